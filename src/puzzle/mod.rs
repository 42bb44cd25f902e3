//! Puzzles: boards, cells, values, houses, and notations; and the random numbers that puzzles are
//! made with. Knows nothing about search.

mod cell;
mod house;
mod named;
pub mod notation;
mod problem;
mod random;
mod shape;
mod topology;
mod value;

pub use cell::Cell;
pub use house::{House, HouseKind};
pub(crate) use named::named;
pub use problem::{Clash, Problem, ProblemError};
pub use random::Random;
pub use shape::{Shape, ShapeError};
pub use topology::Topology;
pub(crate) use value::full_mask;
pub use value::{Value, ValueSet};

/// The largest board side: 16×16.
pub const MAX_SIZE: usize = 16;
/// The most cells a board can have.
pub const MAX_CELLS: usize = MAX_SIZE * MAX_SIZE;
/// The most houses a board can have: rows, columns and boxes.
pub const MAX_HOUSES: usize = 3 * MAX_SIZE;
