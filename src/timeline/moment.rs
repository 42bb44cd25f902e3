//! A moment: a run after some step.

use super::state::{Source, State};
use crate::puzzle::{Cell, Family, House, Problem, Value, ValueSet};
use crate::solver::{Choice, Counters, Event, EventKind, Goal, Machine, Nogood, Spot, Strategy};
use std::sync::Arc;

/// A run after some step: the board, what the step did, the counters and the stack.
#[derive(Clone)]
pub struct Moment {
    source: Source,
    state: State,
    step: u64,
    event: Option<Event>,
}

/// The origin of a cell's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Origin {
    /// The puzzle.
    Given,
    /// A guess of the search, which may be taken back.
    Guess,
    /// A deduction.
    Deduction,
}

impl Moment {
    pub(super) const fn new(source: Source, state: State, step: u64, event: Option<Event>) -> Self {
        Self {
            source,
            state,
            step,
            event,
        }
    }

    /// The moment after the next step of `before`, which is this step of the run.
    pub(super) fn after(source: Source, mut before: State, step: u64) -> Self {
        let event = before.step(&source);
        let mut moment = Self::new(source, before, step, event);
        moment.name_culprit();
        moment
    }

    /// Finds out who forbids a value, where a program did not say so and the rules are known.
    fn name_culprit(&mut self) {
        if let Some(Event::Conflict { cell, value, with }) = &mut self.event
            && with == cell
        {
            let (cell, value) = (*cell, *value);
            let topology = self.source.problem().topology();
            let held = |peer: &Cell| Some((*peer, self.state.value(*peer)?));
            let clashes = |peer: &Cell| {
                held(peer).is_some_and(|other| topology.clash((cell, value), other).is_some())
            };
            let board = |cell| self.state.value(cell);
            if let Some(peer) = topology.peers_of(cell).iter().find(|peer| clashes(peer)) {
                *with = *peer;
            } else if let Some(relation) = topology.broken((cell, value), board, true) {
                let relation = relation as u8;
                self.event = Some(Event::Broken {
                    cell,
                    value,
                    relation,
                });
            } else if let Some(way) = topology.way() {
                self.event = Some(match way.is_wall(cell) {
                    true => Event::Wall { cell, value },
                    false => Event::Visited { cell, value },
                });
            }
        }
    }

    /// The cells of the way that the run has found so far, in the order of writing; `None` on boards
    /// that have none.
    pub fn way(&self) -> Option<Vec<Cell>> {
        let is_way = match self.problem().topology().family() {
            Family::Free(board) => board.is_way(),
            family => matches!(family, Family::Way(_)),
        };
        match &self.state {
            State::Replay(replay) if is_way => {
                Some(replay.writes().map(|(cell, _)| cell).collect())
            }
            State::Search(solver) => {
                let board = self.problem().topology().way()?;
                let guesses = solver.choices(self.problem()).into_iter();
                let guesses = guesses.filter_map(|choice| Some(choice.guess?.0));
                Some([board.start()].into_iter().chain(guesses).collect())
            }
            State::Replay(_) => None,
        }
    }

    /// The moment of a run that has just reported this event.
    pub fn of(source: Source, state: State, event: Event) -> Self {
        let step = state.counters().steps;
        Self::new(source, state, step, Some(event))
    }

    /// The same moment of a longer version of its run.
    pub(super) fn of_source(self, source: Source) -> Self {
        Self { source, ..self }
    }

    /// The problem.
    pub fn problem(&self) -> &Arc<Problem> {
        self.source.problem()
    }

    /// What the run is made of.
    pub const fn source(&self) -> &Source {
        &self.source
    }

    /// The state of the run.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The goal of the run.
    pub fn goal(&self) -> Goal {
        self.source.plan().goal
    }

    /// The strategy of the last step. In a forked run other steps may have other strategies.
    pub fn strategy(&self) -> Strategy {
        match &self.state {
            State::Search(solver) => solver.strategy(),
            State::Replay(_) => self.source.plan().strategy,
        }
    }

    /// The strategy of the next step.
    pub fn next_strategy(&self) -> Strategy {
        match &self.state {
            State::Search(solver) => solver.next_strategy(),
            State::Replay(_) => self.source.plan().strategy,
        }
    }

