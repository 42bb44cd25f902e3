use std::time::Duration;

/// The time of a run.
#[derive(Clone, Copy, Default)]
pub struct Time {
    /// The shortest.
    pub least: Duration,
    /// The middle one.
    pub median: Duration,
    /// The longest.
    pub most: Duration,
}

/// The times of a set's runs.
pub struct Times(Vec<Time>);

impl Times {
    /// Times for this many runs, none of them known yet.
    pub fn new(runs: usize) -> Self {
        Self(vec![Time::default(); runs])
    }

    /// Records the times of a run, in ascending order.
    pub fn note(&mut self, run: usize, times: &[Duration]) {
        if let [least, .., most] | [least @ most] = times {
            self.0[run] = Time {
                least: *least,
                median: times[(times.len() - 1) / 2],
                most: *most,
            };
        }
    }

    /// The time of a run; zero if it has not been recorded.
    pub fn of(&self, run: usize) -> Time {
        self.0[run]
    }
}
