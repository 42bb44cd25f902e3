//! The way on a board of its own, such as a knight's tour or a maze.

use super::super::route::arrow;
use super::super::{Point, Shape, Stroke};
use super::Board;
use crate::puzzle::Cell;
use crate::solver::{Event, EventKind};

/// How much of its colour a way has.
const WAY: u8 = 150;
/// The width of the way, in units.
const WIDTH: f32 = 0.1;
/// The radius of the discs that interrupt it for its places, and their text size, in sides of a square.
const DISC: f32 = 0.24;
const NUMBER: f32 = 0.27;
/// How far from the middle of a square a link begins, in sides.
const LINK_FROM: f32 = 0.3;

impl Board<'_> {
    /// Draws the way from its start to its end, what was taken back of it, and the places on it.
    pub(super) fn draw_steps(&self, shapes: &mut Vec<Shape>) {
        let Some(board) = self.topology.way() else {
            return;
        };
        let (p, unit) = (self.palette, self.pen.unit());
        let center = |cell: Cell| self.rect_of(cell).center();
        let mut way = self.moment.way().unwrap_or_default();
        if way.first() != Some(&board.start()) {
            way.insert(0, board.start());
        }
        let mut points: Vec<Point> = way.iter().map(|cell| center(*cell)).collect();
        if let (Some(Event::Place { .. }), [.., before, end]) = (self.event(), &mut points[..]) {
            *end = self.motion.between(*before, *end);
        }
        let end = points[points.len() - 1];
        if let Some(Event::Backtrack { cell, .. }) = self.event() {
            let stroke = Stroke::dashed((0.08 * unit).max(1.5), p.undone, 0.13 * unit);
            shapes.push(Shape::line(end, center(cell), stroke));
        }
        let color = p.guess.alpha(WAY).over(p.surface);
        if points.len() > 1 {
            let stroke = Stroke::new((WIDTH * unit).max(1.5), color);
            shapes.push(Shape::Line { points, stroke });
        }
        self.draw_places(end, shapes);
    }

    /// Draws the places on the way, each on a disc; a ring marks the end.
    fn draw_places(&self, end: Point, shapes: &mut Vec<Shape>) {
        let (p, side, size) = (self.palette, self.side, NUMBER * self.side);
        let has_numbers = size >= self.digits_from;
        let ring = Stroke::new((0.07 * self.pen.unit()).max(1.5), p.guess);
        let last = self.moment.way().and_then(|way| way.last().copied());
        let last = last.or(self.topology.way().map(|board| board.start()));
        for cell in self.topology.all_cells() {
            let event = self.event().filter(|event| event.cell() == Some(cell));
            let held = self.moment.value(cell);
            let (value, color) = match (event.map(Event::kind), held) {
                (Some(EventKind::Conflict), held) => (held, p.on_conflict),
                (Some(EventKind::Backtrack), _) => (event.and_then(Event::value), p.undone_text),
                (_, held) if self.moment.problem().given(cell).is_some() => (held, p.ink),
                (_, held) => (held, p.guess),
            };
            let Some(value) = value else { continue };
            let ground = match event.map(Event::kind) {
                Some(EventKind::Conflict) => p.conflict,
                Some(EventKind::Backtrack) => p.undone_fill,
                _ => p.surface,
            };
            let is_end = last == Some(cell);
            let at = if is_end {
                end
            } else {
                self.rect_of(cell).center()
            };
            if has_numbers || is_end {
                let edge = is_end.then_some(ring);
                shapes.push(Shape::circle(at, DISC * side, ground, edge));
            }
            if has_numbers {
                let text = self.topology.value_text(value);
                shapes.push(Shape::text(at, size, color, text));
            }
        }
    }

    /// Draws the link of a refused step, from the end of the way to the square.
    pub(super) fn draw_refused_step(&self, square: Cell, shapes: &mut Vec<Shape>) {
        let (p, unit) = (self.palette, self.pen.unit());
        let way = self.moment.way().unwrap_or_default();
        let Some(end) = way
            .last()
            .copied()
            .or(self.topology.way().map(|way| way.start()))
        else {
            return;
        };
        let [from, to] = [end, square].map(|cell| self.rect_of(cell).center());
        let share = self.side / from.distance(to).max(0.01);
        let line = [LINK_FROM * share, 1.0 - 0.46 * share].map(|share| from.towards(to, share));
        let stroke = Stroke::new((0.075 * unit).max(1.5), p.conflict);
        arrow(&line, unit, stroke, p.surface, self.motion, shapes);
    }
}
