//! The legend: every mark that a cell can have and every mark of the timeline, drawn as they are
//! seen, with their meanings.

use crate::app::cx::Cx;
use crate::app::paint::{paint, rect_from};
use crate::scene::{
    CellMark, Color, Figure, Palette, Pen, Point, Rect, Shape, Stroke, hatch, split,
};
use egui::{Sense, Ui, Vec2, vec2};

/// The side of a cell in the legend, in points.
const SIDE: f32 = 28.0;
/// The side of a disc, which holds more, in points.
const DISC: f32 = 38.0;
/// The space between a drawing and its meaning, in points.
const GAP: f32 = 12.0;
/// The size of a candidate in the legend, in points.
const CANDIDATE: f32 = 15.0;

/// What is in the cells of the board on show.
pub fn cells(ui: &mut Ui, cx: &Cx) {
    let palette = &cx.palette;
    let figure = Figure::of(cx.session.lesson().problem.topology());
    let side = if figure == Figure::Hue { DISC } else { SIDE };
    let pen = Pen {
        palette,
        side,
        figure,
    };
    let marks = CellMark::examples().into_iter();
    let rows = marks.map(|(id, mark)| {
        let draw = move |rect: Rect, shapes: &mut Vec<Shape>| {
            let is_given = matches!(mark, CellMark::Given(_));
            let fill = match is_given {
                true => palette.given,
                false => palette.surface,
            };
            let stroke = Stroke::new(1.0, palette.line);
            shapes.push(match figure {
                Figure::Digit | Figure::Queen => Shape::rounded(rect, 0.0, fill, stroke),
                Figure::Hue => Shape::circle(rect.center(), side / 2.0, fill, stroke),
            });
            pen.draw(rect, mark, shapes);
        };
        (id, draw)
    });
    list(ui, cx, vec2(side, side), rows);
}

/// A list of drawings of this size with their meanings.
fn list<'a>(
    ui: &mut Ui,
    cx: &Cx,
    size: Vec2,
    rows: impl Iterator<Item = (&'a str, impl FnOnce(Rect, &mut Vec<Shape>))>,
) {
    let words = ui.available_width() - size.x - GAP;
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    egui::Grid::new(("legend", size.y as u32))
        .max_col_width(words)
        .num_columns(2)
        .spacing([GAP, 8.0])
        .show(ui, |ui| {
            for (id, draw) in rows {
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let mut shapes = Vec::new();
                draw(rect_from(rect), &mut shapes);
                paint(ui.painter(), shapes);
                ui.label(cx.word(id));
                ui.end_row();
            }
        });
}

/// Marks of candidates and houses, and what is on the timeline and around the boards.
pub fn timeline(ui: &mut Ui, cx: &Cx) {
    type Draw = fn(Rect, &Palette, &mut Vec<Shape>);
    const SIGNS: [(&str, Draw); 12] = [
        ("legend-struck", |rect, p, shapes| {
            struck(rect.center(), p, shapes)
        }),
        ("legend-house", |rect, p, shapes| house(rect, p, shapes)),
        ("legend-depth", |rect, p, shapes| {
            let half = Rect::new(rect.x, rect.center().y, rect.width, rect.height / 2.0);
            fill(half, p.guess, shapes);
        }),
        ("legend-conflicts", |rect, p, shapes| {
            bars(rect).for_each(|bar| fill(bar, p.conflict, shapes));
        }),
        ("legend-backtracks", |rect, p, shapes| {
            bars(rect).for_each(|bar| fill(bar, p.undone, shapes));
        }),
        ("legend-dead-ends", |rect, p, shapes| {
            let ends = bars(rect).flat_map(split);
            ends.for_each(|end| fill(end, p.dead, shapes));
        }),
        ("legend-solution", |rect, p, shapes| {
            let (c, r) = (rect.center(), 6.0);
            let corners = [(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)];
            let corners = corners.map(|(x, y)| Point::new(c.x + x, c.y + y));
            shapes.push(Shape::Polygon {
                points: corners.to_vec(),
                fill: p.deduced,
            });
        }),
        ("legend-stop", |rect, p, shapes| {
            shapes.push(Shape::disc(rect.center(), 8.0, p.guess));
        }),
        ("legend-hidden", |rect, p, shapes| hatch(rect, p, shapes)),
        ("legend-unexplored", |rect, p, shapes| {
            let x = rect.center().x;
            let points = vec![Point::new(x, rect.y), Point::new(x, rect.bottom())];
            let stroke = Stroke::dashed(1.5, p.faint, 4.0);
            shapes.push(Shape::Line { points, stroke });
        }),
        ("legend-doom", |rect, p, shapes| {
            ring(rect, 0.0, Stroke::dashed(2.5, p.conflict, 5.0), shapes);
        }),
        ("legend-lit", |rect, p, shapes| {
            ring(rect, 3.0, Stroke::new(3.0, p.lit_edge), shapes);
        }),
    ];
    let rows = SIGNS.into_iter().map(|(id, draw)| {
        let draw = move |rect: Rect, shapes: &mut Vec<Shape>| draw(rect, &cx.palette, shapes);
        (id, draw)
    });
    list(ui, cx, vec2(SIDE, SIDE * 0.8), rows);
}

fn ring(rect: Rect, radius: f32, stroke: Stroke, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::rounded(rect.shrunk(3.0), radius, None, stroke));
}

fn fill(rect: Rect, color: Color, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::filled(rect, color));
}

/// A candidate that was just struck.
fn struck(center: Point, p: &Palette, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::text(center, CANDIDATE, p.conflict, "4"));
    let half = CANDIDATE * 0.55;
    let [from, to] = [-half, half].map(|x| Point::new(center.x + x, center.y));
    shapes.push(Shape::Line {
        points: vec![from, to],
        stroke: Stroke::new(1.5, p.conflict),
    });
}

/// The tints of a house, one beside the other.
fn house(rect: Rect, p: &Palette, shapes: &mut Vec<Shape>) {
    let tints = [p.conflict_fill, p.deduced_fill, p.dead_fill, p.guess_fill];
    let width = rect.width / tints.len() as f32;
    for (tint, column) in tints.into_iter().zip(0u8..) {
        let x = rect.x + f32::from(column) * width;
        fill(Rect::new(x, rect.y, width, rect.height), tint, shapes);
    }
}

/// Bars as they stand below the depth.
fn bars(rect: Rect) -> impl Iterator<Item = Rect> {
    let (y, height) = (rect.y + 5.0, rect.height - 10.0);
    let bar = move |x: f32| Rect::new(rect.x + x * rect.width, y, 3.0, height);
    [0.2, 0.45, 0.55, 0.8].into_iter().map(bar)
}
