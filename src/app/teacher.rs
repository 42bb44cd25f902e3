//! What a teacher shows with the pointer: a spotlight, and a pen that draws over the window. Neither
//! is part of what is exported.

use super::cx::Cx;
use super::paint::color;
use egui::{Area, Color32, Context, Id, LayerId, Order, Pos2, Sense, Stroke};

/// The radius of the spotlight as a share of the window's shorter side, and how dark it is around
/// it.
const RADIUS: f32 = 0.16;
const DARKNESS: u8 = 170;
/// The width of the pen, in points.
const PEN: f32 = 4.0;

/// Shows what the teacher has switched on, above everything else.
pub fn show(ctx: &Context, cx: &Cx) {
    let window = ctx.content_rect();
    if cx.look.has_pen {
        draw(ctx, cx);
    } else {
        ctx.data_mut(|data| data.remove::<Vec<Vec<Pos2>>>(Id::new("strokes")));
    }
    if cx.look.has_spotlight {
        let at = ctx.pointer_latest_pos().unwrap_or(window.center());
        let (radius, reach) = (RADIUS * window.size().min_elem(), window.size().length());
        let around = Stroke::new(reach, Color32::from_black_alpha(DARKNESS));
        let layer = LayerId::new(Order::Foreground, Id::new("spotlight"));
        ctx.layer_painter(layer).circle_stroke(at, radius, around);
    }
}

/// Lets the pointer draw, and shows what it has drawn since the pen was taken up.
fn draw(ctx: &Context, cx: &Cx) {
    let window = ctx.content_rect();
    let area = Area::new(Id::new("pen")).order(Order::Foreground);
    area.fixed_pos(window.min).show(ctx, |ui| {
        let (response, painter) = ui.allocate_painter(window.size(), Sense::drag());
        let at = response.interact_pointer_pos();
        let stroke = Stroke::new(PEN, color(cx.palette.pointer));
        let id = Id::new("strokes");
        let mut strokes: Vec<Vec<Pos2>> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        if response.drag_started() {
            strokes.push(Vec::new());
        }
        if let Some((last, at)) = strokes.last_mut().zip(at)
            && last.last() != Some(&at)
        {
            last.push(at);
        }
        for points in &strokes {
            painter.line(points.clone(), stroke);
        }
        ui.data_mut(|data| data.insert_temp(id, strokes));
    });
}
