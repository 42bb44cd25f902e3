//! Questions about the lines of a program: in which order they stand, or which one is wrong.

use super::text::{ByLanguage, Template};
use crate::analysis::question::MOST_OPTIONS;
use crate::explain::code::{Bug, Buggy, CodeLanguage, Listing, Wording};
use crate::explain::{Language, Site, args};
use crate::puzzle::Family;
use crate::solver::{Goal, Strategy};
use std::collections::BTreeMap;

/// The letters of the options, which are also their keys.
pub const LETTERS: [char; MOST_OPTIONS] = ['A', 'B', 'C', 'D'];
/// The fewest and the most lines to be put in order.
const LEAST_LINES: usize = 3;
pub const MOST_LINES: usize = 4;

/// Lines of a program that a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeExcerpt {
    /// The lines.
    pub text: Template,
    /// The number of the line that each option stands for, from 0; empty if they stand for
    /// something else.
    pub options: Vec<usize>,
}

/// A question that a program answers.
pub struct ProgramQuestion {
    /// What is asked, unless the lesson says it.
    pub question: Template,
    /// The lines that it is about.
    pub program: CodeExcerpt,
    /// The options, and whether each is right.
    pub options: Vec<(Template, bool)>,
    /// What explains the answer, unless the lesson says it.
    pub explain: Option<Template>,
}

/// The pseudocode of a strategy in every language.
fn programs(
    family: &Family,
    (strategy, goal): (Strategy, Goal),
    wording: &Wording,
) -> ByLanguage<Listing> {
    let code = CodeLanguage::Pseudocode;
    Language::ALL.map(|language| wording.listing(family, strategy, goal, code, language))
}

/// The question in which order these lines stand in a program; `None` if it has too few of them.
pub fn about_lines(
    sites: &[Site],
    family: &Family,
    board: (Strategy, Goal),
    wording: &Wording,
) -> Option<ProgramQuestion> {
    let programs = programs(family, board, wording);
    let lines = |language: Language| {
        let program = &programs[language as usize];
        let lines = sites.iter().map(|site| program.line_of(*site));
        lines.collect::<Option<Vec<usize>>>()
    };
    let found = lines(Language::En)?;
    let mut sorted = found.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() < found.len() || found.len() < LEAST_LINES {
        return None;
    }
    let text = Template::plain(|language| {
        let program = &programs[language as usize];
        let found = lines(language).unwrap_or_default();
        let numbered = found.iter().enumerate().map(|(number, line)| {
            let text = program.lines[*line].text.trim();
            format!("{}. {text}", number + 1)
        });
        numbered.collect::<Vec<_>>().join("\n")
    });
    Some(ProgramQuestion {
        question: Template::plain(|language| language.word("ask-lines")),
        program: CodeExcerpt {
            text,
            options: Vec::new(),
        },
        options: orders(&found),
        explain: None,
    })
}

/// The right order of lines at these places of the program, and three in which some have changed
/// places.
fn orders(lines: &[usize]) -> Vec<(Template, bool)> {
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
        (Template::plain(|_| numbers.join(", ")), order == right)
    };
    orders.map(option).into()
}

/// The question which line of a program is wrong with this bug.
pub fn about_bug(bug: Bug, family: &Family, wording: &Wording) -> ProgramQuestion {
    let programs = programs(family, (bug.strategy(), Goal::First), wording);
    let in_language = |language: Language| {
        let buggy = programs[language as usize].with(bug);
        buggy.expect("every language has the bug")
    };
    let buggy = in_language(Language::En);
    let (ask, fix) = if buggy.is_missing {
        ("ask-bug-missing", "bug-missing")
    } else {
        ("ask-bug", "bug-right")
    };
    let suspects = buggy.suspects(bug, MOST_OPTIONS);
    let option = |number: usize| {
        let text = Template::plain(|language| {
            let buggy = in_language(language);
            let line = buggy.suspects(bug, MOST_OPTIONS)[number];
            buggy.listing.lines[line].text.trim().to_owned()
        });
        (text, suspects[number] == buggy.line)
    };
    let start = buggy.function().start;
    ProgramQuestion {
        question: Template::plain(|language| language.word(ask)),
        program: CodeExcerpt {
            text: Template::plain(|language| lettered(&in_language(language), bug)),
            options: suspects.iter().map(|line| line - start).collect(),
        },
        options: (0..suspects.len()).map(option).collect(),
        explain: Some(Template::plain(|language| {
            let line = in_language(language).right;
            let fix = language.text(fix, &args([("line", line.into())]));
            format!("{} {fix}", language.word(&format!("bug-{}", bug.id())))
        })),
    }
}

/// The function that has the bug, with letters before the lines that are options. Its indents are
/// halved, as there is little room beside boards.
fn lettered(buggy: &Buggy, bug: Bug) -> String {
    let suspects = buggy.suspects(bug, MOST_OPTIONS);
    let letters: BTreeMap<usize, char> = suspects.into_iter().zip(LETTERS).collect();
    let lines = buggy.function().map(|line| {
        let text = &buggy.listing.lines[line].text;
        let (letter, own) = (letters.get(&line).unwrap_or(&' '), text.trim_start());
        let indent = (text.len() - own.len()) / 2;
        format!("{letter} {:indent$}{own}", "")
    });
    lines.collect::<Vec<_>>().join("\n")
}
