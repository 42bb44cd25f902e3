//! Exporting from the window: pictures, films and data, to a file or as a download.
//!
//! ```text
//! bar, key ─→ dialog ─→ ExportRequest ─┐
//! boards as they are ─→ Subject ───────┴→ ExportJob, a slice per frame ─→ file or download
//! ```
//!
//! A job works on its own copies of the runs, so nothing done in the window meanwhile, not even
//! opening another lesson, affects the file.

mod dialog;
mod note;
mod text_file;
mod work;

pub use dialog::show;
pub use note::show as show_note;
pub use text_file::TextFile;

use super::cx::Cx;
use super::look::{Dialog, Look, LookCommand, Screen};
use crate::explain::code::CodeLanguage;
use crate::export::boards::{BoardRun, Boards, SeenPart};
use crate::export::guide::Teaching;
use crate::export::job::Subject;
use crate::export::kind::{ExportKind, KINDS};
use crate::export::options::{ExportOptions, PictureLook, PictureView};
use crate::export::request::{ExportRequest, with_ending};
use crate::files::{self, LESSONS};
use crate::lesson::{BoardSpec, Lesson, View};
use crate::session::{Session, Switch};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use work::{ExportFailure, ExportWork, usual_folder};

/// The default step limit of runs in a comparison.
const LIMIT: u64 = 1_000_000_000;

/// The dialog's choices, which outlive its closing, and the export in progress.
pub struct Exporting {
    request: ExportRequest,
    /// The target: a path or, in a page, the name of the download.
    place: String,
    /// Whether the viewer has named it, so that it no longer follows the request.
    is_named: bool,
    /// The folder of the last export.
    folder: PathBuf,
    replaces: bool,
    failure: Option<ExportFailure>,
    under_way: Option<UnderWay>,
}

/// An export that was started. It stays on show after its end.
struct UnderWay {
    /// Where it goes.
    place: String,
    /// The work; `None` once it is complete.
    work: Option<ExportWork>,
}

impl Default for Exporting {
    fn default() -> Self {
        Self {
            request: ExportRequest {
                options: ExportOptions {
                    max_steps: Some(LIMIT),
                    ..ExportOptions::default()
                },
                ..ExportRequest::default()
            },
            place: String::new(),
            is_named: false,
            folder: usual_folder(),
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
        complaint.or_else(|| under_way.map(|under_way| under_way.words(language)))
    }

    /// Prepares for the dialog being opened, for what is on show or, over the editor, for its
    /// puzzle.
    pub fn open(&mut self, session: &Session, look: &Look) {
        self.is_named = false;
        self.replaces = false;
        self.failure = None;
        let choice = &mut self.request.options.choice;
        let last = session.last_seen();
        choice.first = choice.first.min(last);
        choice.last = (!session.hides_end()).then_some(last);
        let kind = self.request.kind;
        let is_offered = |kind: &ExportKind| is_offered(kind, session, look);
        if !is_offered(kind) {
            let offered = KINDS.iter().find(|kind| is_offered(kind));
            self.request.kind = offered.expect("something can be exported");
        }
        self.fit_request(session, look);
    }

    /// Chooses the program of a board, in a programming language.
    pub fn choose_program(&mut self, code: CodeLanguage, board: usize) {
        self.request.kind = ExportKind::of_program(code);
        self.request.options.board = Some(board);
    }

    /// Sets what to export, and where to.
    #[cfg(test)]
    pub fn save_as(&mut self, kind: &str, path: &Path) {
        self.request.kind = ExportKind::from_id(kind).expect("a kind");
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
        *look = PictureLook {
            language: cx.language,
            theme: cx.look.theme,
            options: cx.look.options,
            code: cx.look.code,
            asked: cx.look.reason_for().asked(),
            ..*look
        };
        let place = with_ending(self.place.trim(), request.kind.ending);
        let Some(subject) = subject(request, &place, cx, own) else {
            return;
        };
        match ExportWork::begin(request, subject, &place, self.replaces) {
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
        let ended = match work.as_mut().map(|work| work.advance(slices)) {
            None | Some(Ok(false)) => return false,
            Some(Ok(true)) => work.take().map_or(Ok(()), ExportWork::finish),
            Some(Err(failure)) => Err(failure),
        };
        if let Err(failure) = ended {
            self.under_way = None;
            self.failure = Some(failure);
            return true;
        }
        self.replaces = false;
        if let Some(folder) = Path::new(place).parent() {
            self.folder = folder.to_owned();
        }
        false
    }
}

/// Whether the dialog offers a kind: over the course its guide, over the editor its puzzle. Of the
/// programs it offers the one in the code view, unless that would answer a question.
fn is_offered(kind: &ExportKind, session: &Session, look: &Look) -> bool {
    match look.screen {
        Screen::Course => kind.is_of_course(),
        Screen::Editor => kind.is_of_puzzle(),
        Screen::Running | Screen::Set if kind.is_program() => {
            *kind == *ExportKind::of_program(look.code) && !session.hides_program()
        }
        Screen::Running | Screen::Set => !kind.is_of_course(),
    }
}

/// The subject of an export to this place; `None` if it is about the editor's puzzle and there is
/// none. That puzzle is exported with the boards `own`.
fn subject(request: ExportRequest, place: &str, cx: &Cx, own: &[BoardSpec]) -> Option<Subject> {
    let (session, kind) = (cx.session, request.kind);
    if kind.is_of_course() {
        let (course, guide, words) = (files::course(), files::guide(), files::glossary());
        return Some(Subject::Course(Teaching::of(course, guide, words, LESSONS)));
    }
    if kind.is_of_lesson() {
        return Some(Subject::Lesson(session.home().clone()));
    }
    if kind.is_of_puzzle() {
        let mut lesson = match cx.look.screen {
            Screen::Editor => {
                Lesson::bare(session.editor().sketch.problem().ok()?.into(), own.to_vec())
            }
            Screen::Running | Screen::Course | Screen::Set => session.lesson().clone(),
        };
        let file = Path::new(place).file_stem().unwrap_or_default();
        lesson.id = file.to_string_lossy().into_owned();
        return Some(Subject::Lesson(lesson));
    }
    Some(Subject::Boards(on_show(cx, request.options.look.view)))
}

/// The boards on show. Pictures of this view show as much of them as the window does.
pub fn on_show(cx: &Cx, view: PictureView) -> Boards {
    let (session, runs) = (cx.session, cx.session.runs());
    let titles = runs.titles(cx.language).into_iter();
    let board = |(index, title): (usize, _)| BoardRun {
        run: runs[index].timeline().clone(),
        title,
        seen: seen(session, view, index),
        step: runs[index].moment().step(),
        wording: Arc::clone(&session.lesson().wording),
    };
    Boards {
        name: session.lesson().title.get(cx.language).to_owned(),
        boards: titles.enumerate().map(board).collect(),
        leading: runs.leading(),
        alignment: session.runs().alignment,
        step: Some(session.playhead().position()),
    }
}

/// How much of a board pictures may show: what is on show.
fn seen(session: &Session, view: PictureView, index: usize) -> SeenPart {
    let sight = session.visibility(index);
    // Views of boards have the ids of the inspector's views.
    let view = View::from_id(view.id());
    if session.hides_board(index) || view.is_some_and(|view| session.hides_view(view)) {
        SeenPart::Nothing
    } else if sight.is_whole {
        SeenPart::Whole
    } else {
        SeenPart::Until(sight.counters)
    }
}

#[cfg(test)]
mod tests;
