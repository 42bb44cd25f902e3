//! Measures how fast a run really plays, which may be slower than asked for.

/// The steps shown per second, measured over half a second at a time.
#[derive(Clone, Copy, Default)]
pub struct Pulse {
    steps: u64,
    seconds: f64,
    rate: Option<f64>,
}

impl Pulse {
    const SPAN: f64 = 0.5;

    /// Records that this many steps were shown in this many seconds.
    pub fn beat(&mut self, steps: u64, seconds: f64) {
        self.steps += steps;
        self.seconds += seconds;
        if self.seconds >= Self::SPAN {
            self.rate = Some(self.steps as f64 / self.seconds);
            (self.steps, self.seconds) = (0, 0.0);
        }
    }

    /// Steps per second; `None` until it has played for a while.
    pub const fn rate(&self) -> Option<f64> {
        self.rate
    }
}
