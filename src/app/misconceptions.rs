//! What wrong answers show: what is believed, what is so instead, and the lesson that shows it.

use super::cx::Cx;
use super::lessons::entries;
use super::look::{LookCommand, Screen};
use super::paint::color;
use crate::explain::args;
use crate::files;
use crate::scene::Color;
use crate::session::{Command, Switch};
use egui::{Button, Frame, Label, RichText, Ui};

/// Shows misconceptions with how many answers show them. Those that the course no longer has are left out.
pub fn show(ui: &mut Ui, cx: &Cx, shown: &[(&str, usize)]) {
    let language = cx.language;
    let known = shown
        .iter()
        .filter_map(|(id, times)| Some((files::course().misconception(id)?, *times)));
    for (number, (misconception, times)) in known.enumerate() {
        if number == 0 {
            ui.add_space(8.0);
            ui.strong(cx.word("results-shown"));
        }
        let frame = Frame::new()
            .fill(color(cx.palette.quiet))
            .corner_radius(6)
            .inner_margin(8);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let values = args([
                ("text", misconception.text.get(language).to_owned().into()),
                ("times", times.into()),
            ]);
            let words = language.text("results-belief", &values);
            let p = &cx.palette;
            line(ui, "✖", p.conflict, words);
            line(
                ui,
                "✔",
                p.deduced,
                misconception.truth.get(language).to_owned(),
            );
            lesson(ui, cx, &misconception.lesson);
        });
    }
}

/// A sentence after its sign.
fn line(ui: &mut Ui, sign: &str, ink: Color, words: String) {
    ui.horizontal_top(|ui| {
        ui.label(RichText::new(sign).strong().color(color(ink)));
        ui.add(Label::new(words).wrap());
    });
}

/// The way to the lesson with this id.
fn lesson(ui: &mut Ui, cx: &Cx, id: &str) {
    let number = cx.session.shelf().number_of(id);
    let Some((number, entry)) = number.and_then(|number| Some((number, entries().get(number)?)))
    else {
        return;
    };
    let values = args([("title", entry.title.get(cx.language).to_owned().into())]);
    let words = cx.language.text("results-lesson", &values);
    if ui.add(Button::new(words).wrap()).clicked() {
        if let Some(dialog) = cx.look.dialog {
            cx.ask(LookCommand::Dialog(dialog, Switch::Off));
        }
        cx.ask(LookCommand::Screen(Screen::Course, Switch::Off));
        cx.ask(Command::TakeLesson {
            number,
            resumes: false,
        });
    }
}
