//! What a picture shows, and how.

use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::puzzle::named;
use crate::scene::{BoardOptions, Length, Theme};
use crate::solver::Counters;
use crate::timeline::{Moment, Timeline};

named! {
    /// What a picture shows.
    #[derive(Default)]
    pub enum PictureView {
        /// The boards.
        #[default]
        Boards = "boards",
        /// Their search trees.
        Tree = "tree",
        /// Their programs.
        Code = "code",
        /// Their flowcharts.
        Flow = "flow",
        /// Their stacks.
        Stack = "stack",
        /// The counters of all of them, in one chart.
        Chart = "chart",
    }
}

/// How much of a run pictures may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All of it.
    Whole,
    /// What happens until the step with these counters, and at the step that is drawn.
    Until(Counters),
    /// Nothing, because it tells the answer to an open question.
    Nothing,
}

/// A board at a step.
pub struct Shown<'a> {
    /// Its run.
    pub run: &'a Timeline,
    /// The moment of its run.
    pub moment: Moment,
    /// Its title.
    pub title: String,
    /// How much of the run may be shown.
    pub seen: Seen,
    /// What is known about the length of the run, if that may be shown.
    pub length: Option<Length>,
}

impl<'a> Shown<'a> {
    /// The board of a run at this step, or at the last explored one before it.
    pub fn of(run: &'a mut Timeline, title: String, step: u64, seen: Seen) -> Self {
        let moment = run.at(step.min(run.explored())).expect("it is explored");
        Self {
            moment,
            title,
            seen,
            length: (seen == Seen::Whole).then(|| Length::of(run)),
            run,
        }
    }

    /// The counters at the last step that may be shown.
    pub fn horizon(&self) -> Counters {
        let here = self.moment.counters();
        match self.seen {
            Seen::Whole => self.run.frontier().counters(),
            Seen::Until(seen) if seen.steps > here.steps => seen,
            Seen::Until(_) | Seen::Nothing => here,
        }
    }
}

/// The appearance of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// Whether the background is transparent.
    pub is_transparent: bool,
    /// What boards show besides values.
    pub options: BoardOptions,
    /// What is shown of each board.
    pub view: PictureView,
    /// The programming language of programs.
    pub code: CodeLanguage,
}
