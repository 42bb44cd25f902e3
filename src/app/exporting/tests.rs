//! Tests of the export dialog and of exports from the window.

use super::*;
use crate::app::front::Front;
use crate::app::tests::{ask, harness, harness_in, press};
use crate::explain::Language;
use crate::export::boards::ShownBoard;
use crate::export::picture;
use crate::export::png;
use crate::export::raster::Raster;
use crate::export::steps::{MOST, Rhythm, StepChoice};
use crate::export::table::DataFormat;
use crate::export::trace::{Trace, TraceForm};
use crate::export::writer::SliceWriter;
use crate::session::Command;
use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui::{Event, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::fs;

type Window = Harness<'static, Front>;

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let name = format!("recuo-exporting-{}-{name}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("a folder is made");
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.map(|entry| entry.file_name());
    let mut names: Vec<_> = entries.map(name).map(Result::unwrap).collect();
    names.sort();
    let text = |name: std::ffi::OsString| name.into_string().expect("plain names");
    names.into_iter().map(text).collect()
}

fn open_dialog(h: &mut Window, folder: &Path, kind: &str) {
    h.state_mut().exporting.folder = folder.to_owned();
    h.state_mut().exporting.request.kind = ExportKind::from_id(kind).expect("a kind");
    press(h, Key::E);
    assert!(is_open(h));
}

fn is_open(h: &Window) -> bool {
    h.state().look.dialog == Some(Dialog::Export)
}

fn click(h: &mut Window, label: &str) {
    h.get_by_role_and_label(Role::Button, label).click();
    h.step();
}

/// The choice of steps in the dialog.
fn choice(h: &mut Window) -> &mut StepChoice {
    &mut h.state_mut().exporting.request.options.choice
}

/// The kinds that the dialog offers, with the program in pseudocode.
fn kinds() -> impl Iterator<Item = &'static ExportKind> {
    let program = ExportKind::of_program(CodeLanguage::Pseudocode);
    KINDS
        .iter()
        .filter(move |kind| !kind.is_of_course() && (!kind.is_program() || *kind == program))
}

/// Clicks the button and waits for the export to end.
fn export(h: &mut Window) {
    click(h, "Export");
    h.step();
    while h.state().exporting.is_busy() {
        h.step();
    }
    h.run();
}

#[test]
fn pictures_are_written_and_nothing_is_replaced_unasked() {
    let folder = folder("png");
    let mut h = harness_in(
        "naive-or-propagation",
        Language::En,
        egui::vec2(1024.0, 600.0),
    );
    press(&mut h, Key::ArrowRight);
    open_dialog(&mut h, &folder, "export-png");
    export(&mut h);
    let file = folder.join("naive-or-propagation-1.png");
    h.get_by_label_contains("naive-or-propagation-1.png has been written");
    let cx = Cx::new(&h.state().session, &h.state().look);
    let mut boards = on_show(&cx, PictureView::Boards);
    let boards: Vec<_> = (boards.boards.iter_mut())
        .map(|board| {
            let until = board.run.at(1).expect("it is explored").counters();
            assert_eq!(board.seen, SeenPart::Until(until));
            ShownBoard::of(board, 1)
        })
        .collect();
    let (look, scale) = (PictureLook::default(), 1.0);
    let expected = picture::with_pixels(&boards, look, scale, |drawing| {
        let bands = drawing.bands().map(Raster::into_rgba);
        png::encode(bands, drawing.pixels(), false)
    });
    assert!(fs::read(&file).unwrap() == expected);
    // Once more: the file exists now.
    fs::write(&file, "mine").unwrap();
    open_dialog(&mut h, &folder, "export-png");
    export(&mut h);
    h.get_by_label_contains("naive-or-propagation-1.png is there already");
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    let tick = h.get_by_label("Replace what is there already");
    assert_eq!(tick.accesskit_node().toggled(), Some(Toggled::False));
    tick.click();
    h.run();
    export(&mut h);
    assert!(fs::read(&file).unwrap() == expected);
    assert!(!h.state().exporting.replaces, "it was for that file");
    assert_eq!(names(&folder), ["naive-or-propagation-1.png"]);
    // Closing hides the line.
    click(&mut h, "Close");
    h.run();
    assert!(h.query_by_label_contains("has been written").is_none());
}

/// After an export, a note beside the boards says for some seconds where the file is. In presenter
/// mode it does not.
#[test]
fn the_result_leaves_by_itself_and_moves_nothing() {
    let folder = folder("note");
    let mut h = harness_in("first-moves", Language::En, egui::vec2(1366.0, 768.0));
    let before = h.state().drawn.sides.clone();
    open_dialog(&mut h, &folder, "export-png");
    export(&mut h);
    h.get_by_label_contains("has been written");
    assert_eq!(h.state().drawn.sides, before);
    press(&mut h, Key::P);
    assert!(h.query_by_label_contains("has been written").is_none());
    press(&mut h, Key::P);
    h.get_by_label_contains("has been written");
    for _ in 0..60 * 20 {
        h.step();
    }
    assert!(h.query_by_label_contains("has been written").is_none());
    assert!(h.state().exporting.under_way.is_none());
}

