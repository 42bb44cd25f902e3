//! The result of a run as data, and the counters of boards as CSV.

use super::boards::{BoardRun, Boards, SideBySide};
use super::options::ExportOptions;
use super::table::{csv_row, data_field};
use super::writer::StepWriter;
use crate::analysis::comparison::Totals;
use crate::puzzle::{Problem, Value, text};
use crate::solver::{Counter, Counters, EventKind, Goal, Order, Strategy};
use crate::timeline::{Found, Measure, Timeline};
use serde::{Serialize, Serializer};

/// The outcome of a run that was stopped before its end.
pub const LIMIT: &str = "limit";

/// The usual order of a way, which is the order of its moves.
const USUAL_MOVES: &str = "moves";

/// The columns of a CSV row before the counters: fields of a [`Report`], in its order.
const COLUMNS: [&str; 16] = [
    "name",
    "size",
    "box_rows",
    "box_cols",
    "givens",
    "strategy",
    "select",
    "order",
    "check",
    "goal",
    "outcome",
    "solutions",
    "first_solution",
    "final",
    "empty_left",
    "family",
];

/// The result of a run. JSON has the same fields in the same order.
#[derive(Serialize, Clone, Debug)]
pub struct Report {
    /// The puzzle's name.
    pub name: String,
    /// The number of values: the side of a square board. None on a way.
    pub size: Option<usize>,
    /// Rows of a box, if there are boxes.
    pub box_rows: Option<usize>,
    /// Columns of a box, if there are boxes.
    pub box_cols: Option<usize>,
    /// The puzzle in one line.
    pub givens: String,
    /// The strategy's name, if it has one.
    pub strategy: Option<&'static str>,
    /// Its three choices; a sweep has no selection or order, and on a way only the order counts.
    pub select: Option<&'static str>,
    /// Which value is tried first.
    pub order: Option<String>,
    /// What is noticed, and when.
    pub check: Option<&'static str>,
    /// When enough has been found.
    pub goal: String,
    /// How it ended.
    pub outcome: &'static str,
    /// The number of solutions found.
    pub solutions: u64,
    /// The first solution in one line.
    pub first_solution: Option<String>,
    /// The board after the last step, in one line.
    #[serde(rename = "final")]
    pub last: String,
    /// The number of cells left empty.
    pub empty_left: usize,
    /// The family of problems.
    pub family: &'static str,
    /// The effort.
    #[serde(serialize_with = "counters_as_data")]
    pub counters: Counters,
    /// The wall-clock time of the run on this machine, if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// Serializes counters as an object with a field per column.
pub fn counters_as_data<S: Serializer>(c: &Counters, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(Counter::columns().map(|counter| (counter.column(), counter.of(c))))
}

impl Report {
    /// The result of a run so far, which has led to this board.
    pub fn new(
        name: &str,
        problem: &Problem,
        (strategy, goal): (Strategy, Goal),
        totals: Totals,
        board: &[Option<Value>],
        first_solution: Option<&[Option<Value>]>,
        seconds: Option<f64>,
    ) -> Self {
        let Totals { counters, outcome } = totals;
        let is_way = problem.topology().way().is_some();
        let search = match strategy {
            Strategy::Sweep => None,
            Strategy::Search(search) => Some(search),
        };
        Self {
            name: name.to_owned(),
            size: (!is_way).then_some(problem.size()),
            box_rows: problem.shape().map(|shape| shape.box_rows()),
            box_cols: problem.shape().map(|shape| shape.box_cols()),
            givens: text::line(problem.topology(), problem.givens()),
            strategy: strategy.id(),
            select: search.filter(|_| !is_way).map(|s| s.select().id()),
            order: search.map(|s| match s.order() {
                Order::Ascending if is_way => USUAL_MOVES.to_owned(),
                order => order.to_string(),
            }),
            check: (!is_way).then_some(strategy.check().id()),
            goal: goal.to_string(),
            outcome: outcome.map_or(LIMIT, |outcome| outcome.id()),
            solutions: counters.solutions,
            first_solution: first_solution
                .map(|board| text::line(problem.topology(), board.iter().copied())),
            last: text::line(problem.topology(), board.iter().copied()),
            empty_left: board.iter().filter(|value| value.is_none()).count(),
            family: problem.topology().family().id(),
            counters,
            seconds,
        }
    }

    /// The result of a run up to a step, or to the last explored one before it.
    pub fn of(name: &str, run: &mut Timeline, step: u64) -> Self {
        let moment = run.at(step.min(run.explored())).expect("it is explored");
        let solution = Measure::Events(EventKind::Solution);
        let first = match run.first_reaching(solution, 1) {
            Found::At(found) if found <= step => run.at(found),
            Found::At(_) | Found::NotYet | Found::Never => None,
        };
        let first: Option<Vec<_>> = first.map(|moment| moment.values().collect());
        let problem = moment.problem();
        let totals = Totals {
            counters: moment.counters(),
            outcome: run.outcome().filter(|_| moment.step() == run.explored()),
        };
        let board: Vec<_> = moment.values().collect();
        let kind = (moment.strategy(), moment.goal());
        Self::new(name, problem, kind, totals, &board, first.as_deref(), None)
    }

    /// The report as one line of JSON, without the line break.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data")
    }

    /// The CSV columns of reports.
    pub fn columns(&self) -> Vec<&'static str> {
        let columns = COLUMNS
            .into_iter()
            .chain(Counter::columns().map(Counter::column));
        columns.chain(self.seconds.map(|_| "seconds")).collect()
    }

    /// The fields of a CSV row.
    pub fn fields(&self) -> Vec<String> {
        let data = serde_json::to_value(self).expect("a report is plain data");
        let fields = COLUMNS.iter().map(|column| data_field(&data[column]));
        let counters = Counter::columns().map(|counter| counter.of(&self.counters).to_string());
        let seconds = self.seconds.map(|seconds| format!("{seconds:.6}"));
        fields.chain(counters).chain(seconds).collect()
    }
}

/// Begins a table with a row per board and step. Runs that ended earlier stay at their end; runs
/// that go on have the outcome [`LIMIT`].
pub fn begin(_: &ExportOptions, boards: &Boards, _: usize) -> Box<dyn StepWriter> {
    let name = boards.name.clone();
    let mut is_empty = true;
    Box::new(move |boards: &mut SideBySide, file: &mut Vec<u8>| {
        let rows = boards.boards.iter_mut().zip(boards.steps).zip(1..);
        for ((BoardRun { run, .. }, step), number) in rows {
            let report = Report::of(&name, run, *step);
            if std::mem::take(&mut is_empty) {
                let columns = ["board", "step"].into_iter().chain(report.columns());
                file.extend(csv_row(columns).into_bytes());
            }
            let place: [u64; 2] = [number, boards.step];
            let place = place.map(|number| number.to_string()).into_iter();
            file.extend(csv_row(place.chain(report.fields())).into_bytes());
        }
    })
}
