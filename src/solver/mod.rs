//! The search as a state machine: one event per step, and nothing around it. No clock, no text, no
//! history; the same problem, strategy and step number always give the same state.

mod blame;
mod candidates;
mod check;
mod counters;
mod event;
mod fork;
mod frame;
mod grid;
mod houses;
mod outcome;
mod pack;
mod select;
mod silent;
mod strategy;
mod sweep;

pub use counters::{Counter, CounterGroup, Counters};
pub use event::{Event, EventKind, Spot, Why};
pub use fork::{Alternative, Fork, ForkError, MOST_FORKS, Plan};
pub use frame::Choice;
pub use outcome::Outcome;
pub use silent::DepthRange;
pub use strategy::{Check, Goal, GoalError, Order, Search, Select, Strategy, StrategyError};

use crate::puzzle::{Cell, Problem, Value, ValueSet};
use blame::Blame;
use candidates::Candidates;
use check::{forward_checking, rules::Rules, singles};
use fork::NO_FORK;
use frame::Stack;
use grid::Grid;
use houses::{General, Houses, Plain, on_houses};
use sweep::Pass;

/// A search at one moment of its run.
///
/// A plain value without heap memory, 14.6 kB whatever the board: a clone is a copy of that much.
/// Each [`step`](Self::step) does one thing and says what it was.
///
/// ```
/// use recuo::puzzle::text;
/// use recuo::solver::{Event, Goal, Solver, Strategy};
///
/// let problem = text::read_one("1...............", &text::Options::default())?;
/// let mut solver = Solver::new(&problem, "naive".parse()?, Goal::First);
/// assert!(matches!(solver.step(&problem), Some(Event::Select { options: 4, .. })));
/// assert!(matches!(solver.step(&problem), Some(Event::Conflict { .. })));
/// while solver.step(&problem).is_some() {}
/// assert_eq!(solver.counters().solutions, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Solver {
    strategy: Strategy,
    goal: Goal,
    phase: Phase,
    /// All except `steps` and `tests`, which follow from the rest. Values refused at once are counted ahead, and
    /// `depths` may hold a new `max_depth`.
    counters: Counters,
    /// Whether the last event was `Exhausted` or `GaveUp`, which have no counter.
    has_uncounted_end: bool,
    depths: DepthRange,
    grid: Grid,
    stack: Stack,
    pass: Pass,
    /// Used under `rules`.
    rules: Rules,
    /// Used under `backjumping`.
    blame: Blame,
    /// Used where singles are looked for or places counted.
    candidates: Candidates,
    /// The step of the next fork in the plan.
    next_fork: u64,
    /// The number of forks taken.
    forks_taken: u8,
    /// Corrects the number of tests that follows from the placements, after a change of strategy.
    tested: u64,
    plan: Plan,
}

/// What the next step will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Under `rules`: test the next value of the latest choice point.
    Test,
    /// Under `rules`: open a choice point on the next cell.
    Aim,
    /// Under `rules`: take the latest guess back.
    TakeBack,
    /// Check what follows from the givens or from the value just written, then continue as `Open`.
    Look,
    /// Open a choice point, or find that the board is full.
    Open,
    /// Report that the choice point just opened has no options.
    Stuck,
    /// Try the next option of the latest choice point.
    Try,
    /// Take back the latest guess.
    Retract,
    /// Begin a pass over the board.
    Sweep,
    /// Continue the pass.
    Pass,
    /// Report that the whole tree has been searched.
    Exhaust,
    /// Nothing: the run is over.
    Ended,
    /// Under `backjumping`: open a choice point on the next cell.
    Approach,
    /// Under `backjumping`: test the next value of the latest choice point.
    Weigh,
    /// Under `backjumping`: take one more guess back.
    Jump,
    /// Under `backjumping`: take the latest guess back after a solution.
    Leave,
}

impl Phase {
    /// All phases, each at the index of its discriminant.
    const ALL: [Self; 16] = [
        Self::Test,
        Self::Aim,
        Self::TakeBack,
        Self::Look,
        Self::Open,
        Self::Stuck,
        Self::Try,
        Self::Retract,
        Self::Sweep,
        Self::Pass,
        Self::Exhaust,
        Self::Ended,
        Self::Approach,
        Self::Weigh,
        Self::Jump,
        Self::Leave,
    ];
}

