//! The lesson view: the text of the lesson and its stops as an outline in which the current one is
//! open, and the score sheet at its end.

use super::answers::sign;
use super::panel::clear_height;
use super::program;
use super::question::Feedback;
use super::words::{self, title_of};
use crate::app::cx::Cx;
use crate::app::dialogs::solutions;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand};
use crate::app::misconceptions;
use crate::app::paint::{color, picture};
use crate::app::style::scaled;
use crate::app::verdict::{self, Sign};
use crate::explain::{args, strategy_name};
use crate::generator::Solutions;
use crate::lesson::{BoardSpec, MOST_BOARDS};
use crate::scene::{Font, Shape, Stroke};
use crate::session::posed::Posed;
use crate::session::verdict::{AnswerMark, LETTERS, Score};
use crate::session::{Command, Switch};
use crate::solver::Strategy;
use crate::window::access;
use egui::accesskit::AriaCurrent;
use egui::{Button, Label, Response, RichText, Sense, Ui, vec2};

/// The diameter of the circles with the stops' numbers, in points.
const CIRCLE: f32 = 24.0;
/// The size of the stops' titles, in points.
const TITLE: f32 = 16.0;
/// What stands beside the words of a stop, with margins, in points.
pub const BESIDE_WORDS: f32 = CIRCLE + 30.0;
/// The width of a button for a puzzle of one's own, in points.
const WAY_IN: f32 = 340.0;

/// Shows the texts of the lesson and of its current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let text = words::prose(ui, cx, &lesson.text);
    // In a small window it stands in the bar, and in a low one the current stop needs the room.
    let is_short = cx.metrics.is_low && cx.session.current_stop().is_some();
    if !Layout::is_small(ui.ctx()) && !is_short {
        access::heading(&ui.heading(lesson.title.get(cx.language)), 1);
        ui.add_space(4.0);
    }
    // What the lesson is about comes first, until its first stop.
    let is_first = cx.session.current_stop().is_none();
    if is_first {
        glossary::text(ui, cx, text.clone());
        ui.add_space(8.0);
    }
    match cx.session.home().programs.first() {
        Some(program) if cx.session.home().is_bare() => program::show(ui, cx, program),
        None if cx.session.home().is_bare() => ways_in(ui, cx),
        Some(_) | None => {}
    }
    outline(ui, cx);
    if !is_first {
        ui.separator();
        glossary::text(ui, cx, text.weak());
    }
}

/// What can be done with a puzzle that belongs to no lesson.
fn ways_in(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    if session.solutions() == Some(Solutions::Several) {
        verdict::show(ui, &cx.palette, Sign::Several, cx.word("puzzle-several"));
    }
    let mut boards = session.lesson().boards.clone();
    let best = Strategy::best_on(session.lesson().problem.topology());
    let is_new = boards.iter().all(|board| board.strategy != best);
    let can_add = is_new && boards.len() < MOST_BOARDS;
    boards.push(BoardSpec::search(best, boards[0].goal));
    let best = args([("strategy", strategy_name(best, cx.language).into())]);
    let mut button = |word, can| {
        let words = RichText::new(cx.language.text(word, &best)).size(scaled(ui, TITLE));
        let size = vec2(WAY_IN.min(ui.available_width()), 2.0 * scaled(ui, TITLE));
        ui.add_enabled(can, Button::new(words).min_size(size))
    };
    let beside = button("own-beside", can_add);
    cx.on_click(&beside, Command::SetBoards(boards));
    cx.on_click(&button("solving", true), Command::Solve(Switch::On));
    let asks = !session.questions().is_on;
    cx.on_click(&button("asking", asks), Command::Ask(Switch::On));
    if button("find-all", true).clicked() {
        solutions::find_all(cx);
    }
}

