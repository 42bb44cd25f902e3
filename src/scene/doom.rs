//! The mark of a doomed position on its board.

use super::text::wrap_plain;
use super::{BoardGrid, CardParts, Font, Palette, Point, Rect, Shape, fitted};
use crate::puzzle::{Cell, Problem};

/// The size of the wedge in the guilty guess, as a share of its cell.
const WEDGE: f32 = 0.38;
/// How small a long sentence may become, as a share of the text size.
const LEAST_SHARE: f32 = 0.95;
/// The text size of a sentence that is wrapped instead.
const BROKEN: f32 = 0.86;
/// The least text size, in points.
const LEAST: f32 = 12.0;
/// The height of a line, in text sizes.
const LINE: f32 = 1.4;
/// The share of a line's height that may reach below the card.
const SLACK: f32 = 0.15;

/// The mark of a doomed position, or what else is known about it.
pub struct DoomMark<'a> {
    /// The puzzle.
    pub problem: &'a Problem,
    /// Whether the position is doomed.
    pub is_doomed: bool,
    /// The guess that doomed it.
    pub cell: Option<Cell>,
    /// What is known about the position and, where there is room, about the run so far.
    pub words: &'a [String],
    /// The colours.
    pub palette: &'a Palette,
    /// Whether rows and columns are numbered.
    pub coordinates: bool,
}

impl DoomMark<'_> {
    /// Draws a wedge in the corner of the guilty guess, and a bar with the words in the foot of the
    /// card.
    pub fn draw(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let grid = BoardGrid::new(self.problem.topology(), parts.board, p, self.coordinates);
        let side = grid.side();
        if let Some(cell) = self.cell.filter(|_| self.is_doomed) {
            let (rect, reach) = (grid.rect_of(cell), WEDGE * side);
            let (x, y) = (rect.x, rect.bottom());
            let wedge = [(x, y - reach), (x + reach, y), (x, y)];
            shapes.push(Shape::polygon(wedge, p.doom));
        }
        let foot = parts.foot;
        let height = parts.text * LINE;
        let mut y = foot.y;
        for (number, line) in self.words.iter().enumerate() {
            let is_verdict = number == 0 && self.is_doomed;
            let (line, font, color) = match is_verdict {
                true => (line.clone(), Font::Bold, p.on_doom),
                false => (line.clone(), Font::Regular, p.faint),
            };
            let room = ((foot.bottom() - y) / height + SLACK) as usize;
            if room == 0 && number > 0 {
                break;
            }
            // What comes first is not cut for the sake of what follows.
            let later = self.words[number + 1..].iter();
            let later = later.filter(|words| !words.is_empty()).count();
            let fitting = |room| fit(&line, font, parts.text, foot.width - parts.text, room);
            let found = fitting(room.saturating_sub(later)).or_else(|| fitting(room));
            let (size, lines) = found.unwrap_or_else(|| (parts.text * LEAST_SHARE, vec![line]));
            if is_verdict {
                let bar = Rect::new(foot.x, y, foot.width, height * lines.len() as f32);
                shapes.push(Shape::rounded(bar, 3.0, p.doom, None));
            }
            let indent = if is_verdict { 0.4 * size } else { 0.0 };
            for line in lines {
                let at = Point::new(foot.x + indent, y + 0.5 * height);
                let words = fitted(&line, font, size, foot.width - 2.0 * indent);
                shapes.push(Shape::text(at, size, color, words).in_font(font).left());
                y += height;
            }
        }
    }
}

/// How a text fits into `room` lines: its size and its lines. It is made a little smaller or
/// wrapped, then loses its last parts. `None` if not even its first part fits.
fn fit(text: &str, font: Font, size: f32, width: f32, room: usize) -> Option<(f32, Vec<String>)> {
    let smaller = (size * BROKEN).max(LEAST.min(size));
    let lines = |text: &str| {
        let share = width / super::width_of(text, font, size).max(1.0);
        if share >= LEAST_SHARE {
            return (size * share.min(1.0), vec![text.to_owned()]);
        }
        (smaller, wrap_plain(text, font, smaller, width))
    };
    beginnings(text)
        .map(lines)
        .find(|(_, lines)| lines.len() <= room)
}

/// A text, and its beginnings up to the end of a sentence or of a part of one.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |at: &usize| {
        let (before, after) = text.split_at(*at);
        before.ends_with('.') && after.starts_with(' ')
            || after.starts_with("; ")
            || after.starts_with(" (")
    };
    let ends = (1..text.len())
        .rev()
        .filter(|at| text.is_char_boundary(*at));
    std::iter::once(text.len())
        .chain(ends.filter(is_end))
        .map(|end| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text::{self, Options};
    use crate::scene::{Rect, Theme};

    /// The lines about a doomed board in a narrow card with a foot this high, in text sizes.
    fn drawn(foot: f32) -> Vec<String> {
        let (text, words) = (
            14.0,
            [WORDS.replace("✖ ", ""), "Wasted so far: 3.".to_owned()],
        );
        let mark = DoomMark {
            problem: &text::read_one(&".".repeat(16), &Options::default()).unwrap(),
            is_doomed: true,
            cell: None,
            words: &words,
            palette: &Theme::Light.palette(),
            coordinates: false,
        };
        let card = Rect::new(0.0, 0.0, 260.0, 220.0);
        let mut shapes = Vec::new();
        mark.draw(&CardParts::beside(card, text, foot * text), &mut shapes);
        let text = |shape| match shape {
            Shape::Text { text, .. } => Some(text),
            _ => None,
        };
        shapes.into_iter().filter_map(text).collect()
    }

    /// What is known of the position comes before what was wasted.
    #[test]
    fn the_verdict_is_not_cut_for_the_sake_of_what_follows() {
        assert_eq!(drawn(2.0 * LINE), ["Doomed since", "step 61"]);
        let wasted = "Wasted so far: 3.";
        assert_eq!(drawn(3.0 * LINE).last().unwrap(), wasted);
    }

    const WORDS: &str = "✖ Doomed since step 61 (R1C1 = 1); wasted: 1,259.";

    fn fitted_in(width: f32, room: usize) -> Option<Vec<String>> {
        fit(WORDS, Font::Bold, 14.0, width, room).map(|(_, lines)| lines)
    }

    #[test]
    fn long_words_lose_their_last_parts_before_they_are_cut() {
        let whole = vec![WORDS.to_owned()];
        assert_eq!(fitted_in(1000.0, 1), Some(whole));
        let lines = |width, room| fitted_in(width, room).expect("they fit");
        assert_eq!(lines(230.0, 2).concat().len() + 1, WORDS.len());
        assert_eq!(lines(300.0, 1), ["✖ Doomed since step 61 (R1C1 = 1)"]);
        assert_eq!(lines(190.0, 1), ["✖ Doomed since step 61"]);
        assert_eq!(lines(110.0, 2), ["✖ Doomed since", "step 61"]);
        assert_eq!(fitted_in(60.0, 1), None);
    }
}
