//! The structure of lesson files, as tables. Reading uses them for names, errors for suggestions,
//! and the reference is generated from them.

mod course;
mod form;
mod problem;

pub use course::{
    AREA, CHAPTER, COURSE, CURRICULUM, GLOSSARY, GUIDE, MISCONCEPTION, MOST_CHAPTERS, MOST_FORMS,
    MOST_MISCONCEPTIONS, MOST_PARTS, MOST_TERMS, PART, PLAN, TERM,
};
pub use form::{Field, Form, Holds, Takes, Word};
pub use problem::{FAMILIES, JIGSAW, MAP};

use super::{Alignment, Quantity, View};
use crate::explain::Site;
use crate::explain::code::Bug;
use crate::solver::{EventKind, Strategy};

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;
/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
pub const LONGEST_TITLE: usize = 60;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;
/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson.
pub const MOST_CLAIMS: usize = 100;
/// The most marks of a stop.
pub const MOST_POINTS: usize = 8;
/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;
/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

const WHOLE: Takes = Takes::Plain("a whole number from 1", "3");
const COUNT: Takes = Takes::Plain("a whole number", "26839");
const CELL: Takes = Takes::Plain("a cell by its row and column, between quotes", "\"R1C3\"");
const NTH: Holds = Holds::One(WHOLE);
const MISCONCEPTION_ID: Takes = Takes::Plain(
    "letters, digits and hyphens, between quotes",
    "\"undo-by-itself\"",
);

fn strategies() -> Vec<&'static str> {
    Strategy::ids().to_vec()
}

fn alignments() -> Vec<&'static str> {
    Alignment::ALL.map(Alignment::id).to_vec()
}

fn views() -> Vec<&'static str> {
    View::ALL.map(View::id).to_vec()
}

fn quantities() -> Vec<&'static str> {
    Quantity::ALL.iter().map(|quantity| quantity.id()).collect()
}

/// The quantities that a board counts during its run.
fn counted() -> Vec<&'static str> {
    let all = Quantity::ALL
        .iter()
        .filter(|quantity| quantity.is_counted());
    all.map(|quantity| quantity.id()).collect()
}

fn bugs() -> Vec<&'static str> {
    Bug::ALL.map(Bug::id).to_vec()
}

fn sites() -> Vec<&'static str> {
    Site::ALL.map(Site::id).to_vec()
}

fn kinds() -> Vec<&'static str> {
    EventKind::ALL.map(EventKind::id).to_vec()
}

pub static LESSON: Form = Form {
    name: "Lesson",
    about: "A lesson file is one lesson.",
    fields: &[
        Field {
            name: "id",
            takes: Takes::Plain(
                "letters, digits and hyphens, between quotes",
                "\"my-lesson\"",
            ),
            usual: None,
            about: "The lesson's name in links and in the course. A lesson of the course has the name of its file.",
        },
        Field {
            name: "title",
            takes: Takes::Text,
            usual: None,
            about: "What the lesson is called.",
        },
        Field {
            name: "goal",
            takes: Takes::Text,
            usual: None,
            about: "What is learnt, in one sentence.",
        },
        Field {
            name: "text",
            takes: Takes::Text,
            usual: None,
            about: "What the lesson is about: shown before the first stop, and below what a stop says.",
        },
        Field {
            name: "puzzle",
            takes: Takes::Plain(
                "a puzzle in any notation that the program reads, between quotes",
                "\"1.....2..3.....4\"",
            ),
            usual: Some(
                "the board of `problem` without givens, for queens, maps and Latin squares of known size",
            ),
            about: "The puzzle that every board starts from. With a `problem`, it is one symbol per cell in their order, `.` for an empty one.",
        },
        Field {
            name: "problem",
            takes: Takes::Words(&[FAMILIES]),
            usual: Some("a Sudoku"),
            about: "Another problem than Sudoku.",
        },
        Field {
            name: "boxes",
            takes: Takes::Plain("rows and columns of a box", "(2, 3)"),
            usual: Some("the squarest boxes, wider than high"),
            about: "How a Sudoku, with or without diagonals, is divided, where its size leaves that open.",
        },
        Field {
            name: "boards",
            takes: Takes::Forms(&BOARD, MOST_BOARDS),
            usual: None,
            about: "The searches that are shown side by side. The first is board 1.",
        },
        Field {
            name: "speed",
            takes: Takes::Plain("a number above 0", "4"),
            usual: Some("4"),
            about: "Steps a second when the lesson is played.",
        },
        Field {
            name: "alignment",
            takes: Takes::Names(alignments),
            usual: Some("\"step\""),
            about: "By what the boards keep together: the same step, the same number of guesses, the same work (values tested and candidates struck), the same share of the whole run, or each on its own.",
        },
        Field {
            name: "view",
            takes: Takes::Names(views),
            usual: Some("\"lesson\""),
            about: "The view beside the boards that is open at first.",
        },
        Field {
            name: "claims",
            takes: Takes::Forms(&CLAIM, MOST_CLAIMS),
            usual: Some("none"),
            about: "The numbers that the texts tell. `recuo check` proves each of them by running the boards. A text that says `{name}` shows the claim's number as its language writes it.",
        },
        Field {
            name: "constants",
            takes: Takes::Forms(&CONSTANT, MOST_CLAIMS),
            usual: Some("none"),
            about: "The numbers of the texts that belong to no run, worked out from what is written here.",
        },
        Field {
            name: "stops",
            takes: Takes::Forms(&STOP, MOST_STOPS),
            usual: Some("none"),
            about: "The places of the run where the lesson halts, in the order in which they are reached.",
        },
    ],
};

