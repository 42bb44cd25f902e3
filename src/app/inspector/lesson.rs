//! The lesson view: the text of the lesson and of its stops.

use super::stop;
use crate::app::cx::Cx;
use crate::app::screens::course::next_title;
use crate::explain::args;
use crate::session::entry::in_menu;
use crate::session::{COMMANDS, Command, Menu};
use egui::{RichText, Ui};

/// Shows the lesson's text and that of the current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let prose = |text: &str| RichText::new(text).line_height(Some(21.0));
    let text = prose(lesson.text.get(cx.language));
    ui.heading(lesson.title.get(cx.language));
    ui.add_space(4.0);
    // The current stop comes first.
    match cx.session.current_stop() {
        None => {
            ui.label(text);
            stops(ui, cx);
        }
        Some(number) => {
            ui.strong(heading(cx, number));
            stop::show(ui, cx, number);
            stops(ui, cx);
            ui.separator();
            ui.label(text.weak());
        }
    }
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

fn stops(ui: &mut Ui, cx: &Cx) {
    if cx.session.lesson().stops.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for entry in in_menu(COMMANDS, Menu::Stops) {
            if ui.button(cx.word(entry.label)).clicked()
                && let Some(press) = entry.press
            {
                cx.ask(press());
            }
        }
        if cx.session.is_at_last_stop()
            && let Some(title) = next_title(cx)
        {
            let values = args([("title", title.into())]);
            let words = cx.language.text("course-next", &values);
            if ui.button(RichText::new(words).strong()).clicked() {
                cx.ask(Command::NextLesson);
            }
        }
    });
    ui.add_space(4.0);
}

/// "Stop 2 of 6". Stops count from 0 in the program and from 1 in words.
pub fn stop_of(cx: &Cx, number: usize) -> String {
    let values = args([
        ("stop", (number as u64 + 1).into()),
        ("stops", (cx.session.lesson().stops.len() as u64).into()),
    ]);
    cx.language.text("stop-of", &values)
}
