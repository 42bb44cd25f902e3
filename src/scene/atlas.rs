//! A map: a disc for each country, and a line between neighbours.

use super::{Color, Font, Motion, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::puzzle::{Cell, Map, Value, ValueSet};

/// The colours of a map. Dark letters can be read on all of them; each also has its number, since
/// they cannot all be told apart by everyone.
const HUES: [u32; 16] = [
    0x56_B4_E9, 0xF0_E4_42, 0x8F_D3_BA, 0xE0_A3_CB, 0xE6_9F_00, 0xB5_A8_F0, 0xA8_D4_5B, 0xF5_97_7A,
    0xC9_C9_C9, 0x4F_D0_D0, 0xD8_B9_8A, 0xF6_C7_C7, 0x9D_B7_FF, 0xCF_F0_9E, 0xFF_D2_7F, 0xD5_D0_A0,
];

/// The colours of a value: of its area, of the pattern in it, and of text on it.
pub fn paint_of(value: Value, p: &Palette) -> (Color, Color, Color) {
    match p.maps.get(value.index()) {
        Some((fill, pattern)) => (*fill, *pattern, p.ink),
        None => {
            let fill = Color::hex(HUES[value.index()]);
            (fill, fill, Color::hex(0x1A_1A_1A))
        }
    }
}

/// The radius of discs as a share of the distance between the nearest two.
const APART: f64 = 0.4;
/// The least and the greatest radius, as shares of the map's longer side.
const LEAST: f64 = 0.02;
const MOST: f64 = 0.062;
/// The smallest text that can be read.
const READABLE: f32 = 4.5;

/// A map, laid out in a square.
#[derive(Clone, Copy)]
pub struct Atlas<'a> {
    pub(super) map: &'a Map,
    pub(super) palette: &'a Palette,
    pub(super) square: Rect,
    /// How many points a unit of the map is.
    pub(super) scale: f64,
    /// The place of the map's origin.
    pub(super) origin: (f64, f64),
    radius: f32,
}

impl<'a> Atlas<'a> {
    /// The largest drawing of the map that fits into a square.
    pub fn new(map: &'a Map, square: Rect, palette: &'a Palette) -> Self {
        let outline = map.outline();
        let nodes = map.nodes().iter().map(|node| (node.x, node.y));
        let lines = outline
            .iter()
            .flat_map(|outline| &outline.borders)
            .flat_map(|border| border.line.clone());
        // Codes outside have their numbers beside them.
        let outside = outline.iter().flat_map(|outline| &outline.outside);
        let outside = outside.flat_map(|(_, (x, y))| [(x - 30.0, *y), (x + 60.0, *y)]);
        let places: Vec<(f64, f64)> = nodes
            .chain(lines)
            .chain(outside)
            .map(|(x, y)| (x.into(), y.into()))
            .collect();
        let places = || places.iter().copied();
        let least = |from: fn((f64, f64)) -> f64| places().map(from).fold(f64::INFINITY, f64::min);
        let most = |from: fn((f64, f64)) -> f64| places().map(from).fold(-f64::INFINITY, f64::max);
        let (left, right) = (least(|p| p.0), most(|p| p.0));
        let (top, bottom) = (least(|p| p.1), most(|p| p.1));
        // All nodes may be at the same place.
        let extent = (right - left).max(bottom - top).max(1e-9);
        let mut nearest = extent;
        for (index, a) in places().take(map.nodes().len()).enumerate() {
            for b in places().take(index) {
                nearest = nearest.min((a.0 - b.0).hypot(a.1 - b.1));
            }
        }
        let radius = (APART * nearest).clamp(LEAST * extent, MOST * extent);
        // Marks reach beyond their discs.
        let margin = if outline.is_some() {
            0.02 * extent
        } else {
            2.3 * radius
        };
        let scale = f64::from(square.width) / (extent + margin);
        let center = square.center();
        let origin = (
            f64::from(center.x) - (left + right) / 2.0 * scale,
            f64::from(center.y) - (top + bottom) / 2.0 * scale,
        );
        Self {
            map,
            palette,
            square,
            scale,
            origin,
            radius: (radius * scale) as f32,
        }
    }

    /// Whether areas are drawn, and not discs.
    pub const fn has_outline(&self) -> bool {
        self.map.outline().is_some()
    }

