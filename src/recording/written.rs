//! What is written on the board of a replay, and what failed before.

use crate::puzzle::{Cell, Topology, Value};
use crate::solver::{Choice, Spot};

/// A value on the board that is no given.
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) cell: Cell,
    pub(super) value: Value,
    pub(super) is_guess: bool,
    /// Whether the program is done with it, since it has refused it. So it is with the last queen of a
    /// solution that was claimed.
    pub(super) is_spent: bool,
    /// The choice point of a guess, with what failed before.
    pub(super) choice: Tried,
}

/// A choice point, and the options that have failed there.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    pub(super) at: Spot,
    /// The options that failed, as bits: values up to 16, or places in the house.
    pub(super) failed: u16,
    /// Whether its guess was taken back while later ones stood, so that what it is made again with does
    /// not rest on those that are before it in the list.
    pub(super) is_out_of_order: bool,
}

impl Tried {
    pub(super) const fn nothing(at: Spot) -> Self {
        Self {
            at,
            failed: 0,
            is_out_of_order: false,
        }
    }

    pub(super) fn is_about(&self, (cell, value): (Cell, Value)) -> bool {
        match self.at {
            Spot::Cell(at) => at == cell,
            Spot::Places(_, digit) => digit == value,
        }
    }

    /// Notes that an option has failed.
    pub(super) fn fail(&mut self, option: (Cell, Value), topology: &Topology) {
        self.failed |= self.bit(option, topology);
    }

    /// Whether an option has failed.
    pub(super) fn has_failed(&self, option: (Cell, Value), topology: &Topology) -> bool {
        self.is_about(option) && self.failed & self.bit(option, topology) != 0
    }

    fn bit(&self, (cell, value): (Cell, Value), topology: &Topology) -> u16 {
        let index = match self.at {
            Spot::Cell(_) => Some(usize::from(value.number()) - 1),
            Spot::Places(house, _) => topology.cells_of(house).iter().position(|c| *c == cell),
        };
        let bit = index.and_then(|index| 1u16.checked_shl(index as u32));
        bit.unwrap_or(0)
    }

    /// The choice point with this guess. What is left to try is not known.
    pub(super) fn choice(&self, guess: Option<(Cell, Value)>, topology: &Topology) -> Choice {
        let option = |index: usize| match self.at {
            Spot::Cell(cell) => Some((cell, Value::numbered(index as u8 + 1)?)),
            Spot::Places(house, digit) => Some((*topology.cells_of(house).get(index)?, digit)),
        };
        let indices = (0..16).filter(|index| self.failed >> index & 1 != 0);
        let failed = indices.filter_map(option);
        Choice {
            at: self.at,
            guess,
            failed: failed.filter(|option| guess != Some(*option)).collect(),
            untried: Vec::new(),
            blames: Vec::new(),
        }
    }
}

impl Written {
    pub(super) const fn new((cell, value): (Cell, Value), is_guess: bool) -> Self {
        Self {
            cell,
            value,
            is_guess,
            is_spent: false,
            choice: Tried::nothing(Spot::Cell(cell)),
        }
    }

    pub(super) const fn option(&self) -> (Cell, Value) {
        (self.cell, self.value)
    }

    /// It goes on with a choice point, if that is about it.
    pub(super) fn after(self, choice: Option<Tried>) -> Self {
        let choice = choice.filter(|choice| choice.is_about(self.option()));
        let choice = choice.unwrap_or(self.choice);
        Self { choice, ..self }
    }

    /// The choice point after this guess has failed too.
    pub(super) fn given_up(&self, topology: &Topology) -> Tried {
        let mut choice = self.choice;
        choice.fail(self.option(), topology);
        choice
    }
}
