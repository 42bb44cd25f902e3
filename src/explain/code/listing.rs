//! A program, line by line.

use super::{CodeLanguage, ProgramLanguage, Syntax};
use crate::explain::{Language, Site};
use crate::puzzle::named;
use crate::solver::Strategy;
use std::ops::Range;

/// The most lines that are shown of a program that somebody else has written.
pub const MOST_LINES: usize = 5_000;

/// A program: first the functions in which steps happen, then their helpers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Its lines.
    pub lines: Vec<CodeLine>,
    /// The program's names for the parts of a search, by our own names for them, such as `row`.
    pub names: Vec<(String, String)>,
    /// The language of a listing that is a lesson's own.
    pub own: Option<ProgramLanguage>,
    /// What bugs make of its lines, in order.
    pub(super) slips: Vec<Slip>,
}

/// A part of a program: a function, or declarations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodePart {
    /// Its lines, without empty ones at the end.
    pub lines: Range<usize>,
    /// Its first line of code, such as the signature.
    pub header: usize,
    /// The id of its explanation.
    pub function: Option<&'static str>,
    /// Whether it is a helper: no step happens in it, and it has more than one line.
    pub is_helper: bool,
}

impl Listing {
    /// A program that somebody else has written: its first `MOST_LINES` lines.
    pub fn of_text(text: &str) -> Self {
        let line = |text: &str| CodeLine {
            text: text.trim_end().replace('\t', "    "),
            mark: None,
            function: None,
            about: None,
        };
        Self {
            lines: text.lines().take(MOST_LINES).map(line).collect(),
            ..Self::default()
        }
    }

    /// Its parts, in order.
    pub fn parts(&self) -> Vec<CodePart> {
        let lines = &self.lines;
        let begins = |line: &usize| {
            let is_first = *line == 0 || lines[line - 1].text.is_empty();
            is_first && !lines[*line].text.is_empty() && !lines[*line].text.starts_with(' ')
        };
        let starts: Vec<usize> = (0..lines.len()).filter(begins).collect();
        let ends = starts.iter().copied().skip(1).chain([lines.len()]);
        let part = |(start, end): (usize, usize)| {
            let own = &lines[start..end];
            let length = own.iter().rposition(|line| !line.text.is_empty());
            let length = length.map_or(0, |last| last + 1);
            let header = own.iter().position(|line| line.function.is_some());
            CodePart {
                lines: start..start + length,
                header: start + header.unwrap_or(0),
                function: header.and_then(|header| own[header].function),
                is_helper: length > 1 && own.iter().all(|line| line.mark.is_none()),
            }
        };
        starts.iter().copied().zip(ends).map(part).collect()
    }

    /// The whole program as a text.
    pub fn text(&self) -> String {
        self.lines
            .iter()
            .flat_map(|line| [&*line.text, "\n"])
            .collect()
    }

    /// The number of the line, from 0, where this kind of step happens: the first of them.
    pub fn line_of(&self, site: Site) -> Option<usize> {
        self.lines_of(site).next()
    }

    /// The numbers of the lines, from 0, where this kind of step happens: several in a program that
    /// has the search written in several ways.
    pub fn lines_of(&self, site: Site) -> impl Iterator<Item = usize> + '_ {
        let is_it = move |line: &CodeLine| line.mark.as_ref().is_some_and(|mark| mark.site == site);
        (0..self.lines.len()).filter(move |line| is_it(&self.lines[*line]))
    }

    /// The function that a line belongs to, by the id of its explanation.
    pub fn function_at(&self, line: usize) -> Option<&'static str> {
        self.lines
            .get(..=line)?
            .iter()
            .rev()
            .find_map(|l| l.function)
    }

    /// The lines that have called the function which a line belongs to: its only call or, in a program
    /// that has the search written in several ways, one in each. None if it is not known which call it
    /// was, or if the function calls itself.
    pub fn callers_of(&self, line: usize) -> Vec<usize> {
        let parts = self.parts();
        let part_of = |line: usize| parts.iter().position(|part| part.lines.contains(&line));
        let own = part_of(line).map(|part| parts[part].header);
        let Some((header, name)) = own.and_then(|own| Some((own, self.lines[own].called()?)))
        else {
            return Vec::new();
        };
        let is_call = |line: &usize| *line != header && has_call(&self.lines[*line].text, name);
        let calls: Vec<usize> = (0..self.lines.len()).filter(is_call).collect();
        let callers: Vec<_> = calls.iter().map(|call| part_of(*call)).collect();
        let ways: Vec<_> = self.lines_of(Site::Place).map(part_of).collect();
        let is_known = match callers[..] {
            [caller] => caller != part_of(line),
            _ => callers == ways,
        };
        if is_known { calls } else { Vec::new() }
    }

    /// How its lines are coloured, if it is one of ours in this language, or else its own.
    pub fn syntax(&self, code: CodeLanguage, language: Language) -> Syntax {
        let own = |own: ProgramLanguage| Syntax::of_file(&format!(".{}", own.ending()));
        self.own.map_or_else(|| Syntax::of(code, language), own)
    }

    /// The program's name for something.
    pub(super) fn name(&self, thing: &str) -> Option<&str> {
        let found = self.names.iter().find(|(own, _)| *own == thing);
        found.map(|(_, name)| name.as_str())
    }
}

