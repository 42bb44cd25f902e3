//! The dialog about who takes the course: a name is chosen, added or removed, or progress is reset.

use super::frame::{CENTER, DialogFrame};
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::lessons::{entries, finished};
use crate::app::look::{Dialog, LookCommand};
use crate::app::verdict::{self, Sign};
use crate::explain::args;
use crate::session::roster::{LONGEST_NAME, name_of};
use crate::session::{Command, Switch};
use egui::{Button, Id, Key, RichText, TextEdit, Ui};

pub const FRAME: DialogFrame<Learners> = DialogFrame {
    dialog: Dialog::Learners,
    title: "learners",
    place: CENTER,
    width: Some(520.0),
    contents,
    foot: Some(foot),
};

/// The state of the dialog.
#[derive(Default)]
pub struct Learners {
    /// The name being typed.
    name: String,
    /// What has to be confirmed.
    confirming: Option<Loss>,
}

/// Actions that delete the current learner's progress.
#[derive(Clone, Copy)]
enum Loss {
    Remove,
    Reset,
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
    match state.confirming {
        Some(loss) => confirm(ui, cx, loss, state),
        None => {
            add(ui, cx, &mut state.name);
            ui.horizontal_wrapped(|ui| losses(ui, cx, state));
        }
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
fn confirm(ui: &mut Ui, cx: &Cx, loss: Loss, state: &mut Learners) {
    let (roster, progress) = (cx.session.roster(), cx.session.course());
    let stops = entries().iter().map(|entry| progress.stops_reached(entry));
    let values = args([
        ("what", loss.word().into()),
        (
            "who",
            if roster.current.is_empty() {
                "unnamed"
            } else {
                "name"
            }
            .into(),
        ),
        ("name", roster.current.clone().into()),
        ("lessons", progress.seen.len().into()),
        ("stops", stops.sum::<usize>().into()),
    ]);
    ui.add_space(4.0);
    ui.strong(cx.language.text("learner-sure", &values));
    ui.label(cx.language.text("learner-lost", &values));
    ui.horizontal_wrapped(|ui| {
        let name = RichText::new(cx.word(loss.word())).strong();
        let is_confirmed = ui.button(name).clicked();
        if is_confirmed {
            cx.ask(loss.command(&roster.current));
        }
        if ui.button(cx.word("open-cancel")).clicked() || is_confirmed {
            state.confirming = None;
        }
    });
}

impl Loss {
    const fn word(self) -> &'static str {
        match self {
            Self::Remove => "learner-remove",
            Self::Reset => "learner-reset",
        }
    }

    fn command(self, name: &str) -> Command {
        match self {
            Self::Remove => Command::RemoveLearner(name.to_owned()),
            Self::Reset => Command::ResetProgress,
        }
    }
}

/// The buttons that delete something, which is asked about first.
fn losses(ui: &mut Ui, cx: &Cx, state: &mut Learners) {
    for (loss, can) in [
        (Loss::Remove, !cx.session.roster().current.is_empty()),
        (Loss::Reset, !cx.session.course().seen.is_empty()),
    ] {
        let button = Button::new(format!("{}…", cx.word(loss.word())));
        if ui.add_enabled(can, button).clicked() {
            state.confirming = Some(loss);
        }
    }
}

fn foot(ui: &mut Ui, cx: &Cx, _: &mut Learners) {
    if ui.button(cx.word("editing-leave")).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Learners, Switch::Off));
    }
}
