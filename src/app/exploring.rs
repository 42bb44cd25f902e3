//! Exploring runs a slice a frame, as far as nobody has to be asked.

use super::state::State;
use crate::window::platform;

/// How long a frame may explore runs, in seconds.
const EXPLORING: f64 = 0.006;
/// Steps between two looks at the clock.
pub(super) const SLICE: u64 = 1 << 17;
/// Steps that are explored unasked, some seconds' work; from then on the viewer decides.
const UNASKED: u64 = 1 << 30;
/// The same for strategies that keep domains, which take their steps more slowly.
const UNASKED_SLOW: u64 = 1 << 22;

impl State {
    /// Explores every run as far as it goes unasked, however long it takes.
    pub fn explore_now(&mut self) {
        while self.is_exploring && self.is_unfinished() {
            self.explore();
        }
        self.find_stops();
        self.resolve();
    }

    /// Explores every run a little further, as long as a frame allows.
    pub(super) fn explore(&mut self) {
        let start = platform::now();
        while self.is_exploring && platform::now() - start < EXPLORING {
            let mut goes_on = false;
            for board in &mut self.boards {
                let timeline = &mut board.timeline;
                let (slice, unasked) = if timeline.plan().last_strategy().keeps_domains() {
                    (SLICE / 64, UNASKED_SLOW)
                } else {
                    (SLICE, UNASKED)
                };
                let limit = unasked.saturating_mul(1 + self.extensions);
                if timeline.length().is_none() && timeline.explored() < limit {
                    timeline.explore(slice);
                    goes_on = true;
                }
            }
            self.is_exploring = goes_on;
        }
    }

    /// Whether there are runs whose end is not known.
    pub fn is_unfinished(&self) -> bool {
        self.boards
            .iter()
            .any(|board| board.timeline.length().is_none())
    }

    /// Explores on, or stops.
    pub fn toggle_exploring(&mut self) {
        self.is_exploring = !self.is_exploring;
        if self.is_exploring {
            self.extensions += 1;
        }
    }
}
