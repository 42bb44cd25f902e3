//! A request for an export: its kind and options.

use super::error::ExportError;
use super::kind::{ExportKind, KINDS, Maker};
use super::options::{ExportOptions, Opt};
use super::steps::{MOST, UNASKED};
use std::num::NonZeroU64;

/// The most steps of a trace in a page, which has to hold the whole file in memory.
const MOST_EVENTS: u64 = 1_000_000;

/// What is to be exported, and how.
#[derive(Clone, Copy, Debug)]
pub struct ExportRequest {
    /// The kind.
    pub kind: &'static ExportKind,
    /// The options.
    pub options: ExportOptions,
}

impl Default for ExportRequest {
    fn default() -> Self {
        Self {
            kind: &KINDS[0],
            options: ExportOptions::default(),
        }
    }
}

impl ExportRequest {
    /// Whether it is about several steps, which can be chosen.
    pub fn is_of_several(&self) -> bool {
        self.kind.takes(Opt::Steps) && !(self.kind.takes(Opt::Step) && self.options.is_of_one)
    }

    /// Whether captions are made for a file beside it; a page makes none.
    pub fn has_captions(&self) -> bool {
        let is_page = cfg!(target_arch = "wasm32");
        !is_page && self.kind.takes(Opt::NoCaptions) && self.options.has_captions
    }

    /// Whether one of several boards may or must be chosen.
    pub const fn has_boards(&self) -> bool {
        matches!(self.kind.maker, Maker::Boards(_)) || self.is_of_one_board()
    }

    /// Whether one board must be chosen.
    pub const fn is_of_one_board(&self) -> bool {
        matches!(self.kind.maker, Maker::Trace(_) | Maker::Program { .. })
    }

    /// Adapts the request to this many boards.
    pub fn fit(&mut self, boards: usize) {
        let ExportOptions { board, choice, .. } = &mut self.options;
        *board = match self.kind.maker {
            Maker::Trace(_) | Maker::Program { .. } => Some(board.unwrap_or(0).min(boards - 1)),
            Maker::Boards(_) => board.filter(|board| *board < boards && boards > 1),
            Maker::Ends(_) | Maker::Puzzle(_) | Maker::Lesson | Maker::Course => None,
        };
        choice.last = choice.last.map(|last| last.max(choice.first));
    }

    /// Checks whether it can be carried out on this many boards.
    pub(super) fn check(&self, count: usize) -> Result<(), ExportError> {
        let board = self.options.board;
        let number = board.map_or(1, |board| board + 1);
        match self.kind.maker {
            _ if board.is_some() && number > count => Err(ExportError::NoBoard { number, count }),
            _ if self.is_of_one_board() && board.is_none() && count > 1 => {
                Err(ExportError::SeveralBoards { count })
            }
            Maker::Ends(_) if board.is_some() || count < 2 => Err(ExportError::OneBoard),
            _ => Ok(()),
        }
    }

    /// What prevents it, if that is known before anything is run.
    pub fn obstacle(&self, boards: usize) -> Option<ExportError> {
        let too_many = || {
            let count = self.options.choice.count()?;
            let most = self.most();
            let is_over = self.is_of_several() && count > most;
            is_over.then_some(ExportError::TooMany { count, most })
        };
        self.check(boards).err().or_else(too_many)
    }

    /// The most steps in one file.
    const fn most(&self) -> u64 {
        match self.kind.maker {
            Maker::Trace(_) if cfg!(target_arch = "wasm32") => MOST_EVENTS,
            Maker::Trace(_) => u64::MAX,
            _ => MOST,
        }
    }

    /// The smallest interval at which the chosen steps, which are this many now, fit into a file.
    pub fn sparser(&self, count: u64) -> NonZeroU64 {
        let choice = self.options.choice;
        let steps = match choice.last {
            Some(last) => last.saturating_sub(choice.first),
            None => count.saturating_mul(choice.rhythm.every().unwrap_or(1)),
        };
        NonZeroU64::MIN.saturating_add(steps / self.most())
    }

    /// The step up to which the runs of boards that show the step `shown` are explored before
    /// anything is made; `None` if their ends are needed.
    pub(super) fn reach(&self, shown: Option<u64>) -> Option<u64> {
        let last = match self.is_of_several() {
            true => self.options.choice.last,
            false => self.options.step.or(shown),
        };
        last.map(|last| last.max(UNASKED))
    }

