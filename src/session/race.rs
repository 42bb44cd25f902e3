//! Races: boards go from their starts to their ends by equal work, on a logarithmic clock.
//!
//! After the share *t* of a race's time each board has done W^t work, where W is the work of the
//! longest run. So the class sees a run of 65 steps win against one of 760 million, and this race
//! takes no longer than any other.

use super::command::Effect;
use super::runs::Runs;
use super::{Mode, Session};
use crate::analysis::alignment::Alignment;
use crate::solver::Counter;
use crate::timeline::{Found, Measure};

/// The duration of a race, in seconds.
const SECONDS: f64 = 15.0;
/// Steps after which a run that has not ended takes part with what is explored of it.
pub(super) const LONGEST: u64 = 1 << 33;

/// The phase of a race.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RacePhase {
    /// The runs are being explored.
    Preparing,
    /// The clock is running; the seconds since it started.
    Running(f64),
    /// Every board is at its end.
    Over,
}

/// A race, until the playhead moves on after its end.
pub struct Race {
    /// Its phase.
    pub phase: RacePhase,
    /// The alignment and the leading board before the race, which are restored after it.
    before: (Alignment, usize),
    /// Whether its result has been left for the stop at the end, which has its turn only then, or for
    /// the counters of all boards.
    pub is_left: bool,
}

impl Race {
    /// Whether the clock is running, unless paused.
    pub(super) const fn is_running(&self) -> bool {
        matches!(self.phase, RacePhase::Running(_))
    }
}

/// The place of a board that has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It has reached its end, in this place, from 1; boards with equal work share a place.
    At(usize),
    /// It has not ended within the steps that were explored.
    StillRunning,
}

impl Session {
    /// The race, if there is one.
    pub const fn race(&self) -> Option<&Race> {
        match &self.mode {
            Mode::Racing(race) => Some(race),
            Mode::Watching | Mode::Solving(_) => None,
        }
    }

    /// Whether boards race, or the result is shown.
    pub fn is_racing(&self) -> bool {
        self.race().is_some_and(|race| !race.is_left)
    }

    /// How a board has done in the race, once it has arrived; a run that gave up has no place.
    pub fn arrival(&self, index: usize) -> Option<Arrival> {
        let race = self.race()?;
        let run = &self.runs[index];
        let is_still_running = run.timeline.length().is_none() && race.phase == RacePhase::Over;
        if is_still_running {
            return Some(Arrival::StillRunning);
        }
        if race.phase == RacePhase::Preparing || !run.is_at_end() || run.gave_up() {
            return None;
        }
        let own = work_of(&self.runs, index);
        let is_before = |other: &usize| {
            let other_run = &self.runs[*other];
            let has_finished = other_run.timeline.length().is_some() && !other_run.gave_up();
            has_finished && work_of(&self.runs, *other) < own
        };
        let before = (0..self.runs.len()).filter(is_before).count();
        Some(Arrival::At(before + 1))
    }

    /// The board in the first place, once one has arrived; among several, the one with the fewest
    /// steps.
    pub fn winner(&self) -> Option<usize> {
        let first =
            (0..self.runs.len()).filter(|index| self.arrival(*index) == Some(Arrival::At(1)));
        first.min_by_key(|index| self.runs[*index].moment.step())
    }

    /// Whether runs are explored for a race.
    pub(super) fn prepares_race(&self) -> bool {
        self.race()
            .is_some_and(|race| race.phase == RacePhase::Preparing)
    }

    /// Puts all boards at their starts. The race begins once their runs are explored or, if the
    /// viewer asks again, with what is explored by then.
    pub(super) fn begin_race(&mut self) {
        if self.prepares_race() {
            self.start_race();
            return;
        }
        if self.leaves_result() {
            return;
        }
        self.end_race();
        let before = (self.runs.alignment, self.runs.leading());
        self.align(Alignment::Step);
        self.playback.jump(0);
        self.settle();
        self.mode = Mode::Racing(Race {
            phase: RacePhase::Preparing,
            before,
            is_left: false,
        });
        self.work.is_exploring = true;
    }

