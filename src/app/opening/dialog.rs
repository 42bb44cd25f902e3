//! The dialog: a field for any text, what was understood of it, and what is to be done with it.

use super::reading::Found;
use super::{LONGEST_SHOWN, Opening, Remark, Source, arrivals, open, open_as_set};
use crate::app::paint::color;
use crate::app::sheet;
use crate::app::state::State;
use crate::explain::{Language, args, strategy_name};
use crate::explain::{boxes_of, quoted};
use crate::puzzle::notation::ReadError;
use crate::puzzle::{ProblemError, Shape};
use crate::scene::Palette;
use crate::solver::Strategy;
use egui::{FontId, Id, RichText, TextEdit, TextStyle, Ui, ViewportCommand};

/// Shows the dialog over the window, if it is open.
pub fn show(ctx: &egui::Context, state: &mut State) {
    if !state.opening.is_open {
        return;
    }
    if sheet::show(ctx, "opening", state, contents, foot) {
        state.opening.is_open = false;
    }
}

fn contents(ui: &mut Ui, state: &mut State, height: f32) {
    let language = state.language;
    ui.heading(language.word("open-title"));
    ui.label(RichText::new(language.word("open-hint")).weak());
    if let Some(remark) = &state.opening.remark {
        let words = match remark {
            Remark::Pasted => language.word("open-pasted"),
            Remark::FirstOf(count) => {
                let name = state.opening.source.name.as_deref().unwrap_or_default();
                let values = [("count", (*count).into()), ("name", quoted(name).into())];
                language.text("open-first-of", &args(values))
            }
        };
        ui.strong(words);
    }
    field(ui, &mut state.opening, language, height);
    verdict(ui, &state.opening, language, &state.theme.palette());
    which(ui, &mut state.opening, language);
    boxes(ui, &mut state.opening, language);
    // In the editor they are chosen there.
    let is_of_puzzle = matches!(state.opening.found, Found::Puzzles { .. } | Found::Nothing);
    if is_of_puzzle && !state.editing.is_open() {
        strategies(ui, state);
    }
    ui.separator();
    file(ui, state);
}

/// The buttons that end it.
fn foot(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let name = RichText::new(language.word("open")).strong();
    let is_ready = state.opening.is_ready();
    if ui.add_enabled(is_ready, egui::Button::new(name)).clicked() {
        open(state);
    }
    if state.opening.found.puzzles().len() > 1 && ui.button(language.word("open-set")).clicked() {
        open_as_set(state);
    }
    if ui.button(language.word("open-cancel")).clicked() {
        state.opening.is_open = false;
    }
}

/// The text, or its name where it is too long to be looked at.
fn field(ui: &mut Ui, opening: &mut Opening, language: Language, height: f32) {
    if !opening.source.is_shown() {
        let name = opening.source.name.as_deref().unwrap_or_default();
        let values = [
            ("name", quoted(name).into()),
            ("size", (opening.source.text.len() as u64 >> 10).into()),
        ];
        ui.label(language.text("open-long", &args(values)));
    } else {
        let rows = (height * 0.3 / ui.text_style_height(&TextStyle::Monospace)).clamp(3.0, 12.0);
        let edit = TextEdit::multiline(&mut opening.source.text)
            .id(Id::new("opening text"))
            .font(FontId::monospace(
                TextStyle::Monospace.resolve(ui.style()).size,
            ))
            .hint_text("53..7....6..195....98....6.8...6...34..8.3..17…")
            .char_limit(LONGEST_SHOWN)
            .desired_width(f32::INFINITY)
            .desired_rows(rows as usize);
        let response = egui::ScrollArea::both()
            .id_salt("opening text")
            .max_height(height * 0.36)
            .show(ui, |ui| ui.add(edit))
            .inner;
        if std::mem::take(&mut opening.takes_focus) {
            response.request_focus();
        }
        if response.changed() {
            opening.remark = None;
            opening.read();
            opening.chosen = opening.first_good();
        }
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(language.word("open-paste")).clicked() {
            ui.memory_mut(|memory| memory.stop_text_input());
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        let has_text = !opening.source.text.is_empty();
        let clear = egui::Button::new(language.word("open-clear"));
        if ui.add_enabled(has_text, clear).clicked() {
            opening.put(Source {
                text: String::new(),
                name: None,
                file: None,
            });
            opening.takes_focus = true;
        }
    });
}

