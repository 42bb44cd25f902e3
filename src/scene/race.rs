//! A race as a picture: the boards in a line, one large number, and a bar for each board on a
//! logarithmic scale.

use super::chart::ruler;
use super::marks::badge;
use super::{Board, BoardOptions, Color, Font, Motion, Palette, Point, Rect, Shape, Stroke};
use super::{times, width_of};
use crate::explain::{Language, args};
use crate::solver::Counter;
use crate::timeline::Moment;

/// The width of a wide screen in its heights, which sizes are shares of: of the number, of names and
/// of small words, and the least and the greatest height of a row.
const WIDE: f32 = 1.775;
const NUMBER: f32 = 1.0 / 7.0;
const NAME: f32 = 1.0 / 30.0;
const SMALL: f32 = 1.0 / 45.0;
const ROWS: [f32; 2] = [0.075, 0.13];
/// The least sizes of names and of small words, in points.
const LEAST: [f32; 2] = [14.0, 12.0];
/// The height of a bar in rows, and those of a title and of the words of the scale in small words.
const BAR: f32 = 0.66;
const TITLE: f32 = 1.8;

/// The places of a race's parts.
pub struct RaceLayout {
    /// The boards, in a line below their titles, as large as the rest leaves them.
    pub boards: Vec<Rect>,
    /// The rest.
    pub below: Rect,
    /// The size of the number, the height of a row, the sizes of names and of small words.
    number: f32,
    row: f32,
    text: [f32; 2],
}

impl RaceLayout {
    /// The places for `count` boards in an area.
    pub fn of(area: Rect, count: usize) -> Self {
        let unit = area.height.min(area.width / WIDE);
        let (boards, number) = (count as f32, NUMBER * unit);
        let [name, small] = [(NAME * unit).max(LEAST[0]), (SMALL * unit).max(LEAST[1])];
        let column = (area.width + small) / boards;
        let bars = boards * (ROWS[0] * unit).max(1.3 * name);
        let top = area.y + TITLE * small;
        let rest = number + bars + (1.0 + TITLE) * small;
        let side = (area.bottom() - top - rest).min(column - small).max(40.0);
        let board = |index: usize| {
            let x = area.x + column * index as f32 + (column - small - side) / 2.0;
            Rect::new(x, top, side, side)
        };
        let y = top + side + small;
        let below = Rect::new(area.x, y, area.width, area.bottom() - y);
        let row = (below.height - number - TITLE * small) / boards;
        let row = row.clamp(1.0, ROWS[1] * unit);
        Self {
            boards: (0..count).map(board).collect(),
            below,
            number,
            row,
            text: [name.min(0.6 * row), small],
        }
    }
}

/// A board in a race.
pub struct Racer<'a> {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub moment: &'a Moment,
    /// Its place, from 1, if it has finished.
    pub place: Option<usize>,
    /// Whether it has ended, perhaps by giving up.
    pub has_ended: bool,
    /// Whether the race is over but not its run, so that its counters are bounds.
    pub is_open: bool,
    /// How far the sign of its end has grown in.
    pub motion: Motion,
}

impl Racer<'_> {
    fn work(&self) -> u64 {
        Counter::Work.of(&self.moment.counters())
    }

    /// Its place in words, which are empty until it has one.
    fn place(&self, language: Language) -> String {
        let text = |place| language.text("race-ordinal", &args([("place", place)]));
        let place = self.place.map(|place| (place as u64).into());
        place.map_or_else(String::new, text)
    }

    /// How it does, for those who do not see its bar.
    pub fn words(&self, language: Language) -> String {
        let place = match (self.place, self.has_ended) {
            (Some(_), _) => self.place(language),
            (None, true) => language.word("outcome-gave-up"),
            (None, false) => language.word("race-open"),
        };
        let work = self.counted("race-work", Counter::Work, language);
        let guesses = self.counted("race-guesses", Counter::Placements, language);
        format!("{}: {place}, {work}, {guesses}", self.name)
    }

    /// A counter, which may be a bound.
    fn number(&self, counter: Counter, language: Language) -> String {
        let least = if self.is_open { "≥ " } else { "" };
        let count = counter.of(&self.moment.counters());
        format!("{least}{}", language.number(count))
    }

    fn counted(&self, id: &str, counter: Counter, language: Language) -> String {
        let count = counter.of(&self.moment.counters()).into();
        let words = self.number(counter, language).into();
        language.text(id, &args([("count", count), ("words", words)]))
    }
}