#[test]
fn enter_exports() {
    let folder = folder("enter");
    let mut h = harness("first-moves");
    open_dialog(&mut h, &folder, "export-png");
    h.key_press(Key::Enter);
    h.step();
    while h.state().exporting.is_busy() {
        h.step();
    }
    h.run();
    assert!(!is_open(&h));
    assert_eq!(names(&folder), ["first-moves-0.png"]);
}

/// Presses and releases within one frame, as a finger or a slow machine does.
fn tap(h: &mut Window, pos: egui::Pos2) {
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let events = [Event::PointerMoved(pos), button(true), button(false)];
    h.input_mut().events.extend(events);
    h.run();
}

#[test]
fn every_kind_can_be_exported() {
    let lesson = "when-it-is-worse";
    let folder = folder("kinds");
    let mut h = harness_in(lesson, Language::Pt, egui::vec2(1440.0, 900.0));
    for kind in kinds() {
        open_dialog(&mut h, &folder, kind.id);
        choice(&mut h).last = Some(12);
        h.run();
        if kind.ending == "apng" {
            // Those of the GIF are there already.
            h.get_by_label(&Language::Pt.word("film-captions")).click();
            h.run();
        }
        let button = Language::Pt.word("export");
        click(&mut h, &button);
        while h.state().exporting.is_busy() {
            h.step();
        }
        assert!(h.state().exporting.failure.is_none(), "{kind:?}");
        h.run();
    }
    let mut expected = Vec::new();
    for ending in ["apng", "csv", "gif", "jsonl", "pdf", "vtt"] {
        expected.push(format!("{lesson}-0-12.{ending}"));
    }
    for ending in [
        // The picture and the counters of the step on show.
        "-0.csv",
        "-0.png",
        "-0.svg",
        "-handout.pdf",
        "-program.txt",
        ".csv",
        ".md",
        ".ron",
        ".txt",
    ] {
        expected.push(format!("{lesson}{ending}"));
    }
    expected.sort();
    assert_eq!(names(&folder), expected);
    let table = fs::read_to_string(folder.join(format!("{lesson}.md"))).unwrap();
    assert!(
        table.contains(&Language::Pt.word("outcome-solved")),
        "{table}"
    );
}

#[test]
fn a_trace_is_that_of_the_chosen_board() {
    let folder = folder("trace");
    let mut h = harness("naive-or-propagation");
    open_dialog(&mut h, &folder, "export-trace-csv");
    let title = format!("2. {}", h.state().session.runs().title(1, Language::En));
    h.get_by_label(&title).click();
    h.run();
    choice(&mut h).last = Some(30);
    h.run();
    export(&mut h);
    let written = fs::read(folder.join("naive-or-propagation-0-30.csv")).unwrap();
    let (asked, mut file) = (*choice(&mut h), Vec::new());
    let run = h.state().session.runs()[1].timeline();
    let mut trace = Trace::new(run, asked, TraceForm::Data(DataFormat::Csv));
    assert_eq!(trace.advance(1000, &mut file), Ok(true));
    assert!(written == file);
    // Past the end of this board there is nothing to trace.
    open_dialog(&mut h, &folder, "export-trace-csv");
    choice(&mut h).last = Some(900_000);
    choice(&mut h).first = 900_000;
    h.run();
    export(&mut h);
    h.get_by_label_contains("There is no step 900,000");
    assert_eq!(names(&folder), ["naive-or-propagation-0-30.csv"]);
}

#[test]
fn a_long_export_runs_in_the_background_and_can_be_cancelled() {
    let folder = folder("film");
    let mut h = harness("first-program");
    open_dialog(&mut h, &folder, "export-film");
    choice(&mut h).last = Some(MOST - 1);
    h.run();
    click(&mut h, "Export");
    for _ in 0..5 {
        h.key_press(Key::ArrowRight);
        h.step();
    }
    assert!(h.state().exporting.is_busy());
    assert_eq!(h.state().session.playhead().position(), 5);
    h.get_by_label_contains("is being written");
    assert_eq!(names(&folder).len(), 2, "what has been made so far");
    // No second export at the same time.
    press_e(&mut h);
    let button = h.get_by_role_and_label(Role::Button, "Export");
    assert!(button.accesskit_node().is_disabled());
    h.key_press(Key::Escape);
    h.step();
    h.step();
    click(&mut h, "Cancel");
    h.step();
    assert!(!h.state().exporting.is_busy());
    assert_eq!(names(&folder), Vec::<String>::new());
}

fn press_e(h: &mut Window) {
    h.key_press(Key::E);
    h.step();
    h.step();
}

#[test]
fn opening_another_lesson_does_not_affect_an_export() {
    let folder = folder("lesson");
    let mut h = harness("first-moves");
    open_dialog(&mut h, &folder, "export-film");
    choice(&mut h).last = Some(20);
    h.run();
    click(&mut h, "Export");
    let other = crate::app::tests::lesson("two-solutions");
    let ctx = h.ctx.clone();
    h.state_mut().perform(&ctx, Command::Open(Box::new(other)));
    while h.state().exporting.is_busy() {
        h.step();
    }
    let written = fs::read(folder.join("first-moves-0-20.gif")).unwrap();
    let mut film = gif::DecodeOptions::new().read_info(&written[..]).unwrap();
    assert_eq!((film.width(), film.height()), (560, 720));
    let mut frames = 0;
    while film.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert_eq!(frames, 21);
}

