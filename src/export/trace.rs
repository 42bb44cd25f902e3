//! Events as text, JSON lines and CSV rows.

use super::steps::Choice;
use super::table::csv_row;
use crate::explain::{Language, Sentence, house_name};
use crate::puzzle::{House, Problem, Topology, Value};
use crate::solver::{Counters, Event, EventKind, Solver, Spot, Why};
use crate::timeline::{Measure, Moment, Timeline};
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;

/// One event as data. Fields that the event does not have are left out of JSON and empty in CSV.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The step's number, from 1.
    pub step: u64,
    /// The kind of event.
    pub event: &'static str,
    /// The cell it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    /// The value it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// The peer that causes a conflict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The house it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// How many options a choice point has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<u8>,
    /// Why a value is forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// The number of a sweep or a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// How many cells stay empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub empty: Option<u16>,
}

/// The columns of a trace as CSV.
pub const COLUMNS: [&str; 10] = [
    "step", "event", "cell", "value", "with", "house", "options", "why", "number", "empty",
];

impl Record {
    /// The data of an event, `solutions` being how many there have been, this one included.
    pub fn new(step: u64, event: Event, topology: &Topology, solutions: u64) -> Self {
        let mut record = Self {
            step,
            event: event.kind().id(),
            cell: event.cell().map(|cell| topology.address(cell)),
            value: None,
            with: None,
            house: None,
            options: None,
            why: None,
            number: None,
            empty: None,
        };
        let mut value = |value: Value| record.value = Some(value.number());
        match event {
            Event::Place { value: v, .. } | Event::Backtrack { value: v, .. } => value(v),
            Event::Conflict { value: v, with, .. } => {
                value(v);
                record.with = Some(topology.address(with));
            }
            Event::Deduce { value: v, why, .. } => {
                value(v);
                match why {
                    Why::NakedSingle => record.why = Some("naked-single"),
                    Why::HiddenSingle(house) => {
                        record.why = Some("hidden-single");
                        record.house = Some(named(house, topology));
                    }
                }
            }
            Event::Select { at, options } => {
                record.options = Some(options);
                record.describe(at, topology);
            }
            Event::DeadEnd { at } => record.describe(at, topology),
            Event::Sweep { number } => record.number = Some(number.into()),
            Event::Solution => record.number = Some(solutions),
            Event::Exhausted => {}
            Event::GaveUp { empty } => record.empty = Some(empty),
        }
        record
    }

    fn describe(&mut self, at: Spot, topology: &Topology) {
        if let Spot::Places(house, value) = at {
            self.value = Some(value.number());
            self.house = Some(named(house, topology));
        }
    }

    /// The record as one line of JSON, without the line's end.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// The record as the fields of a CSV row.
    pub fn fields(&self) -> [String; 10] {
        fn text<T: ToString>(field: Option<&T>) -> String {
            field.map_or_else(String::new, ToString::to_string)
        }
        [
            self.step.to_string(),
            self.event.to_owned(),
            text(self.cell.as_ref()),
            text(self.value.as_ref()),
            text(self.with.as_ref()),
            text(self.house.as_ref()),
            text(self.options.as_ref()),
            text(self.why.as_ref()),
            text(self.number.as_ref()),
            text(self.empty.as_ref()),
        ]
    }
}

/// How a trace is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// An object a line.
    Jsonl,
    /// A header and a row a step.
    Csv,
}

/// The chosen events of a run as a file that is written in slices. The run is taken again from its
/// start, so nothing of it has to be explored.
pub struct Trace<W: Write> {
    problem: Arc<Problem>,
    solver: Solver,
    choice: Choice,
    form: Form,
    out: W,
}

impl<W: Write> Trace<W> {
    /// A trace of this run.
    pub fn new(mut out: W, run: &Timeline, choice: Choice, form: Form) -> io::Result<Self> {
        if form == Form::Csv {
            csv_row(&mut out, COLUMNS)?;
        }
        let problem = Arc::clone(run.problem());
        Ok(Self {
            solver: Solver::of(&problem, *run.plan()),
            problem,
            choice,
            form,
            out,
        })
    }

    /// What has been done up to here; steps before the first one chosen count too.
    pub const fn counters(&self) -> Counters {
        self.solver.counters()
    }

    /// Whether the last step chosen, or the end of the run, is reached.
    pub fn has_ended(&self) -> bool {
        let is_last = |last| self.counters().steps >= last;
        self.solver.has_ended() || self.choice.last.is_some_and(is_last)
    }

    /// Goes on for up to so many steps, and writes those that are chosen.
    pub fn advance(&mut self, steps: u64) -> io::Result<()> {
        let until = self.counters().steps.saturating_add(steps);
        let until = until.min(self.choice.last.unwrap_or(u64::MAX));
        let skipped = until.min(self.choice.first.saturating_sub(1));
        let unwritten = skipped.saturating_sub(self.counters().steps);
        self.solver.advance(&self.problem, unwritten);
        while self.counters().steps < until {
            let moves = Measure::Moves.of(&self.counters());
            let Some(event) = self.solver.step(&self.problem) else {
                break;
            };
            let Counters {
                steps, solutions, ..
            } = self.counters();
            let is_move = Measure::Moves.of(&self.counters()) > moves;
            if !self.choice.takes(steps, is_move) {
                continue;
            }
            let record = Record::new(steps, event, self.problem.topology(), solutions);
            match self.form {
                Form::Jsonl => writeln!(self.out, "{}", record.json())?,
                Form::Csv => csv_row(&mut self.out, record.fields())?,
            }
        }
        Ok(())
    }

    /// Gives back what it was written to.
    pub fn finish(self) -> W {
        self.out
    }
}

/// The step of a moment as a line of text: its number, the kind of event and the sentence.
pub fn text(moment: &Moment, language: Language) -> String {
    let kind = moment.event().map_or("start", |event| event.kind().id());
    format!(
        "{:>9}  {kind:<9}  {}",
        moment.step(),
        Sentence::of(moment, language)
    )
}

/// The kind of event with this name.
pub fn kind_from_id(id: &str) -> Option<EventKind> {
    EventKind::ALL.into_iter().find(|kind| kind.id() == id)
}

fn named(house: House, topology: &Topology) -> String {
    house_name(house, topology.shape(), Language::En)
}
