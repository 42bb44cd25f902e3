use super::family::Group;
use super::{
    Cell, Family, House, HouseKind, MAX_CELLS, MAX_HOUSES, MAX_HOUSES_OF_A_CELL, MAX_SIZE,
    MOST_RELATIONS, MOST_WORDS, Numbering, Relation, RowProblem, Shape, Value, WayBoard,
};
use std::cell::RefCell;
use std::sync::Arc;

/// The most houses that must hold every value.
pub(crate) const MAX_COVERING: usize = 64;

/// The board of a problem: its cells, its values, and which cells share which houses.
///
/// Everything the search does follows from this: no two cells of a house may hold the same value,
/// each plus its [shift](Link) there.
#[derive(Debug)]
pub struct Topology {
    family: Family,
    size: u8,
    cells: u16,
    houses: Vec<Group>,
    /// The houses of all cells, one cell after the other.
    links: Vec<Link>,
    /// Where those of a cell begin.
    first_link: Vec<u16>,
    /// The peers of all cells, one cell after the other.
    peers: Vec<Cell>,
    /// Where those of a cell begin.
    first_peer: Vec<u16>,
    /// The houses of each cell, if it [is plain](Self::is_plain).
    plain: [[u8; 3]; MAX_CELLS],
    is_plain: bool,
    covering: u8,
    numbering: Numbering,
    relations: Vec<Relation>,
    /// The indices of the relations of all cells, one cell after the other.
    related: Vec<u8>,
    /// Where those of a cell begin.
    first_related: Vec<u16>,
}

/// A house that a cell is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    house: u8,
    shift: u8,
}

impl Link {
    pub(crate) const fn plain(house: u8) -> Self {
        Self { house, shift: 0 }
    }

    /// The house.
    pub const fn house(self) -> House {
        House::from_index(self.house as usize)
    }

    /// The index of the house, which needs no check in tables of
    /// [`HOUSE_ENTRIES`](super::HOUSE_ENTRIES).
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.house as usize
    }

    /// What is added to a value of this cell before it is compared with others in the house.
    #[inline(always)]
    pub const fn shift(self) -> u32 {
        self.shift as u32
    }
}

impl Topology {
    /// The board of a family.
    pub fn new(family: Family) -> Arc<Self> {
        Self::with_relations(family, Vec::new())
    }

    /// The board of a family with relations of its own, which come after the family's.
    ///
    /// Panics if there are more than [`MOST_RELATIONS`].
    pub fn with_relations(family: Family, own: Vec<Relation>) -> Arc<Self> {
        let houses = family.houses();
        let (cells, size) = (family.cells(), family.size());
        let mut board = Self::build(family, cells, size, houses);
        board.relations = board.family.relations();
        board.relations.extend(own);
        assert!(board.relations.len() <= MOST_RELATIONS);
        board.first_related = vec![0];
        for cell in board.all_cells() {
            let has = |relation: &Relation| relation.terms().iter().any(|(own, _)| *own == cell);
            let of_cell = board
                .relations
                .iter()
                .zip(0..)
                .filter(|(relation, _)| has(relation));
            board.related.extend(of_cell.map(|(_, index)| index));
            board.first_related.push(board.related.len() as u16);
        }
        Arc::new(board)
    }

    /// The board of a Sudoku with boxes of this shape.
    pub fn of(shape: Shape) -> Arc<Self> {
        thread_local! {
            /// Puzzles that are read one after the other mostly share a board.
            static LAST: RefCell<Option<Arc<Topology>>> = const { RefCell::new(None) };
        }
        LAST.with_borrow_mut(|last| {
            let family = Family::Sudoku(shape);
            let known = last.take().filter(|board| board.family == family);
            let board = known.unwrap_or_else(|| Self::new(family));
            Arc::clone(last.insert(board))
        })
    }

