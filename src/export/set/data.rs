//! The runs of a set as data, written puzzle by puzzle.

use super::SetReport;
use crate::analysis::comparison::{Amount, Totals};
use crate::analysis::set::{Plan, QUANTILES, Results, Summary, Time, quantiles};
use crate::export::report::LIMIT;
use crate::export::table::csv_row;
use crate::puzzle::{Problem, notation};
use crate::solver::Counter;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// The columns of a row before its counters.
pub(super) const COLUMNS: [&str; 9] = [
    "puzzle",
    "name",
    "givens",
    "boxes",
    "strategy",
    "goal",
    "max_steps",
    "outcome",
    "solutions",
];
/// The columns of a row after its counters, if times are given.
pub(super) const SECONDS: [&str; 3] = ["seconds_least", "seconds_median", "seconds_most"];

/// The formats of data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataFormat {
    /// A header, and a row per run.
    Csv,
    /// An object per run, one a line.
    Jsonl,
    /// One object.
    Json,
}

/// A puzzle of a set.
#[derive(Clone, Copy)]
pub struct Listed<'a> {
    /// The number of its results, from 0.
    pub index: usize,
    /// Its number among all puzzles that could be read, from 1.
    pub number: usize,
    /// Its name.
    pub name: &'a str,
    /// The puzzle.
    pub problem: &'a Problem,
}

/// Writes runs as data: first [`head`](Self::head), then every [`puzzle`](Self::puzzle) in its order, last
/// [`foot`](Self::foot).
pub struct DataWriter<'a> {
    /// The format.
    pub format: DataFormat,
    /// What is run on every puzzle.
    pub plan: &'a Plan,
    /// Whether times are given.
    pub has_times: bool,
}

impl DataWriter<'_> {
    /// Writes what comes before the puzzles.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn head(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            DataFormat::Csv => out.write_all(csv_row(columns(self.has_times)).as_bytes()),
            DataFormat::Jsonl => Ok(()),
            DataFormat::Json => {
                let (goal, max_steps) = (json!(self.plan.goal.to_string()), self.plan.max_steps);
                write!(
                    out,
                    "{{\"goal\":{goal},\"max_steps\":{max_steps},\"puzzles\":["
                )
            }
        }
    }

    /// Writes a puzzle and its finished runs.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn puzzle(&self, out: &mut dyn Write, puzzle: Listed, results: &Results) -> io::Result<()> {
        let shape = puzzle.problem.shape();
        let givens = notation::line(puzzle.problem.givens());
        if self.format == DataFormat::Json {
            let comma = if puzzle.index > 0 { "," } else { "" };
            let puzzle = json!({
                "name": puzzle.name,
                "size": puzzle.problem.size(),
                "box_rows": shape.map(|shape| shape.box_rows()),
                "box_cols": shape.map(|shape| shape.box_cols()),
                "givens": givens,
            });
            return write!(out, "{comma}{puzzle}");
        }
        let boxes = puzzle.problem.topology().family().to_string();
        for (strategy, run) in results.puzzle(puzzle.index).enumerate() {
            let Some(run) = run else { continue };
            let mut fields: Vec<Value> = vec![
                puzzle.number.into(),
                puzzle.name.into(),
                givens.as_str().into(),
                boxes.as_str().into(),
                self.plan.strategies[strategy].to_string().into(),
                self.plan.goal.to_string().into(),
                self.plan.max_steps.into(),
                outcome(run).into(),
                run.counters.solutions.into(),
            ];
            fields.extend(Counter::compared().map(|c| Value::from(c.of(&run.counters))));
            if self.has_times {
                fields.extend(seconds(results.time(puzzle.index, strategy)).map(Value::from));
            }
            match self.format {
                DataFormat::Jsonl => {
                    let columns = columns(self.has_times).map(str::to_owned);
                    let object = Map::from_iter(columns.zip(fields));
                    writeln!(out, "{}", Value::Object(object))?;
                }
                DataFormat::Csv | DataFormat::Json => {
                    out.write_all(csv_row(fields.iter().map(csv_field)).as_bytes())?;
                }
            }
        }
        Ok(())
    }

    /// Writes what comes after the puzzles.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn foot(&self, out: &mut dyn Write, report: &SetReport) -> io::Result<()> {
        if self.format != DataFormat::Json {
            return Ok(());
        }
        write!(out, "],\"runs\":[")?;
        let mut comma = "";
        for puzzle in 0..report.results.puzzles() {
            for (strategy, run) in report.results.puzzle(puzzle).enumerate() {
                if let Some(run) = run {
                    write!(out, "{comma}{}", self.run(report, (puzzle, strategy), run))?;
                    comma = ",";
                }
            }
        }
        let strategies = (0..self.plan.strategies.len()).map(|n| self.strategy(report, n));
        let strategies = Value::from_iter(strategies);
        let unreadable = json!(report.faults);
        let shard = match report.shard.is_whole() {
            true => String::new(),
            false => format!("\"shard\":\"{}\",", report.shard),
        };
        writeln!(
            out,
            "],{shard}\"strategies\":{strategies},\"unreadable\":{unreadable},\"unreadable_puzzles\":{},\
             \"judged_by\":\"{}\",\"is_whole\":{}}}",
            report.unreadable,
            report.by.column(),
            report.is_whole
        )
    }

    fn strategy(&self, report: &SetReport, number: usize) -> Value {
        let summary = Summary::of(report.results, number, report.by);
        let mut spread = Map::new();
        for counter in Counter::compared() {
            let runs = report.results.strategy(number).flatten();
            spread.insert(
                counter.column().to_owned(),
                quantiles_json(runs.map(|run| run.amount(counter))),
            );
        }
        json!({
            "strategy": self.plan.strategies[number].to_string(),
            "done": summary.done,
            "succeeded": summary.succeeded,
            "gave_up": summary.gave_up,
            "limited": summary.limited,
            "wins": summary.wins,
            "ties": summary.ties,
            "thousandths": QUANTILES,
            "quantiles": spread,
        })
    }

    fn run(&self, report: &SetReport, (puzzle, strategy): (usize, usize), run: Totals) -> Value {
        let counters =
            Counter::compared().map(|c| (c.column().to_owned(), c.of(&run.counters).into()));
        let mut value = json!({
            "puzzle": puzzle + 1,
            "strategy": self.plan.strategies[strategy].to_string(),
            "outcome": outcome(run),
            "solutions": run.counters.solutions,
            "counters": Map::from_iter(counters),
        });
        if self.has_times {
            let [least, median, most] = seconds(report.results.time(puzzle, strategy));
            value["seconds"] = json!({"least": least, "median": median, "most": most});
        }
        value
    }
}

