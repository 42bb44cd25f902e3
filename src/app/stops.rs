//! The stops of a lesson: where they are, what they say, and going to them.

use super::exploring::SLICE;
use super::state::State;
use crate::lesson::{Finder, Quantity, Stop};
use crate::playhead::Direction;
use crate::timeline::{Found, Timeline};

impl State {
    /// Begins to look for the stops of the lesson.
    pub(super) fn look_for_stops(&mut self) {
        self.stops.clear();
        self.stop_texts.clear();
        self.posed.clear();
        self.asking.forget();
        self.showing = None;
        let finder = |stop: &Stop| Finder::new(stop.at, stop.board);
        self.finders = self.lesson.stops.iter().map(finder).collect();
    }

    /// Finds the stops that have been explored by now, and what they say.
    pub(super) fn find_stops(&mut self) {
        let timelines: Vec<&Timeline> = self.boards.iter().map(|b| &b.timeline).collect();
        let mut found = Vec::new();
        for finder in &mut self.finders[self.stops.len()..] {
            match finder.advance(&timelines, SLICE) {
                Found::At(step) => found.push(step),
                Found::NotYet | Found::Never => break,
            }
        }
        for step in found {
            let stop = &self.lesson.stops[self.stops.len()];
            let timeline = &mut self.boards[stop.board()].timeline;
            let moment = timeline.at(step.min(timeline.explored()));
            let count = |quantity: Quantity| {
                let moment = moment.as_ref()?;
                quantity.of(moment.problem(), moment.solver())
            };
            let text = stop.text.as_ref().map(|text| text.filled(count));
            self.stop_texts.push(text);
            self.stops.push(step);
        }
    }

    /// What a stop says that has been found.
    pub fn stop_text(&self, number: usize) -> Option<&str> {
        let text = self.stop_texts.get(number)?.as_ref()?;
        Some(text.get(self.language))
    }

    /// The number of the stop that the playhead has come to or passed last, from 0.
    pub fn current_stop(&self) -> Option<usize> {
        let position = self.step_of(0);
        self.stops.iter().rposition(|stop| *stop <= position)
    }

    pub(super) fn go_to_stop(&mut self, direction: Direction) {
        if !self.leads_stops() {
            self.lead(0);
        }
        let position = self.playhead.position();
        let stop = match direction {
            Direction::Forward => self.stops.iter().find(|stop| **stop > position),
            Direction::Back => self.stops.iter().rfind(|stop| **stop < position),
        };
        match stop {
            Some(step) => {
                self.jump(*step);
                self.arrive();
            }
            None => {
                self.playhead.pause();
                let has_more = self.stops.len() < self.lesson.stops.len();
                self.notice = Some(match direction {
                    Direction::Forward if has_more => "not-explored",
                    Direction::Forward | Direction::Back => "no-further",
                });
            }
        }
    }

    /// Opens the view of the stop that the playhead has come to.
    pub(super) fn arrive(&mut self) {
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        if let Some(view) = stop.and_then(|stop| stop.view) {
            self.view = view;
        }
    }
}
