use super::{Cell, House, MAX_CELLS, MAX_HOUSES, Relation, Shape, Topology, Value};
use std::sync::Arc;

/// A puzzle: a board with givens that break no rule. A search starts from it.
#[derive(Clone)]
pub struct Problem {
    topology: Arc<Topology>,
    givens: [u8; MAX_CELLS],
    /// The cells without a given, in order; the first `open_count` entries.
    open: [u8; MAX_CELLS],
    open_count: u16,
    /// Whether the [board is plain](Topology::is_plain): asked at every step.
    is_plain: bool,
}

/// Two givens of which a house can hold only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The earlier cell.
    pub first: Cell,
    /// The later cell.
    pub second: Cell,
    /// The value of the earlier cell; without shifts both hold it.
    pub value: Value,
    /// The first house in which they clash.
    pub house: House,
}

/// The most clashes that an error lists.
const MOST_CLASHES: usize = 20;

/// Why givens are not a valid puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemError {
    /// The number of cells is wrong.
    Length {
        /// The board.
        topology: Arc<Topology>,
        /// The number of cells given.
        found: usize,
    },
    /// A value is too high for the board.
    TooHigh {
        /// The board.
        topology: Arc<Topology>,
        /// Its cell.
        cell: Cell,
        /// The value.
        value: Value,
    },
    /// Givens break the rules.
    Clashes {
        /// The board.
        topology: Arc<Topology>,
        /// The first clashing pairs, in the order of their cells.
        clashes: Vec<Clash>,
        /// How many more there are.
        more: usize,
    },
    /// A relation whose cells are all given is false.
    Relation {
        /// The board.
        topology: Arc<Topology>,
        /// The index of the relation.
        relation: usize,
    },
}

impl Problem {
    /// A Sudoku with these givens, row by row; `None` is an empty cell.
    ///
    /// # Errors
    ///
    /// As for [`on`](Self::on).
    pub fn new(shape: Shape, givens: &[Option<Value>]) -> Result<Self, ProblemError> {
        Self::on(&Topology::of(shape), givens)
    }

    /// A puzzle on this board with these givens, in the order of cells; `None` is an empty cell.
    ///
    /// # Errors
    ///
    /// If the number of cells is wrong, a value is too high, givens clash, or a relation whose cells are all
    /// given is false.
    pub fn on(topology: &Arc<Topology>, givens: &[Option<Value>]) -> Result<Self, ProblemError> {
        let topology = Arc::clone(topology);
        let mut givens = givens.to_vec();
        if givens.len() != topology.cells() {
            return Err(ProblemError::Length {
                topology,
                found: givens.len(),
            });
        }
        if let Some(board) = topology.way() {
            // It always begins there.
            givens[board.start().index()] = Value::numbered(1);
        }
        let filled = || {
            givens
                .iter()
                .enumerate()
                .filter_map(|(i, v)| v.map(|v| (Cell::new(i), v)))
        };
        if let Some((cell, value)) = filled().find(|(_, v)| v.number() as usize > topology.size()) {
            return Err(ProblemError::TooHigh {
                topology,
                cell,
                value,
            });
        }
        if !fits(&topology, filled()) {
            let mut clashes = clashes(&topology, &givens);
            let more = clashes.len().saturating_sub(MOST_CLASHES);
            clashes.truncate(MOST_CLASHES);
            return Err(ProblemError::Clashes {
                topology,
                clashes,
                more,
            });
        }
        let is_false = |relation: &Relation| {
            let mut sum = 0;
            let mut terms = relation.terms().iter();
            let is_given = terms.all(|(cell, weight)| {
                let given = givens[cell.index()];
                sum += given.map_or(0, |v| i64::from(*weight) * topology.number(v));
                given.is_some()
            });
            is_given && !relation.allows(sum, sum)
        };
        if let Some(relation) = topology.relations().iter().position(is_false) {
            return Err(ProblemError::Relation { topology, relation });
        }
        let (mut board, mut open, mut open_count) = ([0; MAX_CELLS], [0; MAX_CELLS], 0);
        for (index, given) in givens.iter().enumerate() {
            if let Some(value) = given {
                board[index] = value.number();
            } else {
                open[usize::from(open_count)] = index as u8;
                open_count += 1;
            }
        }
        Ok(Self {
            is_plain: topology.is_plain(),
            topology,
            givens: board,
            open,
            open_count,
        })
    }

