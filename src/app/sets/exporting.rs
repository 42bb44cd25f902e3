//! The results of a set as a file: data, tables or charts.

use super::SetView;
use crate::app::exporting::{Failure, Output, failure, usual_folder, with_ending, written};
use crate::app::paint::color;
use crate::app::state::State;
use crate::app::style::tick_box;
use crate::explain::Tell;
use crate::export::set::{Form, SetReport};
use egui::{RichText, TextEdit, Ui};

/// What is asked for, and what came of it. It outlives being folded away.
pub struct SetExport {
    is_open: bool,
    form: Form,
    /// The path, or in a page the name of the download.
    place: String,
    replaces: bool,
    /// Where the last file went, or why it did not.
    ended: Option<Result<String, Failure>>,
}

impl Default for SetExport {
    fn default() -> Self {
        Self {
            is_open: false,
            form: Form::Csv,
            place: usual_folder().join("recuo-set").display().to_string(),
            replaces: false,
            ended: None,
        }
    }
}

impl SetView {
    /// What is done so far, as a file.
    fn bytes(&self, state: &State) -> Option<Vec<u8>> {
        let run = self.run.as_ref()?;
        let faults = self.faults.iter();
        let faults: Vec<_> = faults.map(|f| f.tell(state.language)).collect();
        let report = SetReport {
            names: &self.names,
            set: &run.set,
            results: &run.results,
            times: &run.times,
            // Times of a window that does other things besides are not for keeping.
            repeats: None,
            faults: &faults,
        };
        Some(report.bytes(self.export.form, state.language, state.theme))
    }

    fn write(&mut self, state: &State) {
        let Some(bytes) = self.bytes(state) else {
            return;
        };
        let export = &mut self.export;
        let place = with_ending(export.place.trim(), export.form.ending());
        let ended = Output::file(&place, export.replaces).and_then(|mut output| {
            output.write(&bytes)?;
            output.finish()
        });
        // It was for that file.
        export.replaces &= ended.is_err();
        export.ended = Some(ended.map(|()| place).map_err(Failure::from));
    }
}

/// The button that unfolds it, and what it unfolds.
pub fn show(ui: &mut Ui, state: &State, view: &mut SetView) {
    if view.run.is_none() {
        return;
    }
    let language = state.language;
    let mut is_asked = false;
    ui.horizontal_wrapped(|ui| {
        let export = &mut view.export;
        let name = format!("{}…", language.word("export"));
        if ui.selectable_label(export.is_open, name).clicked() {
            export.is_open = !export.is_open;
            export.ended = None;
        }
        if !export.is_open {
            return;
        }
        let before = (export.form, export.place.clone());
        for form in Form::ALL {
            ui.selectable_value(&mut export.form, form, language.word(word(form)));
        }
        ui.add(TextEdit::singleline(&mut export.place).id(egui::Id::new("set place")));
        ui.label(format!(".{}", export.form.ending()));
        if before != (export.form, export.place.clone()) {
            (export.replaces, export.ended) = (false, None);
        }
        if !cfg!(target_arch = "wasm32") {
            tick_box(ui, &mut export.replaces, language.word("export-replace"));
        }
        let is_named = !export.place.trim().is_empty();
        let button = egui::Button::new(RichText::new(language.word("set-write")).strong());
        is_asked = ui.add_enabled(is_named, button).clicked();
    });
    if is_asked {
        view.write(state);
    }
    match view.export.ended.as_ref().filter(|_| view.export.is_open) {
        None => {}
        Some(Ok(place)) => drop(ui.label(written(place, language))),
        Some(Err(error)) => {
            let words = format!("✖ {}", failure(error, language));
            ui.label(RichText::new(words).color(color(state.theme.palette().conflict)));
        }
    }
}

const fn word(form: Form) -> &'static str {
    match form {
        Form::Csv => "set-csv",
        Form::Json => "set-json",
        Form::Markdown => "set-markdown",
        Form::Svg => "set-svg",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::harness;
    use crate::puzzle::notation::{self, Options, ReadError};
    use crate::solver::Goal;
    use egui_kittest::kittest::Queryable;
    use std::fs;

    #[test]
    fn every_form_is_written_and_nothing_is_replaced_unasked() {
        let folder = std::env::temp_dir().join(format!("recuo-set-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder is made");
        let problem = notation::read_one("1..2.2.4......23", &Options::default()).unwrap();
        let faults = vec![ReadError::Blanks { line: 2 }];
        let strategies = ["naive", "propagation"].map(|id| id.parse().unwrap());
        let puzzles = vec![("one".to_owned(), problem)];
        let mut view = SetView::new(puzzles, faults, strategies.to_vec());
        view.start(Goal::First);
        while view.is_running() {
            view.go_on();
        }
        view.export.is_open = true;
        view.export.place = folder.join("set").display().to_string();
        let mut h = harness("first-moves");
        h.state_mut().set = Some(view);
        h.state_mut().shows_set = true;
        h.run();
        for (name, ending) in [
            ("Data (CSV)", "csv"),
            ("Data (JSON)", "json"),
            ("Tables (Markdown)", "md"),
            ("Charts (SVG)", "svg"),
        ] {
            h.get_by_label(name).click();
            h.run();
            h.get_by_label("Write").click();
            h.run();
            h.get_by_label_contains(&format!("set.{ending} has been written"));
        }
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("it is there");
        assert_eq!(read("set.csv").lines().count(), 3);
        assert!(read("set.json").contains("\"unreadable\":[\"Line 2 of the text: "));
        assert!(read("set.md").contains("✖ Line 2 of the text: "));
        assert!(read("set.svg").starts_with("<svg"));
        // Once more: there is such a file now.
        fs::write(folder.join("set.svg"), "mine").unwrap();
        h.get_by_label("Write").click();
        h.run();
        h.get_by_label_contains("set.svg is there already");
        assert_eq!(read("set.svg"), "mine");
        h.get_by_label("Replace what is there already").click();
        h.run();
        h.get_by_label("Write").click();
        h.run();
        assert!(read("set.svg").starts_with("<svg"));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
    }
}
