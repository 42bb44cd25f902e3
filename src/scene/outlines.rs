//! A map with outlines: areas in colours and patterns, with the numbers of the colours, and borders that
//! glow where they say why.

use super::atlas::{Atlas, paint_of};
use super::board::Board;
use super::marks::{BADGE, badge, strike};
use super::{Color, Font, Motion, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::why::{Lost, lost};
use crate::puzzle::{Border, Cell, Place, Value, ValueSet};
use crate::solver::{Event, EventKind, Spot};
use crate::timeline::Origin;
use std::collections::BTreeMap;

/// A picture is this many degrees wide: the size of marks.
const DEGREES: f32 = 39.0;
/// Sizes in degrees: coasts, borders and the ground below them.
const COAST: f32 = 0.075;
const BORDER: f32 = 0.045;
const GROUND: f32 = 0.14;
/// Of a border that glows: its halo, its casing and its core.
const GLOW: [f32; 3] = [1.3, 0.58, 0.38];
const HALO: u8 = 77;
/// Of the lesson's pointer: both of its rings with what is between them, and that alone.
const POINTER: [f32; 2] = [1.0, 0.62];
/// The radius of the disc of a value in a conflict, and of an area that is too small to be seen.
const DISC: f32 = 1.05;
const SMALL: f32 = 0.62;
/// The largest size of a number, and the size of a code, as a share of it.
const NUMBER: f32 = 2.0;
const CODE: f32 = 0.55;
/// How far below the place of a node its code stands at a dead end, in sizes of its number.
const DEAD: f32 = 0.7;
/// The distance of the lines and dots of patterns.
const PATTERN: f32 = 0.62;

impl Atlas<'_> {
    /// The size of a degree, in points.
    pub(super) fn degree(&self) -> f32 {
        self.square.width / DEGREES
    }

    /// Draws the areas, each in the colours of its fill and its pattern and with the number of the latter,
    /// and then the borders.
    pub(super) fn draw_areas(
        &self,
        look: impl Fn(usize) -> (Color, Option<(Color, usize)>),
        shapes: &mut Vec<Shape>,
    ) {
        let Some(outline) = self.map.outline() else {
            return;
        };
        for (node, ring) in &outline.rings {
            let (points, (fill, pattern)) = (self.path(ring), look(*node));
            let area = points.clone();
            shapes.push(Shape::Polygon { points: area, fill });
            if let Some((color, number)) = pattern {
                self.draw_pattern(&points, number, color, shapes);
            }
        }
        let (p, degree) = (self.palette, self.degree());
        for (is_coast, width, color) in [
            (false, GROUND, p.surface),
            (false, BORDER, p.frame),
            (true, COAST, p.frame),
        ] {
            let stroke = Stroke::new((width * degree).max(0.6), color);
            let borders = outline.borders.iter();
            let borders = borders.filter(|border| border.other.is_none() == is_coast);
            shapes.extend(borders.map(|border| {
                let points = self.path(&border.line);
                Shape::Line { points, stroke }
            }));
        }
    }

    /// The pattern of a colour: none, lines, dots, or crossed lines.
    fn draw_pattern(&self, ring: &[Point], number: usize, color: Color, shapes: &mut Vec<Shape>) {
        let distance = PATTERN * self.degree();
        let stroke = Stroke::new((0.07 * self.degree()).max(0.6), color);
        let mut lines = |down: f32| {
            for (level, from, to) in spans(ring, [1.0, down], distance) {
                let half = std::f32::consts::FRAC_1_SQRT_2;
                // From along and across the lines back to the picture.
                let at = |along: f32| {
                    Point::new(half * (level - down * along), half * (down * level + along))
                };
                shapes.push(Shape::line(at(from), at(to), stroke));
            }
        };
        match number % 4 {
            1 => lines(-1.0),
            3 => [1.0, -1.0].into_iter().for_each(lines),
            2 => {
                for (y, from, to) in spans(ring, [0.0, 1.0], distance) {
                    let odd = (y / distance).round() as i32 % 2 != 0;
                    let shift = if odd { distance / 2.0 } else { 0.0 };
                    let mut x = ((-to - shift) / distance).ceil() * distance + shift;
                    while x < -from {
                        shapes.push(Shape::disc(Point::new(x, y), 0.11 * self.degree(), color));
                        x += distance;
                    }
                }
            }
            _ => {}
        }
    }

    /// The lines between two neighbours: their borders; if they only touch, a short line to the nearest.
    fn border(&self, a: usize, b: usize) -> Vec<Vec<Point>> {
        let Some(outline) = self.map.outline() else {
            return Vec::new();
        };
        let is_shared = |border: &&Border| {
            let pair = (border.node, border.other);
            pair == (a, Some(b)) || pair == (b, Some(a))
        };
        let shared = outline.borders.iter().filter(is_shared);
        let lines: Vec<Vec<Point>> = shared.map(|border| self.path(&border.line)).collect();
        if !lines.is_empty() {
            return lines;
        }
        let is_first = outline.rooms[a] < outline.rooms[b];
        let (small, large) = if is_first { (a, b) } else { (b, a) };
        let from = self.center(small);
        let edge = outline.rings.iter().filter(|(node, _)| *node == large);
        let edge = edge.flat_map(|(_, ring)| self.path(ring));
        let nearest = edge.min_by(|a, b| from.distance(*a).total_cmp(&from.distance(*b)));
        nearest.map_or_else(Vec::new, |to| vec![vec![from, to]])
    }

    /// Lets borders glow.
    fn glow(&self, lines: &[Vec<Point>], color: Color, motion: Motion, shapes: &mut Vec<Shape>) {
        let halo = (f32::from(HALO) * motion.eased()) as u8;
        let colors = [color.alpha(halo), self.palette.surface, color];
        for (share, color) in GLOW.into_iter().zip(colors) {
            let stroke = Stroke::new(share * self.degree(), color);
            let lines = lines.iter().cloned();
            shapes.extend(lines.map(|points| Shape::Line { points, stroke }));
        }
    }

    /// The place of a node's label, the size of its number, and whether it stands outside.
    fn label(&self, node: usize) -> (Point, f32, bool) {
        let degree = self.degree();
        let Some(outline) = self.map.outline() else {
            return (self.center(node), degree, false);
        };
        match outline.outside.iter().find(|(other, _)| *other == node) {
            Some((_, place)) => (self.at(*place), 0.9 * degree, true),
            None => {
                let room = outline.rooms[node] * self.scale as f32;
                (self.center(node), (0.9 * room).min(NUMBER * degree), false)
            }
        }
    }

    /// The middle of a letter and half its side: before the label of a node or, in a narrow area, in
    /// place of its code, which stands higher if the node `has_value`.
    pub(super) fn place_of_letter(&self, node: usize, has_value: bool) -> (Point, f32) {
        let (at, size, is_outside) = self.label(node);
        let half = (0.45 * size).max(0.6 * self.degree());
        let reach = 0.5 * size + 2.1 * half;
        let rooms = self.map.outline().map(|outline| &outline.rooms);
        let room = rooms.map_or(reach, |rooms| rooms[node] * self.scale as f32);
        match (is_outside || reach <= room, has_value) {
            (true, _) => (Point::new(at.x - 0.5 * size - 1.1 * half, at.y), half),
            (false, true) => (Point::new(at.x, at.y - 0.55 * size), 0.8 * half),
            (false, false) => (at, half),
        }
    }

    /// Draws the two rings of the lesson's pointer along the border of an area. Returns whether there is
    /// one.
    pub(super) fn draw_pointed(&self, node: usize, shapes: &mut Vec<Shape>) -> bool {
        let rings = self
            .map
            .outline()
            .into_iter()
            .flat_map(|outline| &outline.rings);
        let rings = rings.filter(|(other, _)| *other == node);
        let rings: Vec<Vec<Point>> = rings.map(|(_, ring)| self.path(ring)).collect();
        let p = self.palette;
        for (width, color) in [
            (POINTER[0], p.pointer),
            (POINTER[1], p.surface),
            (COAST, p.frame),
        ] {
            let stroke = Stroke::new(width * self.degree(), color);
            shapes.extend(
                rings
                    .iter()
                    .cloned()
                    .map(|points| Shape::Line { points, stroke }),
            );
        }
        !rings.is_empty()
    }

    fn at(&self, (x, y): Place) -> Point {
        let x = self.origin.0 + f64::from(x) * self.scale;
        let y = self.origin.1 + f64::from(y) * self.scale;
        Point::new(x as f32, y as f32)
    }

    fn path(&self, line: &[Place]) -> Vec<Point> {
        line.iter().map(|place| self.at(*place)).collect()
    }
}

