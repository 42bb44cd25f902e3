//! A question, its options or votes, its verdict, and the score.

use super::answers::{self, OPTION, fate, sense, sign, speak};
use super::panel::{FADE, follow};
use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::paint::color;
use crate::app::style::{CLICKED, TEXT, checkbox, scaled, unbroken};
use crate::explain::args;
use crate::scene::{Font, width_of, wrap};
use crate::session::posed::Posed;
use crate::session::verdict::{LETTERS, score_in_words, verdict_in_words, verdicts_in_words};
use crate::session::{Command, Switch};
use egui::{Align, Button, Label, Layout, RichText, Ui, UiBuilder};

/// Text sizes, in points.
const QUESTION: f32 = 18.0;
const VERDICT: f32 = 22.0;
const PROGRAM: f32 = 14.0;
/// The least text size of a program, in points. Lines that are still too long are wrapped.
const LEAST: f32 = 12.0;
/// Beside and between the lines of a program, and above and below those that can be chosen, in points.
const PADDING: f32 = 4.0;
const GAP: f32 = 1.0;
const CHOSEN: f32 = 3.0;
/// The height of a line of text and of a program, in text sizes.
const LEADING: f32 = 1.3;
const CLOSE: f32 = 1.25;
/// The gap above the question and between its parts, in points.
const APART: f32 = 6.0;
/// The width of the sign before a verdict, in points.
const SIGN: f32 = 28.0;
/// The width of the box and the key beside the words of the switch for classes, in points.
const SWITCH: f32 = 64.0;

/// Where the feedback on an answer appears. The options do not move when it does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FeedbackPlace {
    /// Below the options, in a place that begins at its top.
    Below,
    /// Above the question, in a card that stands on its foot and grows upwards.
    Above,
}

/// Shows the current question, if there is one.
pub fn show(ui: &mut Ui, cx: &Cx, place: FeedbackPlace) {
    let questions = cx.session.questions();
    let Some(posed) = questions.posed() else {
        return;
    };
    let times = scaled(ui, 1.0);
    ui.spacing_mut().item_spacing.y = APART * times;
    ui.add_space(APART * times);
    let top = ui.cursor().top();
    if place == FeedbackPlace::Above {
        // What is below it stands where it is expected to.
        let height = height_of_feedback(cx, posed, ui.available_width(), times);
        feedback(ui, cx, posed);
        ui.add_space((top + height - ui.cursor().top()).max(0.0));
    }
    let first = ui.add(Label::new(bold(ui, &in_words(cx, posed), QUESTION)).wrap());
    if let Some(program) = &posed.program {
        lines(ui, cx, posed, program.get(cx.language));
    }
    if posed.lines.is_empty() || shows_tally(cx, posed) {
        answers::show(ui, cx, posed, shows_tally(cx, posed));
    }
    let options = ui.min_rect().bottom();
    if place == FeedbackPlace::Below {
        feedback(ui, cx, posed);
    }
    if cx.session.is_asking() {
        asking(ui, cx, posed);
    } else {
        ways_on(ui, cx, posed);
    }
    let has_feedback = posed.has_feedback();
    // Words in another language have another height.
    let language = cx.language;
    let now = (
        posed.board,
        posed.step,
        posed.is_open(),
        posed.tried,
        language,
    );
    // Where not all of it fits, the options are seen first, and then the verdict.
    let all = ui.min_rect().with_min_y(top);
    let fits = all.height() + FADE <= ui.clip_rect().height();
    let seen = match place {
        // The foot stays where it is.
        FeedbackPlace::Above if fits => all,
        FeedbackPlace::Above if has_feedback => all.with_max_y(first.rect.top()),
        FeedbackPlace::Below if fits && !cx.session.is_asking() => all,
        FeedbackPlace::Below if !cx.session.is_asking() => all.with_min_y(options),
        FeedbackPlace::Above | FeedbackPlace::Below => {
            all.with_max_y(options).with_min_y(first.rect.top())
        }
    };
    follow(ui, seen, now);
}

