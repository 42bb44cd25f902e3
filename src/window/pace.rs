//! When the next frame is due.
//!
//! While nothing happens the program must cost nothing, so it sleeps in the system's event queue.
//! On X11 no timer can wake that queue: a program that wants a frame *later* has to stay awake and
//! nap in short pieces.

use std::time::Duration;

/// The longest nap before a frame that is due soon: how long a key press may have to wait.
const NAP: f64 = 0.016;

/// The longest nap while nothing is due for some time, as when playing slowly.
const LONG_NAP: f64 = 0.05;

/// The same once nothing has happened for [`QUIET`] seconds: each nap ends with a picture, which costs much without a
/// graphics card.
const QUIET_NAP: f64 = 0.2;
const QUIET: f64 = 1.0;

/// How long to stay awake after the last event. On X11 an event that arrives while a frame is being
/// painted goes unnoticed if the program then sleeps at once (miniquad waits for one event more
/// than it has seen), and a new window may lose what was painted before it was shown. For the same
/// reason the window stays awake while a button is held: a release noticed late is no click.
const LINGER: f64 = 0.4;

/// Time beyond what was asked for is a hiccup and not part of the animation.
const HICCUP: f64 = 0.25;

#[derive(Debug, Default)]
pub struct Pace {
    last_frame: f64,
    /// The delay asked for by the last frame, if any.
    asked: Option<f64>,
    awake_until: f64,
    touched: bool,
    /// Whether this frame responds to an event.
    answers: bool,
    /// Whether something may happen that wakes nobody.
    watches: bool,
}

impl Pace {
    /// Something happened: the next frame is due at once.
    pub fn touch(&mut self, now: f64) {
        self.touched = true;
        self.awake_until = now + LINGER;
    }

    /// Whether something may happen that the system's event queue does not show.
    #[cfg(any(target_os = "linux", test))]
    pub fn watch(&mut self, is_on: bool) {
        self.watches = is_on;
    }

    /// Whether the interface must run again, instead of only repainting its last picture.
    pub fn due(&self, now: f64) -> bool {
        self.touched
            || self
                .remaining(now)
                .is_some_and(|remaining| remaining <= 0.0)
    }

    /// The animation time since the last frame. It is zero if nobody was waiting for this frame, so
    /// a pause of ten minutes is not made up for when Play is pressed.
    pub fn begin_frame(&mut self, now: f64) -> f32 {
        let elapsed = (now - self.last_frame).max(0.0);
        self.last_frame = now;
        self.answers = std::mem::take(&mut self.touched);
        self.asked
            .take()
            .map_or(0.0, |asked| elapsed.min(asked + HICCUP) as f32)
    }

    /// The frame is finished at `now` and wants the next one after `next_in` seconds.
    pub fn end_frame(&mut self, now: f64, next_in: Option<f64>) {
        self.asked = next_in;
        // However long the frame took, events that came meanwhile may still wait in the queue.
        if std::mem::take(&mut self.answers) {
            self.awake_until = now + LINGER;
        }
    }

    /// Whether no further frame was asked for.
    pub fn is_idle(&self) -> bool {
        self.asked.is_none()
    }

    /// Whether the program must not sleep in the event queue.
    pub fn awake(&self, now: f64) -> bool {
        self.touched || self.asked.is_some() || self.watches || now < self.awake_until
    }

    /// How long to nap before checking again.
    pub fn nap(&self, now: f64) -> Duration {
        if self.due(now) {
            return Duration::ZERO;
        }
        let rests = self.watches && now >= self.awake_until;
        let rest = if rests { f64::INFINITY } else { NAP };
        let remaining = self.remaining(now).unwrap_or(rest);
        let is_quiet = !self.watches && now >= self.awake_until + QUIET;
        let longest = if is_quiet {
            QUIET_NAP
        } else if remaining > 2.0 * LONG_NAP {
            LONG_NAP
        } else {
            NAP
        };
        Duration::from_secs_f64(remaining.clamp(0.0, longest))
    }

    fn remaining(&self, now: f64) -> Option<f64> {
        self.asked.map(|asked| self.last_frame + asked - now)
    }
}

/// egui's "never" is a very long delay.
pub fn finite(delay: Duration) -> Option<f64> {
    (delay < Duration::from_secs(3600)).then_some(delay.as_secs_f64())
}

/// The sooner of two delays.
pub fn sooner(one: Option<f64>, other: Option<f64>) -> Option<f64> {
    one.into_iter().chain(other).reduce(f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_time_does_not_count() {
        let mut pace = Pace::default();
        pace.touch(0.0);
        assert!(pace.due(0.0));
        pace.begin_frame(0.0);
        pace.end_frame(0.1, None);
        assert!(!pace.due(600.0) && !pace.awake(600.0));
        pace.touch(600.0);
        assert_eq!(pace.begin_frame(600.0), 0.0);
    }

    #[test]
    fn awaited_time_counts_but_hiccups_do_not() {
        let mut pace = Pace::default();
        pace.end_frame(0.0, Some(2.0));
        assert!(pace.awake(1.9) && !pace.due(1.9));
        assert_eq!(pace.begin_frame(2.1), 2.1);
        pace.end_frame(0.0, Some(0.0));
        assert_eq!(pace.begin_frame(12.1), HICCUP as f32);
    }

    #[test]
    fn naps_are_short_and_end_on_time() {
        let mut pace = Pace::default();
        pace.end_frame(0.0, Some(1.0));
        assert_eq!(pace.nap(0.0), Duration::from_secs_f64(LONG_NAP));
        assert_eq!(pace.nap(0.95), Duration::from_secs_f64(NAP));
        assert!(pace.nap(0.995) < Duration::from_millis(6));
        assert_eq!(pace.nap(1.0), Duration::ZERO);
        // Longer after a while without a key.
        pace.begin_frame(9.0);
        pace.end_frame(9.0, Some(1.0));
        assert_eq!(pace.nap(9.0), Duration::from_secs_f64(QUIET_NAP));
        assert!(pace.nap(9.9) < Duration::from_millis(110));
    }

    #[test]
    fn watching_is_staying_awake_with_long_naps() {
        let mut pace = Pace::default();
        pace.touch(0.0);
        pace.begin_frame(0.0);
        pace.end_frame(0.0, None);
        pace.watch(true);
        assert!(pace.nap(0.1) <= Duration::from_secs_f64(NAP), "keys wait");
        assert!(pace.awake(600.0) && !pace.due(600.0));
        assert_eq!(pace.nap(600.0), Duration::from_secs_f64(LONG_NAP));
        pace.watch(false);
        assert!(!pace.awake(600.0));
    }

    #[test]
    fn stays_awake_for_a_moment_after_input() {
        let mut pace = Pace::default();
        pace.touch(5.0);
        pace.begin_frame(5.0);
        // A slow frame: events that came meanwhile still have to be handled.
        pace.end_frame(6.0, None);
        assert!(pace.awake(6.1) && !pace.due(6.1));
        assert!(!pace.awake(6.0 + LINGER));
    }
}
