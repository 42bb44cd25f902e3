//! A race in numbers, for the last row: the counters of every board, and their ratios to those of the first.

use super::cx::Cx;
use super::paint::{paint, rect_from};
use crate::scene::{Anchor, Color, Font, Point, Rect, Shape, Stroke, times, width_of, wrap};
use crate::session::Run;
use crate::session::race::Arrival;
use crate::solver::{Counter, Counters};
use crate::window::access::{self, Part};
use egui::{Sense, Ui, Vec2};

/// The least and the largest text size, in points.
const LEAST: u16 = 13;
const MOST: u16 = 34;
/// The height of a row, the space between columns, that between a number and its ratio, and the greatest width of
/// a board's name, in text sizes.
const ROW: f32 = 1.5;
const GAP: f32 = 1.1;
const APART: f32 = 0.6;
const NAME: f32 = 9.0;
/// The height of a row below its label, and the greatest width of a board's name there, in text sizes.
const LOW_ROW: f32 = 1.3;
const SHORT_NAME: f32 = 4.5;
/// The least size of a name, in points.
const SMALLEST: u16 = 12;
/// The distance of its lines, in their size.
const LEADING: f32 = 1.15;
/// How much nearer a label is to the numbers below it, in rows.
const LOWER: f32 = 0.12;
/// A shorter table is taken if its text is so many times as large.
const LARGER: f32 = 1.2;
/// The least size that is read from the last row, in points: ratios are given up for it. Less important rows are given
/// up for a larger one.
const READABLE: f32 = 15.0;
const COMFORTABLE: f32 = 20.0;
/// The width of the line below a name, in points.
const LINE: f32 = 3.0;

/// The counters of all boards in a race, a column for each board.
pub struct Standings {
    labels: Vec<String>,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    cells: Vec<Cell>,
    /// The cells at the end of the race. The columns are wide enough for them from the start.
    last: Vec<Cell>,
    /// Whether numbers stand where there is no room for ratios as well. It is the same in all columns.
    are_numbers: bool,
}

/// A number, and its ratio to that of the first board.
struct Cell {
    number: String,
    ratio: Option<String>,
}

impl Cell {
    /// What stands in the column of numbers and in that of ratios. Where only one of them has room, that is the
    /// number if `are_numbers`.
    fn words(&self, plan: Plan, are_numbers: bool) -> [&str; 2] {
        match &self.ratio {
            Some(ratio) if plan.ratios != Ratios::Instead => [&self.number, ratio],
            Some(ratio) if !are_numbers => [ratio, ""],
            Some(_) | None => [&self.number, ""],
        }
    }
}

/// Where ratios stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ratios {
    /// Beside their numbers.
    Beside,
    /// In a line of their own below the numbers.
    Below,
    /// In place of the numbers, if all columns have some.
    Instead,
}

/// How a table is shown.
#[derive(Clone, Copy)]
pub struct Plan {
    size: f32,
    /// Whether labels stand above their numbers.
    is_stacked: bool,
    ratios: Ratios,
    /// The height of the names.
    head: f32,
}

impl Plan {
    fn new(size: f32, (is_stacked, ratios): (bool, Ratios)) -> Self {
        let plan = Self {
            size,
            is_stacked,
            ratios,
            head: 0.0,
        };
        let head = plan.row();
        Self { head, ..plan }
    }

    fn row(self) -> f32 {
        self.size * if self.is_stacked { LOW_ROW } else { ROW }
    }

    fn gap(self) -> f32 {
        self.size * if self.is_stacked { APART } else { GAP }
    }

    /// The lines from a label to its numbers, and from these to their ratios.
    fn below(self) -> [usize; 2] {
        [self.is_stacked, self.ratios == Ratios::Below].map(usize::from)
    }
}

/// The counters of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rows {
    /// Those that are not 0 on every board at the end.
    All,
    /// Those without counters that follow from others, or say less of the work.
    Main,
    /// Of these, those of which a ratio can be given.
    Ratios,
}

impl Rows {
    fn have(self, counter: Counter) -> bool {
        use Counter::{MaxDepth, Nodes, Selects, Tests};
        self == Self::All || ![Selects, Tests, Nodes, MaxDepth].contains(&counter)
    }
}

impl Standings {
    /// The table with all rows if these are easily read in this room, or else with the main ones or, where there is no
    /// room for them either, with ratios alone.
    pub fn fitting(cx: &Cx, room: Vec2) -> Option<(Self, Plan)> {
        let fitting = |rows| {
            let table = Self::of(cx, rows);
            let plan = table.plan(room)?;
            Some((table, plan))
        };
        let is_easy = |(_, plan): &(Self, Plan)| plan.size >= COMFORTABLE;
        let whole = fitting(Rows::All).filter(is_easy);
        let main = whole.or_else(|| fitting(Rows::Main));
        main.or_else(|| fitting(Rows::Ratios))
    }

