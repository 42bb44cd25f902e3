//! The explicit stack: a frame for each open choice point, and the trail of deductions.

use super::event::Spot;
use super::grid::Grid;
use super::houses::Houses;
use super::order::{self, ByNumber, Order};
use crate::puzzle::{Cell, House, MAX_CELLS, Topology, Value};
use std::ops::Range;

/// A choice point on the stack, as one number: what is read just after a part of it was written would have to wait
/// otherwise. From the lowest byte: the current guess, its value (or 0) and its cell; two bytes of untried options,
/// values for a cell or indices of cells in the house for a digit; two of the number of deductions on the board
/// when it was opened; and what it decides, a house and a digit, or 0 and a cell.
#[derive(Clone, Copy)]
pub(super) struct Frame(u64);

/// The explicit stack of a search: its open choice points, and the trail of deductions.
///
/// Every choice point except the latest has a guess on the board.
#[derive(Clone)]
pub(super) struct Stack {
    /// The choice points below the latest, from the second entry on.
    below: [Frame; MAX_CELLS],
    /// The latest choice point, if any: at a fixed place, since most steps are about it.
    top: Frame,
    /// The indices of the values that the next steps refuse without another question: untried ones that `top` lacks
    /// already. As long as the numbers that a step writes here, since it waits for those of the step before.
    refused: Range<u32>,
    len: u32,
    trail: [u8; MAX_CELLS],
    trail_len: u16,
}

/// A choice point at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it decides.
    pub at: Spot,
    /// The current guess.
    pub guess: Option<(Cell, Value)>,
    /// The options that were tried and failed, in that order.
    pub failed: Vec<(Cell, Value)>,
    /// The untried options, in the order in which they will be tried.
    pub untried: Vec<(Cell, Value)>,
    /// The cells of the guesses that it blames, earliest first; under `backjumping` and `learning` only.
    pub blames: Vec<Cell>,
}

impl Choice {
    /// Whether its guess was the only option.
    pub fn is_forced(&self) -> bool {
        self.failed.is_empty() && self.untried.is_empty()
    }
}

impl Frame {
    #[inline(always)]
    pub(super) const fn open(at: Spot, options: u16) -> Self {
        let (first, second) = match at {
            Spot::Cell(cell) => (0, cell.index()),
            Spot::Places(house, value) => (value.number(), house.index()),
        };
        Self((first as u64) << 56 | (second as u64) << 48 | (options as u64) << 16)
    }

    #[inline(always)]
    pub(super) fn at(&self) -> Spot {
        let second = (self.0 >> 48) as u8;
        match Value::new((self.0 >> 56) as u8) {
            None => Spot::Cell(Cell::from_u8(second)),
            Some(value) => Spot::Places(House::from_index(usize::from(second)), value),
        }
    }

    #[inline(always)]
    pub(super) const fn untried(&self) -> u16 {
        (self.0 >> 16) as u16
    }

    #[inline(always)]
    pub(super) fn set_untried(&mut self, untried: u16) {
        self.0 = self.0 & !(0xFFFF << 16) | u64::from(untried) << 16;
    }

    /// The number of deductions on the board when it was opened.
    pub(super) const fn trail(&self) -> u16 {
        (self.0 >> 32) as u16
    }

    #[inline(always)]
    pub(super) fn guess(&self) -> Option<(Cell, Value)> {
        let cell = Cell::from_u8((self.0 >> 8) as u8);
        Value::numbered(self.0 as u8).map(|value| (cell, value))
    }

    /// Takes the next untried option. `grid` is the board on which the choice point was opened.
    #[inline(always)]
    pub(super) fn take_option(
        &mut self,
        order: Order,
        grid: &Grid,
        houses: impl Houses,
    ) -> Option<(Cell, Value)> {
        let untried = self.untried();
        if untried == 0 {
            return None;
        }
        let (bit, option) = match self.at() {
            Spot::Cell(cell) => {
                let bit = order::first(order, untried, cell, grid, houses);
                (bit, (cell, Value::lowest_of(bit)))
            }
            // One digit in several cells: the cells are taken row by row in every order.
            Spot::Places(house, value) => {
                let bit = ByNumber::Ascending.first(untried);
                let number = bit.trailing_zeros() as usize;
                (bit, (houses.cells_of(house)[number], value))
            }
        };
        self.set_untried(untried ^ bit);
        Some(option)
    }

    /// Takes this option.
    pub(super) fn take(&mut self, cell: Cell, value: Value, topology: &Topology) {
        let bit = match self.at() {
            Spot::Cell(_) => value.bit(),
            Spot::Places(house, _) => {
                let places = topology.cells_of(house).iter();
                places
                    .zip(0..)
                    .filter(|(place, _)| **place == cell)
                    .fold(0, |bits, (_, number)| bits | 1 << number)
            }
        };
        self.set_untried(self.untried() & !bit);
    }

    #[inline(always)]
    pub(super) fn place(&mut self, cell: Cell, value: Value) {
        self.0 = self.0 & !0xFFFF | (cell.index() as u64) << 8 | u64::from(value.number());
    }

    #[inline(always)]
    pub(super) fn take_back(&mut self) -> (Cell, Value) {
        let guess = self
            .guess()
            .expect("a guess stands at every choice point below the latest");
        self.0 &= !0xFF;
        guess
    }
}

impl PartialEq for Frame {
    fn eq(&self, other: &Self) -> bool {
        let key = |f: &Self| (f.0 >> 16, f.guess());
        key(self) == key(other)
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.frames().eq(other.frames()) && self.trail() == other.trail()
    }
}

