//! The files beside a lesson: what programs have printed, and their texts.

use super::form::{Read, Scope, Written};
use crate::bundled::lesson_file;
use crate::explain::code::{Listing, ProgramLanguage};
use crate::explain::{Message, Tell};
use crate::lesson::recorded::RecordedProgram;
use crate::puzzle::Problem;
use crate::recording::{ReadOptions, Reader};
use crate::solver::Goal;
use std::path::{Component, Path};
use std::sync::Arc;

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
        let bundled = || lesson_file(&self.name).map(|text| text.as_bytes().to_vec());
        let read = match &scope.files {
            // A lesson of the course may have been saved without its files.
            Some(read) => read(&self.name).or_else(|reason| bundled().ok_or(reason)),
            None => bundled().ok_or_else(|| Message::new("field-no-files")),
        };
        read.map_err(|reason| self.written.fault(reason))
    }

    /// The listing that this file is, with marks where steps happen.
    pub fn listing(&self, scope: &Scope) -> Read<Listing> {
        let text = self.read(scope)?;
        let ending = self.name.rsplit('.').next().unwrap_or_default();
        let code = ProgramLanguage::ALL.into_iter();
        let code = code.clone().find(|code| code.ending() == ending);
        let code = code.ok_or_else(|| self.written.fault("field-source-ending"))?;
        Listing::own(&String::from_utf8_lossy(&text), code).map_err(|(line, mark)| {
            let reason = Message::new("field-source-mark").number("line", line as u64);
            self.written.fault(reason.with("mark", mark))
        })
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
