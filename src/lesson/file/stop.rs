//! Stops and their questions.

use super::form::{Described, Field, Form, List, Takes, Word, form, plain, words};
use super::plain::{CellName, Flag, Id, MOST_BOARDS, MisconceptionId, Named, Nth};
use super::text::Text;
use crate::explain::code::Bug;
use crate::explain::{Message, Site};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::{Quantity, View};
use crate::solver::EventKind;
use serde::Deserialize;
use std::ops::Deref;

/// The most marks of a stop.
pub const MOST_POINTS: usize = 8;
/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

form! {
    /// A place in the run where the lesson pauses. It has at least one of `text`, `ask`, `point` and `view`.
    pub struct Stop {
        /// The stop's name in the records of students' progress, unique in the lesson. A stop with a name remains
        /// the same stop when its place or question changes.
        /// Without it: a name made of `at`, `board` and the kind of question
        pub id: Option<Id>,
        /// Where it is.
        pub at: At,
        /// The number of the board whose run is meant.
        /// Without it: 1, and every board for `End`
        pub board: Option<Nth>,
        /// The stop's title, of at most 60 characters. It must not give away the answer to its question. Every stop
        /// of the course has one.
        /// Without it: only its number
        pub title: Option<Text>,
        /// What the stop says. Besides claims, `{placements}` and the other counters stand for what the board has
        /// counted at this stop. Where a value is refused, `{house}` stands for the row, column or box that forbids
        /// it, and `{with}` for the cell that holds it, in the words of each language: *The {house} holds it
        /// already, in {with}.*
        /// Without it: the stop says nothing
        pub text: Option<Text>,
        /// Notes for the teacher, shown below the text if *View → Teacher's notes* is on, and in the handout with
        /// answers. They may use counters, as `text` does.
        /// Without it: none
        pub notes: Option<Text>,
        /// A question to the class before the run goes on.
        /// Without it: nothing is asked
        pub ask: Option<Ask>,
        /// What the stop marks, with a frame or an arrow.
        /// Without it: nothing is marked
        pub point: Option<List<Point, MOST_POINTS>>,
        /// The view to open beside the boards.
        /// Without it: the view stays as it is
        pub view: Option<Named<View>>,
    }
}

words! {
    /// A place in the run of a board.
    pub enum At {
        /// After this many steps.
        Step(Steps),
        /// The nth time that the search chooses what to decide next: a cell, or the place of a digit.
        Select(Nth),
        /// The nth guess.
        Place(Nth),
        /// The nth value that is refused. Only strategies that test the rules have these.
        Conflict(Nth),
        /// The nth deduction.
        Deduce(Nth),
        /// The nth dead end.
        DeadEnd(Nth),
        /// The nth time that a guess is taken back.
        Backtrack(Nth),
        /// The nth pass over the board. Only `singles` has these.
        Sweep(Nth),
        /// The nth solution.
        Solution(Nth),
        /// The first time that this many guesses stand on the board.
        Depth(Nth),
        /// Something that happens to a cell.
        Cell(CellEvent),
        /// The first step at which this board and the board of this number write or take back different things.
        Difference(Nth),
        /// The first guess that leaves the board without a solution, whatever follows it.
        Doom,
        /// The end of the board's run; without `board`, the end of every board's run.
        End,
        /// Only for claims: the nth stop of this lesson. It must be a stop of the claim's board, unless the alignment
        /// is `"step"`.
        Stop(Nth),
    }
}

form! {
    /// The nth event on a cell.
    pub struct CellEvent as "Cell" {
        /// The cell.
        pub cell: CellName,
        /// What happens to it.
        /// Without it: any event
        pub event: Option<Named<EventKind>>,
        /// Which of these events.
        /// Without it: 1
        pub nth: Option<Nth>,
    }
}

