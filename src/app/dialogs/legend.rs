//! The legend: every mark that a cell can have, drawn as on a board, with its meaning.

use crate::app::cx::Cx;
use crate::app::paint::{paint, rect_from};
use crate::scene::{Mark, Pen, Rect, Shape, Stroke};
use egui::{Sense, Ui};

/// The side of a cell in the legend, in points.
const SIDE: f32 = 40.0;

/// Shows the legend.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let palette = &cx.palette;
    let pen = Pen {
        palette,
        side: SIDE,
    };
    egui::Grid::new("legend")
        .num_columns(2)
        .spacing([14.0, 6.0])
        .show(ui, |ui| {
            for mark in Mark::examples() {
                let (rect, _) = ui.allocate_exact_size(egui::vec2(SIDE, SIDE), Sense::hover());
                let rect: Rect = rect_from(rect);
                let is_given = matches!(mark, Mark::Given(_));
                let mut shapes = vec![Shape::Rect {
                    rect,
                    radius: 0.0,
                    fill: Some(if is_given {
                        palette.given
                    } else {
                        palette.surface
                    }),
                    stroke: Some(Stroke::new(1.0, palette.line)),
                }];
                pen.draw(rect, mark, &mut shapes);
                paint(ui.painter(), shapes);
                ui.label(cx.word(mark.id()));
                ui.end_row();
            }
        });
}
