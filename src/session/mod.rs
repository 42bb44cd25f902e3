//! The middle: what is open, where the viewer is, what is being worked out, and what the class does. It
//! knows no pixels, no clock and no file, so a whole class can be played in a test without a window.
//!
//! ```text
//! keys, buttons, scripts ─→ Command ─→ Session::apply ─┐
//! a clock ─→ dt, slices ─────────────→ Session::advance ┴→ &Session ─→ panels
//! ```
//! A [`Session`] is made of parts, each with its own file. A part never reaches into another: what needs
//! several of them is done by the session ([`apply`](Session::apply), [`advance`](Session::advance)), and
//! nobody else changes anything. What would be gone if the window closed and opened elsewhere, such as the
//! open view or a dialog's half-typed text, is not kept here.

mod advance;
mod apply;
mod bookmarks;
pub mod command;
pub mod course;
mod destination;
pub mod editor;
pub mod entry;
mod forks;
pub mod lineup;
pub mod link;
pub mod notice;
pub mod open;
mod playback;
mod pulse;
pub mod questions;
mod run;
mod runs;
pub mod set;
mod shelf;
mod stops;
pub mod student;
pub mod work;

pub use command::{COMMANDS, Command};
pub use editor::{Edit, Editor};
pub use entry::{Entry, Menu, Script, Switch};
pub use forks::can_turn;
pub use notice::Notice;
pub use run::Run;
pub use runs::Runs;
pub use set::{PuzzleSet, SetCommand};
pub use shelf::Shelf;
pub use student::{Act, Student};
pub use work::Watch;
pub use work::heat::HeatSpan;
pub use work::tree::TreeFold;

use crate::explain::Language;
use crate::lesson::{Lesson, LessonError, Point, View};
use crate::playhead::Playhead;
use bookmarks::Bookmarks;
use course::CourseProgress;
use destination::Destination;
use forks::Forks;
use lineup::Lineup;
use playback::Playback;
use questions::Questions;
use stops::Stops;
use work::Work;
use work::difference::Parting;

/// Everything that is going on.
pub struct Session {
    shelf: Shelf,
    /// What is shown: the lesson as it was opened, or its puzzle on other boards.
    lesson: Lesson,
    /// The lesson as it was opened.
    home: Lesson,
    /// What is wrong with the lesson's file, where somebody is writing it.
    faults: Vec<LessonError>,
    runs: Runs,
    lineup: Lineup,
    playback: Playback,
    destination: Option<Destination>,
    parting: Option<Parting>,
    bookmarks: Bookmarks,
    stops: Stops,
    questions: Questions,
    student: Option<Student>,
    forks: Forks,
    course: CourseProgress,
    editor: Editor,
    set: Option<PuzzleSet>,
    work: Work,
    notice: Option<Notice>,
}

/// What a change means for whoever shows the session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Whether boards have moved, so that what was drawn before is out of date.
    pub has_moved: bool,
    /// What has been opened.
    pub opened: Option<Opened>,
    /// The view in which something is to be seen.
    pub view: Option<View>,
    /// The language that a link speaks.
    pub language: Option<Language>,
}

/// What can be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opened {
    /// Another lesson.
    Lesson,
    /// Other boards of the lesson.
    Boards,
}

impl Session {
    /// A lesson at its start. Lessons of the course come from the shelf.
    pub fn new(lesson: Lesson, shelf: Shelf) -> Self {
        Self {
            shelf,
            runs: Runs::new(&lesson.problem, &lesson.boards),
            lineup: Lineup::new(lesson.alignment),
            playback: Playback::new(lesson.speed),
            stops: Stops::of(&lesson),
            home: lesson.clone(),
            lesson,
            faults: Vec::new(),
            destination: None,
            parting: None,
            bookmarks: Bookmarks::default(),
            questions: Questions::default(),
            student: None,
            forks: Forks::default(),
            course: CourseProgress::default(),
            editor: Editor::default(),
            set: None,
            work: Work::default(),
            notice: None,
        }
    }

    /// Goes on with what was kept of an earlier session.
    #[must_use]
    pub fn restored(mut self, course: CourseProgress, sketch: &str) -> Self {
        self.course = course;
        self.editor = Editor::restored(sketch);
        self
    }

    /// The lessons of the course.
    pub const fn shelf(&self) -> Shelf {
        self.shelf
    }

