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
    /// A place in the run where the lesson pauses. It has at least one of `text`, `ask`, `point` and `view`.
    pub struct Stop<'a> {
        /// The stop's name in the records of students' progress, unique in the lesson. A stop with a name remains
        /// the same stop when its place or question changes.
        /// Without it: a name made of `at`, `board` and the kind of question
        pub id: Option<Part<'a, Id>>,
        /// Where it is.
        pub at: Part<'a, At<'a>>,
        /// The number of the board whose run is meant.
        /// Without it: 1, and every board for `End`
        pub board: Option<Part<'a, Nth>>,
        /// The stop's title, of at most 60 characters. It must not give away the answer to its question. Every stop
        /// of the course has one.
        /// Without it: only its number
        pub title: Option<Part<'a, Text>>,
        /// What the stop says. Besides claims, `{placements}` and the other counters stand for what the board has
        /// counted at this stop. Where a value is refused, `{house}` stands for the row, column or box that forbids
        /// it, and `{with}` for the cell that holds it, in the words of each language: *The {house} holds it
        /// already, in {with}.*
        /// Without it: the stop says nothing
        pub text: Option<Part<'a, Text>>,
        /// Notes for the teacher, shown below the text if *View → Teacher's notes* is on, and in the handout with
        /// answers. They may use counters, as `text` does.
        /// Without it: none
        pub notes: Option<Part<'a, Text>>,
        /// A question to the class before the run goes on.
        /// Without it: nothing is asked
        pub ask: Option<Part<'a, Ask<'a>>>,
        /// What the stop marks, with a frame or an arrow.
        /// Without it: nothing is marked
        pub point: Option<Part<'a, List<Point<'a>, MOST_POINTS>>>,
        /// The view to open beside the boards.
        /// Without it: the view stays as it is
        pub view: Option<Part<'a, Named<View>>>,
    }
}

words! {
    /// A place in the run of a board.
    pub enum At<'a> {
        /// After this many steps.
        Step(Part<'a, Steps>),
        /// The nth time that the search chooses what to decide next: a cell, or the place of a digit.
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
        /// The first time that this many guesses stand on the board.
        Depth(Part<'a, Nth>),
        /// Something that happens to a cell.
        Cell(CellEvent<'a>),
        /// The first step at which this board and the board of this number write or take back different things.
        Difference(Part<'a, Nth>),
        /// The first guess that leaves the board without a solution, whatever follows it.
        Doom,
        /// The end of the board's run; without `board`, the end of every board's run.
        End,
    }
}

words! {
    /// A place for claims only.
    pub enum StopOfClaim<'a> {
        /// The nth stop of this lesson. It must be a stop of the claim's board, unless the alignment is `"step"`.
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
        /// A row, counted from the top; also a queen's.
        Row(Part<'a, Nth>),
        /// A column, counted from the left.
        Column(Part<'a, Nth>),
        /// A box, counted row by row, or a region of a jigsaw, in the order of their first cells.
        Box(Part<'a, Nth>),
        /// A counter below the board.
        Counter(Part<'a, Counted>),
        /// The line of the program where this happens, whatever language it is shown in.
        Line(Part<'a, Named<Site>>),
    }
}

form! {
    /// A question.
    pub struct Ask<'a> {
        /// What is asked. The run itself gives the answer to all kinds but `Choice`.
        pub kind: Part<'a, Kind<'a>>,
        /// The words of the question.
        /// Without it: the program's own words; `Choice` needs it
        pub question: Option<Part<'a, Text>>,
        /// Two to four options, exactly one of them right.
        /// Without it: only `Choice` takes them
        pub options: Option<Part<'a, List<AskOption<'a>, MOST_OPTIONS>>>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides the answer
        pub explain: Option<Part<'a, Text>>,
        /// The numbers of the boards that would give the answer away. They are hidden until the question is
        /// answered.
        /// Without it: every board is shown
        pub hide: Option<Part<'a, List<Nth, MOST_BOARDS>>>,
        /// Which of the wrong answers that the run offers show a misconception. For a `Choice`, its options say so.
        /// Without it: wrong answers only count as wrong
        pub mistakes: Option<Part<'a, List<Mistake<'a>, { MOST_OPTIONS - 1 }>>>,
    }
}

words! {
    /// What is asked.
    pub enum Kind<'a> {
        /// The options written here.
        Choice,
        /// Which cell comes next? Only where the next step chooses, fills, empties or gives up a cell.
        NextCell,
        /// Which value comes next? Only where the next step tests or writes one.
        NextValue,
        /// What happens next? A value is written, refused, taken back or deduced, or there is a dead end.
        WhatHappens,
        /// How many steps are there until then?
        StepsUntil(Part<'a, Until>),
        /// Which cell forbids the value? Only where the next step refuses one.
        WhichPeer,
        /// How many guesses are taken back before a value is written again? Only where guesses are taken back
        /// before the next one.
        Falls,
        /// Which cell is the next value written into? Only where `Falls` can be asked.
        NextWritten,
        /// In which order do these lines come in the board's program? Three or four lines, named as for `Line`,
        /// are shown as pseudocode in the order written here.
        Lines(Part<'a, List<Named<Site>, 4>>),
        /// Which line is wrong, or after which line is one missing? Shows a function of `naive`, or of `singles`
        /// for `gives-up`, as pseudocode with this bug. The answer comes with an explanation.
        Bug(Part<'a, Named<Bug>>),
    }
}

words! {
    /// Where the count of steps ends.
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
        /// The words of the option. One text between quotes is enough for what is the same in every language, such
        /// as "R1C3".
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
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between
    /// quotes
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