/// The question. One before the next move says of which board, where there are several; lessons say it themselves.
fn in_words(cx: &Cx, posed: &Posed) -> String {
    let question = posed.question.get(cx.language);
    let runs = cx.session.runs();
    if runs.is_alone() || cx.session.questions().is_of_stop() {
        return question.to_owned();
    }
    format!("{}: {question}", runs.title(posed.board, cx.language))
}

/// The feedback: the verdict, or after a first wrong answer the words that offer a second try.
fn feedback(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    if !cx.session.is_asking() {
        verdict(ui, cx, posed);
    } else if posed.tried.is_some() {
        ui.add(Label::new(bold(ui, &cx.word("answer-again"), QUESTION)).wrap());
    }
}

/// Who answers, and how.
fn asking(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let questions = cx.session.questions();
    let mut counts = questions.counts_class();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = scaled(ui, 16.0);
        let words = format!("{}  T", cx.word("class"));
        if checkbox(ui, &mut counts, words).changed() {
            cx.ask(Command::CountClass(Switch::Toggle));
        }
        if questions.counts_class() {
            let words = format!("{}  Enter", cx.word("class-verdict"));
            let button = Button::new(words);
            if ui.add_enabled(posed.all_votes() > 0, button).clicked() {
                cx.ask(Command::JudgeClass);
            }
        }
    });
    if !questions.typed().is_empty() {
        ui.strong(format!("{}_", questions.typed()));
    } else if !cx.is_tight() || questions.counts_class() {
        // Elsewhere the notice about an unanswered question says it too.
        ui.add(Label::new(RichText::new(hint(cx, posed)).weak()).wrap());
    }
}

/// How to answer.
fn hint(cx: &Cx, posed: &Posed) -> String {
    let letters: Vec<String> = LETTERS
        .iter()
        .take(posed.options.len())
        .map(char::to_string)
        .collect();
    let hint = if cx.session.questions().counts_class() {
        "class-hint"
    } else if posed.is_typed() {
        "answer-hint-typed"
    } else {
        "answer-hint"
    };
    let values = args([("letters", letters.join(", ").into())]);
    cx.language.text(hint, &values)
}

/// What must be read first.
fn bold(ui: &Ui, words: &str, size: f32) -> RichText {
    RichText::new(unbroken(words))
        .size(scaled(ui, size))
        .family(family(Font::Bold))
}

/// The size of the lines of a program: they fit into this width, unless they would be too small to be read.
fn program_size(program: &str, width: f32, times: f32) -> f32 {
    let widths = program.lines().map(|line| width_of(line, Font::Mono, 1.0));
    let widest = widths.fold(1.0, f32::max);
    let fitting = (width - 2.0 * PADDING - 1.0) / widest;
    (PROGRAM * times).min(fitting.max(LEAST))
}

fn program_height(size: f32) -> f32 {
    (size * CLOSE).ceil()
}

/// Whether votes are shown in place of options.
fn shows_tally(cx: &Cx, posed: &Posed) -> bool {
    cx.session.questions().counts_class() && cx.session.is_asking() || posed.all_votes() > 0
}

/// The height of the question with everything around it, at this width and text scale. Below, it is the same before
/// and after the verdict, whose room is kept.
pub fn height_of(cx: &Cx, place: FeedbackPlace, width: f32, times: f32) -> f32 {
    let questions = cx.session.questions();
    let Some(posed) = questions.posed() else {
        return 0.0;
    };
    let gap = APART * times;
    let question = in_words(cx, posed);
    let mut height = 2.0 * gap + rows(&question, Font::Bold, QUESTION * times, width);
    if let Some(program) = &posed.program {
        height += height_of_program(posed, program.get(cx.language), width, times) + gap;
    }
    let counts = shows_tally(cx, posed);
    if posed.lines.is_empty() || counts {
        height += answers::height_of(cx, posed, counts, width, times) + gap;
    }
    let asking = height_of_asking(cx, posed, width, times);
    let ways_on = height_of_ways_on(cx, posed, times);
    height
        + match place {
            FeedbackPlace::Above => {
                height_of_feedback(cx, posed, width, times) + asking.max(ways_on)
            }
            FeedbackPlace::Below => {
                let again = height_of_again(cx, posed, width, times);
                (again + asking).max(height_of_verdict(cx, posed, width, times) + ways_on)
            }
        }
}

