//! Counters of several runs as bars.

use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, fitted, width_of};
use crate::explain::Language;
use crate::solver::{Counter, Counters};

/// Counters of search work.
const SEARCH: [Counter; 4] = [
    Counter::Placements,
    Counter::Conflicts,
    Counter::Backtracks,
    Counter::DeadEnds,
];
/// Counters of inference work.
const INFERENCE: [Counter; 2] = [Counter::Deductions, Counter::Eliminations];

/// A run in a chart.
pub struct ChartRun<'a> {
    /// Its name.
    pub name: &'a str,
    /// The colour of its bars. They are numbered too.
    pub color: Color,
    /// How far it is.
    pub note: String,
    /// Its counters.
    pub counters: Counters,
    /// Whether its end is unknown, so that these are the least it will have.
    pub are_least: bool,
}

/// Counters of several runs side by side, as bars on a logarithmic scale.
pub struct Chart<'a> {
    /// The runs.
    pub runs: &'a [ChartRun<'a>],
    /// The run that the others are compared with, by index; `None` if it is not among them.
    pub base: Option<usize>,
    /// The number at the end of the scale.
    pub most: u64,
    /// The colours.
    pub palette: &'a Palette,
    /// The language.
    pub language: Language,
    /// Text size.
    pub text: f32,
}

impl Chart<'_> {
    /// The height of the chart.
    pub fn height(&self) -> f32 {
        let groups = (SEARCH.len() + INFERENCE.len() + 1) as f32;
        let legend = self.runs.len() as f32 * self.text * 1.6;
        legend + self.axis() + 2.0 * self.title() + groups * self.group()
    }

    fn bar(&self) -> f32 {
        self.text * 1.05
    }

    fn group(&self) -> f32 {
        self.bar() * self.runs.len() as f32 + self.text * 0.8
    }

    fn title(&self) -> f32 {
        self.text * 2.0
    }

    /// The height of the numbers at the ruler. They come first: a stop may leave little room.
    fn axis(&self) -> f32 {
        self.text * 1.5
    }

    /// Draws it from the top of the rectangle, over its width.
    pub fn draw(&self, rect: Rect, shapes: &mut Vec<Shape>) {
        let text = self.text;
        let label = |counter: Counter| self.language.word(counter.message());
        let counters = SEARCH.iter().chain(&INFERENCE).chain([&Counter::Steps]);
        let widths = counters.map(|counter| width_of(&label(*counter), Font::Regular, text));
        let widest = widths.fold(0.0, f32::max).min(rect.width * 0.4);
        let numbers = text * if self.runs.len() > 1 { 8.2 } else { 4.2 };
        let left = rect.x + widest + text * 2.2;
        let bars = Rect::new(left, rect.y, (rect.right() - numbers - left).max(20.0), 0.0);
        let mut y = rect.y;
        self.draw_legend(rect, &mut y, shapes);
        y += self.axis();
        let ruler_from = y;
        let draw_group = |counter: Counter, y: &mut f32, shapes: &mut Vec<Shape>| {
            let at = Point::new(rect.x, *y + self.group() / 2.0);
            let words = fitted(&label(counter), Font::Regular, text, widest);
            shapes.push(Shape::text(at, text, self.palette.ink, words).left());
            for (run, other) in self.runs.iter().enumerate() {
                let top = *y + text * 0.4 + run as f32 * self.bar();
                let n = counter.of(&other.counters);
                let base = self.base.filter(|base| *base != run);
                let times = base.and_then(|base| {
                    let base = &self.runs[base];
                    let bound = match (other.are_least, base.are_least) {
                        (false, false) => "",
                        (true, false) => "≥ ",
                        (false, true) => "≤ ",
                        // Nothing is known about the ratio.
                        (true, true) => return None,
                    };
                    let times = times(n, counter.of(&base.counters), self.language)?;
                    Some(format!("({bound}{times})"))
                });
                self.draw_bar(bars, top, run, (n, times), shapes);
            }
            *y += self.group();
        };
        draw_group(Counter::Steps, &mut y, shapes);
        for (title, counters) in [
            ("chart-search", &SEARCH[..]),
            ("chart-inference", &INFERENCE[..]),
        ] {
            let at = Point::new(rect.x, y + self.title() / 2.0);
            let title = Shape::text(at, text, self.palette.ink, self.language.word(title));
            shapes.push(title.bold().left());
            y += self.title();
            for counter in counters {
                draw_group(*counter, &mut y, shapes);
            }
        }
        let x = |n| bars.x + bars.width * place(n, self.most);
        let look = (text * 0.8, self.palette, self.language);
        let rows = [ruler_from, y, ruler_from - 0.6 * text];
        ruler(x, self.most, rows, look, shapes);
    }

    fn draw_legend(&self, rect: Rect, y: &mut f32, shapes: &mut Vec<Shape>) {
        let (text, p) = (self.text, self.palette);
        for (index, run) in self.runs.iter().enumerate() {
            let ChartRun { name, note, .. } = run;
            let note_width = width_of(note, Font::Regular, text * 0.85);
            let name_room = (rect.width - text * 3.0 - note_width).max(text * 3.0);
            let box_ = Rect::new(rect.x, *y + text * 0.2, text * 1.2, text * 1.2);
            shapes.push(Shape::filled(box_, run.color));
            let number = (index + 1).to_string();
            shapes.push(Shape::text(box_.center(), text * 0.8, p.surface, number).bold());
            let at = Point::new(box_.right() + text * 0.6, box_.center().y);
            let words = fitted(name, Font::Regular, text, name_room);
            shapes.push(Shape::text(at, text, p.ink, words).left());
            let at = Point::new(rect.right(), box_.center().y);
            shapes.push(Shape::text(at, text * 0.85, p.faint, note).right());
            *y += text * 1.6;
        }
    }

    fn draw_bar(
        &self,
        bars: Rect,
        top: f32,
        run: usize,
        (n, times): (u64, Option<String>),
        shapes: &mut Vec<Shape>,
    ) {
        let text = self.text;
        let middle = top + self.bar() / 2.0;
        let width = bars.width * place(n, self.most);
        let color = self.runs[run].color;
        if n > 0 {
            let bar = Rect::new(bars.x, top + 1.0, width.max(2.0), self.bar() - 2.0);
            shapes.push(Shape::filled(bar, color));
        }
        let mut put = |x: f32, anchor: Anchor, color: Color, words: String| {
            let words = Shape::text(Point::new(x, middle), text * 0.85, color, words);
            shapes.push(words.anchored(anchor));
        };
        let number = (run + 1).to_string();
        put(bars.x - text * 0.4, Anchor::RightMiddle, color, number);
        let mut words = self.language.short(n);
        if let Some(times) = times {
            words += &format!("  {times}");
        }
        let after = bars.x + width + text * 0.3;
        put(after, Anchor::LeftMiddle, self.palette.ink, words);
    }
}

