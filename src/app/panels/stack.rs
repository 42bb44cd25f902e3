//! The explicit stack of the search: a choice point a row.

use crate::app::paint::color;
use crate::app::state::State;
use crate::explain::{args, house_name};
use crate::puzzle::{Cell, Value};
use crate::solver::Spot;
use egui::{RichText, Ui};

/// Shows the stack of the leading board, the latest choice point first.
pub fn show(ui: &mut Ui, state: &State) {
    let moment = &state.boards[state.leading].moment;
    let topology = moment.problem().topology();
    let (language, p) = (state.language, state.theme.palette());
    let choices = moment.choices();
    let depth = (choices.len() as u64).into();
    ui.label(RichText::new(language.text("stack-size", &args([("frames", depth)]))).weak());
    // Long lists of values are broken, so that the table is never wider than the inspector.
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    let widest = (ui.available_width() - 150.0).max(60.0) / 2.0;
    egui::Grid::new("stack")
        .max_col_width(widest)
        .num_columns(5)
        .spacing([14.0, 6.0])
        .striped(true)
        .show(ui, |ui| {
            for title in ["stack-at", "stack-failed", "stack-now", "stack-untried"] {
                ui.label(RichText::new(language.word(title)).weak().small());
            }
            ui.end_row();
            for choice in choices.iter().rev() {
                let word = |(cell, value): &(Cell, Value)| match choice.at {
                    Spot::Cell(_) => value.to_string(),
                    Spot::Places(..) => topology.address(*cell),
                };
                let list = |options: &[(Cell, Value)]| {
                    options.iter().map(word).collect::<Vec<_>>().join(" ")
                };
                let at = match choice.at {
                    Spot::Cell(cell) => topology.address(cell),
                    Spot::Places(house, value) => {
                        format!(
                            "{value} · {}",
                            house_name(house, topology.shape(), language)
                        )
                    }
                };
                ui.monospace(at);
                ui.label(
                    RichText::new(list(&choice.failed))
                        .strikethrough()
                        .color(color(p.conflict)),
                );
                let now = choice.guess.as_ref().map(word).unwrap_or_default();
                ui.label(RichText::new(now).strong().color(color(p.guess)));
                ui.label(RichText::new(list(&choice.untried)).color(color(p.faint)));
                ui.end_row();
            }
        });
}
