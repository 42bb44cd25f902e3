//! The text of a stop and its question, beside or below a view.

use super::panel::{FADE, scrolled};
use super::question::{self, FeedbackPlace};
use super::stop::title_of;
use super::{stop, ways};
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::misconceptions;
use crate::app::paint::color;
use crate::app::style::{TEXT, enlarge, scaled};
use crate::lesson::View;
use crate::scene::{Font, wrap};
use crate::session::verdict::Score;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Key, Label, Rect, RichText, Ui, Vec2, vec2};

/// The height of a folded card, in points.
const FOLDED: f32 = 49.0;
/// The gap between a view and the card below it, in points.
const GAP: i8 = 5;
/// The margin around the words of a card, in points.
const AROUND_WORDS: i8 = 10;
/// The largest share of the height that the words of a card take.
const MOST_WORDS: f32 = 0.7;
/// The same after the verdict, beside which the view is looked at again.
const MOST_TOLD: f32 = 0.64;
/// The height they leave to the view while its question is open, in points.
const LEAST_VIEW: f32 = 90.0;
/// The height they leave to the view in low windows, in points.
const VIEW: f32 = 64.0;
/// How much smaller they are in low windows, where the view needs the room as well.
const SMALLER: f32 = 0.86;
/// The text scales to try for a card beside a view, the largest first.
const TIMES: [f32; 3] = [1.0, 0.93, SMALLER];
/// The share of the inspector's width that it takes.
const BESIDE: f32 = 0.48;
/// How far a key scrolls, in points at the usual text size.
const SCROLLED: f32 = 60.0;
/// What scrolls takes so much of the width, in points.
const SCROLL: f32 = 8.0;
/// The height of a line in text sizes, and the gaps below a title and above the way to the next lesson, in points.
const LEADING: f32 = 1.3;
const BETWEEN: f32 = 6.0;
const OFFER: f32 = 14.0;

/// Shows the words in a panel of their own, if there are any.
pub fn show(ui: &mut Ui, cx: &Cx) {
    if are_beside(cx) {
        beside(ui, cx);
    } else {
        below(ui, cx);
    }
}

/// Whether the words have a place beside the view: in low windows, where the view would have no room above
/// them, and the only board shown leaves enough beside it. It is theirs during the whole lesson, so that nothing
/// moves when something is said.
pub fn are_beside(cx: &Cx) -> bool {
    cx.is_low()
        && cx.session.student().is_none()
        && (cx.session.runs().is_alone() || cx.boards == 1)
        && cx.look.view != View::Lesson
        && may_say(cx)
}

/// Whether stops or questions may come up in this lesson.
pub fn may_say(cx: &Cx) -> bool {
    let questions = cx.session.questions();
    let asks = questions.is_on() || questions.is_reviewing();
    asks || !cx.session.lesson().stops.is_empty()
}

/// A card below a view with the question, and the words of a stop while another view than the lesson is
/// open. It takes the space it needs from the view, which it may be about, and grows upwards when there is a verdict.
/// A click on its title folds it.
pub fn below(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    let asks = questions.posed().is_some() && !questions.is_of_stop();
    let stop = cx.session.stop_here();
    let stop = stop.filter(|_| cx.look.view != View::Lesson && !asks);
    let title = match stop {
        _ if questions.is_reviewing() => String::new(),
        Some(number) => title_of(cx, number),
        None if asks => format!("{}  Q", cx.word("asking")),
        None => return,
    };
    let room = ui.available_size() - Vec2::splat(2.0 * f32::from(AROUND_WORDS));
    let words = if cx.is_low() { SMALLER } else { 1.0 };
    let height = if questions.is_reviewing() {
        question::height_of_review(cx, room.x, scaled(ui, words))
    } else {
        FOLDED + height_with(cx, FeedbackPlace::Above, room.x, scaled(ui, words))
    };
    // The lines of a program need it more than the view.
    let is_about_program = questions
        .posed()
        .is_some_and(|posed| posed.program.is_some());
    let most = if cx.is_low() || is_about_program {
        (room.y * MOST_WORDS).max(room.y - VIEW)
    } else if let Some(posed) = questions.posed() {
        let share = if posed.has_feedback() {
            MOST_TOLD
        } else {
            MOST_WORDS
        };
        // The verdict and the options are seen in any case.
        let question =
            question::height_of(cx, FeedbackPlace::Above, room.x - SCROLL, scaled(ui, words));
        let least = FOLDED + question + FADE;
        // So are the words before an open question, which may need them, if the view keeps some height.
        let whole = if posed.has_feedback() {
            0.0
        } else {
            height.min(room.y - LEAST_VIEW)
        };
        (room.y * share).max(least.min(room.y - VIEW)).max(whole)
    } else {
        room.y * MOST_WORDS
    };
    let more = (height - most).max(0.0);
    let height = height - more;
    let is_folded = is_folded(cx) && !questions.is_reviewing();
    egui::TopBottomPanel::bottom("stop")
        .frame(egui::Frame::NONE.inner_margin(egui::Margin {
            top: GAP,
            ..egui::Margin::ZERO
        }))
        .show_separator_line(false)
        .exact_height(if is_folded { FOLDED } else { height })
        .show_inside(ui, |ui| {
            card(ui, cx, |ui| {
                if !title.is_empty() {
                    fold(ui, cx, &title);
                }
                if is_folded {
                    return;
                }
                enlarge(ui, words);
                // The foot of what is said stays where it is, however much of it there is.
                let whole = ui.available_height() + more;
                scrolled(ui, |ui| {
                    ui.set_min_height(whole);
                    if questions.is_reviewing() {
                        question::review(ui, cx);
                    } else if let Some(number) = stop {
                        stop::show(ui, cx, number, FeedbackPlace::Above);
                    } else {
                        question::show(ui, cx, FeedbackPlace::Above);
                    }
                });
            });
        });
}

