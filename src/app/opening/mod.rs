//! Bringing a puzzle, a lesson or a link into the running program: typed, pasted, dropped or picked.
//!
//! ```text
//! keys, clipboard ─┐
//! dropped files   ─┼─ arrivals ─→ Opening ─ reading ─→ Found ─→ open: State shows it
//! dialog          ─┘
//! ```
//! What is shown stays until something else has been understood.

pub mod arrivals;
mod dialog;
mod reading;
mod words;

pub use dialog::{show, strategies};
pub use reading::LONGEST;

use super::links;
use super::sets::SetView;
use super::state::State;
use crate::cli::View;
use crate::explain::{Language, Message, Tell};
use crate::files::FileError;
use crate::lesson::{BoardSpec, Lesson, MOST_BOARDS, Text};
use crate::puzzle::notation::{self, Format};
use crate::puzzle::{Problem, Shape};
use crate::solver::Strategy;
use reading::{Fault, Found};
use std::path::{Path, PathBuf};

/// The longest text that is shown in the field, in bytes; longer ones are only named.
const LONGEST_SHOWN: usize = 1 << 16;

/// A text on its way in.
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

    const fn is_shown(&self) -> bool {
        self.text.len() <= LONGEST_SHOWN
    }
}

/// What is to be said above the field about how the text came there.
pub enum Remark {
    /// It was pasted over the boards, and could not be opened as it is.
    Pasted,
    /// Of several files only the first was taken.
    FirstOf(usize),
}

/// The dialog, and what it has been given so far. It outlives being closed.
pub struct Opening {
    is_open: bool,
    takes_focus: bool,
    source: Source,
    /// The path of a file, as it is being typed.
    path: String,
    remark: Option<Remark>,
    found: Found,
    /// Which of several puzzles.
    chosen: usize,
    /// The boxes asked for, instead of the usual ones.
    boxes: Option<Shape>,
    /// The strategies asked for; none means those on show.
    strategies: Vec<Strategy>,
    picker: crate::window::platform::FilePicker,
}

impl Default for Opening {
    fn default() -> Self {
        Self {
            is_open: false,
            takes_focus: false,
            source: Source {
                text: String::new(),
                name: None,
                file: None,
            },
            path: String::new(),
            remark: None,
            found: Found::Nothing,
            chosen: 0,
            boxes: None,
            strategies: Vec::new(),
            picker: Default::default(),
        }
    }
}

impl Opening {
    /// Whether the dialog is on show.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Shows the dialog, ready for typing.
    pub fn show(&mut self) {
        self.is_open = true;
        self.takes_focus = true;
    }

    /// Takes a text instead of the one before.
    pub fn put(&mut self, source: Source) {
        self.source = source;
        self.remark = None;
        self.boxes = None;
        self.read();
        self.chosen = self.first_good();
    }

    /// Takes what a file turned out to be. One that cannot be read takes nothing away.
    pub fn put_file(&mut self, file: Result<Source, FileError>) {
        match file {
            Ok(source) => self.put(source),
            Err(error) => {
                self.remark = None;
                self.found = Found::Fault(Fault::File(error));
            }
        }
    }

