//! A board with the last step marked on it.

use super::marks::{CellMark, Figure, Pen, attacked};
use super::{BoardGrid, Color, Font, Motion, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{self, Cell, House, HouseKind, Topology, Value, ValueSet};
use crate::solver::{Event, Spot, Why};
use crate::timeline::{Moment, Origin};

/// What is drawn of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardOptions {
    /// Candidates of empty cells, if the strategy keeps them.
    pub candidates: bool,
    /// Numbers of rows and columns.
    pub coordinates: bool,
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self {
            candidates: true,
            coordinates: true,
        }
    }
}

/// A board at a moment, laid out in a rectangle.
pub struct Board<'a> {
    moment: &'a Moment,
    topology: &'a Topology,
    palette: &'a Palette,
    options: BoardOptions,
    grid: BoardGrid<'a>,
    side: f32,
    pen: Pen<'a>,
    /// How far the motion of the last step is.
    pub(super) motion: Motion,
    /// The text size from which candidates are digits, and not dots.
    pub(super) digits_from: f32,
}

/// The least text size of candidates, in points, unless another is set. Smaller ones become dots.
pub const DIGITS_FROM: f32 = 5.0;

impl<'a> Board<'a> {
    /// The board in the largest square that fits into the rectangle, at its top left.
    pub fn new(
        moment: &'a Moment,
        rect: Rect,
        palette: &'a Palette,
        options: BoardOptions,
    ) -> Self {
        let topology = moment.problem().topology();
        let grid = BoardGrid::new(topology, rect, palette, options.coordinates);
        let side = grid.side();
        Self {
            moment,
            topology,
            palette,
            options,
            grid,
            side,
            pen: Pen {
                palette,
                side,
                figure: Figure::of(topology),
            },
            motion: Motion::END,
            digits_from: DIGITS_FROM,
        }
    }

