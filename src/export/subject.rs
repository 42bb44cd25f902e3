//! The subject of an export.

use super::error::ExportError;
use super::results::AnswerRow;
use super::set::SetReport;
use super::shown::Seen;
use super::steps::{Choice, last_explored};
use super::writer::SideBySide;
use crate::analysis::alignment::Alignment;
use crate::bundled::Bundled;
use crate::lesson::{Course, Glossary, Guide, Lesson, most_steps};
use crate::timeline::Timeline;

/// The subject of an export.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum Subject<'a> {
    /// Boards and their runs.
    Boards(Boards),
    /// A lesson or a puzzle without runs, and the file name without extension.
    Lesson(Lesson, String),
    /// The results of a set of puzzles.
    Set(&'a SetReport<'a>),
    /// The answers of students.
    Answers(&'a [AnswerRow<'a>]),
    /// The course, for those who teach it.
    Course(Teaching),
}

/// All that the teacher's guide is made of.
pub struct Teaching {
    /// The order of the lessons.
    pub course: &'static Course,
    /// What the guide says beside them.
    pub guide: &'static Guide,
    /// The words of the course.
    pub glossary: &'static Glossary,
    /// The lessons, in the order of the course.
    pub lessons: Vec<Lesson>,
}

impl Teaching {
    /// That of these lessons, whose texts come with their ids.
    pub fn of(
        course: &'static Course,
        guide: &'static Guide,
        glossary: &'static Glossary,
        lessons: &[(&str, Bundled)],
    ) -> Self {
        let read = |(_, source): &(&str, Bundled)| Lesson::read(source).ok();
        Self {
            course,
            guide,
            glossary,
            lessons: lessons.iter().filter_map(read).collect(),
        }
    }
}

/// Boards side by side.
pub struct Boards {
    /// The name of the puzzle or lesson.
    pub name: String,
    /// The runs.
    pub runs: Vec<Timeline>,
    /// Their titles.
    pub titles: Vec<String>,
    /// How much of each pictures may show.
    pub seen: Vec<Seen>,
    /// The step each board shows.
    pub own: Vec<u64>,
    /// The leading board, whose steps are chosen unless boards are aligned by step.
    pub leading: usize,
    /// The alignment of the others.
    pub alignment: Alignment,
    /// The step on show, if any.
    pub step: Option<u64>,
}

impl Subject<'_> {
    /// The number of boards.
    pub fn boards(&self) -> usize {
        match self {
            Self::Boards(boards) => boards.runs.len(),
            Self::Lesson(lesson, _) => lesson.boards.len(),
            Self::Set(_) | Self::Course(_) | Self::Answers(_) => 0,
        }
    }

    /// Keeps only this board.
    pub(super) fn keep(&mut self, board: usize) {
        match self {
            Self::Boards(boards) => boards.keep(board),
            Self::Lesson(lesson, _) => lesson.boards = vec![lesson.boards[board]],
            Self::Set(_) | Self::Course(_) | Self::Answers(_) => {}
        }
    }
}

impl Boards {
    fn keep(&mut self, board: usize) {
        self.runs = vec![self.runs.swap_remove(board)];
        self.titles = vec![self.titles.swap_remove(board)];
        self.seen = vec![self.seen[board]];
        self.own = vec![self.own[board]];
        self.leading = 0;
        self.step = self.step.map(|_| self.own[0]);
    }

    /// Explores the runs a little further; says whether all have come to this step or, without one, as far
    /// as runs are followed, or to their end.
    pub(super) fn explore(&mut self, until: Option<u64>, steps: u64) -> bool {
        let left = |run: &Timeline| {
            let until = until.unwrap_or_else(|| most_steps(run.plan().last_strategy()));
            until.saturating_sub(run.explored())
        };
        let is_short = |run: &&mut Timeline| run.length().is_none() && left(run) > 0;
        let short = self.runs.iter_mut().find(is_short);
        if let Some(run) = short {
            run.explore(steps.min(left(run)));
            return false;
        }
        true
    }

    /// That every run has ended, or an error.
    pub(super) fn check_ends(&self) -> Result<(), ExportError> {
        let endless = self.runs.iter().find(|run| run.length().is_none());
        endless.map_or(Ok(()), |run| {
            let steps = run.explored();
            Err(ExportError::TooLong { steps })
        })
    }

