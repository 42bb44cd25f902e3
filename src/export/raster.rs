//! Scenes as pixels, identical on every machine.

use super::canvas::{Canvas, Line, Outline, Segment, draw};
use crate::scene::{Color, Shape, Stroke, glyphs};
use ab_glyph::{Font as _, OutlineCurve};
use tiny_skia::{FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, StrokeDash, Transform};

/// Rows of pixels, from the top.
pub struct Raster {
    pixmap: Pixmap,
}

impl Raster {
    /// Draws shapes on a transparent picture of `width` × `height` points. `None` if that makes no
    /// pixels, or too many for the memory.
    pub fn of(shapes: &[Shape], width: f32, height: f32, scale: f32) -> Option<Self> {
        let pixels = |points: f32| (points * scale).round() as u32;
        let mut pixmap = Pixmap::new(pixels(width), pixels(height))?;
        let mut brush = Brush {
            pixmap: &mut pixmap,
            transform: Transform::from_scale(scale, scale),
        };
        draw(shapes, &mut brush);
        Some(Self { pixmap })
    }

    /// The width in pixels.
    pub fn width(&self) -> u32 {
        self.pixmap.width()
    }

    /// The height in pixels.
    pub fn height(&self) -> u32 {
        self.pixmap.height()
    }

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
