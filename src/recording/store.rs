//! The events of a recording, kept in six bytes each.

use crate::puzzle::{Cell, House, Value};
use crate::solver::{Spot, Why};
use std::sync::Arc;

/// The most events that are kept; the rest is counted.
pub const MOST_EVENTS: usize = if cfg!(target_arch = "wasm32") {
    10_000_000
} else {
    50_000_000
};

/// The events of a chunk.
const CHUNK: usize = 1 << 14;

/// What happened, as far as it does not follow from the events before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Select,
    SelectPlaces,
    Conflict,
    Place,
    Backtrack,
    Fill,
    Naked,
    Hidden,
    DeadEnd,
    DeadEndPlaces,
    Sweep,
    Solution,
    GaveUp,
    Exhausted,
}

/// An event as it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stored {
    pub(super) act: Act,
    /// The cell.
    cell: u8,
    /// The value, or the number of options; 0 if it was not said.
    pub(super) value: u8,
    /// The cell that forbids a value, itself if that was not said; or a house.
    who: u8,
    /// The line of the program; 0 if it was not said.
    line: u16,
}

impl Stored {
    /// An event about nothing.
    pub(super) const fn new(act: Act) -> Self {
        Self {
            act,
            cell: 0,
            value: 0,
            who: 0,
            line: 0,
        }
    }

    /// About a cell; a conflict is first with itself.
    pub(super) const fn at(self, cell: Cell) -> Self {
        let cell = cell.index() as u8;
        Self {
            cell,
            who: cell,
            ..self
        }
    }

    /// With a value, or a number of options.
    pub(super) const fn with(self, value: u8) -> Self {
        Self { value, ..self }
    }

    /// Because of this cell.
    pub(super) const fn by(self, cell: Cell) -> Self {
        let who = cell.index() as u8;
        Self { who, ..self }
    }

    /// In this house.
    pub(super) const fn within(self, house: House) -> Self {
        let who = house.index() as u8;
        Self { who, ..self }
    }

    /// For a digit in a house instead of a cell.
    pub(super) const fn places(self, house: House, value: Value) -> Self {
        Self {
            cell: value.number(),
            ..self.within(house)
        }
    }

    /// By this line of the program, or 0.
    pub(super) const fn on_line(self, line: u16) -> Self {
        Self { line, ..self }
    }

    pub(super) fn cell(self) -> Cell {
        Cell::new(usize::from(self.cell))
    }

    pub(super) fn culprit(self) -> Cell {
        Cell::new(usize::from(self.who))
    }

    /// What a selection or a dead end is about.
    pub(super) fn spot(self) -> Spot {
        let is_of_house = matches!(self.act, Act::SelectPlaces | Act::DeadEndPlaces);
        match Value::numbered(self.cell).filter(|_| is_of_house) {
            Some(digit) => Spot::Places(self.house(), digit),
            None => Spot::Cell(self.cell()),
        }
    }

    /// Why a value is deduced, if a reason was given.
    pub(super) fn why(self) -> Option<Why> {
        match self.act {
            Act::Naked => Some(Why::NakedSingle),
            Act::Hidden => Some(Why::HiddenSingle(self.house())),
            _ => None,
        }
    }

    fn house(self) -> House {
        House::from_index(usize::from(self.who))
    }
}

/// The events of a recording so far. A clone is a view that stays as it is while the recording goes
/// on; both share all but the last chunk.
#[derive(Clone, Debug, Default)]
pub struct Events {
    chunks: Vec<Arc<Vec<Stored>>>,
    len: usize,
    is_complete: bool,
}

impl Events {
    /// The number of events.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no more will come.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The line of the program that did this step, counted from 1, if the program says it.
    pub fn line(&self, step: u64) -> Option<u16> {
        let index = usize::try_from(step).ok()?.checked_sub(1)?;
        self.get(index)
            .map(|event| event.line)
            .filter(|line| *line > 0)
    }

    /// Whether two steps, counted from 1, say the same of the board.
    pub fn are_alike(&self, step: u64, other: u64) -> bool {
        let at = |step: u64| {
            let index = usize::try_from(step).ok()?.checked_sub(1)?;
            self.get(index).map(|event| Stored { line: 0, ..event })
        };
        at(step) == at(other)
    }

    /// The memory of the events, in bytes.
    pub fn bytes(&self) -> usize {
        let chunks = self.chunks.iter().map(|chunk| chunk.capacity());
        chunks.sum::<usize>() * size_of::<Stored>()
            + self.chunks.capacity() * size_of::<Arc<Vec<Stored>>>()
    }

    pub(super) fn get(&self, index: usize) -> Option<Stored> {
        let chunk = self.chunks.get(index / CHUNK)?;
        chunk.get(index % CHUNK).copied()
    }

    pub(super) fn last(&self) -> Option<Stored> {
        self.get(self.len.checked_sub(1)?)
    }

    pub(super) const fn complete(&mut self) {
        self.is_complete = true;
    }

    pub(super) fn push(&mut self, event: Stored) {
        if self.len.is_multiple_of(CHUNK) {
            self.chunks.push(Arc::new(Vec::with_capacity(CHUNK)));
        }
        let last = self.chunks.last_mut().expect("there is a chunk");
        if Arc::get_mut(last).is_none() {
            // Someone looks at it. A copy of its own has room to grow.
            let mut copy = Vec::with_capacity(CHUNK);
            copy.extend_from_slice(last);
            *last = Arc::new(copy);
        }
        let last = Arc::get_mut(last).expect("nobody else has it");
        last.push(event);
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_takes_six_bytes() {
        let mut events = Events::default();
        for _ in 0..1_000_000 {
            events.push(Stored::new(Act::Sweep));
        }
        let fixed = 6 * CHUNK + 1024;
        assert!(
            events.bytes() <= 6 * events.len() + fixed,
            "{}",
            events.bytes()
        );
        assert_eq!(size_of::<Stored>(), 6);
    }

    #[test]
    fn a_view_stays_as_it_is() {
        let mut events = Events::default();
        let numbered = |number: usize| Stored::new(Act::Place).with((number % 255) as u8);
        let mut views = Vec::new();
        for number in 0..CHUNK + 100 {
            if number % 1_000 == 0 {
                views.push(events.clone());
            }
            events.push(numbered(number));
        }
        for (view, number) in views.iter().zip((0..).step_by(1_000)) {
            assert_eq!(view.len(), number);
            assert_eq!(view.get(number), None);
            assert!((0..number).all(|at| view.get(at) == Some(numbered(at))));
        }
        assert_eq!(events.last(), Some(numbered(CHUNK + 99)));
    }
}
