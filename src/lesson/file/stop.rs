//! Stops and their questions.

use super::form::{Described, Field, Form, Takes, Word, form, plain, words};
use super::plain::{CellName, Flag, Id, MOST_BOARDS, MisconceptionId, Named, Nth, Text};
use crate::explain::Site;
use crate::explain::code::Bug;
use crate::lesson::part::{List, Part, Plain};
use crate::lesson::{Quantity, View};
use crate::solver::EventKind;
use serde::Deserialize;

/// The most marks of a stop.
pub const MOST_POINTS: usize = 8;
/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

form! {
    /// A place in the run where the lesson halts. It has at least one of `text`, `ask`, `point` and `view`.
    pub struct Stop<'a> {
        /// The stop's name in the records of who has reached it; no other stop of the lesson has it. With a name
        /// it remains the same stop when its place or its question changes.
        /// Without it: one made of `at`, `board` and the kind of question
        pub id: Option<Part<'a, Id>>,
        /// Where it is.
        pub at: Part<'a, At<'a>>,
        /// The number of the board whose run is meant.
        /// Without it: 1, and every board for `End`
        pub board: Option<Part<'a, Nth>>,
        /// What the stop is called, in at most 60 characters. It must not give away the answer to its question.
        /// Every stop of the course has one.
        /// Without it: only its number
        pub title: Option<Part<'a, Text>>,
        /// What is said there. Besides claims, `{placements}` and the other counters stand for what the board has
        /// counted at this stop. At a value that is refused, `{house}` stands for the row, column or box that
        /// forbids it, and `{with}` for the cell that holds it, in the words of each language:
        /// *The {house} holds it already, in {with}.*
        /// Without it: nothing is said
        pub text: Option<Part<'a, Text>>,
        /// What only the teacher reads: below the text if *View → Teacher's notes* is on, and in the handout with
        /// answers. It may use counters as `text` does.
        /// Without it: none
        pub notes: Option<Part<'a, Text>>,
        /// What the class is asked before the run goes on.
        /// Without it: nothing is asked
        pub ask: Option<Part<'a, Ask<'a>>>,
        /// What is marked, with a frame or an arrow.
        /// Without it: nothing is marked
        pub point: Option<Part<'a, List<Point<'a>, MOST_POINTS>>>,
        /// The view that is opened beside the boards.
        /// Without it: it stays as it is
        pub view: Option<Part<'a, Named<View>>>,
    }
}