/// The stops in order. Those that are not reached yet are only counted, unless the viewer wants to
/// see what comes.
fn outline(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    let current = session.current_stop();
    let steps = session.stops().steps();
    let named = session.stops_in_sight();
    for (number, step) in steps[..named].iter().enumerate() {
        ui.horizontal_top(|ui| {
            circle(ui, cx, number);
            ui.vertical(|ui| {
                if current == Some(number) {
                    let title = title(ui, cx, number);
                    access::heading(&title, 2);
                    access::describe(&title, |node| node.set_aria_current(AriaCurrent::Step));
                    words::enlarge_to_fit(ui, cx, clear_height(ui) - title.rect.height());
                    words::stop(ui, cx, number, Feedback::Current);
                    answered(ui, cx, number);
                    notes(ui, cx, number);
                    if session.is_at_last_stop() {
                        score(ui, cx);
                    }
                    words::keep_in_sight(ui, cx, number);
                    return;
                }
                let title = RichText::new(title_of(cx, number)).size(scaled(ui, TITLE));
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
            circle(ui, cx, named);
            let words = cx.text("stops-more", [("stops", more.into())]);
            ui.label(RichText::new(words).size(scaled(ui, TITLE)).weak());
        });
    }
}

/// Shows the title of the current stop.
pub fn title(ui: &mut Ui, cx: &Cx, number: usize) -> Response {
    let title = RichText::new(title_of(cx, number)).size(scaled(ui, TITLE));
    ui.add(Label::new(title.family(family(Font::Bold))).wrap())
}

/// The question of a stop that was answered before the playhead went on, in a line.
fn answered(ui: &mut Ui, cx: &Cx, number: usize) {
    let posed = cx.session.questions().of_stops.get(&number);
    let is_past = cx.session.stop_here() != Some(number);
    let Some(posed) = posed.filter(|posed| is_past && !posed.is_open()) else {
        return;
    };
    let (sign, ink) = sign(cx, true);
    let [question, right] = [&posed.question, &posed.options[posed.right]];
    let [question, right] = [question, right].map(|text| cx.lesson_text(text));
    ui.horizontal(|ui| {
        ui.label(RichText::new(sign).strong().color(ink));
        let words = format!("{question} {}: {right}", LETTERS[posed.right]);
        ui.add(Label::new(RichText::new(words).size(scaled(ui, TITLE))).truncate());
    });
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
fn circle(ui: &mut Ui, cx: &Cx, number: usize) {
    let (p, current) = (&cx.palette, cx.session.current_stop());
    let is_done = Some(number) < current && !is_passed(cx, number);
    let (fill, edge, ink) = if is_done {
        (p.guess, p.guess, p.on_accent)
    } else if Some(number) <= current {
        (p.surface, p.guess, p.guess)
    } else {
        (p.surface, p.line, p.faint)
    };
    let sign = is_done.then(|| "✔".to_owned());
    let text = sign.unwrap_or_else(|| (number + 1).to_string());
    let circle = picture(
        ui,
        egui::Vec2::splat(CIRCLE),
        Sense::hover(),
        |rect, shapes| {
            let (center, radius) = (rect.center(), CIRCLE / 2.0 - 1.0);
            shapes.push(Shape::disc(center, radius, fill));
            shapes.push(Shape::circle(center, radius, None, Stroke::new(2.0, edge)));
            shapes.push(Shape::text(center, CIRCLE * 0.54, ink, text).in_font(Font::Bold));
        },
    );
    circle.on_hover_text(cx.session.lesson().stop_number(number, cx.language));
}

/// The score sheet, with the way to the results at its head, and what wrong answers show.
fn score(ui: &mut Ui, cx: &Cx) {
    let p = &cx.palette;
    let Some(score) = Score::of(cx.session) else {
        return;
    };
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        ui.strong(score.in_words(cx.language));
        let shelf = cx.session.lessons();
        if shelf.number_of(&cx.session.home().id).is_some() {
            let results = ui.button(format!("{}…", cx.word("results")));
            cx.on_click(&results, LookCommand::Dialog(Dialog::Results, Switch::On));
        }
    });
    for &(number, mark) in &score.marks {
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
                |posed| format!("{}. {}", number + 1, cx.lesson_text(&posed.question)),
            );
            ui.add(Label::new(words).wrap());
        });
    }
    misconceptions::show(ui, cx, &cx.session.questions().misconceptions());
}
