//! The course: how far each lesson has been taken, and how long each is.

use super::shelf::Shelf;
use crate::explain::Language;
use crate::lesson::{AskKind, Lesson, MOST_STOPS, Template, Text};
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
    /// The stops that have been reached, from 0.
    pub stops: BTreeSet<usize>,
    /// Where it was left.
    pub step: u64,
}

/// A lesson as the course tells it.
pub struct Entry {
    /// Its name.
    pub id: &'static str,
    /// What it is called.
    pub title: Text,
    /// What is learnt from it.
    pub goal: Text,
    /// How many stops it has.
    pub stops: usize,
    /// How long it takes.
    pub minutes: usize,
}

impl Entry {
    /// Every lesson, in the order of the course.
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

/// How far the course has been taken.
#[derive(Default, Clone, PartialEq, Eq, Debug)]
pub struct CourseProgress {
    seen: Progress,
    /// The lesson that was taken last; nothing before the first.
    last: String,
}

impl CourseProgress {
    /// Progress as it was kept, without what cannot be.
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

    /// The name of the lesson that was taken last.
    pub fn last(&self) -> &str {
        &self.last
    }

    /// How many stops of a lesson have been reached.
    pub fn stops_reached(&self, entry: &Entry) -> usize {
        let seen = self.seen.get(entry.id);
        seen.map_or(0, |seen| seen.stops.range(..entry.stops).count())
    }

    /// How many of these lessons have been finished.
    pub fn finished(&self, entries: &[Entry]) -> usize {
        let is_done = |entry: &&Entry| self.stops_reached(entry) == entry.stops;
        entries.iter().filter(is_done).count()
    }

    /// Where a lesson is taken up again: at its start once it is finished.
    pub(super) fn place_in(&self, id: &str, stops: usize) -> u64 {
        let seen = self.seen.get(id).filter(|seen| seen.stops.len() < stops);
        seen.map_or(0, |seen| seen.step)
    }

    /// A stop has been reached.
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

    /// A lesson is left at a step.
    pub(super) fn leave(&mut self, id: &str, step: u64) {
        if step > 0 || self.seen.contains_key(id) {
            self.last = id.to_owned();
            self.seen.entry(id.to_owned()).or_default().step = step;
        }
    }
}