words! {
    /// A place in the run of a board.
    pub enum At<'a> {
        /// After so many steps.
        Step(Part<'a, Steps>),
        /// The nth time that a cell, or a digit's place, is chosen to be decided.
        Select(Part<'a, Nth>),
        /// The nth guess.
        Place(Part<'a, Nth>),
        /// The nth value that is refused. Only strategies that test the rules have these.
        Conflict(Part<'a, Nth>),
        /// The nth deduction.
        Deduce(Part<'a, Nth>),
        /// The nth dead end.
        DeadEnd(Part<'a, Nth>),
        /// The nth time that a guess is taken back.
        Backtrack(Part<'a, Nth>),
        /// The nth pass over the board. Only `singles` has these.
        Sweep(Part<'a, Nth>),
        /// The nth solution.
        Solution(Part<'a, Nth>),
        /// The first time that so many guesses stand on the board.
        Depth(Part<'a, Nth>),
        /// Something that happens to a cell.
        Cell(CellEvent<'a>),
        /// The first step that writes or takes back something else than the board of this number does.
        Difference(Part<'a, Nth>),
        /// The first guess after which the board can no longer be completed, whatever comes.
        Doom,
        /// The end of the board's run; without `board`, where every board has come to its end.
        End,
    }
}

words! {
    /// A place that only claims have.
    pub enum StopOfClaim<'a> {
        /// The nth stop of this lesson. It must be one of the claim's board, unless the boards keep together by
        /// steps.
        Stop(Part<'a, Nth>),
    }
}

/// An [`At`], or [`StopOfClaim`].
pub enum ClaimPlace {}

impl Described for ClaimPlace {
    const TAKES: Takes = Takes::Words(&[At::WORDS, StopOfClaim::WORDS]);
}

form! {
    /// The nth event on a cell.
    pub struct CellEvent<'a> as "Cell" {
        /// The cell.
        pub cell: Part<'a, CellName>,
        /// What happens to it.
        /// Without it: any event
        pub event: Option<Part<'a, Named<EventKind>>>,
        /// Which of these events.
        /// Without it: 1
        pub nth: Option<Part<'a, Nth>>,
    }
}

words! {
    /// What a stop marks.
    pub enum Point<'a> {
        /// A cell.
        Cell(Part<'a, CellName>),
        /// A row, from above; also that of a queen.
        Row(Part<'a, Nth>),
        /// A column, from the left.
        Column(Part<'a, Nth>),
        /// A box, row by row, or a region of a jigsaw, in the order of their first cells.
        Box(Part<'a, Nth>),
        /// A counter below the board.
        Counter(Part<'a, Counted>),
        /// The line of the program where this happens, in whatever language it is shown.
        Line(Part<'a, Named<Site>>),
    }
}

form! {
    /// A question.
    pub struct Ask<'a> {
        /// What is asked. All but `Choice` are answered by the run itself.
        pub kind: Part<'a, Kind<'a>>,
        /// How it is asked.
        /// Without it: the program's own words; `Choice` needs it
        pub question: Option<Part<'a, Text>>,
        /// Two to four options, of which one is right.
        /// Without it: only `Choice` has them
        pub options: Option<Part<'a, List<AskOption<'a>, MOST_OPTIONS>>>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides it
        pub explain: Option<Part<'a, Text>>,
        /// The numbers of the boards that would tell the answer. They are hidden until it is given.
        /// Without it: every board is shown
        pub hide: Option<Part<'a, List<Nth, MOST_BOARDS>>>,
        /// Which wrong answers of those that the run offers show a misconception. Options of a `Choice` say so
        /// themselves.
        /// Without it: wrong answers only count as wrong
        pub mistakes: Option<Part<'a, List<Mistake<'a>, { MOST_OPTIONS - 1 }>>>,
    }
}

words! {
    /// What is asked.
    pub enum Kind<'a> {
        /// The options that are written here.
        Choice,
        /// Which cell comes next? Where the next step chooses, fills, empties or gives up a cell.
        NextCell,
        /// Which value comes next? Where the next step tests or writes one.
        NextValue,
        /// What happens next: is a value written, refused, taken back or deduced, or is it a dead end?
        WhatHappens,
        /// How many steps is it until then?
        StepsUntil(Part<'a, Until>),
        /// Which cell forbids the value? Where the next step refuses one.
        WhichPeer,
        /// How many guesses fall before a value is written again? Where the next guess comes after some are taken
        /// back.
        Falls,
        /// Which cell is the next value written into? Where `Falls` has an answer too.
        NextWritten,
        /// In which order do these lines stand in the board's program? They are three or four, as `Line` marks
        /// them, and shown as pseudocode in the order written here.
        Lines(Part<'a, List<Named<Site>, 4>>),
        /// Which line is wrong, or after which is one missing? A function of the program of `naive`, or of
        /// `singles` for `gives-up`, is shown as pseudocode with this bug, and the answer is explained.
        Bug(Part<'a, Named<Bug>>),
    }
}

words! {
    /// What steps are counted to.
    pub enum Until {
        /// Until a guess is taken back.
        Backtrack,
        /// Until a solution is found.
        Solution,
        /// Until the run ends.
        End,
    }
}

form! {
    /// An option of a question.
    pub struct AskOption<'a> as "Option" {
        /// What it says. Where it is the same in every language, such as "R1C3", a single text between quotes will
        /// do.
        pub text: Part<'a, Text>,
        /// Whether it is the right one.
        /// Without it: false
        pub right: Option<Part<'a, Flag>>,
        /// The misconception of the course that choosing it reveals.
        /// Without it: a wrong answer only counts as wrong
        pub shows: Option<Part<'a, MisconceptionId>>,
    }
}

form! {
    /// A wrong answer to a question that the run answers.
    pub struct Mistake<'a> {
        /// The answer. The question must offer it, and it must be wrong.
        pub answer: Part<'a, Answer>,
        /// The misconception of the course that it reveals.
        pub shows: Part<'a, MisconceptionId>,
    }
}

plain! {
    /// a step, from 0
    Steps: u64 = "120",
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between quotes
    Answer: String = "\"R1C3\"",
}

/// The name of a quantity that a board counts during its run.
pub enum Counted {}

impl Described for Counted {
    const TAKES: Takes = Takes::Names(|| {
        let all = Quantity::ALL
            .iter()
            .filter(|quantity| quantity.is_counted());
        all.map(|quantity| quantity.id()).collect()
    });
}
