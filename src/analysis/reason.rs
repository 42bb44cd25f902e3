//! Why no solution agrees with a position, as briefly as possible: the guesses and the givens that
//! already rule every solution out, none of which can be left out.
//!
//! Each is left out in turn, the latest guess first and the givens last, and stays out if there is
//! still no solution. So the latest guess that stays is the one that dooms the position.

use super::doom::Guess;
use crate::puzzle::{Cell, Problem, Value};
use crate::solver::{Event, Goal, Solver, Strategy};
use crate::timeline::Moment;
use std::sync::Arc;

/// The most steps of a test. One that takes more stays undecided.
const TEST: u64 = 20_000;

/// What is known at the end of a search for a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReasonVerdict {
    /// The rules refuse the value asked about: these givens and guesses forbid it. Nothing was
    /// searched.
    Refused(Vec<Guess>),
    /// A solution agrees.
    Possible,
    /// It takes too long to find out whether a solution agrees.
    Undecided,
    /// No solution agrees.
    Reason(Reason),
}

/// What rules every solution out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The guesses that stay, from the first.
    pub guesses: Vec<Guess>,
    /// The givens that stay, in the order of cells. Without givens and guesses, there is no solution
    /// whatever is given.
    pub givens: Vec<Guess>,
    /// Whether each of them is needed. Otherwise they suffice, and some could not be decided.
    pub is_minimal: bool,
}

impl Reason {
    /// The guess to take back: the latest that stays.
    pub fn culprit(&self) -> Option<Guess> {
        self.guesses.last().copied()
    }
}

/// Whether a search says at this moment itself that no solution agrees: at a dead end, and at its end
/// without a solution.
pub fn is_doomed_openly(moment: &Moment) -> bool {
    let is_search = moment.source().recording().is_none();
    is_search
        && match moment.event() {
            Some(Event::DeadEnd { .. }) => true,
            Some(Event::Exhausted) => moment.counters().solutions == 0,
            _ => false,
        }
}

/// A search for a reason, in slices.
#[derive(Clone)]
pub struct ReasonSearch {
    problem: Arc<Problem>,
    /// The value asked about, which is never left out; `None` asks about the position itself.
    asked: Option<Guess>,
    /// What may be left out, in the order of trying: the guesses, the latest first, and the givens.
    parts: Vec<Guess>,
    /// Which of the parts stay, or are still to be tried; where the rules refuse the value, which of them do.
    kept: Vec<bool>,
    /// The number of guesses among the parts.
    guesses: usize,
    /// The part being left out; `None` as long as nothing is.
    without: Option<usize>,
    test: Option<Box<(Problem, Solver)>>,
    /// The most steps of a test.
    most: u64,
    steps: u64,
    is_minimal: bool,
    verdict: Option<ReasonVerdict>,
}

impl ReasonSearch {
    /// A search for why no solution agrees with these guesses, in the order in which they were made,
    /// or with a value in addition, in place of what its cell holds.
    pub fn new(problem: Arc<Problem>, guesses: &[Guess], asked: Option<Guess>) -> Self {
        let others = |part: &Guess| asked.is_none_or(|(cell, _)| part.0 != cell);
        let given = |cell: Cell| Some((cell, problem.given(cell)?));
        let mut parts: Vec<Guess> = guesses.iter().rev().copied().filter(others).collect();
        let guesses = parts.len();
        parts.extend(
            problem
                .topology()
                .all_cells()
                .filter_map(given)
                .filter(others),
        );
        let refusing = asked.map_or_else(Vec::new, |asked| {
            let forbids = |part: &Guess| problem.topology().clash(asked, *part).is_some();
            let own = given(asked.0).filter(|own| *own != asked);
            let others = parts.iter().copied().filter(forbids);
            let mut refusing: Vec<Guess> = own.into_iter().chain(others).collect();
            refusing.sort_unstable_by_key(|(cell, _)| *cell);
            refusing
        });
        let matters = |part: &Guess| refusing.is_empty() || refusing.contains(part);
        let kept = parts.iter().map(matters).collect();
        Self {
            verdict: match problem.topology().way() {
                // Nothing of a way can be left out.
                Some(_) => Some(ReasonVerdict::Undecided),
                None => (!refusing.is_empty()).then_some(ReasonVerdict::Refused(refusing)),
            },
            problem,
            asked,
            kept,
            parts,
            guesses,
            without: None,
            test: None,
            most: TEST,
            steps: 0,
            is_minimal: true,
        }
    }