impl Stack {
    pub(super) fn new() -> Self {
        let unused = Frame::open(Spot::Cell(Cell::new(0)), 0);
        Self {
            below: [unused; MAX_CELLS],
            top: unused,
            refused: 0..0,
            len: 0,
            trail: [0; MAX_CELLS],
            trail_len: 0,
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mut frame: Frame) {
        frame.0 |= u64::from(self.trail_len) << 32;
        self.below[self.len() & (MAX_CELLS - 1)] = self.top;
        self.top = frame;
        self.len += 1;
    }

    /// Restores a choice point with a guess on the board.
    pub(super) fn push_guessed(&mut self, at: Spot, untried: u16, cell: Cell, value: Value) {
        let mut frame = Frame::open(at, untried);
        frame.place(cell, value);
        self.push(frame);
    }

    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.len -= 1;
        self.top = self.below[self.len() & (MAX_CELLS - 1)];
    }

    /// The number of open choice points.
    #[inline(always)]
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Has the next steps refuse these values of the latest choice point, the first untried ones.
    #[inline(always)]
    pub(super) fn refuse_at_once(&mut self, values: Range<u32>) {
        self.top.0 &= !(u64::MAX >> (48 - values.end) & 0xFFFF << 16);
        self.refused = values;
    }

    /// The number of values that the next steps refuse without another question.
    pub(super) const fn to_refuse(&self) -> u32 {
        self.refused.end - self.refused.start
    }

    /// The index of the next value that is refused without another question.
    #[inline(always)]
    pub(super) fn next_refused(&mut self) -> Option<u32> {
        self.refused.next()
    }

    /// Leaves the untried values to be asked about one by one.
    pub(super) fn refuse_nothing_at_once(&mut self) {
        self.top.0 |= self.still_to_refuse();
        self.refused = 0..0;
    }

    /// The values to refuse, where a frame has its untried options.
    fn still_to_refuse(&self) -> u64 {
        ((1 << self.refused.end) - (1 << self.refused.start)) << 16
    }

    /// The latest choice point, which must exist.
    #[inline(always)]
    pub(super) fn top_mut(&mut self) -> &mut Frame {
        debug_assert!(self.len > 0);
        &mut self.top
    }

    /// The choice point with this index from the root.
    pub(super) fn frame_mut(&mut self, index: usize) -> &mut Frame {
        debug_assert!(index < self.len());
        if index + 1 == self.len() {
            &mut self.top
        } else {
            &mut self.below[index + 1]
        }
    }

    #[inline(always)]
    pub(super) fn last_mut(&mut self) -> Option<&mut Frame> {
        (self.len > 0).then(|| self.top_mut())
    }

    /// The open choice points, from the root.
    pub(super) fn frames(&self) -> impl Iterator<Item = Frame> {
        let below = &self.below[..self.len()];
        below.iter().skip(1).copied().chain(self.last())
    }

    /// The latest choice point.
    pub(super) fn last(&self) -> Option<Frame> {
        (self.len > 0).then_some(Frame(self.top.0 | self.still_to_refuse()))
    }

    /// The guess of the latest choice point, just made.
    pub(super) fn latest_guess(&self) -> Option<(Cell, Value)> {
        self.last().and_then(|frame| frame.guess())
    }

    /// The cells of choice points that are about cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.frames().filter_map(|frame| match frame.at() {
            Spot::Cell(cell) => Some(cell),
            Spot::Places(..) => None,
        })
    }

    /// The cells filled by deduction, in order.
    pub(super) fn trail(&self) -> &[u8] {
        &self.trail[..usize::from(self.trail_len)]
    }

    pub(super) fn deduced(&mut self, cell: Cell) {
        self.trail[usize::from(self.trail_len)] = cell.index() as u8;
        self.trail_len += 1;
    }

    /// Removes the latest deduction from the trail, as long as more than `keep` are on it.
    pub(super) fn pop_deduced(&mut self, keep: u16) -> Option<Cell> {
        (self.trail_len > keep).then(|| {
            self.trail_len -= 1;
            Cell::from_u8(self.trail[usize::from(self.trail_len)])
        })
    }
}

impl Choice {
    /// The state of a frame that was opened on this board with these options.
    pub(super) fn of(
        frame: Frame,
        offered: u16,
        order: Order,
        grid: &Grid,
        houses: impl Houses,
    ) -> Self {
        let listed = |untried: u16| {
            let mut frame = frame;
            frame.set_untried(untried);
            std::iter::from_fn(move || frame.take_option(order, grid, houses)).collect::<Vec<_>>()
        };
        let guess = frame.guess();
        let mut failed = listed(offered & !frame.untried());
        failed.retain(|option| guess != Some(*option));
        Self {
            at: frame.at(),
            guess,
            failed,
            untried: listed(frame.untried()),
            blames: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stack_has_room_for_every_cell() {
        let mut stack = Stack::new();
        let cells = || (0..MAX_CELLS).map(Cell::new);
        for cell in cells() {
            stack.push(Frame::open(Spot::Cell(cell), 1));
        }
        let at: Vec<_> = stack.frames().map(|frame| frame.at()).collect();
        assert_eq!(at, cells().map(Spot::Cell).collect::<Vec<_>>());
        for cell in cells().rev() {
            assert_eq!(stack.last().map(|frame| frame.at()), Some(Spot::Cell(cell)));
            stack.pop();
        }
        assert!(stack.last().is_none() && stack.frames().next().is_none());
    }
}
