//! Scenes as pixels, identical on every machine.

use super::canvas::{Canvas, Line, Outline, Segment, draw};
use crate::scene::{Color, Shape, Stroke, glyphs};
use ab_glyph::{Font as _, OutlineCurve};
use tiny_skia::{FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, StrokeDash, Transform};

/// The most pixels drawn at once: 16 megabytes.
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
            let pixmap = Pixmap::new(width, rows.min(height - top));
            let mut pixmap = pixmap.expect("a band has some pixels, and not too many");
            let scale = self.scale;
            let mut brush = Brush {
                pixmap: &mut pixmap,
                transform: Transform::from_row(scale, 0.0, 0.0, scale, 0.0, -(top as f32)),
            };
            draw(self.shapes, &mut brush);
            Raster { pixmap }
        })
    }
}

/// Rows of pixels, from the top.
pub struct Raster {
    pixmap: Pixmap,
}

impl Raster {
    /// Red, green, blue and opacity of each pixel; colours are premultiplied.
    pub fn pixels(&self) -> &[[u8; 4]] {
        self.pixmap.data().as_chunks().0
    }

    /// Red, green, blue and opacity of each pixel; colours are not premultiplied.
    pub fn into_rgba(self) -> Vec<u8> {
        self.pixmap.take_demultiplied()
    }
}

struct Brush<'a> {
    pixmap: &'a mut Pixmap,
    transform: Transform,
}

impl Canvas for Brush<'_> {
    fn paint(&mut self, outline: Outline, fill: Option<Color>, stroke: Option<Stroke>) {
        let mut path = PathBuilder::new();
        for segment in outline.segments() {
            match segment {
                Segment::MoveTo(p) => path.move_to(p.x, p.y),
                Segment::LineTo(p) => path.line_to(p.x, p.y),
                Segment::CubicTo(a, b, p) => path.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
                Segment::Close => path.close(),
            }
        }
        self.paint_path(path.finish(), fill, stroke);
    }

    fn write(&mut self, line: &Line) {
        self.paint_path(letters(line), Some(line.color), None);
    }
}

impl Brush<'_> {
    /// Paints a path. Shapes without extent have none.
    fn paint_path(&mut self, path: Option<Path>, fill: Option<Color>, stroke: Option<Stroke>) {
        let Some(path) = path else {
            return;
        };
        if let Some(color) = fill {
            let paint = paint(color);
            self.pixmap
                .fill_path(&path, &paint, FillRule::Winding, self.transform, None);
        }
        if let Some(Stroke { width, color, dash }) = stroke {
            let stroke = tiny_skia::Stroke {
                width,
                line_join: LineJoin::Miter,
                dash: dash.and_then(|dash| StrokeDash::new(vec![dash, dash * 0.7], 0.0)),
                ..Default::default()
            };
            self.pixmap
                .stroke_path(&path, &paint(color), &stroke, self.transform, None);
        }
    }
}

fn paint(Color([r, g, b, a]): Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, a);
    paint
}

/// The outlines of a line of text.
fn letters(line: &Line) -> Option<Path> {
    let Line {
        text, font, size, ..
    } = *line;
    let origin = line.anchor.origin(line.at, text, font, size);
    let mut path = PathBuilder::new();
    for glyph in glyphs(text, font, size) {
        let file = glyph.font.parsed();
        let Some(outline) = file.outline(glyph.id) else {
            continue;
        };
        let unit = size / file.units_per_em().unwrap_or(1000.0);
        // Font coordinates have the y axis upwards.
        let place = |p: ab_glyph::Point| (origin.x + glyph.x + p.x * unit, origin.y - p.y * unit);
        let mut end = None;
        for curve in outline.curves {
            let start = match curve {
                OutlineCurve::Line(from, _)
                | OutlineCurve::Quad(from, ..)
                | OutlineCurve::Cubic(from, ..) => from,
            };
            if end != Some(start) {
                let (x, y) = place(start);
                path.close();
                path.move_to(x, y);
            }
            let to = match curve {
                OutlineCurve::Line(_, to) => {
                    let (x, y) = place(to);
                    path.line_to(x, y);
                    to
                }
                OutlineCurve::Quad(_, handle, to) => {
                    let ((a, b), (x, y)) = (place(handle), place(to));
                    path.quad_to(a, b, x, y);
                    to
                }
                OutlineCurve::Cubic(_, first, second, to) => {
                    let ((a, b), (c, d), (x, y)) = (place(first), place(second), place(to));
                    path.cubic_to(a, b, c, d, x, y);
                    to
                }
            };
            end = Some(to);
        }
        path.close();
    }
    path.finish()
}
