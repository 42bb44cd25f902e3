//! The grid of a board: places of cells, and lines. Queens stand on a chess board, where each row
//! is a cell, and the cells of a map are discs.

use super::atlas::Atlas;
use super::room::{Room, rows_and_columns};
use super::{Color, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{Cell, Family, HouseKind, Topology, Value};

/// The opacity of the tint of diagonals and windows.
const TINT: u8 = 26;
/// The room of the cross on an attacked square, as a share of the square's side.
const CROSS: f32 = 0.5;

/// The room above the board for the links of its first row, in units.
const LINKS: f32 = 0.25;

/// The places of a board's cells in a rectangle, and the lines between them.
#[derive(Clone, Copy)]
pub struct BoardGrid<'a> {
    topology: &'a Topology,
    palette: &'a Palette,
    rect: Rect,
    side: f32,
    room: Room,
    /// The places of a map's nodes.
    atlas: Option<Atlas<'a>>,
}

impl<'a> BoardGrid<'a> {
    /// The largest grid that fits into the rectangle, at its top left, with room for row and column
    /// numbers if wanted.
    pub fn new(
        topology: &'a Topology,
        rect: Rect,
        palette: &'a Palette,
        has_coordinates: bool,
    ) -> Self {
        let whole = rect.width.min(rect.height);
        let room = Room::of(topology, has_coordinates);
        if let Family::Map(map) = topology.family() {
            let rect = Rect::new(rect.x, rect.y, whole, whole).shrunk(2.0);
            let atlas = Atlas::new(map, rect, palette);
            return Self {
                topology,
                palette,
                rect,
                side: atlas.side(),
                room,
                atlas: Some(atlas),
            };
        }
        let (_, columns) = rows_and_columns(topology);
        let size = room.size();
        let margin = margin(size, whole, has_coordinates && !room.is_row);
        let side = ((whole - margin - 2.0) / size).max(1.0);
        let (width, height) = (side * columns as f32, side * room.height);
        // Rows stand in the middle of what they leave free.
        let (left, top) = match room.is_row {
            true => (
                (size - columns as f32) / 2.0,
                (size - room.above - room.height - room.below) / 2.0,
            ),
            false => (0.0, 0.0),
        };
        let (x, y) = (left * side, (top + room.above) * side);
        let rect = Rect::new(rect.x + margin + x, rect.y + margin + y, width, height);
        Self {
            topology,
            palette,
            rect,
            side,
            room,
            atlas: None,
        }
    }

    /// The side of a rectangle in which the cells of a grid have this side together.
    pub fn around(topology: &Topology, cells: f32, has_coordinates: bool) -> f32 {
        if let Family::Map(_) = topology.family() {
            return cells + 4.0;
        }
        let room = Room::of(topology, has_coordinates);
        let (size, has_coordinates) = (room.size(), has_coordinates && !room.is_row);
        // The margin depends on the whole a little.
        let once = |whole: f32| cells + margin(size, whole, has_coordinates) + 2.0;
        once(once(once(cells)))
    }

    /// The rectangle of the cells.
    pub const fn rect(&self) -> Rect {
        self.rect
    }

    /// Whether the cells are the nodes of a map.
    pub const fn is_map(&self) -> bool {
        self.atlas.is_some()
    }

    /// The side of a square, or the diameter of a disc.
    pub const fn side(&self) -> f32 {
        self.side
    }

    /// The width of the cells, or of what is above them, and the height above them, in sides of a cell.
    pub(super) const fn span_and_above(&self) -> (f32, f32) {
        (self.room.span, self.room.above)
    }

    /// The room of a candidate: a share of a cell, a cross on a square, or a colour on a disc.
    pub fn candidate(&self) -> f32 {
        match &self.atlas {
            Some(atlas) => atlas.swatch(),
            None if self.is_chess() => self.side * CROSS,
            None => self.side / (self.topology.size() as f32).sqrt(),
        }
    }

