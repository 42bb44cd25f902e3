//! What the lesson is about, and what its stops have to say.

use super::stop;
use crate::app::state::State;
use crate::explain::args;
use crate::playhead::{Command, Direction};
use egui::{RichText, Ui};

/// Shows the lesson's words, and those of the stop that the playhead has come to last.
pub fn show(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let prose = |text: &str| RichText::new(text).line_height(Some(21.0));
    let text = prose(state.lesson.text.get(language));
    ui.heading(state.lesson.title.get(language));
    ui.add_space(4.0);
    // What is said here and now comes first.
    match state.current_stop() {
        None => {
            ui.label(text);
            stops(ui, state);
        }
        Some(number) => {
            ui.strong(heading(state, number));
            stop::show(ui, state, number);
            stops(ui, state);
            ui.separator();
            ui.label(text.weak());
        }
    }
}

/// Which stop it is, and of which step it speaks where the playhead has gone on.
fn heading(state: &State, number: usize) -> String {
    let stop = stop_of(state, number);
    if state.stop_here() == Some(number) {
        return stop;
    }
    let step = state.language.number(state.stops[number]);
    let values = args([("stop", stop.into()), ("step", step.into())]);
    state.language.text("stop-passed", &values)
}

fn stops(ui: &mut Ui, state: &mut State) {
    if state.lesson.stops.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for (word, direction) in [
            ("stop-back", Direction::Back),
            ("stop-on", Direction::Forward),
        ] {
            if ui.button(state.language.word(word)).clicked() {
                state.push(Command::Stop(direction));
            }
        }
        if state.is_at_last_stop()
            && let Some(title) = state.next_title()
        {
            let values = args([("title", title.into())]);
            let words = state.language.text("course-next", &values);
            if ui.button(RichText::new(words).strong()).clicked() {
                state.go_to_next_lesson();
            }
        }
    });
    ui.add_space(4.0);
}

/// "Stop 2 of 6": stops are counted from 0 in the program, and from 1 in words.
pub fn stop_of(state: &State, number: usize) -> String {
    let values = args([
        ("stop", (number as u64 + 1).into()),
        ("stops", (state.lesson.stops.len() as u64).into()),
    ]);
    state.language.text("stop-of", &values)
}
