//! Scenes as pixels, identical on every machine.

use super::outline::{Segment, ShapeOutline};
use crate::scene::{Color, Font, Point, Shape, Stroke, glyphs};
use ab_glyph::{Font as _, OutlineCurve};
use std::iter;
use zeno::{Cap, Command, Fill, Join, Mask, PathBuilder, PathData, Scratch, Transform};

/// The most pixels drawn at once: 16 megabytes, and 4 for what a shape covers of them.
const BAND: u32 = 1 << 22;

/// A picture that is drawn in bands of rows from the top, so that it is never in memory as a whole.
pub struct Drawing<'a> {
    /// What is drawn on a transparent ground.
    pub shapes: &'a [Shape],
    /// Width and height in points.
    pub size: (f32, f32),
    /// Pixels per point.
    pub scale: f32,
}

impl Drawing<'_> {
    /// Width and height in pixels.
    pub fn pixels(&self) -> (u32, u32) {
        let pixels = |points: f32| ((points * self.scale).round() as u32).max(1);
        (pixels(self.size.0), pixels(self.size.1))
    }

    /// The bands from top to bottom.
    pub fn bands(&self) -> impl Iterator<Item = Raster> + '_ {
        let (width, height) = self.pixels();
        let rows = (BAND / width).max(1);
        (0..height).step_by(rows as usize).map(move |top| {
            let size = (width as usize, rows.min(height - top) as usize);
            let scale = Transform::scale(self.scale, self.scale);
            let mut brush = Brush {
                size,
                pixels: vec![[0; 4]; size.0 * size.1],
                transform: scale.then_translate(0.0, -(top as f32)),
                scratch: Scratch::new(),
                mask: Vec::new(),
            };
            self.shapes.iter().for_each(|shape| brush.draw(shape));
            Raster(brush.pixels)
        })
    }
}

/// Rows of pixels, from the top.
pub struct Raster(Vec<[u8; 4]>);

impl Raster {
    /// Red, green, blue and opacity of each pixel; colours are premultiplied.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.0
    }

    /// Red, green, blue and opacity of each pixel; colours are not premultiplied.
    pub fn into_rgba(mut self) -> Vec<u8> {
        for [r, g, b, a] in &mut self.0 {
            if !matches!(*a, 0 | u8::MAX) {
                let half = u16::from(*a) / 2;
                let divided = |c: u8| (u16::from(c) * 255 + half) / u16::from(*a);
                [*r, *g, *b] = [*r, *g, *b].map(|c| divided(c).min(255) as u8);
            }
        }
        self.0.into_flattened()
    }
}

struct Brush {
    /// Width and height in pixels.
    size: (usize, usize),
    pixels: Vec<[u8; 4]>,
    /// From points to pixels.
    transform: Transform,
    scratch: Scratch,
    /// How much of each pixel is covered, of the part that is painted.
    mask: Vec<u8>,
}

impl Brush {
    fn draw(&mut self, shape: &Shape) {
        if let Shape::Text {
            at,
            anchor,
            size,
            font,
            color,
            text,
        } = shape
        {
            let origin = anchor.origin(*at, text, *font, *size);
            self.fill(&letters(origin, text, *font, *size), *color);
        }
        let Some(outline) = ShapeOutline::of(shape) else {
            return;
        };
        let point = |p: Point| zeno::Point::new(p.x, p.y);
        let segments = outline.segments.into_iter();
        let path: Vec<Command> = segments
            .map(|segment| match segment {
                Segment::MoveTo(p) => Command::MoveTo(point(p)),
                Segment::LineTo(p) => Command::LineTo(point(p)),
                Segment::CubicTo(a, b, p) => Command::CurveTo(point(a), point(b), point(p)),
                Segment::Close => Command::Close,
            })
            .collect();
        if let Some(color) = outline.fill {
            self.fill(&path, color);
        }
        if let Some(Stroke { width, color, dash }) = outline.stroke {
            let dashes = dash.map(|dash| [dash, dash * 0.7]);
            let mut stroke = zeno::Stroke::new(width);
            stroke.join(Join::Miter).cap(Cap::Butt);
            stroke.dash(dashes.as_slice().as_flattened(), 0.0);
            let mut edges = Vec::new();
            zeno::apply(path.as_slice(), stroke, None, &mut edges);
            self.fill(&edges, color);
        }
    }

