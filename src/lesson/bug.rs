//! Makes a question of a program with a bug, which the program itself tells.

use super::lines::{AboutProgram, programs};
use super::text::Template;
use super::{AskOption, LETTERS, Lines};
use crate::analysis::question::MOST_OPTIONS;
use crate::explain::code::{Bug, Buggy};
use crate::explain::{Language, args};
use crate::puzzle::Family;
use crate::solver::Goal;
use std::collections::BTreeMap;

/// The question which line of a program is wrong with this bug.
pub fn about_bug(bug: Bug, family: &Family) -> AboutProgram {
    let programs = programs(family, bug.strategy(), Goal::First);
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
    let option = |number: usize| AskOption {
        is_right: suspects[number] == buggy.line,
        is_typed: false,
        text: Template::plain(|language| {
            let buggy = in_language(language);
            let line = buggy.suspects(bug, MOST_OPTIONS)[number];
            buggy.listing.lines[line].text.trim().to_owned()
        }),
    };
    let start = buggy.function().start;
    AboutProgram {
        question: Template::plain(|language| language.word(ask)),
        program: Lines {
            text: Template::plain(|language| shown(&in_language(language), bug)),
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

/// The function that has the bug, with letters before the lines that are options. Its indents are halved, as
/// there is little room beside boards.
fn shown(buggy: &Buggy, bug: Bug) -> String {
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
