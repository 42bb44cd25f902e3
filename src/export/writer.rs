//! Writers: what makes the files of an export, piece by piece.

use super::error::ExportError;
use super::shown::{Seen, Shown};
use crate::timeline::Timeline;

/// Output that is ready to be written.
#[derive(Default)]
pub struct Made {
    /// The next bytes of the file.
    pub bytes: Vec<u8>,
    /// The next files of the folder, with their names.
    pub files: Vec<(String, Vec<u8>)>,
}

/// The progress of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Runs are being explored; their lengths are not known yet.
    Exploring {
        /// The steps explored, of all runs.
        steps: u64,
        /// The largest number of guesses on a board.
        depth: u64,
    },
    /// The file is being written.
    Writing {
        /// The steps done.
        done: u64,
        /// All steps.
        all: u64,
    },
    /// Lessons are being looked at.
    Lessons {
        /// The lessons done.
        done: u64,
        /// All lessons.
        all: u64,
    },
}

impl Progress {
    /// How far these runs have been explored.
    pub fn of(runs: &[Timeline]) -> Self {
        let depths = runs.iter().map(|run| run.frontier().counters().depth());
        Self::Exploring {
            steps: runs.iter().map(Timeline::explored).sum(),
            depth: depths.max().unwrap_or(0),
        }
    }
}

/// Makes an export on its own, in slices.
pub trait SliceWriter {
    /// Works for about `steps` steps, and always does something. Returns whether everything has
    /// been made.
    ///
    /// # Errors
    ///
    /// If the chosen steps turn out to be none, or too many.
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError>;

    /// The progress.
    fn progress(&self) -> Progress;
}

/// A text that is ready at once.
pub struct Ready(pub String);

impl SliceWriter for Ready {
    fn advance(&mut self, _: u64, made: &mut Made) -> Result<bool, ExportError> {
        made.bytes = std::mem::take(&mut self.0).into_bytes();
        Ok(true)
    }

    fn progress(&self) -> Progress {
        Progress::Writing { done: 0, all: 1 }
    }
}

/// Makes an export from boards at one step after another.
pub trait StepWriter {
    /// Adds all boards at a step.
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made);

    /// Makes whatever comes after the last step.
    fn finish(self: Box<Self>, made: &mut Made);
}

/// Boards side by side, at a step.
pub struct SideBySide<'a> {
    /// Their runs.
    pub runs: &'a mut [Timeline],
    /// Their titles.
    pub titles: &'a [String],
    /// How much of each may be shown.
    pub seen: &'a [Seen],
    /// The step of the leading board.
    pub step: u64,
    /// The step of each board.
    pub own: &'a [u64],
}

impl SideBySide<'_> {
    /// The boards, ready to draw.
    pub fn shown(&mut self) -> Vec<Shown<'_>> {
        let boards = self.runs.iter_mut().zip(self.titles);
        let boards = boards.zip(self.own).zip(self.seen);
        boards
            .map(|(((run, title), step), seen)| Shown::of(run, title.clone(), *step, *seen))
            .collect()
    }
}
