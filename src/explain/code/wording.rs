//! How a lesson has its programs written: with names and messages of their authors, or as listings
//! of its own.

use super::CodeLanguage;
use super::listing::Listing;
use super::program_language::ProgramLanguage;
use super::template::{self, renamed};
use crate::bundled::bundled;
use crate::explain::Language;
use crate::explain::families::shown_strategy;
use crate::puzzle::{Family, Topology};
use crate::solver::{Goal, Strategy};

/// The program of a strategy for problems of a family; pseudocode is in the interface's language.
pub fn listing(
    family: &Family,
    strategy: Strategy,
    goal: Goal,
    code: CodeLanguage,
    language: Language,
) -> Listing {
    let board = Topology::new(family.clone());
    Wording::default().listing(&board, strategy, goal, code, language)
}

/// What a lesson says about its programs. Without any of it they are our own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    /// Names of functions and of the board, and messages, by the role they have (`is_safe`).
    pub names: Vec<(&'static str, String)>,
    /// Listings of its own, each for a strategy and a goal.
    pub listings: Vec<(Strategy, Goal, Listing)>,
}

impl Wording {
    /// The program of a strategy for problems on a board: a listing of the lesson's own in its
    /// language, or ours in any other.
    pub fn listing(
        &self,
        board: &Topology,
        strategy: Strategy,
        goal: Goal,
        code: CodeLanguage,
        language: Language,
    ) -> Listing {
        let mut own = self.listings.iter();
        match own.find(|(of, until, _)| (*of, *until) == (strategy, goal)) {
            Some((_, _, listing)) => listing.clone(),
            None => {
                let shown = shown_strategy(board, strategy);
                let source = source(board, shown, code, language);
                let said = |role: &str| self.name(role, code);
                let (comment, strategies) = (code.comment(), (strategy, shown));
                let mut listing =
                    template::compose(source, board, strategies, goal, comment, &said);
                self.rename(&mut listing, code);
                listing
            }
        }
    }

    /// The name that something has in a lesson's programs, if the lesson says so. Java writes
    /// `printSudoku` where others write `print_sudoku`.
    pub fn name(&self, role: &str, code: CodeLanguage) -> Option<String> {
        let found = self.names.iter().find(|(known, _)| *known == role);
        let (_, name) = found?;
        Some(match code {
            CodeLanguage::Java if !name.contains(' ') => joined_by_capitals(name),
            CodeLanguage::Java
            | CodeLanguage::Pseudocode
            | CodeLanguage::C
            | CodeLanguage::Python
            | CodeLanguage::Rust => name.clone(),
        })
    }

    /// Writes the names of functions and of the board into a program.
    pub(super) fn rename(&self, listing: &mut Listing, code: CodeLanguage) {
        let mut words: Vec<(String, String)> = Vec::new();
        for (role, _) in &self.names {
            let Some(name) = self.name(role, code) else {
                continue;
            };
            let functions = listing.lines.iter().filter(|line| {
                let function = line.function.map(|id| id.replace('-', "_"));
                function.is_some_and(|id| id.starts_with(role))
            });
            let named = functions.filter_map(|line| line.called());
            let board = listing.name(role).into_iter();
            words.extend(named.chain(board).map(|own| (own.to_owned(), name.clone())));
        }
        let words: Vec<(&str, &str)> = words.iter().map(|(a, b)| (&**a, &**b)).collect();
        if words.is_empty() {
            return;
        }
        for line in &mut listing.lines {
            line.text = renamed(&line.text, &words);
            if let Some(mark) = &mut line.mark {
                mark.details = renamed(&mark.details, &words);
            }
        }
        for slip in &mut listing.slips {
            slip.text = slip.text.take().map(|text| renamed(&text, &words));
        }
    }
}