/// A race at a moment.
pub struct RacePicture<'a> {
    /// The boards.
    pub racers: &'a [Racer<'a>],
    /// Before it begins: how many steps have been explored.
    pub explored: Option<u64>,
    /// Whether all of them have arrived.
    pub is_over: bool,
    /// How many powers of ten the scale spans.
    pub span: f32,
    /// The colours.
    pub palette: &'a Palette,
    /// The language.
    pub language: Language,
}

impl RacePicture<'_> {
    /// The work on the clock: the most that any board has done.
    fn clock(&self) -> u64 {
        self.racers.iter().map(Racer::work).max().unwrap_or(0)
    }

    /// The number, and two lines about it.
    pub fn headline(&self) -> [String; 3] {
        let language = self.language;
        if let Some(steps) = self.explored {
            let [about, more] = ["race-preparing", "race-now"].map(|id| language.word(id));
            return [language.number(steps), about, more];
        }
        if let Some(ratio) = self.ratio().filter(|_| self.is_over) {
            return ratio;
        }
        let done = self.racers.iter().filter(|racer| racer.place.is_some());
        let [done, all] = [done.count(), self.racers.len()].map(|count| (count as u64).into());
        let finished = language.text("race-finished", &args([("done", done), ("all", all)]));
        let clock = language.number(self.clock());
        [clock, language.word("race-clock"), finished]
    }

    /// How many times as much work as the first the last one has done.
    fn ratio(&self) -> Option<[String; 3]> {
        let language = self.language;
        let first = self.racers.iter().filter(|racer| racer.place == Some(1));
        let first = first.min_by_key(|racer| racer.moment.step())?;
        let is_later = |racer: &&Racer| racer.is_open || racer.place > Some(1);
        let last = self.racers.iter().filter(is_later);
        let last = last.max_by_key(|racer| racer.work())?;
        // A bound is rounded down.
        let (least, half) = match last.is_open {
            true => ("≥ ", 0),
            false => ("", first.work() / 2),
        };
        let number = match (last.work() + half).checked_div(first.work())? {
            ratio @ 1000.. => format!("{}×", language.number(ratio)),
            _ => times(last.work(), first.work(), language)?,
        };
        let more = last.counted("race-guesses", Counter::Placements, language);
        let fewer = first.number(Counter::Placements, language);
        let against = args([("guesses", more.into()), ("fewer", fewer.into())]);
        let name = args([("name", last.name.clone().into())]);
        Some([
            format!("{least}{number}"),
            language.text("race-ratio", &name),
            language.text("race-against", &against),
        ])
    }

    /// Draws the boards below their names and places.
    pub fn draw_boards(&self, layout: &RaceLayout, shapes: &mut Vec<Shape>) {
        let (p, small) = (self.palette, layout.text[1]);
        for (racer, rect) in self.racers.iter().zip(&layout.boards) {
            let y = rect.y - 0.6 * TITLE * small;
            let swatch = Rect::new(rect.x, y - 0.4 * small, 0.8 * small, 0.8 * small);
            let color = p.of_run(racer.moment);
            shapes.push(Shape::rounded(swatch, 0.18 * small, color, None));
            let place = racer.place(self.language);
            let room = rect.width - width_of(&place, Font::Bold, small) - 2.0 * small;
            let at = Point::new(rect.x + 1.2 * small, y);
            put(&racer.name, at, room, (small, Font::Bold, p.ink), shapes);
            let place = Shape::text(Point::new(rect.right(), y), small, p.deduced, place);
            shapes.push(place.bold().right());
            let board = Board::new(racer.moment, *rect, p, BoardOptions::NONE);
            let mut board = board.in_language(self.language);
            board.pen.is_racing = true;
            board.draw(shapes);
        }
    }

    /// Draws what stands below the boards.
    pub fn draw_bars(&self, layout: &RaceLayout, shapes: &mut Vec<Shape>) {
        let (p, below, row, [name, small]) = (self.palette, layout.below, layout.row, layout.text);
        let widths = self.racers.iter();
        let widths = widths.map(|racer| width_of(&racer.name, Font::Regular, name));
        let names = widths.fold(0.0, f32::max).min(0.3 * below.width);
        let (left, height) = (names + 3.5 * name, row * self.racers.len() as f32);
        let scale = Rect {
            x: below.x + left,
            y: below.bottom() - TITLE * small - height,
            width: below.width - left - 0.3 * row,
            height,
        };
        self.draw_headline((below.y + scale.y - 0.5 * small) / 2.0, layout, shapes);
        let x = |work: u64| {
            let share = (work.max(1) as f32).log10() / self.span.max(1.0);
            scale.x + scale.width * share.min(1.0)
        };
        // Only up to the first power of ten that has not been reached.
        let next = 10_u64.saturating_pow(self.clock().max(1).ilog10() + 1);
        let last = next.min(10_f32.powf(self.span + 0.01) as u64);
        let rows = [scale.y, scale.bottom()];
        let look = (small, p, self.language);
        ruler(x, last, [rows[0], rows[1], rows[1] + small], look, shapes);
        let [from, to] = [scale.x, scale.right()].map(|x| Point::new(x, scale.bottom()));
        shapes.push(Shape::line(from, to, Stroke::new(1.5, p.frame)));
        if !self.is_over {
            let [from, to] = rows.map(|y| Point::new(x(self.clock()), y));
            shapes.push(Shape::line(from, to, Stroke::new(2.0, p.ink)));
        }
        let mut ranked: Vec<&Racer> = self.racers.iter().collect();
        ranked.sort_by_key(|racer| racer.place.unwrap_or(usize::MAX));
        for (index, racer) in ranked.into_iter().enumerate() {
            let y = scale.y + row * (index as f32 + 0.5 - BAR / 2.0);
            let bar = Rect::new(scale.x, y, x(racer.work()) - scale.x, BAR * row);
            self.draw_racer(racer, bar, names, layout, shapes);
        }
    }

    fn draw_headline(&self, middle: f32, layout: &RaceLayout, shapes: &mut Vec<Shape>) {
        let (room, ink, name) = (layout.below, self.palette.ink, layout.text[0]);
        let [number, about, more] = self.headline();
        let lines = [(about, Font::Regular, -0.7), (more, Font::Bold, 0.7)];
        let widths = lines.each_ref();
        let widths = widths.map(|(words, font, _)| width_of(words, *font, name));
        let widest = widths[0].max(widths[1]);
        let bold = (layout.number, Font::Bold, ink);
        let number_width = width_of(&number, Font::Bold, layout.number).min(0.6 * room.width);
        // In a narrow window the lines stand below the number.
        let is_narrow = number_width + name + widest > room.width;
        let has_height = 2.0 * (middle - room.y) > layout.number + 4.0 * name;
        let (up, x, down) = match is_narrow && has_height {
            true => (1.6 * name, room.x, 0.5 * layout.number),
            false => (0.0, room.x + number_width + name, 0.0),
        };
        let at = Point::new(room.x, middle - up);
        put(&number, at, 0.6 * room.width, bold, shapes);
        for (words, font, y) in lines {
            let at = Point::new(x, middle + down + y * name);
            put(&words, at, room.right() - x, (name, font, ink), shapes);
        }
    }

    /// Draws the place, the name and the bar of a board, and its numbers: beyond the bar or, where
    /// there is more room, on it.
    fn draw_racer(
        &self,
        racer: &Racer,
        bar: Rect,
        names: f32,
        layout: &RaceLayout,
        shapes: &mut Vec<Shape>,
    ) {
        let (p, [size, small], middle) = (self.palette, layout.text, bar.center().y);
        let (place, ink) = match (racer.place, racer.has_ended) {
            (Some(_), _) => (racer.place(self.language), p.deduced),
            (None, true) => ("–".to_owned(), p.faint),
            (None, false) => ("…".to_owned(), p.faint),
        };
        let at = Point::new(layout.below.x, middle);
        shapes.push(Shape::text(at, size, ink, place).bold().left());
        let at = Point::new(at.x + 2.8 * size, middle);
        put(&racer.name, at, names, (size, Font::Regular, p.ink), shapes);
        let (end, reach) = (bar.right(), 0.4 * bar.height);
        let color = p.of_run(racer.moment);
        match racer.moment.event().filter(|_| racer.has_ended) {
            Some(event) => {
                shapes.push(Shape::rounded(bar, 4.0, color, None));
                let radius = reach * (0.3 + 0.7 * racer.motion.eased());
                badge(Point::new(end, middle), radius, event.kind(), p, shapes);
            }
            None => {
                let (top, foot) = (bar.y, bar.bottom());
                let tip = (end + reach, middle);
                let corners = [(bar.x, top), (end, top), tip, (end, foot), (bar.x, foot)];
                shapes.push(Shape::polygon(corners, color));
            }
        }
        let counted = |id: &str, counter| racer.counted(id, counter, self.language);
        let guesses = counted("race-guesses", Counter::Placements);
        let work = racer.number(Counter::Work, self.language);
        let mut words = match racer.has_ended || racer.is_open {
            true => vec![(work, size, Font::Bold), (guesses, small, Font::Regular)],
            false => [guesses, counted("race-undone", Counter::Backtracks)]
                .map(|words| (words, small, Font::Regular))
                .to_vec(),
        };
        let gap = reach + 0.4 * size;
        let (beyond, on_bar) = (layout.below.right() - end - gap, bar.width - gap);
        let width = |words: &[(String, f32, Font)]| {
            let widths = words
                .iter()
                .map(|(words, size, font)| width_of(words, *font, *size));
            widths.sum::<f32>() + small * (words.len() - 1) as f32
        };
        if width(&words) > beyond.max(on_bar) {
            words.truncate(1);
        }
        let width = width(&words);
        let (mut x, [ink, faint]) = if width > beyond && on_bar > beyond {
            let readable = |a: &Color, b: &Color| a.contrast(color).total_cmp(&b.contrast(color));
            let ink = [p.ink, p.surface].into_iter().max_by(readable);
            (end - gap - width, [ink.unwrap_or(p.ink); 2])
        } else {
            let ground = Rect::new(end + gap, bar.y, width, bar.height);
            shapes.push(Shape::filled(ground.shrunk(-0.2 * small), p.paper));
            (ground.x, [p.ink, p.faint])
        };
        for (words, size, font) in words {
            let ink = if font == Font::Bold { ink } else { faint };
            let at = Point::new(x, middle);
            x = put(&words, at, f32::INFINITY, (size, font, ink), shapes) + small;
        }
    }
}

