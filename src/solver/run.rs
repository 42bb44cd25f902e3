//! A search under its plan: the machine of the strategy in force, which is exchanged where the plan
//! forks.

use super::Counters;
use super::at_once;
use super::blaming::{self, Blaming};
use super::candidates::Candidates;
use super::check::rules::Rules;
use super::domains::{self, Domains, keeps_candidates};
use super::event::{Event, Spot};
use super::frame::Choice;
use super::grid::Grid;
use super::houses::{General, Houses, Plain, on_houses};
use super::learning::{Learned, Learning};
use super::machine::Machine;
use super::nogoods::Nogood;
use super::plan::{NO_FORK, Plan};
use super::related::Related;
use super::state::{DepthRange, State};
use super::strategy::{Check, Goal, Search, Strategy};
use super::sweep::{self, Sweep};
use super::tested::{self, Tested};
use super::way::Way;
use crate::puzzle::{Cell, Problem, Value, ValueSet};

/// A search at one moment of its run.
///
/// A plain value of 13.2 kB, whatever the board: a clone is a copy of that much. Only what `learning` has learned is
/// elsewhere, and all moments of a run share it.
/// Each [`step`](Self::step) does one thing and says what it was.
///
/// ```
/// use recuo::puzzle::text;
/// use recuo::solver::{Event, Goal, Solver};
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
    pub(super) strategy: Strategy,
    pub(super) state: State,
    pub(super) algorithm: Algorithm,
    pub(super) plan: Plan,
    /// The step of the next fork in the plan.
    pub(super) next_fork: u64,
    /// The number of forks taken.
    pub(super) forks_taken: u8,
    /// Corrects the number of tests that follows from the placements, after a change of strategy.
    pub(super) tested: u64,
}

/// The machine of a strategy: its phase, and what it derives from the board.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "a search has no heap memory")]
pub(super) enum Algorithm {
    Tested(Tested),
    Related(Related),
    Blaming(Blaming),
    Learning(Learning),
    Domains(Domains),
    Sweep(Sweep),
    Way(Way),
}

impl Algorithm {
    /// The machine of a strategy at its start.
    pub fn start(strategy: Strategy, state: &State, houses: impl Houses) -> Self {
        match strategy {
            Strategy::Sweep => Self::Sweep(Sweep::new(state)),
            Strategy::Search(search) => match search.check() {
                Check::Rules | Check::Bounds => {
                    Self::tested(search, tested::Phase::Open, state, houses)
                }
                Check::Backjumping => Self::Blaming(Blaming::start(state, houses)),
                Check::Learning => Self::Learning(Learning {
                    blaming: Blaming::start(state, houses),
                    learned: Learned::nothing(),
                }),
                Check::Masks
                | Check::ForwardChecking
                | Check::NakedSingles
                | Check::HiddenSingles => {
                    Self::domains(search, domains::Phase::Look, state, houses)
                }
            },
        }
    }

    /// The machine of a way that stands at this phase, if the problem has a way.
    pub fn way(problem: &Problem, strategy: Strategy, phase: tested::Phase) -> Option<Self> {
        let (Some(board), Strategy::Search(search)) = (problem.topology().way(), strategy) else {
            return None;
        };
        Some(Self::Way(Way::new(search, phase, problem, board)))
    }

    pub fn tested(
        search: Search,
        phase: tested::Phase,
        state: &State,
        houses: impl Houses,
    ) -> Self {
        let rules = Rules::of(state, houses);
        let tested = Tested {
            search,
            phase,
            rules,
        };
        match houses.relations() {
            [] => Self::Tested(tested),
            _ => Self::Related(Related::new(tested, state, &houses)),
        }
    }

    pub fn domains(
        search: Search,
        phase: domains::Phase,
        state: &State,
        houses: impl Houses,
    ) -> Self {
        let candidates = match keeps_candidates(search) {
            true => Candidates::of(&state.grid, houses),
            false => Candidates::empty(),
        };
        Self::Domains(Domains {
            search,
            phase,
            candidates,
        })
    }

