//! The events of a recording, kept in six bytes each.

use crate::solver::Event;
use std::sync::Arc;

/// The most events that are kept; the rest is counted.
pub const MOST_EVENTS: usize = if cfg!(target_arch = "wasm32") {
    10_000_000
} else {
    50_000_000
};

/// The events of a chunk.
const CHUNK: usize = 1 << 14;

/// An event as it was printed. What follows from the events before is left to the replay: which value
/// is taken back (every `@backtrack` is kept as [`Event::Clear`]), and how many cells are empty. A
/// conflict is with its own cell if the program does not say who forbids the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stored {
    pub(super) event: Event,
    /// The line of the program; 0 if it was not said.
    pub(super) line: u16,
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
        let stored = self.get(step.checked_sub(1)?)?;
        Some(stored.line).filter(|line| *line > 0)
    }

    /// Whether two steps, counted from 1, say the same of the board.
    pub fn are_alike(&self, step: u64, other: u64) -> bool {
        let event = |step: u64| Some(self.get(step.checked_sub(1)?)?.event);
        event(step) == event(other)
    }

    /// Whether this step, counted from 1, changes the board.
    pub fn changes_at(&self, step: u64) -> bool {
        let event = step.checked_sub(1).and_then(|index| self.get(index));
        event.is_some_and(|stored| match stored.event {
            Event::Place { .. }
            | Event::Backtrack { .. }
            | Event::Deduce { .. }
            | Event::Fill { .. }
            | Event::Clear { .. } => true,
            Event::Select { .. }
            | Event::Conflict { .. }
            | Event::Excluded { .. }
            | Event::Broken { .. }
            | Event::Visited { .. }
            | Event::Wall { .. }
            | Event::Learn { .. }
            | Event::DeadEnd { .. }
            | Event::Sweep { .. }
            | Event::Solution
            | Event::Exhausted
            | Event::GaveUp { .. } => false,
        })
    }

    /// The memory of the events, in bytes.
    pub fn bytes(&self) -> usize {
        let chunks = self.chunks.iter().map(|chunk| chunk.capacity());
        chunks.sum::<usize>() * size_of::<Stored>()
            + self.chunks.capacity() * size_of::<Arc<Vec<Stored>>>()
    }

    /// An event, counted from 0.
    pub(super) fn get(&self, index: u64) -> Option<Stored> {
        let index = usize::try_from(index).ok()?;
        let chunk = self.chunks.get(index / CHUNK)?;
        chunk.get(index % CHUNK).copied()
    }

    pub(super) fn last(&self) -> Option<Event> {
        Some(self.chunks.last()?.last()?.event)
    }

    pub(super) const fn complete(&mut self) {
        self.is_complete = true;
    }

    pub(super) fn push(&mut self, stored: Stored) {
        if self.len.is_multiple_of(CHUNK) {
            self.chunks.push(Arc::new(Vec::with_capacity(CHUNK)));
        }
        let last = self.chunks.last_mut().expect("there is a chunk");
        if Arc::get_mut(last).is_none() {
            // A view shares it. Its copy has room to grow.
            let mut copy = Vec::with_capacity(CHUNK);
            copy.extend_from_slice(last);
            *last = Arc::new(copy);
        }
        let last = Arc::get_mut(last).expect("nothing shares it");
        last.push(stored);
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(line: u16) -> Stored {
        let event = Event::Solution;
        Stored { event, line }
    }

    #[test]
    fn an_event_takes_six_bytes() {
        let mut events = Events::default();
        (0..1_000_000).for_each(|_| events.push(stored(0)));
        assert!(events.bytes() <= 6 * (events.len() + CHUNK) + 1024);
        assert_eq!(size_of::<Stored>(), 6);
    }

    #[test]
    fn a_view_stays_as_it_is() {
        let mut events = Events::default();
        let mut views = Vec::new();
        for number in 0..CHUNK as u16 + 100 {
            if number % 1_000 == 0 {
                views.push(events.clone());
            }
            events.push(stored(number));
        }
        for (view, length) in views.iter().zip((0..).step_by(1_000)) {
            assert_eq!((view.len() as u64, view.get(length)), (length, None));
            assert!((0..length).all(|at| view.get(at) == Some(stored(at as u16))));
        }
    }
}
