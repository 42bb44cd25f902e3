//! Steps one after the other as an animated GIF.

use super::gif::Animation;
use super::picture::{Look, Scale, Shown, raster};
use super::raster::Raster;
use std::io::{self, Write};

/// Pictures a second that are easy to follow.
pub const SPEED: f64 = 4.0;
/// How long the last picture is held at least, in seconds.
const LAST: f64 = 2.0;

/// A film that is made a picture a call, so that whoever makes it can do something else between
/// them. It repeats for ever.
pub struct Film<W: Write> {
    animation: Animation<W>,
    look: Look,
    scale: Scale,
    seconds: f64,
    /// The last picture, which is held longer if it stays the last.
    latest: Option<Raster>,
}

impl<W: Write> Film<W> {
    /// A film with so many pictures a second. It is written to `out` as it grows, and it is only
    /// whole once it is [finished](Self::finish).
    pub fn new(out: W, look: Look, scale: Scale, speed: f64) -> Self {
        // Films have no transparency.
        let look = Look {
            is_transparent: false,
            ..look
        };
        Self {
            animation: Animation::new(out, &look.theme.palette()),
            look,
            scale,
            seconds: 1.0 / speed,
            latest: None,
        }
    }

    /// Adds the picture of these boards; there are as many every time.
    pub fn add(&mut self, boards: &[Shown]) -> io::Result<()> {
        let picture = raster(boards, self.look, self.scale);
        match self.latest.replace(picture) {
            Some(before) => self.animation.push(&before, self.seconds),
            None => Ok(()),
        }
    }

    /// Writes what is left, and gives back what it was written to. A film without a picture is empty.
    pub fn finish(mut self) -> io::Result<W> {
        if let Some(last) = self.latest.take() {
            self.animation.push(&last, self.seconds.max(LAST))?;
        }
        self.animation.finish()
    }
}