impl Listing {
    /// A listing that stands in a file by itself, written down as templates are.
    ///
    /// # Errors
    ///
    /// The number of a line, from 1, and the mark that is not known.
    pub fn own(text: &str, code: ProgramLanguage) -> Result<Self, (usize, String)> {
        let mut listing = template::whole(text, code.comment())?;
        listing.own = Some(code);
        Ok(listing)
    }
}

/// `print_sudoku` as `printSudoku`.
fn joined_by_capitals(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| {
        let mut letters = part.chars();
        let capital = letters.next().map(|letter| letter.to_ascii_uppercase());
        name + &capital.into_iter().chain(letters).collect::<String>()
    })
}

/// Includes the program with this file name in each language.
macro_rules! program {
    ($name:literal, $code:expr, $language:expr) => {
        match ($code, $language) {
            (CodeLanguage::C, _) => file!($name, "c"),
            (CodeLanguage::Java, _) => file!($name, "java"),
            (CodeLanguage::Python, _) => file!($name, "py"),
            (CodeLanguage::Rust, _) => file!($name, "rs"),
            (CodeLanguage::Pseudocode, Language::Pt | Language::PtPt) => file!($name, "pt"),
            (CodeLanguage::Pseudocode, Language::Es) => file!($name, "es"),
            (CodeLanguage::Pseudocode, Language::En) => file!($name, "en"),
        }
    };
}

macro_rules! file {
    ($name:literal, $extension:literal) => {
        bundled!("assets/code/", $name, ".", $extension)
    };
}

fn source(
    board: &Topology,
    strategy: Strategy,
    code: CodeLanguage,
    language: Language,
) -> &'static str {
    let source = match strategy {
        _ if board.way().is_some() => program!("way", code, language),
        Strategy::Sweep => program!("sweep", code, language),
        Strategy::Search(_) if strategy.keeps_domains() => program!("search", code, language),
        Strategy::Search(_) => program!("naive", code, language),
    };
    source.text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::code::CodeLine;
    use crate::puzzle::Shape;

    /// Names and messages of a lesson stand in the program in every language, and ours do not.
    #[test]
    fn a_lesson_names_its_functions_and_messages() {
        let wording = Wording {
            names: [
                ("is_safe", "verifica"),
                ("find_unassigned", "number_unassigned"),
                ("solve", "resolve"),
                ("print", "imprime"),
                ("main", "principal"),
                ("load", "le"),
                ("board", "grade"),
                ("solved", "Sudoku resolvido:"),
                ("no_solution", "Sin solución"),
            ]
            .map(|(role, name)| (role, name.to_owned()))
            .into(),
            listings: Vec::new(),
        };
        let sudoku = Topology::new(Family::Sudoku(Shape::usual(9).expect("a size")));
        for code in CodeLanguage::ALL {
            for language in Language::ALL {
                let of = |wording: &Wording| {
                    wording.listing(&sudoku, Strategy::NAIVE, Goal::First, code, language)
                };
                let (own, ours) = (of(&wording), of(&Wording::default()));
                let text = own.text();
                for (role, _) in &wording.names {
                    let name = wording.name(role, code).expect("it has one");
                    assert!(text.contains(&name), "{code:?}: {name}\n{text}");
                }
                assert_eq!(own.lines.len(), ours.lines.len());
                // Rust has one more function, which has no role.
                let has_role = |line: &&CodeLine| line.function.is_some_and(|id| id != "cells");
                let headers = ours.lines.iter().filter(has_role);
                for old in headers.filter_map(|line| line.called()) {
                    let is_kept = wording.names.iter().any(|(_, name)| name == old);
                    let is_there = text.contains(&format!("{old}("));
                    assert!(is_kept || !is_there, "{code:?}: {old}\n{text}");
                }
                let marks = |listing: &Listing| -> Vec<_> {
                    let marks = listing.lines.iter().map(|line| line.mark.as_ref());
                    marks.map(|mark| mark.map(|mark| mark.site)).collect()
                };
                assert_eq!(marks(&own), marks(&ours));
            }
        }
    }
}
