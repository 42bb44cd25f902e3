//! The course: chapters, with one row per lesson.

use super::set;
use crate::app::bar;
use crate::app::cx::{Ask, Cx};
use crate::app::fonts::family;
use crate::app::front_command::FrontCommand;
use crate::app::layout::Layout;
use crate::app::lessons::{entries, finished};
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::app::paint::{color, paint, rect_from};
use crate::app::popups;
use crate::app::style::{self, TEXT};
use crate::files;
use crate::puzzle::Problem;
use crate::scene::{BoardGrid, Font, PuzzlePicture};
use crate::session::course::LessonEntry;
use crate::session::{Command, PuzzleSet, Session, Switch};
use crate::window::access;
use crate::window::shortcuts::Press;
use egui::{Align2, CornerRadius, FontId, Frame, Key, Label, Margin, Modifiers, ProgressBar};
use egui::{Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use std::ops::Range;

/// The space above and below the lines of a row, in points.
const SPACE: f32 = 8.0;
/// The least width of a column, in points, and the most columns.
const MIN_COLUMN_WIDTH: f32 = 400.0;
const MAX_COLUMNS: usize = 3;
/// The side of a lesson's board, where the text beside it begins, and the space to its right, in
/// points.
const BOARD: f32 = 64.0;
const INDENT: f32 = 90.0;
const MARGIN: f32 = 12.0;
/// The width of the coloured edge of the card above the chapters, in points.
const EDGE: f32 = 6.0;
/// How many ways on stand in the bar of a small window.
const IN_SMALL_BAR: usize = 3;
/// The space between columns, in points.
const COLUMN_GAP: f32 = 22.0;

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
        for (key, chosen) in [
            (Key::ArrowUp, self.chosen.saturating_sub(1)),
            (Key::ArrowDown, (self.chosen + 1).min(last)),
            (Key::Home, 0),
            (Key::End, last),
        ] {
            if is(key) {
                self.chosen = chosen;
                self.scrolls = if key == Key::Home {
                    Scroll::ToTop
                } else {
                    Scroll::ToChosen
                };
                return;
            }
        }
        if press.repeat {
            return;
        }
        let open = |dialog| cx.ask(LookCommand::Dialog(dialog, Switch::On));
        if is(Key::Enter) {
            take(cx, self.chosen);
        } else if is(Key::Escape) || is(Key::I) {
            cx.ask(LookCommand::Screen(Screen::Course, Switch::Off));
        } else if is(Key::G) {
            cx.ask(LookCommand::Screen(Screen::Editor, Switch::On));
        } else if press.is_command(Key::O) {
            open(Dialog::Open);
        } else if press.is(Key::G, Modifiers::SHIFT) {
            open(Dialog::Glossary);
        } else if is(Key::S) {
            open(Dialog::Learners);
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
            if let Some(number) = resume(ui, cx, screen.chosen) {
                take(cx, number);
            }
            chapters(ui, cx, screen);
        });
        screen.scrolls = Scroll::Nowhere;
    });
}

fn head(ui: &mut Ui, cx: &Cx) {
    style::quiet(ui);
    ui.horizontal_wrapped(|ui| {
        access::heading(&ui.heading(cx.word("course")), 1);
        ui.add_space(8.0);
        let mut entries = ways_on(cx);
        let is_small = Layout::is_small(ui.ctx());
        let shown = if is_small {
            IN_SMALL_BAR
        } else {
            entries.len()
        };
        let others = entries.split_off(shown);
        buttons(ui, cx, entries);
        if !others.is_empty() {
            let menu = format!("{} ▾", cx.word("menu"));
            popups::menu(ui, menu, |ui| buttons(ui, cx, others));
        }
        let leave = ui.button(cx.word("editing-leave"));
        cx.on_click(&leave, LookCommand::Screen(Screen::Course, Switch::Off));
        bar::languages(ui, cx);
        bar::help(ui, cx);
    });
}