    /// A board with houses of its own: lists of cells with their shifts, each with whether it must hold
    /// every value. Those that must come first. The family only says how its cells are called.
    ///
    /// Panics unless there are at most 256 cells, 16 values, 128 houses, 64 of which must hold every
    /// value and then have as many cells as there are values and no shifts, and 16 houses of a cell.
    pub fn with_houses(
        family: Family,
        cells: usize,
        size: usize,
        houses: Vec<(bool, Vec<(Cell, u8)>)>,
    ) -> Arc<Self> {
        let group = |(number, (covers, members)): (usize, (bool, Vec<(Cell, u8)>))| {
            let (cells, shifts) = members.into_iter().unzip();
            Group {
                kind: HouseKind::Region,
                number: number as u8 + 1,
                covers,
                cells,
                shifts,
            }
        };
        let groups = houses.into_iter().enumerate().map(group).collect();
        Arc::new(Self::build(family, cells, size, groups))
    }

    fn build(family: Family, cells: usize, size: usize, groups: Vec<Group>) -> Self {
        assert!(cells <= MAX_CELLS && groups.len() <= MAX_HOUSES);
        // Only where no house compares them can there be more values than a set of bits holds.
        assert!(size <= MAX_SIZE || (groups.is_empty() && size <= MOST_WORDS));
        let covering = groups.iter().take_while(|group| group.covers).count();
        assert!(covering <= MAX_COVERING);
        let mut of: Vec<Vec<Link>> = vec![Vec::new(); cells];
        for (house, group) in (0..).zip(&groups) {
            let is_whole = group.cells.len() == size && group.shifts.iter().all(|s| *s == 0);
            assert!(!group.covers || (usize::from(house) < covering && is_whole));
            for (cell, &shift) in group.cells.iter().zip(&group.shifts) {
                assert!(usize::from(shift) < MAX_SIZE);
                of[cell.index()].push(Link { house, shift });
            }
        }
        let is_plain = covering == groups.len()
            && of
                .iter()
                .all(|links| links.len() == 3 && links.iter().all(|link| link.shift == 0));
        let mut plain = [[0; 3]; MAX_CELLS];
        let (mut links, mut first_link) = (Vec::new(), vec![0]);
        let (mut peers, mut first_peer) = (Vec::new(), vec![0]);
        for (cell, own) in of.iter().enumerate() {
            assert!(own.len() <= MAX_HOUSES_OF_A_CELL);
            if is_plain {
                plain[cell] = [own[0], own[1], own[2]].map(|link| link.house);
            }
            let mut shared = [0u64; MAX_CELLS / 64];
            for link in own {
                for other in &groups[link.index()].cells {
                    shared[other.index() / 64] |= 1 << (other.index() % 64);
                }
            }
            shared[cell / 64] &= !(1 << (cell % 64));
            for (word, mut bits) in shared.into_iter().enumerate() {
                while bits != 0 {
                    peers.push(Cell::new(word * 64 + bits.trailing_zeros() as usize));
                    bits &= bits - 1;
                }
            }
            links.extend_from_slice(own);
            first_link.push(links.len() as u16);
            first_peer.push(peers.len() as u16);
        }
        Self {
            numbering: family.numbering(),
            family,
            size: size as u8,
            cells: cells as u16,
            houses: groups,
            links,
            first_link,
            peers,
            first_peer,
            plain,
            is_plain,
            covering: covering as u8,
            relations: Vec::new(),
            related: Vec::new(),
            first_related: vec![0; cells + 1],
        }
    }

    /// The family of problems it belongs to.
    pub const fn family(&self) -> &Family {
        &self.family
    }

    /// The shape of its boxes, if it has boxes.
    pub fn shape(&self) -> Option<Shape> {
        self.family.shape()
    }

    /// The number of values: the highest one.
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The number of cells.
    pub const fn cells(&self) -> usize {
        self.cells as usize
    }

