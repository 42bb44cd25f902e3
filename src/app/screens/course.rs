//! The course: chapters, with one row per lesson.

use super::{resume, set};
use crate::app::bar;
use crate::app::cx::Cx;
use crate::app::front_command::FrontCommand;
use crate::app::lessons::entries;
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::app::paint::{paint, rect_from};
use crate::app::popups;
use crate::app::style::{self, TEXT};
use crate::explain::{Language, args};
use crate::files;
use crate::lesson::Text;
use crate::scene::{Anchor, Font, Palette, Point, Shape, Stroke, width_of, wrap};
use crate::session::course::LessonEntry;
use crate::session::{Command, PuzzleSet, Session, Switch};
use crate::window::access;
use crate::window::shortcuts::Press;
use egui::{Align, Key, Label, Layout, Modifiers, RichText, Sense, Ui, WidgetInfo, WidgetType};
use std::ops::Range;

/// The height of a line in a row, and the space above and below the lines, in points.
const LINE: f32 = 19.0;
const SPACE: f32 = 8.0;
/// The least width of a column, in points, and the most columns.
const COLUMN: f32 = 400.0;
const MOST_COLUMNS: usize = 3;
/// Where the text of a row begins, and the space to its right, in points.
const INDENT: f32 = 48.0;
const MARGIN: f32 = 12.0;
/// How many ways on always stand in the bar.
const ALWAYS: usize = 3;
/// The space between columns, in points.
const GUTTER: f32 = 22.0;

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
    /// Where to scroll in the next frame.
    scrolls: Scroll,
}

#[derive(Default, PartialEq, Eq)]
enum Scroll {
    #[default]
    Nowhere,
    /// To the top, where the selected lesson is offered to go on with.
    ToTop,
    /// To the selected lesson.
    ToChosen,
}

impl CourseScreen {
    /// Selects the lesson on show or, once it is finished, the one to go on with.
    pub fn choose(&mut self, session: &Session) {
        let (shelf, course) = (session.lessons(), session.course());
        let shown = shelf.number_of(&session.home().id);
        let left = shown.filter(|number| !course.has_finished(&entries()[*number]));
        self.chosen = left
            .or_else(|| course.ahead(entries()))
            .or(shown)
            .unwrap_or(0);
        self.scrolls = Scroll::ToTop;
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
        if is(Key::Home) {
            self.scrolls = Scroll::ToTop;
        } else if self.chosen != before {
            self.scrolls = Scroll::ToChosen;
        }
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
        } else if press.is(Key::G, Modifiers::SHIFT) {
            cx.ask(LookCommand::Dialog(Dialog::Glossary, Switch::On));
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
    egui::TopBottomPanel::top("course head")
        .frame(style::bar(&cx.palette))
        .show_inside(ui, |ui| head(ui, cx));
    egui::CentralPanel::default().show_inside(ui, |ui| {
        let mut area = egui::ScrollArea::vertical().auto_shrink(false);
        if screen.scrolls == Scroll::ToTop {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 12.0);
            if let Some(number) = resume::show(ui, cx, screen.chosen) {
                take(cx, number);
            }
            chapters(ui, cx, screen);
        });
        screen.scrolls = Scroll::Nowhere;
    });
}

fn head(ui: &mut Ui, cx: &Cx) {
    style::quiet(ui);
    let from_right = Layout::right_to_left(Align::TOP);
    let row = |ui: &Ui| egui::vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row(ui), from_right, |ui| {
        bar::help(ui, cx);
        bar::languages(ui, cx);
        let from_left = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(row(ui), from_left, |ui| actions(ui, cx));
    });
}

/// What can be done in the course. What has no room in the row is in a menu.
fn actions(ui: &mut Ui, cx: &Cx) {
    access::heading(&ui.heading(cx.word("course")), 1);
    ui.add_space(8.0);
    let entries = ways_on(cx);
    let (menu, back) = (format!("{} ▾", cx.word("menu")), cx.word("editing-leave"));
    let names = entries.iter().map(|(name, _)| name.as_str());
    let width = bar::buttons_width(&mut names.chain([&*back]));
    let is_whole = width <= ui.available_size_before_wrap().x;
    let (first, others) = entries.split_at(if is_whole { entries.len() } else { ALWAYS });
    buttons(ui, cx, first);
    if !is_whole {
        popups::menu(ui, menu, |ui| buttons(ui, cx, others));
    }
    if ui.button(back).clicked() {
        cx.ask(LookCommand::Screen(Screen::Course, Switch::Off));
    }
}

/// A way on from the course.
enum WayOn {
    Look(LookCommand),
    /// The comparison of all puzzles.
    Set,
    Guide,
}

/// The ways on from the course, with their names.
fn ways_on(cx: &Cx) -> [(String, WayOn); 6] {
    let dots = |name| format!("{}…", cx.word(name));
    let dialog = |dialog| WayOn::Look(LookCommand::Dialog(dialog, Switch::On));
    let who = match cx.session.roster().current() {
        "" => dots("learners"),
        name => {
            let values = args([("name", name.to_owned().into())]);
            cx.language.text("learner-current", &values)
        }
    };
    let editor = LookCommand::Screen(Screen::Editor, Switch::On);
    [
        (who, dialog(Dialog::Learners)),
        (dots("results"), dialog(Dialog::Results)),
        (dots("editing"), WayOn::Look(editor)),
        (dots("open"), dialog(Dialog::Open)),
        (cx.word("course-set"), WayOn::Set),
        (dots("guide-save"), WayOn::Guide),
    ]
}

