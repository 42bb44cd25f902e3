//! Where two searches of one puzzle decide differently.

use crate::puzzle::{Cell, Value};
use crate::solver::{Event, EventKind, Machine};
use crate::timeline::{Found, Measure, Moment, State, Timeline};

/// How many decisions are read from a run at once, at least and at most.
const LEAST_BLOCK: u64 = 1 << 9;
const MOST_BLOCK: u64 = 1 << 14;

/// A decision of a search: what it does to the board, by the kind of its event.
///
/// Selections, tests, dead ends and solutions do not change the board and are no decisions:
/// `naive`, which tests values, and `masks`, which knows better, decide alike from beginning to
/// end. A guess and a deduction of the same value are different decisions, as only the guess may be
/// taken back.
pub type Decision = (EventKind, Cell, Value);

/// The decision of an event, if it is one. Decisions are the events counted by
/// [`Measure::Changes`].
pub const fn decision(event: Event) -> Option<Decision> {
    match event {
        Event::Place { cell, value }
        | Event::Deduce { cell, value, .. }
        | Event::Fill { cell, value }
        | Event::Backtrack { cell, value } => Some((event.kind(), cell, value)),
        _ => None,
    }
}

/// Searches, in slices, for the nearest difference before or after two moments.
///
/// Forwards, the first decisions after the two moments are compared, then the second ones, and so
/// on. Backwards, the last decisions up to the moments are compared, then the ones before them, and
/// so on; a pair at which both boards stand already does not count, so that asking again goes on.
/// Where one search has no decision left and the other has, they differ.
///
/// From two starts this finds where the runs part. After that nearly everything differs, unless the
/// boards are brought to moments that belong together, by [alignment](super::alignment) or by hand.
///
/// Memory: two searches forwards, some 1 MiB at most backwards, however long the runs.
pub struct DifferenceSearch {
    sides: [Side; 2],
    /// The next decision of each side to compare, with its step, once it is known. `None` inside
    /// where the side has no decision left.
    next: [Option<(u64, Option<Decision>)>; 2],
    /// The steps at which the boards stand, for which a difference does not count.
    stand: Option<[u64; 2]>,
    found: Found<[u64; 2]>,
}

impl DifferenceSearch {
    /// Searches for the first difference after these moments, one of each run.
    pub fn forwards(moments: [&Moment; 2]) -> Self {
        let ahead = |moment: &Moment| Side::Ahead(Box::new(moment.state().clone()));
        Self {
            sides: moments.map(ahead),
            next: [None; 2],
            stand: None,
            found: Found::NotYet,
        }
    }

    /// Searches for the last difference before these moments, one of each run.
    pub fn backwards(moments: [&Moment; 2]) -> Self {
        let behind = |moment: &Moment| Side::Behind {
            before: Measure::Changes.of(&moment.counters()),
            block: Vec::new(),
        };
        Self {
            sides: moments.map(behind),
            next: [None; 2],
            stand: Some(moments.map(Moment::step)),
            found: Found::NotYet,
        }
    }

    /// Searches for about `budget` steps of the runs. Returns what is known then, and the step of
    /// each of the two decisions; any result other than [`Found::NotYet`] is final. A run that makes
    /// no further decision has its last step or, looking back, step 0.
    ///
    /// `timelines` are the runs of the moments, in the same order. Forwards the runs need not be
    /// explored, so the result may lie beyond the explored part. Backwards a slice may take some
    /// three [`spacing`](Timeline::spacing)s more than `budget`.
    pub fn advance(&mut self, timelines: [&Timeline; 2], budget: u64) -> Found<[u64; 2]> {
        let mut budget = budget;
        while self.found == Found::NotYet {
            let sides = self.sides.iter_mut().zip(timelines);
            for ((side, timeline), next) in sides.zip(&mut self.next) {
                if next.is_none() {
                    *next = side.next(timeline, &mut budget);
                }
            }
            let [Some((one_step, one)), Some((other_step, other))] = self.next else {
                break;
            };
            self.next = [None; 2];
            let steps = [one_step, other_step];
            if one.is_none() && other.is_none() {
                self.found = Found::Never;
            } else if one != other && self.stand != Some(steps) {
                self.found = Found::At(steps);
            }
        }
        self.found
    }
}

/// The decisions of one of the two runs.
enum Side {
    /// From a moment on: a run that continues from one decision to the next.
    Ahead(Box<State>),
    /// Before a moment, the latest first.
    Behind {
        /// The number of decisions before the block.
        before: u64,
        /// A block of decisions with their steps, the latest last.
        block: Vec<(u64, Decision)>,
    },
}

impl Side {
    /// The next decision and its step; `None` if the budget is used up first.
    fn next(&mut self, timeline: &Timeline, budget: &mut u64) -> Option<(u64, Option<Decision>)> {
        match self {
            Self::Ahead(state) => {
                while *budget > 0 {
                    *budget -= 1;
                    let event = state.step(timeline.source());
                    let decision = event.and_then(decision);
                    if event.is_none() && !state.has_ended(timeline.source()) {
                        return None;
                    }
                    if event.is_none() || decision.is_some() {
                        return Some((state.counters().steps, decision));
                    }
                }
                None
            }
            Self::Behind { before, block } => {
                if block.is_empty() && *before > 0 {
                    if *budget == 0 {
                        return None;
                    }
                    let spent = fill(block, before, timeline);
                    *budget = budget.saturating_sub(spent);
                }
                let latest = block.pop();
                Some(latest.map_or((0, None), |(step, decision)| (step, Some(decision))))
            }
        }
    }
}

/// Reads a block of decisions, large enough to be worth the seek. Returns the number of steps
/// that this costs.
fn fill(block: &mut Vec<(u64, Decision)>, before: &mut u64, timeline: &Timeline) -> u64 {
    let count = (timeline.spacing() / 8).clamp(LEAST_BLOCK, MOST_BLOCK);
    let first = before.saturating_sub(count);
    let Found::At(start) = timeline.first_reaching(Measure::Changes, first) else {
        unreachable!("moments are explored");
    };
    let mut walk = timeline.walk(start);
    while Measure::Changes.of(&walk.counters()) < *before
        && let Some(event) = walk.next()
    {
        block.extend(decision(event).map(|decision| (walk.step(), decision)));
    }
    *before = first;
    walk.effort() + 2 * timeline.spacing().min(start)
}
