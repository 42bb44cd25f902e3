//! Makes a question of a program with a bug, which the program itself tells.

use super::Reader;
use super::lines::AboutProgram;
use crate::analysis::question::MOST_OPTIONS;
use crate::explain::code::{Bug, Buggy};
use crate::explain::{Language, args};
use crate::lesson::AskOption;
use crate::lesson::error::FieldError;
use crate::lesson::text::Template;

impl<'a> Reader<'_, 'a> {
    /// The question which line of a board's program is wrong with this bug.
    pub(super) fn bug(&self, board: usize, part: &'a str) -> Option<AboutProgram> {
        let bug = self.named("kind", part, &Bug::ALL, Bug::id)?;
        let programs = self.programs(board)?;
        let Some(buggy) = programs[0].with(bug) else {
            self.source.fault("kind", part, FieldError::Bug);
            return None;
        };
        let in_language = |language: Language| {
            let buggy = programs[language as usize].with(bug);
            buggy.expect("a bug is in every language")
        };
        let (ask, fix) = if buggy.is_missing {
            ("ask-bug-missing", "bug-missing")
        } else {
            ("ask-bug", "bug-right")
        };
        let suspects = buggy.suspects(bug, MOST_OPTIONS);
        let option = |number: usize| AskOption {
            is_right: suspects[number] == buggy.line,
            text: Template::plain(|language| {
                let buggy = in_language(language);
                let line = buggy.suspects(bug, MOST_OPTIONS)[number];
                let text = buggy.listing.lines[line].text.trim();
                format!("{}  {text}", numbered(&buggy, line))
            }),
        };
        Some(AboutProgram {
            question: Template::plain(|language| language.word(ask)),
            program: Template::plain(|language| {
                let buggy = in_language(language);
                let lines = buggy.function().map(|line| {
                    let text = &buggy.listing.lines[line].text;
                    format!("{:>2}  {text}", numbered(&buggy, line))
                });
                lines.collect::<Vec<_>>().join("\n")
            }),
            options: (0..suspects.len()).map(option).collect(),
            explain: Some(Template::plain(|language| {
                let line = in_language(language).right;
                let fix = language.text(fix, &args([("line", line.into())]));
                format!("{} {fix}", language.word(&format!("bug-{}", bug.id())))
            })),
        })
    }
}

/// The number of a line in its function, from 1.
fn numbered(buggy: &Buggy, line: usize) -> usize {
    line + 1 - buggy.function().start
}
