//! The text of a stop and its question, beside or below a view.

use super::panel::{INSET, follow, scrolled};
use super::question::{self, Feedback};
use super::ways;
use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::layout::Layout;
use crate::app::look::LookCommand;
use crate::app::misconceptions;
use crate::app::paint::color;
use crate::app::style::{enlarge, scaled, unbroken};
use crate::lesson::{Text, View};
use crate::scene::Font;
use crate::session::posed::Posed;
use crate::session::verdict::Score;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Frame, Key, Label, Margin, Rect, RichText, SidePanel, TopBottomPanel, Ui, vec2};

/// The bar beside the words of a stop in presenter mode, and the space after it, in points.
const BAR: f32 = 3.0;
const AFTER_BAR: i8 = 11;
/// The space between a view and the card below it, and the margin of a card, in points.
const ABOVE_CARD: i8 = 5;
const CARD_MARGIN: i8 = 10;
pub const AROUND_CARD: f32 = ABOVE_CARD as f32 + 2.0 * CARD_MARGIN as f32;
/// What stands beside the words on a card in a small window, with margins, in points.
pub const BESIDE_CARD: f32 = 2.0 * CARD_MARGIN as f32 + 18.0;
/// The least height of a view above a card, in points. Where less is left, the words have all of it
/// until they are folded.
pub const LEAST_VIEW: f32 = 84.0;
/// The share of the inspector's width for the card beside a view.
const CARD_WIDTH: f32 = 0.48;
/// How far a key scrolls, and the space above the way to the next lesson, in points.
const SCROLL_STEP: f32 = 60.0;
const ABOVE_OFFER: f32 = 14.0;

/// Shows the words in a panel of their own, if there are any.
pub fn show(ui: &mut Ui, cx: &Cx) {
    if are_beside(cx) {
        beside(ui, cx);
    } else {
        below(ui, cx);
    }
}

/// Whether the words have a place beside the view: in low windows, where the view would have no
/// room above them, and the only board shown leaves enough beside it. It is theirs during the whole
/// lesson, so that nothing moves when something is said.
pub fn are_beside(cx: &Cx) -> bool {
    cx.metrics.is_low
        && cx.session.student().is_none()
        && (cx.session.runs().is_alone() || cx.boards == 1)
        && cx.look.view != View::Lesson
        && may_say(cx)
}

/// Whether stops or questions may come up in this lesson.
pub fn may_say(cx: &Cx) -> bool {
    let questions = cx.session.questions();
    let asks = questions.is_on || questions.is_reviewing;
    asks || !cx.session.lesson().stops.is_empty()
}

/// A card below a view with the question, and the words of a stop while another view than the
/// lesson is open. It takes the height it needs from the view. A click on its title folds it.
pub fn below(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    let asks = questions.posed().is_some() && questions.stop.is_none();
    let stop = cx.session.stop_here();
    let stop = stop.filter(|_| cx.look.view != View::Lesson && !asks);
    let title = match stop {
        _ if questions.is_reviewing => None,
        Some(number) => Some(title_of(cx, number)),
        None if asks => Some(cx.keyed(format!("{}  Q", cx.word("asking")))),
        None => return,
    };
    let is_folded = title.is_some() && is_folded(cx);
    let show_title = |ui: &mut Ui| {
        if let Some(title) = &title {
            fold(ui, cx, title);
        }
    };
    let contents = |ui: &mut Ui, times: f32| {
        enlarge(ui, times);
        if questions.is_reviewing {
            question::review(ui, cx);
            return;
        }
        match stop {
            Some(number) => self::stop(ui, cx, number, Feedback::Current),
            None => question::show(ui, cx, Feedback::Current),
        }
    };
    let room = ui.available_size();
    let width = room.x - 2.0 * f32::from(CARD_MARGIN) - INSET;
    let folded = |ui: &mut Ui, times: f32| {
        show_title(ui);
        if !is_folded {
            contents(ui, times);
        }
    };
    // A desk has room for everything at once.
    let beside_view = room.y - LEAST_VIEW;
    let most = match Layout::is_small(ui.ctx()) {
        true => room.y,
        false => beside_view,
    };
    let scales = cx.metrics.card_scales;
    let times = fit::largest(ui, scales, vec2(width, beside_view - AROUND_CARD), folded);
    let height = match AROUND_CARD + fit::height(ui, width, |ui| folded(ui, times)) {
        height if height <= beside_view => height,
        _ => most,
    };
    let margin = Margin {
        top: ABOVE_CARD,
        ..Margin::ZERO
    };
    TopBottomPanel::bottom("stop")
        .frame(Frame::NONE.inner_margin(margin))
        .show_separator_line(false)
        .exact_height(height)
        .show_inside(ui, |ui| {
            card(ui, cx, |ui| {
                show_title(ui);
                if !is_folded {
                    scrolled(ui, |ui| contents(ui, times));
                }
            });
        });
}