    /// That no run without an end is explored further than any is followed, or an error.
    pub(super) fn check_length(&self) -> Result<(), ExportError> {
        let is_short = |run: &Timeline| {
            run.length().is_some() || run.explored() < most_steps(run.plan().last_strategy())
        };
        match self.runs.iter().all(is_short) {
            true => Ok(()),
            false => self.check_ends(),
        }
    }

    /// The runs that steps are counted by.
    fn counted(&mut self) -> &mut [Timeline] {
        let counted = self.alignment.counted(self.runs.len(), self.leading);
        &mut self.runs[counted]
    }

    /// The last explored step that can be chosen.
    pub(super) fn last(&mut self) -> u64 {
        last_explored(self.counted())
    }

    /// The steps of a choice, as in [`Choice::steps`]. Moves are those of the first board, or of
    /// the leading one unless boards are aligned by step.
    pub(super) fn choose(&mut self, choice: &Choice) -> Result<Vec<u64>, ExportError> {
        choice.steps(self.counted())
    }

    /// The step of every board when the leading one is at `step`; boards that ended earlier stay at
    /// their end. `None` if that is not known yet: some run is then explored further, so that
    /// asking again leads to an answer in the end.
    pub(super) fn line_up(&mut self, step: u64, slice: u64) -> Option<Vec<u64>> {
        let leader = &mut self.runs[self.leading];
        let moment = leader.at(step.min(leader.explored()))?;
        let stand: Vec<_> = self.runs.iter().zip(self.own.iter().copied()).collect();
        let steps = (self.alignment).line_up(step, &moment, self.leading, &stand);
        let Some(behind) = steps.iter().position(Option::is_none) else {
            return steps.into_iter().collect();
        };
        // A share needs the full length of both runs.
        let ended = self.runs[behind].length().is_some();
        self.runs[if ended { self.leading } else { behind }].explore(slice);
        None
    }

    /// The boards at their steps, when the leading one is at `step`.
    pub(super) fn at<'a>(&'a mut self, step: u64, own: &'a [u64]) -> SideBySide<'a> {
        SideBySide {
            runs: &mut self.runs,
            titles: &self.titles,
            seen: &self.seen,
            step,
            own,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::Goal;
    use std::sync::Arc;

    const PUZZLE: &str = "1..............2";

    fn run(strategy: &str, steps: u64) -> Timeline {
        let problem = notation::read_one(PUZZLE, &notation::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::First);
        run.explore(steps);
        run
    }

    #[test]
    fn runs_without_an_end_are_refused() {
        let mut boards = boards(Alignment::Step, [10, 10]);
        let steps = 10;
        assert_eq!(boards.check_ends(), Err(ExportError::TooLong { steps }));
        // It is explored no further than others may be.
        assert_eq!(boards.check_length(), Ok(()));
        for run in &mut boards.runs {
            while run.length().is_none() {
                run.explore(1 << 16);
            }
        }
        assert_eq!(boards.check_ends(), Ok(()));
    }

    fn boards(alignment: Alignment, explored: [u64; 2]) -> Boards {
        Boards {
            name: "a puzzle".to_owned(),
            runs: vec![run("masks", explored[0]), run("naive", explored[1])],
            titles: vec!["masks".to_owned(), "naive".to_owned()],
            seen: vec![Seen::Whole; 2],
            own: vec![0, 1],
            leading: 0,
            alignment,
            step: None,
        }
    }

    #[test]
    fn boards_go_as_the_alignment_says_however_far_they_were_explored() {
        for alignment in Alignment::ALL {
            let mut boards = boards(alignment, [30, 1]);
            for step in [0, 3, 11, 30] {
                let found = (0..100_000).find_map(|_| boards.line_up(step, 7));
                let (mut leader, follower) = (run("masks", 10_000), run("naive", 10_000));
                let moment = leader.at(step).expect("it is explored");
                let beside = alignment.follow(&leader, &moment, &follower, 1);
                let expected = vec![step, beside.expect("both are known whole")];
                assert_eq!(found, Some(expected), "{alignment:?}, step {step}");
            }
        }
    }

    #[test]
    fn steps_are_those_of_the_leading_run() {
        let all = Choice::default();
        let count = |boards: &mut Boards| boards.choose(&all).map(|steps| steps.len());
        assert_eq!(count(&mut boards(Alignment::Guess, [30, 1])), Ok(31));
        let mut boards = boards(Alignment::Step, [5, 9]);
        assert_eq!((count(&mut boards), boards.last()), (Ok(10), 9));
        boards.keep(0);
        assert_eq!((boards.last(), boards.line_up(9, 1)), (5, Some(vec![5])));
    }
}
