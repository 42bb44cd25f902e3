//! Bringing a puzzle, a lesson or a link into the running program: typed, pasted, dropped or picked.
//!
//! ```text
//! keys, clipboard ─┐
//! dropped files   ─┼─ arrivals ─→ Opening ─ session::open::read ─→ Found ─→ open: a command
//! dialog          ─┘
//! ```
//! What is shown stays until something else has been understood.

pub mod arrivals;
mod words;

use super::cx::Cx;
use super::look::{Dialog, LookCommand, Screen};
use crate::explain::{Language, Tell};
use crate::files::FileError;
use crate::lesson::{BoardSpec, MOST_BOARDS, Text};
use crate::puzzle::notation::{Entry, Format, ReadError};
use crate::puzzle::{Problem, ProblemError, Shape};
use crate::session::open::{Found, read};
use crate::session::{Command, Edit, PuzzleSet, Switch};
use crate::solver::Strategy;
use crate::window::platform::FilePicker;
use std::path::{Path, PathBuf};

/// The longest text that is shown in the field, in bytes; longer ones are only named.
pub const LONGEST_SHOWN: usize = 1 << 16;

/// A text on its way in.
#[derive(Default)]
pub struct Source {
    /// What it says.
    pub text: String,
    /// The file it is from; `None` for what was typed or pasted.
    pub name: Option<String>,
    /// The path of that, where it is known.
    pub file: Option<PathBuf>,
}

impl Source {
    /// The name of its file, without folder and ending.
    fn stem(&self) -> Option<String> {
        let stem = Path::new(self.name.as_deref()?).file_stem()?;
        Some(stem.to_string_lossy().into_owned())
    }

    fn extension(&self) -> String {
        let path = self.name.as_deref().map(Path::new);
        let extension = path.and_then(Path::extension).unwrap_or_default();
        extension.to_string_lossy().into_owned()
    }

    /// Whether it is short enough to be shown in the field.
    pub const fn is_shown(&self) -> bool {
        self.text.len() <= LONGEST_SHOWN
    }
}

/// What is said above the field about how the text came there.
pub enum Remark {
    /// It was pasted over the boards, and could not be opened as it is.
    Pasted,
    /// Of several files only the first was taken.
    FirstOf(usize),
}

/// What the dialog has been given so far. It is kept when the dialog is closed.
pub struct Opening {
    /// Whether the field is to be typed into from the next frame on.
    takes_focus: bool,
    pub source: Source,
    /// The path of a file, as it is being typed.
    pub path: String,
    remark: Option<Remark>,
    /// What was understood of the text, or why the file asked for last cannot be read.
    found: Result<Found, FileError>,
    /// Which of several puzzles.
    chosen: usize,
    /// The boxes asked for, instead of the usual ones.
    boxes: Option<Shape>,
    /// The strategies asked for; none means those on show.
    strategies: Vec<Strategy>,
    pub picker: FilePicker,
}

impl Default for Opening {
    fn default() -> Self {
        Self {
            takes_focus: false,
            source: Source::default(),
            path: String::new(),
            remark: None,
            found: Ok(Found::Nothing),
            chosen: 0,
            boxes: None,
            strategies: Vec::new(),
            picker: Default::default(),
        }
    }
}

impl Opening {
    /// The dialog has been opened: its field is ready for typing.
    pub const fn focus(&mut self) {
        self.takes_focus = true;
    }

    /// Whether the field is to take the keyboard now.
    pub const fn take_focus(&mut self) -> bool {
        std::mem::replace(&mut self.takes_focus, false)
    }

    /// Takes a text instead of the one before.
    pub fn put(&mut self, source: Source) {
        self.source = source;
        self.boxes = None;
        self.edited();
    }

    /// The text has been changed by typing.
    pub fn edited(&mut self) {
        self.remark = None;
        self.read();
        let mut puzzles = self.puzzles().iter();
        let good = puzzles.position(|entry| entry.problem.is_ok());
        self.chosen = good.unwrap_or(0);
    }

    /// Takes what a file turned out to be. One that cannot be read takes nothing away.
    pub fn put_file(&mut self, file: Result<Source, FileError>) {
        match file {
            Ok(source) => self.put(source),
            Err(error) => {
                self.remark = None;
                self.found = Err(error);
            }
        }
    }

