//! How much of the work that waits is done in a frame.

/// Seconds of a frame that go to work while nothing moves, and while something does.
const RESTING: f64 = 0.006;
const MOVING: f64 = 0.0002;

/// Slices of work in a frame of a window that poses: its pictures must not depend on a clock.
const POSING: usize = 64;

/// Works for as long as a frame has time for it by the clock `now`; `moves` says that something moves on
/// the screen. Says whether there was anything to do.
pub fn by_the_clock(moves: bool, now: impl Fn() -> f64, mut slice: impl FnMut() -> bool) -> bool {
    let end = now() + if moves { MOVING } else { RESTING };
    let worked = slice();
    while worked && now() < end && slice() {}
    worked
}

/// Does the same number of slices in every frame. Says whether there was anything to do.
pub fn by_count(mut slice: impl FnMut() -> bool) -> bool {
    let done = (0..POSING).take_while(|_| slice()).count();
    done > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Works off `waiting` slices of a quarter of a millisecond each, as long as a frame has time;
    /// says how many were done, and what the window is told.
    fn done(moves: bool, waiting: usize) -> (usize, bool) {
        let done = Cell::new(0);
        let now = || done.get() as f64 * 0.000_25;
        let told = by_the_clock(moves, now, || {
            let is_left = done.get() < waiting;
            done.set(done.get() + usize::from(is_left));
            is_left
        });
        (done.get(), told)
    }

    #[test]
    fn work_fills_its_share_of_the_frame() {
        assert_eq!(done(false, 1000), (24, true));
        assert_eq!(done(true, 1000), (1, true));
    }

    #[test]
    fn work_ends_when_nothing_is_left_and_another_frame_shows_what_it_found() {
        assert_eq!(done(false, 3), (3, true));
        assert_eq!(done(false, 0), (0, false));
        assert_eq!(done(true, 0), (0, false));
    }

    #[test]
    fn a_window_that_poses_works_without_a_clock() {
        let mut waiting = POSING + 3;
        let mut slice = || {
            let is_left = waiting > 0;
            waiting = waiting.saturating_sub(1);
            is_left
        };
        assert!(by_count(&mut slice));
        assert!(by_count(&mut slice));
        assert!(!by_count(&mut slice));
        assert_eq!(waiting, 0);
    }
}
