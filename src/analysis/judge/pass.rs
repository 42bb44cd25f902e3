//! One pass over the events of a recording: everything that is wrong with a step by itself.

use super::clash::Clashes;
use super::deduction::DeductionCheck;
use crate::puzzle::{Cell, Family, Problem, Value};
use crate::recording::{Fault, FaultKind, Overlooked, Recording, Replay, RunEnd};
use crate::solver::{Event, Goal, Machine};
use std::collections::{BTreeMap, BTreeSet};

/// A full board, in the order of cells.
pub(super) type Board = Vec<u8>;

/// The state of the pass.
pub(super) struct Pass {
    replay: Replay,
    clashes: Clashes,
    /// A value that was taken back while these later guesses stood, until an event that takes
    /// nothing back.
    undone: Option<(Fault, Vec<Cell>)>,
    /// How often a given's own value was placed on it and not taken back.
    on_givens: BTreeMap<Cell, u32>,
    claimed: BTreeSet<Board>,
    goal: Option<Goal>,
    works_on: bool,
    /// A deduction that has to be searched before the pass goes on.
    deduction: Option<DeductionCheck>,
}

impl Pass {
    pub fn new(problem: &Problem, recording: &Recording) -> Self {
        Self {
            replay: Replay::new(problem),
            clashes: Clashes::default(),
            undone: None,
            on_givens: BTreeMap::new(),
            claimed: BTreeSet::new(),
            goal: recording.is_goal_stated().then(|| recording.goal()),
            works_on: false,
            deduction: None,
        }
    }

    /// The solutions that were claimed rightly.
    pub const fn claimed(&self) -> &BTreeSet<Board> {
        &self.claimed
    }

    /// Whether the program has found one solution, and only shows it by ending on a full board.
    pub fn claims_by_ending(&self) -> bool {
        self.replay.counters().solutions == 0 && !self.claimed.is_empty()
    }

    /// Values that break a rule and stand at the end: faults if a solution was lost.
    pub fn left_behind(&mut self) -> Vec<Fault> {
        self.clashes.left_behind()
    }

    /// What every clash has in common.
    pub fn overlooked(&self, problem: &Problem) -> Option<Overlooked> {
        self.clashes.overlooked(problem.topology())
    }

    /// Takes about `budget` steps, and adds what is wrong with them. Returns whether the pass is over.
    pub fn advance(
        &mut self,
        problem: &Problem,
        recording: &Recording,
        budget: u64,
        found: &mut Vec<Fault>,
    ) -> bool {
        let mut budget = budget;
        while budget > 0 {
            if let Some(check) = &mut self.deduction {
                let Some(fault) = check.advance(&mut budget) else {
                    return false;
                };
                found.extend(fault);
                self.deduction = None;
                continue;
            }
            budget -= 1;
            let before = self.replay.clone();
            let Some(event) = self.replay.step(recording) else {
                self.finish(problem, recording, found);
                return true;
            };
            // Where a run breaks off its last line may not be whole.
            let is_last = self.replay.counters().steps == recording.events().len() as u64;
            if !is_last || !recording.breaks_off_in_a_line() {
                self.judge(problem, recording, &before, event, found);
            }
        }
        false
    }

    fn judge(
        &mut self,
        problem: &Problem,
        recording: &Recording,
        before: &Replay,
        event: Event,
        found: &mut Vec<Fault>,
    ) {
        let step = self.replay.counters().steps;
        let topology = problem.topology();
        let boards = (before, &self.replay);
        self.clashes.settle(topology, boards, event, found);
        if !matches!(event, Event::Backtrack { .. } | Event::Clear { .. }) {
            self.report_undone(before, found);
        }
        match event {
            Event::Conflict { cell, value, .. } => {
                self.refusal(problem, before, (cell, value), step, found);
            }
            Event::Place { cell, value }
            | Event::Deduce { cell, value, .. }
            | Event::Fill { cell, value } => {
                let (option, is_guess) = ((cell, value), matches!(event, Event::Place { .. }));
                if self.write(problem, before, option, step, found) {
                    let clashes = self.clashes.write(topology, &self.replay, option, is_guess);
                    if !clashes && !is_guess {
                        let board = |cell| before.value(cell);
                        self.deduction = DeductionCheck::of(problem, board, option, step);
                    }
                }
            }
            Event::Backtrack { cell, value } => {
                self.take_back(problem, before, (cell, value), step, found);
            }
            Event::Solution => self.claim(problem, step, found),
            Event::Exhausted | Event::GaveUp { .. } => {
                let board = (recording, &self.replay);
                self.clashes.decide(topology, board, false, found);
            }
            // What a nogood or a relation refuses need not break the rule of a house.
            Event::Excluded { .. }
            | Event::Broken { .. }
            | Event::Visited { .. }
            | Event::Wall { .. }
            | Event::Learn { .. }
            | Event::Select { .. }
            | Event::Clear { .. }
            | Event::DeadEnd { .. }
            | Event::Sweep { .. } => {}
        }
        let is_work = matches!(
            event,
            Event::Place { .. }
                | Event::Conflict { .. }
                | Event::Broken { .. }
                | Event::Visited { .. }
                | Event::Wall { .. }
                | Event::Deduce { .. }
                | Event::Fill { .. }
        );
        let goal = self.goal.filter(|_| is_work && !self.works_on);
        if goal.is_some_and(|goal| goal.is_met(self.claimed.len() as u64)) {
            self.works_on = true;
            found.push(Fault {
                cell: event.cell(),
                value: event.value(),
                ..Fault::of(step, FaultKind::WorkingOn)
            });
        }
    }

