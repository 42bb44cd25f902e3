//! A set of puzzles: what to run, progress, a summary, a chart and a table.

mod export;
#[cfg(test)]
pub mod tests;

use crate::analysis::set::Set;
use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::look::{LookCommand, Screen};
use crate::app::paint::{paint, point_from, rect_from};
use crate::app::popups;
use crate::app::set_runner::Runner;
use crate::app::style::{self, TEXT};
use crate::explain::Tell;
use crate::explain::{Language, args, strategy_name};
use crate::export::set::{self, SUMMARY, written};
use crate::scene::{Effort, Rect, SetChart};
use crate::session::set::SetRun;
use crate::session::{Command, PuzzleSet, Session, SetCommand, Switch};
use crate::solver::{Counter, Strategy};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Align, CollapsingHeader, DragValue, Grid, Layout, RichText, ScrollArea, Sense, Ui};
use export::SetExport;
use std::sync::Arc;

/// The height of a row of the table, in points.
const ROW: f32 = 26.0;

/// How the results are looked at, and the runner that produces them.
pub struct SetScreen {
    chart: ChartKind,
    /// The counter that strategies are judged by.
    by: Counter,
    sorting: Sorting,
    order: Option<SortedPuzzles>,
    export: SetExport,
    runner: Option<Runner>,
}

/// What the chart shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum ChartKind {
    #[default]
    Bars,
    Times,
    Distribution,
    Scatter,
}

impl Default for SetScreen {
    fn default() -> Self {
        Self {
            chart: ChartKind::default(),
            by: Counter::Work,
            sorting: Sorting::default(),
            order: None,
            export: SetExport::default(),
            runner: None,
        }
    }
}

/// How the table is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sorting {
    /// A strategy, or the order of the file.
    by: Option<usize>,
    is_descending: bool,
}

/// The puzzles in table order, and what they were sorted for.
struct SortedPuzzles {
    set: Arc<Set>,
    /// The number of finished runs, the counter and the order.
    state: (usize, Counter, Sorting),
    puzzles: Vec<usize>,
}

impl SetScreen {
    /// Does slices of the current run. Returns a command to record finished runs.
    pub fn go_on(&mut self, session: &Session, slices: usize) -> Option<Command> {
        let set = session.set().filter(|set| set.is_running());
        let Some(run) = set.and_then(|set| set.run.as_ref()) else {
            self.runner = None;
            return None;
        };
        let started = self.runner.take();
        let runner = started
            .filter(|runner| Arc::ptr_eq(&runner.set, &run.set))
            .unwrap_or_else(|| Runner::start(Arc::clone(&run.set)));
        let done = self.runner.insert(runner).take(slices);
        (!done.is_empty()).then_some(Command::Set(SetCommand::Note(done)))
    }

    /// Whether the current run needs slices.
    pub const fn needs_slices(&self) -> bool {
        Runner::NEEDS_SLICES && self.runner.is_some()
    }

    /// Sorts the table, if it is out of order.
    fn sort(&mut self, run: &SetRun) -> &[usize] {
        let state = (run.results.done(), self.by, self.sorting);
        let is_current =
            |order: &SortedPuzzles| Arc::ptr_eq(&order.set, &run.set) && order.state == state;
        let order = self.order.take().filter(is_current);
        let order = order.unwrap_or_else(|| SortedPuzzles {
            set: Arc::clone(&run.set),
            state,
            puzzles: sorted(run, self.by, self.sorting),
        });
        &self.order.insert(order).puzzles
    }
}

/// The puzzles in this order.
fn sorted(run: &SetRun, by: Counter, sorting: Sorting) -> Vec<usize> {
    let mut puzzles: Vec<usize> = (0..run.set.puzzles.len()).collect();
    if let Some(strategy) = sorting.by {
        // Stopped runs may have needed more, and unfinished ones come last.
        puzzles.sort_by_cached_key(|puzzle| {
            match Effort::Count(by).of(&run.results, *puzzle, strategy) {
                Some(amount) => (0, amount.value, amount.is_least),
                None => (1, 0, false),
            }
        });
    }
    if sorting.is_descending {
        puzzles.reverse();
    }
    puzzles
}