/// The title of a card. A click folds it or unfolds it.
fn fold(ui: &mut Ui, cx: &Cx, title: &str) {
    let is_folded = is_folded(cx);
    let sign = if is_folded { "▲" } else { "▼" };
    let words = RichText::new(format!("{title}  {sign}"));
    let label = egui::Label::new(words.strong()).sense(egui::Sense::click());
    let label = ui.add(label);
    access::describe(&label, |node| {
        node.set_role(Role::Button);
        node.set_label(title);
        node.clear_value();
        node.set_expanded(!is_folded);
    });
    if label.clicked() {
        let here = cx.session.playhead().position();
        cx.ask(LookCommand::FoldStop((!is_folded).then_some(here)));
    }
}

/// Whether the card here is folded.
fn is_folded(cx: &Cx) -> bool {
    cx.look.folded_at == Some(cx.session.playhead().position())
}

/// Whether the question is in a card that is folded.
pub fn hides_question(cx: &Cx) -> bool {
    let is_in_card = cx.look.view != View::Lesson || !cx.session.questions().is_of_stop();
    is_folded(cx) && is_in_card && !are_beside(cx) && !cx.look.is_presenting
}

/// Shows the card that the words are on.
fn card(ui: &mut Ui, cx: &Cx, show: impl FnOnce(&mut Ui)) {
    let fill = color(cx.palette.quiet);
    let frame = egui::Frame::new().fill(fill).corner_radius(8);
    frame.inner_margin(AROUND_WORDS).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.visuals_mut().panel_fill = fill;
        show(ui);
    });
}

/// A card beside a view with the words of the stop that was reached last, and the question.
fn beside(ui: &mut Ui, cx: &Cx) {
    let apart = egui::Frame::NONE.inner_margin(egui::Margin {
        left: 10,
        bottom: 4,
        ..egui::Margin::ZERO
    });
    egui::SidePanel::right("words")
        .frame(apart)
        .show_separator_line(false)
        .resizable(false)
        .exact_width(ui.available_width() * BESIDE)
        .show_inside(ui, |ui| {
            card(ui, cx, |ui| {
                enlarge_to_fit(ui, cx, ui.available_height());
                show_words(ui, cx);
            });
        });
}

/// Makes the words a little smaller in low windows, if they fit into this height then.
pub fn enlarge_to_fit(ui: &mut Ui, cx: &Cx, height: f32) {
    if !cx.is_low() {
        return;
    }
    let width = ui.available_width();
    let fits = |times: &f32| height_of_words(cx, width, scaled(ui, *times)) <= height;
    let times = TIMES.into_iter().find(fits).unwrap_or(SMALLER);
    enlarge(ui, times);
}

