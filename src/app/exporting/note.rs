//! The note that shows the progress of an export, and then for some seconds where its file is.

use super::work::written;
use super::{Exporting, UnderWay};
use crate::app::cx::Cx;
use crate::app::notice;
use crate::explain::{Language, Message};
use crate::export::writer::ExportProgress;
use crate::window::access;
use egui::accesskit::Live;
use egui::{Context, Id, Label, ProgressBar, Rect};

/// Shows the note over the boards, if an export is in progress or has just ended.
pub fn show(ctx: &Context, cx: &Cx, exporting: &mut Exporting, boards: Rect) {
    let language = cx.language;
    let Some(under_way) = &exporting.under_way else {
        return;
    };
    let words = under_way.words(language);
    let progress = under_way.work.as_ref().map(|work| work.job.progress());
    let id = Id::new("exporting");
    // How long the result is shown is counted from the first frame that has it.
    let is_over = progress.is_none() && notice::is_over(ctx, id, &words);
    if is_over {
        exporting.under_way = None;
    }
    // A class has no use for it.
    if is_over || cx.look.is_presenting {
        return;
    }
    let end = language.word(match progress {
        Some(_) => "export-give-up",
        None => "dialog-close",
    });
    let mut is_dismissed = false;
    notice::note(ctx, cx, id, boards, |ui| {
        ui.horizontal_wrapped(|ui| {
            is_dismissed |= ui.button(&end).clicked();
            let share = progress.and_then(share);
            let bar = share.map(|share| {
                let bar = ProgressBar::new(share).desired_width(160.0);
                ui.add(bar.animate(false))
            });
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
        exporting.under_way = None;
    }
}

/// How much is done, from 0 to 1, if that is known.
fn share(progress: ExportProgress) -> Option<f32> {
    match progress {
        ExportProgress::Writing { done, all } => Some(done as f32 / all.max(1) as f32),
        ExportProgress::Exploring { .. } => None,
    }
}

impl UnderWay {
    /// The progress of the export, or where its file is.
    pub(super) fn words(&self, language: Language) -> String {
        let message = match self.work.as_ref().map(|work| work.job.progress()) {
            None => return written(&self.place, language),
            Some(ExportProgress::Exploring { steps, .. }) => {
                Message::new("export-exploring").number("steps", steps)
            }
            Some(_) => Message::new("export-making"),
        };
        message.path(&self.place).say(language)
    }
}
