//! The marks in cells, and the signs and colours of events.

use super::atlas::{hue, on_hue};
use super::{Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::{Family, Topology, Value};
use crate::solver::Event;

/// The sign and colours of a kind of event in texts and lists.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accent {
    /// A character that the program's fonts have.
    pub sign: &'static str,
    /// The colour of the sign, on `fill` or on paper.
    pub color: Color,
    /// Behind the words.
    pub fill: Color,
}

impl Accent {
    /// The accent of an event; `None` is the start.
    pub const fn of(event: Option<Event>, p: &Palette) -> Self {
        let (sign, color, fill) = match event {
            Some(Event::Select { .. }) => ("▶", p.guess, p.guess_fill),
            Some(Event::Place { .. }) => ("●", p.guess, p.guess_fill),
            Some(Event::Conflict { .. }) => ("×", p.conflict, p.conflict_fill),
            Some(Event::Deduce { .. }) => ("■", p.deduced, p.deduced_fill),
            Some(Event::Solution) => ("◆", p.deduced, p.deduced_fill),
            Some(Event::DeadEnd { .. }) => ("∅", p.dead, p.dead_fill),
            Some(Event::Backtrack { .. }) => ("↶", p.undone, p.undone_fill),
            Some(Event::Sweep { .. }) => ("→", p.faint, p.quiet),
            None | Some(Event::Exhausted | Event::GaveUp { .. }) => ("–", p.faint, p.quiet),
        };
        Self { sign, color, fill }
    }
}

/// A mark in a cell. Each has a colour and a shape, so that either suffices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellMark {
    /// A given.
    Given(Value),
    /// A guess.
    Guess(Value),
    /// A deduction.
    Deduction(Value),
    /// The cell to be decided next.
    Selected,
    /// A guess just made.
    NewGuess(Value),
    /// A deduction just made.
    NewDeduction(Value),
    /// A value that was just refused.
    Refused(Value),
    /// The peer that forbids the refused value.
    Culprit,
    /// A guess just taken back.
    TakenBack(Value),
    /// A cell without a candidate.
    DeadEnd,
}

impl CellMark {
    /// One of each, for the legend, with its message id.
    pub fn examples() -> [(&'static str, Self); 10] {
        let [four, six] = [4, 6].map(|n| Value::new(n).expect("a value"));
        [
            ("mark-given", Self::Given(four)),
            ("mark-guess", Self::Guess(six)),
            ("mark-deduction", Self::Deduction(six)),
            ("mark-selected", Self::Selected),
            ("mark-new-guess", Self::NewGuess(six)),
            ("mark-new-deduction", Self::NewDeduction(six)),
            ("mark-refused", Self::Refused(six)),
            ("mark-culprit", Self::Culprit),
            ("mark-taken-back", Self::TakenBack(six)),
            ("mark-dead-end", Self::DeadEnd),
        ]
    }
}

/// Draws marks in cells of one size.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The side of a cell.
    pub side: f32,
    /// What values are drawn as.
    pub figure: Figure,
}

/// The radius of the sign of a guess or a deduction, as a share of the side of its cell.
const SIGN: f32 = 0.055;
/// Half the width of the × in a refused square, as a share of its side.
const REFUSED: f32 = 0.2;

/// What values are drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Digits.
    Digit,
    /// Queens, each in its square.
    Queen,
    /// The colours of discs, with their numbers.
    Hue,
}

impl Figure {
    /// How the values of a board are drawn.
    pub fn of(topology: &Topology) -> Self {
        match topology.family() {
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_) => Self::Digit,
            Family::Queens(_) => Self::Queen,
            Family::Map(_) => Self::Hue,
        }
    }
}

