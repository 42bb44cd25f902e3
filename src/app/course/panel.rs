//! What the course looks like: a chapter after the other, a lesson a row.

use super::{CourseView, number_of};
use crate::app::paint::{color, paint, rect_from};
use crate::app::state::State;
use crate::app::style::TEXT;
use crate::explain::args;
use crate::files;
use crate::scene::{Anchor, Font, Palette, Point, Shape, Stroke, fitted, width_of};
use egui::{Button, RichText, Sense, Ui, WidgetInfo, WidgetType};

/// How high a row is, in points.
const ROW: f32 = 50.0;
/// How wide rows are at most.
const WIDEST: f32 = 980.0;
/// Where the words of a row begin.
const INDENT: f32 = 58.0;

/// Shows the course instead of boards and views.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::TopBottomPanel::top("course head").show_inside(ui, |ui| head(ui, state));
    egui::CentralPanel::default().show_inside(ui, |ui| {
        let width = (ui.available_width() - 12.0).min(WIDEST);
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.set_max_width(width);
                let taken = chapters(ui, state);
                if let Some(number) = taken {
                    state.take(number, true);
                }
            });
        state.course.follows = false;
    });
}

fn head(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.heading(language.word("course"));
        let course = &state.course;
        let values = args([
            ("done", course.done().into()),
            ("count", course.entries.len().into()),
        ]);
        ui.label(RichText::new(language.text("course-progress", &values)).weak());
        let last = number_of(&course.last);
        let left = last.and_then(|number| Some((number, course.entries.get(number)?)));
        if let Some((number, entry)) = left {
            let title = entry.title.get(language).to_owned();
            let words = language.text("course-continue", &args([("title", title.into())]));
            if ui.add(Button::new(RichText::new(words).strong())).clicked() {
                state.take(number, true);
            }
        }
        if ui
            .button(format!("{}…", language.word("editing")))
            .clicked()
        {
            state.course.is_open = false;
            state.toggle_editing();
        }
        if ui.button(format!("{}…", language.word("open"))).clicked() {
            state.opening.show();
        }
        if state.course.is_open && ui.button(language.word("editing-leave")).clicked() {
            state.toggle_course();
        }
    });
    ui.add_space(2.0);
}

/// The rows; says which lesson was clicked.
fn chapters(ui: &mut Ui, state: &State) -> Option<usize> {
    let mut taken = None;
    let mut number = 0;
    for chapter in &files::course().chapters {
        ui.add_space(8.0);
        ui.label(RichText::new(chapter.title.get(state.language)).strong());
        for _ in &chapter.lessons {
            if row(ui, state, number) {
                taken = Some(number);
            }
            number += 1;
        }
    }
    ui.add_space(8.0);
    taken
}

/// A lesson: how far it has been taken, its title and goal, and how long it is.
fn row(ui: &mut Ui, state: &State, number: usize) -> bool {
    let (language, p) = (state.language, state.theme.palette());
    let course: &CourseView = &state.course;
    let Some(entry) = course.entries.get(number) else {
        return false;
    };
    let size = egui::vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let title = entry.title.get(language);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, title));
    let is_chosen = number == course.chosen;
    if is_chosen && course.follows {
        ui.scroll_to_rect(rect, None);
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let rect = rect_from(rect).shrunk(1.0);
    let is_lit = response.hovered() || response.has_focus();
    let edge = if is_chosen { p.guess } else { p.line };
    let mut shapes = vec![Shape::Rect {
        rect,
        radius: 5.0,
        fill: Some(if is_lit { p.quiet } else { p.surface }),
        stroke: Some(Stroke::new(if is_chosen { 2.0 } else { 1.0 }, edge)),
    }];
    let mut text = |at: Point, anchor, font, ink, text: String| {
        shapes.push(Shape::Text {
            at,
            anchor,
            size: TEXT,
            font,
            color: ink,
            text,
        });
    };
    let values = args([
        ("stops", entry.stops.into()),
        ("minutes", entry.minutes.into()),
    ]);
    let length = language.text("course-length", &values);
    let (first, second) = (rect.y + ROW * 0.3, rect.y + ROW * 0.68);
    let left = rect.x + INDENT;
    let room = rect.right() - 10.0 - left - width_of(&length, Font::Regular, TEXT) - 12.0;
    let at = Point::new(rect.right() - 10.0, first);
    text(at, Anchor::RightMiddle, Font::Regular, p.faint, length);
    let words = fitted(title, Font::Bold, TEXT, room);
    text(
        Point::new(left, first),
        Anchor::LeftMiddle,
        Font::Bold,
        p.ink,
        words,
    );
    let room = rect.right() - 10.0 - left;
    let goal = fitted(entry.goal.get(language), Font::Regular, TEXT, room);
    text(
        Point::new(left, second),
        Anchor::LeftMiddle,
        Font::Regular,
        p.faint,
        goal,
    );
    let (sign, ink) = sign(course.seen(entry), entry.stops, &p);
    let at = Point::new(rect.x + INDENT / 2.0, rect.y + ROW * 0.48);
    text(at, Anchor::CenterMiddle, Font::Bold, ink, sign);
    paint(ui.painter(), shapes);
    response
        .on_hover_text(RichText::new(entry.goal.get(language)).color(color(p.ink)))
        .clicked()
}

/// How far a lesson has been taken.
fn sign(seen: usize, stops: usize, p: &Palette) -> (String, crate::scene::Color) {
    match seen {
        0 => ("–".to_owned(), p.faint),
        _ if seen == stops => ("✔".to_owned(), p.deduced),
        _ => (format!("{seen}/{stops}"), p.guess),
    }
}
