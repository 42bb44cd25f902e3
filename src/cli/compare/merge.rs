//! The report of a set from the rows of its shards.

use super::about::{About, Finished, OfInput, digest_of, named};
use super::arguments::CompareArguments;
use super::census::Taken;
use super::collected::Collected;
use super::ending::{Ending, data_writer};
use super::rows::{RowsPlace, broken};
use crate::analysis::set::Shard;
use crate::cli::input::Named;
use crate::cli::label::{number_in, numbered};
use crate::cli::language::{complain_in_words, say, spoken};
use crate::cli::output;
use crate::cli::refusal::Refusal;
use crate::explain::{Language, Message};
use crate::export::set::{DataWriter, PuzzleRows, RowsReader};
use crate::files::Visited;
use std::collections::BTreeMap;
use std::io::BufRead;
use std::path::Path;
use std::process::ExitCode;

/// The most shards that are named when they are missing.
const MOST_NAMED: usize = 20;

/// The rows of a shard.
struct Source {
    rows: RowsPlace,
    about: About,
    shard: Shard,
    finished: Finished,
}

/// Reports what the rows of all shards say, as one run would.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let sources = sources(arguments)?;
    let [first, ..] = &sources[..] else {
        return Err(Refusal::BadUsage(Message::new("merge-none")));
    };
    let not_read = || Refusal::from(named("compare-about-broken", &first.rows.place));
    let plan = first.about.plan().ok_or_else(not_read)?;
    let repeats = first.about.repeats();
    let language = arguments.lang.unwrap_or_else(spoken);
    let writer = data_writer(arguments, &plan, repeats);
    let mut collected = Collected::new(&plan, repeats, writer.as_ref(), output::stdout());
    let writers: Vec<DataWriter> = sources
        .iter()
        .map(|source| DataWriter {
            format: source.rows.format,
            plan: &plan,
            has_times: repeats.is_some(),
        })
        .collect();
    let mut merged = Merged::of(&sources, &writers)?;
    let mut names = Names::new(&first.finished.inputs, language);
    while let Some(mut rows) = merged.next()? {
        let runs = std::mem::take(&mut rows.runs);
        collected.restore(&names.give(rows), runs);
        if collected.has_failed() {
            break;
        }
    }
    let end = collected.end()?;
    let told: Vec<String> = first
        .finished
        .faults
        .iter()
        .map(|fault| fault.say(language).to_owned())
        .collect();
    if end.results.puzzles() > 0 {
        let ending = Ending {
            plan: &plan,
            shard: Shard::WHOLE,
            repeats,
            is_whole: true,
            unreadable: first.finished.unreadable,
            faults: &told,
        };
        ending.write(arguments, end)?;
    }
    Ok(tell_faults(&told, first.finished.unreadable))
}

/// Tells what could not be read, as one run does.
fn tell_faults(told: &[String], unreadable: usize) -> ExitCode {
    told.iter().for_each(|fault| complain_in_words(fault));
    let more = unreadable.saturating_sub(told.len());
    if more > 0 {
        complain_in_words(&say(&Message::new("command-more").counted(more as u64)));
    }
    match unreadable {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    }
}

/// The shards, in their order, if they make a whole.
fn sources(arguments: &CompareArguments) -> Result<Vec<Source>, Refusal> {
    let mut sources = Vec::new();
    for file in &arguments.inputs {
        // A pattern such as rows-* also finds what is beside the rows.
        let is_beside = |rows: &String| About::beside(Path::new(rows)) == Path::new(file);
        if !arguments.inputs.iter().any(is_beside) {
            sources.push(Source::read(file)?);
        }
    }
    sources.sort_by_key(|source| source.shard);
    let Some((first, others)) = sources.split_first() else {
        return Ok(sources);
    };
    for other in others {
        let count =
            (first.shard.count() != other.shard.count()).then(|| other.about.shards(&first.about));
        let difference = other.about.difference(&first.about).or(count);
        if let Some([found, expected]) = difference {
            let message = pair("merge-differs", other, first);
            let message = message.with("found", found).with("expected", expected);
            return Err(message.into());
        }
        if other.finished.puzzles != first.finished.puzzles {
            return Err(pair("merge-input", other, first).into());
        }
    }
    if let Some([one, other]) = sources
        .array_windows()
        .find(|[one, other]| one.shard == other.shard)
    {
        let message = pair("merge-twice", one, other);
        return Err(message.with("shard", one.shard.to_string()).into());
    }
    let is_missing = |number: &usize| {
        let found = sources.binary_search_by_key(number, |source| source.shard.number());
        found.is_err()
    };
    let missing: Vec<usize> = (1..=first.shard.count()).filter(is_missing).collect();
    if !missing.is_empty() {
        let mut shards: Vec<String> = missing.iter().map(ToString::to_string).collect();
        if shards.len() > MOST_NAMED {
            shards.truncate(MOST_NAMED);
            shards.push("…".to_owned());
        }
        let message = Message::new("merge-missing").counted(missing.len() as u64);
        let message = message.with("shards", shards.join(", "));
        let all = first.shard.count();
        return Err(message.with("all", all.to_string()).into());
    }
    Ok(sources)
}

