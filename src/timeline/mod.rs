//! A whole run, with random access to every step, in bounded memory.
//!
//! The steps of a search are never stored. Every K steps the [`State`] is packed into a few hundred bytes (up to
//! 4.8 kB on an empty 16×16 under `backjumping`, whose blame does not follow from the board); when
//! [`KEYFRAME_BYTES`] are full, every other keyframe is dropped and K doubles. A step is reached by
//! advancing silently from the nearest keyframe before it, so going one step back is as exact as
//! going one forward. Events are found by counting: each keyframe knows how many of each kind came
//! before it.

mod find;
mod keyframes;
mod moment;
mod state;
mod walk;

pub use find::{Found, Measure};
pub use keyframes::KEYFRAME_BYTES;
pub use moment::{Moment, Origin};
pub use state::{Source, State};
pub use walk::Walk;

use crate::puzzle::Problem;
use crate::recording::Recording;
use crate::solver::{
    Alternative, Counters, DepthRange, ForkError, Goal, Machine, Outcome, Plan, Strategy,
};
use keyframes::Keyframes;
use std::sync::Arc;

/// A run: explored up to some step, with access to every explored step.
///
/// Exploration goes on only when [`explore`](Self::explore) is called, in slices of any size, so it
/// needs no thread. Memory is at most [`KEYFRAME_BYTES`] and some 20 kB, however long the run.
///
/// ```
/// use recuo::puzzle::text;
/// use recuo::solver::{Event, Goal};
/// use recuo::timeline::Timeline;
/// use std::sync::Arc;
///
/// let problem = Arc::new(text::read_one("1...............", &text::Options::default())?);
/// let mut timeline = Timeline::new(problem, "naive".parse()?, Goal::First);
/// while timeline.length().is_none() {
///     timeline.explore(1_000_000);
/// }
/// let last = timeline.at(timeline.explored()).expect("it is explored");
/// assert_eq!(last.event(), Some(Event::Solution));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Timeline {
    source: Source,
    frontier: State,
    explored: u64,
    keyframes: Keyframes,
    /// The last moment asked for: the next one is often near.
    recent: Moment,
}

/// A section of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// The depths in it.
    pub depths: DepthRange,
    /// The counters at its end.
    pub until: Counters,
}

impl Timeline {
    /// The run of this search, with nothing explored yet.
    pub fn new(problem: Arc<Problem>, strategy: Strategy, goal: Goal) -> Self {
        Self::of(Source::Search(problem, Plan::new(strategy, goal)))
    }

    /// The run of this source, with nothing explored yet.
    pub fn of(source: Source) -> Self {
        let start = source.start();
        let mut keyframes = Keyframes::new(&source);
        keyframes.push(&start, DepthRange::default());
        Self {
            recent: Moment::new(source.clone(), start.clone(), 0, None),
            frontier: start,
            explored: 0,
            keyframes,
            source,
        }
    }

    /// Goes on with what a program has printed since. Does nothing to a search.
    pub fn follow(&mut self, recording: &Arc<Recording>) {
        if let (Source::Recording(problem, known), Some(now)) =
            (&mut self.source, recording.problem())
        {
            // A free board gets to know its values as they come.
            *problem = Arc::clone(now);
            *known = Arc::clone(recording);
            self.recent = self.recent.clone().of_source(self.source.clone());
        }
    }

    /// What it is a run of.
    pub const fn source(&self) -> &Source {
        &self.source
    }

    /// The problem.
    pub fn problem(&self) -> &Arc<Problem> {
        self.source.problem()
    }

    /// A branch of the run: identical up to this step, and different from there on. It is explored
    /// up to there.
    ///
    /// # Errors
    ///
    /// If the step is not explored, or the search cannot be forked like this there.
    pub fn fork(&self, step: u64, alternative: Alternative) -> Result<Self, ForkError> {
        if step > self.explored {
            return Err(ForkError::NotChosen);
        }
        let (Source::Search(problem, _), State::Search(solver)) =
            (&self.source, self.state_at(step))
        else {
            return Err(ForkError::Recorded);
        };
        let plan = solver.forked_plan(problem, alternative)?;
        let source = Source::Search(Arc::clone(problem), plan);
        let keyframes = self
            .keyframes
            .forked(&self.frontier, &self.source, &source, step);
        let last = keyframes.len() - 1;
        let explored = keyframes.step(last);
        let unpack = |index| self.frontier.unpack(&source, keyframes.packed(index));
        let start = unpack(0);
        let mut branch = Self {
            frontier: unpack(last),
            recent: Moment::new(source.clone(), start, 0, None),
            source,
            explored,
            keyframes,
        };
        branch.explore(step - explored);
        Ok(branch)
    }

    /// The plan of the run.
    pub fn plan(&self) -> Plan {
        self.source.plan()
    }

    /// The goal.
    pub fn goal(&self) -> Goal {
        self.plan().goal
    }

    /// The number of explored steps.
    pub const fn explored(&self) -> u64 {
        self.explored
    }

