//! Forks: steps after which a run departs from its strategy, with another choice or another
//! strategy.

use super::event::{Event, Spot};
use super::frame::Frame;
use super::houses::{General, Houses};
use super::{Goal, Phase, Solver, Strategy, options};
use crate::puzzle::{Cell, Problem, Value};

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
    forks: [Option<Fork>; MOST_FORKS],
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
    pub fn leaves(&self, other: &Self) -> Option<u64> {
        let step = self.forks().last()?.step;
        let mut before = *self;
        *before.forks.iter_mut().rfind(|fork| fork.is_some())? = None;
        (before == *other).then_some(step)
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
    fn with(&self, fork: Fork) -> Result<Self, ForkError> {
        let mut plan = Self::new(self.strategy, self.goal);
        let kept = self.forks().filter(|known| known.step < fork.step);
        for (index, fork) in kept.chain([fork]).enumerate() {
            *plan.forks.get_mut(index).ok_or(ForkError::TooMany)? = Some(fork);
        }
        Ok(plan)
    }
}

impl Solver {
    /// The plan of this run.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The same search continued with another plan, which has the same forks so far.
    pub(crate) fn with_plan(mut self, plan: Plan) -> Self {
        self.plan = plan;
        self.find_next_fork();
        self
    }

    /// Whether there is a fork ahead.
    #[inline(always)]
    pub(super) fn has_fork_ahead(&self) -> bool {
        self.next_fork != NO_FORK
    }

    /// The strategy of the next step: the [current one](Self::strategy), unless a fork changes it
    /// now.
    pub fn next_strategy(&self) -> Strategy {
        if self.has_fork_ahead() && self.counters().steps == self.next_fork {
            self.plan.strategy_after(usize::from(self.forks_taken) + 1)
        } else {
            self.strategy
        }
    }

    /// At most `steps`, and no more than there are up to the next fork.
    pub(super) fn before_fork(&self, steps: u64) -> u64 {
        if self.has_fork_ahead() {
            steps.min(self.next_fork - self.counters().steps)
        } else {
            steps
        }
    }

    /// Finds the next fork of the plan.
    pub(super) fn find_next_fork(&mut self) {
        let next = self
            .plan
            .forks
            .get(usize::from(self.forks_taken))
            .copied()
            .flatten();
        self.next_fork = next.map_or(NO_FORK, |fork| fork.step);
        self.refuse_nothing_at_once();
    }

    /// Carries out the fork that is due now, if there is one. Returns its event unless that is left
    /// to the next step.
    #[cold]
    pub(super) fn take_fork(&mut self, problem: &Problem, houses: impl Houses) -> Option<Event> {
        if self.counters().steps != self.next_fork {
            return None;
        }
        let fork = self.plan.forks[usize::from(self.forks_taken)]?;
        self.forks_taken += 1;
        self.find_next_fork();
        match (fork.alternative, self.strategy) {
            (Alternative::Select(at), Strategy::Search(search)) => {
                Some(self.open_at(search, houses, at))
            }
            (Alternative::Try(cell, value), Strategy::Search(search)) => {
                Some(self.try_option(search, houses, cell, value))
            }
            (Alternative::Strategy(strategy), _) => {
                self.go_on_under(strategy, problem, houses);
                None
            }
            (Alternative::Select(_) | Alternative::Try(..), Strategy::Sweep) => None,
        }
    }

    /// The plan of a branch that forks here.
    ///
    /// # Errors
    ///
    /// If there is no such option here, or the strategy cannot take over.
    pub fn forked_plan(
        &self,
        problem: &Problem,
        alternative: Alternative,
    ) -> Result<Plan, ForkError> {
        if self.strategy.blames() {
            return Err(ForkError::Blames);
        }
        let mut ahead = self.clone();
        let Some(next) = ahead.step(problem) else {
            return Err(ForkError::NotChosen);
        };
        let is_possible = match alternative {
            Alternative::Select(at) => {
                let is_open = match at {
                    Spot::Cell(cell) => self.value(cell).is_none(),
                    Spot::Places(house, value) => {
                        self.strategy.keeps_domains()
                            && problem.topology().covers(house)
                            && self.grid.missing(house.index()) & value.bit() != 0
                    }
                };
                is_open && matches!(next, Event::Select { at: other, .. } if other != at)
            }
            Alternative::Try(cell, value) => {
                let option = (cell, value);
                let is_other = match next {
                    Event::Place { cell, value } | Event::Conflict { cell, value, .. } => {
                        (cell, value) != option
                    }
                    _ => false,
                };
                let choices = self.choices(problem);
                is_other
                    && choices
                        .last()
                        .is_some_and(|choice| choice.untried.contains(&option))
            }
            Alternative::Strategy(strategy) => {
                if !self.can_go_on_under(strategy) {
                    return Err(ForkError::CannotTakeOver(strategy));
                }
                true
            }
        };
        if !is_possible {
            return Err(ForkError::NotChosen);
        }
        let step = self.counters().steps;
        self.plan.with(Fork { step, alternative })
    }