/// The title of a card. A click folds it or unfolds it.
fn fold(ui: &mut Ui, cx: &Cx, title: &str) {
    let is_folded = is_folded(cx);
    let sign = if is_folded { "▲" } else { "▼" };
    let words = RichText::new(format!("{title}  {sign}")).strong();
    let label = ui.add(Label::new(words).sense(egui::Sense::click()));
    access::describe(&label, |node| {
        node.set_role(Role::Button);
        node.set_label(title);
        node.clear_value();
        node.set_expanded(!is_folded);
    });
    let here = cx.session.playhead().position();
    cx.on_click(&label, LookCommand::FoldStop((!is_folded).then_some(here)));
}

/// Whether the card here is folded.
fn is_folded(cx: &Cx) -> bool {
    cx.look.folded_at == Some(cx.session.playhead().position())
}

/// Whether the question is in a card that is folded.
pub fn hides_question(cx: &Cx) -> bool {
    let is_in_card = cx.look.view != View::Lesson || cx.session.questions().stop.is_none();
    is_folded(cx) && is_in_card && !are_beside(cx) && !cx.look.is_presenting
}

/// Shows the card that the words are on.
fn card(ui: &mut Ui, cx: &Cx, show: impl FnOnce(&mut Ui)) {
    let fill = color(cx.palette.quiet);
    let frame = Frame::new().fill(fill).corner_radius(8);
    frame.inner_margin(CARD_MARGIN).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.visuals_mut().panel_fill = fill;
        show(ui);
    });
}

/// A card beside a view with the words of the stop that was reached last, and the question.
fn beside(ui: &mut Ui, cx: &Cx) {
    let margin = Margin {
        left: 10,
        bottom: 4,
        ..Margin::ZERO
    };
    SidePanel::right("words")
        .frame(Frame::NONE.inner_margin(margin))
        .show_separator_line(false)
        .resizable(false)
        .exact_width(ui.available_width() * CARD_WIDTH)
        .show_inside(ui, |ui| {
            card(ui, cx, |ui| {
                enlarge_to_fit(ui, cx, ui.available_height());
                show_words(ui, cx);
            });
        });
}

/// Makes the words as small as they may be here.
pub fn make_small(ui: &mut Ui, cx: &Cx) {
    let smallest = cx.metrics.word_scales.last();
    enlarge(ui, *smallest.expect("there are scales"));
}

/// Makes the words a little smaller if they, or the verdict below them, only fit into this height
/// then.
pub fn enlarge_to_fit(ui: &mut Ui, cx: &Cx, height: f32) {
    let room = vec2(ui.available_width(), height);
    let [asked, judged] = [Feedback::Open, Feedback::Judged].map(|feedback| {
        fit::largest(ui, cx.metrics.word_scales, room, |ui, times| {
            enlarge(ui, times);
            measured(ui, cx, feedback);
        })
    });
    enlarge(ui, asked.min(judged));
}

/// Shows the words and the question of the current stop, the question before the next move, or what
/// the lesson is about, without anything around them. Returns the free space below them.
pub fn show_words(ui: &mut Ui, cx: &Cx) -> Rect {
    let room = ui.available_rect_before_wrap();
    let offers = cx.offers_next();
    let offer = fit::height(ui, room.width(), |ui| offer_next(ui, cx, offers));
    // It is seen without scrolling, however long the verdict is.
    TopBottomPanel::bottom("next lesson")
        .frame(Frame::NONE)
        .show_separator_line(false)
        .exact_height(offer)
        .show_inside(ui, |ui| offer_next(ui, cx, offers));
    let mut height = 0.0;
    scrolled(ui, |ui| {
        scroll_by_keys(ui, cx);
        contents(ui, cx, Feedback::Current);
        height = ui.min_rect().height();
    });
    let bottom = room.bottom() - offer;
    room.with_max_y(bottom)
        .with_min_y((room.top() + height).min(bottom))
}

/// Whether anything is said at the playhead: the words of its stop, a question, or what the lesson
/// is about.
pub fn says_here(cx: &Cx) -> bool {
    let questions = cx.session.questions();
    let is_said = questions.is_reviewing || questions.posed().is_some();
    is_said || cx.session.stop_here().is_some() || cx.session.playhead().position() == 0
}

/// The words while their question is open, to be measured. Its verdict takes the place of the words
/// before it. In presenter mode this has its own measure, so that nothing is pushed out.
pub fn asked(ui: &mut Ui, cx: &Cx) {
    if cx.look.is_presenting && !cx.session.is_asking() {
        measured(ui, cx, Feedback::Current);
        offer_next(ui, cx, cx.offers_next());
    } else {
        measured(ui, cx, Feedback::Open);
    }
}

/// The words with this feedback on their question, to be measured.
pub fn measured(ui: &mut Ui, cx: &Cx, feedback: Feedback) {
    ui.set_max_width(ui.available_width() - INSET);
    contents(ui, cx, feedback);
}

