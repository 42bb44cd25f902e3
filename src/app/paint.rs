//! Paints scenes with egui.

use super::fonts;
use crate::scene::{Anchor, Color, Point, Rect, Shape, Stroke};
use egui::{Align2, Color32, FontId, Pos2, Response, Sense, StrokeKind, Ui, Vec2};

/// Our colour as egui's.
pub const fn color(Color([r, g, b, a]): Color) -> Color32 {
    Color32::from_rgba_unmultiplied_const(r, g, b, a)
}

/// egui's rectangle as ours.
pub fn rect_from(rect: egui::Rect) -> Rect {
    Rect::new(rect.left(), rect.top(), rect.width(), rect.height())
}

/// Our rectangle as egui's.
pub fn rect_to(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_size(
        Pos2::new(rect.x, rect.y),
        egui::vec2(rect.width.max(0.0), rect.height.max(0.0)),
    )
}

/// egui's position as our point.
pub const fn point_from(pos: Pos2) -> Point {
    Point::new(pos.x, pos.y)
}

const fn pos(point: Point) -> Pos2 {
    Pos2::new(point.x, point.y)
}

fn stroke(stroke: Stroke) -> egui::Stroke {
    egui::Stroke::new(stroke.width, color(stroke.color))
}

/// Bars as one mesh that is painted in many frames: two triangles each, without antialiasing.
pub fn mesh(bars: Vec<(Rect, Color)>) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    for (bar, fill) in bars {
        mesh.add_colored_rect(rect_to(bar), color(fill));
    }
    mesh
}

/// Paints a picture of this size as a widget.
pub fn picture(
    ui: &mut Ui,
    size: Vec2,
    sense: Sense,
    draw: impl FnOnce(Rect, &mut Vec<Shape>),
) -> Response {
    let (response, painter) = ui.allocate_painter(size, sense);
    let mut shapes = Vec::new();
    draw(rect_from(response.rect), &mut shapes);
    paint(&painter, shapes);
    response
}

/// Paints shapes in their order.
pub fn paint(painter: &egui::Painter, shapes: Vec<Shape>) {
    for shape in shapes {
        paint_one(painter, shape);
    }
}

fn paint_one(painter: &egui::Painter, shape: Shape) {
    match shape {
        Shape::Rect {
            rect,
            radius,
            fill,
            stroke: line,
        } => {
            let rect = rect_to(rect);
            if let Some(fill) = fill {
                painter.rect_filled(rect, radius, color(fill));
            }
            match line {
                Some(line) if line.dash.is_some() => {
                    let [left, right] = [rect.left_top(), rect.right_bottom()];
                    let corners = [left, rect.right_top(), right, rect.left_bottom(), left];
                    paint_line(painter, corners.to_vec(), line);
                }
                Some(line) => {
                    painter.rect_stroke(rect, radius, stroke(line), StrokeKind::Middle);
                }
                None => {}
            }
        }
        Shape::Line {
            points,
            stroke: line,
        } => paint_line(painter, points.into_iter().map(pos).collect(), line),
        Shape::Polygon { points, fill } => {
            let points = points.into_iter().map(pos).collect();
            painter.add(area(points, color(fill)));
        }
        Shape::Circle {
            center,
            radius,
            fill,
            stroke: line,
        } => {
            let fill = fill.map_or(Color32::TRANSPARENT, color);
            let line = line.map_or(egui::Stroke::NONE, stroke);
            painter.circle(pos(center), radius, fill, line);
        }
        Shape::Text {
            at,
            anchor,
            size,
            font,
            color: ink,
            text,
        } => {
            // egui refuses fonts of size zero.
            let id = FontId::new(size.max(1.0), fonts::family(font));
            painter.text(pos(at), align(anchor), text, id, color(ink));
        }
    }
}

/// A filled polygon, convex or not.
fn area(points: Vec<Pos2>, fill: Color32) -> egui::Shape {
    let turn = |k: usize| {
        let at = |k: usize| points[k % points.len()];
        let (before, after) = (at(k + 1) - at(k), at(k + 2) - at(k + 1));
        before.x * after.y - before.y * after.x
    };
    let turns = (0..points.len()).map(turn);
    let (left, right) = turns.fold((0.0_f32, 0.0_f32), |(l, r), t| (l.min(t), r.max(t)));
    if left == 0.0 || right == 0.0 {
        return egui::Shape::convex_polygon(points, fill, egui::Stroke::NONE);
    }
    let mut indices: Vec<u32> = Vec::new();
    let corners = points.iter().map(|point| [point.x, point.y]);
    earcut::Earcut::new().earcut(corners, &[], &mut indices);
    let mut mesh = egui::Mesh {
        indices,
        ..Default::default()
    };
    points
        .iter()
        .for_each(|point| mesh.colored_vertex(*point, fill));
    egui::Shape::mesh(mesh)
}

fn paint_line(painter: &egui::Painter, points: Vec<Pos2>, line: Stroke) {
    match line.dash {
        None => drop(painter.add(egui::Shape::line(points, stroke(line)))),
        Some(dash) => {
            let gap = dash * 0.7;
            let dashes = egui::Shape::dashed_line(&points, stroke(line), dash, gap);
            painter.extend(dashes);
        }
    }
}

const fn align(anchor: Anchor) -> Align2 {
    match anchor {
        Anchor::LeftTop => Align2::LEFT_TOP,
        Anchor::LeftMiddle => Align2::LEFT_CENTER,
        Anchor::CenterMiddle => Align2::CENTER_CENTER,
        Anchor::CenterTop => Align2::CENTER_TOP,
        Anchor::RightMiddle => Align2::RIGHT_CENTER,
    }
}
