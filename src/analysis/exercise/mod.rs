//! Exercises: a student does what a search does, move by move, and is checked against the real run.
//!
//! Six kinds of moves are the student's. Passes, solutions and ends are automatic.

use crate::puzzle::{Cell, House, Value, named};
use crate::solver::{Event, Spot, Strategy};
use crate::timeline::{Moment, Timeline};
use std::ops::RangeInclusive;

/// The points for a move that is right at once. Each hint or refusal takes one away.
pub const MOST_POINTS: u64 = 3;

/// A move of the student.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// Decide this next: a cell, or the place of a digit in a house.
    Select(Spot),
    /// The value fits, and is written as a guess.
    Write(Cell, Value),
    /// The value is refused.
    Refuse(Cell, Value),
    /// The guess in this cell is taken back.
    TakeBack(Cell),
    /// The value is forced, and is written.
    Deduce(Cell, Value),
    /// There are no options left here.
    DeadEnd(Spot),
}

named! {
    /// The kind of a move, in the order in which a search comes to them.
    #[allow(missing_docs, reason = "each is the move of the same name")]
    pub enum MoveKind {
        Select = "select",
        Write = "write",
        Refuse = "refuse",
        Deduce = "deduce",
        DeadEnd = "dead-end",
        TakeBack = "take-back",
    }
}

impl MoveKind {
    /// What a typed value means under this strategy, unless the student says otherwise.
    pub const fn usual(strategy: Strategy) -> Self {
        match strategy {
            Strategy::Sweep => Self::Deduce,
            Strategy::Search(_) => Self::Write,
        }
    }

    /// Whether this strategy makes such moves.
    pub const fn is_of(self, strategy: Strategy) -> bool {
        match self {
            Self::Select | Self::Write | Self::TakeBack => matches!(strategy, Strategy::Search(_)),
            Self::Refuse => !strategy.keeps_domains(),
            Self::Deduce => strategy.check().deduces(),
            Self::DeadEnd => strategy.keeps_domains(),
        }
    }
}

impl Move {
    /// The move for this event; `None` for automatic steps.
    pub const fn of(event: Event) -> Option<Self> {
        match event {
            Event::Select { at, .. } => Some(Self::Select(at)),
            Event::Place { cell, value } => Some(Self::Write(cell, value)),
            Event::Conflict { cell, value, .. }
            | Event::Excluded { cell, value }
            | Event::Broken { cell, value, .. }
            | Event::Visited { cell, value }
            | Event::Wall { cell, value } => Some(Self::Refuse(cell, value)),
            Event::Deduce { cell, value, .. } | Event::Fill { cell, value } => {
                Some(Self::Deduce(cell, value))
            }
            Event::DeadEnd { at } => Some(Self::DeadEnd(at)),
            Event::Backtrack { cell, .. } | Event::Clear { cell } => Some(Self::TakeBack(cell)),
            Event::Learn { .. }
            | Event::Sweep { .. }
            | Event::Solution
            | Event::Exhausted
            | Event::GaveUp { .. } => None,
        }
    }

    /// The kind of this move.
    pub const fn kind(self) -> MoveKind {
        match self {
            Self::Select(_) => MoveKind::Select,
            Self::Write(..) => MoveKind::Write,
            Self::Refuse(..) => MoveKind::Refuse,
            Self::TakeBack(_) => MoveKind::TakeBack,
            Self::Deduce(..) => MoveKind::Deduce,
            Self::DeadEnd(_) => MoveKind::DeadEnd,
        }
    }
}

/// The result of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Played {
    /// It is what the search does. These steps are done: the move's own, and the automatic ones
    /// after it.
    Right(RangeInclusive<u64>),
    /// It is not, for this reason. Nothing has moved.
    Wrong(MoveRefusal),
    /// Not known: the run is not explored far enough.
    NotYet,
    /// The run is over.
    Over,
}

/// A hint. Each level reveals more than the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The kind of the next move.
    Kind(MoveKind),
    /// The kind and place of the next move.
    Where(MoveKind, Spot),
    /// The next move.
    Whole(Move),
}

/// The right moves, mistakes and hints of an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveTally {
    /// The number of moves that were right in the end.
    pub right: u64,
    /// How many of them were made after a hint.
    pub helped: u64,
    /// The points: [`MOST_POINTS`] for each right move, less one for every hint and refusal before
    /// it.
    pub points: u64,
    /// The number of hints given.
    pub hints: u64,
    mistakes: Vec<(Mistake, u64)>,
}

