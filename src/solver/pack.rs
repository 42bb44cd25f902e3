//! Packs a search into a few bytes. Domains, the options of choice points and the values tried so
//! far all follow from the board and the order in which it was written, so only that order and the
//! counters are stored.

use super::blame::Blame;
use super::blaming::{self, Blaming};
use super::candidates::bits;
use super::check::rules::Rules;
use super::domains;
use super::event::Spot;
use super::frame::Frame;
use super::houses::{Houses, on_houses};
use super::learning::{Learned, Learning};
use super::nogoods::Nogoods;
use super::order;
use super::plan::{NO_FORK, Plan};
use super::related::Related;
use super::run::{Algorithm, Solver, offered};
use super::state::State;
use super::strategy::{Check, Select, Strategy};
use super::sweep::{self, Pass, Sweep};
use super::{Counters, tested};
use crate::puzzle::{Cell, House, Problem, Value};
use std::sync::Arc;

const HEADER: usize = 8 * Counters::KEPT + 10;
/// Additional bytes of a forked run: the number of forks taken, and the correction of its tests.
const FORKED: usize = 1 + 8;
/// Additional bytes under `backjumping`, apart from who is blamed: the target of a jump.
const TARGET: usize = 2;
/// Additional bytes under `learning`: how many nogoods are known.
const KNOWN: usize = 2;
/// Instead of the target of a jump.
const NO_TARGET: u16 = u16::MAX;
/// Marks a written value as a guess.
const GUESS: u8 = 0x80;
/// The latest choice point has no guess on the board.
const OPEN: u8 = 1;
/// The run has ended with an event that has no counter.
const UNCOUNTED_END: u8 = 2;
/// The latest nogood comes from the cell that has run out of values.
const IS_NEW: u8 = 4;
/// Instead of a house: the choice is about a cell.
const NO_HOUSE: u8 = 0xFF;

impl Solver {
    /// The number of bytes a search of this problem is packed into.
    pub fn packed_size(problem: &Problem, plan: &Plan) -> usize {
        let fork_state = if plan.is_forked() { FORKED } else { 0 };
        let blame_size = if plan.strategy.blames() {
            let rows = problem.open_cells().map(Blame::packed_size);
            TARGET + rows.sum::<usize>()
        } else {
            0
        };
        let known = if plan.strategy.learns() { KNOWN } else { 0 };
        HEADER + fork_state + problem.open_cells().len() * entry_size(plan) + blame_size + known
    }

    /// Packs the search into `bytes`, which has [`packed_size`](Self::packed_size) bytes.
    pub fn pack(&self, bytes: &mut [u8]) {
        let mut out = Writer { bytes, at: 0 };
        let state = &self.state;
        state
            .kept_counters()
            .fold(|count| out.put(&count.to_le_bytes()));
        let open = state.stack.last().filter(|frame| frame.guess().is_none());
        let (at, untried) = open.map_or(([0, 0], 0), |f| (spot_bytes(f.at()), f.untried()));
        let flags = if open.is_some() { OPEN } else { 0 }
            | if state.has_uncounted_end {
                UNCOUNTED_END
            } else {
                0
            }
            | match self.algorithm.learned() {
                Some(learned) if learned.is_new => IS_NEW,
                Some(_) | None => 0,
            };
        out.put(&[self.algorithm.phase(), flags, at[0], at[1]]);
        out.put(&untried.to_le_bytes());
        let pass = match &self.algorithm {
            Algorithm::Sweep(sweep) => sweep.pass,
            Algorithm::Tested(_)
            | Algorithm::Related(_)
            | Algorithm::Blaming(_)
            | Algorithm::Learning(_)
            | Algorithm::Domains(_)
            | Algorithm::Way(_) => Pass::default(),
        };
        out.put(&(pass.cell | u16::from(pass.filled) << 15).to_le_bytes());
        out.put(&((self.written_count()) as u16).to_le_bytes());
        let is_forked = self.plan.is_forked();
        if is_forked {
            out.put(&[self.forks_taken]);
            out.put(&self.tested.to_le_bytes());
        }
        let with_house = entry_size(&self.plan) >= 3;
        let mut deduced = self.deduced_cells();
        let mut known = 0;
        let mut put = |cell: Cell, mark: u8, house: u8, untried: u16| {
            // The places on a way follow each other.
            let value = match self.algorithm {
                Algorithm::Way(_) => 0,
                _ => self.value(cell).map_or(0, Value::number),
            };
            out.put(&[cell.index() as u8, value | mark]);
            if with_house {
                out.put(&[house]);
            }
            if is_forked {
                out.put(&untried.to_le_bytes());
            }
        };
        for frame in state.stack.frames() {
            for cell in deduced.by_ref().take(usize::from(frame.trail() - known)) {
                put(cell, 0, NO_HOUSE, 0);
            }
            known = frame.trail();
            if let Some((cell, _)) = frame.guess() {
                put(cell, GUESS, spot_bytes(frame.at())[0], frame.untried());
            }
        }
        for cell in deduced {
            put(cell, 0, NO_HOUSE, 0);
        }
        if let Some(Blaming { blame, .. }) = self.algorithm.blaming() {
            let target = blame.target().map_or(NO_TARGET, |cell| cell.index() as u16);
            out.put(&target.to_le_bytes());
            for cell in state.stack.cells() {
                blame.packed(cell).for_each(|byte| out.put(&[byte]));
            }
        }
        if let Some(learned) = self.algorithm.learned() {
            out.put(&learned.known.to_le_bytes());
        }
    }