impl Pen<'_> {
    /// Draws a mark into a cell.
    pub fn draw(&self, rect: Rect, mark: CellMark, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        match mark {
            CellMark::Given(value) => {
                self.value(rect, value, Font::Bold, p.ink, shapes);
                if self.figure == Figure::Hue {
                    shapes.push(self.edge(rect, Stroke::new((self.side * 0.07).max(2.0), p.ink)));
                }
            }
            CellMark::Guess(value) => {
                self.value(rect, value, Font::Regular, p.guess, shapes);
                let sign = self.on_value(p.guess);
                shapes.push(Shape::disc(self.corner(rect), self.side * SIGN, sign));
            }
            CellMark::Deduction(value) => {
                self.value(rect, value, Font::Regular, p.deduced, shapes);
                let side = 2.0 * self.side * SIGN;
                let square = Rect::centered(self.corner(rect), side, side);
                shapes.push(Shape::filled(square, self.on_value(p.deduced)));
            }
            CellMark::Selected => self.push_ring(rect, p.guess, p.guess_fill, true, shapes),
            CellMark::NewGuess(value) => {
                let colors = (p.guess, p.guess_fill);
                self.draw_new(rect, CellMark::Guess(value), colors, shapes);
            }
            CellMark::NewDeduction(value) => {
                let colors = (p.deduced, p.deduced_fill);
                self.draw_new(rect, CellMark::Deduction(value), colors, shapes);
            }
            CellMark::Refused(value) => {
                self.push_ring(rect, p.conflict, p.surface, false, shapes);
                if self.figure == Figure::Queen {
                    // Its square is known by its place.
                    self.cross(rect.center(), REFUSED, shapes);
                    return;
                }
                self.loose(rect, value, p.conflict, shapes);
                self.cross(self.corner(rect), 0.08, shapes);
            }
            CellMark::Culprit => {
                let width = (self.side * 0.05).max(2.0);
                let stroke = Stroke::dashed(width, p.conflict, self.side * 0.12);
                shapes.push(self.edge(rect.shrunk(2.0), stroke));
            }
            CellMark::TakenBack(value) => {
                self.push_ring(rect, p.undone, p.undone_fill, true, shapes);
                self.loose(rect, value, p.undone, shapes);
                let (c, half) = (self.middle(rect), self.side * 0.3);
                let stroke = Stroke::new((self.side * 0.05).max(1.5), p.undone);
                let from = Point::new(c.x - half, c.y + half * 0.8);
                let to = Point::new(c.x + half, c.y - half * 0.8);
                shapes.push(Shape::line(from, to, stroke));
                self.draw_arrow_back(self.corner(rect), shapes);
            }
            CellMark::DeadEnd => {
                self.push_ring(rect, p.dead, p.dead_fill, false, shapes);
                let share = match self.figure {
                    Figure::Digit | Figure::Queen => 0.24,
                    Figure::Hue => 0.16,
                };
                self.draw_empty_set(self.middle(rect), self.side * share, shapes);
            }
        }
    }

    /// A mark with a ring. Where the value is the colour of the whole disc, the ring is around it.
    fn draw_new(
        &self,
        rect: Rect,
        mark: CellMark,
        (color, fill): (Color, Color),
        shapes: &mut Vec<Shape>,
    ) {
        if self.figure == Figure::Hue {
            self.draw(rect, mark, shapes);
            shapes.push(self.edge(rect, Stroke::new(self.ring_width(), color)));
        } else {
            self.push_ring(rect, color, fill, false, shapes);
            self.draw(rect, mark, shapes);
        }
    }

    /// Draws a value that stands in a cell.
    pub(super) fn value(
        &self,
        rect: Rect,
        value: Value,
        font: Font,
        color: Color,
        shapes: &mut Vec<Shape>,
    ) {
        match self.figure {
            Figure::Digit => shapes.push(self.digit(rect, value, font, color)),
            Figure::Queen => queen(rect, color, shapes),
            Figure::Hue => {
                let width = (self.side * 0.05).clamp(0.8, 1.5);
                let (rim, radius) = (Stroke::new(width, self.palette.ink), rect.width / 2.0);
                shapes.push(Shape::circle(rect.center(), radius, hue(value), rim));
                self.numeral(self.middle(rect), value, shapes);
            }
        }
    }

    /// Draws a value that does not stand in its cell: a colour is a swatch then.
    fn loose(&self, rect: Rect, value: Value, color: Color, shapes: &mut Vec<Shape>) {
        if self.figure == Figure::Hue {
            let (c, side) = (self.middle(rect), self.side * 0.34);
            shapes.push(Shape::filled(Rect::centered(c, side, side), hue(value)));
            self.numeral(c, value, shapes);
        } else {
            self.value(rect, value, Font::Regular, color, shapes);
        }
    }

    /// The number of a colour.
    fn numeral(&self, at: Point, value: Value, shapes: &mut Vec<Shape>) {
        let number = value.to_string();
        shapes.push(Shape::text(at, self.side * 0.3, on_hue(), number));
    }

    /// Where signs stand in a cell: a disc has its code above them.
    fn middle(&self, rect: Rect) -> Point {
        let c = rect.center();
        match self.figure {
            Figure::Digit | Figure::Queen => c,
            Figure::Hue => Point::new(c.x, c.y + self.side * 0.2),
        }
    }

    /// The colour of a sign beside a value, which must be seen on the colours of discs.
    fn on_value(&self, color: Color) -> Color {
        match self.figure {
            Figure::Digit | Figure::Queen => color,
            Figure::Hue => on_hue(),
        }
    }

    /// The outline of a cell.
    pub(super) fn edge(&self, rect: Rect, stroke: Stroke) -> Shape {
        if self.figure != Figure::Hue {
            return Shape::outlined(rect, stroke);
        }
        let (c, radius) = (rect.center(), rect.width / 2.0);
        if stroke.dash.is_none() {
            return Shape::circle(c, radius, None, stroke);
        }
        // Not every writer has dashed circles.
        let point = |step: usize| {
            let (sin, cos) = (step as f32 * std::f32::consts::TAU / 32.0).sin_cos();
            (c.x + radius * cos, c.y + radius * sin)
        };
        Shape::path::<33>(std::array::from_fn(point), stroke)
    }

    /// A digit in the middle of a cell.
    pub fn digit(&self, rect: Rect, value: Value, font: Font, color: Color) -> Shape {
        Shape::text(rect.center(), self.side * 0.56, color, value.to_string()).in_font(font)
    }

    fn corner(&self, rect: Rect) -> Point {
        if self.figure == Figure::Hue {
            // The corner is on the rim of a disc, but there is room beside its number.
            let at = self.middle(rect);
            return Point::new(at.x + self.side * 0.3, at.y);
        }
        let inset = self.side * 0.14;
        Point::new(rect.right() - inset, rect.y + inset)
    }

    fn ring_width(&self) -> f32 {
        (self.side * 0.06).clamp(2.0, 5.0)
    }

    /// Draws a filled cell with a solid or dashed border.
    fn push_ring(
        &self,
        rect: Rect,
        color: Color,
        fill: Color,
        dashed: bool,
        shapes: &mut Vec<Shape>,
    ) {
        let width = self.ring_width();
        let dash = dashed.then_some(self.side * 0.14);
        let stroke = Stroke { width, color, dash };
        if self.figure == Figure::Hue {
            shapes.push(Shape::disc(rect.center(), rect.width / 2.0, fill));
            shapes.push(self.edge(rect, stroke));
        } else {
            let radius = self.side * 0.06;
            shapes.push(Shape::rounded(rect.shrunk(1.0), radius, fill, stroke));
        }
    }

    /// ×, half as wide as this share of a cell.
    fn cross(&self, c: Point, share: f32, shapes: &mut Vec<Shape>) {
        let stroke = Stroke::new((self.side * 0.045).max(1.5), self.palette.conflict);
        shapes.extend(Shape::cross(c, self.side * share, stroke));
    }

    /// ↶, drawn as shapes to be independent of fonts.
    fn draw_arrow_back(&self, at: Point, shapes: &mut Vec<Shape>) {
        let (r, color) = (self.side * 0.09, self.palette.undone);
        let arc: [(f32, f32); 11] = std::array::from_fn(|i| {
            let angle = std::f32::consts::PI * (1.0 - 0.1 * i as f32);
            (at.x + r * angle.cos(), at.y - r * angle.sin() * 0.9)
        });
        let (x, y) = arc[0];
        let stroke = Stroke::new((self.side * 0.035).max(1.2), color);
        shapes.push(Shape::path(arc, stroke));
        let high = y - r * 0.1;
        let tip = [(x - r * 0.6, high), (x + r * 0.6, high), (x, y + r * 0.8)];
        shapes.push(Shape::polygon(tip, color));
    }

    /// ∅, drawn as shapes to be independent of fonts.
    pub fn draw_empty_set(&self, center: Point, radius: f32, shapes: &mut Vec<Shape>) {
        let stroke = Stroke::new((radius * 0.2).max(1.5), self.palette.dead);
        shapes.push(Shape::circle(center, radius, None, stroke));
        let reach = radius * 1.15;
        let from = Point::new(center.x - reach, center.y + reach);
        let to = Point::new(center.x + reach, center.y - reach);
        shapes.push(Shape::line(from, to, stroke));
    }
}