    /// The board: which cells share which houses.
    pub const fn topology(&self) -> &Arc<Topology> {
        &self.topology
    }

    /// Whether the [board is plain](Topology::is_plain).
    #[inline(always)]
    pub(crate) const fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// The shape of the boxes, if there are boxes.
    pub fn shape(&self) -> Option<Shape> {
        self.topology.shape()
    }

    /// The number of values: the highest one.
    pub fn size(&self) -> usize {
        self.topology.size()
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.topology.cells()
    }

    /// The given in this cell, if it has one.
    pub fn given(&self, cell: Cell) -> Option<Value> {
        Value::numbered(self.givens[cell.index()])
    }

    /// The givens, in the order of cells; `None` is an empty cell.
    pub fn givens(&self) -> impl Iterator<Item = Option<Value>> + '_ {
        self.givens[..self.cells()]
            .iter()
            .map(|&n| Value::numbered(n))
    }

    /// The cells without a given, in order: those that a search has to fill.
    pub fn open_cells(&self) -> impl ExactSizeIterator<Item = Cell> + '_ {
        self.open[..usize::from(self.open_count)]
            .iter()
            .map(|&index| Cell::from_u8(index))
    }

    /// The number of givens.
    pub fn given_count(&self) -> usize {
        self.cells() - self.open_count as usize
    }
}

/// Whether the values break no rule. Much quicker than listing the clashes.
fn fits(topology: &Topology, filled: impl Iterator<Item = (Cell, Value)>) -> bool {
    let mut houses = [0u32; MAX_HOUSES];
    filled.into_iter().all(|(cell, value)| {
        topology.links_of(cell).iter().all(|link| {
            let bit = u32::from(value.bit()) << link.shift();
            let is_new = houses[link.index()] & bit == 0;
            houses[link.index()] |= bit;
            is_new
        })
    })
}

fn clashes(topology: &Topology, givens: &[Option<Value>]) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for (index, given) in givens.iter().enumerate() {
        let Some(value) = *given else {
            continue;
        };
        let first = Cell::new(index);
        let peers = topology.peers_of(first);
        let later = &peers[peers.partition_point(|peer| *peer < first)..];
        clashes.extend(later.iter().filter_map(|&second| {
            let other = givens[second.index()]?;
            let house = topology.clash((first, value), (second, other))?;
            Some(Clash {
                first,
                second,
                value,
                house,
            })
        }));
    }
    clashes
}

impl PartialEq for Problem {
    fn eq(&self, other: &Self) -> bool {
        self.topology == other.topology && self.givens == other.givens
    }
}

impl Eq for Problem {}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<Option<Value>> {
        text.chars().map(Value::from_char).collect()
    }

    #[test]
    fn every_clash_is_named() {
        let shape = Shape::usual(4).unwrap();
        let error = Problem::new(shape, &values("11...1..........")).unwrap_err();
        let ProblemError::Clashes { clashes, .. } = error else {
            panic!("{error:?}");
        };
        let address = |cell| Topology::of(shape).address(cell);
        let pairs: Vec<_> = clashes
            .iter()
            .map(|clash| (address(clash.first), address(clash.second)))
            .collect();
        let pair = |first: &str, second: &str| (first.to_owned(), second.to_owned());
        let expected = [
            pair("R1C1", "R1C2"),
            pair("R1C1", "R2C2"),
            pair("R1C2", "R2C2"),
        ];
        assert_eq!(pairs, expected);
    }

    #[test]
    fn wrong_lengths_and_values() {
        let shape = Shape::usual(4).unwrap();
        assert!(matches!(
            Problem::new(shape, &[]),
            Err(ProblemError::Length { found: 0, .. })
        ));
        let error = Problem::new(shape, &values("5...............")).unwrap_err();
        assert!(
            matches!(error, ProblemError::TooHigh { cell, .. } if cell == Cell::new(0)),
            "{error:?}"
        );
    }
}
