//! Exporting the results of a set as data, tables or charts.

use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::exporting::{Failure, Work, usual_folder, written};
use crate::app::paint::color;
use crate::app::style::checkbox;
use crate::explain::Tell;
use crate::export::kind::{KINDS, Kind};
use crate::export::options::Options;
use crate::export::picture::Look;
use crate::export::request::Request;
use crate::export::set::SetReport;
use crate::export::subject::Subject;
use crate::session::PuzzleSet;
use crate::session::set::SetRun;
use crate::solver::Counter;
use crate::window::access;
use egui::{RichText, TextEdit, Ui};

/// The state of the export panel. It outlives being folded.
pub struct SetExport {
    is_open: bool,
    kind: &'static Kind,
    /// The path or, in a page, the name of the download.
    place: String,
    replaces: bool,
    /// Where the last file went, or why it failed.
    ended: Option<Result<String, Failure>>,
}

impl Default for SetExport {
    fn default() -> Self {
        Self {
            is_open: false,
            kind: kinds().next().expect("a set can be exported"),
            place: usual_folder().join("recuo-set").display().to_string(),
            replaces: false,
            ended: None,
        }
    }
}

/// The kinds of export for a set.
fn kinds() -> impl Iterator<Item = &'static Kind> {
    KINDS.iter().filter(|kind| kind.is_of_set())
}

impl SetExport {
    /// Writes the results so far.
    fn write(&mut self, cx: &Cx, set: &PuzzleSet, run: &SetRun, by: Counter) {
        let faults = set.faults().iter();
        let faults: Vec<_> = faults.map(|f| f.tell(cx.language)).collect();
        let report = SetReport {
            names: set.names(),
            puzzles: set.puzzles(),
            plan: &run.set().plan,
            shard: None,
            results: run.results(),
            by,
            is_whole: run.results().is_whole(),
            // Times measured in a busy window are not worth keeping.
            has_times: false,
            unreadable: faults.len(),
            faults: &faults,
        };
        let mut request = Request {
            kind: self.kind,
            options: Options::default(),
        };
        request.options.look = Look {
            language: cx.language,
            theme: cx.look.theme,
            ..Look::default()
        };
        let place = self.kind.with_ending(self.place.trim());
        let begun = Work::begin(request, Subject::Set(&report), &place, self.replaces);
        let ended = begun.and_then(Work::end);
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
        let before = (export.kind, export.place.clone());
        for kind in kinds() {
            choose(ui, &mut export.kind, kind, cx.word(kind.id));
        }
        let field = TextEdit::singleline(&mut export.place).id(egui::Id::new("set place"));
        access::name(ui.add(field), &cx.word("export-file"));
        ui.label(format!(".{}", export.kind.ending()));
        if before != (export.kind, export.place.clone()) {
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
    use crate::puzzle::notation::{ReadError, Reason};
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
