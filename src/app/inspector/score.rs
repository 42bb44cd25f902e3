//! The score sheet at the end of a lesson: what has become of its questions.

use super::panel::follow;
use super::stop::title_of;
use crate::app::cx::Cx;
use crate::app::look::{Dialog, LookCommand};
use crate::app::misconceptions;
use crate::app::paint::color;
use crate::session::Switch;
use crate::session::verdict::{AnswerMark, Score};
use egui::{Label, RichText, Ui};

/// The whole sheet, with the way to the results at its head, and what wrong answers show.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let p = &cx.palette;
    let Some(score) = Score::of(cx.session) else {
        return;
    };
    ui.add_space(8.0);
    let head = ui.horizontal_wrapped(|ui| {
        ui.strong(score.in_words(cx.language));
        let shelf = cx.session.lessons();
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
    for &(number, mark) in score.marks() {
        let ink = match mark {
            AnswerMark::Right => p.deduced,
            AnswerMark::Wrong => p.conflict,
            AnswerMark::Unanswered => p.faint,
        };
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(mark.sign()).strong().color(color(ink)));
            // Of a question that was never asked there is only the stop.
            let posed = cx.session.questions().of_stop(number);
            let words = posed.map_or_else(
                || title_of(cx, number),
                |posed| format!("{}. {}", number + 1, posed.question.get(cx.language)),
            );
            ui.add(Label::new(words).wrap());
        });
    }
    misconceptions::show(ui, cx, &cx.session.questions().misconceptions());
}
