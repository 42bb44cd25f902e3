//! How often each cell was written and erased, so far or in whole runs, and the guesses that cost the
//! most.

use crate::analysis::heat::Tally;
use crate::app::paint::{paint, point_from, rect_from};
use crate::app::state::{BoardState, State};
use crate::explain::args;
use crate::playhead::Command;
use crate::scene::HeatMap;
use egui::{RichText, Sense, Ui};

/// Shows the heat of every board, and what cost most on the leading one; a click on a guess goes to where it was made.
pub fn show(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.horizontal_wrapped(|ui| {
        for (name, is_whole) in [("heat-choose-so-far", false), ("heat-choose-whole", true)] {
            ui.selectable_value(&mut state.is_heat_whole, is_whole, language.word(name));
        }
    });
    let board = &state.boards[state.leading];
    let Some(tally) = board.tally(state.is_heat_whole) else {
        return;
    };
    let goal = board.tally_goal(state.is_heat_whole);
    let step = |step: u64| language.number(step).into();
    let what = match (state.is_heat_whole, board.timeline.length()) {
        (false, _) => "so-far",
        (true, Some(_)) => "whole",
        (true, None) => "explored",
    };
    let words = if tally.step() == goal {
        let values = args([("what", what.into()), ("step", step(goal))]);
        language.text("heat-counted", &values)
    } else {
        let values = args([("step", step(tally.step())), ("goal", step(goal))]);
        language.text("heat-counting", &values)
    };
    ui.label(RichText::new(words).weak());
    maps(ui, state);
    let problem = board.moment.problem();
    ui.add_space(6.0);
    let worst = |id: &str| language.text(id, &args([("what", what.into())]));
    ui.strong(worst("heat-worst"));
    if tally.worst().is_empty() {
        ui.label(worst("heat-none"));
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

/// A map for each board, all on one scale.
fn maps(ui: &mut Ui, state: &State) {
    let tallies = || {
        state
            .boards
            .iter()
            .filter_map(|board| board.tally(state.is_heat_whole))
    };
    let most = tallies().map(Tally::most).max().unwrap_or(0);
    let columns = state.boards.len().min(2);
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    let side = width.min(ui.available_height() * 0.75);
    let all: Vec<_> = state.boards.iter().zip(tallies()).collect();
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            for (board, tally) in row {
                ui.vertical(|ui| {
                    ui.set_width(side);
                    if state.boards.len() > 1 {
                        ui.add(egui::Label::new(RichText::new(&board.title).strong()).truncate());
                    }
                    map(ui, state, board, tally, most, side);
                });
            }
        });
    }
}

fn map(ui: &mut Ui, state: &State, board: &BoardState, tally: &Tally, most: u64, side: f32) {
    let (language, palette) = (state.language, state.theme.palette());
    let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), Sense::hover());
    let problem = board.moment.problem();
    let map = HeatMap {
        problem,
        tally,
        most,
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
}
