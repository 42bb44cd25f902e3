//! Makes a question of the lines of a program, whose order the program itself knows.

use super::text::{ByLanguage, Template};
use super::{AskOption, BoardSpec, Lines};
use crate::explain::code::{CodeLanguage, Listing, listing};
use crate::explain::{Language, Site};
use crate::puzzle::Family;
use crate::solver::{Goal, Strategy};

/// The fewest and the most lines to be put in order.
const LEAST: usize = 3;
pub const MOST_LINES: usize = 4;

/// A question that a program answers.
pub struct AboutProgram {
    /// What is asked, unless the lesson says it.
    pub question: Template,
    /// The lines that it is about.
    pub program: Lines,
    pub options: Vec<AskOption>,
    /// What explains the answer, unless the lesson says it.
    pub explain: Option<Template>,
}

/// The pseudocode of a strategy in every language.
pub fn programs(family: &Family, strategy: Strategy, goal: Goal) -> ByLanguage<Listing> {
    let code = CodeLanguage::Pseudocode;
    Language::ALL.map(|language| listing(family, strategy, goal, code, language))
}

/// The question in which order these lines stand in the board's program; `None` if they are too few there.
pub fn about_lines(sites: &[Site], family: &Family, board: BoardSpec) -> Option<AboutProgram> {
    let programs = programs(family, board.strategy, board.goal);
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
    let found = lines(Language::En).filter(is_enough)?;
    let text = Template::plain(|language| {
        let program = &programs[language as usize];
        let found = lines(language).unwrap_or_default();
        let numbered = found.iter().enumerate().map(|(number, line)| {
            let text = program.lines[*line].text.trim();
            format!("{}. {text}", number + 1)
        });
        numbered.collect::<Vec<_>>().join("\n")
    });
    Some(AboutProgram {
        question: Template::plain(|language| language.word("ask-lines")),
        program: Lines {
            text,
            options: Vec::new(),
        },
        options: options(&found),
        explain: None,
    })
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
            is_typed: false,
            text: Template::plain(|_| numbers.join(", ")),
        }
    };
    orders.map(option).into()
}
