//! The command `check`.

use super::faults::Faults;
use super::language::{complain, say};
use super::progress::ProgressLine;
use super::refusal::{Refusal, about};
use super::{interrupt, output};
use crate::explain::{Message, Tell};
use crate::files;
use crate::lesson::{Course, Glossary, Guide, Lesson, Proof};
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
    /// Lesson files, or names of lessons that come with the program
    #[arg(required = true, value_name = "LESSON")]
    pub lessons: Vec<PathBuf>,
}

/// Reads lessons, proves their statements by running them, and reports what is wrong.
pub fn run(arguments: &CheckArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let mut out = output::stdout();
    let faults = Faults::default();
    for name in &arguments.lessons {
        let found = check(name);
        if interrupt::is_pending() {
            // The faults of the lessons before it are reported first.
            let _ = faults.refusal().map_err(Refusal::report);
            complain(&Message::new("command-interrupted-check").path(&name.display().to_string()));
            return Ok(ExitCode::from(130));
        }
        if found.is_empty() {
            let good = Message::new("check-good").path(&name.display().to_string());
            writeln!(out, "{}", say(&good))?;
            out.flush()?;
        }
        found.into_iter().for_each(|fault| faults.add(fault));
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}

/// The errors of a lesson, one per line, each starting with its file.
fn check(name: &Path) -> Vec<Message> {
    let built_in = files::built_in_lesson(name);
    let source = match built_in {
        Some(source) => source.to_owned(),
        None => match interrupt::waiting(|| files::read_text(name)) {
            Ok(source) => source,
            Err(error) => return vec![error.message()],
        },
    };
    if begins_with(&source, "chapters") {
        return all_of(name, Course::read(&source).err().as_slice());
    }
    let lessons = lessons_beside(name);
    let lessons = || lessons.iter().map(String::as_str);
    if begins_with(&source, "terms") {
        return all_of(name, Glossary::read(&source, lessons()).err().as_slice());
    }
    if begins_with(&source, "plans") {
        return all_of(name, Guide::read(&source, lessons()).err().as_slice());
    }
    let files = built_in.is_none().then(|| files::beside(name));
    let (lesson, places) = match Lesson::read_beside(&source, files) {
        Ok(reading) => reading,
        Err(error) => return all_of(name, &[error]),
    };
    let unknown = match course_beside(name) {
        Some(course) => course.unknown(&places),
        None => files::course().unknown(&places),
    };
    if !unknown.is_empty() {
        return all_of(name, &unknown);
    }
    let mut proof = Proof::new(lesson, places);
    let mut progress = ProgressLine::start();
    while !proof.advance(SLICE) && !interrupt::is_pending() {
        progress.update(|seconds| {
            Message::new("progress-proof")
                .path(&name.display().to_string())
                .number("steps", proof.steps())
                .number("rate", (proof.steps() as f64 / seconds) as u64)
        });
    }
    progress.clear();
    all_of(name, &proof.findings())
}

/// The course in the folder of a lesson, if there is one that can be read: it has the
/// misconceptions.
fn course_beside(lesson: &Path) -> Option<Course> {
    let source = files::read_text(&lesson.with_file_name("course.ron")).ok()?;
    Course::read(&source).ok()
}

/// The errors of a file, with its name.
fn all_of(name: &Path, faults: &[impl Tell]) -> Vec<Message> {
    let name = name.display().to_string();
    let of_file = |fault: &_| about(name.as_str(), Tell::message(fault));
    faults.iter().map(of_file).collect()
}

/// The lessons of the course beside a file, or else of the built-in one.
fn lessons_beside(name: &Path) -> Vec<String> {
    let own = course_beside(name);
    let course = own.as_ref().unwrap_or_else(|| files::course());
    course.lessons().map(str::to_owned).collect()
}

/// Whether a file has this field. Courses, glossaries and guides are recognized by one, valid or
/// not.
fn begins_with(source: &str, field: &str) -> bool {
    let begins = |line: &str| {
        let line = line.trim_start_matches(|c: char| c == '(' || c.is_whitespace());
        let rest = line.strip_prefix(field).map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with(':'))
    };
    source.lines().any(begins)
}
