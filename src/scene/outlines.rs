//! A map with outlines: areas in colours and patterns, with the numbers of the colours, and borders that
//! glow where they say why.

use super::atlas::{Atlas, paint_of};
use super::board::Board;
use super::marks::{BADGE, badge, strike};
use super::{Color, Font, Motion, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::why::{Lost, lost};
use crate::puzzle::{Cell, Place, Value, ValueSet};
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
            let points: Vec<Point> = ring.iter().map(|place| self.at(*place)).collect();
            let (fill, pattern) = look(*node);
            if let Some((color, number)) = pattern {
                shapes.push(Shape::Polygon {
                    points: points.clone(),
                    fill,
                });
                self.draw_pattern(&points, number, color, shapes);
            } else {
                shapes.push(Shape::Polygon { points, fill });
            }
        }
        let (p, degree) = (self.palette, self.degree());
        for (is_coast, width, color) in [
            (false, GROUND, p.surface),
            (false, BORDER, p.frame),
            (true, COAST, p.frame),
        ] {
            let stroke = Stroke::new((width * degree).max(0.6), color);
            for border in outline
                .borders
                .iter()
                .filter(|border| border.other.is_none() == is_coast)
            {
                let points = border.line.iter().map(|place| self.at(*place)).collect();
                shapes.push(Shape::Line { points, stroke });
            }
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
        let is_between =
            |node, other| move |pair: (usize, Option<usize>)| pair == (node, Some(other));
        let shared = outline.borders.iter().filter(|border| {
            let pair = (border.node, border.other);
            is_between(a, b)(pair) || is_between(b, a)(pair)
        });
        let lines: Vec<Vec<Point>> = shared
            .map(|border| border.line.iter().map(|place| self.at(*place)).collect())
            .collect();
        if !lines.is_empty() {
            return lines;
        }
        let (small, large) = if outline.rooms[a] < outline.rooms[b] {
            (a, b)
        } else {
            (b, a)
        };
        let from = self.center(small);
        let far = |point: &Point| (point.x - from.x).hypot(point.y - from.y);
        let edge = outline.rings.iter().filter(|(node, _)| *node == large);
        let edge = edge.flat_map(|(_, ring)| ring.iter().map(|place| self.at(*place)));
        edge.min_by(|a, b| far(a).total_cmp(&far(b)))
            .map(|to| vec![vec![from, to]])
            .unwrap_or_default()
    }

    /// Lets borders glow.
    fn glow(&self, lines: &[Vec<Point>], color: Color, motion: Motion, shapes: &mut Vec<Shape>) {
        let halo = (f32::from(HALO) * motion.eased()) as u8;
        let colors = [color.alpha(halo), self.palette.surface, color];
        for (share, color) in GLOW.into_iter().zip(colors) {
            let stroke = Stroke::new(share * self.degree(), color);
            for points in lines {
                shapes.push(Shape::Line {
                    points: points.clone(),
                    stroke,
                });
            }
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

    fn at(&self, (x, y): Place) -> Point {
        let x = self.origin.0 + f64::from(x) * self.scale;
        let y = self.origin.1 + f64::from(y) * self.scale;
        Point::new(x as f32, y as f32)
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
        let (low, high) = if from.0 < to.0 {
            (from, to)
        } else {
            (to, from)
        };
        let mut level = (low.0 / distance).ceil() as i32;
        while (level as f32) * distance < high.0 {
            let share = (level as f32 * distance - low.0) / (high.0 - low.0);
            crossings
                .entry(level)
                .or_default()
                .push(low.1 + share * (high.1 - low.1));
            level += 1;
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

/// Draws a map with outlines at a moment, with these frames below its signs.
pub(super) fn draw(board: &Board, atlas: &Atlas, frames: Vec<Shape>, shapes: &mut Vec<Shape>) {
    let (p, moment) = (board.palette, board.moment);
    let event = moment.event();
    let in_play = match event {
        Some(
            Event::Select {
                at: Spot::Cell(cell),
                ..
            }
            | Event::DeadEnd {
                at: Spot::Cell(cell),
            },
        ) => Some(cell),
        Some(
            Event::Place { cell, .. }
            | Event::Deduce { cell, .. }
            | Event::Conflict { cell, .. }
            | Event::Backtrack { cell, .. },
        ) => Some(cell),
        _ => None,
    };
    let ground = match event {
        Some(Event::Conflict { .. }) => Some((p.conflict_tint, p.conflict)),
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
        Some(Event::Deduce { .. }) => Some(p.deduced),
        _ => ground.map(|(_, edge)| edge),
    };
    let degree = atlas.degree();
    if let (Some(cell), Some(color), Some(outline)) = (in_play, edge, atlas.map.outline()) {
        let is_dashed = matches!(event, Some(Event::Select { .. } | Event::Backtrack { .. }));
        let dash = is_dashed.then_some(0.5 * degree);
        let stroke = Stroke {
            width: (0.2 * degree).max(1.5),
            color,
            dash,
        };
        for (_, ring) in outline
            .rings
            .iter()
            .filter(|(node, _)| *node == cell.index())
        {
            let points = ring.iter().map(|place| atlas.at(*place)).collect();
            shapes.push(Shape::Line { points, stroke });
        }
    }
    let causes = match event {
        Some(Event::DeadEnd { at }) if board.shows_causes => lost(moment, at),
        _ => Vec::new(),
    };
    match event {
        Some(Event::Conflict { cell, with, .. }) => {
            atlas.glow(
                &atlas.border(cell.index(), with.index()),
                p.conflict,
                board.motion,
                shapes,
            );
        }
        Some(Event::DeadEnd { .. }) => {
            let takers = causes
                .iter()
                .filter_map(|lost| Some((lost.cell, lost.taker?)));
            let lines: Vec<_> = takers
                .flat_map(|(cell, taker)| atlas.border(cell.index(), taker.index()))
                .collect();
            atlas.glow(&lines, p.guess, board.motion, shapes);
        }
        _ => {}
    }
    let tried = board.tried();
    let origins = moment.origins();
    for node in 0..atlas.map.nodes().len() {
        let cell = Cell::new(node);
        let is_here = in_play == Some(cell);
        let label = Label { atlas, node, board };
        let number = match event {
            Some(Event::Conflict { value, .. }) if is_here => Number::Solid(value),
            Some(Event::Conflict { with, .. }) if with == cell => {
                moment.value(cell).map_or(Number::None, Number::Solid)
            }
            Some(Event::Backtrack { value, .. }) if is_here => Number::Loose(value),
            Some(Event::DeadEnd { .. }) if is_here => Number::Dead,
            _ => match (moment.value(cell), origins[node]) {
                (Some(value), Some(origin)) => Number::Written(value, origin),
                _ => Number::None,
            },
        };
        let domain = match (moment.value(cell), is_here) {
            (None, false)
                if board.options.candidates
                    && moment.strategy().keeps_domains()
                    && causes.is_empty() =>
            {
                moment.domain(cell)
            }
            _ => ValueSet::EMPTY,
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
        let length = (center.x - middle.x).hypot(center.y - middle.y).max(0.1);
        let by = (1.4 * degree / length).min(0.6);
        let at = Point::new(
            middle.x + (center.x - middle.x) * by,
            middle.y + (center.y - middle.y) * by,
        );
        let size = 1.5 * degree;
        shapes.push(Shape::text(at, size, p.taken_by_guess, value.to_string()).in_font(Font::Bold));
        shapes.push(strike(at, 1.3 * size, p.taken_by_guess));
    }
    shapes.extend(frames);
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
        let text = |at: Point, size: f32, color: Color, words: String, font: Font| {
            Shape::text(at, size, color, words).in_font(font)
        };
        // Coloured areas too small for words are discs.
        let is_small = !is_outside && size < 0.7 * degree;
        if is_small {
            let fill = match &number {
                Number::Written(value, _) => paint_of(*value, p).0,
                Number::Solid(_) => p.conflict,
                Number::Dead => p.dead,
                Number::None | Number::Loose(_) => p.surface,
            };
            shapes.push(Shape::Circle {
                center: place,
                radius: SMALL * degree,
                fill: Some(fill),
                stroke: Some(Stroke::new(BORDER * degree * 1.5, p.frame)),
            });
            let ink = if matches!(number, Number::Solid(_)) {
                p.on_conflict
            } else {
                p.ink
            };
            shapes.push(text(place, 0.55 * degree, ink, code.clone(), Font::Regular));
            return;
        }
        if is_outside {
            let stroke = Stroke::new((BORDER * degree).max(0.6), p.faint);
            shapes.push(Shape::disc(place, 0.11 * degree, p.ink));
            let short = 0.75 * degree;
            let length = (at.x - place.x).hypot(at.y - place.y).max(short);
            let share = 1.0 - short / length;
            let end = Point::new(
                place.x + (at.x - place.x) * share,
                place.y + (at.y - place.y) * share,
            );
            shapes.push(Shape::line(place, end, stroke));
        }
        let ink = match number {
            Number::None => p.faint,
            Number::Dead => p.on_dead,
            Number::Written(..) | Number::Solid(_) | Number::Loose(_) => p.ink,
        };
        let (code_at, number_at, code_size) = if is_outside {
            let beside = Point::new(at.x + 1.05 * degree, at.y);
            (at, beside, 0.8 * degree)
        } else if matches!(number, Number::Dead) {
            let below = Point::new(at.x - 0.4 * size, at.y + DEAD * size);
            (below, at, CODE * size)
        } else if matches!(number, Number::None) && domain.is_empty() {
            (at, at, CODE * size)
        } else {
            let up = Point::new(at.x, at.y - 0.5 * size);
            (up, Point::new(at.x, at.y + 0.3 * size), CODE * size)
        };
        shapes.push(text(code_at, code_size, ink, code.clone(), Font::Regular));
        match number {
            Number::None => self.draw_domain(domain, number_at, size, shapes),
            Number::Dead => {}
            Number::Written(value, origin) => {
                shapes.push(text(number_at, size, p.ink, value.to_string(), Font::Bold));
                // Beside the code, where it is not read as a point of the number.
                let half = width_of(code, Font::Regular, code_size) / 2.0;
                let radius = 0.12 * code_size;
                let mark = Point::new(code_at.x + half + 2.5 * radius, code_at.y);
                match origin {
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
                shapes.push(text(
                    number_at,
                    1.4 * radius,
                    p.on_conflict,
                    value.to_string(),
                    Font::Bold,
                ));
            }
            Number::Loose(value) => {
                let mut shape = text(
                    number_at,
                    size,
                    p.undone_text,
                    value.to_string(),
                    Font::Bold,
                );
                shape.fade(128);
                shapes.push(shape);
            }
        }
        let foot = Point::new(number_at.x, number_at.y + (0.75 * size).max(1.3 * degree));
        self.draw_tried(tried, foot, shapes);
    }

    /// Numbers that were refused here.
    fn draw_tried(&self, tried: &[Value], at: Point, shapes: &mut Vec<Shape>) {
        let (p, size) = (self.board.palette, 0.95 * self.atlas.degree());
        let left = at.x - 0.45 * size * tried.len().saturating_sub(1) as f32;
        for (index, value) in tried.iter().enumerate() {
            let at = Point::new(left + 0.9 * size * index as f32, at.y);
            super::marks::struck(at, size, p.faint, *value, shapes);
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
            shapes.push(Shape::text(
                at,
                small,
                self.board.palette.faint,
                value.to_string(),
            ));
        }
    }
}
