//! Questions about the lines of a program: in which order they stand, or which one is wrong.

use super::text::{ByLanguage, Template};
use crate::analysis::question::MOST_OPTIONS;
use crate::explain::code::{Bug, Buggy, CodeLanguage, Listing, Wording};
use crate::explain::{Language, Site, args};
use crate::puzzle::{Random, Topology};
use crate::solver::{Goal, Strategy};
use std::collections::{BTreeMap, BTreeSet};

/// The letters of the options, which are also their keys.
pub const LETTERS: [char; MOST_OPTIONS] = ['A', 'B', 'C', 'D'];
/// The fewest lines to be put in order.
const LEAST_LINES: usize = 3;
/// What makes the lines that do not belong.
const STRANGERS: [Bug; 2] = [Bug::ShortLoop, Bug::NoReturn];

/// Lines of a program that a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeExcerpt {
    /// The lines.
    pub text: Template,
    /// The number of the line that each option stands for, from 0; empty if they stand for
    /// something else.
    pub options: Vec<usize>,
    /// What is to be put in order, if that is asked.
    pub order: Option<CodeOrder>,
}

/// Lines of a function to be put in order. The last ones of the excerpt are shuffled, and some of
/// them do not belong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeOrder {
    /// How many lines stand in their places already, at the beginning.
    pub given: usize,
    /// How many are shuffled.
    pub shuffled: usize,
    /// The numbers of the shuffled lines that belong, from 0, in the right order.
    pub right: Vec<usize>,
}

/// The letter of a shuffled line.
pub fn line_letter(line: usize) -> char {
    ('A'..='Z').nth(line).unwrap_or_default()
}

/// The letters of shuffled lines.
pub fn line_letters(lines: &[usize]) -> String {
    let letters: Vec<String> = lines.iter().map(|line| line_letter(*line).into()).collect();
    letters.join(", ")
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
    board: &Topology,
    (strategy, goal): (Strategy, Goal),
    wording: &Wording,
) -> ByLanguage<Listing> {
    let code = CodeLanguage::Pseudocode;
    Language::ALL.map(|language| wording.listing(board, strategy, goal, code, language))
}

/// The question in which order the lines of the recursive function stand, after the first `given`
/// ones. One order is right, as no two lines are the same; `None` if that is not so, or if few
/// lines are left.
pub fn about_lines(
    given: usize,
    board: &Topology,
    run: (Strategy, Goal),
    wording: &Wording,
) -> Option<ProgramQuestion> {
    let programs = programs(board, run, wording);
    let functions: Option<Vec<Vec<String>>> = programs.iter().map(with_strangers).collect();
    let functions = functions?;
    let (count, own) = (functions[0].len(), functions[0].len() - STRANGERS.len());
    let is_clear = |lines: &Vec<String>| {
        lines.len() == count && lines.iter().collect::<BTreeSet<_>>().len() == count
    };
    if own < given + LEAST_LINES || !functions.iter().all(is_clear) {
        return None;
    }
    let mut shuffled: Vec<usize> = (given..count).collect();
    let mut random = Random::new(given as u64);
    for last in (1..shuffled.len()).rev() {
        shuffled.swap(last, random.below(last + 1));
    }
    let place = |line| shuffled.iter().position(|other| *other == line);
    let right: Vec<usize> = (given..own).filter_map(place).collect();
    let text = Template::plain(|language| {
        let lines = &functions[language as usize];
        let head = lines[..given].iter().map(|line| format!("  {line}"));
        let rest = shuffled.iter().zip('A'..);
        let rest = rest.map(|(line, letter)| format!("{letter} {}", lines[*line]));
        head.chain(rest).collect::<Vec<_>>().join("\n")
    });
    let letters = line_letters(&right);
    Some(ProgramQuestion {
        question: Template::plain(|language| language.word("ask-lines")),
        program: CodeExcerpt {
            text,
            options: Vec::new(),
            order: Some(CodeOrder {
                given,
                shuffled: shuffled.len(),
                right,
            }),
        },
        options: vec![
            (Template::plain(|_| letters.clone()), true),
            (
                Template::plain(|language| language.word("ask-lines-other")),
                false,
            ),
        ],
        explain: None,
    })
}

/// The lines of the recursive function, and then those that bugs make of some; `None` if the
/// program cannot have these bugs.
fn with_strangers(program: &Listing) -> Option<Vec<String>> {
    let placing = program.line_of(Site::Place)?;
    let parts = program.parts().into_iter();
    let function = parts
        .map(|part| part.lines)
        .find(|lines| lines.contains(&placing))?;
    let mut lines: Vec<String> = function
        .map(|line| halved(&program.lines[line].text))
        .collect();
    for bug in STRANGERS {
        let buggy = program.with(bug)?;
        lines.push(halved(&buggy.listing.lines[buggy.line].text));
    }
    Some(lines)
}

/// A line with half of its indent, as there is little room beside boards.
fn halved(line: &str) -> String {
    let own = line.trim_start();
    format!("{}{own}", &line[..(line.len() - own.len()) / 2])
}

/// The question which line of a program is wrong with this bug; `None` if the program for this board
/// cannot have it.
pub fn about_bug(bug: Bug, board: &Topology, wording: &Wording) -> Option<ProgramQuestion> {
    let programs = programs(board, (bug.strategy(), Goal::First), wording);
    programs[Language::En as usize].with(bug)?;
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
    Some(ProgramQuestion {
        question: Template::plain(|language| language.word(ask)),
        program: CodeExcerpt {
            text: Template::plain(|language| lettered(&in_language(language), bug)),
            options: suspects.iter().map(|line| line - start).collect(),
            order: None,
        },
        options: (0..suspects.len()).map(option).collect(),
        explain: Some(Template::plain(|language| {
            let line = in_language(language).right;
            let fix = language.text(fix, &args([("line", line.into())]));
            format!("{} {fix}", language.word(&format!("bug-{}", bug.id())))
        })),
    })
}

/// The function that has the bug, with letters before the lines that are options.
fn lettered(buggy: &Buggy, bug: Bug) -> String {
    let suspects = buggy.suspects(bug, MOST_OPTIONS);
    let letters: BTreeMap<usize, char> = suspects.into_iter().zip(LETTERS).collect();
    let lines = buggy.function().map(|line| {
        let letter = letters.get(&line).unwrap_or(&' ');
        format!("{letter} {}", halved(&buggy.listing.lines[line].text))
    });
    lines.collect::<Vec<_>>().join("\n")
}
