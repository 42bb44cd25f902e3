use super::faults::Faults;
use super::interrupt;
use super::label::{Label, number_in, numbered};
use super::language::{complain, spoken};
use super::options::{ReadArguments, is_path};
use super::refusal::{Refusal, about};
use crate::explain::{Message, Tell, Value, quoted, visible};
use crate::files::{self, FileError, Text};
use crate::puzzle::Problem;
use crate::puzzle::notation::{self, Entry, Format, ReadError, Reason};
use std::borrow::Borrow;
use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Read};
use std::path::Path;

/// A puzzle and its names.
pub struct Named {
    /// Its name in data: the same in every language.
    pub name: String,
    /// Its name for people, who see where it comes from as they wrote it.
    pub label: String,
    pub problem: Problem,
}

impl Named {
    /// Its name for this reader.
    pub fn name_for(&self, reader: Reader) -> &str {
        match reader {
            Reader::Person => &self.label,
            Reader::Program => &self.name,
        }
    }
}

impl Borrow<Problem> for Named {
    fn borrow(&self) -> &Problem {
        &self.problem
    }
}

/// The titles of puzzles so far, as hashes: some 14 bytes each in a tree, which never needs twice its size.
/// A title that comes again names nothing.
#[derive(Default)]
struct Titles {
    hashes: BTreeSet<u64>,
    hasher: RandomState,
}

impl Titles {
    fn is_new(&mut self, title: &str) -> bool {
        self.hashes.insert(self.hasher.hash_one(title))
    }
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

/// Who reads the names of puzzles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Person,
    Program,
}

/// An argument that gives puzzles.
pub struct Input<'a> {
    text: &'a str,
    kind: Kind,
    /// Its name for people: as the user wrote it.
    label: Label,
    /// Its name in data: as short as possible without being ambiguous.
    name: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Stdin,
    File,
    Puzzle,
}

impl Kind {
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

impl<'a> Input<'a> {
    /// The inputs for these arguments, with their names.
    pub fn all(inputs: &'a [String], read: &ReadArguments) -> Vec<Self> {
        let kinds: Vec<Kind> = inputs.iter().map(|input| Kind::of(input)).collect();
        let files = || inputs.iter().zip(&kinds).filter(|(_, k)| **k == Kind::File);
        let count = |form: fn(&str) -> String| {
            let mut counts = HashMap::new();
            for (input, _) in files() {
                *counts.entry(form(input)).or_insert(0) += 1;
            }
            counts
        };
        let (stems, file_names) = (count(stem), count(file_name));
        let problem = match read.are_sudokus() {
            true => "command-puzzle",
            false => "command-problem",
        };
        let puzzles = kinds.iter().filter(|kind| **kind == Kind::Puzzle).count();
        let ours = |message: Message, name: String| (Label::Ours(message), name);
        let called = |index: usize, input: &str| match kinds[index] {
            Kind::Stdin => ours(Message::new("command-input"), "stdin".to_owned()),
            Kind::File if stems[&stem(input)] == 1 => (Label::of(input), stem(input)),
            Kind::File if file_names[&file_name(input)] == 1 => {
                (Label::of(input), file_name(input))
            }
            Kind::File => (Label::of(input), input.to_owned()),
            Kind::Puzzle if puzzles == 1 => ours(Message::new(problem), "puzzle".to_owned()),
            Kind::Puzzle => {
                let label = Message::new("command-argument").with("number", index + 1);
                ours(label, format!("argument {}", index + 1))
            }
        };
        let input = |(index, text): (usize, &'a String)| {
            let (label, name) = called(index, text);
            Self {
                text,
                kind: kinds[index],
                label,
                name: visible(&name).into_owned(),
            }
        };
        inputs.iter().enumerate().map(input).collect()
    }

    /// Its name in data.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its name for people.
    pub const fn label(&self) -> &Label {
        &self.label
    }

