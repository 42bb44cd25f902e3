//! What is printed on a board and beside it: walls, captions, cages, signs, sums, equations.

use super::grid::BoardGrid;
use super::room::{
    CAPTION, EQUATION_LINE, LINE, LIVE, MOST_LINES, Print, RULE, letter_width, prints,
};
use super::{Color, Font, Palette, Point, Rect, Shape, Stroke, fitted, width_of};
use crate::explain::{Language, args, relation_text};
use crate::puzzle::{
    Cell, Cryptarithm, Family, GridProblem, Relation, RowProblem, Sign, Topology, Value,
};
use crate::solver::{Event, EventKind};

/// How opaque the ink of a wall is.
const WALL: u8 = 170;
/// Text sizes in sides of a cell: of captions, of the names of ends, of a cage's sum, of sums at the margin.
const CAPTION_TEXT: f32 = 0.34;
const END_TEXT: f32 = 0.32;
const CAGE_TEXT: f32 = 0.18;
const MARGIN_TEXT: f32 = 0.25;
/// How far inside its cells a cage runs, and half the width and height of a sign, in sides of a cell.
const INSET: f32 = 0.045;
const SIGN: [f32; 2] = [0.06, 0.095];
/// How small a set may be written, as a share of the size of its sum.
const LEAST_SET: f32 = 0.45;
/// The most of the width that the sum may take.
const SUM_SHARE: f32 = 0.6;
/// The text size in the height of its line.
const TEXT: f32 = 0.68;

/// What is printed on a board with these values.
pub(super) struct Printed<'a> {
    /// The board.
    pub topology: &'a Topology,
    /// The places of its cells.
    pub grid: &'a BoardGrid<'a>,
    /// The colours.
    pub palette: &'a Palette,
    /// The language of words.
    pub language: Language,
    /// What cells hold.
    pub values: &'a dyn Fn(Cell) -> Option<Value>,
    /// The last step, if it is marked.
    pub event: Option<Event>,
}

/// Draws what is printed below the values: walls, the names of ends, captions.
pub(super) fn draw_fixed(
    topology: &Topology,
    grid: &BoardGrid,
    p: &Palette,
    shapes: &mut Vec<Shape>,
) {
    let side = grid.side();
    let name = |cell: Cell, name: &str, shapes: &mut Vec<Shape>| {
        let rect = grid.rect_of(cell);
        let at = Point::new(rect.x + 0.8 * side, rect.y + 0.78 * side);
        let size = (END_TEXT * side).max(7.0);
        shapes.push(Shape::text(at, size, p.ink, name).bold());
    };
    match topology.family() {
        Family::Way(board) => {
            let wall = p.ink.alpha(WALL).over(p.surface);
            let walls = topology.all_cells().filter(|cell| board.is_wall(*cell));
            shapes.extend(walls.map(|cell| Shape::filled(grid.rect_of(cell), wall)));
            name(board.start(), "S", shapes);
            if let Some(end) = board.end() {
                name(end, "E", shapes);
            }
        }
        Family::Row(row) => {
            for cell in topology.all_cells() {
                let (text, font, color) = match row {
                    RowProblem::Permutations(_)
                    | RowProblem::Subsets(_)
                    | RowProblem::Combinations { .. } => {
                        ((cell.index() + 1).to_string(), Font::Regular, p.faint)
                    }
                    RowProblem::SubsetSum { items, .. } => {
                        (items[cell.index()].to_string(), Font::Bold, p.ink)
                    }
                    RowProblem::Cryptarithm(_) => (topology.address(cell), Font::Bold, p.ink),
                };
                let rect = grid.rect_of(cell);
                let at = Point::new(rect.center().x, rect.bottom() + 0.5 * CAPTION * side);
                let size = CAPTION_TEXT.min(0.95 / width_of(&text, font, 1.0)) * side;
                shapes.push(Shape::text(at, size, color, text).in_font(font));
            }
        }
        _ => {}
    }
}

