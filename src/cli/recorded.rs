//! Runs of programs that commands are given: what a program has printed, in a file or on standard input.

use super::interrupt;
use super::language::complain;
use super::options::is_path;
use super::refusal::Refusal;
use crate::explain::{Message, Tell};
use crate::files::{self, FileError};
use crate::lesson::{Lesson, RecordedProgram};
use crate::recording::{ReadOptions, Reader, Recording};
use crate::session::open::{RECOGNIZED_BYTES, begins_as_run};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// The bytes that are read at once.
const PIECE_BYTES: usize = 1 << 16;

/// Whether an argument is a file with the run of a program.
pub fn is_run(input: &str) -> bool {
    let start = || files::read_start(Path::new(input), RECOGNIZED_BYTES);
    is_path(input) && start().is_ok_and(|start| begins_as_run(&start))
}

/// Reads the run in a file, or on standard input for `-`.
pub fn read(name: &str, options: ReadOptions) -> Result<Arc<Recording>, Refusal> {
    let mut source: Box<dyn Read> = match name {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(files::open_run(Path::new(path)).map_err(|error| error.message())?),
    };
    let mut reader = Reader::new(options);
    let mut piece = vec![0; PIECE_BYTES];
    loop {
        match interrupt::waiting(|| source.read(&mut piece)) {
            Ok(0) => break,
            Ok(length) => reader.push(&piece[..length]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(FileError::of(error, name).message().into()),
        }
    }
    reader.finish();
    Ok(Arc::new(reader.recording().clone()))
}

/// Says which lines of a run could not be understood.
pub fn complain_about_lines(recording: &Recording) {
    for fault in recording.faults() {
        complain(&fault.message());
    }
}

/// The run in a file, as a lesson with one board.
pub fn lesson(path: &str) -> Result<Lesson, Refusal> {
    let recording = read(path, ReadOptions::default())?;
    complain_about_lines(&recording);
    if recording.events().is_empty() {
        return Err(Message::new("judge-empty").into());
    }
    let name = Path::new(path).file_name().unwrap_or_default();
    let program = RecordedProgram {
        name: name.to_string_lossy().into_owned(),
        recording,
        source: None,
        ending: None,
    };
    Lesson::of_program(program).ok_or_else(|| Message::new("judge-empty").into())
}
