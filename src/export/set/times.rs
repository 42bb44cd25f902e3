use std::time::Duration;

/// How long a run took.
#[derive(Clone, Copy, Default)]
pub struct Time {
    /// The shortest.
    pub least: Duration,
    /// The middle one.
    pub median: Duration,
    /// The longest.
    pub most: Duration,
}

/// How long the runs of a set took.
pub struct Times(Vec<Time>);

impl Times {
    /// None is known yet, of so many runs.
    pub fn new(runs: usize) -> Self {
        Self(vec![Time::default(); runs])
    }

    /// Notes the times of a run, which are in ascending order.
    pub fn note(&mut self, run: usize, times: &[Duration]) {
        if let [least, .., most] | [least @ most] = times {
            self.0[run] = Time {
                least: *least,
                median: times[(times.len() - 1) / 2],
                most: *most,
            };
        }
    }

    /// How long a run took; nothing if that was not noted.
    pub fn of(&self, run: usize) -> Time {
        self.0[run]
    }
}
