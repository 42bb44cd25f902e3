//! An export that is being made, a slice at a time.

use super::output::Output;
use crate::explain::{Message, Tell};
use crate::export::error::ExportError;
use crate::export::job::Job;
use crate::export::request::Request;
use crate::export::subject::Subject;
use crate::files::WriteError;

/// An export that has begun, and stays to be looked at when it has ended.
pub(super) struct UnderWay {
    /// Where it goes.
    pub(super) place: String,
    /// What works on it; nothing once it has come to its place.
    pub(super) work: Option<Work>,
}

/// What is being made, and where it goes.
pub struct Work {
    pub(super) job: Job,
    output: Output,
}

impl Work {
    /// Begins an export to this place.
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

    /// Goes on by so many slices. Whether everything has been made.
    pub(super) fn go_on(&mut self, slices: usize) -> Result<bool, Failure> {
        self.output.add(self.job.advance(slices)?)?;
        Ok(self.job.has_ended())
    }

    /// Makes all that is left, and brings it to its place.
    pub fn end(mut self) -> Result<(), Failure> {
        while !self.go_on(1)? {}
        Ok(self.output.finish()?)
    }
}

/// Why an export came to nothing.
#[derive(Debug)]
pub enum Failure {
    /// Its place cannot be written to.
    Write(WriteError),
    /// It cannot be made.
    Export(ExportError),
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
