//! Finds the stops of a lesson in the boards' runs.

use super::Lesson;
use super::stop::{CellEvent, StopAt};
use crate::analysis::difference::DifferenceSearch;
use crate::analysis::doom::Overview;
use crate::solver::Counter;
use crate::timeline::{Found, Measure, Timeline};

/// The most steps of a run that are searched for events on cells, differences and dooms.
const MOST_SEARCHED: u64 = 1 << 28;

/// The search for a place in the runs of a lesson, in slices, while they are explored.
///
/// Most places are found by the counters of keyframes. Events on cells and differences between
/// boards are found by repeating the run's steps, which takes time in proportion to its length;
/// doom also takes searches.
pub struct Finder {
    at: StopAt,
    /// The board whose run is searched, from 0; `None` for the end of all runs.
    pub board: Option<usize>,
    /// What is known.
    pub found: Found,
    /// The steps spent on walking, comparing and judging.
    spent: u64,
    /// Whether it has to wait for more to be explored.
    waits: bool,
    /// The events on the cell so far.
    seen: u64,
    difference: Option<Box<DifferenceSearch>>,
    doom: Option<Box<Overview>>,
}

impl Finder {
    /// The search for a place in the run of a board, from 0. Without a board it is the first or,
    /// for the end, all.
    pub fn new(at: StopAt, board: Option<usize>) -> Self {
        Self {
            at,
            board: board.or((at != StopAt::End).then_some(0)),
            found: Found::NotYet,
            spent: 0,
            waits: false,
            seen: 0,
            difference: None,
            doom: None,
        }
    }

    /// The searches for the stops of a lesson.
    pub fn of_stops(lesson: &Lesson) -> Vec<Self> {
        let stops = lesson.stops.iter();
        stops.map(|stop| Self::new(stop.at, stop.board)).collect()
    }

    /// Searches for at most this many steps of a run, and returns what is known then. The timelines
    /// must always belong to the same boards, explored further or not.
    pub fn advance(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        if self.found == Found::NotYet {
            self.waits = true;
            self.found = self.search(timelines, budget);
        }
        self.found
    }

    /// Whether explored steps are still to be searched.
    pub fn is_behind(&self) -> bool {
        self.found == Found::NotYet && !self.waits && self.spent < MOST_SEARCHED
    }

    /// Whether the place was not found within the limit, so that exploring further cannot find it.
    pub fn has_given_up(&self) -> bool {
        self.found == Found::NotYet && !self.waits && self.spent >= MOST_SEARCHED
    }

    /// The number of steps that have been searched.
    pub fn searched(&self, timelines: &[&Timeline]) -> u64 {
        let explored = timelines.iter().map(|run| run.explored()).max();
        match self.spent {
            0 => explored.unwrap_or(0),
            spent => spent,
        }
    }

    fn search(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let Some(board) = self.board else {
            let mut runs = timelines.iter();
            let last = runs.try_fold(0, |last, run| Some(run.length()?.max(last)));
            return last.map_or(Found::NotYet, Found::At);
        };
        let Some(&timeline) = timelines.get(board) else {
            return Found::Never;
        };
        match self.at {
            StopAt::Step(step) if step <= timeline.explored() => Found::At(step),
            StopAt::Step(_) => timeline.length().map_or(Found::NotYet, |_| Found::Never),
            StopAt::Event(kind, nth) => timeline.first_reaching(Measure::Events(kind), nth),
            StopAt::Depth(depth) => {
                timeline.first_reaching(Measure::Counter(Counter::MaxDepth), depth)
            }
            StopAt::End => timeline.length().map_or(Found::NotYet, Found::At),
            StopAt::Cell(place) => self.walk(place, timeline, budget),
            StopAt::Difference(other) => match timelines.get(other) {
                Some(other) => self.compare([timeline, other], budget),
                None => Found::Never,
            },
            StopAt::Doom => self.judge(timeline, budget),
        }
    }

    fn walk(&mut self, place: CellEvent, timeline: &Timeline, budget: u64) -> Found {
        let from = self.spent;
        let last = (timeline.explored()).min(from + self.spend(budget));
        self.spent = last;
        for (step, event) in (from + 1..=last).zip(timeline.walk(from)) {
            if event.cell() == Some(place.cell)
                && place.event.is_none_or(|kind| event.kind() == kind)
            {
                self.seen += 1;
                if self.seen == place.nth.unwrap_or(1) {
                    return Found::At(step);
                }
            }
        }
        self.waits = last == timeline.explored();
        match timeline.length() {
            Some(length) if length == last => Found::Never,
            _ => Found::NotYet,
        }
    }

    fn compare(&mut self, timelines: [&Timeline; 2], budget: u64) -> Found {
        let budget = self.spend(budget);
        let search = self.difference.get_or_insert_with(|| {
            let [one, other] = timelines.map(Timeline::start);
            Box::new(DifferenceSearch::forwards([&one, &other]))
        });
        let answer = search.advance(timelines, budget);
        self.waits = answer != Found::NotYet;
        match answer {
            Found::At([step, _]) if step <= timelines[0].explored() => Found::At(step),
            Found::At(_) | Found::NotYet => Found::NotYet,
            Found::Never => Found::Never,
        }
    }

    fn judge(&mut self, timeline: &Timeline, budget: u64) -> Found {
        let budget = self.spend(budget);
        let start = || Box::new(Overview::new(&timeline.start()));
        let overview = self.doom.get_or_insert_with(start);
        self.waits = overview.advance(timeline, budget);
        let first = overview.spans().next();
        match first {
            Some(span) => Found::At(span.from),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Event, EventKind, Goal};
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
            let find = |at| Finder::new(at, None).advance(&[&timeline], u64::MAX);
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
                        assert_eq!(
                            find(StopAt::Cell(CellEvent {
                                cell,
                                event,
                                nth: Some(nth)
                            })),
                            expected
                        );
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
        let at = |event, nth| {
            StopAt::Cell(CellEvent {
                cell,
                event,
                nth: Some(nth),
            })
        };
        let mut finder = Finder::new(at(Some(EventKind::Place), 1), Some(0));
        let mut explored = 0;
        let step = loop {
            match finder.advance(&[&timeline], 7) {
                Found::At(step) => break step,
                Found::NotYet => explored += timeline.explore(5),
                Found::Never => panic!("the last cell is filled"),
            }
        };
        assert!(step <= explored);
        let moment = timeline.at(step).unwrap();
        assert_eq!(moment.event().unwrap().cell(), Some(cell));
        // The result stays, and the search ends with the run.
        assert_eq!(finder.advance(&[&timeline], 0), Found::At(step));
        let mut endless = Finder::new(at(None, u64::MAX), None);
        assert_eq!(endless.advance(&[&timeline], 7), Found::NotYet);
        all(&mut timeline);
        assert_eq!(endless.advance(&[&timeline], u64::MAX), Found::Never);
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
        let mut judge = Finder::new(StopAt::Doom, None);
        let mut found = judge.advance(&[&naive], 3);
        while found == Found::NotYet {
            found = judge.advance(&[&naive], 1 << 12);
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
            Finder::new(StopAt::Difference(other), Some(board)).advance(timelines, 1 << 20)
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
        let of =
            |board, long: &Timeline| Finder::new(StopAt::End, board).advance(&[&short, long], 1);
        assert_eq!(of(Some(0), &long), Found::At(short.explored()));
        assert_eq!(of(None, &long), Found::NotYet);
        all(&mut long);
        assert_eq!(of(None, &long), Found::At(long.explored()));
        assert!(long.explored() > short.explored());
    }
}