/// The part of this height that an open question keeps for its verdict.
pub fn height_kept(cx: &Cx, width: f32, times: f32) -> f32 {
    let posed = cx.session.questions().posed();
    posed
        .filter(|_| cx.session.is_asking())
        .map_or(0.0, |posed| {
            let now = height_of_again(cx, posed, width, times)
                + height_of_asking(cx, posed, width, times);
            let then =
                height_of_verdict(cx, posed, width, times) + height_of_ways_on(cx, posed, times);
            (then - now).max(0.0)
        })
}

/// The height of the feedback; 0 before the first answer.
fn height_of_feedback(cx: &Cx, posed: &Posed, width: f32, times: f32) -> f32 {
    if cx.session.is_asking() {
        height_of_again(cx, posed, width, times)
    } else {
        height_of_verdict(cx, posed, width, times)
    }
}

/// The height of words at this width.
fn rows(words: &str, font: Font, size: f32, width: f32) -> f32 {
    wrap(&[(words, font)], size, width).len() as f32 * size * LEADING
}

fn height_of_program(posed: &Posed, program: &str, width: f32, times: f32) -> f32 {
    let size = program_size(program, width, times);
    let room = width - 2.0 * PADDING;
    let rows = |line: &str| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let room = room - width_of(indent, Font::Mono, size);
        wrap(&[(line, Font::Mono)], size, room).len().max(1)
    };
    let rows: usize = program.lines().map(rows).sum();
    let chosen = posed.lines.len() as f32 * 2.0 * CHOSEN * times;
    rows as f32 * (program_height(size) + GAP) + chosen
}

/// The height of the ways to answer.
fn height_of_asking(cx: &Cx, posed: &Posed, width: f32, times: f32) -> f32 {
    let (text, gap) = (TEXT * times, APART * times);
    let counts = cx.session.questions().counts_class();
    let row = (text * LEADING).max(CLICKED) + gap;
    let class = width_of(&cx.word("class"), Font::Regular, text) + SWITCH * times;
    let verdict = width_of(&cx.word("class-verdict"), Font::Regular, text) + SWITCH * times;
    let wraps = counts && class + verdict > width;
    let hint = if !cx.is_tight() || counts {
        rows(&hint(cx, posed), Font::Regular, text, width) + gap
    } else {
        0.0
    };
    row * if wraps { 2.0 } else { 1.0 } + hint
}

/// The height of the words that offer a second try.
fn height_of_again(cx: &Cx, posed: &Posed, width: f32, times: f32) -> f32 {
    let words = cx.word("answer-again");
    let height = || rows(&words, Font::Bold, QUESTION * times, width) + APART * times;
    posed.tried.map_or(0.0, |_| height())
}

/// The height of the verdict, whatever it will be.
fn height_of_verdict(cx: &Cx, posed: &Posed, width: f32, times: f32) -> f32 {
    let gap = APART * times;
    let of_verdict = |words: &String| {
        let width = width - SIGN * times;
        rows(words, Font::Bold, VERDICT * times, width)
    };
    let verdicts = verdicts_in_words(posed, cx.language);
    let verdict = verdicts.iter().map(of_verdict).fold(0.0, f32::max) + gap;
    let explanation = posed.explanation.as_ref().map_or(0.0, |text| {
        rows(text.get(cx.language), Font::Regular, OPTION * times, width) + gap
    });
    verdict + explanation
}

/// The height of what can be done after the verdict.
fn height_of_ways_on(cx: &Cx, posed: &Posed, times: f32) -> f32 {
    let score = TEXT * times * LEADING;
    let has_button = posed.decided.is_some() || cx.session.questions().is_on();
    let height = if has_button {
        score.max(CLICKED)
    } else {
        score
    };
    height + APART * times
}

