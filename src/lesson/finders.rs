//! Finding several places of a lesson together.

use super::StopAt;
use super::finder::{Finder, MOST_LOOKED};
use crate::puzzle::Cell;
use crate::solver::{EventKind, Solver};
use crate::timeline::{Found, Timeline};

/// Searches for the steps of several places, in slices, while the runs are explored. All events on cells
/// of a board are found in a single walk along its run.
pub struct Finders {
    places: Vec<Place>,
    walks: Vec<Walk>,
}

enum Place {
    /// Found by a finder of its own.
    Own(Finder),
    /// Found on a walk: the number of the walk, and of the event sought on it.
    OnWalk(usize, usize),
}

/// A walk along the run of a board.
struct Walk {
    board: usize,
    /// `None` before the first step.
    solver: Option<Box<Solver>>,
    sought: Vec<Sought>,
}

/// The nth event on a cell.
struct Sought {
    cell: Cell,
    event: Option<EventKind>,
    nth: u64,
    seen: u64,
    found: Found,
}

impl Finders {
    /// Searches for places in the runs of boards, from 0. Without a board it is the first or, for the end,
    /// all.
    pub fn new(places: impl IntoIterator<Item = (StopAt, Option<usize>)>) -> Self {
        let mut finders = Self {
            places: Vec::new(),
            walks: Vec::new(),
        };
        for (at, board) in places {
            let place = match at {
                StopAt::Cell { cell, event, nth } => {
                    finders.seek_on_walk(board.unwrap_or(0), cell, event, nth)
                }
                StopAt::Step(_)
                | StopAt::Event(..)
                | StopAt::Depth(_)
                | StopAt::Difference(_)
                | StopAt::Doom
                | StopAt::End => Place::Own(Finder::new(at, board)),
            };
            finders.places.push(place);
        }
        finders
    }

    fn seek_on_walk(
        &mut self,
        board: usize,
        cell: Cell,
        event: Option<EventKind>,
        nth: u64,
    ) -> Place {
        let known = self.walks.iter().position(|walk| walk.board == board);
        let number = known.unwrap_or_else(|| {
            self.walks.push(Walk {
                board,
                solver: None,
                sought: Vec::new(),
            });
            self.walks.len() - 1
        });
        let sought = &mut self.walks[number].sought;
        sought.push(Sought {
            cell,
            event,
            nth,
            seen: 0,
            found: Found::NotYet,
        });
        Place::OnWalk(number, sought.len() - 1)
    }

    /// Searches for a place for at most this many steps of a run, and returns what is known then. The
    /// timelines must always be those of the same boards.
    pub fn advance(&mut self, place: usize, timelines: &[&Timeline], budget: u64) -> Found {
        match &mut self.places[place] {
            Place::Own(finder) => finder.advance(timelines, budget),
            Place::OnWalk(walk, sought) => {
                let walk = &mut self.walks[*walk];
                let Some(timeline) = timelines.get(walk.board) else {
                    return Found::Never;
                };
                if walk.sought[*sought].found == Found::NotYet {
                    walk.go_on(timeline, budget);
                }
                walk.sought[*sought].found
            }
        }
    }

    /// Whether explored steps are still to be searched for a place.
    pub fn is_behind(&self, place: usize, timelines: &[&Timeline]) -> bool {
        match &self.places[place] {
            Place::Own(finder) => finder.is_behind(timelines),
            Place::OnWalk(walk, sought) => {
                let walk = &self.walks[*walk];
                let explored = timelines.get(walk.board).map_or(0, |run| run.explored());
                walk.sought[*sought].found == Found::NotYet
                    && walk.step() < explored.min(MOST_LOOKED)
            }
        }
    }

    /// Whether a place was not found within the limit, so that exploring further cannot find it.
    pub fn has_given_up(&self, place: usize) -> bool {
        match &self.places[place] {
            Place::Own(finder) => finder.has_given_up(),
            Place::OnWalk(walk, sought) => {
                let walk = &self.walks[*walk];
                walk.sought[*sought].found == Found::NotYet && walk.step() >= MOST_LOOKED
            }
        }
    }

    /// The step up to which the run has been searched for a place.
    pub fn looked(&self, place: usize, timelines: &[&Timeline]) -> u64 {
        match &self.places[place] {
            Place::Own(finder) => finder.looked(timelines),
            Place::OnWalk(walk, _) => self.walks[*walk].step(),
        }
    }
}

