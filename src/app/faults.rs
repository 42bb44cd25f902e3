//! What is wrong with the lesson's file while somebody is writing it, above the last good version.

use super::cx::Cx;
use super::paint::color;
use crate::explain::Tell;
use egui::{Label, RichText, Ui};

/// The most mistakes that are told at once.
const MOST_TOLD: usize = 3;

/// Says what is wrong, if something is.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let faults = cx.session.faults();
    if faults.is_empty() {
        return;
    }
    egui::TopBottomPanel::top("reloading").show_inside(ui, |ui| {
        ui.label(RichText::new(cx.word("reload-fault")).strong());
        for fault in faults.iter().take(MOST_TOLD) {
            ui.horizontal_top(|ui| {
                ui.label(
                    RichText::new("✖")
                        .color(color(cx.palette.conflict))
                        .strong(),
                );
                ui.add(Label::new(fault.tell(cx.language)).wrap());
            });
        }
        if faults.len() > MOST_TOLD {
            ui.label("…");
        }
    });
}