/// Opens a set, and shows it.
pub fn open(cx: &Cx, set: PuzzleSet) {
    cx.ask(Command::OpenSet(Box::new(set)));
    cx.ask(LookCommand::Screen(Screen::Set, Switch::On));
}

/// Shows the set instead of boards and views.
pub fn show(ui: &mut Ui, cx: &Cx, screen: &mut SetScreen) {
    let Some(set) = cx.session.set() else {
        cx.ask(LookCommand::Screen(Screen::Set, Switch::Off));
        return;
    };
    if set.is_running() {
        ui.ctx().request_repaint();
    }
    egui::TopBottomPanel::top("set head").show_inside(ui, |ui| head(ui, cx, set));
    egui::CentralPanel::default().show_inside(ui, |ui| {
        choices(ui, cx, set);
        if let Some(run) = &set.run {
            export::show(ui, cx, &mut screen.export, (set, run), screen.by);
        }
        faults(ui, set, cx.language);
        ui.separator();
        ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| match &set.run {
                Some(run) => contents(ui, cx, screen, set, run),
                None => {
                    ui.label(RichText::new(cx.word("set-hint")).weak());
                    // Another set starts with a fresh screen.
                    *screen = SetScreen::default();
                }
            });
    });
}

/// What is in the set, and the way back.
fn head(ui: &mut Ui, cx: &Cx, set: &PuzzleSet) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let count = set.puzzles.len() as u64;
        let values = [
            ("count", count.into()),
            ("puzzles", cx.language.number(count).into()),
        ];
        let heading = ui.heading(cx.language.text("set-heading", &args(values)));
        access::heading(&heading, 1);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(cx.word("set-close")).clicked() {
                cx.ask(LookCommand::Screen(Screen::Set, Switch::Off));
            }
        });
    });
    ui.add_space(2.0);
}

/// What to run, and progress.
fn choices(ui: &mut Ui, cx: &Cx, set: &PuzzleSet) {
    let language = cx.language;
    let ask = |command: SetCommand| cx.ask(Command::Set(command));
    let is_running = set.is_running();
    ui.add_enabled_ui(!is_running, |ui| {
        ui.horizontal_wrapped(|ui| {
            let offered: Vec<Strategy> = match set.puzzles.first() {
                Some(puzzle) => Strategy::offered_on(puzzle.topology()).collect(),
                None => Vec::new(),
            };
            for strategy in offered {
                let is_on = set.strategies.contains(&strategy);
                let name = strategy_name(strategy, language);
                ui.add_enabled_ui(is_on || !set.is_full(), |ui| {
                    if toggle(ui, is_on, name).clicked() {
                        ask(SetCommand::Toggle(strategy));
                    }
                });
            }
        });
    });
    if set.is_full() && !is_running {
        ui.label(RichText::new(cx.word("set-full")).weak());
    }
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(cx.word("set-limit"));
        let mut max_steps = set.max_steps;
        let limit = DragValue::new(&mut max_steps)
            .range(1..=1_000_000_000_u64)
            .speed(10_000.0)
            .custom_formatter(|n, _| language.number(n as u64));
        ui.add_enabled(!is_running, limit).labelled_by(name.id);
        if max_steps != set.max_steps {
            ask(SetCommand::Limit(max_steps));
        }
        if is_running {
            if ui.button(cx.word("set-stop")).clicked() {
                ask(SetCommand::Stop);
            }
        } else if ui
            .add(style::primary(&cx.palette, &cx.word("set-start")))
            .clicked()
        {
            ask(SetCommand::Start);
        }
        if let Some(run) = &set.run {
            let (done, all) = (run.results.done(), run.results.runs());
            let share = done as f32 / all.max(1) as f32;
            let values = [
                ("done", language.number(done as u64).into()),
                ("all", language.number(all as u64).into()),
            ];
            let words = language.text("set-progress", &args(values));
            ui.add(
                egui::ProgressBar::new(share)
                    .desired_width(260.0)
                    .text(words),
            );
        }
    });
}

