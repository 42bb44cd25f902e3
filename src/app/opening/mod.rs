//! Opening a puzzle, a lesson or a link in the running program: typed, pasted, dropped or picked.
//!
//! ```text
//! keys, clipboard ─┐
//! dropped files   ─┼─ arrivals ─→ Opening ─ session::open::read ─→ Found ─→ open: a command
//! dialog          ─┘
//! ```
//! What is on show stays until something else can be opened.

pub mod arrivals;
mod words;

use super::cx::Cx;
use super::front_command::FrontCommand;
use super::look::{Dialog, LookCommand, Screen};
use super::screens::set;
use crate::explain::{Language, Tell};
use crate::files::{self, FileError};
use crate::lesson::{BoardSpec, MOST_BOARDS, Text};
use crate::puzzle::text::{Entry, Format, ReadError, Reason};
use crate::puzzle::{Family, Problem, ProblemError, Shape};
use crate::session::open::{Found, read};
use crate::session::{Command, Edit, PuzzleSet, Switch};
use crate::solver::Strategy;
use crate::window::platform::FilePicker;
use std::path::{Path, PathBuf};

/// The longest text shown in the field, in bytes. Of longer ones only the name is shown.
pub const LONGEST_SHOWN: usize = 1 << 16;

/// A text to open.
#[derive(Default)]
pub struct Source {
    /// The text.
    pub text: String,
    /// The name of its file; `None` for typed or pasted text.
    pub name: Option<String>,
    /// The path of its file, if known.
    pub file: Option<PathBuf>,
}

impl Source {
    /// The name of its file without folder and extension.
    fn stem(&self) -> Option<String> {
        let stem = Path::new(self.name.as_deref()?).file_stem()?;
        Some(stem.to_string_lossy().into_owned())
    }

    fn extension(&self) -> String {
        let path = self.name.as_deref().map(Path::new);
        let extension = path.and_then(Path::extension).unwrap_or_default();
        extension.to_string_lossy().into_owned()
    }

    /// Whether it is short enough for the field.
    pub const fn is_shown(&self) -> bool {
        self.text.len() <= LONGEST_SHOWN
    }
}

/// The state of the dialog. It is kept when the dialog is closed.
#[derive(Default)]
pub struct Opening {
    /// Whether the field takes the focus in the next frame, as when the dialog is opened.
    pub takes_focus: bool,
    pub source: Source,
    /// The path of a file, being typed.
    pub path: String,
    /// How many files were dropped. Only the first is read.
    pub dropped: usize,
    /// What was recognized.
    found: Found,
    /// Why the file asked for last cannot be read.
    fault: Option<FileError>,
    /// Which of several puzzles is chosen to be opened.
    pub chosen: usize,
    /// The family of the editor's board while that is shown: a puzzle of its size keeps it.
    family: Option<Family>,
    /// The box shape chosen, instead of the usual one.
    boxes: Option<Shape>,
    /// The strategies chosen; empty for those on show.
    pub strategies: Vec<Strategy>,
    pub picker: FilePicker,
    /// Whether the picker was asked for, and there is none.
    pub has_no_dialog: bool,
}

impl Opening {
    /// Sets the family that puzzles are read as if they are of its size.
    pub fn prefer(&mut self, family: Option<Family>) {
        if self.family != family {
            self.family = family;
            if matches!(self.found, Found::Puzzles { .. }) {
                self.edited();
            }
        }
    }

    /// Replaces the text.
    pub fn put(&mut self, source: Source) {
        self.source = source;
        self.boxes = None;
        self.edited();
    }

    /// Adds a text below what stands in the field.
    pub fn append(&mut self, text: &str) {
        if !self.source.text.is_empty() {
            self.source.text.push('\n');
        }
        self.source.text.push_str(text);
        self.edited();
    }

    /// Reacts to typing in the field.
    pub fn edited(&mut self) {
        self.dropped = 0;
        self.read();
        self.choose_first_good();
    }

    /// Whether a long text is still being read.
    pub const fn is_reading(&self) -> bool {
        matches!(self.found, Found::Reading(_))
    }

    /// Reads a long text for one slice.
    pub fn go_on(&mut self) {
        if let Found::Reading(reading) = &mut self.found
            && let Some(found) = reading.advance()
        {
            self.found = found;
            self.choose_first_good();
        }
    }

    fn choose_first_good(&mut self) {
        let mut puzzles = self.puzzles().iter();
        let good = puzzles.position(|entry| entry.problem.is_ok());
        self.chosen = good.unwrap_or(0);
    }

    /// Loads a file. If it cannot be read, the text before stays.
    pub fn put_file(&mut self, file: Result<Source, FileError>) {
        match file {
            Ok(source) => self.put(source),
            Err(error) => (self.found, self.fault) = (Found::Nothing, Some(error)),
        }
    }

