//! The window in a web page: what its address asks for.

use super::request::Request;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{Link, View};
use crate::scene::Theme;
use crate::window::page;
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
fn request(query: &str) -> Request {
    let mut request = Request::default();
    for (name, value) in query.split('&').filter_map(|part| part.split_once('=')) {
        match name {
            "lang" => request.language = Language::from_tag(value),
            "lesson" if is_of_course(value) => request.lesson = Some(value.into()),
            "step" => request.step = value.parse().ok(),
            "theme" => request.theme = Theme::from_id(value),
            "view" => request.view = View::from_id(value),
            _ => {}
        }
    }
    request
}

/// Whether the program comes with a lesson of this name.
fn is_of_course(name: &str) -> bool {
    LESSONS.iter().any(|(id, _)| *id == name)
}
