//! A puzzle being written: any values in any cells, and regions being drawn, with undo.

use crate::puzzle::text;
use crate::puzzle::{
    BoardSize, Cell, Family, HouseKind, Problem, ProblemError, Regions, RegionsError, Shape,
    Topology, Value,
};
use std::sync::Arc;

/// The number of changes that can be undone.
const MOST_CHANGES: usize = 500;

/// The prefix of a saved board whose regions do not divide it yet.
const DRAWN: &str = "drawn:";

/// The board and its history.
pub struct Sketch {
    board: SketchBoard,
    past: Vec<SketchBoard>,
    future: Vec<SketchBoard>,
}

#[derive(Clone, PartialEq)]
struct SketchBoard {
    /// A Latin square's, while the drawn regions do not divide the board.
    topology: Arc<Topology>,
    cells: Vec<Option<Value>>,
    /// The number of each cell's region, while regions are drawn.
    drawn: Option<Vec<Value>>,
}

impl Default for Sketch {
    fn default() -> Self {
        Self::on(Topology::of(Shape::usual(9).expect("the usual board")))
    }
}

impl Sketch {
    /// An empty board.
    fn on(topology: Arc<Topology>) -> Self {
        let cells = vec![None; topology.cells()];
        Self {
            board: SketchBoard {
                topology,
                cells,
                drawn: None,
            },
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The board without its values.
    pub const fn topology(&self) -> &Arc<Topology> {
        &self.board.topology
    }

    /// The cells' values, in order.
    pub fn values(&self) -> &[Option<Value>] {
        &self.board.cells
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.board.cells.iter().all(Option::is_none)
    }

    /// Whether there is nothing to save: no values, and no regions.
    pub fn is_blank(&self) -> bool {
        let has_regions = matches!(self.topology().family(), Family::Jigsaw(_));
        self.is_empty() && !has_regions && self.undivided().is_none()
    }

    /// The number of each cell's region, while regions are drawn.
    pub fn drawn(&self) -> Option<&[Value]> {
        self.board.drawn.as_deref()
    }

    /// Why the regions drawn do not divide the board, if they do not.
    pub fn undivided(&self) -> Option<RegionsError> {
        divided(self.drawn()?).err()
    }

    /// Begins to draw regions, or ends when they divide the board.
    pub fn toggle_drawing(&mut self) {
        let mut board = self.board.clone();
        board.drawn = match board.drawn {
            None => regions_of(self.topology()),
            Some(_) if self.undivided().is_some() => return,
            Some(_) => None,
        };
        self.change(board);
    }

    /// The puzzle, if no two givens clash.
    pub fn problem(&self) -> Result<Problem, ProblemError> {
        Problem::on(&self.board.topology, &self.board.cells)
    }

    /// Writes a value into a cell, or empties it. While regions are drawn, the value is the number
    /// of the region that the cell is to belong to. Values too large for the board are ignored.
    pub fn write(&mut self, cell: Cell, value: Option<Value>) {
        if value.is_some_and(|value| usize::from(value.number()) > self.board.topology.size()) {
            return;
        }
        let mut board = self.board.clone();
        match (&mut board.drawn, value) {
            (None, value) => board.cells[cell.index()] = value,
            (Some(drawn), Some(region)) if drawn[cell.index()] != region => {
                drawn[cell.index()] = region;
                let family = divided(drawn).map(of_regions);
                let topology = Topology::new(family.unwrap_or_else(|_| plain(self.topology())));
                board.topology = topology;
            }
            (Some(_), _) => {}
        }
        self.change(board);
    }

    /// Replaces the board by a puzzle.
    pub fn put(&mut self, problem: &Problem) {
        self.change(SketchBoard {
            topology: Arc::clone(problem.topology()),
            cells: problem.givens().collect(),
            drawn: None,
        });
    }

    /// Replaces the board by an empty one of this family.
    pub fn clear(&mut self, family: Family) {
        self.change(Self::on(Topology::new(family)).board);
    }

    /// Changes the family, and keeps the values if the board has as many cells and values.
    pub fn become_of(&mut self, family: Family) {
        let mut board = Self::on(Topology::new(family)).board;
        let (old, new) = (self.topology(), &board.topology);
        if (old.cells(), old.size()) == (new.cells(), new.size()) {
            board.cells.clone_from(&self.board.cells);
        }
        self.change(board);
    }

    fn change(&mut self, board: SketchBoard) {
        if board != self.board {
            if self.past.len() == MOST_CHANGES {
                self.past.remove(0);
            }
            self.past.push(std::mem::replace(&mut self.board, board));
            self.future.clear();
        }
    }

    /// Whether there is something to undo, and something to redo.
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(board) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.board, board));
        }
    }

    /// Redoes the change undone last.
    pub fn redo(&mut self) {
        if let Some(board) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.board, board));
        }
    }

    /// The board as a line that [`read`](Self::read) understands.
    pub fn text(&self) -> String {
        let line = text::line(self.board.cells.iter().copied());
        match self.drawn().filter(|_| self.undivided().is_some()) {
            Some(drawn) => format!("{DRAWN}{};{line}", symbols(drawn)),
            None => format!("{};{line}", self.board.topology.family()),
        }
    }

    /// Reads a saved board; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        let (family, line) = text.split_once(';')?;
        let mut sketch = match family.strip_prefix(DRAWN) {
            Some(regions) => Self::drawing(regions)?,
            None => Self::on(Topology::new(family.parse().ok()?)),
        };
        let topology = Arc::clone(sketch.topology());
        let is_full = line.chars().count() == topology.cells();
        for (cell, sign) in sketch.board.cells.iter_mut().zip(line.chars()) {
            *cell = Value::from_char(sign);
            let number = cell.map_or(0, Value::number);
            if cell.is_none() && sign != '.' || usize::from(number) > topology.size() {
                return None;
            }
        }
        is_full.then_some(sketch)
    }

    /// An empty board whose regions are being drawn.
    fn drawing(symbols: &str) -> Option<Self> {
        let regions = symbols.chars().map(Value::from_char);
        let drawn: Vec<Value> = regions.collect::<Option<_>>()?;
        let size = BoardSize::new(drawn.len().isqrt())?;
        let mut sketch = Self::on(Topology::new(Family::Latin(size)));
        let fits = |region: &Value| usize::from(region.number()) <= size.get();
        let is_board = drawn.len() == sketch.values().len() && drawn.iter().all(fits);
        sketch.board.drawn = Some(drawn);
        (is_board && sketch.undivided().is_some()).then_some(sketch)
    }
}

