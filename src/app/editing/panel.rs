//! What the editor looks like: the board, and what can be done with it beside or below.

use super::{Editing, SEEDS, Standing};
use crate::app::choosing;
use crate::app::opening;
use crate::app::paint::{color, paint, point_from, rect_from};
use crate::app::state::State;
use crate::app::style::is_narrow;
use crate::explain::{Language, args, strategy_name};
use crate::explain::{Tell, boxes_of};
use crate::generator::{Charge, Difficulty, Solutions, Wish};
use crate::puzzle::{Clash, ProblemError, Shape, Topology, ValueSet};
use crate::scene::{Grid, PuzzlePicture};
use egui::{Button, ComboBox, DragValue, RichText, Sense, Ui};

/// How wide what stands beside the board is, in points.
const WIDTH: f32 = 380.0;

/// Shows the editor instead of boards and views.
pub fn show(ui: &mut Ui, state: &mut State) {
    let size = ui.available_size();
    if is_narrow(ui.ctx()) && size.x < size.y {
        egui::TopBottomPanel::bottom("editing below")
            .exact_height(size.y * 0.5)
            .show_inside(ui, |ui| scrolled(ui, state));
    } else {
        egui::SidePanel::right("editing")
            .exact_width(WIDTH.min(size.x * 0.5))
            .resizable(false)
            .show_inside(ui, |ui| scrolled(ui, state));
    }
    egui::CentralPanel::default().show_inside(ui, |ui| board(ui, state));
}

fn scrolled(ui: &mut Ui, state: &mut State) {
    let width = ui.available_width() - 10.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(width);
            beside(ui, state);
        });
}

fn board(ui: &mut Ui, state: &mut State) {
    let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click());
    let palette = state.theme.palette();
    let editing = &mut state.editing;
    let topology = Topology::of(editing.sketch.shape());
    let area = rect_from(response.rect);
    let coordinates = state.options.coordinates;
    let grid = Grid::new(topology, area, &palette, coordinates);
    if response.clicked()
        && let Some(at) = response.interact_pointer_pos()
        && let Some(cell) = grid.cell_at(point_from(at))
    {
        editing.cursor = cell;
    }
    let clashes: &[Clash] = match &editing.standing {
        Standing::Clashing(ProblemError::Clashes { clashes, .. }) => clashes,
        Standing::Clashing(_) | Standing::Counting(_) | Standing::Known(_) => &[],
    };
    let picture = PuzzlePicture {
        grid,
        topology,
        values: editing.sketch.values(),
        clashes,
        cursor: Some(editing.cursor),
        palette: &palette,
        coordinates,
    };
    let mut shapes = Vec::new();
    picture.draw(&mut shapes);
    paint(&painter, shapes);
}

fn beside(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.heading(language.word("editing"));
    ui.label(RichText::new(language.word("editing-hint")).weak());
    verdict(ui, state);
    pad(ui, &mut state.editing);
    ui.horizontal_wrapped(|ui| turning(ui, state));
    ui.horizontal_wrapped(|ui| ways_in(ui, state));
    ui.separator();
    making(ui, &mut state.editing, language);
    ui.separator();
    opening::strategies(ui, state);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let can_play = state.editing.problem().is_some();
        let play = RichText::new(language.word("editing-play")).strong();
        if ui.add_enabled(can_play, Button::new(play)).clicked() {
            state.play_own();
        }
        let save = Button::new(format!("{}…", language.word("editing-save")));
        if ui.add_enabled(can_play, save).clicked() {
            state.save_own();
        }
        if ui.button(language.word("editing-leave")).clicked() {
            state.toggle_editing();
        }
    });
}

/// What is known of the board, in words.
fn verdict(ui: &mut Ui, state: &State) {
    let (language, p) = (state.language, state.theme.palette());
    let (sign, ink, words) = match &state.editing.standing {
        Standing::Clashing(error) => ("✖", p.conflict, error.tell(language)),
        Standing::Counting(census) => {
            let id = if state.editing.is_busy() {
                "editing-looking"
            } else {
                "editing-unknown"
            };
            let steps = language.number(census.steps());
            (
                "·",
                p.faint,
                language.text(id, &args([("steps", steps.into())])),
            )
        }
        Standing::Known(Solutions::None) => ("✖", p.conflict, language.word("editing-none")),
        Standing::Known(Solutions::One) => ("✔", p.deduced, language.word("editing-one")),
        Standing::Known(Solutions::Several) => ("≥", p.guess, language.word("editing-several")),
    };
    ui.horizontal_top(|ui| {
        ui.label(RichText::new(sign).color(color(ink)).strong());
        ui.add(egui::Label::new(words).wrap());
    });
}

