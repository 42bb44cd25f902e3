//! The course: its lessons by chapters, how far each has been taken, and the way from one to the next.

mod panel;

pub use panel::show;

use super::state::State;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{AskKind, Lesson, MOST_STOPS, Template, Text};
use crate::window::shortcuts::Press;
use egui::{Key, Modifiers};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Words that are read in a minute, while there is something to be looked at.
const READ: usize = 110;
/// Seconds that a stop takes besides, and a question.
const LOOKED: usize = 15;
const ANSWERED: usize = 30;

/// What has been seen of each lesson, by its name.
pub type Progress = BTreeMap<String, Seen>;

/// What has been seen of a lesson.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default)]
pub struct Seen {
    /// The stops that have been come to, from 0.
    stops: BTreeSet<usize>,
    /// Where it was left.
    step: u64,
}

/// A lesson as the course tells it.
struct Entry {
    id: &'static str,
    title: Text,
    goal: Text,
    stops: usize,
    minutes: usize,
}

/// The course as it is being taken.
#[derive(Default)]
pub struct CourseView {
    is_open: bool,
    /// Every lesson, once somebody has looked.
    entries: Vec<Entry>,
    /// The lesson that keys are about.
    chosen: usize,
    /// Whether that is to be brought into sight.
    follows: bool,
    pub progress: Progress,
    /// The lesson that was taken last; nothing before the first.
    pub last: String,
}

impl CourseView {
    /// Whether it is on show.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Leaves it.
    pub const fn leave(&mut self) {
        self.is_open = false;
    }

    /// How many stops of a lesson have been come to.
    fn seen(&self, entry: &Entry) -> usize {
        let seen = self.progress.get(entry.id);
        seen.map_or(0, |seen| seen.stops.range(..entry.stops).count())
    }

    /// How many stops of the lesson of this name have been come to.
    #[cfg(test)]
    pub fn stops_seen(&self, id: &str) -> usize {
        self.progress.get(id).map_or(0, |seen| seen.stops.len())
    }

    /// How many lessons have been come through.
    fn done(&self) -> usize {
        let is_done = |entry: &&Entry| self.seen(entry) == entry.stops;
        self.entries.iter().filter(is_done).count()
    }

    fn read(&mut self) {
        if self.entries.is_empty() {
            let entry = |(id, source): &(&'static str, &str)| {
                Some(Entry::of(id, &Lesson::read(source).ok()?))
            };
            self.entries = LESSONS.iter().filter_map(entry).collect();
        }
    }
}

impl Entry {
    fn of(id: &'static str, lesson: &Lesson) -> Self {
        let words = |text: &str| text.split_whitespace().count();
        let said = |text: &Template| words(&text.fill(Language::Pt, |_| None));
        let mut read = words(lesson.goal.get(Language::Pt)) + words(lesson.text.get(Language::Pt));
        let mut seconds = 0;
        for stop in &lesson.stops {
            read += stop.text.as_ref().map_or(0, said);
            seconds += LOOKED;
            if let Some(ask) = &stop.ask {
                seconds += ANSWERED;
                read +=
                    ask.question.as_ref().map_or(0, said) + ask.explain.as_ref().map_or(0, said);
                if let AskKind::Choice(options) = &ask.kind {
                    read += options
                        .iter()
                        .map(|option| said(&option.text))
                        .sum::<usize>();
                }
            }
        }
        Self {
            id,
            title: lesson.title.clone(),
            goal: lesson.goal.clone(),
            stops: lesson.stops.len(),
            minutes: (seconds + read * 60 / READ).div_ceil(60).max(1),
        }
    }
}

/// The number of a lesson in the course, from 0.
fn number_of(id: &str) -> Option<usize> {
    LESSONS.iter().position(|(name, _)| *name == id)
}

/// Progress as it was kept, without what cannot be.
pub fn sane(mut progress: Progress) -> Progress {
    progress.retain(|id, seen| {
        seen.stops.retain(|stop| *stop < MOST_STOPS);
        number_of(id).is_some()
    });
    progress
}

