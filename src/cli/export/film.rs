use super::arguments::ExportArguments;
use super::runs::Runs;
use super::{look, raster, steps};
use crate::cli::progress::Progress;
use crate::cli::{Refusal, interrupt};
use crate::export::gif::Film;
use crate::files::Draft;

/// Pictures a second, unless it is said.
const SPEED: f64 = 4.0;
/// How long the last picture is held at least, in seconds.
const LAST: f64 = 2.0;

/// Writes an animated GIF.
pub fn write(
    arguments: &ExportArguments,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    runs.explore(arguments.steps.and_then(|range| range.last), progress);
    if interrupt::is_pending() {
        return Ok(());
    }
    let steps = steps::chosen(arguments, runs)?;
    let look = look(arguments);
    let seconds = 1.0 / arguments.speed.unwrap_or(SPEED);
    draft.write_with(|file| {
        let mut film = Film::new(file, &look.theme.palette());
        for (number, step) in steps.iter().enumerate() {
            if interrupt::is_pending() {
                return Ok(());
            }
            progress.show_pictures(number, steps.len());
            let picture = raster(arguments, &runs.at(*step, look.language));
            let is_last = number + 1 == steps.len();
            film.push(&picture, if is_last { seconds.max(LAST) } else { seconds })?;
        }
        Ok(())
    })?;
    Ok(())
}
