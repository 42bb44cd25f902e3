//! A lesson whose file somebody is writing: it is read again when it changes, and keeps its place. While
//! there is a mistake in it the last good version stays, with what is wrong above it.

use super::paint::color;
use super::state::State;
use crate::explain::Tell;
use crate::files::{self, Watch};
use crate::lesson::{Lesson, LessonError};
use egui::{Label, RichText, Ui};
use std::path::Path;

/// The most mistakes that are told at once.
const MOST_TOLD: usize = 3;

/// The file of the lesson on show.
#[derive(Default)]
pub struct Reloading {
    watch: Option<Watch>,
    /// What is wrong with it now.
    faults: Vec<LessonError>,
}

impl State {
    /// Watches the file of the lesson that has just been opened.
    pub fn watch(&mut self, file: &Path) {
        self.reloading = Reloading {
            watch: Some(Watch::new(file)),
            faults: Vec::new(),
        };
    }

    /// Seconds until the file is to be looked at again; `None` without one.
    pub fn next_look_in(&self) -> Option<f64> {
        self.reloading.watch.as_ref().map(|_| 1.0)
    }

    /// Reads the lesson again if its file has changed by this time, in seconds.
    pub fn look_at_file(&mut self, now: f64) {
        let Some(watch) = &mut self.reloading.watch else {
            return;
        };
        if !watch.has_changed(now) {
            return;
        }
        // A file that is gone or half-written for a moment is looked at again.
        let Ok(source) = files::read_text(watch.path()) else {
            return;
        };
        match Lesson::read_whole(&source) {
            Ok(reading) => {
                self.reloading.faults.clear();
                self.replace(reading.lesson);
            }
            Err(faults) => self.reloading.faults = faults,
        }
    }
}

/// Says what is wrong with the file, if something is.
pub fn show(ui: &mut Ui, state: &State) {
    let faults = &state.reloading.faults;
    if faults.is_empty() {
        return;
    }
    let (language, p) = (state.language, state.theme.palette());
    egui::TopBottomPanel::top("reloading").show_inside(ui, |ui| {
        ui.label(RichText::new(language.word("reload-fault")).strong());
        for fault in faults.iter().take(MOST_TOLD) {
            ui.horizontal_top(|ui| {
                ui.label(RichText::new("✖").color(color(p.conflict)).strong());
                ui.add(Label::new(fault.tell(language)).wrap());
            });
        }
        if faults.len() > MOST_TOLD {
            ui.label("…");
        }
    });
}

#[cfg(test)]
mod tests {
    use crate::app::tests::{harness_in, press};
    use crate::cli::View;
    use crate::explain::Language;
    use crate::files::LESSONS;
    use egui::Key;
    use egui_kittest::kittest::Queryable;
    use std::fs;

    #[test]
    fn a_lesson_that_is_being_written_keeps_its_place() {
        let file = std::env::temp_dir().join(format!("recuo-reload-{}.ron", std::process::id()));
        let (id, good) = LESSONS[0];
        fs::write(&file, good).unwrap();
        for language in Language::ALL {
            let mut h = harness_in(id, language, egui::vec2(1280.0, 800.0));
            h.state_mut().watch(&file);
            let mut now = 0.0;
            let mut write = |h: &mut egui_kittest::Harness<'static, super::State>, text: &str| {
                fs::write(&file, text).unwrap();
                now += 2.0;
                h.state_mut().look_at_file(now);
                h.run();
            };
            for _ in 0..7 {
                press(&mut h, Key::ArrowRight);
            }
            h.state_mut().view = View::Stack;
            // A mistake: the last good version stays, and what is wrong is told.
            write(&mut h, &good.replace("speed:", "sped:"));
            h.get_by_label(&language.word("reload-fault"));
            h.get_by_label_contains("`speed`");
            assert_eq!(h.state().playhead.position(), 7);
            // Other words, then another board too.
            write(&mut h, &good.replace("The first moves", "The new moves"));
            assert!(h.query_by_label(&language.word("reload-fault")).is_none());
            assert_eq!(h.state().lesson.title.get(Language::En), "The new moves");
            assert_eq!(
                (h.state().playhead.position(), h.state().view),
                (7, View::Stack)
            );
            write(
                &mut h,
                &good.replace(
                    "(strategy: \"naive\")",
                    "(strategy: \"naive\"), (strategy: \"masks\")",
                ),
            );
            let state = h.state();
            assert_eq!(
                (state.boards.len(), state.playhead.position(), state.view),
                (2, 7, View::Stack)
            );
            write(&mut h, good);
            assert_eq!(
                (h.state().boards.len(), h.state().playhead.position()),
                (1, 7)
            );
        }
        fs::remove_file(file).unwrap();
    }
}
