use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{Cell, House, HouseKind, Topology, Value};
use crate::solver::{Event, Spot, Why};
use crate::timeline::{Moment, Origin};

/// What of a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardOptions {
    /// The candidates of empty cells, where the strategy keeps them.
    pub candidates: bool,
    /// Numbers of rows and columns beside the board.
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
    topology: &'static Topology,
    palette: &'a Palette,
    options: BoardOptions,
    grid: Rect,
    side: f32,
}

/// How the cell of the last event is set off.
struct Accent {
    color: Color,
    fill: Color,
}

impl<'a> Board<'a> {
    /// The board in the largest square that the rectangle holds, at its top left.
    pub fn new(
        moment: &'a Moment,
        rect: Rect,
        palette: &'a Palette,
        options: BoardOptions,
    ) -> Self {
        let topology = moment.problem().topology();
        let size = topology.shape().size() as f32;
        let whole = rect.width.min(rect.height);
        let margin = if options.coordinates {
            (whole * 0.045).clamp(10.0, 26.0)
        } else {
            2.0
        };
        let side = ((whole - margin - 2.0) / size).max(1.0);
        let grid = Rect::new(rect.x + margin, rect.y + margin, side * size, side * size);
        Self {
            moment,
            topology,
            palette,
            options,
            grid,
            side,
        }
    }

    /// Where the cells are.
    pub const fn grid(&self) -> Rect {
        self.grid
    }