    /// Whether the result of a race is shown.
    fn shows_result(&self) -> bool {
        let is_shown = |race: &Race| race.phase == RacePhase::Over && !race.is_left;
        self.race().is_some_and(is_shown)
    }

    /// Leaves the result of a race, if it is shown.
    pub(super) fn leaves_result(&mut self) -> bool {
        let is_shown = self.shows_result();
        if let Mode::Racing(race) = &mut self.mode {
            race.is_left |= is_shown;
        }
        is_shown
    }

    /// Ends a race, if there is one, and restores the alignment. No board moves.
    pub(super) fn end_race(&mut self) {
        let Some(Race { phase, before, .. }) = self.race() else {
            return;
        };
        let (is_over, before) = (*phase == RacePhase::Over, *before);
        self.mode = Mode::Watching;
        if !is_over {
            self.playback.playhead.pause();
            self.give_back(before);
        }
    }

    fn give_back(&mut self, (alignment, leading): (Alignment, usize)) {
        self.align(alignment);
        self.runs.lead(leading.min(self.runs.len() - 1));
        let position = if self.runs.share_steps() {
            let steps = self.runs.iter().map(|run| run.moment.step());
            steps.max().unwrap_or(0)
        } else {
            self.runs.leader().moment.step()
        };
        self.playback.playhead.go_to(position);
        // The boards stay where they are until the playhead moves on.
        (self.runs.is_aligned, self.runs.aligned_at) = (true, position);
    }

    fn start_race(&mut self) {
        let most = |index: &usize| (work_of(&self.runs, *index), std::cmp::Reverse(*index));
        let longest = (0..self.runs.len()).max_by_key(most).unwrap_or(0);
        self.align(Alignment::Work);
        self.runs.lead(longest);
        self.playback.jump(0);
        self.playback.playhead.play();
        if let Mode::Racing(race) = &mut self.mode {
            race.phase = RacePhase::Running(0.0);
        }
    }

    /// Lets `dt` seconds of a race pass.
    pub(super) fn race_on(&mut self, dt: f64) {
        let is_explored = !self.runs.are_unfinished() || !self.work.is_exploring;
        if self.prepares_race() && is_explored {
            self.start_race();
            return;
        }
        let is_playing = self.playhead().is_playing();
        let Mode::Racing(Race {
            phase: RacePhase::Running(seconds),
            ..
        }) = &mut self.mode
        else {
            return;
        };
        if !is_playing {
            return;
        }
        *seconds += dt;
        let share = *seconds / SECONDS;
        if share >= 1.0 {
            self.finish_race();
            return;
        }
        let leader = &self.runs.leader().timeline;
        let whole = work_of(&self.runs, self.runs.leading());
        let work = (whole as f64).powf(share) as u64;
        let step = match leader.first_reaching(Measure::Counter(Counter::Work), work.min(whole)) {
            Found::At(step) => step,
            Found::NotYet | Found::Never => leader.explored(),
        };
        self.playback.playhead.go_to(step);
    }

    fn finish_race(&mut self) {
        self.playback.playhead.pause();
        for run in &mut self.runs.list {
            run.go_to(run.timeline.explored());
        }
        if let Mode::Racing(race) = &mut self.mode {
            race.phase = RacePhase::Over;
            let before = race.before;
            self.give_back(before);
        }
    }

    /// Whether the race continues despite a command: it can be paused and resumed, and started
    /// before everything is explored; and its result is left by the same command.
    pub(super) fn race_continues(&self, effect: Effect) -> bool {
        effect == Effect::Plays && self.race().is_some_and(Race::is_running)
            || effect == Effect::Races && (self.prepares_race() || self.shows_result())
    }
}

/// The work in the explored part of a run.
fn work_of(runs: &Runs, index: usize) -> u64 {
    Counter::Work.of(&runs[index].timeline.frontier().counters())
}