    /// Whether another strategy can go on from here. A sweep makes no choices; rules only handle
    /// cells, and no deductions.
    fn can_go_on_under(&self, strategy: Strategy) -> bool {
        let is_search = |strategy| matches!(strategy, Strategy::Search(_));
        let is_plain = || {
            let is_cell = |frame: Frame| matches!(frame.at(), Spot::Cell(_));
            self.stack.trail().is_empty() && self.stack.frames().all(is_cell)
        };
        // Neither the strategy so far, nor the one it would go on with anyway.
        ![self.strategy, self.next_strategy()].contains(&strategy)
            && is_search(strategy)
            && is_search(self.strategy)
            && !strategy.blames()
            && (strategy.keeps_domains() || is_plain())
    }

    /// Hands the open choice points over to another strategy.
    fn go_on_under(&mut self, strategy: Strategy, problem: &Problem, houses: impl Houses) {
        let placements = self.counters.placements;
        match (self.strategy.keeps_domains(), strategy.keeps_domains()) {
            (false, true) => {
                self.keep_candidates_only(problem);
                self.tested = self.tested.wrapping_add(placements);
            }
            (true, false) => self.tested = self.tested.wrapping_sub(placements),
            (false, false) | (true, true) => {}
        }
        self.strategy = strategy;
        self.phase = match (self.phase, strategy.keeps_domains()) {
            (Phase::Test | Phase::Try | Phase::Stuck, false) => Phase::Test,
            (Phase::Aim | Phase::Look | Phase::Open, false) => Phase::Aim,
            (Phase::TakeBack | Phase::Retract, false) => Phase::TakeBack,
            (Phase::Test | Phase::Try, true) => Phase::Try,
            (Phase::Aim | Phase::Look | Phase::Open, true) if strategy.check().looks_ahead() => {
                Phase::Look
            }
            (Phase::Aim | Phase::Look | Phase::Open, true) => Phase::Open,
            (Phase::TakeBack | Phase::Retract, true) => Phase::Retract,
            (phase @ (Phase::Stuck | Phase::Exhaust | Phase::Ended), _)
            | (phase @ (Phase::Sweep | Phase::Pass), _)
            | (phase @ (Phase::Approach | Phase::Weigh | Phase::Jump | Phase::Leave), _) => phase,
        };
        self.derive(houses);
    }

    /// Removes the options of every open choice point that were forbidden by a peer at the time.
    fn keep_candidates_only(&mut self, problem: &Problem) {
        let houses = General(problem.topology());
        let mut grid = super::Grid::new(problem);
        for index in 0..self.stack.len() {
            let frame = self.stack.frame_mut(index);
            if let Spot::Cell(cell) = frame.at() {
                frame.set_untried(frame.untried() & grid.domain(houses, cell));
            }
            if let Some((cell, value)) = frame.guess() {
                grid.write(houses, cell, value);
            }
        }
    }

    /// Opens a choice point here.
    pub(super) fn open_at(
        &mut self,
        search: super::Search,
        houses: impl Houses,
        at: Spot,
    ) -> Event {
        let options = options(search, &self.grid, houses, at);
        self.stack.push(Frame::open(at, options));
        self.counters.selects += 1;
        self.phase = if !search.check().keeps_domains() {
            self.derive(houses);
            Phase::Test
        } else if options == 0 {
            Phase::Stuck
        } else {
            Phase::Try
        };
        Event::Select {
            at,
            options: options.count_ones() as u8,
        }
    }

    /// Tries this option of the open choice point.
    fn try_option(
        &mut self,
        search: super::Search,
        houses: impl Houses,
        cell: Cell,
        value: Value,
    ) -> Event {
        self.stack.top_mut().take(cell, value, &houses);
        if search.check().keeps_domains() {
            self.place(search, houses, cell, value)
        } else {
            self.test(houses, value.bit())
        }
    }
}

/// Stands for a step: there is no fork ahead.
pub(super) const NO_FORK: u64 = u64::MAX;
