//! Where a run leaves the way of its strategy: at a step another choice, or another strategy, is taken.

use super::event::{Event, Spot};
use super::frame::Frame;
use super::{Goal, Phase, Solver, Strategy, options};
use crate::puzzle::{Cell, Problem, Value};

/// How often a run can be turned aside.
pub const MOST_FORKS: usize = 4;

/// What is done after a step instead of what the strategy would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Turn {
    /// This is decided next. Where it comes after what the strategy would take, nothing is lost: that is
    /// decided later.
    Select(Spot),
    /// This option of the open choice point is tried next; those before it keep their order.
    Try(Cell, Value),
    /// The search goes on under another strategy, with the choice points that are open.
    Strategy(Strategy),
}

/// A turn, and the step after which it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Fork {
    /// How many steps lie before it.
    pub step: u64,
    /// What is done then.
    pub turn: Turn,
}

/// All that a run follows from, but for its problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Plan {
    /// How the puzzle is attacked, until a turn changes that.
    pub strategy: Strategy,
    /// When enough has been found.
    pub goal: Goal,
    forks: [Option<Fork>; MOST_FORKS],
}

/// Why a run cannot be turned so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForkError {
    /// Nothing is chosen at this step, or not this.
    NotChosen,
    /// The strategy cannot take over what stands on the board.
    CannotTakeOver(Strategy),
    /// It has been turned often enough.
    TooMany,
}

impl Plan {
    /// The run that a strategy makes by itself.
    pub const fn new(strategy: Strategy, goal: Goal) -> Self {
        Self {
            strategy,
            goal,
            forks: [None; MOST_FORKS],
        }
    }

