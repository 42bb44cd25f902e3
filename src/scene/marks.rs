//! The marks in cells, and the signs and colours of events.

use super::atlas::paint_of;
use super::room::rows_and_columns;
use super::route::CASING;
use super::{Color, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::puzzle::{Family, Topology, Value};
use crate::solver::{Event, EventKind};
use crate::timeline::Origin;

/// The sign and colours of a kind of event in texts and lists.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accent {
    /// A character that the program's fonts have.
    pub sign: &'static str,
    /// The colour of the sign and of words, on `fill` or on paper.
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
            Some(
                Event::Conflict { .. }
                | Event::Excluded { .. }
                | Event::Broken { .. }
                | Event::Visited { .. }
                | Event::Wall { .. },
            ) => ("×", p.conflict, p.conflict_tint),
            Some(Event::Learn { .. }) => ("≠", p.conflict, p.conflict_tint),
            Some(Event::Deduce { .. } | Event::Fill { .. }) => ("■", p.deduced, p.deduced_fill),
            Some(Event::Solution) => ("◆", p.deduced, p.deduced_fill),
            Some(Event::DeadEnd { .. }) => ("∅", p.dead_text, p.dead_tint),
            Some(Event::Backtrack { .. } | Event::Clear { .. }) => {
                ("↶", p.undone_text, p.undone_fill)
            }
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
    /// The peer that forbids the refused value, and holds it itself.
    Culprit(Value, Origin),
    /// A guess just taken back.
    TakenBack(Value),
    /// A cell without a candidate.
    DeadEnd,
}

impl CellMark {
    /// One of each, for the legend, with its message id and the event whose sign it bears.
    pub fn examples() -> [(&'static str, Self, Option<EventKind>); 10] {
        let [four, three] = [4, 3].map(|n| Value::new(n).expect("a value"));
        use EventKind::{Backtrack, Conflict, DeadEnd, Deduce, Place};
        let [place, deduce, conflict, backtrack, dead_end] =
            [Place, Deduce, Conflict, Backtrack, DeadEnd].map(Some);
        [
            ("mark-given", Self::Given(four), None),
            ("mark-guess", Self::Guess(three), None),
            ("mark-deduction", Self::Deduction(three), None),
            ("mark-selected", Self::Selected, None),
            ("mark-new-guess", Self::NewGuess(three), place),
            ("mark-new-deduction", Self::NewDeduction(three), deduce),
            ("mark-refused", Self::Refused(three), conflict),
            ("mark-culprit", Self::Culprit(three, Origin::Given), None),
            ("mark-taken-back", Self::TakenBack(three), backtrack),
            ("mark-dead-end", Self::DeadEnd, dead_end),
        ]
    }
}

/// What values are drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Digits, or the words of a free board.
    Digit,
    /// Queens, each in its square.
    Queen,
    /// The colours of discs, with their numbers.
    Hue,
    /// Places on a way, which is drawn as a line.
    Step,
}

impl Figure {
    /// How the values of a board are drawn.
    pub fn of(topology: &Topology) -> Self {
        match topology.family() {
            Family::Sudoku(_)
            | Family::Jigsaw(_)
            | Family::Diagonal(_)
            | Family::Windows
            | Family::Latin(_)
            | Family::Row(_)
            | Family::Grid(_)
            | Family::Free(_) => Self::Digit,
            Family::Way(_) => Self::Step,
            Family::Queens(_) => Self::Queen,
            Family::Map(_) => Self::Hue,
        }
    }
}

/// Sizes as shares of a cell's side: of a digit, and how much higher it stands above tried values.
const DIGIT: f32 = 0.6;
/// The size of a word of one letter; longer ones share it.
const WORD: f32 = 1.4;
const RAISED: f32 = 0.09;
/// How much larger than its cell a refused one is, and how much smaller its culprit.
const REFUSED: f32 = 0.02;
const CULPRIT: f32 = 0.025;
/// The place and the text sizes of tried values: of up to three, of four, of five, and of more.
const FOOT: f32 = 0.835;
const TRIED: [f32; 4] = [0.27, 0.24, 0.2, 0.165];
/// The distance of tried values of one digit, and the gap between words, in text sizes; and the least
/// size of a word, in points.
const STEP: f32 = 0.82;
const GAP: f32 = 0.18;
const LEAST_WORD: f32 = 7.0;
/// The least side of a cell in which tried values are written, in points.
const LEAST_TRIED: f32 = 56.0;
/// Sizes in units: the radius of ●, the side of ■, and the distance of both from the corner.
const DOT: f32 = 0.05;
const SQUARE: f32 = 0.09;
const CORNER: f32 = 0.125;
/// The edge of a cell with an event, and of a value taken back.
const EDGE: f32 = 0.055;
const DASHED: f32 = 0.045;
/// The radius of a badge, and how far inside the corner its middle is.
pub(super) const BADGE: f32 = 0.165;
const INSIDE: f32 = 0.1;

