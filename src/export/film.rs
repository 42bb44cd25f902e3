//! Steps as an animated GIF.

use super::gif::Animation;
use super::picture::{Look, Scale, with_pixels};
use super::writer::{Made, SideBySide, StepWriter};

/// The least time that the last picture is shown, in seconds.
const LAST: f64 = 2.0;

/// An animation that loops forever.
pub struct Film {
    animation: Animation,
    look: Look,
    scale: Scale,
    seconds: f64,
}

impl Film {
    /// An animation with this many pictures per second.
    pub fn new(look: Look, scale: Scale, speed: f64) -> Self {
        Self {
            animation: Animation::new(&look.theme.palette()),
            look,
            scale,
            seconds: 1.0 / speed,
        }
    }
}

impl StepWriter for Film {
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made) {
        let Self {
            animation,
            look,
            scale,
            seconds,
        } = self;
        with_pixels(&boards.shown(), *look, *scale, |drawing| {
            animation.push(drawing, *seconds);
        });
        made.bytes.append(&mut self.animation.take());
    }

    fn finish(self: Box<Self>, made: &mut Made) {
        made.bytes.append(&mut self.animation.finish(LAST));
    }
}