/// The parts of parallel lines within a ring: the level of each line across a direction, a multiple of the
/// distance, and where along the line each part begins and ends.
fn spans(ring: &[Point], across: [f32; 2], distance: f32) -> Vec<(f32, f32, f32)> {
    let length = across[0].hypot(across[1]);
    let [a, b] = across.map(|part| part / length);
    let mut crossings: BTreeMap<i32, Vec<f32>> = BTreeMap::new();
    for ends in ring.windows(2) {
        let [from, to] = [ends[0], ends[1]].map(|p| (a * p.x + b * p.y, a * p.y - b * p.x));
        let level = |at: f32| (at / distance).ceil() as i32;
        for level in level(from.0.min(to.0))..level(from.0.max(to.0)) {
            let share = (level as f32 * distance - from.0) / (to.0 - from.0);
            let places = crossings.entry(level).or_default();
            places.push(from.1 + share * (to.1 - from.1));
        }
    }
    let mut found = Vec::new();
    for (level, mut places) in crossings {
        places.sort_by(f32::total_cmp);
        let pairs = places.chunks_exact(2);
        found.extend(pairs.map(|pair| (level as f32 * distance, pair[0], pair[1])));
    }
    found
}

impl Board<'_> {
    /// Draws a map with outlines, with these frames below what glows and its signs.
    pub(super) fn draw_map(&self, atlas: &Atlas, frames: Vec<Shape>, shapes: &mut Vec<Shape>) {
        let (board, p, moment) = (self, self.palette, self.moment);
        let event = board.event();
        let in_play = event.and_then(Event::spot).and_then(|at| match at {
            Spot::Cell(cell) => Some(cell),
            Spot::Places(..) => None,
        });
        let ground = match event {
            Some(Event::Conflict { .. } | Event::Excluded { .. }) => {
                Some((p.conflict_tint, p.conflict))
            }
            Some(Event::DeadEnd { .. }) => Some((p.dead, p.on_dead)),
            Some(Event::Backtrack { .. }) => Some((p.undone_fill, p.undone)),
            Some(Event::Select { .. }) => Some((p.guess_fill, p.guess)),
            _ => None,
        };
        let look = |node: usize| match (moment.value(Cell::new(node)), ground) {
            (_, Some((fill, _))) if in_play == Some(Cell::new(node)) => (fill, None),
            (Some(value), _) => {
                let (fill, pattern, _) = paint_of(value, p);
                (fill, Some((pattern, value.index())))
            }
            (None, _) => (p.surface, None),
        };
        atlas.draw_areas(look, shapes);
        let edge = match event {
            Some(Event::Place { .. }) => Some(p.guess),
            Some(Event::Deduce { .. } | Event::Fill { .. }) => Some(p.deduced),
            _ => ground.map(|(_, edge)| edge),
        };
        let degree = atlas.degree();
        if let (Some(cell), Some(color), Some(outline)) = (in_play, edge, atlas.map.outline()) {
            let is_dashed = matches!(event, Some(Event::Select { .. } | Event::Backtrack { .. }));
            let dash = is_dashed.then_some(0.5 * degree);
            let width = (0.2 * degree).max(1.5);
            let stroke = Stroke { width, color, dash };
            let rings = outline.rings.iter();
            let rings = rings.filter(|(node, _)| *node == cell.index());
            shapes.extend(rings.map(|(_, ring)| {
                let points = atlas.path(ring);
                Shape::Line { points, stroke }
            }));
        }
        let causes = match event {
            Some(Event::DeadEnd { at }) if board.shows_causes => lost(moment, at),
            _ => Vec::new(),
        };
        let mut glowing: Vec<(Cell, Cell)> = Vec::new();
        if let Some(Event::Conflict { cell, with, .. }) = event {
            glowing.push((cell, with));
        }
        glowing.extend(
            causes
                .iter()
                .filter_map(|lost| Some((lost.cell, lost.taker?))),
        );
        let lines = glowing
            .iter()
            .flat_map(|(a, b)| atlas.border(a.index(), b.index()));
        let lines: Vec<_> = lines.collect();
        let color = if causes.is_empty() {
            p.conflict
        } else {
            p.guess
        };
        shapes.extend(frames);
        atlas.glow(&lines, color, board.motion, shapes);
        let tried = board.tried();
        for (node, origin) in moment.origins().into_iter().enumerate() {
            let cell = Cell::new(node);
            let is_here = in_play == Some(cell);
            let label = Label { atlas, node, board };
            let number = match event {
                Some(Event::Conflict { value, .. } | Event::Excluded { value, .. }) if is_here => {
                    Number::Solid(value)
                }
                Some(Event::Conflict { with, .. }) if with == cell => {
                    moment.value(cell).map_or(Number::None, Number::Solid)
                }
                Some(Event::Backtrack { value, .. }) if is_here => Number::Loose(value),
                Some(Event::DeadEnd { .. }) if is_here => Number::Dead,
                _ => match (moment.value(cell), origin) {
                    (Some(value), Some(origin)) => Number::Written(value, origin),
                    _ => Number::None,
                },
            };
            let has_domain = board.options.candidates && moment.strategy().keeps_domains();
            let is_open = has_domain && moment.value(cell).is_none() && !is_here;
            let domain = match is_open && causes.is_empty() {
                true => moment.domain(cell),
                false => ValueSet::EMPTY,
            };
            label.draw(number, if is_here { &tried } else { &[] }, domain, shapes);
        }
        for Lost { cell, value, taker } in causes {
            let Some(taker) = taker else { continue };
            let lines = atlas.border(cell.index(), taker.index());
            let Some(line) = lines.iter().max_by_key(|line| line.len()) else {
                continue;
            };
            let (middle, center) = (line[line.len() / 2], atlas.center(cell.index()));
            let by = 1.4 * degree / center.distance(middle).max(0.1);
            let (at, size) = (middle.towards(center, by.min(0.6)), 1.5 * degree);
            shapes.push(Shape::text(at, size, p.taken_by_guess, value.to_string()).bold());
            shapes.push(strike(at, 1.3 * size, p.taken_by_guess));
        }
        if let (Some(cell), Some(event)) = (in_play, event) {
            let (at, size, _) = atlas.label(cell.index());
            let radius = (BADGE * 3.4 * degree).min(1.2 * size.max(degree));
            let at = match event.kind() {
                EventKind::DeadEnd => Point::new(at.x + 0.35 * size, at.y + DEAD * size),
                _ => Point::new(at.x + 0.75 * size + 0.2 * degree, at.y - 0.2 * size),
            };
            badge(at, radius, event.kind(), p, shapes);
        }
    }
}

