//! What determines a run: its strategy, its goal and its forks, the steps after which it departs from
//! the strategy, with another choice or another strategy.

use super::event::Spot;
use super::strategy::{Goal, Strategy};
use crate::puzzle::{Cell, Value};

/// Stands for a step: there is no fork ahead.
pub(super) const NO_FORK: u64 = u64::MAX;

/// The most forks of a run.
pub const MOST_FORKS: usize = 4;

/// What is done after a step instead of what the strategy would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Alternative {
    /// Decide this next. If it comes before what the strategy would choose, nothing is lost: that
    /// is decided later.
    Select(Spot),
    /// Try this option of the open choice point next; those before it keep their order.
    Try(Cell, Value),
    /// Go on under another strategy, keeping the open choice points.
    Strategy(Strategy),
}

/// A step of a run, and what is done differently after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Fork {
    /// The number of steps before it.
    pub step: u64,
    /// What is done differently.
    pub alternative: Alternative,
}

/// What determines a run, apart from its problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Plan {
    /// The strategy up to the first fork that changes it.
    pub strategy: Strategy,
    /// The goal.
    pub goal: Goal,
    pub(super) forks: [Option<Fork>; MOST_FORKS],
}

/// Why a run cannot be forked like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForkError {
    /// Nothing is chosen at this step, or this is not among the options.
    NotChosen,
    /// The strategy cannot take over the current state.
    CannotTakeOver(Strategy),
    /// The run blames guesses: its jumps rely on the usual order, and no other strategy knows them.
    Blames,
    /// On a way, the moves follow from the square where it ends.
    Way,
    /// The run is a recording: what its program would do is not known.
    Recorded,
    /// It has too many forks already.
    TooMany,
}

impl Plan {
    /// A run without forks.
    pub const fn new(strategy: Strategy, goal: Goal) -> Self {
        Self {
            strategy,
            goal,
            forks: [None; MOST_FORKS],
        }
    }

    /// The forks, in order.
    pub fn forks(&self) -> impl DoubleEndedIterator<Item = Fork> + '_ {
        self.forks.iter().flatten().copied()
    }

    /// The step at which it branches off another run; `None` if it is not a branch of that one.
    pub fn leaves(&self, other: Self) -> Option<u64> {
        let step = self.forks().last()?.step;
        let mut before = *self;
        *before.forks.iter_mut().rfind(|fork| fork.is_some())? = None;
        (before == other).then_some(step)
    }

    /// Whether it has any forks.
    pub const fn is_forked(&self) -> bool {
        self.forks[0].is_some()
    }

    /// The strategy after this many forks.
    pub(super) fn strategy_after(&self, taken: usize) -> Strategy {
        let forked_plan = self
            .forks()
            .take(taken)
            .filter_map(|fork| match fork.alternative {
                Alternative::Strategy(strategy) => Some(strategy),
                Alternative::Select(_) | Alternative::Try(..) => None,
            });
        forked_plan.last().unwrap_or(self.strategy)
    }

    /// The strategy after the last fork, which the run is named after. For a single step ask the
    /// moment, which knows the strategy in force there.
    pub fn last_strategy(&self) -> Strategy {
        self.strategy_after(MOST_FORKS)
    }

    /// The plan with one more fork, and without the forks at or after its step.
    pub(super) fn with(&self, fork: Fork) -> Result<Self, ForkError> {
        let mut plan = Self::new(self.strategy, self.goal);
        let kept = self.forks().filter(|known| known.step < fork.step);
        for (index, fork) in kept.chain([fork]).enumerate() {
            *plan.forks.get_mut(index).ok_or(ForkError::TooMany)? = Some(fork);
        }
        Ok(plan)
    }
}
