//! Doing what keys and buttons ask for, and going to places that may not be explored yet.

use super::state::{Bookmark, State};
use crate::analysis::alignment::Alignment;
use crate::cli::View;
use crate::playhead::{Command, Direction, Kind, Speed};
use crate::solver::EventKind;
use crate::timeline::{Found, Measure};

/// What is said while something asked for has not been explored yet.
pub(super) const LOOKING: &str = "looking";
/// How long it may take to play what a question was about, in seconds.
const LONGEST_SHOW: f64 = 4.0;

/// A place that is looked for and may be beyond what is explored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Wanted {
    End,
    Step(u64),
    Next(Measure),
    Out,
}

impl State {
    /// Goes to a step as soon as it is explored.
    pub fn wait_for(&mut self, step: u64) {
        self.wanted = Some(Wanted::Step(step));
        self.resolve();
    }

    pub(super) fn apply(&mut self, command: Command) {
        // What comes next is the student's to find.
        if self.solving.is_some() {
            return;
        }
        self.notice = None;
        if self.is_held(command) {
            return;
        }
        self.end_showing();
        self.wanted = None;
        self.looking = None;
        self.is_racing = false;
        match command {
            Command::TogglePlay if self.playhead.is_playing() => self.playhead.pause(),
            Command::TogglePlay | Command::Play => {
                // At the end, playing means from the start again.
                if self.knows_end() && self.playhead.position() == self.last_step() {
                    self.playhead.go_to(0);
                }
                self.playhead.play();
            }
            Command::Pause => self.playhead.pause(),
            Command::SetSpeed(speed) => self.playhead.set_speed(speed),
            Command::Faster => self.playhead.faster(),
            Command::Slower => self.playhead.slower(),
            Command::ToggleBookmark => {
                let step = self.playhead.position();
                let is_there = |mark: &Bookmark| mark.step == step && self.is_marked(*mark);
                match self.bookmarks.iter().copied().find(is_there) {
                    Some(mark) => self.bookmarks.remove(&mark),
                    None => self.bookmarks.insert(Bookmark {
                        step,
                        board: self.leading,
                    }),
                };
            }
            Command::Step(steps) => {
                self.playhead.pause();
                let last = self.last_step();
                self.playhead.step(steps, last);
            }
            Command::First => self.jump(0),
            Command::Last => self.want(Wanted::End),
            Command::GoTo(step) => self.want(Wanted::Step(step)),
            Command::Percent(percent) => {
                let last = self.last_step();
                self.jump((u128::from(last) * u128::from(percent) / 100) as u64);
                if self.is_unfinished() {
                    self.notice = Some("percent-of-explored");
                }
            }
            Command::Move(direction) => self.find(Measure::Moves, direction),
            Command::Find(kind, direction) => self.find(Measure::Events(event(kind)), direction),
            Command::Stop(direction) => self.go_to_stop(direction),
            Command::Out => self.want(Wanted::Out),
            Command::Difference(direction) => self.want_difference(direction),
            Command::Race => self.race(),
        }
    }

    fn race(&mut self) {
        self.align(Alignment::Step);
        self.jump(0);
        self.playhead.set_speed(Speed::UNLIMITED);
        self.playhead.play();
        self.is_racing = true;
        self.view = View::Chart;
    }

    /// Plays on to a later step of the leading board, within some seconds.
    pub fn show_until(&mut self, step: u64) {
        self.end_showing();
        let speed = self.playhead.speed();
        let way = step.saturating_sub(self.playhead.position());
        let least = way as f64 / LONGEST_SHOW;
        if speed.rate().is_some_and(|rate| rate < least) {
            self.playhead.set_speed(Speed::per_second(least));
        }
        self.showing = Some((step, speed));
        self.playhead.play();
    }

    pub(super) fn end_showing(&mut self) {
        if let Some((_, speed)) = self.showing.take() {
            self.playhead.set_speed(speed);
        }
    }

    pub(super) fn jump(&mut self, step: u64) {
        self.playhead.pause();
        self.playhead.go_to(step);
    }

    /// Goes to a step at once, and nowhere else.
    pub(super) fn halt_at(&mut self, step: u64) {
        self.wanted = None;
        self.looking = None;
        self.is_racing = false;
        self.jump(step);
    }

    fn want(&mut self, wanted: Wanted) {
        self.playhead.pause();
        self.wanted = Some(wanted);
    }

    fn find(&mut self, measure: Measure, direction: Direction) {
        match direction {
            Direction::Forward => self.want(Wanted::Next(measure)),
            Direction::Back => {
                let board = &mut self.boards[self.leading];
                match board.timeline.previous(measure, &board.moment) {
                    Found::At(step) => self.jump(step),
                    Found::NotYet | Found::Never => {
                        self.playhead.pause();
                        self.notice = Some("no-further");
                    }
                }
            }
        }
    }

    /// Goes to what is looked for, if it is known by now.
    pub(super) fn resolve(&mut self) {
        let Some(wanted) = self.wanted else { return };
        let board = &self.boards[self.leading];
        let found = match wanted {
            Wanted::End if self.knows_end() => Found::At(self.last_step()),
            Wanted::End => Found::NotYet,
            Wanted::Step(step) if step <= self.last_step() => Found::At(step),
            Wanted::Step(_) if self.knows_end() => Found::At(self.last_step()),
            Wanted::Step(_) => Found::NotYet,
            Wanted::Next(measure) => board.timeline.next(measure, &board.moment),
            Wanted::Out => board.timeline.out(&board.moment),
        };
        match found {
            Found::At(step) => {
                self.wanted = None;
                if self.notice == Some(LOOKING) {
                    self.notice = None;
                }
                self.playhead.go_to(step);
            }
            Found::Never => {
                self.wanted = None;
                self.notice = Some("no-further");
            }
            Found::NotYet if self.is_exploring => self.notice = Some(LOOKING),
            Found::NotYet => {
                self.wanted = None;
                self.notice = Some("not-explored");
                if wanted == Wanted::End {
                    self.playhead.go_to(self.last_step());
                }
            }
        }
    }
}

const fn event(kind: Kind) -> EventKind {
    match kind {
        Kind::Conflict => EventKind::Conflict,
        Kind::Backtrack => EventKind::Backtrack,
        Kind::DeadEnd => EventKind::DeadEnd,
        Kind::Solution => EventKind::Solution,
    }
}