    /// The default file name, for a lesson with this id at this step.
    pub fn file_name(&self, lesson: &str, step: u64) -> String {
        let is_plain = |c: char| c.is_alphanumeric() || "-_".contains(c);
        let plain = |c: char| if is_plain(c) { c } else { '-' };
        let lesson: String = lesson.chars().map(plain).collect();
        let choice = self.options.choice;
        let stem = match (&self.kind.maker, choice.last) {
            (Maker::Lesson, _) => format!("{lesson}-handout"),
            (Maker::Course, _) => "recuo-guide".to_owned(),
            (Maker::Program { .. }, _) => format!("{lesson}-program"),
            (Maker::Ends(_) | Maker::Puzzle(_), _) => lesson,
            (Maker::Boards(_) | Maker::Trace(_), _) if !self.is_of_several() => {
                format!("{lesson}-{step}")
            }
            (_, Some(last)) => format!("{lesson}-{}-{last}", choice.first),
            (_, None) => lesson,
        };
        with_ending(&stem, self.kind.ending)
    }
}

/// The extension of captions.
pub const CAPTIONS: &str = "vtt";

/// A file name with this extension, which is added unless it is there.
pub fn with_ending(name: &str, ending: &str) -> String {
    match name.rsplit_once('.') {
        Some((_, found)) if found.eq_ignore_ascii_case(ending) => name.to_owned(),
        _ => format!("{name}.{ending}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::steps::{Rhythm, StepChoice};

    fn request(id: &str) -> ExportRequest {
        ExportRequest {
            kind: ExportKind::from_id(id).expect("a kind"),
            ..ExportRequest::default()
        }
    }

    #[test]
    fn too_many_steps_are_reported_with_an_interval() {
        let mut film = request("export-film");
        film.options.choice.last = Some(1_000_000);
        let count = 1_000_001;
        let error = ExportError::TooMany { count, most: MOST };
        assert_eq!(film.obstacle(1), Some(error));
        film.options.choice.rhythm = Rhythm::Every(film.sparser(count));
        let every = Rhythm::Every(NonZeroU64::new(101).unwrap());
        assert_eq!(film.options.choice.rhythm, every);
        assert_eq!(film.options.choice.count(), Some(9901));
        assert_eq!(film.obstacle(1), None);
        film.options.choice.last = Some(MOST);
        film.options.choice.rhythm = Rhythm::Every(film.sparser(count));
        assert_eq!(film.options.choice.count(), Some(5001));
    }

    #[test]
    fn names_are_plain_and_end_as_they_must() {
        assert_eq!(
            ExportRequest::default().file_name("a/b ç.x", 12),
            "a-b-ç-x-12.png"
        );
        let mut trace = request("export-trace-jsonl");
        trace.options.choice.last = Some(9);
        assert_eq!(trace.file_name("first", 12), "first-0-9.jsonl");
        for (name, expected) in [
            ("a", "a.jsonl"),
            ("a.JSONL", "a.JSONL"),
            ("v1.2", "v1.2.jsonl"),
        ] {
            assert_eq!(with_ending(name, "jsonl"), expected);
        }
    }

    #[test]
    fn a_trace_is_of_one_board_and_a_comparison_of_all() {
        let mut trace = request("export-trace-csv");
        assert!(matches!(
            trace.check(2),
            Err(ExportError::SeveralBoards { count: 2 })
        ));
        trace.fit(2);
        assert_eq!((trace.options.board, trace.check(2)), (Some(0), Ok(())));
        let mut png = request("export-png");
        png.options.board = Some(3);
        let (number, count) = (4, 2);
        assert_eq!(png.check(2), Err(ExportError::NoBoard { number, count }));
        png.fit(2);
        assert_eq!(png.options.board, None);
        let mut comparison = request("export-comparison-csv");
        comparison.options.board = Some(0);
        comparison.fit(2);
        assert_eq!(comparison.options.board, None);
        assert_eq!(comparison.obstacle(2), None);
        assert_eq!(comparison.obstacle(1), Some(ExportError::OneBoard));
    }

    #[test]
    fn runs_are_explored_as_far_as_the_steps_asked_for() {
        let png = request("export-png");
        assert_eq!(png.reach(None), None);
        assert_eq!(png.reach(Some(7)), Some(UNASKED));
        let mut film = request("export-film");
        assert_eq!(film.reach(Some(7)), None);
        film.options.choice = StepChoice {
            last: Some(2 * UNASKED),
            ..StepChoice::default()
        };
        assert_eq!(film.reach(None), Some(2 * UNASKED));
    }
}
