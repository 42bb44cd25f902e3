use super::arguments::CheckArguments;
use super::progress::Progress;
use super::{Refusal, interrupt, output};
use crate::files;
use crate::lesson::{Lesson, Proof};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// Steps between two looks at the clock and the keyboard.
const SLICE: u64 = 1 << 23;

/// Reads lessons, proves what they say by running them, and tells all that is wrong.
pub fn run(arguments: &CheckArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let mut out = output::stdout();
    let mut faults = Vec::new();
    for name in &arguments.lessons {
        let told = check(name);
        if interrupt::is_pending() {
            return Ok(ExitCode::from(130));
        }
        if told.is_empty() {
            writeln!(out, "{}: good", name.display())?;
            out.flush()?;
        }
        faults.extend(told);
    }
    if faults.is_empty() {
        Ok(ExitCode::SUCCESS)
    } else {
        Err(Refusal::BadInput(faults))
    }
}

/// What is wrong with a lesson, each in a line that begins with its file.
fn check(name: &Path) -> Vec<String> {
    let file = name.display();
    let source = match files::brought_lesson(name) {
        Some(source) => source.to_owned(),
        None => match files::read_text(name) {
            Ok(source) => source,
            Err(error) => return vec![error.to_string()],
        },
    };
    let reading = match Lesson::read_whole(&source) {
        Ok(reading) => reading,
        Err(errors) => return errors.iter().map(|e| format!("{file}: {e}")).collect(),
    };
    let mut proof = Proof::new(reading);
    let mut progress = Progress::start();
    while !proof.advance(SLICE) && !interrupt::is_pending() {
        progress.show_proof(name, proof.steps());
    }
    progress.clear();
    let findings = proof.findings();
    findings.iter().map(|f| format!("{file}: {f}")).collect()
}