    /// The places of the cells.
    pub const fn grid(&self) -> &BoardGrid<'a> {
        &self.grid
    }

    fn rect_of(&self, cell: Cell) -> Rect {
        self.grid.rect_of(cell)
    }

    /// Draws everything.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        self.draw_over(Vec::new(), shapes);
    }

    /// Draws everything, with these frames below the marks.
    pub fn draw_over(&self, frames: Vec<Shape>, shapes: &mut Vec<Shape>) {
        self.draw_ground(shapes);
        self.draw_lit_house(shapes);
        self.grid.draw_lines(shapes);
        shapes.extend(frames);
        if self.options.coordinates {
            self.grid.draw_coordinates(shapes);
        }
        self.draw_link(shapes);
        let origins = self.moment.origins();
        for cell in self.topology.all_cells() {
            match (self.moment.value(cell), origins[cell.index()]) {
                (Some(value), Some(origin)) => {
                    let mark = match origin {
                        Origin::Given => CellMark::Given(value),
                        Origin::Guess => CellMark::Guess(value),
                        Origin::Deduction => CellMark::Deduction(value),
                    };
                    self.mark(cell, value, mark, shapes);
                }
                _ => self.draw_candidates(shapes, cell),
            }
        }
        self.draw_event(shapes);
        if let Some(atlas) = self.grid.atlas() {
            let is_filled = |cell| self.moment.value(cell).is_some();
            atlas.draw_codes(is_filled, shapes);
        }
    }

    /// Draws a ring around the cell that the viewer asks about.
    pub fn draw_asked(&self, cell: Cell, shapes: &mut Vec<Shape>) {
        let width = (self.side * 0.07).clamp(2.0, 5.0);
        let stroke = Stroke::new(width, self.palette.lit_edge);
        shapes.push(self.pen.edge(self.rect_of(cell).shrunk(-1.0), stroke));
    }

    fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        self.grid.draw_ground(shapes);
        // Given queens and colours need no ground to be told apart.
        if self.pen.figure != Figure::Digit {
            return;
        }
        for cell in self.topology.all_cells() {
            if self.moment.problem().given(cell).is_some() {
                shapes.push(self.grid.fill(self.rect_of(cell), p.given));
            }
        }
    }

    /// The house that the last event is based on.
    fn draw_lit_house(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        // The line between two neighbours on a map is marked already.
        if self.pen.figure == Figure::Hue {
            return;
        }
        let at_first_cell = |at: Spot, color: Color| match at {
            Spot::Places(house, value) => {
                Some((house, self.topology.cells_of(house)[0], value, color))
            }
            Spot::Cell(_) => None,
        };
        let lit = match self.moment.event() {
            Some(Event::Conflict { cell, value, with }) => {
                let house = self.moment.clash((cell, value), with);
                house.map(|house| (house, cell, value, p.conflict_fill))
            }
            Some(Event::Deduce {
                cell,
                value,
                why: Why::HiddenSingle(house),
            }) => Some((house, cell, value, p.deduced_fill)),
            Some(Event::DeadEnd { at }) => at_first_cell(at, p.dead_fill),
            Some(Event::Select { at, .. }) => at_first_cell(at, p.guess_fill),
            _ => None,
        };
        if let Some((house, cell, value, color)) = lit {
            let line = self.line_of(house, cell, value);
            shapes.extend(line.map(|rect| self.grid.fill(rect, color)));
        }
    }

    /// The cells of a house; of queens, the squares that one on this square attacks along it.
    fn line_of(&self, house: House, cell: Cell, value: Value) -> impl Iterator<Item = Rect> + '_ {
        let sum = u32::from(value.number()) + self.topology.shift(cell, house);
        let cells = self.topology.cells_of(house).iter();
        cells.filter_map(move |&other| {
            if self.pen.figure != Figure::Queen {
                return Some(self.rect_of(other));
            }
            let number = sum.checked_sub(self.topology.shift(other, house))?;
            let value = Value::new(u8::try_from(number).ok()?)?;
            (value.index() < self.topology.size()).then(|| self.grid.rect_of_value(other, value))
        })
    }

    /// The line from a refused value to the peer that forbids it, below the digits.
    fn draw_link(&self, shapes: &mut Vec<Shape>) {
        let Some(Event::Conflict { cell, value, with }) = self.moment.event() else {
            return;
        };
        let color = self.palette.conflict;
        let stroke = match self.pen.figure {
            // It lies on the line between neighbours, and under their discs.
            Figure::Hue => Stroke::new((self.side * 0.08).max(3.0), color),
            _ => Stroke::new((self.side * 0.04).max(1.5), color.alpha(150)),
        };
        let from = self.culprit(with).center();
        let to = self.grid.rect_of_value(cell, value).center();
        shapes.push(Shape::line(from, to, stroke));
    }

    /// The place of the peer that forbids a value.
    fn culprit(&self, with: Cell) -> Rect {
        match self.moment.value(with) {
            Some(value) => self.grid.rect_of_value(with, value),
            None => self.rect_of(with),
        }
    }

    fn draw_candidates(&self, shapes: &mut Vec<Shape>, cell: Cell) {
        if !self.options.candidates {
            return;
        }
        // Which squares are attacked is seen whatever the search keeps.
        if self.pen.figure == Figure::Queen {
            self.draw_attacked(shapes, cell);
            return;
        }
        if !self.moment.strategy().keeps_domains() {
            return;
        }
        if let Some(atlas) = self.grid.atlas() {
            let (domain, struck) = (self.moment.domain(cell), self.just_eliminated(cell));
            atlas.draw_domain(cell, domain, struck, self.motion, shapes);
            return;
        }
        let p = self.palette;
        let (rows, columns) = candidate_grid(self.topology);
        let rect = self.rect_of(cell).shrunk(self.side * 0.04);
        let (width, height) = (rect.width / columns as f32, rect.height / rows as f32);
        let size = width.min(height).min(self.side * 0.32);
        let domain = self.moment.domain(cell);
        let struck = self.just_eliminated(cell);
        for value in domain.iter().chain(struck) {
            let (row, column) = (value.index() / columns, value.index() % columns);
            let at = Point::new(
                rect.x + (column as f32 + 0.5) * width,
                rect.y + (row as f32 + 0.5) * height,
            );
            let is_struck = Some(value) == struck;
            let color = if is_struck { p.conflict } else { p.faint };
            // Digits too small to be read become dots.
            if size < self.digits_from {
                let radius = (size * 0.3).max(0.8);
                shapes.push(Shape::disc(at, radius, color));
            } else {
                shapes.push(Shape::text(at, size, color, value.to_string()));
            }
            if is_struck {
                let [from, to] = [-0.55, 0.55].map(|by| Point::new(at.x + by * size, at.y));
                let stroke = Stroke::new((size * 0.12).max(1.0), p.conflict);
                shapes.push(self.motion.line(from, to, stroke));
            }
        }
    }

    /// Draws the squares of a row where a queen would be attacked.
    fn draw_attacked(&self, shapes: &mut Vec<Shape>, row: Cell) {
        let domain = self.moment.domain(row);
        let columns = ValueSet::all(self.topology.size()).iter();
        for value in columns.filter(|value| !domain.contains(*value)) {
            let color = match self.is_just_attacked(row, value) {
                true => self.palette.conflict,
                false => self.palette.faint.alpha(130),
            };
            attacked(self.grid.rect_of_value(row, value), color, shapes);
        }
    }

    /// Whether the queen that the last event placed attacks a square, and no other one does.
    fn is_just_attacked(&self, row: Cell, value: Value) -> bool {
        let Some(Event::Place { cell, value: new }) = self.moment.event() else {
            return false;
        };
        let attacks = |other, held| self.topology.clash((row, value), (other, held)).is_some();
        let others = self.topology.all_cells().filter(|other| *other != cell);
        let mut others = others.filter_map(|other| Some((other, self.moment.value(other)?)));
        attacks(cell, new) && !others.any(|(other, held)| attacks(other, held))
    }

    /// The candidate that the last event eliminated from this cell.
    fn just_eliminated(&self, cell: Cell) -> Option<Value> {
        let (Some(Event::Place { cell: at, value })
        | Some(Event::Deduce {
            cell: at, value, ..
        })) = self.moment.event()
        else {
            return None;
        };
        let peers = self.topology.peers_of(cell);
        let holds = |peer: &Cell| self.moment.value(*peer) == Some(value);
        (peers.contains(&at) && !peers.iter().any(|peer| *peer != at && holds(peer)))
            .then_some(value)
    }

    /// Draws a mark of a value. Returns the index of its first shape.
    fn mark(&self, cell: Cell, value: Value, mark: CellMark, shapes: &mut Vec<Shape>) -> usize {
        let first = shapes.len();
        let rect = self.grid.rect_of_value(cell, value);
        self.pen.draw(rect, mark, shapes);
        first
    }

    fn draw_event(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let Some(event) = self.moment.event() else {
            return;
        };
        // Nobody is to blame for a solution.
        let blamed = match event {
            Event::Solution => Vec::new(),
            _ => self.moment.solver().blamed(),
        };
        for cell in blamed {
            let rect = self.culprit(cell).shrunk(self.side * 0.08);
            shapes.push(self.pen.edge(rect, Stroke::new(2.0, p.conflict)));
        }
        match event {
            Event::Select { at, .. } => match at {
                Spot::Cell(cell) => {
                    self.pen
                        .draw(self.rect_of(cell), CellMark::Selected, shapes);
                    self.draw_candidates(shapes, cell);
                }
                Spot::Places(house, value) => {
                    let cells = self.topology.cells_of(house).iter();
                    for &cell in cells.filter(|cell| self.moment.domain(**cell).contains(value)) {
                        let stroke = Stroke::dashed(2.0, p.guess, self.side * 0.12);
                        let rect = self.grid.rect_of_value(cell, value);
                        shapes.push(Shape::outlined(rect.shrunk(2.0), stroke));
                    }
                }
            },
            Event::Place { cell, value } | Event::Deduce { cell, value, .. } => {
                let mark = match event {
                    Event::Place { .. } => CellMark::NewGuess(value),
                    _ => CellMark::NewDeduction(value),
                };
                let first = self.mark(cell, value, mark, shapes);
                self.motion.grow(&mut shapes[first..]);
            }
            Event::Conflict { cell, value, with } => {
                let culprit = self.culprit(with);
                self.pen.draw(culprit, CellMark::Culprit, shapes);
                let first = self.mark(cell, value, CellMark::Refused(value), shapes);
                let from = self.grid.rect_of_value(cell, value).center();
                let shaken = &mut shapes[first..];
                (self.motion).shake(from, culprit.center(), self.side * 0.22, shaken);
            }
            Event::Backtrack { cell, value } => {
                self.mark(cell, value, CellMark::TakenBack(value), shapes);
                if !self.motion.is_over() {
                    let rect = self.grid.rect_of_value(cell, value);
                    let mut lifted = Vec::new();
                    (self.pen).value(rect, value, Font::Regular, p.guess, &mut lifted);
                    (lifted.iter_mut()).for_each(|shape| self.motion.lift(self.side * 0.8, shape));
                    shapes.append(&mut lifted);
                }
            }
            Event::DeadEnd { at } => match at {
                Spot::Cell(cell) => self.pen.draw(self.rect_of(cell), CellMark::DeadEnd, shapes),
                Spot::Places(house, value) => self.draw_lost_digit(house, value, shapes),
            },
            Event::Solution => {
                let width = (self.side * 0.12).clamp(3.0, 8.0);
                // The nodes of a map reach its edges.
                let beyond = if self.grid.is_map() { width } else { 0.0 };
                let rect = self.grid.rect().shrunk(-beyond);
                shapes.push(Shape::outlined(rect, Stroke::new(width, p.deduced)));
            }
            Event::Sweep { .. } | Event::Exhausted | Event::GaveUp { .. } => {}
        }
    }

    /// A digit without a place in a house.
    fn draw_lost_digit(&self, house: House, value: Value, shapes: &mut Vec<Shape>) {
        let (p, side) = (self.palette, self.side);
        let cells = self.topology.cells_of(house);
        let [first, last] =
            [cells[0], cells[cells.len() - 1]].map(|cell| self.grid.rect_of_value(cell, value));
        let around = first.around(last);
        let stroke = Stroke::new(3.0, p.dead);
        shapes.push(Shape::outlined(around.shrunk(1.5), stroke));
        let (kind, _) = self.topology.name_of(house);
        let center = match kind {
            HouseKind::Row => Point::new(around.right() - side * 0.5, around.center().y),
            HouseKind::Column | HouseKind::Columns => {
                Point::new(around.center().x, around.bottom() - side * 0.5)
            }
            _ => around.center(),
        };
        let edge = Stroke::new(2.0, p.dead);
        shapes.push(Shape::circle(center, side * 0.44, p.dead_fill, edge));
        let digit = Rect::new(center.x - side * 0.62, center.y - side / 2.0, side, side);
        shapes.push(self.pen.digit(digit, value, Font::Bold, p.dead));
        let sign = Point::new(center.x + side * 0.2, center.y);
        self.pen.draw_empty_set(sign, side * 0.13, shapes);
    }
}

/// The rows and columns in which the candidates of a cell are laid out: like a box.
fn candidate_grid(topology: &Topology) -> (usize, usize) {
    let size = topology.size();
    let shape = topology.shape().or_else(|| puzzle::Shape::usual(size));
    shape.map_or((1, size), |shape| (shape.box_rows(), shape.box_cols()))
}
