use super::arguments::ExportArguments;
use super::runs::Runs;
use crate::cli::progress::Progress;
use crate::cli::refusal::Refusal;
use crate::export::film::{Film, SPEED};
use crate::export::picture::{self, Look, Shown};
use crate::export::strip::{SENTENCES, Slides, Strip};
use crate::files::{Draft, FolderDraft};

/// Writes the picture of one step as pixels.
pub fn write_png(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let (look, scale) = (look(arguments), arguments.scale.unwrap_or_default());
    let Some(boards) = one(arguments, runs, progress)? else {
        return Ok(());
    };
    let bytes = picture::png(&boards, look, scale);
    Ok(draft.write_with(|file| file.write_all(&bytes))?)
}

/// Writes the picture of one step as SVG.
pub fn write_svg(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let Some(boards) = one(arguments, runs, progress)? else {
        return Ok(());
    };
    let text = picture::svg(&boards, look(arguments), &runs.name);
    Ok(draft.write_with(|file| file.write_all(text.as_bytes()))?)
}

/// The boards at the step asked for; nothing after Ctrl-C.
fn one(
    arguments: &ExportArguments,
    runs: &mut Runs,
    progress: &mut Progress,
) -> Result<Option<Vec<Shown>>, Refusal> {
    let Some(step) = runs.explore_for_one(arguments.step, progress)? else {
        return Ok(None);
    };
    Ok(runs.at(step, arguments.lang.unwrap_or_default(), progress))
}

/// Writes an animated GIF.
pub fn write_film(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let steps = runs.explore_for(&arguments.choice(), progress)?;
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
    let steps = runs.explore_for(&arguments.choice(), progress)?;
    let look = look(arguments);
    let mut strip = Strip::new(&runs.name, runs.abreast.runs.len(), look);
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
    let steps = runs.explore_for(&arguments.choice(), progress)?;
    let look = look(arguments);
    let mut slides = Slides::new(steps.len(), look, arguments.scale.unwrap_or_default());
    for boards in runs.along(&steps, look.language, progress) {
        let (name, picture) = slides.add(&boards);
        draft.add(&name, &picture)?;
    }
    Ok(draft.add(SENTENCES, slides.finish().as_bytes())?)
}

fn look(arguments: &ExportArguments) -> Look {
    Look {
        language: arguments.lang.unwrap_or_default(),
        theme: arguments.theme.unwrap_or_default(),
        is_transparent: arguments.transparent,
        options: arguments.options(),
    }
}