    /// The cells of the guesses that are blamed now: see [`Solver::blamed`](crate::solver::Solver::blamed).
    pub fn blamed(&self) -> Vec<Cell> {
        match &self.state {
            State::Search(solver) => solver.blamed(),
            State::Replay(_) => Vec::new(),
        }
    }

    /// The nogood that the last step has learned, or been refused by, and its number.
    pub fn nogood(&self) -> Option<(u16, Nogood)> {
        let solver = self.state.solver()?;
        let number = solver.nogood_of(self.event?)?;
        Some((number, solver.nogood(number)?))
    }

    /// Whether the guess just taken back was skipped by a jump, which goes on.
    pub fn is_jumping(&self) -> bool {
        matches!(&self.state, State::Search(solver) if solver.is_jumping())
    }

    /// The number of empty cells.
    pub fn empty_count(&self) -> usize {
        self.values().filter(Option::is_none).count()
    }

    /// A fingerprint of the state within its run, in 16 hexadecimal digits, the same on every
    /// machine: FNV-1a of what [`Machine::pack`] writes.
    pub fn fingerprint(&self) -> String {
        let mut bytes = vec![0; self.source.packed_size()];
        self.state.pack(&mut bytes);
        let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        });
        format!("{hash:016x}")
    }

    /// The number of steps taken.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// What the last step did; `None` before the first.
    pub const fn event(&self) -> Option<Event> {
        self.event
    }

    /// The counters so far.
    pub fn counters(&self) -> Counters {
        self.state.counters()
    }

    /// The value in a cell.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.state.value(cell)
    }

    /// The first house in which this value of a cell clashes with what another cell holds.
    pub fn clash(&self, option: (Cell, Value), with: Cell) -> Option<House> {
        let held = self.value(with)?;
        self.problem().topology().clash(option, (with, held))
    }

    /// The board, in the order of cells.
    pub fn values(&self) -> impl Iterator<Item = Option<Value>> + '_ {
        let cells = self.problem().topology().all_cells();
        cells.map(|cell| self.value(cell))
    }

    /// The values a cell could still hold; empty for a filled one.
    pub fn domain(&self, cell: Cell) -> ValueSet {
        match &self.state {
            State::Search(solver) => solver.domain(self.problem(), cell),
            State::Replay(_) => allowed(self, cell),
        }
    }

    /// The open choice points, from the root.
    pub fn choices(&self) -> Vec<Choice> {
        self.state.choices(&self.source)
    }

    /// What the last step was about: a cell, or a digit in a house. A guess is about what its
    /// choice point decides.
    pub fn subject(&self) -> Option<Spot> {
        let event = self.event?;
        let decided = match event.kind() {
            // The choice point of a guess that a jump skips is gone.
            EventKind::Backtrack if self.is_jumping() => None,
            EventKind::Place | EventKind::Backtrack => self.choices().pop().map(|choice| choice.at),
            _ => None,
        };
        decided.or(event.spot())
    }

    /// The origin of each cell's value, in order; `None` for an empty cell.
    pub fn origins(&self) -> Vec<Option<Origin>> {
        let topology = self.problem().topology();
        let mut origins: Vec<_> = topology
            .all_cells()
            .map(
                |cell| match (self.problem().given(cell), self.value(cell)) {
                    (Some(_), _) => Some(Origin::Given),
                    (None, Some(_)) => Some(Origin::Guess),
                    (None, None) => None,
                },
            )
            .collect();
        for cell in self.state.deduced_cells() {
            origins[cell.index()] = Some(Origin::Deduction);
        }
        origins
    }
}

/// The values that break no rule in an empty cell, on a board that may break rules elsewhere.
fn allowed(moment: &Moment, cell: Cell) -> ValueSet {
    let topology = moment.problem().topology();
    if moment.value(cell).is_some() || topology.houses_of(cell).len() == 0 {
        return ValueSet::EMPTY;
    }
    let peers = topology.peers_of(cell).iter();
    let held: Vec<_> = peers
        .filter_map(|peer| moment.value(*peer).map(|value| (*peer, value)))
        .collect();
    let clashes = |value| {
        held.iter()
            .any(|other| topology.clash((cell, value), *other).is_some())
    };
    let values = ValueSet::all(topology.size()).iter();
    values.filter(|value| !clashes(*value)).collect()
}
