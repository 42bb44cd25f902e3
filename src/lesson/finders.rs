//! Finds the stops of a lesson in the boards' runs.

use super::stop::StopAt;
use crate::analysis::difference::DifferenceSearch;
use crate::analysis::doom::Overview;
use crate::puzzle::Cell;
use crate::solver::{EventKind, Solver};
use crate::timeline::{Found, Measure, Timeline};

/// The most steps of a run that are searched for events on cells, differences and dooms.
const MOST_SEARCHED: u64 = 1 << 28;

/// Searches for the steps of several places, in slices, while the runs are explored.
///
/// Most places are found by the counters of keyframes. Differences between boards are found by
/// repeating the run's steps, which takes time in proportion to its length; doom also takes
/// searches. All events on cells of a board are found in a single walk along its run.
pub struct Finders {
    finders: Vec<Finder>,
    walks: Vec<CellWalk>,
}

/// The search for one place.
struct Finder {
    at: StopAt,
    /// The board, from 0; without one it is the first or, for the end, all.
    board: Option<usize>,
    search: PlaceSearch,
    /// The steps spent on comparing and judging.
    spent: u64,
    /// Whether it has to wait for more to be explored.
    waits: bool,
    /// What is known.
    found: Found,
}

enum PlaceSearch {
    /// Asks the timelines.
    Timelines,
    /// Compares two runs; `None` before the first step.
    Difference(Option<Box<DifferenceSearch>>),
    /// Judges positions; `None` before the first step.
    Doom(Option<Box<Overview>>),
    /// Walks along a run: the number of the walk, and of the event sought on it.
    Walk(usize, usize),
}

/// A walk along the run of a board.
struct CellWalk {
    board: usize,
    /// `None` before the first step.
    solver: Option<Box<Solver>>,
    sought: Vec<CellEventSearch>,
}

/// The nth event on a cell.
struct CellEventSearch {
    cell: Cell,
    event: Option<EventKind>,
    nth: u64,
    seen: u64,
    found: Found,
}

impl Finders {
    /// Searches for places in the runs of boards, from 0. Without a board it is the first or, for
    /// the end, all.
    pub fn new(places: impl IntoIterator<Item = (StopAt, Option<usize>)>) -> Self {
        let mut walks: Vec<CellWalk> = Vec::new();
        let finders = places.into_iter().map(|(at, board)| {
            let search = match at {
                StopAt::Cell { cell, event, nth } => {
                    let board = board.unwrap_or(0);
                    let known = walks.iter().position(|walk| walk.board == board);
                    let number = known.unwrap_or(walks.len());
                    if known.is_none() {
                        walks.push(CellWalk {
                            board,
                            solver: None,
                            sought: Vec::new(),
                        });
                    }
                    let sought = &mut walks[number].sought;
                    sought.push(CellEventSearch {
                        cell,
                        event,
                        nth,
                        seen: 0,
                        found: Found::NotYet,
                    });
                    PlaceSearch::Walk(number, sought.len() - 1)
                }
                StopAt::Difference(_) => PlaceSearch::Difference(None),
                StopAt::Doom => PlaceSearch::Doom(None),
                StopAt::Step(_) | StopAt::Event(..) | StopAt::Depth(_) | StopAt::End => {
                    PlaceSearch::Timelines
                }
            };
            Finder {
                at,
                board,
                search,
                spent: 0,
                waits: false,
                found: Found::NotYet,
            }
        });
        Self {
            finders: finders.collect(),
            walks,
        }
    }

    /// Searches for a place for at most this many steps of a run, and returns what is known then.
    /// The timelines must always belong to the same boards, explored further or not.
    pub fn advance(&mut self, place: usize, timelines: &[&Timeline], budget: u64) -> Found {
        let finder = &mut self.finders[place];
        if finder.found == Found::NotYet {
            finder.found = match (timelines.get(finder.board.unwrap_or(0)), &finder.search) {
                (None, _) => Found::Never,
                (Some(timeline), &PlaceSearch::Walk(walk, sought)) => {
                    let walk = &mut self.walks[walk];
                    if walk.sought[sought].found == Found::NotYet {
                        walk.advance(timeline, budget);
                    }
                    walk.sought[sought].found
                }
                (Some(timeline), _) => finder.advance(timeline, timelines, budget),
            };
        }
        finder.found
    }

    /// Whether explored steps are still to be searched for a place.
    pub fn is_behind(&self, place: usize, timelines: &[&Timeline]) -> bool {
        let finder = &self.finders[place];
        let Some(timeline) = timelines.get(finder.board.unwrap_or(0)) else {
            return false;
        };
        finder.found == Found::NotYet
            && match &finder.search {
                PlaceSearch::Timelines => false,
                PlaceSearch::Difference(_) | PlaceSearch::Doom(_) => {
                    !finder.waits && finder.spent < MOST_SEARCHED
                }
                PlaceSearch::Walk(walk, _) => {
                    self.walks[*walk].step() < timeline.explored().min(MOST_SEARCHED)
                }
            }
    }

    /// Whether a place was not found within the limit, so that exploring further cannot find it.
    pub fn has_given_up(&self, place: usize) -> bool {
        let finder = &self.finders[place];
        let spent = match &finder.search {
            PlaceSearch::Walk(walk, _) => self.walks[*walk].step(),
            _ => finder.spent,
        };
        finder.found == Found::NotYet && spent >= MOST_SEARCHED && !finder.waits
    }

