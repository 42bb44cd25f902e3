//! The window in a web page: reads the request from the page's address.

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
            // A link that was cut off still opens a lesson, with a notice.
            _ => request.is_fallback = true,
        }
    }
    super::open(request)
}

/// Reads the part of the address after `?`, such as `lang=pt&lesson=first-program&step=120`.
/// Unknown or invalid parameters are ignored.
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

/// Whether the course has a lesson with this id.
fn is_of_course(name: &str) -> bool {
    LESSONS.iter().any(|(id, _)| *id == name)
}