    fn of(cx: &Cx, rows: Rows) -> Self {
        let runs = cx.session.runs();
        let all = || 0..runs.len();
        let arrived = cx.session.winner();
        let has_finished = |run: &Run| run.timeline().length().is_some() && !run.gave_up();
        let finished = all().filter(|index| has_finished(&runs[*index]));
        let first = finished.min_by_key(|index| {
            let end = last(&runs[*index]);
            (Counter::Work.of(&end), end.steps)
        });
        // Without a race, runs are compared once all have ended.
        let are_over = all().all(|index| runs[index].is_at_end());
        let is_compared = cx.session.race().is_some() || are_over;
        let arrived = arrived.or(first.filter(|_| are_over && cx.session.race().is_none()));
        let only_ratios = rows == Rows::Ratios;
        let least = if only_ratios { 2 } else { 1 };
        let is_told = |counter: &Counter| {
            let is_counted = |index: &usize| counter.of(&last(&runs[*index])) > 0;
            let has_base = !only_ratios || first.as_ref().is_some_and(is_counted);
            rows.have(*counter) && all().filter(is_counted).count() >= least && has_base
        };
        let counters: Vec<Counter> = Counter::compared().filter(is_told).collect();
        let labels = counters.iter().map(|counter| {
            // What a sum is made of stands in rows of its own.
            let label = cx.word(counter.message());
            let short = label.split_once(" (").map(|(short, _)| short.to_owned());
            short.unwrap_or(label)
        });
        let columns = runs.titles(cx.language).into_iter().enumerate();
        let columns = columns.map(|(index, name)| {
            let cells = |first: Option<usize>, at: fn(&Run) -> Counters, are_least: bool| {
                let least = if are_least { "≥ " } else { "" };
                let base = first.filter(|first| *first != index);
                let base = base.map(|first| at(&runs[first]));
                let own = at(&runs[index]);
                let cell = |counter: &Counter| {
                    let n = counter.of(&own);
                    let ratio = base
                        .as_ref()
                        .and_then(|base| times(n, counter.of(base), cx.language));
                    Cell {
                        number: format!("{least}{}", cx.language.short(n)),
                        ratio: ratio.map(|ratio| format!("{least}{ratio}")),
                    }
                };
                counters.iter().map(cell).collect()
            };
            let is_open = runs[index].timeline().length().is_none();
            let is_running = cx.session.arrival(index) == Some(Arrival::StillRunning);
            Column {
                name,
                cells: cells(arrived, |run| run.moment().counters(), is_running),
                last: cells(first.filter(|_| is_compared), last, is_open),
                are_numbers: false,
            }
        });
        let labels = labels.collect();
        let columns = alike(columns.collect());
        Self { labels, columns }
    }

    /// How it fits into this room, as large as possible.
    pub fn plan(&self, room: Vec2) -> Option<Plan> {
        let largest = |parts| {
            // But for names, everything grows with the text.
            let unit = Plan::new(1.0, parts);
            let size = (room.x / self.width(unit)).min(room.y / self.height(unit));
            let sizes = (LEAST..=MOST.min(size as u16)).rev().map(f32::from);
            let plans = sizes.map(|size| self.with_head(Plan::new(size, parts), room.x));
            let mut low = plans.filter(|plan| self.height(*plan) <= room.y);
            let is_whole =
                |plan: &Plan| self.lacks(*plan).sum::<f32>() <= room.x - self.width(*plan);
            low.clone().find(is_whole).or_else(|| low.next())
        };
        // The first are the clearest. Another is taken if its text is much larger; a larger text is enough where it
        // says as much, or where the other is hard to read.
        let plans = [
            (false, Ratios::Beside),
            (true, Ratios::Beside),
            (true, Ratios::Below),
            (true, Ratios::Instead),
        ];
        let plans = plans.map(largest).into_iter().flatten();
        plans.reduce(|clearer, next| {
            let says_as_much = clearer.is_stacked && next.ratios == Ratios::Below;
            let is_much_larger = next.size >= clearer.size * LARGER;
            let is_better =
                says_as_much || clearer.size < READABLE || is_much_larger && self.has_ratios(next);
            if is_better && next.size > clearer.size {
                next
            } else {
                clearer
            }
        })
    }