#[test]
fn too_many_steps_are_reported_with_a_suggestion() {
    let folder = folder("many");
    let mut h = harness("first-program");
    open_dialog(&mut h, &folder, "export-counters");
    h.get_by_label("Several steps").click();
    h.run();
    choice(&mut h).last = Some(1_000_000);
    h.run();
    h.get_by_label_contains("These are 1,000,001 steps, and a file holds at most 10,000.");
    let button = h.get_by_role_and_label(Role::Button, "Export");
    assert!(button.accesskit_node().is_disabled());
    h.get_by_label("Take one step in 101").click();
    h.run();
    h.get_by_label("9,901 steps.");
    // The run ends before that.
    export(&mut h);
    let table = fs::read_to_string(folder.join("first-program-0-1000000.csv")).unwrap();
    let end = h.state().session.runs()[0].timeline().length().unwrap();
    assert_eq!(table.lines().count() as u64, 2 + end / 101);
    open_dialog(&mut h, &folder, "export-film");
    choice(&mut h).rhythm = Rhythm::Moves;
    h.run();
    export(&mut h);
    h.get_by_label_contains("a file holds at most 10,000");
    assert_eq!(names(&folder), ["first-program-0-1000000.csv"]);
}

/// While a lesson hides how long a run is, the dialog says "to the end" instead of a step.
#[test]
fn a_hidden_end_is_told_in_words() {
    let folder = folder("hidden-end");
    let mut h = harness("first-moves");
    open_dialog(&mut h, &folder, "export-counters");
    h.get_by_label("Several steps").click();
    h.run();
    let seen = h.state().session.visibility(0).until();
    let end = h.state().session.last_step();
    assert!(seen < end && choice(&mut h).last.is_none());
    h.get_by_label("to the end");
    assert!(h.query_by_label_contains(&end.to_string()).is_none());
    export(&mut h);
    assert_eq!(names(&folder), ["first-moves.csv"]);
    let table = fs::read_to_string(folder.join("first-moves.csv")).unwrap();
    assert_eq!(table.lines().count() as u64, 2 + end);
    ask(&mut h, Command::GoTo(end));
    open_dialog(&mut h, &folder, "export-counters");
    assert_eq!(choice(&mut h).last, Some(end));
    assert!(h.query_by_label("to the end").is_none());
}

#[test]
fn a_comparison_needs_two_boards() {
    let folder = folder("alone");
    let mut h = harness("first-moves");
    let kind = "export-comparison-md";
    open_dialog(&mut h, &folder, kind);
    h.get_by_label_contains("A comparison needs two boards or more");
    let button = h.get_by_role_and_label(Role::Button, "Export");
    assert!(button.accesskit_node().is_disabled());
}

#[test]
fn the_course_offers_the_teachers_guide() {
    let (folder, language) = (folder("guide"), Language::Es);
    let mut h = harness_in("first-moves", language, egui::vec2(1280.0, 800.0));
    press(&mut h, Key::I);
    h.state_mut().exporting.folder = folder.clone();
    h.get_by_label(&format!("{}…", language.word("guide-save")))
        .click();
    h.run();
    assert!(is_open(&h));
    h.get_by_label(&language.word("export-guide-hint"));
    click(&mut h, &language.word("export"));
    h.step();
    // Many slices a frame, as between the frames of a window that has nothing else to do.
    while h.state().exporting.is_busy() {
        h.state_mut().exporting.go_on(1 << 12);
    }
    assert_eq!(names(&folder), ["recuo-guide.pdf"]);
    let guide = fs::read(folder.join("recuo-guide.pdf")).unwrap();
    assert!(guide.starts_with(b"%PDF-") && guide.len() > 100_000);
    // Over the boards there are other things to export.
    press(&mut h, Key::I);
    press(&mut h, Key::E);
    assert!(is_open(&h) && !h.state().exporting.request.kind.is_of_course());
}

/// A program is not offered while a question about its bug is open.
#[test]
fn a_program_that_tells_the_answer_is_not_offered() {
    for (command, is_offered) in [(Command::GoTo(0), true), (Command::GoTo(10), false)] {
        let folder = folder(&format!("program-{is_offered}"));
        let mut h = harness("find-the-bug");
        let ctx = h.ctx.clone();
        h.state_mut().perform(&ctx, command);
        h.run();
        assert_eq!(h.state().session.hides_program(), !is_offered);
        open_dialog(&mut h, &folder, "export-program-pseudocode");
        assert_eq!(h.state().exporting.request.kind.is_program(), is_offered);
        let list = h.get_by_role(Role::ComboBox).rect().center();
        tap(&mut h, list);
        let name = Language::En.word("export-program-pseudocode");
        let offered = h.query_by_role_and_label(Role::ListBoxOption, &name);
        assert_eq!(offered.is_some(), is_offered);
    }
}
