//! The course: its lessons, progress in each, and what students have answered.

use crate::bundled::Bundled;
use crate::explain::{Language, visible};
use crate::export::table::csv_row;
use crate::lesson::{AskKind, LETTERS, Lesson, Text};
use crate::puzzle::Problem;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The ids and texts of the lessons, in course order.
#[derive(Clone, Copy, Debug)]
pub struct CourseLessons(pub &'static [(&'static str, Bundled)]);

impl CourseLessons {
    /// The id of a lesson.
    pub fn name(self, number: usize) -> Option<&'static str> {
        self.0.get(number).map(|(name, _)| *name)
    }

    /// The number of the lesson with this id, from 0.
    pub fn number_of(self, name: &str) -> Option<usize> {
        self.0.iter().position(|(known, _)| *known == name)
    }

    /// The lesson with this id alone, or none.
    pub fn only(self, name: &str) -> Self {
        let number = self.number_of(name);
        Self(number.map_or(&[], |number| &self.0[number..=number]))
    }

    /// Reads a lesson.
    pub fn read(self, number: usize) -> Option<Lesson> {
        let (_, source) = self.0.get(number)?;
        Lesson::read(source.text()).ok()
    }
}

/// What has been seen of a lesson.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default)]
pub struct LessonProgress {
    /// The ids of the stops reached, also of those that the lesson no longer has.
    pub stops: BTreeSet<String>,
    /// The answers to the questions of stops, by the ids of the stops. The first answer counts.
    pub answers: BTreeMap<String, Answered>,
    /// The step at which it was left.
    pub step: u64,
}

impl LessonProgress {
    fn score(&self) -> (usize, usize) {
        let right = self.answers.values().filter(|answered| answered.is_right);
        (right.count(), self.answers.len())
    }
}

/// The answer to the question of a stop.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default)]
pub struct Answered {
    /// Whether it was right at the first try.
    #[serde(rename = "right")]
    pub is_right: bool,
    /// How many tries it took.
    pub tries: u8,
    /// What was answered first: the letter of a written option, or the
    /// [id](crate::lesson::answer_id) of one that the run offered.
    pub first: String,
    /// The misconception that the first answer shows; empty if it shows none.
    pub shows: String,
}

/// A lesson as listed in the course.
pub struct LessonEntry {
    /// Its name.
    pub id: &'static str,
    /// What it is called.
    pub title: Text,
    /// What it teaches.
    pub goal: Text,
    /// The ids of its stops.
    pub stops: Vec<String>,
    /// The estimated time in minutes.
    pub minutes: usize,
    /// Its puzzle.
    pub problem: Arc<Problem>,
}

impl LessonEntry {
    /// All lessons, in course order.
    pub fn all(lessons: CourseLessons) -> Vec<Self> {
        let entry = |number| {
            let lesson = lessons.read(number)?;
            Some(Self {
                id: lessons.name(number)?,
                minutes: lesson.minutes(),
                stops: lesson.stops.into_iter().map(|stop| stop.id).collect(),
                title: lesson.title,
                goal: lesson.goal,
                problem: lesson.problem,
            })
        };
        (0..lessons.0.len()).filter_map(entry).collect()
    }
}

/// Each misconception with its number of occurrences, the most frequent first. Empty ones are left
/// out.
pub fn by_frequency<'a>(shown: impl Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
    let mut counts = BTreeMap::new();
    for id in shown.filter(|id| !id.is_empty()) {
        *counts.entry(id).or_insert(0) += 1;
    }
    let mut all: Vec<_> = counts.into_iter().collect();
    all.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    all
}

/// What has been seen of each lesson.
#[derive(Serialize, Default, Clone, PartialEq, Eq, Debug)]
pub struct CourseProgress {
    /// Left out if it is empty, so that a reset removes all lessons from a record.
    #[serde(rename = "lessons", skip_serializing_if = "BTreeMap::is_empty")]
    pub seen: BTreeMap<String, LessonProgress>,
    /// The id of the lesson opened last; empty before the first.
    pub last: String,
}

impl CourseProgress {
    /// The number of stops reached in a lesson.
    pub fn stops_reached(&self, entry: &LessonEntry) -> usize {
        let stops = entry.stops.iter();
        stops
            .filter(|stop| self.has_reached(entry.id, stop))
            .count()
    }