    /// Reads the text again.
    fn read(&mut self) {
        let extension = self.source.extension();
        let is_lesson = extension.eq_ignore_ascii_case("ron");
        let format = Format::of_extension(&extension);
        let family = self.family.as_ref().filter(|_| self.boxes.is_none());
        let text = &self.source.text;
        let files = self.source.file.as_deref().map(files::beside);
        self.found = read(text, format, is_lesson, files, self.boxes, family);
        self.fault = None;
        let last = self.puzzles().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    /// The puzzles recognized, including faulty ones.
    pub fn puzzles(&self) -> &[Entry] {
        self.found.puzzles()
    }

    /// Chooses another of several puzzles. The box shape is kept only for a board of the same size.
    pub fn choose(&mut self, chosen: usize) {
        self.chosen = chosen;
        if self.boxes.is_some() && self.problem().is_none() {
            self.boxes = None;
            self.read();
        }
    }

    /// The puzzle that would be opened.
    pub fn problem(&self) -> Option<&Problem> {
        let entry = self.puzzles().get(self.chosen)?;
        entry.problem.as_ref().ok()
    }

    /// The box shape of the puzzle that would be opened, even if its givens clash.
    pub fn shape(&self) -> Option<Shape> {
        match &self.puzzles().get(self.chosen)?.problem {
            Ok(problem) => problem.shape(),
            Err(ReadError {
                reason: Reason::Problem(ProblemError::Clashes { topology, .. }),
                ..
            }) => topology.shape(),
            Err(_) => None,
        }
    }

    /// Chooses another box shape.
    pub fn set_shape(&mut self, shape: Shape) {
        self.boxes = Some(shape);
        self.read();
    }

    /// Whether there is something to open.
    pub fn is_ready(&self) -> bool {
        match &self.found {
            Found::Link(_) | Found::Lesson(_) | Found::Run => true,
            Found::Puzzles { .. } => self.problem().is_some(),
            Found::Nothing | Found::Reading(_) | Found::BadLesson(_) | Found::BadLink(_) => false,
        }
    }

    /// Whether strategies can be chosen. Lessons and links have their own.
    pub const fn takes_strategies(&self) -> bool {
        matches!(
            self.found,
            Found::Puzzles { .. } | Found::Reading(_) | Found::Nothing
        )
    }

    /// Adds or removes a strategy.
    pub fn toggle(&mut self, strategy: Strategy) {
        if let Some(at) = self.strategies.iter().position(|s| *s == strategy) {
            self.strategies.remove(at);
        } else if self.strategies.len() < MOST_BOARDS {
            self.strategies.push(strategy);
        }
    }

    /// The boards to open a puzzle with, in place of `now`.
    pub fn boards(&self, now: &[BoardSpec]) -> Vec<BoardSpec> {
        if self.strategies.is_empty() {
            return now.to_vec();
        }
        let goal = now[0].goal;
        let board = |strategy: &Strategy| BoardSpec::search(*strategy, goal);
        self.strategies.iter().map(board).collect()
    }

    /// The title of the puzzle.
    fn title(&self) -> Text {
        let entry = self.puzzles().get(self.chosen);
        let named = entry.and_then(|entry| entry.name.clone());
        named.or_else(|| self.source.stem()).map_or_else(
            || Text::of(|language: Language| language.word("puzzle-title")),
            |name| Text::of(|_| name.clone()),
        )
    }

    /// What was recognized, or what is wrong.
    pub fn verdict(&self, language: Language) -> String {
        match &self.fault {
            None => words::verdict(&self.found, self.chosen, language),
            Some(fault) => fault.tell(language),
        }
    }

    /// Opens what was recognized, and closes the dialog. Does nothing if there is nothing to open.
    pub fn open(&mut self, cx: &Cx) {
        match &self.found {
            Found::Lesson(lesson) => {
                cx.ask(Command::Open(lesson.clone()));
                if let Some(file) = &self.source.file {
                    cx.ask(FrontCommand::WatchFile(file.clone()));
                }
            }
            Found::Link(link) => cx.ask(Command::OpenLink(link.clone())),
            Found::Run => {
                let name = self.source.name.clone();
                let name = name.unwrap_or_else(|| cx.word("program-pasted"));
                cx.ask(FrontCommand::OpenRun(name, self.source.text.clone().into()));
            }
            Found::Puzzles { .. } => {
                let Some(problem) = self.problem() else {
                    return;
                };
                let problem = Box::new(problem.clone());
                let notes = self.puzzles()[self.chosen].notes.clone();
                if cx.look.screen == Screen::Editor {
                    cx.ask(Command::Edit(Edit::Put(problem, notes)));
                } else {
                    let boards = self.boards(&cx.session.lesson().boards);
                    cx.ask(Command::OpenPuzzle(problem, boards, self.title(), notes));
                }
            }
            Found::Nothing | Found::Reading(_) | Found::BadLesson(_) | Found::BadLink(_) => return,
        }
        self.dropped = 0;
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
    }

    /// Opens all puzzles as a set, and closes the dialog.
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
        set::open(cx, set);
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
    }
}
