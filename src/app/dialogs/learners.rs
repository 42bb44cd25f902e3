//! The dialog about who takes the course: a name is chosen, added or removed, or progress is reset.

use super::frame::DialogFrame;
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::lessons::{entries, finished};
use crate::app::look::Dialog;
use crate::app::verdict::{self, Sign};
use crate::explain::args;
use crate::session::Command;
use crate::session::course::{LONGEST_NAME, name_of};
use egui::{Button, Id, Key, RichText, TextEdit, Ui};

pub const FRAME: DialogFrame<Learners> =
    DialogFrame::new(Dialog::Learners, "learners", 520.0, contents);

/// The state of the dialog.
#[derive(Default)]
pub struct Learners {
    /// The name being typed.
    name: String,
    /// The command that has to be confirmed, as it deletes progress, and its name.
    confirming: Option<(&'static str, Command)>,
}

fn contents(ui: &mut Ui, cx: &Cx, state: &mut Learners) {
    let roster = cx.session.roster();
    ui.label(RichText::new(cx.word("learners-hint")).weak());
    ui.add_space(4.0);
    for (name, progress) in &roster.all {
        ui.horizontal_wrapped(|ui| {
            let is_current = *name == roster.current;
            let shown = match name.as_str() {
                "" => cx.word("learner-unnamed"),
                name => name.to_owned(),
            };
            if toggle(ui, is_current, shown).clicked() {
                cx.ask(Command::ChooseLearner(name.clone()));
                state.confirming = None;
            }
            ui.label(RichText::new(finished(cx, progress)).weak());
        });
    }
    ui.separator();
    if state.confirming.is_some() {
        confirm(ui, cx, &mut state.confirming);
    } else {
        add(ui, cx, &mut state.name);
        ui.horizontal_wrapped(|ui| losses(ui, cx, state));
    }
}

/// The field for a new name.
fn add(ui: &mut Ui, cx: &Cx, text: &mut String) {
    let name = name_of(text);
    let is_taken = cx.session.roster().all.contains_key(&name) && !name.is_empty();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(cx.word("learner-new"));
        // It keeps the focus when there is one more name above it.
        let field = TextEdit::singleline(text)
            .id(Id::new("learner name"))
            .char_limit(LONGEST_NAME);
        let field = ui.add(field.desired_width(240.0)).labelled_by(label.id);
        let is_ready = !is_taken && !name.is_empty();
        let button = ui.add_enabled(is_ready, Button::new(cx.word("learner-add")));
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if button.clicked() || is_entered && is_ready {
            cx.ask(Command::ChooseLearner(name));
            text.clear();
        }
        if is_entered {
            field.request_focus();
        }
    });
    if is_taken {
        verdict::show(ui, &cx.palette, Sign::Bad, cx.word("learner-taken"));
    }
}

/// Says whose progress would be lost, and how much.
fn confirm(ui: &mut Ui, cx: &Cx, loss: &mut Option<(&'static str, Command)>) {
    let Some((word, _)) = *loss else { return };
    let (name, progress) = (&cx.session.roster().current, cx.session.course());
    let stops = entries().iter().map(|entry| progress.stops_reached(entry));
    let who = if name.is_empty() { "unnamed" } else { "name" };
    let values = args([
        ("what", word.into()),
        ("who", who.into()),
        ("name", name.to_owned().into()),
        ("lessons", progress.seen.len().into()),
        ("stops", stops.sum::<usize>().into()),
    ]);
    ui.add_space(4.0);
    ui.strong(cx.language.text("learner-sure", &values));
    ui.label(cx.language.text("learner-lost", &values));
    ui.horizontal_wrapped(|ui| {
        let confirm = ui.button(RichText::new(cx.word(word)).strong());
        if confirm.clicked()
            && let Some((_, command)) = loss.take()
        {
            cx.ask(command);
        }
        if ui.button(cx.word("open-cancel")).clicked() {
            *loss = None;
        }
    });
}

/// The buttons that delete something, which is asked about first.
fn losses(ui: &mut Ui, cx: &Cx, state: &mut Learners) {
    let name = &cx.session.roster().current;
    let remove = Command::RemoveLearner(name.to_owned());
    let has_progress = !cx.session.course().seen.is_empty();
    for (word, command, can) in [
        ("learner-remove", remove, !name.is_empty()),
        ("learner-reset", Command::ResetProgress, has_progress),
    ] {
        let button = Button::new(format!("{}…", cx.word(word)));
        if ui.add_enabled(can, button).clicked() {
            state.confirming = Some((word, command));
        }
    }
}
