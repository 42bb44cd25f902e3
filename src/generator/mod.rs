//! Generates puzzles with exactly one solution, at a given difficulty for a given strategy.
//! Everything is done in slices and depends only on a seed, so the same wish always gives the same
//! puzzle.
//!
//! A full board is made, and givens are removed in random order as long as one solution is left. If
//! the result is too easy for the strategy, everything starts again; if it is too hard, givens are
//! put back, just as many as bring it into its band. Cages and signs are made around the full board first;
//! a maze is measured as it is.

mod posed;

use crate::puzzle::{Cell, Family, Problem, Random, Shape, Topology, Value, ValueSet, named};
use crate::solver::{Goal, Select, Solver, Strategy};
use std::num::NonZeroU64;
use std::ops::RangeInclusive;
use std::sync::Arc;

pub use posed::kind;

/// The number of boards tried before giving up.
pub const MOST_TRIES: u32 = 1_000;

/// Seeds that are chosen or offered are below this limit, so that they can be read out in class.
pub const SEEDS: u64 = 1_000_000;
/// The most steps for filling a board, or for checking whether a given may be removed. Beyond it
/// another board is started, and the given stays.
const MOST_STEPS: u64 = 20_000;

named! {
    /// The difficulty of a puzzle for a strategy: the number of backtracks until the solution is
    /// found or, of a sweep, which gives up, the number of cells left empty.
    #[derive(Default)]
    pub enum Difficulty {
        /// It hardly ever backtracks.
        #[default]
        Easy = "easy",
        /// It backtracks now and then.
        Medium = "medium",
        /// It backtracks much more than on most puzzles.
        Hard = "hard",
    }
}

impl Difficulty {
    /// The band of amounts for this difficulty. The bounds are based on minimal puzzles, and even
    /// hard puzzles end while a class is waiting. On the smallest boards nothing is hard for a
    /// strategy that looks far ahead.
    pub fn band(self, strategy: Strategy, family: &Family) -> RangeInclusive<u64> {
        let size = match family.size() {
            ..=4 => 0,
            5..=6 => 1,
            7..=9 => 2,
            _ => 3,
        };
        let cells = family.cells() as u64;
        // The upper bounds of easy, medium and hard.
        let bounds: [[u64; 3]; 4] = match strategy {
            Strategy::Sweep => [[0, cells / 2, cells]; 4],
            _ if matches!(family, Family::Way(_)) => [[cells / 16, cells / 5, cells]; 4],
            Strategy::Search(search) if search.check().deduces() => {
                [[0, 1, 20], [0, 1, 50], [0, 3, 1_000], [0, 10, 50_000]]
            }
            Strategy::Search(search) if search.select() == Select::RowMajor => [
                [2, 8, 500],
                [8, 60, 10_000],
                [100, 3_000, 500_000],
                [500, 20_000, 500_000],
            ],
            Strategy::Search(_) => [
                [0, 2, 50],
                [1, 5, 200],
                [5, 50, 20_000],
                [50, 1_000, 100_000],
            ],
        };
        let [easy, medium, hard] = bounds[size];
        match self {
            Self::Easy => 0..=easy,
            Self::Medium => easy + 1..=medium,
            Self::Hard => medium + 1..=hard,
        }
    }
}

/// What kind of puzzle to generate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The family of the puzzle, one that [can be generated](Wish::can_be_of): of a killer Sudoku and a
    /// futoshiki the size counts, of a maze its rows and columns.
    pub family: Family,
    /// The strategy that difficulty is measured by.
    pub strategy: Strategy,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The seed.
    pub seed: u64,
}

impl Wish {
    /// Whether puzzles of a family can be generated: Sudoku, its variants, Latin squares, futoshikis,
    /// killer Sudokus and mazes.
    pub fn can_be_of(family: &Family) -> bool {
        match family {
            Family::Queens(_) | Family::Map(_) | Family::Row(_) | Family::Free(_) => false,
            Family::Grid(_) | Family::Way(_) => posed::is_made(family),
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_) => true,
        }
    }

    fn band(&self) -> RangeInclusive<u64> {
        self.difficulty.band(self.strategy, &self.family)
    }
}

/// A generated puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle, with exactly one solution.
    pub problem: Problem,
    /// The strategy's effort until it has found that solution.
    pub amount: u64,
}

/// The state of generating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Making {
    /// In progress.
    Working,
    /// Finished.
    Made(Box<Made>),
    /// No such puzzle among [`MOST_TRIES`] boards.
    NotFound,
}

/// Generates a puzzle, in slices.
pub struct Generator {
    wish: Wish,
    /// The boards to fill.
    base: Arc<Topology>,
    /// The board of the puzzle.
    topology: Arc<Topology>,
    band: RangeInclusive<u64>,
    random: Random,
    tries: u32,
    stage: Stage,
}

/// Givens, row by row.
type Givens = Vec<Option<Value>>;

enum Stage {
    /// Filling a board.
    Filling {
        start: Box<Problem>,
        solver: Box<Solver>,
    },
    /// Removing givens.
    Thinning(Thinning),
    /// Measuring the difficulty.
    Measuring(Box<Measuring>),
    /// Finished.
    Ended(Making),
}

