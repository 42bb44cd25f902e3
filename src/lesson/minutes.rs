//! How long a lesson takes.

use super::{AskKind, Lesson, Template};
use crate::explain::Language;

/// Words read per minute, with something to look at besides.
const WORDS_PER_MINUTE: usize = 110;
/// Additional seconds per stop and per question.
const SECONDS_PER_STOP: usize = 15;
const SECONDS_PER_QUESTION: usize = 30;

impl Lesson {
    /// The estimated time in minutes, the same in every language.
    pub fn minutes(&self) -> usize {
        let words = |text: &str| text.split_whitespace().count();
        let said = |text: &Template| words(&text.fill(Language::Pt, None));
        let mut read = words(self.goal.get(Language::Pt)) + words(self.text.get(Language::Pt));
        let mut seconds = 0;
        for stop in &self.stops {
            read += stop.text.as_ref().map_or(0, said);
            seconds += SECONDS_PER_STOP;
            if let Some(ask) = &stop.ask {
                seconds += SECONDS_PER_QUESTION;
                let program = ask.program.as_ref().map(|program| &program.text);
                let texts = [ask.question.as_ref(), program, ask.explain.as_ref()];
                read += texts.into_iter().flatten().map(said).sum::<usize>();
                if let AskKind::Choice(options) = &ask.kind {
                    read += options
                        .iter()
                        .map(|option| said(&option.text))
                        .sum::<usize>();
                }
            }
        }
        (seconds + read * 60 / WORDS_PER_MINUTE).div_ceil(60).max(1)
    }
}
