//! Judges the run of a program that was recorded, where the rules are known.
//!
//! Faults depend on the rules and the goal alone, never on how a strategy would do it: a right program
//! is never blamed for being another one. What it does otherwise than a strategy is a
//! [difference](comparison), and no fault.

mod clash;
pub mod comparison;
mod deduction;
mod lost;
mod overlooked;
mod pass;
mod period;
#[cfg(test)]
mod tests;

use crate::puzzle::{Family, Problem};
use crate::recording::{Fault, FaultKind, NotJudged, Overlooked, Recording, RunEnd};
use crate::solver::Goal;
use lost::{Lost, LostSearch};
use pass::Pass;
use period::PeriodSearch;
use std::sync::Arc;

/// The most faults that are kept. All are counted.
pub const MOST_FAULTS: usize = 1_000;

/// Judges a recording, in slices.
pub struct Judge {
    problem: Arc<Problem>,
    recording: Arc<Recording>,
    phase: Phase,
    pass: Pass,
    faults: Vec<Fault>,
    total: u64,
    last_step: u64,
}

enum Phase {
    /// Event by event.
    Events,
    /// For a solution that was lost.
    Lost(Box<LostSearch>),
    /// For an end that never comes.
    NoEnd(Box<PeriodSearch>),
    Done,
}

impl Judge {
    /// A judge of this recording. A goal that is known prevails over what the recording says.
    ///
    /// # Errors
    ///
    /// If it cannot be judged.
    pub fn new(recording: Arc<Recording>) -> Result<Self, NotJudged> {
        let problem = Arc::clone(recording.problem().ok_or(NotJudged::Empty)?);
        if recording.is_board_unread() {
            return Err(NotJudged::BoardUnread);
        }
        if recording.events().is_empty() {
            return Err(NotJudged::Empty);
        }
        if matches!(problem.topology().family(), Family::Free(_)) {
            return Err(NotJudged::RulesUnknown);
        }
        if problem.topology().way().is_some() {
            return Err(NotJudged::Way);
        }
        if recording.has_gaps() {
            return Err(NotJudged::Gaps);
        }
        if recording.end() == RunEnd::Running {
            return Err(NotJudged::Running);
        }
        Ok(Self {
            pass: Pass::new(&problem, &recording),
            problem,
            recording,
            phase: Phase::Events,
            faults: Vec::new(),
            total: 0,
            last_step: 0,
        })
    }

    /// Works for about `budget` steps. Returns whether the verdict is known.
    pub fn advance(&mut self, budget: u64) -> bool {
        match &mut self.phase {
            Phase::Events => {
                let mut found = Vec::new();
                let is_over = self
                    .pass
                    .advance(&self.problem, &self.recording, budget, &mut found);
                self.keep(found);
                if is_over {
                    self.phase = self.after_events();
                }
            }
            Phase::Lost(search) => {
                if let Some(lost) = search.advance(&self.problem, &self.recording, budget) {
                    self.phase = Phase::Done;
                    if let Lost::At(fault) = lost {
                        let left_behind = self.pass.left_behind();
                        self.keep(left_behind);
                        self.keep([fault]);
                        self.keep(self.too_few());
                    }
                }
            }
            Phase::NoEnd(search) => {
                if let Some(found) = search.advance(&self.problem, &self.recording, budget) {
                    self.phase = Phase::Done;
                    self.keep(found.map(|step| Fault::of(step, FaultKind::NoEnd)));
                }
            }
            Phase::Done => {}
        }
        matches!(self.phase, Phase::Done)
    }

    /// What is left to look for once all events have been seen.
    fn after_events(&self) -> Phase {
        let recording = &self.recording;
        match recording.end() {
            RunEnd::Cut | RunEnd::Crashed | RunEnd::Stopped => {
                Phase::NoEnd(Box::new(PeriodSearch::new(recording)))
            }
            RunEnd::Finished | RunEnd::Running => {
                let claimed = self.pass.claimed();
                match self.is_goal_met(claimed.len() as u64) {
                    true => Phase::Done,
                    false => Phase::Lost(Box::new(LostSearch::new(&self.problem, claimed))),
                }
            }
        }
    }

    fn is_goal_met(&self, solutions: u64) -> bool {
        let goal = match self.pass.claims_by_ending() && !self.recording.is_goal_stated() {
            // Nothing follows its first solution.
            true => Goal::First,
            false => self.recording.goal(),
        };
        match goal {
            // Under a goal that only follows from what was printed, any solution will do.
            Goal::First => solutions > 0,
            goal @ (Goal::All | Goal::Count(_)) => goal.is_met(solutions),
        }
    }

    /// The fault of ending with fewer solutions than asked for, where there are more.
    fn too_few(&self) -> Option<Fault> {
        let is_counted = matches!(self.recording.goal(), Goal::Count(_));
        let last = self.recording.events().len() as u64;
        (is_counted && self.recording.is_goal_stated())
            .then_some(Fault::of(last, FaultKind::TooFew))
    }

    fn keep(&mut self, found: impl IntoIterator<Item = Fault>) {
        for fault in found {
            self.total += 1;
            self.last_step = self.last_step.max(fault.step);
            if self.faults.len() < MOST_FAULTS || fault.step < self.last_kept() {
                let key = |fault: &Fault| (fault.step, fault.kind as u8);
                let place = self
                    .faults
                    .partition_point(|known| key(known) <= key(&fault));
                self.faults.insert(place, fault);
                self.faults.truncate(MOST_FAULTS);
            }
        }
    }

    fn last_kept(&self) -> u64 {
        self.faults.last().map_or(0, |fault| fault.step)
    }

    /// The faults found so far, in the order of their steps: at most [`MOST_FAULTS`].
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The number of faults found so far, kept or not.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The step of the last fault found so far, kept or not; 0 without one.
    pub const fn last_step(&self) -> u64 {
        self.last_step
    }

    /// The number of different solutions that were claimed rightly.
    pub fn solutions(&self) -> u64 {
        self.pass.claimed().len() as u64
    }

    /// What every clash has in common, if anything.
    pub fn overlooked(&self) -> Option<Overlooked> {
        self.pass.overlooked(&self.problem)
    }
}
