//! Words about exports.

use super::work::UnderWay;
use crate::explain::{Language, Message};
use crate::export::opt::Opt;
use crate::export::request::Request;
use crate::export::writer::Progress;

/// The size of an export; `None` for a single step, or if it is not known yet.
pub fn amount(request: &Request, language: Language) -> Option<String> {
    let Request { kind, options } = request;
    let count = options.choice.count().filter(|_| request.is_of_several())?;
    let seconds = (count as f64 / options.speed).ceil() as u64;
    let id = if kind.takes(Opt::Speed) {
        "export-amount-film"
    } else if kind.takes(Opt::Theme) {
        "export-amount-pictures"
    } else {
        "export-amount-steps"
    };
    let message = Message::new(id).counted(count).number("seconds", seconds);
    Some(message.say(language))
}

/// Where the file is.
pub fn written(place: &str, language: Language) -> String {
    let id = if cfg!(target_arch = "wasm32") {
        "export-downloaded"
    } else {
        "export-written"
    };
    Message::new(id).path(place).say(language)
}

/// The progress of an export, or where its file is.
pub fn under_way(under_way: &UnderWay, language: Language) -> String {
    let place = &under_way.place;
    let message = match under_way.work.as_ref().map(|work| work.job.progress()) {
        None => return written(place, language),
        Some(Progress::Exploring { steps, .. }) => {
            Message::new("export-exploring").number("steps", steps)
        }
        Some(Progress::Writing { .. } | Progress::Lessons { .. }) => Message::new("export-making"),
    };
    message.path(place).say(language)
}
