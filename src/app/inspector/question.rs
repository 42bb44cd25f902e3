//! A question, its options or votes, its verdict, and the score.

use super::answers::{self, OPTION, fate, sense, sign, speak};
use super::panel::follow;
use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::paint::color;
use crate::app::style::{checkbox, scaled, unbroken};
use crate::scene::{Font, width_of};
use crate::session::posed::Posed;
use crate::session::verdict::{LETTERS, score_in_words, verdict_in_words, verdicts_in_words};
use crate::session::{Command, Switch};
use egui::{Align, Button, Label, Layout, RichText, Ui};

/// Text sizes, in points.
const QUESTION: f32 = 18.0;
const VERDICT: f32 = 22.0;
const PROGRAM: f32 = 14.0;
/// The least text size of a program, in points. Lines that are still too long are wrapped.
const LEAST_PROGRAM: f32 = 12.0;
/// The space beside and between the lines of a program, and above and below those that can be
/// chosen, in points.
const LINE_PADDING: f32 = 4.0;
const LINE_GAP: f32 = 1.0;
const CHOICE_PADDING: f32 = 3.0;
/// The space above the question and between its parts, in points.
const PART_GAP: f32 = 6.0;

/// The feedback that a question is shown with, below its options.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Feedback {
    /// As it is.
    Current,
    /// The longest that may come: only to be measured.
    Longest,
}

/// Shows the current question, if there is one.
pub fn show(ui: &mut Ui, cx: &Cx, feedback: Feedback) {
    let Some(posed) = cx.session.questions().posed() else {
        return;
    };
    ui.spacing_mut().item_spacing.y = scaled(ui, PART_GAP);
    ui.add_space(scaled(ui, PART_GAP));
    let width = ui.available_width();
    let question = ui.add(Label::new(bold(ui, &in_words(cx, posed), QUESTION)).wrap());
    if let Some(program) = &posed.program {
        lines(ui, cx, posed, program.get(cx.language));
    }
    if posed.lines.is_empty() || shows_tally(cx, posed) {
        answers::show(ui, cx, posed, shows_tally(cx, posed));
    }
    if feedback == Feedback::Longest {
        let now = fit::height(ui, width, |ui| asking(ui, cx, posed));
        let verdicts = verdicts_in_words(posed, cx.language).into_iter();
        let heights = verdicts.map(|words| {
            fit::height(ui, width, |ui| {
                verdict(ui, cx, posed, &words);
                ways_on(ui, cx, posed);
            })
        });
        ui.add_space(heights.fold(now, f32::max));
        return;
    }
    let options = ui.min_rect().bottom();
    // Where not all of it fits, the options are seen first, and then the verdict.
    let seen = if cx.session.is_asking() {
        asking(ui, cx, posed);
        ui.min_rect()
            .with_max_y(options)
            .with_min_y(question.rect.top())
    } else {
        verdict(ui, cx, posed, &verdict_in_words(posed, cx.language));
        ways_on(ui, cx, posed);
        ui.min_rect().with_min_y(options)
    };
    let state = (posed.board, posed.step, posed.is_open(), posed.tried);
    // Words in another language have another height.
    follow(ui, seen, (state, cx.language));
}

/// The question. One that is asked before a move names its board if there are several; lessons do
/// that in their text.
fn in_words(cx: &Cx, posed: &Posed) -> String {
    let question = posed.question.get(cx.language);
    let runs = cx.session.runs();
    if runs.is_alone() || cx.session.questions().stop.is_some() {
        return question.to_owned();
    }
    format!("{}: {question}", runs.title(posed.board, cx.language))
}

