//! The line that shows the progress of an export, and finally where its file is.

use super::{Exporting, words};
use crate::app::cx::Cx;
use crate::export::writer::Progress;
use crate::window::access;
use egui::accesskit::Live;
use egui::{ProgressBar, Ui};

/// Shows the line, if an export is in progress or has just ended.
pub fn show(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let Some(under_way) = &exporting.under_way else {
        return;
    };
    let words = words::under_way(under_way, language);
    let progress = under_way.work.as_ref().map(|work| work.job.progress());
    let end = language.word(match progress {
        Some(_) => "export-give-up",
        None => "export-close",
    });
    let mut is_dismissed = false;
    egui::TopBottomPanel::top("exporting").show_inside(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            is_dismissed = ui.button(end).clicked();
            let bar = match progress {
                Some(Progress::Writing { done, all } | Progress::Lessons { done, all }) => {
                    let share = done as f32 / all.max(1) as f32;
                    let bar = ProgressBar::new(share).desired_width(160.0);
                    Some(ui.add(bar.animate(false)))
                }
                Some(Progress::Exploring { .. }) | None => None,
            };
            let label = ui.label(words);
            if let Some(bar) = bar {
                bar.labelled_by(label.id);
            }
            // Progress itself is not read out each time.
            if progress.is_none() {
                access::describe(&label, |node| node.set_live(Live::Polite));
            }
        });
    });
    if is_dismissed {
        exporting.dismiss();
    }
}
