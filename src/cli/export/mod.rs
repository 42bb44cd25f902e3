mod arguments;
mod data;
mod pictures;
mod runs;

pub use arguments::ExportArguments;

use super::interrupt;
use super::progress::Progress;
use super::refusal::Refusal;
use crate::export::kind::Kind;
use crate::export::steps::ChoiceError;
use crate::export::strip::Slides;
use crate::files::{Draft, FolderDraft, WriteError};
use arguments::Output;
use runs::Runs;
use std::process::ExitCode;

/// Writes pictures or data of runs to a file.
pub fn run(arguments: &ExportArguments) -> Result<ExitCode, Refusal> {
    let kind = arguments.kind()?;
    let mut runs = Runs::read(arguments)?;
    interrupt::watch();
    let mut progress = Progress::start();
    let written = write(arguments, kind, &mut runs, &mut progress);
    progress.clear();
    if interrupt::is_pending() {
        let name = arguments.output.path.display();
        eprintln!("recuo: interrupted, and {name} is not written");
        return Ok(ExitCode::from(130));
    }
    written?.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// What is to come to its place.
enum Written {
    File(Draft),
    Folder(FolderDraft),
}

impl Written {
    fn finish(self) -> Result<(), WriteError> {
        match self {
            Self::File(draft) => draft.finish(),
            Self::Folder(draft) => draft.finish(),
        }
    }
}

/// Writes everything beside its place, or a part of it until Ctrl-C.
fn write(
    arguments: &ExportArguments,
    kind: Kind,
    runs: &mut Runs,
    progress: &mut Progress,
) -> Result<Written, Refusal> {
    let Output { path, .. } = &arguments.output;
    let file = |fill: &mut dyn FnMut(&mut Draft) -> Result<(), Refusal>| {
        let mut draft = Draft::create(path, arguments.force)?;
        fill(&mut draft)?;
        Ok(Written::File(draft))
    };
    match kind {
        Kind::Png => file(&mut |draft| pictures::write_png(arguments, runs, draft, progress)),
        Kind::Svg => file(&mut |draft| pictures::write_svg(arguments, runs, draft, progress)),
        Kind::Film => file(&mut |draft| pictures::write_film(arguments, runs, draft, progress)),
        Kind::Strip => file(&mut |draft| pictures::write_strip(arguments, runs, draft, progress)),
        Kind::Slides => {
            let replaces: Option<fn(&str) -> bool> = arguments.force.then_some(Slides::may_have);
            let mut draft = FolderDraft::create(path, replaces)?;
            pictures::write_slides(arguments, runs, &mut draft, progress)?;
            Ok(Written::Folder(draft))
        }
        Kind::Trace(form) => {
            file(&mut |draft| data::write_trace(arguments, form, runs, draft, progress))
        }
        Kind::Counters(form) => {
            file(&mut |draft| data::write_counters(arguments, form, runs, draft, progress))
        }
        Kind::Comparison(form) => {
            file(&mut |draft| data::write_comparison(arguments, form, runs, draft, progress))
        }
        Kind::Handout(_) => unreachable!("`recuo handout` writes these"),
        Kind::Puzzle => file(&mut |draft| data::write_puzzle(runs, draft)),
        Kind::Lesson => file(&mut |draft| data::write_lesson(path, runs, draft)),
    }
}

impl From<WriteError> for Refusal {
    fn from(error: WriteError) -> Self {
        let mut message = error.to_string();
        if matches!(
            error,
            WriteError::Exists { .. } | WriteError::NotEmpty { .. }
        ) {
            message.push_str("; --force replaces it");
        }
        Self::BadInput(vec![message])
    }
}

impl From<ChoiceError> for Refusal {
    fn from(error: ChoiceError) -> Self {
        let mut message = error.to_string();
        if matches!(error, ChoiceError::TooMany { .. }) {
            message.push_str(": choose fewer with --steps, --every or --moves");
        }
        Self::BadInput(vec![message])
    }
}