    /// The puzzles of the argument, read as they are needed; `None` in the place of each that cannot be
    /// read. Errors are added to `faults`.
    pub fn puzzles<'f>(
        &'f self,
        arguments: &ReadArguments,
        faults: &'f Faults,
    ) -> impl Iterator<Item = Option<Named>> + Send + 'f {
        let mut entries = self.entries(arguments).enumerate().peekable();
        let are_sudokus = arguments.are_sudokus();
        if entries.peek().is_none() {
            self.refuse(self.value(), &nothing(), are_sudokus, faults);
        }
        let mut titles = Titles::default();
        std::iter::from_fn(move || {
            let (index, entry) = entries.next()?;
            let number = (index > 0 || entries.peek().is_some()).then_some(index + 1);
            let place = || self.label.numbered(number);
            let entry = match entry {
                Ok(entry) => entry,
                Err(fault) => {
                    faults.add(fault);
                    return Some(None);
                }
            };
            for note in &entry.notes {
                faults.note(about(place(), note.message()));
            }
            let title = entry.name.filter(|title| titles.is_new(title));
            Some(match entry.problem {
                Ok(problem) => Some(self.named(number, title, problem)),
                Err(error) => {
                    self.refuse(place(), &error, are_sudokus, faults);
                    None
                }
            })
        })
    }

    /// A puzzle with its title, if that names it, or else its number.
    fn named(&self, number: Option<usize>, title: Option<String>, problem: Problem) -> Named {
        let title = title.map(|title| visible(&title).into_owned());
        // A title that would be taken for a number names nothing.
        let title = title.filter(|title| number_in(title, &self.name).is_none());
        let (name, label) = match title {
            Some(title) => (title.clone(), title),
            None => {
                let label = self.label.say(number, spoken());
                (numbered(&self.name, number), label)
            }
        };
        Named {
            name,
            label,
            problem,
        }
    }

    fn read_one(&self, arguments: &ReadArguments) -> Result<Named, Refusal> {
        let mut entries = self.entries(arguments);
        let mut entry = entries.next().unwrap_or_else(|| Ok(nothing().into()))?;
        if let Some(second) = entries.next() {
            let several = ReadError::of_line(second?.line, Reason::Several);
            entry = several.into();
        }
        for note in &entry.notes {
            complain(&about(self.value(), note.message()));
        }
        let faults = Faults::default();
        let are_sudokus = arguments.are_sudokus();
        let problem = entry.problem;
        let problem = problem.inspect_err(|error| {
            self.refuse(self.value(), error, are_sudokus, &faults);
        });
        faults.refusal()?;
        Ok(self.named(None, None, problem.expect("no fault was found")))
    }

    /// The puzzles of the argument, good and bad. An error ends them.
    fn entries(
        &self,
        arguments: &ReadArguments,
    ) -> Box<dyn Iterator<Item = Result<Entry, Message>> + Send + '_> {
        let (source, format) = match self.source() {
            Ok(source) => source,
            Err(fault) => return Box::new(std::iter::once(Err(fault))),
        };
        let source = UntilInterrupted(source);
        let wanted = match arguments.wanted() {
            Ok(wanted) => wanted,
            Err(fault) => return Box::new(std::iter::once(Err(fault))),
        };
        let entries: Box<dyn Iterator<Item = io::Result<Entry>> + Send + '_> = match wanted {
            Some(wanted) if self.text.is_empty() => {
                let Some(empty) = wanted.empty() else {
                    let fault = Message::new("family-needs-puzzle");
                    return Box::new(std::iter::once(Err(fault)));
                };
                Box::new(std::iter::once(Ok(Entry::new(1, Ok(empty)))))
            }
            Some(wanted) => Box::new(notation::cells(source, &wanted)),
            None => Box::new(notation::puzzles(source, &arguments.options(format))),
        };
        let fault = |error| FileError::of(error, &self.label.say(None, spoken())).message();
        Box::new(entries.map(move |entry| entry.map_err(fault)))
    }

    /// Its name in messages.
    fn value(&self) -> Value {
        self.label.numbered(None)
    }

    fn refuse(&self, name: Value, error: &ReadError, are_sudokus: bool, faults: &Faults) {
        if are_sudokus && error.reason.is_about_notation() {
            faults.tell_notations();
        }
        faults.add_unread(error, || match (self.kind, &error.reason) {
            (Kind::Puzzle, Reason::NoPuzzle(_)) => {
                Message::new("command-neither").with("found", quoted(self.text))
            }
            _ => about(name, error.message()),
        });
    }

    /// The text with the puzzles, and its format.
    fn source(&self) -> Result<(Box<dyn BufRead + Send + '_>, Format), Message> {
        match self.kind {
            Kind::Stdin => Ok((Box::new(Text::new(std::io::stdin())), Format::Auto)),
            Kind::File => {
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
            Kind::Puzzle => Ok((Box::new(self.text.as_bytes()), Format::Auto)),
        }
    }
}

/// What is wrong with an empty text.
const fn nothing() -> ReadError {
    ReadError::of_line(1, Reason::NoPuzzle(String::new()))
}

/// Reads the single puzzle of an argument.
pub fn read_one(input: &String, arguments: &ReadArguments) -> Result<Named, Refusal> {
    let input = Input::all(std::slice::from_ref(input), arguments).remove(0);
    input.read_one(arguments)
}

fn stem(path: &str) -> String {
    let stem = Path::new(path).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
