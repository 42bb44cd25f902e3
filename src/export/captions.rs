//! The captions of a film, as WebVTT: the sentences of each picture, as long as it is shown.

use super::boards::{SeenPart, ShownBoard};
use super::film::FilmTimes;
use super::request::ExportRequest;
use crate::explain::{Language, Sentence};
use std::fmt::Write;

/// Captions in the making.
pub struct Captions {
    language: Language,
    times: FilmTimes,
    text: String,
    /// The number of pictures so far.
    done: usize,
    /// What the latest picture says, and the first picture that says so.
    said: (String, usize),
}

impl Captions {
    /// Captions of this many pictures, if they are asked for.
    pub fn begin(request: &ExportRequest, count: usize) -> Option<Self> {
        let options = &request.options;
        request.has_captions().then(|| Self {
            language: options.look.language,
            times: FilmTimes::of(options, count),
            text: "WEBVTT\n".to_owned(),
            done: 0,
            said: (String::new(), 0),
        })
    }

    /// Adds what these boards show. Among several, each sentence follows the name of its board.
    pub fn add(&mut self, boards: &[ShownBoard]) {
        let is_seen = |board: &&ShownBoard| board.seen != SeenPart::Nothing;
        let sentence = |board: &ShownBoard| {
            let sentence = Sentence::of(&board.moment, self.language);
            match boards.len() {
                1 => sentence.to_string(),
                _ => format!("{}: {sentence}", board.title),
            }
        };
        let lines: Vec<_> = boards.iter().filter(is_seen).map(sentence).collect();
        let now = lines.join("\n");
        if now != self.said.0 {
            self.write_said();
            self.said = (now, self.done);
        }
        self.done += 1;
    }

    /// The whole file.
    pub fn finish(mut self) -> String {
        self.write_said();
        self.text
    }

    /// Writes what was said, which ends with the latest picture.
    fn write_said(&mut self) {
        let (said, since) = &self.said;
        if said.is_empty() {
            return;
        }
        let [start, end] = [*since, self.done].map(|index| clock(self.times.start(index)));
        let said = (said.replace('&', "&amp;"))
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        write!(self.text, "\n{start} --> {end}\n{said}\n").expect("text takes text");
    }
}

/// Hundredths of a second as hours, minutes, seconds and thousandths.
fn clock(hundredths: u64) -> String {
    let seconds = hundredths / 100;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let rest = hundredths % 100 * 10;
    format!("{hours:02}:{minutes:02}:{:02}.{rest:03}", seconds % 60)
}
