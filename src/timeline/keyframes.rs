//! Packed states at equal distances, in bounded memory.

use super::state::{Source, State};
use crate::solver::{DepthRange, Machine};

/// The memory limit of a run's keyframes: 4 MiB.
pub const KEYFRAME_BYTES: usize = 4 << 20;
/// The initial distance of keyframes, in steps.
const FIRST_SPACING: u64 = 64;

/// Packed states at every multiple of the spacing.
#[derive(Clone)]
pub(super) struct Keyframes {
    pub(super) spacing: u64,
    /// The size of a packed state in bytes.
    stride: usize,
    packed: Vec<u8>,
    /// For each keyframe, the depths since the one before.
    pub(super) depths: Vec<DepthRange>,
}

impl Keyframes {
    pub(super) fn new(source: &Source) -> Self {
        Self {
            spacing: FIRST_SPACING,
            stride: source.packed_size(),
            packed: Vec::new(),
            depths: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.depths.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.packed.capacity() + self.depths.capacity() * size_of::<DepthRange>()
    }

    /// The step of the next keyframe.
    pub(super) fn next_step(&self) -> u64 {
        self.len() as u64 * self.spacing
    }

    pub(super) fn step(&self, index: usize) -> u64 {
        index as u64 * self.spacing
    }

    /// The last keyframe at or before a step.
    pub(super) fn index_before(&self, step: u64) -> usize {
        usize::try_from(step / self.spacing).map_or(self.len() - 1, |i| i.min(self.len() - 1))
    }

    pub(super) fn packed(&self, index: usize) -> &[u8] {
        &self.packed[index * self.stride..][..self.stride]
    }

    /// The depths from just before one keyframe to another.
    pub(super) fn depths_over(&self, first: usize, last: usize) -> DepthRange {
        let depths = self.depths[first..=last].iter().copied();
        depths.fold(self.depths[last], DepthRange::with)
    }

    /// The keyframes of a branch, up to a step that both runs have in common.
    pub(super) fn forked(&self, of: &State, own: &Source, branch: &Source, step: u64) -> Self {
        let mut forked = Self::new(branch);
        forked.spacing = self.spacing;
        let mut depths: Option<DepthRange> = None;
        for index in 0..=self.index_before(step) {
            let here = self.depths[index];
            let since = depths.map_or(here, |depths| depths.with(here));
            // They are larger, and so may be farther apart.
            if self.step(index) == forked.next_step() {
                let state = of.unpack(own, self.packed(index));
                forked.push(&state.with_plan(branch.plan()), since);
                depths = None;
            } else {
                depths = Some(since);
            }
        }
        forked
    }

    /// Keeps the state, which must be at [`next_step`](Self::next_step).
    pub(super) fn push(&mut self, state: &State, depths: DepthRange) {
        // An odd number, so that the last keyframe stays when every other one is dropped.
        let capacity = (KEYFRAME_BYTES / (self.stride + size_of::<DepthRange>()) - 1) | 1;
        if self.packed.is_empty() {
            self.packed.reserve_exact(64 * self.stride);
        } else if self.packed.len() == self.packed.capacity() {
            // Grown manually, so that the capacity never exceeds the limit.
            let more = (capacity - self.len()).min(self.len());
            self.packed.reserve_exact(more * self.stride);
            self.depths.reserve_exact(more);
        }
        let end = self.packed.len();
        self.packed.resize(end + self.stride, 0);
        state.pack(&mut self.packed[end..]);
        self.depths.push(depths);
        if self.len() == capacity {
            self.drop_every_other();
        }
    }

    fn drop_every_other(&mut self) {
        let kept = self.len().div_ceil(2);
        for index in 1..kept {
            let from = 2 * index * self.stride;
            self.packed
                .copy_within(from..from + self.stride, index * self.stride);
            self.depths[index] = self.depths_over(2 * index - 1, 2 * index);
        }
        self.packed.truncate(kept * self.stride);
        self.depths.truncate(kept);
        self.spacing *= 2;
    }
}