impl Printed<'_> {
    /// Draws what stands above the values and beside the board.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        let mut words = Vec::new();
        for (index, print) in prints(self.topology).into_iter().enumerate() {
            let relation = &self.topology.relations()[index];
            let color = self.color_of(index, self.palette.ink);
            match print {
                Print::Sign(less, more) => self.draw_sign(less, more, color, shapes),
                Print::Cage(cells) => self.draw_cage(&cells, relation, color, shapes),
                Print::Margin => self.draw_sum(index, shapes),
                Print::Words => words.push(index),
                Print::Family => {}
            }
        }
        let mut y = self.grid.rect().bottom();
        match self.topology.family() {
            Family::Row(RowProblem::Cryptarithm(sum)) => {
                self.draw_equation(sum, shapes);
                y += CAPTION * self.grid.side();
            }
            Family::Row(RowProblem::Permutations(_)) => y += CAPTION * self.grid.side(),
            Family::Row(row) => {
                y += CAPTION * self.grid.side();
                let height = LIVE * self.width();
                self.draw_set(row, y + 0.5 * height, TEXT * height, shapes);
                y += height;
            }
            _ => {}
        }
        self.draw_words(words, y, shapes);
    }

    /// The width of the cells, or of what is above them.
    fn width(&self) -> f32 {
        self.grid.span_and_above().0 * self.grid.side()
    }

    fn broken(&self) -> Option<usize> {
        match self.event {
            Some(Event::Broken { relation, .. }) => Some(usize::from(relation)),
            _ => None,
        }
    }

    /// The colour of a relation: red if it refuses a value.
    fn color_of(&self, relation: usize, color: Color) -> Color {
        match self.broken() == Some(relation) {
            true => self.palette.conflict,
            false => color,
        }
    }

    /// What a cell holds; the value that is refused stands in its cell as long as that is said.
    fn value(&self, cell: Cell) -> Option<Value> {
        let event = self
            .event
            .filter(|event| event.kind() == EventKind::Conflict);
        let tested = event.filter(|event| event.cell() == Some(cell));
        tested
            .and_then(Event::value)
            .or_else(|| (self.values)(cell))
    }

    /// The sum of a relation's filled cells, and whether all are filled.
    fn sum(&self, relation: &Relation) -> (i64, bool) {
        let terms = relation.terms().iter();
        terms.fold((0, true), |(sum, is_full), (cell, weight)| {
            match self.value(*cell) {
                Some(value) => {
                    let term = i64::from(*weight) * self.topology.number(value);
                    (sum + term, is_full)
                }
                None => (sum, false),
            }
        })
    }

    /// Draws < between two cells, on a ground that interrupts the line there. Its tip points at the less.
    fn draw_sign(&self, less: Cell, more: Cell, color: Color, shapes: &mut Vec<Shape>) {
        let side = self.grid.side();
        let [to, from] = [less, more].map(|cell| self.grid.rect_of(cell).center());
        let middle = from.towards(to, 0.5);
        let (dx, dy) = ((to.x - from.x) / side, (to.y - from.y) / side);
        let [along, across] = SIGN.map(|share| share * side);
        let at = |a: f32, c: f32| (middle.x + dx * a - dy * c, middle.y + dy * a + dx * c);
        let ground = Rect::centered(middle, 2.6 * across, 2.6 * across);
        shapes.push(Shape::rounded(ground, across, self.palette.surface, None));
        let stroke = Stroke::new((0.045 * side).max(1.2), color);
        let points = [at(-along, across), at(along, 0.0), at(-along, -across)];
        shapes.push(Shape::path(points, stroke));
    }

    /// Draws a dashed line inside the border of a cage, and its sum in its first cell.
    fn draw_cage(
        &self,
        cells: &[Cell],
        relation: &Relation,
        color: Color,
        shapes: &mut Vec<Shape>,
    ) {
        let (p, side) = (self.palette, self.grid.side());
        let inset = INSET * side;
        let stroke = Stroke::dashed((0.018 * side).max(1.0), color, (0.06 * side).max(2.0));
        let places: Vec<_> = cells
            .iter()
            .map(|cell| self.topology.row_column(*cell))
            .collect();
        let has = |row: usize, column: usize, (down, right): (isize, isize)| {
            let place = row
                .checked_add_signed(down)
                .zip(column.checked_add_signed(right));
            place.is_some_and(|place| places.contains(&place))
        };
        for (cell, &(row, column)) in cells.iter().zip(&places) {
            let middle = self.grid.rect_of(*cell).center();
            // Out of each side; along it is the direction to its right.
            for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
                if has(row, column, (down, right)) {
                    continue;
                }
                let (y, x) = (down as f32, right as f32);
                let end = |way: isize| {
                    let along = (way * right, -way * down);
                    let reach = match (
                        has(row, column, along),
                        has(row, column, (along.0 + down, along.1 + right)),
                    ) {
                        (false, _) => 0.5 * side - inset,
                        (true, false) => 0.5 * side,
                        (true, true) => 0.5 * side + inset,
                    };
                    let (out, reach) = (0.5 * side - inset, way as f32 * reach);
                    Point::new(
                        middle.x + out * x - reach * y,
                        middle.y + out * y + reach * x,
                    )
                };
                shapes.push(Shape::line(end(-1), end(1), stroke));
            }
        }
        let Some(first) = cells.iter().min() else {
            return;
        };
        let text = match relation.sign() {
            Sign::Equal => relation.right().to_string(),
            sign => format!("{} {}", sign.id(), relation.right()),
        };
        let size = (CAGE_TEXT * side).max(7.0);
        let rect = self.grid.rect_of(*first);
        let width = width_of(&text, Font::Bold, size) + 0.3 * size;
        let ground = Rect::new(
            rect.x + 0.02 * side,
            rect.y + 0.02 * side,
            width,
            1.1 * size,
        );
        shapes.push(Shape::filled(ground, p.surface));
        shapes.push(Shape::text(ground.center(), size, color, text).bold());
    }

    /// Draws the sum of a line of a magic square at its end.
    fn draw_sum(&self, index: usize, shapes: &mut Vec<Shape>) {
        let Family::Grid(GridProblem::Magic(side)) = self.topology.family() else {
            return;
        };
        let (n, rect, cell) = (side.get(), self.grid.rect(), self.grid.side());
        let (right, below) = (rect.right() + 0.43 * cell, rect.bottom() + 0.28 * cell);
        let middle = |at: usize| (at as f32 + 0.5) * cell;
        let at = match index {
            _ if index < n => Point::new(right, rect.y + middle(index)),
            _ if index < 2 * n => Point::new(rect.x + middle(index - n), below),
            _ if index == 2 * n => Point::new(right, below),
            _ => Point::new(right, rect.y - 0.22 * cell),
        };
        let relation = &self.topology.relations()[index];
        let (sum, is_full) = self.sum(relation);
        let (text, font, color) = match is_full {
            true => (sum.to_string(), Font::Bold, self.palette.ink),
            false => (
                format!("{sum}/{}", relation.right()),
                Font::Regular,
                self.palette.faint,
            ),
        };
        let color = self.color_of(index, color);
        shapes.push(Shape::text(at, MARGIN_TEXT * cell, color, text).in_font(font));
    }

    /// Draws the set of what is in, and how much of what is asked for it has.
    fn draw_set(&self, row: &RowProblem, y: f32, size: f32, shapes: &mut Vec<Shape>) {
        let is_in = |cell: &Cell| {
            self.value(*cell)
                .is_some_and(|value| self.topology.number(value) == 1)
        };
        let name = |cell: Cell| match row {
            RowProblem::SubsetSum { items, .. } => items[cell.index()].to_string(),
            _ => (cell.index() + 1).to_string(),
        };
        let members = self.topology.all_cells().filter(is_in).map(name);
        let set = format!("{{{}}}", members.collect::<Vec<_>>().join(", "));
        let sum = match (row, self.topology.relations()) {
            (RowProblem::Combinations { .. } | RowProblem::SubsetSum { .. }, [relation, ..]) => {
                let sum = self.sum(relation).0.to_string().into();
                let all = relation.right().to_string().into();
                self.language
                    .text("item-of", &args([("sum", sum), ("all", all)]))
            }
            _ => String::new(),
        };
        let (left, right) = self.sides();
        let color = self.color_of(0, self.palette.ink);
        let most = SUM_SHARE * (right - left) / width_of(&sum, Font::Bold, 1.0).max(1.0);
        let size = size.min(most);
        let room = right - left - width_of(&sum, Font::Bold, size) - size;
        // A long set is written smaller. One that is still too long is seen in the cells alone.
        let share = (room / width_of(&set, Font::Regular, size)).min(1.0);
        if share >= LEAST_SET {
            let at = Point::new(left, y);
            shapes.push(Shape::text(at, share * size, self.palette.ink, set).left());
        }
        shapes.push(
            Shape::text(Point::new(right, y), size, color, sum)
                .bold()
                .right(),
        );
    }

    /// The left and the right end of what is written below the cells.
    fn sides(&self) -> (f32, f32) {
        let (middle, half) = (self.grid.rect().center().x, 0.5 * self.width());
        (middle - half, middle + half)
    }

    /// Writes relations below the board; the one that refuses a value is among them.
    fn draw_words(&self, mut words: Vec<usize>, top: f32, shapes: &mut Vec<Shape>) {
        let broken = self.broken().filter(|broken| words.contains(broken));
        let more = words.len().saturating_sub(MOST_LINES);
        words.truncate(MOST_LINES);
        if let (Some(broken), Some(last)) = (
            broken.filter(|broken| !words.contains(broken)),
            words.last_mut(),
        ) {
            *last = broken;
        }
        let (left, right) = self.sides();
        let height = LINE * self.width();
        for (number, index) in words.iter().enumerate() {
            let is_last = number + 1 == words.len() && more > 0;
            let more = if is_last {
                format!("   +{more}")
            } else {
                String::new()
            };
            let text = relation_text(*index, self.topology) + &more;
            let text = fitted(&text, Font::Regular, TEXT * height, right - left);
            let at = Point::new(left, top + (number as f32 + 0.5) * height);
            let color = self.color_of(*index, self.palette.ink);
            shapes.push(Shape::text(at, TEXT * height, color, text).left());
        }
    }

    /// Draws an equation as in school: words below each other, a line, the result. Letters that have a digit
    /// are replaced by it.
    fn draw_equation(&self, sum: &Cryptarithm, shapes: &mut Vec<Shape>) {
        let (p, side, rect) = (self.palette, self.grid.side(), self.grid.rect());
        let width = letter_width(sum, self.grid.span_and_above().0) * side;
        let height = EQUATION_LINE * width;
        let words = sum.words();
        let columns = words
            .iter()
            .map(|word| word.chars().count())
            .max()
            .unwrap_or(0)
            + 1;
        let right = rect.center().x + 0.5 * columns as f32 * width;
        let left = right - columns as f32 * width;
        let mut y = rect.y - self.grid.span_and_above().1 * side;
        for (line, word) in words.iter().enumerate() {
            if line + 1 == words.len() {
                let rule = y + 0.5 * RULE * height;
                let ends = [left, right].map(|x| Point::new(x, rule));
                let stroke = Stroke::new((0.05 * width).max(1.5), p.ink);
                shapes.push(Shape::line(ends[0], ends[1], stroke));
                y += RULE * height;
            } else if line > 0 {
                let at = Point::new(left + 0.5 * width, y + 0.5 * height);
                shapes.push(Shape::text(at, 0.75 * height, p.ink, "+"));
            }
            for (from_right, letter) in word.chars().rev().enumerate() {
                let x = right - (from_right as f32 + 0.5) * width;
                let place = Rect::centered(Point::new(x, y + 0.5 * height), width, height);
                let cell = sum.letters().iter().position(|known| *known == letter);
                self.draw_letter(place, letter, Cell::new(cell.unwrap_or_default()), shapes);
            }
            y += height;
        }
    }

    /// Draws a letter of an equation, or its digit, as the last step has left it.
    fn draw_letter(&self, place: Rect, letter: char, cell: Cell, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let is_here = |event: &Event| {
            let with = match event {
                Event::Conflict { with, .. } => Some(*with),
                _ => None,
            };
            [event.cell(), with].contains(&Some(cell))
        };
        let look = match self.event.filter(is_here).map(Event::kind) {
            Some(EventKind::Conflict) => Some((p.on_conflict, p.conflict)),
            Some(EventKind::Select | EventKind::Place) => Some((p.guess, p.guess_fill)),
            Some(EventKind::Backtrack) => Some((p.undone_text, p.undone_fill)),
            _ => None,
        };
        if let Some((_, fill)) = look {
            let ground = place.shrunk(0.05 * place.width);
            shapes.push(Shape::rounded(ground, 0.12 * place.width, fill, None));
        }
        let value = self.value(cell);
        let (text, font, usual) = match value {
            Some(value) => (self.topology.value_text(value), Font::Regular, p.guess),
            None => (letter.to_string(), Font::Bold, p.ink),
        };
        let color = look.map_or(usual, |(color, _)| color);
        let size = 0.72 * place.height;
        shapes.push(Shape::text(place.center(), size, color, text).in_font(font));
    }
}
