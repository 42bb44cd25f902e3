//! The timeline: the depth of whole runs as skylines, with their events and the playhead.

use super::board::draw_flag;
use super::{Color, Font, Palette, Point, Rect, Shape, Stroke, hatch, width_of};
use crate::solver::{Counters, EventKind};
use crate::timeline::Section;

/// The timeline: the depth over whole runs as skylines, with the playhead.
pub struct TimelineStrip<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The size of the labels.
    pub text: f32,
    /// The number of steps that a lane spans.
    pub span: u64,
}

/// The most steps of a section whose conflicts, backtracks and dead ends are marked.
const MOST_MARKED: u64 = 24;

/// A board's lane.
pub struct TimelineLane<'a> {
    /// The label.
    pub label: &'a str,
    /// Equal sections of the span, from its start to the end of the explored part.
    pub sections: &'a [Section],
    /// The number of sections in the span.
    pub columns: usize,
    /// The counters at the end of the explored part.
    pub frontier: Counters,
    /// The current step.
    pub position: u64,
    /// Steps that the viewer has marked.
    pub bookmarks: &'a [u64],
    /// The steps of the faults of a program that may be shown, in order.
    pub faults: &'a [u64],
    /// How large its tree is, about, if its end is not known.
    pub estimate: Option<&'a str>,
    /// Where the run goes on, unless its end is known.
    pub goes_on: Option<GoesOn>,
}

/// The end of what is shown of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoesOn {
    /// After this step nothing is explored yet.
    Unexplored(u64),
    /// After this step nothing is shown yet.
    Hidden(u64),
}

