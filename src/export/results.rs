//! The answers of students as CSV.

use super::table::csv_row;

/// An answer to a question of a lesson.
pub struct AnswerRow<'a> {
    /// Who gave it; empty without a name.
    pub student: &'a str,
    /// The id of the lesson.
    pub lesson: &'a str,
    /// The id of the stop.
    pub stop: &'a str,
    /// What kind of question it answers; empty if the lesson no longer has it.
    pub kind: &'static str,
    /// How many tries it took; 0 if that is not known.
    pub tries: u8,
    /// What was answered first, by a name that is the same in every language.
    pub answer: &'a str,
    /// The same in words.
    pub words: String,
    /// Whether it was right at the first try.
    pub is_right: bool,
    /// The id of the misconception that it shows; empty if it shows none.
    pub misconception: &'a str,
}

/// The columns.
const COLUMNS: [&str; 9] = [
    "student",
    "lesson",
    "stop",
    "kind",
    "tries",
    "first_answer",
    "in_words",
    "right_at_first_try",
    "misconception",
];

/// The table, with its header.
pub fn csv(rows: &[AnswerRow<'_>]) -> String {
    let row = |row: &AnswerRow<'_>| {
        let tries = match row.tries {
            0 => String::new(),
            tries => tries.to_string(),
        };
        let is_right = if row.is_right { "yes" } else { "no" };
        csv_row([
            row.student,
            row.lesson,
            row.stop,
            row.kind,
            &tries,
            row.answer,
            &row.words,
            is_right,
            row.misconception,
        ])
    };
    csv_row(COLUMNS) + &rows.iter().map(row).collect::<String>()
}