    /// The cell at a point.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let size = self.topology.shape().size();
        let column = ((point.x - self.grid.x) / self.side) as usize;
        let row = ((point.y - self.grid.y) / self.side) as usize;
        (self.grid.contains(point) && row < size && column < size)
            .then(|| self.topology.cell_at(row, column))
    }

    /// Where a cell is.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        let (row, column) = self.topology.row_column(cell);
        let (x, y) = (column as f32 * self.side, row as f32 * self.side);
        Rect::new(self.grid.x + x, self.grid.y + y, self.side, self.side)
    }

    /// Draws everything.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        self.draw_ground(shapes);
        self.draw_lit_house(shapes);
        self.draw_lines(shapes);
        if self.options.coordinates {
            self.draw_coordinates(shapes);
        }
        let origins = self.moment.origins();
        for cell in self.topology.all_cells() {
            match (self.moment.value(cell), origins[cell.index()]) {
                (Some(value), Some(origin)) => self.draw_value(shapes, cell, value, origin),
                _ => self.draw_candidates(shapes, cell),
            }
        }
        self.draw_event(shapes);
    }

    fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        shapes.push(filled(self.grid, p.surface));
        for cell in self.topology.all_cells() {
            if self.moment.problem().given(cell).is_some() {
                shapes.push(filled(self.rect_of(cell), p.given));
            }
        }
    }

    /// The house that the last event rests on.
    fn draw_lit_house(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let (house, color): (House, Color) = match self.moment.event() {
            Some(Event::Conflict { cell, with, .. }) => {
                match self.topology.shared_house(cell, with) {
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

    fn draw_lines(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let shape = self.topology.shape();
        let line = |at: usize, is_thick: bool, is_row: bool| {
            let offset = at as f32 * self.side;
            let points = if is_row {
                let y = self.grid.y + offset;
                vec![Point::new(self.grid.x, y), Point::new(self.grid.right(), y)]
            } else {
                let x = self.grid.x + offset;
                vec![
                    Point::new(x, self.grid.y),
                    Point::new(x, self.grid.bottom()),
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
        for is_thick in [false, true] {
            for at in 0..=shape.size() {
                if at.is_multiple_of(shape.box_rows()) == is_thick {
                    shapes.push(line(at, is_thick, true));
                }
                if at.is_multiple_of(shape.box_cols()) == is_thick {
                    shapes.push(line(at, is_thick, false));
                }
            }
        }
    }

    fn draw_coordinates(&self, shapes: &mut Vec<Shape>) {
        let size = (self.side * 0.26).clamp(7.0, 15.0);
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
        for number in 0..self.topology.shape().size() {
            let middle = (number as f32 + 0.5) * self.side;
            label(
                Point::new(self.grid.x + middle, self.grid.y - size * 0.75),
                number + 1,
            );
            label(
                Point::new(self.grid.x - size * 0.85, self.grid.y + middle),
                number + 1,
            );
        }
    }

    fn draw_value(&self, shapes: &mut Vec<Shape>, cell: Cell, value: Value, origin: Origin) {
        let p = self.palette;
        let rect = self.rect_of(cell);
        let (color, font) = match origin {
            Origin::Given => (p.ink, Font::Bold),
            Origin::Guess => (p.guess, Font::Regular),
            Origin::Deduction => (p.deduced, Font::Regular),
        };
        shapes.push(self.digit(rect, value, font, color));
        // A mark in the corner says the same as the colour.
        let (mark, corner) = (self.side * 0.055, self.corner(rect));
        match origin {
            Origin::Given => {}
            Origin::Guess => shapes.push(Shape::Circle {
                center: corner,
                radius: mark,
                fill: Some(color),
                stroke: None,
            }),
            Origin::Deduction => shapes.push(filled(
                Rect::new(corner.x - mark, corner.y - mark, 2.0 * mark, 2.0 * mark),
                color,
            )),
        }
    }

    fn digit(&self, rect: Rect, value: Value, font: Font, color: Color) -> Shape {
        Shape::Text {
            at: rect.center(),
            anchor: Anchor::CenterMiddle,
            size: self.side * 0.56,
            font,
            color,
            text: value.to_string(),
        }
    }

    fn corner(&self, rect: Rect) -> Point {
        Point::new(rect.right() - self.side * 0.14, rect.y + self.side * 0.14)
    }

    fn draw_candidates(&self, shapes: &mut Vec<Shape>, cell: Cell) {
        if !self.options.candidates || !self.moment.solver().strategy().keeps_domains() {
            return;
        }
        let p = self.palette;
        let shape = self.topology.shape();
        let rect = self.rect_of(cell).shrunk(self.side * 0.06);
        let (columns, rows) = (shape.box_cols(), shape.box_rows());
        let (width, height) = (rect.width / columns as f32, rect.height / rows as f32);
        let size = (width.min(height) * 0.92).min(self.side * 0.26);
        let domain = self.moment.domain(cell);
        let struck = self.just_struck(cell);
        for value in domain.iter().chain(struck) {
            let (row, column) = (value.index() / columns, value.index() % columns);
            let at = Point::new(
                rect.x + (column as f32 + 0.5) * width,
                rect.y + (row as f32 + 0.5) * height,
            );
            let is_struck = Some(value) == struck;
            let color = if is_struck { p.conflict } else { p.faint };
            // Digits too small to be read are told by their place.
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
                shapes.push(Shape::Line {
                    points: vec![Point::new(at.x - half, at.y), Point::new(at.x + half, at.y)],
                    stroke: Stroke::new((size * 0.12).max(1.0), p.conflict),
                });
            }
        }
    }

    /// The candidate that the last event struck from this cell.
    fn just_struck(&self, cell: Cell) -> Option<Value> {
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
                self.ring(
                    shapes,
                    cell,
                    &Accent {
                        color: p.guess,
                        fill: p.guess_fill,
                    },
                    true,
                );
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
                self.ring(
                    shapes,
                    cell,
                    &Accent {
                        color: p.guess,
                        fill: p.guess_fill,
                    },
                    false,
                );
                self.draw_value(shapes, cell, value, Origin::Guess);
            }
            Event::Deduce { cell, value, .. } => {
                self.ring(
                    shapes,
                    cell,
                    &Accent {
                        color: p.deduced,
                        fill: p.deduced_fill,
                    },
                    false,
                );
                self.draw_value(shapes, cell, value, Origin::Deduction);
            }
            Event::Conflict { cell, value, with } => self.draw_conflict(shapes, cell, value, with),
            Event::Backtrack { cell, value } => {
                let accent = Accent {
                    color: p.undone,
                    fill: p.undone_fill,
                };
                self.ring(shapes, cell, &accent, true);
                let rect = self.rect_of(cell);
                shapes.push(self.digit(rect, value, Font::Regular, p.undone));
                let (c, half) = (rect.center(), self.side * 0.3);
                shapes.push(Shape::Line {
                    points: vec![
                        Point::new(c.x - half, c.y + half * 0.8),
                        Point::new(c.x + half, c.y - half * 0.8),
                    ],
                    stroke: Stroke::new((self.side * 0.05).max(1.5), p.undone),
                });
                self.draw_arrow_back(shapes, self.corner(rect), p.undone);
            }
            Event::DeadEnd {
                at: Spot::Cell(cell),
            } => {
                self.ring(
                    shapes,
                    cell,
                    &Accent {
                        color: p.dead,
                        fill: p.dead_fill,
                    },
                    false,
                );
                self.draw_empty_set(shapes, self.rect_of(cell).center(), self.side * 0.24);
            }
            Event::DeadEnd {
                at: Spot::Places(house, value),
            } => {
                let cells = self.topology.cells_of(house);
                let (first, last) = (self.rect_of(cells[0]), self.rect_of(cells[cells.len() - 1]));
                let around = Rect::new(
                    first.x,
                    first.y,
                    last.right() - first.x,
                    last.bottom() - first.y,
                );
                shapes.push(outlined(around.shrunk(1.5), Stroke::new(3.0, p.dead)));
                let (kind, _) = house.named(self.topology.shape().size());
                let center = match kind {
                    HouseKind::Row => {
                        Point::new(around.right() - self.side * 0.5, around.center().y)
                    }
                    HouseKind::Column => {
                        Point::new(around.center().x, around.bottom() - self.side * 0.5)
                    }
                    HouseKind::Box => around.center(),
                };
                shapes.push(Shape::Circle {
                    center,
                    radius: self.side * 0.44,
                    fill: Some(p.dead_fill),
                    stroke: Some(Stroke::new(2.0, p.dead)),
                });
                let text = Rect::new(
                    center.x - self.side * 0.62,
                    center.y - self.side / 2.0,
                    self.side,
                    self.side,
                );
                shapes.push(self.digit(text, value, Font::Bold, p.dead));
                self.draw_empty_set(
                    shapes,
                    Point::new(center.x + self.side * 0.2, center.y),
                    self.side * 0.13,
                );
            }
            Event::Solution => {
                let width = (self.side * 0.12).clamp(3.0, 8.0);
                shapes.push(outlined(self.grid, Stroke::new(width, p.deduced)));
            }
            Event::Sweep { .. } | Event::Exhausted | Event::GaveUp { .. } => {}
        }
    }

    fn draw_conflict(&self, shapes: &mut Vec<Shape>, cell: Cell, value: Value, with: Cell) {
        let p = self.palette;
        let (rect, culprit) = (self.rect_of(cell), self.rect_of(with));
        let dash = Stroke::dashed((self.side * 0.05).max(2.0), p.conflict, self.side * 0.12);
        shapes.push(outlined(culprit.shrunk(2.0), dash));
        shapes.push(Shape::Line {
            points: vec![culprit.center(), rect.center()],
            stroke: Stroke::new((self.side * 0.04).max(1.5), p.conflict.alpha(150)),
        });
        self.ring(
            shapes,
            cell,
            &Accent {
                color: p.conflict,
                fill: p.surface,
            },
            false,
        );
        shapes.push(self.digit(rect, value, Font::Regular, p.conflict));
        let (c, half) = (self.corner(rect), self.side * 0.08);
        for rising in [-1.0, 1.0] {
            shapes.push(Shape::Line {
                points: vec![
                    Point::new(c.x - half, c.y - half * rising),
                    Point::new(c.x + half, c.y + half * rising),
                ],
                stroke: Stroke::new((self.side * 0.045).max(1.5), p.conflict),
            });
        }
    }

    /// A filled cell with a border, whole or dashed.
    fn ring(&self, shapes: &mut Vec<Shape>, cell: Cell, accent: &Accent, dashed: bool) {
        let rect = self.rect_of(cell).shrunk(1.0);
        let width = (self.side * 0.06).clamp(2.0, 5.0);
        let dash = dashed.then_some(self.side * 0.14);
        shapes.push(Shape::Rect {
            rect,
            radius: self.side * 0.06,
            fill: Some(accent.fill),
            stroke: Some(Stroke {
                width,
                color: accent.color,
                dash,
            }),
        });
    }

    /// ↶, drawn so that it needs no font.
    fn draw_arrow_back(&self, shapes: &mut Vec<Shape>, at: Point, color: Color) {
        let r = self.side * 0.09;
        let arc: Vec<Point> = (0..=10)
            .map(|i| {
                let angle = std::f32::consts::PI * (1.0 - 0.1 * i as f32);
                Point::new(at.x + r * angle.cos(), at.y - r * angle.sin() * 0.9)
            })
            .collect();
        let tip = arc[0];
        shapes.push(Shape::Line {
            points: arc,
            stroke: Stroke::new((self.side * 0.035).max(1.2), color),
        });
        shapes.push(Shape::Polygon {
            points: vec![
                Point::new(tip.x - r * 0.6, tip.y - r * 0.1),
                Point::new(tip.x + r * 0.6, tip.y - r * 0.1),
                Point::new(tip.x, tip.y + r * 0.8),
            ],
            fill: color,
        });
    }

    /// ∅, drawn so that it needs no font.
    fn draw_empty_set(&self, shapes: &mut Vec<Shape>, center: Point, radius: f32) {
        let stroke = Stroke::new((radius * 0.2).max(1.5), self.palette.dead);
        shapes.push(Shape::Circle {
            center,
            radius,
            fill: None,
            stroke: Some(stroke),
        });
        let reach = radius * 1.15;
        shapes.push(Shape::Line {
            points: vec![
                Point::new(center.x - reach, center.y + reach),
                Point::new(center.x + reach, center.y - reach),
            ],
            stroke,
        });
    }
}

fn filled(rect: Rect, color: Color) -> Shape {
    Shape::Rect {
        rect,
        radius: 0.0,
        fill: Some(color),
        stroke: None,
    }
}

fn outlined(rect: Rect, stroke: Stroke) -> Shape {
    Shape::Rect {
        rect,
        radius: 2.0,
        fill: None,
        stroke: Some(stroke),
    }
}
