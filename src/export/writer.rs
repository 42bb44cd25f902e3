//! What makes files, a piece at a time.

use super::error::ExportError;
use super::picture::Shown;
use crate::timeline::Timeline;

/// What has been made, on its way to where it goes.
#[derive(Default)]
pub struct Made {
    /// The next bytes of the file.
    pub bytes: Vec<u8>,
    /// The next files of the folder, with their names.
    pub files: Vec<(String, Vec<u8>)>,
}

/// How far an export is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many steps have been explored, and it is not known how many there are.
    Exploring {
        /// Of all runs.
        steps: u64,
        /// The guesses that stand on the board that has the most.
        depth: u64,
    },
    /// So much of the file has been made.
    Writing {
        /// The steps done.
        done: u64,
        /// All steps.
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

/// Makes a file by itself, in slices.
pub trait SliceWriter {
    /// Goes on for about so many steps, at least by something; says whether all has been made.
    ///
    /// # Errors
    /// If the steps chosen turn out to be none, or too many.
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError>;

    /// How far it is.
    fn progress(&self) -> Progress;
}

/// Makes a file of boards, a step of the leading one after the other.
pub trait StepWriter {
    /// Adds all boards at a step.
    fn add(&mut self, boards: &mut Abreast<'_>, made: &mut Made);

    /// Makes what comes after the last step.
    fn finish(self: Box<Self>, made: &mut Made);
}

/// Boards at a step.
pub struct Abreast<'a> {
    /// Their runs.
    pub runs: &'a mut [Timeline],
    /// What they are called.
    pub titles: &'a [String],
    /// The step of the leading one.
    pub step: u64,
    /// The step of each.
    pub own: &'a [u64],
}

impl Abreast<'_> {
    /// The boards as they are drawn.
    pub fn shown(&mut self) -> Vec<Shown> {
        let boards = self.runs.iter_mut().zip(self.titles).zip(self.own);
        boards
            .map(|((run, title), step)| Shown::of(run, title.clone(), *step))
            .collect()
    }
}
