//! A question, its options or votes, its verdict, and the score.

use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::glossary;
use crate::app::paint::color;
use crate::app::style::{TEXT, checkbox, scaled};
use crate::explain::args;
use crate::lesson::Text;
use crate::scene::{Font, width_of, wrap};
use crate::session::questions::Posed;
use crate::session::verdict::{LETTERS, score_in_words, verdict_in_words};
use crate::session::{Command, Switch};
use crate::window::access;
use egui::{Align, Button, DragValue, Label, Layout, Response, RichText, Sense, Ui, UiBuilder};

/// The most votes that can be entered for an option.
const MOST_VOTES: u32 = 999;
/// The height of a bar of votes, in points.
const BAR: f32 = 14.0;
/// The least height of an option, in points.
const CARD: f32 = 38.0;
/// Text sizes, in points.
const QUESTION: f32 = 18.0;
const OPTION: f32 = 16.0;
const PROGRAM: f32 = 14.0;
/// The least text size of a program, in points. Lines that are still too long are wrapped.
const LEAST: f32 = 12.0;
/// Beside and between the lines of a program, and above and below those that can be chosen, in points.
const PADDING: f32 = 4.0;
const GAP: f32 = 1.0;
const CHOSEN: f32 = 3.0;
const VERDICT: f32 = 22.0;
/// The height of a line of text and of a program, in text sizes, and of a row of buttons, in points.
const LEADING: f32 = 1.35;
const CLOSE: f32 = 1.25;
const ROW: f32 = 40.0;

/// Shows the current question, if there is one.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    let Some(posed) = questions.posed() else {
        return;
    };
    ui.add_space(4.0);
    ui.add(Label::new(bold(ui, posed.question.get(cx.language), QUESTION)).wrap());
    let is_asking = cx.session.is_asking();
    if !is_asking {
        verdict(ui, cx, posed);
    }
    if let Some(program) = &posed.program {
        lines(ui, cx, posed, program.get(cx.language));
    }
    let counts_class = questions.counts_class();
    if shows_tally(cx, posed) {
        tally(ui, cx, posed);
    } else if posed.lines.is_empty() {
        answers(ui, cx, posed);
    }
    if posed.tried.is_some() && posed.answer.is_none() {
        ui.label(RichText::new(cx.word("answer-again")).strong());
    }
    if is_asking {
        ui.horizontal_wrapped(|ui| {
            let mut counts = counts_class;
            let words = format!("{}  T", cx.word("class"));
            if checkbox(ui, &mut counts, words).changed() {
                cx.ask(Command::CountClass(Switch::Toggle));
            }
            let typed = questions.typed();
            if typed.is_empty() && cx.is_tight() && !counts {
                // The notice about an unanswered question says it too.
            } else if typed.is_empty() {
                let hint = if counts { "class-hint" } else { "answer-hint" };
                ui.label(RichText::new(cx.word(hint)).weak());
            } else {
                ui.strong(format!("{typed}_"));
            }
        });
    }
}