    /// The step up to which the run has been searched for a place.
    pub fn searched(&self, place: usize, timelines: &[&Timeline]) -> u64 {
        let finder = &self.finders[place];
        match &finder.search {
            PlaceSearch::Difference(Some(search)) => search.efforts()[0],
            PlaceSearch::Doom(Some(overview)) => overview.known_until().unwrap_or(0),
            PlaceSearch::Walk(walk, _) => self.walks[*walk].step(),
            _ => {
                let boards = finder.boards(timelines).iter();
                boards.map(|run| run.explored()).max().unwrap_or(0)
            }
        }
    }
}

impl Finder {
    /// The runs that the place is about.
    fn boards<'a, 't>(&self, timelines: &'a [&'t Timeline]) -> &'a [&'t Timeline] {
        match (self.at, self.board) {
            (StopAt::End, None) => timelines,
            (_, board) => {
                let board = board.unwrap_or(0);
                timelines.get(board..=board).unwrap_or_default()
            }
        }
    }

    fn advance(&mut self, timeline: &Timeline, timelines: &[&Timeline], budget: u64) -> Found {
        match self.at {
            StopAt::Step(step) if step <= timeline.explored() => Found::At(step),
            StopAt::Step(_) => timeline.length().map_or(Found::NotYet, |_| Found::Never),
            StopAt::Event(kind, nth) => timeline.first_reaching(Measure::Events(kind), nth),
            StopAt::Depth(depth) => timeline.first_reaching(Measure::MaxDepth, depth),
            StopAt::End => {
                let boards = self.boards(timelines).iter();
                let lengths: Option<Vec<u64>> = boards.map(|run| run.length()).collect();
                let last = lengths.and_then(|lengths| lengths.into_iter().max());
                last.map_or(Found::NotYet, Found::At)
            }
            StopAt::Difference(other) => match timelines.get(other) {
                Some(other) => self.compare([timeline, other], budget),
                None => Found::Never,
            },
            StopAt::Doom => self.judge(timeline, budget),
            StopAt::Cell { .. } => unreachable!("events on cells are found on walks"),
        }
    }

    fn compare(&mut self, timelines: [&Timeline; 2], budget: u64) -> Found {
        let budget = self.spend(budget);
        let PlaceSearch::Difference(search) = &mut self.search else {
            return Found::NotYet;
        };
        let search = search.get_or_insert_with(|| {
            let [one, other] = timelines.map(Timeline::start);
            Box::new(DifferenceSearch::forwards([&one, &other]))
        });
        let answer = search.advance(timelines, budget);
        self.waits = answer != Found::NotYet;
        match answer {
            Found::At(found) if found.steps[0] <= timelines[0].explored() => {
                Found::At(found.steps[0])
            }
            Found::At(_) | Found::NotYet => Found::NotYet,
            Found::Never => Found::Never,
        }
    }

    fn judge(&mut self, timeline: &Timeline, budget: u64) -> Found {
        let budget = self.spend(budget);
        let PlaceSearch::Doom(overview) = &mut self.search else {
            return Found::NotYet;
        };
        let overview = overview.get_or_insert_with(|| Box::new(Overview::new(&timeline.start())));
        self.waits = overview.advance(timeline, budget);
        let ended = overview.stretches().first().map(|stretch| stretch.from);
        match ended.or(overview.open().map(|span| span.from)) {
            Some(step) => Found::At(step),
            None if overview.is_done() => Found::Never,
            None => Found::NotYet,
        }
    }

    /// Takes steps from the budget, within the limit.
    fn spend(&mut self, budget: u64) -> u64 {
        let budget = budget.min(MOST_SEARCHED - self.spent);
        self.spent += budget;
        budget
    }
}

impl CellWalk {
    fn step(&self) -> u64 {
        self.solver.as_ref().map_or(0, |s| s.counters().steps)
    }

    fn advance(&mut self, timeline: &Timeline, budget: u64) {
        let problem = timeline.problem();
        let start = || Box::new(Solver::of(problem, *timeline.plan()));
        let solver = self.solver.get_or_insert_with(start);
        let step = solver.counters().steps;
        let last = timeline.explored().min(step.saturating_add(budget));
        for step in step + 1..=last.min(MOST_SEARCHED) {
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
            let sought = self.sought.iter_mut();
            for sought in sought.filter(|sought| sought.found == Found::NotYet) {
                sought.found = Found::Never;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Event, Goal};
    use crate::timeline::Measure;
    use std::sync::Arc;

    fn run(line: &str, strategy: &str) -> Timeline {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
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

    /// Decisions compared one by one first differ where the difference is found, and doom begins at
    /// the first guess from which no solution is reached.
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

    #[test]
    fn the_search_gives_up_at_its_limit() {
        let endless = run(&".".repeat(256), "naive");
        let mut finders = Finders::new([(StopAt::Difference(1), None)]);
        finders.finders[0].spent = MOST_SEARCHED;
        let found = finders.advance(0, &[&endless, &endless], 1 << 20);
        assert_eq!(found, Found::NotYet);
        assert!(!finders.is_behind(0, &[&endless, &endless]));
        assert!(finders.has_given_up(0));
    }
}
