//! A set of puzzles: every strategy run on every puzzle of a file.

use crate::analysis::set::{FinishedRun, Set, SetPlan, SetResults};
use crate::lesson::MOST_BOARDS;
use crate::puzzle::Problem;
use crate::puzzle::text::ReadError;
use crate::solver::{Goal, Strategy};
use std::sync::Arc;

/// The default step limit of a run: enough for all but the worst.
const MAX_STEPS: u64 = 1_000_000;

/// The puzzles of a file, and the strategies to run on them.
pub struct PuzzleSet {
    /// The names of the puzzles; those without one are numbered.
    pub names: Vec<String>,
    /// The puzzles.
    pub puzzles: Vec<Problem>,
    /// The errors of entries that could not be read.
    pub faults: Vec<ReadError>,
    /// The strategies of the next run.
    pub strategies: Vec<Strategy>,
    /// The step limit of a run.
    pub max_steps: u64,
    /// The runs that have been started, if any.
    pub run: Option<SetRun>,
}

/// An action on a set.
#[derive(Debug)]
pub enum SetCommand {
    /// Add or remove a strategy.
    Toggle(Strategy),
    /// Set the step limit of a run.
    Limit(u64),
    /// Run every strategy on every puzzle.
    Start,
    /// Stop the runs; finished ones are kept.
    Stop,
    /// Record finished runs.
    Note(Vec<FinishedRun>),
    /// Open a puzzle, on one board per strategy.
    Open(usize),
}

/// A set whose runs have been started.
pub struct SetRun {
    /// The puzzles and strategies.
    pub set: Arc<Set>,
    /// The results so far.
    pub results: SetResults,
    is_running: bool,
}

impl PuzzleSet {
    /// The strategies that can search every puzzle; the naive one if none can.
    fn known_strategies(&self) -> Vec<Strategy> {
        let mut known = self.strategies.clone();
        known.retain(|strategy| {
            let mut boards = self.puzzles.iter().map(Problem::topology);
            boards.all(|board| strategy.check_board(board).is_ok())
        });
        if known.is_empty() {
            known.push(Strategy::NAIVE);
        }
        known
    }

    /// Puzzles with their names, and the errors of the file's other entries.
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

    /// Whether another set comes from the same file: its puzzles, names and errors are equal.
    pub fn is_same(&self, other: &Self) -> bool {
        self.names == other.names
            && self.puzzles == other.puzzles
            && self.faults.len() == other.faults.len()
    }

    /// Whether no more strategies can be chosen.
    pub fn is_full(&self) -> bool {
        self.strategies.len() >= MOST_BOARDS
    }

    /// Whether runs are in progress.
    pub fn is_running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_running)
    }

    /// Applies a command, except for opening a puzzle.
    pub(super) fn apply(&mut self, command: SetCommand, goal: Goal) {
        match command {
            SetCommand::Toggle(strategy) => {
                match self.strategies.iter().position(|known| *known == strategy) {
                    Some(at) if self.strategies.len() > 1 => drop(self.strategies.remove(at)),
                    None if !self.is_full() => self.strategies.push(strategy),
                    Some(_) | None => {}
                }
            }
            SetCommand::Limit(max_steps) => self.max_steps = max_steps.max(1),
            SetCommand::Start => {
                let set = Arc::new(Set {
                    puzzles: self.puzzles.clone(),
                    plan: SetPlan {
                        strategies: self.known_strategies(),
                        goal,
                        max_steps: self.max_steps,
                    },
                });
                self.run = Some(SetRun {
                    results: SetResults::new(&set.plan, set.puzzles.len()),
                    is_running: true,
                    set,
                });
            }
            SetCommand::Stop => {
                if let Some(run) = &mut self.run {
                    run.is_running = false;
                }
            }
            SetCommand::Note(done) => {
                if let Some(run) = &mut self.run {
                    done.into_iter().for_each(|done| run.results.note(done));
                    run.is_running &= !run.results.is_whole();
                }
            }
            SetCommand::Open(_) => {}
        }
    }
}
