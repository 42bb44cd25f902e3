mod arguments;
mod help;
mod source;

pub use arguments::ExportArguments;

use super::interrupt;
use super::language::say;
use super::output::interrupted_before;
use super::progress::Progress;
use super::refusal::Refusal;
use crate::explain::{Message, Tell};
use crate::export::error::ExportError;
use crate::export::job::Job;
use crate::export::kind::{KINDS, Kind};
use crate::export::request::Request;
use crate::export::subject::Subject;
use crate::files::Output;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Exports pictures or data of runs to a file.
pub fn run(arguments: &ExportArguments) -> Result<ExitCode, Refusal> {
    let request = arguments.request()?;
    let subject = source::read(arguments, &request)?;
    write(request, subject, arguments.path(), arguments.force)
}

/// Writes an export to its place, or nothing if Ctrl-C is pressed before the end.
pub fn write(
    request: Request,
    subject: Subject<'_>,
    path: &Path,
    replaces: bool,
) -> Result<ExitCode, Refusal> {
    let mut job = Job::new(request, subject)?;
    interrupt::watch();
    let mut output = Output::create(path, request.kind.folder(), replaces)?;
    let mut progress = Progress::start();
    let mut advance = || -> Result<(), Refusal> {
        while !job.has_ended() && !interrupt::is_pending() {
            let made = job.advance(1)?;
            output.add(&made.bytes, &made.files)?;
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
    output.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the path of a file whose ending is that of one of the kinds that are meant.
pub fn output(text: &str, is_meant: fn(&Kind) -> bool) -> Result<(PathBuf, &'static Kind), String> {
    let path = PathBuf::from(text);
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    let kinds = || KINDS.iter().filter(|kind| is_meant(kind));
    match kinds().find(|kind| kind.ending() == ending) {
        Some(kind) => Ok((path, kind)),
        None => {
            let endings: Vec<_> = kinds().map(Kind::ending).collect();
            let expected = Message::new("expected-ending").with("endings", endings.join(", "));
            Err(say(&expected))
        }
    }
}

impl From<ExportError> for Refusal {
    fn from(error: ExportError) -> Self {
        let message = error.message();
        match error {
            ExportError::PastTheEnd { .. }
            | ExportError::TooLong { .. }
            | ExportError::NoMove
            | ExportError::TooMany { .. } => message.into(),
            ExportError::Option { .. }
            | ExportError::NoBoard { .. }
            | ExportError::SeveralBoards { .. }
            | ExportError::OneBoard
            | ExportError::OtherSubject { .. } => Self::BadUsage(message),
        }
    }
}
