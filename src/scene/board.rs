//! A board with the last step marked on it.

use super::marks::{Mark, Pen, filled, outlined};
use super::{Anchor, Color, Font, Grid, Motion, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{self, Cell, House, HouseKind, Topology, Value};
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
    grid: Grid<'a>,
    side: f32,
    pen: Pen<'a>,
    motion: Motion,
}

impl<'a> Board<'a> {
    /// The board in the largest square that fits into the rectangle, at its top left.
    pub fn new(
        moment: &'a Moment,
        rect: Rect,
        palette: &'a Palette,
        options: BoardOptions,
    ) -> Self {
        let topology = moment.problem().topology();
        let grid = Grid::new(topology, rect, palette, options.coordinates);
        let side = grid.side();
        Self {
            moment,
            topology,
            palette,
            options,
            grid,
            side,
            pen: Pen { palette, side },
            motion: Motion::END,
        }
    }

    /// The same in the middle of the last step's motion.
    pub const fn moving(self, motion: Motion) -> Self {
        Self { motion, ..self }
    }

    /// The places of the cells.
    pub const fn grid(&self) -> &Grid<'a> {
        &self.grid
    }

    fn rect_of(&self, cell: Cell) -> Rect {
        self.grid.rect_of(cell)
    }

    /// Draws everything.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        self.draw_ground(shapes);
        self.draw_lit_house(shapes);
        self.grid.draw_lines(shapes);
        if self.options.coordinates {
            self.grid.draw_coordinates(shapes);
        }
        self.draw_link(shapes);
        let origins = self.moment.origins();
        for cell in self.topology.all_cells() {
            match (self.moment.value(cell), origins[cell.index()]) {
                (Some(value), Some(origin)) => {
                    let mark = match origin {
                        Origin::Given => Mark::Given(value),
                        Origin::Guess => Mark::Guess(value),
                        Origin::Deduction => Mark::Deduction(value),
                    };
                    self.mark(cell, mark, shapes);
                }
                _ => self.draw_candidates(shapes, cell),
            }
        }
        self.draw_event(shapes);
    }

    /// Draws a ring around the cell that the viewer asks about.
    pub fn draw_asked(&self, cell: Cell, shapes: &mut Vec<Shape>) {
        let width = (self.side * 0.07).clamp(2.0, 5.0);
        let stroke = Stroke::new(width, self.palette.lit_edge);
        shapes.push(outlined(self.rect_of(cell).shrunk(-1.0), stroke));
    }

    fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        self.grid.draw_ground(shapes);
        for cell in self.topology.all_cells() {
            if self.moment.problem().given(cell).is_some() {
                shapes.push(filled(self.rect_of(cell), p.given));
            }
        }
    }

    /// The house that the last event is based on.
    fn draw_lit_house(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let (house, color): (House, Color) = match self.moment.event() {
            Some(Event::Conflict { cell, value, with }) => {
                match self.moment.clash((cell, value), with) {
                    Some(house) => (house, p.conflict_fill),
                    None => return,
                }
            }
            Some(Event::Deduce {
                why: Why::HiddenSingle(house),
                ..
            }) => (house, p.deduced_fill),
            Some(Event::DeadEnd {
                at: Spot::Places(house, _),
            }) => (house, p.dead_fill),
            Some(Event::Select {
                at: Spot::Places(house, _),
                ..
            }) => (house, p.guess_fill),
            _ => return,
        };
        for &cell in self.topology.cells_of(house) {
            shapes.push(filled(self.rect_of(cell), color));
        }
    }

    /// The line from a refused value to the peer that forbids it, below the digits.
    fn draw_link(&self, shapes: &mut Vec<Shape>) {
        let Some(Event::Conflict { cell, with, .. }) = self.moment.event() else {
            return;
        };
        shapes.push(Shape::Line {
            points: vec![self.rect_of(with).center(), self.rect_of(cell).center()],
            stroke: Stroke::new(
                (self.side * 0.04).max(1.5),
                self.palette.conflict.alpha(150),
            ),
        });
    }

    fn draw_candidates(&self, shapes: &mut Vec<Shape>, cell: Cell) {
        if !self.options.candidates || !self.moment.strategy().keeps_domains() {
            return;
        }
        let p = self.palette;
        let (rows, columns) = candidate_grid(self.topology);
        let rect = self.rect_of(cell).shrunk(self.side * 0.06);
        let (width, height) = (rect.width / columns as f32, rect.height / rows as f32);
        let size = (width.min(height) * 0.92).min(self.side * 0.26);
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
            if size < 5.0 {
                let radius = (size * 0.3).max(0.8);
                shapes.push(Shape::Circle {
                    center: at,
                    radius,
                    fill: Some(color),
                    stroke: None,
                });
            } else {
                shapes.push(Shape::Text {
                    at,
                    anchor: Anchor::CenterMiddle,
                    size,
                    font: Font::Regular,
                    color,
                    text: value.to_string(),
                });
            }
            if is_struck {
                let half = size * 0.55;
                let (from, to) = (Point::new(at.x - half, at.y), Point::new(at.x + half, at.y));
                let stroke = Stroke::new((size * 0.12).max(1.0), p.conflict);
                shapes.push(self.motion.line(from, to, stroke));
            }
        }
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

    fn mark(&self, cell: Cell, mark: Mark, shapes: &mut Vec<Shape>) {
        self.pen.draw(self.rect_of(cell), mark, shapes);
    }

    fn draw_event(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let Some(event) = self.moment.event() else {
            return;
        };
        match event {
            Event::Select {
                at: Spot::Cell(cell),
                ..
            } => {
                self.mark(cell, Mark::Selected, shapes);
                self.draw_candidates(shapes, cell);
            }
            Event::Select {
                at: Spot::Places(house, value),
                ..
            } => {
                for &cell in self.topology.cells_of(house) {
                    if self.moment.domain(cell).contains(value) {
                        let stroke = Stroke::dashed(2.0, p.guess, self.side * 0.12);
                        shapes.push(outlined(self.rect_of(cell).shrunk(2.0), stroke));
                    }
                }
            }
            Event::Place { cell, value } => {
                let first = shapes.len();
                self.mark(cell, Mark::NewGuess(value), shapes);
                self.motion.grow(&mut shapes[first..]);
            }
            Event::Deduce { cell, value, .. } => {
                let first = shapes.len();
                self.mark(cell, Mark::NewDeduction(value), shapes);
                self.motion.grow(&mut shapes[first..]);
            }
            Event::Conflict { cell, value, with } => {
                self.mark(with, Mark::Culprit, shapes);
                let first = shapes.len();
                self.mark(cell, Mark::Refused(value), shapes);
                let [from, to] = [cell, with].map(|cell| self.rect_of(cell).center());
                let reach = self.side * 0.22;
                self.motion.shake(from, to, reach, &mut shapes[first..]);
            }
            Event::Backtrack { cell, value } => {
                self.mark(cell, Mark::TakenBack(value), shapes);
                if !self.motion.is_over() {
                    let rect = self.rect_of(cell);
                    let color = self.palette.guess;
                    let mut digit = self.pen.digit(rect, value, Font::Regular, color);
                    self.motion.lift(self.side * 0.8, &mut digit);
                    shapes.push(digit);
                }
            }
            Event::DeadEnd {
                at: Spot::Cell(cell),
            } => self.mark(cell, Mark::DeadEnd, shapes),
            Event::DeadEnd {
                at: Spot::Places(house, value),
            } => {
                self.draw_lost_digit(house, value, shapes);
            }
            Event::Solution => {
                let width = (self.side * 0.12).clamp(3.0, 8.0);
                shapes.push(outlined(self.grid.rect(), Stroke::new(width, p.deduced)));
            }
            Event::Sweep { .. } | Event::Exhausted | Event::GaveUp { .. } => {}
        }
    }

    /// A digit without a place in a house.
    fn draw_lost_digit(&self, house: House, value: Value, shapes: &mut Vec<Shape>) {
        let (p, side) = (self.palette, self.side);
        let cells = self.topology.cells_of(house);
        let (first, last) = (self.rect_of(cells[0]), self.rect_of(cells[cells.len() - 1]));
        let around = Rect::new(
            first.x,
            first.y,
            last.right() - first.x,
            last.bottom() - first.y,
        );
        shapes.push(outlined(around.shrunk(1.5), Stroke::new(3.0, p.dead)));
        let (kind, _) = self.topology.name_of(house);
        let center = match kind {
            HouseKind::Row => Point::new(around.right() - side * 0.5, around.center().y),
            HouseKind::Column => Point::new(around.center().x, around.bottom() - side * 0.5),
            HouseKind::Box
            | HouseKind::Region
            | HouseKind::Falling
            | HouseKind::Rising
            | HouseKind::Window
            | HouseKind::Columns
            | HouseKind::FallingDiagonals
            | HouseKind::RisingDiagonals
            | HouseKind::Edge => around.center(),
        };
        shapes.push(Shape::Circle {
            center,
            radius: side * 0.44,
            fill: Some(p.dead_fill),
            stroke: Some(Stroke::new(2.0, p.dead)),
        });
        let digit = Rect::new(center.x - side * 0.62, center.y - side / 2.0, side, side);
        shapes.push(self.pen.digit(digit, value, Font::Bold, p.dead));
        let sign = Point::new(center.x + side * 0.2, center.y);
        self.pen.draw_empty_set(sign, side * 0.13, shapes);
    }
}

/// The rows and columns in which the candidates of a cell are laid out: like a box.
fn candidate_grid(topology: &Topology) -> (usize, usize) {
    let shape = topology
        .shape()
        .or_else(|| puzzle::Shape::usual(topology.size()));
    shape.map_or((1, topology.size()), |shape| {
        (shape.box_rows(), shape.box_cols())
    })
}
