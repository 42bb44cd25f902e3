//! The layout of a program: which lines are visible, at what size, and which functions are folded.

use crate::explain::code::Listing;
use crate::scene::{Font, width_of};
use std::collections::BTreeSet;

/// Line spacing, in font sizes: the usual one, and a tight one.
const LEADINGS: [f32; 2] = [1.3, 1.1];
/// The space for descenders below the last line, in lines.
const FOOT: f32 = 0.2;
/// The height of an empty line, in lines.
const BLANK: f32 = 0.4;
/// The smallest font size: smaller ones are not read in class, so a long program scrolls.
const SMALLEST: f32 = 12.0;
/// The largest useful font size.
const LARGEST: f32 = 15.0;
/// Stands for the body of a folded function.
pub(super) const ELLIPSIS: &str = " …";

/// A visible line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct CodeRow {
    /// Its index in the program.
    pub line: usize,
    /// Its distance from the top, in lines.
    pub top: f32,
    /// Whether it stands for a whole folded function.
    pub is_folded: bool,
    /// Whether it can be folded or unfolded.
    pub is_hinge: bool,
}

/// Which lines of a program are visible, where and how large. This depends on the program and its
/// room, and not on the step.
#[derive(Clone, PartialEq, Debug)]
pub struct CodeLayout {
    pub(super) rows: Vec<CodeRow>,
    /// The height of all rows, in lines.
    lines: f32,
    /// The length of the longest row with its gutter, in characters.
    columns: f32,
    /// The width of line numbers and the arrow, in characters.
    pub(super) gutter: f32,
    pub(super) size: f32,
    leading: f32,
    is_comfortable: bool,
}

impl CodeLayout {
    /// Fits the program into a room of this width and height, without scrolling if it can be read
    /// then. If the whole program would be too small, its helper functions are folded, except those
    /// in `unfolded`, which do not make the others smaller.
    pub fn fitting(
        listing: &Listing,
        width: f32,
        height: f32,
        unfolded: &BTreeSet<&'static str>,
    ) -> Self {
        let whole = Self::of(listing, None).sized(width, height);
        if whole.is_comfortable {
            return whole;
        }
        let short = Self::of(listing, Some(&BTreeSet::new())).sized(width, height);
        let mut seen = Self::of(listing, Some(unfolded));
        (seen.size, seen.leading) = (short.size, short.leading);
        seen.is_comfortable = short.is_comfortable;
        seen
    }

    /// The rows, with helpers folded unless `unfolded` is `None`.
    fn of(listing: &Listing, unfolded: Option<&BTreeSet<&'static str>>) -> Self {
        let (mut rows, mut top) = (Vec::<CodeRow>::new(), 0.0);
        let mut columns = 0;
        let mut was_folded = false;
        for part in listing.parts() {
            let is_hinge = unfolded.is_some() && part.is_helper;
            let is_open = |function| unfolded.is_some_and(|open| open.contains(function));
            let is_folded = is_hinge && !part.function.as_ref().is_some_and(is_open);
            // Folded functions stand close together; unfolding one moves only what is below it.
            if !(rows.is_empty() || was_folded && is_hinge) {
                top += BLANK;
            }
            was_folded = is_folded;
            let lines = if is_folded {
                part.header..part.header + 1
            } else {
                part.lines
            };
            for line in lines {
                let written = &listing.lines[line];
                let text = &written.text;
                let length = if is_folded {
                    written.signature().chars().count() + ELLIPSIS.chars().count() + 1
                } else {
                    text.chars().count()
                };
                columns = columns.max(length);
                rows.push(CodeRow {
                    line,
                    top,
                    is_folded,
                    is_hinge: is_hinge && line == part.header,
                });
                top += if text.is_empty() { BLANK } else { 1.0 };
            }
        }
        let gutter = listing.lines.len().to_string().len() as f32 + 3.0;
        Self {
            rows,
            lines: top + FOOT,
            columns: gutter + columns as f32 + 0.5,
            gutter,
            size: SMALLEST,
            leading: LEADINGS[1],
            is_comfortable: false,
        }
    }

