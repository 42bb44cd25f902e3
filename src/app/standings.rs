//! How a race has ended, for the last row: the counters of every board, and their ratios to those of the first.

use super::cx::Cx;
use super::paint::{paint, rect_from};
use crate::scene::{Anchor, Font, Point, Rect, Shape, Stroke, fitted, times, width_of};
use crate::session::race::Arrival;
use crate::solver::Counter;
use crate::window::access::{self, Part};
use egui::{Sense, Ui, Vec2};

/// The text sizes to try, in points.
const SIZES: std::ops::RangeInclusive<u16> = 13..=34;
/// The height of a row, the space between columns, that between a number and its ratio, and the greatest widths of a
/// counter's and of a board's name, in text sizes.
const ROW: f32 = 1.5;
const GAP: f32 = 1.1;
const APART: f32 = 0.6;
const LABEL: f32 = 11.0;
const NAME: f32 = 9.0;
/// The height of a row below its label, and the greatest width of a board's name there, in text sizes.
const LOW_ROW: f32 = 1.3;
const SHORT_NAME: f32 = 4.5;
/// The least size of a name, in points.
const SMALLEST: f32 = 12.0;
/// A shorter table is taken if its text is so many times as large.
const LARGER: f32 = 1.2;

/// The counters of all boards after a race, a column for each board.
pub struct Standings {
    labels: Vec<String>,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    cells: Vec<Cell>,
}

/// A number, and how many times that of the first it is.
struct Cell {
    number: String,
    ratio: Option<String>,
}

impl Cell {
    /// What stands in the column of numbers and in that of ratios.
    fn words(&self, form: Form) -> [&str; 2] {
        match (&self.ratio, form) {
            (Some(ratio), Form::Full) => [&self.number, ratio],
            (Some(ratio), Form::Ratios | Form::Stacked) => [ratio, ""],
            (None, _) => [&self.number, ""],
        }
    }
}

/// The forms of a table, from the longest.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// Numbers beside their ratios.
    Full,
    /// Ratios in place of numbers.
    Ratios,
    /// These, below their labels.
    Stacked,
}

/// How a table is shown.
#[derive(Clone, Copy)]
pub struct Plan {
    size: f32,
    form: Form,
}

impl Plan {
    fn row(self) -> f32 {
        match self.form {
            Form::Full | Form::Ratios => ROW * self.size,
            Form::Stacked => LOW_ROW * self.size,
        }
    }

    fn gap(self) -> f32 {
        match self.form {
            Form::Full | Form::Ratios => GAP * self.size,
            Form::Stacked => APART * self.size,
        }
    }

    /// The lines that a counter takes.
    fn lines(self) -> usize {
        1 + usize::from(self.form == Form::Stacked)
    }
}

impl Standings {
    /// The counters that any board has counted.
    pub fn of(cx: &Cx) -> Self {
        let runs = cx.session.runs();
        let counters: Vec<Counter> = Counter::compared()
            .filter(|counter| (runs.iter()).any(|run| counter.of(&run.moment().counters()) > 0))
            .collect();
        let labels = counters.iter().map(|counter| cx.word(counter.message()));
        let titles = runs.titles(cx.language).into_iter().enumerate();
        Self {
            labels: labels.collect(),
            columns: titles
                .map(|(index, name)| column(cx, index, name, &counters))
                .collect(),
        }
    }

    /// Without the counters that have no ratio.
    pub fn of_ratios(mut self) -> Self {
        let has_ratio = |row: usize| (self.columns.iter()).any(|c| c.cells[row].ratio.is_some());
        let keeps: Vec<bool> = (0..self.labels.len()).map(has_ratio).collect();
        let mut rows = keeps.iter();
        self.labels.retain(|_| rows.next() == Some(&true));
        for column in &mut self.columns {
            let mut rows = keeps.iter();
            column.cells.retain(|_| rows.next() == Some(&true));
        }
        self
    }

    /// How it fits into this room, as large as possible.
    pub fn plan(&self, room: Vec2) -> Option<Plan> {
        let largest = |form| {
            let plans = SIZES.rev().map(|size| Plan {
                size: f32::from(size),
                form,
            });
            let height = |plan: &Plan| (self.labels.len() * plan.lines() + 1) as f32 * plan.row();
            plans
                .filter(|plan| height(plan) <= room.y)
                .find(|plan| self.width(*plan) <= room.x)
        };
        let forms = [Form::Full, Form::Ratios, Form::Stacked];
        forms.into_iter().filter_map(largest).reduce(|best, plan| {
            if plan.size >= best.size * LARGER {
                plan
            } else {
                best
            }
        })
    }