    /// The counters of a packed search.
    pub(crate) fn packed_counters(bytes: &[u8], plan: &Plan) -> Counters {
        let flags = bytes[8 * Counters::KEPT + 1];
        let (forks_taken, tested) = fork_state(bytes, plan);
        let strategy = plan.strategy_after(usize::from(forks_taken));
        Reader { bytes, at: 0 }.counters(strategy).completed(
            strategy,
            flags & UNCOUNTED_END != 0,
            tested,
        )
    }

    fn written_count(&self) -> usize {
        let stack = &self.state.stack;
        stack.trail().len() + stack.frames().filter(|f| f.guess().is_some()).count()
    }

    /// Unpacks what [`pack`](Self::pack) wrote of another moment of the same run, which may go on by another plan.
    pub fn unpack(&self, problem: &Problem, plan: Plan, bytes: &[u8]) -> Self {
        let learned = self.algorithm.learned().map(|learned| &learned.nogoods);
        on_houses!(problem, |houses| Self::unpack_on(
            problem, houses, plan, learned, bytes
        ))
    }

    fn unpack_on(
        problem: &Problem,
        houses: impl Houses,
        plan: Plan,
        nogoods: Option<&Arc<Nogoods>>,
        bytes: &[u8],
    ) -> Self {
        let mut input = Reader { bytes, at: 0 };
        let mut state = State::new(problem, plan.goal);
        let (forks_taken, tested) = fork_state(bytes, &plan);
        let strategy = plan.strategy_after(usize::from(forks_taken));
        let is_forked = plan.is_forked();
        state.counters = input.counters(strategy);
        let phase = usize::from(input.u8());
        let flags = input.u8();
        state.has_uncounted_end = flags & UNCOUNTED_END != 0;
        let at = [input.u8(), input.u8()];
        let untried = input.u16();
        let pass = input.u16();
        let written = input.u16();
        if is_forked {
            input.at += FORKED;
        }
        let way = Algorithm::way(problem, strategy, tested::Phase::ALL[0]);
        if let (Some(Algorithm::Way(way)), Some(board)) = (&way, houses.way()) {
            for _ in 0..written {
                let (cell, _) = (Cell::from_u8(input.u8()), input.u8());
                way.go_to(cell, &mut state, &houses, board);
            }
        }
        let written = if way.is_some() { 0 } else { written };
        for _ in 0..written {
            let (cell, mark) = (Cell::from_u8(input.u8()), input.u8());
            let house = if entry_size(&plan) >= 3 {
                input.u8()
            } else {
                NO_HOUSE
            };
            let told = if is_forked { Some(input.u16()) } else { None };
            let value = Value::new(mark & !GUESS).expect("a value was packed");
            if let (Strategy::Search(search), true) = (strategy, mark & GUESS != 0) {
                let at = spot_of([house, value.number()], cell);
                let offered = offered(search, &state.grid, houses, at);
                // Without forks it follows from what is tried.
                let untried = told.unwrap_or_else(|| match at {
                    Spot::Cell(_) => {
                        let order = search.order();
                        order::after(order, offered, value.bit(), cell, &state.grid, houses)
                    }
                    Spot::Places(house, _) => {
                        let cells = houses.cells_of(house);
                        bits(offered)
                            .filter(|place| cells[place.index()] > cell)
                            .fold(0, |places, place| places | place.bit())
                    }
                });
                state.stack.push_guessed(at, untried, cell, value);
            } else {
                state.stack.deduced(cell);
            }
            state.grid.write(houses, cell, value);
        }
        if flags & OPEN != 0 {
            let at = spot_of(at, Cell::from_u8(at[1]));
            state.stack.push(Frame::open(at, untried));
        }
        state.take_depths();
        let algorithm = match strategy {
            Strategy::Search(_) if way.is_some() => {
                let way = Algorithm::way(problem, strategy, tested::Phase::ALL[phase]);
                way.expect("it is one")
            }
            Strategy::Sweep => Algorithm::Sweep(Sweep {
                phase: sweep::Phase::ALL[phase],
                pass: Pass {
                    cell: pass & 0x7FFF,
                    filled: pass >> 15 == 1,
                },
            }),
            Strategy::Search(search) => match search.check() {
                Check::Rules | Check::Bounds => {
                    let phase = tested::Phase::ALL[phase];
                    Algorithm::tested(search, phase, &state, houses)
                }
                Check::Backjumping | Check::Learning => {
                    let blaming = Blaming {
                        phase: blaming::Phase::ALL[phase],
                        rules: Rules::of(&state, houses),
                        blame: input.blame(&state),
                    };
                    match nogoods {
                        None => Algorithm::Blaming(blaming),
                        Some(nogoods) => Algorithm::Learning(Learning {
                            blaming,
                            learned: Learned {
                                nogoods: nogoods.clone(),
                                known: input.u16(),
                                is_new: flags & IS_NEW != 0,
                            },
                        }),
                    }
                }
                Check::Masks
                | Check::ForwardChecking
                | Check::NakedSingles
                | Check::HiddenSingles => {
                    let phase = domains::Phase::ALL[phase];
                    Algorithm::domains(search, phase, &state, houses)
                }
            },
        };
        let mut solver = Self {
            strategy,
            state,
            algorithm,
            plan,
            next_fork: NO_FORK,
            forks_taken,
            tested,
        };
        solver.find_next_fork();
        solver
    }
}

