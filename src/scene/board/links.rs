//! What is drawn across a board: links from cell to cell, the way of a program, the flag of a fault.

use super::super::marks::Figure;
use super::super::route::{CASING, arrow, rounded, route};
use super::super::{Motion, Palette, Point, Rect, Shape, Stroke};
use super::{Board, FaultMark, LINK};
use crate::analysis::why::{Lost, lost};
use crate::puzzle::Cell;
use crate::solver::{Event, Nogood, Spot};
use crate::timeline::Origin;

impl Board<'_> {
    /// Draws the way that the written cells form, from its start on.
    pub(super) fn draw_way(&self, shapes: &mut Vec<Shape>) {
        let Some(way) = self.moment.way() else { return };
        let (p, unit) = (self.palette, self.pen.unit());
        let points: Vec<Point> = way
            .iter()
            .map(|cell| self.rect_of(*cell).center())
            .collect();
        let (Some(start), Some(end)) = (points.first(), points.last()) else {
            return;
        };
        let (color, width) = (p.guess.alpha(WAY).over(p.surface), 0.14 * unit);
        shapes.push(Shape::disc(*start, 0.2 * unit, color));
        shapes.push(Shape::circle(
            *end,
            0.3 * unit,
            None,
            Stroke::new(0.5 * width, color),
        ));
        let stroke = Stroke::new(width, color);
        shapes.push(Shape::Line { points, stroke });
    }

    /// Draws a flag at the cell of a fault, and a link in ink from the cell that it clashes with.
    pub(super) fn draw_fault(&self, shapes: &mut Vec<Shape>) {
        let Some(FaultMark { cell, with }) = self.fault else {
            return;
        };
        let (p, unit) = (self.palette, self.pen.unit());
        let place = cell.map_or_else(|| self.grid.rect(), |cell| self.rect_now(cell));
        if let Some(with) = with.filter(|with| Some(*with) != cell) {
            let from = self.rect_now(with);
            let edge = Stroke::new((0.06 * unit).max(2.0), p.ink);
            shapes.push(self.pen.edge(from.shrunk(0.03 * unit), edge));
            let stroke = Stroke::new((0.06 * unit).max(1.5), p.ink);
            arrow(
                &self.line(place, from),
                unit,
                stroke,
                p.surface,
                Motion::END,
                shapes,
            );
        }
        let inside = 0.1 * unit;
        let at = Point::new(place.x + inside, place.y + inside);
        draw_flag(at, (0.2 * unit).max(7.0), p, shapes);
    }

    /// The line between two places: straight to a queen, and otherwise around all digits.
    pub(super) fn line(&self, from: Rect, to: Rect) -> Vec<Point> {
        if self.pen.figure() == Figure::Digit {
            let unit = self.pen.unit();
            return rounded(&route(from, to, unit), unit);
        }
        let (start, end) = (from.center(), to.center());
        let share = self.side / start.distance(end).max(0.01);
        [0.5 * share, 1.0 - 0.46 * share]
            .map(|share| start.towards(end, share))
            .to_vec()
    }

    /// Draws the link of a conflict, the ties of a dead end, and the edges of blamed guesses.
    pub(super) fn draw_links(&self, origins: &[Option<Origin>], shapes: &mut Vec<Shape>) {
        let (p, unit) = (self.palette, self.pen.unit());
        match self.event() {
            Some(Event::Conflict { cell, value, with }) if with != cell => {
                let [from, to] = self.ends(cell, value, with);
                let stroke = Stroke::new((0.075 * unit).max(1.5), p.conflict);
                let motion = self.motion.part(0.0, LINK);
                arrow(
                    &self.line(from, to),
                    unit,
                    stroke,
                    p.surface,
                    motion,
                    shapes,
                );
            }
            Some(Event::Visited { cell, .. } | Event::Wall { cell, .. }) => {
                self.draw_refused_step(cell, shapes);
            }
            Some(Event::DeadEnd { at }) if self.shows_causes => self.draw_ties(at, origins, shapes),
            // Nobody is to blame for a solution.
            None | Some(Event::Solution) => return,
            _ => {}
        }
        let nogood = self.moment.nogood().map(|(_, nogood)| nogood);
        let cells = nogood
            .iter()
            .flat_map(Nogood::guesses)
            .map(|(cell, _)| cell);
        let of_nogood: Vec<Cell> = cells.collect();
        for cell in self.moment.blamed() {
            let rect = self.rect_now(cell);
            let width = (0.04 * unit).max(2.0);
            let stroke = match of_nogood.contains(&cell) {
                true => Stroke::new(1.5 * width, p.conflict),
                false => Stroke::dashed(width, p.ink, 0.1 * unit),
            };
            shapes.push(self.pen.edge(rect.shrunk(self.side * 0.08), stroke));
        }
    }

    /// Draws the ties of a dead end to what took each value: grey to a given, in colour to a guess or a
    /// deduction; for queens, the rays of the nearest attackers.
    fn draw_ties(&self, at: Spot, origins: &[Option<Origin>], shapes: &mut Vec<Shape>) {
        let (p, unit) = (self.palette, self.pen.unit());
        let mut ties: Vec<(Cell, Rect, Rect, Origin)> = Vec::new();
        for Lost { cell, value, taker } in lost(self.moment, at) {
            if let Some(taker) = taker
                && let Some(origin) = origins[taker.index()]
            {
                let [from, to] = self.ends(cell, value, taker);
                ties.push((taker, from, to, origin));
            }
        }
        if self.pen.figure() == Figure::Queen {
            for (_, square, queen, _) in ties {
                let line = self.line(queen, square);
                let stroke = Stroke::new((0.06 * self.side).max(1.5), p.guess);
                arrow(&line, 0.7 * unit, stroke, p.surface, self.motion, shapes);
            }
            return;
        }
        let is_given = |tie: &(Cell, Rect, Rect, Origin)| tie.3 == Origin::Given;
        let (given, placed): (Vec<_>, Vec<_>) = ties.into_iter().partition(is_given);
        let lines = |ties: &[(Cell, Rect, Rect, Origin)], motion: Motion| -> Vec<Vec<Point>> {
            let line = |tie: &(Cell, Rect, Rect, Origin)| motion.along(&self.line(tie.1, tie.2));
            ties.iter().map(line).collect()
        };
        let thin = Stroke::new((0.028 * unit).max(1.0), p.faint);
        let grey = lines(&given, self.motion.part(0.0, 0.5));
        // All casings are below all lines, so that what a house took shares one line.
        for stroke in [
            Stroke::new(thin.width + 2.0 * CASING * unit, p.surface),
            thin,
        ] {
            let lines = grey.iter().cloned();
            shapes.extend(lines.map(|points| Shape::Line { points, stroke }));
        }
        for ((_, _, taker, _), line) in given.iter().zip(&grey) {
            let stroke = Stroke::new((0.03 * unit).max(1.0), p.faint);
            shapes.push(self.pen.edge(taker.shrunk(0.06 * unit), stroke));
            shapes.push(Shape::disc(line[line.len() - 1], 0.055 * unit, p.faint));
        }
        for (_, from, taker, origin) in &placed {
            let color = if *origin == Origin::Guess {
                p.guess
            } else {
                p.deduced
            };
            let stroke = Stroke::new((0.06 * unit).max(1.5), color);
            shapes.push(self.pen.edge(taker.shrunk(0.03 * unit), stroke));
            let motion = self.motion.part(0.5, 1.0);
            arrow(
                &self.line(*from, *taker),
                unit,
                stroke,
                p.surface,
                motion,
                shapes,
            );
        }
    }
}

/// Draws the sign of a fault: a white flag on a disc of this radius.
pub(in crate::scene) fn draw_flag(at: Point, radius: f32, p: &Palette, shapes: &mut Vec<Shape>) {
    let part = |x: f32, y: f32| Point::new(at.x + x * radius, at.y + y * radius);
    let edge = Stroke::new(0.14 * radius, p.surface);
    shapes.push(Shape::circle(at, radius, p.ink, edge));
    let pole = Stroke::new(0.16 * radius, p.surface);
    shapes.push(Shape::line(part(-0.3, -0.55), part(-0.3, 0.6), pole));
    let corner = |x: f32, y: f32| (at.x + x * radius, at.y + y * radius);
    let flag = [corner(-0.3, -0.55), corner(0.5, -0.25), corner(-0.3, 0.1)];
    shapes.push(Shape::polygon(flag, p.surface));
}

/// How much of its colour a way has, so that what stands on it can be read.
const WAY: u8 = 90;
