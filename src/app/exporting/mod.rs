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
use crate::export::picture::{self, PictureView, Seen};
use crate::export::request::Request;
use crate::export::subject::{Boards, Subject, Teaching};
use crate::files::{self, LESSONS};
use crate::lesson::{BoardSpec, Lesson, View};
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
        self.is_named = false;
        self.replaces = false;
        self.failure = None;
        let choice = &mut self.request.options.choice;
        let last = session.last_seen();
        choice.first = choice.first.min(last);
        choice.last = (!session.hides_end()).then_some(last);
        if self.request.kind.is_of_course() != (look.screen == Screen::Course) {
            self.request.kind = match look.screen {
                Screen::Course => Kind::of_guide(),
                Screen::Running | Screen::Editor | Screen::Set => &KINDS[0],
            };
        }
        if look.screen == Screen::Editor && !self.request.kind.is_of_puzzle() {
            let puzzle = KINDS.iter().find(|kind| kind.is_of_puzzle());
            self.request.kind = puzzle.expect("a puzzle can be saved");
        }
        if self.request.kind.is_program() && session.hides_program() {
            self.request.kind = &KINDS[0];
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
        let view = look.view;
        let Some(subject) = subject(request.kind, view, &place, cx, own) else {
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
fn subject(
    kind: &Kind,
    view: PictureView,
    place: &str,
    cx: &Cx,
    own: &[BoardSpec],
) -> Option<Subject<'static>> {
    let session = cx.session;
    if kind.is_of_course() {
        let (course, guide, words) = (files::course(), files::guide(), files::glossary());
        return Some(Subject::Course(Teaching::of(course, guide, words, LESSONS)));
    }
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
    Some(Subject::Boards(on_show(cx, view)))
}

/// The boards on show, of which pictures of this view show as much as the window does.
pub fn on_show(cx: &Cx, view: PictureView) -> Boards {
    let (session, runs) = (cx.session, cx.session.runs());
    Boards {
        name: session.lesson().title.get(cx.language).to_owned(),
        runs: runs.iter().map(Run::timeline).cloned().collect(),
        titles: runs.titles(cx.language),
        seen: (0..runs.len())
            .map(|index| seen(session, view, index))
            .collect(),
        own: runs.iter().map(|run| run.moment().step()).collect(),
        leading: runs.leading(),
        alignment: session.runs().alignment(),
        step: Some(session.playhead().position()),
    }
}

/// How much of a board pictures may show: what is on show.
fn seen(session: &Session, view: PictureView, index: usize) -> Seen {
    let sight = session.visibility(index);
    let view = match view {
        PictureView::Boards => None,
        PictureView::Tree => Some(View::Tree),
        PictureView::Code => Some(View::Code),
        PictureView::Flow => Some(View::Flow),
        PictureView::Stack => Some(View::Stack),
        PictureView::Chart => Some(View::Chart),
    };
    if session.hides_board(index) || view.is_some_and(|view| session.hides_view(view)) {
        Seen::Nothing
    } else if sight.is_whole {
        Seen::Whole
    } else {
        Seen::Until(sight.counters)
    }
}

#[cfg(test)]
mod tests;
