//! How the run plays: the playhead, races, and the short films that answers are shown with.

use super::pulse::Pulse;
use crate::playhead::{Playhead, Speed};

/// How long it may take to play what a question was about, in seconds.
const LONGEST_SHOW: f64 = 4.0;

/// The playhead, and what it is playing for.
pub struct Playback {
    pub(super) playhead: Playhead,
    /// Whether the boards race to their ends, whatever the lesson has to say on the way.
    pub(super) is_racing: bool,
    showing: Option<Showing>,
    pub(super) pulse: Pulse,
}

/// What is being shown: up to which step, and how fast it was played before.
struct Showing {
    end: u64,
    speed: Speed,
}

impl Playback {
    pub(super) fn new(speed: f64) -> Self {
        Self {
            playhead: Playhead::new(Speed::per_second(speed)),
            is_racing: false,
            showing: None,
            pulse: Pulse::default(),
        }
    }

    /// Goes to a step at once.
    pub(super) fn jump(&mut self, step: u64) {
        self.playhead.pause();
        self.playhead.go_to(step);
    }

    /// Plays on to a later step, within some seconds.
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

    /// The step at which what is being shown ends.
    pub(super) fn showing_until(&self) -> Option<u64> {
        self.showing.as_ref().map(|showing| showing.end)
    }

    pub(super) fn end_showing(&mut self) {
        if let Some(showing) = self.showing.take() {
            self.playhead.set_speed(showing.speed);
        }
    }
}
