//! Puzzles that commands are given: as arguments, in files or on standard input.

use super::faults::Faults;
use super::interrupt;
use super::language::{complain, say, word};
use super::options::{ReadArguments, RunArguments, is_path};
use super::refusal::{Refusal, about};
use crate::explain::{Message, Tell, quoted, visible};
use crate::files::{self, DecodedText, FileError};
use crate::puzzle::text::{self, Entry, Format, Note, Options, ReadError, Reason};
use crate::puzzle::{Family, GridProblem, Problem};
use crate::solver::Strategy;
use std::collections::HashMap;
use std::io::{self, BufRead, Cursor, Read};
use std::path::Path;

/// A puzzle and its names.
pub struct NamedPuzzle {
    /// Its name in data: the same in every language.
    pub name: String,
    /// Its name for people.
    pub label: String,
    pub problem: Problem,
}

/// A text that ends when Ctrl-C is pressed.
pub struct UntilInterrupted<R>(pub R);

impl<R: BufRead> Read for UntilInterrupted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(out)?;
        self.consume(length);
        Ok(length)
    }
}

impl<R: BufRead> BufRead for UntilInterrupted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        match interrupt::is_pending() {
            true => Ok(&[]),
            false => interrupt::waiting(|| self.0.fill_buf()),
        }
    }

    fn consume(&mut self, amount: usize) {
        self.0.consume(amount);
    }
}

impl NamedPuzzle {
    /// Whether a strategy can search it; if not, the reason is added to `faults`.
    pub fn is_known_to(&self, strategy: Strategy, faults: &Faults) -> bool {
        let known = strategy.check_board(self.problem.topology());
        if let Err(error) = &known {
            faults.add(about(self.label.as_str(), error.message()));
        }
        known.is_ok()
    }
}

/// Puzzles as they are read, or why they end.
type Entries<'a> = Box<dyn Iterator<Item = Result<Entry, Message>> + Send + 'a>;

/// An argument that gives puzzles.
pub struct PuzzleInput<'a> {
    text: &'a str,
    source: Source,
    /// Its name in data: of files without their folder and extension, if that is unambiguous.
    name: String,
    /// Its name for people, in their language: of files as the user wrote it.
    label: String,
}

/// Where an argument says that puzzles are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Stdin,
    File,
    Puzzle,
}

impl Source {
    fn of(input: &str) -> Self {
        if input == "-" {
            Self::Stdin
        // A puzzle may be longer than file names can be on some systems, which then report it as
        // missing.
        } else if is_path(input) {
            Self::File
        } else {
            Self::Puzzle
        }
    }
}

impl<'a> PuzzleInput<'a> {
    /// The inputs that these arguments give.
    pub fn all(inputs: &'a [String], read: &ReadArguments) -> Vec<Self> {
        let mut stems = HashMap::new();
        for input in inputs {
            *stems.entry(stem(input)).or_insert(0) += 1;
        }
        let input = |(text, number): (&'a String, usize)| {
            let source = Source::of(text);
            let (name, label) = match source {
                Source::Stdin => ("stdin".to_owned(), word("command-input")),
                Source::File if stems[&stem(text)] == 1 => (stem(text), text.clone()),
                Source::File => (text.clone(), text.clone()),
                Source::Puzzle if inputs.len() > 1 => {
                    let label = Message::new("command-argument").with("number", number);
                    (format!("argument {number}"), say(&label))
                }
                Source::Puzzle => {
                    let id = match read.problem.problem {
                        None => "command-puzzle",
                        Some(_) => "command-problem",
                    };
                    ("puzzle".to_owned(), word(id))
                }
            };
            Self {
                text,
                source,
                name: visible(&name).into_owned(),
                label: visible(&label).into_owned(),
            }
        };
        inputs.iter().zip(1..).map(input).collect()
    }

