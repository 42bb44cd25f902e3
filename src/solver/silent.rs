//! Advancing without events, as fast as possible; in the naive search a whole run of conflicts at once.

use super::at_once;
use super::event::{Event, Spot};
use super::frame::Frame;
use super::grid::Grid;
use super::houses::{Houses, on_houses};
use super::order::ByNumber;
use super::run::{Algorithm, Solver};
use super::strategy::{Goal, Search, Select};
use super::tested::Phase;
use crate::puzzle::{HOUSE_ENTRIES, Problem, Value};
use std::hint::cold_path;

/// A fast stretch is worth its preparation from this many steps on, times the board's size.
const LEAST_RUN: u64 = 64;
/// With fewer visits to cells left than this, stepping is as good.
const LEAST_VISITS: u64 = 8;

impl Solver {
    /// Takes up to `steps` steps without reporting them. Returns how many it took, which is fewer
    /// only if the run ended. State and counters are the same as by stepping.
    pub fn advance(&mut self, problem: &Problem, steps: u64) -> u64 {
        self.advance_until(problem, steps, |_| false, true)
    }

    /// Like [`advance`](Self::advance), but stops at the next solution.
    pub fn advance_to_solution(&mut self, problem: &Problem, steps: u64) -> u64 {
        self.advance_until(problem, steps, |event| event == Event::Solution, false)
    }

    /// `stop` is asked about every event except the selections, conflicts, placements and
    /// backtracks that are taken at once, and the solutions that it `passes`.
    #[inline]
    fn advance_until(
        &mut self,
        problem: &Problem,
        steps: u64,
        stop: impl Fn(Event) -> bool,
        passes: bool,
    ) -> u64 {
        let mut taken = 0;
        while taken < steps {
            let budget = self.before_fork(steps - taken);
            taken += self.run_rules(problem, budget, passes);
            if taken == steps {
                break;
            }
            let Some(event) = self.step(problem) else {
                break;
            };
            taken += 1;
            if stop(event) {
                break;
            }
        }
        taken
    }

    /// Under `rules`, and on ways, advances by at most `budget` steps as fast as possible, taking all refused
    /// values of a cell at once, and past solutions if it may and they do not end the run. Stops before
    /// anything else, or when the budget is nearly used up. Returns how many steps it took.
    fn run_rules(&mut self, problem: &Problem, budget: u64, passes: bool) -> u64 {
        let tested = match &self.algorithm {
            Algorithm::Tested(tested) => tested,
            Algorithm::Way(way) => {
                let topology = problem.topology();
                return topology.way().map_or(0, |board| {
                    way.sprint(&mut self.state, topology, board, budget, passes)
                });
            }
            _ => return 0,
        };
        let Some(order) = ByNumber::of(tested.search.order()) else {
            return 0;
        };
        // After a fork the choice points may be in any order.
        if self.forks_taken > 0
            || tested.search.select() != Select::RowMajor
            || tested.phase != Phase::Test
            || budget < LEAST_RUN * problem.size() as u64
        {
            return 0;
        }
        let search = tested.search;
        at_once::forget(&mut self.state);
        on_houses!(problem, |houses| self.sprint(
            problem,
            houses,
            (search, order),
            budget,
            passes
        ))
    }

