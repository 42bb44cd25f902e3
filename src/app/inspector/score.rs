//! The score sheet at the end of a lesson: its questions, and which of them were answered right at the first try.

use super::panel::follow;
use crate::app::cx::Cx;
use crate::app::look::{Dialog, LookCommand};
use crate::app::misconceptions;
use crate::app::paint::color;
use crate::explain::args;
use crate::session::Switch;
use crate::session::questions::Posed;
use egui::{Label, RichText, Ui};

/// Whether the words of a stop end with the score and the way to the next lesson, where the lesson view and the
/// inspector's foot are not seen.
pub fn is_at_end(cx: &Cx) -> bool {
    cx.look.is_presenting && cx.session.is_at_last_stop()
}

/// Whether the way to the next lesson stands below the words now.
pub fn offers_next(cx: &Cx) -> bool {
    is_at_end(cx) && !cx.session.is_asking()
}

/// The questions that were answered, with the numbers of their stops.
fn answered<'a>(cx: &'a Cx) -> Vec<(usize, &'a Posed)> {
    let questions = cx.session.questions();
    let all = 0..cx.session.lesson().stops.len();
    all.filter_map(|number| Some((number, questions.of_stop(number)?)))
        .filter(|(_, posed)| posed.answer.is_some())
        .collect()
}

/// How many of them were right, in words.
fn in_words(cx: &Cx, answered: &[(usize, &Posed)]) -> String {
    let right = answered
        .iter()
        .filter(|(_, posed)| posed.is_right_at_once());
    let values = args([
        ("right", (right.count() as u64).into()),
        ("asked", (answered.len() as u64).into()),
    ]);
    cx.language.text("answer-score", &values)
}

/// The sign of an answer.
fn sign(posed: &Posed) -> &'static str {
    if posed.is_right_at_once() {
        "✔"
    } else {
        "✖"
    }
}

/// The whole sheet, with the way to the results at its head, and what wrong answers show.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let p = &cx.palette;
    let answered = answered(cx);
    if answered.is_empty() {
        return;
    }
    ui.add_space(8.0);
    let head = ui.horizontal_wrapped(|ui| {
        ui.strong(in_words(cx, &answered));
        let shelf = cx.session.shelf();
        if shelf.number_of(&cx.session.home().id).is_some()
            && ui.button(format!("{}…", cx.word("results"))).clicked()
        {
            cx.ask(LookCommand::Dialog(Dialog::Results, Switch::On));
        }
    });
    // A verdict stands right above it.
    if !cx.session.is_asking() {
        follow(ui, head.response.rect, cx.session.playhead().position());
    }
    for (number, posed) in answered {
        let ink = if posed.is_right_at_once() {
            p.deduced
        } else {
            p.conflict
        };
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(sign(posed)).strong().color(color(ink)));
            let question = posed.question.get(cx.language);
            ui.add(Label::new(format!("{}. {question}", number + 1)).wrap());
        });
    }
    misconceptions::show(ui, cx, &cx.session.questions().misconceptions());
}

/// The sheet in a line: how many were right, and the sign of each stop's answer. `None` if there is nothing to tell.
pub fn in_short(cx: &Cx) -> Option<String> {
    let answered = answered(cx);
    if answered.is_empty() {
        return None;
    }
    let signs = answered
        .iter()
        .map(|(number, posed)| format!("{}\u{A0}{}", number + 1, sign(posed)));
    let signs: Vec<String> = signs.collect();
    let values = args([
        ("score", in_words(cx, &answered).into()),
        ("signs", signs.join(", ").into()),
    ]);
    Some(cx.language.text("answer-score-stops", &values))
}
