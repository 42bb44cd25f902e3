use super::marks::filled;
use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, width_of};
use crate::explain::Language;
use crate::explain::code::{CodeLanguage, Listing, Token, tokens};

/// How far apart lines are, in font sizes.
const LEADING: f32 = 1.26;
/// How high an empty line is, in lines.
const BLANK: f32 = 0.45;
/// Letters smaller than this cannot be read.
const SMALLEST: f32 = 9.0;
/// Letters larger than this gain nothing.
const LARGEST: f32 = 15.0;

/// A program with the line in play.
pub struct Code<'a> {
    /// The program.
    pub listing: &'a Listing,
    /// What it is written in.
    pub code: CodeLanguage,
    /// The language of pseudocode.
    pub language: Language,
    /// The line in play, from 0.
    pub lit: Option<usize>,
    /// Its colours.
    pub palette: &'a Palette,
    /// Size of the letters.
    pub size: f32,
}

impl Code<'_> {
    /// The size of letters at which a program is as wide as this; where the lines in which steps
    /// happen would not be seen at once, smaller, as long as it can be read.
    pub fn fitting_size(listing: &Listing, width: f32, height: f32) -> f32 {
        let longest = listing.lines.iter().map(|line| line.text.chars().count());
        let columns = gutter_columns(listing) + longest.max().unwrap_or(0) as f32 + 0.5;
        let last = listing.lines.iter().rposition(|line| line.mark.is_some());
        let lines = y_of(listing, last.map_or(0, |line| line + 2)) * LEADING;
        (width / (columns * advance(1.0)))
            .min(height / lines)
            .clamp(SMALLEST, LARGEST)
    }

    /// How much room it takes.
    pub fn extent(&self) -> (f32, f32) {
        let longest = self
            .listing
            .lines
            .iter()
            .map(|line| line.text.chars().count());
        let columns = gutter_columns(self.listing) + longest.max().unwrap_or(0) as f32 + 0.5;
        (
            columns * advance(self.size),
            self.y_of(self.listing.lines.len()),
        )
    }

    /// Where a line is, counted from the top of the program.
    pub fn line_rect(&self, line: usize) -> Rect {
        let (top, bottom) = (self.y_of(line), self.y_of(line + 1));
        Rect::new(0.0, top, self.extent().0, bottom - top)
    }

    /// The line at this distance from the top.
    pub fn line_at(&self, y: f32) -> Option<usize> {
        (0..self.listing.lines.len())
            .find(|line| (self.y_of(*line)..self.y_of(line + 1)).contains(&y))
    }

    fn y_of(&self, line: usize) -> f32 {
        y_of(self.listing, line) * self.size * LEADING
    }

    /// Draws it with its left top corner there, the light as wide as told.
    pub fn draw(&self, corner: Point, width: f32, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let advance = advance(self.size);
        let gutter = gutter_columns(self.listing) * advance;
        for (number, line) in self.listing.lines.iter().enumerate() {
            let own = self.line_rect(number);
            let rect = Rect::new(corner.x, corner.y + own.y, width, own.height);
            let is_lit = self.lit == Some(number);
            if is_lit {
                shapes.push(filled(rect, p.lit));
                shapes.push(filled(
                    Rect::new(rect.x, rect.y, 3.0, rect.height),
                    p.lit_edge,
                ));
                self.draw_arrow(
                    Point::new(corner.x + gutter - advance * 1.0, rect.center().y),
                    shapes,
                );
            }
            if line.text.is_empty() {
                continue;
            }
            let mut put = |x: f32, anchor: Anchor, color: Color, text: &str| {
                shapes.push(Shape::Text {
                    at: Point::new(x, rect.center().y),
                    anchor,
                    size: self.size,
                    font: Font::Mono,
                    color,
                    text: text.to_owned(),
                });
            };
            let end = corner.x + gutter - advance * 2.0;
            put(end, Anchor::RightMiddle, p.faint, &(number + 1).to_string());
            let mut column = 0;
            for (token, piece) in tokens(&line.text, self.code, self.language) {
                let text = piece.trim_start();
                let start = column + piece.chars().count() - text.chars().count();
                if !text.trim_end().is_empty() {
                    let x = corner.x + gutter + start as f32 * advance;
                    put(x, Anchor::LeftMiddle, self.color(token), text.trim_end());
                }
                column += piece.chars().count();
            }
        }
    }

    /// Says with a shape too which line is in play.
    fn draw_arrow(&self, middle: Point, shapes: &mut Vec<Shape>) {
        let half = self.size * 0.36;
        shapes.push(Shape::Polygon {
            points: vec![
                Point::new(middle.x - half * 0.7, middle.y - half),
                Point::new(middle.x + half * 0.9, middle.y),
                Point::new(middle.x - half * 0.7, middle.y + half),
            ],
            fill: self.palette.ink,
        });
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

/// How wide a letter is; all are.
fn advance(size: f32) -> f32 {
    width_of("0", Font::Mono, size)
}

/// The place of line numbers and of the arrow, in letters.
fn gutter_columns(listing: &Listing) -> f32 {
    listing.lines.len().to_string().len() as f32 + 3.0
}

/// Where a line begins, in lines: empty ones are low.
fn y_of(listing: &Listing, line: usize) -> f32 {
    let heights = listing.lines.iter().take(line);
    heights
        .map(|line| if line.text.is_empty() { BLANK } else { 1.0 })
        .sum()
}
