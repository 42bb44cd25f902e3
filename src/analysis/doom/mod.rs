//! Since when a position can no longer be completed, and which guess is to blame.
//!
//! A position is doomed if no solution of the puzzle agrees with the values on the board, whether
//! that solution has been found already or not: a search for all solutions that comes back to
//! explored ground is not doomed. Deductions follow from givens and guesses, so they change
//! nothing: a position is as doomed as its guesses, and below a doomed guess everything is doomed.

mod overview;

pub use overview::{MOST_SPANS, Overview, Stretch, WORST};

use crate::puzzle::{Cell, Problem, Value};
use crate::solver::{Goal, Solver, Strategy};
use crate::timeline::{Moment, Timeline};
use std::collections::VecDeque;
use std::sync::Arc;

/// How many solutions are remembered. A position that agrees with one is alive without a search.
const REMEMBERED: usize = 8;

/// A guess: a value in a cell.
pub type Guess = (Cell, Value);

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoomVerdict {
    /// Nothing yet.
    Unknown,
    /// It can be completed.
    Alive,
    /// It cannot.
    Doomed {
        /// The guess that doomed it, by its number from 1; 0 if the puzzle itself has no solution.
        /// `None` while it is not known which guess did.
        by: Option<usize>,
    },
}

/// A part of a run in which every position is doomed by the same guess, or by the puzzle itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The number of guesses up to the one that doomed it; 0 for the puzzle itself.
    pub depth: usize,
    /// That guess; `None` for the puzzle itself.
    pub guess: Option<Guess>,
    /// The step that placed it; 0 for the puzzle itself.
    pub from: u64,
    /// The step at which the search notices: it takes the guess back, or, for the puzzle itself,
    /// the run ends. `None` if that is not explored yet.
    pub until: Option<u64>,
}

impl Span {
    /// How many steps the search has spent in it when it stands at `step`.
    pub fn wasted(&self, step: u64) -> u64 {
        self.until
            .unwrap_or(u64::MAX)
            .min(step)
            .saturating_sub(self.from)
    }
}

/// Finds out, in slices, whether a position can be completed, and if not which guess doomed it.
///
/// Propagation comes first; where it does not decide, a complete search does. So a verdict is a
/// proof, and may take long for a large board that is nearly empty. What is known is kept as long
/// as the guesses stand, so from one step to the next there is rarely anything to find out.
///
/// Memory: one search, and a few boards.
#[derive(Clone)]
pub struct Doom {
    problem: Arc<Problem>,
    guesses: Vec<Guess>,
    /// With this many of the guesses the position can be completed.
    alive: Option<usize>,
    /// With this many of the guesses it cannot.
    doomed: Option<usize>,
    /// The position that is searched, with its number of guesses.
    probe: Option<(usize, Box<(Problem, Solver)>)>,
    solutions: VecDeque<Box<[Value]>>,
}

impl Doom {
    /// Nothing is known yet, and there are no guesses.
    pub const fn new(problem: Arc<Problem>) -> Self {
        Self {
            problem,
            guesses: Vec::new(),
            alive: None,
            doomed: None,
            probe: None,
            solutions: VecDeque::new(),
        }
    }

    /// Sets the position to the board of a moment, which must be of the same problem.
    pub fn look(&mut self, moment: &Moment) {
        self.ask(&standing(moment));
    }

    /// Sets the position to these guesses, in the order in which they were made.
    pub fn ask(&mut self, guesses: &[Guess]) {
        let pairs = self.guesses.iter().zip(guesses);
        let common = pairs.take_while(|(old, new)| old == new).count();
        self.guesses.truncate(common);
        self.guesses.extend_from_slice(&guesses[common..]);
        self.alive = self.alive.map(|count| count.min(common));
        self.doomed = self.doomed.filter(|count| *count <= common);
        self.probe = self.probe.take().filter(|(count, _)| *count <= common);
        let agreeing = self.solutions.iter().map(|s| agreement(s, &self.guesses));
        self.alive = self.alive.max(agreeing.max());
    }

