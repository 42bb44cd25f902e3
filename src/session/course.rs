//! The course: progress in each lesson, and how long each lesson takes.

use super::shelf::Shelf;
use crate::explain::Language;
use crate::lesson::{AskKind, Lesson, MOST_STOPS, Template, Text};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Words read per minute, with something to look at besides.
const WORDS_PER_MINUTE: usize = 110;
/// Additional seconds per stop and per question.
const SECONDS_PER_STOP: usize = 15;
const SECONDS_PER_QUESTION: usize = 30;

/// What has been seen of each lesson, by lesson id.
pub type Progress = BTreeMap<String, Seen>;

/// What has been seen of a lesson.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default)]
pub struct Seen {
    /// The stops reached, from 0.
    pub stops: BTreeSet<usize>,
    /// The step at which it was left.
    pub step: u64,
}

/// A lesson as listed in the course.
pub struct Entry {
    /// Its name.
    pub id: &'static str,
    /// What it is called.
    pub title: Text,
    /// What it teaches.
    pub goal: Text,
    /// The number of its stops.
    pub stops: usize,
    /// The estimated time in minutes.
    pub minutes: usize,
}

impl Entry {
    /// All lessons, in course order.
    pub fn all(shelf: Shelf) -> Vec<Self> {
        let lessons = (0..shelf.len()).filter_map(|n| Some((shelf.name(n)?, shelf.read(n)?)));
        lessons.map(|(id, lesson)| Self::of(id, &lesson)).collect()
    }

    fn of(id: &'static str, lesson: &Lesson) -> Self {
        let words = |text: &str| text.split_whitespace().count();
        let said = |text: &Template| words(&text.fill(Language::Pt, |_| None));
        let mut read = words(lesson.goal.get(Language::Pt)) + words(lesson.text.get(Language::Pt));
        let mut seconds = 0;
        for stop in &lesson.stops {
            read += stop.text.as_ref().map_or(0, said);
            seconds += SECONDS_PER_STOP;
            if let Some(ask) = &stop.ask {
                seconds += SECONDS_PER_QUESTION;
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
            minutes: (seconds + read * 60 / WORDS_PER_MINUTE).div_ceil(60).max(1),
        }
    }
}

/// Progress in the course.
#[derive(Default, Clone, PartialEq, Eq, Debug)]
pub struct CourseProgress {
    seen: Progress,
    /// The lesson opened last; empty before the first.
    last: String,
}

impl CourseProgress {
    /// Restores saved progress, dropping unknown lessons and impossible stops.
    pub fn restored(mut seen: Progress, last: String, shelf: Shelf) -> Self {
        seen.retain(|id, seen| {
            seen.stops.retain(|stop| *stop < MOST_STOPS);
            shelf.number_of(id).is_some()
        });
        Self { seen, last }
    }

    /// What has been seen of each lesson.
    pub const fn seen(&self) -> &Progress {
        &self.seen
    }

    /// The id of the lesson opened last.
    pub fn last(&self) -> &str {
        &self.last
    }

    /// The number of stops reached in a lesson.
    pub fn stops_reached(&self, entry: &Entry) -> usize {
        let seen = self.seen.get(entry.id);
        seen.map_or(0, |seen| seen.stops.range(..entry.stops).count())
    }

    /// The number of finished lessons among these.
    pub fn finished(&self, entries: &[Entry]) -> usize {
        let is_done = |entry: &&Entry| self.stops_reached(entry) == entry.stops;
        entries.iter().filter(is_done).count()
    }

    /// The step at which a lesson resumes: its start once it is finished.
    pub(super) fn resume_step(&self, id: &str, stops: usize) -> u64 {
        let seen = self.seen.get(id).filter(|seen| seen.stops.len() < stops);
        seen.map_or(0, |seen| seen.step)
    }

    /// Records that a stop was reached. Returns whether it is new.
    pub(super) fn reach(&mut self, id: &str, stop: usize) -> bool {
        let is_reached = |seen: &Seen| seen.stops.contains(&stop);
        if self.seen.get(id).is_some_and(is_reached) {
            return false;
        }
        self.seen
            .entry(id.to_owned())
            .or_default()
            .stops
            .insert(stop)
    }

    /// Records the step at which a lesson is left.
    pub(super) fn leave(&mut self, id: &str, step: u64) {
        if step > 0 || self.seen.contains_key(id) {
            self.last = id.to_owned();
            self.seen.entry(id.to_owned()).or_default().step = step;
        }
    }
}
