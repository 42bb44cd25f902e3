//! A file of rows that is being written.

use super::about::{About, Finished, digest_of, named};
use super::census::Count;
use crate::analysis::set::{Plan, Results};
use crate::cli::faults::Faults;
use crate::cli::input::Input;
use crate::cli::refusal::Refusal;
use crate::export::set::{DataFormat, DataWriter, Listed, PuzzleRows, RowsError, RowsReader};
use crate::files::{self, Journal, WriteError};
use std::path::{Path, PathBuf};

/// Where rows are written, and how.
#[derive(Clone)]
pub struct RowsPlace {
    pub place: PathBuf,
    pub format: DataFormat,
}

/// A file of rows, with what it is of beside it.
pub struct Rows<'a> {
    place: PathBuf,
    about: About,
    writer: DataWriter<'a>,
    journal: Journal,
}

impl<'a> Rows<'a> {
    /// Begins a file, or opens one to go on with if that is asked for and there is one.
    pub fn open(
        RowsPlace { place, format }: &RowsPlace,
        plan: &'a Plan,
        about: About,
        resumes: bool,
    ) -> Result<Self, Refusal> {
        let is_there = files::exists(place) || place.is_symlink();
        if !resumes && (is_there || files::exists(&About::beside(place))) {
            return Err(named("compare-rows-exist", place).into());
        }
        let journal = if is_there {
            let earlier = About::read(place)?;
            let difference = about.difference(&earlier).or_else(|| {
                let shards = about.shards(&earlier);
                (shards[0] != shards[1]).then_some(shards)
            });
            if let Some([expected, found]) = difference {
                let message = named("compare-rows-begun", place);
                let message = message.with("found", found).with("expected", expected);
                return Err(message.into());
            }
            Journal::open(place)?
        } else {
            about.write(place)?;
            Journal::create(place).map_err(|error| match error {
                // Another process has begun it since.
                WriteError::Exists { name } => WriteError::Busy { name },
                error => error,
            })?
        };
        let writer = DataWriter {
            format: *format,
            plan,
            has_times: about.repeats().is_some(),
        };
        Ok(Self {
            place: place.clone(),
            about,
            writer,
            journal,
        })
    }

    pub fn place(&self) -> &Path {
        &self.place
    }

    /// Passes the puzzles that are in it to `tell`, and cuts off what follows the last whole one. Returns
    /// whether there was anything.
    pub fn restore(
        &mut self,
        mut tell: impl FnMut(PuzzleRows) -> Result<(), Refusal>,
    ) -> Result<bool, Refusal> {
        let mut reader = RowsReader::new(&self.writer, self.journal.read()?);
        while let Some(rows) = reader.next_puzzle().map_err(|e| broken(&self.place, &e))? {
            tell(rows)?;
        }
        let (whole, length) = (reader.whole(), reader.length());
        drop(reader);
        self.journal.cut(whole)?;
        if whole == 0 {
            let mut head = Vec::new();
            self.writer.head(&mut head)?;
            self.journal.write(&head)?;
        }
        Ok(length > whole)
    }

    /// Writes the runs on a puzzle.
    pub fn append(&mut self, puzzle: Listed, results: &Results) -> Result<(), WriteError> {
        let mut bytes = Vec::new();
        let written = self.writer.puzzle(&mut bytes, puzzle, results);
        written.expect("memory takes all that is written");
        self.journal.write(&bytes)
    }

    pub fn flush(&mut self) -> Result<(), WriteError> {
        self.journal.flush()
    }

    /// Notes that all rows are written.
    pub fn finish(
        mut self,
        inputs: &[Input],
        count: &Count,
        faults: &Faults,
    ) -> Result<(), Refusal> {
        self.journal.sync()?;
        let digest = digest_of(self.journal.read()?)?;
        self.about.finished = Some(Finished::new(inputs, count, faults, digest));
        self.about.write(&self.place)
    }
}

/// Why rows cannot be read.
pub fn broken(place: &Path, error: &RowsError) -> Refusal {
    match error {
        RowsError::Io(error) => named("file-refused", place).with("reason", error.to_string()),
        RowsError::Line(line) => named("compare-rows-broken", place).with("line", *line),
    }
    .into()
}
