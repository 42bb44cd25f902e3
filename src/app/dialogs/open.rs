//! The dialog for opening: a field for any text, what was recognized in it, and what to do with it.

use super::frame::{self, DialogFrame, MAX_WIDTH};
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::look::{Dialog, Screen};
use crate::app::opening::{LONGEST_SHOWN, Opening, Source, arrivals};
use crate::app::style;
use crate::app::verdict::{self, Sign};
use crate::explain::{boxes_of, quoted, strategy_name, text_forms};
use crate::puzzle::{Problem, Shape};
use crate::solver::Strategy;
use crate::window::access;
use egui::accesskit::Live;
use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{
    Align2, Button, DragValue, Event, Id, Key, RichText, ScrollArea, TextEdit, TextStyle, Ui,
    ViewportCommand,
};

/// The space inside both edges of a field, in points.
const FIELD_EDGES: f32 = 8.0;

pub const FRAME: DialogFrame<Opening> = DialogFrame {
    // It grows downwards as a text is understood, so that the field stays under the pointer.
    place: (Align2::CENTER_TOP, [0.0, 28.0]),
    foot: Some(foot),
    ..DialogFrame::new(Dialog::Open, "open-title", MAX_WIDTH, contents)
};

fn contents(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    ui.weak(cx.word("open-hint"));
    if opening.dropped > 1 {
        let name = quoted(opening.source.name.as_deref().unwrap_or_default());
        let values = [("count", opening.dropped.into()), ("name", name.into())];
        ui.strong(cx.text("open-first-of", values));
    }
    field(ui, cx, opening);
    let words = opening.verdict(cx.language);
    if !words.is_empty() {
        let sign = if opening.is_ready() || opening.is_reading() {
            Sign::Good
        } else {
            Sign::Bad
        };
        verdict::show(ui, &cx.palette, sign, words);
        if sign == Sign::Bad {
            let name = cx.word("open-forms");
            ui.collapsing(name, |ui| ui.label(text_forms().say(cx.language)));
        }
    }
    which(ui, cx, opening);
    boxes(ui, cx, opening);
    // The editor has its own choice of strategies.
    if opening.takes_strategies() && cx.look.screen != Screen::Editor {
        strategies(ui, cx, opening);
    }
    ui.separator();
    file(ui, cx, opening);
}

/// The buttons at the foot.
fn foot(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let open = style::primary(&cx.palette, &cx.word("open"));
    if ui.add_enabled(opening.is_ready(), open).clicked() {
        opening.open(cx);
    }
    if opening.puzzles().len() > 1 && ui.button(cx.word("open-set")).clicked() {
        opening.open_as_set(cx);
    }
}

/// The text, or only its name if it is too long to show.
fn field(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let id = Id::new("opening text");
    if opening.source.is_shown()
        && ui.memory(|memory| memory.has_focus(id))
        && let Some(text) = take_long_paste(ui)
    {
        opening.append(&text);
    }
    if opening.source.is_shown() {
        let height = frame::room(ui.ctx());
        let rows = (height * 0.3 / ui.text_style_height(&TextStyle::Monospace)).clamp(3.0, 12.0);
        let edit = TextEdit::multiline(&mut opening.source.text)
            .id(id)
            .font(TextStyle::Monospace)
            .hint_text(RichText::new("53..7....6..195....98....6.8...6...34..8.3..17…").weak())
            .desired_width(f32::INFINITY)
            .desired_rows(rows as usize);
        let output = ScrollArea::both()
            .id_salt("opening text")
            .max_height(height * 0.36)
            .show(ui, |ui| edit.show(ui))
            .inner;
        let (response, galley) = (output.response, output.galley);
        access::describe(&response, |node| node.set_label(cx.word("open-title")));
        if std::mem::take(&mut opening.takes_focus) {
            response.request_focus();
            // What stands there goes when something else is typed or pasted.
            let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
            let all = CCursorRange::select_all(&galley);
            state.cursor.set_char_range(Some(all));
            state.store(ui.ctx(), id);
        }
        if response.changed() {
            opening.edited();
        }
    } else {
        let name = match &opening.source.name {
            Some(name) => quoted(name),
            None => cx.word("open-typed"),
        };
        let values = [
            ("name", name.into()),
            ("size", (opening.source.text.len() as u64 >> 10).into()),
        ];
        ui.label(cx.text("open-long", values));
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(cx.word("open-paste")).clicked() {
            ui.memory_mut(|memory| memory.stop_text_input());
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        let has_text = !opening.source.text.is_empty();
        let clear = Button::new(cx.word("open-clear"));
        if ui.add_enabled(has_text, clear).clicked() {
            opening.put(Source::default());
            opening.takes_focus = true;
        }
    });
}

