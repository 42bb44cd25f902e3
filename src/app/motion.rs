//! The clock of motions: each lasts a moment, and only where eyes can follow.

use super::cx::Cx;
use crate::scene::Motion;

/// The duration of a motion, in seconds.
const SECONDS: f64 = 0.15;
/// The highest speed of playback at which steps move, in steps per second.
const FASTEST: f64 = 4.0;

/// The motion of a board's last step.
#[derive(Default)]
pub struct Clock {
    step: u64,
    /// When the motion began, in seconds.
    since: Option<f64>,
}

impl Clock {
    /// Follows a board to a step. Only going on by a single step moves.
    pub fn follow(&mut self, step: u64, now: f64, moves: bool) -> Motion {
        let before = std::mem::replace(&mut self.step, step);
        if before != step {
            self.since = (moves && step == before + 1).then_some(now);
        }
        let motion = self.since.map_or(Motion::END, |since| {
            Motion::at(((now - since) / SECONDS) as f32)
        });
        if motion.is_over() {
            self.since = None;
        }
        motion
    }
}

/// Whether steps move at all: not at high speed, and not where the viewer or the system wants rest.
pub fn is_wanted(cx: &Cx) -> bool {
    let playhead = cx.session.playhead();
    let is_slow = playhead.speed().rate().is_some_and(|rate| rate <= FASTEST);
    cx.look.moves
        && !cx.look.is_calm
        && !cx.look.wishes.is_calm
        && (is_slow || !playhead.is_playing())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_step_moves_for_a_moment() {
        let mut clock = Clock::default();
        assert!(clock.follow(0, 1.0, true).is_over());
        assert_eq!(clock.follow(1, 1.0, true), Motion::at(0.0));
        assert!(!clock.follow(1, 1.1, true).is_over());
        assert!(clock.follow(1, 1.16, true).is_over());
        // The next step begins anew, whether or not the last one is over.
        assert_eq!(clock.follow(2, 1.17, true), Motion::at(0.0));
        assert_eq!(clock.follow(3, 1.18, true), Motion::at(0.0));
        for step in [2, 100, 1] {
            assert!(clock.follow(step, 2.0, true).is_over(), "back, and far");
        }
        assert!(clock.follow(2, 3.0, false).is_over());
    }
}