/// The regions drawn, if they divide the board.
fn divided(drawn: &[Value]) -> Result<Regions, RegionsError> {
    Regions::read(&symbols(drawn))
}

/// The family of a board with these regions: a Sudoku if they are boxes, or else a jigsaw.
fn of_regions(regions: Regions) -> Family {
    let has_these = |shape: &Shape| {
        let boxes = regions_of(&Topology::of(*shape));
        boxes.is_some_and(|boxes| divided(&boxes).as_ref() == Ok(&regions))
    };
    let mut shapes = Shape::of_size(regions.size()).into_iter();
    let shape = shapes.find(has_these);
    shape.map_or_else(|| Family::Jigsaw(regions.clone()), Family::Sudoku)
}

/// Regions as text.
fn symbols(drawn: &[Value]) -> String {
    text::line(drawn.iter().copied().map(Some))
}

/// The rows and columns of a board alone.
fn plain(topology: &Topology) -> Family {
    let size = BoardSize::new(topology.size());
    Family::Latin(size.expect("the size of a board"))
}

/// Whether the regions of a board can be drawn.
pub const fn can_be_drawn(family: &Family) -> bool {
    match family {
        Family::Sudoku(_) | Family::Jigsaw(_) | Family::Latin(_) => true,
        Family::Diagonal(_) | Family::Windows | Family::Queens(_) | Family::Map(_) => false,
    }
}