pub static TEXT: Form = Form {
    name: "Text",
    about: "A text between quotes, for every language, or a text for each language tag. A language \
        without a text shows that of its base (`pt` for `pt_PT`), else the English one, else the first. \
        Any other tag, such as `fr`, may stand here too.",
    fields: &[
        Field {
            name: "pt",
            takes: Takes::Plain("a text between quotes", "\"Um palpite\""),
            usual: Some("none"),
            about: "In Portuguese, as in Brazil.",
        },
        Field {
            name: "pt_PT",
            takes: Takes::Plain("a text between quotes", "\"Um palpite\""),
            usual: Some("that of `pt`"),
            about: "In Portuguese, as in Portugal, where it differs.",
        },
        Field {
            name: "es",
            takes: Takes::Plain("a text between quotes", "\"Una conjetura\""),
            usual: Some("none"),
            about: "In Spanish.",
        },
        Field {
            name: "en",
            takes: Takes::Plain("a text between quotes", "\"A guess\""),
            usual: Some("none"),
            about: "In English.",
        },
    ],
};

pub static BOARD: Form = Form {
    name: "Board",
    about: "A search that the lesson shows.",
    fields: &[
        Field {
            name: "strategy",
            takes: Takes::Names(strategies),
            usual: None,
            about: "How the puzzle is attacked: one of these names, or three choices such as \"fewest-candidates + ascending + forward-checking\".",
        },
        Field {
            name: "goal",
            takes: Takes::Plain("\"first\", \"all\" or a number of solutions", "\"all\""),
            usual: Some("\"first\""),
            about: "When the search has found enough.",
        },
    ],
};