fn pair(id: &'static str, one: &Source, other: &Source) -> Message {
    named(id, &one.rows.place).with("other", other.rows.place.display().to_string())
}

impl Source {
    /// The rows of this file, if they are as their shard has finished them.
    fn read(file: &str) -> Result<Self, Refusal> {
        let rows = super::arguments::rows_place(file).map_err(Refusal::from)?;
        let mut about = About::read(&rows.place)?;
        let message = |id| Refusal::from(named(id, &rows.place));
        let shard = about
            .shard()
            .ok_or_else(|| message("compare-about-broken"))?;
        let finished = about.finished.take();
        let finished = finished.ok_or_else(|| message("merge-unfinished"))?;
        let digest = digest_of(Visited::pieces(&rows.place)).map_err(|error| {
            Refusal::from(named("file-refused", &rows.place).with("reason", error.to_string()))
        })?;
        if digest.told() != finished.rows {
            return Err(message("merge-changed"));
        }
        Ok(Self {
            rows,
            about,
            shard,
            finished,
        })
    }
}

/// The puzzles of several files of rows, in the order of their numbers.
struct Merged<'a> {
    sources: &'a [Source],
    readers: Vec<RowsReader<'a, Box<dyn BufRead>>>,
    /// The next puzzle of each file, and the file, by number.
    next: BTreeMap<usize, (usize, PuzzleRows)>,
    given: usize,
}

impl<'a> Merged<'a> {
    fn of(sources: &'a [Source], writers: &'a [DataWriter<'a>]) -> Result<Self, Refusal> {
        let reader = |(source, writer): (&Source, &'a DataWriter<'a>)| {
            let pieces: Box<dyn BufRead> = Box::new(Visited::pieces(&source.rows.place));
            RowsReader::new(writer, pieces)
        };
        let mut merged = Self {
            sources,
            readers: sources.iter().zip(writers).map(reader).collect(),
            next: BTreeMap::new(),
            given: 0,
        };
        for file in 0..sources.len() {
            merged.fetch(file)?;
        }
        Ok(merged)
    }

    fn fetch(&mut self, file: usize) -> Result<(), Refusal> {
        let place = &self.sources[file].rows.place;
        let rows = self.readers[file].next_puzzle();
        if let Some(rows) = rows.map_err(|error| broken(place, &error))? {
            self.next.insert(rows.number, (file, rows));
        }
        Ok(())
    }

    /// The next puzzle. None is left out.
    fn next(&mut self) -> Result<Option<PuzzleRows>, Refusal> {
        let all = self.sources[0].finished.all();
        if self.given == all && self.next.is_empty() {
            return Ok(None);
        }
        self.given += 1;
        let Some((file, rows)) = self.next.remove(&self.given) else {
            // The rows are as they were written, but not by shards of one set.
            let place = &self.sources[0].rows.place;
            return Err(named("merge-changed", place).into());
        };
        self.fetch(file)?;
        Ok(Some(rows))
    }
}

/// The names of puzzles for data and for people.
struct Names<'a> {
    inputs: &'a [OfInput],
    language: Language,
    /// The input of the next puzzle, and the number of the last puzzle of it.
    input: usize,
    last: usize,
}

impl<'a> Names<'a> {
    fn new(inputs: &'a [OfInput], language: Language) -> Self {
        Self {
            inputs,
            language,
            input: 0,
            last: inputs.first().map_or(0, |input| input.puzzles),
        }
    }

    /// A puzzle with its names. Puzzles come in the order of their numbers.
    fn give(&mut self, rows: PuzzleRows) -> Taken {
        while rows.number > self.last && self.input + 1 < self.inputs.len() {
            self.input += 1;
            self.last += self.inputs[self.input].puzzles;
        }
        let label = self.inputs.get(self.input).and_then(|input| {
            let number = number_in(&rows.name, &input.name)?;
            Some(numbered(input.label.say(self.language), number))
        });
        Taken {
            number: rows.number,
            named: Named {
                label: label.unwrap_or_else(|| rows.name.clone()),
                name: rows.name,
                problem: rows.problem,
            },
        }
    }
}
