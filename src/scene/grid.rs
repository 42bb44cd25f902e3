//! The grid of a board: places of cells, and lines.

use super::marks::filled;
use super::{Anchor, Font, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{Cell, Topology};

/// The cells of a board as squares in a rectangle, and the lines between them.
#[derive(Clone, Copy)]
pub struct Grid<'a> {
    topology: &'a Topology,
    palette: &'a Palette,
    rect: Rect,
    side: f32,
}

impl<'a> Grid<'a> {
    /// The largest grid that fits into the rectangle, at its top left, with room for row and column
    /// numbers if wanted.
    pub fn new(
        topology: &'a Topology,
        rect: Rect,
        palette: &'a Palette,
        has_coordinates: bool,
    ) -> Self {
        let size = topology.size() as f32;
        let whole = rect.width.min(rect.height);
        let margin = if has_coordinates {
            label_size(whole / size) * 1.6
        } else {
            2.0
        };
        let side = ((whole - margin - 2.0) / size).max(1.0);
        let rect = Rect::new(rect.x + margin, rect.y + margin, side * size, side * size);
        Self {
            topology,
            palette,
            rect,
            side,
        }
    }

    /// The rectangle of the cells.
    pub const fn rect(&self) -> Rect {
        self.rect
    }

    /// The side of a cell.
    pub const fn side(&self) -> f32 {
        self.side
    }

    /// The cell at a point.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let size = self.topology.size();
        let column = ((point.x - self.rect.x) / self.side) as usize;
        let row = ((point.y - self.rect.y) / self.side) as usize;
        (self.rect.contains(point) && row < size && column < size)
            .then(|| self.topology.cell_at(row, column))
    }

    /// The place of a cell.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        let (row, column) = self.topology.row_column(cell);
        let (x, y) = (column as f32 * self.side, row as f32 * self.side);
        Rect::new(self.rect.x + x, self.rect.y + y, self.side, self.side)
    }

    /// Draws the background of the cells.
    pub fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        shapes.push(filled(self.rect, self.palette.surface));
    }

    /// Draws the lines between cells and between boxes.
    pub fn draw_lines(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let shape = self.topology.shape();
        let line = |at: usize, is_thick: bool, is_row: bool| {
            let offset = at as f32 * self.side;
            let points = if is_row {
                let y = self.rect.y + offset;
                vec![Point::new(self.rect.x, y), Point::new(self.rect.right(), y)]
            } else {
                let x = self.rect.x + offset;
                vec![
                    Point::new(x, self.rect.y),
                    Point::new(x, self.rect.bottom()),
                ]
            };
            let thick = (self.side * 0.045).clamp(1.5, 4.0);
            let stroke = if is_thick {
                Stroke::new(thick, p.frame)
            } else {
                Stroke::new(1.0, p.line)
            };
            Shape::Line { points, stroke }
        };
        let size = self.topology.size();
        let (rows, columns) = shape.map_or((size, size), |s| (s.box_rows(), s.box_cols()));
        for is_thick in [false, true] {
            for at in 0..=size {
                if at.is_multiple_of(rows) == is_thick {
                    shapes.push(line(at, is_thick, true));
                }
                if at.is_multiple_of(columns) == is_thick {
                    shapes.push(line(at, is_thick, false));
                }
            }
        }
    }

    /// Draws the row and column numbers.
    pub fn draw_coordinates(&self, shapes: &mut Vec<Shape>) {
        let size = label_size(self.side);
        let mut label = |at: Point, number: usize| {
            shapes.push(Shape::Text {
                at,
                anchor: Anchor::CenterMiddle,
                size,
                font: Font::Regular,
                color: self.palette.faint,
                text: number.to_string(),
            });
        };
        // Small cells do not have room for every number.
        let every = (size * 1.5 / self.side).ceil().max(1.0) as usize;
        for number in (0..self.topology.size()).step_by(every) {
            let middle = (number as f32 + 0.5) * self.side;
            label(
                Point::new(self.rect.x + middle, self.rect.y - size * 0.75),
                number + 1,
            );
            label(
                Point::new(self.rect.x - size * 0.85, self.rect.y + middle),
                number + 1,
            );
        }
    }
}

/// The text size of row and column numbers beside cells of this size.
fn label_size(side: f32) -> f32 {
    (side * 0.26).clamp(7.0, 15.0)
}
