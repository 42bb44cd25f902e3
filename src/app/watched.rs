//! The run of a program that the window is asked to open: watched, in a file, or from standard input.

use super::live::Live;
use crate::explain::Tell;
use crate::files::{self, Feed, ProgramCommand, WatchedProcess};
use crate::recording::ReadOptions;
use crate::session::open::{RECOGNIZED_BYTES, begins_as_run};
use std::path::{Path, PathBuf};

/// The run of a program that is to be opened, if one is: watched, in a file or from standard input.
pub fn run_of(
    program: Option<(ProgramCommand, ReadOptions)>,
    source: Option<&Path>,
    name: &Path,
) -> Result<Option<Live>, Box<dyn Tell>> {
    let text = source.map(|path| files::read_text(path).map(Into::into));
    let text = text
        .transpose()
        .map_err(|error| Box::new(error) as Box<dyn Tell>)?;
    let (name, feed, options) = if let Some((program, options)) = program {
        let process = WatchedProcess::start(&program).map_err(|error| Box::new(error) as _)?;
        let own = name_of_program(&program, source);
        (own, Feed::of_program(process), options)
    } else if name == Path::new("-") {
        ("stdin".into(), Feed::of_stdin(), ReadOptions::default())
    } else if files::read_start(name, RECOGNIZED_BYTES).is_ok_and(|start| begins_as_run(&start)) {
        let feed = Feed::of_file(name).map_err(|error| Box::new(error) as _)?;
        (name.into(), feed, ReadOptions::default())
    } else {
        return Ok(None);
    };
    let name = name.file_name().unwrap_or(name.as_os_str());
    let name = name.to_string_lossy().into_owned();
    Ok(Some(Live::new(name, text, feed, options)))
}

/// What a program is called: as its text or, where it is an argument of what starts it, as that file.
fn name_of_program(program: &ProgramCommand, source: Option<&Path>) -> PathBuf {
    let arguments = program.arguments.iter().map(Path::new);
    let file = arguments.into_iter().find(|path| files::exists(path));
    source
        .or(file)
        .unwrap_or(Path::new(&program.program))
        .into()
}