/// What must be read first.
fn bold(ui: &Ui, words: &str, size: f32) -> RichText {
    RichText::new(words)
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

/// The height of the question with everything below it, at this width and text scale.
pub fn height_of(cx: &Cx, width: f32, times: f32) -> f32 {
    let questions = cx.session.questions();
    let Some(posed) = questions.posed() else {
        return 0.0;
    };
    let lines = |words: &str, font: Font, size: f32, width: f32| {
        let lines = wrap(&[(words, font)], size * times, width).len();
        lines as f32 * size * times * LEADING
    };
    let mut height = lines(posed.question.get(cx.language), Font::Bold, QUESTION, width);
    if let Some(program) = &posed.program {
        let program = program.get(cx.language);
        let size = program_size(program, width, times);
        let room = width - 2.0 * PADDING;
        let rows = |line: &str| {
            let indent = &line[..line.len() - line.trim_start().len()];
            let room = room - width_of(indent, Font::Mono, size);
            wrap(&[(line, Font::Mono)], size, room).len().max(1)
        };
        let rows: usize = program.lines().map(rows).sum();
        height += rows as f32 * (program_height(size) + GAP);
    }
    if !cx.session.is_asking() {
        height += lines(
            &verdict_in_words(posed, cx.language),
            Font::Bold,
            VERDICT,
            width,
        );
        let explanation = posed.explanation.as_ref();
        height += explanation.map_or(0.0, |text| {
            lines(text.get(cx.language), Font::Regular, OPTION, width)
        });
    }
    if shows_tally(cx, posed) {
        height += posed.options.len() as f32 * (ROW.max(OPTION * times * LEADING) + BAR + 12.0);
    } else if !posed.lines.is_empty() {
        height += posed.lines.len() as f32 * 2.0 * CHOSEN * times;
    } else {
        let columns = columns(cx, posed, width, times);
        let width = width / columns as f32 - 60.0 * times;
        let card = |option: &Text| {
            let words = lines(option.get(cx.language), Font::Regular, OPTION, width);
            words.max(CARD * times) + 16.0
        };
        let rows = posed.options.chunks(columns);
        height += rows
            .map(|row| row.iter().map(card).fold(0.0, f32::max))
            .sum::<f32>();
    }
    // The gaps, and what can be done.
    let below = if cx.is_tight() && cx.session.is_asking() {
        ROW
    } else {
        2.0 * ROW
    };
    height + below * times + 30.0
}

/// In how many columns the options are: in two where the window is low and each has room for its words.
fn columns(cx: &Cx, posed: &Posed, width: f32, times: f32) -> usize {
    let room = width / 2.0 - 46.0 * times;
    let fits =
        |option: &Text| width_of(option.get(cx.language), Font::Regular, OPTION * times) <= room;
    if cx.is_tight() && posed.options.iter().all(fits) {
        2
    } else {
        1
    }
}

/// Whether an option is right, as far as that has been told.
fn fate(posed: &Posed, option: usize) -> Option<bool> {
    let is_wrong = posed.tried == Some(option) || posed.answer == Some(option);
    match posed.answer {
        Some(_) if option == posed.right => Some(true),
        _ if is_wrong => Some(false),
        Some(_) | None => None,
    }
}

/// The words of an option, with its letter and what has become of it.
fn option_words(ui: &Ui, posed: &Posed, option: usize, cx: &Cx) -> RichText {
    let words = posed.options[option].get(cx.language);
    let words = LETTERS
        .get(option)
        .map_or(words.to_owned(), |letter| format!("{letter}  {words}"));
    let words = match fate(posed, option) {
        Some(true) => format!("✔ {words}"),
        Some(false) => format!("✖ {words}"),
        None => words,
    };
    coloured(words, posed, option, cx).size(scaled(ui, OPTION))
}

fn coloured(words: String, posed: &Posed, option: usize, cx: &Cx) -> RichText {
    let words = RichText::new(words);
    match fate(posed, option) {
        Some(true) => words.color(color(cx.palette.deduced)).strong(),
        Some(false) => words.color(color(cx.palette.conflict)),
        None => words,
    }
}

/// Names an option by its letter and its words, and says what has become of it.
fn speak(button: &Response, posed: &Posed, option: usize, cx: &Cx) {
    let words = posed.options[option].get(cx.language);
    let letter = LETTERS.get(option).map(char::to_string).unwrap_or_default();
    let verdict = match fate(posed, option) {
        Some(true) => format!(", {}", cx.word("option-right")),
        Some(false) => format!(", {}", cx.word("option-wrong")),
        None => String::new(),
    };
    access::describe(button, |node| {
        node.set_label(format!("{letter}: {words}{verdict}"));
        node.set_keyboard_shortcut(letter.as_str());
    });
}

/// The options, one below the other, or in two columns.
fn answers(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let columns = columns(cx, posed, ui.available_width(), scaled(ui, 1.0));
    let options: Vec<usize> = (0..posed.options.len()).collect();
    // The options stay the same widgets when the verdict comes above them.
    let own = UiBuilder::new().id_salt("answers").global_scope(true);
    ui.scope_builder(own, |ui| {
        for row in options.chunks(columns) {
            ui.columns(columns, |places| {
                for (ui, option) in places.iter_mut().zip(row) {
                    let across = Layout::top_down_justified(Align::Min);
                    let words = option_words(ui, posed, *option, cx);
                    let height = scaled(ui, CARD);
                    ui.with_layout(across, |ui| answer(ui, cx, posed, *option, words, height));
                }
            });
        }
    });
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
                    let words = coloured(marked(line, posed, option), posed, option, cx);
                    let words = words.monospace().size(size);
                    let across = Layout::top_down_justified(Align::Min);
                    ui.with_layout(across, |ui| answer(ui, cx, posed, option, words, height));
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
fn marked(line: &str, posed: &Posed, option: usize) -> String {
    let sign = match fate(posed, option) {
        Some(true) => "✔",
        Some(false) => "✖",
        None => return line.to_owned(),
    };
    line.replacen(' ', sign, 1)
}

fn answer(ui: &mut Ui, cx: &Cx, posed: &Posed, option: usize, words: RichText, height: f32) {
    let is_right = posed.answer.is_some() && option == posed.right;
    // After the verdict the options can only be read.
    let sense = if posed.answer.is_none() && posed.tried != Some(option) {
        Sense::click()
    } else {
        Sense::hover()
    };
    let mut button = Button::new(words)
        .wrap()
        .corner_radius(8)
        .min_size(egui::vec2(0.0, height))
        .sense(sense);
    if is_right {
        button = button.fill(color(cx.palette.deduced_fill));
    }
    let button = ui.add(button);
    speak(&button, posed, option, cx);
    if button.clicked() {
        cx.ask(Command::Choose(option));
    }
}

/// The votes: a bar per option, whose count can be increased by a click or entered.
fn tally(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let p = &cx.palette;
    let most = posed.votes.iter().copied().max().unwrap_or(0).max(1);
    let is_asking = posed.answer.is_none();
    for option in 0..posed.options.len() {
        let votes = posed.votes[option];
        ui.horizontal(|ui| {
            // After the verdict the options can only be read, and must be read well.
            if !is_asking {
                ui.label(
                    RichText::new(votes.to_string())
                        .strong()
                        .size(scaled(ui, OPTION)),
                );
                ui.add(Label::new(option_words(ui, posed, option, cx)).truncate());
                return;
            }
            let mut entered = votes;
            let entry = DragValue::new(&mut entered).range(0..=MOST_VOTES);
            let entry = ui.add(entry);
            if entry.changed() {
                cx.ask(Command::SetVotes(option, entered));
            }
            for (sign, name, by) in [("−", "vote-fewer", -1), ("+", "vote-more", 1)] {
                let letter = LETTERS.get(option).map(char::to_string).unwrap_or_default();
                let name = cx.language.text(name, &args([("option", letter.into())]));
                if access::name(ui.button(sign), &name).clicked() {
                    cx.ask(Command::Vote(option, by));
                }
            }
            let button = Button::new(option_words(ui, posed, option, cx)).truncate();
            let button = ui.add(button);
            speak(&button, posed, option, cx);
            if button.clicked() {
                cx.ask(Command::Vote(option, 1));
            }
            entry.labelled_by(button.id);
        });
        let (rect, _) =
            ui.allocate_exact_size(egui::vec2(ui.available_width(), BAR), Sense::hover());
        let fill = match posed.answer {
            Some(_) if option == posed.right => p.deduced,
            Some(_) => p.line,
            None => p.guess,
        };
        ui.painter().rect_filled(rect, 3.0, color(p.quiet));
        let share = votes as f32 / most as f32;
        let bar = egui::Rect::from_min_size(rect.min, egui::vec2(rect.width() * share, BAR));
        ui.painter().rect_filled(bar, 3.0, color(fill));
    }
    let words = format!("{}  Enter", cx.word("class-verdict"));
    if is_asking
        && ui
            .add_enabled(posed.all_votes() > 0, Button::new(words))
            .clicked()
    {
        cx.ask(Command::JudgeClass);
    }
}

fn verdict(ui: &mut Ui, cx: &Cx, posed: &Posed) {
    let sign = if posed.all_votes() == 0 && !posed.is_right() {
        ("✖", cx.palette.conflict)
    } else {
        ("✔", cx.palette.deduced)
    };
    let ink = color(sign.1);
    ui.horizontal_top(|ui| {
        ui.label(bold(ui, sign.0, VERDICT).color(ink));
        let words = bold(ui, &verdict_in_words(posed, cx.language), VERDICT).color(ink);
        ui.add(Label::new(words).wrap());
    });
    if let Some(explanation) = &posed.explanation {
        let words = RichText::new(explanation.get(cx.language)).size(scaled(ui, OPTION));
        glossary::text(ui, cx, words);
    }
    ui.horizontal_wrapped(|ui| {
        if posed.decided.is_some() && ui.button(cx.word("answer-show")).clicked() {
            cx.ask(Command::ShowAnswer);
        }
        score(ui, cx);
        if cx.session.questions().is_on() && ui.button(cx.word("review")).clicked() {
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
        (lines as f32 * line).max(ROW)
    });
    // What is below and above them: the score, what is said if there are none, the button, and margins.
    rows.sum::<f32>() + 2.0 * line + 2.0 * ROW
}
