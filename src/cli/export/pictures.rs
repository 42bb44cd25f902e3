use super::arguments::{ExportArguments, Format};
use super::runs::Runs;
use crate::cli::progress::Progress;
use crate::cli::{Refusal, interrupt};
use crate::export::film::{Film, SPEED};
use crate::export::picture::{self, Look};
use crate::export::strip::{SENTENCES, Slides, Strip};
use crate::files::{Draft, FolderDraft};

/// Writes the picture of one step.
pub fn write_one(
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
        picture::svg(&boards, look, &runs.name).into_bytes()
    } else {
        picture::png(&boards, look, arguments.scale.unwrap_or_default())
    };
    Ok(draft.write_with(|file| file.write_all(&bytes))?)
}

/// Writes an animated GIF.
pub fn write_film(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let steps = steps(arguments, runs, progress)?;
    let look = look(arguments);
    let (scale, speed) = (arguments.scale, arguments.speed);
    draft.write_with(|file| {
        let speed = speed.unwrap_or(SPEED);
        let mut film = Film::new(file, look, scale.unwrap_or_default(), speed);
        for boards in runs.along(&steps, look.language, progress) {
            film.add(&boards)?;
        }
        film.finish()?;
        Ok(())
    })?;
    Ok(())
}

/// Writes a PDF document with a page a step.
pub fn write_strip(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let steps = steps(arguments, runs, progress)?;
    let look = look(arguments);
    let mut strip = Strip::new(&runs.name, runs.timelines.len(), look);
    for boards in runs.along(&steps, look.language, progress) {
        strip.add(&boards);
    }
    let bytes = strip.finish();
    Ok(draft.write_with(|file| file.write_all(&bytes))?)
}

/// Writes a PNG file a step, and the sentences.
pub fn write_slides(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut FolderDraft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let steps = steps(arguments, runs, progress)?;
    let look = look(arguments);
    let mut slides = Slides::new(steps.len(), look, arguments.scale.unwrap_or_default());
    for boards in runs.along(&steps, look.language, progress) {
        let (name, picture) = slides.add(&boards);
        draft.add(&name, &picture)?;
    }
    Ok(draft.add(SENTENCES, slides.finish().as_bytes())?)
}

/// The steps that pictures are made of; none after Ctrl-C.
fn steps(
    arguments: &ExportArguments,
    runs: &mut Runs,
    progress: &mut Progress,
) -> Result<Vec<u64>, Refusal> {
    let choice = arguments.choice();
    runs.explore(choice.last, progress);
    if interrupt::is_pending() {
        return Ok(Vec::new());
    }
    Ok(choice.steps(&mut runs.timelines)?)
}

fn look(arguments: &ExportArguments) -> Look {
    Look {
        language: arguments.lang.unwrap_or_default(),
        theme: arguments.theme.unwrap_or_default(),
        is_transparent: arguments.transparent,
    }
}