    fn sized(mut self, width: f32, height: f32) -> Self {
        let across = (width / (self.columns * advance(1.0))).min(LARGEST);
        for leading in LEADINGS {
            // Keep clear of rounding errors.
            let size = 0.999 * across.min(height / (self.lines * leading));
            (self.size, self.leading) = (size.max(SMALLEST), leading);
            self.is_comfortable = size >= SMALLEST.min(0.999 * across);
            if self.is_comfortable {
                break;
            }
        }
        self
    }

    /// This layout scaled by `times`.
    #[must_use]
    pub fn times(mut self, times: f32) -> Self {
        self.size *= times;
        self
    }

    /// Whether the font is as large as it should be, given the height.
    pub const fn is_comfortable(&self) -> bool {
        self.is_comfortable
    }

    /// The size it takes.
    pub fn extent(&self) -> (f32, f32) {
        (self.columns * advance(self.size), self.y(self.lines))
    }

    /// The distance from the top of a number of lines.
    pub(super) fn y(&self, lines: f32) -> f32 {
        lines * self.size * self.leading
    }

    /// Whether a line is visible.
    pub fn shows(&self, line: usize) -> bool {
        let is_it = |row: &CodeRow| row.line == line && !row.is_folded;
        self.rows.iter().any(is_it)
    }

    /// The row that shows a line.
    pub(super) fn row_of(&self, line: usize) -> Option<&CodeRow> {
        self.rows.iter().rfind(|row| row.line <= line)
    }

    /// The line at this distance from the top, and whether it can be folded or unfolded.
    pub fn line_at(&self, y: f32) -> Option<(usize, bool)> {
        let is_there = |row: &&CodeRow| (self.y(row.top)..self.y(row.top + 1.0)).contains(&y);
        let row = self.rows.iter().find(is_there)?;
        Some((row.line, row.is_hinge))
    }
}

/// The width of a character; all are equally wide.
pub(super) fn advance(size: f32) -> f32 {
    width_of("0", Font::Mono, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::explain::code::{CodeLanguage, listing};
    use crate::puzzle::Family;
    use crate::solver::Goal;

    #[test]
    fn helpers_are_folded_where_room_is_scarce() {
        let strategy = "propagation".parse().unwrap();
        let program = listing(
            &Family::Windows,
            strategy,
            Goal::All,
            CodeLanguage::Java,
            Language::En,
        );
        let none = BTreeSet::new();
        let whole = CodeLayout::fitting(&program, 900.0, 3000.0, &none);
        assert!(whole.rows.iter().all(|row| !row.is_folded && !row.is_hinge));
        assert!((LARGEST - whole.size).abs() < 0.1);
        let short = CodeLayout::fitting(&program, 420.0, 600.0, &none);
        assert_eq!(short.size, SMALLEST);
        assert!(short.rows.iter().any(|row| row.is_folded));
        for (number, line) in program.lines.iter().enumerate() {
            if line.mark.is_some() {
                assert_eq!(short.row_of(number).unwrap().line, number);
            }
        }
        let mark = CodeLayout::fitting(&program, 420.0, 600.0, &BTreeSet::from(["mark"]));
        assert_eq!(mark.size, short.size, "nothing gets smaller");
        assert!(mark.rows.len() > short.rows.len());
        let tiny = CodeLayout::fitting(&program, 100.0, 100.0, &none);
        assert_eq!(tiny.size, SMALLEST);
    }

    #[test]
    fn a_place_is_a_line() {
        let strategy = "naive".parse().unwrap();
        let program = listing(
            &Family::Windows,
            strategy,
            Goal::First,
            CodeLanguage::C,
            Language::En,
        );
        let layout = CodeLayout::fitting(&program, 420.0, 560.0, &BTreeSet::new());
        for row in &layout.rows {
            let middle = layout.y(row.top + 0.2);
            assert_eq!(layout.line_at(middle), Some((row.line, row.is_hinge)));
        }
        assert_eq!(layout.line_at(-1.0), None);
        assert_eq!(layout.line_at(layout.extent().1 + 1.0), None);
    }
}