impl Solver {
    /// A new search.
    pub fn new(problem: &Problem, strategy: Strategy, goal: Goal) -> Self {
        Self::of(problem, Plan::new(strategy, goal))
    }

    /// A new search with a plan.
    pub fn of(problem: &Problem, plan: Plan) -> Self {
        let mut solver = Self::new_without_derived(problem, plan);
        on_houses!(problem, |houses| solver.derive(houses));
        solver
    }

    fn new_without_derived(problem: &Problem, plan: Plan) -> Self {
        let Plan { strategy, goal, .. } = plan;
        let grid = Grid::new(problem);
        let phase = match strategy {
            Strategy::Sweep if grid.is_full() => Phase::Pass,
            Strategy::Sweep => Phase::Sweep,
            Strategy::Search(_) if strategy.blames() => Phase::Approach,
            Strategy::Search(_) if !strategy.keeps_domains() => Phase::Aim,
            Strategy::Search(_) => Phase::Look,
        };
        let mut solver = Self {
            strategy,
            goal,
            phase,
            counters: Counters::default(),
            has_uncounted_end: false,
            depths: DepthRange::default(),
            grid,
            stack: Stack::new(),
            pass: Pass::default(),
            rules: Rules::empty(),
            blame: Blame::nobody(),
            candidates: Candidates::empty(),
            next_fork: NO_FORK,
            forks_taken: 0,
            tested: 0,
            plan,
        };
        solver.find_next_fork();
        solver
    }

    /// Computes the derived state from the board.
    fn derive(&mut self, houses: impl Houses) {
        match self.strategy {
            Strategy::Search(search) if !search.check().keeps_domains() => {
                self.rules = Rules::of(search, &self.grid, &self.stack, houses);
            }
            _ if self.keeps_candidates() => {
                self.candidates = Candidates::of(&self.grid, houses);
            }
            _ => {}
        }
    }

    fn keeps_candidates(&self) -> bool {
        match self.strategy {
            Strategy::Sweep => false,
            Strategy::Search(search) => {
                search.check().deduces() || search.select() == Select::FewestPlaces
            }
        }
    }

