//! One step as a picture.

use super::shown::Shown;
use super::writer::{Made, SideBySide, StepWriter};

/// Makes one picture of the boards.
pub struct Still<F>(pub F);

impl<F: Fn(&[Shown]) -> Vec<u8>> StepWriter for Still<F> {
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made) {
        made.bytes.extend(self.0(&boards.shown()));
    }

    fn finish(self: Box<Self>, _: &mut Made) {}
}
