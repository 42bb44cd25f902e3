//! The lesson view: the text of the lesson and its stops as an outline in which the current one is
//! open, and the score sheet at its end.

use super::panel::follow;
use super::question::Feedback;
use super::words::{self, title_of};
use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand};
use crate::app::misconceptions;
use crate::app::paint::{color, paint, rect_from};
use crate::app::style::scaled;
use crate::explain::args;
use crate::files;
use crate::scene::{Font, Shape, Stroke};
use crate::session::posed::Posed;
use crate::session::verdict::{AnswerMark, Score};
use crate::session::{Command, Switch};
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

/// Shows the texts of the lesson and of its current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let text = words::prose(ui, lesson.text.get(cx.language));
    // In a small window it stands in the bar, and in a low one the current stop needs the room.
    let is_short = cx.metrics.is_low && cx.session.current_stop().is_some();
    if !Layout::is_small(ui.ctx()) && !is_short {
        access::heading(&ui.heading(lesson.title.get(cx.language)), 1);
        ui.add_space(4.0);
    }
    // What the lesson is about comes first, until its first stop.
    if cx.session.current_stop().is_none() {
        glossary::text(ui, cx, text);
        ui.add_space(8.0);
        outline(ui, cx);
    } else {
        outline(ui, cx);
        ui.separator();
        glossary::text(ui, cx, text.weak());
    }
}

/// The stops in order. Those that are not reached yet are only counted, unless the viewer wants to
/// see what comes.
fn outline(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    let current = session.current_stop();
    let steps = session.stops().steps();
    let named = session.stops_in_sight();
    // A quiz is taken for its score, which comes first at its end.
    let is_quiz = files::course().is_quiz(&session.home().id);
    if is_quiz && session.is_at_last_stop() {
        score(ui, cx);
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
                    words::stop(ui, cx, number, Feedback::Below);
                    notes(ui, cx, number);
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
            let values = args([("stops", more.into())]);
            let words = cx.language.text("stops-more", &values);
            ui.label(RichText::new(words).size(scaled(ui, TITLE)).weak());
        });
    }
    if !is_quiz && session.is_at_last_stop() {
        score(ui, cx);
    }
}

/// The teacher's notes of a stop, if they are to be shown.
fn notes(ui: &mut Ui, cx: &Cx, number: usize) {
    let is_shown = cx.look.shows_notes && !cx.look.is_presenting;
    let Some(notes) = cx.session.stops().notes(number).filter(|_| is_shown) else {
        return;
    };
    let frame = egui::Frame::new().fill(color(cx.palette.lit));
    frame.inner_margin(8).show(ui, |ui| {
        ui.strong(cx.word("show-notes"));
        ui.label(notes.get(cx.language));
    });
}

/// Whether a stop was jumped over, or has a question that is still open.
fn is_passed(cx: &Cx, number: usize) -> bool {
    let posed = cx.session.questions().of_stops.get(&number);
    !cx.session.has_seen_stop(number) || posed.is_some_and(Posed::is_open)
}

/// The number of a stop in a circle; a tick once it was seen, and its question was answered.
fn circle(ui: &mut Ui, cx: &Cx, number: usize, progress: Progress) {
    let p = &cx.palette;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(CIRCLE, CIRCLE), Sense::hover());
    let words = cx.session.lesson().stop_number(number, cx.language);
    response.on_hover_text(words);
    let center = rect_from(rect).center();
    let (fill, edge, ink) = match progress {
        Progress::Reached => (p.guess, p.guess, p.on_accent),
        Progress::Current | Progress::Passed => (p.surface, p.guess, p.guess),
        Progress::Ahead => (p.surface, p.line, p.faint),
    };
    let text = if progress == Progress::Reached {
        "✔".to_owned()
    } else {
        (number + 1).to_string()
    };
    let radius = CIRCLE / 2.0 - 1.0;
    let number = Shape::text(center, CIRCLE * 0.54, ink, text);
    let shapes = vec![
        Shape::disc(center, radius, fill),
        Shape::circle(center, radius, None, Stroke::new(2.0, edge)),
        number.in_font(Font::Bold),
    ];
    paint(ui.painter(), shapes);
}

/// The score sheet, with the way to the results at its head, and what wrong answers show.
fn score(ui: &mut Ui, cx: &Cx) {
    let p = &cx.palette;
    let Some(score) = Score::of(cx.session) else {
        return;
    };
    ui.add_space(8.0);
    let head = ui.horizontal_wrapped(|ui| {
        ui.strong(score.in_words(cx.language));
        let shelf = cx.session.lessons();
        if shelf.number_of(&cx.session.home().id).is_some()
            && ui.button(format!("{}…", cx.word("results"))).clicked()
        {
            cx.ask(LookCommand::Dialog(Dialog::Results, Switch::On));
        }
    });
    // A verdict stands right above it.
    if !cx.session.is_asking() {
        follow(ui, head.response.rect, cx.session.playhead().position());
    }
    for &(number, mark) in score.marks() {
        let ink = match mark {
            AnswerMark::Right => p.deduced,
            AnswerMark::Wrong => p.conflict,
            AnswerMark::Unanswered => p.faint,
        };
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(mark.sign()).strong().color(color(ink)));
            // Of a question that was never asked there is only the stop.
            let posed = cx.session.questions().of_stops.get(&number);
            let words = posed.map_or_else(
                || title_of(cx, number),
                |posed| format!("{}. {}", number + 1, posed.question.get(cx.language)),
            );
            ui.add(Label::new(words).wrap());
        });
    }
    misconceptions::show(ui, cx, &cx.session.questions().misconceptions());
}
