//! Exporting from the window: pictures, films and data, to a file or as a download.
//!
//! ```text
//! bar, key ─→ dialog ─→ Request ─┐
//! boards as they are ─→ Subject ─┴→ Job, a slice a frame ─→ Output: file, folder or download
//! ```
//!
//! A job works on its own copies of the runs, so nothing done in the window meanwhile, not even
//! opening another lesson, affects the file.

mod dialog;
mod output;
mod under_way;
mod words;
mod work;

pub use dialog::show;

pub use output::usual_folder;
pub use under_way::show as show_under_way;
pub use words::written;
pub use work::{Failure, Work};

use super::cx::Cx;
use super::look::{Dialog, Look, LookCommand, Screen};
use crate::explain::code::CodeLanguage;
use crate::export::kind::{KINDS, Kind};
use crate::export::options::Options;
use crate::export::picture::{self, Seen};
use crate::export::request::Request;
use crate::export::subject::{Boards, Subject};
use crate::lesson::{BoardSpec, Lesson};
use crate::session::{Run, Session, Switch};
use std::path::{Path, PathBuf};
use work::UnderWay;

/// The default step limit of runs in a comparison.
const LIMIT: u64 = 1_000_000_000;

/// The dialog's choices, which outlive its closing, and the export in progress.
pub struct Exporting {
    request: Request,
    /// The target: a path or, in a page, the name of the download.
    place: String,
    /// Whether the viewer has named it, so that it no longer follows the request.
    is_named: bool,
    /// The folder of the last export.
    folder: PathBuf,
    replaces: bool,
    failure: Option<Failure>,
    under_way: Option<UnderWay>,
}

impl Default for Exporting {
    fn default() -> Self {
        Self {
            request: Request {
                options: Options {
                    max_steps: Some(LIMIT),
                    ..Options::default()
                },
                ..Request::default()
            },
            place: String::new(),
            is_named: false,
            folder: output::usual_folder(),
            replaces: false,
            failure: None,
            under_way: None,
        }
    }
}

impl Exporting {
    /// Whether an export is in progress.
    pub fn is_busy(&self) -> bool {
        matches!(&self.under_way, Some(UnderWay { work: Some(_), .. }))
    }

    /// The problem shown in the dialog, if it is open, or else the progress of the export.
    #[cfg(target_arch = "wasm32")]
    pub fn said(&self, is_open: bool, language: crate::explain::Language) -> Option<String> {
        let complaint = self.failure.as_ref().filter(|_| is_open);
        let complaint = complaint.map(|failure| crate::explain::Tell::tell(failure, language));
        let under_way = self.under_way.as_ref();
        complaint.or_else(|| under_way.map(|under_way| words::under_way(under_way, language)))
    }

    /// Cancels the export in progress, or hides the result of a finished one.
    fn dismiss(&mut self) {
        self.under_way = None;
    }

    /// Prepares for the dialog being opened, for what is on show or, over the editor, for its
    /// puzzle.
    pub fn open(&mut self, session: &Session, look: &Look) {
        let last = session.last_step();
        self.is_named = false;
        self.replaces = false;
        self.failure = None;
        let choice = &mut self.request.options.choice;
        choice.first = choice.first.min(last);
        choice.last = Some(last);
        if look.screen == Screen::Editor && !self.request.kind.is_of_puzzle() {
            let puzzle = KINDS.iter().find(|kind| kind.is_of_puzzle());
            self.request.kind = puzzle.expect("a puzzle can be saved");
        }
        self.fit_request(session, look);
    }

    /// Chooses the program of a board, in a programming language.
    pub fn choose_program(&mut self, code: CodeLanguage, board: usize) {
        self.request.kind = Kind::of_program(code);
        self.request.options.board = Some(board);
    }

    /// Sets what to export, and where to.
    #[cfg(test)]
    pub fn save_as(&mut self, kind: &str, path: &Path) {
        self.request.kind = Kind::from_id(kind).expect("a kind");
        self.place = path.display().to_string();
        self.is_named = true;
    }

    /// Adapts the request to the boards on show, and the file name to the request.
    fn fit_request(&mut self, session: &Session, look: &Look) {
        let id = match look.screen {
            Screen::Editor => "puzzle",
            Screen::Running | Screen::Course | Screen::Set => &session.lesson().id,
        };
        self.request.fit(session.runs().len());
        if !self.is_named {
            let name = (self.request).file_name(id, session.playhead().position());
            self.place = self.folder.join(name).display().to_string();
        }
    }