    /// Whether this plan shows the ratios that there are.
    fn has_ratios(&self, plan: Plan) -> bool {
        plan.ratios != Ratios::Instead || !self.columns.iter().any(|column| column.are_numbers)
    }

    /// The lines that each counter takes: the first, and the one after the last.
    fn lines(&self, plan: Plan) -> impl Iterator<Item = (usize, usize)> {
        let [numbers, ratios] = plan.below();
        (0..self.labels.len()).scan(0, move |next, row| {
            let mut columns = self.columns.iter();
            let has_ratio = columns.any(|column| {
                let mut cells = [&column.cells, &column.last].into_iter();
                cells.any(|cells| cells[row].ratio.is_some())
            });
            let first = *next;
            *next += 1 + numbers + if has_ratio { ratios } else { 0 };
            Some((first, *next))
        })
    }

    /// The height that it takes.
    pub fn height(&self, plan: Plan) -> f32 {
        let lines = self.lines(plan).last().map_or(0, |(_, end)| end);
        plan.head + lines as f32 * plan.row()
    }

    /// The plan with room for all lines of the names.
    fn with_head(&self, plan: Plan, width: f32) -> Plan {
        let size = f32::from(SMALLEST);
        let columns = self.columns.iter().zip(self.extras(plan, width));
        let lines = columns.map(|(column, more)| column.name_lines(size, plan, more));
        let most = lines.max().unwrap_or(0) as f32;
        let head = plan.head.max(most * LEADING * size + LINE);
        Plan { head, ..plan }
    }

    /// Shows it over all the room there is.
    pub fn show(&self, ui: &mut Ui, cx: &Cx, plan: Plan) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let spoken = self.columns.iter().enumerate().map(|(index, column)| {
            let cells = self.labels.iter().zip(&column.cells).map(|(label, cell)| {
                let ratio = cell.ratio.as_deref().unwrap_or_default();
                format!("{label}: {} {ratio}", cell.number)
            });
            let cells: Vec<String> = cells.collect();
            let words = format!("{}. {}", column.name, cells.join(", "));
            Part::words(response.id.with(index), words)
        });
        access::show_parts(ui.ctx(), response.id, spoken.collect());
        paint(ui.painter(), self.draw(cx, rect_from(rect), plan));
    }

    fn label_width(&self, plan: Plan) -> f32 {
        if plan.is_stacked {
            return 0.0;
        }
        widest(self.labels.iter().map(String::as_str), plan.size)
    }

    fn width(&self, plan: Plan) -> f32 {
        let columns = self.columns.iter();
        let columns = columns.map(|column| plan.gap() + column.width(plan));
        self.label_width(plan) + columns.sum::<f32>()
    }

    /// How much wider each column has to be for the longest word of its name.
    fn lacks(&self, plan: Plan) -> impl Iterator<Item = f32> {
        let columns = self.columns.iter();
        columns.map(move |column| {
            let word = column.longest_word(f32::from(SMALLEST));
            (word - column.width(plan)).max(0.0)
        })
    }

    /// How much wider each column is below its labels, where columns take the whole width: as its name needs, if
    /// there is enough for all, and the same for all beyond that.
    fn extras(&self, plan: Plan, width: f32) -> Vec<f32> {
        if !plan.is_stacked {
            return vec![0.0; self.columns.len()];
        }
        let (room, all) = (width - self.width(plan), self.lacks(plan).sum::<f32>());
        let share = if all <= room { 1.0 } else { 0.0 };
        let rest = (room - share * all) / self.columns.len() as f32;
        self.lacks(plan).map(|lack| share * lack + rest).collect()
    }

    /// The size of the boards' names, which may take several lines, in columns that are wider by so much.
    fn name_size(&self, plan: Plan, extras: &[f32]) -> f32 {
        let fits = |(column, more): (&Column, &f32), size: f32| {
            let lines = column.name_lines(size, plan, *more) as f32;
            let is_low = lines * LEADING * size <= plan.head - LINE;
            is_low && column.longest_word(size) <= column.width(plan) + more
        };
        let mut sizes = (SMALLEST..=plan.size as u16).rev().map(f32::from);
        let columns = || self.columns.iter().zip(extras);
        sizes
            .find(|size| columns().all(|column| fits(column, *size)))
            .unwrap_or(f32::from(SMALLEST))
    }

    /// What shows which numbers belong to a label above them.
    fn bands(&self, rect: Rect, plan: Plan, fill: Color) -> impl Iterator<Item = Shape> {
        let rows = self.lines(plan).step_by(2);
        rows.map(move |(first, end)| Shape::Rect {
            rect: Rect {
                y: rect.y + plan.head + first as f32 * plan.row(),
                height: (end - first) as f32 * plan.row(),
                ..rect
            },
            radius: 4.0,
            fill: Some(fill),
            stroke: None,
        })
    }

    fn draw(&self, cx: &Cx, rect: Rect, plan: Plan) -> Vec<Shape> {
        let (palette, size) = (&cx.palette, plan.size);
        let text = |x: f32, line: f32, anchor, (font, size), color, text: &str| Shape::Text {
            at: Point::new(x, rect.y + plan.head + (line + 0.5) * plan.row()),
            anchor,
            size,
            font,
            color,
            text: text.to_owned(),
        };
        let (right, regular) = (Anchor::RightMiddle, (Font::Regular, size));
        let labels = self.label_width(plan);
        let (label_room, label_color) = if plan.is_stacked {
            (rect.width, palette.faint)
        } else {
            (labels, palette.ink)
        };
        let mut shapes = Vec::new();
        if plan.is_stacked {
            shapes.extend(self.bands(rect, plan, palette.quiet));
        }
        for (label, (first, _)) in self.labels.iter().zip(self.lines(plan)) {
            let line = first as f32 + f32::from(plan.is_stacked) * LOWER;
            let width = width_of(label, Font::Regular, size);
            let font = (Font::Regular, size * (label_room / width).min(1.0));
            let left = Anchor::LeftMiddle;
            shapes.push(text(rect.x, line, left, font, label_color, label));
        }
        let extras = self.extras(plan, rect.width);
        let name_size = self.name_size(plan, &extras);
        let mut x = rect.x + labels;
        let runs = cx.session.runs().iter().zip(extras);
        for (column, (run, more)) in self.columns.iter().zip(runs) {
            let [numbers, ratios] = column.widths(plan);
            let from = x + plan.gap();
            let middle = from + more + numbers;
            x = middle + ratios;
            let names = wrap(&[(&column.name, Font::Bold)], name_size, x - from);
            let middle_name = (names.len() as f32 - 1.0) / 2.0;
            for (name, number) in names.iter().flatten().zip(0u8..) {
                let line = (f32::from(number) - middle_name) * LEADING * name_size;
                let line = (line - plan.head / 2.0 - LINE / 2.0) / plan.row() - 0.5;
                let font = (Font::Bold, name_size);
                shapes.push(text(x, line, right, font, palette.ink, &name.0));
            }
            let [to_number, to_ratio] = plan.below();
            for (cell, (first, _)) in column.cells.iter().zip(self.lines(plan)) {
                let [number, ratio] = cell.words(plan, column.are_numbers);
                let line = first + to_number;
                let below = (line + to_ratio) as f32;
                let line = line as f32;
                shapes.push(text(middle, line, right, regular, palette.ink, number));
                shapes.push(text(x, below, right, regular, palette.faint, ratio));
            }
            let y = rect.y + plan.head - LINE / 2.0;
            shapes.push(Shape::Line {
                points: vec![Point::new(from, y), Point::new(x, y)],
                stroke: Stroke::new(LINE, palette.strategy(run.strategy())),
            });
        }
        shapes
    }
}

