//! How fast a run really plays, which may be less than what was asked for.

/// Steps a second as they are shown, measured over half a second at a time.
#[derive(Clone, Copy, Default)]
pub struct Pulse {
    steps: u64,
    seconds: f64,
    rate: Option<f64>,
}

impl Pulse {
    const SPAN: f64 = 0.5;

    /// Notes that so many steps were shown in so many seconds.
    pub fn beat(&mut self, steps: u64, seconds: f64) {
        self.steps += steps;
        self.seconds += seconds;
        if self.seconds >= Self::SPAN {
            self.rate = Some(self.steps as f64 / self.seconds);
            (self.steps, self.seconds) = (0, 0.0);
        }
    }

    /// Steps a second; `None` before it has played for long enough.
    pub const fn rate(&self) -> Option<f64> {
        self.rate
    }
}
