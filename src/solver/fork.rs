//! Carrying out a plan: where it forks, another choice is made, or another machine goes on.

use super::at_once;
use super::domains;
use super::event::{Event, Spot};
use super::frame::Frame;
use super::grid::Grid;
use super::houses::{General, Houses};
use super::plan::{Alternative, Fork, ForkError, NO_FORK, Plan};
use super::related::Related;
use super::run::{Algorithm, Solver};
use super::strategy::{Search, Strategy};
use super::tested;
use crate::puzzle::{Problem, Topology};

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
        at_once::forget(&mut self.state);
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
        let state = &mut self.state;
        match (fork.alternative, &mut self.algorithm) {
            (Alternative::Strategy(strategy), _) => {
                self.go_on_under(strategy, problem, houses);
                None
            }
            (Alternative::Select(at), Algorithm::Domains(domains)) => {
                Some(domains.open(state, houses, at))
            }
            (
                Alternative::Select(Spot::Cell(cell)),
                Algorithm::Tested(tested) | Algorithm::Related(Related { tested, .. }),
            ) => {
                tested.phase = tested::Phase::Test;
                Some(tested.rules.open(state, houses, cell))
            }
            (Alternative::Try(cell, value), Algorithm::Domains(domains)) => {
                state.stack.top_mut().take(cell, value, &houses);
                Some(domains.place(state, houses, cell, value))
            }
            (Alternative::Try(cell, value), Algorithm::Tested(tested)) => {
                state.stack.top_mut().take(cell, value, &houses);
                Some(tested.test_value(state, houses, value.bit()))
            }
            (Alternative::Try(cell, value), Algorithm::Related(related)) => {
                state.stack.top_mut().take(cell, value, &houses);
                Some(related.test_value(state, houses, value.bit()))
            }
            (
                Alternative::Select(Spot::Places(..)),
                Algorithm::Tested(_) | Algorithm::Related(_),
            )
            | (Alternative::Select(_) | Alternative::Try(..), Algorithm::Sweep(_))
            | (
                Alternative::Select(_) | Alternative::Try(..),
                Algorithm::Blaming(_) | Algorithm::Learning(_) | Algorithm::Way(_),
            ) => None,
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
        if problem.topology().way().is_some() {
            return Err(ForkError::Way);
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
                            && self.state.grid.missing(house.index()) & value.bit() != 0
                    }
                };
                is_open && matches!(next, Event::Select { at: other, .. } if other != at)
            }
            Alternative::Try(cell, value) => {
                let option = (cell, value);
                let is_other = match next {
                    Event::Place { cell, value }
                    | Event::Conflict { cell, value, .. }
                    | Event::Broken { cell, value, .. } => (cell, value) != option,
                    _ => false,
                };
                let choices = self.choices(problem);
                is_other
                    && choices
                        .last()
                        .is_some_and(|choice| choice.untried.contains(&option))
            }
            Alternative::Strategy(strategy) => {
                if !self.can_go_on_under(strategy, problem.topology()) {
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
    fn can_go_on_under(&self, strategy: Strategy, board: &Topology) -> bool {
        let is_search = |strategy| matches!(strategy, Strategy::Search(_));
        let is_plain = || {
            let is_cell = |frame: Frame| matches!(frame.at(), Spot::Cell(_));
            self.state.stack.trail().is_empty() && self.state.stack.frames().all(is_cell)
        };
        // Neither the strategy so far, nor the one it would go on with anyway.
        ![self.strategy, self.next_strategy()].contains(&strategy)
            && is_search(strategy)
            && is_search(self.strategy)
            && !strategy.blames()
            && strategy.check_board(board).is_ok()
            && (strategy.keeps_domains() || is_plain())
    }

    /// Hands the open choice points over to another strategy.
    fn go_on_under(&mut self, strategy: Strategy, problem: &Problem, houses: impl Houses) {
        let placements = self.state.counters.placements;
        match (self.strategy.keeps_domains(), strategy.keeps_domains()) {
            (false, true) => {
                self.keep_candidates_only(problem);
                self.tested = self.tested.wrapping_add(placements);
            }
            (true, false) => self.tested = self.tested.wrapping_sub(placements),
            (false, false) | (true, true) => {}
        }
        self.strategy = strategy;
        let (Some(point), Strategy::Search(search)) = (self.algorithm.point(), strategy) else {
            return;
        };
        self.algorithm = match strategy.keeps_domains() {
            true => Algorithm::domains(search, point.of_domains(search), &self.state, houses),
            false => Algorithm::tested(search, point.of_tested(), &self.state, houses),
        };
    }

    /// Removes the options of every open choice point that were forbidden by a peer at the time.
    fn keep_candidates_only(&mut self, problem: &Problem) {
        let houses = General(problem.topology());
        let mut grid = Grid::new(problem);
        for index in 0..self.state.stack.len() {
            let frame = self.state.stack.frame_mut(index);
            if let Spot::Cell(cell) = frame.at() {
                frame.set_untried(frame.untried() & grid.domain(houses, cell));
            }
            if let Some((cell, value)) = frame.guess() {
                grid.write(houses, cell, value);
            }
        }
    }
}

/// Where a search with choice points stands, whatever its machine.
#[derive(Clone, Copy)]
enum Point {
    /// It goes deeper: it chooses what is decided next.
    Deeper,
    /// It tries the next option of the latest choice point.
    NextOption,
    /// The latest choice point has no options.
    Stuck,
    /// It takes back the latest guess.
    Back,
    Exhausted,
    Ended,
}

impl Point {
    const fn of_tested(self) -> tested::Phase {
        match self {
            Self::Deeper => tested::Phase::Open,
            Self::NextOption | Self::Stuck => tested::Phase::Test,
            Self::Back => tested::Phase::TakeBack,
            Self::Exhausted => tested::Phase::Exhaust,
            Self::Ended => tested::Phase::Ended,
        }
    }

    const fn of_domains(self, search: Search) -> domains::Phase {
        match self {
            Self::Deeper => domains::Phase::after_writing(search),
            Self::NextOption => domains::Phase::Try,
            Self::Stuck => domains::Phase::Stuck,
            Self::Back => domains::Phase::TakeBack,
            Self::Exhausted => domains::Phase::Exhaust,
            Self::Ended => domains::Phase::Ended,
        }
    }
}

impl Algorithm {
    /// Where it stands; `None` for those that no other machine takes over from.
    const fn point(&self) -> Option<Point> {
        match self {
            Self::Tested(tested) | Self::Related(Related { tested, .. }) => {
                Some(match tested.phase {
                    tested::Phase::Open => Point::Deeper,
                    tested::Phase::Test => Point::NextOption,
                    tested::Phase::TakeBack => Point::Back,
                    tested::Phase::Exhaust => Point::Exhausted,
                    tested::Phase::Ended => Point::Ended,
                })
            }
            Self::Domains(domains) => Some(match domains.phase {
                domains::Phase::Look | domains::Phase::Choose => Point::Deeper,
                domains::Phase::Try => Point::NextOption,
                domains::Phase::Stuck => Point::Stuck,
                domains::Phase::TakeBack => Point::Back,
                domains::Phase::Exhaust => Point::Exhausted,
                domains::Phase::Ended => Point::Ended,
            }),
            Self::Blaming(_) | Self::Learning(_) | Self::Sweep(_) | Self::Way(_) => None,
        }
    }
}
