//! The exact cover matrix.

use super::{Color, Font, Palette, Point, Rect, Shape, Stroke, fitted};
use crate::analysis::cover::CoverMatrix;
use crate::explain::{Language, args};
use crate::puzzle::{HouseKind, Topology};
use crate::solver::Spot;

/// The widest column, in points.
const WIDEST: f32 = 12.0;
/// The highest row, in points. Rows are closer where there are many.
const HIGHEST: f32 = 10.0;
/// The height of the bars over the columns, in points.
const BARS: f32 = 36.0;
/// The space between bars and rows, in points.
const GAP: f32 = 4.0;
/// The height of a heading, in text sizes.
const HEAD: f32 = 1.4;

/// What is left of the exact cover matrix: a column for each demand, with a bar as high as it has
/// options, and below a row for each option with a mark in the columns of the demands that it
/// meets.
pub struct CoverPicture<'a> {
    /// The matrix.
    pub matrix: &'a CoverMatrix,
    /// The board.
    pub topology: &'a Topology,
    /// The demand that is decided.
    pub decided: Option<Spot>,
    /// The greatest height of headings and rows, in points.
    pub room: f32,
    /// The colours.
    pub palette: &'a Palette,
    /// The language of the headings.
    pub language: Language,
    /// Their text size.
    pub text: f32,
}

impl CoverPicture<'_> {
    /// The height of the picture.
    pub fn height(&self) -> f32 {
        self.head() + BARS + GAP + self.matrix.options.len() as f32 * self.row_height()
    }

    fn head(&self) -> f32 {
        self.text * HEAD
    }

    fn row_height(&self) -> f32 {
        let room = self.room - self.head();
        (room / self.matrix.options.len().max(1) as f32).min(HIGHEST)
    }

    fn column_width(&self, width: f32) -> f32 {
        (width / self.matrix.demands.len().max(1) as f32).min(WIDEST)
    }

    /// The row and the column at a point of the picture, from 0.
    pub fn at(&self, rect: Rect, point: Point) -> (Option<usize>, Option<usize>) {
        let index = |distance: f32, pitch: f32, count: usize| {
            let index = (distance / pitch).floor();
            (index >= 0.0 && index < count as f32).then_some(index as usize)
        };
        let down = point.y - (rect.y + self.head() + BARS + GAP);
        let across = point.x - rect.x;
        let (options, demands) = (self.matrix.options.len(), self.matrix.demands.len());
        let row = index(down, self.row_height(), options);
        (row, index(across, self.column_width(rect.width), demands))
    }

    /// Draws it.
    pub fn draw(&self, rect: Rect, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let (width, height) = (self.column_width(rect.width), self.row_height());
        let bottom = rect.y + self.head() + BARS;
        let top = bottom + GAP;
        let demands = &self.matrix.demands;
        let is_decided = |demand: &Spot| Some(*demand) == self.decided;
        let decided = demands.iter().position(is_decided);
        let block = |x: f32, y: f32, width: f32, height: f32, color: Color| {
            Shape::filled(Rect::new(x, y, width, height), color)
        };
        let left = |column: usize| rect.x + column as f32 * width;
        let end = top + self.matrix.options.len() as f32 * height;
        if let Some(column) = decided {
            shapes.push(block(left(column), rect.y, width, end - rect.y, p.lit));
        }
        let counts = self.matrix.counts();
        let unit = BARS / counts.iter().copied().max().unwrap_or(1).max(1) as f32;
        for (column, count) in counts.iter().enumerate() {
            let is_decided = decided == Some(column);
            let color = if is_decided { p.guess } else { p.faint };
            let bar = *count as f32 * unit;
            shapes.push(block(left(column), bottom - bar, width * 0.8, bar, color));
        }
        for (row, option) in self.matrix.options.iter().enumerate() {
            let y = top + row as f32 * height;
            let is_decided = decided.is_some_and(|column| option.meets.contains(&column));
            if is_decided {
                let width = demands.len() as f32 * width;
                shapes.push(block(rect.x, y, width, height, p.lit));
            }
            let color = if is_decided { p.guess } else { p.ink };
            for column in &option.meets {
                let (width, height) = ((width * 0.8).max(1.0), (height * 0.8).max(1.0));
                shapes.push(block(left(*column), y, width, height, color));
            }
        }
        // Cells, rows, columns and boxes.
        let mut first = 0;
        for kind in demands.chunk_by(|one, next| self.kind(*one) == self.kind(*next)) {
            let x = left(first) - width * 0.1;
            if first > 0 {
                let (from, to) = (Point::new(x, rect.y), Point::new(x, end));
                shapes.push(Shape::line(from, to, Stroke::new(1.0, p.line)));
            }
            let room = kind.len() as f32 * width - GAP;
            let at = Point::new(x + GAP / 2.0 + room / 2.0, rect.y + self.head() / 2.0);
            let words = fitted(&self.heading(kind[0]), Font::Regular, self.text, room);
            shapes.push(Shape::text(at, self.text, p.faint, words));
            first += kind.len();
        }
    }

    /// What demands of this kind are called together.
    fn heading(&self, demand: Spot) -> String {
        let kind = self.kind(demand).map_or("cell", HouseKind::id);
        self.language
            .text("cover-kind", &args([("kind", kind.into())]))
    }

    /// What kind of demand it is.
    fn kind(&self, demand: Spot) -> Option<HouseKind> {
        match demand {
            Spot::Cell(_) => None,
            Spot::Places(house, _) => Some(self.topology.name_of(house).0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::scene::Theme;
    use crate::solver::Goal;
    use crate::timeline::Timeline;
    use std::sync::Arc;

    /// Every mark stands in the row of its option and the column of its demand.
    #[test]
    fn marks_are_found_where_they_are_drawn() {
        let line = "1...............";
        let problem = Arc::new(text::read_one(line, &Default::default()).unwrap());
        let mut run = Timeline::new(problem, "algorithm-x".parse().unwrap(), Goal::First);
        run.explore(1);
        let moment = run.at(1).unwrap();
        let matrix = CoverMatrix::of(&moment).unwrap();
        let palette = Theme::Light.palette();
        let picture = CoverPicture {
            matrix: &matrix,
            topology: moment.problem().topology(),
            decided: moment.subject(),
            room: 200.0,
            palette: &palette,
            language: Language::En,
            text: 12.0,
        };
        let rect = Rect::new(10.0, 20.0, 400.0, picture.height());
        let mut shapes = Vec::new();
        picture.draw(rect, &mut shapes);
        let marks = shapes.iter().filter_map(|shape| match shape {
            Shape::Rect {
                rect: mark, fill, ..
            } => {
                let is_mark =
                    mark.y >= rect.y + picture.head() + BARS + GAP && *fill != Some(palette.lit);
                is_mark.then_some(picture.at(rect, mark.center()))
            }
            _ => None,
        });
        let found: Vec<_> = marks.collect();
        let rows = matrix.options.iter().enumerate();
        let expected: Vec<_> = rows
            .flat_map(|(row, option)| {
                option
                    .meets
                    .iter()
                    .map(move |&column| (Some(row), Some(column)))
            })
            .collect();
        assert_eq!(found, expected);
        assert_eq!(picture.at(rect, Point::new(0.0, 0.0)), (None, None));
    }
}