/// Who answers, and how.
fn asking(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let questions = cx.session.questions();
    let mut counts = questions.counts_class;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = scaled(ui, 16.0);
        let words = format!("{}  T", cx.word("class"));
        let class = checkbox(ui, &mut counts, words);
        cx.on_click(&class, Command::CountClass(Switch::Toggle));
        if questions.counts_class {
            let button = Button::new(format!("{}  Enter", cx.word("class-verdict")));
            let button = ui.add_enabled(posed.all_votes() > 0, button);
            cx.on_click(&button, Command::JudgeClass);
        }
    });
    if !questions.typed.is_empty() {
        ui.strong(format!("{}_", questions.typed));
    } else if posed.tried.is_some() {
        // As high as the hint in its place, so that the options do not move.
        ui.strong(cx.word("answer-again"));
    } else if !cx.metrics.is_low || questions.counts_class {
        // Elsewhere the notice about an unanswered question says it too.
        ui.add(Label::new(RichText::new(hint(cx, posed)).weak()).wrap());
    }
}

/// How to answer.
fn hint(cx: &Cx, posed: &Posed) -> String {
    let letters = LETTERS.iter().take(posed.options.len());
    let letters: Vec<String> = letters.map(char::to_string).collect();
    let hint = if cx.session.questions().counts_class {
        "class-hint"
    } else if posed.is_typed() {
        "answer-hint-typed"
    } else {
        "answer-hint"
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

/// The lines of a program. Those that are options are chosen here, unless votes are counted below.
fn lines(ui: &mut Ui, cx: &Cx, posed: &Posed, program: &str) {
    // They fit into the width, unless they would be too small to be read.
    let widths = program.lines().map(|line| width_of(line, Font::Mono, 1.0));
    let fitting = (ui.available_width() - 2.0 * LINE_PADDING - 1.0) / widths.fold(1.0, f32::max);
    let size = scaled(ui, PROGRAM).min(fitting.max(LEAST_PROGRAM));
    let height = (size * 1.25).ceil();
    let chosen = height + 2.0 * scaled(ui, CHOICE_PADDING);
    ui.scope(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y) = (LINE_GAP, 0.0);
        spacing.button_padding = egui::vec2(LINE_PADDING, 0.0);
        for (number, line) in program.lines().enumerate() {
            let option = posed.lines.iter().position(|own| *own == number);
            if let Some(option) = option.filter(|_| !shows_tally(cx, posed)) {
                let words = marked(cx, line, fate(posed, option));
                let words = words.monospace().size(size);
                let across = Layout::top_down_justified(Align::Min);
                ui.with_layout(across, |ui| line_of(ui, cx, posed, option, words, chosen));
            } else {
                ui.horizontal(|ui| {
                    ui.set_height(height);
                    ui.add_space(LINE_PADDING);
                    ui.add(Label::new(RichText::new(line).monospace().size(size)).wrap());
                });
            }
        }
    });
}

/// A line with a sign between its letter and its words, once it is known whether it is right.
fn marked(cx: &Cx, line: &str, fate: Option<bool>) -> RichText {
    match fate.map(|fate| sign(cx, fate)) {
        Some((sign, ink)) => RichText::new(line.replacen(' ', sign, 1)).color(ink),
        None => RichText::new(line),
    }
}

/// A line that can be chosen.
fn line_of(ui: &mut Ui, cx: &Cx, posed: &Posed, option: usize, words: RichText, height: f32) {
    let mut button = Button::new(words)
        .wrap()
        .corner_radius(8)
        .min_size(egui::vec2(0.0, height))
        .sense(sense(posed, option));
    if fate(posed, option) == Some(true) {
        button = button.fill(color(cx.palette.deduced_fill));
    }
    let button = ui.add(button);
    speak(&button, posed, option, cx);
    cx.on_click(&button, Command::Choose(option));
}

/// The verdict and the reason.
fn verdict(ui: &mut Ui, cx: &Cx, posed: &Posed, words: &str) {
    // A class is right if most of it is. An answer that is only shown is the right one.
    let (sign, ink) = sign(cx, posed.is_right() || posed.answer.is_none());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = scaled(ui, 5.0);
        ui.label(bold(ui, sign, VERDICT).color(ink));
        ui.add(Label::new(bold(ui, words, VERDICT).color(ink)).wrap());
    });
    if let Some(explanation) = &posed.explanation {
        let words = unbroken(explanation.get(cx.language));
        glossary::text(ui, cx, RichText::new(words).size(scaled(ui, OPTION)));
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
    let close = ui.button(format!("{}  Esc", cx.word("solving-close")));
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
