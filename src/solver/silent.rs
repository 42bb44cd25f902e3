//! Advancing without events, as fast as possible; under `rules` a whole run of conflicts at once.

use super::event::{Event, Spot};
use super::frame::Frame;
use super::houses::{Houses, on_houses};
use super::{Goal, Order, Phase, Solver, Strategy};
use crate::puzzle::{HOUSE_ENTRIES, MAX_CELLS, Problem, Value};
use std::hint::cold_path;

/// The smallest and the largest depth over a stretch of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DepthRange {
    /// The smallest depth.
    pub min: u16,
    /// The largest depth.
    pub max: u16,
}

impl DepthRange {
    /// The range over both stretches.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }
}

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

    /// The depths since the last call of [`take_depths`](Self::take_depths).
    pub const fn depths(&self) -> DepthRange {
        self.depths
    }

    /// The depths since the last call, including the present one. Starts a new stretch.
    pub fn take_depths(&mut self) -> DepthRange {
        let depth = self.counters.depth() as u16;
        std::mem::replace(
            &mut self.depths,
            DepthRange {
                min: depth,
                max: depth,
            },
        )
    }

    /// Under `rules`, advances by at most `budget` steps as fast as possible, taking all refused
    /// values of a cell at once, and past solutions if it may and they do not end the run. Stops before
    /// anything else, or when the budget is nearly used up. Returns how many steps it took.
    fn run_rules(&mut self, problem: &Problem, budget: u64, passes: bool) -> u64 {
        let Strategy::Search(search) = self.strategy else {
            return 0;
        };
        // After a fork the choice points may be in any order.
        if self.forks_taken > 0
            || self.phase != Phase::Test
            || budget < LEAST_RUN * problem.size() as u64
        {
            return 0;
        }
        match search.order() {
            Order::Ascending => {
                on_houses!(problem, |houses| self
                    .sprint::<_, true>(problem, houses, budget, passes))
            }
            Order::Descending => {
                on_houses!(problem, |houses| self
                    .sprint::<_, false>(problem, houses, budget, passes))
            }
        }
    }

    fn sprint<H: Houses, const ASCENDING: bool>(
        &mut self,
        problem: &Problem,
        houses: H,
        budget: u64,
        passes: bool,
    ) -> u64 {
        let size = problem.size() as u64;
        let full = self.grid.full_mask();
        // In this order the index of a choice point on the stack is that of its cell among the open
        // ones.
        let open: Vec<H::Links> = problem.open_cells().map(|cell| houses.of(cell)).collect();
        let last = open.len() - 1;
        // The solutions that may still be found before one of them ends the run.
        let mut passable = match self.goal {
            _ if !passes => 0,
            Goal::First => 0,
            Goal::All => u64::MAX,
            Goal::Count(limit) => limit.get() - self.counters.solutions - 1,
        };
        let mut run = Sprint::of(self);
        let (mut placements, mut backtracks, mut tests, mut solutions) = (0, 0, 0, 0);
        let mut stopped = false;
        loop {
            // A visit to a cell takes at most `size` tests and one more step, or two if it solves.
            let taken = tests + placements + backtracks;
            let visits = (budget - taken) / (size + 2);
            if stopped || visits < LEAST_VISITS {
                break;
            }
            let untried_before = run.untried_total();
            let (mut opened, mut solved) = (0, 0);
            for _ in 0..visits {
                let top = run.top;
                let untried = run.untried[top];
                let allowed = untried & !run.blocked::<H>(open[top]);
                if allowed == 0 {
                    if top == 0 {
                        stopped = true;
                        break;
                    }
                    run.take_back::<H>(open[top - 1]);
                    backtracks += 1;
                } else {
                    let bit = if ASCENDING {
                        allowed & allowed.wrapping_neg()
                    } else {
                        Value::highest_of(allowed).bit()
                    };
                    let later = if ASCENDING {
                        !(bit | (bit - 1))
                    } else {
                        bit - 1
                    };
                    if top == last {
                        cold_path();
                        if solved == passable {
                            stopped = true;
                            break;
                        }
                        // Written, found to be a solution, and taken back.
                        run.untried[top] = untried & later;
                        run.max = run.max.max(top + 1);
                        solved += 1;
                        continue;
                    }
                    run.place::<H>(open[top], bit, untried & later, full);
                    opened += 1;
                }
            }
            placements += opened + solved;
            backtracks += solved;
            solutions += solved;
            passable -= solved;
            // Every choice point is opened with `size` values, and a test takes one of them.
            tests += size * opened + untried_before - run.untried_total();
        }
        self.counters.selects += placements - solutions;
        self.counters.solutions += solutions;
        self.counters.placements += placements;
        self.counters.backtracks += backtracks;
        self.counters.conflicts += tests - placements;
        self.counters.max_depth = self.counters.max_depth.max(run.max as u64);
        self.depths.min = self.depths.min.min(run.min as u16);
        self.depths.max = self.depths.max.max(run.max as u16);
        self.resume(problem, houses, &run);
        tests + placements + backtracks
    }

    /// Continues where a fast stretch ended.
    fn resume(&mut self, problem: &Problem, houses: impl Houses, run: &Sprint) {
        while let Some(frame) = self.stack.last_mut() {
            if let Some((cell, value)) = frame.guess() {
                self.grid.erase(houses, cell, value);
            }
            self.stack.pop();
        }
        for (number, cell) in problem.open_cells().enumerate().take(run.top + 1) {
            let (at, untried) = (Spot::Cell(cell), run.untried[number]);
            if number < run.top {
                let value = Value::lowest_of(run.guesses[number]);
                self.stack.push_guessed(at, untried, cell, value);
                self.grid.write(houses, cell, value);
            } else {
                self.stack.push(Frame::open(at, untried));
            }
        }
        self.derive(houses);
    }
}