/// Whether a line calls the function of this name.
fn has_call(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        !before.ends_with(is_of_name) && after.starts_with('(')
    })
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeLine {
    /// The text.
    pub text: String,
    /// The step that happens there.
    pub mark: Option<StepMark>,
    /// If a function begins here, the id of its explanation.
    pub function: Option<&'static str>,
    /// If no step happens there and it is explained all the same, the id of its explanation.
    pub about: Option<&'static str>,
}

impl CodeLine {
    /// The id of the line's own explanation, if it has one besides its function's.
    pub fn explanation(&self) -> Option<&'static str> {
        self.mark.as_ref().map(|mark| mark.site.id()).or(self.about)
    }

    /// The name of the function whose first line this is: the last word before its arguments.
    pub(super) fn called(&self) -> Option<&str> {
        let head = self.signature().split('(').next()?;
        let name = head.rsplit(|c: char| !is_of_name(c)).next();
        name.filter(|name| !name.is_empty())
    }

    /// The first line of a function without the opening of its body.
    pub fn signature(&self) -> &str {
        self.text.trim_end_matches(['{', ':', ' '])
    }
}

named! {
    /// A bug that a program can have. The programs say which lines it changes or removes.
    pub enum Bug {
        /// The loop ends before the last value.
        ShortLoop = "short-loop",
        /// A sweep looks at what it has just filled, and not at what is empty: it gives up on a
        /// full board.
        GivesUp = "gives-up",
        /// The success of the recursive call is not returned.
        NoReturn = "no-return",
        /// A guess that has failed is not erased.
        NoUndo = "no-undo",
    }
}

impl Bug {
    /// The strategy whose program can have it.
    pub const fn strategy(self) -> Strategy {
        match self {
            Self::ShortLoop | Self::NoReturn | Self::NoUndo => Strategy::NAIVE,
            Self::GivesUp => Strategy::Sweep,
        }
    }
}

/// What a bug makes of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Slip {
    pub bug: Bug,
    /// The number of the line, from 0.
    pub line: usize,
    /// The line with the bug; `None` if it is missing.
    pub text: Option<String>,
}

/// A mark: the step that happens in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepMark {
    /// Where in the search.
    pub site: Site,
    /// What it is about, in the program's names: cell and value, or whatever the step needs.
    pub details: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::explain::code::{CodeLanguage, listing};
    use crate::puzzle::{Family, Shape};
    use crate::solver::{Goal, Strategy};

    fn program(strategy: Strategy, goal: Goal, code: CodeLanguage, language: Language) -> Listing {
        let sudoku = Family::Sudoku(Shape::usual(9).unwrap());
        listing(&sudoku, strategy, goal, code, language)
    }

    /// Where a value is refused, the caller of the function that refuses it is found in every
    /// language; the recursive function has none.
    #[test]
    fn the_caller_of_a_test_is_found() {
        for code in CodeLanguage::ALL {
            for language in Language::ALL {
                let program = program("naive".parse().unwrap(), Goal::First, code, language);
                let refused = program.line_of(Site::ConflictRow).unwrap();
                let [caller] = program.callers_of(refused)[..] else {
                    panic!("{code:?}: one caller");
                };
                assert_ne!(program.function_at(caller), program.function_at(refused));
                let header = program
                    .parts()
                    .into_iter()
                    .find(|p| p.lines.contains(&refused));
                let name = program.lines[header.unwrap().header].called().unwrap();
                assert!(
                    program.lines[caller].text.contains(name),
                    "{code:?}: {name}"
                );
                let placed = program.line_of(Site::Place).unwrap();
                assert_eq!(program.callers_of(placed), [0; 0], "{code:?}");
            }
        }
    }
}
