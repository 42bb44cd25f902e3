//! One pass over the events of a recording: everything that is wrong with a step by itself.

use super::deduction::DeductionCheck;
use super::overlooked::Looked;
use crate::puzzle::{Cell, Family, House, Problem, Topology, Value};
use crate::recording::{Fault, FaultKind, Overlooked, Recording, Replay, RunEnd};
use crate::solver::{Event, Goal, Machine, Spot};
use std::collections::{BTreeMap, BTreeSet};

/// A full board, in the order of cells.
pub(super) type Board = Vec<u8>;

/// The state of the pass.
pub(super) struct Pass {
    replay: Replay,
    /// A guess that breaks a rule, as long as it may still be taken back at once.
    clash: Option<Fault>,
    /// Whether the program has refused that value itself, and only left it behind.
    is_refused: bool,
    /// Deductions that break a rule, until the next guess or solution.
    deduced: Vec<Deduced>,
    /// A value that was taken back while these later guesses stood, until an event that takes
    /// nothing back.
    undone: Option<(Fault, Vec<Cell>)>,
    /// How often a given's own value was placed on it and not taken back.
    on_givens: BTreeMap<Cell, u32>,
    claimed: BTreeSet<Board>,
    goal: Option<Goal>,
    works_on: bool,
    looked: Looked,
    /// A deduction that has to be searched before the pass goes on.
    deduction: Option<DeductionCheck>,
}

/// A deduction that breaks a rule.
struct Deduced {
    clash: Fault,
    /// Whether the program has refused it itself.
    is_refused: bool,
}

impl Pass {
    pub fn new(problem: &Problem, recording: &Recording) -> Self {
        Self {
            replay: Replay::new(problem),
            clash: None,
            is_refused: false,
            deduced: Vec::new(),
            undone: None,
            on_givens: BTreeMap::new(),
            claimed: BTreeSet::new(),
            goal: recording.is_goal_stated().then(|| recording.goal()),
            works_on: false,
            looked: Looked::default(),
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

    /// What every clash has in common.
    pub fn overlooked(&self, problem: &Problem) -> Option<Overlooked> {
        self.looked.overlooked(problem.topology())
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
                self.judge(problem, &before, event, found);
            }
        }
        false
    }