impl TimelineStrip<'_> {
    /// The bars of a lane, which do not change while the playhead moves, in the order of painting;
    /// `rect` is its skyline without the label. There are thousands, so they are worth caching.
    ///
    /// `doomed` lists the first and last steps of the doomed stretches, in order.
    pub fn bars(
        &self,
        rect: Rect,
        lane: &TimelineLane,
        doomed: &[(u64, u64)],
    ) -> Vec<(Rect, Color)> {
        let mut bars = vec![(rect, self.palette.quiet)];
        let (sky, marks) = self.parts(rect, lane);
        self.add_skyline(sky, lane, &mut bars);
        self.add_doom(sky, doomed, &mut bars);
        if let Some(marks) = marks {
            self.add_marks(marks, lane, &mut bars);
        }
        bars
    }

    /// Draws what lies above the bars of a lane.
    pub fn draw(&self, rect: Rect, lane: &TimelineLane, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let at = Point::new(rect.x - self.text * 0.6, rect.center().y);
        shapes.push(Shape::text(at, self.text, p.faint, lane.label).right());
        self.draw_solutions(rect, lane, shapes);
        match lane.goes_on {
            Some(GoesOn::Unexplored(step)) => {
                let x = self.x_of(rect, step);
                shapes.push(upright(rect, x, Stroke::dashed(1.5, p.faint, 4.0)));
            }
            Some(GoesOn::Hidden(step)) => {
                let x = self.x_of(rect, step);
                let rest = Rect::new(x, rect.y, rect.right() - x, rect.height);
                hatch(rest, p, shapes);
            }
            None => {}
        }
        self.draw_faults(rect, lane.faults, shapes);
        for bookmark in lane.bookmarks {
            self.draw_bookmark(rect, *bookmark, shapes);
        }
        self.draw_playhead(rect, lane.position, shapes);
        self.draw_estimate(rect, lane, shapes);
    }

    /// Density of conflicts, backtracks and dead ends.
    fn add_marks(&self, rect: Rect, lane: &TimelineLane, bars: &mut Vec<(Rect, Color)>) {
        let p = self.palette;
        let width = rect.width / lane.columns.max(1) as f32;
        let rows = [
            (EventKind::Conflict, p.conflict),
            (EventKind::Backtrack, p.undone),
            (EventKind::DeadEnd, p.dead),
        ];
        let has = |kind: EventKind| lane.sections.last().is_some_and(|s| s.until.of(kind) > 0);
        let shown: Vec<_> = rows.into_iter().filter(|(kind, _)| has(*kind)).collect();
        let height = rect.height / shown.len().max(1) as f32;
        let mut before = Counters::default();
        for (column, section) in lane.sections.iter().enumerate() {
            let x = rect.x + column as f32 * width;
            let since = |kind: EventKind| section.until.of(kind) - before.of(kind);
            let steps = (section.until.steps - before.steps).max(1);
            for (row, (kind, color)) in shown.iter().enumerate() {
                let share = since(*kind) as f32 / steps as f32;
                if share > 0.0 {
                    let opacity = 60.0 + 195.0 * share.sqrt();
                    let y = rect.y + row as f32 * height;
                    let bar = Rect::new(x, y, width.max(1.0), (height - 0.5).max(1.0));
                    let color = color.alpha(opacity as u8);
                    match kind {
                        // Dead ends differ from conflicts in shape, too: their colours are alike.
                        EventKind::DeadEnd => bars.extend(split(bar).map(|half| (half, color))),
                        _ => bars.push((bar, color)),
                    }
                }
            }
            before = section.until;
        }
    }

    /// A diamond above each section that has solutions.
    fn draw_solutions(&self, rect: Rect, lane: &TimelineLane, shapes: &mut Vec<Shape>) {
        let width = rect.width / lane.columns.max(1) as f32;
        let y = self.parts(rect, lane).0.bottom() - 3.0;
        let mut before = 0;
        for (column, section) in lane.sections.iter().enumerate() {
            if section.until.solutions > before {
                let x = rect.x + (column as f32 + 0.5) * width;
                let r = 4.5;
                let diamond = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
                shapes.push(Shape::polygon(diamond, self.palette.deduced));
                before = section.until.solutions;
            }
        }
    }

    /// A bar along the top over doomed stretches.
    fn add_doom(&self, rect: Rect, spans: &[(u64, u64)], bars: &mut Vec<(Rect, Color)>) {
        let height = (rect.height * 0.16).clamp(3.0, 7.0);
        let mut doomed: Vec<(f32, f32)> = Vec::new();
        for (from, until) in spans {
            let (from, until) = (self.x_of(rect, *from), self.x_of(rect, *until));
            let until = until.max(from + 1.0);
            match doomed.last_mut() {
                // Stretches too close to be told apart become one bar, so there are never more bars
                // than points across.
                Some(last) if from < last.1 + 1.0 => last.1 = last.1.max(until),
                _ => doomed.push((from, until)),
            }
        }
        let bar = |(from, until)| Rect::new(from, rect.y, until - from, height);
        let color = self.palette.doom;
        bars.extend(doomed.into_iter().map(|span| (bar(span), color)));
    }

    /// A flag on a disc at each fault that has room for it.
    fn draw_faults(&self, rect: Rect, faults: &[u64], shapes: &mut Vec<Shape>) {
        let radius = (0.28 * rect.height).clamp(5.0, 0.6 * self.text);
        let mut free_from = f32::NEG_INFINITY;
        for fault in faults {
            let x = self.x_of(rect, *fault);
            if x >= free_from {
                shapes.push(upright(rect, x, Stroke::new(1.5, self.palette.ink)));
                draw_flag(Point::new(x, rect.y + radius), radius, self.palette, shapes);
                free_from = x + 2.0 * radius;
            }
        }
    }

    /// A little flag.
    fn draw_bookmark(&self, rect: Rect, step: u64, shapes: &mut Vec<Shape>) {
        let (x, y, color) = (self.x_of(rect, step), rect.y, self.palette.ink);
        shapes.push(upright(rect, x, Stroke::new(1.5, color)));
        let flag = [(x, y), (x + 10.0, y + 4.5), (x, y + 9.0)];
        shapes.push(Shape::polygon(flag, color));
    }

    /// The numbers of a lesson's stops in a row above a lane, each over its step or beside its
    /// neighbours. Those up to the playhead are filled.
    pub fn draw_stops(&self, lane: Rect, position: u64, stops: &[u64], shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let radius = self.text * 0.62;
        let y = lane.y - height_of_stops(self.text) / 2.0;
        let room = lane.shrunk(-radius);
        let places: Vec<f32> = stops.iter().map(|stop| self.x_of(lane, *stop)).collect();
        let (least, most) = (room.x + radius, room.right() - radius);
        let centers = spread(&places, 2.0 * radius + 3.0, least, most);
        let stops = centers.iter().zip(places.iter().zip(stops));
        for (number, (center, (x, stop))) in stops.enumerate() {
            let (fill, color) = match *stop <= position {
                true => (p.guess, p.on_accent),
                false => (p.surface, p.guess),
            };
            let stem = [(*center, y + radius), (*x, lane.y), (*x, lane.bottom())];
            shapes.push(Shape::path(stem, Stroke::new(1.0, p.guess)));
            let (at, edge) = (Point::new(*center, y), Stroke::new(1.5, p.guess));
            shapes.push(Shape::circle(at, radius, fill, edge));
            let words = (number + 1).to_string();
            shapes.push(Shape::text(at, self.text * 0.78, color, words).bold());
        }
    }

    /// The size of the tree at the right end of a lane.
    fn draw_estimate(&self, rect: Rect, lane: &TimelineLane, shapes: &mut Vec<Shape>) {
        let Some(words) = lane.estimate else {
            return;
        };
        let (gap, height) = (self.text * 0.4, self.text * 1.3);
        let width = width_of(words, Font::Regular, self.text) + 2.0 * gap;
        let x = rect.right() - width - gap;
        let y = rect.center().y - height / 2.0;
        let back = Rect::new(x, y, width, height);
        let fill = self.palette.surface.alpha(225);
        shapes.push(Shape::Rect {
            rect: back,
            radius: gap,
            fill: Some(fill),
            stroke: None,
        });
        shapes.push(Shape::text(
            back.center(),
            self.text,
            self.palette.ink,
            words,
        ));
    }

    /// The depths as a skyline; where nothing is guessed, the number of deductions.
    fn add_skyline(&self, rect: Rect, lane: &TimelineLane, bars: &mut Vec<(Rect, Color)>) {
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
        for (column, Section { depths, until }) in lane.sections.iter().enumerate() {
            let x = rect.x + column as f32 * width;
            let (low, high) = if guesses {
                (f32::from(depths.min), f32::from(depths.max))
            } else {
                (before as f32, until.deductions() as f32)
            };
            before = until.deductions();
            let (low, high) = (low * scale, high * scale);
            for (bottom, top, opacity) in [(0.0, low, 60), (low, high, 150)] {
                let height = (top - bottom).max(1.0);
                let bar = Rect::new(x, rect.bottom() - top, width.max(1.0), height);
                bars.push((bar, color.alpha(opacity)));
            }
        }
    }

    fn draw_playhead(&self, rect: Rect, position: u64, shapes: &mut Vec<Shape>) {
        let (x, y, ink) = (self.x_of(rect, position), rect.y, self.palette.ink);
        shapes.push(upright(rect, x, Stroke::new(2.0, ink)));
        let wing = self.text * 0.45;
        let head = [(x - wing, y), (x + wing, y), (x, y + wing * 1.2)];
        shapes.push(Shape::polygon(head, ink));
    }

    /// The skyline and the marks below it, as parts of a lane. A long run has no marks: they would
    /// be the same everywhere.
    fn parts(&self, rect: Rect, lane: &TimelineLane) -> (Rect, Option<Rect>) {
        if self.span / lane.columns.max(1) as u64 > MOST_MARKED {
            return (rect, None);
        }
        let height = (rect.height * 0.3).clamp(5.0, 13.0);
        let sky = Rect::new(rect.x, rect.y, rect.width, rect.height - height - 1.0);
        let marks = Rect::new(rect.x, sky.bottom() + 1.0, rect.width, height);
        (sky, Some(marks))
    }

    /// The x coordinate of a step.
    pub fn x_of(&self, rect: Rect, step: u64) -> f32 {
        let share = step as f64 / self.span.max(1) as f64;
        rect.x + (share.clamp(0.0, 1.0) * f64::from(rect.width)) as f32
    }

    /// The step at an x coordinate.
    pub fn step_at(&self, rect: Rect, x: f32) -> u64 {
        let share = f64::from((x - rect.x) / rect.width.max(1.0)).clamp(0.0, 1.0);
        (share * self.span as f64).round() as u64
    }
}

