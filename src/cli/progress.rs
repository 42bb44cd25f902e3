//! Progress of long runs, on standard error.

use super::language::say;
use crate::explain::Message;
use crate::export::writer::ExportProgress;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// The time between two updates: short on a terminal, where the line replaces itself, and long
/// elsewhere, such as in a log.
const fn interval(is_terminal: bool) -> Duration {
    Duration::from_millis(if is_terminal { 200 } else { 10_000 })
}

/// A line on standard error with the progress of a long run.
pub struct ProgressLine {
    start: Instant,
    next: Instant,
    is_terminal: bool,
    /// How many characters of it are on the terminal.
    shown: usize,
}

impl ProgressLine {
    pub fn start() -> Self {
        let start = Instant::now();
        let is_terminal = std::io::stderr().is_terminal();
        Self {
            start,
            next: start + interval(is_terminal),
            is_terminal,
            shown: 0,
        }
    }

    pub fn show(&mut self, steps: u64, depth: u64) {
        self.update(|seconds| {
            Message::new("progress-run")
                .number("steps", steps)
                .number("rate", (steps as f64 / seconds) as u64)
                .with("depth", depth)
        });
    }

    pub fn show_export(&mut self, export: ExportProgress) {
        match export {
            ExportProgress::Exploring { steps, depth } => self.show(steps, depth),
            ExportProgress::Writing { done, all } => {
                let written = Message::new("progress-written");
                self.update(|_| written.number("done", done).number("all", all));
            }
        }
    }

    /// Updates the line if it is time. `words` is given the seconds since the start.
    pub fn update(&mut self, words: impl FnOnce(f64) -> Message) {
        let now = Instant::now();
        if now < self.next {
            return;
        }
        self.next = now + interval(self.is_terminal);
        let words = say(&words((now - self.start).as_secs_f64()));
        // A closed standard error is ignored.
        let _ = if self.is_terminal {
            // Spaces erase what was longer: not every console of Windows knows a sequence for it.
            let before = std::mem::replace(&mut self.shown, words.chars().count());
            write!(std::io::stderr(), "\r{words:<before$}")
        } else {
            writeln!(std::io::stderr(), "{words}")
        };
    }

    pub fn clear(&mut self) {
        let shown = std::mem::take(&mut self.shown);
        if shown > 0 {
            let _ = write!(std::io::stderr(), "\r{:shown$}\r", "");
        }
    }
}
