//! The error in a lesson file that is being written, shown above its last good version.

use super::cx::Cx;
use super::verdict::{self, Sign};
use crate::explain::Tell;
use egui::{RichText, Ui};

/// Shows the error, if there is one.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let Some(fault) = cx.session.fault() else {
        return;
    };
    egui::TopBottomPanel::top("reloading").show_inside(ui, |ui| {
        ui.label(RichText::new(cx.word("reload-fault")).strong());
        verdict::show(ui, &cx.palette, Sign::Bad, fault.sentence(cx.language));
    });
}
