//! Words for questions that a run answers.

use crate::analysis::question::{Answer, Question, QuestionKind, Until};
use crate::explain::{Language, args};
use crate::puzzle::Topology;

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
    };
    let cell = question.cell.map(|cell| topology.address(cell));
    let value = question.value.map(|value| value.to_string());
    let told = match (&cell, &value) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "cell",
        (None, _) => "none",
    };
    let values = args([
        ("told", told.into()),
        ("cell", cell.unwrap_or_default().into()),
        ("value", value.unwrap_or_default().into()),
    ]);
    language.text(id, &values)
}

/// The answer in words.
pub fn answer_in_words(answer: Answer, topology: &Topology, language: Language) -> String {
    match answer {
        Answer::Cell(cell) => topology.address(cell),
        Answer::Value(value) => value.to_string(),
        Answer::Steps(steps) => language.number(steps),
        Answer::Happens(kind) => language.word(&format!("happens-{}", kind.id())),
    }
}
