//! The errors in a lesson file that is being written, shown above its last good version.

use super::cx::Cx;
use super::verdict::{self, Sign};
use crate::explain::Tell;
use egui::{RichText, Ui};

/// The most errors shown at once.
const MOST_TOLD: usize = 3;

/// Shows the errors, if there are any.
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