impl Walk {
    fn step(&self) -> u64 {
        self.solver.as_ref().map_or(0, |s| s.counters().steps)
    }

    fn go_on(&mut self, timeline: &Timeline, budget: u64) {
        let problem = timeline.problem();
        let start = || Box::new(Solver::of(problem, *timeline.plan()));
        let solver = self.solver.get_or_insert_with(start);
        let step = solver.counters().steps;
        let last = timeline.explored().min(step.saturating_add(budget));
        for step in step + 1..=last.min(MOST_LOOKED) {
            let Some(event) = solver.step(problem) else {
                break;
            };
            let Some(cell) = event.cell() else { continue };
            for sought in self.sought.iter_mut().filter(|sought| sought.cell == cell) {
                if sought.event.is_none_or(|kind| event.kind() == kind) {
                    sought.seen += 1;
                    if sought.seen == sought.nth {
                        sought.found = Found::At(step);
                    }
                }
            }
        }
        if timeline.length() == Some(solver.counters().steps) {
            for sought in &mut self.sought {
                if sought.found == Found::NotYet {
                    sought.found = Found::Never;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::{Event, Goal};
    use crate::timeline::Measure;
    use std::sync::Arc;

    fn run(line: &str, strategy: &str) -> Timeline {
        let problem = Arc::new(notation::read_one(line, &notation::Options::default()).unwrap());
        Timeline::new(problem, strategy.parse().unwrap(), Goal::All)
    }

    fn all(timeline: &mut Timeline) -> &mut Timeline {
        timeline.explore(u64::MAX);
        timeline
    }

    /// Every place is the one that a look at every step finds.
    #[test]
    fn places_are_where_the_run_has_them() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x"] {
            let mut timeline = run("12..34........4.", strategy);
            all(&mut timeline);
            let moments: Vec<_> = (0..=timeline.explored())
                .map(|step| timeline.at(step).unwrap())
                .collect();
            let find = |at| Finders::new([(at, None)]).advance(0, &[&timeline], u64::MAX);
            let first = |holds: &dyn Fn(usize) -> bool| {
                let step = (0..moments.len()).find(|step| holds(*step));
                step.map_or(Found::Never, |step| Found::At(step as u64))
            };
            for depth in 1..=12 {
                let expected = first(&|step| moments[step].counters().depth() >= depth);
                assert_eq!(find(StopAt::Depth(depth)), expected, "{strategy} {depth}");
            }
            for cell in timeline.problem().topology().all_cells() {
                for event in [None, Some(EventKind::Place), Some(EventKind::Backtrack)] {
                    for nth in 1..4 {
                        let is_it = |step: usize| {
                            moments[step].event().is_some_and(|e| {
                                e.cell() == Some(cell) && event.is_none_or(|k| e.kind() == k)
                            })
                        };
                        let expected = first(&|step| {
                            is_it(step) && (0..=step).filter(|s| is_it(*s)).count() == nth
                        });
                        let nth = nth as u64;
                        assert_eq!(find(StopAt::Cell { cell, event, nth }), expected);
                    }
                }
            }
            let last = moments.len() as u64 - 1;
            assert_eq!(find(StopAt::End), Found::At(last));
            assert_eq!(find(StopAt::Step(last)), Found::At(last));
            assert_eq!(find(StopAt::Step(last + 1)), Found::Never);
        }
    }

    #[test]
    fn unexplored_places_are_not_known_yet() {
        let mut timeline = run("1...............", "naive");
        let cell = timeline.problem().topology().cell_at(3, 3);
        let at = StopAt::Cell {
            cell,
            event: Some(EventKind::Place),
            nth: 1,
        };
        let mut finder = Finders::new([(at, Some(0))]);
        let mut explored = 0;
        let step = loop {
            match finder.advance(0, &[&timeline], 7) {
                Found::At(step) => break step,
                Found::NotYet => explored += timeline.explore(5),
                Found::Never => panic!("the last cell is filled"),
            }
        };
        assert!(step <= explored);
        let moment = timeline.at(step).unwrap();
        assert_eq!(moment.event().unwrap().cell(), Some(cell));
        // The result stays, and the search ends with the run.
        assert_eq!(finder.advance(0, &[&timeline], 0), Found::At(step));
        let nth = u64::MAX;
        let at = StopAt::Cell {
            cell,
            event: None,
            nth,
        };
        assert_eq!(
            Finders::new([(at, None)]).advance(0, &[&timeline], 7),
            Found::NotYet
        );
        all(&mut timeline);
        assert_eq!(
            Finders::new([(at, None)]).advance(0, &[&timeline], u64::MAX),
            Found::Never
        );
    }

    /// All cells together are found where each is found alone.
    #[test]
    fn places_share_a_walk() {
        let timeline = {
            let mut timeline = run("12..34........4.", "naive");
            all(&mut timeline);
            timeline
        };
        let cells = timeline.problem().topology().all_cells();
        let places = cells.map(|cell| StopAt::Cell {
            cell,
            event: None,
            nth: 2,
        });
        let places: Vec<StopAt> = places.collect();
        let mut together = Finders::new(places.iter().map(|at| (*at, None)));
        let last = places.len() - 1;
        while together.advance(last, &[&timeline], 3) == Found::NotYet {}
        assert_eq!(together.walks.len(), 1);
        for (number, at) in places.into_iter().enumerate() {
            let alone = Finders::new([(at, None)]).advance(0, &[&timeline], u64::MAX);
            let shared = together.advance(number, &[&timeline], u64::MAX);
            assert_eq!(shared, alone, "{number}");
        }
    }

    /// The first difference is that of the decisions one by one, and the first doom the first guess
    /// from which no solution is reached.
    #[test]
    fn differences_and_dooms_are_where_the_runs_have_them() {
        let line =
            "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
        let mut naive = run(line, "naive");
        naive.explore(300_000);
        let solved = match naive.first_reaching(Measure::Events(EventKind::Solution), 1) {
            Found::At(step) => naive.at(step).unwrap(),
            other => panic!("{other:?}"),
        };
        let mut doomed = naive
            .walk(0)
            .zip(1..)
            .filter_map(|(event, step)| match event {
                Event::Place { cell, value } => (solved.value(cell) != Some(value)).then_some(step),
                _ => None,
            });
        let mut judge = Finders::new([(StopAt::Doom, None)]);
        let mut found = judge.advance(0, &[&naive], 3);
        while found == Found::NotYet {
            found = judge.advance(0, &[&naive], 1 << 12);
        }
        assert_eq!(found, Found::At(doomed.next().unwrap()));

        let mut other = run(line, "fewest-candidates");
        other.explore(100_000);
        let decide = |timeline: &Timeline| -> Vec<(u64, Event)> {
            let is_decision =
                |event: &Event| matches!(event.kind(), EventKind::Place | EventKind::Backtrack);
            (1..)
                .zip(timeline.walk(0))
                .filter(|(_, e)| is_decision(e))
                .collect()
        };
        let (one, two) = (decide(&naive), decide(&other));
        let first = one.iter().zip(&two).position(|(a, b)| a.1 != b.1).unwrap();
        let find = |board, other, timelines: &[&Timeline]| {
            let mut finder = Finders::new([(StopAt::Difference(other), Some(board))]);
            finder.advance(0, timelines, 1 << 20)
        };
        assert_eq!(find(0, 1, &[&naive, &other]), Found::At(one[first].0));
        assert_eq!(find(1, 0, &[&naive, &other]), Found::At(two[first].0));
        assert_eq!(find(0, 1, &[&run(line, "naive"), &other]), Found::NotYet);
        let mut short = run("1...............", "naive");
        all(&mut short);
        assert_eq!(find(0, 1, &[&short, &short]), Found::Never);
    }

    #[test]
    fn a_lesson_ends_with_its_longest_run() {
        let (mut short, mut long) = (
            run("1...............", "propagation"),
            run("1...............", "naive"),
        );
        all(&mut short);
        let of = |board, long: &Timeline| {
            Finders::new([(StopAt::End, board)]).advance(0, &[&short, long], 1)
        };
        assert_eq!(of(Some(0), &long), Found::At(short.explored()));
        assert_eq!(of(None, &long), Found::NotYet);
        all(&mut long);
        assert_eq!(of(None, &long), Found::At(long.explored()));
        assert!(long.explored() > short.explored());
    }
}
