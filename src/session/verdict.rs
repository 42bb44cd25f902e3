//! The verdict on an answer in words.

use super::questions::Posed;
use crate::explain::{Language, args};
pub use crate::lesson::LETTERS;

/// The verdict on the answer to a question, or on the vote of the class.
pub fn verdict_in_words(posed: &Posed, language: Language) -> String {
    let right = posed.options[posed.right].get(language).to_owned();
    if posed.all_votes() > 0 {
        let values = [
            ("right", posed.votes[posed.right].into()),
            ("all", posed.all_votes().into()),
            ("answer", right.into()),
        ];
        language.text("class-right", &args(values))
    } else if posed.is_right_at_once() {
        language.word("answer-right")
    } else if posed.is_right() {
        language.word("answer-right-then")
    } else {
        language.text("answer-wrong", &args([("answer", right.into())]))
    }
}

/// How many of the answers were right.
pub fn score_in_words((right, asked): (usize, usize), language: Language) -> String {
    let values = [
        ("right", (right as u64).into()),
        ("asked", (asked as u64).into()),
    ];
    language.text("answer-score", &args(values))
}
