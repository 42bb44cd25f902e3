//! How often each cell was written and erased so far, and the guesses that cost the most.

use crate::app::paint::{paint, point_from, rect_from};
use crate::app::state::State;
use crate::explain::args;
use crate::playhead::Command;
use crate::scene::HeatMap;
use egui::{RichText, Sense, Ui};

/// Shows the leading board's heat; a click on a guess goes to where it was made.
pub fn show(ui: &mut Ui, state: &mut State) {
    let (language, palette) = (state.language, state.theme.palette());
    let board = &state.boards[state.leading];
    let Some(heat) = &board.heat else {
        return;
    };
    let tally = heat.tally();
    let step = |step: u64| language.number(step).into();
    let words = if tally.step() == board.moment.step() {
        language.text("heat-so-far", &args([("step", step(tally.step()))]))
    } else {
        let values = args([
            ("step", step(tally.step())),
            ("goal", step(board.moment.step())),
        ]);
        language.text("heat-counting", &values)
    };
    ui.label(RichText::new(words).weak());
    let side = ui.available_width().min(ui.available_height() * 0.75);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), Sense::hover());
    let problem = board.moment.problem();
    let map = HeatMap {
        problem,
        tally,
        palette: &palette,
        language,
    };
    let mut shapes = Vec::new();
    map.draw(rect_from(rect), &mut shapes);
    paint(ui.painter(), shapes);
    let pointed = response.hover_pos().map(point_from);
    if let Some(cell) = pointed.and_then(|at| map.grid(rect_from(rect)).cell_at(at)) {
        let address = problem.topology().address(cell).into();
        let (writes, erasures) = (tally.writes(cell), tally.erasures(cell));
        let words = match problem.given(cell) {
            Some(_) => language.text("heat-given", &args([("cell", address)])),
            None => language.text(
                "heat-cell",
                &args([
                    ("cell", address),
                    ("writes", writes.into()),
                    ("written", language.number(writes).into()),
                    ("erasures", erasures.into()),
                    ("erased", language.number(erasures).into()),
                ]),
            ),
        };
        response.on_hover_text_at_pointer(words);
    }
    ui.add_space(6.0);
    ui.strong(language.word("heat-worst"));
    if tally.worst().is_empty() {
        ui.label(language.word("heat-none"));
    }
    let mut asked = None;
    for waste in tally.worst() {
        let words = language.text(
            "heat-waste",
            &args([
                ("cell", problem.topology().address(waste.cell).into()),
                ("value", waste.value.to_string().into()),
                ("steps", step(waste.steps())),
            ]),
        );
        let below = language.text(
            "heat-waste-below",
            &args([("below", waste.below.into()), ("count", step(waste.below))]),
        );
        ui.horizontal_wrapped(|ui| {
            if ui.link(words).clicked() {
                asked = Some(waste.from);
            }
            ui.label(RichText::new(below).weak());
        });
    }
    if let Some(step) = asked {
        state.push(Command::GoTo(step));
    }
}
