//! Where the viewer is in a run, and how fast it plays. Time is an argument, steps are integers,
//! and nothing here knows what a step is.

/// Forwards or backwards along a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Direction {
    Forward,
    Back,
}

/// Steps per second, or unlimited.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed(f64);

impl Speed {
    /// The slowest speed: one step in two seconds.
    pub const SLOWEST: Self = Self(0.5);
    /// The fastest limited speed.
    const FASTEST: f64 = 1_048_576.0;
    /// As fast as possible.
    pub const UNLIMITED: Self = Self(f64::INFINITY);

    /// This many steps per second, or the nearest possible speed.
    pub fn per_second(rate: f64) -> Self {
        if rate > Self::FASTEST * 1.2 {
            Self::UNLIMITED
        } else if rate >= Self::SLOWEST.0 {
            Self(rate.min(Self::FASTEST))
        } else {
            Self::SLOWEST
        }
    }

    /// Steps per second; `None` when unlimited.
    pub fn rate(self) -> Option<f64> {
        self.0.is_finite().then_some(self.0)
    }

    /// Its position on a logarithmic slider from 0 to 1.
    pub fn slider(self) -> f64 {
        match self.rate() {
            None => 1.0,
            Some(rate) => (rate / Self::SLOWEST.0).log2() / Self::doublings(),
        }
    }

    /// The speed at a position on the slider.
    pub fn from_slider(place: f64) -> Self {
        let rate = Self::SLOWEST.0 * (place.clamp(0.0, 1.0) * Self::doublings()).exp2();
        // Round numbers are easier to read.
        let unit = 10f64.powf(rate.log10().floor()) / if rate < 10.0 { 2.0 } else { 10.0 };
        if place >= 1.0 {
            Self::UNLIMITED
        } else {
            Self::per_second((rate / unit).round() * unit)
        }
    }

    /// How often the slowest speed can be doubled before it is unlimited.
    fn doublings() -> f64 {
        (Self::FASTEST / Self::SLOWEST.0).log2() + 1.0
    }

    fn doubled(self) -> Self {
        Self::per_second(self.0 * 2.0)
    }

    fn halved(self) -> Self {
        self.rate()
            .map_or(Self(Self::FASTEST), |rate| Self::per_second(rate / 2.0))
    }
}

/// The steps per second of unlimited speed where nothing slower limits it.
const UNLIMITED_RATE: f64 = 1e9;

/// The position in a run, and playback.
#[derive(Clone, PartialEq, Debug)]
pub struct Playhead {
    position: u64,
    speed: Speed,
    is_playing: bool,
    /// The elapsed fraction of a step.
    carry: f64,
}

impl Playhead {
    /// At the start, paused.
    pub const fn new(speed: Speed) -> Self {
        Self {
            position: 0,
            speed,
            is_playing: false,
            carry: 0.0,
        }
    }

    /// The step shown.
    pub const fn position(&self) -> u64 {
        self.position
    }

    /// The speed.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether it is playing.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Starts playing.
    pub fn play(&mut self) {
        self.is_playing = true;
    }

    /// Stops playing.
    pub fn pause(&mut self) {
        self.is_playing = false;
        self.carry = 0.0;
    }

    /// Goes to a step.
    pub fn go_to(&mut self, step: u64) {
        self.position = step;
        self.carry = 0.0;
    }

    /// Moves by this many steps, between 0 and `last`.
    pub fn step(&mut self, steps: i64, last: u64) {
        self.go_to(self.position.saturating_add_signed(steps).min(last));
    }

    /// Sets the speed.
    pub fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        self.carry = self.carry.min(1.0);
    }

    /// Doubles the speed.
    pub fn faster(&mut self) {
        self.set_speed(self.speed.doubled());
    }

    /// Halves the speed.
    pub fn slower(&mut self) {
        self.set_speed(self.speed.halved());
    }

    /// Lets `dt` seconds pass. `last` is the last step that can be shown now, and `is_end` whether
    /// it is the end of the run, where playback pauses.
    pub fn advance(&mut self, dt: f64, last: u64, is_end: bool) {
        if !self.is_playing {
            return;
        }
        self.carry += dt * self.speed.rate().unwrap_or(UNLIMITED_RATE);
        let whole = self.carry.floor();
        self.carry -= whole;
        self.position = self.position.saturating_add(whole as u64);
        if self.position >= last {
            self.position = last;
            self.carry = 0.0;
            if is_end {
                self.pause();
            }
        }
    }

    /// Seconds until the next step, while playing.
    pub fn next_step_in(&self) -> Option<f64> {
        let rate = self.speed.rate().unwrap_or(UNLIMITED_RATE);
        self.is_playing
            .then(|| ((1.0 - self.carry) / rate).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_at_its_speed() {
        let mut playhead = Playhead::new(Speed::per_second(8.0));
        playhead.advance(10.0, 1000, true);
        assert_eq!(playhead.position(), 0);
        playhead.play();
        (0..60).for_each(|_| playhead.advance(1.0 / 60.0, 1000, true));
        assert!((7..=8).contains(&playhead.position()));
        assert!(playhead.next_step_in().unwrap() <= 0.125);
        playhead.advance(1e9, 1000, true);
        assert_eq!((playhead.position(), playhead.is_playing()), (1000, false));
    }

    #[test]
    fn waits_for_what_is_not_explored() {
        let mut playhead = Playhead::new(Speed::UNLIMITED);
        playhead.play();
        playhead.advance(1.0, 500, false);
        assert_eq!((playhead.position(), playhead.is_playing()), (500, true));
    }

    #[test]
    fn steps_stay_in_the_run() {
        let mut playhead = Playhead::new(Speed::SLOWEST);
        playhead.step(-5, 10);
        assert_eq!(playhead.position(), 0);
        playhead.step(i64::MAX, 10);
        assert_eq!(playhead.position(), 10);
    }

    #[test]
    fn the_slider_covers_every_speed() {
        assert_eq!(Speed::from_slider(0.0), Speed::SLOWEST);
        assert_eq!(Speed::from_slider(1.0), Speed::UNLIMITED);
        let mut last = 0.0;
        for place in 0..100 {
            let speed = Speed::from_slider(f64::from(place) / 100.0);
            let rate = speed.rate().unwrap_or(f64::MAX);
            assert!(rate >= last);
            last = rate;
            assert!((Speed::from_slider(speed.slider()).slider() - speed.slider()).abs() < 0.02);
        }
        let mut speed = Speed::SLOWEST;
        for _ in 0..25 {
            speed = speed.doubled();
        }
        assert_eq!(speed, Speed::UNLIMITED);
        assert_eq!(speed.halved().rate(), Some(1_048_576.0));
        assert_eq!(Speed::per_second(f64::NAN), Speed::SLOWEST);
    }
}
