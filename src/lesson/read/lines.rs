//! Makes a question of the lines of a program, whose order the program itself knows.

use super::Reader;
use super::values::{Read, named};
use crate::explain::code::{CodeLanguage, listing};
use crate::explain::{Language, Site};
use crate::lesson::AskOption;
use crate::lesson::error::FieldError;
use crate::lesson::file::Named;
use crate::lesson::part::{List, Part};
use crate::lesson::text::Template;

/// The fewest and the most lines to be put in order.
const LEAST: usize = 3;
const MOST: usize = 4;

/// The lines to be put in order.
type Lines = List<Named<Site>, MOST>;

impl<'a> Reader<'a> {
    /// The question in which order these lines stand in a board's program, and its options.
    pub(super) fn lines(
        &self,
        board: usize,
        part: Part<'a, Lines>,
        question: Option<Template>,
    ) -> Read<'a, (Template, Vec<AskOption>)> {
        let sites = part.entries()?.into_iter().map(named);
        let sites = sites.collect::<Read<Vec<Site>>>()?;
        let board = self.boards[board];
        let family = self.topology().family();
        let code = CodeLanguage::Pseudocode;
        let programs = Language::ALL
            .map(|language| listing(family, board.strategy, board.goal, code, language));
        let lines = |language: Language| {
            let program = &programs[language as usize];
            let lines = sites.iter().map(|site| program.line_of(*site));
            lines.collect::<Option<Vec<usize>>>()
        };
        let is_enough = |lines: &Vec<usize>| {
            let mut sorted = lines.clone();
            sorted.sort_unstable();
            sorted.dedup();
            sorted.len() == lines.len() && lines.len() >= LEAST
        };
        let Some(found) = lines(Language::En).filter(is_enough) else {
            return Err(part.fault(FieldError::Lines));
        };
        let question = question.unwrap_or_else(|| Template::plain(|l| l.word("ask-lines")));
        let question = question.followed_by(|language| {
            let program = &programs[language as usize];
            let found = lines(language).unwrap_or_default();
            let numbered = found.iter().enumerate().map(|(number, line)| {
                let text = program.lines[*line].text.trim();
                format!("\n{}. {text}", number + 1)
            });
            numbered.collect()
        });
        Ok((question, options(&found)))
    }
}

/// The right order of lines at these places of the program, and three in which some have changed places.
fn options(lines: &[usize]) -> Vec<AskOption> {
    let mut right: Vec<usize> = (0..lines.len()).collect();
    right.sort_by_key(|line| lines[*line]);
    let [mut first, mut last, mut all] = [right.clone(), right.clone(), right.clone()];
    first.swap(0, 1);
    last.swap(lines.len() - 2, lines.len() - 1);
    all.reverse();
    let mut orders = [right.clone(), first, last, all];
    orders.sort();
    let option = |order: Vec<usize>| {
        let numbers: Vec<String> = order.iter().map(|line| (line + 1).to_string()).collect();
        AskOption {
            is_right: order == right,
            text: Template::plain(|_| numbers.join(", ")),
        }
    };
    orders.map(option).into()
}