/// The entries that could not be read, folded away.
fn faults(ui: &mut Ui, set: &PuzzleSet, language: Language) {
    let faults = &set.faults;
    if faults.is_empty() {
        return;
    }
    let count = faults.len() as u64;
    let values = [
        ("count", count.into()),
        ("number", language.number(count).into()),
    ];
    let title = format!("✖ {}", language.text("set-faults", &args(values)));
    CollapsingHeader::new(title)
        .id_salt("set faults")
        .show(ui, |ui| {
            let height = ui.text_style_height(&egui::TextStyle::Body);
            // Only visible rows are built.
            ScrollArea::vertical()
                .id_salt("set faults")
                .max_height(6.0 * ROW)
                .auto_shrink([false, true])
                .show_rows(ui, height, faults.len(), |ui, rows| {
                    for fault in &faults[rows] {
                        let words = fault.sentence(language);
                        ui.add(egui::Label::new(words).truncate());
                    }
                });
        });
}

/// Summary, chart and table. A click on a puzzle opens it.
fn contents(ui: &mut Ui, cx: &Cx, screen: &mut SetScreen, set: &PuzzleSet, run: &SetRun) {
    let strategies = run.set.plan.strategies.iter();
    let titles: Vec<String> = strategies
        .map(|strategy| strategy_name(*strategy, cx.language))
        .collect();
    judged_by(ui, cx, &mut screen.by);
    summary(ui, cx, run, &titles, screen.by);
    ui.add_space(8.0);
    let by_chart = chart(ui, cx, run, &titles, (&mut screen.chart, screen.by));
    ui.add_space(8.0);
    let by_table = table(ui, screen, run, &set.names, &titles, cx.language);
    if let Some(puzzle) = by_chart.or(by_table) {
        cx.ask(Command::Set(SetCommand::Open(puzzle)));
    }
}

/// The choice of the counter that strategies are judged by.
fn judged_by(ui: &mut Ui, cx: &Cx, by: &mut Counter) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.strong(cx.word("set-by"));
        let list = egui::ComboBox::from_id_salt("set by").selected_text(cx.word(by.message()));
        let list = popups::list(ui, list, |ui| {
            for counter in Counter::compared() {
                choose(ui, by, counter, cx.word(counter.message()));
            }
        });
        list.labelled_by(label.id);
        ui.label(RichText::new(cx.word("set-judged")).weak());
    });
}

fn summary(ui: &mut Ui, cx: &Cx, run: &SetRun, titles: &[String], by: Counter) {
    let (results, language) = (&run.results, cx.language);
    Grid::new("set summary")
        .striped(true)
        .spacing([18.0, 5.0])
        .show(ui, |ui| {
            // Numbers stand one below the other.
            let right = Layout::right_to_left(Align::Center);
            for (column, name) in SUMMARY.into_iter().enumerate() {
                let words = RichText::new(language.word(name)).weak().small();
                if column == 0 {
                    ui.label(words);
                } else {
                    ui.with_layout(right, |ui| ui.label(words));
                }
            }
            ui.end_row();
            for (strategy, title) in titles.iter().enumerate() {
                ui.label(RichText::new(title).strong());
                for field in set::summary(results, strategy, by, language) {
                    ui.with_layout(right, |ui| ui.monospace(field));
                }
                ui.end_row();
            }
        });
}

