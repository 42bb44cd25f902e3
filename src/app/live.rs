//! A run that is read while its program prints it, or as fast as its file can be read.

use crate::explain::{Message, Tell};
use crate::files::{Fed, Feed, FeedEnd};
use crate::lesson::{ProgramEnding, RecordedProgram, View};
use crate::recording::{ReadOptions, Reader, RunEnd};
use std::sync::Arc;
use std::time::Duration;

/// A run that is being read.
pub struct Live {
    /// The name of its program.
    pub name: String,
    source: Option<Arc<str>>,
    feed: Feed,
    reader: Reader,
    ending: Option<ProgramEnding>,
    /// Whether it is on show: from its first event on.
    pub is_open: bool,
    /// The view and the step to open it with, if they are asked for.
    pub opens_at: (Option<View>, Option<u64>),
    /// Whether there is more to read at once.
    pub has_more: bool,
}

impl Live {
    /// The seconds between two looks at a program that prints nothing.
    pub const INTERVAL: f64 = 0.03;

    /// The run that this feed brings, of the program with this name and source text.
    pub fn new(name: String, source: Option<Arc<str>>, feed: Feed, options: ReadOptions) -> Self {
        Self {
            name,
            source,
            feed,
            reader: Reader::new(options),
            ending: None,
            is_open: false,
            opens_at: (None, None),
            has_more: true,
        }
    }

    /// Whether it was the run of a program that we have started, and has ended.
    pub fn was_watched(&self) -> bool {
        self.ending
            .as_ref()
            .is_some_and(|ending| ending.was_watched)
    }

    /// Whether there is nothing more to read.
    pub const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Reads at most this many pieces, waiting for each at most this long. Returns whether anything
    /// has come. `now` is the time in seconds since any fixed moment.
    pub fn read(&mut self, pieces: usize, now: f64, patience: Duration) -> bool {
        self.has_more = true;
        let mut has_come = false;
        for _ in 0..pieces {
            match self.feed.next(now, patience) {
                Fed::Piece(piece) => self.reader.push(&piece),
                Fed::Nothing => {
                    self.has_more = false;
                    return has_come;
                }
                Fed::End(end) => {
                    self.end(end);
                    return true;
                }
            }
            has_come = true;
        }
        has_come
    }

    /// Stops the program, or reads no more of its run. What has been read is kept.
    pub fn stop(&mut self) {
        self.feed.stop();
    }

    fn end(&mut self, end: FeedEnd) {
        self.reader.finish();
        self.has_more = false;
        let (words, errors, was_watched) = match end {
            FeedEnd::Finished => (None, String::new(), false),
            FeedEnd::Stopped => {
                self.reader.set_end(RunEnd::Stopped);
                (Some(Message::new("program-stopped")), String::new(), false)
            }
            FeedEnd::Failed(reason) => {
                self.reader.set_end(RunEnd::Cut);
                let words = Message::new("program-unread").with("reason", reason);
                (Some(words), String::new(), false)
            }
            #[cfg(not(target_arch = "wasm32"))]
            FeedEnd::Program(end, errors) => (program_end(end, &mut self.reader), errors, true),
        };
        let words = words.map(|words| words.with("name", self.name.as_str()));
        self.ending = Some(ProgramEnding {
            words,
            errors,
            was_watched,
        });
    }

    /// What has been read so far.
    pub fn program(&self) -> RecordedProgram {
        RecordedProgram {
            name: self.name.clone(),
            recording: Arc::new(self.reader.recording().clone()),
            source: self.source.clone(),
            ending: self.ending.clone(),
        }
    }

    /// What is said before its first event.
    pub fn waiting(&self) -> Message {
        Message::new("program-waiting").with("name", self.name.as_str())
    }

    /// What is to be said if it is over without an event.
    pub fn nothing(&self) -> Message {
        let ending = self.ending.as_ref();
        let fault = self.reader.recording().faults().first();
        let reason = fault.map(Tell::message);
        let reason = reason.or_else(|| ending.and_then(|ending| ending.words.clone()));
        let words = Message::new("program-nothing").with("name", self.name.as_str());
        let words = match reason {
            Some(reason) => words.with("reason", reason),
            None => words.with("reason", ""),
        };
        words.with(
            "errors",
            ending.map_or("", |ending| last_line(&ending.errors)),
        )
    }
}

/// The last line that says something.
fn last_line(errors: &str) -> &str {
    let mut lines = errors.lines().rev().map(str::trim);
    lines.find(|line| !line.is_empty()).unwrap_or_default()
}

/// Records how a program has ended, and says it.
#[cfg(not(target_arch = "wasm32"))]
fn program_end(end: crate::files::ProcessEnd, reader: &mut Reader) -> Option<Message> {
    use crate::files::ProcessEnd;
    Some(match end {
        ProcessEnd::Code(0) => return None,
        ProcessEnd::Code(code) => {
            reader.set_failed(RunEnd::Crashed);
            let id = match reader.recording().end() {
                RunEnd::Crashed => "program-crashed",
                RunEnd::Finished | RunEnd::Cut | RunEnd::Running | RunEnd::Stopped => {
                    "program-exit-code"
                }
            };
            Message::new(id).with("code", code.to_string())
        }
        ProcessEnd::Killed(signal) => {
            reader.set_end(RunEnd::Crashed);
            let signal = signal.map_or_else(|| "none".to_owned(), |signal| signal.to_string());
            Message::new("program-killed").with("signal", signal)
        }
        ProcessEnd::Stopped => {
            reader.set_end(RunEnd::Stopped);
            Message::new("program-stopped")
        }
        ProcessEnd::Silent => {
            reader.set_failed(RunEnd::Stopped);
            Message::new("program-silent")
        }
    })
}
