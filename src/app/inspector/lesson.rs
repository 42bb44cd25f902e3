//! The lesson view: the text of the lesson and of its stops.

use super::stop;
use crate::app::cx::Cx;
use crate::app::paint::color;
use crate::app::screens::course::next_title;
use crate::explain::args;
use crate::playhead::Direction;
use crate::session::Command;
use egui::{Align, Button, Layout, RichText, Ui};

/// Shows the lesson's text and that of the current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let text = stop::prose(lesson.text.get(cx.language));
    ui.heading(lesson.title.get(cx.language));
    ui.add_space(4.0);
    // The current stop comes first.
    match cx.session.current_stop() {
        None => {
            ui.label(text);
        }
        Some(number) => {
            ui.strong(heading(cx, number));
            if let Some(title) = &lesson.stops[number].title {
                ui.label(RichText::new(title.get(cx.language)).heading());
            }
            stop::show(ui, cx, number);
            notes(ui, cx, number);
            ui.separator();
            ui.label(text.weak());
        }
    }
}

/// The teacher's notes of a stop, if they are to be shown.
fn notes(ui: &mut Ui, cx: &Cx, number: usize) {
    let notes = cx.session.stops().notes(number);
    let is_shown = cx.look.shows_notes && !cx.look.is_presenting;
    let Some(notes) = notes.filter(|_| is_shown) else {
        return;
    };
    let p = &cx.palette;
    let frame = egui::Frame::new().fill(color(p.lit)).inner_margin(8);
    frame.show(ui, |ui| {
        ui.strong(cx.word("show-notes"));
        ui.label(notes.get(cx.language));
    });
}

/// The number of the stop, and its step if the playhead has moved on.
fn heading(cx: &Cx, number: usize) -> String {
    let stop = stop_of(cx, number);
    if cx.session.stop_here() == Some(number) {
        return stop;
    }
    let step = cx.language.number(cx.session.stops().steps()[number]);
    let values = args([("stop", stop.into()), ("step", step.into())]);
    cx.language.text("stop-passed", &values)
}

/// Whether there is a stop or another lesson to go to.
pub fn has_foot(cx: &Cx) -> bool {
    !cx.session.lesson().stops.is_empty() || next_title(cx).is_some()
}

/// The ways to the previous and the next stop, always in the same places. After the last stop the next
/// lesson follows.
pub fn foot(ui: &mut Ui, cx: &Cx) {
    let next = next_title(cx).filter(|_| is_at_end(cx));
    ui.horizontal(|ui| {
        let is_first = cx.session.next_stop(Direction::Back).is_none();
        let back = Button::new(format!("‹ {}", cx.word("stop-back"))).frame(false);
        if ui.add_enabled(!is_first, back).clicked() {
            cx.ask(Command::Stop(Direction::Back));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (words, command) = match next {
                Some(title) => {
                    let values = args([("title", title.into())]);
                    let words = cx.language.text("course-next", &values);
                    (format!("{words}  U"), Command::NextLesson)
                }
                None => {
                    let words = cx.word("stop-on");
                    (words, Command::Stop(Direction::Forward))
                }
            };
            let is_ready = !is_at_end(cx) || matches!(command, Command::NextLesson);
            if primary(ui, cx, words, is_ready) {
                cx.ask(command);
            }
        });
    });
}

/// Whether no stop comes any more.
fn is_at_end(cx: &Cx) -> bool {
    cx.session.is_at_last_stop() || cx.session.lesson().stops.is_empty()
}

/// The one action that stands out. Returns whether it was clicked.
fn primary(ui: &mut Ui, cx: &Cx, words: String, is_ready: bool) -> bool {
    let p = &cx.palette;
    let mut button = Button::new(RichText::new(&words).strong()).truncate();
    if is_ready {
        let words = RichText::new(words).strong().color(color(p.surface));
        button = Button::new(words).truncate().fill(color(p.guess));
    }
    ui.add_enabled(is_ready, button).clicked()
}

/// "Stop 2 of 6". Stops count from 0 in the program and from 1 in words.
pub fn stop_of(cx: &Cx, number: usize) -> String {
    let values = args([
        ("stop", (number as u64 + 1).into()),
        ("stops", (cx.session.lesson().stops.len() as u64).into()),
    ]);
    cx.language.text("stop-of", &values)
}
