//! Programs that others wrote, with the runs that they have printed.

use super::file::form::{Read, Scope, Written};
use crate::bundled::lesson_file;
use crate::explain::{Message, Tell};
use crate::puzzle::Problem;
use crate::recording::{ReadOptions, Reader, Recording};
use crate::solver::Goal;
use std::path::{Component, Path};
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
}

impl RecordedProgram {
    /// The problem that it works on; `None` before its first event.
    pub fn problem(&self) -> Option<&Arc<Problem>> {
        self.recording.problem()
    }
}

/// A file beside the lesson, as the lesson names it.
pub struct LessonFile<'a> {
    pub name: String,
    written: Written<'a>,
}

/// Names a file in the folder of the lesson or below it.
pub fn file_name(written: Written, _: &mut Scope) -> Read<String> {
    let name: String = written.parse()?;
    let is_plain = |part| matches!(part, Component::Normal(_));
    match !name.is_empty() && Path::new(&name).components().all(is_plain) {
        true => Ok(name),
        false => Err(written.fault("field-file")),
    }
}

impl<'a> LessonFile<'a> {
    pub const fn new(name: String, written: Written<'a>) -> Self {
        Self { name, written }
    }

    /// Its name without the folders.
    fn own_name(&self) -> String {
        let name = Path::new(&self.name).file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    fn read(&self, scope: &Scope) -> Read<Vec<u8>> {
        let read = match &scope.files {
            Some(read) => read(&self.name),
            None => lesson_file(&self.name)
                .map(|text| text.as_bytes().to_vec())
                .ok_or_else(|| Message::new("field-no-files")),
        };
        read.map_err(|reason| self.written.fault(reason))
    }

    /// The program whose output this file is, run on this puzzle unless it names one itself.
    pub fn program(
        &self,
        source: Option<&Self>,
        puzzle: Option<Arc<Problem>>,
        goal: Option<Goal>,
        scope: &Scope,
    ) -> Read<RecordedProgram> {
        let wanted = None;
        let mut reader = Reader::new(ReadOptions {
            puzzle,
            wanted,
            goal,
        });
        reader.push(&self.read(scope)?);
        reader.finish();
        let recording = Arc::new(reader.recording().clone());
        if recording.events().is_empty() {
            let reason = recording.faults().first().map(Tell::message);
            let reason = reason.unwrap_or_else(|| Message::new("judge-empty"));
            return Err(self.written.fault(reason));
        }
        let text = source.map(|source| source.read(scope)).transpose()?;
        let text = text.map(|bytes| String::from_utf8_lossy(&bytes).into());
        Ok(RecordedProgram {
            name: source.unwrap_or(self).own_name(),
            recording,
            source: text,
            ending: None,
        })
    }
}
