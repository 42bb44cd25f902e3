//! Words for questions that a run answers.

use crate::analysis::question::{Answer, Question, QuestionKind, Until};
use crate::explain::{Language, args, cell_name, value_name};
use crate::puzzle::{Family, Topology};

/// The question in the program's own words.
pub fn question_in_words(question: &Question, topology: &Topology, language: Language) -> String {
    let id = match question.kind {
        QuestionKind::NextCell => "ask-next-cell",
        QuestionKind::NextValue => "ask-next-value",
        QuestionKind::WhatHappens => "ask-what-happens",
        QuestionKind::StepsUntil(Until::Backtrack) => "ask-steps-backtrack",
        QuestionKind::StepsUntil(Until::Solution) => "ask-steps-solution",
        QuestionKind::StepsUntil(Until::End) => "ask-steps-end",
        QuestionKind::WhichPeer => "ask-which-peer",
        QuestionKind::Falls => "ask-falls",
        QuestionKind::NextWritten => "ask-next-written",
    };
    let cell = question
        .cell
        .map(|cell| cell_name(cell, topology, language));
    let value = question
        .value
        .map(|value| value_name(value, topology, language));
    let told = match (&cell, &value) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "cell",
        (None, _) => "none",
    };
    let kind = match topology.family() {
        Family::Sudoku(_)
        | Family::Jigsaw(_)
        | Family::Diagonal(_)
        | Family::Windows
        | Family::Latin(_) => "other",
        Family::Queens(_) => "queens",
        Family::Map(_) => "map",
    };
    let values = args([
        ("kind", kind.into()),
        ("told", told.into()),
        ("cell", cell.unwrap_or_default().into()),
        ("value", value.unwrap_or_default().into()),
    ]);
    language.text(id, &values)
}

/// The answer as it is recorded, whatever the language: a cell, a value, a number or what happens.
pub fn answer_id(answer: Answer, topology: &Topology) -> String {
    match answer {
        Answer::Cell(cell) => topology.address(cell),
        Answer::Value(value) => value.to_string(),
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
