//! Boards side by side, with their runs.

use super::error::ExportError;
use super::steps::StepChoice;
use crate::analysis::alignment::Alignment;
use crate::explain::code::Wording;
use crate::lesson::most_steps;
use crate::scene::Length;
use crate::solver::Counters;
use crate::timeline::{Moment, Timeline};
use std::sync::Arc;

/// How much of a run pictures may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenPart {
    /// All of it.
    Whole,
    /// What happens until the step with these counters, and at the step that is drawn.
    Until(Counters),
    /// Nothing, because it would answer an open question.
    Nothing,
}

/// A board with its run.
pub struct BoardRun {
    /// The run.
    pub run: Timeline,
    /// Its title.
    pub title: String,
    /// How much of the run pictures may show.
    pub seen: SeenPart,
    /// The step on show.
    pub step: u64,
    /// The words of its program.
    pub wording: Arc<Wording>,
}

/// Boards side by side.
pub struct Boards {
    /// The name of the puzzle or lesson.
    pub name: String,
    /// The boards, at least one.
    pub boards: Vec<BoardRun>,
    /// The leading board, whose steps are chosen unless boards are aligned by step.
    pub leading: usize,
    /// The alignment of the others.
    pub alignment: Alignment,
    /// The step on show, if any.
    pub step: Option<u64>,
}

impl Boards {
    /// Removes all boards but this one.
    pub(super) fn keep(&mut self, board: usize) {
        self.boards = vec![self.boards.swap_remove(board)];
        self.leading = 0;
        self.step = self.step.map(|_| self.boards[0].step);
    }

    /// The runs.
    pub(super) fn runs(&self) -> impl Iterator<Item = &Timeline> {
        self.boards.iter().map(|board| &board.run)
    }

    /// Explores the runs up to this step or, without one, up to the [`most_steps`] that runs are
    /// followed, a little further with each call. Returns whether all of them are there, or at
    /// their end.
    pub(super) fn explore(&mut self, until: Option<u64>, steps: u64) -> bool {
        for BoardRun { run, .. } in &mut self.boards {
            let until = until.unwrap_or_else(|| most_steps(run.plan().last_strategy()));
            let left = until.saturating_sub(run.explored());
            if run.length().is_none() && left > 0 {
                run.explore(steps.min(left));
                return false;
            }
        }
        true
    }

    /// Fails if a run has no end yet.
    pub(super) fn check_ends(&self) -> Result<(), ExportError> {
        let is_endless = |run: &&Timeline| run.length().is_none();
        self.runs().find(is_endless).map_or(Ok(()), too_long)
    }

    /// Fails if a run without an end has been explored up to the limit of runs.
    pub(super) fn check_length(&self) -> Result<(), ExportError> {
        let most = |run: &Timeline| most_steps(run.plan().last_strategy());
        let is_long = |run: &Timeline| run.length().is_none() && run.explored() >= most(run);
        self.runs()
            .find(|run| is_long(run))
            .map_or(Ok(()), too_long)
    }

    /// The last explored step that can be chosen.
    pub(super) fn last(&self) -> u64 {
        let counted = (self.alignment).counted(self.boards.len(), self.leading);
        let explored = self.boards[counted]
            .iter()
            .map(|board| board.run.explored());
        explored.max().unwrap_or(0)
    }

    /// The explored steps of a choice. The moves of the first board count, or of the leading one
    /// unless boards are aligned by step.
    pub(super) fn choose(&mut self, choice: &StepChoice) -> Result<Vec<u64>, ExportError> {
        let first = (self.alignment)
            .counted(self.boards.len(), self.leading)
            .start;
        choice.steps(self.last(), &mut self.boards[first].run)
    }

    /// The step of every board when the leading one is at `step`; boards that ended earlier stay at
    /// their end. `None` if that is not known yet: some run is then explored further, so that
    /// asking again leads to an answer in the end.
    pub(super) fn line_up(&mut self, step: u64, slice: u64) -> Option<Vec<u64>> {
        let leader = &mut self.boards[self.leading].run;
        let moment = leader.at(step.min(leader.explored()))?;
        let stand: Vec<_> = self
            .boards
            .iter()
            .map(|board| (&board.run, board.step))
            .collect();
        let steps = (self.alignment).line_up(step, &moment, self.leading, &stand);
        let Some(behind) = steps.iter().position(Option::is_none) else {
            return steps.into_iter().collect();
        };
        // A share needs the full length of both runs.
        let has_ended = self.boards[behind].run.length().is_some();
        let short = if has_ended { self.leading } else { behind };
        self.boards[short].run.explore(slice);
        None
    }
}

