//! The machine under a timeline, whichever it is, and what it works on.

use crate::puzzle::{Cell, Problem, Value};
use crate::recording::{Recording, Replay};
use crate::solver::{Choice, Counters, DepthRange, Event, Machine, Plan, Solver, Strategy};
use std::sync::Arc;

/// What a run is made of: a problem that is searched by a plan, or a recording.
#[derive(Clone)]
pub enum Source {
    /// A search.
    Search(Arc<Problem>, Plan),
    /// What another program printed about a problem.
    Recording(Arc<Problem>, Arc<Recording>),
}

/// A run after some step.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "a search has no heap memory")]
pub enum State {
    /// A search.
    Search(Solver),
    /// The replay of a recording.
    Replay(Replay),
}

impl Source {
    /// The problem.
    pub fn problem(&self) -> &Arc<Problem> {
        match self {
            Self::Search(problem, _) | Self::Recording(problem, _) => problem,
        }
    }

    /// The plan of the run. A recording that names no strategy is taken as a naive search: nothing
    /// is known of its candidates.
    pub fn plan(&self) -> Plan {
        match self {
            Self::Search(_, plan) => *plan,
            Self::Recording(_, recording) => {
                let strategy = recording.strategy().unwrap_or(Strategy::NAIVE);
                Plan::new(strategy, recording.goal())
            }
        }
    }

    /// The recording, if it is one.
    pub const fn recording(&self) -> Option<&Arc<Recording>> {
        match self {
            Self::Search(..) => None,
            Self::Recording(_, recording) => Some(recording),
        }
    }

    /// The run before its first step.
    pub fn start(&self) -> State {
        match self {
            Self::Search(problem, plan) => State::Search(Solver::of(problem, *plan)),
            Self::Recording(problem, _) => State::Replay(Replay::new(problem)),
        }
    }

    /// The bytes that a state is packed into.
    pub(super) fn packed_size(&self) -> usize {
        match self {
            Self::Search(problem, plan) => Solver::packed_size(problem, plan),
            Self::Recording(problem, _) => Replay::packed_size(problem),
        }
    }

    /// The counters of a packed state.
    pub(super) fn packed_counters(&self, bytes: &[u8]) -> Counters {
        match self {
            Self::Search(_, plan) => Solver::packed_counters(bytes, plan),
            Self::Recording(..) => Replay::packed_counters(bytes),
        }
    }
}

/// Does the same with either machine. A state always belongs to a source of its kind.
macro_rules! with_machine {
    ($state:expr, $source:expr, |$machine:ident, $of:ident| $work:expr) => {
        match ($state, $source) {
            (State::Search($machine), Source::Search($of, _)) => $work,
            (State::Replay($machine), Source::Recording(_, $of)) => $work,
            (State::Search(_), Source::Recording(..)) | (State::Replay(_), Source::Search(..)) => {
                unreachable!("a state is of its source")
            }
        }
    };
}

/// Does the same with either machine.
macro_rules! machine {
    ($state:expr, |$machine:ident| $work:expr) => {
        match $state {
            State::Search($machine) => $work,
            State::Replay($machine) => $work,
        }
    };
}

impl State {
    /// The search; `None` of a replay.
    pub const fn solver(&self) -> Option<&Solver> {
        match self {
            Self::Search(solver) => Some(solver),
            Self::Replay(_) => None,
        }
    }

    /// Unpacks what [`Machine::pack`] wrote of another state of the same run.
    pub(super) fn unpack(&self, source: &Source, bytes: &[u8]) -> Self {
        match (self, source) {
            (Self::Search(solver), Source::Search(problem, plan)) => {
                Self::Search(solver.unpack(problem, *plan, bytes))
            }
            (_, source) => Self::Replay(Replay::unpack(source.problem(), bytes)),
        }
    }

    /// The counters so far.
    pub fn counters(&self) -> Counters {
        machine!(self, |machine| machine.counters())
    }

    /// The same run continued with the plan of a branch, which has the same forks so far.
    pub(super) fn with_plan(self, plan: Plan) -> Self {
        match self {
            Self::Search(solver) => Self::Search(solver.with_plan(plan)),
            Self::Replay(_) => self,
        }
    }
}

impl Machine for State {
    type Source = Source;

    #[inline(always)]
    fn step(&mut self, source: &Source) -> Option<Event> {
        with_machine!(self, source, |machine, of| Machine::step(machine, of))
    }

    fn advance(&mut self, source: &Source, steps: u64) -> u64 {
        with_machine!(self, source, |machine, of| Machine::advance(
            machine, of, steps
        ))
    }

    fn has_ended(&self, source: &Source) -> bool {
        with_machine!(self, source, |machine, of| Machine::has_ended(machine, of))
    }

    fn counters(&self) -> Counters {
        self.counters()
    }

    fn depths(&self) -> DepthRange {
        machine!(self, |machine| machine.depths())
    }

    fn take_depths(&mut self) -> DepthRange {
        machine!(self, |machine| machine.take_depths())
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        machine!(self, |machine| machine.value(cell))
    }

    fn deduced_cells(&self) -> Vec<Cell> {
        machine!(self, |machine| Machine::deduced_cells(machine))
    }

    fn choices(&self, source: &Source) -> Vec<Choice> {
        with_machine!(self, source, |machine, of| Machine::choices(machine, of))
    }

    fn pack(&self, bytes: &mut [u8]) {
        machine!(self, |machine| machine.pack(bytes));
    }
}