    /// The cell at a point.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        if let Some(atlas) = &self.atlas {
            return atlas.cell_at(point);
        }
        let (rows, columns) = rows_and_columns(self.topology);
        let column = ((point.x - self.rect.x) / self.side) as usize;
        let row = ((point.y - self.rect.y) / (self.side * self.room.pitch)) as usize;
        let at = match self.is_chess() {
            true => row,
            false => row * columns + column,
        };
        let is_on = self.rect.contains(point) && row < rows && column < columns;
        // Between rows there are captions.
        (is_on && at < self.topology.cells())
            .then(|| Cell::new(at))
            .filter(|cell| self.rect_of(*cell).contains(point))
    }

    /// The value whose square is at a point, if values have squares.
    pub fn value_at(&self, point: Point) -> Option<Value> {
        let column = ((point.x - self.rect.x) / self.side) as usize;
        let is_square = self.is_chess() && self.rect.contains(point);
        Value::new(u8::try_from(column + 1).ok()?)
            .filter(|_| is_square && column < self.topology.size())
    }

    /// The place of a cell: of queens, the whole row.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        if let Some(atlas) = &self.atlas {
            return atlas.rect_of(cell);
        }
        if self.is_chess() {
            let first = self.square(cell.index(), 0);
            return Rect::new(first.x, first.y, self.rect.width, first.height);
        }
        let columns = rows_and_columns(self.topology).1;
        self.square(cell.index() / columns, cell.index() % columns)
    }

    /// The place of a value of a cell: of a queen, its square; else the cell's.
    pub fn rect_of_value(&self, cell: Cell, value: Value) -> Rect {
        match self.is_chess() {
            true => self.square(cell.index(), value.index()),
            false => self.rect_of(cell),
        }
    }

    fn square(&self, row: usize, column: usize) -> Rect {
        let y = row as f32 * self.room.pitch * self.side;
        let x = column as f32 * self.side;
        Rect::new(self.rect.x + x, self.rect.y + y, self.side, self.side)
    }

    /// Whether its values are squares of a chess board.
    pub(super) fn is_chess(&self) -> bool {
        matches!(self.topology.family(), Family::Queens(_))
    }

    /// Whether its squares are those of a chess board.
    fn is_chequered(&self) -> bool {
        let way = self.topology.way();
        self.is_chess() || way.is_some_and(|board| board.end().is_none())
    }

    /// The map that it is drawn as.
    pub(super) const fn atlas(&self) -> Option<&Atlas<'a>> {
        self.atlas.as_ref()
    }

    /// Draws the lesson's rings along the border of a cell that is an area of a map. Returns whether it
    /// is one.
    pub fn draw_pointed_area(&self, cell: Cell, shapes: &mut Vec<Shape>) -> bool {
        self.atlas
            .is_some_and(|atlas| atlas.draw_pointed(cell.index(), shapes))
    }

    /// The background of a cell, or of its value, in a colour.
    pub fn fill(&self, rect: Rect, color: Color) -> Shape {
        match self.atlas {
            Some(_) => Shape::disc(rect.center(), rect.width / 2.0, color),
            None => Shape::filled(rect, color),
        }
    }

    /// Draws the background of the cells.
    pub fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        if let Some(atlas) = &self.atlas {
            atlas.draw_ground(shapes);
            return;
        }
        if self.room.is_row {
            let cells = self.topology.all_cells();
            let surface = self.palette.surface;
            shapes.extend(cells.map(|cell| Shape::filled(self.rect_of(cell), surface)));
            return;
        }
        shapes.push(Shape::filled(self.rect, self.palette.surface));
        if self.is_chequered() {
            let (rows, columns) = rows_and_columns(self.topology);
            let squares = (0..rows * columns).map(|at| (at / columns, at % columns));
            let dark = squares.filter(|(row, column)| (row + column) % 2 == 1);
            let color = self.palette.given;
            shapes.extend(dark.map(|(row, column)| Shape::filled(self.square(row, column), color)));
        }
    }

    /// Tints the diagonals and windows that are houses.
    fn draw_tints(&self, shapes: &mut Vec<Shape>) {
        let is_tint = |house| {
            let kind = self.topology.name_of(house).0;
            [HouseKind::Falling, HouseKind::Rising, HouseKind::Window].contains(&kind)
        };
        let is_tinted = |cell: &Cell| self.topology.houses_of(*cell).any(is_tint);
        let color = self.palette.strategies[5].alpha(TINT);
        let cells = self.topology.all_cells().filter(is_tinted);
        shapes.extend(cells.map(|cell| Shape::filled(self.rect_of(cell), color)));
    }

    /// Draws the lines between regions, each cell's from a function.
    fn draw_borders(&self, region: impl Fn(usize) -> usize, shapes: &mut Vec<Shape>) {
        let size = self.topology.size();
        let stroke = self.thick();
        let differ = |first, second| region(first) != region(second);
        // The ends of lines that meet in a corner overlap.
        let end = stroke.width / 2.0;
        for cell in 0..size * size {
            let (row, column) = (cell / size, cell % size);
            let rect = self.square(row, column);
            let (right, bottom) = (rect.right(), rect.bottom());
            if column + 1 < size && differ(cell, cell + 1) {
                let from = Point::new(right, rect.y - end);
                shapes.push(Shape::line(from, Point::new(right, bottom + end), stroke));
            }
            if row + 1 < size && differ(cell, cell + size) {
                let from = Point::new(rect.x - end, bottom);
                shapes.push(Shape::line(from, Point::new(right + end, bottom), stroke));
            }
        }
    }

    /// Draws the lines between cells and between boxes, and what marks other houses.
    pub fn draw_lines(&self, shapes: &mut Vec<Shape>) {
        if self.atlas.is_some() {
            return;
        }
        if self.room.is_row {
            let stroke = Stroke::new((self.side * 0.03).clamp(1.0, 3.0), self.palette.frame);
            let cells = self.topology.all_cells();
            shapes.extend(cells.map(|cell| Shape::rounded(self.rect_of(cell), 0.0, None, stroke)));
            return;
        }
        self.draw_tints(shapes);
        let (rect, whole) = (self.rect, rows_and_columns(self.topology));
        let shape = self.topology.shape();
        let (rows, columns) = shape.map_or(whole, |s| (s.box_rows(), s.box_cols()));
        let thin = Stroke::new(1.0, self.palette.line);
        for (stroke, is_thick) in [(thin, false), (self.thick(), true)] {
            // The squares of a chess board have colours instead.
            if !is_thick && self.is_chequered() {
                continue;
            }
            for at in 0..=whole.0.max(whole.1) {
                let offset = at as f32 * self.side;
                let (x, y) = (rect.x + offset, rect.y + offset);
                if at <= whole.0 && at.is_multiple_of(rows) == is_thick {
                    let from = Point::new(rect.x, y);
                    shapes.push(Shape::line(from, Point::new(rect.right(), y), stroke));
                }
                if at <= whole.1 && at.is_multiple_of(columns) == is_thick {
                    let from = Point::new(x, rect.y);
                    shapes.push(Shape::line(from, Point::new(x, rect.bottom()), stroke));
                }
            }
        }
        if let Family::Jigsaw(regions) = self.topology.family() {
            self.draw_borders(|cell| regions.of(cell), shapes);
        }
    }

    /// The lines between boxes and regions.
    fn thick(&self) -> Stroke {
        let width = (self.side * 0.045).clamp(1.5, 4.0);
        Stroke::new(width, self.palette.frame)
    }

    /// Draws the row and column numbers.
    pub fn draw_coordinates(&self, shapes: &mut Vec<Shape>) {
        // Cells in a row have captions.
        if self.atlas.is_some() || self.room.is_row {
            return;
        }
        let size = label_size(self.side);
        let Rect { x, y, .. } = self.rect;
        let (rows, columns) = rows_and_columns(self.topology);
        let apart = LINKS * self.side * (rows.max(columns) as f32 / 6.0).min(1.0);
        // Small cells do not have room for every number.
        let every = (size * 1.5 / self.side).ceil().max(1.0) as usize;
        for number in (0..rows.max(columns)).step_by(every) {
            let middle = (number as f32 + 0.5) * self.side;
            for (count, at) in [
                (columns, (x + middle, y - apart - size * 0.6)),
                (rows, (x - size * 0.85, y + middle)),
            ] {
                if number >= count {
                    continue;
                }
                let words = (number + 1).to_string();
                shapes.push(Shape::text(at.into(), size, self.palette.faint, words));
            }
        }
    }
}

/// The room for row and column numbers, and for links above the first row, in a grid this large with
/// `size` cells in a row.
fn margin(size: f32, whole: f32, has_coordinates: bool) -> f32 {
    if !has_coordinates {
        return 2.0;
    }
    let side = whole / size;
    label_size(side) * 1.25 + LINKS * side * (size / 6.0).min(1.0)
}

/// The text size of row and column numbers beside cells of this size.
fn label_size(side: f32) -> f32 {
    // Beside small cells they are larger, if that leaves space between them.
    (side * 0.26).max((side * 0.45).min(11.0)).clamp(7.0, 24.0)
}
