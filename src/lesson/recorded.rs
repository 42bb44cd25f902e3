//! Programs that others wrote, with the runs that they have printed.

use crate::explain::Message;
use crate::puzzle::Problem;
use crate::recording::Recording;
use std::sync::Arc;

/// Reads a file beside a lesson, by its path from there.
pub type FileReader = dyn Fn(&str) -> Result<Vec<u8>, Message>;

/// The run of a program that was recorded.
#[derive(Clone, Debug)]
pub struct RecordedProgram {
    /// The name of the program, such as `my_solver.py`.
    pub name: String,
    /// What it has printed so far.
    pub recording: Arc<Recording>,
    /// The text of the program, if it is known.
    pub source: Option<Arc<str>>,
    /// How it ended, if we saw it run.
    pub ending: Option<ProgramEnding>,
}

/// How a program ended.
#[derive(Clone, Debug)]
pub struct ProgramEnding {
    /// What is to be said about that; `None` if all is well.
    pub words: Option<Message>,
    /// The last lines that it has printed as errors.
    pub errors: String,
    /// Whether it was started by us, and not only its output read.
    pub was_watched: bool,
}

impl RecordedProgram {
    /// The problem that it works on; `None` before its first event.
    pub fn problem(&self) -> Option<&Arc<Problem>> {
        self.recording.problem()
    }
}
