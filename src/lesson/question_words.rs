//! Words for questions that a run answers.

use crate::analysis::question::{Answer, Deed, Question, QuestionKind, Until};
use crate::explain::{Language, args, cell_name, value_name};
use crate::puzzle::{Family, Topology};
use crate::timeline::Moment;

/// The name of a kind of question in ids of stops, in records of answers and in the catalogues.
pub const fn question_id(kind: QuestionKind) -> &'static str {
    match kind {
        QuestionKind::NextCell => "next-cell",
        QuestionKind::NextValue => "next-value",
        QuestionKind::WhatHappens => "what-happens",
        QuestionKind::StepsUntil(Until::Backtrack) => "steps-backtrack",
        QuestionKind::StepsUntil(Until::Solution) => "steps-solution",
        QuestionKind::StepsUntil(Until::End) => "steps-end",
        QuestionKind::WhichPeer => "which-peer",
        QuestionKind::Falls => "falls",
        QuestionKind::NextWritten => "next-written",
        QuestionKind::TakeBack => "take-back",
    }
}

/// The question in the program's own words.
pub fn question_in_words(question: &Question, topology: &Topology, language: Language) -> String {
    let cell = question.cell;
    let cell = cell.map(|cell| cell_name(cell, topology, language));
    let value = question.value;
    let value = value.map(|value| value_name(value, topology, language));
    let known = match (&cell, &value) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "cell",
        (None, _) => "none",
    };
    let values = args([
        ("kind", topology.family().id().into()),
        ("told", known.into()),
        ("deed", question.deed.map_or("", Deed::id).into()),
        ("cell", cell.unwrap_or_default().into()),
        ("value", value.unwrap_or_default().into()),
    ]);
    language.text(&format!("ask-{}", question_id(question.kind)), &values)
}

/// Why an answer is wrong, if that can be said of it alone, at the moment at which the question is
/// asked.
pub fn why_wrong(
    question: &Question,
    now: &Moment,
    answer: Answer,
    language: Language,
) -> Option<String> {
    let topology = now.problem().topology();
    // The words are made for cells and digits.
    let choice = match topology.family() {
        Family::Queens(_) | Family::Map(_) | Family::Row(_) | Family::Way(_) | Family::Free(_) => {
            return None;
        }
        Family::Sudoku(_)
        | Family::Jigsaw(_)
        | Family::Diagonal(_)
        | Family::Windows
        | Family::Latin(_)
        | Family::Grid(_) => now.choices().pop()?,
    };
    let is_emptied = question.deed == Some(Deed::Emptied);
    let (id, cell, value) = match (question.kind, answer) {
        (QuestionKind::WhichPeer, Answer::Cell(cell)) => {
            ("why-wrong-harmless", cell, now.value(cell))
        }
        (QuestionKind::NextValue, Answer::Value(value)) => {
            let option = (question.cell?, value);
            let has_failed = choice.failed.contains(&option);
            if !has_failed && !choice.untried.contains(&option) {
                return None;
            }
            let id = if has_failed {
                "why-wrong-failed"
            } else {
                "why-wrong-later"
            };
            (id, option.0, Some(value))
        }
        (QuestionKind::NextWritten, Answer::Cell(cell)) if now.value(cell).is_none() => {
            ("why-wrong-stuck", cell, None)
        }
        (QuestionKind::NextCell, Answer::Cell(cell)) if is_emptied => match now.value(cell) {
            Some(value) => ("why-wrong-older", cell, Some(value)),
            None => ("why-wrong-empty", cell, None),
        },
        _ => return None,
    };
    let value = value.map(|value| value_name(value, topology, language));
    let values = args([
        ("cell", cell_name(cell, topology, language).into()),
        ("value", value.unwrap_or_default().into()),
    ]);
    Some(language.text(id, &values))
}

/// The answer as it is recorded, whatever the language: a cell, a value, a number or what happens.
pub fn answer_id(answer: Answer, topology: &Topology) -> String {
    match answer {
        Answer::Cell(cell) => topology.address(cell),
        Answer::Value(value) => topology.value_text(value),
        Answer::Steps(steps) => steps.to_string(),
        Answer::Happens(kind) => kind.id().to_owned(),
    }
}

/// The answer in words.
pub fn answer_in_words(answer: Answer, topology: &Topology, language: Language) -> String {
    match answer {
        Answer::Cell(cell) => cell_name(cell, topology, language),
        Answer::Value(value) => value_name(value, topology, language),
        Answer::Steps(steps) => language.number(steps),
        Answer::Happens(kind) => language.word(&format!("happens-{}", kind.id())),
    }
}