    /// Does the next thing and says what it was; `None` when the run is over.
    ///
    /// `problem` must be the one that the search was made with.
    // Where it is called for every step of a run, a call of its own takes a sixth of the time. A page has to be small.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn step(&mut self, problem: &Problem) -> Option<Event> {
        if let Some(refused) = self.refuse_at_once(problem) {
            return Some(refused);
        }
        if problem.is_plain() {
            self.step_on(problem, Plain(problem.topology()))
        } else {
            self.step_general(problem)
        }
    }

    /// Kept out of the way of the usual case.
    #[inline(never)]
    fn step_general(&mut self, problem: &Problem) -> Option<Event> {
        self.step_on(problem, General(problem.topology()))
    }

    #[inline(always)]
    fn step_on(&mut self, problem: &Problem, houses: impl Houses) -> Option<Event> {
        if self.has_fork_ahead()
            && let Some(event) = self.take_fork(problem, houses)
        {
            return Some(event);
        }
        if self.phase == Phase::Test {
            return Some(self.test_next(houses));
        }
        let event = match (self.phase, self.strategy) {
            (Phase::Ended, _) => return None,
            (Phase::Exhaust, _) => self.end(Event::Exhausted),
            (Phase::Test, _) => self.test_next(houses),
            (Phase::Aim, _) => self.open_next(problem, houses),
            (Phase::TakeBack, _) => self.take_back(houses),
            (Phase::Try, Strategy::Search(search)) => self.try_next(search, houses),
            (Phase::Open, Strategy::Search(search)) => self.open(search, houses),
            (Phase::Look, Strategy::Search(search)) => self.look(search, houses),
            (Phase::Stuck, _) => self.report_stuck(),
            (Phase::Retract, _) => self.retract(houses),
            (Phase::Sweep, _) => self.begin_pass(),
            (Phase::Pass, _) => self.continue_pass(houses),
            (Phase::Approach, _) => self.open_blameless(problem, houses),
            (Phase::Weigh, _) => self.weigh_next(problem, houses),
            (Phase::Jump, _) => self.jump(houses),
            (Phase::Leave, _) => self.leave_solution(houses),
            (Phase::Try | Phase::Open | Phase::Look, Strategy::Sweep) => {
                unreachable!("a sweep never chooses")
            }
        };
        Some(event)
    }

    fn try_next(&mut self, search: Search, houses: impl Houses) -> Event {
        let frame = self.stack.top_mut();
        let Some((cell, value)) = frame.take_option(search.order(), &houses) else {
            self.stack.pop();
            return self.retract(houses);
        };
        self.place(search, houses, cell, value)
    }

    /// Writes a guess for the latest choice point.
    fn place(&mut self, search: Search, houses: impl Houses, cell: Cell, value: Value) -> Event {
        self.stack.top_mut().place(cell, value);
        self.counters.placements += 1;
        self.reach_depth();
        self.write(houses, cell, value);
        self.phase = if search.check().looks_ahead() {
            Phase::Look
        } else {
            Phase::Open
        };
        Event::Place { cell, value }
    }

    fn look(&mut self, search: Search, houses: impl Houses) -> Event {
        let finding = match search.check() {
            Check::Rules | Check::Backjumping | Check::Masks => singles::Finding::Fixpoint,
            Check::ForwardChecking => {
                let wiped = match self.stack.latest_guess() {
                    Some((cell, _)) => forward_checking::wiped_peer(&self.grid, houses, cell),
                    None => forward_checking::wiped_cell(&self.grid, houses),
                };
                wiped.map_or(singles::Finding::Fixpoint, |c| {
                    singles::Finding::DeadEnd(Spot::Cell(c))
                })
            }
            check @ (Check::NakedSingles | Check::HiddenSingles) => {
                singles::look(&self.candidates, &houses, check.looks_at_places())
            }
        };
        match finding {
            singles::Finding::DeadEnd(at) => {
                self.counters.dead_ends += 1;
                self.phase = Phase::Retract;
                Event::DeadEnd { at }
            }
            singles::Finding::Forced(cell, value, why) => {
                self.deduce(houses, cell, value, why);
                Event::Deduce { cell, value, why }
            }
            singles::Finding::Fixpoint => self.open(search, houses),
        }
    }

    fn deduce(&mut self, houses: impl Houses, cell: Cell, value: Value, why: Why) {
        match why {
            Why::NakedSingle => self.counters.naked_singles += 1,
            Why::HiddenSingle(_) => self.counters.hidden_singles += 1,
        }
        self.stack.deduced(cell);
        self.write(houses, cell, value);
    }

    fn open(&mut self, search: Search, houses: impl Houses) -> Event {
        if self.grid.is_full() {
            return self.solved();
        }
        let at = match search.select() {
            Select::RowMajor => Spot::Cell(select::row_major::select(&self.grid)),
            Select::FewestCandidates => {
                Spot::Cell(select::fewest_candidates::select(&self.grid, houses))
            }
            Select::FewestPlaces => {
                select::fewest_places::select(&self.grid, &self.candidates, houses)
            }
        };
        self.open_at(search, houses, at)
    }

    fn report_stuck(&mut self) -> Event {
        let at = self.stack.top_mut().at();
        self.stack.pop();
        self.counters.dead_ends += 1;
        self.phase = Phase::Retract;
        Event::DeadEnd { at }
    }

    /// Takes back the latest guess. The latest choice point, if any, must be one with a guess.
    fn retract(&mut self, houses: impl Houses) -> Event {
        let Some(frame) = self.stack.last_mut() else {
            return self.end(Event::Exhausted);
        };
        let (cell, value) = frame.take_back();
        let trail = frame.trail();
        while let Some(deduced) = self.stack.pop_deduced(trail) {
            let value = self
                .grid
                .value(deduced)
                .expect("a deduced cell holds a value");
            self.erase(houses, deduced, value);
        }
        self.erase(houses, cell, value);
        self.counters.backtracks += 1;
        self.reach_low_depth();
        self.phase = Phase::Try;
        Event::Backtrack { cell, value }
    }

    fn solved(&mut self) -> Event {
        self.counters.solutions += 1;
        self.phase = if self.goal.is_met(self.counters.solutions) {
            Phase::Ended
        } else if self.stack.len() == 0 {
            Phase::Exhaust
        } else if self.strategy.keeps_domains() {
            Phase::Retract
        } else if self.strategy.blames() {
            Phase::Leave
        } else {
            Phase::TakeBack
        };
        Event::Solution
    }

    /// Ends the run with an event that reports it.
    fn end(&mut self, event: Event) -> Event {
        self.phase = Phase::Ended;
        self.has_uncounted_end = true;
        event
    }

    /// Writes a value where a domain is kept in every empty cell.
    fn write(&mut self, houses: impl Houses, cell: Cell, value: Value) {
        let struck = if self.keeps_candidates() {
            self.grid.write(houses, cell, value);
            self.candidates.write(&self.grid, houses, cell, value)
        } else {
            self.grid.write_counting(houses, cell, value)
        };
        self.counters.eliminations += u64::from(struck);
    }

    /// Undoes [`write`](Self::write).
    fn erase(&mut self, houses: impl Houses, cell: Cell, value: Value) {
        self.grid.erase(houses, cell, value);
        if self.keeps_candidates() {
            self.candidates.erase(&self.grid, houses, cell, value);
        }
    }

    #[inline(always)]
    fn reach_depth(&mut self) {
        self.depths.max = self.depths.max.max(self.counters.depth() as u16);
    }

    #[inline(always)]
    fn reach_low_depth(&mut self) {
        self.depths.min = self.depths.min.min(self.counters.depth() as u16);
    }

    /// The strategy of the last step.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The goal.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Whether the run is over.
    pub fn has_ended(&self) -> bool {
        self.phase == Phase::Ended
    }

    /// Whether the guess just taken back was skipped by a jump, which goes on.
    pub fn is_jumping(&self) -> bool {
        self.phase == Phase::Jump
    }

    /// The cells of the guesses that are blamed now, earliest first: during a jump the one that it goes back
    /// to, if any, else those that the latest choice point blames.
    pub fn blamed(&self) -> Vec<Cell> {
        if self.is_jumping() {
            return self.blame.target().into_iter().collect();
        }
        match self.stack.last().map(|frame| frame.at()) {
            Some(Spot::Cell(cell)) if self.strategy.blames() => self.blame.of(cell).collect(),
            _ => Vec::new(),
        }
    }

    /// The counters so far.
    pub const fn counters(&self) -> Counters {
        self.kept_counters()
            .completed(self.strategy, self.has_uncounted_end, self.tested)
    }

    /// The counters without those that follow from the rest.
    const fn kept_counters(&self) -> Counters {
        let ahead = self.stack.to_refuse() as u64;
        let (max_depth, reached) = (self.counters.max_depth, self.depths.max as u64);
        Counters {
            conflicts: self.counters.conflicts - ahead,
            max_depth: if reached > max_depth {
                reached
            } else {
                max_depth
            },
            ..self.counters
        }
    }

    /// The value in a cell: a given, a guess or a deduction.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.grid.value(cell)
    }

    /// The board, in the order of cells.
    pub fn values(&self, problem: &Problem) -> impl Iterator<Item = Option<Value>> + '_ {
        problem.topology().all_cells().map(|cell| self.value(cell))
    }

    /// The number of empty cells.
    pub fn empty_count(&self) -> usize {
        self.grid.empty_count() as usize
    }

    /// The values that none of the cell's houses holds; empty for a filled cell.
    ///
    /// Correct for every strategy, even for `rules`, which does not use it.
    pub fn domain(&self, problem: &Problem, cell: Cell) -> ValueSet {
        ValueSet::from_bits(self.grid.domain(General(problem.topology()), cell))
    }

    /// The open choice points, from the root.
    pub fn choices(&self, problem: &Problem) -> Vec<Choice> {
        let Strategy::Search(search) = self.strategy else {
            return Vec::new();
        };
        let houses = General(problem.topology());
        // The options of a choice point depend on the board at that time, so the path to the
        // present board is repeated.
        let mut grid = Grid::new(problem);
        let mut deduced = self.deduced_cells();
        let mut known = 0;
        let mut choices = Vec::new();
        for frame in self.stack.frames() {
            for cell in deduced.by_ref().take(usize::from(frame.trail() - known)) {
                let value = self.value(cell).expect("a deduced cell holds a value");
                grid.write(houses, cell, value);
            }
            known = frame.trail();
            let offered = options(search, &grid, houses, frame.at());
            let mut choice = Choice::of(frame, offered, search.order(), &houses);
            if let (Spot::Cell(cell), true) = (frame.at(), search.check().blames()) {
                choice.blames.extend(self.blame.of(cell));
            }
            choices.push(choice);
            if let Some((cell, value)) = frame.guess() {
                grid.write(houses, cell, value);
            }
        }
        choices
    }

    /// The cells filled by deductions, in order.
    pub fn deduced_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.stack.trail().iter().map(|&index| Cell::from_u8(index))
    }
}