    /// Starts the export that the dialog asks for, unless one is in progress. The editor's puzzle
    /// is exported with the boards `own`.
    fn start(&mut self, cx: &Cx, own: &[BoardSpec]) {
        if self.is_busy() {
            return;
        }
        let mut request = self.request;
        let look = &mut request.options.look;
        *look = picture::Look {
            language: cx.language,
            theme: cx.look.theme,
            options: cx.look.options,
            is_transparent: look.is_transparent,
            view: look.view,
            code: cx.look.code,
        };
        let place = request.kind.with_ending(self.place.trim());
        let Some(subject) = subject(request.kind, &place, cx, own) else {
            return;
        };
        match Work::begin(request, subject, &place, self.replaces) {
            Ok(work) => {
                self.failure = None;
                let work = Some(work);
                self.under_way = Some(UnderWay { place, work });
                cx.ask(LookCommand::Dialog(Dialog::Export, Switch::Off));
            }
            Err(failure) => self.failure = Some(failure),
        }
    }

    /// Does slices of the export in progress. Returns whether it has failed, in which case the
    /// dialog should open to show why.
    pub fn go_on(&mut self, slices: usize) -> bool {
        let Some(UnderWay { work, place }) = &mut self.under_way else {
            return false;
        };
        let Some(working) = work else { return false };
        let ended = match working.go_on(slices) {
            Ok(false) => return false,
            Ok(true) => work.take().map_or(Ok(()), Work::end),
            Err(failure) => Err(failure),
        };
        match ended {
            Ok(()) => {
                self.replaces = false;
                if let Some(folder) = Path::new(place).parent() {
                    self.folder = folder.to_owned();
                }
                false
            }
            Err(failure) => {
                self.under_way = None;
                self.failure = Some(failure);
                true
            }
        }
    }
}

/// The subject of an export of this kind; `None` if it is about the editor's puzzle and there is
/// none. That puzzle is exported with the boards `own`.
fn subject(kind: &Kind, place: &str, cx: &Cx, own: &[BoardSpec]) -> Option<Subject<'static>> {
    let session = cx.session;
    if kind.is_of_puzzle() || kind.is_of_lesson() {
        let lesson = if cx.look.screen == Screen::Editor {
            Lesson::bare(session.editor().problem()?.into(), own.to_vec())
        } else if kind.is_of_lesson() {
            session.home().clone()
        } else {
            session.lesson().clone()
        };
        let file = Path::new(place).file_stem().unwrap_or_default();
        return Some(Subject::Lesson(lesson, file.to_string_lossy().into_owned()));
    }
    Some(Subject::Boards(on_show(cx)))
}

/// The boards on show, of which pictures show as much as the window does.
pub fn on_show(cx: &Cx) -> Boards {
    let (session, runs) = (cx.session, cx.session.runs());
    Boards {
        name: session.lesson().title.get(cx.language).to_owned(),
        runs: runs.iter().map(Run::timeline).cloned().collect(),
        titles: runs.titles(cx.language),
        seen: (0..runs.len()).map(|index| seen(session, index)).collect(),
        own: runs.iter().map(|run| run.moment().step()).collect(),
        leading: runs.leading(),
        alignment: session.lineup().alignment(),
        step: Some(session.playhead().position()),
    }
}

