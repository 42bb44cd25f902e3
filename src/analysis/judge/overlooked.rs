//! What a check seems to have overlooked: the kind of house that all clashes share, and where it never
//! looked.

use crate::puzzle::{Cell, HouseKind, Topology, Value};
use crate::recording::{Fault, Overlooked, OverlookedPlaces, Replay};
use crate::solver::Machine;
use std::collections::BTreeSet;

/// What clashes and refusals say about the check of a program.
#[derive(Default)]
pub(super) struct Looked {
    /// The kinds of house that every clash so far shares; `None` before the first.
    shared: Option<Vec<HouseKind>>,
    /// The cells that clashes were with.
    clashing: BTreeSet<Cell>,
    /// The cells that alone forbade a refused value, each with the kind of house.
    refusing: BTreeSet<(usize, Cell)>,
    /// The same cells for values that were written and taken back at once: these may have been refused,
    /// or given up for another reason.
    doubtful: BTreeSet<(usize, Cell)>,
    /// Whether any value was refused. A program that shows no refusals hides where it looks.
    shows_refusals: bool,
}

impl Looked {
    /// Takes note of a clash, on the board where it stands.
    pub fn clashed(&mut self, topology: &Topology, board: &Replay, clash: &Fault) {
        let (Some(cell), Some(value), Some(with)) = (clash.cell, clash.value, clash.with) else {
            return;
        };
        let kinds = forbidding(topology, board, (cell, value));
        let kinds: Vec<HouseKind> = kinds.into_iter().map(|(kind, _)| kind).collect();
        match &mut self.shared {
            Some(shared) => shared.retain(|kind| kinds.contains(kind)),
            None => self.shared = Some(kinds),
        }
        self.clashing.insert(with);
    }

    /// Takes note of a value that was refused with reason.
    pub fn refused(&mut self, topology: &Topology, board: &Replay, option: (Cell, Value)) {
        self.shows_refusals = true;
        self.refusing.extend(alone(topology, board, option));
    }

    /// Takes note of a clash that was taken back at once.
    pub fn taken_back(&mut self, topology: &Topology, board: &Replay, clash: &Fault) {
        self.shows_refusals = true;
        let option = clash.cell.zip(clash.value);
        let alone = option.and_then(|option| alone(topology, board, option));
        self.doubtful.extend(alone);
    }

    /// What all clashes have in common, where the events can show it.
    pub fn overlooked(&self, topology: &Topology) -> Option<Overlooked> {
        let mut shared = self.shared.clone().filter(|_| self.shows_refusals)?;
        shared.dedup();
        let &[kind] = shared.as_slice() else {
            return None;
        };
        let place = |cell: &Cell| {
            let (row, column) = topology.row_column(*cell);
            match kind {
                HouseKind::Row => Some(OverlookedPlaces::Column(column + 1)),
                HouseKind::Column => Some(OverlookedPlaces::Row(row + 1)),
                _ => None,
            }
        };
        let places_of = |known: &BTreeSet<(usize, Cell)>| -> Vec<_> {
            let of_kind = known.iter().filter(|(other, _)| *other == kind as usize);
            of_kind.map(|(_, cell)| place(cell)).collect()
        };
        let looked = places_of(&self.refusing);
        let doubtful = places_of(&self.doubtful);
        let never = self.clashing.first().and_then(place);
        let is_never =
            !looked.contains(&never) && self.clashing.iter().all(|cell| place(cell) == never);
        let places = match never {
            _ if looked.is_empty() => OverlookedPlaces::All,
            Some(never) if is_never => never,
            Some(_) | None => OverlookedPlaces::Some,
        };
        let is_doubtful = match places {
            OverlookedPlaces::All => !doubtful.is_empty(),
            OverlookedPlaces::Row(_) | OverlookedPlaces::Column(_) => doubtful.contains(&never),
            OverlookedPlaces::Some => false,
        };
        (!is_doubtful).then_some(Overlooked { kind, places })
    }
}

/// The cell that alone forbids a value on a board, with the kind of house.
fn alone(topology: &Topology, board: &Replay, option: (Cell, Value)) -> Option<(usize, Cell)> {
    match forbidding(topology, board, option)[..] {
        [(kind, cell)] => Some((kind as usize, cell)),
        _ => None,
    }
}

/// The kinds of house that forbid a value on a board, each once for every cell that holds it.
fn forbidding(
    topology: &Topology,
    board: &Replay,
    option: (Cell, Value),
) -> Vec<(HouseKind, Cell)> {
    let mut found = Vec::new();
    for link in topology.links_of(option.0) {
        let sum = |cell: Cell, value: Value| {
            u32::from(value.number()) + topology.shift(cell, link.house())
        };
        let own = sum(option.0, option.1);
        for &cell in topology.cells_of(link.house()) {
            let held = board.value(cell).filter(|_| cell != option.0);
            if held.is_some_and(|held| sum(cell, held) == own) {
                found.push((topology.name_of(link.house()).0, cell));
            }
        }
    }
    found
}
