//! A student's points and mistakes.

use super::judge::Mistake;

/// The points for a move that is right at once. Each hint or refusal takes one away.
pub const MOST_POINTS: u64 = 3;

/// The right moves, mistakes and hints of an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    right: u64,
    helped: u64,
    points: u64,
    hints: u64,
    mistakes: Vec<(Mistake, u64)>,
}

impl Tally {
    pub(super) fn count_right(&mut self, hints: u64, refused: u64) {
        self.right += 1;
        self.helped += u64::from(hints > 0);
        self.points += MOST_POINTS.saturating_sub(hints + refused);
    }

    pub(super) fn count_hint(&mut self) {
        self.hints += 1;
    }

    pub(super) fn count_wrong(&mut self, mistake: Mistake) {
        let known = self.mistakes.iter_mut().find(|(m, _)| *m == mistake);
        match known {
            Some((_, count)) => *count += 1,
            None => self.mistakes.push((mistake, 1)),
        }
    }

    /// The number of moves that were right in the end.
    pub const fn right(&self) -> u64 {
        self.right
    }

    /// The points: [`MOST_POINTS`] for each right move, less one for every hint and refusal before
    /// it.
    pub const fn points(&self) -> u64 {
        self.points
    }

    /// How many of them were made after a hint.
    pub const fn helped(&self) -> u64 {
        self.helped
    }

    /// The number of hints given.
    pub const fn hints(&self) -> u64 {
        self.hints
    }

    /// The number of moves refused.
    pub fn wrong(&self) -> u64 {
        self.mistakes.iter().map(|(_, count)| count).sum()
    }

    /// The mistakes with their numbers, the most frequent first; equally frequent ones in the order
    /// in which they were first made.
    pub fn mistakes(&self) -> Vec<(Mistake, u64)> {
        let mut mistakes = self.mistakes.clone();
        mistakes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        mistakes
    }
}