/// How much of a board pictures may show: what is on show.
fn seen(session: &Session, index: usize) -> Seen {
    let sight = session.sight(index);
    if session.hides_board(index) {
        Seen::Nothing
    } else if sight.is_whole {
        Seen::Whole
    } else {
        Seen::Until(sight.counters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::front::Front;
    use crate::app::tests::{harness, harness_in, press};
    use crate::explain::Language;
    use crate::export::steps::{Choice, MOST, Rhythm};
    use crate::export::trace::{Form, Trace};
    use crate::export::writer::{Made, SliceWriter};
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
        h.state_mut().exporting.request.kind = Kind::from_id(kind).expect("a kind");
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
    fn choice(h: &mut Window) -> &mut Choice {
        &mut h.state_mut().exporting.request.options.choice
    }

    /// The kinds that the dialog offers, with the program in pseudocode.
    fn kinds() -> impl Iterator<Item = &'static Kind> {
        let program = Kind::of_program(CodeLanguage::Pseudocode);
        let is_offered = move |kind: &&Kind| !kind.is_program() || *kind == program;
        KINDS
            .iter()
            .filter(|kind| !kind.is_of_set())
            .filter(is_offered)
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
        let look = picture::Look::default();
        let runs = h.state().session.runs();
        let mut boards = Vec::new();
        for (index, run) in runs.iter().enumerate() {
            let title = runs.title(index, Language::En);
            boards.push((run.timeline().clone(), title));
        }
        let boards: Vec<_> = boards
            .iter_mut()
            .map(|(run, title)| {
                let until = Seen::Until(run.at(1).expect("it is explored").counters());
                picture::Shown::of(run, title.clone(), 1, until)
            })
            .collect();
        let expected = picture::png(&boards, look, Default::default());
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
    fn sizes_have_the_decimal_comma_of_the_language() {
        let mut h = harness("first-moves");
        for (language, half) in [
            (Language::En, "0.5×"),
            (Language::Pt, "0,5×"),
            (Language::Es, "0,5×"),
        ] {
            h.state_mut().look.language = language;
            press(&mut h, Key::E);
            h.get_by_label(half);
            h.state_mut().look.dialog = None;
        }
    }

    #[test]
    fn the_list_of_kinds_always_opens_above_the_dialog() {
        let mut h = harness("first-moves");
        let names: Vec<_> = kinds().map(|kind| Language::En.word(kind.id)).collect();
        for pair in names.windows(2) {
            press(&mut h, Key::E);
            let list = h.get_by_role(Role::ComboBox).rect().center();
            tap(&mut h, list);
            let kind = h
                .get_by_role_and_label(Role::ListBoxOption, &pair[1])
                .rect()
                .center();
            tap(&mut h, kind);
            let chosen = h.state().exporting.request.kind;
            assert_eq!(Language::En.word(chosen.id), pair[1]);
            let cancel = h
                .get_by_role_and_label(Role::Button, "Cancel")
                .rect()
                .center();
            tap(&mut h, cancel);
            assert!(!is_open(&h));
        }
    }

    #[test]
    fn every_kind_can_be_exported_in_every_language() {
        for language in Language::ALL {
            let folder = folder(language.code());
            let size = egui::vec2(1440.0, 900.0);
            let mut h = harness_in("naive-or-propagation", language, size);
            for kind in kinds() {
                open_dialog(&mut h, &folder, kind.id);
                choice(&mut h).last = Some(12);
                h.run();
                let button = language.word("export");
                click(&mut h, &button);
                while h.state().exporting.is_busy() {
                    h.step();
                }
                assert!(h.state().exporting.failure.is_none(), "{kind:?}");
                h.run();
            }
            let strip = "naive-or-propagation-0-12";
            let mut expected = vec![strip.to_owned()];
            for ending in ["csv", "gif", "jsonl", "pdf"] {
                expected.push(format!("{strip}.{ending}"));
            }
            for ending in ["json", "png", "svg"] {
                expected.push(format!("naive-or-propagation-0.{ending}"));
            }
            // The counters of the step on show.
            expected.push("naive-or-propagation-0.csv".to_owned());
            for ending in [
                "-handout.pdf",
                "-handout.svg",
                "-program.txt",
                ".csv",
                ".md",
                ".ron",
                ".txt",
            ] {
                expected.push(format!("naive-or-propagation{ending}"));
            }
            expected.sort();
            assert_eq!(names(&folder), expected);
            let pictures = names(&folder.join(strip));
            assert_eq!(pictures.len(), 14, "{pictures:?}");
            let table = fs::read_to_string(folder.join("naive-or-propagation.md")).unwrap();
            assert!(table.contains(&language.word("outcome-solved")), "{table}");
        }
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
        let (asked, mut made) = (*choice(&mut h), Made::default());
        let run = h.state().session.runs()[1].timeline();
        let mut trace = Trace::new(run, asked, Form::Csv);
        assert_eq!(trace.advance(1000, &mut made), Ok(true));
        assert!(written == made.bytes);
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
        assert_eq!(names(&folder).len(), 1, "what has been made so far");
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
        open_dialog(&mut h, &folder, "export-counters-csv");
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

    #[test]
    fn write_errors_are_in_the_language_of_the_window() {
        let folder = folder("refused");
        for (language, expected) in [
            (Language::Pt, "porque essa pasta não existe"),
            (Language::Es, "porque esa carpeta no existe"),
            (Language::En, "because there is no such folder"),
        ] {
            let mut h = harness_in("first-moves", language, egui::vec2(1024.0, 600.0));
            open_dialog(&mut h, &folder.join("nowhere"), "export-svg");
            click(&mut h, &language.word("export"));
            h.run();
            h.get_by_label_contains(expected);
            assert!(is_open(&h) && !h.state().exporting.is_busy());
        }
        assert_eq!(names(&folder), Vec::<String>::new());
    }

    #[test]
    fn a_comparison_needs_two_boards() {
        let folder = folder("alone");
        let mut h = harness("first-moves");
        let kind = "export-comparison-md";
        open_dialog(&mut h, &folder, kind);
        h.get_by_label_contains("A comparison is of two boards or more");
        let button = h.get_by_role_and_label(Role::Button, "Export");
        assert!(button.accesskit_node().is_disabled());
    }
}