fn contents(ui: &mut Ui, cx: &Cx, feedback: Feedback) {
    let questions = cx.session.questions();
    if questions.is_reviewing {
        question::review(ui, cx);
        return;
    }
    let asks_for_move = questions.posed().is_some() && questions.stop.is_none();
    match cx.session.current_stop().filter(|_| !asks_for_move) {
        Some(number) => {
            if cx.session.stop_here() != Some(number) {
                let title = RichText::new(title_of(cx, number)).weak();
                ui.add(Label::new(title).wrap());
            }
            stop(ui, cx, number, feedback);
            score(ui, cx, feedback);
            keep_in_sight(ui, cx, number);
        }
        None if questions.posed().is_none() => introduction(ui, cx),
        None => question::show(ui, cx, feedback),
    }
}

/// Shows the words and the question of a stop.
pub fn stop(ui: &mut Ui, cx: &Cx, number: usize, feedback: Feedback) {
    let mut text = cx.session.stops().text(number);
    if cx.look.is_presenting && feedback == Feedback::Current {
        // From afar the verdict takes their place.
        let posed = cx.session.questions().posed();
        text = text.filter(|_| posed.is_none_or(Posed::is_open));
    }
    if let Some(text) = text {
        // From afar the lesson's words have the colour of what it points at.
        let bar = if cx.look.is_presenting { AFTER_BAR } else { 0 };
        let left = Margin {
            left: bar,
            ..Margin::ZERO
        };
        let shown = Frame::NONE.inner_margin(left).show(ui, |ui| {
            glossary::text(ui, cx, prose(ui, cx, text));
        });
        if bar > 0 {
            let rect = shown.response.rect;
            let bar = rect.with_max_x(rect.left() + scaled(ui, BAR));
            ui.painter()
                .rect_filled(bar, 2.0, color(cx.palette.pointer));
        }
    }
    if cx.session.stop_here() == Some(number) && cx.session.questions().stop.is_some() {
        question::show(ui, cx, feedback);
    }
}

/// Scrolls to what has been shown so far of a stop. A question is followed by itself.
pub fn keep_in_sight(ui: &Ui, cx: &Cx, number: usize) {
    if cx.session.questions().posed().is_none() {
        follow(ui, "lesson", ui.min_rect(), (number, cx.language));
    }
}

/// The score at the end of a lesson in presenter mode. It stands where a verdict tells the score
/// before, so that it is not counted twice in the longest words.
fn score(ui: &mut Ui, cx: &Cx, feedback: Feedback) {
    let questions = cx.session.questions();
    if !cx.offers_next() || feedback != Feedback::Current && questions.posed().is_some() {
        return;
    }
    if let Some(score) = Score::of(cx.session) {
        let words = RichText::new(score.by_stop(cx.language)).strong();
        ui.add(Label::new(words).wrap());
        misconceptions::show(ui, cx, &questions.misconceptions());
    }
}

/// The way to the next lesson, if that is offered below the words.
fn offer_next(ui: &mut Ui, cx: &Cx, offers: bool) {
    if offers {
        ui.add_space(scaled(ui, ABOVE_OFFER));
        ways::offer(ui, cx);
    }
}

/// Shows the title of the lesson, unless it is in the bar of a small window, and what it is about.
fn introduction(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    if cx.look.is_presenting || !Layout::is_small(ui.ctx()) {
        let title = unbroken(lesson.title.get(cx.language));
        let title = RichText::new(title).size(scaled(ui, cx.metrics.title));
        let title = title.family(family(Font::Bold));
        access::heading(&ui.add(Label::new(title).wrap()), 1);
        ui.add_space(scaled(ui, 8.0));
    }
    glossary::text(ui, cx, prose(ui, cx, &lesson.text));
}

/// The text of a lesson, to be read in class.
pub fn prose(ui: &Ui, cx: &Cx, text: &Text) -> RichText {
    let size = scaled(ui, cx.metrics.prose);
    RichText::new(cx.lesson_text(text))
        .size(size)
        .line_height(Some(size * cx.metrics.prose_line))
}

/// The title of a stop or, without one, its number; and its step if the playhead has moved on.
pub fn title_of(cx: &Cx, number: usize) -> String {
    let lesson = cx.session.lesson();
    let title = lesson.stops[number].title.as_ref();
    let stop = title.map_or_else(
        || lesson.stop_number(number, cx.language),
        |title| cx.lesson_text(title),
    );
    if cx.session.current_stop() != Some(number) || cx.session.stop_here() == Some(number) {
        return stop;
    }
    let step = cx.language.number(cx.session.stops().steps()[number]);
    cx.text(
        "stop-passed",
        [("stop", stop.into()), ("step", step.into())],
    )
}

/// Scrolls words that do not fit in presenter mode, where there may be no mouse. In code these keys
/// walk its lines.
fn scroll_by_keys(ui: &Ui, cx: &Cx) {
    if !cx.look.is_presenting || cx.look.view == View::Code {
        return;
    }
    let step = scaled(ui, SCROLL_STEP);
    for (key, by) in [(Key::ArrowUp, step), (Key::ArrowDown, -step)] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
}
