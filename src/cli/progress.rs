use crate::explain::Language;
use crate::export::writer;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the line is written.
const INTERVAL: Duration = Duration::from_millis(200);

/// A line on the terminal's standard error that says how far a long run is.
pub struct Progress {
    start: Instant,
    next: Instant,
    is_terminal: bool,
    is_shown: bool,
}

impl Progress {
    pub fn start() -> Self {
        let now = Instant::now();
        let is_terminal = std::io::stderr().is_terminal();
        Self {
            start: now,
            next: now + INTERVAL,
            is_terminal,
            is_shown: false,
        }
    }

    pub fn show(&mut self, steps: u64, depth: u64) {
        self.tell(|seconds| {
            let rate = steps as f64 / seconds;
            let number = |n| Language::En.number(n);
            let (steps, rate) = (number(steps), number(rate as u64));
            format!("{steps} steps  {rate} steps/s  depth {depth}")
        });
    }

    pub fn show_proof(&mut self, lesson: &Path, steps: u64) {
        self.tell(|seconds| {
            let number = |n| Language::En.number(n);
            let rate = number((steps as f64 / seconds) as u64);
            format!(
                "{}  {} steps  {rate} steps/s",
                lesson.display(),
                number(steps)
            )
        });
    }

    pub fn show_export(&mut self, export: writer::Progress) {
        match export {
            writer::Progress::Exploring { steps, depth } => self.show(steps, depth),
            writer::Progress::Writing { done, all } => {
                self.tell(|_| format!("{done} of {all} steps written"));
            }
        }
    }

    pub fn show_runs(&mut self, done: usize, all: usize) {
        let number = |n: usize| Language::En.number(n as u64);
        self.tell(|_| format!("{} of {} runs", number(done), number(all)));
    }

    pub fn show_made(&mut self, done: u64, all: u64, tries: u32) {
        self.tell(|_| format!("{done} of {all} puzzles made, board {tries} of the next"));
    }

    /// Writes the line if it is time; `words` is given the seconds since the start.
    fn tell(&mut self, words: impl FnOnce(f64) -> String) {
        let now = Instant::now();
        if !self.is_terminal || now < self.next {
            return;
        }
        self.next = now + INTERVAL;
        self.is_shown = true;
        let words = words((now - self.start).as_secs_f64());
        let _ = write!(std::io::stderr(), "\r\x1b[K{words}");
    }

    pub fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