fn verdict(ui: &mut Ui, opening: &Opening, language: Language, palette: &Palette) {
    let words = opening.verdict(language);
    if words.is_empty() {
        return;
    }
    let (sign, ink) = if opening.is_ready() {
        ("✔", palette.deduced)
    } else {
        ("✖", palette.conflict)
    };
    ui.horizontal_top(|ui| {
        ui.label(RichText::new(sign).color(color(ink)).strong());
        ui.add(egui::Label::new(words).wrap());
    });
}

/// Which of several puzzles.
fn which(ui: &mut Ui, opening: &mut Opening, language: Language) {
    let count = opening.found.puzzles().len();
    if count < 2 {
        return;
    }
    let mut number = opening.chosen + 1;
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(language.word("open-which"));
        let back = ui.add_enabled(number > 1, egui::Button::new("◀"));
        ui.add(egui::DragValue::new(&mut number).range(1..=count))
            .labelled_by(name.id);
        let on = ui.add_enabled(number < count, egui::Button::new("▶"));
        ui.label(language.text("open-of", &args([("count", count.into())])));
        if back.clicked() {
            number -= 1;
        } else if on.clicked() {
            number += 1;
        }
    });
    if number != opening.chosen + 1 {
        opening.choose(number - 1);
    }
}

/// How the board is divided, where there is more than one usual way.
fn boxes(ui: &mut Ui, opening: &mut Opening, language: Language) {
    let Some(now) = opening.shape() else { return };
    let shapes: Vec<Shape> = Shape::of_size(now.size())
        .into_iter()
        .filter(|shape| shape.box_rows() > 1 && shape.box_cols() > 1)
        .collect();
    if shapes.len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("open-boxes"));
        for shape in shapes {
            if ui.selectable_label(shape == now, boxes_of(shape)).clicked() {
                opening.boxes = Some(shape);
                opening.read();
            }
        }
    });
}

impl Opening {
    /// The boxes of the puzzle that would be opened, whether its givens suit them or not.
    fn shape(&self) -> Option<Shape> {
        match &self.found.puzzles().get(self.chosen)?.problem {
            Ok(problem) => Some(problem.shape()),
            Err(ReadError::Problem {
                error: ProblemError::Clashes { shape, .. },
                ..
            }) => Some(*shape),
            Err(_) => None,
        }
    }
}

/// What a puzzle is to be attacked with; lessons and links say so themselves.
pub fn strategies(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let boards = &state.lesson.boards;
    let now: Vec<String> = boards
        .iter()
        .map(|board| strategy_name(board.strategy, language))
        .collect();
    let as_now = language.text(
        "open-boards-now",
        &args([("names", now.join(" · ").into())]),
    );
    let opening = &mut state.opening;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("open-boards"));
        if ui
            .selectable_label(opening.strategies.is_empty(), as_now)
            .clicked()
        {
            opening.strategies.clear();
        }
        for (_, strategy) in Strategy::NAMED {
            let is_taken = opening.strategies.contains(&strategy);
            let name = strategy_name(strategy, language);
            if ui.selectable_label(is_taken, name).clicked() {
                opening.toggle(strategy);
            }
        }
    });
}

/// A file, picked or by its path.
fn file(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.horizontal_wrapped(|ui| {
        if ui.button(language.word("open-file")).clicked() {
            let title = language.word("open-title");
            state.opening.picker.ask(&title);
        }
        if cfg!(target_arch = "wasm32") {
            ui.label(RichText::new(language.word("open-drop")).weak());
            return;
        }
        let edit = TextEdit::singleline(&mut state.opening.path)
            .id(Id::new("opening path"))
            .hint_text(language.word("open-path"))
            .desired_width((ui.available_width() - 90.0).max(120.0));
        let response = ui.add(edit);
        let is_entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if ui.button(language.word("open-read")).clicked() || is_entered {
            let path = state
                .opening
                .path
                .trim()
                .trim_matches(['"', '\''])
                .to_owned();
            if !path.is_empty() {
                arrivals::from_path(state, path.as_ref());
            }
        }
    });
}
