//! Playback: the playhead, how fast it really plays, and the short sequences that show an answer.

use crate::playhead::{Playhead, Speed};

/// The longest time, in seconds, that showing an answer may take.
const LONGEST_SHOW: f64 = 4.0;
/// The time over which the speed is measured, in seconds.
const MEASURING_TIME: f64 = 0.5;

/// The playhead, and what it is playing.
pub struct Playback {
    pub(super) playhead: Playhead,
    /// The last step of the answer being shown, and the speed before.
    showing: Option<(u64, Speed)>,
    pub(super) measured_speed: MeasuredSpeed,
}

impl Playback {
    pub(super) fn new(speed: f64) -> Self {
        Self {
            playhead: Playhead::new(Speed::per_second(speed)),
            showing: None,
            measured_speed: MeasuredSpeed::default(),
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
        self.showing = Some((end, speed));
        self.playhead.play();
    }

    /// The step at which the answer being shown ends.
    pub(super) fn showing_until(&self) -> Option<u64> {
        self.showing.map(|(end, _)| end)
    }

    pub(super) fn end_showing(&mut self) {
        if let Some((_, speed)) = self.showing.take() {
            self.playhead.set_speed(speed);
        }
    }
}

/// The steps shown per second, which may be fewer than asked for.
#[derive(Clone, Copy, Default)]
pub struct MeasuredSpeed {
    steps: u64,
    seconds: f64,
    /// Steps per second; `None` until it has played for a while.
    pub(super) rate: Option<f64>,
}

impl MeasuredSpeed {
    /// Records that this many steps were shown in this many seconds.
    pub(super) fn record(&mut self, steps: u64, seconds: f64) {
        self.steps += steps;
        self.seconds += seconds;
        if self.seconds >= MEASURING_TIME {
            self.rate = Some(self.steps as f64 / self.seconds);
            (self.steps, self.seconds) = (0, 0.0);
        }
    }
}
