//! Since when a position can no longer be completed, and which guess is to blame.
//!
//! A position is doomed if no solution of the puzzle agrees with the values on the board, whether
//! that solution has been found already or not: a search for all solutions that comes back to
//! explored ground is not doomed. Deductions follow from givens and guesses, so they change
//! nothing: a position is as doomed as its guesses, and below a doomed guess everything is doomed.

use crate::puzzle::{Cell, Problem, Value};
use crate::solver::{Event, Goal, Machine, Solver, Strategy};
use crate::timeline::{Moment, State, Timeline};
use std::collections::VecDeque;
use std::sync::Arc;

/// How many solutions are remembered. A position that agrees with one is alive without a search.
const REMEMBERED: usize = 8;

/// The most search steps that one question gets at a time.
const QUESTION: u64 = 1 << 12;

/// A guess: a value in a cell.
pub type Guess = (Cell, Value);

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoomVerdict {
    /// Nothing yet.
    Unknown,
    /// It can be completed.
    Alive,
    /// It cannot.
    Doomed {
        /// The guess that doomed it, by its number from 1; 0 if the puzzle itself has no solution.
        /// `None` while it is not known which guess did.
        by: Option<usize>,
    },
}

/// A part of a run in which every position is doomed by the same guess, or by the puzzle itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The number of guesses up to the one that doomed it; 0 for the puzzle itself.
    pub depth: usize,
    /// That guess; `None` for the puzzle itself.
    pub guess: Option<Guess>,
    /// The step that placed it; 0 for the puzzle itself.
    pub from: u64,
    /// The step at which the search notices: it takes the guess back, or, for the puzzle itself,
    /// the run ends. `None` if that is not explored yet.
    pub until: Option<u64>,
}

impl Span {
    /// How many steps the search has spent in it when it stands at `step`.
    pub fn wasted(&self, step: u64) -> u64 {
        self.until
            .unwrap_or(u64::MAX)
            .min(step)
            .saturating_sub(self.from)
    }
}

/// Finds out, in slices, whether a position can be completed, and if not which guess doomed it.
///
/// Propagation comes first; where it does not decide, a complete search does. So a verdict is a
/// proof, and may take long for a large board that is nearly empty. What is known is kept as long
/// as the guesses stand, so from one step to the next there is rarely anything to find out.
///
/// Memory: one search, and a few boards.
#[derive(Clone)]
pub struct Doom {
    problem: Arc<Problem>,
    guesses: Vec<Guess>,
    /// With this many of the guesses the position can be completed.
    alive: Option<usize>,
    /// With this many of the guesses it cannot.
    doomed: Option<usize>,
    /// The position that is searched, with its number of guesses.
    probe: Option<(usize, Box<(Problem, Solver)>)>,
    solutions: VecDeque<Box<[Option<Value>]>>,
}

impl Doom {
    /// Nothing is known yet, and there are no guesses.
    pub const fn new(problem: Arc<Problem>) -> Self {
        Self {
            problem,
            guesses: Vec::new(),
            alive: None,
            doomed: None,
            probe: None,
            solutions: VecDeque::new(),
        }
    }

    /// Sets the position to the board of a moment, which must be of the same problem.
    pub fn look(&mut self, moment: &Moment) {
        self.ask(&standing(moment));
    }

    /// Sets the position to these guesses, in the order in which they were made.
    pub fn ask(&mut self, guesses: &[Guess]) {
        let pairs = self.guesses.iter().zip(guesses);
        let common = pairs.take_while(|(old, new)| old == new).count();
        self.guesses.truncate(common);
        self.guesses.extend_from_slice(&guesses[common..]);
        self.alive = self.alive.map(|count| count.min(common));
        self.doomed = self.doomed.filter(|count| *count <= common);
        self.probe = self.probe.take().filter(|(count, _)| *count <= common);
        let agreeing = self.solutions.iter().map(|s| agreement(s, &self.guesses));
        self.alive = self.alive.max(agreeing.max());
    }

    /// What is known about the position.
    pub fn verdict(&self) -> DoomVerdict {
        match (self.alive, self.doomed) {
            (_, Some(doomed)) => DoomVerdict::Doomed {
                by: (self.first_unknown() == doomed).then_some(doomed),
            },
            (Some(alive), None) if alive == self.guesses.len() => DoomVerdict::Alive,
            (_, None) => DoomVerdict::Unknown,
        }
    }

