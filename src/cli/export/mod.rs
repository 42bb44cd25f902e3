mod arguments;
mod data;
mod pictures;
mod runs;

pub use arguments::ExportArguments;

use super::progress::Progress;
use super::{Refusal, interrupt};
use crate::export::steps::ChoiceError;
use crate::files::{Draft, WriteError};
use arguments::Format;
use runs::Runs;
use std::process::ExitCode;

/// Writes pictures or data of runs to a file.
pub fn run(arguments: &ExportArguments) -> Result<ExitCode, Refusal> {
    arguments.check()?;
    let mut runs = Runs::read(arguments)?;
    interrupt::watch();
    let mut draft = Draft::create(&arguments.output.path, arguments.force)?;
    let mut progress = Progress::start();
    let written = match arguments.output.format {
        Format::Png | Format::Svg => {
            pictures::write_one(arguments, &mut runs, &mut draft, &mut progress)
        }
        Format::Gif => pictures::write_film(arguments, &mut runs, &mut draft, &mut progress),
        Format::Pdf => pictures::write_strip(arguments, &mut runs, &mut draft, &mut progress),
        Format::Csv | Format::Jsonl => {
            data::write_trace(arguments, &runs, &mut draft, &mut progress)
        }
    };
    progress.clear();
    written?;
    if interrupt::is_pending() {
        let name = arguments.output.path.display();
        eprintln!("recuo: interrupted, and {name} is not written");
        return Ok(ExitCode::from(130));
    }
    draft.finish()?;
    Ok(ExitCode::SUCCESS)
}

impl From<WriteError> for Refusal {
    fn from(error: WriteError) -> Self {
        let mut message = error.to_string();
        if matches!(error, WriteError::Exists { .. }) {
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
