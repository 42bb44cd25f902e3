//! Stop ids, which progress is recorded under.
//!
//! A stop without an id of its own is known by what it is: its place, its board and what it asks.
//! So it stays the same stop when others are inserted or removed, or when its words change.

use super::{Ask, StopAt};
use crate::solver::EventKind;

/// The id of a stop that has none of its own and is not among those already taken. It begins with
/// a sign that no written id can have.
pub fn derived(
    at: StopAt,
    board: Option<usize>,
    ask: Option<&Ask>,
    is_taken: impl Fn(&str) -> bool,
) -> String {
    let mut id = match at {
        StopAt::Step(step) => format!("@step:{step}"),
        StopAt::Event(kind, nth) => format!("@{}:{nth}", kind.id()),
        StopAt::Depth(depth) => format!("@depth:{depth}"),
        StopAt::Cell { cell, event, nth } => {
            let event = event.map_or("any", EventKind::id);
            format!("@cell:{}:{event}:{nth}", cell.index() + 1)
        }
        StopAt::Difference(other) => format!("@difference:{}", other + 1),
        StopAt::Doom => "@doom".to_owned(),
        StopAt::End => "@end".to_owned(),
    };
    // Naming the first board says nothing new, except at the end.
    if let Some(board) = board.filter(|board| *board > 0 || at == StopAt::End) {
        id += &format!("/{}", board + 1);
    }
    if let Some(ask) = ask {
        id += "?";
        id += ask.kind.id();
    }
    let mut number = 1;
    let mut free = id.clone();
    while is_taken(&free) {
        number += 1;
        free = format!("{id}#{number}");
    }
    free
}
