use super::SetReport;
use crate::analysis::set::Summary;
use crate::explain::{Language, args, strategy_name};
use crate::export::svg::{Words, svg};
use crate::scene::{Anchor, Effort, Font, Point, Rect, Series, SetChart, Shape, Theme};
use crate::solver::Goal;

const WIDTH: f32 = 1000.0;
const MARGIN: f32 = 24.0;
const TEXT: f32 = 14.0;
/// The height of bars for all strategies, and the additional height per strategy.
const BARS: f32 = 260.0;
const MORE_BARS: f32 = 60.0;
/// The height of the other charts.
const SQUARE: f32 = 420.0;
/// The height of a heading.
const HEADING: f32 = 34.0;

/// The name of a strategy in a chart, with the number of its runs that gave up: their amounts are
/// not marked otherwise.
pub fn chart_name(name: &str, summary: &Summary, language: Language) -> String {
    if summary.gave_up == 0 {
        return name.to_owned();
    }
    let count = language.number(summary.gave_up as u64);
    let values = args([("name", name.to_owned().into()), ("count", count.into())]);
    language.text("set-chart-name", &values)
}

impl SetReport<'_> {
    /// The charts as a picture.
    pub fn svg(&self, language: Language, theme: Theme) -> String {
        let (shapes, height) = self.draw(language, theme);
        let words = Words {
            language: language.code(),
            title: &self.title(language),
            description: &language.text(
                "set-description",
                &args([
                    ("counter", language.word(self.by.message()).into()),
                    (
                        "strategies",
                        self.names_in_words(language).join(", ").into(),
                    ),
                ]),
            ),
        };
        svg(&shapes, WIDTH, height, &words)
    }

    pub(super) fn names_in_words(&self, language: Language) -> Vec<String> {
        let strategies = self.plan.strategies.iter();
        strategies
            .map(|strategy| strategy_name(*strategy, language))
            .collect()
    }

    pub(super) fn title(&self, language: Language) -> String {
        let goal = match self.plan.goal {
            Goal::First => language.word("goal-first"),
            Goal::All => language.word("goal-all"),
            Goal::Count(limit) => {
                let limit = language.number(limit.get());
                language.text("set-goal-count", &args([("limit", limit.into())]))
            }
        };
        let count = self.results.puzzles() as u64;
        let puzzles = language.number(count);
        let told = [
            ("count", count.into()),
            ("puzzles", puzzles.into()),
            ("goal", goal.into()),
            ("steps", language.number(self.plan.max_steps).into()),
        ];
        let title = language.text("set-title", &args(told));
        if self.shard.is_whole() {
            return title;
        }
        let shard = self.shard.to_string();
        let told = [("title", title.into()), ("shard", shard.into())];
        language.text("set-title-shard", &args(told))
    }

    /// The whole picture, and its height.
    fn draw(&self, language: Language, theme: Theme) -> (Vec<Shape>, f32) {
        let palette = theme.palette();
        let mut shapes = Vec::new();
        let names = self.names_in_words(language);
        let mut y = MARGIN;
        let heading = |text: String, size: f32, y: &mut f32, shapes: &mut Vec<Shape>| {
            shapes.push(Shape::Text {
                at: Point::new(MARGIN, *y),
                anchor: Anchor::LeftTop,
                size,
                font: Font::Bold,
                color: palette.ink,
                text,
            });
            *y += HEADING;
        };
        heading(self.title(language), TEXT * 1.4, &mut y, &mut shapes);
        let width = WIDTH - 2.0 * MARGIN;
        let quantities = match self.repeats.is_some() {
            true => &[Effort::Count(self.by), Effort::Time][..],
            false => &[Effort::Count(self.by)],
        };
        let strategies = &self.plan.strategies;
        let named = names.iter().enumerate().map(|(strategy, name)| {
            chart_name(
                name,
                &Summary::of(self.results, strategy, self.by),
                language,
            )
        });
        let names: Vec<String> = named.collect();
        for (number, effort) in quantities.iter().enumerate() {
            let amounts: Vec<_> = (0..names.len())
                .map(|strategy| move |puzzle| effort.of(self.results, puzzle, strategy))
                .collect();
            let series: Vec<Series> = names
                .iter()
                .zip(&amounts)
                .zip(strategies)
                .map(|((name, amount), strategy)| Series {
                    name,
                    color: palette.strategy(*strategy),
                    puzzles: self.results.puzzles(),
                    amount,
                })
                .collect();
            let chart = SetChart {
                series: &series,
                effort: *effort,
                palette: &palette,
                language,
                text: TEXT,
            };
            if number == 0 {
                let legend = Rect::new(MARGIN, y, width, 0.0);
                chart.draw_legend(legend, &mut shapes);
                y += chart.legend_height(width) + TEXT;
            }
            heading(language.word("set-each"), TEXT, &mut y, &mut shapes);
            let bars = BARS + MORE_BARS * series.len() as f32;
            chart.draw_bars(Rect::new(MARGIN, y, width, bars), &mut shapes);
            y += bars + MARGIN;
            let half = (width - MARGIN) / 2.0;
            let left = Rect::new(MARGIN, y + HEADING, half, SQUARE);
            let right = Rect::new(MARGIN + half + MARGIN, y + HEADING, half, SQUARE);
            let title = |x: f32, id: &str| Shape::Text {
                at: Point::new(x, y),
                anchor: Anchor::LeftTop,
                size: TEXT,
                font: Font::Bold,
                color: palette.ink,
                text: language.word(id),
            };
            shapes.push(title(left.x, "set-distribution"));
            chart.draw_distribution(left, &mut shapes);
            if series.len() > 1 {
                shapes.push(title(right.x, "set-against"));
                let others = [0, series.len() - 1];
                chart.draw_scatter(right, others, &mut shapes);
            }
            y += HEADING + SQUARE + MARGIN;
        }
        let paper = Shape::Rect {
            rect: Rect::new(0.0, 0.0, WIDTH, y),
            radius: 0.0,
            fill: Some(palette.paper),
            stroke: None,
        };
        shapes.insert(0, paper);
        (shapes, y)
    }
}
