//! Ways: from the square where the way ends, each move is tried in turn, and the way goes on from there.
//!
//! A choice point is about that square, and its options are the moves from it, as bits. [`Way::sprint`] takes the
//! same steps, many at once.

use super::event::{Event, Spot};
use super::frame::{Choice, Frame};
use super::grid::Grid;
use super::houses::General;
use super::state::{AfterSolution, State};
use super::strategy::{Goal, Order, Search};
use super::tested::Phase;
use crate::puzzle::{Cell, MAX_CELLS, MOST_MOVES, Problem, Topology, Value, WayBoard};

/// A search for ways.
#[derive(Clone)]
pub(super) struct Way {
    pub search: Search,
    /// `Open` goes on from the end of the way, `Test` tries the next move from there.
    pub phase: Phase,
    /// The number of squares given, and the last of them.
    given: usize,
    start: Cell,
}

/// The place with this number on a way.
fn place(number: usize) -> Value {
    Value::numbered(number as u8).expect("a way has few squares")
}

/// All moves from a square.
fn moves(board: &WayBoard, from: Cell) -> u16 {
    (1 << board.candidates(from).len()) - 1
}

fn target(board: &WayBoard, from: Cell, bit: u16) -> Cell {
    board.candidates(from)[bit.trailing_zeros() as usize]
}

fn is_free(board: &WayBoard, grid: &Grid, square: Cell) -> bool {
    !board.is_wall(square) && grid.value(square).is_none()
}

/// The move among these that is tried first from a square, as a bit; 0 if there is none. `grid` is the board on
/// which the choice point was opened.
fn first(order: Order, untried: u16, from: Cell, board: &WayBoard, grid: &Grid) -> u16 {
    if order != Order::FewestOnward {
        return untried & untried.wrapping_neg();
    }
    let onward = |index: &usize| {
        let square = board.candidates(from)[*index];
        if !is_free(board, grid, square) {
            return 0;
        }
        let onward = board.candidates(square).iter();
        1 + onward.filter(|next| is_free(board, grid, **next)).count()
    };
    let untried = (0..MOST_MOVES).filter(|index| untried >> index & 1 == 1);
    untried.min_by_key(onward).map_or(0, |index| 1 << index)
}

/// The moves from a square in the order in which they are tried.
fn in_order(order: Order, from: Cell, board: &WayBoard, grid: &Grid) -> Vec<u16> {
    let mut untried = moves(board, from);
    let next = || {
        let bit = first(order, untried, from, board, grid);
        untried ^= bit;
        (bit != 0).then_some(bit)
    };
    std::iter::from_fn(next).collect()
}

impl Way {
    /// A search on this board that stands at this phase.
    pub fn new(search: Search, phase: Phase, problem: &Problem, board: &WayBoard) -> Self {
        let given = |cell| Some((problem.given(cell)?, cell));
        let last = problem.topology().all_cells().filter_map(given).max();
        Self {
            search,
            phase,
            given: problem.given_count(),
            start: last.map_or(board.start(), |(_, cell)| cell),
        }
    }

    pub fn step(
        &mut self,
        state: &mut State,
        topology: &Topology,
        board: &WayBoard,
    ) -> Option<Event> {
        Some(match self.phase {
            Phase::Open => self.open(state, board),
            Phase::Test => self.test(state, topology, board),
            Phase::TakeBack => self.take_back(state, topology),
            Phase::Exhaust => self.end(state),
            Phase::Ended => return None,
        })
    }

    /// The number of squares of the way.
    const fn squares(&self, state: &State) -> usize {
        self.given + state.counters.depth() as usize
    }

    fn open(&mut self, state: &mut State, board: &WayBoard) -> Event {
        let last = self.last(state);
        if board.is_whole(self.squares(state), last) {
            self.phase = match state.solved() {
                AfterSolution::Enough => Phase::Ended,
                AfterSolution::NothingLeft => Phase::Exhaust,
                AfterSolution::GoOn => Phase::TakeBack,
            };
            return Event::Solution;
        }
        self.phase = Phase::Test;
        state.open(Spot::Cell(last), moves(board, last))
    }

    fn test(&mut self, state: &mut State, topology: &Topology, board: &WayBoard) -> Event {
        let value = place(self.squares(state) + 1);
        let frame = state.stack.top_mut();
        let (from, untried) = (square_of(frame), frame.untried());
        let bit = first(self.search.order(), untried, from, board, &state.grid);
        if bit == 0 {
            state.stack.pop();
            return self.take_back(state, topology);
        }
        frame.set_untried(untried ^ bit);
        let cell = target(board, from, bit);
        if is_free(board, &state.grid, cell) {
            self.phase = Phase::Open;
            let event = state.guess(cell, value);
            state.grid.write(General(topology), cell, value);
            return event;
        }
        state.counters.conflicts += 1;
        match board.is_wall(cell) {
            true => Event::Wall { cell, value },
            false => Event::Visited { cell, value },
        }
    }

