use super::{Anchor, CardParts, Font, Grid, Palette, Point, Shape, Stroke, fitted};
use crate::puzzle::{Cell, Problem};

/// That the position of a board cannot be completed any more, or what else is known of that.
pub struct DoomMark<'a> {
    /// The puzzle.
    pub problem: &'a Problem,
    /// Whether the position is doomed.
    pub is_doomed: bool,
    /// The guess that doomed it.
    pub cell: Option<Cell>,
    /// What is known of the position, and, where there is room, of the whole run so far.
    pub words: &'a [String],
    /// Its colours.
    pub palette: &'a Palette,
    /// Whether there are numbers beside the rows and columns.
    pub coordinates: bool,
}

impl DoomMark<'_> {
    /// Draws it over a card that has a [foot](CardParts::foot): a dashed frame, the guess in another,
    /// and the words below the counters.
    pub fn draw(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let grid = Grid::new(self.problem.topology(), parts.board, p, self.coordinates);
        let side = grid.side();
        if self.is_doomed {
            let stroke = Stroke::dashed((side * 0.08).max(2.0), p.conflict, (side * 0.25).max(6.0));
            let all = grid.rect();
            shapes.push(outline(all.shrunk(-stroke.width), stroke));
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
            // A long sentence gets smaller before it is cut.
            let wanted = super::width_of(&line, font, parts.text);
            let size = parts.text * (foot.width / wanted.max(1.0)).clamp(0.72, 1.0);
            shapes.push(Shape::Text {
                at: Point::new(foot.x, foot.y + (number as f32 + 0.5) * parts.text * 1.4),
                anchor: Anchor::LeftMiddle,
                size,
                font,
                color: if is_verdict { p.conflict } else { p.faint },
                text: fitted(&line, font, size, foot.width),
            });
        }
    }
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