/// The state of a fast stretch: the stack as parallel arrays, and the houses.
struct Sprint {
    untried: [u16; MAX_CELLS],
    guesses: [u16; MAX_CELLS],
    used: [u32; HOUSE_ENTRIES],
    /// The index of the latest choice point.
    top: usize,
    min: usize,
    max: usize,
}

impl Sprint {
    fn of(solver: &Solver) -> Self {
        let top = solver.stack.len() - 1;
        let mut run = Self {
            untried: [0; MAX_CELLS],
            guesses: [0; MAX_CELLS],
            used: *solver.grid.all_used(),
            top,
            min: top,
            max: top,
        };
        for (number, frame) in solver.stack.frames().enumerate() {
            run.untried[number] = frame.untried();
            run.guesses[number] = frame.guess().map_or(0, |(_, value)| value.bit());
        }
        run
    }

    fn untried_total(&self) -> u64 {
        self.untried[..=self.top]
            .iter()
            .map(|set| u64::from(set.count_ones()))
            .sum()
    }

    #[inline(always)]
    fn blocked<H: Houses>(&self, links: H::Links) -> u16 {
        let mut blocked = 0;
        H::each(links, |link| {
            blocked |= self.used[link.index()] >> link.shift()
        });
        blocked as u16
    }

    #[inline(always)]
    fn place<H: Houses>(&mut self, links: H::Links, bit: u16, later: u16, full: u16) {
        H::each(links, |link| {
            self.used[link.index()] |= u32::from(bit) << link.shift();
        });
        self.untried[self.top] = later;
        self.guesses[self.top] = bit;
        self.top += 1;
        self.untried[self.top] = full;
        self.max = self.max.max(self.top);
    }

    #[inline(always)]
    fn take_back<H: Houses>(&mut self, links: H::Links) {
        self.top -= 1;
        let bit = self.guesses[self.top];
        H::each(links, |link| {
            self.used[link.index()] &= !(u32::from(bit) << link.shift());
        });
        self.min = self.min.min(self.top);
    }
}
