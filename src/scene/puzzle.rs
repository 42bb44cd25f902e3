//! A puzzle without a run.

use super::marks::{CellMark, Figure, Pen};
use super::printed::{Printed, draw_fixed};
use super::{BoardGrid, Palette, Shape, Stroke};
use crate::explain::Language;
use crate::puzzle::{Cell, Clash, Topology, Value};

/// A puzzle without a run: its givens, and where they clash.
pub struct PuzzlePicture<'a> {
    /// The places of its cells.
    pub grid: BoardGrid<'a>,
    /// The board.
    pub topology: &'a Topology,
    /// The values of its cells, row by row.
    pub values: &'a [Option<Value>],
    /// The pairs of givens that clash.
    pub clashes: &'a [Clash],
    /// The cell at the cursor.
    pub cursor: Option<Cell>,
    /// The colours.
    pub palette: &'a Palette,
    /// Whether rows and columns are numbered.
    pub coordinates: bool,
    /// The language of the few words on it.
    pub language: Language,
}

impl PuzzlePicture<'_> {
    /// Draws everything.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        let side = self.grid.side();
        let pen = Pen::new(self.palette, self.topology, side);
        let filled_cells = || {
            let cells = self.topology.all_cells().zip(self.values);
            cells.filter_map(|(cell, value)| Some((cell, (*value)?)))
        };
        self.grid.draw_ground(shapes);
        for (cell, value) in filled_cells().filter(|_| pen.figure() == Figure::Digit) {
            let rect = self.grid.rect_of_value(cell, value);
            shapes.push(self.grid.fill(rect, self.palette.given));
        }
        self.grid.draw_lines(shapes);
        if self.coordinates {
            self.grid.draw_coordinates(shapes);
        }
        draw_fixed(self.topology, &self.grid, self.palette, shapes);
        for (cell, value) in filled_cells() {
            let clashes = |clash: &Clash| clash.first == cell || clash.second == cell;
            let mark = if self.clashes.iter().any(clashes) {
                CellMark::Refused(value)
            } else {
                CellMark::Given(value)
            };
            pen.draw(self.grid.rect_of_value(cell, value), mark, shapes);
        }
        let printed = Printed {
            topology: self.topology,
            grid: &self.grid,
            palette: self.palette,
            language: self.language,
            values: &|cell| self.values[cell.index()],
            event: None,
        };
        printed.draw(shapes);
        if let Some(atlas) = self.grid.atlas() {
            atlas.draw_codes(shapes);
        }
        if let Some(cell) = self.cursor {
            let width = (side * 0.08).clamp(2.0, 5.0);
            let rect = self.grid.rect_of(cell).shrunk(width / 2.0);
            shapes.push(pen.edge(rect, Stroke::new(width, self.palette.guess)));
        }
    }
}
