//! Going to steps, moves, stops and differences.

use super::destination::Destination;
use super::work::difference::DifferenceJob;
use super::{Notice, Session};
use crate::lesson::{Stop, View};
use crate::playhead::Direction;
use crate::timeline::{Found, Measure};

impl Session {
    /// Cancels every pending destination.
    pub(super) fn cancel_destinations(&mut self) {
        self.destination = None;
        self.work.difference = None;
    }

    pub(super) fn head_for(&mut self, destination: Destination) {
        self.pause();
        self.destination = Some(destination);
    }

    pub(super) fn go_to_percent(&mut self, percent: u8) {
        self.playback.jump(self.step_at(percent));
        if self.runs.are_unfinished() {
            self.notice = Some(Notice::PercentOfExplored);
        }
    }

    /// The step at a share of what is known of the run.
    pub(super) fn step_at(&self, percent: u8) -> u64 {
        let step = u128::from(self.last_step()) * u128::from(percent) / 100;
        step as u64
    }

    pub(super) fn find(&mut self, measure: Measure, direction: Direction) {
        match direction {
            Direction::Forward => self.head_for(Destination::Next(measure)),
            Direction::Back => {
                let run = self.runs.leader_mut();
                match run.timeline.previous(measure, &run.moment) {
                    Found::At(step) => self.playback.jump(step),
                    Found::NotYet | Found::Never => {
                        self.pause();
                        self.notice = Some(Notice::NoFurther);
                    }
                }
            }
        }
    }

    /// Goes to the next or previous stop. Returns the view it asks for.
    pub(super) fn go_to_stop(&mut self, direction: Direction) -> Option<View> {
        if !self.leads_stops() {
            self.lead(0);
        }
        let position = self.playhead().position();
        let before = self.current_stop();
        match self.stops.next(position, direction) {
            Some(step) => {
                self.playback.jump(step);
                match direction {
                    Direction::Forward => self.view_of_stop(),
                    Direction::Back => self.view_before(before?),
                }
            }
            // It may not have been found yet.
            None if direction == Direction::Forward => {
                self.pause();
                self.destination = Some(Destination::Stop);
                self.resolve()
            }
            None => {
                self.pause();
                self.notice = Some(Notice::NoFurther);
                None
            }
        }
    }

    /// The view at the playhead, if a later stop, up to `last`, has requested another.
    fn view_before(&self, last: usize) -> Option<View> {
        let next = self.current_stop().map_or(0, |here| here + 1);
        let view_of = |stops: &[Stop]| stops.iter().rev().find_map(|stop| stop.view);
        let (before, after) = self.lesson.stops[..=last].split_at(next);
        view_of(after)?;
        view_of(before).or(Some(self.lesson.view))
    }

    /// The view that the stops up to here have requested last.
    pub fn view_asked(&self) -> Option<View> {
        let stops = &self.lesson.stops[..=self.current_stop()?];
        stops.iter().rev().find_map(|stop| stop.view)
    }

    /// The view requested by the stop at the playhead. It is then about the stop's board, and so is what is shown of one
    /// board if the stop names one, or if the leading one is hidden or has nothing more to show.
    pub fn view_of_stop(&mut self) -> Option<View> {
        let stop = &self.lesson.stops[self.stop_here()?];
        let (view, board) = (stop.view, stop.board());
        let is_of_one_board = view.is_some_and(View::is_of_one_board) || stop.board.is_some();
        let (leading, step) = (self.runs.leading(), self.playhead().position());
        let ends = |index: usize| {
            self.runs[index]
                .timeline()
                .length()
                .is_some_and(|end| end <= step)
        };
        let has_ended = ends(leading) && !ends(board);
        let is_hidden = (stop.ask.as_ref()).is_some_and(|ask| ask.hide.contains(&leading));
        let tells_nothing = has_ended || is_hidden;
        if (is_of_one_board || tells_nothing) && self.lineup.is_common() {
            self.runs.lead(board);
        }
        view
    }

    pub(super) fn find_difference(&mut self, direction: Direction) {
        self.pause();
        self.work.difference = DifferenceJob::new(&self.runs, direction);
        if self.work.difference.is_none() {
            self.notice = Some(Notice::DifferenceAlone);
        }
    }

    /// Goes to a step as soon as it has been explored.
    pub(super) fn head_for_step(&mut self, step: u64) {
        self.destination = Some(Destination::Step(step));
    }

    /// Goes to a step now, and cancels any other destination.
    pub(super) fn jump_to(&mut self, step: u64) {
        self.cancel_destinations();
        self.playback.jump(step);
    }
}
