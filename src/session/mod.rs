//! The middle: what is open, where the viewer is, what is being worked out, and what the class
//! does. It knows no pixels, clock or files, so a whole class can be played in a test without a
//! window.
//!
//! ```text
//! keys, buttons, scripts ─→ Command ─→ Session::apply ─┐
//! a clock ─→ dt, slices ─────────────→ Session::advance ┴→ &Session ─→ panels
//! ```
//! A [`Session`] is made of parts, each with a file of its own. No part reaches into another:
//! whatever needs several of them is done by the session itself, and only [`apply`](Session::apply)
//! and [`advance`](Session::advance) change anything. What would be lost when the window is closed
//! and opened elsewhere, such as the open view or half-typed text in a dialog, does not belong
//! here.

mod advance;
pub mod announcements;
mod apply;
mod branches;
pub mod command;
pub mod control;
pub mod course;
pub mod doom;
pub mod editor;
mod estimate;
mod judge;
pub mod line_order;
mod navigation;
pub mod notice;
pub mod open;
mod opening;
mod playback;
pub mod posed;
pub mod questions;
pub mod race;
pub mod reason;
mod run;
mod runs;
pub mod set;
mod stops;
pub mod student;
pub mod tree;
pub mod verdict;
pub mod visibility;
mod when;
mod work;

pub use branches::can_fork;
pub use command::{COMMANDS, Command};
pub use control::{Control, Menu, Switch};
pub use course::{CourseLessons, Roster};
pub use editor::{Edit, Editor};
pub use notice::Notice;
pub use opening::lesson_of_link;
pub use run::{HeatSpan, Run};
pub use runs::Runs;
pub use set::{PuzzleSet, SetCommand};
pub use student::{Act, Student};
pub use tree::TreeFold;
pub use work::Watched;

use crate::explain::{Language, Message, notes_text};
use crate::generator::{Census, Solutions};
use crate::lesson::{Lesson, LessonError, StopMark, View};
use crate::playhead::{Direction, Playhead};
use crate::puzzle::Problem;
use crate::puzzle::text::Note;
use course::CourseProgress;
use navigation::Destination;
use playback::Playback;
use questions::Questions;
use race::Race;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use stops::Stops;
use work::BackgroundWork;

/// The most steps in which solutions are counted: some milliseconds' work.
const MOST_COUNTED: u64 = 2_000;

/// The state of the program, without pixels, clock or files.
pub struct Session {
    lessons: CourseLessons,
    /// The lesson on show: as it was opened, or its puzzle on other boards.
    lesson: Lesson,
    /// The lesson as it was opened.
    home: Lesson,
    /// The error in the lesson's file while it is being written.
    fault: Option<LessonError>,
    runs: Runs,
    playback: Playback,
    destination: Option<Destination>,
    mode: Mode,
    /// Two boards that were brought to where they decide differently, and the step of each.
    difference: Option<[(usize, u64); 2]>,
    /// The steps that the viewer has marked.
    bookmarks: BTreeSet<u64>,
    stops: Stops,
    /// The stop that the playhead was last seen at, so that each arrival is recorded once.
    arrived: Option<usize>,
    /// The step at which the lesson was opened, until it is left elsewhere.
    opened_at: Option<u64>,
    questions: Questions,
    /// Shared with what was saved last, so that a change is seen at once.
    roster: Arc<Roster>,
    editor: Editor,
    set: Option<PuzzleSet>,
    work: BackgroundWork,
    /// Whether the viewer wants to see what comes, if that was said.
    reveals: Option<bool>,
    notice: Option<Notice>,
    /// How the puzzle opened was read.
    reading: Vec<Note>,
    /// What is said about a program.
    told: Vec<Message>,
    /// Whether the puzzle has one solution or several, if a moment's search tells.
    solutions: Option<Solutions>,
}

/// Whether a puzzle has one solution or several, if a moment's search tells.
fn count(problem: &Problem) -> Option<Solutions> {
    Census::new(problem.clone()).advance(MOST_COUNTED)
}

/// What is done with the boards. One thing at a time: what belongs to a race or to a student goes
/// with it.
enum Mode {
    /// The class watches the runs: those of a lesson with its stops and questions, or of a puzzle.
    Watching,
    /// The boards race.
    Racing(Race),
    /// A student makes the moves of the leading board.
    Solving(Student),
}