    fn judge(&mut self, problem: &Problem, before: &Replay, event: Event, found: &mut Vec<Fault>) {
        let step = self.replay.counters().steps;
        self.settle(problem, before, event, found);
        match event {
            Event::Conflict { cell, value, .. } => {
                self.refusal(problem, before, (cell, value), step, found);
            }
            Event::Place { cell, value } => {
                if self.write(problem, before, (cell, value), step, found) {
                    self.clash = self.clash_of(problem, (cell, value), step);
                    self.is_refused = false;
                }
            }
            Event::Deduce { cell, value, .. } | Event::Fill { cell, value } => {
                if self.write(problem, before, (cell, value), step, found) {
                    match self.clash_of(problem, (cell, value), step) {
                        Some(clash) => self.deduced.push(Deduced {
                            clash,
                            is_refused: false,
                        }),
                        None => {
                            let board = |cell| before.value(cell);
                            let option = (cell, value);
                            self.deduction = DeductionCheck::of(problem, board, option, step);
                        }
                    }
                }
            }
            Event::Backtrack { cell, value } => {
                self.take_back(problem, before, (cell, value), step, found);
            }
            Event::Solution => self.claim(problem, step, found),
            // What a nogood refuses need not break a rule.
            Event::Excluded { .. }
            | Event::Learn { .. }
            | Event::Select { .. }
            | Event::Clear { .. }
            | Event::DeadEnd { .. }
            | Event::Sweep { .. }
            | Event::Exhausted
            | Event::GaveUp { .. } => {}
        }
        let is_work = matches!(
            event,
            Event::Place { .. }
                | Event::Conflict { .. }
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

    /// Decides what depends on the event after it.
    fn settle(&mut self, problem: &Problem, before: &Replay, event: Event, found: &mut Vec<Fault>) {
        let refused = self.refused_by(event);
        if let Some(clash) = self.clash {
            let is_own = event.spot().and_then(|spot| match spot {
                Spot::Cell(cell) => Some(cell),
                Spot::Places(..) => None,
            }) == clash.cell;
            match event {
                Event::Conflict { .. } | Event::DeadEnd { .. } if is_own => {
                    self.is_refused |= refused.is_some();
                }
                Event::Select { .. } if is_own => {}
                // The last try of a search that has failed is left behind.
                Event::Exhausted | Event::GaveUp { .. } if self.is_refused => self.clash = None,
                // A queen who is placed anew takes those after her back.
                Event::Backtrack { .. } | Event::Place { .. } if is_own || !self.stands(&clash) => {
                    self.clash = None;
                    self.looked.taken_back(problem.topology(), before, &clash);
                }
                _ => self.report_clash(problem, before, found),
            }
        }
        self.settle_deduced(event, refused);
        if matches!(event, Event::Place { .. } | Event::Solution) {
            self.report_deduced(problem, before, found);
        }
        if !matches!(event, Event::Backtrack { .. } | Event::Clear { .. }) {
            self.report_undone(before, found);
        }
    }

    /// The cell whose value on the board the program refuses with this event.
    fn refused_by(&self, event: Event) -> Option<Cell> {
        match event {
            Event::Conflict { cell, value, .. } => {
                (self.replay.value(cell) == Some(value)).then_some(cell)
            }
            Event::DeadEnd {
                at: Spot::Cell(cell),
            } => Some(cell),
            _ => None,
        }
    }

    /// Forgets deductions that are taken back, also with their guess, and notes those that are refused.
    fn settle_deduced(&mut self, event: Event, refused: Option<Cell>) {
        let mut deduced = std::mem::take(&mut self.deduced);
        deduced.retain_mut(|Deduced { clash, is_refused }| {
            *is_refused |=
                refused.is_some_and(|cell| [clash.cell, clash.with].contains(&Some(cell)));
            // A guess takes back only what was written after it.
            let is_written_over =
                matches!(event, Event::Place { .. }) && event.cell() == clash.cell;
            self.stands(clash) || is_written_over
        });
        self.deduced = deduced;
    }

    /// Whether what clashes is still on the board after the event.
    fn stands(&self, clash: &Fault) -> bool {
        (clash.cell).is_some_and(|cell| self.replay.value(cell) == clash.value)
    }

    fn report_clash(&mut self, problem: &Problem, board: &Replay, found: &mut Vec<Fault>) {
        if let Some(clash) = self.clash.take() {
            // A check that has refused it has not overlooked it.
            if !self.is_refused {
                self.looked.clashed(problem.topology(), board, &clash);
            }
            found.push(clash);
        }
    }

    fn report_deduced(&mut self, problem: &Problem, board: &Replay, found: &mut Vec<Fault>) {
        // Those that were taken back are no longer among them.
        for Deduced { clash, is_refused } in std::mem::take(&mut self.deduced) {
            if !is_refused {
                self.looked.clashed(problem.topology(), board, &clash);
            }
            found.push(clash);
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
        if is_given || first_clash(problem.topology(), board, option).is_some() {
            self.looked.refused(problem.topology(), board, option);
        } else {
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
        let is_latest = before
            .guesses()
            .next_back()
            .is_some_and(|(latest, _)| latest == cell);
        let is_queen = matches!(problem.topology().family(), Family::Queens(_));
        if before.value(cell).is_some() && !is_latest && !is_queen {
            let kind = FaultKind::WritingOver;
            found.push(Fault::about(step, kind, cell, Some(value)));
        }
        true
    }

    fn clash_of(&self, problem: &Problem, option: (Cell, Value), step: u64) -> Option<Fault> {
        let (with, house) = first_clash(problem.topology(), &self.replay, option)?;
        let (cell, value) = option;
        Some(Fault {
            with: Some(with),
            house: Some(house),
            ..Fault::about(step, FaultKind::Clash, cell, Some(value))
        })
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
        let later = before
            .writes()
            .skip_while(|(other, _)| *other != cell)
            .skip(1);
        let later: Vec<Cell> = later.map(|(other, _)| other).collect();
        let guesses = before.guesses().map(|(guess, _)| guess);
        let standing: Vec<Cell> = guesses.filter(|guess| later.contains(guess)).collect();
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
        let board = self.replay.clone();
        // The last try of a search that has failed is left behind.
        self.clash = self.clash.take().filter(|_| !self.is_refused);
        self.report_clash(problem, &board, found);
        // So is a position that the program knows to be wrong.
        if !self.deduced.iter().any(|deduced| deduced.is_refused) {
            self.report_deduced(problem, &board, found);
        }
        self.report_undone(&board, found);
        if !recording.says_done() && !recording.has_given_up() {
            self.claimed.extend(solution_on(problem, &board));
        }
    }
}

/// The first cell, in the order of the houses, that breaks a rule with this value, and the house.
pub(super) fn first_clash(
    topology: &Topology,
    board: &Replay,
    option: (Cell, Value),
) -> Option<(Cell, House)> {
    let peers = topology.peers_of(option.0).iter();
    let clashes = peers.filter_map(|&peer| {
        let held = board.value(peer)?;
        let house = topology.clash(option, (peer, held))?;
        Some((peer, house))
    });
    clashes.min_by_key(|(_, house)| house.index())
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