/// The ways on from the course: their names and commands; none for the comparison of all puzzles.
fn ways_on(cx: &Cx) -> Vec<(String, Option<Ask>)> {
    let dots = |name| format!("{}…", cx.word(name));
    let dialog = |dialog| Some(LookCommand::Dialog(dialog, Switch::On).into());
    let who = match cx.session.roster().current.as_str() {
        "" => dots("learners"),
        name => cx.text("learner-current", [("name", name.to_owned().into())]),
    };
    let editor = LookCommand::Screen(Screen::Editor, Switch::On);
    vec![
        (who, dialog(Dialog::Learners)),
        (dots("results"), dialog(Dialog::Results)),
        (dots("editing"), Some(editor.into())),
        (dots("open"), dialog(Dialog::Open)),
        (cx.word("course-set"), None),
        (dots("guide-save"), Some(FrontCommand::SaveGuide.into())),
    ]
}

fn buttons(ui: &mut Ui, cx: &Cx, entries: Vec<(String, Option<Ask>)>) {
    for (name, ask) in entries {
        if ui.button(name).clicked() {
            match ask {
                Some(ask) => cx.ask(ask),
                None => set::open(cx, puzzles(cx)),
            }
        }
    }
}

/// The puzzles of all lessons as a set, for the strategies on show.
fn puzzles(cx: &Cx) -> PuzzleSet {
    let shelf = cx.session.lessons();
    let lessons = (0..shelf.0.len()).filter_map(|number| shelf.read(number));
    let named = lessons.map(|lesson| {
        let title = lesson.title.get(cx.language).to_owned();
        (title, (*lesson.problem).clone())
    });
    let boards = cx.session.lesson().boards.iter();
    let strategies = boards.map(|board| board.strategy).collect();
    PuzzleSet::new(named.collect(), Vec::new(), strategies)
}

/// Shows the card with the lesson to go on with, and what has been done so far. `chosen` is the lesson that Enter opens. Returns the lesson to go on with, if it
/// was asked for.
fn resume(ui: &mut Ui, cx: &Cx, chosen: usize) -> Option<usize> {
    let p = &cx.palette;
    let frame = Frame::new()
        .fill(color(p.surface))
        .stroke(Stroke::new(1.0, color(p.line)))
        .corner_radius(10)
        .inner_margin(Margin::symmetric(18, 12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let ahead = cx.session.course().ahead(entries());
        next_lesson(ui, cx, ahead);
        ui.horizontal_wrapped(|ui| {
            let is_resumed = ahead.is_some_and(|number| go_on(ui, cx, number, chosen));
            progress(ui, cx);
            ahead.filter(|_| is_resumed)
        })
        .inner
    });
    let edge = shown.response.rect;
    let edge = edge.with_max_x(edge.left() + EDGE);
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
fn next_lesson(ui: &mut Ui, cx: &Cx, ahead: Option<usize>) {
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
        ("stop", reached.into()),
        ("minutes", minutes.into()),
        ("stops", entry.stops.len().into()),
    ];
    let words = cx.text(id, values);
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
        let name = cx.text("course-continue", [("title", title.into())]);
        (cx.word("course-go-on"), name)
    };
    if number == chosen {
        words = cx.keyed(format!("{words}  Enter"));
    }
    let button = style::primary(&cx.palette, &words).min_size(vec2(90.0, 38.0));
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
    let words = ui.weak(finished(cx, course));
    bar.labelled_by(words.id);
    let (right, asked) = course.score();
    if asked > 0 {
        let score = [("right", right.into()), ("asked", asked.into())];
        ui.weak(cx.text("course-score", score));
    }
}

/// The chapters, row by row, with as many side by side as there is room for.
fn chapters(ui: &mut Ui, cx: &Cx, screen: &CourseScreen) {
    let course = files::course();
    let chapters = course.chapters.iter().zip(1..).map(|(chapter, number)| {
        let title = format!("{number}  {}", chapter.title.get(cx.language));
        (title, chapter.all().count())
    });
    let end = course.quiz.iter().map(|_| (cx.word("course-end"), 1));
    let chapters: Vec<_> = chapters.chain(end).collect();
    let columns = ((ui.available_width() / MIN_COLUMN_WIDTH) as usize).clamp(1, MAX_COLUMNS);
    let mut first = 0;
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    for chapters in chapters.chunks(columns) {
        ui.columns(columns, |uis| {
            for (ui, (title, count)) in uis.iter_mut().zip(chapters) {
                show_chapter(ui, cx, screen, title, first..first + count);
                first += count;
            }
        });
    }
    ui.add_space(8.0);
}