/// Shows the words and the question of the current stop, the question before the next move, or what the lesson is
/// about, without anything around them. Returns the free space below them.
pub fn show_words(ui: &mut Ui, cx: &Cx) -> Rect {
    let room = ui.available_rect_before_wrap();
    let questions = cx.session.questions();
    let mut height = 0.0;
    let mut below = 0.0;
    if cx.offers_next() {
        // It is seen without scrolling, however long the verdict is.
        below =
            scaled(ui, OFFER) + ways::height_of_offer(cx, ui.available_width(), scaled(ui, 1.0));
        egui::TopBottomPanel::bottom("next lesson")
            .frame(egui::Frame::NONE)
            .show_separator_line(false)
            .exact_height(below)
            .show_inside(ui, |ui| {
                ui.add_space(scaled(ui, OFFER));
                ways::offer(ui, cx);
            });
    }
    scrolled(ui, |ui| {
        scroll_by_keys(ui, cx);
        if questions.is_reviewing() {
            question::review(ui, cx);
        } else if let Some(number) = stop_in_words(cx) {
            if let Some(title) = title_of_passed(cx, number) {
                ui.add(Label::new(RichText::new(title).weak()).wrap());
            }
            stop::show(ui, cx, number, FeedbackPlace::Below);
            if let Some(words) = score_in_words(cx) {
                ui.add(Label::new(RichText::new(words).strong()).wrap());
                misconceptions::show(ui, cx, &cx.session.questions().misconceptions());
            }
        } else if introduces(cx) {
            ways::introduction(ui, cx);
        } else {
            question::show(ui, cx, FeedbackPlace::Below);
        }
        height = ui.min_rect().height();
    });
    let bottom = room.bottom() - below;
    room.with_max_y(bottom)
        .with_min_y((room.top() + height).min(bottom))
}

/// Scrolls words that do not fit in presenter mode, where there may be no mouse. In code these keys walk its lines.
fn scroll_by_keys(ui: &Ui, cx: &Cx) {
    if !cx.look.is_presenting || cx.look.view == View::Code {
        return;
    }
    let step = scaled(ui, SCROLLED);
    for (key, by) in [(Key::ArrowUp, step), (Key::ArrowDown, -step)] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
}

/// The height of the words at this width and text scale. It is the same before and after the verdict.
pub fn height_of_words(cx: &Cx, width: f32, times: f32) -> f32 {
    height_with(cx, FeedbackPlace::Below, width, times)
}

/// The part of this height that an open question keeps for its verdict.
pub fn height_kept(cx: &Cx, width: f32, times: f32) -> f32 {
    question::height_kept(cx, width - SCROLL, times)
}

/// The height of the words now, with the feedback there.
fn height_with(cx: &Cx, place: FeedbackPlace, width: f32, times: f32) -> f32 {
    let width = width - SCROLL;
    let question = question::height_of(cx, place, width, times);
    let Some(number) = stop_in_words(cx) else {
        let introduction = introduces(cx).then(|| ways::height_of_introduction(cx, width, times));
        return introduction.unwrap_or(question);
    };
    let title = title_of_passed(cx, number).map_or(0.0, |title| {
        let rows = wrap(&[(&title, Font::Regular)], TEXT * times, width).len();
        rows as f32 * TEXT * times * LEADING + BETWEEN
    });
    let end = cx.presents_end().then(|| height_of_end(cx, width, times));
    title + stop::height_of(cx, number, width, times) + question + end.unwrap_or(0.0)
}

/// The height of the score sheet and of the way to the next lesson. It is the same before and after an answer: the
/// sheet stands where verdicts tell the score, and what wrong answers show has to be scrolled to below a verdict.
fn height_of_end(cx: &Cx, width: f32, times: f32) -> f32 {
    let has_verdict = cx.session.questions().posed().is_some();
    let score = score_in_words(cx).filter(|_| !has_verdict);
    let score = score.map_or(0.0, |words| {
        let rows = wrap(&[(&words, Font::Bold)], TEXT * times, width).len();
        let shown = cx.session.questions().misconceptions();
        let shown = misconceptions::height_of(cx, &shown, width, times);
        rows as f32 * TEXT * times * LEADING + BETWEEN + shown
    });
    score + OFFER * times + ways::height_of_offer(cx, width, times)
}

/// The title of a stop that was passed.
fn title_of_passed(cx: &Cx, number: usize) -> Option<String> {
    (cx.session.stop_here() != Some(number)).then(|| title_of(cx, number))
}

/// Whether what the lesson is about is said: until its first stop.
fn introduces(cx: &Cx) -> bool {
    cx.session.questions().posed().is_none() && cx.session.current_stop().is_none()
}

/// The score sheet in a line, at the end of a lesson.
fn score_in_words(cx: &Cx) -> Option<String> {
    let score = Score::of(cx.session).filter(|_| cx.offers_next())?;
    Some(score.by_stop(cx.language))
}

/// The stop whose words are shown: the current one, unless a question before the next move is asked.
fn stop_in_words(cx: &Cx) -> Option<usize> {
    let questions = cx.session.questions();
    let asks_for_move = questions.posed().is_some() && !questions.is_of_stop();
    cx.session.current_stop().filter(|_| !asks_for_move)
}