    // On its own the loop is laid out the same whatever else is searched.
    #[inline(never)]
    fn sprint<H: Houses>(
        &mut self,
        problem: &Problem,
        houses: H,
        (search, order): (Search, ByNumber),
        budget: u64,
        passes: bool,
    ) -> u64 {
        let size = problem.size() as u64;
        let mut run = Sprint::of(self, problem, houses, order);
        // The solutions that may still be found before one of them ends the run.
        let mut passable = match self.state.goal {
            _ if !passes => 0,
            Goal::First => 0,
            Goal::All => u64::MAX,
            Goal::Count(limit) => limit.get() - self.state.counters.solutions - 1,
        };
        let (mut placements, mut backtracks, mut tests, mut solutions) = (0, 0, 0, 0);
        let mut stopped = false;
        loop {
            // A visit to a cell tests at most all its values and those of the next cell.
            let taken = tests + placements + backtracks;
            let visits = (budget - taken) / (2 * size + 2);
            if stopped || visits < LEAST_VISITS {
                break;
            }
            let untried_before = run.untried_total();
            let (mut opened, mut solved) = (0, 0);
            for _ in 0..visits {
                let Some(bit) = run.next_value() else {
                    if run.top == 0 {
                        stopped = true;
                        break;
                    }
                    run.take_back();
                    backtracks += 1;
                    continue;
                };
                if run.is_last() {
                    cold_path();
                    if solved == passable {
                        stopped = true;
                        break;
                    }
                    // Written, found to be a solution, and taken back.
                    run.try_value(bit);
                    solved += 1;
                    continue;
                }
                let left = run.try_value(bit);
                opened += 1;
                if left == 0 {
                    // The next cell is opened in vain.
                    backtracks += 1;
                } else {
                    run.place(bit, left);
                }
            }
            placements += opened + solved;
            backtracks += solved;
            solutions += solved;
            passable -= solved;
            // Every choice point is opened with `size` values, and a test takes one of them.
            tests += size * opened + untried_before - run.untried_total();
        }
        self.state.counters.selects += placements - solutions;
        self.state.counters.solutions += solutions;
        self.state.counters.placements += placements;
        self.state.counters.backtracks += backtracks;
        self.state.counters.conflicts += tests - placements;
        self.state.depths.min = self.state.depths.min.min(run.min as u16);
        self.state.depths.max = self.state.depths.max.max(run.max as u16);
        self.resume(problem, houses, search, &run);
        tests + placements + backtracks
    }

    /// Continues where a fast stretch ended.
    fn resume<H: Houses>(&mut self, problem: &Problem, houses: H, search: Search, run: &Sprint<H>) {
        while let Some(frame) = self.state.stack.last_mut() {
            if let Some((cell, value)) = frame.guess() {
                self.state.grid.erase(houses, cell, value);
            }
            self.state.stack.pop();
        }
        for (number, (cell, level)) in problem.open_cells().zip(run.opened()).enumerate() {
            let (at, untried) = (Spot::Cell(cell), run.untried(level));
            if number < run.top {
                let value = Value::lowest_of(level.tried);
                self.state.stack.push_guessed(at, untried, cell, value);
                self.state.grid.write(houses, cell, value);
            } else {
                self.state.stack.push(Frame::open(at, untried));
            }
        }
        self.algorithm = Algorithm::tested(search, Phase::Test, &self.state, houses);
    }
}

/// The state of a fast stretch: the stack and the houses.
///
/// What a choice point may still try does not depend on the guesses after it. So the houses are asked once, when it
/// is opened; and at the same time about the next cell, which often has no value left.
struct Sprint<H: Houses> {
    /// In this order the index of a choice point on the stack is that of its cell among the open ones. The last one
    /// stands here twice, so that each has a next.
    levels: Vec<Level<H>>,
    used: [u32; HOUSE_ENTRIES],
    order: ByNumber,
    /// All values.
    full: u16,
    /// The index of the latest choice point.
    top: usize,
    min: usize,
    max: usize,
}

/// A choice point of a fast stretch. Values are bits.
struct Level<H: Houses> {
    links: H::Links,
    /// What a guess strikes from the next open cell: bit `SAME` + d stands for a value higher by d.
    strikes: u32,
    /// The value tried last; 0 if there is none.
    tried: u16,
    /// The untried values that no house forbids.
    allowed: u16,
    /// The values that the next open cell can hold, but for the guess made here.
    next: u16,
}

/// The bit of [`Level::strikes`] for the value of the guess itself.
const SAME: u32 = 16;

