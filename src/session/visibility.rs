//! How much of each run may be seen.
//!
//! A class predicts before it sees. While a lesson runs, nothing beyond the furthest step reached
//! since it was opened is shown, unless the viewer asks for it. Every view asks here.

use super::{HeatSpan, Session, Switch};
use crate::analysis::alignment::Alignment;
use crate::lesson::{Ask, View};
use crate::solver::Counters;

/// How much of a run may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visibility {
    /// The counters at the last step that may be seen.
    pub counters: Counters,
    /// Whether nothing is hidden, so that the length of the run may be shown if it is known.
    pub is_whole: bool,
}

impl Visibility {
    /// The last step that may be seen.
    pub const fn until(&self) -> u64 {
        self.counters.steps
    }
}

impl Session {
    /// Whether steps are hidden until they have been reached.
    pub fn hides_future(&self) -> bool {
        self.student().is_some() || self.questions.is_on || !self.reveals_future()
    }

    /// Whether the viewer wants to see all of every run, as is usual outside lessons.
    pub fn reveals_future(&self) -> bool {
        // Other boards are still boards of the lesson, whose class predicts first.
        self.reveals.unwrap_or(self.home.stops.is_empty())
    }

    /// How much of a run may be seen.
    pub fn visibility(&self, index: usize) -> Visibility {
        let run = &self.runs[index];
        let has_ended = run.timeline.length() == Some(run.seen.steps);
        // A question is about what comes next, also where that has been seen before.
        let is_asking = self.hides_future() && self.is_asking();
        let asks = (self.questions.is_on || is_asking) && !run.is_at_end();
        if asks || self.hides_future() && !has_ended {
            let counters = if asks {
                run.moment.counters()
            } else {
                run.seen
            };
            return Visibility {
                counters,
                is_whole: false,
            };
        }
        Visibility {
            counters: run.timeline.frontier().counters(),
            is_whole: true,
        }
    }

    /// How many of the stops found may be shown: all, or those that have been reached.
    pub fn stops_in_sight(&self) -> usize {
        let steps = self.stops.steps();
        if !self.hides_future() {
            return steps.len();
        }
        // Where boards share their steps, any of them may have reached a stop.
        let counted = if self.runs.share_steps() {
            self.runs.len()
        } else {
            1
        };
        let reached = (0..counted).map(|index| self.visibility(index).until());
        let reached = reached.max().unwrap_or(0);
        steps.partition_point(|step| *step <= reached)
    }

    /// The steps over which heat may be counted, if these are wanted.
    pub fn heat_span(&self, wanted: HeatSpan) -> HeatSpan {
        if self.hides_future() {
            HeatSpan::SoFar
        } else {
            wanted
        }
    }

    /// Whether a board would give away the answer to the open question.
    pub fn hides_board(&self, index: usize) -> bool {
        // What the viewer has added may be ahead of the lesson.
        let added = self.home.boards.len()..self.lesson.boards.len();
        let tells = |ask: &Ask| ask.hide.contains(&index) || added.contains(&index);
        self.asked().is_some_and(tells)
    }

    /// Whether a view would give away the answer to the open question.
    pub fn hides_view(&self, view: View) -> bool {
        let tells_program = matches!(view, View::Code | View::Flow);
        let tells = |ask: &Ask| ask.hide_views.contains(&view);
        tells_program && self.hides_program() || self.asked().is_some_and(tells)
    }

    /// Whether a view of the leading board is hidden, or that board itself.
    pub fn hides_open_view(&self, view: View) -> bool {
        let is_of_board = view != View::Lesson;
        is_of_board && self.hides_board(self.runs.leading()) || self.hides_view(view)
    }

    /// The open question of the stop at the playhead.
    fn asked(&self) -> Option<&Ask> {
        let stop = self.stop_here().filter(|_| self.is_asking())?;
        self.lesson.stops[stop].ask.as_ref()
    }

    /// Whether the program of a board's strategy would give away the answer to the open question.
    pub fn hides_program(&self) -> bool {
        let posed = self.questions.posed().filter(|_| self.is_asking());
        posed.is_some_and(|posed| posed.program.is_some())
    }

    pub(super) fn reveal(&mut self, switch: Switch) {
        self.reveals = Some(switch.of(self.reveals_future()));
        if self.hides_alignment(self.runs.alignment) {
            self.align(self.lesson.alignment);
        }
    }

    /// Whether this alignment would give away what comes: equal shares show how long the runs are.
    /// The lesson's own alignment is its author's choice.
    pub(super) fn hides_alignment(&self, alignment: Alignment) -> bool {
        let is_own = alignment == self.lesson.alignment;
        alignment == Alignment::Share && !is_own && self.hides_future()
    }
}

#[cfg(test)]
impl Session {
    /// Stops exploring, each run a while after the step where it must go on to.
    pub fn explore_only(&mut self, steps: &[u64]) {
        self.work.is_exploring = false;
        for (run, step) in self.runs.list.iter_mut().zip(steps) {
            run.timeline
                .explore(step.saturating_sub(run.timeline.explored()));
        }
    }
}