/// A line over the height of a rectangle.
fn upright(rect: Rect, x: f32, stroke: Stroke) -> Shape {
    Shape::line(Point::new(x, rect.y), Point::new(x, rect.bottom()), stroke)
}

/// The room that the numbers of stops take above a lane, with labels of this size.
pub fn height_of_stops(text: f32) -> f32 {
    text * 1.5
}

/// Places in order, moved apart to this distance between two bounds; closer where there is no room.
fn spread(places: &[f32], distance: f32, least: f32, most: f32) -> Vec<f32> {
    let gaps = places.len().saturating_sub(1).max(1) as f32;
    let distance = distance.min((most - least).max(0.0) / gaps);
    let mut spread: Vec<f32> = Vec::with_capacity(places.len());
    for place in places {
        let after = spread.last().map_or(least, |last| last + distance);
        spread.push(place.max(after));
    }
    let mut bound = most;
    for place in spread.iter_mut().rev() {
        *place = place.min(bound);
        bound = *place - distance;
    }
    spread
}

/// The upper and the lower end of a bar that marks dead ends.
pub fn split(bar: Rect) -> [Rect; 2] {
    let height = (bar.height * 0.38).max(1.0);
    let end = |y: f32| Rect::new(bar.x, y, bar.width, height);
    [end(bar.y), end(bar.bottom() - height)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_moved_apart_within_their_bounds() {
        let spread = |places: &[f32]| spread(places, 10.0, 0.0, 100.0);
        assert_eq!(spread(&[20.0, 50.0]), [20.0, 50.0]);
        assert_eq!(spread(&[20.0, 21.0, 22.0]), [20.0, 30.0, 40.0]);
        assert_eq!(spread(&[-5.0, 99.0, 100.0]), [0.0, 90.0, 100.0]);
        assert_eq!(spread(&[7.0]), [7.0]);
        assert!(spread(&[]).is_empty());
        // Twice as many as there is room for.
        let many = spread(&[50.0; 21]);
        assert!((many[0] - 0.0).abs() < 0.01 && (many[20] - 100.0).abs() < 0.01);
    }
}
