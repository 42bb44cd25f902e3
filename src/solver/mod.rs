//! Searches as state machines: one event per step, and nothing around it. No clock, no text, no
//! history; the same problem, strategy and step number always give the same state.
//!
//! Each algorithm is a machine of its own, to be read from top to bottom: `tested` tries value after
//! value, `related` tests them against relations too, `blaming` jumps back to who is to blame, `learning` also remembers why, `domains` keeps candidates, `way` goes from square to square, `sweep` fills what
//! it can and gives up. They work on the same `state`: the board, the stack of choice points and the
//! counters. A [`Solver`] is such a machine under a plan, and exchanges it where the plan forks.
//! What is only there for speed stands apart: `at_once` for single steps, `silent` for many.

mod at_once;
mod blame;
mod blaming;
mod candidates;
mod check;
mod counters;
mod domains;
mod event;
mod fork;
mod frame;
mod grid;
mod houses;
mod learning;
mod machine;
mod nogoods;
mod order;
mod outcome;
mod pack;
mod plan;
mod probe;
mod related;
mod run;
mod select;
mod silent;
mod state;
mod strategy;
mod sweep;
mod tested;
mod way;

pub use counters::{Counter, CounterGroup, Counters};
pub use event::{Event, EventKind, Spot, Why};
pub use frame::Choice;
pub use machine::Machine;
pub use nogoods::Nogood;
pub use outcome::Outcome;
pub use plan::{Alternative, Fork, ForkError, MOST_FORKS, Plan};
pub use run::Solver;
pub use state::DepthRange;
pub use strategy::{Check, Goal, GoalError, Order, Search, Select, Strategy, StrategyError};