pub static STOP: Form = Form {
    name: "Stop",
    about: "A place in the run where the lesson halts. It has at least one of `text`, `ask`, `point` and `view`.",
    fields: &[
        Field {
            name: "id",
            takes: Takes::Plain(
                "letters without accents, digits, `-` and `_`, between quotes",
                "\"first-guess\"",
            ),
            usual: Some("one made of `at`, `board` and the kind of question"),
            about: "The stop's name in the records of who has reached it; no other stop of the lesson has it. With a name it remains the same stop when its place or its question changes.",
        },
        Field {
            name: "at",
            takes: Takes::Words(&[PLACES]),
            usual: None,
            about: "Where it is.",
        },
        Field {
            name: "board",
            takes: WHOLE,
            usual: Some("1, and every board for `End`"),
            about: "The number of the board whose run is meant.",
        },
        Field {
            name: "title",
            takes: Takes::Text,
            usual: Some("only its number"),
            about: "What the stop is called, in at most 60 characters. It must not give away the answer to its question. Every stop of the course has one.",
        },
        Field {
            name: "text",
            takes: Takes::Text,
            usual: Some("nothing is said"),
            about: "What is said there. Besides claims, `{placements}` and the other counters stand for what the board has counted at this stop. At a value that is refused, `{house}` stands for the row, column or box that forbids it, and `{with}` for the cell that holds it, in the words of each language: *The {house} holds it already, in {with}.*",
        },
        Field {
            name: "notes",
            takes: Takes::Text,
            usual: Some("none"),
            about: "What only the teacher reads: below the text if *View → Teacher's notes* is on, and in the handout with answers. It may use counters as `text` does.",
        },
        Field {
            name: "ask",
            takes: Takes::Form(&ASK),
            usual: Some("nothing is asked"),
            about: "What the class is asked before the run goes on.",
        },
        Field {
            name: "point",
            takes: Takes::WordList(POINTS, MOST_POINTS),
            usual: Some("nothing is marked"),
            about: "What is marked, with a frame or an arrow.",
        },
        Field {
            name: "view",
            takes: Takes::Names(views),
            usual: Some("it stays as it is"),
            about: "The view that is opened beside the boards.",
        },
    ],
};

pub const PLACES: &[Word] = &[
    Word {
        name: "Step",
        holds: Holds::One(Takes::Plain("a step, from 0", "120")),
        about: "After so many steps.",
    },
    Word {
        name: "Select",
        holds: NTH,
        about: "The nth time that a cell, or a digit's place, is chosen to be decided.",
    },
    Word {
        name: "Place",
        holds: NTH,
        about: "The nth guess.",
    },
    Word {
        name: "Conflict",
        holds: NTH,
        about: "The nth value that is refused. Only strategies that test the rules have these.",
    },
    Word {
        name: "Deduce",
        holds: NTH,
        about: "The nth deduction.",
    },
    Word {
        name: "DeadEnd",
        holds: NTH,
        about: "The nth dead end.",
    },
    Word {
        name: "Backtrack",
        holds: NTH,
        about: "The nth time that a guess is taken back.",
    },
    Word {
        name: "Sweep",
        holds: NTH,
        about: "The nth pass over the board. Only `singles` has these.",
    },
    Word {
        name: "Solution",
        holds: NTH,
        about: "The nth solution.",
    },
    Word {
        name: "Depth",
        holds: NTH,
        about: "The first time that so many guesses stand on the board.",
    },
    Word {
        name: "Cell",
        holds: Holds::Fields(&CELL_EVENT),
        about: "Something that happens to a cell.",
    },
    Word {
        name: "Difference",
        holds: Holds::One(Takes::Plain("the number of a board", "2")),
        about: "The first step that writes or takes back something else than the board of this number does.",
    },
    Word {
        name: "Doom",
        holds: Holds::Nothing,
        about: "The first guess after which the board can no longer be completed, whatever comes.",
    },
    Word {
        name: "End",
        holds: Holds::Nothing,
        about: "The end of the board's run; without `board`, where every board has come to its end.",
    },
];

pub static CELL_EVENT: Form = Form {
    name: "Cell",
    about: "The nth event on a cell.",
    fields: &[
        Field {
            name: "cell",
            takes: CELL,
            usual: None,
            about: "The cell.",
        },
        Field {
            name: "event",
            takes: Takes::Names(kinds),
            usual: Some("any event"),
            about: "What happens to it.",
        },
        Field {
            name: "nth",
            takes: WHOLE,
            usual: Some("1"),
            about: "Which of these events.",
        },
    ],
};

pub const POINTS: &[Word] = &[
    Word {
        name: "Cell",
        holds: Holds::One(CELL),
        about: "A cell.",
    },
    Word {
        name: "Row",
        holds: NTH,
        about: "A row, from above; also that of a queen.",
    },
    Word {
        name: "Column",
        holds: NTH,
        about: "A column, from the left.",
    },
    Word {
        name: "Box",
        holds: NTH,
        about: "A box, row by row, or a region of a jigsaw, in the order of their first cells.",
    },
    Word {
        name: "Counter",
        holds: Holds::One(Takes::Names(counted)),
        about: "A counter below the board.",
    },
    Word {
        name: "Line",
        holds: Holds::One(Takes::Names(sites)),
        about: "The line of the program where this happens, in whatever language it is shown.",
    },
];