    /// Searches for at most `budget` steps. Returns whether all is known: the verdict, and the
    /// guess to blame.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut budget = budget;
        while let Some(count) = self.question() {
            if budget == 0 {
                return false;
            }
            let probe = match self.probe.take() {
                Some((asked, probe)) if asked == count => Some(probe),
                _ => self.position(count),
            };
            let Some(mut probe) = probe else {
                self.doomed = Some(count);
                continue;
            };
            let (position, solver) = &mut *probe;
            budget -= solver.advance(position, budget);
            if !solver.has_ended() {
                self.probe = Some((count, probe));
                continue;
            }
            let is_solved = solver.counters().solutions > 0;
            // Not every square of a maze is on its way.
            let solution: Box<[Option<Value>]> = solver.values(position).collect();
            match is_solved.then_some(solution) {
                None => self.doomed = Some(count),
                Some(solution) => {
                    let agreeing = agreement(&solution, &self.guesses);
                    self.alive = self.alive.max(Some(agreeing));
                    self.solutions.truncate(REMEMBERED - 1);
                    self.solutions.push_front(solution);
                }
            }
        }
        true
    }

    /// The position with this many of the guesses as a puzzle, and a search for a solution of it;
    /// `None` if it breaks a rule.
    fn position(&self, guesses: usize) -> Option<Box<(Problem, Solver)>> {
        let mut values: Vec<Option<Value>> = self.problem.givens().collect();
        for (cell, value) in &self.guesses[..guesses] {
            values[cell.index()] = Some(*value);
        }
        let position = Problem::on(self.problem.topology(), &values).ok()?;
        let solver = Solver::new(
            &position,
            Strategy::fastest_on(position.topology()),
            Goal::First,
        );
        Some(Box::new((position, solver)))
    }

    /// The doomed part of the run around a moment, whose position must be the one examined. `None`
    /// unless it is known which guess doomed it.
    ///
    /// Finding the steps costs as much as [`Timeline::placed`] and [`Timeline::out`].
    pub fn span(&self, timeline: &Timeline, moment: &Moment) -> Option<Span> {
        let DoomVerdict::Doomed { by: Some(depth) } = self.verdict() else {
            return None;
        };
        if depth == 0 {
            return Some(Span {
                depth,
                guess: None,
                from: 0,
                until: timeline.length(),
            });
        }
        let mut walk = timeline.walk(moment.step());
        let until = walk.go_below(depth as u64).then(|| walk.step());
        Some(Span {
            depth,
            guess: Some(self.guesses[depth - 1]),
            from: timeline.placed(moment.state(), depth as u64)?,
            until,
        })
    }

    /// The smallest number of guesses not known to leave the position alive.
    fn first_unknown(&self) -> usize {
        self.alive.map_or(0, |alive| alive + 1)
    }

    /// The number of guesses to search with next, if there is more to find out.
    fn question(&self) -> Option<usize> {
        let first = self.first_unknown();
        match self.doomed {
            None => (first <= self.guesses.len()).then_some(self.guesses.len()),
            Some(doomed) => (first < doomed).then(|| usize::midpoint(first, doomed)),
        }
    }
}

/// The guesses that stand at a moment, from the first.
fn standing(moment: &Moment) -> Vec<Guess> {
    let choices = moment.choices();
    choices.iter().filter_map(|choice| choice.guess).collect()
}

/// How many guesses, from the first on, a solution agrees with.
fn agreement(solution: &[Option<Value>], guesses: &[Guess]) -> usize {
    let agrees = |(cell, value): &&Guess| solution[cell.index()] == Some(*value);
    guesses.iter().take_while(agrees).count()
}

/// The doomed spans of a run, found in slices from some moment on.
///
/// Only live parts are walked step by step; from a guess that dooms the position it leaps to where
/// the search takes it back. So a run that is lost for 10⁸ steps takes a few hundred questions.
///
/// Memory grows with the spans. Each costs a question, so a limit on the work limits them too.
#[derive(Clone)]
pub struct Overview {
    doom: Doom,
    /// The search, at a position that is alive or being examined.
    state: State,
    guesses: Vec<Guess>,
    step: u64,
    phase: OverviewPhase,
    /// The spans that have an end, in order.
    spans: Vec<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OverviewPhase {
    /// Is the first position alive?
    AskingFirst,
    /// The position before the last guess was alive. Is it still?
    Asking,
    /// It is alive: walk to the next guess.
    Walking,
    /// It is doomed: leap to the end of the span. There is none up to this step.
    Leaving(Span, u64),
    /// The run has ended.
    Done,
}

impl Overview {
    /// An overview from this moment on; from step 0 for the whole run.
    pub fn new(from: &Moment) -> Self {
        Self {
            doom: Doom::new(Arc::clone(from.problem())),
            state: from.state().clone(),
            guesses: standing(from),
            step: from.step(),
            phase: OverviewPhase::AskingFirst,
            spans: Vec::new(),
        }
    }

