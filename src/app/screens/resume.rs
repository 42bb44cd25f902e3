//! The card above the course: where to go on, and what has been done so far.

use crate::app::cx::Cx;
use crate::app::lessons::{entries, finished};
use crate::app::paint::color;
use crate::app::style;
use crate::explain::args;
use crate::window::access;
use egui::{CornerRadius, Frame, Label, Margin, ProgressBar, RichText, Stroke, Ui};

/// The width of the coloured edge, in points.
const EDGE: f32 = 6.0;

/// Shows the card. `chosen` is the lesson that Enter opens. Returns the lesson to go on with, if it
/// was asked for.
pub fn show(ui: &mut Ui, cx: &Cx, chosen: usize) -> Option<usize> {
    let p = &cx.palette;
    let frame = Frame::new()
        .fill(color(p.surface))
        .stroke(Stroke::new(1.0, color(p.line)))
        .corner_radius(10)
        .inner_margin(Margin::symmetric(18, 12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let ahead = cx.session.course().ahead(entries());
        lesson(ui, cx, ahead);
        ui.horizontal_wrapped(|ui| {
            let is_resumed = ahead.is_some_and(|number| go_on(ui, cx, number, chosen));
            progress(ui, cx);
            ahead.filter(|_| is_resumed)
        })
        .inner
    });
    let edge = shown
        .response
        .rect
        .with_max_x(shown.response.rect.left() + EDGE);
    let rounded = CornerRadius {
        nw: 10,
        sw: 10,
        ne: 0,
        se: 0,
    };
    ui.painter().rect_filled(edge, rounded, color(p.guess));
    shown.inner
}

/// What to go on with: a lesson, or nothing once all are finished.
fn lesson(ui: &mut Ui, cx: &Cx, ahead: Option<usize>) {
    let (language, course) = (cx.language, cx.session.course());
    let Some(entry) = ahead.and_then(|number| entries().get(number)) else {
        ui.label(RichText::new(cx.word("course-finished")).heading());
        return;
    };
    let title = RichText::new(entry.title.get(language)).heading();
    ui.add(Label::new(title).truncate());
    let reached = course.stops_reached(entry);
    let id = match reached {
        0 => "course-length",
        _ => "course-left",
    };
    let minutes = course.minutes_left(entry);
    let values = [
        ("stop", reached),
        ("minutes", minutes),
        ("stops", entry.stops.len()),
    ];
    let words = language.text(id, &args(values.map(|(name, value)| (name, value.into()))));
    ui.add(Label::new(RichText::new(words).weak()).truncate());
}

/// The button that opens the lesson. Returns whether it was clicked.
fn go_on(ui: &mut Ui, cx: &Cx, number: usize, chosen: usize) -> bool {
    let title = entries()[number].title.get(cx.language);
    // Before the first lesson there is nothing to go on with.
    let (mut words, name) = if cx.session.course().last.is_empty() {
        let words = cx.word("set-start");
        let name = format!("{words}: {title}");
        (words, name)
    } else {
        let values = args([("title", title.into())]);
        let name = cx.language.text("course-continue", &values);
        (cx.word("course-go-on"), name)
    };
    if number == chosen {
        words.push_str("  Enter");
    }
    let button = style::primary(&cx.palette, &words).min_size(egui::vec2(90.0, 38.0));
    access::name(ui.add(button), &name).clicked()
}

/// The lessons taken, and the questions answered right at the first try.
fn progress(ui: &mut Ui, cx: &Cx) {
    let course = cx.session.course();
    let done = course.finished(entries()) as f32 / entries().len().max(1) as f32;
    ui.visuals_mut().extreme_bg_color = color(cx.palette.quiet);
    let bar = ProgressBar::new(done)
        .desired_height(8.0)
        .desired_width(160.0)
        .fill(color(cx.palette.guess));
    let bar = ui.add(bar);
    let words = ui.label(RichText::new(finished(cx, course)).weak());
    bar.labelled_by(words.id);
    let (right, asked) = course.score();
    if asked > 0 {
        let values = args([("right", right.into()), ("asked", asked.into())]);
        let words = cx.language.text("course-score", &values);
        ui.label(RichText::new(words).weak());
    }
}
