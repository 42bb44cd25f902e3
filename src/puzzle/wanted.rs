//! Families as they are asked for: the size may still depend on the puzzle.

use super::board_size::LEAST_LATIN;
use super::{BoardSize, Family, Map, MapError, Problem, Regions, Shape, Topology};
use std::str::FromStr;
use std::sync::Arc;

/// A family of problems other than Sudoku, whose size may follow from the number of cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// A family whose size is known.
    Known(Family),
    /// A Sudoku with diagonals, of any size.
    Diagonal,
    /// A Latin square of any size.
    Latin,
    /// A jigsaw whose regions are written below its cells.
    Jigsaw,
}

/// Why no family is meant by a text.
#[derive(Clone, PartialEq, Debug)]
pub enum WantedError {
    /// There is no such family.
    Unknown {
        /// Its name.
        name: String,
    },
    /// The size of a family is missing or out of its range.
    Size {
        /// The name of the family.
        name: &'static str,
        /// The smallest size.
        least: usize,
    },
    /// The number of colours of a map is missing or wrong.
    Colours,
    /// A map that comes with the program was meant, and there is none with this id.
    NoMap {
        /// The id.
        id: String,
    },
    /// A map makes no sense.
    Map(MapError),
}

impl Wanted {
    /// Reads a family from its name and what determines its houses: `diagonal`, `diagonal:4`, `windows`, `latin`,
    /// `latin:4`, `queens:8`, `map:brazil:4`; `jigsaw`, whose regions may be known. Maps that do not come
    /// with the program are looked up by `find`.
    ///
    /// # Errors
    ///
    /// If there is no such family, or what it needs is missing or wrong.
    pub fn read<E: From<WantedError>>(
        text: &str,
        regions: Option<Regions>,
        find: impl FnOnce(&str, usize) -> Result<Map, E>,
    ) -> Result<Self, E> {
        let (name, detail) = text.split_once(':').unwrap_or((text, ""));
        let size = |name, least| {
            let size = detail.parse().ok().and_then(BoardSize::new);
            size.filter(|size| size.get() >= least)
                .ok_or(WantedError::Size { name, least })
        };
        let found = match name {
            "diagonal" if detail.is_empty() => Self::Diagonal,
            "diagonal" => {
                let shape = Shape::usual(size("diagonal", LEAST_LATIN)?.get());
                Self::Known(Family::Diagonal(shape.expect("every size has boxes")))
            }
            "latin" if detail.is_empty() => Self::Latin,
            "latin" => Self::Known(Family::Latin(size("latin", LEAST_LATIN)?)),
            "windows" if detail.is_empty() => Self::Known(Family::Windows),
            "queens" => Self::Known(Family::Queens(size("queens", 1)?)),
            "jigsaw" if detail.is_empty() => {
                regions.map_or(Self::Jigsaw, |regions| Self::Known(Family::Jigsaw(regions)))
            }
            "map" => {
                let (which, colours) = detail.rsplit_once(':').ok_or(WantedError::Colours)?;
                let colours = colours.parse().map_err(|_| WantedError::Colours)?;
                let map = match Map::built_in(which, colours) {
                    Some(map) => map.map_err(WantedError::Map)?,
                    None => find(which, colours)?,
                };
                Self::Known(Family::Map(map))
            }
            _ => {
                let name = text.to_owned();
                return Err(WantedError::Unknown { name }.into());
            }
        };
        Ok(found)
    }

    /// The family with this number of cells, if there is one.
    pub fn of_cells(&self, cells: usize) -> Option<Family> {
        let size = cells.isqrt();
        let is_square = size * size == cells;
        match self {
            Self::Known(family) => (family.cells() == cells).then(|| family.clone()),
            Self::Diagonal => Shape::usual(size)
                .filter(|_| is_square)
                .map(Family::Diagonal),
            Self::Latin => BoardSize::new(size)
                .filter(|_| is_square && size >= LEAST_LATIN)
                .map(Family::Latin),
            Self::Jigsaw => None,
        }
    }

    /// The board without givens, where that is a problem of its own: the size is known, and it is not
    /// a puzzle that lives from its givens.
    pub fn empty(&self) -> Option<Problem> {
        match self {
            Self::Known(family @ (Family::Latin(_) | Family::Queens(_) | Family::Map(_))) => {
                let topology: Arc<Topology> = Topology::new(family.clone());
                let givens = vec![None; topology.cells()];
                Some(Problem::on(&topology, &givens).expect("no givens clash with none"))
            }
            Self::Known(
                Family::Sudoku(_)
                | Family::Jigsaw(_)
                | Family::Diagonal(_)
                | Family::Windows
                | Family::Free(_),
            )
            | Self::Diagonal
            | Self::Latin
            | Self::Jigsaw => None,
        }
    }
}

/// No family is written like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFamily;

impl FromStr for Family {
    type Err = UnknownFamily;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Self, UnknownFamily> {
        let (name, detail) = text.split_once(':').unwrap_or((text, ""));
        let no_map = |id: &str, _| Err(WantedError::NoMap { id: id.to_owned() });
        let found = match name {
            "jigsaw" => Regions::read(detail).ok().map(Self::Jigsaw),
            "diagonal" => detail.parse().ok().map(Self::Diagonal),
            "windows" | "latin" | "queens" | "map" => match Wanted::read(text, None, no_map) {
                Ok(Wanted::Known(family)) => Some(family),
                _ => None,
            },
            _ => text.parse().ok().map(Self::Sudoku),
        };
        found.ok_or(UnknownFamily)
    }
}
