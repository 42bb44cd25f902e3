//! Lines of a program that are put in order: a list with a divider, below which stand those that do
//! not belong.

use crate::lesson::CodeOrder;

/// The lines as they stand now.
#[derive(Clone, Debug)]
pub struct LineOrder {
    asked: CodeOrder,
    /// The numbers of the lines from top to bottom, and the divider, which has the number after
    /// theirs.
    pub items: Vec<usize>,
    /// The place in the list that keys are about.
    pub picked: usize,
    /// The first wrong line at the last try; the divider if lines are missing above it.
    pub wrong: Option<usize>,
}

impl LineOrder {
    /// The lines as the question shows them: all of them above the divider.
    pub fn new(asked: &CodeOrder) -> Self {
        Self {
            asked: asked.clone(),
            items: (0..=asked.shuffled).collect(),
            picked: 0,
            wrong: None,
        }
    }

    /// How many lines of the program stand in their places already.
    pub const fn given(&self) -> usize {
        self.asked.given
    }

    /// The number of the divider.
    pub const fn divider(&self) -> usize {
        self.asked.shuffled
    }

    /// Puts an item at this place, or at the last one, and picks it.
    pub fn put(&mut self, item: usize, place: usize) {
        self.items.retain(|other| *other != item);
        self.picked = place.min(self.items.len());
        self.items.insert(self.picked, item);
    }

    /// The lines above the divider.
    pub fn used(&self) -> &[usize] {
        let mut parts = self.items.split(|item| *item == self.divider());
        parts.next().unwrap_or_default()
    }

    /// Compares the lines with the right order. Returns whether they are in it.
    pub fn judge(&mut self) -> bool {
        let (used, right) = (self.used(), &self.asked.right);
        let mut places = 0..used.len().max(right.len());
        let first = places.find(|place| used.get(*place) != right.get(*place));
        self.wrong = first.map(|place| *used.get(place).unwrap_or(&self.divider()));
        self.wrong.is_none()
    }

    /// Puts the lines in the right order.
    pub fn solve(&mut self) {
        let right = &self.asked.right;
        let others = (0..=self.divider())
            .rev()
            .filter(|item| !right.contains(item));
        self.items = right.iter().copied().chain(others).collect();
    }
}