    /// Works for about `budget` steps of the run and of searches. Returns whether there is nothing
    /// left to do for now: everything explored is known.
    ///
    /// `timeline` must be the run of the first moment. Leaps count as one step, and each takes up
    /// to some eight [`spacing`](Timeline::spacing)s of silent ones.
    pub fn advance(&mut self, timeline: &Timeline, budget: u64) -> bool {
        let mut budget = budget;
        while budget > 0 {
            budget -= 1;
            let goes_on = match self.phase {
                OverviewPhase::AskingFirst | OverviewPhase::Asking => {
                    // In parts, so that a long search does not exceed the slice by much.
                    let share = budget.clamp(1, QUESTION);
                    self.doom.ask(&self.guesses);
                    let is_known = self.doom.advance(share);
                    if !is_known {
                        budget = budget.saturating_sub(share);
                        continue;
                    }
                    budget = budget.saturating_sub(QUESTION / 16);
                    self.answered(timeline);
                    true
                }
                OverviewPhase::Walking => self.walk(timeline),
                OverviewPhase::Leaving(span, kept_until) => self.leave(timeline, span, kept_until),
                OverviewPhase::Done => false,
            };
            if !goes_on {
                return true;
            }
        }
        false
    }

    fn answered(&mut self, timeline: &Timeline) {
        let DoomVerdict::Doomed { by: Some(depth) } = self.doom.verdict() else {
            self.phase = OverviewPhase::Walking;
            return;
        };
        let mut span = Span {
            depth,
            guess: depth.checked_sub(1).map(|number| self.guesses[number]),
            from: if depth == 0 { 0 } else { self.step },
            until: None,
        };
        if self.phase == OverviewPhase::AskingFirst && depth > 0 {
            let placed = timeline.placed(&self.state, depth as u64);
            span.from = placed.expect("the guess stands");
        }
        self.phase = OverviewPhase::Leaving(span, self.step);
    }

    /// Takes a step. Returns whether there was an explored one.
    fn walk(&mut self, timeline: &Timeline) -> bool {
        if self.step == timeline.explored() {
            if timeline.length().is_some() {
                self.phase = OverviewPhase::Done;
            }
            return false;
        }
        self.step += 1;
        let event = self.state.step(timeline.source());
        self.stand_after(event);
        true
    }

    /// Stands after a step. A program may take back several guesses in one, or write over them.
    fn stand_after(&mut self, event: Option<Event>) {
        let depth = self.state.counters().depth() as usize;
        self.phase = OverviewPhase::Walking;
        if let Some(Event::Place { cell, value }) = event {
            self.guesses.truncate(depth.saturating_sub(1));
            self.guesses.push((cell, value));
            self.phase = OverviewPhase::Asking;
        }
        self.guesses.truncate(depth);
    }

    /// Looks for the end of a span. Returns whether it is explored.
    fn leave(&mut self, timeline: &Timeline, span: Span, kept_until: u64) -> bool {
        let depth = span.depth as u64;
        if depth == 0 {
            self.phase = OverviewPhase::Leaving(span, timeline.explored());
            if let Some(length) = timeline.length() {
                self.close(span, length);
                self.step = length;
                self.phase = OverviewPhase::Done;
            }
            return false;
        }
        if kept_until == timeline.explored() || timeline.surely_keeps(depth, kept_until) {
            self.phase = OverviewPhase::Leaving(span, timeline.explored());
            return false;
        }
        let mut walk = timeline.walk(kept_until);
        if !walk.go_below(depth) {
            self.phase = OverviewPhase::Leaving(span, walk.step());
            return false;
        }
        self.close(span, walk.step());
        self.step = walk.step();
        self.state = walk.state().clone();
        self.stand_after(walk.event());
        true
    }

    /// Adds a span that ends here.
    fn close(&mut self, span: Span, until: u64) {
        let until = Some(until);
        self.spans.push(Span { until, ..span });
    }

    /// The step up to which everything is known, inclusive; `None` if not even the first is.
    ///
    /// In an open span this is how far the run was explored when it was last examined.
    pub const fn known_until(&self) -> Option<u64> {
        match self.phase {
            OverviewPhase::AskingFirst => None,
            OverviewPhase::Asking => Some(self.step - 1),
            OverviewPhase::Walking | OverviewPhase::Done => Some(self.step),
            OverviewPhase::Leaving(_, kept_until) => Some(kept_until),
        }
    }

    /// Whether the run is known to its end.
    pub const fn is_done(&self) -> bool {
        matches!(self.phase, OverviewPhase::Done)
    }

    /// The doomed spans, in order. One at the end of the known part has no end yet.
    pub fn spans(&self) -> impl Iterator<Item = Span> {
        let open = match self.phase {
            OverviewPhase::Leaving(span, _) => Some(span),
            _ => None,
        };
        self.spans.iter().copied().chain(open)
    }

    /// How many steps the search has spent in doomed positions when it stands at `step`, which must
    /// be known, counted from the start of the overview (or of the span around that start).
    pub fn wasted(&self, step: u64) -> u64 {
        self.begun(step).map(|span| span.wasted(step)).sum()
    }

    /// The doomed guess that has cost the most when the search stands at `step`, which must be
    /// known.
    pub fn worst_at(&self, step: u64) -> Option<Span> {
        self.begun(step)
            .max_by_key(|span| (span.wasted(step), std::cmp::Reverse(span.from)))
    }

    /// The doomed spans that begin before a step.
    fn begun(&self, step: u64) -> impl Iterator<Item = Span> {
        self.spans().take_while(move |span| span.from < step)
    }
}
