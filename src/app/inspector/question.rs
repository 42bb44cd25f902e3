//! A question, its options or votes, its verdict, and the score.

use super::answers::{self, sign};
use super::order;
use super::panel::follow;
use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::look::LookCommand;
use crate::app::metrics::OPTION;
use crate::app::notice;
use crate::app::paint::color;
use crate::app::style::{checkbox, scaled, unbroken};
use crate::scene::{Font, width_of};
use crate::session::line_order::LineOrder;
use crate::session::posed::Posed;
use crate::session::verdict::{LETTERS, VerdictLine, score_in_words, verdict_in_words};
use crate::session::{Command, Switch};
use crate::window::access;
use egui::{Button, FontId, Id, Label, Rect, RichText, TextStyle, Ui};
use std::time::Duration;

/// Text sizes, in points.
const PROGRAM: f32 = 14.0;
/// The least text size of a program, in points. Lines that are still too long are wrapped.
const LEAST_PROGRAM: f32 = 12.0;
/// The space beside and between the lines of a program, and above and below those that can be
/// chosen, in points.
const LINE_PADDING: f32 = 4.0;
const LINE_GAP: f32 = 3.0;
const CHOICE_PADDING: f32 = 3.0;
/// The space above the question and between its parts, in points.
const PART_GAP: f32 = 6.0;

/// How long a class has for its votes.
const VOTE_SECONDS: u32 = 30;

/// The feedback that a question is shown with, below its options.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Feedback {
    /// As it is.
    Current,
    /// That of an open question: only to be measured.
    Open,
    /// That of a question once it is answered: only to be measured.
    Judged,
}

/// Shows the current question, if there is one.
pub fn show(ui: &mut Ui, cx: &Cx, feedback: Feedback) {
    let Some(posed) = cx.session.questions().posed() else {
        return;
    };
    let failed = (feedback == Feedback::Judged && posed.is_open()).then(|| posed.failed());
    let posed = failed.as_ref().unwrap_or(posed);
    ui.spacing_mut().item_spacing.y = scaled(ui, PART_GAP);
    ui.add_space(scaled(ui, PART_GAP));
    let question = Label::new(bold(ui, &in_words(cx, posed), cx.metrics.question));
    let question = ui.add(question.wrap().selectable(true));
    access::only_read(&question);
    let program = posed.program.as_ref();
    let picked = program.and_then(|program| lines(ui, cx, posed, program.get(cx.language)));
    if posed.lines.is_empty() && posed.order.is_none() {
        answers::show(ui, cx, posed, shows_tally(cx, posed));
    }
    let options = ui.min_rect().bottom();
    let again = tried_in_vain(cx, posed).map(|words| ui.strong(words).rect);
    if feedback == Feedback::Open {
        return asking(ui, cx, posed);
    }
    // Where not all of it fits, the words before the question are seen first; after an answer, what
    // is said of it.
    let seen = if posed.is_open() {
        asking(ui, cx, posed);
        let all = ui.min_rect().with_max_y(options);
        picked.or(again).unwrap_or(all)
    } else {
        verdict(ui, cx, posed, &verdict_in_words(posed, cx.language));
        ways_on(ui, cx, posed);
        ui.min_rect().with_min_y(options)
    };
    let order = posed.order.as_ref();
    let order = order.map(|order| (order.picked, order.items.clone()));
    let state = (posed.board, posed.step, posed.is_open(), posed.tried, order);
    // Words in another language have another height.
    follow(ui, "lesson", seen, (state, cx.language));
}

/// The question. One that is asked before a move names its board if there are several; lessons do
/// that in their text.
fn in_words(cx: &Cx, posed: &Posed) -> String {
    let question = cx.lesson_text(&posed.question);
    let runs = cx.session.runs();
    if runs.is_alone() || cx.session.questions().stop.is_some() {
        return question;
    }
    format!("{}: {question}", runs.title(posed.board, cx.language))
}

/// What is said of a wrong answer while another may be given.
fn tried_in_vain(cx: &Cx, posed: &Posed) -> Option<String> {
    let is_said = cx.session.questions().typed.is_empty() && posed.is_open();
    posed.tried.filter(|_| is_said)?;
    Some(posed.again(cx.language))
}