/// Draws marks in cells of one size.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    palette: &'a Palette,
    topology: &'a Topology,
    side: f32,
    /// The size of marks: a cell's side, but on small boards a sixth of the board's.
    unit: f32,
    figure: Figure,
    /// Whether values stand without the marks of where they come from.
    pub(super) is_racing: bool,
}

impl<'a> Pen<'a> {
    /// A pen for a board whose cells, squares or discs have this side or diameter.
    pub fn new(palette: &'a Palette, topology: &'a Topology, side: f32) -> Self {
        let figure = Figure::of(topology);
        let share = match figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                let (rows, columns) = rows_and_columns(topology);
                (rows.max(columns) as f32 / 6.0).min(1.0)
            }
            Figure::Hue => 1.0,
        };
        Self {
            palette,
            topology,
            side,
            unit: side * share,
            figure,
            is_racing: false,
        }
    }

    /// The same with marks of another size.
    pub const fn with_unit(self, unit: f32) -> Self {
        Self { unit, ..self }
    }

    /// What values are drawn as.
    pub const fn figure(&self) -> Figure {
        self.figure
    }

    /// The size of marks.
    pub const fn unit(&self) -> f32 {
        self.unit
    }

    /// Draws a mark into a cell, but not its [badge](Self::badge).
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
                self.origin(rect, Origin::Guess, p.guess, shapes);
            }
            CellMark::Deduction(value) => {
                self.value(rect, value, Font::Regular, p.deduced, shapes);
                self.origin(rect, Origin::Deduction, p.deduced, shapes);
            }
            CellMark::Selected => {
                let stroke = Stroke::dashed(EDGE * self.unit, p.guess, 0.13 * self.unit);
                self.boxed(rect, p.guess_fill, stroke, shapes);
            }
            CellMark::NewGuess(value) => {
                self.new_value(rect, (p.guess, p.guess_fill), shapes);
                self.value(rect, value, Font::Regular, p.guess, shapes);
            }
            CellMark::NewDeduction(value) => {
                self.new_value(rect, (p.deduced, p.deduced_fill), shapes);
                self.value(rect, value, Font::Regular, p.deduced, shapes);
            }
            CellMark::Refused(value) => {
                self.solid(rect.shrunk(-REFUSED * self.side), 0.11, shapes);
                match self.figure {
                    // Its square is known by its place.
                    Figure::Queen => {
                        let stroke = Stroke::new(0.06 * self.side, p.on_conflict);
                        shapes.extend(Shape::cross(rect.center(), 0.15 * self.side, stroke));
                    }
                    Figure::Digit | Figure::Hue | Figure::Step => {
                        self.on_solid(rect, value, shapes);
                    }
                }
            }
            CellMark::Culprit(value, origin) => {
                self.solid(rect.shrunk(CULPRIT * self.side), 0.09, shapes);
                self.on_solid(rect, value, shapes);
                self.origin(rect, origin, p.on_conflict, shapes);
            }
            CellMark::TakenBack(value) => {
                let stroke = Stroke::dashed(DASHED * self.unit, p.undone, 0.1 * self.unit);
                self.boxed(rect, p.undone_fill, stroke, shapes);
                let higher = Rect {
                    y: rect.y - 0.11 * self.side,
                    ..rect
                };
                let first = shapes.len();
                self.loose(higher, value, Font::Regular, p.undone_text, shapes);
                shapes[first..].iter_mut().for_each(|shape| shape.fade(128));
            }
            CellMark::DeadEnd => {
                let stroke = Stroke::new(0.05 * self.unit, p.on_dead);
                self.boxed(rect, p.dead, stroke, shapes);
            }
        }
    }

    /// Draws the values that were refused in a cell, at its foot; the last one may have been taken back
    /// just now. Returns whether there is room for them.
    pub fn tried(
        &self,
        rect: Rect,
        tried: &[Value],
        color: Color,
        last: Color,
        shapes: &mut Vec<Shape>,
    ) -> bool {
        let has_room = self.side >= LEAST_TRIED && self.figure == Figure::Digit;
        if !has_room || tried.is_empty() {
            return false;
        }
        let texts: Vec<String> = tried
            .iter()
            .map(|value| self.topology.value_text(*value))
            .collect();
        let widest = texts.iter().map(|text| width_of(text, Font::Regular, 1.0));
        // Words need more room than digits.
        let step = widest.fold(0.0, f32::max).max(STEP - GAP) + GAP;
        let most = 0.92 * self.side / (step * tried.len() as f32);
        let size = (TRIED[tried.len().saturating_sub(3).min(3)] * self.side).min(most);
        if size < LEAST_WORD {
            return false;
        }
        let step = size * step;
        let left = rect.center().x - step * (tried.len() - 1) as f32 / 2.0;
        for (index, text) in texts.into_iter().enumerate() {
            let at = Point::new(left + step * index as f32, rect.y + FOOT * self.side);
            let color = if index + 1 == tried.len() {
                last
            } else {
                color
            };
            struck(at, size, color, text, shapes);
        }
        true
    }

    /// How much higher values stand above the values tried in a cell.
    pub fn raised(&self, rect: Rect) -> Rect {
        Rect {
            y: rect.y - RAISED * self.side,
            ..rect
        }
    }

    /// Draws the sign of an event at the top right corner of its cell.
    pub fn badge(&self, rect: Rect, kind: EventKind, shapes: &mut Vec<Shape>) {
        let inside = match (kind, self.figure) {
            (EventKind::DeadEnd, _) => 0.0,
            (_, Figure::Digit | Figure::Queen | Figure::Step) => INSIDE * self.unit,
            (_, Figure::Hue) => 0.14 * self.side,
        };
        let at = Point::new(rect.right() - inside, rect.y + inside);
        badge(at, BADGE * self.unit, kind, self.palette, shapes);
    }

    /// A solid cell of a conflict, on a casing.
    fn solid(&self, rect: Rect, radius: f32, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let stroke = Stroke::new(2.0 * CASING * self.unit, p.surface);
        self.shape(
            rect.shrunk(-CASING * self.unit / 2.0),
            radius,
            p.conflict,
            Some(stroke),
            shapes,
        );
    }

    fn on_solid(&self, rect: Rect, value: Value, shapes: &mut Vec<Shape>) {
        let color = self.palette.on_conflict;
        match self.figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                self.value(rect, value, Font::Bold, color, shapes);
            }
            Figure::Hue => self.numeral(rect, value, Font::Bold, color, shapes),
        }
    }

    /// The ground of a value just written. The colour of a disc has a ring around it instead.
    fn new_value(&self, rect: Rect, (color, fill): (Color, Color), shapes: &mut Vec<Shape>) {
        let stroke = Stroke::new(EDGE * self.unit, color);
        match self.figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                self.boxed(rect, fill, stroke, shapes);
            }
            Figure::Hue => {
                let wide = Stroke::new((0.12 * self.side).max(2.0), color);
                shapes.push(self.edge(rect.shrunk(-wide.width), wide));
            }
        }
    }

    /// A filled cell with an edge inside its borders.
    fn boxed(&self, rect: Rect, fill: Color, stroke: Stroke, shapes: &mut Vec<Shape>) {
        let stroke = Stroke {
            width: stroke.width.max(1.5),
            ..stroke
        };
        self.shape(
            rect.shrunk(stroke.width / 2.0),
            0.09,
            fill,
            Some(stroke),
            shapes,
        );
    }

    fn shape(
        &self,
        rect: Rect,
        radius: f32,
        fill: Color,
        stroke: Option<Stroke>,
        shapes: &mut Vec<Shape>,
    ) {
        match self.figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                shapes.push(Shape::rounded(rect, radius * self.side, Some(fill), stroke));
            }
            Figure::Hue => {
                shapes.push(Shape::disc(rect.center(), rect.width / 2.0, fill));
                shapes.extend(stroke.map(|stroke| self.edge(rect, stroke)));
            }
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
            // It stands beside the way.
            Figure::Step => {}
            Figure::Hue => {
                let width = (self.side * 0.05).clamp(0.8, 1.5);
                shapes.push(Shape::Circle {
                    center: rect.center(),
                    radius: rect.width / 2.0,
                    fill: Some(paint_of(value, self.palette).0),
                    stroke: Some(Stroke::new(width, self.palette.ink)),
                });
                let ink = paint_of(value, self.palette).2;
                self.numeral(rect, value, Font::Regular, ink, shapes);
            }
        }
    }

    /// Draws a value that does not stand in its cell: a colour is its number alone.
    fn loose(&self, rect: Rect, value: Value, font: Font, color: Color, shapes: &mut Vec<Shape>) {
        match self.figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                self.value(rect, value, font, color, shapes);
            }
            Figure::Hue => self.numeral(rect, value, font, color, shapes),
        }
    }

    /// The number of a colour: a disc has its code above it.
    fn numeral(&self, rect: Rect, value: Value, font: Font, color: Color, shapes: &mut Vec<Shape>) {
        let c = rect.center();
        let at = Point::new(c.x, c.y + self.side * 0.2);
        let number = Shape::text(at, self.side * 0.3, color, value.to_string());
        shapes.push(number.in_font(font));
    }

    /// The outline of a cell.
    pub(super) fn edge(&self, rect: Rect, stroke: Stroke) -> Shape {
        if self.figure != Figure::Hue {
            return Shape::rounded(rect, 0.09 * self.side, None, Some(stroke));
        }
        let (c, radius) = (rect.center(), rect.width / 2.0);
        if stroke.dash.is_none() {
            return Shape::circle(c, radius, None, stroke);
        }
        // Not every writer has dashed circles.
        let points = (0..=32).map(|step| {
            let (sin, cos) = (step as f32 * std::f32::consts::TAU / 32.0).sin_cos();
            Point::new(c.x + radius * cos, c.y + radius * sin)
        });
        let points = points.collect();
        Shape::Line { points, stroke }
    }

    /// A digit, or a word, in the middle of a cell.
    pub fn digit(&self, rect: Rect, value: Value, font: Font, color: Color) -> Shape {
        let text = self.topology.value_text(value);
        let size = DIGIT.min(WORD / text.chars().count().max(1) as f32);
        Shape::text(rect.center(), self.side * size, color, text).in_font(font)
    }

    /// Draws where a value comes from: ● a guess, ■ a deduction.
    fn origin(&self, rect: Rect, origin: Origin, color: Color, shapes: &mut Vec<Shape>) {
        let (at, color) = match self.figure {
            Figure::Digit | Figure::Queen | Figure::Step => {
                let inset = CORNER * self.unit;
                (Point::new(rect.right() - inset, rect.y + inset), color)
            }
            // The corner is on the rim of a disc, but there is room beside its number.
            Figure::Hue => {
                let c = rect.center();
                (
                    Point::new(c.x + self.side * 0.3, c.y + self.side * 0.2),
                    self.palette.ink,
                )
            }
        };
        match origin {
            Origin::Guess | Origin::Deduction if self.is_racing || self.figure == Figure::Step => {}
            Origin::Given => {}
            Origin::Guess => shapes.push(Shape::disc(at, DOT * self.unit, color)),
            Origin::Deduction => {
                let side = SQUARE * self.unit;
                shapes.push(Shape::filled(Rect::centered(at, side, side), color));
            }
        }
    }
}