/// The regions that drawing begins with: the board's boxes or regions, or else its rows.
fn regions_of(topology: &Topology) -> Option<Vec<Value>> {
    if !can_be_drawn(topology.family()) {
        return None;
    }
    let region = |cell| {
        let houses = || {
            topology
                .houses_of(cell)
                .map(|house| topology.name_of(house))
        };
        let is_region = |kind| matches!(kind, HouseKind::Box | HouseKind::Region);
        let found = houses().find(|(kind, _)| is_region(*kind));
        let (_, number) = found.or_else(|| houses().next())?;
        Value::new(u8::try_from(number).ok()?)
    };
    topology.all_cells().map(region).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Undoing every change restores the first board, and redoing them the last one.
        #[test]
        fn changes_are_undone_and_done_again(
            changes in prop::collection::vec((0usize..256, 0u8..=16, 0u8..12), 0..60),
        ) {
            let mut sketch = Sketch::default();
            let mut boards = vec![sketch.text()];
            for (cell, number, kind) in changes {
                match kind {
                    0 => sketch.clear(Family::Sudoku(Shape::usual(4 + 2 * usize::from(number % 7)).unwrap())),
                    1 => sketch.clear(sketch.topology().family().clone()),
                    _ => {
                        let cell = Cell::new(cell % sketch.topology().cells());
                        sketch.write(cell, Value::new(number));
                    }
                }
                if boards.last() != Some(&sketch.text()) {
                    boards.push(sketch.text());
                }
                prop_assert_eq!(Sketch::read(&sketch.text()).map(|read| read.text()), Some(sketch.text()));
            }
            let end = boards.last().unwrap().clone();
            for board in boards.iter().rev() {
                prop_assert_eq!(&sketch.text(), board);
                sketch.undo();
            }
            prop_assert!(!sketch.can_undo_redo().0);
            boards.iter().for_each(|_| sketch.redo());
            prop_assert_eq!(sketch.text(), end);
        }

        #[test]
        fn any_saved_sketch_is_read_safely(text in ".{0,40}", boxes in "[0-9x;]{0,8}") {
            let _ = Sketch::read(&format!("{boxes}{text}"));
            let _ = Sketch::read(&text);
        }
    }

    /// The board is a jigsaw as soon as the regions drawn divide it, and all of it can be undone.
    #[test]
    fn regions_are_drawn_cell_by_cell() {
        let mut sketch = Sketch::on(Topology::of(Shape::usual(4).unwrap()));
        sketch.write(Cell::new(0), Value::new(4));
        sketch.toggle_drawing();
        assert_eq!(symbols(sketch.drawn().unwrap()), "1122112233443344");
        sketch.write(Cell::new(2), Value::new(1));
        let cells = RegionsError::Cells {
            region: '1',
            size: 4,
            found: 5,
        };
        assert_eq!(sketch.undivided(), Some(cells));
        let text = sketch.text();
        assert_eq!(text, "drawn:1112112233443344;4...............");
        let mut read = Sketch::read(&text).unwrap();
        for sketch in [&mut sketch, &mut read] {
            sketch.toggle_drawing();
            assert!(sketch.drawn().is_some(), "they do not divide the board");
            sketch.write(Cell::new(5), Value::new(2));
            assert_eq!(sketch.undivided(), None);
            assert_eq!(sketch.text(), "jigsaw:AAABABBBCCDDCCDD;4...............");
            let there =
                [(5, 1), (2, 2)].map(|(cell, region)| (Cell::new(cell), Value::new(region)));
            let back = [(2, 1), (5, 2)].map(|(cell, region)| (Cell::new(cell), Value::new(region)));
            for (cell, region) in there {
                sketch.write(cell, region);
            }
            assert_eq!(sketch.text(), "2x2;4...............", "these are boxes");
            for (cell, region) in back {
                sketch.write(cell, region);
            }
            sketch.toggle_drawing();
            assert_eq!(sketch.text(), "jigsaw:AAABABBBCCDDCCDD;4...............");
        }
        for _ in 0..8 {
            sketch.undo();
        }
        assert_eq!(sketch.text(), "2x2;4...............");
        assert!(sketch.drawn().is_none());
        sketch.clear(Family::Windows);
        sketch.toggle_drawing();
        assert!(sketch.drawn().is_none());
    }

    #[test]
    fn clashes_are_found_and_high_values_are_ignored() {
        let mut sketch = Sketch::on(Topology::of(Shape::usual(4).unwrap()));
        sketch.write(Cell::new(0), Value::new(5));
        assert!(sketch.is_empty());
        sketch.write(Cell::new(0), Value::new(4));
        sketch.write(Cell::new(3), Value::new(4));
        assert!(
            matches!(sketch.problem(), Err(ProblemError::Clashes { clashes, .. }) if clashes.len() == 1)
        );
        assert!(Sketch::read("2x2;4..4............").is_some());
        for bad in [
            "",
            "2x2;",
            "2x2;5...............",
            "2x2;x...............",
            "9x9;.",
            "2x2;.................",
            "0x4;",
            "drawn:;",
            "drawn:1122112233443344;................",
            "drawn:1112112233443345;................",
            "drawn:111211223344;............",
        ] {
            assert!(Sketch::read(bad).is_none(), "{bad}");
        }
    }
}