impl State {
    /// Shows the course, or leaves it.
    pub fn toggle_course(&mut self) {
        self.note_place();
        self.playhead.pause();
        let course = &mut self.course;
        course.read();
        course.is_open = !course.is_open;
        course.follows = true;
        course.chosen = number_of(&self.home.id)
            .or(number_of(&course.last))
            .unwrap_or(0);
    }

    /// Notes the stop that has been come to, if it is one of the course's.
    pub(super) fn note_stop(&mut self) {
        let Some(stop) = self.stop_here() else { return };
        let id = &self.home.id;
        let is_noted = |seen: &Seen| seen.stops.contains(&stop);
        if number_of(id).is_none() || self.course.progress.get(id).is_some_and(is_noted) {
            return;
        }
        let seen = self.course.progress.entry(id.clone()).or_default();
        seen.stops.insert(stop);
        self.note_place();
    }

    /// Notes where the lesson on show is left.
    pub fn note_place(&mut self) {
        let (id, step) = (self.home.id.clone(), self.playhead.position());
        let is_begun = step > 0 || self.course.progress.contains_key(&id);
        if number_of(&id).is_some() && is_begun {
            self.course.last.clone_from(&id);
            self.course.progress.entry(id).or_default().step = step;
        }
    }

    /// Opens a lesson of the course at its start or, if that is wanted and it has not been come
    /// through, where it was left.
    fn take(&mut self, number: usize, goes_on: bool) {
        let Some((id, Ok(lesson))) = LESSONS
            .get(number)
            .map(|(id, text)| (id, Lesson::read(text)))
        else {
            return;
        };
        let seen = self.course.progress.get(*id).cloned().unwrap_or_default();
        let (step, is_done) = (seen.step, seen.stops.len() >= lesson.stops.len());
        self.open(lesson);
        if goes_on && step > 0 && !is_done {
            self.wait_for(step);
        }
    }

    /// The lesson after the one on show, if that is one of the course and another follows.
    pub fn next_lesson(&self) -> Option<usize> {
        let next = number_of(&self.home.id)? + 1;
        (next < LESSONS.len()).then_some(next)
    }

    /// Whether the last stop of the lesson has been come to.
    pub fn is_at_last_stop(&self) -> bool {
        let last = self.lesson.stops.len().checked_sub(1);
        last.is_some() && self.current_stop() == last
    }

    /// Opens the lesson after the one on show, or says that there is none.
    pub fn go_to_next_lesson(&mut self) {
        match self.next_lesson() {
            Some(next) => self.take(next, false),
            None => self.notice = Some("no-further"),
        }
    }

    /// What the lesson after the one on show is called.
    pub fn next_title(&mut self) -> Option<String> {
        let next = self.next_lesson()?;
        self.course.read();
        let entry = self.course.entries.get(next)?;
        Some(entry.title.get(self.language).to_owned())
    }

    /// Does what a key means in the course.
    pub fn press_course(&mut self, press: &Press) {
        let is = |key| press.is(key, Modifiers::NONE);
        let course = &mut self.course;
        let last = course.entries.len().saturating_sub(1);
        let chosen = course.chosen;
        course.chosen = if is(Key::ArrowUp) {
            chosen.saturating_sub(1)
        } else if is(Key::ArrowDown) {
            (chosen + 1).min(last)
        } else if is(Key::Home) {
            0
        } else if is(Key::End) {
            last
        } else {
            chosen
        };
        course.follows |= course.chosen != chosen;
        if press.repeat {
            return;
        }
        if is(Key::Enter) {
            self.take(chosen, true);
        } else if is(Key::Escape) || is(Key::I) {
            self.toggle_course();
        } else if is(Key::G) {
            self.toggle_course();
            self.toggle_editing();
        } else if press.is_command(Key::O) {
            self.opening.show();
        }
    }
}

#[cfg(test)]
mod tests;