/// A key a value, for fingers.
fn pad(ui: &mut Ui, editing: &mut Editing) {
    let shape = editing.sketch.shape();
    let columns = if shape.size() > 9 { 6 } else { 5 };
    let side = ((ui.available_width() - 40.0) / columns as f32).clamp(32.0, 48.0);
    let keys = ValueSet::all(shape.size()).iter().map(Some).chain([None]);
    let keys: Vec<_> = keys.collect();
    for row in keys.chunks(columns) {
        ui.horizontal(|ui| {
            for value in row {
                let name = value.map_or("×".to_owned(), |value| value.to_string());
                let key = Button::new(RichText::new(name).size(18.0).strong());
                if ui.add_sized([side, 36.0], key).clicked() {
                    editing.write(*value);
                }
            }
        });
    }
}

/// Undoing, clearing, and the size of the board.
fn turning(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let editing = &mut state.editing;
    let (can_undo, can_redo) = editing.sketch.can_turn();
    for (name, can, is_back) in [
        ("editing-undo", can_undo, true),
        ("editing-redo", can_redo, false),
    ] {
        let button = Button::new(language.word(name));
        if ui.add_enabled(can, button).clicked() {
            editing.turn(is_back);
        }
    }
    let now = editing.sketch.shape();
    let clear = Button::new(language.word("open-clear"));
    if ui.add_enabled(!editing.sketch.is_empty(), clear).clicked() {
        editing.clear(now);
    }
    let name = |shape: Shape| format!("{0}×{0} ({1})", shape.size(), boxes_of(shape));
    let mut chosen = now;
    ComboBox::from_id_salt("size")
        .selected_text(name(now))
        .height(500.0)
        .show_ui(ui, |ui| {
            for shape in (4..=16).flat_map(Shape::of_size) {
                let has_boxes = shape.box_rows() > 1 && shape.box_cols() > 1;
                if has_boxes || shape == now {
                    ui.selectable_value(&mut chosen, shape, name(shape));
                }
            }
        });
    if chosen != now {
        editing.clear(chosen);
    }
}

fn ways_in(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    if ui.button(language.word("open-paste")).clicked() {
        ui.ctx()
            .send_viewport_cmd(egui::ViewportCommand::RequestPaste);
    }
    if ui.button(format!("{}…", language.word("open"))).clicked() {
        state.opening.show();
    }
    if ui.button(language.word("editing-take")).clicked() {
        state.take_shown();
    }
}

/// What kind of puzzle is to be made.
fn making(ui: &mut Ui, editing: &mut Editing, language: Language) {
    let difficulty = |d: Difficulty| language.word(&format!("difficulty-{}", d.id()));
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("editing-wish"));
        for each in Difficulty::ALL {
            ui.selectable_value(&mut editing.difficulty, each, difficulty(each));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("editing-for"));
        choosing::strategy(ui, &mut editing.strategy, language);
    });
    ui.horizontal_wrapped(|ui| {
        let seed = ui.label(language.word("editing-seed"));
        ui.add(DragValue::new(&mut editing.seed).range(0..=SEEDS - 1))
            .labelled_by(seed.id);
        match &editing.making {
            None => {
                let make = RichText::new(language.word("editing-make")).strong();
                if ui.button(make).clicked() {
                    editing.make();
                }
            }
            Some(generator) => {
                let tries = u64::from(generator.tries());
                if ui.button(language.word("export-give-up")).clicked() {
                    editing.making = None;
                }
                let values = args([("tries", language.number(tries).into())]);
                ui.label(RichText::new(language.text("editing-tries", &values)).weak());
            }
        }
    });
    let band = of_band(editing.wish(), None, language);
    let told = match editing.made {
        Some((wish, Some(amount))) => {
            let values = args([
                ("seed", wish.seed.into()),
                ("difficulty", difficulty(wish.difficulty).into()),
                ("strategy", strategy_name(wish.strategy, language).into()),
                ("band", of_band(wish, Some(amount), language).into()),
            ]);
            language.text("editing-made", &values)
        }
        Some((wish, None)) => {
            let tries = language.number(u64::from(crate::generator::MOST_TRIES));
            let band = of_band(wish, None, language);
            let values = args([("tries", tries.into()), ("band", band.into())]);
            language.text("editing-not-found", &values)
        }
        None => band,
    };
    ui.label(RichText::new(told).weak());
}

/// How many backtracks that is, or how many cells stay empty.
fn of_band(wish: Wish, amount: Option<u64>, language: Language) -> String {
    let band = wish.difficulty.band(wish.strategy, wish.shape);
    let id = match Charge::of(wish.strategy) {
        Charge::Backtracks => "band-backtracks",
        Charge::Empty => "band-empty",
    };
    let range = format!(
        "{} – {}",
        language.number(*band.start()),
        language.number(*band.end())
    );
    let amount = amount.map_or_else(
        || range.clone(),
        |amount| format!("{} ({range})", language.number(amount)),
    );
    language.text(id, &args([("amount", amount.into())]))
}
