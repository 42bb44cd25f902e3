//! Steps as an animated GIF.

use super::gif::Animation;
use super::picture::{Look, Scale, raster};
use super::raster::Raster;
use super::writer::{Made, SideBySide, StepWriter};

/// The least time that the last picture is shown, in seconds.
const LAST: f64 = 2.0;

/// An animation that loops forever.
pub struct Film {
    animation: Animation,
    look: Look,
    scale: Scale,
    seconds: f64,
    /// The latest picture, which is shown longer if it is the last one.
    latest: Option<Raster>,
}

impl Film {
    /// An animation with this many pictures per second.
    pub fn new(look: Look, scale: Scale, speed: f64) -> Self {
        Self {
            animation: Animation::new(&look.theme.palette()),
            look,
            scale,
            seconds: 1.0 / speed,
            latest: None,
        }
    }
}

impl StepWriter for Film {
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made) {
        let picture = raster(&boards.shown(), self.look, self.scale);
        if let Some(before) = self.latest.replace(picture) {
            self.animation.push(&before, self.seconds);
            made.bytes.append(&mut self.animation.take());
        }
    }

    fn finish(mut self: Box<Self>, made: &mut Made) {
        if let Some(last) = self.latest.take() {
            self.animation.push(&last, self.seconds.max(LAST));
        }
        made.bytes.append(&mut self.animation.finish());
    }
}
