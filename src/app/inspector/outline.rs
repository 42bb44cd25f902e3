//! The stops of a lesson as an outline in which the current one is open, and the score sheet at its end.

use super::question::FeedbackPlace;
use super::score;
use super::stop::{self, title_of};
use super::words;
use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::paint::{color, paint, rect_from};
use crate::app::style::scaled;
use crate::explain::args;
use crate::files;
use crate::scene::{Anchor, Font, Shape, Stroke};
use crate::session::Command;
use crate::session::posed::Posed;
use crate::window::access;
use egui::accesskit::AriaCurrent;
use egui::{Button, Label, RichText, Sense, Ui};

/// The diameter of the circles with the stops' numbers, in points.
const CIRCLE: f32 = 24.0;
/// The size of the stops' titles, in points.
const TITLE: f32 = 16.0;

/// How far the viewer is with a stop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// It is behind the playhead.
    Reached,
    /// So it is, but it was never seen, or its question has not been answered.
    Passed,
    /// It is the last one before the playhead.
    Current,
    /// It comes later.
    Ahead,
}

/// Shows the outline. Stops that are not reached yet are only counted, unless the viewer wants to see
/// what comes.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    let current = session.current_stop();
    let steps = session.stops().steps();
    let named = session.stops_in_sight();
    // A quiz is taken for its score, which comes first at its end.
    let is_quiz = files::course().is_quiz(&session.home().id);
    if is_quiz && session.is_at_last_stop() {
        score::show(ui, cx);
        ui.add_space(8.0);
    }
    for (number, step) in steps[..named].iter().enumerate() {
        let progress = match current {
            Some(current) if current == number => Progress::Current,
            Some(current) if number < current && is_passed(cx, number) => Progress::Passed,
            Some(current) if number < current => Progress::Reached,
            _ => Progress::Ahead,
        };
        ui.horizontal_top(|ui| {
            circle(ui, cx, number, progress);
            ui.vertical(|ui| {
                let title = RichText::new(title_of(cx, number)).size(scaled(ui, TITLE));
                if progress == Progress::Current {
                    let title = ui.add(Label::new(title.family(family(Font::Bold))).wrap());
                    access::heading(&title, 2);
                    access::describe(&title, |node| node.set_aria_current(AriaCurrent::Step));
                    let height = ui.clip_rect().height() - title.rect.height();
                    words::enlarge_to_fit(ui, cx, height);
                    stop::show(ui, cx, number, FeedbackPlace::Below);
                    stop::notes(ui, cx, number);
                    return;
                }
                let title = Button::new(title.color(color(cx.palette.faint)));
                if ui.add(title.frame(false).wrap()).clicked() {
                    cx.ask(Command::Lead(0));
                    cx.ask(Command::GoTo(*step));
                }
            });
        });
    }
    let more = session.lesson().stops.len() - named;
    if more > 0 {
        ui.horizontal(|ui| {
            circle(ui, cx, named, Progress::Ahead);
            let words = cx
                .language
                .text("stops-more", &args([("stops", more.into())]));
            ui.label(RichText::new(words).size(scaled(ui, TITLE)).weak());
        });
    }
    if !is_quiz && session.is_at_last_stop() {
        score::show(ui, cx);
    }
}

/// Whether a stop was jumped over, or has a question that is still open.
fn is_passed(cx: &Cx, number: usize) -> bool {
    let posed = cx.session.questions().of_stop(number);
    !cx.session.has_seen_stop(number) || posed.is_some_and(Posed::is_open)
}

/// The number of a stop in a circle; a tick once it was seen, and its question was answered.
fn circle(ui: &mut Ui, cx: &Cx, number: usize, progress: Progress) {
    let p = &cx.palette;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(CIRCLE, CIRCLE), Sense::hover());
    response.on_hover_text(cx.session.lesson().stop_number(number, cx.language));
    let center = rect_from(rect).center();
    let (fill, edge, ink) = match progress {
        Progress::Reached => (p.guess, p.guess, p.on_accent),
        Progress::Current | Progress::Passed => (p.surface, p.guess, p.guess),
        Progress::Ahead => (p.surface, p.line, p.faint),
    };
    let text = match progress {
        Progress::Reached => "✔".to_owned(),
        Progress::Passed | Progress::Current | Progress::Ahead => (number + 1).to_string(),
    };
    let shapes = vec![
        Shape::Circle {
            center,
            radius: CIRCLE / 2.0 - 1.0,
            fill: Some(fill),
            stroke: Some(Stroke::new(2.0, edge)),
        },
        Shape::Text {
            at: center,
            anchor: Anchor::CenterMiddle,
            size: CIRCLE * 0.54,
            font: Font::Bold,
            color: ink,
            text,
        },
    ];
    paint(ui.painter(), shapes);
}
