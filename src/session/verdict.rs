//! The verdict on an answer in words.

use super::questions::Posed;
use crate::explain::{Language, args};
pub use crate::lesson::LETTERS;

/// The verdict on the answer to a question, or on the vote of the class.
pub fn verdict_in_words(posed: &Posed, language: Language) -> String {
    if posed.all_votes() > 0 {
        on_class(posed, posed.votes[posed.right], posed.all_votes(), language)
    } else if posed.answer.is_none() {
        revealed(posed, language)
    } else if posed.is_right_at_once() {
        language.word("answer-right")
    } else if posed.is_right() {
        language.word("answer-right-then")
    } else {
        let letter = LETTERS[posed.right].to_string();
        language.text("answer-wrong", &args([("letter", letter.into())]))
    }
}

/// The verdicts that the current answers or votes may lead to.
pub fn verdicts_in_words(posed: &Posed, language: Language) -> Vec<String> {
    let letter = args([("letter", LETTERS[posed.right].to_string().into())]);
    vec![
        language.word("answer-right"),
        language.word("answer-right-then"),
        language.text("answer-wrong", &letter),
        revealed(posed, language),
        on_class(posed, MANY, MANY, language),
    ]
}

fn revealed(posed: &Posed, language: Language) -> String {
    let letter = LETTERS[posed.right].to_string();
    language.text("answer-revealed", &args([("letter", letter.into())]))
}

/// More votes than there are in a class.
const MANY: u32 = 99;

fn on_class(posed: &Posed, right: u32, all: u32, language: Language) -> String {
    let values = [
        ("letter", LETTERS[posed.right].to_string().into()),
        ("right", right.into()),
        ("all", all.into()),
    ];
    language.text("class-right", &args(values))
}

/// How many of the answers were right.
pub fn score_in_words((right, asked): (usize, usize), language: Language) -> String {
    let values = [
        ("right", (right as u64).into()),
        ("asked", (asked as u64).into()),
    ];
    language.text("answer-score", &args(values))
}