struct Thinning {
    givens: Givens,
    /// The cells still to be tried, the next one last.
    left: Vec<Cell>,
    /// The givens removed.
    gone: Vec<(Cell, Value)>,
    /// Checks whether the last removal leaves one solution.
    census: Option<Box<Census>>,
}

struct Measuring {
    /// The minimal puzzle.
    givens: Givens,
    gone: Vec<(Cell, Value)>,
    /// With this many givens put back it was too hard, if it ever was.
    too_hard: Option<usize>,
    /// With this many givens put back it is not too hard.
    enough: usize,
    /// The hardest one so far that is not too hard.
    best: Option<Box<Made>>,
    /// The number of givens put back in the puzzle being measured.
    back: usize,
    problem: Problem,
    solver: Box<Solver>,
}

impl Generator {
    /// Starts generating.
    pub fn new(wish: Wish) -> Self {
        let mut random = Random::new(wish.seed);
        let base = Topology::new(posed::base(&wish.family));
        let stage = start(&wish, &base, &mut random);
        Self {
            band: wish.band(),
            wish,
            topology: Arc::clone(&base),
            base,
            random,
            tries: 1,
            stage,
        }
    }

    /// The wish.
    pub const fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The number of boards started.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Works for about `steps` steps of searches, at least one. Returns the state then.
    pub fn advance(&mut self, steps: u64) -> Making {
        let mut budget = steps.max(1);
        while budget > 0 {
            let turn = match &mut self.stage {
                Stage::Filling { start, solver } => fill(start, solver, &mut budget),
                Stage::Thinning(thinning) => thinning.advance(&self.topology, &mut budget),
                Stage::Measuring(measuring) => measuring.advance(&self.band, &mut budget),
                Stage::Ended(making) => return making.clone(),
            };
            self.stage = match turn {
                Next::Stay => continue,
                Next::Thin(full) => {
                    let (wished, random) = (&self.wish.family, &mut self.random);
                    let full = mixed(self.base.family(), full, random);
                    if wished != self.base.family() {
                        let family = posed::around(wished, &self.base, &full, random);
                        self.topology = Topology::new(family);
                    }
                    Stage::Thinning(Thinning::new(full, &mut self.random))
                }
                Next::Measure(givens, gone) => Stage::Measuring(Box::new(Measuring::new(
                    &self.topology,
                    self.wish.strategy,
                    givens,
                    gone,
                ))),
                Next::Again if self.tries == MOST_TRIES => Stage::Ended(Making::NotFound),
                Next::Again => {
                    self.tries += 1;
                    start(&self.wish, &self.base, &mut self.random)
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

/// What follows after a stage.
enum Next {
    /// The stage goes on.
    Stay,
    /// The board is full: remove givens.
    Thin(Vec<Value>),
    /// No more of these givens can be removed; these were.
    Measure(Givens, Vec<(Cell, Value)>),
    /// Start another board.
    Again,
    Done(Box<Made>),
}

/// Subtracts what was used from the budget, at least one.
const fn pay(budget: &mut u64, used: u64) {
    *budget = budget.saturating_sub(if used == 0 { 1 } else { used });
}

/// Starts another board.
fn start(wish: &Wish, base: &Arc<Topology>, random: &mut Random) -> Stage {
    if base.way().is_none() {
        return filling(base, random);
    }
    let maze = Topology::new(posed::maze(base, random));
    let givens = vec![None; maze.cells()];
    let measuring = Measuring::new(&maze, wish.strategy, givens, Vec::new());
    Stage::Measuring(Box::new(measuring))
}

/// Starts a board with some cells filled at random.
fn filling(topology: &Arc<Topology>, random: &mut Random) -> Stage {
    let givens = match topology.family() {
        Family::Sudoku(shape) => diagonal_boxes(*shape, topology, random),
        _ => scattered(topology, random),
    };
    let start = Box::new(problem(topology, &givens));
    let solver = Box::new(Solver::new(&start, Strategy::FASTEST, Goal::First));
    Stage::Filling { start, solver }
}

/// The boxes on the diagonal of a Sudoku, which share no house.
fn diagonal_boxes(shape: Shape, topology: &Topology, random: &mut Random) -> Givens {
    let mut givens = vec![None; shape.cells()];
    for corner in 0..shape.box_rows().min(shape.box_cols()) {
        let mut values: Vec<Option<Value>> = ValueSet::all(shape.size()).iter().map(Some).collect();
        random.shuffle(&mut values);
        let (top, left) = (corner * shape.box_rows(), corner * shape.box_cols());
        let house = topology.houses_of(topology.cell_at(top, left)).nth(2);
        let house = house.expect("a cell has a row, a column and a box");
        for (cell, value) in topology.cells_of(house).iter().zip(values) {
            givens[cell.index()] = value;
        }
    }
    givens
}

/// As many cells as a row has, anywhere, with values that no peer holds.
fn scattered(topology: &Topology, random: &mut Random) -> Givens {
    let mut givens = vec![None; topology.cells()];
    let mut cells: Vec<Cell> = topology.all_cells().collect();
    random.shuffle(&mut cells);
    for cell in cells.into_iter().take(topology.size()) {
        let mut values: Vec<Value> = ValueSet::all(topology.size()).iter().collect();
        random.shuffle(&mut values);
        let peers = topology.peers_of(cell);
        let is_free = |value: &Value| {
            peers
                .iter()
                .all(|peer| givens[peer.index()] != Some(*value))
        };
        givens[cell.index()] = values.into_iter().find(is_free);
    }
    givens
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

/// Shuffles the rows and columns of a Sudoku within their bands, and the bands themselves; on other
/// boards, what the values stand for.
fn mixed(family: &Family, full: Vec<Value>, random: &mut Random) -> Vec<Value> {
    let Family::Sudoku(shape) = family else {
        let mut values: Vec<Value> = ValueSet::all(family.size()).iter().collect();
        random.shuffle(&mut values);
        return full.into_iter().map(|v| values[v.index()]).collect();
    };
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
        let line = &full[row * shape.size()..];
        values.extend(columns.iter().map(|column| line[*column]));
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

    fn advance(&mut self, topology: &Arc<Topology>, budget: &mut u64) -> Next {
        let Some(census) = &mut self.census else {
            let next = self.left.pop();
            let taken = next.and_then(|cell| Some((cell, self.givens[cell.index()].take()?)));
            let Some(taken) = taken else {
                let (givens, gone) = (&mut self.givens, &mut self.gone);
                return Next::Measure(std::mem::take(givens), std::mem::take(gone));
            };
            self.gone.push(taken);
            let problem = problem(topology, &self.givens);
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

/// The puzzle with these givens, which must not clash.
fn problem(topology: &Arc<Topology>, givens: &[Option<Value>]) -> Problem {
    Problem::on(topology, givens).expect("no two givens clash")
}

impl Measuring {
    fn new(
        topology: &Arc<Topology>,
        strategy: Strategy,
        givens: Givens,
        gone: Vec<(Cell, Value)>,
    ) -> Self {
        let problem = problem(topology, &givens);
        Self {
            solver: Box::new(Solver::new(&problem, strategy, Goal::First)),
            too_hard: None,
            enough: gone.len(),
            best: None,
            back: 0,
            problem,
            givens,
            gone,
        }
    }

    /// More givens mostly mean less work, so their number is found by bisection.
    fn advance(&mut self, band: &RangeInclusive<u64>, budget: &mut u64) -> Next {
        let strategy = self.solver.strategy();
        pay(budget, self.solver.advance(&self.problem, *budget));
        let is_sweep = strategy == Strategy::Sweep;
        let amount = match is_sweep {
            true => self.solver.empty_count() as u64,
            false => self.solver.counters().backtracks,
        };
        let is_known = self.solver.has_ended();
        let is_too_hard = amount > *band.end() && (is_known || !is_sweep);
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
        // With none put back the puzzle is as hard as it gets.
        let next = self.too_hard.map(|hard| hard + (self.enough - hard) / 2);
        match next.filter(|next| Some(*next) != self.too_hard) {
            Some(back) => self.try_with(back),
            None => return self.best.take().map_or(Next::Again, Next::Done),
        }
        Next::Stay
    }

    /// Measures the puzzle with this many givens put back.
    fn try_with(&mut self, back: usize) {
        let mut givens = self.givens.clone();
        for (cell, value) in &self.gone[..back] {
            givens[cell.index()] = Some(*value);
        }
        self.back = back;
        self.problem = problem(self.problem.topology(), &givens);
        let strategy = self.solver.strategy();
        *self.solver = Solver::new(&self.problem, strategy, Goal::First);
    }
}

/// Whether a puzzle has no solution, one, or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// None.
    None,
    /// Exactly one, as a puzzle should.
    One,
    /// At least two.
    Several,
}

/// Counts the solutions of a puzzle in slices, up to two.
#[derive(Clone)]
pub struct Census {
    problem: Problem,
    solver: Solver,
}

impl Census {
    /// Starts counting.
    pub fn new(problem: Problem) -> Self {
        let two = NonZeroU64::MIN.saturating_add(1);
        Self {
            solver: {
                let fastest = Strategy::fastest_on(problem.topology());
                Solver::new(&problem, fastest, Goal::Count(two))
            },
            problem,
        }
    }

    /// Searches for at most `steps` steps. Returns the result, if it is known then.
    pub fn advance(&mut self, steps: u64) -> Option<Solutions> {
        self.solver.advance(&self.problem, steps);
        self.solutions()
    }

    /// The result, if it is known.
    pub fn solutions(&self) -> Option<Solutions> {
        match self.solver.counters().solutions {
            _ if !self.solver.has_ended() => None,
            0 => Some(Solutions::None),
            1 => Some(Solutions::One),
            _ => Some(Solutions::Several),
        }
    }

    /// The number of steps taken.
    pub const fn steps(&self) -> u64 {
        self.solver.counters().steps
    }
}

#[cfg(test)]
mod tests;
