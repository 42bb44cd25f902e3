//! A program with its current line highlighted.

mod layout;

pub use layout::CodeLayout;

use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::explain::Language;
use crate::explain::code::{CodeLanguage, Listing, Token, tokens};
use layout::advance;

/// A program with its current line highlighted.
pub struct Code<'a> {
    /// The program.
    pub listing: &'a Listing,
    /// The programming language.
    pub code: CodeLanguage,
    /// The language of pseudocode.
    pub language: Language,
    /// The current line, by index.
    pub lit: Option<usize>,
    /// The line that has called the function of the current one, by index.
    pub caller: Option<usize>,
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

    /// Draws it at this top left corner, with a highlight of this width.
    pub fn draw(&self, corner: Point, width: f32, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let size = self.layout.size;
        let advance = advance(size);
        let gutter = self.layout.gutter * advance;
        for row in &self.layout.rows {
            let line = &self.listing.lines[row.line];
            let own = self.line_rect(row.line);
            let rect = Rect::new(corner.x, corner.y + own.y, width, own.height);
            let sign = Point::new(corner.x + gutter - advance, rect.center().y);
            let edge = Rect::new(rect.x, rect.y, 3.0, rect.height);
            if self.lit == Some(row.line) {
                shapes.push(Shape::filled(rect, p.lit));
                shapes.push(Shape::filled(edge, p.lit_edge));
                self.draw_arrow(sign, shapes);
            }
            if self.caller == Some(row.line) {
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
            let mut column = 0;
            for (token, piece) in tokens(text, self.code, self.language) {
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
        let sign = Shape::text(at, size, self.palette.faint, layout::ELLIPSIS.trim());
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
            Token::Number => self.palette.undone,
            Token::Text => self.palette.deduced,
        }
    }
}
