//! The note that shows the progress of an export, and then for some seconds where its file is.

use super::{Exporting, words};
use crate::app::cx::Cx;
use crate::app::notice::{self, Room};
use crate::export::writer::Progress;
use crate::window::access;
use egui::accesskit::Live;
use egui::{Id, Label, ProgressBar, Ui};

/// Shows the note over its room, if an export is in progress or has just ended.
pub fn show(ui: &Ui, cx: &Cx, exporting: &mut Exporting, room: &Room) {
    let language = cx.language;
    let Some(under_way) = &exporting.under_way else {
        return;
    };
    let words = words::under_way(under_way, language);
    let progress = under_way.work.as_ref().map(|work| work.job.progress());
    let id = Id::new("exporting");
    // How long the result is shown is counted from the first frame that has it.
    let is_over = progress.is_none() && notice::is_over(ui.ctx(), id, &words);
    // A class has no use for it.
    let is_hidden = cx.look.is_presenting;
    if is_over {
        exporting.dismiss();
    }
    if is_over || is_hidden {
        return;
    }
    let end = language.word(match progress {
        Some(_) => "export-give-up",
        None => "export-close",
    });
    let mut is_dismissed = false;
    room.show(ui, cx, id, |ui| {
        ui.horizontal_wrapped(|ui| {
            is_dismissed |= ui.button(&end).clicked();
            let bar = match progress {
                Some(Progress::Writing { done, all } | Progress::Lessons { done, all }) => {
                    let share = done as f32 / all.max(1) as f32;
                    let bar = ProgressBar::new(share).desired_width(160.0);
                    Some(ui.add(bar.animate(false)))
                }
                Some(Progress::Exploring { .. }) | None => None,
            };
            let label = ui.add(Label::new(&words).wrap());
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