/// A chapter with the lessons of these numbers.
fn show_chapter(ui: &mut Ui, cx: &Cx, screen: &CourseScreen, title: &str, numbers: Range<usize>) {
    let entries = &entries()[numbers.clone()];
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let title = RichText::new(title).heading();
        access::heading(&ui.add(Label::new(title).truncate()), 2);
        let done = cx.session.course().finished(entries).into();
        let count = entries.len().into();
        ui.weak(cx.text("course-of-chapter", [("done", done), ("count", count)]));
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
    let stops = entry.stops.len();
    let layout = |text: &str, font, ink, width| {
        let font = FontId::new(TEXT, family(font));
        let text = text.to_owned();
        ui.painter().layout(text, font, color(ink), width)
    };
    let length = [("stops", stops.into()), ("minutes", entry.minutes.into())];
    let length = cx.text("course-length", length);
    let length = layout(&length, Font::Regular, p.faint, f32::INFINITY);
    let width = ui.available_width() - INDENT - MARGIN;
    let heading = layout(title, Font::Bold, p.ink, width - length.size().x - MARGIN);
    let words = layout(goal, Font::Regular, p.faint, width);
    let height = 2.0 * SPACE + (heading.size().y + words.size().y).max(BOARD);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, title));
    let reached = cx.session.course().stops_reached(entry);
    access::describe(&response, |node| {
        let values = [("stop", reached.into()), ("stops", stops.into())];
        let progress = cx.text("course-reached", values);
        node.set_description(format!("{goal} {progress}"));
    });
    let is_chosen = number == screen.chosen;
    if is_chosen && screen.scrolls == Scroll::ToChosen {
        ui.scroll_to_rect(rect, None);
    }
    let is_lit = response.hovered() || response.has_focus();
    let fill = if is_lit { p.quiet } else { p.surface };
    let edge = if is_chosen {
        Stroke::new(2.0, color(p.guess))
    } else {
        Stroke::new(1.0, color(p.line))
    };
    let painter = ui.painter();
    painter.rect(rect.shrink(1.0), 9.0, color(fill), edge, StrokeKind::Middle);
    let at = rect.right_top() + vec2(-MARGIN - length.size().x, SPACE);
    painter.galley(at, length, color(p.faint));
    let at = rect.left_top() + vec2(INDENT, SPACE);
    let below = at + vec2(0.0, heading.size().y);
    painter.galley(at, heading, color(p.ink));
    painter.galley(below, words, color(p.faint));
    let corner = rect.left_top() + vec2(MARGIN, SPACE);
    let board = Rect::from_min_size(corner, Vec2::splat(BOARD));
    if ui.is_rect_visible(board) {
        draw_board(ui, cx, &entry.problem, board);
    }
    // Progress as a circle with the number of stops reached, or ticked.
    let (fill, edge, ink, text) = if reached == stops {
        (p.deduced, p.deduced, p.on_accent, "✔".to_owned())
    } else {
        (p.surface, p.guess, p.guess, reached.to_string())
    };
    if reached > 0 {
        let center = board.right_bottom();
        painter.circle(center, 12.0, color(fill), Stroke::new(2.0, color(edge)));
        let font = FontId::new(TEXT * 0.9, family(Font::Bold));
        painter.text(center, Align2::CENTER_CENTER, text, font, color(ink));
    }
    response.clicked()
}

/// Draws the puzzle of a lesson.
fn draw_board(ui: &Ui, cx: &Cx, problem: &Problem, place: Rect) {
    let topology = problem.topology();
    let values: Vec<_> = problem.givens().collect();
    let mut shapes = Vec::new();
    let picture = PuzzlePicture {
        grid: BoardGrid::new(topology, rect_from(place), &cx.palette, false),
        topology,
        values: &values,
        clashes: &[],
        cursor: None,
        palette: &cx.palette,
        coordinates: false,
        language: cx.language,
    };
    picture.draw(&mut shapes);
    paint(ui.painter(), shapes);
}