impl Algorithm {
    /// The index of its phase among all of its machine's.
    const fn phase(&self) -> u8 {
        match self {
            Self::Tested(tested) | Self::Related(Related { tested, .. }) => tested.phase as u8,
            Self::Blaming(blaming) | Self::Learning(Learning { blaming, .. }) => {
                blaming.phase as u8
            }
            Self::Domains(domains) => domains.phase as u8,
            Self::Sweep(sweep) => sweep.phase as u8,
            Self::Way(way) => way.phase as u8,
        }
    }
}

/// The number of forks taken by a packed search, and the correction of its tests.
fn fork_state(bytes: &[u8], plan: &Plan) -> (u8, u64) {
    if !plan.is_forked() {
        return (0, 0);
    }
    let mut input = Reader { bytes, at: HEADER };
    (input.u8(), input.u64())
}

/// Bytes per written value: its cell, the value and, if choices can be about digits, the house. In
/// a forked run also the options that are left.
fn entry_size(plan: &Plan) -> usize {
    if plan.is_forked() {
        return 5;
    }
    match plan.strategy {
        Strategy::Search(search) if matches!(search.select(), Select::FewestPlaces) => 3,
        Strategy::Search(_) | Strategy::Sweep => 2,
    }
}

fn spot_bytes(at: Spot) -> [u8; 2] {
    match at {
        Spot::Cell(cell) => [NO_HOUSE, cell.index() as u8],
        Spot::Places(house, value) => [house.index() as u8, value.number()],
    }
}

fn spot_of([house, value]: [u8; 2], cell: Cell) -> Spot {
    match (house, Value::new(value)) {
        (NO_HOUSE, _) | (_, None) => Spot::Cell(cell),
        (house, Some(value)) => Spot::Places(House::from_index(usize::from(house)), value),
    }
}

struct Writer<'a> {
    bytes: &'a mut [u8],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, bytes: &[u8]) {
        self.bytes[self.at..self.at + bytes.len()].copy_from_slice(bytes);
        self.at += bytes.len();
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let taken = self.bytes[self.at..]
            .first_chunk()
            .expect("packed bytes are whole");
        self.at += N;
        *taken
    }

    fn counters(&mut self, strategy: Strategy) -> Counters {
        Counters::unfold(|| self.u64(), strategy)
    }

    /// The blame of the open choice points.
    fn blame(&mut self, state: &State) -> Blame {
        let mut blame = Blame::nobody();
        let target = self.u16();
        let cell = (target != NO_TARGET).then(|| Cell::new(usize::from(target)));
        blame.set_target(cell);
        for cell in state.stack.cells() {
            blame.unpack(cell, || self.u8());
        }
        blame
    }

    fn u8(&mut self) -> u8 {
        self.take::<1>()[0]
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }
}
