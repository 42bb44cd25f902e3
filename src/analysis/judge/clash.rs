//! Values that break a rule, and when they are faults.

use super::overlooked::Looked;
use crate::puzzle::{Cell, Family, House, Topology, Value};
use crate::recording::{Fault, FaultKind, Overlooked, Recording, Replay};
use crate::solver::{Event, Machine, Spot};

/// The values on the board that break a rule, as long as nothing is built on them.
///
/// Such a value may be a test. So it is a fault only if the program builds on it while it stands: on a
/// guess with the next value that it writes elsewhere, on a deduction with the next guess, on either by
/// claiming a solution.
#[derive(Default)]
pub(super) struct Clashes {
    open: Vec<Clash>,
    left_behind: Vec<Fault>,
    looked: Looked,
}

struct Clash {
    fault: Fault,
    is_guess: bool,
    /// Whether the program has refused it itself.
    is_refused: bool,
    /// Whether the program has turned to another cell since.
    is_passed: bool,
}

impl Clashes {
    /// Looks at the value that this step has written. Returns whether it breaks a rule.
    pub fn write(
        &mut self,
        topology: &Topology,
        board: &Replay,
        option: (Cell, Value),
        is_guess: bool,
    ) -> bool {
        let (step, (cell, value)) = (board.counters().steps, option);
        let clash = first_clash(topology, board, option);
        self.open.extend(clash.map(|(with, house)| Clash {
            fault: Fault {
                with: Some(with),
                house: Some(house),
                ..Fault::about(step, FaultKind::Clash, cell, Some(value))
            },
            is_guess,
            is_refused: false,
            is_passed: false,
        }));
        clash.is_some()
    }

    /// Decides what depends on this event, which leads from one board to another.
    pub fn settle(
        &mut self,
        topology: &Topology,
        (before, after): (&Replay, &Replay),
        event: Event,
        found: &mut Vec<Fault>,
    ) {
        let refused = refused_by(event, after);
        for mut clash in std::mem::take(&mut self.open) {
            let (cell, with) = (clash.fault.cell, clash.fault.with);
            clash.is_refused |=
                refused.is_some_and(|refused| [cell, with].contains(&Some(refused)));
            let writes = match event {
                Event::Place { .. } => true,
                Event::Deduce { .. } | Event::Fill { .. } => clash.is_guess,
                _ => false,
            };
            let is_over = writes && event.cell() == cell;
            let stands = cell.zip(clash.fault.value).is_some_and(|option| {
                after.value(option.0) == Some(option.1)
                    && first_clash(topology, after, option).is_some()
            });
            // A guess takes no deduction back that was made before it, not even in its own cell.
            if is_over && clash.is_guess || !is_over && !stands {
                if clash.is_guess && !clash.is_passed {
                    self.looked.taken_back(topology, before, &clash.fault);
                }
            } else if writes || event == Event::Solution {
                self.report(topology, before, &clash, found);
            } else {
                clash.is_passed |= event.cell().is_some_and(|other| Some(other) != cell);
                self.open.push(clash);
            }
        }
    }

    /// Decides what is left open where the search is over; if the program does not say that it is, its
    /// full board may be what it claims.
    ///
    /// The last try of a search that has failed is left behind. So it is what the program refused itself,
    /// and whatever stands at the end of a program that claims its solutions with a word. Queens are not
    /// erased: those that stand at the end are a claim only if they are all there and no word follows. A
    /// search whose first guess has no other value seems to have failed: it has, unless a solution turns
    /// out to be lost. A program that knows one of its deductions to be wrong knows that of all.
    pub fn decide(
        &mut self,
        topology: &Topology,
        (recording, board): (&Recording, &Replay),
        may_claim: bool,
        found: &mut Vec<Fault>,
    ) {
        let is_full = || topology.all_cells().all(|cell| board.value(cell).is_some());
        let is_queens = matches!(topology.family(), Family::Queens(_));
        let is_unclaimed = board.counters().solutions > 0 || is_queens && !(may_claim && is_full());
        let root = board.choices(recording).into_iter().next();
        let has_failed = root.is_some_and(|root| root.failed.len() + 1 >= topology.size());
        let knows = |clash: &Clash| !clash.is_guess && clash.is_refused;
        let is_known = self.open.iter().any(knows);
        for clash in std::mem::take(&mut self.open) {
            match clash.is_guess {
                true if clash.is_refused || is_unclaimed => {}
                true if has_failed => self.left_behind.push(clash.fault),
                false if is_known => {}
                _ => self.report(topology, board, &clash, found),
            }
        }
    }

    fn report(
        &mut self,
        topology: &Topology,
        board: &Replay,
        clash: &Clash,
        found: &mut Vec<Fault>,
    ) {
        // A check that has refused it has not overlooked it.
        if !clash.is_refused {
            self.looked.clashed(topology, board, &clash.fault);
        }
        found.push(clash.fault);
    }

    /// Those that are excused because the search has failed: faults if a solution was lost.
    pub fn left_behind(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.left_behind)
    }

    /// Takes note of a value that was refused. Returns whether a rule forbids it.
    pub fn refuse(&mut self, topology: &Topology, board: &Replay, option: (Cell, Value)) -> bool {
        let is_right = first_clash(topology, board, option).is_some();
        if is_right {
            self.looked.refused(topology, board, option);
        }
        is_right
    }

    /// What every clash has in common.
    pub fn overlooked(&self, topology: &Topology) -> Option<Overlooked> {
        self.looked.overlooked(topology)
    }
}

/// The cell whose value on the board the program refuses with this event.
fn refused_by(event: Event, board: &Replay) -> Option<Cell> {
    match event {
        Event::Conflict { cell, value, .. } => (board.value(cell) == Some(value)).then_some(cell),
        Event::DeadEnd {
            at: Spot::Cell(cell),
        } => Some(cell),
        _ => None,
    }
}

/// The first cell, in the order of the houses, that breaks a rule with this value, and the house.
fn first_clash(
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
