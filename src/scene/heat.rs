//! Heat maps: how often each cell was written and erased.

use super::printed::draw_fixed;
use super::{BoardGrid, Color, Font, Palette, Point, Rect, Shape};
use crate::analysis::heat::HeatTally;
use crate::explain::Language;
use crate::puzzle::{Cell, Problem};

/// The opacity of the colour of the cell written most often, up to 255.
const STRONGEST: f32 = 135.0;

/// A heat map: how often each cell was written and erased.
pub struct HeatMap<'a> {
    /// The puzzle.
    pub problem: &'a Problem,
    /// The counts.
    pub tally: &'a HeatTally,
    /// The number of writes with the strongest colour.
    pub most: u64,
    /// The colours.
    pub palette: &'a Palette,
    /// The number format.
    pub language: Language,
}

impl HeatMap<'_> {
    /// The grid in a rectangle.
    pub fn grid(&self, rect: Rect) -> BoardGrid<'_> {
        BoardGrid::new(self.problem.topology(), rect, self.palette, true)
    }

    /// Draws it: the writes in each open cell and, where there is room, the erasures below them.
    pub fn draw(&self, rect: Rect, shapes: &mut Vec<Shape>) {
        let grid = self.grid(rect);
        let p = self.palette;
        grid.draw_ground(shapes);
        let cells = || self.problem.topology().all_cells();
        for cell in cells() {
            let color = match self.problem.given(cell) {
                Some(_) => p.given,
                None => heat(p, self.tally.writes(cell), self.most),
            };
            shapes.push(grid.fill(grid.rect_of(cell), color));
        }
        grid.draw_lines(shapes);
        grid.draw_coordinates(shapes);
        draw_fixed(self.problem.topology(), &grid, p, shapes);
        for cell in cells() {
            self.draw_cell(cell, &grid, shapes);
        }
    }

    fn draw_cell(&self, cell: Cell, grid: &BoardGrid, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let (rect, side) = (grid.rect_of(cell), grid.side());
        // A disc has its code above the numbers.
        let (scale, below) = match grid.atlas() {
            Some(_) => (0.8, 0.12),
            None => (1.0, 0.0),
        };
        let mut put = |y: f32, size: f32, color: Color, text: String| {
            let (y, size) = (y * scale + below, size * scale);
            let room = side * 0.9 * scale;
            let width = super::width_of(&text, Font::Regular, size);
            let size = if width > room {
                size * room / width
            } else {
                size
            };
            // Numbers too small to be read are left to the colour and the tooltip.
            if size >= 5.0 {
                let at = Point::new(rect.center().x, rect.y + side * y);
                shapes.push(Shape::text(at, size, color, text));
            }
        };
        if grid.atlas().is_some() {
            put(
                0.12,
                side * 0.24,
                p.faint,
                self.problem.topology().address(cell),
            );
        }
        match (self.problem.given(cell), self.tally.writes(cell)) {
            (Some(given), _) => {
                put(
                    0.5,
                    side * 0.5,
                    p.faint,
                    self.problem.topology().value_text(given),
                );
            }
            (None, 0) => {}
            (None, writes) => {
                put(0.34, side * 0.34, p.ink, self.language.short(writes));
                let erasures = self.tally.erasures(cell);
                if erasures > 0 {
                    let erasures = self.language.short(erasures);
                    put(0.72, side * 0.27, p.ink, format!("−{erasures}"));
                }
            }
        }
    }
}

/// From the surface colour to the accent, on a logarithmic scale.
fn heat(p: &Palette, writes: u64, most: u64) -> Color {
    let share = ((1 + writes) as f32).ln() / ((1 + most.max(1)) as f32).ln();
    p.conflict.alpha((share * STRONGEST) as u8).over(p.surface)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Theme;

    #[test]
    fn numbers_can_be_read_on_every_heat() {
        for theme in Theme::ALL {
            let p = theme.palette();
            for writes in 0..=100 {
                let contrast = p.ink.contrast(heat(&p, writes, 100));
                assert!(contrast >= 4.5, "{}: {writes} {contrast:.2}", theme.id());
            }
        }
    }
}