    /// The turns, in the order of their steps.
    pub fn forks(&self) -> impl DoubleEndedIterator<Item = Fork> + '_ {
        self.forks.iter().flatten().copied()
    }

    /// The step at which it leaves another run; nothing if it is no branch of that one.
    pub fn leaves(&self, other: &Self) -> Option<u64> {
        let step = self.forks().last()?.step;
        let mut before = *self;
        *before.forks.iter_mut().rfind(|fork| fork.is_some())? = None;
        (before == *other).then_some(step)
    }

    /// Whether it is turned aside anywhere.
    pub const fn is_forked(&self) -> bool {
        self.forks[0].is_some()
    }

    /// The strategy after so many turns.
    pub(super) fn strategy_after(&self, taken: usize) -> Strategy {
        let turned = self.forks().take(taken).filter_map(|fork| match fork.turn {
            Turn::Strategy(strategy) => Some(strategy),
            Turn::Select(_) | Turn::Try(..) => None,
        });
        turned.last().unwrap_or(self.strategy)
    }

    /// The strategy after the last turn: what the run is called by. What is shown of a step asks the
    /// moment, which knows the strategy of that step.
    pub fn last_strategy(&self) -> Strategy {
        self.strategy_after(MOST_FORKS)
    }

    /// The same with one turn more, and without those that would come then or later.
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
    /// What this run follows from.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The same search on its way by another plan, which has the same turns up to here.
    pub(crate) fn with_plan(mut self, plan: Plan) -> Self {
        self.plan = plan;
        self.look_for_turn();
        self
    }

    /// Whether a turn lies ahead.
    #[inline(always)]
    pub(super) fn has_turn_ahead(&self) -> bool {
        self.next_turn != NO_TURN
    }

    /// How the next step is taken: as [`strategy`](Self::strategy) says, unless a turn is due that
    /// changes that.
    pub fn next_strategy(&self) -> Strategy {
        if self.has_turn_ahead() && self.counters().steps == self.next_turn {
            self.plan.strategy_after(usize::from(self.turns) + 1)
        } else {
            self.strategy
        }
    }

    /// How many steps can be taken before the next turn, of so many.
    pub(super) fn before_turn(&self, steps: u64) -> u64 {
        if self.has_turn_ahead() {
            steps.min(self.next_turn - self.counters().steps)
        } else {
            steps
        }
    }

    /// Finds the next turn among those of the plan.
    pub(super) fn look_for_turn(&mut self) {
        let next = self
            .plan
            .forks
            .get(usize::from(self.turns))
            .copied()
            .flatten();
        self.next_turn = next.map_or(NO_TURN, |fork| fork.step);
    }

    /// Takes the turn that is due now, if there is one; says what it did unless that is left to the
    /// next step.
    #[cold]
    pub(super) fn take_turn(&mut self, problem: &Problem) -> Option<Event> {
        if self.counters().steps != self.next_turn {
            return None;
        }
        let fork = self.plan.forks[usize::from(self.turns)]?;
        self.turns += 1;
        self.look_for_turn();
        match (fork.turn, self.strategy) {
            (Turn::Select(at), Strategy::Search(search)) => Some(self.open_at(search, problem, at)),
            (Turn::Try(cell, value), Strategy::Search(search)) => {
                Some(self.try_option(search, problem, cell, value))
            }
            (Turn::Strategy(strategy), _) => {
                self.go_on_under(strategy, problem);
                None
            }
            (Turn::Select(_) | Turn::Try(..), Strategy::Sweep) => None,
        }
    }

    /// The plan of the run that is turned here.
    ///
    /// # Errors
    /// When nothing like it is chosen here, or the strategy cannot take over.
    pub fn turned(&self, problem: &Problem, turn: Turn) -> Result<Plan, ForkError> {
        let mut ahead = self.clone();
        let Some(next) = ahead.step(problem) else {
            return Err(ForkError::NotChosen);
        };
        let is_possible = match turn {
            Turn::Select(at) => {
                let is_open = match at {
                    Spot::Cell(cell) => self.value(cell).is_none(),
                    Spot::Places(house, value) => {
                        self.strategy.keeps_domains()
                            && self.grid.used(house.index()) & value.bit() == 0
                    }
                };
                is_open && matches!(next, Event::Select { at: other, .. } if other != at)
            }
            Turn::Try(cell, value) => {
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
            Turn::Strategy(strategy) => {
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
        self.plan.with(Fork { step, turn })
    }

    /// Whether another strategy can go on from here. A sweep makes no choices; rules know of cells
    /// alone, and of nothing deduced.
    fn can_go_on_under(&self, strategy: Strategy) -> bool {
        let is_search = |strategy| matches!(strategy, Strategy::Search(_));
        let is_plain = || {
            let is_cell = |frame: &Frame| matches!(frame.at(), Spot::Cell(_));
            self.stack.trail().is_empty() && self.stack.frames().all(is_cell)
        };
        // Neither as it went so far, nor as it would go on anyway.
        ![self.strategy, self.next_strategy()].contains(&strategy)
            && is_search(strategy)
            && is_search(self.strategy)
            && (strategy.keeps_domains() || is_plain())
    }

    /// Hands the open choice points over to another strategy.
    fn go_on_under(&mut self, strategy: Strategy, problem: &Problem) {
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
            | (phase @ (Phase::Sweep | Phase::Pass), _) => phase,
        };
        self.derive(problem.topology());
    }

    /// Takes what a peer forbids from the options of every open choice point, as the board was then.
    fn keep_candidates_only(&mut self, problem: &Problem) {
        let topology = problem.topology();
        let mut grid = super::Grid::new(problem);
        for index in 0..self.stack.len() {
            let frame = self.stack.frame_mut(index);
            if let Spot::Cell(cell) = frame.at() {
                frame.set_untried(frame.untried() & grid.domain(topology, cell));
            }
            if let Some((cell, value)) = frame.guess() {
                grid.write(topology, cell, value);
            }
        }
    }

    /// Opens a choice point here.
    pub(super) fn open_at(&mut self, search: super::Search, problem: &Problem, at: Spot) -> Event {
        let topology = problem.topology();
        let options = options(search, &self.grid, topology, at);
        self.stack.push(Frame::open(at, options));
        self.counters.selects += 1;
        self.phase = if !search.check().keeps_domains() {
            self.derive(topology);
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
        problem: &Problem,
        cell: Cell,
        value: Value,
    ) -> Event {
        let topology = problem.topology();
        self.stack.top_mut().take(cell, value, topology);
        if search.check().keeps_domains() {
            self.place(search, topology, cell, value)
        } else {
            self.test(problem, value.bit())
        }
    }
}

/// In place of a step: no turn lies ahead.
pub(super) const NO_TURN: u64 = u64::MAX;