/// The points of a crown from the left: across its square, and from its top.
const POINTS: [(f32, f32); 3] = [(0.2, 0.34), (0.5, 0.22), (0.8, 0.34)];

/// Draws a queen as a crown: three points on a band, above a foot.
fn queen(square: Rect, color: Color, shapes: &mut Vec<Shape>) {
    let (width, height) = (square.width, square.height);
    let at = |x: f32, y: f32| (square.x + x * width, square.y + y * height);
    let band = 0.66;
    // Every shape is convex: a triangle for each point, and what they stand on.
    for (index, (x, y)) in POINTS.into_iter().enumerate() {
        let left = 0.25 + 0.08 * index as f32;
        let triangle = [at(x, y), at(left + 0.34, band), at(left, band)];
        shapes.push(Shape::polygon(triangle, color));
        shapes.push(Shape::disc(at(x, y).into(), width * 0.05, color));
    }
    let bar = |top: f32, share: f32| {
        let (x, y) = at(0.25, top);
        Shape::filled(Rect::new(x, y, width * 0.5, height * share), color)
    };
    shapes.push(bar(band - 0.04, 0.06));
    shapes.push(bar(0.74, 0.07));
}

/// Draws the sign of a square where no queen can stand.
pub(super) fn attacked(square: Rect, color: Color, shapes: &mut Vec<Shape>) {
    let stroke = Stroke::new((square.width * 0.04).max(1.0), color);
    shapes.extend(Shape::cross(square.center(), square.width * 0.1, stroke));
}