/// What stands below a code.
enum Number {
    /// Nothing.
    None,
    /// The sign of a dead end, beside the code.
    Dead,
    /// The number of a colour, and where it comes from.
    Written(Value, Origin),
    /// A number of a conflict.
    Solid(Value),
    /// A number that was taken back.
    Loose(Value),
}

/// The label of a node: its code above a number.
struct Label<'a> {
    atlas: &'a Atlas<'a>,
    node: usize,
    board: &'a Board<'a>,
}

impl Label<'_> {
    fn draw(&self, number: Number, tried: &[Value], domain: ValueSet, shapes: &mut Vec<Shape>) {
        let (p, degree) = (self.board.palette, self.atlas.degree());
        let (at, size, is_outside) = self.atlas.label(self.node);
        let code = &self.atlas.map.nodes()[self.node].code;
        let place = self.atlas.center(self.node);
        // Coloured areas too small for words are discs.
        let least = self.board.least_text;
        let is_small = !is_outside && size.max(least) < 0.7 * degree;
        if is_small {
            let fill = match &number {
                Number::Written(value, _) => paint_of(*value, p).0,
                Number::Solid(_) => p.conflict,
                Number::Dead => p.dead,
                Number::None | Number::Loose(_) => p.surface,
            };
            let edge = Stroke::new(COAST * degree, p.frame);
            shapes.push(Shape::circle(place, SMALL * degree, fill, edge));
            let is_solid = matches!(number, Number::Solid(_));
            let ink = if is_solid { p.on_conflict } else { p.ink };
            shapes.push(Shape::text(place, 0.55 * degree, ink, code));
            return;
        }
        if is_outside {
            let stroke = Stroke::new((BORDER * degree).max(0.6), p.faint);
            shapes.push(Shape::disc(place, 0.11 * degree, p.ink));
            let share = 1.0 - 0.75 * degree / place.distance(at).max(degree);
            shapes.push(Shape::line(place, place.towards(at, share), stroke));
        }
        let ink = match number {
            Number::None => p.faint,
            Number::Dead => p.on_dead,
            Number::Written(..) | Number::Solid(_) | Number::Loose(_) => p.ink,
        };
        let code_size = match is_outside {
            true => 0.8 * degree,
            false => CODE * size,
        };
        let (code_size, size) = (code_size.max(least), size.max(least));
        let (code_at, number_at) = if is_outside {
            let beside = (1.05 * degree).max(1.25 * least);
            (at, Point::new(at.x + beside, at.y))
        } else if matches!(number, Number::Dead) {
            (Point::new(at.x - 0.4 * size, at.y + DEAD * size), at)
        } else if matches!(number, Number::None) && domain.is_empty() {
            (at, at)
        } else {
            let up = Point::new(at.x, at.y - 0.5 * size);
            (up, Point::new(at.x, at.y + (0.3 * size).max(0.45 * least)))
        };
        let ground = |at: Point, text: &str, size: f32| {
            let (width, height) = (width_of(text, Font::Bold, size) + 2.0, size);
            Shape::filled(Rect::centered(at, width, height), p.surface)
        };
        let is_written = matches!(number, Number::Written(..));
        if least > 0.0 && (is_written || matches!(number, Number::None)) {
            shapes.push(ground(code_at, code, code_size));
        }
        if least > 0.0 && is_written {
            shapes.push(ground(number_at, "0", size));
        }
        shapes.push(Shape::text(code_at, code_size, ink, code));
        let numeral = |size: f32, color: Color, value: Value| {
            Shape::text(number_at, size, color, value.to_string()).bold()
        };
        match number {
            Number::None => self.draw_domain(domain, number_at, size, shapes),
            Number::Dead => {}
            Number::Written(value, origin) => {
                shapes.push(numeral(size, p.ink, value));
                // Beside the code, where it is not read as a point of the number.
                let half = width_of(code, Font::Regular, code_size) / 2.0;
                let radius = 0.12 * code_size;
                let mark = Point::new(code_at.x + half + 2.5 * radius, code_at.y);
                match origin {
                    Origin::Guess | Origin::Deduction if self.board.pen.is_racing => {}
                    Origin::Given => {}
                    Origin::Guess => shapes.push(Shape::disc(mark, radius, p.ink)),
                    Origin::Deduction => {
                        let side = 2.0 * radius;
                        shapes.push(Shape::filled(Rect::centered(mark, side, side), p.ink));
                    }
                }
            }
            Number::Solid(value) => {
                let radius = (DISC * degree).min(0.75 * size.max(degree));
                shapes.push(Shape::disc(number_at, 1.1 * radius, p.surface));
                shapes.push(Shape::disc(number_at, radius, p.conflict));
                shapes.push(numeral(1.4 * radius, p.on_conflict, value));
            }
            Number::Loose(value) => {
                let mut number = numeral(size, p.undone_text, value);
                number.fade(128);
                shapes.push(number);
            }
        }
        let foot = Point::new(number_at.x, number_at.y + (0.75 * size).max(1.3 * degree));
        self.draw_tried(tried, foot, shapes);
    }

    /// Numbers that were refused here.
    fn draw_tried(&self, tried: &[Value], at: Point, shapes: &mut Vec<Shape>) {
        let (p, size) = (self.board.palette, 0.95 * self.atlas.degree());
        let size = size.max(self.board.least_text);
        let left = at.x - 0.45 * size * tried.len().saturating_sub(1) as f32;
        for (index, value) in tried.iter().enumerate() {
            let at = Point::new(left + 0.9 * size * index as f32, at.y);
            super::marks::struck(at, size, p.faint, value.to_string(), shapes);
        }
    }

    /// The numbers of the colours left.
    fn draw_domain(&self, domain: ValueSet, at: Point, size: f32, shapes: &mut Vec<Shape>) {
        let small = 0.42 * size;
        if small < self.board.digits_from {
            return;
        }
        let count = domain.iter().count();
        let left = at.x - 0.4 * small * count.saturating_sub(1) as f32;
        for (index, value) in domain.iter().enumerate() {
            let at = Point::new(left + 0.8 * small * index as f32, at.y);
            let color = self.board.palette.faint;
            shapes.push(Shape::text(at, small, color, value.to_string()));
        }
    }
}
