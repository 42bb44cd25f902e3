//! The dialog: what is to be exported, of which steps, and where it goes.

use super::order::Obstacle;
use super::words;
use crate::app::paint::color;
use crate::app::sheet;
use crate::app::state::State;
use crate::app::style::tick_box;
use crate::explain::args;
use crate::export::kind::Kind;
use crate::export::steps::Rhythm;
use egui::{Button, ComboBox, DragValue, Id, RichText, TextEdit, Ui};
use std::num::NonZeroU64;

/// Pixels a point that can be chosen.
const SCALES: [f32; 5] = [0.5, 1.0, 2.0, 3.0, 4.0];
/// Of how many steps one is taken, where nobody has said.
const EVERY: NonZeroU64 = NonZeroU64::new(10).unwrap();
/// The latest step that can be asked for.
const LATEST: u64 = 1_000_000_000_000;

/// Shows the dialog over the window, if it is open.
pub fn show(ctx: &egui::Context, state: &mut State) {
    if !state.exporting.is_open {
        return;
    }
    let is_over = sheet::show(ctx, "exporting", state, contents, foot);
    if is_over {
        state.exporting.is_open = false;
    }
}

fn contents(ui: &mut Ui, state: &mut State, _: f32) {
    let language = state.language;
    ui.heading(language.word("export-title"));
    kind(ui, state);
    steps(ui, state);
    boards(ui, state);
    looks(ui, state);
    state.fit_order();
    verdict(ui, state);
    ui.separator();
    place(ui, state);
}

fn kind(ui: &mut Ui, state: &mut State) {
    let (language, is_editing) = (state.language, state.editing.is_open());
    let order = &mut state.exporting.order;
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(language.word("export-what"));
        let choice = ComboBox::from_id_salt("kind")
            .width(300.0_f32.min(ui.available_width() - 20.0))
            .height(640.0)
            .selected_text(words::kind(order.kind, language))
            .show_ui(ui, |ui| {
                // All of them are to be seen at once.
                ui.spacing_mut().button_padding.y = 2.0;
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 21.0;
                for kind in Kind::ALL {
                    // A page makes no folders, and what is being written has not been searched.
                    let is_there = kind != Kind::Slides || !cfg!(target_arch = "wasm32");
                    let is_own = matches!(kind, Kind::Puzzle | Kind::Lesson);
                    if is_there && (is_own || !is_editing) {
                        ui.selectable_value(&mut order.kind, kind, words::kind(kind, language));
                    }
                }
            });
        choice.response.labelled_by(name.id);
    });
    let hint = match order.kind {
        Kind::Strip if cfg!(target_arch = "wasm32") => "export-strip-page",
        Kind::Strip => "export-strip-hint",
        Kind::Slides => "export-slides-hint",
        Kind::Comparison(_) => "export-comparison-hint",
        Kind::Handout(_) => "export-handout-hint",
        Kind::Lesson => "export-lesson-hint",
        Kind::Png | Kind::Svg | Kind::Film | Kind::Trace(_) | Kind::Counters(_) | Kind::Puzzle => {
            return;
        }
    };
    ui.label(RichText::new(language.word(hint)).weak());
}

fn steps(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let step = language.number(state.playhead.position());
    let now = language.text("export-now", &args([("step", step.into())]));
    let order = &mut state.exporting.order;
    match order.kind {
        Kind::Comparison(_) => {
            ui.horizontal_wrapped(|ui| {
                let name = ui.label(language.word("export-limit"));
                ui.add(
                    DragValue::new(&mut order.limit)
                        .range(1..=LATEST)
                        .speed(1000.0),
                )
                .labelled_by(name.id);
            });
        }
        Kind::Counters(_) => {
            ui.horizontal_wrapped(|ui| {
                ui.selectable_value(&mut order.is_of_now, true, now);
                let several = language.word("export-several");
                ui.selectable_value(&mut order.is_of_now, false, several);
            });
        }
        Kind::Png | Kind::Svg => drop(ui.label(now)),
        Kind::Film
        | Kind::Strip
        | Kind::Slides
        | Kind::Trace(_)
        | Kind::Handout(_)
        | Kind::Puzzle
        | Kind::Lesson => {}
    }
    if !order.has_range() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(language.word("export-from"));
        ui.add(DragValue::new(&mut order.first).range(0..=LATEST))
            .labelled_by(name.id);
        let name = ui.label(language.word("export-to"));
        ui.add(DragValue::new(&mut order.last).range(order.first..=LATEST))
            .labelled_by(name.id);
    });
    ui.horizontal_wrapped(|ui| {
        let rhythm = &mut order.rhythm;
        ui.selectable_value(rhythm, Rhythm::All, language.word("export-all"));
        let moves = language.word("export-moves");
        ui.selectable_value(rhythm, Rhythm::Moves, moves)
            .on_hover_text(language.word("export-moves-hint"));
        let (is_every, mut every) = match *rhythm {
            Rhythm::Every(every) => (true, every),
            Rhythm::All | Rhythm::Moves => (false, EVERY),
        };
        let name = ui.selectable_label(is_every, language.word("export-every"));
        if name.clicked() {
            *rhythm = Rhythm::Every(every);
        }
        if is_every {
            let mut number = every.get();
            ui.add(DragValue::new(&mut number).range(1..=LATEST))
                .labelled_by(name.id);
            every = NonZeroU64::new(number).unwrap_or(EVERY);
            *rhythm = Rhythm::Every(every);
        }
    });
}

