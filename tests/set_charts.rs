//! Charts of sets: every puzzle has its place, and the number of shapes is limited by the
//! rectangle.

use crate::common::*;
use recuo::analysis::comparison::Totals;
use recuo::analysis::set::{FinishedRun, SetPlan, SetResults};
use recuo::explain::Language;
use recuo::scene::{
    Anchor, Effort, Font, Point, Rect, SetChart, SetPicture, Shape, Theme, width_of,
};
use recuo::solver::{Counters, Goal, Outcome, Strategy};
use std::time::Duration;

const RECT: Rect = Rect::new(20.0, 10.0, 900.0, 420.0);

/// Results of these strategies, with a time for each run and whether it was stopped, unless it is
/// unfinished.
fn results(
    strategies: &[Strategy],
    puzzles: usize,
    mut amount: impl FnMut(usize) -> Option<(u64, bool)>,
) -> SetResults {
    let plan = SetPlan {
        strategies: strategies.to_vec(),
        goal: Goal::First,
        max_steps: 1,
    };
    let mut results = SetResults::new(&plan, puzzles);
    for number in 0..plan.runs(puzzles) {
        if let Some((nanoseconds, is_stopped)) = amount(number) {
            results.note(FinishedRun {
                number,
                totals: Totals {
                    counters: Counters::default(),
                    outcome: (!is_stopped).then_some(Outcome::Solved),
                },
                time: Duration::from_nanos(nanoseconds),
            });
        }
    }
    results
}

/// Some zero, some stopped, some unfinished.
fn varied(puzzles: usize) -> impl FnMut(usize) -> Option<(u64, bool)> {
    let mut random = Random(puzzles as u64 + 7);
    move |_| {
        let value = match random.below(20) {
            0 => 0,
            _ => 1 << random.below(40),
        };
        let is_stopped = random.below(10) == 0;
        (random.below(30) > 0).then_some((value, is_stopped))
    }
}

fn strategies(count: usize) -> Vec<Strategy> {
    let named = Strategy::NAMED.iter().map(|(_, strategy)| *strategy);
    named.take(count).collect()
}

type Draw = fn(&SetChart, usize) -> SetPicture;

const CHARTS: [(&str, Draw); 3] = [
    ("bars", |chart, _| chart.draw_bars(RECT)),
    ("distribution", |chart, _| chart.draw_distribution(RECT)),
    ("scatter", |chart, last| chart.draw_scatter(RECT, [0, last])),
];

fn draw(results: &SetResults, strategies: &[Strategy], draw: Draw) -> SetPicture {
    let palette = Theme::Light.palette();
    let runs = (results, strategies);
    let chart = SetChart::new(runs, Effort::Time, &palette, Language::Es, 14.0);
    draw(&chart, strategies.len() - 1)
}

fn corners(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Rect { rect, .. } => vec![
            Point::new(rect.x, rect.y),
            Point::new(rect.right(), rect.bottom()),
        ],
        Shape::Line { points, .. } | Shape::Polygon { points, .. } => points.clone(),
        Shape::Circle { center, .. } => vec![*center],
        Shape::Text {
            at,
            anchor,
            size,
            text,
            ..
        } => {
            let width = width_of(text, Font::Regular, *size);
            let left = match anchor {
                Anchor::LeftTop | Anchor::LeftMiddle => at.x,
                Anchor::CenterTop | Anchor::CenterMiddle => at.x - width / 2.0,
                Anchor::RightMiddle => at.x - width,
            };
            vec![Point::new(left, at.y), Point::new(left + width, at.y)]
        }
    }
}

#[test]
fn any_number_of_puzzles_has_room() {
    for (name, chart) in CHARTS {
        for count in [1, 4, 7] {
            for puzzles in [0, 1, 2, 30, 500, 20_000] {
                let strategies = strategies(count);
                let results = results(&strategies, puzzles, varied(puzzles));
                let SetPicture { shapes, marks } = draw(&results, &strategies, chart);
                let context = format!("{name} {count} {puzzles}: {}", shapes.len());
                assert!(shapes.len() < 12_000, "{context}");
                // An arrow, a marker or half a label may stand out a little.
                let around = RECT.shrunk(-16.0);
                for point in shapes.iter().flat_map(corners) {
                    assert!(point.x.is_finite() && point.y.is_finite());
                    assert!(around.contains(point), "{context}: {point:?}");
                }
                for (rect, puzzle) in marks {
                    assert!(puzzle < puzzles && around.contains(rect.center()));
                }
            }
        }
    }
}

#[test]
fn every_finished_puzzle_can_be_pointed_at() {
    let strategies = strategies(3);
    let results = results(&strategies, 20, varied(20));
    let is_done = |puzzle: &usize| results.puzzle(*puzzle).any(|run| run.is_some());
    let expected: Vec<usize> = (0..20).filter(is_done).collect();
    for (name, chart) in &CHARTS[..2] {
        let picture = draw(&results, &strategies, *chart);
        let mut seen: Vec<usize> = picture.marks.iter().map(|(_, puzzle)| *puzzle).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, expected, "{name}");
        for (rect, puzzle) in &picture.marks {
            let found = picture.puzzle_at(rect.center()).expect("a mark is there");
            let is_there = |(other, number): &(Rect, usize)| {
                *number == found && other.center() == rect.center()
            };
            // Another marker may have the same centre.
            assert!(found == *puzzle || picture.marks.iter().any(is_there));
        }
        assert_eq!(picture.puzzle_at(Point::new(-50.0, -50.0)), None);
    }
}

/// One puzzle of many that took far more than the others is found.
#[test]
fn the_largest_of_a_bin_is_found() {
    let strategies = strategies(1);
    let amount = |puzzle| Some((if puzzle == 12_345 { 1_000_000 } else { 10 }, false));
    let results = results(&strategies, 20_000, amount);
    for (name, chart) in CHARTS {
        let picture = draw(&results, &strategies, chart);
        let is_it = |(_, puzzle): &(Rect, usize)| *puzzle == 12_345;
        assert!(picture.marks.iter().any(is_it), "{name}");
    }
}