    /// Whether every cell is in three houses that must hold every value, without shifts: the usual
    /// case, which has a faster path in the search.
    pub(crate) const fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// The number of cells in a row of cells; 1 if they are not in rows.
    pub fn width(&self) -> usize {
        match &self.family {
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_) => self.size(),
            Family::Grid(grid) => grid.side(),
            Family::Queens(_) | Family::Map(_) => 1,
            Family::Row(row) => row.cells(),
            Family::Way(board) => board.columns(),
            Family::Free(board) => board.columns(),
        }
    }

    /// Whether it is drawn as a square of rows and columns: all but rows, maps and free boards.
    pub fn is_square(&self) -> bool {
        !matches!(
            self.family,
            Family::Row(_) | Family::Map(_) | Family::Way(_) | Family::Free(_)
        )
    }

    /// The cell in this row and column, both from 0.
    pub fn cell_at(&self, row: usize, column: usize) -> Cell {
        Cell::new(row * self.width() + column)
    }

    /// Row and column of a cell, both from 0.
    pub fn row_column(&self, cell: Cell) -> (usize, usize) {
        (cell.index() / self.width(), cell.index() % self.width())
    }

    /// The cell this number of rows and columns away, or the last one on the way there.
    pub fn moved(&self, from: Cell, rows: isize, columns: isize) -> Cell {
        let (row, column) = self.row_column(from);
        let to = |at: usize, by, count: usize| at.saturating_add_signed(by).min(count - 1);
        let height = self.cells() / self.width();
        self.cell_at(to(row, rows, height), to(column, columns, self.width()))
    }

    /// The cell's address in English: `R1C4`, `row 3` for queens, the code of a country on a map.
    /// A cell of a free board may have a label instead.
    pub fn address(&self, cell: Cell) -> String {
        match &self.family {
            Family::Map(map) => map.nodes()[cell.index()].code.clone(),
            Family::Queens(_) => format!("row {}", cell.index() + 1),
            Family::Row(RowProblem::Cryptarithm(sum)) => sum.letters()[cell.index()].to_string(),
            Family::Row(_) => (cell.index() + 1).to_string(),
            Family::Free(board) => board.address(cell),
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Grid(_)
            | Family::Way(_) => {
                let (row, column) = self.row_column(cell);
                format!("R{}C{}", row + 1, column + 1)
            }
        }
    }

    /// How a value is written for people: with its character, or as the word of a free board.
    pub fn value_text(&self, value: Value) -> String {
        match &self.family {
            Family::Free(board) => board.word(value).unwrap_or("?").to_owned(),
            Family::Way(_) => value.number().to_string(),
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Queens(_)
            | Family::Map(_)
            | Family::Row(_)
            | Family::Grid(_) => self.numbering.shown(value).to_string(),
        }
    }

    /// The board of a way, if it has one.
    pub const fn way(&self) -> Option<&WayBoard> {
        match &self.family {
            Family::Way(board) => Some(board),
            _ => None,
        }
    }

    /// What its values stand for.
    pub const fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// The number of a value, which relations count.
    pub const fn number(&self, value: Value) -> i64 {
        self.numbering.number(value.number())
    }

    /// The relations beside its houses, in the order in which they are tested.
    pub fn relations(&self) -> &[Relation] {
        &self.relations
    }

    /// The relations that are not the family's: those that a lesson has added.
    pub fn own_relations(&self) -> &[Relation] {
        &self.relations[self.family.relations().len().min(self.relations.len())..]
    }

    /// The indices of the relations of a cell, in order.
    pub fn relations_of(&self, cell: Cell) -> &[u8] {
        let [from, to] = [0, 1].map(|next| usize::from(self.first_related[cell.index() + next]));
        &self.related[from..to]
    }

    /// The index of the first relation that refuses a value of an empty cell on this board: it would be false with
    /// all its cells filled or, if the search `looks_ahead`, could not become true any more.
    pub fn broken(
        &self,
        (cell, value): (Cell, Value),
        board: impl Fn(Cell) -> Option<Value>,
        looks_ahead: bool,
    ) -> Option<usize> {
        let refuses = |index: &usize| {
            let relation = &self.relations[*index];
            let (mut low, mut high, mut is_full) = (0, 0, true);
            for &(own, weight) in relation.terms() {
                let held = if own == cell { Some(value) } else { board(own) };
                let range = held.map(|held| i64::from(weight) * self.number(held));
                let (least, greatest) =
                    range.map_or_else(|| self.range_of_term(weight), |term| (term, term));
                is_full &= held.is_some();
                low += least;
                high += greatest;
            }
            (looks_ahead || is_full) && !relation.allows(low, high)
        };
        let related = self.relations_of(cell).iter();
        related.map(|index| usize::from(*index)).find(refuses)
    }

    /// The least and the greatest that a term of a relation can be, if its cell is empty.
    pub fn range_of_term(&self, weight: i32) -> (i64, i64) {
        let ends = [1, self.size].map(|place| i64::from(weight) * self.numbering.number(place));
        (ends[0].min(ends[1]), ends[0].max(ends[1]))
    }

    /// The houses that a cell is in, in order, with its shift in each.
    pub fn links_of(&self, cell: Cell) -> &[Link] {
        let [from, to] = [0, 1].map(|next| usize::from(self.first_link[cell.index() + next]));
        &self.links[from..to]
    }

    /// The houses that a cell is in, in order.
    pub fn houses_of(&self, cell: Cell) -> impl ExactSizeIterator<Item = House> + '_ {
        self.links_of(cell).iter().map(|link| link.house())
    }

    /// The shift of a cell in a house that it is in.
    pub fn shift(&self, cell: Cell, house: House) -> u32 {
        let links = self.links_of(cell).iter();
        let own = links.filter(|link| link.house() == house);
        own.map(|link| link.shift()).sum()
    }

    /// The indices of the houses of a cell, if it [is plain](Self::is_plain).
    #[inline(always)]
    pub(crate) fn plain_houses(&self, cell: Cell) -> [u8; 3] {
        self.plain[cell.index()]
    }

    /// The kind of a house, and its number within its kind, from 1.
    pub fn name_of(&self, house: House) -> (HouseKind, usize) {
        let data = &self.houses[house.index()];
        (data.kind, usize::from(data.number))
    }

    /// The name of a house in English, as in traces: `row 3`, `columns`, `AC–AM`.
    pub fn house_address(&self, house: House) -> String {
        let (kind, number) = self.name_of(house);
        match kind {
            HouseKind::Whole => "board".to_owned(),
            HouseKind::Cage
            | HouseKind::Row
            | HouseKind::Column
            | HouseKind::Box
            | HouseKind::Region
            | HouseKind::Window => format!("{} {number}", kind.id()),
            HouseKind::Falling | HouseKind::Rising | HouseKind::Columns => kind.id().to_owned(),
            HouseKind::FallingDiagonals => "falling diagonal".to_owned(),
            HouseKind::RisingDiagonals => "rising diagonal".to_owned(),
            HouseKind::Edge => {
                let ends = self.cells_of(house).iter().map(|cell| self.address(*cell));
                ends.collect::<Vec<_>>().join("–")
            }
        }
    }

    /// The cells of a house, in order.
    pub fn cells_of(&self, house: House) -> &[Cell] {
        &self.houses[house.index()].cells
    }

    /// Every cell that shares a house with this one, in order.
    pub fn peers_of(&self, cell: Cell) -> &[Cell] {
        let [from, to] = [0, 1].map(|next| usize::from(self.first_peer[cell.index() + next]));
        &self.peers[from..to]
    }

    /// The first house in which these two values clash, if there is one.
    pub fn clash(&self, first: (Cell, Value), second: (Cell, Value)) -> Option<House> {
        let seconds = self.links_of(second.0);
        let sum = |value: Value, link: &Link| u32::from(value.number()) + link.shift();
        let clashes = |link: &&Link| {
            let other = seconds.iter().find(|other| other.house == link.house);
            other.is_some_and(|other| sum(first.1, link) == sum(second.1, other))
        };
        self.links_of(first.0)
            .iter()
            .find(clashes)
            .map(|link| link.house())
    }

    /// Every house, in order.
    pub fn all_houses(&self) -> impl ExactSizeIterator<Item = House> + use<> {
        (0..self.houses.len()).map(House::from_index)
    }

    /// The houses that must hold every value: the first ones.
    pub fn covering_houses(&self) -> impl ExactSizeIterator<Item = House> + use<> {
        (0..usize::from(self.covering)).map(House::from_index)
    }

    /// Whether every value must occur in a house.
    #[inline(always)]
    pub fn covers(&self, house: House) -> bool {
        house.index() < usize::from(self.covering)
    }

    /// Every cell, in order.
    pub fn all_cells(&self) -> impl ExactSizeIterator<Item = Cell> + use<> {
        (0..self.cells()).map(Cell::new)
    }
}

/// Boards of one family are alike.
impl PartialEq for Topology {
    fn eq(&self, other: &Self) -> bool {
        self.family == other.family && self.relations == other.relations
    }
}

impl Eq for Topology {}