    /// The puzzles of the argument, read as they are needed; `None` for each that cannot be read, and
    /// its error is added to `faults`.
    pub fn puzzles<'f>(
        &'f self,
        arguments: &ReadArguments,
        faults: &'f Faults,
    ) -> impl Iterator<Item = Option<NamedPuzzle>> + 'f {
        let mut entries = self.entries(arguments).enumerate().peekable();
        if entries.peek().is_none() {
            self.refuse(&self.label, &nothing(), faults);
        }
        std::iter::from_fn(move || {
            let (index, entry) = entries.next()?;
            let number = (index > 0 || entries.peek().is_some()).then_some(index + 1);
            let entry = match entry {
                Ok(entry) => entry,
                Err(fault) => {
                    faults.add(fault);
                    return Some(None);
                }
            };
            let label = numbered(&self.label, number);
            for note in &entry.notes {
                faults.note(&about(label.as_str(), note.message()));
            }
            let problem = entry.problem.map_err(|error| {
                self.refuse(&label, &error, faults);
            });
            Some(
                problem
                    .ok()
                    .map(|problem| self.named(number, entry.name, problem)),
            )
        })
    }

    /// A puzzle with its title or, if it has none, its number.
    fn named(&self, number: Option<usize>, title: Option<String>, problem: Problem) -> NamedPuzzle {
        let title = title.map(|title| visible(&title).into_owned());
        let name_for = |input| title.clone().unwrap_or_else(|| numbered(input, number));
        NamedPuzzle {
            name: name_for(&self.name),
            label: name_for(&self.label),
            problem,
        }
    }

    fn read_one(&self, arguments: &ReadArguments) -> Result<NamedPuzzle, Refusal> {
        let mut entries = self.entries(arguments);
        let mut entry = entries.next().unwrap_or_else(|| Ok(nothing().into()))?;
        if let Some(second) = entries.next() {
            let several = ReadError::of_line(second?.line, Reason::Several);
            entry = several.into();
        }
        for note in &entry.notes {
            complain(&about(self.label.as_str(), note.message()));
        }
        let faults = Faults::default();
        let problem = entry.problem;
        let problem = problem.inspect_err(|error| {
            self.refuse(&self.label, error, &faults);
        });
        faults.refusal()?;
        Ok(self.named(None, None, problem.expect("no fault was found")))
    }

    /// The puzzles of the argument, good and bad. An error ends them.
    fn entries(&self, arguments: &ReadArguments) -> Entries<'_> {
        let refused = |fault| -> Entries { Box::new(std::iter::once(Err(fault))) };
        self.opened(arguments).unwrap_or_else(refused)
    }

    fn opened(&self, arguments: &ReadArguments) -> Result<Entries<'_>, Message> {
        let (mut source, format) = self.open()?;
        let wanted = arguments.problem.wanted()?;
        let fault = |error| FileError::of(error, &self.label).message();
        if wanted.is_none() && format == Format::Auto {
            let start = interrupt::waiting(|| source.fill_buf()).map_err(fault)?;
            if text::posed(&String::from_utf8_lossy(start)).is_some() {
                let (mut rest, mut whole) = (UntilInterrupted(source), Vec::new());
                let most = text::LONGEST_POSED as u64 + 1;
                let read = rest.by_ref().take(most).read_to_end(&mut whole);
                read.map_err(fault)?;
                if let Some(entry) = text::posed(&String::from_utf8_lossy(&whole)) {
                    return Ok(Box::new(std::iter::once(Ok(entry))));
                }
                source = Box::new(Cursor::new(whole).chain(rest));
            }
        }
        if let Some(wanted) = wanted.as_ref().filter(|_| self.text.is_empty()) {
            let empty = wanted.empty();
            let empty = empty.ok_or_else(|| Message::new("family-needs-puzzle"))?;
            let mut entry = Entry::new(1, Ok(empty));
            // More than a class would wait for.
            if wanted.family().is_some_and(is_slow_empty) {
                entry.notes.push(Note::Slow);
            }
            return Ok(Box::new(std::iter::once(Ok(entry))));
        }
        let options = Options {
            wanted,
            ..arguments.options(format)
        };
        let entries = text::puzzles(UntilInterrupted(source), &options);
        Ok(Box::new(entries.map(move |entry| entry.map_err(fault))))
    }

    fn refuse(&self, label: &str, error: &ReadError, faults: &Faults) {
        if error.reason.is_about_form() {
            faults.list_forms();
        }
        faults.add(match (self.source, &error.reason) {
            (Source::Puzzle, Reason::NoPuzzle(_)) => {
                Message::new("command-neither").with("found", quoted(self.text))
            }
            _ => about(label, error.message()),
        });
    }

    /// The text with the puzzles, and its format.
    fn open(&self) -> Result<(Box<dyn BufRead + Send + '_>, Format), Message> {
        match self.source {
            Source::Stdin => Ok((Box::new(DecodedText::new(std::io::stdin())), Format::Auto)),
            Source::File => {
                let path = Path::new(self.text);
                let extension = path.extension().unwrap_or_default().to_string_lossy();
                let source = interrupt::waiting(|| files::open_text(path));
                let source = source.map_err(|error| match error {
                    FileError::Missing { .. } => {
                        Message::new("command-no-file").with("reason", error.message())
                    }
                    _ => error.message(),
                })?;
                Ok((Box::new(source), Format::of_extension(&extension)))
            }
            Source::Puzzle => Ok((Box::new(self.text.as_bytes()), Format::Auto)),
        }
    }
}

/// Whether a search of this family takes very long without givens.
fn is_slow_empty(family: &Family) -> bool {
    matches!(family, Family::Grid(GridProblem::Magic(side)) if side.get() > 3)
}

/// What is wrong with an empty text.
const fn nothing() -> ReadError {
    ReadError::of_line(1, Reason::NoPuzzle(String::new()))
}

/// Reads the puzzle of a run, which this strategy must know how to search.
pub fn of_run(run: &RunArguments, strategy: Strategy) -> Result<NamedPuzzle, Refusal> {
    let puzzle = read_one(&run.input, &run.read)?;
    let known = strategy.check_board(puzzle.problem.topology());
    known.map_err(|error| error.message())?;
    Ok(puzzle)
}

/// Reads the single puzzle of an argument.
pub fn read_one(input: &String, arguments: &ReadArguments) -> Result<NamedPuzzle, Refusal> {
    let input = PuzzleInput::all(std::slice::from_ref(input), arguments).remove(0);
    input.read_one(arguments)
}

/// The name of a file without its folder and extension.
fn stem(path: &str) -> String {
    let stem = Path::new(path).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// The name of a puzzle without a title: its input, and its number unless it is the only one there.
fn numbered(input: &str, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{input}#{number}"),
        None => input.to_owned(),
    }
}