fn buttons(ui: &mut Ui, cx: &Cx, entries: &[(String, WayOn)]) {
    for (name, way) in entries {
        if ui.button(name).clicked() {
            match way {
                WayOn::Look(command) => cx.ask(command.clone()),
                WayOn::Set => set::open(cx, puzzles(cx)),
                WayOn::Guide => cx.ask(FrontCommand::SaveGuide),
            }
        }
    }
}

/// The puzzles of all lessons as a set, for the strategies on show.
fn puzzles(cx: &Cx) -> PuzzleSet {
    let shelf = cx.session.lessons();
    let lessons = (0..shelf.len()).filter_map(|number| shelf.read(number));
    let named = lessons.map(|lesson| {
        let title = lesson.title.get(cx.language).to_owned();
        (title, (*lesson.problem).clone())
    });
    let boards = cx.session.lesson().boards.iter();
    let strategies = boards.map(|board| board.strategy).collect();
    PuzzleSet::new(named.collect(), Vec::new(), strategies)
}

/// The chapters, in as many columns as there is room for, in their order and about equally long.
fn chapters(ui: &mut Ui, cx: &Cx, screen: &CourseScreen) {
    let course = files::course();
    let title = Text::of(|language: Language| language.word("course-end"));
    let chapters = course
        .chapters
        .iter()
        .map(|chapter| (&chapter.title, chapter.all().count()));
    let end = course.quiz.iter().map(|_| (&title, 1));
    let chapters: Vec<_> = chapters.chain(end).collect();
    let columns = ((ui.available_width() / COLUMN) as usize).clamp(1, MOST_COLUMNS);
    let lessons: usize = chapters.iter().map(|(_, count)| count + 1).sum();
    let mut first = 0;
    let mut before = 0;
    ui.spacing_mut().item_spacing.x = GUTTER;
    ui.columns(columns, |uis| {
        for (title, count) in chapters {
            // Where the middle of the chapter lies among all rows.
            let column = (2 * before + count) * columns / (2 * lessons);
            let ui = &mut uis[column.min(columns - 1)];
            show_chapter(ui, cx, screen, title, first..first + count);
            first += count;
            before += count + 1;
        }
    });
    ui.add_space(8.0);
}

/// A chapter with the lessons of these numbers.
fn show_chapter(ui: &mut Ui, cx: &Cx, screen: &CourseScreen, title: &Text, numbers: Range<usize>) {
    let entries = &entries()[numbers.clone()];
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let title = RichText::new(title.get(cx.language)).heading();
        access::heading(&ui.add(Label::new(title).truncate()), 2);
        let values = args([
            ("done", cx.session.course().finished(entries).into()),
            ("count", entries.len().into()),
        ]);
        ui.label(RichText::new(cx.language.text("course-of-chapter", &values)).weak());
    });
    for (number, entry) in numbers.zip(entries) {
        if row(ui, cx, screen, number, entry) {
            take(cx, number);
        }
    }
}

/// A lesson: progress, title, goal and duration. Returns whether it was clicked.
fn row(ui: &mut Ui, cx: &Cx, screen: &CourseScreen, number: usize, entry: &LessonEntry) -> bool {
    let (language, p) = (cx.language, &cx.palette);
    let (title, goal) = (entry.title.get(language), entry.goal.get(language));
    let values = args([
        ("stops", entry.stops.len().into()),
        ("minutes", entry.minutes.into()),
    ]);
    let length = language.text("course-length", &values);
    let width = ui.available_width() - INDENT - MARGIN;
    let beside = width_of(&length, Font::Regular, TEXT) + MARGIN;
    let titles = wrap(&[(title, Font::Bold)], TEXT, width - beside);
    let goals = wrap(&[(goal, Font::Regular)], TEXT, width);
    let lines: Vec<_> = titles.into_iter().chain(goals).flatten().collect();
    let height = 2.0 * SPACE + LINE * lines.len() as f32;
    let size = egui::vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, title));
    let reached = cx.session.course().stops_reached(entry);
    access::describe(&response, |node| {
        let values = args([
            ("stop", reached.into()),
            ("stops", entry.stops.len().into()),
        ]);
        let progress = language.text("course-reached", &values);
        node.set_description(format!("{goal} {progress}"));
    });
    let is_chosen = number == screen.chosen;
    if is_chosen && screen.scrolls == Scroll::ToChosen {
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
        radius: 9.0,
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
    let mut at = Point::new(rect.right() - MARGIN, rect.y + SPACE + LINE / 2.0);
    text(at, Anchor::RightMiddle, Font::Regular, p.faint, length);
    at.x = rect.x + INDENT;
    for (words, font) in lines {
        let ink = if font == Font::Bold { p.ink } else { p.faint };
        text(at, Anchor::LeftMiddle, font, ink, words);
        at.y += LINE;
    }
    let center = Point::new(rect.x + INDENT / 2.0, rect.center().y);
    draw_progress(center, reached, entry.stops.len(), p, &mut shapes);
    paint(ui.painter(), shapes);
    response.clicked()
}

/// Progress in a lesson as a circle: empty, with the number of stops reached, or ticked.
fn draw_progress(
    center: Point,
    reached: usize,
    stops: usize,
    p: &Palette,
    shapes: &mut Vec<Shape>,
) {
    let (fill, edge, ink, text) = match reached {
        0 => (p.surface, p.line, p.faint, String::new()),
        _ if reached == stops => (p.deduced, p.deduced, p.on_accent, "✔".to_owned()),
        _ => (p.surface, p.guess, p.guess, reached.to_string()),
    };
    shapes.push(Shape::Circle {
        center,
        radius: 12.0,
        fill: Some(fill),
        stroke: Some(Stroke::new(2.0, edge)),
    });
    shapes.push(Shape::Text {
        at: center,
        anchor: Anchor::CenterMiddle,
        size: TEXT * 0.9,
        font: Font::Bold,
        color: ink,
        text,
    });
}