    /// Reads the text again, as it has changed or is to be read differently.
    fn read(&mut self) {
        let extension = self.source.extension();
        let is_lesson = extension.eq_ignore_ascii_case("ron");
        let format = Format::of_extension(&extension);
        self.found = Ok(read(&self.source.text, format, is_lesson, self.boxes));
        let last = self.puzzles().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    /// What is to be said about how the text came there.
    pub const fn remark(&self) -> Option<&Remark> {
        self.remark.as_ref()
    }

    /// The puzzles that were understood, faulty ones too.
    pub fn puzzles(&self) -> &[Entry] {
        self.found.as_ref().map_or(&[], Found::puzzles)
    }

    /// Which of them would be opened.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// Takes another of several puzzles. Boxes that were asked for belong to a board's size.
    pub fn choose(&mut self, chosen: usize) {
        self.chosen = chosen;
        if self.boxes.is_some() && self.problem().is_none() {
            self.boxes = None;
            self.read();
        }
    }

    /// The puzzle that would be opened.
    fn problem(&self) -> Option<&Problem> {
        let entry = self.puzzles().get(self.chosen)?;
        entry.problem.as_ref().ok()
    }

    /// The boxes of the puzzle that would be opened, whether its givens suit them or not.
    pub fn shape(&self) -> Option<Shape> {
        match &self.puzzles().get(self.chosen)?.problem {
            Ok(problem) => Some(problem.shape()),
            Err(ReadError::Problem {
                error: ProblemError::Clashes { shape, .. },
                ..
            }) => Some(*shape),
            Err(_) => None,
        }
    }

    /// Divides the board in another way.
    pub fn set_shape(&mut self, shape: Shape) {
        self.boxes = Some(shape);
        self.read();
    }

    /// Whether there is something that can be opened.
    pub fn is_ready(&self) -> bool {
        match &self.found {
            Ok(Found::Link(_) | Found::Lesson(_)) => true,
            Ok(Found::Puzzles { .. }) => self.problem().is_some(),
            Ok(Found::Nothing | Found::Fault(_)) | Err(_) => false,
        }
    }

    /// Whether there is nothing to ask about what would be opened.
    fn is_plain(&self) -> bool {
        self.is_ready() && self.puzzles().len() <= 1
    }

    /// Whether strategies are to be chosen: lessons and links have their own.
    pub const fn takes_strategies(&self) -> bool {
        matches!(self.found, Ok(Found::Puzzles { .. } | Found::Nothing))
    }

    /// The strategies asked for; none means those on show.
    pub fn strategies(&self) -> &[Strategy] {
        &self.strategies
    }

    /// Asks for the strategies on show.
    pub fn clear_strategies(&mut self) {
        self.strategies.clear();
    }

    /// Asks for a strategy, or no longer.
    pub fn toggle(&mut self, strategy: Strategy) {
        if let Some(at) = self.strategies.iter().position(|s| *s == strategy) {
            self.strategies.remove(at);
        } else if self.strategies.len() < MOST_BOARDS {
            self.strategies.push(strategy);
        }
    }

    /// The boards that a puzzle is opened with, in place of these.
    pub fn boards(&self, now: &[BoardSpec]) -> Vec<BoardSpec> {
        if self.strategies.is_empty() {
            return now.to_vec();
        }
        let goal = now[0].goal;
        let board = |strategy: &Strategy| BoardSpec {
            strategy: *strategy,
            goal,
        };
        self.strategies.iter().map(board).collect()
    }

    /// What the puzzle is called.
    fn title(&self) -> Text {
        let entry = self.puzzles().get(self.chosen);
        let named = entry.and_then(|entry| entry.name.clone());
        named.or_else(|| self.source.stem()).map_or_else(
            || Text::of(|language: Language| language.word("puzzle-title")),
            |name| Text::of(|_| name.clone()),
        )
    }

    /// What was understood, or what is wrong.
    pub fn verdict(&self, language: Language) -> String {
        match &self.found {
            Ok(found) => words::verdict(found, self.chosen, language),
            Err(error) => error.tell(language),
        }
    }

    /// Shows what was understood instead of what is on show, and closes the dialog. Without anything that
    /// can be opened nothing happens.
    pub fn open(&mut self, cx: &Cx) {
        match &self.found {
            Ok(Found::Lesson(lesson)) => {
                cx.ask(Command::Open(lesson.clone()));
                if let Some(file) = &self.source.file {
                    cx.ask(LookCommand::WatchFile(file.clone()));
                }
            }
            Ok(Found::Link(link)) => cx.ask(Command::OpenLink(link.clone())),
            Ok(Found::Puzzles { .. }) => {
                let Some(problem) = self.problem() else {
                    return;
                };
                let problem = Box::new(problem.clone());
                if cx.look.screen == Screen::Editor {
                    cx.ask(Command::Edit(Edit::Put(problem)));
                } else {
                    let boards = self.boards(&cx.session.lesson().boards);
                    cx.ask(Command::OpenPuzzle(problem, boards, self.title()));
                }
            }
            Ok(Found::Nothing | Found::Fault(_)) | Err(_) => return,
        }
        self.remark = None;
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
    }

    /// Shows every puzzle that was understood as a set, and closes the dialog.
    pub fn open_as_set(&self, cx: &Cx) {
        let mut puzzles = Vec::new();
        let mut faults = Vec::new();
        for (index, entry) in self.puzzles().iter().enumerate() {
            match &entry.problem {
                Ok(problem) => {
                    let number = cx.language.number(index as u64 + 1);
                    let name = match &entry.name {
                        Some(name) => format!("{number}. {name}"),
                        None => number,
                    };
                    puzzles.push((name, problem.clone()));
                }
                Err(fault) => faults.push(fault.clone()),
            }
        }
        if puzzles.is_empty() {
            return;
        }
        let boards = self.boards(&cx.session.lesson().boards);
        let strategies = boards.iter().map(|board| board.strategy).collect();
        let set = PuzzleSet::new(puzzles, faults, strategies);
        cx.ask(Command::OpenSet(Box::new(set)));
        cx.ask(LookCommand::Screen(Screen::Set, Switch::On));
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
    }
}
