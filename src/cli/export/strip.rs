use super::arguments::ExportArguments;
use super::runs::Runs;
use super::{look, steps};
use crate::cli::progress::Progress;
use crate::cli::{Refusal, interrupt};
use crate::export::pdf::Document;
use crate::export::picture;
use crate::files::Draft;

/// Writes an PDF document with a page a step.
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
    let size = picture::size(runs.timelines.len());
    let mut document = Document::new(size, &runs.name, look.language.code());
    for (number, step) in steps.iter().enumerate() {
        if interrupt::is_pending() {
            return Ok(());
        }
        progress.show_pictures(number, steps.len());
        document.push(&picture::shapes(&runs.at(*step, look.language), look));
    }
    let bytes = document.finish();
    Ok(draft.write_with(|file| file.write_all(&bytes))?)
}
