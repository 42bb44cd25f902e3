//! The course: chapters, with one row per lesson.

use super::set;
use crate::app::cx::Cx;
use crate::app::lessons::{entries, finished};
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::app::paint::{color, paint, rect_from};
use crate::app::style::TEXT;
use crate::explain::args;
use crate::files;
use crate::scene::{Anchor, Color, Font, Palette, Point, Shape, Stroke, fitted, width_of};
use crate::session::course::Entry;
use crate::session::{Command, PuzzleSet, Session, Switch};
use crate::window::shortcuts::Press;
use egui::{Button, Key, Modifiers, RichText, Sense, Ui, WidgetInfo, WidgetType};

/// The height of a row, in points.
const ROW: f32 = 50.0;
/// The largest width of a row, in points.
const WIDEST: f32 = 980.0;
/// Where the text of a row begins, in points.
const INDENT: f32 = 58.0;

/// The title of the next lesson of the course, if there is one.
pub fn next_title(cx: &Cx) -> Option<String> {
    let next = entries().get(cx.session.next_lesson()?)?;
    Some(next.title.get(cx.language).to_owned())
}

/// The selection in the course.
#[derive(Default)]
pub struct CourseScreen {
    /// The selected lesson.
    chosen: usize,
    /// Whether to scroll to it.
    follows: bool,
}

impl CourseScreen {
    /// Selects the lesson on show, or the one opened last.
    pub fn choose(&mut self, session: &Session) {
        let number_of = |name: &str| session.shelf().number_of(name);
        self.chosen = number_of(&session.home().id)
            .or_else(|| number_of(session.course().last()))
            .unwrap_or(0);
        self.follows = true;
    }

    /// Handles a key.
    pub fn press(&mut self, cx: &Cx, press: &Press) {
        let is = |key| press.is(key, Modifiers::NONE);
        let last = entries().len().saturating_sub(1);
        let before = self.chosen;
        self.chosen = if is(Key::ArrowUp) {
            before.saturating_sub(1)
        } else if is(Key::ArrowDown) {
            (before + 1).min(last)
        } else if is(Key::Home) {
            0
        } else if is(Key::End) {
            last
        } else {
            before
        };
        self.follows |= self.chosen != before;
        if press.repeat {
            return;
        }
        if is(Key::Enter) {
            take(cx, self.chosen);
        } else if is(Key::Escape) || is(Key::I) {
            cx.ask(LookCommand::Screen(Screen::Course, Switch::Off));
        } else if is(Key::G) {
            cx.ask(LookCommand::Screen(Screen::Editor, Switch::On));
        } else if press.is_command(Key::O) {
            cx.ask(LookCommand::Dialog(Dialog::Open, Switch::On));
        } else if is(Key::S) {
            cx.ask(LookCommand::Dialog(Dialog::Learners, Switch::On));
        }
    }
}

/// Resumes a lesson.
fn take(cx: &Cx, number: usize) {
    cx.ask(Command::TakeLesson {
        number,
        resumes: true,
    });
}

/// Shows the course.
pub fn show(ui: &mut Ui, cx: &Cx, screen: &mut CourseScreen) {
    egui::TopBottomPanel::top("course head").show_inside(ui, |ui| head(ui, cx));
    egui::CentralPanel::default().show_inside(ui, |ui| {
        let width = (ui.available_width() - 12.0).min(WIDEST);
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.set_max_width(width);
                chapters(ui, cx, screen);
            });
        screen.follows = false;
    });
}

fn head(ui: &mut Ui, cx: &Cx) {
    let (language, course) = (cx.language, cx.session.course());
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.heading(cx.word("course"));
        ui.label(RichText::new(finished(cx, course)).weak());
        let who = match cx.session.roster().current() {
            "" => format!("{}…", cx.word("learners")),
            name => language.text("learner-current", &args([("name", name.to_owned().into())])),
        };
        if ui.button(who).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Learners, Switch::On));
        }
        let last = cx.session.shelf().number_of(course.last());
        let left = last.and_then(|number| Some((number, entries().get(number)?)));
        if let Some((number, entry)) = left {
            let title = entry.title.get(language).to_owned();
            let words = language.text("course-continue", &args([("title", title.into())]));
            if ui.add(Button::new(RichText::new(words).strong())).clicked() {
                take(cx, number);
            }
        }
        if ui.button(format!("{}…", cx.word("editing"))).clicked() {
            cx.ask(LookCommand::Screen(Screen::Editor, Switch::On));
        }
        if ui.button(format!("{}…", cx.word("open"))).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Open, Switch::On));
        }
        if ui.button(cx.word("course-set")).clicked() {
            set::open(cx, puzzles(cx));
        }
        if ui.button(cx.word("editing-leave")).clicked() {
            cx.ask(LookCommand::Screen(Screen::Course, Switch::Off));
        }
    });
    ui.add_space(2.0);
}

/// The puzzles of all lessons as a set, for the strategies on show.
fn puzzles(cx: &Cx) -> PuzzleSet {
    let shelf = cx.session.shelf();
    let lessons = (0..shelf.len()).filter_map(|number| shelf.read(number));
    let named = lessons.map(|lesson| {
        let title = lesson.title.get(cx.language).to_owned();
        (title, (*lesson.problem).clone())
    });
    let boards = cx.session.lesson().boards.iter();
    let strategies = boards.map(|board| board.strategy).collect();
    PuzzleSet::new(named.collect(), Vec::new(), strategies)
}

/// The rows, by chapter.
fn chapters(ui: &mut Ui, cx: &Cx, screen: &CourseScreen) {
    let mut entries = entries().iter().enumerate();
    for chapter in &files::course().chapters {
        ui.add_space(8.0);
        ui.label(RichText::new(chapter.title.get(cx.language)).strong());
        for (number, entry) in entries.by_ref().take(chapter.lessons.len()) {
            if row(ui, cx, screen, number, entry) {
                take(cx, number);
            }
        }
    }
    ui.add_space(8.0);
}

/// A lesson: progress, title, goal and duration. Returns whether it was clicked.
fn row(ui: &mut Ui, cx: &Cx, screen: &CourseScreen, number: usize, entry: &Entry) -> bool {
    let (language, p) = (cx.language, &cx.palette);
    let size = egui::vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let title = entry.title.get(language);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, title));
    let is_chosen = number == screen.chosen;
    if is_chosen && screen.follows {
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
        ("stops", entry.stops.len().into()),
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
    let (sign, ink) = sign(
        cx.session.course().stops_reached(entry),
        entry.stops.len(),
        p,
    );
    let at = Point::new(rect.x + INDENT / 2.0, rect.y + ROW * 0.48);
    text(at, Anchor::CenterMiddle, Font::Bold, ink, sign);
    paint(ui.painter(), shapes);
    response
        .on_hover_text(RichText::new(entry.goal.get(language)).color(color(p.ink)))
        .clicked()
}

/// The sign for progress in a lesson.
fn sign(seen: usize, stops: usize, p: &Palette) -> (String, Color) {
    match seen {
        0 => ("–".to_owned(), p.faint),
        _ if seen == stops => ("✔".to_owned(), p.deduced),
        _ => (format!("{seen}/{stops}"), p.guess),
    }
}