/// The chart. Returns the puzzle that was clicked.
fn chart(
    ui: &mut Ui,
    cx: &Cx,
    run: &SetRun,
    titles: &[String],
    (kind, by): (&mut ChartKind, Counter),
) -> Option<usize> {
    let language = cx.language;
    ui.horizontal_wrapped(|ui| {
        for (name, choice) in [
            ("set-chart-each", ChartKind::Bars),
            ("set-chart-time", ChartKind::Times),
            ("set-chart-distribution", ChartKind::Distribution),
            ("set-chart-scatter", ChartKind::Scatter),
        ] {
            // A scatter chart compares two strategies.
            let has_two = choice != ChartKind::Scatter || titles.len() > 1;
            ui.add_enabled_ui(has_two, |ui| {
                choose(ui, kind, choice, cx.word(name));
            });
        }
    });
    let effort = match kind {
        ChartKind::Times => Effort::Time,
        ChartKind::Bars | ChartKind::Distribution | ChartKind::Scatter => Effort::Count(by),
    };
    if effort == Effort::Time {
        ui.label(RichText::new(cx.word("set-time-hint")).weak());
    }
    let runs = (&run.results, run.set.plan.strategies.as_slice());
    let chart = SetChart::new(runs, effort, &cx.palette, language, TEXT);
    let width = ui.available_width() - 12.0;
    let (_, legend) = chart.legend(Rect::new(0.0, 0.0, width, 0.0));
    let height = match kind {
        ChartKind::Bars | ChartKind::Times => 240.0,
        ChartKind::Distribution | ChartKind::Scatter => 340.0,
    };
    let size = egui::vec2(width, legend + height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    access::describe(&response, |node| {
        node.set_role(Role::Image);
        node.set_label(chart.names.join(", "));
    });
    let whole = rect_from(rect);
    let below = Rect::new(whole.x, whole.y + legend, whole.width, height);
    let picture = match kind {
        ChartKind::Distribution => chart.draw_distribution(below),
        ChartKind::Scatter if titles.len() > 1 => chart.draw_scatter(below, [0, 1]),
        ChartKind::Bars | ChartKind::Times | ChartKind::Scatter => chart.draw_bars(below),
    };
    paint(ui.painter(), chart.legend(whole).0);
    let pointed = response.hover_pos().map(point_from);
    let puzzle = pointed.and_then(|at| picture.puzzle_at(at));
    paint(ui.painter(), picture.shapes);
    let puzzle = puzzle?;
    let is_clicked = response.clicked();
    let number = language.number(puzzle as u64 + 1).into();
    let words = language.text("set-open", &args([("number", number)]));
    response.on_hover_text_at_pointer(words);
    is_clicked.then_some(puzzle)
}

/// The table. Returns the puzzle that was clicked.
fn table(
    ui: &mut Ui,
    screen: &mut SetScreen,
    run: &SetRun,
    names: &[String],
    titles: &[String],
    language: Language,
) -> Option<usize> {
    let columns = 1 + titles.len();
    let width = (ui.available_width() - 12.0) / columns as f32 - 8.0;
    let sorting = &mut screen.sorting;
    // There may have been more strategies before.
    sorting.by = sorting.by.filter(|by| *by < titles.len());
    ui.horizontal(|ui| {
        let puzzle = language.word("set-puzzle");
        let headings = std::iter::once((None, &puzzle))
            .chain(titles.iter().enumerate().map(|(s, title)| (Some(s), title)));
        for (by, title) in headings {
            let sign = match (sorting.by == by, sorting.is_descending) {
                (false, _) => "",
                (true, false) => " ▲",
                (true, true) => " ▼",
            };
            let button = egui::Button::new(format!("{title}{sign}")).truncate();
            if ui.add_sized([width, ROW], button).clicked() {
                *sorting = Sorting {
                    by,
                    is_descending: sorting.by == by && !sorting.is_descending,
                };
            }
        }
    });
    let by = screen.by;
    let order = screen.sort(run);
    let mut chosen = None;
    // Only visible rows are built.
    ScrollArea::vertical()
        .id_salt("set table")
        .max_height(10.0 * ROW)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, order.len(), |ui, rows| {
            for puzzle in &order[rows] {
                ui.horizontal(|ui| {
                    let name = egui::Button::new(&names[*puzzle]).truncate().frame(false);
                    if ui.add_sized([width, ROW], name).clicked() {
                        chosen = Some(*puzzle);
                    }
                    for run in run.results.puzzle(*puzzle) {
                        let words = run.map_or_else(
                            || "–".to_owned(),
                            |run| written(run.amount(by), language),
                        );
                        let number = egui::Label::new(RichText::new(words).monospace());
                        ui.add_sized([width, ROW], number);
                    }
                });
            }
        });
    chosen
}