pub static ASK: Form = Form {
    name: "Ask",
    about: "A question.",
    fields: &[
        Field {
            name: "kind",
            takes: Takes::Words(&[ASK_KINDS]),
            usual: None,
            about: "What is asked. All but `Choice` are answered by the run itself.",
        },
        Field {
            name: "question",
            takes: Takes::Text,
            usual: Some("the program's own words; `Choice` needs it"),
            about: "How it is asked.",
        },
        Field {
            name: "options",
            takes: Takes::Forms(&OPTION, MOST_OPTIONS),
            usual: Some("only `Choice` has them"),
            about: "Two to four options, of which one is right.",
        },
        Field {
            name: "explain",
            takes: Takes::Text,
            usual: Some("the sentence of the step that decides it"),
            about: "What is said with the verdict.",
        },
        Field {
            name: "hide",
            takes: Takes::Plain("a list of boards' numbers", "[2]"),
            usual: Some("every board is shown"),
            about: "The boards that would tell the answer. They are hidden until it is given.",
        },
        Field {
            name: "mistakes",
            takes: Takes::Forms(&MISTAKE, MOST_OPTIONS - 1),
            usual: Some("wrong answers only count as wrong"),
            about: "Which wrong answers of those that the run offers show a misconception. Options of a `Choice` say so themselves.",
        },
    ],
};

pub static OPTION: Form = Form {
    name: "Option",
    about: "An option of a question.",
    fields: &[
        Field {
            name: "text",
            takes: Takes::Text,
            usual: None,
            about: "What it says. Where it is the same in every language, such as \"R1C3\", a single text between quotes will do.",
        },
        Field {
            name: "right",
            takes: Takes::Plain("true or false", "true"),
            usual: Some("false"),
            about: "Whether it is the right one.",
        },
        Field {
            name: "shows",
            takes: MISCONCEPTION_ID,
            usual: Some("a wrong answer only counts as wrong"),
            about: "The misconception of the course that choosing it reveals.",
        },
    ],
};

pub static MISTAKE: Form = Form {
    name: "Mistake",
    about: "A wrong answer to a question that the run answers.",
    fields: &[
        Field {
            name: "answer",
            takes: Takes::Plain(
                "a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between quotes",
                "\"R1C3\"",
            ),
            usual: None,
            about: "The answer. The question must offer it, and it must be wrong.",
        },
        Field {
            name: "shows",
            takes: MISCONCEPTION_ID,
            usual: None,
            about: "The misconception of the course that it reveals.",
        },
    ],
};

pub const ASK_KINDS: &[Word] = &[
    Word {
        name: "Choice",
        holds: Holds::Nothing,
        about: "The options that are written here.",
    },
    Word {
        name: "NextCell",
        holds: Holds::Nothing,
        about: "Which cell comes next? Where the next step chooses, fills, empties or gives up a cell.",
    },
    Word {
        name: "NextValue",
        holds: Holds::Nothing,
        about: "Which value comes next? Where the next step tests or writes one.",
    },
    Word {
        name: "WhatHappens",
        holds: Holds::Nothing,
        about: "What happens next: is a value written, refused, taken back or deduced, or is it a dead end?",
    },
    Word {
        name: "StepsUntil",
        holds: Holds::One(Takes::Words(&[UNTIL])),
        about: "How many steps is it until then?",
    },
    Word {
        name: "WhichPeer",
        holds: Holds::Nothing,
        about: "Which cell forbids the value? Where the next step refuses one.",
    },
    Word {
        name: "Falls",
        holds: Holds::Nothing,
        about: "How many guesses fall before a value is written again? Where the next guess comes after some are taken back.",
    },
    Word {
        name: "NextWritten",
        holds: Holds::Nothing,
        about: "Which cell is the next value written into? Where `Falls` has an answer too.",
    },
    Word {
        name: "Lines",
        holds: Holds::One(Takes::Plain(
            "three or four lines as `Line` marks them, in square brackets",
            "[\"place\", \"backtrack\", \"select\"]",
        )),
        about: "In which order do these lines stand in the board's program? They are shown as pseudocode, in the order written here.",
    },
    Word {
        name: "Bug",
        holds: Holds::One(Takes::Names(bugs)),
        about: "Which line is wrong, or after which is one missing? A function of the program of `naive`, or of `singles` for `gives-up`, is shown as pseudocode with this bug, and the answer is explained.",
    },
];

