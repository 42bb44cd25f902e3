//! An export in progress.

use super::output::Output;
use crate::explain::{Message, Tell};
use crate::export::error::ExportError;
use crate::export::job::Job;
use crate::export::request::Request;
use crate::export::subject::Subject;
use crate::files::WriteError;

/// An export that was started. It stays on show after its end.
pub(super) struct UnderWay {
    /// Where it goes.
    pub(super) place: String,
    /// The work; `None` once it is complete.
    pub(super) work: Option<Work>,
}

/// The job, and where its output goes.
pub struct Work {
    pub(super) job: Job,
    output: Output,
}

impl Work {
    /// Starts an export to this place.
    pub fn begin(
        request: Request,
        subject: Subject<'_>,
        place: &str,
        replaces: bool,
    ) -> Result<Self, Failure> {
        let job = Job::new(request, subject)?;
        let output = Output::create(request.kind, place, replaces)?;
        Ok(Self { job, output })
    }

    /// Does this many slices. Returns whether the export is complete.
    pub(super) fn go_on(&mut self, slices: usize) -> Result<bool, Failure> {
        self.output.add(self.job.advance(slices)?)?;
        Ok(self.job.has_ended())
    }

    /// Does all remaining work, and moves the file to its place.
    pub fn end(mut self) -> Result<(), Failure> {
        while !self.go_on(1)? {}
        Ok(self.output.finish()?)
    }
}

/// Why an export failed.
#[derive(Debug)]
pub enum Failure {
    /// The file could not be written.
    Write(WriteError),
    /// It could not be made.
    Export(ExportError),
}

impl Failure {
    /// Why it could not be made, if that is what failed.
    pub const fn of_export(&self) -> Option<&ExportError> {
        match self {
            Self::Export(error) => Some(error),
            Self::Write(_) => None,
        }
    }
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Self {
        Self::Export(error)
    }
}

impl Tell for Failure {
    fn message(&self) -> Message {
        match self {
            Self::Write(error) => error.message(),
            Self::Export(error) => error.message(),
        }
    }
}
