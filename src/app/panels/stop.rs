//! What the stop at which the playhead stands has to say and to ask.

use crate::app::paint::color;
use crate::app::state::State;
use crate::explain::args;
use crate::playhead::Command;
use egui::{Button, RichText, Ui};

/// The keys of the answers.
const LETTERS: [char; 4] = ['A', 'B', 'C', 'D'];

/// Shows the words and the question of a stop.
pub fn show(ui: &mut Ui, state: &mut State, number: usize) {
    if let Some(text) = state.stop_text(number) {
        ui.label(RichText::new(text).line_height(Some(21.0)));
    }
    if state.stop_here() == Some(number) {
        question(ui, state, number);
    }
}

fn question(ui: &mut Ui, state: &mut State, number: usize) {
    let (language, p) = (state.language, state.theme.palette());
    let answered = state.answers.get(&number).copied();
    let Some(posed) = state.posed(number) else {
        return;
    };
    ui.add_space(4.0);
    ui.label(RichText::new(posed.question.get(language)).strong());
    let (mut chosen, mut shown) = (None, None);
    ui.horizontal_wrapped(|ui| {
        for (option, text) in posed.options.iter().enumerate() {
            let letter = LETTERS
                .get(option)
                .map_or(String::new(), |letter| format!("{letter}  "));
            let words = format!("{letter}{}", text.get(language));
            let words = match answered {
                Some(_) if option == posed.right => RichText::new(format!("✔ {words}"))
                    .color(color(p.deduced))
                    .strong(),
                Some(answer) if option == answer => {
                    RichText::new(format!("✖ {words}")).color(color(p.conflict))
                }
                _ => RichText::new(words),
            };
            let button = Button::new(words).wrap();
            if ui.add_enabled(answered.is_none(), button).clicked() {
                chosen = Some(option);
            }
        }
    });
    if let Some(answer) = answered {
        let verdict = if answer == posed.right {
            language.word("answer-right")
        } else {
            let right = posed.options[posed.right].get(language).to_owned();
            language.text("answer-wrong", &args([("answer", right.into())]))
        };
        ui.label(RichText::new(verdict).strong());
        if let Some(explanation) = &posed.explanation {
            ui.label(explanation.get(language));
        }
        let decided = posed.decided;
        ui.horizontal_wrapped(|ui| {
            if let Some(step) = decided
                && ui.button(language.word("answer-show")).clicked()
            {
                shown = Some(step);
            }
            let (right, asked) = state.score();
            let values = [
                ("right", (right as u64).into()),
                ("asked", (asked as u64).into()),
            ];
            ui.label(RichText::new(language.text("answer-score", &args(values))).weak());
        });
    } else {
        ui.label(RichText::new(language.word("answer-hint")).weak());
    }
    if let Some(option) = chosen {
        state.answer(option);
    }
    if let Some(step) = shown {
        state.lead(state.lesson.stops[number].board());
        state.push(Command::GoTo(step));
    }
}
