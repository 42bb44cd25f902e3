//! What a file of rows is of. It is kept beside the rows, which are plain data.

use super::census::Count;
use super::digest::Digest;
use crate::analysis::set::{Plan, Shard};
use crate::cli::faults::Faults;
use crate::cli::input::Input;
use crate::cli::language::word;
use crate::cli::refusal::Refusal;
use crate::explain::{Language, Message, Tell};
use crate::files::{self, Draft};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// What the rows are of. As texts, so that it can be compared and told.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The version of the program.
    recuo: String,
    shard: String,
    strategies: Vec<String>,
    goal: String,
    max_steps: u64,
    /// How often each run was timed.
    repeats: Option<NonZeroUsize>,
    /// What is known at the end.
    pub finished: Option<Finished>,
}

/// What is known of a shard when all its rows are written. Shards of the same puzzles agree on all of it
/// but the rows.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// The inputs, also the puzzles of other shards.
    pub inputs: Vec<OfInput>,
    /// A digest of all puzzles.
    pub puzzles: String,
    /// How many puzzles could not be read.
    pub unreadable: usize,
    /// Why, for the first of them.
    pub faults: Vec<Words>,
    /// A digest of the rows.
    pub rows: String,
}

/// What was read of an input.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfInput {
    /// Its name in data.
    pub name: String,
    /// Its name for people.
    pub label: Words,
    /// The number of puzzles that could be read.
    pub puzzles: usize,
}

/// The same in every language.
#[derive(Clone, Serialize, Deserialize)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    fn of(say: impl Fn(Language) -> String) -> Self {
        let languages = Language::ALL.into_iter();
        Self(
            languages
                .map(|language| (language.code().to_owned(), say(language)))
                .collect(),
        )
    }

    /// In this language.
    pub fn say(&self, language: Language) -> &str {
        self.0.get(language.code()).map_or("", String::as_str)
    }
}

impl About {
    /// What rows of a shard are of that are only begun.
    pub fn new(plan: &Plan, shard: Shard, repeats: Option<NonZeroUsize>) -> Self {
        let strategies = plan.strategies.iter().map(ToString::to_string);
        Self {
            recuo: env!("CARGO_PKG_VERSION").to_owned(),
            shard: shard.to_string(),
            strategies: strategies.collect(),
            goal: plan.goal.to_string(),
            max_steps: plan.max_steps,
            repeats,
            finished: None,
        }
    }

    /// Reads what is beside the rows.
    pub fn read(rows: &Path) -> Result<Self, Refusal> {
        let place = Self::beside(rows);
        if !files::exists(&place) {
            let message = named("compare-rows-foreign", rows);
            return Err(message.with("about", place.display().to_string()).into());
        }
        let text = files::read_text(&place).map_err(|error| Refusal::from(error.message()))?;
        let about: Option<Self> = serde_json::from_str(&text).ok();
        let about = about.filter(|about| about.plan().is_some() && about.shard().is_some());
        about.ok_or_else(|| named("compare-about-broken", &place).into())
    }

    /// Writes it beside the rows.
    pub fn write(&self, rows: &Path) -> Result<(), Refusal> {
        let mut draft = Draft::create(&Self::beside(rows), true)?;
        draft.write_with(|out| {
            serde_json::to_writer_pretty(&mut *out, self)?;
            out.write_all(b"\n")
        })?;
        Ok(draft.finish()?)
    }

    /// Where it is.
    pub fn beside(rows: &Path) -> PathBuf {
        let mut place = rows.as_os_str().to_owned();
        place.push(".shard");
        PathBuf::from(place)
    }

    /// What was run on every puzzle.
    pub fn plan(&self) -> Option<Plan> {
        let strategies = self.strategies.iter().map(|id| id.parse().ok());
        Some(Plan {
            strategies: strategies.collect::<Option<_>>()?,
            goal: self.goal.parse().ok()?,
            max_steps: self.max_steps,
        })
    }

    /// Which part of the puzzles it is.
    pub fn shard(&self) -> Option<Shard> {
        self.shard.parse().ok()
    }

    /// How often each run was timed.
    pub const fn repeats(&self) -> Option<NonZeroUsize> {
        self.repeats
    }

    /// The first option in which it is not like another one, here and there.
    pub fn difference(&self, other: &Self) -> Option<[String; 2]> {
        let options = [self, other].map(|about| {
            [
                format!("recuo {}", about.recuo),
                format!("--strategies {}", about.strategies.join(",")),
                format!("--goal {}", about.goal),
                format!("--max-steps {}", about.max_steps),
                match about.repeats.map(NonZeroUsize::get) {
                    None => word("compare-no-times"),
                    Some(1) => "--times".to_owned(),
                    Some(repeats) => format!("--repeat {repeats}"),
                },
            ]
        });
        let [own, others] = options;
        let mut pairs = own.into_iter().zip(others);
        pairs.find(|(own, other)| own != other).map(Into::into)
    }

    /// The same for the shards.
    pub fn shards(&self, other: &Self) -> [String; 2] {
        [self, other].map(|about| format!("--shard {}", about.shard))
    }
}

impl Finished {
    /// What is known when all is read and the rows have this digest.
    pub fn new(inputs: &[Input], count: &Count, faults: &Faults, rows: Digest) -> Self {
        let of_input = |(input, puzzles): (&Input, &usize)| OfInput {
            name: input.name().to_owned(),
            label: Words::of(|language| input.label().say(None, language)),
            puzzles: *puzzles,
        };
        let words = |fault: &Message| Words::of(|language| fault.say_on_command_line(language));
        Self {
            inputs: inputs.iter().zip(&count.inputs).map(of_input).collect(),
            puzzles: count.digest.told(),
            unreadable: faults.count(),
            faults: faults.messages().iter().map(words).collect(),
            rows: rows.told(),
        }
    }

    /// The number of puzzles of all shards.
    pub fn all(&self) -> usize {
        self.inputs.iter().map(|input| input.puzzles).sum()
    }
}

/// A digest of a file of rows.
pub fn digest_of(mut rows: impl BufRead) -> io::Result<Digest> {
    let mut digest = Digest::new();
    loop {
        let bytes = rows.fill_buf()?;
        let length = bytes.len();
        if length == 0 {
            return Ok(digest);
        }
        digest.add(bytes);
        rows.consume(length);
    }
}

/// A message about a file of rows.
pub fn named(id: &'static str, rows: &Path) -> Message {
    Message::new(id).path(&rows.display().to_string())
}
