use super::faults::Faults;
use super::interrupt;
use super::language::{complain, say, word};
use super::options::ReadArguments;
use super::refusal::{Refusal, about};
use crate::explain::{Message, Tell, quoted};
use crate::files::{self, FileError, Text};
use crate::puzzle::Problem;
use crate::puzzle::notation::{self, Entry, Format, ReadError};
use std::borrow::Borrow;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Read};
use std::path::Path;

/// A puzzle and its name.
pub struct Named {
    pub name: String,
    pub problem: Problem,
}

impl Borrow<Problem> for Named {
    fn borrow(&self) -> &Problem {
        &self.problem
    }
}

/// The titles of puzzles so far, as hashes. A title that comes again names nothing.
#[derive(Default)]
struct Titles {
    hashes: HashSet<u64>,
    hasher: RandomState,
}

impl Titles {
    fn is_new(&mut self, title: &str) -> bool {
        self.hashes.insert(self.hasher.hash_one(title))
    }
}

/// A text that ends when Ctrl-C is pressed.
struct UntilInterrupted<R>(R);

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
            false => self.0.fill_buf(),
        }
    }

    fn consume(&mut self, amount: usize) {
        self.0.consume(amount);
    }
}

/// Who reads the names of puzzles: unnamed puzzles are numbered in words for people, and the same
/// in every language in data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Person,
    Program,
}

/// An argument that gives puzzles.
pub struct Input<'a> {
    text: &'a str,
    kind: Kind,
    /// Its name in errors: as the user wrote it.
    label: String,
    /// Its name in reports: as short as possible without being ambiguous.
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
        } else if files::exists(Path::new(input)) || looks_like_a_path(input) {
            Self::File
        } else {
            Self::Puzzle
        }
    }
}

impl<'a> Input<'a> {
    /// The inputs for these arguments, with their names.
    pub fn all(inputs: &'a [String], names_for: Reader) -> Vec<Self> {
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
        let puzzles = kinds.iter().filter(|kind| **kind == Kind::Puzzle).count();
        let ours = |label: String, name: String| match names_for {
            Reader::Person => (label.clone(), label),
            Reader::Program => (label, name),
        };
        let called = |index: usize, input: &str| match kinds[index] {
            Kind::Stdin => ours(word("command-input"), "stdin".to_owned()),
            Kind::File if stems[&stem(input)] == 1 => (input.to_owned(), stem(input)),
            Kind::File if file_names[&file_name(input)] == 1 => {
                (input.to_owned(), file_name(input))
            }
            Kind::File => (input.to_owned(), input.to_owned()),
            Kind::Puzzle if puzzles == 1 => ours(word("command-puzzle"), "puzzle".to_owned()),
            Kind::Puzzle => {
                let label = Message::new("command-argument").with("number", index + 1);
                ours(say(&label), format!("argument {}", index + 1))
            }
        };
        let input = |(index, text): (usize, &'a String)| {
            let (label, name) = called(index, text);
            Self {
                text,
                kind: kinds[index],
                label,
                name,
            }
        };
        inputs.iter().enumerate().map(input).collect()
    }

    /// The puzzles of the argument, read as they are needed. Errors are added to `faults`, and after each
    /// `refused` is called, since there may be millions before the next puzzle.
    pub fn puzzles<'f>(
        &'f self,
        arguments: &ReadArguments,
        faults: &'f Faults,
        refused: impl Fn() + Send + 'f,
    ) -> impl Iterator<Item = Named> + Send + 'f {
        let mut entries = self.entries(arguments).enumerate().peekable();
        if entries.peek().is_none() {
            faults.add(self.fault(&ReadError::NoPuzzle));
        }
        let mut titles = Titles::default();
        std::iter::from_fn(move || {
            loop {
                let (index, entry) = entries.next()?;
                let is_only = index == 0 && entries.peek().is_none();
                let place = |whole: &str| match is_only {
                    true => whole.to_owned(),
                    false => format!("{whole}#{}", index + 1),
                };
                let entry = match entry {
                    Ok(entry) => entry,
                    Err(fault) => {
                        faults.add(fault);
                        continue;
                    }
                };
                for note in &entry.notes {
                    faults.note(about(place(&self.label), note.message()));
                }
                let title = entry.name.filter(|title| titles.is_new(title));
                match entry.problem {
                    Ok(problem) => {
                        return Some(Named {
                            name: title.unwrap_or_else(|| place(&self.name)),
                            problem,
                        });
                    }
                    Err(error) => {
                        faults.add_unread(&error, || about(place(&self.label), error.message()));
                        refused();
                    }
                }
            }
        })
    }

    fn read_one(self, arguments: &ReadArguments) -> Result<Named, Message> {
        let mut entries = self.entries(arguments);
        let first = entries.next();
        let entry = first.unwrap_or_else(|| Err(self.fault(&ReadError::NoPuzzle)))?;
        if let Some(second) = entries.next() {
            let line = second?.line;
            return Err(self.fault(&ReadError::Several { line }));
        }
        for note in &entry.notes {
            complain(&about(&self.label, note.message()));
        }
        let problem = entry.problem.map_err(|error| self.fault(&error))?;
        drop(entries);
        Ok(Named {
            name: self.name,
            problem,
        })
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
        let entries = notation::puzzles(source, &arguments.options(format));
        let fault = |error| FileError::of(error, &self.label).message();
        Box::new(entries.map(move |entry| entry.map_err(fault)))
    }

    fn fault(&self, error: &ReadError) -> Message {
        match (self.kind, error) {
            (Kind::Puzzle, ReadError::NoPuzzle) => {
                Message::new("command-neither").with("found", quoted(self.text))
            }
            _ => about(&self.label, error.message()),
        }
    }

    /// The text with the puzzles, and its format.
    fn source(&self) -> Result<(Box<dyn BufRead + Send + '_>, Format), Message> {
        match self.kind {
            Kind::Stdin => Ok((Box::new(Text::new(std::io::stdin())), Format::Auto)),
            Kind::File => {
                let path = Path::new(self.text);
                let extension = path.extension().unwrap_or_default().to_string_lossy();
                let source = files::open_text(path).map_err(|error| match error {
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

/// Reads the single puzzle of an argument.
pub fn read_one(
    input: &String,
    arguments: &ReadArguments,
    name_for: Reader,
) -> Result<Named, Refusal> {
    let input = Input::all(std::slice::from_ref(input), name_for).remove(0);
    Ok(input.read_one(arguments)?)
}

fn stem(path: &str) -> String {
    let stem = Path::new(path).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Whether something that is not a file was meant as one.
fn looks_like_a_path(input: &str) -> bool {
    let extension = Path::new(input)
        .extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default();
    let known = ["txt", "sdk", "sdm", "sdx", "ss", "csv", "tsv", "ron"];
    !input.contains('\n')
        && (known.contains(&extension.to_ascii_lowercase().as_str()) || input.contains(['/', '\\']))
}