    /// Shows it over all the room there is.
    pub fn show(&self, ui: &mut Ui, cx: &Cx, plan: Plan) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let spoken = self.columns.iter().enumerate().map(|(index, column)| {
            let cells = self.labels.iter().zip(&column.cells).map(|(label, cell)| {
                let [number, ratio] = cell.words(Form::Full);
                format!("{label}: {number} {ratio}")
            });
            let cells: Vec<String> = cells.collect();
            let words = format!("{}. {}", column.name, cells.join(", "));
            Part::words(response.id.with(index), words)
        });
        access::show_parts(ui.ctx(), response.id, spoken.collect());
        paint(ui.painter(), self.draw(cx, rect_from(rect), plan));
    }

    fn label_width(&self, plan: Plan) -> f32 {
        match plan.form {
            Form::Full | Form::Ratios => {
                let labels = self.labels.iter().map(String::as_str);
                widest(labels, plan.size).min(LABEL * plan.size)
            }
            Form::Stacked => 0.0,
        }
    }

    fn width(&self, plan: Plan) -> f32 {
        let columns = self.columns.iter().map(|column| {
            let [numbers, ratios] = column.widths(plan);
            plan.gap() + numbers + ratios
        });
        self.label_width(plan) + columns.sum::<f32>()
    }

    fn draw(&self, cx: &Cx, rect: Rect, plan: Plan) -> Vec<Shape> {
        let (palette, size) = (&cx.palette, plan.size);
        let text = |x: f32, line: usize, anchor, (font, size), color, text: &str| Shape::Text {
            at: Point::new(x, rect.y + (line as f32 + 0.5) * plan.row()),
            anchor,
            size,
            font,
            color,
            text: text.to_owned(),
        };
        let (right, regular) = (Anchor::RightMiddle, (Font::Regular, size));
        let labels = self.label_width(plan);
        let (label_room, label_color) = match plan.form {
            Form::Full | Form::Ratios => (labels, palette.ink),
            Form::Stacked => (rect.width, palette.faint),
        };
        let mut shapes = Vec::new();
        for (label, row) in self.labels.iter().zip(0..) {
            let line = 1 + row * plan.lines();
            let label = fitted(label, Font::Regular, size, label_room);
            let left = Anchor::LeftMiddle;
            shapes.push(text(rect.x, line, left, regular, label_color, &label));
        }
        // Below their labels the columns take the whole width, so that there is more room for names.
        let more = match plan.form {
            Form::Full | Form::Ratios => 0.0,
            Form::Stacked => (rect.width - self.width(plan)) / self.columns.len() as f32,
        };
        let shrinks = self.columns.iter().map(|column| {
            let [numbers, ratios] = column.widths(plan);
            (numbers + ratios + more) / width_of(&column.name, Font::Bold, size)
        });
        let name_size = (size * shrinks.fold(1.0, f32::min)).max(SMALLEST);
        let mut x = rect.x + labels;
        for (column, run) in self.columns.iter().zip(cx.session.runs().iter()) {
            let [numbers, ratios] = column.widths(plan);
            let from = x + plan.gap();
            let middle = from + more + numbers;
            x = middle + ratios;
            let name = fitted(&column.name, Font::Bold, name_size, x - from);
            shapes.push(text(
                x,
                0,
                right,
                (Font::Bold, name_size),
                palette.ink,
                &name,
            ));
            for (cell, row) in column.cells.iter().zip(1..) {
                let [number, ratio] = cell.words(plan.form);
                let line = row * plan.lines();
                shapes.push(text(middle, line, right, regular, palette.ink, number));
                shapes.push(text(x, line, right, regular, palette.faint, ratio));
            }
            let y = rect.y + plan.row();
            shapes.push(Shape::Line {
                points: vec![Point::new(from, y), Point::new(x, y)],
                stroke: Stroke::new(3.0, palette.strategy(run.strategy())),
            });
        }
        shapes
    }
}

impl Column {
    /// The widths of its numbers and of its ratios.
    fn widths(&self, plan: Plan) -> [f32; 2] {
        let size = plan.size;
        let words = |part: usize| {
            let words = self.cells.iter();
            widest(words.map(|cell| cell.words(plan.form)[part]), size)
        };
        let ratios = match words(1) {
            0.0 => 0.0,
            ratios => ratios + APART * size,
        };
        let most = match plan.form {
            Form::Full | Form::Ratios => NAME,
            Form::Stacked => SHORT_NAME,
        };
        let name = width_of(&self.name, Font::Bold, size).min(most * size);
        [words(0).max(name - ratios), ratios]
    }
}

fn column(cx: &Cx, index: usize, name: String, counters: &[Counter]) -> Column {
    let (runs, language) = (cx.session.runs(), cx.language);
    let arrival = |index: usize| cx.session.arrival(index);
    let first = (0..runs.len()).find(|index| arrival(*index) == Some(Arrival::At(1)));
    let least = match arrival(index) {
        Some(Arrival::StillRunning) => "≥ ",
        Some(Arrival::At(_)) | None => "",
    };
    let cell = |counter: &Counter| {
        let of = |index: usize| counter.of(&runs[index].moment().counters());
        let other = first.filter(|first| *first != index);
        let ratio = other.and_then(|first| times(of(index), of(first), language));
        Cell {
            number: format!("{least}{}", language.short(of(index))),
            ratio: ratio.map(|ratio| format!("{least}{ratio}")),
        }
    };
    Column {
        name,
        cells: counters.iter().map(cell).collect(),
    }
}

fn widest<'a>(words: impl Iterator<Item = &'a str>, size: f32) -> f32 {
    let widths = words.map(|words| width_of(words, Font::Regular, size));
    widths.fold(0.0, f32::max)
}