words! {
    /// What a stop marks.
    pub enum Point {
        /// A cell.
        Cell(CellName),
        /// A row, counted from the top; also a queen's.
        Row(Nth),
        /// A column, counted from the left.
        Column(Nth),
        /// A box, counted row by row, or a region of a jigsaw, in the order of their first cells.
        Box(Nth),
        /// A counter below the board.
        Counter(Counted),
        /// The line of the program where this happens, whatever language it is shown in.
        Line(Named<Site>),
    }
}

/// The options of a question.
pub type Options = List<AskOption, MOST_OPTIONS>;

form! {
    /// A question.
    pub struct Ask {
        /// What is asked. The run itself gives the answer to all kinds but `Choice`.
        pub kind: Kind,
        /// The words of the question.
        /// Without it: the program's own words; `Choice` needs it
        pub question: Option<Text>,
        /// Two to four options, exactly one of them right.
        /// Without it: only `Choice` takes them
        pub options: Option<Options>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides the answer
        pub explain: Option<Text>,
        /// The numbers of the boards that would give the answer away. They are hidden until the question is
        /// answered.
        /// Without it: every board is shown
        pub hide: Option<List<Nth, MOST_BOARDS>>,
        /// Which of the wrong answers that the run offers show a misconception. For a `Choice`, its options say so.
        /// Without it: wrong answers only count as wrong
        pub mistakes: Option<List<Mistake, { MOST_OPTIONS - 1 }>>,
    }
}

words! {
    /// What is asked.
    pub enum Kind {
        /// The options written here.
        Choice,
        /// Which cell comes next? Only where the next step chooses, fills, empties or gives up a cell.
        NextCell,
        /// Which value comes next? Only where the next step tests or writes one.
        NextValue,
        /// What happens next? A value is written, refused, taken back or deduced, or there is a dead end.
        WhatHappens,
        /// How many steps are there until then?
        StepsUntil(Until),
        /// Which cell forbids the value? Only where the next step refuses one.
        WhichPeer,
        /// How many guesses are taken back before a value is written again? Only where guesses are taken back
        /// before the next one.
        Falls,
        /// Which cell is the next value written into? Only where `Falls` can be asked.
        NextWritten,
        /// In which order do these lines stand in the board's program? Three or four lines, named as for `Line`,
        /// are shown as pseudocode in the order written here.
        Lines(List<Named<Site>, 4>),
        /// Which line is wrong, or after which line is one missing? Shows a function of `naive`, or of `singles`
        /// for `gives-up`, as pseudocode with this bug. The answer comes with an explanation.
        Bug(Named<Bug>),
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
    pub struct AskOption as "Option" {
        /// The words of the option. One text between quotes is enough for what is the same in every language, such
        /// as "R1C3".
        pub text: Text,
        /// Whether it is the right one.
        /// Without it: false
        pub right: Option<Flag>,
        /// The misconception of the course that choosing it reveals.
        /// Without it: a wrong answer only counts as wrong
        pub shows: Option<MisconceptionId>,
    }
}

form! {
    /// A wrong answer to a question that the run answers.
    pub struct Mistake {
        /// The answer. The question must offer it, and it must be wrong.
        pub answer: Answer,
        /// The misconception of the course that it reveals.
        pub shows: MisconceptionId,
    }
}

plain! {
    /// a step, from 0
    Steps(u64) = "120";
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between
    /// quotes
    Answer(String) = "\"R1C3\"";
}

/// The name of a quantity that a board counts during its run.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Counted(pub Named<Quantity>);

impl Described for Counted {
    const TAKES: Takes = Takes::Names(|| {
        let counted = |quantity: &&Quantity| quantity.is_counted();
        let all = Quantity::ALL.iter().filter(counted);
        all.map(|quantity| quantity.id()).collect()
    });

    fn check(part: &Part<Self>) -> Read<()> {
        let Named(quantity) = part.value.0;
        match quantity.is_counted() {
            true => Ok(()),
            false => {
                let reason = Message::new("field-not-counted").with("found", quantity.id());
                Err(part.fault(reason))
            }
        }
    }
}