    /// The diameter of a disc.
    pub fn side(&self) -> f32 {
        2.0 * self.radius
    }

    pub(super) fn center(&self, node: usize) -> Point {
        let node = &self.map.nodes()[node];
        let x = self.origin.0 + f64::from(node.x) * self.scale;
        let y = self.origin.1 + f64::from(node.y) * self.scale;
        Point::new(x as f32, y as f32)
    }

    /// The square around a disc.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        Rect::centered(self.center(cell.index()), self.side(), self.side())
    }

    /// The nearest disc at a point.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let place = |at: f32, origin: f64| ((f64::from(at) - origin) / self.scale) as f32;
        let place = (place(point.x, self.origin.0), place(point.y, self.origin.1));
        let area = self
            .map
            .outline()
            .and_then(|outline| outline.node_at(place));
        if let Some(node) = area {
            return Some(Cell::new(node));
        }
        let nodes = 0..self.map.nodes().len();
        let nodes = nodes.map(|node| (node, self.center(node).distance(point)));
        let nearest = nodes.min_by(|a, b| a.1.total_cmp(&b.1))?;
        (nearest.1 <= self.radius).then(|| Cell::new(nearest.0))
    }

    /// Draws the lines between neighbours, and empty discs.
    pub fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        if self.has_outline() {
            self.draw_areas(|_| (p.surface, None), shapes);
            return;
        }
        let stroke = Stroke::new((self.radius * 0.07).clamp(1.0, 3.0), p.faint.alpha(150));
        for &(a, b) in self.map.edges() {
            let [a, b] = [a, b].map(|node| self.center(usize::from(node)));
            shapes.push(Shape::line(a, b, stroke));
        }
        let rim = Stroke::new((self.radius * 0.1).clamp(0.8, 1.5), p.ink);
        shapes.extend(
            (0..self.map.nodes().len())
                .map(|node| Shape::circle(self.center(node), self.radius, p.surface, rim)),
        );
    }

    /// Draws the codes of the countries, above the numbers of their colours.
    pub fn draw_codes(&self, shapes: &mut Vec<Shape>) {
        let side = self.side();
        for (index, node) in self.map.nodes().iter().enumerate() {
            let c = self.center(index);
            let widest = width_of(&node.code, Font::Bold, 1.0).max(0.1);
            let size = (side * 0.36).min(side * 0.78 / widest);
            if size < READABLE {
                continue;
            }
            let color = self.palette.ink;
            let at = Point::new(c.x, c.y - side * 0.14);
            shapes.push(Shape::text(at, size, color, node.code.clone()).bold());
        }
    }

    /// In how many columns the colours of a disc are.
    fn columns(&self) -> usize {
        match self.map.colours() {
            colours @ ..=4 => colours,
            colours => colours.div_ceil(2),
        }
    }

    /// The side of a colour that is left for a country.
    pub fn swatch(&self) -> f32 {
        let side = self.side();
        (side * 0.72 / self.columns() as f32).min(side * 0.22)
    }

    /// Draws the colours left for a country as swatches, and the one that was just struck.
    pub fn draw_domain(
        &self,
        cell: Cell,
        domain: ValueSet,
        struck: Option<Value>,
        motion: Motion,
        shapes: &mut Vec<Shape>,
    ) {
        let c = self.center(cell.index());
        let side = self.side();
        let (columns, width) = (self.columns(), self.swatch());
        let left = c.x - width * columns as f32 / 2.0;
        for value in domain.iter().chain(struck) {
            let (row, column) = (value.index() / columns, value.index() % columns);
            let x = left + column as f32 * width;
            let y = c.y + side * 0.08 + row as f32 * width;
            let swatch = Rect::new(x, y, width, width).shrunk(width * 0.08);
            shapes.push(Shape::filled(swatch, paint_of(value, self.palette).0));
            let size = width * 0.85;
            if size >= READABLE {
                let number = value.to_string();
                let ink = paint_of(value, self.palette).2;
                shapes.push(Shape::text(swatch.center(), size, ink, number));
            }
            if Some(value) == struck {
                let middle = swatch.center().y;
                let ends = [swatch.x, swatch.right()].map(|x| Point::new(x, middle));
                let stroke = Stroke::new((width * 0.2).max(1.5), self.palette.guess);
                shapes.push(motion.line(ends[0], ends[1], stroke));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::built_in_maps;
    use crate::scene::Theme;

    /// A map without outlines.
    fn discs() -> Map {
        let text = "(nodes: [(\"NW\", \"a\", 0, 0), (\"NE\", \"b\", 30, 2), (\"S\", \"c\", 16, 26), (\"SEA\", \"d\", 40, 30)], edges: [])";
        Map::read("own", text, 4).unwrap()
    }

    #[test]
    fn every_disc_is_inside_and_apart_from_the_others() {
        let palette = Theme::Light.palette();
        let square = Rect::new(10.0, 20.0, 400.0, 400.0);
        let map = discs();
        let atlas = Atlas::new(&map, square, &palette);
        let cells = || (0..map.nodes().len()).map(Cell::new);
        for cell in cells() {
            let rect = atlas.rect_of(cell);
            assert!(square.holds(rect), "{cell:?}");
            assert_eq!(atlas.cell_at(rect.center()), Some(cell));
            for other in cells().filter(|other| *other != cell) {
                // Their borders are seen.
                let apart = rect.center().distance(atlas.rect_of(other).center());
                assert!(apart >= 1.2 * atlas.side(), "{cell:?} {other:?}");
            }
        }
        assert_eq!(atlas.cell_at(Point::new(square.x, square.y)), None);
        let mut shapes = Vec::new();
        atlas.draw_codes(&mut shapes);
        assert_eq!(shapes.len(), map.nodes().len());
    }

    /// Nodes that share a place, and places far away, are drawn somewhere.
    #[test]
    fn odd_places_are_drawn() {
        let palette = Theme::Light.palette();
        let square = Rect::new(0.0, 0.0, 100.0, 100.0);
        for [a, b] in [["1", "1"], ["-3e38", "3e38"], ["0", "1e-40"]] {
            let text =
                format!("(nodes: [(\"A\", \"a\", {a}, {a}), (\"B\", \"b\", {b}, {b})], edges: [])");
            let map = Map::read("own", &text, 2).unwrap();
            let atlas = Atlas::new(&map, square, &palette);
            for cell in [0, 1].map(Cell::new) {
                assert!(square.contains(atlas.rect_of(cell).center()), "{a} {b}");
            }
        }
    }

    #[test]
    fn numbers_can_be_read_on_every_colour() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            for number in 1..=16 {
                let (fill, pattern, ink) = paint_of(Value::new(number).unwrap(), &palette);
                assert!(ink.contrast(fill) >= 4.5, "{}: {number}", theme.id());
                // Strokes of a pattern lie beside the letters.
                assert!(ink.contrast(pattern) >= 2.5, "{}: {number}", theme.id());
            }
        }
    }

    /// Shared borders are the edges of a map, but for two states that touch by less than is drawn.
    #[test]
    fn borders_are_edges() {
        for id in built_in_maps() {
            let map = Map::built_in(id, 4).unwrap().unwrap();
            let outline = map.outline().unwrap();
            let pair = |a: usize, b: usize| (a.min(b) as u8, a.max(b) as u8);
            let borders = outline.borders.iter();
            let shared = borders.filter_map(|border| Some(pair(border.node, border.other?)));
            let shared: std::collections::BTreeSet<_> = shared.collect();
            let code = |node: u8| map.nodes()[usize::from(node)].code.as_str();
            let missing = map.edges().iter().filter(|edge| !shared.contains(edge));
            let missing: Vec<_> = missing.map(|(a, b)| (code(*a), code(*b))).collect();
            let exceptions: &[_] = if id == "brazil" { &[("DF", "MG")] } else { &[] };
            assert_eq!(missing, exceptions, "{id}");
            assert!(shared.iter().all(|pair| map.edges().contains(pair)), "{id}");
            // Every area is closed, and around the place of its node.
            for (node, ring) in &outline.rings {
                assert_eq!(ring.first(), ring.last(), "{id} {}", code(*node as u8));
            }
            for (index, node) in map.nodes().iter().enumerate() {
                assert_eq!(
                    outline.node_at((node.x, node.y)),
                    Some(index),
                    "{id} {}",
                    node.code
                );
            }
        }
    }
}
