//! Exporting the results of a set as data, tables or charts.

use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::exporting::TextFile;
use crate::explain::Tell;
use crate::export::set::SetReport;
use crate::export::table::DataFormat;
use crate::session::PuzzleSet;
use crate::session::set::SetRun;
use crate::solver::Counter;
use egui::Ui;

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
    file: TextFile,
}

impl Default for SetExport {
    fn default() -> Self {
        Self {
            is_open: false,
            format: 0,
            file: TextFile::named("recuo-set"),
        }
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
    ui.horizontal_wrapped(|ui| {
        let name = format!("{}…", cx.word("export"));
        if toggle(ui, export.is_open, name).clicked() {
            export.is_open = !export.is_open;
            export.file.forget();
        }
        if export.is_open {
            for (index, (id, ..)) in FORMATS.iter().enumerate() {
                if choose(ui, &mut export.format, index, cx.word(id)).changed() {
                    export.file.forget();
                }
            }
        }
    });
    if export.is_open {
        let (_, ending, text) = FORMATS[export.format];
        let text = || written(cx, (set, run), by, text);
        export.file.show(ui, cx, ending, text);
    }
}

/// The results so far, in a format.
fn written(cx: &Cx, (set, run): (&PuzzleSet, &SetRun), by: Counter, text: SetText) -> String {
    let faults = set.faults.iter();
    let faults: Vec<_> = faults.map(|fault| fault.tell(cx.language)).collect();
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
    text(&report, cx)
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
        front.set.export.file.place = folder.join("set").display().to_string();
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
