//! The legend: every mark that a cell can have and every mark of the timeline, drawn as they are
//! seen, with their meanings.

use crate::app::cx::Cx;
use crate::app::paint::picture;
use crate::puzzle::{Family, Value};
use crate::scene::{CellMark, Palette, Pen, Point, Rect, Shape, Stroke};
use crate::scene::{hatch, paint_of, pointed, split, struck};
use egui::{Sense, Ui, Vec2, vec2};

/// The side of a cell in the legend, in points, and how much larger its marks are than on a board.
const SIDE: f32 = 32.0;
const MARKS: f32 = 1.4;
/// The room around a cell for what reaches beyond it, as a share of its side.
const ROOM_AROUND: f32 = 0.17;
/// The space between a drawing and its meaning, in points.
const GAP: f32 = 12.0;
/// The size of a candidate in the legend, in points.
const CANDIDATE: f32 = 15.0;

/// What is in the cells of the board on show.
pub fn cells(ui: &mut Ui, cx: &Cx) {
    let palette = &cx.palette;
    let (topology, side) = (cx.session.lesson().problem.topology(), SIDE);
    let pen = Pen::new(palette, topology, side).with_unit(MARKS * side);
    let radius = match topology.family() {
        Family::Map(map) if map.outline().is_some() => 0.25 * side,
        family => 0.5 * side * f32::from(matches!(family, Family::Map(_))),
    };
    let marks = CellMark::examples().into_iter();
    let rows = marks.map(|(id, mark, event)| {
        let draw = move |room: Rect, shapes: &mut Vec<Shape>| {
            let rect = room.shrunk(ROOM_AROUND * side);
            if radius > 0.0 {
                area(rect, radius, mark, palette, shapes);
            } else {
                let is_given = matches!(mark, CellMark::Given(_));
                let fill = if is_given {
                    palette.given
                } else {
                    palette.surface
                };
                let stroke = Stroke::new(1.0, palette.line);
                shapes.push(Shape::rounded(rect, radius, fill, stroke));
                pen.draw(rect, mark, shapes);
            }
            event
                .into_iter()
                .for_each(|kind| pen.badge(rect, kind, shapes));
        };
        (id, draw)
    });
    list(ui, cx, Vec2::splat(side * (1.0 + 2.0 * ROOM_AROUND)), rows);
}

