//! What is worked out while the viewer looks on: one queue of jobs that can be resumed, a slice at a time.
//!
//! Whoever has a clock says how many slices there are. A slice takes a fraction of a millisecond, so that
//! a key is answered between two of them.

pub(super) mod difference;
pub mod doom;
pub(super) mod explore;
pub mod heat;
pub(super) mod pace;
pub mod tree;

use difference::Looking;
use heat::HeatSpan;

/// What of the runs somebody is looking at: it is worked out, anything else is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watch {
    /// How often cells were written.
    pub heat: Option<HeatSpan>,
    /// From where on a board can no longer be completed.
    pub doom: bool,
    /// The search trees, or what their subtrees cost.
    pub trees: bool,
    /// The puzzle that is being written.
    pub editor: bool,
}

/// A kind of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Job {
    Explore,
    Difference,
    Trees,
    Doom,
    Heat,
    Editor,
}

impl Job {
    const ALL: [Self; 6] = [
        Self::Explore,
        Self::Difference,
        Self::Trees,
        Self::Doom,
        Self::Heat,
        Self::Editor,
    ];
}

/// What is wanted, and whose turn it is.
pub struct Work {
    /// Whether runs are being explored.
    pub(super) is_exploring: bool,
    /// How often the viewer has asked for more exploration.
    pub(super) extensions: u64,
    pub(super) watch: Watch,
    /// The difference that is looked for.
    pub(super) looking: Option<Looking>,
    turn: usize,
}

impl Default for Work {
    fn default() -> Self {
        Self {
            is_exploring: true,
            extensions: 0,
            watch: Watch::default(),
            looking: None,
            turn: 0,
        }
    }
}

impl Work {
    /// The next job in turn for which there is something to do.
    pub(super) fn next(&mut self, is_open: impl Fn(&Self, Job) -> bool) -> Option<Job> {
        let order = (0..Job::ALL.len()).map(|n| (self.turn + n) % Job::ALL.len());
        let next = order.into_iter().find(|n| is_open(self, Job::ALL[*n]))?;
        self.turn = next + 1;
        Some(Job::ALL[next])
    }

    /// Whether there is something to do.
    pub(super) fn is_open(&self, is_open: impl Fn(&Self, Job) -> bool) -> bool {
        Job::ALL.into_iter().any(|job| is_open(self, job))
    }
}
