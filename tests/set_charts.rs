//! Charts of sets: every puzzle has its place, and the number of shapes is limited by the
//! rectangle.

use crate::common::*;
use recuo::analysis::comparison::Amount;
use recuo::explain::Language;
use recuo::scene::{
    Anchor, Effort, Font, Point, Rect, Series, SetChart, SetMarks, Shape, Theme, width_of,
};
use recuo::solver::Counter;

const RECT: Rect = Rect::new(20.0, 10.0, 900.0, 420.0);

/// Amounts for this many strategies and puzzles: some zero, some stopped, some unfinished.
fn values(strategies: usize, puzzles: usize) -> Vec<Vec<Option<Amount>>> {
    let mut random = Random(puzzles as u64 + 7);
    let mut amount = || {
        let value = match random.below(20) {
            0 => 0,
            _ => 1 << random.below(40),
        };
        let is_least = random.below(10) == 0;
        (random.below(30) > 0).then_some(Amount { value, is_least })
    };
    (0..strategies)
        .map(|_| (0..puzzles).map(|_| amount()).collect())
        .collect()
}

type Draw = fn(&SetChart, Rect, &mut Vec<Shape>) -> SetMarks;

const CHARTS: [(&str, Draw); 3] = [
    ("bars", |chart, rect, shapes| chart.draw_bars(rect, shapes)),
    ("distribution", |chart, rect, shapes| {
        chart.draw_distribution(rect, shapes)
    }),
    ("scatter", |chart, rect, shapes| {
        chart.draw_scatter(rect, [0, chart.series.len() - 1], shapes)
    }),
];

fn draw(values: &[Vec<Option<Amount>>], effort: Effort, draw: Draw) -> (Vec<Shape>, SetMarks) {
    let palette = Theme::Light.palette();
    let amounts: Vec<_> = values
        .iter()
        .map(|values| |puzzle: usize| values[puzzle])
        .collect();
    let series: Vec<Series> = amounts
        .iter()
        .zip(values)
        .map(|(amount, values)| Series {
            name: "name",
            color: palette.guess,
            puzzles: values.len(),
            amount,
        })
        .collect();
    let chart = SetChart {
        series: &series,
        effort,
        palette: &palette,
        language: Language::Es,
        text: 14.0,
    };
    let mut shapes = Vec::new();
    let marks = draw(&chart, RECT, &mut shapes);
    (shapes, marks)
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
                Anchor::RightTop | Anchor::RightMiddle => at.x - width,
            };
            vec![Point::new(left, at.y), Point::new(left + width, at.y)]
        }
    }
}

#[test]
fn any_number_of_puzzles_has_room() {
    for (name, chart) in CHARTS {
        for strategies in [1, 2, 4, 7] {
            for puzzles in [0, 1, 2, 30, 500, 100_000] {
                let values = values(strategies, puzzles);
                let (shapes, marks) = draw(&values, Effort::Count(Counter::Work), chart);
                let count = shapes.len();
                assert!(count < 12_000, "{name} {strategies} {puzzles}: {count}");
                // An arrow, a marker or half a label may stand out a little.
                let around = RECT.shrunk(-16.0);
                for point in shapes.iter().flat_map(corners) {
                    assert!(point.x.is_finite() && point.y.is_finite());
                    assert!(
                        around.contains(point),
                        "{name} {strategies} {puzzles}: {point:?}"
                    );
                }
                for (rect, puzzle) in marks.all() {
                    assert!(*puzzle < puzzles && around.contains(rect.center()));
                }
            }
        }
    }
}

#[test]
fn marks_are_those_of_their_puzzles() {
    let values = values(3, 20);
    for (name, chart) in CHARTS {
        let (_, marks) = draw(&values, Effort::Time, chart);
        let mut seen: Vec<usize> = marks.all().iter().map(|(_, puzzle)| *puzzle).collect();
        seen.sort_unstable();
        seen.dedup();
        for (rect, puzzle) in marks.all() {
            let found = marks.puzzle_at(rect.center()).expect("a mark is there");
            // Another marker may have the same centre.
            let is_there = |(other, number): &(Rect, usize)| {
                *number == found && other.center() == rect.center()
            };
            assert!(
                found == *puzzle || marks.all().iter().any(is_there),
                "{name}"
            );
        }
        assert_eq!(marks.puzzle_at(Point::new(-50.0, -50.0)), None);
        if name != "scatter" {
            let done = |puzzle: &usize| values.iter().any(|series| series[*puzzle].is_some());
            let expected: Vec<usize> = (0..20).filter(done).collect();
            assert_eq!(seen, expected, "{name}");
        }
    }
    // Bars are in the order of the puzzles.
    let (_, marks) = draw(&values[..1], Effort::Count(Counter::Work), CHARTS[0].1);
    let middle = |puzzle: usize| {
        let share = (puzzle as f32 + 0.5) / 20.0;
        marks
            .all()
            .iter()
            .find(|(_, number)| *number == puzzle)
            .map(|(rect, _)| (rect.center().x - RECT.x) / RECT.width - share)
    };
    assert!((0..20).filter_map(middle).all(|error| error.abs() < 0.08));
}

#[test]
fn the_largest_of_a_bin_is_found() {
    // One puzzle in a hundred thousand took far more than the others.
    let mut values = vec![vec![Some(Amount::exact(10)); 100_000]];
    values[0][54_321] = Some(Amount::exact(1_000_000));
    for (name, chart) in CHARTS {
        let (_, marks) = draw(&values, Effort::Count(Counter::Work), chart);
        assert!(
            marks.all().iter().any(|(_, puzzle)| *puzzle == 54_321),
            "{name}"
        );
    }
}