    /// Whether a stop of a lesson has been reached.
    pub(super) fn has_reached(&self, id: &str, stop: &str) -> bool {
        let seen = self.seen.get(id);
        seen.is_some_and(|seen| seen.stops.contains(stop))
    }

    /// The questions answered right at the first try, and all that were answered.
    pub fn score(&self) -> (usize, usize) {
        let scores = self.seen.values().map(LessonProgress::score);
        scores.fold((0, 0), |all, of| (all.0 + of.0, all.1 + of.1))
    }

    /// The questions of one lesson answered right at the first try, and all that were answered.
    pub fn score_of(&self, id: &str) -> (usize, usize) {
        self.seen.get(id).map_or((0, 0), LessonProgress::score)
    }

    /// The answer to the question of a stop of a lesson, if it was answered.
    pub(super) fn answer_to(&self, id: &str, stop: &str) -> Option<&Answered> {
        self.seen.get(id)?.answers.get(stop)
    }

    /// The misconceptions that first answers show, with their number of occurrences, the most
    /// frequent first.
    pub fn misconceptions(&self) -> Vec<(&str, usize)> {
        let answers = self.seen.values().flat_map(|seen| seen.answers.values());
        by_frequency(answers.map(|answered| answered.shows.as_str()))
    }

    /// The estimated time that is left of a lesson, in minutes.
    pub fn minutes_left(&self, entry: &LessonEntry) -> usize {
        let left = entry.stops.len() - self.stops_reached(entry);
        (entry.minutes * left).div_ceil(entry.stops.len().max(1))
    }

    /// Whether all stops of a lesson have been reached.
    pub fn has_finished(&self, entry: &LessonEntry) -> bool {
        self.stops_reached(entry) == entry.stops.len()
    }

    /// The number of finished lessons among these.
    pub fn finished(&self, entries: &[LessonEntry]) -> usize {
        let is_done = |entry: &&LessonEntry| self.has_finished(entry);
        entries.iter().filter(is_done).count()
    }

    /// The lesson to go on with: the one opened last or, if it is finished, the next unfinished
    /// one, starting over after the last. `None` once all are finished.
    pub fn ahead(&self, entries: &[LessonEntry]) -> Option<usize> {
        let last = entries.iter().position(|entry| entry.id == self.last);
        let (before, after) = entries.split_at(last.unwrap_or(0));
        let mut in_order = after.iter().chain(before);
        let found = in_order.position(|entry| !self.has_finished(entry))?;
        Some((before.len() + found) % entries.len())
    }

    /// The step at which a lesson resumes: its start once it is finished.
    pub(super) fn resume_step(&self, lesson: &Lesson) -> u64 {
        let mut stops = lesson.stops.iter();
        match self.seen.get(&lesson.id) {
            Some(seen) if !stops.all(|stop| seen.stops.contains(&stop.id)) => seen.step,
            Some(_) | None => 0,
        }
    }

    /// Records that a stop was reached.
    pub(super) fn reach(&mut self, id: &str, stop: &str) {
        let seen = self.seen.entry(id.to_owned()).or_default();
        seen.stops.insert(stop.to_owned());
    }

    /// Records the first answer to the question of a stop, and how many tries it took in the end.
    pub(super) fn answer(&mut self, id: &str, stop: &str, answered: Answered) {
        let seen = self.seen.entry(id.to_owned()).or_default();
        let kept = seen.answers.entry(stop.to_owned());
        let kept = kept.or_insert_with(|| answered.clone());
        if kept.first == answered.first {
            kept.tries = kept.tries.max(answered.tries);
        }
    }

    /// Records the step at which a lesson is left.
    pub(super) fn leave(&mut self, id: &str, step: u64) {
        if step > 0 || self.seen.contains_key(id) {
            self.last = id.to_owned();
            self.seen.entry(id.to_owned()).or_default().step = step;
        }
    }
}

/// The columns of [`answers_of`].
pub const ANSWER_COLUMNS: [&str; 9] = [
    "student",
    "lesson",
    "stop",
    "kind",
    "tries",
    "first_answer",
    "in_words",
    "right_at_first_try",
    "misconception",
];

