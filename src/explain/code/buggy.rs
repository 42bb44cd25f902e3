//! Programs with a bug in them.

use super::listing::{Bug, CodeLine, Listing};
use std::ops::Range;

/// A program with a bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buggy {
    /// The program.
    pub listing: Listing,
    /// The wrong line or, if one is missing, the line before it.
    pub line: usize,
    /// Whether a line is missing.
    pub is_missing: bool,
    /// What is right in its place.
    pub right: String,
}

impl Listing {
    /// The program with this bug; `None` if it cannot have it.
    pub fn with(&self, bug: Bug) -> Option<Buggy> {
        let mut listing = self.clone();
        let mut slips = std::mem::take(&mut listing.slips);
        slips.retain(|slip| slip.bug == bug);
        let first = slips.first()?;
        let (at, is_missing) = (first.line, first.text.is_none());
        for slip in slips.into_iter().rev() {
            match slip.text {
                Some(text) => listing.lines[slip.line].text = text,
                None => drop(listing.lines.remove(slip.line)),
            }
        }
        Some(Buggy {
            listing,
            line: at - usize::from(is_missing),
            is_missing,
            right: self.lines[at].text.trim().to_owned(),
        })
    }
}

impl Buggy {
    /// The lines of the function that has the bug.
    pub fn function(&self) -> Range<usize> {
        let mut parts = self.listing.parts().into_iter();
        let own = parts.find(|part| part.lines.contains(&self.line));
        own.map_or(0..0, |part| part.lines)
    }

    /// At most this many lines to suspect: the wrong one, and lines around it that are explained.
    /// The later the bug comes in the table the more of them stand before it, so that it is not
    /// always the same letter.
    pub fn suspects(&self, bug: Bug, most: usize) -> Vec<usize> {
        let does = |line: &CodeLine| line.explanation().is_some();
        let lines = &self.listing.lines;
        let is_one = |line: &usize| *line == self.line || does(&lines[*line]);
        let all: Vec<usize> = self.function().filter(is_one).collect();
        let before = all.iter().take_while(|line| **line < self.line).count();
        let first = before.saturating_sub(bug as usize);
        let first = first.min(all.len().saturating_sub(most));
        all.into_iter().skip(first).take(most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::explain::code::{CodeLanguage, listing};
    use crate::puzzle::{Family, Shape};
    use crate::solver::{Goal, Strategy};

    fn program(strategy: Strategy, code: CodeLanguage, language: Language) -> Listing {
        let sudoku = Family::Sudoku(Shape::usual(4).unwrap());
        listing(&sudoku, strategy, Goal::First, code, language)
    }

    /// Every bug is in one program, the same in every language: one line changes or goes, and in
    /// languages where a test takes several lines, what belongs to it.
    #[test]
    fn every_language_can_have_every_bug() {
        for bug in Bug::ALL {
            let place = |code, language| {
                let right = program(bug.strategy(), code, language);
                let buggy = right.with(bug).unwrap();
                let texts = |listing: &Listing| -> Vec<String> {
                    listing.lines.iter().map(|line| line.text.clone()).collect()
                };
                let (before, after) = (texts(&right), texts(&buggy.listing));
                let same = before.iter().zip(&after).take_while(|(a, b)| a == b);
                let same = same.count();
                assert_eq!(same, buggy.line + usize::from(buggy.is_missing));
                assert_eq!(buggy.right, before[same].trim());
                let end = before.iter().rev().zip(after.iter().rev());
                let end = end.take_while(|(a, b)| a == b).count();
                let changed = before.len() - same - end;
                assert!((1..=3).contains(&changed), "{code:?}: {changed}");
                if code == CodeLanguage::Pseudocode {
                    assert_eq!(changed, 1);
                }
                let suspects = buggy.suspects(bug, 4);
                assert_eq!(suspects.len(), 4);
                suspects.iter().position(|line| *line == buggy.line)
            };
            let places: Vec<_> = Language::ALL
                .map(|language| place(CodeLanguage::Pseudocode, language))
                .into();
            assert_eq!(places, vec![Some(bug as usize); Language::ALL.len()]);
            for code in CodeLanguage::ALL {
                place(code, Language::En);
            }
        }
    }
}
