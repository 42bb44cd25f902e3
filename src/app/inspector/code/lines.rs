//! The lines of a program, as the code view shows them.

use crate::app::inspector::panel::{follow, say_more};
use crate::app::paint::{paint, point_from};
use crate::scene::{Code, Rect, Shape, Stroke};
use crate::window::access::{self, PaintedPart};
use egui::accesskit::{AriaCurrent, Role};
use egui::{CursorIcon, Response, ScrollArea, Sense, Ui};

/// Shows the lines, with frames around those that a lesson points at, unless their function is
/// folded, and around the one that stays explained. Returns the line under the pointer, and whether
/// it can be folded or unfolded.
pub fn show_program(
    ui: &mut Ui,
    scene: &Code,
    (name, framed, explained): (&str, &[usize], Option<usize>),
    height: f32,
    step: u64,
) -> (Response, Option<(usize, bool)>) {
    let (wide, high) = scene.layout.extent();
    let scrolled = ScrollArea::both()
        .id_salt("code")
        .auto_shrink([false, true])
        .animated(false)
        .max_height(height)
        .show(ui, |ui| {
            let size = egui::vec2(wide.max(ui.available_width()), high);
            let (response, painter) = ui.allocate_painter(size, Sense::click());
            access::describe(&response, |node| {
                node.set_role(Role::Code);
                node.set_label(name);
            });
            access::show_parts(ui.ctx(), response.id, spoken(response.id, scene));
            let corner = response.rect.left_top();
            let mut shapes = Vec::new();
            let sight = ui.clip_rect().y_range();
            scene.draw(
                point_from(corner),
                size.x,
                sight.min..sight.max,
                &mut shapes,
            );
            let edges = framed
                .iter()
                .map(|line| (*line, 2.5, scene.palette.pointer));
            let edge = explained.map(|line| (line, 1.5, scene.palette.guess));
            for (line, width, color) in edges.chain(edge) {
                if scene.layout.shows(line) {
                    let own = scene.line_rect(line);
                    let (x, y) = (corner.x + 1.5, corner.y + own.y);
                    let rect = Rect::new(x, y, size.x - 3.0, own.height);
                    let edge = Stroke::new(width, color);
                    shapes.push(Shape::rounded(rect, 3.0, None, Some(edge)));
                }
            }
            paint(&painter, shapes);
            // The lines around them stay visible too.
            let left = ui.clip_rect().left();
            let around = |line: usize| {
                let own = scene.line_rect(line);
                let at = egui::pos2(left, corner.y + own.y);
                let rect = egui::Rect::from_min_size(at, egui::vec2(1.0, own.height));
                rect.expand2(egui::vec2(0.0, 2.0 * own.height))
            };
            // Of a search that is written in several ways, the lines in all of them.
            let now = match scene.callers.len() {
                0 | 1 => &scene.lit,
                _ => &scene.callers,
            };
            let all = now.iter().map(|line| around(*line));
            if let Some(all) = all.reduce(egui::Rect::union) {
                follow(ui, "code", all, (step, now, scene.syntax));
            }
            if let Some(line) = explained {
                follow(ui, "explained", around(line), (line, scene.syntax));
            }
            let pointed = response
                .hover_pos()
                .and_then(|at| scene.layout.line_at(at.y - corner.y));
            if pointed.is_some() {
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
            (response, pointed)
        });
    say_more(ui, &scrolled);
    scrolled.inner
}

/// The lines that are not folded, and which of them is the current one.
fn spoken(id: egui::Id, scene: &Code) -> Vec<PaintedPart> {
    let lines = scene.listing.lines.iter().enumerate();
    let shown = lines.filter(|(line, own)| scene.layout.shows(*line) && !own.text.is_empty());
    let parts = shown.map(|(line, own)| {
        let mut part = PaintedPart::words(id.with(line), own.text.trim());
        if scene.lit.contains(&line) {
            part.node.set_aria_current(AriaCurrent::Step);
        }
        part
    });
    parts.collect()
}
