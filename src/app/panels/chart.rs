//! The counters of all boards side by side.

use crate::analysis::comparison::Run;
use crate::app::paint::{paint, rect_from};
use crate::app::state::{BoardState, State};
use crate::app::style::TEXT;
use crate::explain::{Language, args};
use crate::scene::{Chart, ChartRun, times};
use egui::{RichText, Sense, Ui};

/// Shows the counters of every board at the step it shows.
pub fn show(ui: &mut Ui, state: &State) {
    let palette = state.theme.palette();
    let mut words = state.language.word("chart-scale");
    if state.boards.len() > 1 {
        words = format!("{words} {}", state.language.word("chart-times"));
    }
    ui.label(RichText::new(words).weak());
    if state.boards.len() > 1 {
        finish(ui, state);
    }
    let runs: Vec<_> = state
        .boards
        .iter()
        .map(|board| ChartRun {
            name: &board.title,
            note: progress(board, state.language),
            counters: board.moment.counters(),
        })
        .collect();
    // The scale is that of the whole runs, so that it does not change from step to step.
    let most = state.boards.iter().map(|board| {
        let counters = board.timeline.frontier().counters();
        counters.steps.max(counters.eliminations)
    });
    let chart = Chart {
        runs: &runs,
        leading: state.leading,
        most: most.max().unwrap_or(0),
        palette: &palette,
        language: state.language,
        text: TEXT * 0.93,
    };
    let size = egui::vec2(ui.available_width(), chart.height());
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut shapes = Vec::new();
    chart.draw(rect_from(rect), &mut shapes);
    paint(ui.painter(), shapes);
}

/// How far a run is at the step that is shown.
fn progress(board: &BoardState, language: Language) -> String {
    let step = board.moment.step();
    match board.timeline.length() {
        Some(length) if step == length => language.word("chart-finished"),
        Some(length) => {
            // Rounded down: a run that goes on is never at 100 %.
            let percent = (u128::from(step) * 1000 / u128::from(length)) as f64 / 10.0;
            let percent = format!("{percent:.1}").replace('.', language.decimal_mark());
            language.text("chart-progress", &args([("percent", percent.into())]))
        }
        None => {
            let least = language.short(board.timeline.explored());
            let values = [
                ("step", language.short(step).into()),
                ("least", least.into()),
            ];
            language.text("chart-open", &args(values))
        }
    }
}

/// Once all boards are at their ends, which came there with how many steps.
fn finish(ui: &mut Ui, state: &State) {
    let language = state.language;
    let end = |board: &BoardState| {
        let length = board.timeline.length()?;
        (board.moment.step() == length).then_some(length)
    };
    let ends: Option<Vec<u64>> = state.boards.iter().map(end).collect();
    let Some(ends) = ends else { return };
    let fewest = ends.iter().copied().min().unwrap_or_default();
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by_key(|index| ends[*index]);
    ui.strong(language.word("finish"));
    for index in order {
        let board = &state.boards[index];
        let outcome = Run::of(board.timeline.frontier()).outcome;
        let outcome = outcome.map_or(String::new(), |outcome| {
            language.word(&format!("outcome-{}", outcome.id()))
        });
        let times = times(ends[index], fewest, language).unwrap_or_default();
        let ratio = if ends[index] == fewest {
            "least"
        } else {
            "more"
        };
        let values = [
            ("name", board.title.clone().into()),
            ("outcome", outcome.into()),
            ("count", ends[index].into()),
            ("steps", language.number(ends[index]).into()),
            ("ratio", ratio.into()),
            ("times", times.into()),
        ];
        ui.label(language.text("finish-of", &args(values)));
    }
}