    /// Reads the text again, as it has changed or is to be read differently.
    fn read(&mut self) {
        let extension = self.source.extension();
        let is_lesson = extension.eq_ignore_ascii_case("ron");
        let format = Format::of_extension(&extension);
        self.found = reading::read(&self.source.text, format, is_lesson, self.boxes);
        let last = self.found.puzzles().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    fn first_good(&self) -> usize {
        let mut puzzles = self.found.puzzles().iter();
        puzzles.position(|entry| entry.problem.is_ok()).unwrap_or(0)
    }

    /// Takes another of several puzzles. Boxes that were asked for belong to a board's size.
    fn choose(&mut self, chosen: usize) {
        self.chosen = chosen;
        if self.boxes.is_some() && self.problem().is_none() {
            self.boxes = None;
            self.read();
        }
    }

    /// The puzzle that would be opened.
    fn problem(&self) -> Option<&Problem> {
        let entry = self.found.puzzles().get(self.chosen)?;
        entry.problem.as_ref().ok()
    }

    /// Whether there is something that can be opened.
    fn is_ready(&self) -> bool {
        match &self.found {
            Found::Link(_) | Found::Lesson(_) => true,
            Found::Puzzles { .. } => self.problem().is_some(),
            Found::Nothing | Found::Fault(_) => false,
        }
    }

    /// Whether there is nothing to ask about what would be opened.
    fn is_plain(&self) -> bool {
        self.is_ready() && self.found.puzzles().len() <= 1
    }

    fn toggle(&mut self, strategy: Strategy) {
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
        let entry = self.found.puzzles().get(self.chosen);
        let named = entry.and_then(|entry| entry.name.clone());
        named.or_else(|| self.source.stem()).map_or_else(
            || Text::of(|language: Language| language.word("puzzle-title")),
            |name| Text::of(|_| name.clone()),
        )
    }

    /// What was understood, or what is wrong.
    pub fn verdict(&self, language: Language) -> String {
        words::verdict(&self.found, self.chosen, language)
    }
}

/// Shows what was understood instead of what is on show, and closes the dialog. Without anything that
/// can be opened nothing happens.
pub fn open(state: &mut State) {
    match &state.opening.found {
        Found::Lesson(lesson) => {
            let lesson = Lesson::clone(lesson);
            state.open(lesson);
            if let Some(file) = state.opening.source.file.clone() {
                state.watch(&file);
            }
        }
        Found::Link(link) => {
            let link = link.clone();
            let (step, view, language) = (link.step, View::from_id(&link.view), link.language);
            let (alignment, leading) = (link.alignment, link.leading);
            state.open(links::lesson(*link));
            state.view = view.unwrap_or(state.view);
            state.speak(language);
            state.align(alignment);
            state.lead(leading);
            state.wait_for(step);
        }
        Found::Puzzles { .. } => {
            let Some(problem) = state.opening.problem() else {
                return;
            };
            if state.editing.is_open() {
                state.editing.put(&problem.clone());
                state.opening.is_open = false;
                return;
            }
            let lesson = Lesson {
                title: state.opening.title(),
                ..links::bare(
                    problem.clone().into(),
                    state.opening.boards(&state.lesson.boards),
                )
            };
            state.open(lesson);
        }
        Found::Nothing | Found::Fault(_) => return,
    }
    state.is_blank = false;
    state.opening.is_open = false;
    state.opening.remark = None;
}

/// Shows every puzzle that was understood as a set, and closes the dialog.
fn open_as_set(state: &mut State) {
    let language = state.language;
    let named = |(number, entry): (usize, &notation::Entry)| {
        let problem = entry.problem.as_ref().ok()?.clone();
        let number = language.number(number as u64 + 1);
        let name = entry.name.as_ref();
        Some((
            name.map_or(number.clone(), |name| format!("{number}. {name}")),
            problem,
        ))
    };
    let entries = state.opening.found.puzzles().iter().enumerate();
    let puzzles: Vec<_> = entries.filter_map(named).collect();
    if puzzles.is_empty() {
        return;
    }
    let fault = |entry: &notation::Entry| entry.problem.as_ref().err().cloned();
    let faults = state.opening.found.puzzles().iter().filter_map(fault);
    let faults = faults.collect();
    let boards = state.opening.boards(&state.lesson.boards);
    let strategies = boards.iter().map(|board| board.strategy).collect();
    state.set = Some(SetView::new(puzzles, faults, strategies));
    state.shows_set = true;
    state.opening.is_open = false;
}

#[cfg(test)]
mod tests;

impl Tell for Fault {
    fn message(&self) -> Message {
        match self {
            Self::File(error) => error.message(),
            Self::Puzzle(error) => error.message(),
            Self::Lesson(error) => error.message(),
            Self::Link(error) => error.message(),
        }
    }
}
