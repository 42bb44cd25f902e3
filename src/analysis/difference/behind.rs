//! The decisions of a run, backwards.

use super::decision::{Decision, Made};
use crate::timeline::{Found, Measure, Moment, Timeline};

/// How many decisions are read from a run at once, at least and at most.
const LEAST_BLOCK: u64 = 1 << 9;
const MOST_BLOCK: u64 = 1 << 14;

/// The decisions of a run before some step, the latest first.
pub(super) struct Behind {
    /// The number of decisions before the block.
    before: u64,
    /// A block of decisions with their steps, the latest last.
    block: Vec<(u64, Decision)>,
    effort: u64,
}

impl Behind {
    pub(super) fn of(moment: &Moment) -> Self {
        Self {
            before: Measure::Changes.of(&moment.counters()),
            block: Vec::new(),
            effort: 0,
        }
    }

    /// The previous decision; `None` if the budget is used up first.
    pub(super) fn next(&mut self, timeline: &Timeline, budget: &mut u64) -> Option<Made> {
        if self.block.is_empty() && self.before > 0 {
            if *budget == 0 {
                return None;
            }
            let effort = self.fill(timeline);
            self.effort += effort;
            *budget = budget.saturating_sub(effort);
        }
        Some(match self.block.last() {
            Some(&(step, decision)) => Made {
                step,
                decision: Some(decision),
            },
            None => Made {
                step: 0,
                decision: None,
            },
        })
    }

    /// Moves past the decision.
    pub(super) fn pass(&mut self) {
        self.block.pop();
    }

    pub(super) const fn effort(&self) -> u64 {
        self.effort
    }

    /// Reads a block of decisions, large enough to be worth the seek. Returns the number of steps
    /// that took.
    fn fill(&mut self, timeline: &Timeline) -> u64 {
        let count = (timeline.spacing() / 8).clamp(LEAST_BLOCK, MOST_BLOCK);
        let first = self.before.saturating_sub(count);
        let start = match timeline.first_reaching(Measure::Changes, first) {
            Found::At(step) => step,
            Found::NotYet | Found::Never => unreachable!("moments are explored"),
        };
        let mut walk = timeline.walk(start);
        while self.block.len() as u64 != self.before - first {
            let Some(event) = walk.next() else {
                unreachable!("every decision before a moment is explored");
            };
            self.block
                .extend(Decision::of(event).map(|decision| (walk.step(), decision)));
        }
        self.before = first;
        walk.effort() + 2 * timeline.spacing().min(start)
    }
}
