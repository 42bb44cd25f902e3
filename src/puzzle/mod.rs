//! Puzzles: boards, cells, values, houses, and how they are written; and the random numbers that
//! puzzles are made with. Knows nothing about search.

mod board_size;
mod cell;
mod changes;
mod family;
mod free;
mod grids;
mod house;
mod map;
mod maps;
mod named;
mod outline;
mod problem;
mod random;
mod regions;
mod relation;
mod rows;
mod shape;
pub mod text;
mod topology;
mod value;
mod wanted;
mod ways;

pub use board_size::{BoardSize, LEAST_LATIN};
pub use cell::Cell;
pub use changes::BoardChange;
pub use family::{Family, Numbering};
pub use free::{FreeBoard, LONGEST_LABEL, LONGEST_WORD, MOST_WORDS};
pub(crate) use free::{row_and_column, whole_number};
pub use grids::{GridError, GridProblem, Posed};
pub use house::{House, HouseKind};
pub use map::{LONGEST_CODE, Map, MapError, Node};
pub use maps::{MapText, MapTextError, Names, built_in_maps};
pub use named::Named;
pub(crate) use named::named;
pub use outline::{Border, Outline, Place};
pub use problem::{Clash, Problem, ProblemError};
pub use random::Random;
pub use regions::{Regions, RegionsError};
pub use relation::{MOST_RELATIONS, Relation, Sign};
pub use rows::{Cryptarithm, LONGEST_ADDEND, MOST_ITEMS, MOST_LETTERS, RowError, RowProblem};
pub use shape::{NotAShape, Shape, ShapeError};
pub(crate) use topology::MAX_COVERING;
pub use topology::{Link, Topology};
pub(crate) use value::full_mask;
pub use value::{Value, ValueSet};
pub use wanted::{Files, NoFiles, UnknownFamily, Wanted, WantedError};
pub use ways::{MOST_MOVES, MOST_SQUARES, WayBoard, WayError};

/// The largest board side: 16×16.
pub const MAX_SIZE: usize = 16;
/// The most cells a board can have.
pub const MAX_CELLS: usize = MAX_SIZE * MAX_SIZE;
/// The most houses a board can have.
pub const MAX_HOUSES: usize = 128;
/// The entries of the tables of houses that the search reads: one for each value of a byte, so that no index has to be
/// checked.
pub(crate) const HOUSE_ENTRIES: usize = 1 << u8::BITS;
/// The most houses that a cell can be in.
pub const MAX_HOUSES_OF_A_CELL: usize = 16;