    fn fill(&mut self, path: &[Command], color: Color) {
        let (width, height) = self.size;
        let path: Vec<Command> = path.iter().map(|c| c.transform(&self.transform)).collect();
        let [least, most] = bounds(&path);
        // Negative coordinates become 0.
        let first = |least: f32| least.floor() as usize;
        let (left, top) = (first(least.x), first(least.y));
        let right = width.min(most.x.ceil() as usize);
        let bottom = height.min(most.y.ceil() as usize);
        if left >= right || top >= bottom {
            return;
        }
        let (columns, rows) = (right - left, bottom - top);
        self.mask.clear();
        self.mask.resize(columns * rows, 0);
        Mask::with_scratch(Filled(&path), &mut self.scratch)
            .style(Fill::NonZero)
            .size(columns as u32, rows as u32)
            .offset((-(left as f32), -(top as f32)))
            .render_into(&mut self.mask, None);
        let painted = self.pixels[top * width..].chunks_mut(width);
        for (row, mask) in painted.zip(self.mask.chunks(columns)) {
            for (pixel, covered) in row[left..right].iter_mut().zip(mask) {
                blend(pixel, color, *covered);
            }
        }
    }
}

/// A path to be filled. A mask can also stroke paths; without commands to stroke along, the program
/// need not contain the code for that.
struct Filled<'a>(&'a [Command]);

impl PathData for Filled<'_> {
    type Commands = iter::Empty<Command>;

    fn commands(&self) -> Self::Commands {
        iter::empty()
    }

    fn copy_to(&self, sink: &mut impl PathBuilder) {
        self.0.copy_to(sink);
    }
}

/// The corners of a box with all points of a path, also those beside its curves.
fn bounds(path: &[Command]) -> [zeno::Point; 2] {
    let mut least = zeno::Point::new(f32::MAX, f32::MAX);
    let mut most = zeno::Point::new(f32::MIN, f32::MIN);
    let mut add = |points: &[zeno::Point]| {
        for point in points {
            least = zeno::Point::new(least.x.min(point.x), least.y.min(point.y));
            most = zeno::Point::new(most.x.max(point.x), most.y.max(point.y));
        }
    };
    for command in path {
        match *command {
            Command::MoveTo(p) | Command::LineTo(p) => add(&[p]),
            Command::QuadTo(a, p) => add(&[a, p]),
            Command::CurveTo(a, b, p) => add(&[a, b, p]),
            Command::Close => {}
        }
    }
    [least, most]
}

/// Lays a colour over a pixel that is partly covered (Porter and Duff, *Compositing Digital
/// Images*, 1984: *over*).
fn blend(pixel: &mut [u8; 4], Color([r, g, b, opacity]): Color, covered: u8) {
    let times = |a: u8, b: u8| ((u16::from(a) * u16::from(b) + 127) / 255) as u8;
    let source = times(opacity, covered);
    match source {
        0 => {}
        u8::MAX => *pixel = [r, g, b, u8::MAX],
        _ => {
            let over = [times(r, source), times(g, source), times(b, source), source];
            *pixel = std::array::from_fn(|i| over[i] + times(pixel[i], u8::MAX - source));
        }
    }
}

/// The outlines of a line of text that starts at the left end of its baseline.
fn letters(origin: Point, text: &str, font: Font, size: f32) -> Vec<Command> {
    let mut path = Vec::new();
    for glyph in glyphs(text, font, size) {
        let file = glyph.font.parsed();
        let Some(outline) = file.outline(glyph.id) else {
            continue;
        };
        let unit = size / file.units_per_em().unwrap_or(1000.0);
        // Font coordinates have the y axis upwards.
        let place = |p: ab_glyph::Point| {
            let at = (origin.x + glyph.x + p.x * unit, origin.y - p.y * unit);
            zeno::Point::from(at)
        };
        let mut end = None;
        for curve in outline.curves {
            let start = match curve {
                OutlineCurve::Line(from, _)
                | OutlineCurve::Quad(from, ..)
                | OutlineCurve::Cubic(from, ..) => from,
            };
            if end != Some(start) {
                path.move_to(place(start));
            }
            let to = match curve {
                OutlineCurve::Line(_, to) => {
                    path.line_to(place(to));
                    to
                }
                OutlineCurve::Quad(_, handle, to) => {
                    path.quad_to(place(handle), place(to));
                    to
                }
                OutlineCurve::Cubic(_, first, second, to) => {
                    path.curve_to(place(first), place(second), place(to));
                    to
                }
            };
            end = Some(to);
        }
    }
    path
}