    /// Takes a step. Kept out of the way of the naive search, whose steps are the shortest.
    #[inline(never)]
    fn step(&mut self, state: &mut State, problem: &Problem, houses: impl Houses) -> Option<Event> {
        match self {
            Self::Tested(tested) => tested.step(state, houses),
            Self::Related(related) => related.step(state, houses),
            Self::Blaming(blaming) => blaming.step(state, problem, houses),
            Self::Learning(learning) => learning.step(state, problem, houses),
            Self::Domains(domains) => domains.step(state, houses),
            Self::Sweep(sweep) => sweep.step(state, houses),
            Self::Way(way) => way.step(state, &houses, houses.way()?),
        }
    }

    /// The part that blames guesses, if it does.
    pub const fn blaming(&self) -> Option<&Blaming> {
        match self {
            Self::Blaming(blaming) | Self::Learning(Learning { blaming, .. }) => Some(blaming),
            Self::Tested(_)
            | Self::Related(_)
            | Self::Domains(_)
            | Self::Sweep(_)
            | Self::Way(_) => None,
        }
    }

    /// What it has learned, if it learns.
    pub const fn learned(&self) -> Option<&Learned> {
        match self {
            Self::Learning(Learning { learned, .. }) => Some(learned),
            Self::Tested(_)
            | Self::Related(_)
            | Self::Blaming(_)
            | Self::Domains(_)
            | Self::Sweep(_)
            | Self::Way(_) => None,
        }
    }

    fn has_ended(&self) -> bool {
        match self {
            Self::Tested(tested) | Self::Related(Related { tested, .. }) => {
                tested.phase == tested::Phase::Ended
            }
            Self::Blaming(blaming) | Self::Learning(Learning { blaming, .. }) => {
                blaming.phase == blaming::Phase::Ended
            }
            Self::Domains(domains) => domains.phase == domains::Phase::Ended,
            Self::Sweep(sweep) => sweep.phase == sweep::Phase::Ended,
            Self::Way(way) => way.phase == tested::Phase::Ended,
        }
    }
}

impl Solver {
    /// A new search.
    pub fn new(problem: &Problem, strategy: Strategy, goal: Goal) -> Self {
        Self::of(problem, Plan::new(strategy, goal))
    }

    /// A new search with a plan.
    pub fn of(problem: &Problem, plan: Plan) -> Self {
        let state = State::new(problem, plan.goal);
        let start =
            |state: &State| match Algorithm::way(problem, plan.strategy, tested::Phase::Open) {
                Some(way) => way,
                None => on_houses!(problem, |houses| Algorithm::start(
                    plan.strategy,
                    state,
                    houses
                )),
            };
        let mut solver = Self {
            strategy: plan.strategy,
            algorithm: start(&state),
            state,
            plan,
            next_fork: NO_FORK,
            forks_taken: 0,
            tested: 0,
        };
        solver.find_next_fork();
        solver
    }

    /// Does the next thing and says what it was; `None` when the run is over.
    ///
    /// `problem` must be the one that the search was made with.
    // Where it is called for every step of a run, a call of its own takes a sixth of the time. A page has to be small.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn step(&mut self, problem: &Problem) -> Option<Event> {
        if let Some(index) = self.state.stack.next_refused()
            && let Algorithm::Tested(tested) = &self.algorithm
        {
            return Some(at_once::refuse(tested, &self.state, problem, index));
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
    fn step_on<H: Houses>(&mut self, problem: &Problem, houses: H) -> Option<Event> {
        if self.has_fork_ahead()
            && let Some(event) = self.take_fork(problem, houses)
        {
            return Some(event);
        }
        let Algorithm::Tested(tested) = &mut self.algorithm else {
            return self.algorithm.step(&mut self.state, problem, houses);
        };
        let event = tested.step(&mut self.state, houses)?;
        if !self.plan.is_forked() {
            at_once::find::<H>(tested, &mut self.state, event);
        }
        Some(event)
    }

    /// The strategy of the last step.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The goal.
    pub const fn goal(&self) -> Goal {
        self.state.goal
    }

    /// Whether the run is over.
    pub fn has_ended(&self) -> bool {
        self.algorithm.has_ended()
    }

    /// Whether the guess just taken back was skipped by a jump, which goes on.
    pub fn is_jumping(&self) -> bool {
        (self.algorithm.blaming()).is_some_and(|blaming| blaming.phase == blaming::Phase::Jump)
    }

    /// The cells of the guesses that are blamed now, earliest first: during a jump the one that it goes back
    /// to, if any, else those that the latest choice point blames.
    pub fn blamed(&self) -> Vec<Cell> {
        let blaming = self.algorithm.blaming();
        blaming.map_or_else(Vec::new, |blaming| blaming.blamed(&self.state))
    }

    /// The counters so far.
    pub const fn counters(&self) -> Counters {
        let state = &self.state;
        state
            .kept_counters()
            .completed(self.strategy, state.has_uncounted_end, self.tested)
    }

    /// The depths since the last call of [`take_depths`](Self::take_depths).
    pub const fn depths(&self) -> DepthRange {
        self.state.depths
    }

    /// The depths since the last call, including the present one. Starts a new stretch.
    pub fn take_depths(&mut self) -> DepthRange {
        self.state.take_depths()
    }

    /// The value in a cell: a given, a guess or a deduction.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.state.grid.value(cell)
    }