    fn take_back(&mut self, state: &mut State, topology: &Topology) -> Event {
        let Some(frame) = state.stack.last_mut() else {
            return self.end(state);
        };
        let (cell, value) = frame.take_back();
        state.grid.erase(General(topology), cell, value);
        self.phase = Phase::Test;
        state.taken_back(cell, value)
    }

    fn end(&mut self, state: &mut State) -> Event {
        self.phase = Phase::Ended;
        state.end(Event::Exhausted)
    }

    /// Those of the untried moves of the latest choice point that lead to free squares.
    pub fn free(frame: Frame, board: &WayBoard, grid: &Grid) -> u16 {
        let from = square_of(&frame);
        let untried = (0..MOST_MOVES).map(|index| 1 << index & frame.untried());
        let free =
            untried.filter(|bit| *bit != 0 && is_free(board, grid, target(board, from, *bit)));
        free.fold(0, |free, bit| free | bit)
    }

    /// Restores the choice point at the end of the way, from which this square was moved to.
    pub fn go_to(&self, square: Cell, state: &mut State, topology: &Topology, board: &WayBoard) {
        let from = self.last(state);
        let order = in_order(self.search.order(), from, board, &state.grid);
        let tried = order
            .iter()
            .position(|bit| target(board, from, *bit) == square);
        let left = order.iter().skip(tried.map_or(0, |at| at + 1));
        let left = left.fold(0, |left, bit| left | bit);
        let value = place(self.given + state.stack.len() + 1);
        state
            .stack
            .push_guessed(Spot::Cell(from), left, square, value);
        state.grid.write(General(topology), square, value);
    }

    /// The square where the way ends.
    fn last(&self, state: &State) -> Cell {
        let latest = state.stack.latest_guess();
        latest.map_or(self.start, |(square, _)| square)
    }

    /// The open choice points, from the root.
    pub fn choices(&self, state: &State, problem: &Problem, board: &WayBoard) -> Vec<Choice> {
        let mut grid = Grid::new(problem);
        let mut choices = Vec::new();
        for (number, frame) in state.stack.frames().enumerate() {
            let (from, guess) = (square_of(&frame), frame.guess());
            let option = |bit: &u16| (target(board, from, *bit), place(self.given + number + 1));
            let order = in_order(self.search.order(), from, board, &grid);
            let is_left = |bit: &&u16| frame.untried() & **bit != 0;
            let tried = order.iter().filter(|bit| !is_left(bit)).map(option);
            choices.push(Choice {
                at: frame.at(),
                guess,
                failed: tried.filter(|option| guess != Some(*option)).collect(),
                untried: order.iter().filter(is_left).map(option).collect(),
                blames: Vec::new(),
            });
            if let Some((cell, value)) = guess {
                grid.write(General(problem.topology()), cell, value);
            }
        }
        choices
    }
}

/// The square that a choice point is about.
fn square_of(frame: &Frame) -> Cell {
    match frame.at() {
        Spot::Cell(cell) => cell,
        Spot::Places(..) => unreachable!("on a way, choice points are about squares"),
    }
}

/// A fast stretch is worth its preparation from this many steps on.
const LEAST_RUN: u64 = 1 << 10;
/// The most steps of a visit to a square: all of its moves are tested, and what follows a placement.
const MOST_STEPS: u64 = 2 * MOST_MOVES as u64 + 4;
/// With fewer visits left than this, stepping is as good.
const LEAST_VISITS: u64 = 8;
/// Stands for no square, and is never free.
const NOWHERE: u8 = u8::MAX;

/// A choice point of a fast stretch. Moves are bits.
#[derive(Clone, Copy, Default)]
struct Level {
    square: u8,
    /// The untried moves to free squares.
    free: u8,
    /// The move tried last; 0 if there is none.
    tried: u8,
}

impl Level {
    /// The moves not tried yet, of this number.
    const fn untried(self, moves: u8) -> u16 {
        let all = (1 << moves) - 1;
        match self.tried as u16 {
            0 => all,
            tried => all & !(tried | (tried - 1)),
        }
    }
}

