//! The explicit stack: a frame for each open choice point, and the trail of deductions.

use super::Order;
use super::event::Spot;
use crate::puzzle::{Cell, MAX_CELLS, Topology, Value};

/// A choice point on the stack: eight bytes.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    at: Spot,
    /// The untried options: values for a cell, indices of cells in the house for a digit.
    untried: u16,
    /// The number of deductions on the board when it was opened.
    trail: u16,
    /// The current guess, if `value` is not 0.
    cell: u8,
    value: u8,
}

/// The explicit stack of a search: its open choice points, and the trail of deductions.
///
/// Every choice point except the latest has a guess on the board.
#[derive(Clone)]
pub(super) struct Stack {
    /// The choice points below the latest, from the second entry on.
    below: [Frame; MAX_CELLS],
    /// The latest choice point, if any: at a fixed place, since most steps are about it.
    top: Frame,
    len: u16,
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
    /// The cells of the guesses that it blames, earliest first; under `backjumping` only.
    pub blames: Vec<Cell>,
}

impl Frame {
    #[inline(always)]
    pub(super) const fn open(at: Spot, options: u16) -> Self {
        Self {
            at,
            untried: options,
            trail: 0,
            cell: 0,
            value: 0,
        }
    }

    pub(super) const fn at(&self) -> Spot {
        self.at
    }

    pub(super) const fn untried(&self) -> u16 {
        self.untried
    }

    #[inline(always)]
    pub(super) fn set_untried(&mut self, untried: u16) {
        self.untried = untried;
    }

    /// The number of deductions on the board when it was opened.
    pub(super) const fn trail(&self) -> u16 {
        self.trail
    }

    pub(super) fn guess(&self) -> Option<(Cell, Value)> {
        Value::new(self.value).map(|value| (Cell::from_u8(self.cell), value))
    }

    /// Takes the next untried option.
    #[inline(always)]
    pub(super) fn take_option(
        &mut self,
        order: Order,
        topology: &Topology,
    ) -> Option<(Cell, Value)> {
        if self.untried == 0 {
            return None;
        }
        match (self.at, order) {
            (Spot::Cell(cell), Order::Ascending) => {
                let value = Value::lowest_of(self.untried);
                self.untried &= self.untried - 1;
                Some((cell, value))
            }
            (Spot::Cell(cell), Order::Descending) => {
                let value = Value::highest_of(self.untried);
                self.untried &= !value.bit();
                Some((cell, value))
            }
            // One digit in several cells: the cells are taken row by row in either order.
            (Spot::Places(house, value), _) => {
                let number = self.untried.trailing_zeros() as usize;
                self.untried &= self.untried - 1;
                Some((topology.cells_of(house)[number], value))
            }
        }
    }

    /// Takes this option.
    pub(super) fn take(&mut self, cell: Cell, value: Value, topology: &Topology) {
        let bit = match self.at {
            Spot::Cell(_) => value.bit(),
            Spot::Places(house, _) => {
                let places = topology.cells_of(house).iter();
                places
                    .zip(0..)
                    .filter(|(place, _)| **place == cell)
                    .fold(0, |bits, (_, number)| bits | 1 << number)
            }
        };
        self.untried &= !bit;
    }

    #[inline(always)]
    pub(super) fn place(&mut self, cell: Cell, value: Value) {
        self.cell = cell.index() as u8;
        self.value = value.number();
    }

    #[inline(always)]
    pub(super) fn take_back(&mut self) -> (Cell, Value) {
        let guess = self
            .guess()
            .expect("a guess stands at every choice point below the latest");
        self.value = 0;
        guess
    }
}

impl PartialEq for Frame {
    fn eq(&self, other: &Self) -> bool {
        let key = |f: &Self| (f.at, f.untried, f.trail, f.guess());
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
            len: 0,
            trail: [0; MAX_CELLS],
            trail_len: 0,
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mut frame: Frame) {
        frame.trail = self.trail_len;
        self.below[usize::from(self.len) & (MAX_CELLS - 1)] = self.top;
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
        self.top = self.below[usize::from(self.len) & (MAX_CELLS - 1)];
    }

    /// The number of open choice points.
    #[inline(always)]
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The untried options of the latest choice point; none if there is no choice point.
    #[inline(always)]
    pub(super) const fn untried(&self) -> u16 {
        self.top.untried
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
    pub(super) fn frames(&self) -> impl Iterator<Item = &Frame> {
        let below = &self.below[..usize::from(self.len)];
        below.iter().skip(1).chain(self.last())
    }

    /// The latest choice point.
    pub(super) fn last(&self) -> Option<&Frame> {
        (self.len > 0).then_some(&self.top)
    }

    /// The guess of the latest choice point, just made.
    pub(super) fn latest_guess(&self) -> Option<(Cell, Value)> {
        self.last().and_then(Frame::guess)
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
    /// The state of a frame that was opened with these options.
    pub(super) fn of(frame: &Frame, offered: u16, order: Order, topology: &Topology) -> Self {
        let listed = |untried: u16| {
            let mut frame = Frame { untried, ..*frame };
            std::iter::from_fn(move || frame.take_option(order, topology)).collect::<Vec<_>>()
        };
        let guess = frame.guess();
        let mut failed = listed(offered & !frame.untried);
        failed.retain(|option| guess != Some(*option));
        Self {
            at: frame.at,
            guess,
            failed,
            untried: listed(frame.untried),
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
        let at: Vec<_> = stack.frames().map(Frame::at).collect();
        assert_eq!(at, cells().map(Spot::Cell).collect::<Vec<_>>());
        for cell in cells().rev() {
            assert_eq!(stack.last().map(Frame::at), Some(Spot::Cell(cell)));
            stack.pop();
        }
        assert!(stack.last().is_none() && stack.frames().next().is_none());
    }
}