    /// The board, in the order of cells.
    pub fn values(&self, problem: &Problem) -> impl Iterator<Item = Option<Value>> + '_ {
        problem.topology().all_cells().map(|cell| self.value(cell))
    }

    /// The number of empty cells.
    pub fn empty_count(&self) -> usize {
        self.state.grid.empty_count() as usize
    }

    /// The values that none of the cell's houses holds; empty for a filled cell, and on a way.
    ///
    /// Correct for every strategy, even for `rules`, which does not use it.
    pub fn domain(&self, problem: &Problem, cell: Cell) -> ValueSet {
        match problem.topology().way() {
            Some(_) => ValueSet::EMPTY,
            None => {
                let houses = General(problem.topology());
                ValueSet::from_bits(self.state.grid.domain(houses, cell))
            }
        }
    }

    /// The nogood with this number, from 1, if it is known by now.
    pub fn nogood(&self, number: u16) -> Option<Nogood> {
        let learned = self.algorithm.learned()?;
        (1..=learned.known)
            .contains(&number)
            .then(|| learned.nogoods.get(number))
    }

    /// The number of the first nogood that forbids this value of an empty cell.
    pub fn refusing(&self, cell: Cell, value: Value) -> Option<u16> {
        let learned = self.algorithm.learned()?;
        learned.refusing(&self.state, (cell, value))
    }

    /// The number of the nogood that this event, the last one, has learned or was caused by.
    pub fn nogood_of(&self, event: Event) -> Option<u16> {
        match event {
            Event::Learn { number } => Some(number),
            Event::Excluded { cell, value } => self.refusing(cell, value),
            _ => None,
        }
    }

    /// The number of candidates that this option of the latest choice point strikes from empty peers, or would strike
    /// in place of the guess there.
    pub fn struck_by(&self, problem: &Problem, (cell, value): (Cell, Value)) -> u32 {
        let houses = General(problem.topology());
        let mut grid = self.state.grid.clone();
        if let Some(guess) = grid.value(cell) {
            grid.erase(houses, cell, guess);
        }
        grid.struck_by(houses, cell, value)
    }

    /// The open choice points, from the root.
    pub fn choices(&self, problem: &Problem) -> Vec<Choice> {
        let Strategy::Search(search) = self.strategy else {
            return Vec::new();
        };
        if let (Algorithm::Way(way), Some(board)) = (&self.algorithm, problem.topology().way()) {
            return way.choices(&self.state, problem, board);
        }
        let houses = General(problem.topology());
        // The options of a choice point depend on the board at that time, so the path to the
        // present board is repeated.
        let mut grid = Grid::new(problem);
        let mut deduced = self.deduced_cells();
        let mut known = 0;
        let mut choices = Vec::new();
        for frame in self.state.stack.frames() {
            for cell in deduced.by_ref().take(usize::from(frame.trail() - known)) {
                let value = self.value(cell).expect("a deduced cell holds a value");
                grid.write(houses, cell, value);
            }
            known = frame.trail();
            let offered = offered(search, &grid, houses, frame.at());
            let mut choice = Choice::of(frame, offered, search.order(), &grid, houses);
            if let (Spot::Cell(cell), Some(blaming)) = (frame.at(), self.algorithm.blaming()) {
                choice.blames.extend(blaming.blame.of(cell));
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
        let trail = self.state.stack.trail().iter();
        trail.map(|&index| Cell::from_u8(index))
    }
}

/// The options that a search has at a choice point, as bits: every value if it keeps no domains.
pub(super) fn offered(search: Search, grid: &Grid, houses: impl Houses, at: Spot) -> u16 {
    match search.check().keeps_domains() {
        true => grid.options(houses, at),
        false => grid.full_mask(),
    }
}

impl Machine for Solver {
    type Source = Problem;

    fn step(&mut self, problem: &Problem) -> Option<Event> {
        self.step(problem)
    }

    fn advance(&mut self, problem: &Problem, steps: u64) -> u64 {
        self.advance(problem, steps)
    }

    fn has_ended(&self, _problem: &Problem) -> bool {
        self.has_ended()
    }

    fn counters(&self) -> Counters {
        self.counters()
    }

    fn depths(&self) -> DepthRange {
        self.depths()
    }

    fn take_depths(&mut self) -> DepthRange {
        self.take_depths()
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        self.value(cell)
    }

    fn deduced_cells(&self) -> Vec<Cell> {
        self.deduced_cells().collect()
    }

    fn choices(&self, problem: &Problem) -> Vec<Choice> {
        self.choices(problem)
    }

    fn pack(&self, bytes: &mut [u8]) {
        self.pack(bytes);
    }
}

/// Equal states have the same next steps and counters.
impl PartialEq for Solver {
    fn eq(&self, other: &Self) -> bool {
        let [own, its] = [&self.state, &other.state];
        self.strategy == other.strategy
            && self.plan == other.plan
            && self.forks_taken == other.forks_taken
            && self.tested == other.tested
            && own.kept_counters() == its.kept_counters()
            && own.has_uncounted_end == its.has_uncounted_end
            && own.grid.values() == its.grid.values()
            && own.stack == its.stack
            && self.algorithm.is_at(&other.algorithm, own)
    }
}

impl Algorithm {
    /// Whether another machine of the same strategy, on the same board, is in the same phase. What is
    /// derived from the board is the same then.
    fn is_at(&self, of: &Self, state: &State) -> bool {
        match (self, of) {
            (Self::Tested(own), Self::Tested(other))
            | (
                Self::Related(Related { tested: own, .. }),
                Self::Related(Related { tested: other, .. }),
            ) => own.phase == other.phase,
            (Self::Way(own), Self::Way(other)) => own.phase == other.phase,
            (Self::Domains(own), Self::Domains(other)) => own.phase == other.phase,
            (Self::Sweep(own), Self::Sweep(other)) => {
                (own.phase, own.pass) == (other.phase, other.pass)
            }
            (
                Self::Blaming(own) | Self::Learning(Learning { blaming: own, .. }),
                Self::Blaming(other) | Self::Learning(Learning { blaming: other, .. }),
            ) => {
                let known = |algorithm: &Self| {
                    let learned = algorithm.learned();
                    learned.map(|learned| (learned.known, learned.is_new))
                };
                let (blame, others) = (&own.blame, &other.blame);
                let mut cells = state.stack.cells();
                own.phase == other.phase
                    && known(self) == known(of)
                    && blame.target() == others.target()
                    && cells.all(|cell| blame.of(cell).eq(others.of(cell)))
            }
            (
                Self::Tested(_)
                | Self::Related(_)
                | Self::Domains(_)
                | Self::Sweep(_)
                | Self::Blaming(_)
                | Self::Learning(_)
                | Self::Way(_),
                _,
            ) => false,
        }
    }
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver")
            .field("strategy", &self.strategy)
            .field("goal", &self.goal())
            .field("counters", &self.counters())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Alternative;

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
        assert!(size_of::<Solver>() <= 13_600, "{}", size_of::<Solver>());
    }
}
