//! Many puzzles at once: strategies run on every puzzle of a file, as tables and charts.

mod dialog;
mod exporting;
mod runner;

pub use dialog::show;

use super::state::State;
use crate::analysis::comparison::Amount;
use crate::analysis::set::{Results, Set};
use crate::export::set::Times;
use crate::lesson::MOST_BOARDS;
use crate::puzzle::Problem;
use crate::puzzle::notation::ReadError;
use crate::scene::Quantity;
use crate::solver::{Counter, Goal, Strategy};
use exporting::SetExport;
use runner::Runner;
use std::sync::Arc;

/// The most steps of a run, unless the viewer says otherwise: enough for all but the worst.
const MAX_STEPS: u64 = 1_000_000;

/// The puzzles of a file and what strategies come to on them.
pub struct SetView {
    /// What the puzzles are called; those without a name are numbered.
    names: Vec<String>,
    puzzles: Vec<Problem>,
    /// What could not be read.
    faults: Vec<ReadError>,
    strategies: Vec<Strategy>,
    max_steps: u64,
    chart: ChartKind,
    sorting: Sorting,
    run: Option<SetRun>,
    export: SetExport,
}

/// A set that has been started.
struct SetRun {
    set: Arc<Set>,
    results: Results,
    /// How long each run took.
    times: Times,
    /// None once all is done or the viewer has stopped it.
    runner: Option<Runner>,
    /// The puzzles in the order of the table, and for what they were sorted.
    order: Vec<usize>,
    sorted_for: Option<(Sorting, usize)>,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ChartKind {
    Bars(Quantity),
    Distribution,
    Scatter,
}

/// How the table is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sorting {
    /// A strategy, or the order of the file.
    by: Option<usize>,
    is_descending: bool,
}

impl SetView {
    /// Puzzles with their names, of which nothing is run yet, and why what else was in their file
    /// cannot be read.
    pub fn new(
        puzzles: Vec<(String, Problem)>,
        faults: Vec<ReadError>,
        strategies: Vec<Strategy>,
    ) -> Self {
        let (names, puzzles) = puzzles.into_iter().unzip();
        let mut kept: Vec<Strategy> = Vec::new();
        for strategy in strategies {
            if !kept.contains(&strategy) && kept.len() < MOST_BOARDS {
                kept.push(strategy);
            }
        }
        Self {
            names,
            puzzles,
            faults,
            strategies: kept,
            max_steps: MAX_STEPS,
            chart: ChartKind::Bars(Quantity::Work),
            sorting: Sorting {
                by: None,
                is_descending: false,
            },
            run: None,
            export: SetExport::default(),
        }
    }

    fn start(&mut self, goal: Goal) {
        let set = Arc::new(Set {
            puzzles: self.puzzles.clone(),
            strategies: self.strategies.clone(),
            goal,
            max_steps: self.max_steps,
        });
        self.run = Some(SetRun {
            results: Results::new(&set),
            times: Times::new(set.runs()),
            runner: Some(Runner::start(Arc::clone(&set))),
            order: Vec::new(),
            sorted_for: None,
            set,
        });
    }

    /// Whether runs are under way.
    pub fn is_running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.runner.is_some())
    }

    /// Notes what has been done since the last frame.
    pub fn go_on(&mut self) {
        let Some(run) = &mut self.run else { return };
        let Some(runner) = &mut run.runner else {
            return;
        };
        for timed in runner.take() {
            run.times.note(timed.number, &timed.times);
            run.results.note(timed.number, timed.run);
        }
        if run.results.is_whole() {
            run.runner = None;
        }
    }
}

impl SetRun {
    /// What a strategy came to on each puzzle.
    fn values(&self, strategy: usize, quantity: Quantity) -> Vec<Option<Amount>> {
        let value = |puzzle: usize| {
            let run = self.results.of(puzzle, strategy)?;
            let amount = run.amount(Counter::Work);
            Some(match quantity {
                Quantity::Work => amount,
                Quantity::Time => Amount {
                    value: self
                        .times
                        .of(puzzle * self.set.strategies.len() + strategy)
                        .median
                        .as_nanos() as u64,
                    ..amount
                },
            })
        };
        (0..self.set.puzzles.len()).map(value).collect()
    }

    /// Brings the table into its order, if it is out of it.
    fn sort(&mut self, sorting: Sorting) {
        let now = (sorting, self.results.done());
        if self.sorted_for == Some(now) {
            return;
        }
        self.sorted_for = Some(now);
        self.order = (0..self.set.puzzles.len()).collect();
        if let Some(strategy) = sorting.by {
            let values = self.values(strategy, Quantity::Work);
            // Runs that were stopped may have come to more, and what is not done comes last.
            self.order.sort_by_key(|puzzle| match values[*puzzle] {
                Some(amount) => (0, amount.value, amount.is_least),
                None => (1, 0, false),
            });
        }
        if sorting.is_descending {
            self.order.reverse();
        }
    }
}

/// Opens a puzzle of the set on boards with its strategies.
fn open(state: &mut State, puzzle: usize) {
    let Some(view) = &state.set else { return };
    let (name, problem) = (view.names[puzzle].clone(), view.puzzles[puzzle].clone());
    let goal = state.lesson.boards[0].goal;
    let boards = view
        .strategies
        .iter()
        .map(|strategy| crate::lesson::BoardSpec {
            strategy: *strategy,
            goal,
        });
    let boards = boards.collect();
    state.open(crate::lesson::Lesson {
        title: crate::lesson::Text::of(|_| name.clone()),
        ..super::links::bare(problem.into(), boards)
    });
    state.shows_set = false;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;

    fn view() -> SetView {
        let puzzle = |line: &str| {
            let problem = notation::read_one(line, &notation::Options::default()).unwrap();
            (line.to_owned(), problem)
        };
        let puzzles = ["1..2.2.4......23", "1...............", "1..2.2.4......2."];
        let strategies = ["naive", "propagation", "naive"];
        SetView::new(
            puzzles.map(puzzle).to_vec(),
            Vec::new(),
            strategies.map(|id| id.parse().unwrap()).to_vec(),
        )
    }

    fn carry_out(view: &mut SetView) {
        view.start(Goal::First);
        while view.is_running() {
            view.go_on();
        }
    }

    #[test]
    fn every_run_is_done_and_the_table_follows_its_column() {
        let mut view = view();
        // Each strategy once.
        assert_eq!(view.strategies.len(), 2);
        carry_out(&mut view);
        let run = view.run.as_mut().unwrap();
        assert!(run.results.is_whole());
        let times = run.values(1, Quantity::Time);
        assert!(times.iter().all(|time| time.is_some_and(|t| t.value > 0)));
        run.sort(Sorting {
            by: Some(0),
            is_descending: true,
        });
        let values = run.values(0, Quantity::Work);
        let sorted: Vec<u64> = run
            .order
            .iter()
            .map(|p| values[*p].unwrap().value)
            .collect();
        assert!(sorted.is_sorted_by(|a, b| a >= b), "{sorted:?}");
    }

    #[test]
    fn a_limit_is_told_and_no_run_is_dropped() {
        let mut view = view();
        view.max_steps = 5;
        carry_out(&mut view);
        let values = view.run.as_ref().unwrap().values(0, Quantity::Work);
        assert!(values.iter().all(|value| value.is_some_and(|v| v.is_least)));
    }
}
