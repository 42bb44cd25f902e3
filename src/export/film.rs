//! Steps one after the other as an animated GIF.

use super::gif::Animation;
use super::picture::{Look, Scale, raster};
use super::raster::Raster;
use super::writer::{Abreast, Made, StepWriter};

/// How long the last picture is held at least, in seconds.
const LAST: f64 = 2.0;

/// A film that repeats for ever.
pub struct Film {
    animation: Animation,
    look: Look,
    scale: Scale,
    seconds: f64,
    /// The last picture, which is held longer if it stays the last.
    latest: Option<Raster>,
}

impl Film {
    /// A film with so many pictures a second.
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
    fn add(&mut self, boards: &mut Abreast<'_>, made: &mut Made) {
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
