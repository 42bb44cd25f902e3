//! The legend of a chart.

use super::marker::arrow;
use super::{Series, SetChart, write};
use crate::scene::{Anchor, Font, Point, Rect, Shape, fitted, width_of};

impl SetChart<'_> {
    /// The height of the legend for this width.
    pub fn legend_height(&self, width: f32) -> f32 {
        self.legend(Rect::new(0.0, 0.0, width, 0.0), &mut Vec::new())
    }

    /// Draws the markers of the strategies and of stopped runs, from the top of the rectangle.
    pub fn draw_legend(&self, rect: Rect, shapes: &mut Vec<Shape>) {
        self.legend(rect, shapes);
    }

    fn legend(&self, rect: Rect, shapes: &mut Vec<Shape>) -> f32 {
        let (text, line) = (self.text, self.text * 1.7);
        let sign = text * 1.3;
        let (mut x, mut y) = (rect.x, rect.y);
        let amounts = self.series.iter().flat_map(Series::amounts);
        let has_stopped = amounts.flatten().any(|amount| amount.is_least);
        let stopped = has_stopped.then(|| self.language.word("set-stopped"));
        let names = self.series.iter().map(|series| series.name);
        let entries = names.chain(stopped.as_deref());
        for (number, name) in entries.enumerate() {
            let name = fitted(name, Font::Regular, text, rect.width - sign);
            let width = sign + width_of(&name, Font::Regular, text) + text * 1.5;
            if x > rect.x && x + width - text * 1.5 > rect.right() {
                (x, y) = (rect.x, y + line);
            }
            let middle = Point::new(x + sign * 0.4, y + line / 2.0);
            if number < self.series.len() {
                self.draw_marker(middle, text * 0.4, number, shapes);
            } else {
                let foot = Point::new(middle.x, middle.y + text * 0.4);
                shapes.push(arrow(foot, text * 0.4, true, self.palette.ink));
            }
            let at = Point::new(x + sign, middle.y);
            write(shapes, at, Anchor::LeftMiddle, text, self.palette.ink, name);
            x += width;
        }
        y + line - rect.y
    }
}
