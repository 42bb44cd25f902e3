//! Exporting the results of a set as data, tables or charts.

use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::exporting::{save, usual_folder, written};
use crate::app::paint::color;
use crate::app::style::checkbox;
use crate::explain::Tell;
use crate::export::request::with_ending;
use crate::export::set::{DataFormat, SetReport};
use crate::files::WriteError;
use crate::session::PuzzleSet;
use crate::session::set::SetRun;
use crate::solver::Counter;
use crate::window::access;
use egui::{RichText, TextEdit, Ui};

/// The formats: message id, file extension, and what makes the text.
const FORMATS: [(&str, &str, SetText); 4] = [
    ("set-csv", "csv", |report, _| report.data(DataFormat::Csv)),
    ("set-jsonl", "jsonl", |report, _| {
        report.data(DataFormat::Jsonl)
    }),
    ("set-markdown", "md", |report, cx| {
        report.markdown(cx.language)
    }),
    ("set-svg", "svg", |report, cx| {
        report.svg(cx.language, cx.look.theme)
    }),
];

type SetText = fn(&SetReport<'_>, &Cx) -> String;

/// The state of the export panel. It outlives being folded.
pub struct SetExport {
    is_open: bool,
    /// The index of the format.
    format: usize,
    /// The path or, in a page, the name of the download.
    place: String,
    replaces: bool,
    /// Where the last file went, or why it failed.
    ended: Option<Result<String, WriteError>>,
}

impl Default for SetExport {
    fn default() -> Self {
        Self {
            is_open: false,
            format: 0,
            place: usual_folder().join("recuo-set").display().to_string(),
            replaces: false,
            ended: None,
        }
    }
}

impl SetExport {
    /// Writes the results so far.
    fn write(&mut self, cx: &Cx, set: &PuzzleSet, run: &SetRun, by: Counter) {
        let faults = set.faults.iter();
        let faults: Vec<_> = faults.map(|f| f.tell(cx.language)).collect();
        let report = SetReport {
            names: &set.names,
            puzzles: &set.puzzles,
            plan: &run.set.plan,
            shard: None,
            results: &run.results,
            by,
            is_whole: run.results.is_whole(),
            // Times measured in a busy window are not worth keeping.
            has_times: false,
            unreadable: faults.len(),
            faults: &faults,
        };
        let (_, ending, text) = FORMATS[self.format];
        let place = with_ending(self.place.trim(), ending);
        let ended = save(&place, &text(&report, cx), self.replaces);
        // Replacing was allowed for that file only.
        self.replaces &= ended.is_err();
        self.ended = Some(ended.map(|()| place));
    }
}

/// The button that unfolds the panel, and the panel.
pub fn show(
    ui: &mut Ui,
    cx: &Cx,
    export: &mut SetExport,
    (set, run): (&PuzzleSet, &SetRun),
    by: Counter,
) {
    let language = cx.language;
    let mut is_asked = false;
    ui.horizontal_wrapped(|ui| {
        let name = format!("{}…", cx.word("export"));
        if toggle(ui, export.is_open, name).clicked() {
            export.is_open = !export.is_open;
            export.ended = None;
        }
        if !export.is_open {
            return;
        }
        let before = (export.format, export.place.clone());
        for (index, (id, ..)) in FORMATS.iter().enumerate() {
            choose(ui, &mut export.format, index, cx.word(id));
        }
        let field = TextEdit::singleline(&mut export.place).id(egui::Id::new("set place"));
        access::name(ui.add(field), &cx.word("export-file"));
        ui.label(format!(".{}", FORMATS[export.format].1));
        if before != (export.format, export.place.clone()) {
            (export.replaces, export.ended) = (false, None);
        }
        if !cfg!(target_arch = "wasm32") {
            checkbox(ui, &mut export.replaces, cx.word("export-replace"));
        }
        let is_named = !export.place.trim().is_empty();
        let button = egui::Button::new(RichText::new(cx.word("set-write")).strong());
        is_asked = ui.add_enabled(is_named, button).clicked();
    });
    if is_asked {
        export.write(cx, set, run, by);
    }
    match export.ended.as_ref().filter(|_| export.is_open) {
        None => {}
        Some(Ok(place)) => drop(ui.label(written(place, language))),
        Some(Err(error)) => {
            let words = format!("✖ {}", error.tell(language));
            ui.label(RichText::new(words).color(color(cx.palette.conflict)));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::look::Screen;
    use crate::app::screens::set::tests::{carry_out, session};
    use crate::app::tests::harness;
    use crate::puzzle::text::{ReadError, Reason};
    use egui_kittest::kittest::Queryable;
    use std::fs;

    #[test]
    fn every_format_is_written_and_nothing_is_replaced_unasked() {
        let folder = std::env::temp_dir().join(format!("recuo-set-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder is made");
        let faults = vec![ReadError::of_line(2, Reason::Blanks)];
        let mut session = session(&["1..2.2.4......23"], faults, &["naive", "propagation"]);
        carry_out(&mut session);
        let mut h = harness("first-moves");
        let front = h.state_mut();
        front.session = session;
        front.look.screen = Screen::Set;
        front.set.export.is_open = true;
        front.set.export.place = folder.join("set").display().to_string();
        h.run();
        for (name, ending) in [
            ("Data (CSV)", "csv"),
            ("Data (JSONL)", "jsonl"),
            ("Tables (Markdown)", "md"),
            ("Charts (SVG)", "svg"),
        ] {
            h.get_by_label(name).click();
            h.run();
            h.get_by_label("Save").click();
            h.run();
            h.get_by_label_contains(&format!("set.{ending} has been written"));
        }
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("it is there");
        assert_eq!(read("set.csv").lines().count(), 3);
        assert_eq!(read("set.jsonl").lines().count(), 2);
        assert!(read("set.md").contains("✖ Line 2 of the text: "));
        assert!(read("set.svg").starts_with("<svg"));
        // Once more: the file exists now.
        fs::write(folder.join("set.svg"), "mine").unwrap();
        h.get_by_label("Save").click();
        h.run();
        h.get_by_label_contains("set.svg is there already");
        assert_eq!(read("set.svg"), "mine");
        h.get_by_label("Replace what is there already").click();
        h.run();
        h.get_by_label("Save").click();
        h.run();
        assert!(read("set.svg").starts_with("<svg"));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
    }
}
