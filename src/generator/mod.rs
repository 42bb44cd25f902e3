//! New puzzles: with one solution, and as difficult as wished for a given strategy. Everything goes in
//! slices and depends on a seed alone, so the same wish always gives the same puzzle.
//!
//! A full board is made, and givens are taken away in any order as long as one solution is left. If the
//! strategy then has too little to do, it is done all over again; if too much, givens come back, just
//! as many as bring it into its band.

mod census;
mod difficulty;

pub use census::{Census, Solutions};
pub use difficulty::{Charge, Difficulty};

use crate::puzzle::{Cell, Problem, Random, Shape, Topology, Value, ValueSet};
use crate::solver::{Goal, Solver, Strategy};
use std::ops::RangeInclusive;

/// Boards that are tried before it is told that there is no such puzzle to be had.
pub const MOST_TRIES: u32 = 1_000;
/// The most steps that a full board, or a look whether a given may go, may take. Beyond it another
/// board is begun, and the given stays.
const MOST_STEPS: u64 = 20_000;

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The board.
    pub shape: Shape,
    /// The strategy for which it is to be difficult.
    pub strategy: Strategy,
    /// How difficult.
    pub difficulty: Difficulty,
    /// What everything else follows from.
    pub seed: u64,
}

/// A puzzle that has been made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// It, with exactly one solution.
    pub problem: Problem,
    /// What the strategy is charged with until it has found that.
    pub amount: u64,
}

/// How far it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Making {
    /// It goes on.
    Working,
    /// Here it is.
    Made(Box<Made>),
    /// After [`MOST_TRIES`] boards there was none.
    NotFound,
}

/// Makes a puzzle, in slices.
pub struct Generator {
    wish: Wish,
    band: RangeInclusive<u64>,
    random: Random,
    tries: u32,
    stage: Stage,
}

/// Givens, row by row.
type Givens = Vec<Option<Value>>;

enum Stage {
    /// A board is being filled.
    Filling {
        start: Box<Problem>,
        solver: Box<Solver>,
    },
    /// Givens are being taken away.
    Thinning(Thinning),
    /// The strategy is being tried.
    Measuring(Box<Measuring>),
    /// Nothing is left to be done.
    Ended(Making),
}

struct Thinning {
    givens: Givens,
    /// The cells that are still to be looked at, from the last.
    left: Vec<Cell>,
    /// What has been taken away.
    gone: Vec<(Cell, Value)>,
    /// Whether the last of these leaves one solution.
    census: Option<Box<Census>>,
}

struct Measuring {
    /// The puzzle without a given too many.
    givens: Givens,
    gone: Vec<(Cell, Value)>,
    /// With so many of these back it is too hard, if there was one.
    too_hard: Option<usize>,
    /// With so many of these back it is not.
    enough: usize,
    /// The hardest that is not too hard, so far.
    best: Option<Box<Made>>,
    /// How many are back in the puzzle that is tried.
    back: usize,
    problem: Problem,
    solver: Box<Solver>,
}

impl Generator {
    /// Begins.
    pub fn new(wish: Wish) -> Self {
        let mut random = Random::new(wish.seed);
        let stage = filling(wish.shape, &mut random);
        Self {
            wish,
            band: wish.difficulty.band(wish.strategy, wish.shape),
            random,
            tries: 1,
            stage,
        }
    }

    /// What is wanted.
    pub const fn wish(&self) -> Wish {
        self.wish
    }

    /// Boards that have been begun.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Goes on for about so many steps of searches, one at least; says how far it is then.
    pub fn advance(&mut self, steps: u64) -> Making {
        let mut budget = steps.max(1);
        while budget > 0 {
            let turn = match &mut self.stage {
                Stage::Filling { start, solver } => fill(start, solver, &mut budget),
                Stage::Thinning(thinning) => thinning.advance(self.wish.shape, &mut budget),
                Stage::Measuring(measuring) => measuring.advance(&self.band, &mut budget),
                Stage::Ended(making) => return making.clone(),
            };
            self.stage = match turn {
                Next::Stay => continue,
                Next::Thin(full) => {
                    let full = mixed(self.wish.shape, &full, &mut self.random);
                    Stage::Thinning(Thinning::new(full, &mut self.random))
                }
                Next::Measure(givens, gone) => {
                    Stage::Measuring(Box::new(Measuring::new(self.wish, givens, gone)))
                }
                Next::Again if self.tries == MOST_TRIES => Stage::Ended(Making::NotFound),
                Next::Again => {
                    self.tries += 1;
                    filling(self.wish.shape, &mut self.random)
                }
                Next::Done(made) => Stage::Ended(Making::Made(made)),
            };
        }
        match &self.stage {
            Stage::Ended(making) => making.clone(),
            Stage::Filling { .. } | Stage::Thinning(_) | Stage::Measuring(_) => Making::Working,
        }
    }
}

/// What follows upon a stage.
enum Next {
    /// It goes on.
    Stay,
    /// The board is full.
    Thin(Vec<Value>),
    /// Nothing more can be taken away from these givens; this has been.
    Measure(Givens, Vec<(Cell, Value)>),
    /// Another board.
    Again,
    Done(Box<Made>),
}

/// Takes from the budget what has been used, and never nothing.
const fn pay(budget: &mut u64, used: u64) {
    *budget = budget.saturating_sub(if used == 0 { 1 } else { used });
}

