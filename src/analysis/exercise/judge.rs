//! Judges a student's move: whether it is what the search does, and if not, why.

use super::Move;
use crate::puzzle::{Cell, House, Value, named};
use crate::solver::{Event, Spot};
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
pub struct MoveRefusal {
    /// The kind of mistake.
    pub mistake: Mistake,
    /// The peer that forbids the value, if that is the reason.
    pub with: Option<Cell>,
}

/// Checks whether a move at this moment is what the search does next, which is `event`.
pub fn judge(now: &Moment, event: Event, made: Move) -> Result<(), MoveRefusal> {
    match mistake(now, Move::of(event), made) {
        None => Ok(()),
        Some(mistake) => {
            let with = match (mistake, made) {
                (Mistake::Forbidden, Move::Write(cell, value) | Move::Refuse(cell, value)) => {
                    let mut peers = now.problem().topology().peers_of(cell).iter();
                    let forbids = |peer: &&Cell| now.clash((cell, value), **peer).is_some();
                    peers.find(forbids).copied()
                }
                _ => None,
            };
            Err(MoveRefusal { mistake, with })
        }
    }
}

/// The mistake in a move when `right`, if it is anyone's, is the next one.
fn mistake(now: &Moment, right: Option<Move>, made: Move) -> Option<Mistake> {
    if right == Some(made) {
        return None;
    }
    if !made.kind().is_of(now.next_strategy()) {
        return Some(Mistake::NotThisStrategy);
    }
    // Automatic steps are nobody's move.
    let Some(right) = right else {
        return Some(Mistake::TooSoon);
    };
    Some(match (right, made) {
        (Move::TakeBack(_), Move::TakeBack(_)) => Mistake::NotLatest,
        (Move::TakeBack(_), _) => Mistake::ForgotToUndo,
        (Move::DeadEnd(_), Move::DeadEnd(at)) if has_nothing(now, at) => Mistake::WrongOrder,
        (Move::DeadEnd(_), Move::DeadEnd(_)) => Mistake::FalseDeadEnd,
        (Move::DeadEnd(_), _) => Mistake::MissedDeadEnd,
        (Move::Deduce(..), Move::Select(_) | Move::Write(..) | Move::Refuse(..)) => {
            Mistake::MissedDeduction
        }
        (Move::Select(_), Move::Select(at)) if is_settled(now, at) => Mistake::Filled,
        (Move::Select(_), Move::Select(_)) => Mistake::WrongCell,
        (Move::Select(_), Move::Write(..) | Move::Refuse(..)) => Mistake::SelectFirst,
        (Move::Write(..) | Move::Refuse(..), Move::Select(_)) => Mistake::StillOpen,
        (Move::Write(..) | Move::Refuse(..), Move::Write(cell, value)) => {
            other_option(now, right, (cell, value), Mistake::Forbidden)
        }
        (Move::Write(..) | Move::Refuse(..), Move::Refuse(cell, value)) => {
            other_option(now, right, (cell, value), Mistake::Fits)
        }
        _ => out_of_turn(now, made),
    })
}

/// The mistake in a move of a kind that does not come next.
fn out_of_turn(now: &Moment, made: Move) -> Mistake {
    match made {
        Move::TakeBack(_) => Mistake::TooSoon,
        Move::Deduce(cell, _) if now.value(cell).is_some() => Mistake::Filled,
        Move::Deduce(cell, value) if is_forced(now, cell, value) => Mistake::WrongOrder,
        Move::Deduce(..) => Mistake::NotForced,
        Move::DeadEnd(at) if has_nothing(now, at) => Mistake::NotNoticed,
        Move::DeadEnd(_) => Mistake::FalseDeadEnd,
        Move::Select(_) | Move::Write(..) | Move::Refuse(..) => Mistake::WrongOrder,
    }
}

/// The mistake in trying or refusing an option when `right` is to be done; `wrong` is the mistake
/// if it is this option's turn.
fn other_option(now: &Moment, right: Move, option: (Cell, Value), wrong: Mistake) -> Mistake {
    let (cell, value) = option;
    let choices = now.choices();
    let Some(choice) = choices.last() else {
        return Mistake::SelectFirst;
    };
    let is_there = match choice.at {
        Spot::Cell(decided) => decided == cell,
        Spot::Places(house, _) => {
            let mut houses = now.problem().topology().houses_of(cell);
            houses.any(|own| own == house)
        }
    };
    if now.value(cell).is_some() {
        Mistake::Filled
    } else if !is_there {
        Mistake::WrongCell
    } else if matches!(choice.at, Spot::Places(_, digit) if digit != value) {
        Mistake::WrongValue
    } else if [Move::Write(cell, value), Move::Refuse(cell, value)].contains(&right) {
        wrong
    } else if choice.untried.contains(&option) {
        Mistake::Skipped
    } else if choice.failed.contains(&option) {
        Mistake::AlreadyTried
    } else {
        Mistake::Forbidden
    }
}

/// Whether there is nothing to decide: the cell is filled, or the house has the digit.
fn is_settled(now: &Moment, at: Spot) -> bool {
    match at {
        Spot::Cell(cell) => now.value(cell).is_some(),
        Spot::Places(house, value) => {
            let cells = now.problem().topology().cells_of(house);
            cells.iter().any(|cell| now.value(*cell) == Some(value))
        }
    }
}

/// Whether this is undecided and has no options left.
fn has_nothing(now: &Moment, at: Spot) -> bool {
    let has_options = match at {
        Spot::Cell(cell) => !now.domain(cell).is_empty(),
        Spot::Places(house, value) => places(now, house, value) > 0,
    };
    !is_settled(now, at) && !has_options
}

fn places(now: &Moment, house: House, value: Value) -> usize {
    let cells = now.problem().topology().cells_of(house);
    let has_room = |cell: &&Cell| now.domain(**cell).contains(value);
    cells.iter().filter(has_room).count()
}

/// Whether the value is forced in the cell in a way that the strategy looks for.
fn is_forced(now: &Moment, cell: Cell, value: Value) -> bool {
    let domain = now.domain(cell);
    let topology = now.problem().topology();
    let houses = topology.houses_of(cell);
    let mut houses = houses.filter(|house| topology.covers(*house));
    let mut is_hidden = || houses.any(|house| places(now, house, value) == 1);
    let finds_hidden = now.next_strategy().check().looks_at_places();
    domain.contains(value) && (domain.len() == 1 || finds_hidden && is_hidden())
}