    /// What is known about the position.
    pub fn verdict(&self) -> DoomVerdict {
        match (self.alive, self.doomed) {
            (_, Some(doomed)) => DoomVerdict::Doomed {
                by: (self.first_unknown() == doomed).then_some(doomed),
            },
            (Some(alive), None) if alive == self.guesses.len() => DoomVerdict::Alive,
            (_, None) => DoomVerdict::Unknown,
        }
    }

    /// Searches for at most `budget` steps. Returns whether all is known: the verdict, and the
    /// guess to blame.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut budget = budget;
        while let Some(count) = self.question() {
            if budget == 0 {
                return false;
            }
            let probe = match self.probe.take() {
                Some((asked, probe)) if asked == count => Some(probe),
                _ => self.position(count),
            };
            let Some(mut probe) = probe else {
                self.doomed = Some(count);
                continue;
            };
            let (position, solver) = &mut *probe;
            budget -= solver.advance(position, budget);
            if !solver.has_ended() {
                self.probe = Some((count, probe));
                continue;
            }
            let solution: Option<Box<[Value]>> = solver.values(position).collect();
            match solution.filter(|_| solver.counters().solutions > 0) {
                None => self.doomed = Some(count),
                Some(solution) => {
                    let agreeing = agreement(&solution, &self.guesses);
                    self.alive = self.alive.max(Some(agreeing));
                    self.solutions.truncate(REMEMBERED - 1);
                    self.solutions.push_front(solution);
                }
            }
        }
        true
    }

    /// The position with this many of the guesses as a puzzle, and a search for a solution of it;
    /// `None` if it breaks a rule.
    fn position(&self, guesses: usize) -> Option<Box<(Problem, Solver)>> {
        let mut values: Vec<Option<Value>> = self.problem.givens().collect();
        for (cell, value) in &self.guesses[..guesses] {
            values[cell.index()] = Some(*value);
        }
        let position = Problem::on(self.problem.topology(), &values).ok()?;
        let solver = Solver::new(&position, Strategy::FASTEST, Goal::First);
        Some(Box::new((position, solver)))
    }

    /// The doomed part of the run around a moment, whose position must be the one examined. `None`
    /// unless it is known which guess doomed it.
    ///
    /// Finding the steps costs as much as [`Timeline::placed`] and [`Timeline::out`].
    pub fn span(&self, timeline: &Timeline, moment: &Moment) -> Option<Span> {
        let DoomVerdict::Doomed { by: Some(depth) } = self.verdict() else {
            return None;
        };
        if depth == 0 {
            return Some(Span {
                depth,
                guess: None,
                from: 0,
                until: timeline.length(),
            });
        }
        let mut walk = timeline.walk(moment.step());
        let until = walk.go_below(depth as u64).then(|| walk.step());
        Some(Span {
            depth,
            guess: Some(self.guesses[depth - 1]),
            from: timeline.placed(moment.solver(), depth as u64)?,
            until,
        })
    }

    /// The smallest number of guesses not known to leave the position alive.
    fn first_unknown(&self) -> usize {
        self.alive.map_or(0, |alive| alive + 1)
    }

    /// The number of guesses to search with next, if there is more to find out.
    fn question(&self) -> Option<usize> {
        let first = self.first_unknown();
        match self.doomed {
            None => (first <= self.guesses.len()).then_some(self.guesses.len()),
            Some(doomed) => (first < doomed).then(|| usize::midpoint(first, doomed)),
        }
    }
}

/// The guesses that stand at a moment, from the first.
fn standing(moment: &Moment) -> Vec<Guess> {
    let choices = moment.choices();
    choices.iter().filter_map(|choice| choice.guess).collect()
}

/// How many guesses, from the first on, a solution agrees with.
fn agreement(solution: &[Value], guesses: &[Guess]) -> usize {
    let agrees = |(cell, value): &&Guess| solution[cell.index()] == *value;
    guesses.iter().take_while(agrees).count()
}