/// The columns of a row.
pub(super) fn columns(has_times: bool) -> impl Iterator<Item = &'static str> {
    let seconds = if has_times { &SECONDS[..] } else { &[] };
    let columns = COLUMNS.into_iter();
    columns
        .chain(Counter::compared().map(Counter::column))
        .chain(seconds.iter().copied())
}

impl SetReport<'_> {
    /// All puzzles and runs as data.
    pub fn data(&self, format: DataFormat) -> String {
        let writer = DataWriter {
            format,
            plan: self.plan,
            has_times: self.repeats.is_some(),
        };
        let mut out = Vec::new();
        let taken = "memory takes all that is written";
        writer.head(&mut out).expect(taken);
        for (index, (name, problem)) in self.names.iter().zip(self.puzzles).enumerate() {
            let puzzle = Listed {
                index,
                number: index + 1,
                name,
                problem,
            };
            writer.puzzle(&mut out, puzzle, self.results).expect(taken);
        }
        writer.foot(&mut out, self).expect(taken);
        String::from_utf8(out).expect("data are text")
    }
}

/// The name of a run's outcome.
fn outcome(run: Totals) -> &'static str {
    run.outcome.map_or(LIMIT, |outcome| outcome.id())
}

/// The least, the median and the most time of a run.
fn seconds(time: Time) -> [f64; 3] {
    [time.least, time.median, time.most].map(|time| time.as_secs_f64())
}

fn csv_field(field: &Value) -> String {
    match field {
        Value::String(text) => text.clone(),
        // Only times are no whole numbers.
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(seconds) => format!("{seconds:.9}"),
            None => number.to_string(),
        },
        other => other.to_string(),
    }
}

fn quantiles_json(amounts: impl Iterator<Item = Amount>) -> Value {
    let Some(quantiles) = quantiles(amounts) else {
        return Value::Null;
    };
    json!({
        "values": quantiles.map(|amount| amount.value),
        "is_least": quantiles.map(|amount| amount.is_least),
    })
}