/// Who answers, and how.
fn asking(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let questions = cx.session.questions();
    if posed.order.is_some() {
        let judge = ui.button(cx.keyed(format!("{}  Enter", cx.word("class-verdict"))));
        cx.on_click(&judge, Command::JudgeClass);
        ui.add(
            Label::new(RichText::new(cx.word(cx.hint_for("order-hint", "tap-order"))).weak())
                .wrap(),
        );
        return;
    }
    let mut counts = questions.counts_class;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = scaled(ui, 16.0);
        let words = cx.keyed(format!("{}  T", cx.word("class")));
        let class = checkbox(ui, &mut counts, words);
        cx.on_click(&class, Command::CountClass(Switch::Toggle));
        if questions.counts_class {
            let button = Button::new(cx.keyed(format!("{}  Enter", cx.word("class-verdict"))));
            let button = ui.add_enabled(posed.all_votes() > 0, button);
            cx.on_click(&button, Command::JudgeClass);
            countdown(ui, cx, posed);
        }
    });
    if !questions.typed.is_empty() {
        ui.strong(format!("{}_", questions.typed));
    } else if tried_in_vain(cx, posed).is_none()
        && (!cx.look.is_presenting && !cx.metrics.is_low || questions.counts_class)
    {
        // Elsewhere the notice about an unanswered question says it too.
        ui.add(Label::new(RichText::new(hint(cx, posed)).weak()).wrap());
    }
}

/// How long the class has left for its votes, if that is counted. Nothing is judged at the end.
fn countdown(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let mut counts_down = cx.look.counts_down;
    let values = [("seconds", u64::from(VOTE_SECONDS).into())];
    let switch = checkbox(ui, &mut counts_down, cx.text("countdown", values));
    cx.on_click(&switch, LookCommand::CountDown(Switch::Toggle));
    let id = Id::new("countdown");
    if !cx.look.counts_down {
        ui.data_mut(|data| data.remove::<((usize, u64), f64)>(id));
        return;
    }
    let since = notice::since(ui.ctx(), id, &(posed.board, posed.step));
    let left = f64::from(VOTE_SECONDS) - since;
    let words = if left > 0.0 {
        let next = Duration::from_secs_f64(left - left.ceil() + 1.0);
        ui.ctx().request_repaint_after(next);
        left.ceil().to_string()
    } else {
        cx.word("countdown-over")
    };
    ui.label(bold(ui, &words, cx.metrics.title).color(color(cx.palette.pointer)));
}

/// How to answer.
fn hint(cx: &Cx, posed: &Posed) -> String {
    let letters = LETTERS.iter().take(posed.options.len());
    let letters: Vec<String> = letters.map(char::to_string).collect();
    let hint = if cx.session.questions().counts_class {
        cx.hint_for("class-hint", "tap-vote")
    } else if posed.is_typed() {
        cx.hint_for("answer-hint-typed", "tap-answer-typed")
    } else {
        cx.hint_for("answer-hint", "tap-answer")
    };
    cx.text(hint, [("letters", letters.join(", ").into())])
}

/// What must be read first.
fn bold(ui: &Ui, words: &str, size: f32) -> RichText {
    RichText::new(unbroken(words))
        .size(scaled(ui, size))
        .family(family(Font::Bold))
}

/// Whether votes are shown in place of options.
fn shows_tally(cx: &Cx, posed: &Posed) -> bool {
    cx.session.questions().counts_class && cx.session.is_asking() || posed.all_votes() > 0
}

/// The lines of a program. Those that are options are cards, as other options are. Returns the
/// place of the line that was picked, of those that are put in order.
fn lines(ui: &mut Ui, cx: &Cx, posed: &Posed, program: &str) -> Option<Rect> {
    let (counts, are_options) = (shows_tally(cx, posed), !posed.lines.is_empty());
    let [before, after] = match are_options {
        true => answers::beside(ui, cx, counts),
        false => [LINE_PADDING; 2],
    };
    // The letters, or the room for them, are drawn apart.
    let skipped = if are_options || posed.order.is_some() {
        2
    } else {
        0
    };
    let program = program.lines().map(|line| line.get(skipped..));
    let program: Vec<&str> = program.map(Option::unwrap_or_default).collect();
    // They fit into the width, unless they would be too small to be read.
    let widths = program.iter().map(|line| width_of(line, Font::Mono, 1.0));
    let room = ui.available_width() - before - after - 1.0;
    let fitting = room / widths.fold(1.0, f32::max);
    let size = scaled(ui, PROGRAM).min(fitting.max(LEAST_PROGRAM));
    let height = (size * 1.25).ceil();
    ui.scope(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing, spacing.interact_size.y) = (egui::vec2(0.0, LINE_GAP), 0.0);
        let fixed = posed.order.as_ref().map_or(program.len(), LineOrder::given);
        for (number, words) in program.iter().copied().take(fixed).enumerate() {
            if let Some(option) = posed.lines.iter().position(|own| *own == number) {
                let font = FontId::monospace(size);
                let ink = egui::Color32::PLACEHOLDER;
                let words = ui.painter().layout(words.to_owned(), font, ink, room);
                let height = height.max(words.size().y) + 2.0 * scaled(ui, CHOICE_PADDING);
                answers::card(ui, cx, posed, (option, words), counts, height);
            } else {
                ui.horizontal(|ui| {
                    ui.set_height(height);
                    ui.add_space(before);
                    ui.add(Label::new(RichText::new(words).monospace().size(size)).wrap());
                });
            }
        }
        let order = posed.order.as_ref()?;
        order::show(ui, cx, order, &program[fixed..], size, posed.is_open())
    })
    .inner
}