/// The lines of a program. Those that are options are chosen here, unless votes are counted below.
fn lines(ui: &mut Ui, cx: &Cx, posed: &Posed, program: &str) {
    let times = scaled(ui, 1.0);
    let size = program_size(program, ui.available_width(), times);
    // They stay the same widgets as well.
    let own = UiBuilder::new().id_salt("lines").global_scope(true);
    ui.scope_builder(own, |ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y) = (GAP, 0.0);
        spacing.button_padding = egui::vec2(PADDING, 0.0);
        for (number, line) in program.lines().enumerate() {
            let option = posed.lines.iter().position(|own| *own == number);
            match option.filter(|_| !shows_tally(cx, posed)) {
                Some(option) => {
                    let height = program_height(size) + 2.0 * CHOSEN * times;
                    let words = marked(cx, line, fate(posed, option));
                    let words = words.monospace().size(size);
                    let across = Layout::top_down_justified(Align::Min);
                    ui.with_layout(across, |ui| line_of(ui, cx, posed, option, words, height));
                }
                None => {
                    ui.horizontal(|ui| {
                        ui.set_height(program_height(size));
                        ui.add_space(PADDING);
                        ui.add(Label::new(RichText::new(line).monospace().size(size)).wrap());
                    });
                }
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
    if button.clicked() {
        cx.ask(Command::Choose(option));
    }
}

/// The verdict and the reason.
fn verdict(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    // A class is right if most of it is. An answer that is only shown is the right one.
    let (sign, ink) = sign(cx, posed.is_right() || posed.answer.is_none());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = scaled(ui, 5.0);
        ui.label(bold(ui, sign, VERDICT).color(ink));
        let words = bold(ui, &verdict_in_words(posed, cx.language), VERDICT).color(ink);
        ui.add(Label::new(words).wrap());
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
    let (can_show, can_review) = (posed.decided.is_some(), cx.session.questions().is_on());
    if !has_score && !can_show && !can_review {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if can_show && ui.button(cx.word("answer-show")).clicked() {
            cx.ask(Command::ShowAnswer);
        }
        if has_score {
            score(ui, cx);
        }
        if can_review && ui.button(cx.word("review")).clicked() {
            cx.ask(Command::Review(true));
        }
    });
}

fn score(ui: &mut Ui, cx: &Cx) {
    let words = score_in_words(cx.session.questions().score(), cx.language);
    ui.label(RichText::new(words).weak());
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
    if ui
        .button(format!("{}  Esc", cx.word("solving-close")))
        .clicked()
    {
        cx.ask(Command::Review(false));
    }
}

/// The questions whose first answer was wrong, in words.
fn wrong<'a>(cx: &'a Cx) -> impl Iterator<Item = (&'a Posed, String)> {
    let (answered, language) = (cx.session.questions().answered(), cx.language);
    let wrong = answered.iter().filter(|posed| !posed.is_right_at_once());
    wrong.map(move |posed| {
        let option = |option: usize| posed.options[option].get(language).to_owned();
        let first = posed.first_answer().map_or(String::new(), option);
        let values = args([
            ("step", language.number(posed.step).into()),
            ("question", posed.question.get(language).to_owned().into()),
            ("answer", first.into()),
            ("right", option(posed.right).into()),
        ]);
        (posed, language.text("review-wrong", &values))
    })
}

/// The height of the review at this width and text scale, with the card around it.
pub fn height_of_review(cx: &Cx, width: f32, times: f32) -> f32 {
    let line = TEXT * times * LEADING;
    let rows = wrong(cx).map(|(_, words)| {
        let lines = wrap(&[(&words, Font::Regular)], TEXT * times, width - 18.0).len();
        (lines as f32 * line).max(CLICKED)
    });
    // What is below and above them: the score, what is said if there are none, the button, and margins.
    rows.sum::<f32>() + 2.0 * line + 2.0 * CLICKED
}
