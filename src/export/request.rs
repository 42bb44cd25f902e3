//! A request for an export: its kind and options.

use super::error::ExportError;
use super::kind::{KINDS, Kind, Writer};
use super::opt::Opt;
use super::options::Options;
use super::steps::{MOST, UNASKED};
use std::num::NonZeroU64;

/// The most steps of a trace in a page, which has to hold the whole file in memory.
const MOST_EVENTS: u64 = 1_000_000;

/// What is to be exported, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The kind.
    pub kind: &'static Kind,
    /// The options.
    pub options: Options,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            kind: &KINDS[0],
            options: Options::default(),
        }
    }
}

impl Request {
    /// A request with these options, of which `given` were given explicitly.
    ///
    /// # Errors
    ///
    /// If one of those does not apply to the kind.
    pub fn new(
        kind: &'static Kind,
        options: Options,
        given: impl IntoIterator<Item = Opt>,
    ) -> Result<Self, ExportError> {
        match given.into_iter().find(|option| !kind.takes(*option)) {
            None => Ok(Self { kind, options }),
            Some(option) => Err(ExportError::Option {
                option,
                kind: kind.name(),
                kinds: kind.alike_with(option),
            }),
        }
    }

    /// Whether it is about several steps, which can be chosen.
    pub fn is_of_several(&self) -> bool {
        self.kind.takes(Opt::Steps) && !(self.kind.takes(Opt::Step) && self.options.is_of_one)
    }

    /// Whether one of several boards may or must be chosen.
    pub const fn has_boards(&self) -> bool {
        matches!(self.kind.writer, Writer::Boards(_)) || self.is_of_one_board()
    }

    /// Whether one board must be chosen.
    pub const fn is_of_one_board(&self) -> bool {
        matches!(self.kind.writer, Writer::Run(_) | Writer::Program(_))
    }

    /// Adapts the request to this many boards.
    pub fn fit(&mut self, boards: usize) {
        let Options { board, choice, .. } = &mut self.options;
        *board = match self.kind.writer {
            Writer::Run(_) | Writer::Program(_) => Some(board.unwrap_or(0).min(boards - 1)),
            Writer::Boards(_) => board.filter(|board| *board < boards && boards > 1),
            Writer::Ends(_)
            | Writer::Puzzle(_)
            | Writer::Lesson(_)
            | Writer::Course(_)
            | Writer::Set(_)
            | Writer::Answers(_) => None,
        };
        choice.last = choice.last.map(|last| last.max(choice.first));
    }

    /// Checks whether it can be carried out on this many boards.
    pub(super) fn check(&self, count: usize) -> Result<(), ExportError> {
        let board = self.options.board;
        let number = board.map_or(1, |board| board + 1);
        match self.kind.writer {
            _ if board.is_some() && number > count => Err(ExportError::NoBoard { number, count }),
            Writer::Run(_) | Writer::Program(_) if board.is_none() && count > 1 => {
                Err(ExportError::SeveralBoards { count })
            }
            Writer::Ends(_) if board.is_some() || count < 2 => Err(ExportError::OneBoard),
            _ => Ok(()),
        }
    }

    /// What prevents it, as far as that is known before anything is run.
    pub fn obstacle(&self, boards: usize) -> Option<ExportError> {
        let too_many = || {
            let count = self
                .options
                .choice
                .count()
                .filter(|_| self.is_of_several())?;
            let most = self.most();
            (count > most).then_some(ExportError::TooMany { count, most })
        };
        self.check(boards).err().or_else(too_many)
    }

    /// The most steps in one file.
    const fn most(&self) -> u64 {
        match self.kind.writer {
            Writer::Run(_) if cfg!(target_arch = "wasm32") => MOST_EVENTS,
            Writer::Run(_) => u64::MAX,
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

    /// The step that runs of boards are explored up to before anything is made, where they are shown
    /// at this step; nothing where their ends are needed.
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
        let stem = match self.kind.writer {
            Writer::Lesson(_) => format!("{lesson}-handout"),
            Writer::Course(_) => "recuo-guide".to_owned(),
            Writer::Program(_) => format!("{lesson}-program"),
            Writer::Ends(_) | Writer::Puzzle(_) | Writer::Set(_) | Writer::Answers(_) => lesson,
            Writer::Boards(_) | Writer::Run(_) => match choice.last {
                _ if !self.is_of_several() => format!("{lesson}-{step}"),
                Some(last) => format!("{lesson}-{}-{last}", choice.first),
                None => lesson,
            },
        };
        self.kind.with_ending(&stem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::steps::{Choice, Rhythm};

    fn request(id: &str) -> Request {
        Request {
            kind: Kind::from_id(id).expect("a kind"),
            ..Request::default()
        }
    }

    #[test]
    fn an_option_of_other_kinds_is_refused_with_their_names() {
        let kind = Kind::from_id("export-trace-csv").expect("a kind");
        let refused = Request::new(kind, Options::default(), [Opt::Every, Opt::Scale]);
        let error = refused.expect_err("a trace has no pixels");
        let words = "--scale is for png; gif; a folder, and not for a trace";
        assert_eq!(error.to_string(), words);
        for kind in &KINDS {
            let taken = kind.options.iter().copied().flatten().copied();
            assert!(Request::new(kind, Options::default(), taken).is_ok());
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
            Request::default().file_name("a/b ç.x", 12),
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
            assert_eq!(trace.kind.with_ending(name), expected);
        }
        let slides = request("export-slides").kind;
        assert_eq!(slides.with_ending("slides.old"), "slides.old");
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
        film.options.choice = Choice {
            last: Some(2 * UNASKED),
            ..Choice::default()
        };
        assert_eq!(film.reach(None), Some(2 * UNASKED));
    }
}
