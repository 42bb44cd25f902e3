//! How much pending work is done in a frame.

/// Slices per frame in a capturing window, whose pictures must not depend on a clock.
const CAPTURING: usize = 64;

/// Works for `seconds` by the clock `now`, at least one slice. Returns whether there was any work.
pub fn by_the_clock(now: impl Fn() -> f64, seconds: f64, mut slice: impl FnMut() -> bool) -> bool {
    let end = now() + seconds;
    let worked = slice();
    while worked && now() < end && slice() {}
    worked
}

/// Does a fixed number of slices. Returns whether there was any work.
pub fn by_count(mut slice: impl FnMut() -> bool) -> bool {
    let done = (0..CAPTURING).take_while(|_| slice()).count();
    done > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Works through `waiting` slices of a quarter of a millisecond each in one frame. Returns how
    /// many were done, and whether another frame is needed.
    fn done(waiting: usize) -> (usize, bool) {
        let done = Cell::new(0);
        let now = || done.get() as f64 * 0.000_25;
        let told = by_the_clock(now, 0.006, || {
            let is_left = done.get() < waiting;
            done.set(done.get() + usize::from(is_left));
            is_left
        });
        (done.get(), told)
    }

    #[test]
    fn work_fills_its_share_of_the_frame() {
        assert_eq!(done(1000), (24, true));
    }

    #[test]
    fn finished_work_asks_for_one_more_frame() {
        assert_eq!(done(3), (3, true));
        assert_eq!(done(0), (0, false));
    }

    #[test]
    fn capturing_does_not_depend_on_a_clock() {
        let mut waiting = CAPTURING + 3;
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
