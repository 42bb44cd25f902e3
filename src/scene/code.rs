//! A program with its current line highlighted.

use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::explain::code::{Listing, Syntax, Token, tokens_from};
use std::collections::BTreeSet;
use std::ops::Range;

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
const ELLIPSIS: &str = " …";

/// A program with its current line highlighted.
pub struct Code<'a> {
    /// The program.
    pub listing: &'a Listing,
    /// What its words and signs are.
    pub syntax: Syntax,
    /// Whether each of its lines begins within a comment; empty if none does.
    pub within_comments: &'a [bool],
    /// The current line, by index: in each of the ways in which the search is written.
    pub lit: Vec<usize>,
    /// The lines that have called the function of the current one, by index.
    pub callers: Vec<usize>,
    /// The colours.
    pub palette: &'a Palette,
    /// Which lines are visible, and how large.
    pub layout: &'a CodeLayout,
}

impl Code<'_> {
    /// The place of a line, relative to the top left corner of the program.
    pub fn line_rect(&self, line: usize) -> Rect {
        let top = self.layout.row_of(line).map_or(0.0, |row| row.top);
        let (top, bottom) = (self.layout.y(top), self.layout.y(top + 1.0));
        Rect::new(0.0, top, self.layout.extent().0, bottom - top)
    }

    /// Draws it at this top left corner, with a highlight of this width: what is in sight there.
    pub fn draw(&self, corner: Point, width: f32, sight: Range<f32>, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let size = self.layout.size;
        let advance = advance(size);
        let gutter = self.layout.gutter * advance;
        for row in &self.layout.rows {
            let line = &self.listing.lines[row.line];
            let own = self.line_rect(row.line);
            let rect = Rect::new(corner.x, corner.y + own.y, width, own.height);
            if rect.bottom() < sight.start || rect.y > sight.end {
                continue;
            }
            let sign = Point::new(corner.x + gutter - advance, rect.center().y);
            let edge = Rect::new(rect.x, rect.y, 3.0, rect.height);
            if self.lit.contains(&row.line) {
                shapes.push(Shape::filled(rect, p.lit));
                shapes.push(Shape::filled(edge, p.guess));
                self.draw_arrow(sign, shapes);
            }
            if self.callers.contains(&row.line) {
                shapes.push(Shape::filled(rect, p.quiet));
                shapes.push(Shape::filled(edge, p.faint));
            }
            if line.text.is_empty() {
                continue;
            }
            let mut put = |x: f32, anchor: Anchor, color: Color, text: &str| {
                let at = Point::new(x, rect.center().y);
                let words = Shape::text(at, size, color, text).in_font(Font::Mono);
                shapes.push(words.anchored(anchor));
            };
            let end = corner.x + gutter - advance * 2.0;
            let number = (row.line + 1).to_string();
            put(end, Anchor::RightMiddle, p.faint, &number);
            let text = if row.is_folded {
                line.signature()
            } else {
                &line.text
            };
            let is_within = self.within_comments.get(row.line) == Some(&true);
            let mut column = 0;
            for (token, piece) in tokens_from(text, &self.syntax, is_within) {
                let text = piece.trim_start();
                let start = column + piece.chars().count() - text.chars().count();
                if !text.trim_end().is_empty() {
                    let x = corner.x + gutter + start as f32 * advance;
                    put(x, Anchor::LeftMiddle, self.color(token), text.trim_end());
                }
                column += piece.chars().count();
            }
            if row.is_hinge {
                self.draw_hinge(sign, row.is_folded, shapes);
            }
            if row.is_folded {
                let x = corner.x + gutter + column as f32 * advance;
                self.draw_ellipsis(Point::new(x, rect.center().y), shapes);
            }
        }
    }

    /// A plus beside functions that can be unfolded, and a minus beside those that can be folded.
    fn draw_hinge(&self, middle: Point, is_folded: bool, shapes: &mut Vec<Shape>) {
        let half = self.layout.size * 0.26;
        let stroke = Stroke::new((self.layout.size * 0.1).max(1.0), self.palette.faint);
        let mut line = |x: f32, y: f32| {
            let from = Point::new(middle.x - x, middle.y - y);
            let to = Point::new(middle.x + x, middle.y + y);
            shapes.push(Shape::line(from, to, stroke));
        };
        line(half, 0.0);
        if is_folded {
            line(0.0, half);
        }
    }

    /// The ellipsis for a folded body.
    fn draw_ellipsis(&self, left: Point, shapes: &mut Vec<Shape>) {
        let (size, advance) = (self.layout.size, advance(self.layout.size));
        let (x, height) = (left.x + advance * 0.6, size * 0.86);
        let rect = Rect::new(x, left.y - height / 2.0, advance * 1.8, height);
        let (fill, edge) = (self.palette.quiet, Stroke::new(1.0, self.palette.line));
        shapes.push(Shape::rounded(rect, 2.0, fill, edge));
        let at = Point::new(left.x + advance * 1.5, left.y);
        let sign = Shape::text(at, size, self.palette.faint, ELLIPSIS.trim());
        shapes.push(sign.in_font(Font::Mono));
    }

    /// An arrow at the current line, in addition to its colour.
    fn draw_arrow(&self, middle: Point, shapes: &mut Vec<Shape>) {
        let half = self.layout.size * 0.36;
        let Point { x, y } = middle;
        let foot = x - half * 0.7;
        let head = [(foot, y - half), (x + half * 0.9, y), (foot, y + half)];
        shapes.push(Shape::polygon(head, self.palette.ink));
    }

    const fn color(&self, token: Token) -> Color {
        match token {
            Token::Plain => self.palette.ink,
            Token::Keyword => self.palette.guess,
            Token::Number => self.palette.undone_text,
            Token::Text => self.palette.deduced,
            Token::Comment => self.palette.faint,
        }
    }
}

/// A visible line.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CodeRow {
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
    rows: Vec<CodeRow>,
    /// The height of all rows, in lines.
    lines: f32,
    /// The length of the longest row with its gutter, in characters.
    columns: f32,
    /// The width of line numbers and the arrow, in characters.
    gutter: f32,
    size: f32,
    leading: f32,
    /// Whether the font is as large as it should be, given the height.
    pub is_comfortable: bool,
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

    /// Fits a program that has no parts to fold into a room of this width and height.
    pub fn whole(listing: &Listing, width: f32, height: f32) -> Self {
        Self::of(listing, None).sized(width, height)
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

    /// The size it takes.
    pub fn extent(&self) -> (f32, f32) {
        (self.columns * advance(self.size), self.y(self.lines))
    }

    /// The distance from the top of a number of lines.
    fn y(&self, lines: f32) -> f32 {
        lines * self.size * self.leading
    }

    /// Whether a line is visible.
    pub fn shows(&self, line: usize) -> bool {
        let is_it = |row: &CodeRow| row.line == line && !row.is_folded;
        self.rows.iter().any(is_it)
    }

    /// The row that shows a line.
    fn row_of(&self, line: usize) -> Option<&CodeRow> {
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
fn advance(size: f32) -> f32 {
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