/// Takes a pasted text that is too long for the field, so that none of it is lost.
fn take_long_paste(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_long =
            |event: &Event| matches!(event, Event::Paste(text) if text.len() > LONGEST_SHOWN);
        let at = input.events.iter().position(is_long)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}

/// Chooses one of several puzzles.
fn which(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let count = opening.puzzles().len();
    if count < 2 {
        return;
    }
    let now = opening.chosen + 1;
    let mut number = now;
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(cx.word("open-which"));
        let back = ui.add_enabled(number > 1, Button::new("◀"));
        let back = access::name(back, &cx.word("puzzle-back"));
        ui.add(DragValue::new(&mut number).range(1..=count))
            .labelled_by(name.id);
        let on = ui.add_enabled(number < count, Button::new("▶"));
        let on = access::name(on, &cx.word("puzzle-on"));
        ui.label(cx.text("open-of", [("count", count.into())]));
        if back.clicked() {
            number -= 1;
        } else if on.clicked() {
            number += 1;
        }
    });
    if number != now {
        opening.choose(number - 1);
    }
}

/// Chooses the shape of the boxes, if there is more than one usual way.
fn boxes(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let Some(now) = opening.shape() else { return };
    let shapes: Vec<Shape> = Shape::of_size(now.size())
        .into_iter()
        .filter(|shape| shape.box_rows() > 1 && shape.box_cols() > 1)
        .collect();
    if shapes.len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.word("open-boxes"));
        for shape in shapes {
            if toggle(ui, shape == now, boxes_of(shape)).clicked() {
                opening.set_shape(shape);
            }
        }
    });
}

/// Chooses the strategies to open a puzzle with. Lessons and links have their own.
pub fn strategies(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let boards = cx.session.lesson().boards.iter();
    let now: Vec<String> = boards
        .map(|board| cx.session.lesson().board_name(board, cx.language))
        .collect();
    let as_now = cx.text("open-boards-now", [("names", now.join(" · ").into())]);
    // Only what can search the board is offered.
    let board = match (cx.look.screen, opening.problem()) {
        (Screen::Editor, _) => Some(&cx.session.editor().sketch.topology),
        (_, problem) => problem.map(Problem::topology),
    };
    let offered: Vec<Strategy> = match board {
        Some(board) => Strategy::offered_on(board).collect(),
        None => Strategy::NAMED.map(|(_, strategy)| strategy).to_vec(),
    };
    opening
        .strategies
        .retain(|strategy| offered.contains(strategy));
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.word("open-boards"));
        let is_as_now = opening.strategies.is_empty();
        if toggle(ui, is_as_now, as_now).clicked() {
            opening.strategies.clear();
        }
        for strategy in offered {
            let is_taken = opening.strategies.contains(&strategy);
            let name = strategy_name(strategy, cx.language);
            if toggle(ui, is_taken, name).clicked() {
                opening.toggle(strategy);
            }
        }
    });
}

/// Opens a file, picked or by its path.
fn file(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    ui.horizontal_wrapped(|ui| {
        if ui.button(cx.word("open-file")).clicked() {
            opening.has_no_dialog = false;
            opening.picker.ask(&cx.word("open-title"));
        }
        if cfg!(target_arch = "wasm32") {
            ui.weak(cx.word("open-drop"));
            return;
        }
        let read = cx.word("open-read");
        let beside =
            fit::row(ui, |ui| drop(ui.button(&read))).x + ui.spacing().item_spacing.x + FIELD_EDGES;
        let edit = TextEdit::singleline(&mut opening.path)
            .id(Id::new("opening path"))
            .hint_text(RichText::new(cx.word("open-path")).weak())
            .desired_width((ui.available_width() - beside).max(120.0));
        let response = access::name(ui.add(edit), &cx.word("open-path"));
        let is_entered = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if ui.button(read).clicked() || is_entered {
            let path = opening.path.trim().trim_matches(['"', '\'']).to_owned();
            if !path.is_empty() {
                arrivals::open_path(cx, opening, path.as_ref(), 1);
            }
        }
    });
    if opening.has_no_dialog {
        let words = ui.label(cx.word("no-file-dialog"));
        access::describe(&words, |node| node.set_live(Live::Polite));
    }
}
