//! The set as it is shown: what is to be run, how far that is, a summary, a chart and a table.

use super::{ChartKind, SetRun, SetView, Sorting, exporting, open};
use crate::analysis::set::{Summary, quantiles};
use crate::app::paint::{paint, point_from, rect_from};
use crate::app::sheet;
use crate::app::state::State;
use crate::app::style::TEXT;
use crate::explain::fault::Tell;
use crate::explain::{Language, args, strategy_name};
use crate::export::set::{SUMMARY, chart_name, written};
use crate::scene::{Palette, Quantity, Rect, Series, SetChart};
use crate::solver::{Counter, Strategy};
use egui::{CollapsingHeader, DragValue, Grid, RichText, ScrollArea, Sense, Ui};

/// Between the dialog and the window's edges.
const MARGIN: f32 = 16.0;
/// How tall a row of the table is.
const ROW: f32 = 26.0;

/// Shows the set over the window, if it is open.
pub fn show(ctx: &egui::Context, state: &mut State) {
    // It is put back below: drawing it may open a puzzle.
    let Some(mut view) = state.set.take() else {
        state.shows_set = false;
        return;
    };
    view.go_on();
    if view.is_running() {
        ctx.request_repaint();
    }
    let mut chosen = None;
    if state.shows_set {
        let room = ctx.content_rect().size() - egui::Vec2::splat(4.0 * MARGIN);
        let modal = sheet::modal(ctx, "set").show(ctx, |ui| {
            ui.set_width(room.x);
            ui.set_height(room.y);
            head(ui, state, &mut view);
            exporting::show(ui, state, &mut view);
            faults(ui, &view, state.language);
            ui.separator();
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| chosen = contents(ui, state, &mut view));
        });
        if modal.should_close() {
            state.shows_set = false;
        }
    }
    state.set = Some(view);
    if let Some(puzzle) = chosen {
        open(state, puzzle);
    }
}

