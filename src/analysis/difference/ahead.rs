//! The next decisions of a search.

use super::decision::{Decision, Made};
use crate::puzzle::Problem;
use crate::solver::Solver;
use crate::timeline::Moment;
use std::sync::Arc;

/// A search that continues from one decision to the next.
pub(super) struct Ahead {
    problem: Arc<Problem>,
    solver: Solver,
    start: u64,
    step: u64,
    made: Option<Made>,
}

impl Ahead {
    pub(super) fn of(moment: &Moment) -> Self {
        Self {
            problem: Arc::clone(moment.problem()),
            solver: moment.solver().clone(),
            start: moment.step(),
            step: moment.step(),
            made: None,
        }
    }

    /// The next decision; `None` if the budget is used up first.
    pub(super) fn next(&mut self, budget: &mut u64) -> Option<Made> {
        while self.made.is_none() && *budget > 0 {
            *budget -= 1;
            let decision = match self.solver.step(&self.problem) {
                Some(event) => {
                    self.step += 1;
                    let Some(decision) = Decision::of(event) else {
                        continue;
                    };
                    Some(decision)
                }
                None => None,
            };
            self.made = Some(Made {
                step: self.step,
                decision,
            });
        }
        self.made
    }

    /// Moves past the decision.
    pub(super) fn pass(&mut self) {
        self.made = None;
    }

    pub(super) const fn effort(&self) -> u64 {
        self.step - self.start
    }
}
