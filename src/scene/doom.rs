//! The mark of a doomed position on its board.

use super::{Anchor, CardParts, Font, Grid, Palette, Point, Shape, Stroke, fitted, wrap};
use crate::puzzle::{Cell, Problem};

/// The greatest width of a frame, which leaves the numbers of rows and columns clear, in points.
const WIDEST: f32 = 4.0;
/// How small a long sentence may become, as a share of the text size.
const LEAST_SHARE: f32 = 0.95;
/// The text size of a sentence that is wrapped instead.
const BROKEN: f32 = 0.86;
/// The least text size, in points.
const LEAST: f32 = 12.0;

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
    /// Draws it over a card that has a [foot](CardParts::foot): a dashed frame around the board,
    /// one around the guess, and the words below the counters.
    pub fn draw(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let grid = Grid::new(self.problem.topology(), parts.board, p, self.coordinates);
        let side = grid.side();
        if self.is_doomed {
            let width = (side * 0.08).clamp(2.0, WIDEST);
            let stroke = Stroke::dashed(width, p.conflict, (side * 0.25).max(6.0));
            let all = grid.rect();
            // Inside the border, which keeps it off the numbers of rows and columns.
            shapes.push(outline(all.shrunk(stroke.width), stroke));
            if let Some(cell) = self.cell {
                let rect = grid.rect_of(cell).shrunk(side * 0.06);
                shapes.push(outline(rect, stroke));
                shapes.push(Shape::Text {
                    at: Point::new(rect.x + side * 0.17, rect.bottom() - side * 0.17),
                    anchor: Anchor::CenterMiddle,
                    size: side * 0.28,
                    font: Font::Bold,
                    color: p.conflict,
                    text: "✖".to_owned(),
                });
            }
        }
        let foot = parts.foot();
        let mut y = foot.y;
        for (number, line) in self.words.iter().enumerate() {
            let is_verdict = number == 0 && self.is_doomed;
            let line = if is_verdict {
                format!("✖ {line}")
            } else {
                line.clone()
            };
            let font = if is_verdict {
                Font::Bold
            } else {
                Font::Regular
            };
            // A long text is made a little smaller before its last sentences are left out.
            let wanted = super::width_of(&line, font, parts.text);
            let share = foot.width / wanted.max(1.0);
            let size;
            // It is wrapped instead of cut where the card has room below.
            let height = parts.text * 1.4;
            let rest = (self.words.len() - number - 1) as f32 * height;
            let room = ((parts.whole.bottom() - y - rest) / height) as usize;
            let larger = (parts.text * BROKEN).max(LEAST.min(parts.text));
            let broken = wrap(&[(&line, font)], larger, foot.width);
            let lines: Vec<String> = if share < LEAST_SHARE && broken.len() <= room {
                size = larger;
                let text =
                    |line: Vec<(String, Font)>| line.into_iter().map(|(text, _)| text).collect();
                broken.into_iter().map(text).collect()
            } else {
                size = parts.text * share.clamp(LEAST_SHARE, 1.0);
                vec![whole_sentences(&line, font, size, foot.width)]
            };
            for line in lines {
                shapes.push(Shape::Text {
                    at: Point::new(foot.x, y + 0.5 * height),
                    anchor: Anchor::LeftMiddle,
                    size,
                    font,
                    color: if is_verdict { p.conflict } else { p.faint },
                    text: fitted(&line, font, size, foot.width),
                });
                y += height;
            }
        }
    }
}

/// As many sentences of a text as fit.
fn whole_sentences(text: &str, font: Font, size: f32, room: f32) -> String {
    let ends = text.rmatch_indices(". ").map(|(at, _)| at + 1);
    let mut shorter = std::iter::once(text.len()).chain(ends);
    let fits = |end: &usize| super::width_of(&text[..*end], font, size) <= room;
    text[..shorter.find(fits).unwrap_or(text.len())].to_owned()
}

fn outline(rect: super::Rect, stroke: Stroke) -> Shape {
    let [left, top, right, bottom] = [rect.x, rect.y, rect.right(), rect.bottom()];
    Shape::Line {
        points: vec![
            Point::new(left, top),
            Point::new(right, top),
            Point::new(right, bottom),
            Point::new(left, bottom),
            Point::new(left, top),
        ],
        stroke,
    }
}
