//! What is wanted: the choices that the dialog offers.

use crate::export::kind::Kind;
use crate::export::steps::{Choice, MOST, Rhythm, UNASKED};
use std::num::NonZeroU64;

/// The most steps that are looked at for a trace in a page, which holds the whole file in its memory.
const MOST_EVENTS: u64 = 1_000_000;
/// Where runs of a comparison are stopped unless something else is said.
const LIMIT: u64 = 1_000_000_000;

/// What is to be exported, and how.
#[derive(Clone, Debug)]
pub struct Order {
    pub kind: Kind,
    /// Counters of the step on show, not of several.
    pub is_of_now: bool,
    /// The first and the last step, where there are several.
    pub first: u64,
    pub last: u64,
    /// Which of these.
    pub rhythm: Rhythm,
    /// Only this board.
    pub board: Option<usize>,
    /// Pixels a point.
    pub scale: f32,
    pub is_transparent: bool,
    /// Pictures a second.
    pub speed: f64,
    /// A handout with its answers.
    pub has_answers: bool,
    /// The steps after which a run that is compared is stopped.
    pub limit: u64,
}

impl Default for Order {
    fn default() -> Self {
        Self {
            kind: Kind::Png,
            is_of_now: true,
            first: 0,
            last: 0,
            rhythm: Rhythm::All,
            board: None,
            scale: 1.0,
            is_transparent: false,
            speed: crate::export::film::SPEED,
            has_answers: true,
            limit: LIMIT,
        }
    }
}

/// Why an order cannot be carried out as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A comparison is of two boards or more.
    OneBoard,
    /// These are more steps than a file may hold.
    TooMany { count: u64, most: u64 },
}

impl Order {
    /// Whether it is about several steps, which can be chosen.
    pub const fn has_range(&self) -> bool {
        match self.kind {
            Kind::Film | Kind::Strip | Kind::Slides | Kind::Trace(_) => true,
            Kind::Counters(_) => !self.is_of_now,
            Kind::Png
            | Kind::Svg
            | Kind::Comparison(_)
            | Kind::Puzzle
            | Kind::Lesson
            | Kind::Handout(_) => false,
        }
    }

    /// Whether it is made of pixels.
    pub const fn has_scale(&self) -> bool {
        matches!(self.kind, Kind::Png | Kind::Film | Kind::Slides)
    }

    /// Whether there can be nothing behind the boards.
    pub const fn can_be_transparent(&self) -> bool {
        matches!(self.kind, Kind::Png | Kind::Svg | Kind::Slides)
    }

    /// Whether one board may be chosen of several, or must be.
    pub const fn has_boards(&self) -> bool {
        !matches!(
            self.kind,
            Kind::Comparison(_) | Kind::Puzzle | Kind::Lesson | Kind::Handout(_)
        )
    }

    /// Whether it can be made of a puzzle that nobody has searched.
    pub const fn is_of_puzzle(&self) -> bool {
        matches!(self.kind, Kind::Puzzle | Kind::Lesson)
    }

    /// The steps asked for.
    pub const fn choice(&self) -> Choice {
        Choice {
            first: self.first,
            last: Some(self.last),
            rhythm: self.rhythm,
        }
    }

    /// The step that runs are explored up to before anything is made, of boards at this step.
    pub fn reach(&self, step: u64) -> u64 {
        match self.kind {
            // It takes the run from its start, and needs nothing of it.
            Kind::Trace(_) | Kind::Puzzle | Kind::Lesson | Kind::Handout(_) => 0,
            Kind::Comparison(_) => self.limit,
            _ if self.has_range() => self.last.max(UNASKED),
            _ => step.max(UNASKED),
        }
    }

    /// Fits the order to a window with so many boards.
    pub fn fit(&mut self, boards: usize) {
        self.board = match self.kind {
            Kind::Comparison(_) | Kind::Puzzle | Kind::Lesson | Kind::Handout(_) => None,
            Kind::Trace(_) => Some(self.board.unwrap_or(0).min(boards - 1)),
            _ => self.board.filter(|board| *board < boards && boards > 1),
        };
        self.last = self.last.max(self.first);
    }

    /// How many steps these are, if that can be told at once.
    pub fn count(&self) -> Option<u64> {
        let every = match self.rhythm {
            Rhythm::All => 1,
            Rhythm::Every(every) => every.get(),
            Rhythm::Moves => return None,
        };
        Some((self.last - self.first) / every + 1)
    }

