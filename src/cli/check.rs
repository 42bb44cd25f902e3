use super::faults::Faults;
use super::language::say;
use super::progress::Progress;
use super::refusal::{Refusal, about};
use super::{interrupt, output};
use crate::explain::{Message, Tell};
use crate::files;
use crate::lesson::{Course, Lesson, Proof};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Steps between two checks of the clock and for Ctrl-C.
const SLICE: u64 = 1 << 23;

const EXAMPLES: &str = "\
Examples:
  recuo check my-lesson.ron
  recuo check lessons/*.ron

Exit codes: 0 all good, 1 something is wrong, 2 bad usage, 130 interrupted.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CheckArguments {
    /// Lesson files, or names of lessons that the program brings
    #[arg(required = true, value_name = "LESSON")]
    pub lessons: Vec<PathBuf>,
}

/// Reads lessons, proves their statements by running them, and reports all errors.
pub fn run(arguments: &CheckArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let mut out = output::stdout();
    let mut faults = Faults::default();
    for name in &arguments.lessons {
        let told = check(name);
        if interrupt::is_pending() {
            return Ok(ExitCode::from(130));
        }
        if told.is_empty() {
            let good = Message::new("check-good").path(&name.display().to_string());
            writeln!(out, "{}", say(&good))?;
            out.flush()?;
        }
        faults.extend(told);
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}

/// The errors of a lesson, one per line, each starting with its file.
pub fn check(name: &Path) -> Vec<Message> {
    let source = match files::built_in_lesson(name) {
        Some(source) => source.to_owned(),
        None => match files::read_text(name) {
            Ok(source) => source,
            Err(error) => return vec![error.message()],
        },
    };
    if is_course(&source) {
        return check_course(name, &source);
    }
    let reading = match Lesson::read_whole(&source) {
        Ok(reading) => reading,
        Err(errors) => return all_of(name, &errors),
    };
    let mut proof = Proof::new(reading);
    let mut progress = Progress::start();
    while !proof.advance(SLICE) && !interrupt::is_pending() {
        progress.show_proof(name, proof.steps());
    }
    progress.clear();
    all_of(name, &proof.findings())
}

/// The errors of a file, with its name.
fn all_of(name: &Path, faults: &[impl Tell]) -> Vec<Message> {
    let faults = faults.iter().map(Tell::message);
    faults.map(|fault| about(name.display(), fault)).collect()
}

/// Whether this is a course file, valid or not.
fn is_course(source: &str) -> bool {
    let begins = |line: &str| {
        let line = line.trim_start_matches(|c: char| c == '(' || c.is_whitespace());
        let rest = line.strip_prefix("chapters").map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with(':'))
    };
    source.lines().any(begins)
}

/// The errors of a course: its syntax, and lessons that are neither beside it nor built in.
fn check_course(name: &Path, source: &str) -> Vec<Message> {
    let course = match Course::read(source) {
        Ok(course) => course,
        Err(errors) => return all_of(name, &errors),
    };
    let is_there = |lesson: &&str| {
        files::exists(&name.with_file_name(format!("{lesson}.ron")))
            || files::LESSONS.iter().any(|(id, _)| id == lesson)
    };
    let missing = course.lessons().filter(|lesson| !is_there(lesson));
    let missing = missing.map(|lesson| Message::new("check-no-lesson").with("name", lesson));
    missing.map(|fault| about(name.display(), fault)).collect()
}