    /// A search about the position at a moment.
    pub fn at(moment: &Moment, asked: Option<Guess>) -> Self {
        let choices = moment.choices();
        let guesses: Vec<Guess> = choices.iter().filter_map(|choice| choice.guess).collect();
        Self::new(Arc::clone(moment.problem()), &guesses, asked)
    }

    /// The value asked about.
    pub const fn asked(&self) -> Option<Guess> {
        self.asked
    }

    /// Whether it asks the same as another search about the same problem.
    pub fn is_about(&self, other: &Self) -> bool {
        let question = |search: &Self| (search.asked, search.guesses);
        question(self) == question(other) && self.parts == other.parts
    }

    /// Whether something is known to forbid what was asked about: [`kept`](Self::kept).
    pub const fn forbids(&self) -> bool {
        matches!(
            self.verdict,
            Some(ReasonVerdict::Refused(_) | ReasonVerdict::Reason(_))
        )
    }

    /// How many guesses and givens there are beside the value asked about.
    pub const fn counts(&self) -> (usize, usize) {
        (self.guesses, self.parts.len() - self.guesses)
    }

    /// The steps of all tests so far.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// The verdict, once it is known.
    pub const fn verdict(&self) -> Option<&ReasonVerdict> {
        self.verdict.as_ref()
    }