    /// The most steps that one file may hold.
    const fn most(&self) -> u64 {
        match self.kind {
            Kind::Trace(_) if cfg!(target_arch = "wasm32") => MOST_EVENTS,
            Kind::Trace(_) => u64::MAX,
            _ => MOST,
        }
    }

    /// What stands in the way in a window with so many boards.
    pub fn obstacle(&self, boards: usize) -> Option<Obstacle> {
        if matches!(self.kind, Kind::Comparison(_)) && boards < 2 {
            return Some(Obstacle::OneBoard);
        }
        let (count, most) = (self.count().filter(|_| self.has_range())?, self.most());
        (count > most).then_some(Obstacle::TooMany { count, most })
    }

    /// The rhythm that brings these steps down to as many as a file may hold.
    pub fn sparser(&self) -> NonZeroU64 {
        let every = (self.last - self.first) / self.most() + 1;
        NonZeroU64::new(every).unwrap_or(NonZeroU64::MIN)
    }

    /// What the file is called, of a lesson with this name at this step, unless somebody says so.
    pub fn file_name(&self, lesson: &str, step: u64) -> String {
        let is_plain = |c: char| c.is_alphanumeric() || "-_".contains(c);
        let plain = |c: char| if is_plain(c) { c } else { '-' };
        let lesson: String = lesson.chars().map(plain).collect();
        let stem = match self.kind {
            Kind::Handout(_) => format!("{lesson}-handout"),
            Kind::Comparison(_) | Kind::Puzzle | Kind::Lesson => lesson,
            _ if self.has_range() => format!("{lesson}-{}-{}", self.first, self.last),
            _ => format!("{lesson}-{step}"),
        };
        self.with_ending(&stem)
    }

    /// This name with the ending that the file must have.
    pub fn with_ending(&self, name: &str) -> String {
        with_ending(name, self.kind.ending())
    }
}

/// This name with this ending, if there is to be one.
pub fn with_ending(name: &str, ending: &str) -> String {
    let found = name.rsplit_once('.').map(|(_, ending)| ending);
    let has = found.is_some_and(|found| found.eq_ignore_ascii_case(ending));
    if ending.is_empty() || has {
        name.to_owned()
    } else {
        format!("{name}.{ending}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::trace;

    #[test]
    fn too_many_steps_are_told_with_a_way_out() {
        let mut order = Order {
            kind: Kind::Film,
            last: 1_000_000,
            ..Order::default()
        };
        let count = 1_000_001;
        assert_eq!(
            order.obstacle(1),
            Some(Obstacle::TooMany { count, most: MOST })
        );
        order.rhythm = Rhythm::Every(order.sparser());
        assert_eq!(order.rhythm, Rhythm::Every(NonZeroU64::new(101).unwrap()));
        assert_eq!((order.obstacle(1), order.count()), (None, Some(9901)));
        order.last = MOST;
        order.rhythm = Rhythm::Every(order.sparser());
        assert_eq!(order.count(), Some(5001));
    }

    #[test]
    fn names_are_plain_and_end_as_they_must() {
        let mut order = Order::default();
        assert_eq!(order.file_name("a/b ç.x", 12), "a-b-ç-x-12.png");
        order.kind = Kind::Trace(trace::Form::Jsonl);
        order.last = 9;
        assert_eq!(order.file_name("first", 12), "first-0-9.jsonl");
        for (name, expected) in [
            ("a", "a.jsonl"),
            ("a.JSONL", "a.JSONL"),
            ("v1.2", "v1.2.jsonl"),
        ] {
            assert_eq!(order.with_ending(name), expected);
        }
        order.kind = Kind::Slides;
        assert_eq!(order.with_ending("slides.old"), "slides.old");
    }

    #[test]
    fn a_trace_is_of_one_board_and_a_comparison_of_all() {
        let mut order = Order {
            board: Some(3),
            ..Order::default()
        };
        order.fit(2);
        assert_eq!(order.board, None);
        order.kind = Kind::Trace(trace::Form::Csv);
        order.fit(2);
        assert_eq!(order.board, Some(0));
        order.kind = Kind::Comparison(crate::export::comparison::Form::Csv);
        order.fit(2);
        assert_eq!(order.board, None);
        assert_eq!(order.obstacle(2), None);
        assert_eq!(order.obstacle(1), Some(Obstacle::OneBoard));
    }
}
