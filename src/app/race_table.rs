//! A race in numbers, for the last row: the counters of every board, and their ratios to those of
//! the board that arrived first.

use super::cx::Cx;
use super::fit;
use super::fonts::family;
use super::paint::color;
use crate::scene::{Font, times, width_of};
use crate::session::Run;
use crate::session::race::Arrival;
use crate::solver::{Counter, Counters};
use crate::window::access;
use egui::accesskit::Node;
use egui::{Color32, Label, RichText, Sense, Ui, vec2};

/// The text sizes to try, the largest first, in points.
const TEXT_SIZES: [f32; 14] = [
    34.0, 30.0, 27.0, 25.0, 23.0, 21.0, 19.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 10.0,
];
/// The space between columns and between lines, in text sizes.
const COLUMN_GAP: f32 = 0.6;
const LINE_GAP: f32 = 0.15;
/// The height of the line in a board's colour below its name, in points.
const NAME_LINE: f32 = 3.0;
/// With at least as many boards, ratios stand below their numbers, not beside them.
const NARROW_COLUMNS: usize = 4;

/// The counters of all boards in a race, a column for each board.
struct RaceTable {
    labels: Vec<String>,
    columns: Vec<BoardColumn>,
}

struct BoardColumn {
    name: String,
    color: Color32,
    now: Vec<Count>,
    /// The counts at the end of the race, for which there is room from the start.
    last: Vec<Count>,
}

/// A number, and its ratio to the first board's number.
struct Count {
    number: String,
    ratio: Option<String>,
}

/// Shows the table as large as it fits.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let table = RaceTable::of(cx);
    let room = ui.available_size();
    let size = fit::largest(ui, &TEXT_SIZES, room, |ui, size| {
        table.show(ui, size, |column| &column.last);
    });
    table.show(ui, size, |column| &column.now);
}

impl RaceTable {
    fn of(cx: &Cx) -> Self {
        use Counter::{MaxDepth, Nodes, Selects, Tests};
        let runs = cx.session.runs();
        let has_finished = |run: &Run| run.timeline().length().is_some() && !run.gave_up();
        let finished = (0..runs.len()).filter(|index| has_finished(&runs[*index]));
        let first = finished.min_by_key(|index| {
            let end = last(&runs[*index]);
            (Counter::Work.of(&end), end.steps)
        });
        // Without a race, runs are compared once all have ended.
        let are_over = runs.iter().all(Run::is_at_end);
        let is_race = cx.session.race().is_some();
        let arrived = cx.session.winner();
        let arrived = arrived.or(first.filter(|_| are_over && !is_race));
        // The others follow from these, or say less of the work.
        let is_shown = |counter: &Counter| {
            let is_counted = |run: &Run| counter.of(&last(run)) > 0;
            ![Selects, Tests, Nodes, MaxDepth].contains(counter) && runs.iter().any(is_counted)
        };
        let counters: Vec<Counter> = Counter::compared().filter(is_shown).collect();
        let labels = counters.iter().map(|counter| {
            // What a sum is made of stands in rows of its own.
            let label = cx.word(counter.message());
            let short = label.split_once(" (").map(|(short, _)| short.to_owned());
            short.unwrap_or(label)
        });
        let titles = runs.titles(cx.language).into_iter().zip(runs.iter());
        let columns = titles.enumerate().map(|(index, (name, run))| {
            let counts = |first: Option<usize>, at: fn(&Run) -> Counters, is_open: bool| {
                let least = if is_open { "≥ " } else { "" };
                let base = first.filter(|first| *first != index);
                let base = base.map(|first| at(&runs[first]));
                let own = at(run);
                let count = |counter: &Counter| {
                    let n = counter.of(&own);
                    let ratio = |base| times(n, counter.of(base), cx.language);
                    Count {
                        number: format!("{least}{}", cx.language.short(n)),
                        ratio: (base.as_ref().and_then(ratio))
                            .map(|ratio| format!("{least}{ratio}")),
                    }
                };
                counters.iter().map(count).collect()
            };
            let is_running = cx.session.arrival(index) == Some(Arrival::StillRunning);
            let is_compared = is_race || are_over;
            let is_open = run.timeline().length().is_none();
            BoardColumn {
                name,
                color: color(cx.palette.strategy(run.strategy())),
                now: counts(arrived, |run| run.moment().counters(), is_running),
                last: counts(first.filter(|_| is_compared), last, is_open),
            }
        });
        Self {
            labels: labels.collect(),
            columns: columns.collect(),
        }
    }

    /// Shows the table at this text size.
    fn show(&self, ui: &mut Ui, size: f32, counts: impl Fn(&BoardColumn) -> &[Count]) {
        ui.spacing_mut().item_spacing = vec2(COLUMN_GAP, LINE_GAP) * size;
        // Rows are as high as their text.
        ui.spacing_mut().interact_size.y = 0.0;
        let boards = self.columns.len();
        // Names may take several lines but are not broken within a word.
        let words = self
            .columns
            .iter()
            .flat_map(|column| column.name.split(' '));
        let longest = words.map(|word| width_of(word, Font::Bold, size));
        let longest = longest.fold(0.0, f32::max);
        let width = ui.available_width() / boards as f32 - COLUMN_GAP * size;
        let name_size = size * (width / longest).min(1.0);
        ui.columns(boards, |uis| {
            for (ui, column) in uis.iter_mut().zip(&self.columns) {
                let name = RichText::new(&column.name).size(name_size);
                let name = Label::new(name.family(family(Font::Bold))).wrap();
                ui.vertical(|ui| ui.add(name));
                let line = vec2(ui.available_width(), NAME_LINE);
                let (line, _) = ui.allocate_exact_size(line, Sense::hover());
                ui.painter().rect_filled(line, 0.0, column.color);
            }
        });
        for (row, label) in self.labels.iter().enumerate() {
            ui.label(RichText::new(label).size(size).weak());
            let mut columns = self.columns.iter();
            let has_ratios = columns.any(|column| column.last[row].ratio.is_some());
            ui.columns(boards, |uis| {
                for (ui, column) in uis.iter_mut().zip(&self.columns) {
                    let count = &counts(column)[row];
                    let words = format!("{}, {label}", column.name);
                    let show = |ui: &mut Ui| count.show(ui, size, &words, has_ratios);
                    if boards >= NARROW_COLUMNS {
                        ui.vertical(show);
                    } else {
                        ui.horizontal(show);
                    }
                }
            });
        }
    }
}

impl Count {
    fn show(&self, ui: &mut Ui, size: f32, name: &str, has_ratios: bool) {
        let ratio = self.ratio.as_deref().unwrap_or_default();
        let number = Label::new(RichText::new(&self.number).size(size)).extend();
        let words = format!("{name}: {} {ratio}", self.number);
        access::describe(&ui.add(number), |node| node.set_value(words));
        // An empty one keeps its room too.
        if has_ratios {
            let ratio = Label::new(RichText::new(ratio).size(size).weak()).extend();
            access::describe(&ui.add(ratio), Node::set_hidden);
        }
    }
}

/// The counters at the end of a run, or of its explored part.
fn last(run: &Run) -> Counters {
    run.timeline().frontier().counters()
}
