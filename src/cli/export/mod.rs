mod arguments;
mod help;
mod source;

pub use arguments::ExportArguments;
pub use help::output;

use super::interrupt;
use super::output::interrupted_before;
use super::progress::ProgressLine;
use super::refusal::Refusal;
use crate::explain::Tell;
use crate::export::error::ExportError;
use crate::export::job::{ExportJob, Subject};
use crate::export::request::ExportRequest;
use crate::files::Draft;
use std::path::Path;
use std::process::ExitCode;

/// Exports pictures or data of runs to a file.
pub fn run(arguments: &ExportArguments) -> Result<ExitCode, Refusal> {
    let request = arguments.request()?;
    let subject = source::read(arguments, &request)?;
    write(request, subject, &arguments.output, arguments.force)
}

/// Writes an export to its file, or nothing if Ctrl-C is pressed before the end.
pub fn write(
    request: ExportRequest,
    subject: Subject,
    path: &Path,
    replaces: bool,
) -> Result<ExitCode, Refusal> {
    let mut job = ExportJob::new(request, subject)?;
    interrupt::watch();
    let mut draft = Draft::create(path, replaces)?;
    let mut progress = ProgressLine::start();
    let mut advance = || -> Result<(), Refusal> {
        while !job.has_ended() && !interrupt::is_pending() {
            let made = job.advance(1)?;
            draft.write_with(|file| file.write_all(&made))?;
            progress.show_export(job.progress());
        }
        Ok(())
    };
    let ended = advance();
    progress.clear();
    if interrupt::is_pending() {
        return Ok(interrupted_before(path));
    }
    ended?;
    draft.finish()?;
    Ok(ExitCode::SUCCESS)
}

impl From<ExportError> for Refusal {
    fn from(error: ExportError) -> Self {
        let message = error.message();
        match error {
            ExportError::PastTheEnd { .. }
            | ExportError::TooLong { .. }
            | ExportError::NoMove
            | ExportError::TooMany { .. } => message.into(),
            ExportError::NoBoard { .. }
            | ExportError::SeveralBoards { .. }
            | ExportError::OneBoard
            | ExportError::OtherSubject { .. } => Self::BadUsage(message),
        }
    }
}
