//! A run of 10⁹ steps, shared by several tests and explored once.

use super::problem;
use recuo::solver::Goal;
use recuo::timeline::{KEYFRAME_BYTES, Timeline};
use std::sync::{Arc, OnceLock};

/// `AGAINST_BRUTE_FORCE` without one of its givens: a solution every 20,000 steps or so.
const PUZZLE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2..........4...9";

/// The number of steps explored.
pub const BILLION: u64 = 1_000_000_000;

/// The run by `naive`, explored that far.
pub fn billion() -> Timeline {
    static RUN: OnceLock<Timeline> = OnceLock::new();
    RUN.get_or_init(explored).clone()
}

fn explored() -> Timeline {
    let problem = Arc::new(problem(PUZZLE));
    let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::All);
    while timeline.explored() < BILLION {
        let slice = 50_000_000.min(BILLION - timeline.explored());
        assert_eq!(timeline.explore(slice), slice, "the run is long enough");
        assert!(timeline.keyframe_bytes() <= KEYFRAME_BYTES);
    }
    assert_eq!((timeline.explored(), timeline.length()), (BILLION, None));
    timeline
}