pub const UNTIL: &[Word] = &[
    Word {
        name: "Backtrack",
        holds: Holds::Nothing,
        about: "Until a guess is taken back.",
    },
    Word {
        name: "Solution",
        holds: Holds::Nothing,
        about: "Until a solution is found.",
    },
    Word {
        name: "End",
        holds: Holds::Nothing,
        about: "Until the run ends.",
    },
];

pub static CLAIM: Form = Form {
    name: "Claim",
    about: "A number that the run proves. It has one of `value`, `at_least` and `at_most`.",
    fields: &[
        Field {
            name: "name",
            takes: Takes::Plain(
                "letters, digits and hyphens, between quotes",
                "\"naive-backtracks\"",
            ),
            usual: None,
            about: "What texts call it: `{naive-backtracks}`.",
        },
        Field {
            name: "counter",
            takes: Takes::Names(quantities),
            usual: None,
            about: "What is counted.",
        },
        Field {
            name: "board",
            takes: WHOLE,
            usual: Some("1"),
            about: "The number of the board that counts it.",
        },
        Field {
            name: "puzzle",
            takes: Takes::Plain("a puzzle between quotes", "\"1.....2..3.....4\""),
            usual: Some("that of the lesson"),
            about: "Another Sudoku, of any size, on which the board's strategy counts until its end; `at` and `over` are left out then.",
        },
        Field {
            name: "at",
            takes: Takes::Words(&[PLACES, STOP_OF_CLAIM]),
            usual: Some("`End`"),
            about: "When: at a place of the board's run, as stops have them, or at the nth stop of this lesson.",
        },
        Field {
            name: "over",
            takes: WHOLE,
            usual: Some("the count itself is meant"),
            about: "The number of another board: what is meant then is how many times as much the first has counted, rounded down for `value`.",
        },
        Field {
            name: "value",
            takes: COUNT,
            usual: Some("one of the three must be there"),
            about: "The number, exactly.",
        },
        Field {
            name: "at_least",
            takes: COUNT,
            usual: Some("one of the three must be there"),
            about: "A number that it reaches or passes.",
        },
        Field {
            name: "at_most",
            takes: COUNT,
            usual: Some("one of the three must be there"),
            about: "A number that it does not pass.",
        },
    ],
};

pub static CONSTANT: Form = Form {
    name: "Constant",
    about: "A number that is the same whatever the boards do, such as how many bytes 81 cells of two bytes take.",
    fields: &[
        Field {
            name: "name",
            takes: Takes::Plain("letters, digits and hyphens, between quotes", "\"bytes\""),
            usual: None,
            about: "What texts call it: `{bytes}`.",
        },
        Field {
            name: "value",
            takes: Takes::Plain(
                "whole numbers with `+`, `*` and `^` between them, between quotes",
                "\"2 * 81\"",
            ),
            usual: None,
            about: "How it is worked out: powers first, then products, then sums.",
        },
        Field {
            name: "digits",
            takes: Takes::Plain("true or false", "true"),
            usual: Some("false"),
            about: "Whether not the number itself is meant, but how many digits it has. It may then be as large as `\"9^51\"`.",
        },
    ],
};

pub const STOP_OF_CLAIM: &[Word] = &[Word {
    name: "Stop",
    holds: NTH,
    about: "The nth stop of this lesson. It must be one of the claim's board, unless the boards keep together by steps.",
}];