/// Draws lines at powers of ten, up to this number, across these rows of a scale; and at a height the
/// numbers, and that the scale is logarithmic.
pub(super) fn ruler(
    x: impl Fn(u64) -> f32,
    last: u64,
    [from, to, numbers]: [f32; 3],
    (text, p, language): (f32, &Palette, Language),
    shapes: &mut Vec<Shape>,
) {
    let at = Point::new(x(1) - text, numbers);
    shapes.push(Shape::text(at, text, p.faint, language.word("log-scale")).right());
    let powers = std::iter::successors(Some(1_u64), |n| n.checked_mul(10));
    let mut free_from = f32::MIN;
    for power in powers.take_while(|n| *n <= last.max(1)) {
        let x = x(power);
        let stroke = Stroke::new(1.0, p.line.alpha(140));
        shapes.push(Shape::line(Point::new(x, from), Point::new(x, to), stroke));
        let words = language.short(power);
        let half = width_of(&words, Font::Regular, text) / 2.0;
        if x - half > free_from {
            shapes.push(Shape::text(Point::new(x, numbers), text, p.faint, words));
            free_from = x + half + 0.6 * text;
        }
    }
}

/// The ratio of two numbers, such as `1.62×` or `1/387k`; `None` if either is zero.
pub fn times(n: u64, base: u64, language: Language) -> Option<String> {
    if n == 0 || base == 0 {
        return None;
    }
    let three_digits = |ratio: f64| {
        if ratio >= 100.0 {
            return language.short(ratio.round() as u64);
        }
        let digits = (2 - ratio.log10().floor() as i32).clamp(0, 3) as usize;
        language.decimal(format_args!("{ratio:.digits$}"))
    };
    let ratio = n as f64 / base as f64;
    Some(if ratio < LEAST_DECIMAL {
        format!("1/{}", three_digits(ratio.recip()))
    } else {
        format!("{}×", three_digits(ratio))
    })
}

/// Smaller ratios are written as fractions.
const LEAST_DECIMAL: f64 = 0.1;

/// The place of a number on the logarithmic scale, from 0 to 1. 1 is one unit from the start, and
/// so is ten times any number from that number.
fn place(n: u64, most: u64) -> f32 {
    if n == 0 {
        return 0.0;
    }
    ((1.0 + (n as f64).log10()) / (1.0 + (most.max(10) as f64).log10())) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_can_be_read() {
        for (n, base, expected) in [
            (162, 100, "1.62×"),
            (760_928_166, 65, "11.7M×"),
            (2_181, 1, "2,181×"),
            (17, 90, "0.189×"),
            (65, 141_783, "1/2,181"),
            (65, 228_263_912, "1/3.51M"),
            (10, 999, "1/99.9"),
        ] {
            let words = times(n, base, Language::En);
            assert_eq!(words.as_deref(), Some(expected));
        }
        assert_eq!(times(0, 7, Language::En), None);
    }
}