impl<H: Houses> Sprint<H> {
    fn of(solver: &Solver, problem: &Problem, houses: H, order: ByNumber) -> Self {
        let mut cells: Vec<H::Links> = problem.open_cells().map(|cell| houses.of(cell)).collect();
        cells.extend(cells.last().copied());
        let nexts = cells.iter().skip(1).chain(cells.last());
        let level = |(links, next): (&H::Links, &H::Links)| Level {
            links: *links,
            strikes: strikes::<H>(*links, *next),
            tried: 0,
            allowed: 0,
            next: 0,
        };
        let mut run = Self {
            levels: cells.iter().zip(nexts).map(level).collect(),
            used: *Grid::new(problem).all_used(),
            order,
            full: solver.state.grid.full_mask(),
            top: 0,
            min: 0,
            max: 0,
        };
        for frame in solver.state.stack.frames() {
            let untried = frame.untried();
            let allowed = untried & !run.blocked(run.levels[run.top].links);
            run.open(order.last(run.full & !untried), allowed);
            if let Some((_, value)) = frame.guess() {
                run.write(value.bit());
                run.top += 1;
            }
        }
        (run.min, run.max) = (run.top, run.top);
        run
    }

    /// The choice points on the stack.
    fn opened(&self) -> &[Level<H>] {
        &self.levels[..=self.top]
    }

    /// The values that a choice point has not tried.
    fn untried(&self, level: &Level<H>) -> u16 {
        self.full & self.order.after(level.tried)
    }

    fn untried_total(&self) -> u64 {
        let untried = self.opened().iter().map(|level| self.untried(level));
        untried.map(|set| u64::from(set.count_ones())).sum()
    }

    /// The values that these houses hold.
    #[inline(always)]
    fn blocked(&self, links: H::Links) -> u16 {
        let mut blocked = 0;
        H::each(links, |link| {
            blocked |= self.used[link.index()] >> link.shift()
        });
        blocked as u16
    }

    /// The latest choice point, where this value was tried last and these are left.
    #[inline(always)]
    fn open(&mut self, tried: u16, allowed: u16) {
        let next = self.full & !self.blocked(self.levels[self.top + 1].links);
        let level = &mut self.levels[self.top];
        (level.tried, level.allowed, level.next) = (tried, allowed, next);
    }

    /// Whether the latest choice point is about the last open cell.
    #[inline(always)]
    fn is_last(&self) -> bool {
        self.top + 2 == self.levels.len()
    }

    /// The value to try next.
    #[inline(always)]
    fn next_value(&self) -> Option<u16> {
        let allowed = self.levels[self.top].allowed;
        (allowed != 0).then(|| self.order.first(allowed))
    }

    /// Tries a value. Returns what it leaves for the next open cell.
    #[inline(always)]
    fn try_value(&mut self, bit: u16) -> u16 {
        self.max = self.max.max(self.top + 1);
        let level = &mut self.levels[self.top];
        level.tried = bit;
        level.allowed ^= bit;
        level.next & !((u64::from(level.strikes) * u64::from(bit)) >> SAME) as u16
    }

    /// Writes the value just tried, and opens the next cell with what is left for it.
    #[inline(always)]
    fn place(&mut self, bit: u16, left: u16) {
        self.write(bit);
        self.top += 1;
        self.open(0, left);
    }

    #[inline(always)]
    fn write(&mut self, bit: u16) {
        H::each(self.levels[self.top].links, |link| {
            self.used[link.index()] |= u32::from(bit) << link.shift();
        });
    }

    #[inline(always)]
    fn take_back(&mut self) {
        self.top -= 1;
        self.min = self.min.min(self.top);
        let level = &self.levels[self.top];
        H::each(level.links, |link| {
            self.used[link.index()] &= !(u32::from(level.tried) << link.shift());
        });
    }
}

/// What a value strikes from the next cell, relative to itself, as in [`Level::strikes`].
fn strikes<H: Houses>(cell: H::Links, next: H::Links) -> u32 {
    let mut strikes = 0;
    H::each(cell, |own| {
        H::each(next, |other| {
            if own.index() == other.index() {
                strikes |= 1 << (SAME + own.shift() - other.shift());
            }
        });
    });
    strikes
}