    fn report_undone(&mut self, board: &Replay, found: &mut Vec<Fault>) {
        let Some((fault, later)) = self.undone.take() else {
            return;
        };
        let guesses: Vec<Cell> = board.guesses().map(|(cell, _)| cell).collect();
        if let Some(standing) = later.into_iter().find(|cell| guesses.contains(cell)) {
            let with = Some(standing);
            found.push(Fault { with, ..fault });
        }
    }

    fn refusal(
        &mut self,
        problem: &Problem,
        board: &Replay,
        option: (Cell, Value),
        step: u64,
        found: &mut Vec<Fault>,
    ) {
        let (cell, value) = option;
        let is_given = problem.given(cell).is_some_and(|given| given != value);
        let topology = problem.topology();
        let is_broken = || {
            topology
                .broken(option, |cell| board.value(cell), true)
                .is_some()
        };
        let is_right = self.clashes.refuse(topology, board, option) || is_broken();
        if !is_given && !is_right {
            let about = Fault::about(step, FaultKind::Refusal, cell, Some(value));
            found.push(about);
        }
    }

    /// Looks at a value that was written. Returns whether it stands on the board.
    fn write(
        &mut self,
        problem: &Problem,
        before: &Replay,
        (cell, value): (Cell, Value),
        step: u64,
        found: &mut Vec<Fault>,
    ) -> bool {
        if let Some(given) = problem.given(cell) {
            if given == value {
                *self.on_givens.entry(cell).or_default() += 1;
            } else {
                let kind = FaultKind::GivenChanged;
                found.push(Fault::about(step, kind, cell, Some(value)));
            }
            return false;
        }
        let is_latest = before.is_latest(problem, cell);
        let is_queen = matches!(problem.topology().family(), Family::Queens(_));
        if before.value(cell).is_some() && !is_latest && !is_queen {
            let kind = FaultKind::WritingOver;
            found.push(Fault::about(step, kind, cell, Some(value)));
        }
        true
    }

    fn take_back(
        &mut self,
        problem: &Problem,
        before: &Replay,
        (cell, value): (Cell, Value),
        step: u64,
        found: &mut Vec<Fault>,
    ) {
        if problem.given(cell).is_some() {
            match self.on_givens.get_mut(&cell).filter(|count| **count > 0) {
                Some(count) => *count -= 1,
                None => {
                    let kind = FaultKind::GivenChanged;
                    found.push(Fault::about(step, kind, cell, None));
                }
            }
            return;
        }
        if self.undone.is_some() {
            return;
        }
        let standing: Vec<Cell> = before.guesses_on(cell).collect();
        if !standing.is_empty() {
            let fault = Fault::about(step, FaultKind::WrongUndo, cell, Some(value));
            self.undone = Some((fault, standing));
        }
    }

    fn claim(&mut self, problem: &Problem, step: u64, found: &mut Vec<Fault>) {
        match solution_on(problem, &self.replay) {
            None => found.push(Fault::of(step, FaultKind::FalseSolution)),
            Some(board) if self.claimed.contains(&board) => {
                found.push(Fault::of(step, FaultKind::SameTwice));
            }
            Some(board) => {
                self.claimed.insert(board);
                let claims = self.claimed.len() as u64;
                let most = match self.goal {
                    Some(Goal::First) => 1,
                    Some(Goal::Count(most)) => most.get(),
                    Some(Goal::All) | None => u64::MAX,
                };
                if claims > most {
                    found.push(Fault::of(step, FaultKind::TooMany));
                }
            }
        }
    }

    /// Decides what was left open when the events end. The end of a part decides nothing.
    fn finish(&mut self, problem: &Problem, recording: &Recording, found: &mut Vec<Fault>) {
        if recording.end() != RunEnd::Finished {
            return;
        }
        let is_said = recording.says_done() || recording.has_given_up();
        let board = self.replay.clone();
        let end = (recording, &board);
        self.clashes
            .decide(problem.topology(), end, !is_said, found);
        self.report_undone(&board, found);
        if !is_said {
            self.claimed.extend(solution_on(problem, &board));
        }
    }
}

/// The board, if it is full and breaks no rule.
fn solution_on(problem: &Problem, replay: &Replay) -> Option<Board> {
    let topology = problem.topology();
    let values: Vec<Option<Value>> = topology
        .all_cells()
        .map(|cell| replay.value(cell))
        .collect();
    let board: Option<Board> = values
        .iter()
        .map(|value| value.map(Value::number))
        .collect();
    board.filter(|_| Problem::on(topology, &values).is_ok())
}