/// The rings around what the lesson points at: outside of it, on the ground between them.
pub fn pointed(rect: Rect, is_round: bool, unit: f32, p: &Palette, shapes: &mut Vec<Shape>) {
    let width = (0.045 * unit).max(1.2);
    for (out, width, color) in [
        (0.0725, (0.13 * unit).max(2.0 * width), p.surface),
        (0.03, width, p.pointer),
        (0.115, width, p.pointer),
    ] {
        let ring = rect.shrunk(-out * unit);
        let radius = if is_round {
            ring.width / 2.0
        } else {
            0.12 * unit
        };
        let stroke = Stroke::new(width, color);
        shapes.push(Shape::rounded(ring, radius, None, Some(stroke)));
    }
}

/// A small value with a stroke through it.
pub fn struck(at: Point, size: f32, color: Color, value: String, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::text(at, size, color, value));
    shapes.push(strike(at, size, color));
}

/// The stroke through a value: it rises by 25 degrees.
pub(super) fn strike(at: Point, size: f32, color: Color) -> Shape {
    let (dx, dy) = (0.37 * size, 0.37 * size * 25.0_f32.to_radians().tan());
    let from = Point::new(at.x - dx, at.y + dy);
    let to = Point::new(at.x + dx, at.y - dy);
    Shape::line(from, to, Stroke::new((0.085 * size).max(1.0), color))
}

