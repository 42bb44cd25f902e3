//! What is wrong with lines of recordings, in words.

use super::families::{FAMILIES, unknown_family};
use super::message::{Message, Tell, errors_in_english, quoted};
use crate::puzzle::{LONGEST_LABEL, LONGEST_WORD, MAX_CELLS, MOST_WORDS, WantedError};
use crate::recording::{Expected, LONGEST_LINE, LineFault, Word};
use crate::solver::GoalError;

errors_in_english!(LineFault);

impl Tell for LineFault {
    fn message(&self) -> Message {
        Message::new("fault-at-line")
            .number("line", self.line)
            .with("reason", reason(&self.expected, &self.said))
    }
}

/// What a line says, and what was expected.
fn reason(expected: &Expected, said: &str) -> Message {
    let said_in = |id: &'static str| Message::new(id).with("said", quoted(said));
    // Where a word is missing the whole line is quoted.
    let is_missing = said.starts_with('@');
    let said_or_not = |wrong, missing| said_in(if is_missing { missing } else { wrong });
    match expected {
        Expected::Word => said_in("record-word").with("words", words()),
        Expected::BeforeEvents { .. } => said_in("record-late"),
        Expected::OneBoard => said_in("record-second"),
        Expected::FreeBoard => said_in("record-free"),
        Expected::LineEnd => said_in("record-more"),
        Expected::Cell { first, last } => said_or_not("record-cell", "record-cell-missing")
            .with("first", first.as_str())
            .with("last", last.as_str()),
        Expected::Place { codes } => {
            said_or_not("record-code", "record-code-missing").with("codes", codes.as_str())
        }
        Expected::CountedFromOne => said_in("record-zero"),
        Expected::Value { most } => {
            said_or_not("record-value", "record-value-missing").with("most", *most)
        }
        Expected::ShortWord => said_in("record-long-word").with("most", LONGEST_WORD),
        Expected::FewerWords => said_in("record-words").with("most", MOST_WORDS),
        Expected::Label => said_in("record-label").with("most", LONGEST_LABEL),
        Expected::BoardSize => said_in("record-size").with("most", MAX_CELLS),
        Expected::Goal => GoalError(said.to_owned()).message(),
        Expected::Family(WantedError::Unknown { name }) => {
            unknown_family(name, &format!("sudoku, 3x2, {FAMILIES}"))
        }
        Expected::Family(error) => error.message(),
        Expected::Regions(error) => error.message(),
        Expected::Puzzle(reason) => reason.message(),
        Expected::ShortLine => said_in("record-long-line").number("most", LONGEST_LINE as u64),
        Expected::Json => said_in("record-json"),
        Expected::House => said_in("record-house").with("house", "row 3"),
    }
}

/// The words of events, with their sign.
fn words() -> String {
    Word::ALL.map(|word| format!("@{}", word.id())).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::recording::{ReadOptions, Reader};

    #[test]
    fn a_fault_tells_the_line_what_it_says_and_what_was_expected() {
        let mut reader = Reader::new(ReadOptions::default());
        reader.push(
            b"@problem latin:4\n@label R1C1 x\n@goal some\n@place R0C1 1\n@place R1C5 1\n@plcae R1C1 1\n\
              @place R1C1 5\n@place R1C1\n@conflict R1C1 1 R1C2 R1C3\n@place\n@puzzle 1\n",
        );
        let faults = reader.recording().faults();
        let told: Vec<String> = faults
            .iter()
            .map(|fault| fault.tell(Language::En))
            .collect();
        let expected = [
            "Line 2 of the text: “@label” is about a free board. Expected @board before it.",
            "Line 3 of the text: “some” is not a valid goal. Expected \"first\", \"all\", or how many \
             solutions to find (1 or more).",
            "Line 4 of the text: “R0C1”: cells are counted from 1.",
            "Line 5 of the text: “R1C5” names no cell of this board. Expected one from R1C1 to R4C4",
            "Line 6 of the text: “@plcae R1C1 1” is no event. Expected one of @select, @conflict, @learn, \
             @place, @backtrack, @deduce, @deadend, @sweep, @solution, @gaveup, @done",
            "Line 7 of the text: “5” is no value of this board. Expected one from 1 to 4",
            "Line 8 of the text: “@place R1C1” lacks its value. Expected one from 1 to 4",
            "Line 9 of the text: “R1C3” is too much. Expected the end of the line.",
            "Line 10 of the text: “@place” lacks its cell. Expected one from R1C1 to R4C4",
            "Line 11 of the text: “@puzzle” begins another board. The recording ends here.",
        ];
        assert_eq!(told, expected);
        for language in Language::ALL {
            assert!(
                faults
                    .iter()
                    .all(|fault| !fault.tell(language).contains("record-"))
            );
        }
    }

    #[test]
    fn places_and_families_are_listed() {
        for (text, expected) in [
            (
                "@problem map:australia:3\n@place QLD 1\n",
                "“QLD” names no place of this map. Expected one of WA, NT, SA, Q, NSW, V, T",
            ),
            (
                "@problem sudoku:4\n@done\n",
                "there is no problem “sudoku:4”. Expected one of sudoku, 3x2, jigsaw, ",
            ),
        ] {
            let mut reader = Reader::new(ReadOptions::default());
            reader.push(text.as_bytes());
            let told = reader.recording().faults()[0].tell(Language::En);
            assert!(told.contains(expected), "{told}");
        }
    }
}
