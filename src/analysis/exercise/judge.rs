//! Judges a student's move: whether it is what the search does, and if not, why.

use super::moves::Move;
use crate::puzzle::{Cell, House, Value, named};
use crate::solver::{Choice, Event, Spot};
use crate::timeline::Moment;

named! {
    /// A kind of mistake: what the student has misunderstood or overlooked.
    pub enum Mistake {
        /// An earlier option has not been tried yet.
        Skipped = "skipped",
        /// This option has been tried already.
        AlreadyTried = "already-tried",
        /// Another cell comes first.
        WrongCell = "wrong-cell",
        /// The place of another digit is being decided.
        WrongValue = "wrong-value",
        /// The cell is already filled.
        Filled = "filled",
        /// A peer holds the value that was written.
        Forbidden = "forbidden",
        /// No peer holds the value that was refused.
        Fits = "fits",
        /// Nothing has been chosen yet for which a value could be tried.
        SelectFirst = "select-first",
        /// The current choice point has options left.
        StillOpen = "still-open",
        /// A guess was taken back although there is something left to try or deduce.
        TooSoon = "too-soon",
        /// The latest guess has failed, or led to a solution, and has to be taken back first.
        ForgotToUndo = "forgot-to-undo",
        /// The guess taken back is not the latest.
        NotLatest = "not-latest",
        /// A value is forced, but a guess was made.
        MissedDeduction = "missed-deduction",
        /// The value is not forced there.
        NotForced = "not-forced",
        /// That is forced too, but the search finds something else first.
        WrongOrder = "wrong-order",
        /// A dead end was overlooked.
        MissedDeadEnd = "missed-dead-end",
        /// There are options left there.
        FalseDeadEnd = "false-dead-end",
        /// There is a dead end there, but this strategy does not notice it, or not yet.
        NotNoticed = "not-noticed",
        /// This strategy does not make such moves.
        NotThisStrategy = "not-this-strategy",
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The kind of mistake.
    pub mistake: Mistake,
    /// The peer that forbids the value, if that is the reason.
    pub with: Option<Cell>,
}

impl From<Mistake> for Refusal {
    fn from(mistake: Mistake) -> Self {
        Self {
            mistake,
            with: None,
        }
    }
}

/// Checks whether a move at this moment is what the search does next, which is `event`.
pub fn judge(now: &Moment, event: Event, made: Move) -> Result<(), Refusal> {
    let right = Move::of(event);
    if right == Some(made) {
        return Ok(());
    }
    let judge = Judge { now };
    if !made.kind().is_of(now.next_strategy()) {
        return Err(Mistake::NotThisStrategy.into());
    }
    // Automatic steps are nobody's move.
    let Some(right) = right else {
        return Err(Mistake::TooSoon.into());
    };
    Err(match right {
        Move::TakeBack(_) => match made {
            Move::TakeBack(_) => Mistake::NotLatest.into(),
            _ => Mistake::ForgotToUndo.into(),
        },
        Move::DeadEnd(_) => match made {
            Move::DeadEnd(at) if judge.has_nothing(at) => Mistake::WrongOrder.into(),
            Move::DeadEnd(_) => Mistake::FalseDeadEnd.into(),
            _ => Mistake::MissedDeadEnd.into(),
        },
        Move::Deduce(..) => match made {
            Move::Select(_) | Move::Write(..) | Move::Refuse(..) => Mistake::MissedDeduction.into(),
            _ => judge.out_of_turn(made),
        },
        Move::Select(_) => match made {
            Move::Select(at) if judge.is_settled(at) => Mistake::Filled.into(),
            Move::Select(_) => Mistake::WrongCell.into(),
            Move::Write(..) | Move::Refuse(..) => Mistake::SelectFirst.into(),
            _ => judge.out_of_turn(made),
        },
        Move::Write(..) | Move::Refuse(..) => match made {
            Move::Select(_) => Mistake::StillOpen.into(),
            Move::Write(cell, value) => judge.other_option(right, cell, value, true),
            Move::Refuse(cell, value) => judge.other_option(right, cell, value, false),
            _ => judge.out_of_turn(made),
        },
    })
}

struct Judge<'a> {
    now: &'a Moment,
}