    /// Searches for about `budget` steps. Returns whether the verdict is known.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut budget = budget;
        while self.verdict.is_none() && budget > 0 {
            let Some(mut test) = self.test.take().or_else(|| self.begin()) else {
                // What is kept breaks a rule.
                budget -= 1;
                self.decide(Some(false));
                continue;
            };
            let (problem, solver) = &mut *test;
            let left = self.most - solver.counters().steps;
            let taken = solver.advance(problem, left.min(budget));
            budget -= taken;
            self.steps += taken;
            if solver.has_ended() {
                self.decide(Some(solver.counters().solutions > 0));
            } else if taken == left {
                self.decide(None);
            } else {
                self.test = Some(test);
            }
        }
        self.verdict.is_some()
    }

    /// What matters: what is kept so far of the guesses and givens, and the value asked about.
    pub fn kept(&self) -> impl Iterator<Item = Guess> {
        let kept = self.parts.iter().zip(&self.kept);
        let kept = kept.filter(|(_, is_kept)| **is_kept);
        kept.map(|(part, _)| *part).chain(self.asked)
    }

    /// A search for a solution of what is kept; `None` if that breaks a rule.
    fn begin(&self) -> Option<Box<(Problem, Solver)>> {
        let mut values: Vec<Option<Value>> = vec![None; self.problem.cells()];
        for (cell, value) in self.kept() {
            values[cell.index()] = Some(value);
        }
        let problem = Problem::on(self.problem.topology(), &values).ok()?;
        let strategy = match problem.topology().relations() {
            [] => Strategy::PROPAGATION,
            _ => Strategy::BOUNDS,
        };
        let solver = Solver::new(&problem, strategy, Goal::First);
        Some(Box::new((problem, solver)))
    }

    /// Goes on after a test, which may have found out whether there is a solution.
    fn decide(&mut self, is_solved: Option<bool>) {
        let next = match (self.without, is_solved) {
            (None, Some(true)) => return self.verdict = Some(ReasonVerdict::Possible),
            (None, None) => return self.verdict = Some(ReasonVerdict::Undecided),
            (None, Some(false)) => 0,
            (Some(part), is_solved) => {
                self.kept[part] = is_solved != Some(false);
                self.is_minimal &= is_solved.is_some();
                part + 1
            }
        };
        if next < self.parts.len() {
            self.without = Some(next);
            self.kept[next] = false;
            return;
        }
        let kept = |from: usize, to: usize| {
            let parts = self.parts[from..to].iter().zip(&self.kept[from..to]);
            let parts = parts.filter(|(_, is_kept)| **is_kept);
            parts.map(|(part, _)| *part)
        };
        self.verdict = Some(ReasonVerdict::Reason(Reason {
            guesses: kept(0, self.guesses).rev().collect(),
            givens: kept(self.guesses, self.parts.len()).collect(),
            is_minimal: self.is_minimal,
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Random, Topology, text};

    fn solved(mut search: ReasonSearch, slice: u64) -> (ReasonVerdict, u64) {
        while !search.advance(slice) {}
        (search.verdict().unwrap().clone(), search.steps())
    }

    fn against_brute_force() -> Arc<Problem> {
        let line =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        Arc::new(text::read_one(line, &text::Options::default()).unwrap())
    }

    fn pair(row: usize, column: usize, value: u8) -> Guess {
        (Cell::new(9 * row + column - 10), Value::new(value).unwrap())
    }

    #[test]
    fn nine_of_seventeen_givens_forbid_a_value() {
        let problem = against_brute_force();
        for slice in [1, 100, 1_000_000] {
            let search = ReasonSearch::new(Arc::clone(&problem), &[], Some(pair(1, 1, 2)));
            assert_eq!(search.counts(), (0, 17));
            let (ReasonVerdict::Reason(reason), steps) = solved(search, slice) else {
                panic!("no solution has it");
            };
            let cells = reason.givens.iter();
            let cells: Vec<_> = cells
                .map(|(cell, _)| problem.topology().address(*cell))
                .collect();
            let expected = "R2C8 R2C9 R3C5 R5C7 R7C8 R7C9 R8C3 R8C5 R9C9";
            assert_eq!(cells.join(" "), expected);
            assert_eq!((reason.is_minimal, steps), (true, 1_062));
        }
    }

    #[test]
    fn what_the_rules_refuse_needs_no_search() {
        let search = ReasonSearch::new(against_brute_force(), &[], Some(pair(2, 5, 2)));
        let given = ReasonVerdict::Refused(vec![pair(3, 5, 2)]);
        assert_eq!(search.verdict(), Some(&given));
        let guesses = [pair(1, 1, 7), pair(2, 1, 8)];
        let search = ReasonSearch::new(against_brute_force(), &guesses, Some(pair(1, 2, 7)));
        assert_eq!(
            search.verdict(),
            Some(&ReasonVerdict::Refused(vec![guesses[0]]))
        );
        let search = ReasonSearch::new(against_brute_force(), &[], Some(pair(3, 3, 4)));
        let Some(ReasonVerdict::Refused(holders)) = search.verdict() else {
            panic!("the cell has a given");
        };
        assert_eq!(holders.as_slice(), [pair(3, 3, 1), pair(5, 3, 4)]);
    }

    #[test]
    fn a_guess_makes_room_for_the_value_asked_about() {
        let solution = solved(
            ReasonSearch::new(against_brute_force(), &[pair(1, 1, 2)], Some(pair(1, 1, 9))),
            1 << 20,
        );
        assert_eq!(solution.0, ReasonVerdict::Possible);
    }

    #[test]
    fn what_takes_too_long_is_left_open() {
        let line = "1F....6..B....A...........8...4....C8E1.6...D..9.B7D..G.4C....56\
                    .....42.GA....F5....FB....7.........3....5B.1...97A.....2..D...G\
                    ......4.....58....51..DG9..E.6...2.........G7F...CB....8.3..A2..\
                    ..G6.......F...7..39.6.5...B.CED..........5....F...........6....";
        let problem = text::read_one(line, &text::Options::default()).unwrap();
        let (verdict, steps) = solved(ReasonSearch::new(Arc::new(problem), &[], None), 777);
        assert_eq!((verdict, steps), (ReasonVerdict::Undecided, TEST));
    }

    /// What cannot be decided stays, and is said to suffice.
    #[test]
    fn undecided_parts_stay() {
        let mut search = ReasonSearch::new(against_brute_force(), &[], Some(pair(1, 1, 2)));
        let ReasonVerdict::Reason(minimal) = solved(search.clone(), 1 << 20).0 else {
            panic!("no solution has it");
        };
        search.most = 60;
        let ReasonVerdict::Reason(more) = solved(search, 1 << 20).0 else {
            panic!("no solution has it");
        };
        assert!(minimal.is_minimal && !more.is_minimal);
        // No solution is found in fewer steps than there are empty cells.
        assert!(more.givens.len() >= minimal.givens.len());
    }

    /// What stays has no solution, and without any part of it there is one; the latest guess that stays
    /// is the first that dooms the position.
    #[test]
    fn reasons_are_minimal_in_every_family() {
        let has_solution = |topology: &Arc<Topology>, parts: &mut dyn Iterator<Item = Guess>| {
            let mut values = vec![None; topology.cells()];
            parts.for_each(|(cell, value)| values[cell.index()] = Some(value));
            let problem = Problem::on(topology, &values).unwrap();
            let mut solver = Solver::new(&problem, Strategy::FASTEST, Goal::First);
            solver.advance(&problem, u64::MAX);
            solver.counters().solutions > 0
        };
        for family in [
            "2x2",
            "2x3",
            "jigsaw:AABBACCBACCBDDDD",
            "diagonal:2x2",
            "windows",
            "latin:4",
            "queens:5",
            "queens:6",
            "map:australia:3",
            "map:brazil:4",
        ] {
            let topology = Topology::new(family.parse().unwrap());
            let (mut reasons, mut empty) = (0, 0);
            for seed in 0..40 {
                let mut random = Random::new(seed);
                let mut throw = |count: usize| (random.next() % count as u64) as usize;
                let mut parts: Vec<Guess> = Vec::new();
                for _ in 0..topology.cells() {
                    let cell = Cell::new(throw(topology.cells()));
                    let value = Value::new(1 + throw(topology.size()) as u8).unwrap();
                    let fits = |part: &Guess| {
                        part.0 != cell && topology.clash(*part, (cell, value)).is_none()
                    };
                    if parts.iter().all(fits) {
                        parts.push((cell, value));
                    }
                }
                let (givens, guesses) = parts.split_at(parts.len() / 2);
                let mut values = vec![None; topology.cells()];
                givens
                    .iter()
                    .for_each(|(cell, value)| values[cell.index()] = Some(*value));
                let problem = Arc::new(Problem::on(&topology, &values).unwrap());
                let asked = (seed % 2 == 0).then(|| guesses[0]);
                let (verdict, _) = solved(ReasonSearch::new(problem, guesses, asked), 64);
                let doomed = |count: usize| {
                    let mut parts = givens.iter().chain(&guesses[..count]).copied();
                    !has_solution(&topology, &mut parts)
                };
                let reason = match verdict {
                    ReasonVerdict::Reason(reason) => reason,
                    ReasonVerdict::Possible => {
                        assert!(!doomed(guesses.len()), "{family} {seed}");
                        continue;
                    }
                    other => panic!("{family} {seed}: {other:?}"),
                };
                reasons += 1;
                let kept: Vec<Guess> =
                    [&reason.guesses[..], &reason.givens, asked.as_slice()].concat();
                assert!(!has_solution(&topology, &mut kept.iter().copied()));
                empty += usize::from(kept.len() == asked.iter().len());
                for (cell, _) in kept.iter().filter(|part| asked != Some(**part)) {
                    let others = kept.iter().filter(|part| part.0 != *cell);
                    assert!(!reason.is_minimal || has_solution(&topology, &mut others.copied()));
                }
                if asked.is_none() && reason.is_minimal {
                    let first = (0..=guesses.len()).find(|count| doomed(*count)).unwrap();
                    let culprit = first.checked_sub(1).map(|index| guesses[index]);
                    assert_eq!(reason.culprit(), culprit, "{family} {seed}");
                }
            }
            assert!(reasons >= 5, "{family}: {reasons}");
            assert!(empty < reasons, "{family}: {empty}");
        }
    }
}
