//! Playback: the playhead, how fast it really plays, the short sequences that show an answer, and
//! bookmarks.

use crate::playhead::{Playhead, Speed};
use std::collections::BTreeSet;

/// The longest time, in seconds, that showing an answer may take.
const LONGEST_SHOW: f64 = 4.0;
/// The time over which the speed is measured, in seconds.
const MEASURING_TIME: f64 = 0.5;

/// The playhead, and what it is playing.
pub struct Playback {
    pub(super) playhead: Playhead,
    showing: Option<Showing>,
    pub(super) measured_speed: MeasuredSpeed,
}

/// The answer being shown: its last step, and the speed before.
struct Showing {
    end: u64,
    speed: Speed,
}

impl Playback {
    pub(super) fn new(speed: f64) -> Self {
        Self {
            playhead: Playhead::new(Speed::per_second(speed)),
            showing: None,
            measured_speed: MeasuredSpeed::default(),
        }
    }

    /// Goes to a step and pauses.
    pub(super) fn jump(&mut self, step: u64) {
        self.playhead.pause();
        self.playhead.go_to(step);
    }

    /// Plays on to a later step within [`LONGEST_SHOW`].
    pub(super) fn show_until(&mut self, end: u64) {
        self.end_showing();
        let speed = self.playhead.speed();
        let way = end.saturating_sub(self.playhead.position());
        let least = way as f64 / LONGEST_SHOW;
        if speed.rate().is_some_and(|rate| rate < least) {
            self.playhead.set_speed(Speed::per_second(least));
        }
        self.showing = Some(Showing { end, speed });
        self.playhead.play();
    }

    /// The step at which the answer being shown ends.
    pub(super) fn showing_until(&self) -> Option<u64> {
        self.showing.as_ref().map(|showing| showing.end)
    }

    pub(super) fn end_showing(&mut self) {
        if let Some(showing) = self.showing.take() {
            self.playhead.set_speed(showing.speed);
        }
    }
}

/// The steps shown per second, which may be fewer than asked for.
#[derive(Clone, Copy, Default)]
pub struct MeasuredSpeed {
    steps: u64,
    seconds: f64,
    /// Steps per second; `None` until it has played for a while.
    pub(super) rate: Option<f64>,
}

impl MeasuredSpeed {
    /// Records that this many steps were shown in this many seconds.
    pub(super) fn record(&mut self, steps: u64, seconds: f64) {
        self.steps += steps;
        self.seconds += seconds;
        if self.seconds >= MEASURING_TIME {
            self.rate = Some(self.steps as f64 / self.seconds);
            (self.steps, self.seconds) = (0, 0.0);
        }
    }
}

/// A step that the viewer has marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bookmark {
    /// The step, from 0.
    pub step: u64,
    /// The board that was leading.
    pub board: usize,
}

/// All bookmarks, in order of their steps.
#[derive(Default)]
pub struct Bookmarks(BTreeSet<Bookmark>);

impl Bookmarks {
    /// Iterates over all bookmarks.
    pub fn iter(&self) -> impl Iterator<Item = Bookmark> + '_ {
        self.0.iter().copied()
    }

    /// Adds or removes a bookmark, and returns whether it was added. Where boards share their
    /// steps, a bookmark belongs to all of them.
    pub(super) fn toggle(&mut self, mark: Bookmark, share_steps: bool) -> bool {
        let is_there =
            |old: &Bookmark| old.step == mark.step && (share_steps || old.board == mark.board);
        let old = self.iter().find(is_there);
        match old {
            Some(old) => !self.0.remove(&old),
            None => self.0.insert(mark),
        }
    }

    /// Gives the boards other numbers, and drops the bookmarks of those that get none.
    pub(super) fn renumber(&mut self, number: impl Fn(usize) -> Option<usize>) {
        let kept = self.iter().filter_map(|mark| {
            let board = number(mark.board)?;
            Some(Bookmark { board, ..mark })
        });
        self.0 = kept.collect();
    }
}
