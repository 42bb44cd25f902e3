//! The window in a web page: reads the request from the page's address.

use super::start::WindowRequest;
use crate::bundled;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{Link, LinkError, View};
use crate::scene::Theme;
use crate::session::Notice;
use crate::window::page;
use std::process::ExitCode;

/// Opens the program in its page.
pub fn open_in_page() -> ExitCode {
    bundled::load_with(page::text);
    let mut request = request(&page::query());
    let link = page::fragment();
    if !link.is_empty() {
        request.notice = match Link::find(&link).map(str::parse::<Link>) {
            Some(Ok(_)) => {
                request.lesson = Some(link.into());
                None
            }
            // A link that cannot be opened still opens a lesson, with a notice.
            Some(Err(LinkError::Version(_))) => Some(Notice::LinkNewer),
            Some(Err(_)) | None => Some(Notice::LinkBroken),
        };
    }
    super::open(request)
}

/// Reads the part of the address after `?`, such as `lang=pt&lesson=first-program&step=120`.
/// Unknown or invalid parameters are ignored.
fn request(query: &[(String, String)]) -> WindowRequest {
    let mut request = WindowRequest::default();
    for (name, value) in query {
        match name.as_str() {
            "lang" => request.language = Language::from_tag(value),
            // The page fetches a file and hands it over like one that is dropped.
            "lesson" if value.ends_with(".ron") || value.contains("://") => {}
            "lesson" if is_of_course(value) => request.lesson = Some(value.into()),
            "lesson" => request.notice = Some(Notice::LessonUnknown),
            "step" => request.step = value.parse().ok(),
            "left" => request.left = value.parse().ok(),
            "theme" => request.theme = Theme::from_id(value),
            "view" => request.view = View::from_id(value),
            "package" => request.is_packaged = true,
            "embed" => request.is_embedded = true,
            _ => {}
        }
    }
    request
}

/// Whether the course has a lesson with this id.
fn is_of_course(name: &str) -> bool {
    LESSONS.iter().any(|(id, _)| *id == name)
}
