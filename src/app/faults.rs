//! What is wrong with the lesson's file while somebody is writing it, above the last good version.

use super::cx::Cx;
use super::verdict::{self, Sign};
use crate::explain::Tell;
use egui::{RichText, Ui};

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
            verdict::show(ui, &cx.palette, Sign::Bad, fault.tell(cx.language));
        }
        if faults.len() > MOST_TOLD {
            ui.label("…");
        }
    });
}