/// Draws a mark of a map, in an area with corners of this radius.
fn area(rect: Rect, radius: f32, mark: CellMark, p: &Palette, shapes: &mut Vec<Shape>) {
    let border = Stroke::new(1.0, p.frame);
    let (of, edge) = (
        |value| paint_of(value, p).0,
        |color| Stroke::new(2.5, color),
    );
    let dashed = |color| Stroke::dashed(2.5, color, 4.0);
    let (fill, edge, number) = match mark {
        CellMark::Given(v) => (of(v), Stroke::new(2.5, p.ink), Some((v, p.ink))),
        CellMark::Guess(v) | CellMark::Deduction(v) => (of(v), border, Some((v, p.ink))),
        CellMark::Selected => (p.guess_fill, dashed(p.guess), None),
        CellMark::NewGuess(v) => (of(v), edge(p.guess), Some((v, p.ink))),
        CellMark::NewDeduction(v) => (of(v), edge(p.deduced), Some((v, p.ink))),
        CellMark::Refused(v) => (p.conflict_tint, edge(p.conflict), Some((v, p.on_conflict))),
        CellMark::Culprit(v, _) => (of(v), border, Some((v, p.on_conflict))),
        CellMark::TakenBack(v) => (p.undone_fill, dashed(p.undone), Some((v, p.undone_text))),
        CellMark::DeadEnd => (p.dead, edge(p.on_dead), None),
    };
    shapes.push(Shape::rounded(rect, radius, fill, edge));
    let at = rect.center();
    if matches!(mark, CellMark::Refused(_) | CellMark::Culprit(..)) {
        shapes.push(Shape::disc(at, 0.31 * SIDE, p.conflict));
    }
    if let Some((value, ink)) = number {
        shapes.push(Shape::text(at, 0.45 * SIDE, ink, value.to_string()).bold());
    }
    let origin = Point::new(at.x + 0.26 * SIDE, at.y - 0.12 * SIDE);
    if matches!(mark, CellMark::Guess(_)) {
        shapes.push(Shape::disc(origin, 0.08 * SIDE, p.ink));
    } else if matches!(mark, CellMark::Deduction(_)) {
        let square = Rect::centered(origin, 0.16 * SIDE, 0.16 * SIDE);
        shapes.push(Shape::filled(square, p.ink));
    }
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
        .spacing([GAP, 4.0])
        .show(ui, |ui| {
            for (id, draw) in rows {
                picture(ui, size, Sense::hover(), draw);
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
            let four = Value::new(4).expect("a value");
            struck(rect.center(), CANDIDATE, p.guess, four.to_string(), shapes);
        }),
        ("legend-house", |rect, p, shapes| house(rect, p, shapes)),
        ("legend-depth", |rect, p, shapes| {
            let half = Rect::new(rect.x, rect.center().y, rect.width, rect.height / 2.0);
            shapes.push(Shape::filled(half, p.guess));
        }),
        ("legend-conflicts", |rect, p, shapes| {
            shapes.extend(bars(rect).map(|bar| Shape::filled(bar, p.conflict)));
        }),
        ("legend-backtracks", |rect, p, shapes| {
            shapes.extend(bars(rect).map(|bar| Shape::filled(bar, p.undone)));
        }),
        ("legend-dead-ends", |rect, p, shapes| {
            let ends = bars(rect).flat_map(split);
            shapes.extend(ends.map(|end| Shape::filled(end, p.dead)));
        }),
        ("legend-solution", |rect, p, shapes| {
            let (c, r) = (rect.center(), 6.0);
            let corners = [
                (c.x, c.y - r),
                (c.x + r, c.y),
                (c.x, c.y + r),
                (c.x - r, c.y),
            ];
            shapes.push(Shape::polygon(corners, p.deduced));
        }),
        ("legend-stop", |rect, p, shapes| {
            shapes.push(Shape::disc(rect.center(), 8.0, p.guess));
        }),
        ("legend-hidden", |rect, p, shapes| hatch(rect, p, shapes)),
        ("legend-unexplored", |rect, p, shapes| {
            let x = rect.center().x;
            let [from, to] = [rect.y, rect.bottom()].map(|y| Point::new(x, y));
            shapes.push(Shape::line(from, to, Stroke::dashed(1.5, p.faint, 4.0)));
        }),
        ("legend-doom", |rect, p, shapes| {
            let (height, edge) = (0.6 * rect.height, Stroke::new(1.0, p.line));
            let rect = rect.shrunk(1.0);
            let cell = Rect { height, ..rect };
            let bar = Rect::new(rect.x, cell.bottom() + 3.0, rect.width, 5.0);
            shapes.push(Shape::rounded(bar, 2.0, p.doom, None));
            let (x, y, reach) = (cell.x, cell.bottom(), 0.6 * height);
            shapes.push(Shape::outlined(cell, edge));
            shapes.push(Shape::polygon(
                [(x, y - reach), (x + reach, y), (x, y)],
                p.doom,
            ));
        }),
        ("legend-lit", |rect, p, shapes| {
            pointed(rect.shrunk(5.0), false, SIDE, p, shapes);
        }),
    ];
    let rows = SIGNS.into_iter().map(|(id, draw)| {
        let draw = move |rect: Rect, shapes: &mut Vec<Shape>| draw(rect, &cx.palette, shapes);
        (id, draw)
    });
    list(ui, cx, vec2(SIDE, SIDE * 0.8), rows);
}

/// The tints of a house, one beside the other.
fn house(rect: Rect, p: &Palette, shapes: &mut Vec<Shape>) {
    let tints = [p.conflict_tint, p.deduced_tint, p.dead_tint, p.guess_fill];
    let width = rect.width / tints.len() as f32;
    for (tint, column) in tints.into_iter().zip(0u8..) {
        let x = rect.x + f32::from(column) * width;
        let part = Rect::new(x, rect.y, width, rect.height);
        shapes.push(Shape::filled(part, tint));
    }
}

/// Bars as they stand below the depth.
fn bars(rect: Rect) -> impl Iterator<Item = Rect> {
    let (y, height) = (rect.y + 5.0, rect.height - 10.0);
    let bar = move |x: f32| Rect::new(rect.x + x * rect.width, y, 3.0, height);
    [0.2, 0.45, 0.55, 0.8].into_iter().map(bar)
}