/// What the front must know about a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SessionChange {
    /// Whether boards moved, so that pictures of them are out of date.
    pub has_moved: bool,
    /// Whether they moved to where all of them are to be seen.
    pub shows_all: bool,
    /// Whether boards are compared, which must be in sight.
    pub compares: bool,
    /// What was opened, if anything.
    pub opened: Option<Opened>,
    /// The view to switch to.
    pub view: Option<View>,
    /// The language to switch to, from a link.
    pub language: Option<Language>,
}

/// What can be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opened {
    /// Another lesson.
    Lesson,
    /// Other boards for the same lesson.
    Boards,
    /// A branch of a run.
    Branch,
    /// A student's work on the leading board.
    Exercise,
}

impl Session {
    /// A session at the start of a lesson, with the lessons of the course.
    pub fn new(lesson: Lesson, lessons: CourseLessons) -> Self {
        Self {
            lessons,
            runs: Runs::new(&lesson),
            playback: Playback::new(lesson.speed),
            stops: Stops::of(&lesson),
            arrived: None,
            opened_at: Some(0),
            solutions: count(&lesson.problem),
            home: lesson.clone(),
            lesson,
            fault: None,
            destination: None,
            mode: Mode::Watching,
            difference: None,
            bookmarks: BTreeSet::new(),
            questions: Questions::default(),
            roster: Arc::new(Roster::restored(BTreeMap::new(), "")),
            editor: Editor::default(),
            set: None,
            work: BackgroundWork::default(),
            reveals: None,
            notice: None,
            reading: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Restores everyone's progress and the editor's sketch from an earlier session.
    #[must_use]
    pub fn restored(mut self, roster: Roster, sketch: &str) -> Self {
        self.roster = Arc::new(roster);
        self.editor = Editor::restored(sketch);
        self
    }

    /// The lessons of the course.
    pub const fn lessons(&self) -> CourseLessons {
        self.lessons
    }

    /// The lesson on show: as it was opened, or its puzzle on other boards.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The lesson as it was opened.
    pub const fn home(&self) -> &Lesson {
        &self.home
    }

    /// The error in the lesson's file; `None` if it can be read.
    pub const fn fault(&self) -> Option<&LessonError> {
        self.fault.as_ref()
    }

    /// The boards.
    pub const fn runs(&self) -> &Runs {
        &self.runs
    }

    /// The playhead. Its position is the step of the leading board or, where boards share their
    /// steps, of all boards, and may then be beyond the end of some.
    pub const fn playhead(&self) -> &Playhead {
        &self.playback.playhead
    }

    /// The steps per second actually shown; `None` until it has played for a while.
    pub const fn rate(&self) -> Option<f64> {
        self.playback.measured_speed.rate
    }

    /// The steps that the viewer has marked.
    pub const fn bookmarks(&self) -> &BTreeSet<u64> {
        &self.bookmarks
    }

    /// The stops of the lesson.
    pub const fn stops(&self) -> &Stops {
        &self.stops
    }

    /// The questions and their answers.
    pub const fn questions(&self) -> &Questions {
        &self.questions
    }

    /// The student who makes the leading board's moves, if any.
    pub const fn student(&self) -> Option<&Student> {
        match &self.mode {
            Mode::Solving(student) => Some(student),
            Mode::Watching | Mode::Racing(_) => None,
        }
    }

    /// The puzzle editor.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The set of puzzles, if one is open.
    pub const fn set(&self) -> Option<&PuzzleSet> {
        self.set.as_ref()
    }

    /// The current notice.
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The words of the current notice.
    pub fn notice_words(&self, language: Language) -> Option<String> {
        match self.notice? {
            Notice::Reading => Some(notes_text(&self.reading, language)),
            Notice::Program => {
                let words = self.told.iter().map(|words| words.say(language));
                Some(words.collect::<Vec<_>>().join(" "))
            }
            notice => Some(language.word(notice.id())),
        }
    }

    /// Whether the puzzle has one solution or several, if a moment's search tells.
    pub const fn solutions(&self) -> Option<Solutions> {
        self.solutions
    }

    /// Whether runs are being explored.
    pub const fn is_exploring(&self) -> bool {
        self.work.is_exploring
    }

    /// Everyone who takes the course.
    pub const fn roster(&self) -> &Arc<Roster> {
        &self.roster
    }

    /// The current learner's progress in the course.
    pub fn course(&self) -> &CourseProgress {
        &self.roster.all[&self.roster.current]
    }

    /// The last step the playhead can go to.
    pub fn last_step(&self) -> u64 {
        let counted = self.runs[self.runs.counted()].iter();
        (counted.map(|run| run.timeline.explored()).max()).unwrap_or(0)
    }

    /// The last step that may be seen.
    pub fn last_seen(&self) -> u64 {
        let seen = (self.runs.counted()).map(|index| self.visibility(index).until());
        seen.max().unwrap_or_default()
    }

    /// Whether the last step may not be shown yet.
    pub fn hides_end(&self) -> bool {
        self.last_seen() < self.last_step()
    }

    /// Whether the last step is the end of the run, or of every run if they share steps.
    pub fn knows_end(&self) -> bool {
        let mut counted = self.runs[self.runs.counted()].iter();
        counted.all(|run| run.timeline.length().is_some())
    }

    /// The playhead's position if this board were leading.
    pub fn step_of(&self, index: usize) -> u64 {
        if self.runs.share_steps() || index == self.runs.leading() {
            self.playhead().position()
        } else {
            self.runs[index].moment().step()
        }
    }

    /// The stop at or before the playhead, from 0.
    pub fn current_stop(&self) -> Option<usize> {
        self.stops.before(self.step_of(0))
    }

    /// Whether the question of the stop at the playhead waits until more of its run is explored.
    pub fn awaits_question(&self) -> bool {
        self.stop_here().is_some_and(|number| {
            let is_posed = self.questions.of_stops.contains_key(&number);
            self.lesson.stops[number].ask.is_some() && !is_posed
        })
    }

    /// The stop exactly at the playhead, from 0.
    pub fn stop_here(&self) -> Option<usize> {
        if self.is_racing() {
            return None;
        }
        let number = self.current_stop()?;
        let step = self.stops.steps()[number];
        // Under another alignment the board that the stop is about may be elsewhere.
        let board = self.lesson.stops[number].board();
        let is_there = self.runs.alignment == self.lesson.alignment
            || self.runs[board].moment().step() == step;
        (step == self.step_of(0) && is_there).then_some(number)
    }

    /// Whether a stop has been seen, now or when the lesson was taken before.
    pub fn has_seen_stop(&self, number: usize) -> bool {
        let id = &self.lesson.stops[number].id;
        self.stops.seen.contains(&number) || self.course().has_reached(&self.home.id, id)
    }

    /// The step of the nearest stop in a direction.
    pub fn next_stop(&self, direction: Direction) -> Option<u64> {
        self.stops.next(self.step_of(0), direction)
    }

    /// Whether the last stop of the lesson has been reached.
    pub fn is_at_last_stop(&self) -> bool {
        let last = self.lesson.stops.len().checked_sub(1);
        last.is_some() && self.current_stop() == last && !self.is_racing()
    }

    /// The number of the next lesson of the course, if there is one.
    pub fn next_lesson(&self) -> Option<usize> {
        let next = self.lessons.number_of(&self.home.id)? + 1;
        (next < self.lessons.0.len()).then_some(next)
    }

    /// Whether there is no course around the lesson: a learning platform decides what comes next.
    pub const fn stands_alone(&self) -> bool {
        self.lessons.0.len() < 2
    }

    /// What the stop at the playhead points at on a board.
    pub fn points_at(&self, index: usize) -> &[StopMark] {
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        match stop {
            Some(stop) if stop.board() == index && self.student().is_none() => &stop.marks,
            Some(_) | None => &[],
        }
    }

    /// Whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        self.questions.is_open() && self.student().is_none()
    }

    /// Whether a board stands at a decision that differs from another board's.
    pub fn differs_at(&self, index: usize) -> bool {
        let stands = |(index, step): (usize, u64)| self.runs[index].moment().step() == step;
        self.difference.is_some_and(|sides| {
            sides.into_iter().all(stands) && sides.iter().any(|(board, _)| *board == index)
        })
    }

    /// The board solved by a student, which is shown alone.
    pub fn solved_board(&self) -> Option<usize> {
        self.student().map(|_| self.runs.leading())
    }

    /// Whether the playhead counts steps of the run that the lesson's stops are on.
    fn leads_stops(&self) -> bool {
        self.runs.share_steps() || self.runs.leading() == 0
    }
}

#[cfg(test)]
mod tests;
