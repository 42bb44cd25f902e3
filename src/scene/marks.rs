//! The marks in cells, and the signs and colours of events.

use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::puzzle::Value;
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
pub enum Mark {
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

impl Mark {
    /// One of each, for the legend.
    pub fn examples() -> [Self; 10] {
        let [four, six] = [4, 6].map(|n| Value::new(n).expect("a value"));
        [
            Self::Given(four),
            Self::Guess(six),
            Self::Deduction(six),
            Self::Selected,
            Self::NewGuess(six),
            Self::NewDeduction(six),
            Self::Refused(six),
            Self::Culprit,
            Self::TakenBack(six),
            Self::DeadEnd,
        ]
    }

    /// Its message id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Given(_) => "mark-given",
            Self::Guess(_) => "mark-guess",
            Self::Deduction(_) => "mark-deduction",
            Self::Selected => "mark-selected",
            Self::NewGuess(_) => "mark-new-guess",
            Self::NewDeduction(_) => "mark-new-deduction",
            Self::Refused(_) => "mark-refused",
            Self::Culprit => "mark-culprit",
            Self::TakenBack(_) => "mark-taken-back",
            Self::DeadEnd => "mark-dead-end",
        }
    }
}

/// Draws marks in cells of one size.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The side of a cell.
    pub side: f32,
}

impl Pen<'_> {
    /// Draws a mark into a cell.
    pub fn draw(&self, rect: Rect, mark: Mark, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        match mark {
            Mark::Given(value) => shapes.push(self.digit(rect, value, Font::Bold, p.ink)),
            Mark::Guess(value) => {
                shapes.push(self.digit(rect, value, Font::Regular, p.guess));
                shapes.push(self.dot(rect, p.guess));
            }
            Mark::Deduction(value) => {
                shapes.push(self.digit(rect, value, Font::Regular, p.deduced));
                shapes.push(self.square(rect, p.deduced));
            }
            Mark::Selected => shapes.push(self.ring(rect, p.guess, p.guess_fill, true)),
            Mark::NewGuess(value) => {
                shapes.push(self.ring(rect, p.guess, p.guess_fill, false));
                self.draw(rect, Mark::Guess(value), shapes);
            }
            Mark::NewDeduction(value) => {
                shapes.push(self.ring(rect, p.deduced, p.deduced_fill, false));
                self.draw(rect, Mark::Deduction(value), shapes);
            }
            Mark::Refused(value) => {
                shapes.push(self.ring(rect, p.conflict, p.surface, false));
                shapes.push(self.digit(rect, value, Font::Regular, p.conflict));
                self.draw_cross(rect, shapes);
            }
            Mark::Culprit => {
                let width = (self.side * 0.05).max(2.0);
                let stroke = Stroke::dashed(width, p.conflict, self.side * 0.12);
                shapes.push(outlined(rect.shrunk(2.0), stroke));
            }
            Mark::TakenBack(value) => {
                shapes.push(self.ring(rect, p.undone, p.undone_fill, true));
                shapes.push(self.digit(rect, value, Font::Regular, p.undone));
                let (c, half) = (rect.center(), self.side * 0.3);
                shapes.push(Shape::Line {
                    points: vec![
                        Point::new(c.x - half, c.y + half * 0.8),
                        Point::new(c.x + half, c.y - half * 0.8),
                    ],
                    stroke: Stroke::new((self.side * 0.05).max(1.5), p.undone),
                });
                self.draw_arrow_back(self.corner(rect), shapes);
            }
            Mark::DeadEnd => {
                shapes.push(self.ring(rect, p.dead, p.dead_fill, false));
                self.draw_empty_set(rect.center(), self.side * 0.24, shapes);
            }
        }
    }

    /// A value in the middle of a cell.
    pub fn digit(&self, rect: Rect, value: Value, font: Font, color: Color) -> Shape {
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

    fn dot(&self, rect: Rect, color: Color) -> Shape {
        let (center, radius) = (self.corner(rect), self.side * 0.055);
        Shape::Circle {
            center,
            radius,
            fill: Some(color),
            stroke: None,
        }
    }

    fn square(&self, rect: Rect, color: Color) -> Shape {
        let (at, half) = (self.corner(rect), self.side * 0.055);
        filled(
            Rect::new(at.x - half, at.y - half, 2.0 * half, 2.0 * half),
            color,
        )
    }

    /// A filled cell with a solid or dashed border.
    fn ring(&self, rect: Rect, color: Color, fill: Color, dashed: bool) -> Shape {
        let width = (self.side * 0.06).clamp(2.0, 5.0);
        let dash = dashed.then_some(self.side * 0.14);
        let stroke = Some(Stroke { width, color, dash });
        Shape::Rect {
            rect: rect.shrunk(1.0),
            radius: self.side * 0.06,
            fill: Some(fill),
            stroke,
        }
    }

    fn draw_cross(&self, rect: Rect, shapes: &mut Vec<Shape>) {
        let (c, half) = (self.corner(rect), self.side * 0.08);
        let stroke = Stroke::new((self.side * 0.045).max(1.5), self.palette.conflict);
        for rise in [-half, half] {
            let points = vec![
                Point::new(c.x - half, c.y - rise),
                Point::new(c.x + half, c.y + rise),
            ];
            shapes.push(Shape::Line { points, stroke });
        }
    }

    /// ↶, drawn as shapes to be independent of fonts.
    fn draw_arrow_back(&self, at: Point, shapes: &mut Vec<Shape>) {
        let (r, color) = (self.side * 0.09, self.palette.undone);
        let arc: Vec<Point> = (0..=10)
            .map(|i| {
                let angle = std::f32::consts::PI * (1.0 - 0.1 * i as f32);
                Point::new(at.x + r * angle.cos(), at.y - r * angle.sin() * 0.9)
            })
            .collect();
        let tip = arc[0];
        let stroke = Stroke::new((self.side * 0.035).max(1.2), color);
        shapes.push(Shape::Line {
            points: arc,
            stroke,
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

    /// ∅, drawn as shapes to be independent of fonts.
    pub fn draw_empty_set(&self, center: Point, radius: f32, shapes: &mut Vec<Shape>) {
        let stroke = Stroke::new((radius * 0.2).max(1.5), self.palette.dead);
        shapes.push(Shape::Circle {
            center,
            radius,
            fill: None,
            stroke: Some(stroke),
        });
        let reach = radius * 1.15;
        let points = vec![
            Point::new(center.x - reach, center.y + reach),
            Point::new(center.x + reach, center.y - reach),
        ];
        shapes.push(Shape::Line { points, stroke });
    }
}

/// A rectangle without an outline.
pub fn filled(rect: Rect, color: Color) -> Shape {
    Shape::Rect {
        rect,
        radius: 0.0,
        fill: Some(color),
        stroke: None,
    }
}

/// An outline.
pub fn outlined(rect: Rect, stroke: Stroke) -> Shape {
    Shape::Rect {
        rect,
        radius: 2.0,
        fill: None,
        stroke: Some(stroke),
    }
}
