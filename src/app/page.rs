//! The window in a web page: what its address asks for, and what is told to the page.

use super::state::State;
use crate::cli::{View, WindowRequest};
use crate::explain::{Language, Sentence};
use crate::lesson::Link;
use crate::puzzle::notation;
use crate::scene::Theme;
use crate::window::page;
use serde::Serialize;
use std::process::ExitCode;

/// Opens the program in its page.
pub fn open_in_page() -> ExitCode {
    let mut request = request(&page::query());
    let link = page::fragment();
    if !link.is_empty() {
        match Link::find(&link).map(str::parse::<Link>) {
            Some(Ok(_)) => request.lesson = Some(link.into()),
            // Whoever follows a link that was cut off still gets a lesson, and is told.
            _ => request.is_fallback = true,
        }
    }
    super::open(request)
}

/// What the part of an address after `?` asks for, such as `lang=pt&lesson=first-program&step=120`.
/// What it says of anything else, or wrongly, is passed over.
fn request(query: &str) -> WindowRequest {
    let mut request = WindowRequest::default();
    for (name, value) in query.split('&').filter_map(|part| part.split_once('=')) {
        match name {
            "lang" => request.language = Language::from_tag(value),
            "lesson" if super::is_brought(value) => request.lesson = Some(value.into()),
            "step" => request.step = value.parse().ok(),
            "theme" => request.theme = Theme::from_id(value),
            "view" => request.view = View::from_id(value),
            _ => {}
        }
    }
    request
}

/// What the window shows, for readers of the screen and for tests.
#[derive(Serialize, PartialEq)]
pub struct Shown {
    lesson: String,
    language: &'static str,
    theme: &'static str,
    view: &'static str,
    steps: Vec<u64>,
    playing: bool,
    sentences: Vec<String>,
    /// What the dialog for opening says of its text, while it is shown.
    opening: Option<String>,
    /// What the dialog for exporting complains of, or how far an export is.
    exporting: Option<String>,
    /// What stands in the editor, while it is shown.
    editing: Option<String>,
    /// How much the tree is enlarged, while it is shown.
    tree: Option<f32>,
    /// What could not be done.
    notice: Option<String>,
    /// The values of each board, row by row.
    boards: Vec<String>,
    /// What tells the state of each search from every other.
    states: Vec<String>,
}

/// Tells the page what is shown, if that is not what it was told last.
pub fn tell(state: &State, last: &mut Option<Shown>) {
    let shown = Shown {
        lesson: state.lesson.id.clone(),
        language: state.language.code(),
        theme: state.theme.id(),
        view: state.view.id(),
        steps: state.boards.iter().map(|b| b.moment.step()).collect(),
        playing: state.playhead.is_playing(),
        sentences: state
            .boards
            .iter()
            .map(|board| Sentence::of(&board.moment, state.language).to_string())
            .collect(),
        opening: (state.opening.is_open()).then(|| state.opening.verdict(state.language)),
        exporting: state.exporting.said(state.language),
        editing: state.editing.is_open().then(|| state.editing.kept()),
        tree: (state.view == View::Tree).then(|| state.boards[state.leading].tree.magnification()),
        notice: state.notice.map(|id| state.language.word(id)),
        boards: (state.boards.iter())
            .map(|board| notation::line(board.moment.values()))
            .collect(),
        states: (state.boards.iter())
            .map(|board| board.moment.fingerprint())
            .collect(),
    };
    if last.as_ref() != Some(&shown) {
        let text = serde_json::to_string(&shown).expect("it is plain data");
        page::tell(&text);
        *last = Some(shown);
    }
}