/// What is to be run, and how far that is.
fn head(ui: &mut Ui, state: &mut State, view: &mut SetView) {
    let language = state.language;
    ui.horizontal_wrapped(|ui| {
        let count = view.puzzles.len() as u64;
        let values = [
            ("count", count.into()),
            ("puzzles", language.number(count).into()),
        ];
        ui.heading(language.text("set-heading", &args(values)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button(language.word("set-close")).clicked() {
                state.shows_set = false;
            }
        });
    });
    let is_running = view.is_running();
    ui.add_enabled_ui(!is_running, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (_, strategy) in Strategy::NAMED {
                let at = view.strategies.iter().position(|s| *s == strategy);
                let name = strategy_name(strategy, language);
                if ui.selectable_label(at.is_some(), name).clicked() {
                    match at {
                        Some(at) if view.strategies.len() > 1 => drop(view.strategies.remove(at)),
                        Some(_) => {}
                        None if view.strategies.len() < crate::lesson::MOST_BOARDS => {
                            view.strategies.push(strategy);
                        }
                        None => {}
                    }
                }
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("set-limit"));
        ui.add_enabled(
            !is_running,
            DragValue::new(&mut view.max_steps)
                .range(1..=1_000_000_000_u64)
                .speed(10_000.0)
                .custom_formatter(|n, _| language.number(n as u64)),
        );
        if is_running {
            if ui.button(language.word("set-stop")).clicked()
                && let Some(run) = &mut view.run
            {
                run.runner = None;
            }
        } else if ui
            .button(RichText::new(language.word("set-start")).strong())
            .clicked()
        {
            view.start(state.lesson.boards[0].goal);
        }
        if let Some(run) = &view.run {
            let (done, all) = (run.results.done(), run.set.runs());
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

/// What is not in the set because it cannot be read, folded away.
fn faults(ui: &mut Ui, view: &SetView, language: Language) {
    if view.faults.is_empty() {
        return;
    }
    let count = view.faults.len() as u64;
    let values = [
        ("count", count.into()),
        ("number", language.number(count).into()),
    ];
    let title = format!("✖ {}", language.text("set-faults", &args(values)));
    CollapsingHeader::new(title)
        .id_salt("set faults")
        .show(ui, |ui| {
            let height = ui.text_style_height(&egui::TextStyle::Body);
            // Only the rows that are seen are made.
            ScrollArea::vertical()
                .id_salt("set faults")
                .max_height(6.0 * ROW)
                .auto_shrink([false, true])
                .show_rows(ui, height, view.faults.len(), |ui, rows| {
                    for fault in &view.faults[rows] {
                        let words = fault.tell(language);
                        ui.add(egui::Label::new(words).truncate());
                    }
                });
        });
}

/// Summary, chart and table; the puzzle that was clicked.
fn contents(ui: &mut Ui, state: &State, view: &mut SetView) -> Option<usize> {
    let language = state.language;
    let SetView {
        names,
        chart: kind,
        sorting,
        run,
        ..
    } = view;
    let Some(run) = run else {
        ui.label(RichText::new(language.word("set-hint")).weak());
        return None;
    };
    let titles: Vec<String> = run
        .set
        .strategies
        .iter()
        .map(|strategy| strategy_name(*strategy, language))
        .collect();
    summary(ui, run, &titles, language);
    ui.add_space(8.0);
    let by_chart = chart(ui, run, &titles, kind, language, &state.theme.palette());
    ui.add_space(8.0);
    let by_table = table(ui, run, names, &titles, sorting, language);
    by_chart.or(by_table)
}

fn summary(ui: &mut Ui, run: &SetRun, titles: &[String], language: Language) {
    ui.strong(language.word("set-summary"));
    Grid::new("set summary")
        .striped(true)
        .spacing([18.0, 5.0])
        .show(ui, |ui| {
            for name in SUMMARY {
                ui.label(RichText::new(language.word(name)).weak().small());
            }
            ui.end_row();
            for (strategy, title) in titles.iter().enumerate() {
                ui.label(title);
                let runs = run.results.strategy(strategy).flatten();
                match quantiles(runs.map(|run| run.amount(Counter::Work))) {
                    Some(quantiles) => {
                        for amount in quantiles {
                            ui.monospace(written(amount, language));
                        }
                    }
                    None => (0..6).for_each(|_| drop(ui.label("–"))),
                }
                let summary = Summary::of(&run.set, &run.results, strategy);
                for count in [summary.limited, summary.gave_up, summary.wins] {
                    ui.monospace(language.number(count as u64));
                }
                ui.end_row();
            }
        });
}

fn chart(
    ui: &mut Ui,
    run: &SetRun,
    titles: &[String],
    kind: &mut ChartKind,
    language: Language,
    palette: &Palette,
) -> Option<usize> {
    ui.horizontal_wrapped(|ui| {
        for (name, choice) in [
            ("set-chart-work", ChartKind::Bars(Quantity::Work)),
            ("set-chart-time", ChartKind::Bars(Quantity::Time)),
            ("set-chart-distribution", ChartKind::Distribution),
            ("set-chart-scatter", ChartKind::Scatter),
        ] {
            // One strategy cannot be held against another.
            let has_two = choice != ChartKind::Scatter || titles.len() > 1;
            ui.add_enabled_ui(has_two, |ui| {
                ui.selectable_value(kind, choice, language.word(name));
            });
        }
    });
    let quantity = match kind {
        ChartKind::Bars(quantity) => *quantity,
        ChartKind::Distribution | ChartKind::Scatter => Quantity::Work,
    };
    if quantity == Quantity::Time {
        ui.label(RichText::new(language.word("set-time-hint")).weak());
    }
    let values: Vec<_> = (0..titles.len()).map(|s| run.values(s, quantity)).collect();
    let named = titles.iter().enumerate().map(|(strategy, name)| {
        let summary = Summary::of(&run.set, &run.results, strategy);
        chart_name(name, &summary, language)
    });
    let titles: Vec<String> = named.collect();
    let series: Vec<Series> = titles
        .iter()
        .zip(&values)
        .map(|(name, values)| Series { name, values })
        .collect();
    let chart = SetChart {
        series: &series,
        quantity,
        palette,
        language,
        text: TEXT,
    };
    let width = ui.available_width() - 12.0;
    let legend = chart.legend_height(width);
    let height = match kind {
        ChartKind::Bars(_) => 240.0,
        ChartKind::Distribution | ChartKind::Scatter => 340.0,
    };
    let size = egui::vec2(width, legend + height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let whole = rect_from(rect);
    let mut shapes = Vec::new();
    chart.draw_legend(
        Rect::new(whole.x, whole.y, whole.width, legend),
        &mut shapes,
    );
    let below = Rect::new(whole.x, whole.y + legend, whole.width, height);
    let marks = match kind {
        ChartKind::Bars(_) => chart.draw_bars(below, &mut shapes),
        ChartKind::Distribution => chart.draw_distribution(below, &mut shapes),
        ChartKind::Scatter if titles.len() > 1 => chart.draw_scatter(below, [0, 1], &mut shapes),
        ChartKind::Scatter => chart.draw_bars(below, &mut shapes),
    };
    paint(ui.painter(), shapes);
    let pointed = response.hover_pos().map(point_from);
    let puzzle = pointed.and_then(|at| marks.puzzle_at(at))?;
    let is_clicked = response.clicked();
    let number = language.number(puzzle as u64 + 1).into();
    response.on_hover_text_at_pointer(language.text("set-open", &args([("number", number)])));
    is_clicked.then_some(puzzle)
}

fn table(
    ui: &mut Ui,
    run: &mut SetRun,
    names: &[String],
    titles: &[String],
    sorting: &mut Sorting,
    language: Language,
) -> Option<usize> {
    let columns = 1 + titles.len();
    let width = (ui.available_width() - 12.0) / columns as f32 - 8.0;
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
    run.sort(*sorting);
    let mut chosen = None;
    // Only the rows that are seen are made.
    ScrollArea::vertical()
        .id_salt("set table")
        .max_height(10.0 * ROW)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, run.order.len(), |ui, rows| {
            for puzzle in &run.order[rows] {
                ui.horizontal(|ui| {
                    let name = egui::Button::new(&names[*puzzle]).truncate().frame(false);
                    if ui.add_sized([width, ROW], name).clicked() {
                        chosen = Some(*puzzle);
                    }
                    for run in run.results.puzzle(*puzzle) {
                        let words = run.map_or_else(
                            || "–".to_owned(),
                            |run| written(run.amount(Counter::Work), language),
                        );
                        let number = egui::Label::new(RichText::new(words).monospace());
                        ui.add_sized([width, ROW], number);
                    }
                });
            }
        });
    chosen
}