/// Draws the sign of a kind of event in a circle.
pub fn badge(at: Point, radius: f32, kind: EventKind, p: &Palette, shapes: &mut Vec<Shape>) {
    let (color, fill) = match kind {
        EventKind::Select | EventKind::Place => (p.guess, p.surface),
        EventKind::Deduce | EventKind::Solution => (p.deduced, p.surface),
        EventKind::Conflict | EventKind::Learn => (p.conflict, p.surface),
        EventKind::DeadEnd => (p.on_dead, p.dead),
        EventKind::Backtrack => (p.undone_text, p.surface),
        EventKind::Sweep | EventKind::Exhausted | EventKind::GaveUp => (p.faint, p.surface),
    };
    let casing = radius * 1.2;
    shapes.push(Shape::disc(at, casing, p.surface));
    shapes.push(Shape::Circle {
        center: at,
        radius,
        fill: Some(fill),
        stroke: Some(Stroke::new((radius * 0.12).max(1.0), color)),
    });
    let stroke = Stroke::new((radius * 0.24).max(1.0), color);
    match kind {
        EventKind::Place => shapes.push(Shape::disc(at, radius * 0.45, color)),
        EventKind::Deduce => {
            shapes.push(Shape::filled(
                Rect::centered(at, radius * 0.8, radius * 0.8),
                color,
            ));
        }
        EventKind::Solution => {
            let r = radius * 0.58;
            let corners = [
                (at.x, at.y - r),
                (at.x + r, at.y),
                (at.x, at.y + r),
                (at.x - r, at.y),
            ];
            shapes.push(Shape::polygon(corners, color));
        }
        EventKind::Conflict => shapes.extend(Shape::cross(at, radius * 0.42, stroke)),
        EventKind::Learn => {
            let (reach, apart) = (0.45 * radius, 0.2 * radius);
            for y in [at.y - apart, at.y + apart] {
                let ends = [at.x - reach, at.x + reach].map(|x| Point::new(x, y));
                shapes.push(Shape::line(ends[0], ends[1], stroke));
            }
            let slash = [reach, -reach].map(|d| Point::new(at.x - 0.5 * d, at.y + d));
            shapes.push(Shape::line(slash[0], slash[1], stroke));
        }
        EventKind::DeadEnd => empty_set(at, radius * 0.42, stroke, shapes),
        EventKind::Backtrack => arrow_back(at, radius, color, shapes),
        EventKind::Select => {
            let r = radius * 0.5;
            let corners = [
                (at.x - 0.6 * r, at.y - r),
                (at.x + r, at.y),
                (at.x - 0.6 * r, at.y + r),
            ];
            shapes.push(Shape::polygon(corners, color));
        }
        EventKind::Sweep | EventKind::Exhausted | EventKind::GaveUp => {
            let [from, to] = [-0.5, 0.5].map(|x| Point::new(at.x + x * radius, at.y));
            shapes.push(Shape::line(from, to, stroke));
        }
    }
}