fn too_long(run: &Timeline) -> Result<(), ExportError> {
    let steps = run.explored();
    Err(ExportError::TooLong { steps })
}

/// Boards, each at a step of its run.
pub struct SideBySide<'a> {
    /// The boards.
    pub boards: &'a mut [BoardRun],
    /// The step of the leading board.
    pub step: u64,
    /// The step of each board.
    pub steps: &'a [u64],
}

impl SideBySide<'_> {
    /// The boards, ready to draw.
    pub fn shown(&mut self) -> Vec<ShownBoard<'_>> {
        let boards = self.boards.iter_mut().zip(self.steps);
        boards
            .map(|(board, step)| ShownBoard::of(board, *step))
            .collect()
    }
}

/// A board at a step, ready to draw.
pub struct ShownBoard<'a> {
    /// Its run.
    pub run: &'a Timeline,
    /// The moment of its run.
    pub moment: Moment,
    /// Its title.
    pub title: &'a str,
    /// How much of the run may be shown.
    pub seen: SeenPart,
    /// The words of its program.
    pub wording: &'a Wording,
    /// What is known about the length of the run, if that may be shown.
    pub length: Option<Length>,
}

impl<'a> ShownBoard<'a> {
    /// A board at this step, or at the last explored one before it.
    pub fn of(board: &'a mut BoardRun, step: u64) -> Self {
        let run = &mut board.run;
        let moment = run.at(step.min(run.explored())).expect("it is explored");
        Self {
            moment,
            title: &board.title,
            wording: &board.wording,
            seen: board.seen,
            length: (board.seen == SeenPart::Whole).then(|| Length::of(run)),
            run,
        }
    }

    /// The counters at the last step that may be shown.
    pub fn horizon(&self) -> Counters {
        let here = self.moment.counters();
        match self.seen {
            SeenPart::Whole => self.run.frontier().counters(),
            SeenPart::Until(seen) if seen.steps > here.steps => seen,
            SeenPart::Until(_) | SeenPart::Nothing => here,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::Goal;
    use std::sync::Arc;

    fn run(strategy: &str, steps: u64) -> Timeline {
        let puzzle = "1..............2";
        let problem = text::read_one(puzzle, &text::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::First);
        run.explore(steps);
        run
    }

    fn boards(alignment: Alignment, explored: [u64; 2]) -> Boards {
        let board = |strategy: &str, explored, step| BoardRun {
            run: run(strategy, explored),
            title: strategy.to_owned(),
            seen: SeenPart::Whole,
            step,
            wording: Arc::default(),
        };
        Boards {
            name: "a puzzle".to_owned(),
            boards: vec![
                board("masks", explored[0], 0),
                board("naive", explored[1], 1),
            ],
            leading: 0,
            alignment,
            step: None,
        }
    }

    #[test]
    fn runs_without_an_end_are_refused() {
        let mut boards = boards(Alignment::Step, [10, 10]);
        let steps = 10;
        assert_eq!(boards.check_ends(), Err(ExportError::TooLong { steps }));
        // It is explored no further than others may be.
        assert_eq!(boards.check_length(), Ok(()));
        while !boards.explore(None, 1 << 16) {}
        assert_eq!(boards.check_ends(), Ok(()));
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
        let all = StepChoice::default();
        let count = |boards: &mut Boards| boards.choose(&all).map(|steps| steps.len());
        assert_eq!(count(&mut boards(Alignment::Guess, [30, 1])), Ok(31));
        let mut boards = boards(Alignment::Step, [5, 9]);
        assert_eq!((count(&mut boards), boards.last()), (Ok(10), 9));
        boards.keep(0);
        assert_eq!((boards.last(), boards.line_up(9, 1)), (5, Some(vec![5])));
    }
}
