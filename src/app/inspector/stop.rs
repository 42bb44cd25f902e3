//! A stop of the lesson: its title, its text and its question.

use super::question::{self, FeedbackPlace};
use crate::app::cx::Cx;
use crate::app::glossary;
use crate::app::paint::color;
use crate::app::style::{scaled, unbroken};
use crate::explain::args;
use crate::scene::{Font, wrap};
use egui::{RichText, Ui};

/// The text size of lessons, in points, and the height of their lines.
const PROSE: f32 = 17.0;
const LINE: f32 = 24.0;

/// The text of a lesson, to be read in class.
pub fn prose(ui: &Ui, text: &str) -> RichText {
    RichText::new(unbroken(text))
        .size(scaled(ui, PROSE))
        .line_height(Some(scaled(ui, LINE)))
}

/// Shows the words and the question of a stop.
pub fn show(ui: &mut Ui, cx: &Cx, number: usize, place: FeedbackPlace) {
    if let Some(text) = cx.session.stops().text(number) {
        glossary::text(ui, cx, prose(ui, text.get(cx.language)));
    }
    if cx.session.stop_here() == Some(number) && cx.session.questions().is_of_stop() {
        question::show(ui, cx, place);
    }
}

/// The teacher's notes of a stop, if they are to be shown.
pub fn notes(ui: &mut Ui, cx: &Cx, number: usize) {
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

/// The height of the words of a stop at this width and text scale.
pub fn height_of(cx: &Cx, number: usize, width: f32, times: f32) -> f32 {
    let text = cx.session.stops().text(number);
    text.map_or(0.0, |text| {
        height_of_prose(text.get(cx.language), width, times)
    })
}

/// The height of the text of a lesson at this width and text scale.
pub fn height_of_prose(text: &str, width: f32, times: f32) -> f32 {
    wrap(&[(text, Font::Regular)], PROSE * times, width).len() as f32 * LINE * times
}

/// The title of a stop or, without one, its number; and its step if the playhead has moved on.
pub fn title_of(cx: &Cx, number: usize) -> String {
    let stop = cx.session.lesson().stop_title(number, cx.language);
    if cx.session.current_stop() != Some(number) || cx.session.stop_here() == Some(number) {
        return stop;
    }
    let step = cx.language.number(cx.session.stops().steps()[number]);
    let values = args([("stop", stop.into()), ("step", step.into())]);
    cx.language.text("stop-passed", &values)
}
