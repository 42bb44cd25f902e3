//! Writers: what makes the file of an export, piece by piece.

use super::boards::SideBySide;
use super::error::ExportError;
use crate::timeline::Timeline;

/// The progress of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportProgress {
    /// Runs are being explored; their lengths are not known yet.
    Exploring {
        /// The steps explored, of all runs.
        steps: u64,
        /// The largest number of guesses on a board.
        depth: u64,
    },
    /// The file is being written.
    Writing {
        /// The steps or lessons done.
        done: u64,
        /// All of them.
        all: u64,
    },
}

impl ExportProgress {
    /// How far these runs have been explored.
    pub fn of<'a>(runs: impl Iterator<Item = &'a Timeline>) -> Self {
        let (mut steps, mut depth) = (0, 0);
        for run in runs {
            steps += run.explored();
            depth = depth.max(run.frontier().counters().depth());
        }
        Self::Exploring { steps, depth }
    }
}

/// Makes a file on its own, in slices.
pub trait SliceWriter {
    /// Works for about `steps` steps, always does something, and adds to the file what it has made.
    /// Returns whether the file is complete.
    ///
    /// # Errors
    ///
    /// If the chosen steps turn out to be none, or too many.
    fn advance(&mut self, steps: u64, file: &mut Vec<u8>) -> Result<bool, ExportError>;

    /// The progress.
    fn progress(&self) -> ExportProgress;

    /// The captions that belong beside the complete file.
    fn captions(&self) -> Option<&str> {
        None
    }
}

/// A text that is ready at once.
impl SliceWriter for String {
    fn advance(&mut self, _: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        file.append(&mut std::mem::take(self).into_bytes());
        Ok(true)
    }

    fn progress(&self) -> ExportProgress {
        ExportProgress::Writing { done: 0, all: 1 }
    }
}

/// Makes a file of boards at one step after another.
pub trait StepWriter {
    /// Adds all boards at a step.
    fn add(&mut self, boards: &mut SideBySide<'_>, file: &mut Vec<u8>);

    /// Adds whatever comes after the last step.
    fn finish(self: Box<Self>, _file: &mut Vec<u8>) {}
}

/// A function that adds boards at a step, where nothing comes after the last one.
impl<F: FnMut(&mut SideBySide<'_>, &mut Vec<u8>)> StepWriter for F {
    fn add(&mut self, boards: &mut SideBySide<'_>, file: &mut Vec<u8>) {
        self(boards, file);
    }
}