/// Which boards, where there are several.
fn boards(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let order = &mut state.exporting.order;
    if state.boards.len() < 2 || !order.has_boards() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("export-boards"));
        if !matches!(order.kind, Kind::Trace(_)) {
            ui.selectable_value(&mut order.board, None, language.word("export-all-boards"));
        }
        for (index, board) in state.boards.iter().enumerate() {
            let name = format!("{}. {}", index + 1, board.title);
            ui.selectable_value(&mut order.board, Some(index), name);
        }
    });
}

/// How pictures look.
fn looks(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let order = &mut state.exporting.order;
    if order.has_scale() {
        ui.horizontal_wrapped(|ui| {
            ui.label(language.word("export-scale"));
            for scale in SCALES {
                let name = format!("{}×", language.decimal(scale));
                ui.selectable_value(&mut order.scale, scale, name);
            }
        });
    }
    if order.can_be_transparent() {
        let name = language.word("export-transparent");
        tick_box(ui, &mut order.is_transparent, name);
    }
    if matches!(order.kind, Kind::Handout(_)) {
        let name = language.word("export-answers");
        tick_box(ui, &mut order.has_answers, name);
    }
    if order.kind == Kind::Film {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(language.word("export-speed"));
            ui.add(
                DragValue::new(&mut order.speed)
                    .range(0.1..=50.0)
                    .speed(0.1),
            )
            .labelled_by(name.id);
        });
    }
}

/// How much it is, or what stands in the way.
fn verdict(ui: &mut Ui, state: &mut State) {
    let (language, palette) = (state.language, state.theme.palette());
    let exporting = &mut state.exporting;
    let order = &mut exporting.order;
    let obstacle = order.obstacle(state.boards.len());
    let complaint = match (obstacle, &exporting.failure) {
        (Some(obstacle), _) => Some(words::obstacle(obstacle, language)),
        (None, Some(failure)) => Some(words::failure(failure, language)),
        (None, None) => None,
    };
    if let Some(complaint) = complaint {
        ui.horizontal_top(|ui| {
            ui.label(RichText::new("✖").color(color(palette.conflict)).strong());
            ui.add(egui::Label::new(complaint).wrap());
        });
    } else if let Some(amount) = words::amount(order, language) {
        ui.label(RichText::new(amount).weak());
    }
    if let Some(Obstacle::TooMany { .. }) = obstacle {
        let every = order.sparser();
        let number = language.number(every.get());
        let name = language.text("export-sparser", &args([("every", number.into())]));
        if ui.button(name).clicked() {
            order.rhythm = Rhythm::Every(every);
        }
    }
}

/// The file.
fn place(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let exporting = &mut state.exporting;
    let id = if cfg!(target_arch = "wasm32") {
        "export-name"
    } else if exporting.order.kind == Kind::Slides {
        "export-folder"
    } else {
        "export-file"
    };
    let name = ui.label(language.word(id));
    let edit = TextEdit::singleline(&mut exporting.place)
        .id(Id::new("export place"))
        .desired_width(f32::INFINITY);
    if ui.add(edit).labelled_by(name.id).changed() {
        exporting.is_named = true;
        exporting.replaces = false;
        exporting.failure = None;
    }
    if !cfg!(target_arch = "wasm32") {
        let name = language.word("export-replace");
        tick_box(ui, &mut exporting.replaces, name);
    }
}

/// The buttons that end it.
fn foot(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let exporting = &state.exporting;
    let is_ready = exporting.order.obstacle(state.boards.len()).is_none()
        && !exporting.place.trim().is_empty()
        && !exporting.is_busy();
    let name = RichText::new(language.word("export")).strong();
    if ui.add_enabled(is_ready, Button::new(name)).clicked() {
        state.start_export();
    }
    if ui.button(language.word("open-cancel")).clicked() {
        state.exporting.is_open = false;
    }
    if state.exporting.is_busy() {
        ui.label(RichText::new(language.word("export-busy")).weak());
    }
}