impl Column {
    /// Whether ratios are mixed with numbers that have none, since the first board counted 0. A 0 is the same either
    /// way.
    fn is_mixed(&self) -> bool {
        let has_ratio = |cell: &Cell| cell.ratio.is_some();
        let is_number = |cell: &Cell| cell.ratio.is_none() && cell.number != "0";
        self.last.iter().any(has_ratio) && self.last.iter().any(is_number)
    }

    fn width(&self, plan: Plan) -> f32 {
        self.widths(plan).iter().sum()
    }

    /// The lines of its name at this text size, in a column that is wider by so much.
    fn name_lines(&self, size: f32, plan: Plan, more: f32) -> usize {
        wrap(&[(&self.name, Font::Bold)], size, self.width(plan) + more).len()
    }

    /// The width of the longest word of its name, at this text size.
    fn longest_word(&self, size: f32) -> f32 {
        let words = self.name.split(' ');
        words.fold(0.0, |most: f32, word| {
            most.max(width_of(word, Font::Bold, size))
        })
    }

    /// The widths of its numbers and of its ratios.
    fn widths(&self, plan: Plan) -> [f32; 2] {
        let size = plan.size;
        let words = |part: usize| {
            let cells = self.cells.iter().chain(&self.last);
            widest(
                cells.map(|cell| cell.words(plan, self.are_numbers)[part]),
                size,
            )
        };
        let (numbers, ratios) = match (words(0), words(1)) {
            (numbers, 0.0) => (numbers, 0.0),
            (numbers, ratios) if plan.ratios == Ratios::Below => (numbers.max(ratios), 0.0),
            (numbers, ratios) => (numbers, ratios + APART * size),
        };
        let most = if plan.is_stacked { SHORT_NAME } else { NAME };
        let name = width_of(&self.name, Font::Bold, size).min(most * size);
        [numbers.max(name - ratios), ratios]
    }
}

