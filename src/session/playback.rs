//! Playback: the playhead, and the short sequences that show an answer.

use super::pulse::Pulse;
use crate::playhead::{Playhead, Speed};

/// The longest time, in seconds, that showing an answer may take.
const LONGEST_SHOW: f64 = 4.0;

/// The playhead, and what it is playing.
pub struct Playback {
    pub(super) playhead: Playhead,
    showing: Option<Showing>,
    pub(super) pulse: Pulse,
}

/// The answer being shown: its last step, and the speed before.
struct Showing {
    end: u64,
    speed: Speed,
}

impl Playback {
    pub(super) fn new(speed: f64) -> Self {
        Self {
            playhead: Playhead::new(Speed::per_second(speed)),
            showing: None,
            pulse: Pulse::default(),
        }
    }

    /// Goes to a step and pauses.
    pub(super) fn jump(&mut self, step: u64) {
        self.playhead.pause();
        self.playhead.go_to(step);
    }

    /// Plays on to a later step within [`LONGEST_SHOW`].
    pub(super) fn show_until(&mut self, end: u64) {
        self.end_showing();
        let speed = self.playhead.speed();
        let way = end.saturating_sub(self.playhead.position());
        let least = way as f64 / LONGEST_SHOW;
        if speed.rate().is_some_and(|rate| rate < least) {
            self.playhead.set_speed(Speed::per_second(least));
        }
        self.showing = Some(Showing { end, speed });
        self.playhead.play();
    }

    /// The step at which the answer being shown ends.
    pub(super) fn showing_until(&self) -> Option<u64> {
        self.showing.as_ref().map(|showing| showing.end)
    }

    pub(super) fn end_showing(&mut self) {
        if let Some(showing) = self.showing.take() {
            self.playhead.set_speed(showing.speed);
        }
    }
}
