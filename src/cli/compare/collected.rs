//! The results of a comparison, and the data that are written as soon as it is their turn.

use super::census::Taken;
use super::rows::Rows;
use crate::analysis::comparison::Totals;
use crate::analysis::set::{Plan, Results, Timed};
use crate::cli::input::Reader;
use crate::cli::refusal::Refusal;
use crate::export::set::{DataWriter, LISTED, Listed};
use crate::puzzle::Problem;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::time::Duration;

/// The puzzles that are kept for tables that list every puzzle.
const KEPT: usize = 20 * LISTED;

/// The results so far.
pub struct Collected<'a, W> {
    writer: Option<&'a DataWriter<'a>>,
    out: W,
    rows: Option<Rows<'a>>,
    /// Why writing failed.
    failure: Option<Refusal>,
    /// Whether nobody reads the output any more.
    is_closed: bool,
    results: Results,
    names: Vec<String>,
    puzzles: Vec<Problem>,
}

/// The results at the end.
pub struct End<'a, W> {
    pub results: Results,
    /// The first puzzles and their names, if no data are written.
    pub puzzles: Vec<Problem>,
    pub names: Vec<String>,
    pub rows: Option<Rows<'a>>,
    pub out: W,
    /// Whether nobody reads the output any more.
    pub is_closed: bool,
}

impl<'a, W: Write> Collected<'a, W> {
    /// Nothing so far. Data go to `out`, if there is a writer of them.
    pub fn new(
        plan: &Plan,
        repeats: Option<NonZeroUsize>,
        writer: Option<&'a DataWriter<'a>>,
        out: W,
    ) -> Self {
        Self {
            writer,
            out,
            rows: None,
            failure: None,
            is_closed: false,
            results: Results::new(plan, 0, repeats),
            names: Vec::new(),
            puzzles: Vec::new(),
        }
    }

    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Whether results can be written.
    pub const fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// From now on, rows are written to this file too.
    pub fn write_rows(&mut self, rows: Rows<'a>) {
        self.rows = Some(rows);
    }

    /// Records the result of a run.
    pub fn note(&mut self, timed: &Timed) {
        self.results.note(timed);
    }

    /// Whether all runs on the next puzzle are finished.
    pub fn is_next_done(&self) -> bool {
        let mut runs = self.results.puzzle(self.results.puzzles());
        runs.all(|run| run.is_some())
    }

    /// Adds the next puzzle, all of whose runs are finished.
    pub fn add(&mut self, taken: &Taken) {
        let index = self.results.puzzles();
        self.add_open(taken);
        let puzzle = listed(index, taken);
        if let Some(rows) = &mut self.rows
            && self.failure.is_none()
            && let Err(error) = rows.append(puzzle, &self.results)
        {
            self.failure = Some(error.into());
        }
    }

    /// Adds the next puzzle, with the runs on it that are finished.
    pub fn add_open(&mut self, taken: &Taken) {
        let index = self.results.puzzles();
        self.results.add_puzzle();
        let puzzle = listed(index, taken);
        if let Some(writer) = self.writer {
            if !self.is_closed && self.failure.is_none() {
                let head = match index {
                    0 => writer.head(&mut self.out),
                    _ => Ok(()),
                };
                let written =
                    head.and_then(|()| writer.puzzle(&mut self.out, puzzle, &self.results));
                self.check(written);
            }
        } else if self.names.len() < KEPT {
            self.names
                .push(taken.named.name_for(Reader::Person).to_owned());
            self.puzzles.push(taken.named.problem.clone());
        }
    }

    /// Adds the next puzzle with the runs that were finished earlier.
    pub fn restore(&mut self, taken: &Taken, runs: Vec<(Totals, Vec<Duration>)>) {
        let first = self.results.runs();
        for (strategy, (run, times)) in runs.into_iter().enumerate() {
            let number = first + strategy;
            self.results.note(&Timed { number, run, times });
        }
        self.add_open(taken);
    }

    /// Hands on what was written.
    pub fn flush(&mut self) {
        if !self.is_closed {
            let flushed = self.out.flush();
            self.check(flushed);
        }
        if let Some(rows) = &mut self.rows
            && let Err(error) = rows.flush()
        {
            self.failure = Some(error.into());
        }
    }

    /// The rows go on even if nobody reads the output.
    fn check(&mut self, written: io::Result<()>) {
        if let Err(error) = written {
            match self.rows.is_some() && error.kind() == io::ErrorKind::BrokenPipe {
                true => self.is_closed = true,
                false => self.failure = Some(error.into()),
            }
        }
    }

    /// The results.
    pub fn end(self) -> Result<End<'a, W>, Refusal> {
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(End {
                results: self.results,
                puzzles: self.puzzles,
                names: self.names,
                rows: self.rows,
                out: self.out,
                is_closed: self.is_closed,
            }),
        }
    }
}

fn listed(index: usize, taken: &Taken) -> Listed<'_> {
    Listed {
        index,
        number: taken.number,
        name: taken.named.name_for(Reader::Program),
        problem: &taken.named.problem,
    }
}
