//! Scenes as pixels, identical on every machine.

use super::outline::ShapeOutline;
use crate::scene::{Color, Font, Point, Shape, Stroke, glyphs};
use ab_glyph::{Font as _, OutlineCurve};
use zeno::{Cap, Command, Fill, Join, Mask, PathBuilder, Scratch, Transform};

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

/// Red, green, blue and opacity of each pixel; colours are premultiplied.
impl AsRef<[[u8; 4]]> for Raster {
    fn as_ref(&self) -> &[[u8; 4]] {
        &self.0
    }
}

impl Raster {
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
        if let Some(color) = outline.fill {
            self.fill(&outline.path, color);
        }
        if let Some(Stroke { width, color, dash }) = outline.stroke {
            let dashes = dash.map(|dash| [dash, dash * 0.7]);
            let mut stroke = zeno::Stroke::new(width);
            stroke.join(Join::Miter).cap(Cap::Butt);
            stroke.dash(dashes.as_slice().as_flattened(), 0.0);
            let mut edges = Vec::new();
            zeno::apply(outline.path.as_slice(), stroke, None, &mut edges);
            self.fill(&edges, color);
        }
    }

    fn fill(&mut self, path: &[Command], color: Color) {
        let (width, height) = self.size;
        let transform = Some(self.transform);
        let bounds = self.scratch.bounds(path, Fill::NonZero, transform);
        // Negative coordinates become 0.
        let first = |least: f32| least.floor() as usize;
        let (left, top) = (first(bounds.min.x), first(bounds.min.y));
        let right = width.min(bounds.max.x.ceil() as usize);
        let bottom = height.min(bounds.max.y.ceil() as usize);
        if left >= right || top >= bottom {
            return;
        }
        let (columns, rows) = (right - left, bottom - top);
        self.mask.clear();
        self.mask.resize(columns * rows, 0);
        Mask::with_scratch(path, &mut self.scratch)
            .style(Fill::NonZero)
            .transform(transform)
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
            let (OutlineCurve::Line(start, _)
            | OutlineCurve::Quad(start, ..)
            | OutlineCurve::Cubic(start, ..)) = curve;
            if end != Some(start) {
                path.move_to(place(start));
            }
            let (OutlineCurve::Line(_, to)
            | OutlineCurve::Quad(.., to)
            | OutlineCurve::Cubic(.., to)) = curve;
            match curve {
                OutlineCurve::Line(..) => path.line_to(place(to)),
                OutlineCurve::Quad(_, handle, _) => path.quad_to(place(handle), place(to)),
                OutlineCurve::Cubic(_, first, second, _) => {
                    path.curve_to(place(first), place(second), place(to))
                }
            };
            end = Some(to);
        }
    }
    path
}