/// The options here, as bits: values for a cell, indices of cells in the house for a digit.
#[inline(always)]
fn options(search: Search, grid: &Grid, houses: impl Houses, at: Spot) -> u16 {
    match at {
        Spot::Cell(_) if !search.check().keeps_domains() => grid.full_mask(),
        Spot::Cell(cell) => grid.domain(houses, cell),
        Spot::Places(house, value) => houses
            .cells_of(house)
            .iter()
            .enumerate()
            .filter(|(_, cell)| grid.domain(houses, **cell) & value.bit() != 0)
            .fold(0, |places, (number, _)| places | 1 << number),
    }
}

/// Equal states have the same next steps and counters.
impl PartialEq for Solver {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            strategy,
            goal,
            phase,
            counters: _,
            has_uncounted_end,
            grid,
            stack,
            pass,
            forks_taken,
            tested,
            plan,
            blame,
            // These follow from the board, and from the plan and the forks taken.
            rules: _,
            candidates: _,
            next_fork: _,
            // This is about the steps since the last query, not about the state.
            depths: _,
        } = self;
        *strategy == other.strategy
            && *goal == other.goal
            && *phase == other.phase
            && self.kept_counters() == other.kept_counters()
            && *has_uncounted_end == other.has_uncounted_end
            && grid.values() == other.grid.values()
            && *stack == other.stack
            && blame.target() == other.blame.target()
            && stack
                .cells()
                .all(|cell| blame.of(cell).eq(other.blame.of(cell)))
            && *pass == other.pass
            && *forks_taken == other.forks_taken
            && *tested == other.tested
            && *plan == other.plan
    }
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver")
            .field("strategy", &self.strategy)
            .field("goal", &self.goal)
            .field("phase", &self.phase)
            .field("counters", &self.counters())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// States that continue differently are different, and so are those with different numbers of
    /// tests.
    #[test]
    fn equal_states_have_equal_pasts_and_futures() {
        let problem = crate::puzzle::text::read_one("1...............", &Default::default());
        let problem = problem.unwrap();
        let [naive, masks] = ["naive", "masks"].map(|id| id.parse().unwrap());
        let mut solver = Solver::new(&problem, naive, Goal::All);
        solver.advance(&problem, 3);
        let plan = |to: &Solver, strategy| {
            to.forked_plan(&problem, Alternative::Strategy(strategy))
                .unwrap()
        };
        let forked = solver.clone().with_plan(plan(&solver, masks));
        assert_ne!(solver, forked, "a fork lies ahead");
        let mut there = forked.clone();
        there.advance(&problem, 2);
        let mut back = there.clone().with_plan(plan(&there, naive));
        back.advance(&problem, 1);
        let mut other = back.clone();
        other.tested = 0;
        assert_ne!(back.counters().tests, other.counters().tests);
        assert_ne!(back, other, "the tests differ");
        let mut other = back.clone();
        other.forks_taken = 0;
        assert_ne!(back, other, "the forks taken differ");
        let mut same = back.clone();
        same.take_depths();
        assert_eq!(back, same);
    }

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<Solver>() <= 15_100, "{}", size_of::<Solver>());
        assert!(!std::mem::needs_drop::<Solver>());
    }
}
