//! Many puzzles at once: strategies run on every puzzle of a file.

use crate::analysis::comparison::Amount;
use crate::analysis::set::{Results, Set, Timed};
use crate::export::set::Times;
use crate::lesson::MOST_BOARDS;
use crate::puzzle::Problem;
use crate::puzzle::notation::ReadError;
use crate::scene::Effort;
use crate::solver::{Counter, Goal, Strategy};
use std::sync::Arc;

/// The most steps of a run, unless the viewer says otherwise: enough for all but the worst.
const MAX_STEPS: u64 = 1_000_000;

/// The puzzles of a file, and what strategies take on them.
pub struct PuzzleSet {
    /// What the puzzles are called; those without a name are numbered.
    names: Vec<String>,
    puzzles: Vec<Problem>,
    /// What could not be read.
    faults: Vec<ReadError>,
    strategies: Vec<Strategy>,
    max_steps: u64,
    run: Option<SetRun>,
}

/// What is done with a set.
#[derive(Debug)]
pub enum SetCommand {
    /// A strategy takes part, or no longer.
    Toggle(Strategy),
    /// The most steps of a run.
    Limit(u64),
    /// Runs every strategy on every puzzle.
    Start,
    /// Stops that; what is done stays.
    Stop,
    /// Notes runs that are done.
    Note(Vec<Timed>),
    /// Opens a puzzle on boards with the strategies.
    Open(usize),
}

/// A set that has been started.
pub struct SetRun {
    set: Arc<Set>,
    results: Results,
    times: Times,
    is_running: bool,
}

impl PuzzleSet {
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
            run: None,
        }
    }

    /// What the puzzles are called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The puzzles.
    pub fn puzzles(&self) -> &[Problem] {
        &self.puzzles
    }

    /// Why other puzzles of the file are not among them.
    pub fn faults(&self) -> &[ReadError] {
        &self.faults
    }

    /// What is run on each puzzle next.
    pub fn strategies(&self) -> &[Strategy] {
        &self.strategies
    }

    /// The most steps of a run.
    pub const fn max_steps(&self) -> u64 {
        self.max_steps
    }

    /// What has been run.
    pub const fn run(&self) -> Option<&SetRun> {
        self.run.as_ref()
    }

    /// Whether runs are under way.
    pub fn is_running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_running)
    }

    pub(super) fn toggle(&mut self, strategy: Strategy) {
        match self.strategies.iter().position(|known| *known == strategy) {
            Some(at) if self.strategies.len() > 1 => drop(self.strategies.remove(at)),
            None if self.strategies.len() < MOST_BOARDS => self.strategies.push(strategy),
            Some(_) | None => {}
        }
    }

    pub(super) fn limit(&mut self, max_steps: u64) {
        self.max_steps = max_steps.max(1);
    }

    pub(super) fn start(&mut self, goal: Goal) {
        let set = Arc::new(Set {
            puzzles: self.puzzles.clone(),
            strategies: self.strategies.clone(),
            goal,
            max_steps: self.max_steps,
        });
        self.run = Some(SetRun {
            results: Results::new(&set),
            times: Times::new(set.runs()),
            is_running: true,
            set,
        });
    }

    pub(super) fn stop(&mut self) {
        if let Some(run) = &mut self.run {
            run.is_running = false;
        }
    }

    pub(super) fn note(&mut self, done: Vec<Timed>) {
        let Some(run) = &mut self.run else { return };
        for timed in done {
            run.times.note(timed.number, &timed.times);
            run.results.note(timed.number, timed.run);
        }
        run.is_running &= !run.results.is_whole();
    }
}

impl SetRun {
    /// The puzzles and strategies that it is of.
    pub const fn set(&self) -> &Arc<Set> {
        &self.set
    }

    /// What has been done so far.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// How long each run took.
    pub const fn times(&self) -> &Times {
        &self.times
    }

    /// What a strategy came to on each puzzle.
    pub fn values(&self, strategy: usize, effort: Effort) -> Vec<Option<Amount>> {
        let value = |puzzle: usize| {
            let run = self.results.of(puzzle, strategy)?;
            let amount = run.amount(Counter::Work);
            let number = puzzle * self.set.strategies.len() + strategy;
            Some(match effort {
                Effort::Work => amount,
                Effort::Time => Amount {
                    value: self.times.of(number).median.as_nanos() as u64,
                    ..amount
                },
            })
        };
        (0..self.set.puzzles.len()).map(value).collect()
    }
}
