//! What wrong answers show: what is believed, what is so instead, and the lesson that shows it.

use super::cx::Cx;
use super::lessons::entries;
use super::look::{LookCommand, Screen};
use super::paint::color;
use crate::explain::args;
use crate::files;
use crate::lesson::Misconception;
use crate::scene::Color;
use crate::session::{Command, Switch};
use egui::{Button, Frame, Label, RichText, Ui};

/// The margin in a box, and the space above the boxes, in points.
const MARGIN: f32 = 8.0;

/// Shows misconceptions with how many answers show them. Those that the course no longer has are
/// left out.
pub fn show(ui: &mut Ui, cx: &Cx, shown: &[(&str, usize)]) {
    for (number, (misconception, [belief, truth])) in known(cx, shown).enumerate() {
        if number == 0 {
            ui.add_space(MARGIN);
            ui.strong(cx.word("results-shown"));
        }
        let frame = Frame::new()
            .fill(color(cx.palette.quiet))
            .corner_radius(6)
            .inner_margin(MARGIN);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            line(ui, "✖", cx.palette.conflict, belief);
            line(ui, "✔", cx.palette.deduced, truth);
            lesson(ui, cx, &misconception.lesson);
        });
    }
}

/// The misconceptions that the course has, each with what is believed, how many answers show it,
/// and what is so.
fn known<'a>(
    cx: &Cx,
    shown: &'a [(&'a str, usize)],
) -> impl Iterator<Item = (&'static Misconception, [String; 2])> + 'a {
    let language = cx.language;
    shown.iter().filter_map(move |(id, times)| {
        let misconception = files::course().misconception(id)?;
        let values = args([
            ("text", misconception.text.get(language).to_owned().into()),
            ("times", (*times).into()),
        ]);
        let belief = language.text("results-belief", &values);
        let truth = misconception.truth.get(language).to_owned();
        Some((misconception, [belief, truth]))
    })
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
    let number = cx.session.lessons().number_of(id);
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
