//! A recording: what has been read of a run.

use super::fault::{Expected, LineFault};
use super::output::Output;
use super::store::{Events, Stored};
use crate::puzzle::Problem;
use crate::solver::{Event, EventKind, Goal, Strategy};
use std::sync::Arc;

/// The most faults of lines that are kept. All are counted.
pub const MOST_FAULTS: usize = 1_000;

/// How the run that is recorded ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RunEnd {
    /// It has not: more may come.
    #[default]
    Running,
    /// Its text ended, and nothing is known to have gone wrong.
    Finished,
    /// It went on, but only its first part was recorded or kept.
    Cut,
    /// Its program crashed.
    Crashed,
    /// Its program was stopped.
    Stopped,
}

/// What has been read of a run. A clone is a view that stays as it is while the run goes on, and is
/// cheap: events and output are shared.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    pub(super) problem: Option<Arc<Problem>>,
    pub(super) events: Events,
    pub(super) output: Output,
    faults: Arc<Vec<LineFault>>,
    fault_count: u64,
    pub(super) stated_goal: Option<Goal>,
    pub(super) strategy: Option<Strategy>,
    pub(super) has_gaps: bool,
    pub(super) says_done: bool,
    /// Whether the last event has no end of its line.
    pub(super) has_open_line: bool,
    pub(super) left_out: u64,
    /// The line of a second board, and the number of events from there on.
    pub(super) second: Option<(u64, u64)>,
    pub(super) end: RunEnd,
    solutions: u64,
    /// Whether the first solution is followed by anything but taking back.
    goes_on: bool,
}

impl Recording {
    /// The problem; `None` until the first event, or the end, has been read.
    pub const fn problem(&self) -> Option<&Arc<Problem>> {
        self.problem.as_ref()
    }

    /// The events so far.
    pub const fn events(&self) -> &Events {
        &self.events
    }

    /// What the program printed besides.
    pub const fn output(&self) -> &Output {
        &self.output
    }

    /// What was wrong with lines: the first [`MOST_FAULTS`], in their order. Once the board could not be
    /// read, cells, values and houses that it does not have are only counted.
    pub fn faults(&self) -> &[LineFault] {
        &self.faults
    }

    /// The number of faults of lines, kept or not.
    pub const fn fault_count(&self) -> u64 {
        self.fault_count
    }

    /// The goal: as stated, else inferred from what has been read. It is `first` if the first solution
    /// is followed by nothing but guesses taken back.
    pub const fn goal(&self) -> Goal {
        match self.stated_goal {
            Some(goal) => goal,
            None if self.solutions == 1 && !self.goes_on => Goal::First,
            None => Goal::All,
        }
    }

    /// Whether the goal was stated.
    pub const fn is_goal_stated(&self) -> bool {
        self.stated_goal.is_some()
    }

    /// The strategy that a trace names.
    pub const fn strategy(&self) -> Option<Strategy> {
        self.strategy
    }

    /// Whether there are givens, a family or a size that could not be read, or came too late: it has an
    /// empty board in their place.
    pub fn is_board_unread(&self) -> bool {
        self.faults.iter().any(|fault| {
            matches!(
                fault.expected,
                Expected::Puzzle(_)
                    | Expected::Family(_)
                    | Expected::Regions(_)
                    | Expected::BoardSize
                    | Expected::BeforeEvents { is_board: true }
            )
        })
    }

    /// Whether steps of a trace are missing before its last.
    pub const fn has_gaps(&self) -> bool {
        self.has_gaps
    }

    /// Whether the program said that its search is over, even where that is no step.
    pub const fn says_done(&self) -> bool {
        self.says_done
    }

    /// Whether it breaks off within its last line, so that its last event may be half of another.
    pub fn breaks_off_in_a_line(&self) -> bool {
        self.has_open_line && self.end != RunEnd::Finished
    }

    /// Whether the last event is that the program has given up.
    pub fn has_given_up(&self) -> bool {
        matches!(self.events.last(), Some(Event::GaveUp { .. }))
    }

    /// The events beyond the [limit](super::MOST_EVENTS), which are not kept.
    pub const fn left_out(&self) -> u64 {
        self.left_out
    }

    /// The line that names a second board, where the recording ends, and the number of events after
    /// it.
    pub const fn second_board(&self) -> Option<(u64, u64)> {
        self.second
    }

    /// How the run ended.
    pub const fn end(&self) -> RunEnd {
        self.end
    }

    /// Whether the last event is a solution that meets the goal.
    pub(super) fn has_just_met_goal(&self) -> bool {
        self.events.last() == Some(Event::Solution) && self.goal().is_met(self.solutions)
    }

    pub(super) fn push(&mut self, stored: Stored) {
        let kind = stored.event.kind();
        if !matches!(kind, EventKind::Backtrack | EventKind::Exhausted) {
            self.goes_on |= self.solutions > 0;
        }
        self.solutions += u64::from(kind == EventKind::Solution);
        self.events.push(stored);
    }

    pub(super) fn report(&mut self, fault: LineFault) {
        self.fault_count += 1;
        // What is nothing on the board that was taken instead may be right on the one that is meant.
        let is_certain = !fault.expected.depends_on_board() || !self.is_board_unread();
        if is_certain && self.faults.len() < MOST_FAULTS {
            Arc::make_mut(&mut self.faults).push(fault);
        }
    }

    /// Forgets what is wrong with a line that was cut.
    pub(super) fn forget_faults_of(&mut self, line: u64) {
        let faults = Arc::make_mut(&mut self.faults);
        let known = faults.len();
        faults.retain(|fault| fault.line != line);
        self.fault_count -= (known - faults.len()) as u64;
    }
}
