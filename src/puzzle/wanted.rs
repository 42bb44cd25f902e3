//! Families as they are asked for: the size may still depend on the puzzle.

use super::board_size::LEAST_LATIN;
use super::{
    BoardSize, Family, GridError, GridProblem, Map, MapError, Problem, ProblemError, Regions,
    RowError, RowProblem, Shape, Topology, WayBoard, WayError,
};
use std::str::FromStr;
use std::sync::Arc;

/// A family of problems other than Sudoku, whose size may follow from the number of cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// A family whose size is known.
    Known(Family),
    /// A board that was read together with its givens.
    Posed(Arc<Problem>),
    /// A Sudoku with diagonals, of any size.
    Diagonal,
    /// A Latin square of any size.
    Latin,
    /// A jigsaw whose regions are written below its cells.
    Jigsaw,
}

/// Why no family is meant by a text.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// There is no such problem in a row.
    Row(RowError),
    /// There is no such square board.
    Grid(GridError),
    /// There is no such board with a way.
    Way(WayError),
    /// The givens of a board break its rules.
    Problem(ProblemError),
    /// The name of a family that is read from a file, without one.
    NoFile {
        /// The name of the family.
        name: &'static str,
    },
}

/// Where the texts come from that families are read from.
pub trait Files {
    /// What goes wrong.
    type Error: From<WantedError>;

    /// A map that does not come with the program, with this number of colours.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn map(&self, name: &str, colours: usize) -> Result<Map, Self::Error>;

    /// The text of a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    fn text(&self, name: &str) -> Result<String, Self::Error>;
}

/// The text of a file, without the mark that some editors begin it with.
fn text_of<F: Files>(files: &F, name: &str) -> Result<String, F::Error> {
    let text = files.text(name)?;
    Ok(text.trim_start_matches('\u{FEFF}').to_owned())
}

/// No files: a map is not found, and a text is what stands in its place.
pub struct NoFiles;

impl Files for NoFiles {
    type Error = WantedError;

    fn map(&self, name: &str, _: usize) -> Result<Map, WantedError> {
        Err(WantedError::NoMap {
            id: name.to_owned(),
        })
    }

    fn text(&self, name: &str) -> Result<String, WantedError> {
        Ok(name.to_owned())
    }
}

impl Wanted {
    /// Reads a family from its name and what determines its houses: `diagonal`, `diagonal:4`, `windows`, `latin`,
    /// `latin:4`, `queens:8`, `map:brazil:4`, `magic:3`, `futoshiki:FILE`; `jigsaw`, whose regions may be
    /// known.
    ///
    /// # Errors
    ///
    /// If there is no such family, or what it needs is missing or wrong.
    pub fn read<F: Files>(
        text: &str,
        regions: Option<Regions>,
        files: &F,
    ) -> Result<Self, F::Error> {
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
                    None => files.map(which, colours)?,
                };
                Self::Known(Family::Map(map))
            }
            "magic" => {
                let grid = GridProblem::magic(detail).map_err(WantedError::Grid)?;
                Self::Known(Family::Grid(grid))
            }
            "futoshiki" | "killer" => {
                let read = match name {
                    "killer" => GridProblem::killer,
                    _ => GridProblem::futoshiki,
                };
                if detail.is_empty() {
                    let name = if name == "killer" {
                        "killer"
                    } else {
                        "futoshiki"
                    };
                    return Err(WantedError::NoFile { name }.into());
                }
                let (grid, givens) = read(&text_of(files, detail)?).map_err(WantedError::Grid)?;
                let problem = Problem::on(&Topology::new(Family::Grid(grid)), &givens);
                Self::Posed(Arc::new(problem.map_err(WantedError::Problem)?))
            }
            "knight" => {
                let board = WayBoard::knight(detail).map_err(WantedError::Way)?;
                Self::Known(Family::Way(board))
            }
            "maze" if detail.is_empty() => return Err(WantedError::NoFile { name: "maze" }.into()),
            "maze" => {
                let board = WayBoard::maze(&text_of(files, detail)?).map_err(WantedError::Way)?;
                Self::Known(Family::Way(board))
            }
            _ => match RowProblem::read(name, detail) {
                Some(row) => Self::Known(Family::Row(row.map_err(WantedError::Row)?)),
                None => {
                    let name = text.to_owned();
                    return Err(WantedError::Unknown { name }.into());
                }
            },
        };
        Ok(found)
    }

    /// The family, if it is known whatever the puzzle.
    pub fn family(&self) -> Option<&Family> {
        match self {
            Self::Known(family) => Some(family),
            Self::Posed(problem) => Some(problem.topology().family()),
            Self::Diagonal | Self::Latin | Self::Jigsaw => None,
        }
    }

    /// The family with this number of cells, if there is one.
    pub fn of_cells(&self, cells: usize) -> Option<Family> {
        let size = cells.isqrt();
        let is_square = size * size == cells;
        match self {
            Self::Known(_) | Self::Posed(_) => self
                .family()
                .filter(|family| family.cells() == cells)
                .cloned(),
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
            Self::Known(
                family @ (Family::Latin(_)
                | Family::Queens(_)
                | Family::Map(_)
                | Family::Row(_)
                | Family::Grid(_)
                | Family::Way(_)),
            ) => {
                let topology: Arc<Topology> = Topology::new(family.clone());
                let givens = vec![None; topology.cells()];
                // A relation without cells may be false.
                Problem::on(&topology, &givens).ok()
            }
            Self::Posed(problem) => Some((**problem).clone()),
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
        let found = match name {
            "jigsaw" => Regions::read(detail).ok().map(Self::Jigsaw),
            "diagonal" => detail.parse().ok().map(Self::Diagonal),
            "windows" | "latin" | "queens" | "map" => match Wanted::read(text, None, &NoFiles) {
                Ok(Wanted::Known(family)) => Some(family),
                _ => None,
            },
            "knight" => WayBoard::knight(detail).ok().map(Self::Way),
            "maze" => WayBoard::maze(&detail.replace('/', "\n"))
                .ok()
                .map(Self::Way),
            "magic" | "futoshiki" | "killer" => GridProblem::written(name, detail).map(Self::Grid),
            _ if RowProblem::read(name, detail).is_some() => {
                let row = RowProblem::read(name, detail).and_then(Result::ok);
                row.map(Self::Row)
            }
            _ => text.parse().ok().map(Self::Sudoku),
        };
        found.ok_or(UnknownFamily)
    }
}