/// ↶, drawn as shapes to be independent of fonts.
fn arrow_back(at: Point, radius: f32, color: Color, shapes: &mut Vec<Shape>) {
    let (r, stroke) = (radius * 0.45, Stroke::new((radius * 0.2).max(1.0), color));
    let points = (0..=12).map(|step| {
        let angle = std::f32::consts::PI * (1.0 - step as f32 / 9.0);
        Point::new(at.x + r * angle.cos(), at.y - r * angle.sin())
    });
    let points: Vec<Point> = points.collect();
    let Point { x, y } = points[0];
    shapes.push(Shape::Line { points, stroke });
    let tip = [(x - r * 0.6, y), (x + r * 0.6, y), (x, y + r * 0.8)];
    shapes.push(Shape::polygon(tip, color));
}

/// ∅, drawn as shapes to be independent of fonts.
pub fn empty_set(center: Point, radius: f32, stroke: Stroke, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::circle(center, radius, None, stroke));
    let reach = radius * 1.25;
    let from = Point::new(center.x - reach, center.y + reach);
    let to = Point::new(center.x + reach, center.y - reach);
    shapes.push(Shape::line(from, to, stroke));
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
    let stroke = Stroke::new((square.width * 0.05).max(1.0), color);
    shapes.extend(Shape::cross(square.center(), square.width * 0.13, stroke));
}
