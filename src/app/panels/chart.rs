//! The counters of all boards side by side.

use crate::app::paint::{paint, rect_from};
use crate::app::state::State;
use crate::app::style::TEXT;
use crate::scene::Chart;
use egui::{RichText, Sense, Ui};

/// Shows the counters of every board at the step it shows.
pub fn show(ui: &mut Ui, state: &State) {
    let palette = state.theme.palette();
    ui.label(RichText::new(state.language.word("chart-scale")).weak());
    let runs: Vec<_> = state
        .boards
        .iter()
        .map(|board| (board.title.as_str(), board.moment.counters()))
        .collect();
    // The scale is that of the whole runs, so that it does not change from step to step.
    let most = state.boards.iter().map(|board| {
        let counters = board.timeline.frontier().counters();
        counters.steps.max(counters.eliminations)
    });
    let chart = Chart {
        runs: &runs,
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