/// Begins a board: the boxes on its diagonal, which share no house, hold any values.
fn filling(shape: Shape, random: &mut Random) -> Stage {
    let topology = Topology::of(shape);
    let mut givens = vec![None; shape.cells()];
    for corner in 0..shape.box_rows().min(shape.box_cols()) {
        let mut values: Vec<Option<Value>> = ValueSet::all(shape.size()).iter().map(Some).collect();
        random.shuffle(&mut values);
        let (top, left) = (corner * shape.box_rows(), corner * shape.box_cols());
        let house = topology.houses_of(topology.cell_at(top, left))[2];
        for (cell, value) in topology.cells_of(house).iter().zip(values) {
            givens[cell.index()] = value;
        }
    }
    let start =
        Box::new(Problem::new(shape, &givens).expect("no two of these boxes share a house"));
    let solver = Box::new(Solver::new(&start, Strategy::SWIFT, Goal::First));
    Stage::Filling { start, solver }
}

fn fill(start: &Problem, solver: &mut Solver, budget: &mut u64) -> Next {
    let left = MOST_STEPS - solver.counters().steps;
    pay(budget, solver.advance(start, left.min(*budget)));
    let full: Option<Vec<Value>> = solver.values(start).collect();
    match full {
        Some(full) => Next::Thin(full),
        None if solver.has_ended() || solver.counters().steps >= MOST_STEPS => Next::Again,
        None => Next::Stay,
    }
}

/// The board with its rows and columns in another order that keeps its boxes together.
fn mixed(shape: Shape, full: &[Value], random: &mut Random) -> Vec<Value> {
    let mut order = |length: usize| -> Vec<usize> {
        let mut groups: Vec<usize> = (0..shape.size() / length).collect();
        random.shuffle(&mut groups);
        let group = |first: usize| {
            let mut lines: Vec<usize> = (first * length..(first + 1) * length).collect();
            random.shuffle(&mut lines);
            lines
        };
        groups.into_iter().flat_map(group).collect()
    };
    let (rows, columns) = (order(shape.box_rows()), order(shape.box_cols()));
    let mut values = Vec::with_capacity(full.len());
    for row in rows {
        values.extend(
            columns
                .iter()
                .map(|column| full[row * shape.size() + column]),
        );
    }
    values
}

impl Thinning {
    fn new(full: Vec<Value>, random: &mut Random) -> Self {
        let mut left: Vec<Cell> = (0..full.len()).map(Cell::new).collect();
        random.shuffle(&mut left);
        Self {
            givens: full.into_iter().map(Some).collect(),
            left,
            gone: Vec::new(),
            census: None,
        }
    }

    fn advance(&mut self, shape: Shape, budget: &mut u64) -> Next {
        let Some(census) = &mut self.census else {
            let next = self.left.pop();
            let taken = next.and_then(|cell| Some((cell, self.givens[cell.index()].take()?)));
            let Some(taken) = taken else {
                let (givens, gone) = (&mut self.givens, &mut self.gone);
                return Next::Measure(std::mem::take(givens), std::mem::take(gone));
            };
            self.gone.push(taken);
            let problem = problem(shape, &self.givens);
            self.census = Some(Box::new(Census::new(problem)));
            return Next::Stay;
        };
        let before = census.steps();
        let solutions = census.advance((MOST_STEPS - before).min(*budget));
        let steps = census.steps();
        pay(budget, steps - before);
        if solutions.is_none() && steps < MOST_STEPS {
            return Next::Stay;
        }
        self.census = None;
        if solutions != Some(Solutions::One)
            && let Some((cell, value)) = self.gone.pop()
        {
            self.givens[cell.index()] = Some(value);
        }
        Next::Stay
    }
}

/// The puzzle of givens that come from a full board.
fn problem(shape: Shape, givens: &[Option<Value>]) -> Problem {
    Problem::new(shape, givens).expect("a full board breaks no rule")
}

impl Measuring {
    fn new(wish: Wish, givens: Givens, gone: Vec<(Cell, Value)>) -> Self {
        let problem = problem(wish.shape, &givens);
        Self {
            solver: Box::new(Solver::new(&problem, wish.strategy, Goal::First)),
            too_hard: None,
            enough: gone.len(),
            best: None,
            back: 0,
            problem,
            givens,
            gone,
        }
    }

    /// With more givens there is mostly less to do, so how many come back is found by halving.
    fn advance(&mut self, band: &RangeInclusive<u64>, budget: &mut u64) -> Next {
        let strategy = self.solver.strategy();
        pay(budget, self.solver.advance(&self.problem, *budget));
        let (charge, counters) = (Charge::of(strategy), self.solver.counters());
        let amount = charge.amount(counters, self.solver.empty_count());
        let is_known = self.solver.has_ended();
        let is_too_hard = amount > *band.end() && (is_known || charge == Charge::Backtracks);
        if !is_known && !is_too_hard {
            return Next::Stay;
        }
        if is_too_hard {
            self.too_hard = Some(self.back);
        } else {
            self.enough = self.back;
            if band.contains(&amount) {
                let problem = self.problem.clone();
                self.best = Some(Box::new(Made { problem, amount }));
            }
        }
        // Without any of them back it is as hard as it gets.
        let next = self.too_hard.map(|hard| hard + (self.enough - hard) / 2);
        match next.filter(|next| Some(*next) != self.too_hard) {
            Some(back) => self.try_with(back),
            None => return self.best.take().map_or(Next::Again, Next::Done),
        }
        Next::Stay
    }

    /// Tries the puzzle with so many of its givens back.
    fn try_with(&mut self, back: usize) {
        let mut givens = self.givens.clone();
        for (cell, value) in &self.gone[..back] {
            givens[cell.index()] = Some(*value);
        }
        self.back = back;
        self.problem = problem(self.problem.shape(), &givens);
        let strategy = self.solver.strategy();
        *self.solver = Solver::new(&self.problem, strategy, Goal::First);
    }
}

#[cfg(test)]
mod tests;