/// Columns with numbers in all of them if ratios would be mixed with numbers in one.
fn alike(mut columns: Vec<Column>) -> Vec<Column> {
    let are_numbers = columns.iter().any(Column::is_mixed);
    for column in &mut columns {
        column.are_numbers = are_numbers;
    }
    columns
}

/// The counters at the end of a run, or of its explored part.
fn last(run: &Run) -> Counters {
    run.timeline().frontier().counters()
}

fn widest<'a>(words: impl Iterator<Item = &'a str>, size: f32) -> f32 {
    let widths = words.map(|words| width_of(words, Font::Regular, size));
    widths.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(cells: &[(&str, Option<&str>)]) -> Column {
        let cells = || {
            let cells = cells.iter().map(|(number, ratio)| Cell {
                number: (*number).to_owned(),
                ratio: ratio.map(str::to_owned),
            });
            cells.collect()
        };
        Column {
            name: String::new(),
            cells: cells(),
            last: cells(),
            are_numbers: false,
        }
    }

    /// Where ratios stand in place of numbers, all columns have ratios, and zeros, or all have numbers.
    #[test]
    fn ratios_are_not_mixed_with_numbers() {
        let plan = Plan::new(20.0, (true, Ratios::Instead));
        let shown = |columns: Vec<Column>| -> Vec<String> {
            let columns = alike(columns);
            let cells = columns.iter().flat_map(|column| {
                let cells = column.cells.iter();
                cells.map(|cell| cell.words(plan, column.are_numbers)[0].to_owned())
            });
            cells.collect()
        };
        let first = || column(&[("23", None), ("0", None)]);
        let ratios = || column(&[("350", Some("15.2×")), ("0", None)]);
        let mixed = column(&[("69", Some("3.00×")), ("53", None)]);
        assert_eq!(shown(vec![first(), ratios()]), ["23", "0", "15.2×", "0"]);
        let numbers = ["23", "0", "350", "0", "69", "53"];
        assert_eq!(shown(vec![first(), ratios(), mixed]), numbers);
    }

    /// Numbers and ratios stand side by side, and ratios alone where both would be much smaller.
    #[test]
    fn ratios_stand_beside_numbers_where_there_is_room() {
        let table = Standings {
            labels: vec![String::from("work (tests, struck)"); 12],
            columns: vec![
                column(&[("623M", Some("3.73M×")); 12]),
                column(&[("167", None); 12]),
            ],
        };
        let plan = |width| table.plan(Vec2::new(width, 720.0)).unwrap();
        let [wide, middle, narrow] = [900.0, 334.0, 150.0].map(plan);
        assert_eq!(
            [wide.is_stacked, middle.is_stacked, narrow.is_stacked],
            [false, true, true]
        );
        assert_eq!(
            [wide.ratios, middle.ratios, narrow.ratios],
            [Ratios::Beside, Ratios::Beside, Ratios::Instead]
        );
    }
    /// Ratios below numbers have lines of their own, whether they are there now or at the end.
    #[test]
    fn every_ratio_below_has_a_line() {
        let mut now = column(&[("2", Some("1/115k"))]);
        now.last[0].ratio = None;
        let table = Standings {
            labels: vec![String::from("steps")],
            columns: vec![now, column(&[("231k", None)])],
        };
        let lines = |ratios| {
            let plan = Plan::new(20.0, (true, ratios));
            table.lines(plan).last().unwrap().1
        };
        assert_eq!([Ratios::Beside, Ratios::Below].map(lines), [2, 3]);
    }

    /// Ratios that cannot stand in place of numbers stand below them where there is no room beside.
    #[test]
    fn mixed_columns_have_their_ratios_below() {
        let mixed = || column(&[("623M", Some("3.73M×")), ("553M", None)]);
        let table = Standings {
            labels: vec![String::from("work"), String::from("conflicts")],
            columns: alike(vec![
                mixed(),
                mixed(),
                mixed(),
                column(&[("167", None), ("0", None)]),
            ]),
        };
        let ratios = |width| table.plan(Vec2::new(width, 720.0)).unwrap().ratios;
        assert_eq!([400.0, 280.0].map(ratios), [Ratios::Below; 2]);
    }
}
