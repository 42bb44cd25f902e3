//! The dialog that goes to when something happens.

use super::frame::DialogFrame;
use crate::app::cx::Cx;
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand};
use crate::app::notice::stop_looking;
use crate::app::style;
use crate::app::verdict::{self, Sign};
use crate::lesson::typed_address;
use crate::playhead::Direction;
use crate::puzzle::Cell;
use crate::session::{Command, Switch};
use crate::window::access;
use egui::{Align2, Key, TextEdit, Ui};

pub const FRAME: DialogFrame<WhenField> = DialogFrame {
    place: (Align2::RIGHT_TOP, [-12.0, 56.0]),
    ..DialogFrame::new(Dialog::When, "going-when", 380.0, contents)
};

/// What is typed, and what is wrong with it.
#[derive(Default)]
pub struct WhenField {
    pub text: String,
    fault: Option<String>,
    /// Whether the field is to get the focus.
    pub takes_focus: bool,
}

fn contents(ui: &mut Ui, cx: &Cx, field: &mut WhenField) {
    let topology = cx.session.runs().leader().timeline().problem().topology();
    let cell = typed_address(Cell::new(0), topology);
    let edit = TextEdit::singleline(&mut field.text).desired_width(f32::INFINITY);
    let edit = access::name(ui.add(edit), &cx.word("going-when"));
    if std::mem::take(&mut field.takes_focus) {
        edit.request_focus();
    }
    if edit.changed() {
        field.fault = None;
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let has_focus = edit.has_focus() || edit.lost_focus();
    let mut direction = None;
    if has_focus && pressed(Key::Enter) {
        direction = Some(match ui.input(|input| input.modifiers.shift) {
            true => Direction::Back,
            false => Direction::Forward,
        });
        edit.request_focus();
    } else if has_focus && pressed(Key::Escape) {
        // The first press ends the search, the second one closes the dialog.
        if cx.session.is_waiting() {
            cx.ask(stop_looking(cx));
            edit.request_focus();
        } else {
            cx.ask(LookCommand::Dialog(Dialog::When, Switch::Off));
        }
    }
    ui.horizontal_wrapped(|ui| {
        let name = |id, key| cx.keyed(format!("{}  {}", cx.word(id), cx.key(key)));
        let next = style::primary(&cx.palette, &name("when-next", "Enter"));
        if ui.add(next).clicked() {
            direction = Some(Direction::Forward);
        }
        if ui.button(name("when-previous", "Shift+Enter")).clicked() {
            direction = Some(Direction::Back);
        }
    });
    if let Some(direction) = direction {
        match cx.session.read_when(&field.text) {
            Ok(when) => {
                field.fault = None;
                cx.ask(Command::When(when, direction));
                // In a small window nothing can be seen behind it.
                if Layout::is_small(ui.ctx()) {
                    cx.ask(LookCommand::Dialog(Dialog::When, Switch::Off));
                }
            }
            Err(fault) => field.fault = Some(fault.say(cx.language)),
        }
    }
    if let Some(fault) = &field.fault {
        verdict::show(ui, &cx.palette, Sign::Bad, fault.clone());
    }
    ui.weak(cx.text("when-forms", [("cell", cell.into())]));
}