/// The answers of a student as rows of CSV, in the order of the course.
pub fn answers_of(
    student: &str,
    progress: &CourseProgress,
    lessons: CourseLessons,
    language: Language,
) -> String {
    let mut rows = String::new();
    for number in 0..lessons.0.len() {
        let seen = lessons
            .name(number)
            .and_then(|id| progress.seen.get_key_value(id));
        let Some((id, seen)) = seen.filter(|(_, seen)| !seen.answers.is_empty()) else {
            continue;
        };
        let Some(lesson) = lessons.read(number) else {
            continue;
        };
        let place = |stop: &String| lesson.stops.iter().position(|known| known.id == *stop);
        let mut answers: Vec<_> = seen.answers.iter().collect();
        answers.sort_by_key(|(stop, _)| place(stop).unwrap_or(usize::MAX));
        for (stop, answered) in answers {
            let kind = kind_of(&lesson, stop);
            // The number of tries is 0 where it is not known.
            let tries = Some(answered.tries).filter(|tries| *tries > 0);
            rows += &csv_row([
                student,
                id,
                // The sign of an id that the lesson has not written would pass for a formula.
                stop.trim_start_matches('@'),
                kind.map_or("", AskKind::id),
                &tries.map_or_else(String::new, |tries| tries.to_string()),
                &answered.first,
                &in_words(kind, answered, language),
                if answered.is_right { "yes" } else { "no" },
                &answered.shows,
            ]);
        }
    }
    rows
}

/// What a stop asks, if the lesson still has it.
fn kind_of<'a>(lesson: &'a Lesson, stop: &str) -> Option<&'a AskKind> {
    let stop = lesson.stops.iter().find(|known| known.id == stop)?;
    stop.ask.as_ref().map(|ask| &ask.kind)
}

/// The first answer in words; an option as it is written in the lesson.
fn in_words(kind: Option<&AskKind>, answered: &Answered, language: Language) -> String {
    let Some(AskKind::Choice(options)) = kind else {
        return answered.first.clone();
    };
    let mut lettered = LETTERS.iter().zip(options);
    let chosen = lettered.find(|(letter, _)| answered.first == letter.to_string());
    chosen.map_or_else(String::new, |(_, option)| option.text.fill(language, None))
}

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// The learners who take the course on this machine, each with their own progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    /// Every learner's progress, by name; progress made without a name is under the empty name.
    pub all: BTreeMap<String, CourseProgress>,
    /// The name of the current learner, whose progress is recorded; empty if none is chosen.
    pub current: String,
}

/// The name that a text stands for: visible, and without space around it. Empty if there is none.
pub fn name_of(text: &str) -> String {
    let name: String = visible(text.trim()).chars().take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

impl Roster {
    /// Restores a saved roster. A current learner without any progress starts afresh.
    pub fn restored(mut all: BTreeMap<String, CourseProgress>, current: &str) -> Self {
        for name in ["", current] {
            all.entry(name.to_owned()).or_default();
        }
        Self {
            all,
            current: current.to_owned(),
        }
    }

    pub(super) fn own(&mut self) -> &mut CourseProgress {
        self.all.entry(self.current.clone()).or_default()
    }

    /// Makes a learner current, adding them if they are new.
    pub(super) fn choose(&mut self, name: String) {
        self.current = name;
        self.own();
    }

    /// Removes a learner and all their progress.
    pub(super) fn remove(&mut self, name: &str) {
        self.all.remove(name);
        if self.current == name {
            self.choose(String::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::name_of;

    #[test]
    fn names_are_visible_and_short() {
        for (text, name) in [
            ("  Zoë Łukasz-Ñandú ", "Zoë Łukasz-Ñandú"),
            ("李小龙", "李小龙"),
            ("a\u{202e}b\n", "a\\u{202e}b"),
            ("two\nlines", "two\\nlines"),
            (" \t\u{3000}", ""),
            (&"é".repeat(50), &"é".repeat(40)),
            (&format!("{} b", "a".repeat(39)), &"a".repeat(39)),
        ] {
            assert_eq!(name_of(text), name);
            assert_eq!(name_of(name), name, "once is enough");
        }
    }
}
