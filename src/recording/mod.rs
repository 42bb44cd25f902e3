//! A run that another program printed: reading its text, keeping its events, and replaying them.
//!
//! A program that backtracks prints what it does, an event a line (see [`Word`]); all other lines are
//! its own output. A [`Reader`] is fed with bytes as they come and builds a [`Recording`]: the board,
//! the [`Events`], the [`Output`], and what was wrong with lines. [`Replay`] is the machine that does
//! the events again, one a step, so that such a run is seen like a search. What
//! `recuo trace --format jsonl` writes is a recording too.
//!
//! Nothing here judges: a recording may do anything, and is never wrong for it. Rules only matter for
//! values that a program [leaves behind](Replay::is_spent).

mod board;
mod event;
mod fault;
mod header;
mod json;
mod judged;
mod lines;
mod output;
mod pack;
mod reader;
mod reference;
mod replay;
mod run;
mod store;
#[cfg(test)]
mod tests;
mod word;
mod written;

pub use fault::{Expected, LineFault};
pub use header::ReadOptions;
pub use judged::{Fault, FaultKind, NotJudged, Overlooked, OverlookedPlaces};
pub use lines::LONGEST_LINE;
pub use output::{Output, OutputGap, OutputLine};
pub use reader::{Reader, is_recording};
pub use reference::reference;
pub use replay::Replay;
pub use run::{MOST_FAULTS, Recording, RunEnd};
pub use store::{Events, MOST_EVENTS};
pub use word::{HeaderWord, Word};
