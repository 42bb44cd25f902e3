use super::language::{complain, say, word};
use super::options::ReadArguments;
use super::refusal::{Refusal, about};
use crate::explain::{Message, Tell, quoted};
use crate::files::{self, FileError};
use crate::puzzle::Problem;
use crate::puzzle::notation::{self, Format, ReadError};
use std::collections::HashMap;
use std::path::Path;

/// A puzzle and its name.
pub struct Named {
    pub name: String,
    pub problem: Problem,
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

    /// Reads every puzzle of the argument. Errors are added to `faults`.
    pub fn read_all(&self, arguments: &ReadArguments, faults: &mut Vec<Message>) -> Vec<Named> {
        let entries = self.text().and_then(|(text, format)| {
            notation::read(&text, &arguments.options(format)).map_err(|error| self.fault(&error))
        });
        let entries = match entries {
            Ok(entries) => entries,
            Err(fault) => {
                faults.push(fault);
                return Vec::new();
            }
        };
        let several = entries.len() > 1;
        let mut titles = HashMap::new();
        for title in entries.iter().filter_map(|entry| entry.name.clone()) {
            *titles.entry(title).or_insert(0) += 1;
        }
        let mut named = Vec::new();
        for (index, entry) in entries.into_iter().enumerate() {
            let place = |whole: &str| match several {
                true => format!("{whole}#{}", index + 1),
                false => whole.to_owned(),
            };
            let title = entry.name.filter(|title| titles[title] == 1);
            for note in &entry.notes {
                complain(&about(place(&self.label), note.message()));
            }
            match entry.problem {
                Ok(problem) => named.push(Named {
                    name: title.unwrap_or_else(|| place(&self.name)),
                    problem,
                }),
                Err(error) => faults.push(about(place(&self.label), error.message())),
            }
        }
        named
    }

    fn read_one(self, arguments: &ReadArguments) -> Result<Named, Message> {
        let (text, format) = self.text()?;
        let options = arguments.options(format);
        let entry = notation::only_entry(&text, &options).map_err(|error| self.fault(&error))?;
        for note in &entry.notes {
            complain(&about(&self.label, note.message()));
        }
        let problem = entry.problem.map_err(|error| self.fault(&error))?;
        Ok(Named {
            name: self.name,
            problem,
        })
    }

    fn fault(&self, error: &ReadError) -> Message {
        match (self.kind, error) {
            (Kind::Puzzle, ReadError::NoPuzzle) => {
                Message::new("command-neither").with("found", quoted(self.text))
            }
            _ => about(&self.label, error.message()),
        }
    }

    /// The text with the puzzles and its format.
    fn text(&self) -> Result<(String, Format), Message> {
        match self.kind {
            Kind::Stdin => files::read_from(std::io::stdin().lock(), &self.label)
                .map(|text| (text, Format::Auto))
                .map_err(|error| error.message()),
            Kind::File => {
                let path = Path::new(self.text);
                let extension = path.extension().unwrap_or_default().to_string_lossy();
                files::read_text(path)
                    .map(|text| (text, Format::of_extension(&extension)))
                    .map_err(|error| match error {
                        FileError::Missing { .. } => {
                            Message::new("command-no-file").with("reason", error.message())
                        }
                        _ => error.message(),
                    })
            }
            Kind::Puzzle => Ok((self.text.to_owned(), Format::Auto)),
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
