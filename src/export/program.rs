//! The program of a board's strategy as a text.

use super::options::Options;
use super::writer::{Ready, SliceWriter};
use crate::explain::code::{CodeLanguage, listing};
use crate::explain::program_of_sudoku;
use crate::timeline::Timeline;

/// Writes the program of a run in a programming language.
pub fn program(options: &Options, run: &Timeline, code: CodeLanguage) -> Box<dyn SliceWriter> {
    let language = options.look.language;
    let mut text = listing(run.plan().strategy, run.goal(), code, language).text();
    if let Some(words) = program_of_sudoku(run.problem().topology().family(), language) {
        text = format!("{} {words}\n{text}", code.comment());
    }
    Box::new(Ready(text))
}