impl Way {
    /// In the order of moves, advances by at most `budget` steps as fast as possible, and past solutions if it may
    /// and they do not end the run. Stops before anything else, or when the budget is nearly used up. Returns how
    /// many steps it took.
    // Kept out of the way of the naive search.
    #[inline(never)]
    pub fn sprint(
        &self,
        state: &mut State,
        topology: &Topology,
        board: &WayBoard,
        budget: u64,
        passes: bool,
    ) -> u64 {
        let is_in_order = self.search.order() != Order::FewestOnward;
        if !is_in_order || self.phase != Phase::Test || budget < LEAST_RUN {
            return 0;
        }
        let mut targets = [[NOWHERE; MOST_MOVES]; MAX_CELLS];
        let mut counts = [0; MAX_CELLS];
        let mut taken_squares = [true; MAX_CELLS];
        for square in topology.all_cells() {
            let to = board.candidates(square);
            counts[square.index()] = to.len() as u8;
            for (target, to) in targets[square.index()].iter_mut().zip(to) {
                *target = to.index() as u8;
            }
            taken_squares[square.index()] = !is_free(board, &state.grid, square);
        }
        let free_from = |taken: &[bool; MAX_CELLS], square: u8| {
            let to = targets[usize::from(square)].iter().zip(0..);
            to.fold(0, |free, (to, index)| {
                free | u8::from(!taken[usize::from(*to)]) << index
            })
        };
        // The moves from a square to those that came later on the way were free when it was reached.
        let frames: Vec<Frame> = state.stack.frames().collect();
        for frame in &frames {
            if let Some((cell, _)) = frame.guess() {
                taken_squares[cell.index()] = false;
            }
        }
        let mut levels = [Level::default(); MAX_CELLS];
        for (level, frame) in levels.iter_mut().zip(&frames) {
            let square = square_of(frame).index() as u8;
            let tried = moves(board, square_of(frame)) & !frame.untried();
            *level = Level {
                square,
                free: free_from(&taken_squares, square) & frame.untried() as u8,
                tried: tried.checked_ilog2().map_or(0, |bit| 1 << bit),
            };
            if let Some((cell, _)) = frame.guess() {
                taken_squares[cell.index()] = true;
            }
        }
        let untried_total = |levels: &[Level]| -> u64 {
            let untried = |level: &Level| level.untried(counts[usize::from(level.square)]);
            let untried = levels.iter().map(untried);
            untried.map(|set| u64::from(set.count_ones())).sum()
        };
        // The solutions that may still be found before one of them ends the run.
        let mut passable = match state.goal {
            _ if !passes => 0,
            Goal::First => 0,
            Goal::All => u64::MAX,
            Goal::Count(limit) => limit.get() - state.counters.solutions - 1,
        };
        let end = board.end().map_or(NOWHERE, |end| end.index() as u8);
        // The choice point whose placement completes the way, if it has to be of some length.
        let last = match board.end() {
            None => board.squares() - self.given - 1,
            Some(_) => usize::MAX,
        };
        let mut top = frames.len() - 1;
        let (mut min, mut max) = (top, top);
        let (mut placements, mut backtracks, mut tests, mut solutions) = (0, 0, 0, 0);
        let mut stopped = false;
        loop {
            let taken = tests + placements + backtracks;
            let visits = (budget - taken) / MOST_STEPS;
            if stopped || visits < LEAST_VISITS {
                break;
            }
            let before = untried_total(&levels[..=top]);
            let (mut opened, mut solved, mut offered) = (0, 0, 0);
            for _ in 0..visits {
                let level = &mut levels[top & (MAX_CELLS - 1)];
                if level.free == 0 {
                    if top == 0 {
                        stopped = true;
                        break;
                    }
                    taken_squares[usize::from(level.square)] = false;
                    top -= 1;
                    min = min.min(top);
                    backtracks += 1;
                    continue;
                }
                let index = level.free.trailing_zeros() as usize & (MOST_MOVES - 1);
                let to = targets[usize::from(level.square)][index];
                let is_solved = to == end || top == last;
                if is_solved && solved == passable {
                    stopped = true;
                    break;
                }
                level.tried = 1 << index;
                level.free ^= level.tried;
                max = max.max(top + 1);
                if is_solved {
                    solved += 1;
                    continue;
                }
                taken_squares[usize::from(to)] = true;
                top += 1;
                opened += 1;
                offered += u64::from(counts[usize::from(to)]);
                levels[top & (MAX_CELLS - 1)] = Level {
                    square: to,
                    free: free_from(&taken_squares, to),
                    tried: 0,
                };
            }
            placements += opened + solved;
            backtracks += solved;
            solutions += solved;
            passable -= solved;
            tests += offered + before - untried_total(&levels[..=top]);
        }
        state.counters.selects += placements - solutions;
        state.counters.solutions += solutions;
        state.counters.placements += placements;
        state.counters.backtracks += backtracks;
        state.counters.conflicts += tests - placements;
        state.depths.min = state.depths.min.min(min as u16);
        state.depths.max = state.depths.max.max(max as u16);
        self.resume(state, topology, board, &levels[..=top]);
        tests + placements + backtracks
    }

    /// Continues where a fast stretch ended.
    fn resume(&self, state: &mut State, topology: &Topology, board: &WayBoard, levels: &[Level]) {
        while let Some(frame) = state.stack.last_mut() {
            if let Some((cell, value)) = frame.guess() {
                state.grid.erase(General(topology), cell, value);
            }
            state.stack.pop();
        }
        for (number, level) in levels.iter().enumerate() {
            let from = Cell::from_u8(level.square);
            let untried = level.untried(board.candidates(from).len() as u8);
            let at = Spot::Cell(from);
            let Some(next) = levels.get(number + 1) else {
                state.stack.push(Frame::open(at, untried));
                continue;
            };
            let (cell, value) = (Cell::from_u8(next.square), place(self.given + number + 1));
            state.stack.push_guessed(at, untried, cell, value);
            state.grid.write(General(topology), cell, value);
        }
    }
}
