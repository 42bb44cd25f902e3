use super::marks::filled;
use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::solver::{Counters, EventKind};
use crate::timeline::Stretch;

/// The depth over a whole run as a flat skyline, with the playhead.
pub struct Strip<'a> {
    /// Its colours.
    pub palette: &'a Palette,
    /// Size of the labels.
    pub text: f32,
    /// How many steps the strip spans.
    pub span: u64,
}

/// One board's part of the strip.
pub struct StripLane<'a> {
    /// Whose it is.
    pub label: &'a str,
    /// Equal stretches of the span, from its start, as far as explored.
    pub stretches: &'a [Stretch],
    /// Into how many stretches the span is divided.
    pub columns: usize,
    /// The counters as far as explored.
    pub frontier: Counters,
    /// From and to which steps the board could no longer be completed, in their order.
    pub doomed: &'a [(u64, u64)],
    /// Where the run stands.
    pub position: u64,
    /// Steps that the viewer has marked.
    pub bookmarks: &'a [u64],
    /// Steps that the lesson stops at.
    pub stops: &'a [u64],
    /// Where the run ends, or how far it is explored.
    pub explored: u64,
    /// Whether `explored` is the end.
    pub is_complete: bool,
}

impl Strip<'_> {
    /// Draws one lane; `rect` is its skyline without the label.
    pub fn draw(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        shapes.push(Shape::Rect {
            rect,
            radius: 0.0,
            fill: Some(p.quiet),
            stroke: None,
        });
        shapes.push(Shape::Text {
            at: Point::new(rect.x - self.text * 0.6, rect.center().y),
            anchor: Anchor::RightMiddle,
            size: self.text,
            font: Font::Regular,
            color: p.faint,
            text: lane.label.to_owned(),
        });
        let marks_height = (rect.height * 0.3).clamp(5.0, 13.0);
        let sky = Rect::new(rect.x, rect.y, rect.width, rect.height - marks_height - 1.0);
        let marks = Rect::new(rect.x, sky.bottom() + 1.0, rect.width, marks_height);
        self.draw_skyline(sky, lane, shapes);
        self.draw_doom(sky, lane, shapes);
        self.draw_marks(marks, lane, shapes);
        if !lane.is_complete {
            // Beyond what is explored nothing is known.
            let x = self.x_of(rect, lane.explored);
            shapes.push(Shape::Line {
                points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
                stroke: Stroke::dashed(1.5, p.faint, 4.0),
            });
        }
        for (number, stop) in lane.stops.iter().enumerate() {
            self.draw_stop(rect, number + 1, *stop, shapes);
        }
        for bookmark in lane.bookmarks {
            self.draw_bookmark(rect, *bookmark, shapes);
        }
        self.draw_playhead(rect, lane.position, shapes);
    }

    /// How thick conflicts, backtracks and dead ends lie, and where solutions are.
    fn draw_marks(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let width = rect.width / lane.columns.max(1) as f32;
        let rows = [
            (EventKind::Conflict, p.conflict),
            (EventKind::Backtrack, p.undone),
            (EventKind::DeadEnd, p.dead),
        ];
        let has = |kind: EventKind| lane.stretches.last().is_some_and(|s| s.until.of(kind) > 0);
        let shown: Vec<_> = rows.into_iter().filter(|(kind, _)| has(*kind)).collect();
        let height = rect.height / shown.len().max(1) as f32;
        let mut before = Counters::default();
        for (column, stretch) in lane.stretches.iter().enumerate() {
            let x = rect.x + column as f32 * width;
            let since = |kind: EventKind| stretch.until.of(kind) - before.of(kind);
            let steps = (stretch.until.steps - before.steps).max(1);
            for (row, (kind, color)) in shown.iter().enumerate() {
                let share = since(*kind) as f32 / steps as f32;
                if share > 0.0 {
                    let opacity = 60.0 + 195.0 * share.sqrt();
                    let y = rect.y + row as f32 * height;
                    let bar = Rect::new(x, y, width.max(1.0), (height - 0.5).max(1.0));
                    shapes.push(filled(bar, color.alpha(opacity as u8)));
                }
            }
            before = stretch.until;
        }
        let mut before = 0;
        for (column, stretch) in lane.stretches.iter().enumerate() {
            if stretch.until.solutions > before {
                let x = rect.x + (column as f32 + 0.5) * width;
                let (y, r) = (rect.y - 3.0, 4.5);
                shapes.push(Shape::Polygon {
                    points: vec![
                        Point::new(x, y - r),
                        Point::new(x + r, y),
                        Point::new(x, y + r),
                        Point::new(x - r, y),
                    ],
                    fill: p.deduced,
                });
                before = stretch.until.solutions;
            }
        }
    }

    /// A bar along the top where the search went on with what could not be completed.
    fn draw_doom(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let height = (rect.height * 0.16).clamp(3.0, 7.0);
        let mut bars: Vec<(f32, f32)> = Vec::new();
        for (from, until) in lane.doomed {
            let (from, until) = (self.x_of(rect, *from), self.x_of(rect, *until));
            let until = until.max(from + 1.0);
            match bars.last_mut() {
                // What cannot be told apart is one bar: there are never more than points across.
                Some(last) if from < last.1 + 1.0 => last.1 = last.1.max(until),
                _ => bars.push((from, until)),
            }
        }
        for (from, until) in bars {
            let bar = Rect::new(from, rect.y, until - from, height);
            shapes.push(filled(bar, self.palette.conflict));
        }
    }

    /// A little flag.
    fn draw_bookmark(&self, rect: Rect, step: u64, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let x = self.x_of(rect, step);
        shapes.push(Shape::Line {
            points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
            stroke: Stroke::new(1.5, p.lit_edge),
        });
        let flag = vec![
            Point::new(x, rect.y),
            Point::new(x + 10.0, rect.y + 4.5),
            Point::new(x, rect.y + 9.0),
        ];
        shapes.push(Shape::Polygon {
            points: flag,
            fill: p.lit_edge,
        });
    }

    /// The number of a lesson's stop at its step.
    fn draw_stop(&self, rect: Rect, number: usize, step: u64, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let (x, size) = (self.x_of(rect, step), self.text * 0.72);
        shapes.push(Shape::Line {
            points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
            stroke: Stroke::dashed(1.5, p.ink, 3.0),
        });
        let inside = x.clamp(rect.x + size * 0.8, rect.right() - size * 0.8);
        let center = Point::new(inside, rect.bottom() - size * 0.8);
        shapes.push(Shape::Circle {
            center,
            radius: size * 0.8,
            fill: Some(p.surface),
            stroke: Some(Stroke::new(1.5, p.ink)),
        });
        shapes.push(Shape::Text {
            at: center,
            anchor: Anchor::CenterMiddle,
            size,
            font: Font::Bold,
            color: p.ink,
            text: number.to_string(),
        });
    }

    /// The depths as a skyline; where nothing is guessed, what has been deduced.
    fn draw_skyline(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let guesses = lane.frontier.max_depth > 0;
        let (color, highest) = if guesses {
            (p.guess, lane.frontier.max_depth)
        } else {
            (p.deduced, lane.frontier.deductions())
        };
        let width = rect.width / lane.columns.max(1) as f32;
        let scale = (rect.height - 4.0) / highest.max(1) as f32;
        let mut before = 0;
        for (column, Stretch { depths, until }) in lane.stretches.iter().enumerate() {
            let x = rect.x + column as f32 * width;
            let (low, high) = if guesses {
                (f32::from(depths.min), f32::from(depths.max))
            } else {
                (before as f32, until.deductions() as f32)
            };
            before = until.deductions();
            let (low, high) = (low * scale, high * scale);
            let bar = |bottom: f32, top: f32, color: Color| {
                let height = (top - bottom).max(1.0);
                filled(
                    Rect::new(x, rect.bottom() - top, width.max(1.0), height),
                    color,
                )
            };
            shapes.push(bar(0.0, low, color.alpha(70)));
            shapes.push(bar(low, high, color.alpha(190)));
        }
    }

    fn draw_playhead(&self, rect: Rect, position: u64, shapes: &mut Vec<Shape>) {
        let ink = self.palette.ink;
        let x = self.x_of(rect, position);
        shapes.push(Shape::Line {
            points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
            stroke: Stroke::new(2.0, ink),
        });
        let wing = self.text * 0.45;
        shapes.push(Shape::Polygon {
            points: vec![
                Point::new(x - wing, rect.y),
                Point::new(x + wing, rect.y),
                Point::new(x, rect.y + wing * 1.2),
            ],
            fill: ink,
        });
    }

    /// Where a step is.
    pub fn x_of(&self, rect: Rect, step: u64) -> f32 {
        let share = step as f64 / self.span.max(1) as f64;
        rect.x + (share.clamp(0.0, 1.0) * f64::from(rect.width)) as f32
    }

    /// The step at a place.
    pub fn step_at(&self, rect: Rect, x: f32) -> u64 {
        let share = f64::from((x - rect.x) / rect.width.max(1.0)).clamp(0.0, 1.0);
        (share * self.span as f64).round() as u64
    }
}
