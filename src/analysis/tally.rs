//! Counting along a run, in slices, up to any step.

use crate::timeline::Source;

/// Steps between the first tallies that are kept.
const FIRST_SPACING: u64 = 1 << 12;

/// What is counted along a run, up to some step.
pub trait Tally: Clone {
    /// How many tallies may be kept along a run.
    const KEPT: usize;

    /// Nothing has been counted yet.
    fn new(source: &Source) -> Self;

    /// How many steps have been counted.
    fn step(&self) -> u64;

    /// Counts one more step. Returns whether there was one.
    fn step_on(&mut self, source: &Source) -> bool;
}

/// Counts a run, in slices, up to any step.
///
/// Tallies are kept along the way, so that going back does not start over; when there are too many,
/// every other one is dropped. So memory is bounded, however long the run.
#[derive(Clone)]
pub struct Count<T> {
    source: Source,
    kept: Vec<T>,
    spacing: u64,
    now: T,
}

impl<T: Tally> Count<T> {
    /// An empty count for this run.
    pub fn new(source: Source) -> Self {
        let now = T::new(&source);
        Self {
            source,
            kept: vec![now.clone()],
            spacing: FIRST_SPACING,
            now,
        }
    }

    /// Goes on with a longer version of the run.
    pub fn follow(&mut self, source: Source) {
        self.source = source;
    }

    /// The tally so far.
    pub const fn tally(&self) -> &T {
        &self.now
    }

    /// Counts towards a step by at most `budget` steps. Returns whether it has been reached, or the
    /// end of a shorter run.
    pub fn seek(&mut self, step: u64, budget: u64) -> bool {
        let nearest = self.kept.partition_point(|tally| tally.step() <= step) - 1;
        if self.now.step() > step || self.kept[nearest].step() > self.now.step() {
            self.now = self.kept[nearest].clone();
        }
        for _ in 0..budget.min(step - self.now.step()) {
            if !self.now.step_on(&self.source) {
                return true;
            }
            let now = self.now.step();
            let is_later = self.kept.last().is_some_and(|last| last.step() < now);
            if now.is_multiple_of(self.spacing) && is_later {
                self.keep_now();
            }
        }
        self.now.step() == step
    }

    fn keep_now(&mut self) {
        self.kept.push(self.now.clone());
        if self.kept.len() == T::KEPT {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.kept
                .retain(|tally| tally.step().is_multiple_of(spacing));
        }
    }

    /// How many tallies are kept.
    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.kept.len()
    }
}
