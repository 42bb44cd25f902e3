//! The counters of all boards side by side.

use crate::app::paint::{paint, rect_from};
use crate::app::state::{BoardState, State};
use crate::app::style::TEXT;
use crate::explain::{Language, args};
use crate::scene::{Chart, ChartRun};
use egui::{RichText, Sense, Ui};

/// Shows the counters of every board at the step it shows.
pub fn show(ui: &mut Ui, state: &State) {
    let palette = state.theme.palette();
    let mut words = state.language.word("chart-scale");
    if state.boards.len() > 1 {
        words = format!("{words} {}", state.language.word("chart-times"));
    }
    ui.label(RichText::new(words).weak());
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
        None => language.word("chart-open"),
    }
}
