//! The charts of a set as a picture.

use super::SetReport;
use crate::explain::{Language, args, strategy_name};
use crate::export::comparison::goal_in_words;
use crate::export::svg::svg;
use crate::scene::{Anchor, Effort, Palette, Point, Rect, SetChart, Shape, Theme};

const WIDTH: f32 = 1000.0;
const MARGIN: f32 = 24.0;
const TEXT: f32 = 14.0;
/// The height of bars for all strategies, and the additional height per strategy.
const BARS_HEIGHT: f32 = 260.0;
const BARS_HEIGHT_EACH: f32 = 60.0;
/// The height of the other charts.
const CHART_HEIGHT: f32 = 420.0;
const HEADING_HEIGHT: f32 = 34.0;

impl SetReport<'_> {
    /// The charts as a picture.
    pub fn svg(&self, language: Language, theme: Theme) -> String {
        let (shapes, height) = self.draw(language, theme);
        let strategies = self.strategy_names(language).join(", ");
        let counter = language.word(self.by.message());
        let values = args([
            ("counter", counter.into()),
            ("strategies", strategies.into()),
        ]);
        let description = language.text("set-description", &values);
        let words = [self.title(language), description];
        svg(
            &shapes,
            (WIDTH, height),
            words.each_ref().map(String::as_str),
            language,
        )
    }

    pub(super) fn strategy_names(&self, language: Language) -> Vec<String> {
        let strategies = self.plan.strategies.iter();
        strategies.map(|s| strategy_name(*s, language)).collect()
    }

    pub(super) fn title(&self, language: Language) -> String {
        let count = self.results.puzzles() as u64;
        let values = args([
            ("count", count.into()),
            ("puzzles", language.number(count).into()),
            ("goal", goal_in_words(self.plan.goal, language).into()),
            ("steps", language.number(self.plan.max_steps).into()),
        ]);
        let title = language.text("set-title", &values);
        let Some(shard) = self.shard else {
            return title;
        };
        let values = args([("title", title.into()), ("shard", shard.to_string().into())]);
        language.text("set-title-shard", &values)
    }

    /// The whole picture, and its height.
    fn draw(&self, language: Language, theme: Theme) -> (Vec<Shape>, f32) {
        let palette = theme.palette();
        let mut shapes = Vec::new();
        let title = Point::new(MARGIN, MARGIN);
        shapes.push(heading(title, TEXT * 1.4, &palette, self.title(language)));
        let mut y = MARGIN + HEADING_HEIGHT;
        let width = WIDTH - 2.0 * MARGIN;
        let strategies = &self.plan.strategies;
        let time = self.has_times.then_some(Effort::Time);
        for (number, effort) in [Effort::Count(self.by)].into_iter().chain(time).enumerate() {
            let runs = (self.results, strategies.as_slice());
            let chart = SetChart::new(runs, effort, &palette, language, TEXT);
            if number == 0 {
                let (legend, height) = chart.legend(Rect::new(MARGIN, y, width, 0.0));
                shapes.extend(legend);
                y += height + TEXT;
            }
            let title =
                |x: f32, y: f32, id| heading(Point::new(x, y), TEXT, &palette, language.word(id));
            shapes.push(title(MARGIN, y, "set-each"));
            y += HEADING_HEIGHT;
            let height = BARS_HEIGHT + BARS_HEIGHT_EACH * strategies.len() as f32;
            let bars = chart.draw_bars(Rect::new(MARGIN, y, width, height));
            shapes.extend(bars.shapes);
            y += height + MARGIN;
            let half = (width - MARGIN) / 2.0;
            let left = Rect::new(MARGIN, y + HEADING_HEIGHT, half, CHART_HEIGHT);
            let right = Rect::new(left.right() + MARGIN, left.y, half, CHART_HEIGHT);
            shapes.push(title(left.x, y, "set-distribution"));
            shapes.extend(chart.draw_distribution(left).shapes);
            if strategies.len() > 1 {
                shapes.push(title(right.x, y, "set-against"));
                let others = [0, strategies.len() - 1];
                shapes.extend(chart.draw_scatter(right, others).shapes);
            }
            y += HEADING_HEIGHT + CHART_HEIGHT + MARGIN;
        }
        let paper = Shape::filled(Rect::new(0.0, 0.0, WIDTH, y), palette.paper);
        shapes.insert(0, paper);
        (shapes, y)
    }
}

fn heading(at: Point, size: f32, palette: &Palette, text: String) -> Shape {
    Shape::text(at, size, palette.ink, text)
        .bold()
        .anchored(Anchor::LeftTop)
}
