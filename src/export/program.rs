//! The program of a board's strategy as a text.

use super::options::Options;
use super::writer::{Ready, SliceWriter};
use crate::explain::code::{CodeLanguage, listing};
use crate::timeline::Timeline;

/// Writes the program of a run in a programming language.
pub fn program(options: &Options, run: &Timeline, code: CodeLanguage) -> Box<dyn SliceWriter> {
    let language = options.look.language;
    let family = run.problem().topology().family();
    let listing = listing(family, run.plan().strategy, run.goal(), code, language);
    Box::new(Ready(listing.text()))
}
