mod arguments;
mod data;
mod film;
mod runs;
mod steps;
mod strip;

pub use arguments::ExportArguments;

use super::progress::Progress;
use super::{Refusal, interrupt};
use crate::export::picture::{self, Look, Shown};
use crate::export::png;
use crate::export::raster::Raster;
use crate::export::svg::{Words, svg};
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
        Format::Png | Format::Svg => write_picture(arguments, &mut runs, &mut draft, &mut progress),
        Format::Gif => film::write(arguments, &mut runs, &mut draft, &mut progress),
        Format::Pdf => strip::write(arguments, &mut runs, &mut draft, &mut progress),
        Format::Csv | Format::Jsonl => data::write(arguments, &runs, &mut draft, &mut progress),
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

fn write_picture(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    runs.explore(arguments.step, progress);
    if interrupt::is_pending() {
        return Ok(());
    }
    let step = arguments.step.unwrap_or(runs.last());
    if step > runs.last() {
        return Err(Refusal::past_the_end(step, runs.last()));
    }
    let look = look(arguments);
    let boards = runs.at(step, look.language);
    let bytes = if arguments.output.format == Format::Svg {
        let (width, height) = picture::size(boards.len());
        let shapes = picture::shapes(&boards, look);
        let words = Words {
            title: &runs.name,
            description: &picture::description(&boards, look.language),
        };
        svg(&shapes, width, height, &words).into_bytes()
    } else {
        let raster = raster(arguments, &boards);
        let (width, height) = (raster.width(), raster.height());
        png::encode(&raster.into_rgba(), width, height)
    };
    Ok(draft.write_with(|file| file.write_all(&bytes))?)
}

fn raster(arguments: &ExportArguments, boards: &[Shown]) -> Raster {
    let (width, height) = picture::size(boards.len());
    let shapes = picture::shapes(boards, look(arguments));
    Raster::of(&shapes, width, height, arguments.scale.unwrap_or(1.0))
        .expect("every scale allowed gives pixels")
}

fn look(arguments: &ExportArguments) -> Look {
    Look {
        language: arguments.lang.unwrap_or_default(),
        theme: arguments.theme.unwrap_or_default(),
        is_transparent: arguments.transparent,
    }
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