impl Judge<'_> {
    /// The mistake in a move of a kind that does not come next.
    fn out_of_turn(&self, made: Move) -> Refusal {
        match made {
            Move::TakeBack(_) => Mistake::TooSoon.into(),
            Move::Deduce(cell, _) if self.now.value(cell).is_some() => Mistake::Filled.into(),
            Move::Deduce(cell, value) if self.is_forced(cell, value) => Mistake::WrongOrder.into(),
            Move::Deduce(..) => Mistake::NotForced.into(),
            Move::DeadEnd(at) if self.has_nothing(at) => Mistake::NotNoticed.into(),
            Move::DeadEnd(_) => Mistake::FalseDeadEnd.into(),
            Move::Select(_) | Move::Write(..) | Move::Refuse(..) => Mistake::WrongOrder.into(),
        }
    }

    /// The mistake in trying or refusing this value, when another is to be tried or refused.
    fn other_option(&self, right: Move, cell: Cell, value: Value, is_write: bool) -> Refusal {
        let choices = self.now.choices();
        let Some(choice) = choices.last() else {
            return Mistake::SelectFirst.into();
        };
        if let Some(mistake) = self.elsewhere(choice, cell, value) {
            return mistake.into();
        }
        if [Move::Write(cell, value), Move::Refuse(cell, value)].contains(&right) {
            // It is this value's turn, but the verdict is wrong.
            return if is_write {
                self.forbidden(cell, value)
            } else {
                Mistake::Fits.into()
            };
        }
        if choice.untried.contains(&(cell, value)) {
            Mistake::Skipped.into()
        } else if choice.failed.contains(&(cell, value)) {
            Mistake::AlreadyTried.into()
        } else {
            self.forbidden(cell, value)
        }
    }

    /// The mistake if something else is being decided.
    fn elsewhere(&self, choice: &Choice, cell: Cell, value: Value) -> Option<Mistake> {
        let is_there = match choice.at {
            Spot::Cell(decided) => decided == cell,
            Spot::Places(house, _) => self.is_in(cell, house),
        };
        if self.now.value(cell).is_some() {
            return Some(Mistake::Filled);
        }
        if !is_there {
            return Some(Mistake::WrongCell);
        }
        match choice.at {
            Spot::Places(_, digit) if digit != value => Some(Mistake::WrongValue),
            Spot::Places(..) | Spot::Cell(_) => None,
        }
    }

    fn forbidden(&self, cell: Cell, value: Value) -> Refusal {
        let mut peers = self.now.problem().topology().peers_of(cell).iter();
        Refusal {
            mistake: Mistake::Forbidden,
            with: peers
                .find(|peer| self.now.clash((cell, value), **peer).is_some())
                .copied(),
        }
    }

    fn is_in(&self, cell: Cell, house: House) -> bool {
        let topology = self.now.problem().topology();
        topology.houses_of(cell).any(|own| own == house)
    }

    /// Whether there is nothing to decide: the cell is filled, or the house has the digit.
    fn is_settled(&self, at: Spot) -> bool {
        match at {
            Spot::Cell(cell) => self.now.value(cell).is_some(),
            Spot::Places(house, value) => self.holds(house, value),
        }
    }

    fn holds(&self, house: House, value: Value) -> bool {
        let cells = self.now.problem().topology().cells_of(house);
        cells.iter().any(|c| self.now.value(*c) == Some(value))
    }

    /// Whether this is undecided and has no options left.
    fn has_nothing(&self, at: Spot) -> bool {
        if self.is_settled(at) {
            return false;
        }
        match at {
            Spot::Cell(cell) => self.now.domain(cell).is_empty(),
            Spot::Places(house, value) => self.places(house, value) == 0,
        }
    }

    fn places(&self, house: House, value: Value) -> usize {
        let cells = self.now.problem().topology().cells_of(house);
        let has_room = |cell: &&Cell| self.now.domain(**cell).contains(value);
        cells.iter().filter(has_room).count()
    }

    /// Whether the value is forced in the cell in a way that the strategy looks for.
    fn is_forced(&self, cell: Cell, value: Value) -> bool {
        let domain = self.now.domain(cell);
        if !domain.contains(value) {
            return false;
        }
        let topology = self.now.problem().topology();
        let mut houses = topology
            .houses_of(cell)
            .filter(|house| topology.covers(*house));
        let mut is_hidden = || houses.any(|house| self.places(house, value) == 1);
        let finds_hidden = self.now.next_strategy().check().looks_at_places();
        domain.len() == 1 || finds_hidden && is_hidden()
    }
}
