//! The card above the course: where to go on, and what has been done so far.

use crate::app::cx::Cx;
use crate::app::lessons::{entries, finished};
use crate::app::paint::color;
use crate::app::style;
use crate::explain::args;
use egui::{Frame, Label, Margin, ProgressBar, RichText, Stroke, Ui, WidgetInfo, WidgetType};

/// In narrower windows progress is below the lesson, in points.
const NARROW: f32 = 640.0;

/// Shows the card. Returns whether the lesson left last is to be resumed.
pub fn show(ui: &mut Ui, cx: &Cx) -> bool {
    let p = &cx.palette;
    let frame = Frame::new()
        .fill(color(p.surface))
        .stroke(Stroke::new(1.0, color(p.line)))
        .corner_radius(10)
        .inner_margin(Margin::symmetric(18, 12));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if ui.available_width() < NARROW {
                let is_resumed = last(ui, cx);
                progress(ui, cx);
                return is_resumed;
            }
            ui.columns(2, |uis| {
                progress(&mut uis[1], cx);
                last(&mut uis[0], cx)
            })
        })
        .inner
}

/// The lesson left last, if there is one. Returns whether it is to be resumed.
fn last(ui: &mut Ui, cx: &Cx) -> bool {
    let (language, course) = (cx.language, cx.session.course());
    let number = cx.session.shelf().number_of(course.last());
    let Some(entry) = number.and_then(|number| entries().get(number)) else {
        return false;
    };
    let title = entry.title.get(language);
    ui.horizontal(|ui| {
        let words = cx.word("course-go-on");
        let button = style::primary(&cx.palette, &words).min_size(egui::vec2(90.0, 38.0));
        let button = ui.add(button);
        let name = language.text(
            "course-continue",
            &args([("title", title.to_owned().into())]),
        );
        button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.add(Label::new(RichText::new(title).heading()).truncate());
            let values = args([
                ("stop", course.stops_reached(entry).into()),
                ("stops", entry.stops.len().into()),
                ("minutes", course.minutes_left(entry).into()),
            ]);
            let words = language.text("course-left", &values);
            ui.add(Label::new(RichText::new(words).weak()).truncate());
        });
        button.clicked()
    })
    .inner
}

/// The lessons taken, and the questions answered right at the first try.
fn progress(ui: &mut Ui, cx: &Cx) {
    let course = cx.session.course();
    let done = course.finished(entries()) as f32 / entries().len().max(1) as f32;
    ui.visuals_mut().extreme_bg_color = color(cx.palette.quiet);
    let bar = ProgressBar::new(done)
        .desired_height(8.0)
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