    /// The length of the run in steps; `None` until its end has been reached.
    pub fn length(&self) -> Option<u64> {
        self.frontier
            .has_ended(&self.source)
            .then_some(self.explored)
    }

    /// The run at the last explored step.
    pub const fn frontier(&self) -> &State {
        &self.frontier
    }

    /// How the run ended, if its end has been reached.
    pub fn outcome(&self) -> Option<Outcome> {
        let plan = self.plan();
        self.length()?;
        let strategy = plan.last_strategy();
        Some(Outcome::of(strategy, plan.goal, &self.frontier.counters()))
    }

    /// Explores up to `steps` more steps. Returns how many, which is fewer only at the end.
    pub fn explore(&mut self, steps: u64) -> u64 {
        let goal = self.explored.saturating_add(steps);
        let start = self.explored;
        while self.explored < goal {
            let next = self.keyframes.next_step();
            let taken = self
                .frontier
                .advance(&self.source, goal.min(next) - self.explored);
            self.explored += taken;
            if self.explored == next {
                let depths = self.frontier.take_depths();
                self.keyframes.push(&self.frontier, depths);
            } else if self.explored < goal {
                break;
            }
        }
        self.explored - start
    }

    /// The moment before the first step.
    pub fn start(&self) -> Moment {
        Moment::new(self.source.clone(), self.state_at(0), 0, None)
    }

    /// The moment after this many steps; `None` beyond the explored part.
    pub fn at(&mut self, step: u64) -> Option<Moment> {
        if step > self.explored {
            return None;
        }
        if step != self.recent.step() {
            self.recent = self.moment(step);
        }
        Some(self.recent.clone())
    }

    /// The moment after this many steps, like [`at`](Self::at), but without using or changing its
    /// cache.
    pub fn peek(&self, step: u64) -> Option<Moment> {
        self.moments_from(step).next()
    }

    /// The moments from this step to the last explored one: the first is sought, the others are
    /// stepped to.
    pub fn moments_from(&self, step: u64) -> impl Iterator<Item = Moment> + '_ {
        let is_explored = step <= self.explored;
        let first = is_explored.then(|| self.moment(step));
        std::iter::successors(first, |moment| {
            let next = moment.step() + 1;
            (next <= self.explored)
                .then(|| Moment::after(self.source.clone(), moment.state().clone(), next))
        })
    }

    /// The moment after this many explored steps.
    fn moment(&self, step: u64) -> Moment {
        match step.checked_sub(1) {
            None => self.start(),
            Some(before) => Moment::after(self.source.clone(), self.state_at(before), step),
        }
    }

    /// The run after this many explored steps.
    fn state_at(&self, step: u64) -> State {
        let index = self.keyframes.index_before(step);
        let (mut state, mut at) =
            if (self.keyframes.step(index)..=step).contains(&self.recent.step()) {
                (self.recent.state().clone(), self.recent.step())
            } else {
                (self.unpack(index), self.keyframes.step(index))
            };
        at += state.advance(&self.source, step - at);
        debug_assert_eq!(at, step);
        state
    }

    fn unpack(&self, index: usize) -> State {
        self.frontier
            .unpack(&self.source, self.keyframes.packed(index))
    }

    fn packed_counters(&self, index: usize) -> Counters {
        self.source.packed_counters(self.keyframes.packed(index))
    }

    /// The first `span` steps of the run in `columns` equal sections, without those beyond the
    /// explored part.
    ///
    /// Sections shorter than two [`spacing`](Self::spacing)s, which only occur in short runs, are
    /// computed by repeating the steps: at most twice `columns` spacings. Otherwise their bounds
    /// are at the nearest keyframes before.
    pub fn sections(&self, span: u64, columns: usize) -> Vec<Section> {
        let bound = |column: usize| (u128::from(span) * column as u128 / columns as u128) as u64;
        let explored = (0..columns).take_while(|column| bound(*column) < self.explored);
        if span / columns.max(1) as u64 >= 2 * self.spacing() {
            return explored
                .map(|column| {
                    let first = self.keyframes.index_before(bound(column));
                    let last = self.keyframes.index_before(bound(column + 1)).max(first);
                    Section {
                        depths: self.keyframes.depths_over(first, last),
                        until: self.packed_counters(last),
                    }
                })
                .collect();
        }
        let mut state = self.unpack(0);
        let mut at = 0;
        explored
            .map(|column| {
                at += state.advance(&self.source, bound(column + 1).min(self.explored) - at);
                Section {
                    depths: state.take_depths(),
                    until: state.counters(),
                }
            })
            .collect()
    }

    /// The memory of the keyframes, in bytes: at most [`KEYFRAME_BYTES`].
    pub fn keyframe_bytes(&self) -> usize {
        self.keyframes.bytes()
    }

    /// The steps between keyframes: the most that a seek has to take.
    pub const fn spacing(&self) -> u64 {
        self.keyframes.spacing
    }
}
