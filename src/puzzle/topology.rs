use super::{Cell, House, MAX_CELLS, MAX_SIZE, Shape};
use std::sync::OnceLock;

/// Which cells share which houses on boards of one shape. Computed once per shape.
#[derive(Debug)]
pub struct Topology {
    shape: Shape,
    /// Row, column and box of each cell, as house numbers.
    houses: [[u8; 3]; MAX_CELLS],
    /// The cells of each house, row by row.
    cells: Vec<Vec<Cell>>,
    /// The peers of each cell, row by row.
    peers: Vec<Vec<Cell>>,
}

impl Topology {
    /// The topology of this shape.
    pub fn of(shape: Shape) -> &'static Self {
        static KNOWN: [OnceLock<Topology>; (MAX_SIZE + 1) * (MAX_SIZE + 1)] =
            [const { OnceLock::new() }; (MAX_SIZE + 1) * (MAX_SIZE + 1)];
        KNOWN[shape.box_rows() * (MAX_SIZE + 1) + shape.box_cols()]
            .get_or_init(|| Self::build(shape))
    }

    fn build(shape: Shape) -> Self {
        let (n, h, w) = (shape.size(), shape.box_rows(), shape.box_cols());
        let mut houses = [[0; 3]; MAX_CELLS];
        let mut cells = vec![Vec::with_capacity(n); 3 * n];
        for (index, houses) in houses.iter_mut().enumerate().take(shape.cells()) {
            let (row, column) = (index / n, index % n);
            // A band has n/w boxes side by side.
            let r#box = row / h * (n / w) + column / w;
            for (slot, house) in [row, n + column, 2 * n + r#box].into_iter().enumerate() {
                houses[slot] = house as u8;
                cells[house].push(Cell::new(index));
            }
        }
        let share = |a: usize, b: usize| (0..3).any(|k| houses[a][k] == houses[b][k]);
        let peers = (0..shape.cells())
            .map(|a| {
                (0..shape.cells())
                    .filter(|&b| b != a && share(a, b))
                    .map(Cell::new)
                    .collect()
            })
            .collect();
        Self {
            shape,
            houses,
            cells,
            peers,
        }
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The cell in this row and column, both from 0.
    pub fn cell_at(&self, row: usize, column: usize) -> Cell {
        Cell::new(row * self.shape.size() + column)
    }

    /// Row and column of a cell, both from 0.
    pub const fn row_column(&self, cell: Cell) -> (usize, usize) {
        let n = self.shape.size();
        (cell.index() / n, cell.index() % n)
    }

    /// The cell's address, such as `R1C4`.
    pub fn address(&self, cell: Cell) -> String {
        let (row, column) = self.row_column(cell);
        format!("R{}C{}", row + 1, column + 1)
    }

    /// The row, the column and the box of a cell.
    pub fn houses_of(&self, cell: Cell) -> [House; 3] {
        self.houses[cell.index()].map(|h| House::from_index(h as usize))
    }

    pub(crate) fn house_indices(&self, cell: Cell) -> [usize; 3] {
        self.houses[cell.index()].map(usize::from)
    }

    /// The cells of a house, row by row.
    pub fn cells_of(&self, house: House) -> &[Cell] {
        &self.cells[house.index()]
    }

    /// Every cell that shares a house with this one, row by row.
    pub fn peers_of(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// The first house, in the order row, column, box, that both cells are in.
    pub fn shared_house(&self, a: Cell, b: Cell) -> Option<House> {
        let others = self.houses[b.index()];
        self.houses_of(a)
            .into_iter()
            .find(|h| others.contains(&(h.index() as u8)))
    }

    /// Every house, in the order rows, columns, boxes.
    pub fn all_houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..3 * self.shape.size()).map(House::from_index)
    }

    /// Every cell, row by row.
    pub fn all_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.shape.cells()).map(Cell::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_and_houses() {
        let nine = Topology::of(Shape::new(3, 3).unwrap());
        assert!(nine.all_cells().all(|c| nine.peers_of(c).len() == 20));
        let six = Topology::of(Shape::new(3, 2).unwrap());
        assert_eq!(
            six.houses_of(six.cell_at(3, 2)).map(|h| h.index()),
            [3, 8, 12 + 4]
        );
        assert_eq!(six.address(six.cell_at(3, 2)), "R4C3");
        assert_eq!(
            six.shared_house(six.cell_at(0, 0), six.cell_at(2, 1))
                .unwrap()
                .index(),
            12
        );
        assert_eq!(six.shared_house(six.cell_at(0, 0), six.cell_at(3, 1)), None);
        let sixteen = Topology::of(Shape::new(4, 4).unwrap());
        assert!(sixteen.all_cells().all(|c| sixteen.peers_of(c).len() == 39));
        assert!(
            sixteen
                .all_houses()
                .all(|h| sixteen.cells_of(h).len() == 16)
        );
    }
}
