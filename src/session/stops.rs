//! The stops of a lesson: their steps and texts.

use super::run::Run;
use super::runs::Runs;
use crate::lesson::{Finder, Lesson, Text};
use crate::playhead::Direction;
use crate::timeline::{Found, Timeline};
use std::collections::BTreeSet;

/// Steps searched for a stop at a time.
const SLICE: u64 = 1 << 17;

/// The stops of the lesson on show that have been found by now.
pub struct Stops {
    /// Their steps in order; on the first board unless boards are aligned by step.
    steps: Vec<u64>,
    /// What they say.
    said: Vec<StopTexts>,
    /// What looks for them.
    finders: Vec<Finder>,
    /// Whether no more of them will be found.
    pub(super) are_over: bool,
    /// The numbers of those that the playhead has stood on.
    pub(super) seen: BTreeSet<usize>,
}

/// What a stop says, with the counts at its step.
struct StopTexts {
    text: Option<Text>,
    notes: Option<Text>,
}

impl Stops {
    /// Starts looking for the stops of a lesson.
    pub(super) fn of(lesson: &Lesson) -> Self {
        Self {
            steps: Vec::new(),
            said: Vec::new(),
            finders: Finder::of_stops(lesson),
            are_over: lesson.stops.is_empty(),
            seen: BTreeSet::new(),
        }
    }

    /// Forgets where they are: the end of a lesson moves when the alignment changes.
    pub(super) fn forget(&mut self) {
        self.steps.clear();
        self.said.clear();
        self.are_over = false;
    }

    /// Finds the stops that have been explored by now, and their texts.
    pub(super) fn find(&mut self, lesson: &Lesson, runs: &Runs) {
        while self.steps.len() < lesson.stops.len() {
            let number = self.steps.len();
            let timelines: Vec<&Timeline> = runs.iter().map(Run::timeline).collect();
            let step = match self.finders[number].advance(&timelines, SLICE) {
                Found::At(step) => step,
                Found::NotYet => return,
                Found::Never => break,
            };
            let stop = &lesson.stops[number];
            let timeline = timelines[stop.board()];
            let moment = timeline.peek(step.min(timeline.explored()));
            let [text, notes] = [&stop.text, &stop.notes]
                .map(|words| words.as_ref().map(|words| words.filled(moment.as_ref())));
            self.said.push(StopTexts { text, notes });
            self.steps.push(step);
        }
        self.are_over = true;
    }

    /// Whether there are several, and the playhead has stood on none, or only on the one at the
    /// end.
    pub(super) fn were_passed(&self) -> bool {
        let last = self.steps.len().saturating_sub(1);
        last > 0 && self.seen.iter().all(|number| *number == last)
    }

    /// The steps of the stops found, in order.
    pub fn steps(&self) -> &[u64] {
        &self.steps
    }

    /// The text of a stop, once it has been found.
    pub fn text(&self, number: usize) -> Option<&Text> {
        self.said.get(number)?.text.as_ref()
    }

    /// The teacher's notes of a stop, once it has been found.
    pub fn notes(&self, number: usize) -> Option<&Text> {
        self.said.get(number)?.notes.as_ref()
    }

    /// The number of the last stop at or before a step, from 0.
    pub(super) fn before(&self, step: u64) -> Option<usize> {
        self.steps.iter().rposition(|stop| *stop <= step)
    }

    /// The nearest stop in a direction. Before the first one lies the introduction, at the start.
    pub(super) fn next(&self, step: u64, direction: Direction) -> Option<u64> {
        let mut steps = self.steps.iter().copied();
        match direction {
            Direction::Forward => steps.find(|stop| *stop > step),
            Direction::Back => {
                let has_introduction = step > 0 && !self.steps.is_empty();
                let stop = steps.rfind(|stop| *stop < step);
                stop.or(has_introduction.then_some(0))
            }
        }
    }

    /// The first stop after a step, up to another step.
    pub(super) fn between(&self, after: u64, until: u64) -> Option<u64> {
        let is_passed = |stop: &u64| (after + 1..=until).contains(stop);
        self.steps.iter().copied().find(is_passed)
    }
}