/// The verdict and the reason.
fn verdict(ui: &mut Ui, cx: &Cx, posed: &Posed, lines: &[VerdictLine]) {
    // The first line is as large as a title if it is one line then.
    let width = lines
        .first()
        .map(|(_, words)| width_of(words, Font::Bold, cx.metrics.title));
    let has_room = scaled(ui, width.unwrap_or(0.0) + 2.0 * cx.metrics.title) < ui.available_width();
    let title = if has_room { cx.metrics.title } else { OPTION };
    let sizes = std::iter::once(title).chain(std::iter::repeat(OPTION));
    for ((fate, words), size) in lines.iter().zip(sizes) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = scaled(ui, 5.0);
            let mut words = bold(ui, words, size);
            if let Some((sign, ink)) = fate.map(|fate| sign(cx, fate)) {
                ui.label(bold(ui, sign, size).color(ink));
                words = words.color(ink);
            }
            ui.add(Label::new(words).wrap());
        });
    }
    if let Some(explanation) = &posed.explanation {
        let words = cx.lesson_text(explanation);
        let size = match cx.look.is_presenting {
            true => TextStyle::Small.resolve(ui.style()).size,
            false => scaled(ui, OPTION),
        };
        glossary::text(ui, cx, RichText::new(words).size(size));
    }
}

/// The score, and what can be done after the verdict.
fn ways_on(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    // At the end the score sheet says the score.
    let has_score = !cx.presents_end() && cx.session.questions().score().1 > 0;
    let (can_show, can_review) = (posed.decided.is_some(), cx.session.questions().is_on);
    if !has_score && !can_show && !can_review {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if can_show {
            cx.on_click(&ui.button(cx.word("answer-show")), Command::ShowAnswer);
        }
        if has_score {
            score(ui, cx);
        }
        if can_review {
            cx.on_click(&ui.button(cx.word("review")), Command::Review(true));
        }
    });
}

fn score(ui: &mut Ui, cx: &Cx) {
    let words = score_in_words(cx.session.questions().score(), cx.language);
    ui.weak(words);
}

/// The review of wrong answers. A click goes to the step of the question.
pub fn review(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(cx.word("review"));
        score(ui, cx);
    });
    for (posed, words) in wrong(cx) {
        let row = Button::new(words).frame(false).wrap();
        if ui.add(row).clicked() {
            cx.ask(Command::Lead(posed.board));
            cx.ask(Command::GoTo(posed.step));
        }
    }
    if wrong(cx).next().is_none() {
        ui.label(cx.word("review-flawless"));
    }
    let close = ui.button(cx.keyed(format!("{}  Esc", cx.word("solving-close"))));
    cx.on_click(&close, Command::Review(false));
}

/// The questions whose first answer was wrong, in words.
fn wrong<'a>(cx: &'a Cx) -> impl Iterator<Item = (&'a Posed, String)> {
    let (answered, language) = (&cx.session.questions().answered, cx.language);
    let wrong = answered.iter().filter(|posed| !posed.is_right_at_once());
    wrong.map(move |posed| {
        let option = |option: usize| posed.options[option].get(language).to_owned();
        let first = posed.first_answer().map_or(String::new(), option);
        let values = [
            ("step", language.number(posed.step).into()),
            ("question", posed.question.get(language).to_owned().into()),
            ("answer", first.into()),
            ("right", option(posed.right).into()),
        ];
        (posed, cx.text("review-wrong", values))
    })
}
