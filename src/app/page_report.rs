//! What the window shows, reported to the page around it.

use super::front::Front;
use super::look::{Dialog, Screen};
use super::page_history;
use crate::explain::Sentence;
use crate::lesson::View;
use crate::puzzle::text;
use crate::session::Run;
use crate::session::verdict::LessonScore;
use crate::window::page;
use serde::Serialize;

/// What the window shows, for screen readers and tests.
#[derive(Serialize, PartialEq)]
pub struct PageReport {
    /// The title of the page.
    title: String,
    lesson: String,
    /// Whether the lesson is of the course; otherwise the link to what is shown, if there can be one.
    course: bool,
    link: Option<String>,
    /// The step at which it goes on after a reload.
    step: u64,
    /// What is open over the boards, for the page's history.
    front: String,
    /// The stops reached and all of them; the questions answered right at the first try and all.
    stops: (usize, usize),
    score: (usize, usize),
    language: &'static str,
    theme: &'static str,
    view: &'static str,
    steps: Vec<u64>,
    playing: bool,
    /// Whether presenter mode is on, and whether there is a question before every move.
    presenting: bool,
    asking: bool,
    /// Whether an export or a set is waited for.
    producing: bool,
    sentences: Vec<String>,
    /// What the dialog for opening says about its text, while it is open.
    opening: Option<String>,
    /// The export dialog's problem, or the progress of an export.
    exporting: Option<String>,
    /// What stands in the editor, while it is shown.
    editing: Option<String>,
    /// The zoom of the tree, while it is shown. A click opens it after its frame was built.
    tree: Option<f32>,
    /// The notice.
    notice: Option<String>,
    /// The sides of the boards that are shown, in points of the page.
    sides: Vec<f32>,
    /// The values of each board, row by row.
    boards: Vec<String>,
    /// A fingerprint of each search's state.
    states: Vec<String>,
}

/// Reports what is shown, if it has changed.
pub fn send(front: &mut Front, ctx: &egui::Context, last: &mut Option<PageReport>) {
    let (look, language) = (&front.look, front.look.language);
    let session = &front.session;
    let runs = session.runs();
    let words = |run: &Run| Sentence::of(run.moment(), language).to_string();
    let is_open = |dialog: Dialog| look.dialog == Some(dialog);
    let done = LessonScore::of(session);
    let shown = PageReport {
        title: front.window_title(),
        lesson: session.lesson().id.clone(),
        course: session.is_of_course(),
        link: (!session.is_of_course())
            .then(|| front.link_text())
            .flatten(),
        step: session.headed_for(),
        front: page_history::layers(session, look, ctx),
        stops: done.stops,
        score: done.questions,
        language: language.code(),
        theme: look.theme.id(),
        view: look.view.id(),
        steps: runs.iter().map(|run| run.moment().step()).collect(),
        playing: session.playhead().is_playing(),
        presenting: look.is_presenting,
        asking: session.questions().is_on,
        producing: front.is_producing(),
        sentences: runs.iter().map(words).collect(),
        opening: is_open(Dialog::Open).then(|| front.opening.verdict(language)),
        exporting: front.exporting.said(is_open(Dialog::Export), language),
        editing: (look.screen == Screen::Editor).then(|| session.editor().sketch.text()),
        tree: (look.view == View::Tree)
            .then(|| front.drawn.of(runs.leader().id()).tree.magnification())
            .flatten(),
        notice: session.notice_words(language),
        sides: (front.drawn.sides.iter())
            .map(|side| (side * ctx.zoom_factor()).round())
            .collect(),
        boards: (runs.iter())
            .map(|run| run.moment())
            .map(|moment| text::line(moment.problem().topology(), moment.values()))
            .collect(),
        states: runs.iter().map(|run| run.moment().fingerprint()).collect(),
    };
    if last.as_ref() != Some(&shown) {
        let text = serde_json::to_string(&shown).expect("it is plain data");
        page::tell(page::PageCall::Tell, &text);
        *last = Some(shown);
    }
}
