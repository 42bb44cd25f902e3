//! Words for questions that a run answers.

use crate::analysis::question::{Answer, Deed, Question, QuestionKind, Until};
use crate::explain::{Language, args, cell_name, value_name};
use crate::puzzle::Topology;

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