/// Writes words from a point on, smaller if they do not fit the room. Returns where they end.
fn put(
    words: &str,
    at: Point,
    room: f32,
    (size, font, ink): (f32, Font, Color),
    shapes: &mut Vec<Shape>,
) -> f32 {
    let width = width_of(words, font, size);
    let times = (room / width).min(1.0);
    let words = Shape::text(at, size * times, ink, words);
    shapes.push(words.in_font(font).left());
    at.x + width * times
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Problem, Shape as BoxShape};
    use crate::scene::Theme;
    use crate::solver::Goal;
    use crate::timeline::Timeline;
    use std::sync::Arc;

    fn texts(shapes: &[Shape]) -> Vec<&str> {
        let texts = shapes.iter().filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    /// Boards stand in a line, no name is cut, and the scale tells no more than what is reached.
    #[test]
    fn a_race_is_seen_whole_and_no_further() {
        let problem = Problem::new(BoxShape::usual(4).unwrap(), &[None; 16]).unwrap();
        let mut run = Timeline::new(Arc::new(problem), "naive".parse().unwrap(), Goal::First);
        run.explore(1000);
        let (start, end) = (run.at(1).unwrap(), run.at(run.length().unwrap()).unwrap());
        let racer = |moment, place: Option<usize>| Racer {
            name: "fewest candidates, all solutions".to_owned(),
            moment,
            place,
            has_ended: place.is_some(),
            is_open: false,
            motion: Motion::END,
        };
        let racers = [
            racer(&start, None),
            racer(&end, Some(1)),
            racer(&start, None),
        ];
        let mut picture = RacePicture {
            racers: &racers,
            explored: None,
            is_over: false,
            span: 9.0,
            palette: &Theme::Light.palette(),
            language: Language::En,
        };
        for (width, height) in [
            (1920.0, 1080.0),
            (1024.0, 768.0),
            (960.0, 400.0),
            (390.0, 700.0),
        ] {
            let area = Rect::new(7.0, 5.0, width, height);
            let layout = RaceLayout::of(area, racers.len());
            let [first, .., last] = layout.boards[..] else {
                panic!("three boards")
            };
            assert!(first.y == last.y && area.holds(first) && area.holds(last));
            assert!(first.bottom() < layout.below.y && first.right() < layout.boards[1].x);
            let mut shapes = Vec::new();
            picture.draw_boards(&layout, &mut shapes);
            picture.draw_bars(&layout, &mut shapes);
            let texts = texts(&shapes);
            assert_eq!(
                texts.iter().filter(|text| **text == racers[0].name).count(),
                6
            );
            assert!(
                texts.contains(&"10") && !texts.contains(&"1,000"),
                "{texts:?}"
            );
        }
        assert_eq!(picture.headline()[2], "1 of 3 has finished.");
        picture.is_over = true;
        assert_eq!(picture.ratio(), None, "nobody else has finished");
    }
}
