//! What can be asked, and what a question is.

use crate::analysis::exercise::MoveKind;
use crate::puzzle::{Cell, Random, Value, named};
use crate::solver::{Event, Spot, Strategy};

/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

/// What a question asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum QuestionKind {
    /// Which cell the next step is about, unless that is the current one.
    NextCell,
    /// Which value the next step tests or writes.
    NextValue,
    /// What the next step does with a value.
    WhatHappens,
    /// How many steps it takes until something happens.
    StepsUntil(Until),
    /// Which cell forbids the value that the next step refuses.
    WhichPeer,
    /// How many guesses are taken back before one is written again.
    Falls,
    /// The cell of the next guess, after others have been taken back.
    NextWritten,
    /// Which guess must be taken back before a solution can be reached.
    TakeBack,
}

/// The event that a question counts the steps to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Until {
    /// The next backtrack.
    Backtrack,
    /// The next solution.
    Solution,
    /// The last step.
    End,
}

/// How many kinds ask about the next step; they come first.
pub(super) const NEAR: usize = 4;

impl QuestionKind {
    /// The kinds that are asked before any move, in the order of preference. Only lessons ask the
    /// others, which look past several backtracks.
    pub const ALL: [Self; 7] = [
        Self::WhatHappens,
        Self::NextValue,
        Self::NextCell,
        Self::WhichPeer,
        Self::StepsUntil(Until::Backtrack),
        Self::StepsUntil(Until::Solution),
        Self::StepsUntil(Until::End),
    ];
}

named! {
    /// What the next step does with the cell or the value that a question asks for. The question
    /// says it, so that only one answer is true: the value tested next need not be the one written
    /// next.
    pub enum Deed {
        /// A value is tested against the rules. It may be refused.
        Tested = "tested",
        /// A candidate is written as a guess.
        Tried = "tried",
        /// A forced value is written.
        Written = "written",
        /// A cell is chosen to be decided.
        Chosen = "chosen",
        /// A cell loses its value.
        Emptied = "emptied",
        /// A cell is found without candidates.
        Stuck = "stuck",
    }
}

impl Deed {
    /// What a step of this strategy does, without telling whether a value that is tested fits.
    pub(super) const fn of(event: Event, strategy: Strategy) -> Self {
        match event {
            Event::Conflict { .. }
            | Event::Excluded { .. }
            | Event::Broken { .. }
            | Event::Visited { .. }
            | Event::Wall { .. } => Self::Tested,
            Event::Place { .. } if strategy.keeps_domains() => Self::Tried,
            Event::Place { .. } => Self::Tested,
            Event::Deduce { .. } | Event::Fill { .. } => Self::Written,
            Event::Backtrack { .. } | Event::Clear { .. } => Self::Emptied,
            Event::DeadEnd { .. } => Self::Stuck,
            Event::Select { .. }
            | Event::Learn { .. }
            | Event::Sweep { .. }
            | Event::Solution
            | Event::Exhausted
            | Event::GaveUp { .. } => Self::Chosen,
        }
    }
}

/// An answer to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Answer {
    /// This cell.
    Cell(Cell),
    /// This value.
    Value(Value),
    /// What happens, as a kind of move.
    Happens(MoveKind),
    /// A number of steps.
    Steps(u64),
}

/// A question about a run, with its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The kind of question.
    pub kind: QuestionKind,
    /// The step after which it is asked.
    pub step: u64,
    /// The cell it mentions, if any.
    pub cell: Option<Cell>,
    /// The value it mentions, if any.
    pub value: Option<Value>,
    /// What the next step does, if it says so.
    pub deed: Option<Deed>,
    /// Two to [`MOST_OPTIONS`] different answers.
    pub options: Vec<Answer>,
    /// The index of the right answer.
    pub right: usize,
    /// The step whose event decides the answer.
    pub decided: u64,
}

impl Question {
    /// The right answer.
    pub fn answer(&self) -> Answer {
        self.options[self.right]
    }
}

/// The result of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The question.
    Question(Question),
    /// Not known: the run is not explored far enough.
    NotYet,
    /// The question makes no sense at this step, or has only one possible answer.
    Nothing,
}

impl Asked {
    pub(super) fn question(self) -> Option<Question> {
        match self {
            Self::Question(question) => Some(question),
            Self::NotYet | Self::Nothing => None,
        }
    }
}

impl Question {
    /// A question without options.
    pub(super) const fn new(kind: QuestionKind, step: u64, decided: u64) -> Self {
        Self {
            kind,
            step,
            cell: None,
            value: None,
            deed: None,
            options: Vec::new(),
            right: 0,
            decided,
        }
    }

    /// The question with the right answer at some place among the first wrong ones.
    pub(super) fn with_options(mut self, right: Answer, wrong: Vec<Answer>) -> Asked {
        for answer in wrong {
            let is_new = answer != right && !self.options.contains(&answer);
            if is_new && self.options.len() < MOST_OPTIONS - 1 {
                self.options.push(answer);
            }
        }
        if self.options.is_empty() {
            return Asked::Nothing;
        }
        self.options.push(right);
        let mut random = Random::new(self.step);
        for last in (1..self.options.len()).rev() {
            self.options.swap(last, throw(&mut random, last + 1));
        }
        let place = self.options.iter().position(|answer| *answer == right);
        self.right = place.unwrap_or_default();
        Asked::Question(self)
    }
}

/// A random number below `count`. It is the remainder, so that every step keeps the question that
/// it has had since the first version.
pub(super) fn throw(random: &mut Random, count: usize) -> usize {
    (random.next() % count as u64) as usize
}
/// The cell that is decided, if it is one.
pub(super) const fn cell_of(at: Spot) -> Option<Cell> {
    match at {
        Spot::Cell(cell) => Some(cell),
        Spot::Places(..) => None,
    }
}

/// The right answer, and wrong ones.
pub(super) type RightAndWrong = Option<(Answer, Vec<Answer>)>;