    /// What is shown: the lesson as it was opened, or its puzzle on other boards.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The lesson as it was opened.
    pub const fn home(&self) -> &Lesson {
        &self.home
    }

    /// What is wrong with the lesson's file; nothing where it can be read.
    pub fn faults(&self) -> &[LessonError] {
        &self.faults
    }

    /// The boards.
    pub const fn runs(&self) -> &Runs {
        &self.runs
    }

    /// How the boards stand side by side.
    pub const fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// The step of the leading board; where boards go together that of all of them, which may be beyond
    /// the end of some.
    pub const fn playhead(&self) -> &Playhead {
        &self.playback.playhead
    }

    /// Steps a second as they are really shown; `None` before it has played for long enough.
    pub const fn rate(&self) -> Option<f64> {
        self.playback.pulse.rate()
    }

    /// The steps that the viewer has marked.
    pub const fn bookmarks(&self) -> &Bookmarks {
        &self.bookmarks
    }

    /// The stops of the lesson.
    pub const fn stops(&self) -> &Stops {
        &self.stops
    }

    /// What is asked.
    pub const fn questions(&self) -> &Questions {
        &self.questions
    }

    /// A student who makes the moves of the leading board.
    pub const fn student(&self) -> Option<&Student> {
        self.student.as_ref()
    }

    /// The branches that were put away.
    pub const fn forks(&self) -> &Forks {
        &self.forks
    }

    /// A puzzle of one's own.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// Many puzzles at once, if a file of them has been opened so.
    pub const fn set(&self) -> Option<&PuzzleSet> {
        self.set.as_ref()
    }

    /// What is to be told.
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// Whether runs are being explored.
    pub const fn is_exploring(&self) -> bool {
        self.work.is_exploring
    }

    /// How far the course has been taken, as it stands now.
    pub const fn course(&self) -> &CourseProgress {
        &self.course
    }

    /// The last step that the playhead can go to.
    pub fn last_step(&self) -> u64 {
        self.lineup.last_step(&self.runs)
    }

    /// Whether the last step is the end of the run, or of every run if they go together.
    pub fn knows_end(&self) -> bool {
        self.lineup.knows_end(&self.runs)
    }

    /// The step to which the playhead would go if this board were the leading one.
    pub fn step_of(&self, index: usize) -> u64 {
        if self.lineup.is_common() || index == self.runs.leading() {
            self.playhead().position()
        } else {
            self.runs[index].moment().step()
        }
    }

    /// The number of the stop that the playhead has come to or passed last, from 0.
    pub fn current_stop(&self) -> Option<usize> {
        self.stops.before(self.step_of(0))
    }

    /// The stop at which the playhead stands, from 0.
    pub fn stop_here(&self) -> Option<usize> {
        let number = self.current_stop()?;
        (self.stops.steps()[number] == self.step_of(0)).then_some(number)
    }

    /// Whether the last stop of the lesson has been reached.
    pub fn is_at_last_stop(&self) -> bool {
        let last = self.lesson.stops.len().checked_sub(1);
        last.is_some() && self.current_stop() == last
    }

    /// The number of the lesson after the one on show, if another of the course follows.
    pub fn next_lesson(&self) -> Option<usize> {
        let next = self.shelf.number_of(&self.home.id)? + 1;
        (next < self.shelf.len()).then_some(next)
    }

    /// What the stop at which the playhead stands points at on a board.
    pub fn points_at(&self, index: usize) -> &[Point] {
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        match stop {
            Some(stop) if stop.board() == index && self.student.is_none() => &stop.points,
            Some(_) | None => &[],
        }
    }

    /// Whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        self.questions.is_open() && self.student.is_none()
    }

    /// Whether what comes next is not to be seen: something is asked before every move.
    pub const fn hides_future(&self) -> bool {
        self.questions.is_on()
    }

    /// Whether a board stands where it decides differently from another.
    pub fn parts_at(&self, index: usize) -> bool {
        self.parting
            .is_some_and(|parting| parting.is_at(&self.runs, index))
    }

    /// The board that is shown alone while a student is at work on it.
    pub fn solved_board(&self) -> Option<usize> {
        self.student.as_ref().map(|_| self.runs.leading())
    }

    /// Whether the playhead goes along the run that the lesson's stops are on.
    fn leads_stops(&self) -> bool {
        self.lineup.is_common() || self.runs.leading() == 0
    }
}

#[cfg(test)]
mod tests;
