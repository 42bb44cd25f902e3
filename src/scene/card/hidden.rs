//! A card whose board would tell the answer to a question.

use super::parts::CardParts;
use crate::scene::hatch;
use crate::scene::{Anchor, Font, Palette, Point, Shape, fitted};

impl CardParts {
    /// Draws the title over a hatched board, with the reason on it.
    pub fn draw_hidden(
        &self,
        title: &str,
        reason: &str,
        palette: &Palette,
        shapes: &mut Vec<Shape>,
    ) {
        let (text, board) = (self.text, self.board);
        let mut put = |at: Point, anchor, size: f32, font, words: String| {
            shapes.push(Shape::Text {
                at,
                anchor,
                size,
                font,
                color: palette.faint,
                text: words,
            });
        };
        let size = text * 1.15;
        let at = Point::new(self.title.x, self.title.y + self.title.height * 0.42);
        let name = fitted(title, Font::Bold, size, self.title.width);
        put(at, Anchor::LeftMiddle, size, Font::Bold, name);
        let at = Point::new(self.sentence.center().x, self.sentence.y + text);
        let reason = fitted(reason, Font::Regular, text, self.sentence.width);
        put(at, Anchor::CenterMiddle, text, Font::Regular, reason);
        hatch(board, palette, shapes);
    }
}
