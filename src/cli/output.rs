//! What commands print on standard output.

use super::language::{complain, say, spoken, word};
use super::refusal::Refusal;
use crate::explain::Message;
use crate::solver::{Counter, CounterGroup, Counters};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;
use std::process::ExitCode;

/// Standard output with a large buffer.
pub fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Prints a text to standard output.
pub fn print(text: &str) -> Result<ExitCode, Refusal> {
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// An amount of a counter in words.
pub fn counted(counter: Counter, count: u64) -> Message {
    Message::new(format!("count-{}", counter.id())).counted(count)
}

/// Writes the counters that are not 0, search work and inference work apart, and the time if it is
/// known.
pub fn counters(out: &mut impl Write, counters: &Counters, seconds: Option<f64>) -> io::Result<()> {
    let list = |is_inference: bool| {
        let is_listed = |counter: &Counter| {
            (counter.group() == CounterGroup::Inference) == is_inference && counter.of(counters) > 0
        };
        let listed = Counter::columns().filter(is_listed);
        let parts: Vec<String> = listed.map(|c| say(&counted(c, c.of(counters)))).collect();
        parts.join(", ")
    };
    let time = seconds.map(|s| format!("{} s", spoken().decimal(format_args!("{s:.6}"))));
    let titles = ["count-search", "count-inference", "count-time"].map(word);
    let width = titles.iter().map(|title| title.chars().count()).max();
    let lines = [list(false), list(true), time.unwrap_or_default()];
    for (title, line) in titles.iter().zip(lines) {
        if !line.is_empty() {
            writeln!(out, "{title:>0$}: {line}", width.unwrap_or_default())?;
        }
    }
    Ok(())
}

/// Reports on standard error that Ctrl-C came before a file was written.
pub fn interrupted_before(file: &Path) -> ExitCode {
    complain(&Message::new("command-interrupted-file").path(&file.display().to_string()));
    ExitCode::from(130)
}

/// Reports on standard error how far a run came before Ctrl-C.
pub fn interrupted(so_far: Counters) -> ExitCode {
    complain(&Message::new("command-interrupted").with("step", so_far.steps));
    // A closed standard error is ignored.
    let _ = counters(&mut io::stderr().lock(), &so_far, None);
    ExitCode::from(130)
}
