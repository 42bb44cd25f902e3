//! Where a program differs from a strategy.

use crate::puzzle::{Problem, Value};
use crate::recording::{Recording, Replay};
use crate::solver::{Counters, Event, EventKind, Goal, Machine, Solver, Spot, Strategy};
use std::sync::Arc;

/// The first difference between a program and a strategy. A side has no event where it has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProgramDifference {
    /// The step of the program, from 1.
    pub step: u64,
    /// What the program does there.
    pub event: Option<Event>,
    /// The step of the strategy, from 1.
    pub other_step: u64,
    /// What the strategy does there.
    pub other: Option<Event>,
}

/// Compares a program with a strategy event by event, in slices.
///
/// Selections, refusals and sweeps that one side never reports are left out on both, and who forbids a
/// value is not compared.
pub struct ProgramComparison {
    recording: Arc<Recording>,
    problem: Arc<Problem>,
    replay: Replay,
    solver: Box<Solver>,
    /// Copies of both sides that run ahead, to find out which kinds of events they report.
    ahead: Option<(Replay, Box<Solver>)>,
    left_out: Vec<EventKind>,
}

/// The kinds that a program need not report.
const OPTIONAL_KINDS: [EventKind; 3] = [EventKind::Select, EventKind::Conflict, EventKind::Sweep];

impl ProgramComparison {
    /// A comparison with this strategy and goal; `None` if the recording has no board.
    pub fn new(recording: Arc<Recording>, strategy: Strategy, goal: Goal) -> Option<Self> {
        let problem = Arc::clone(recording.problem()?);
        let replay = Replay::new(&problem);
        let solver = Box::new(Solver::new(&problem, strategy, goal));
        Some(Self {
            ahead: Some((replay.clone(), solver.clone())),
            recording,
            problem,
            replay,
            solver,
            left_out: Vec::new(),
        })
    }

    /// Compares about `budget` steps. Returns the result once it is known: `None` inside if both do the
    /// same to the end.
    pub fn advance(&mut self, budget: u64) -> Option<Option<ProgramDifference>> {
        if let Some((replay, solver)) = &mut self.ahead {
            // The strategy takes no more steps than the program.
            let read = replay.advance(&self.recording, budget);
            solver.advance(&self.problem, read);
            if read < budget {
                let never = |counters: Counters, kind| counters.of(kind) == 0;
                let sides = [replay.counters(), solver.counters()];
                let optional = OPTIONAL_KINDS.into_iter();
                let left_out = optional.filter(|kind| sides.iter().any(|c| never(*c, *kind)));
                self.left_out = left_out.collect();
                self.ahead = None;
            }
            return None;
        }
        for _ in 0..budget {
            let own = next(&self.left_out, || self.replay.step(&self.recording));
            let other = next(&self.left_out, || self.solver.step(&self.problem));
            let is_unwinding = other.is_none() && self.solver.counters().solutions > 0;
            match (own.map(essence), other.map(essence)) {
                (None, None) => return Some(None),
                // Once the goal is met, unwinding is no work.
                (Some((EventKind::Backtrack, ..)), None) if is_unwinding => {}
                (own, other) if own == other => {}
                _ => {
                    return Some(Some(ProgramDifference {
                        step: self.replay.counters().steps + u64::from(own.is_none()),
                        event: own,
                        other_step: self.solver.counters().steps + u64::from(other.is_none()),
                        other,
                    }));
                }
            }
        }
        None
    }
}

/// The next event of a side that is compared. The end of a search is no event of its own.
fn next(left_out: &[EventKind], mut step: impl FnMut() -> Option<Event>) -> Option<Event> {
    loop {
        let event = step()?;
        if !left_out.contains(&event.kind()) && event != Event::Exhausted {
            return Some(event);
        }
    }
}

/// What is compared of an event.
fn essence(event: Event) -> (EventKind, Option<Spot>, Option<Value>) {
    let spot = match event {
        Event::Deduce { cell, .. } => Some(Spot::Cell(cell)),
        _ => event.spot(),
    };
    (event.kind(), spot, event.value())
}