impl MoveTally {
    fn count_right(&mut self, hints: u64, refused: u64) {
        self.right += 1;
        self.helped += u64::from(hints > 0);
        self.points += MOST_POINTS.saturating_sub(hints + refused);
    }

    fn count_wrong(&mut self, mistake: Mistake) {
        match self.mistakes.iter_mut().find(|(m, _)| *m == mistake) {
            Some((_, count)) => *count += 1,
            None => self.mistakes.push((mistake, 1)),
        }
    }

    /// The number of moves refused.
    pub fn wrong(&self) -> u64 {
        self.mistakes.iter().map(|(_, count)| count).sum()
    }

    /// The mistakes with their numbers, the most frequent first; equally frequent ones in the order
    /// in which they were first made.
    pub fn mistakes(&self) -> Vec<(Mistake, u64)> {
        let mut mistakes = self.mistakes.clone();
        mistakes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        mistakes
    }
}

/// An exercise: how far the student has come, and the mistakes on the way.
///
/// Every call must get the timeline of the same run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exercise {
    step: u64,
    tally: MoveTally,
    /// How many hints have been given for the next move.
    hints: u64,
    /// How many moves have been refused in its place.
    refused: u64,
}

impl Exercise {
    /// An exercise that starts after a step of the run.
    pub fn new(step: u64) -> Self {
        Self {
            step,
            ..Self::default()
        }
    }

    /// The number of steps done.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The right moves, mistakes and hints so far.
    pub const fn tally(&self) -> &MoveTally {
        &self.tally
    }

    /// Skips automatic steps, such as the first pass of a sweep, up to the student's next move.
    pub fn pass(&mut self, timeline: &mut Timeline) {
        while let Some(event) = event_after(timeline, self.step)
            && Move::of(event).is_none()
        {
            self.step += 1;
        }
    }

    /// Makes a move.
    pub fn play(&mut self, timeline: &mut Timeline, made: Move) -> Played {
        self.pass(timeline);
        let Some(event) = event_after(timeline, self.step) else {
            return match timeline.length() {
                Some(length) if self.step >= length => Played::Over,
                _ => Played::NotYet,
            };
        };
        let Some(now) = timeline.at(self.step) else {
            return Played::NotYet;
        };
        match judge(&now, event, made) {
            Ok(()) => {
                self.tally.count_right(self.hints, self.refused);
                (self.hints, self.refused) = (0, 0);
                let first = self.step + 1;
                self.step = first;
                self.pass(timeline);
                Played::Right(first..=self.step)
            }
            Err(refusal) => {
                self.tally.count_wrong(refusal.mistake);
                self.refused += 1;
                Played::Wrong(refusal)
            }
        }
    }

    /// Another hint for the next move, telling more than the one before; the last level repeats.
    /// `None` if there is no move to make, or none is known.
    pub fn hint(&mut self, timeline: &mut Timeline) -> Option<Hint> {
        self.pass(timeline);
        let event = event_after(timeline, self.step)?;
        let next = Move::of(event)?;
        let level = self.hints;
        if level < 3 {
            self.hints += 1;
            self.tally.hints += 1;
        }
        Some(match level {
            0 => Hint::Kind(next.kind()),
            1 => Hint::Where(next.kind(), place(timeline, self.step, event)?),
            _ => Hint::Whole(next),
        })
    }
}

/// Where the event happens, without giving everything away: for a value that is tried, only the
/// choice point.
fn place(timeline: &mut Timeline, step: u64, event: Event) -> Option<Spot> {
    match event {
        Event::Place { .. }
        | Event::Conflict { .. }
        | Event::Broken { .. }
        | Event::Visited { .. }
        | Event::Wall { .. } => Some(timeline.at(step)?.choices().last()?.at),
        _ => event.spot(),
    }
}

/// The event of the step after this one.
fn event_after(timeline: &mut Timeline, step: u64) -> Option<Event> {
    timeline.at(step + 1)?.event()
}

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
    if now.problem().topology().way().is_some() {
        return match () {
            () if [Move::Write(cell, value), Move::Refuse(cell, value)].contains(&right) => wrong,
            () if choice.untried.contains(&option) => Mistake::Skipped,
            () if choice.failed.contains(&option) => Mistake::AlreadyTried,
            () => Mistake::WrongCell,
        };
    }
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

#[cfg(test)]
mod tests;
