//! What wrong answers show: what is believed, what is so instead, and the lesson that shows it.

use super::cx::Cx;
use super::lessons::listed;
use super::look::{LookCommand, Screen};
use super::paint::color;
use super::verdict::{self, Sign};
use crate::explain::args;
use crate::files;
use crate::session::{Command, Switch};
use egui::{Button, Frame, Ui};

/// The margin in a box, and the space above the boxes, in points.
const MARGIN: f32 = 8.0;

/// Shows misconceptions with how many answers show them. Those that the course no longer has are
/// left out.
pub fn show(ui: &mut Ui, cx: &Cx, shown: &[(&str, usize)]) {
    let (language, palette) = (cx.language, &cx.palette);
    let known = shown.iter().filter_map(|(id, times)| {
        let misconception = files::course().misconception(id)?;
        Some((misconception, *times))
    });
    for (number, (misconception, times)) in known.enumerate() {
        if number == 0 {
            ui.add_space(MARGIN);
            ui.strong(cx.word("results-shown"));
        }
        let belief = misconception.text.get(language).to_owned();
        let values = args([("text", belief.into()), ("times", times.into())]);
        let belief = language.text("results-belief", &values);
        let truth = misconception.truth.get(language).to_owned();
        let frame = Frame::new()
            .fill(color(palette.quiet))
            .corner_radius(6)
            .inner_margin(MARGIN);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            verdict::line(ui, palette, Sign::Bad, belief);
            verdict::line(ui, palette, Sign::Good, truth);
            lesson(ui, cx, &misconception.lesson);
        });
    }
}

/// The way to the lesson with this id.
fn lesson(ui: &mut Ui, cx: &Cx, id: &str) {
    let Some((number, title)) = listed(cx, id) else {
        return;
    };
    let values = args([("title", title.into())]);
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
