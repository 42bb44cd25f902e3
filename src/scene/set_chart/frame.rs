//! Axes, scales and grid lines.

use super::{SetChart, write};
use crate::scene::{Anchor, Font, Point, Rect, Shape, Stroke, width_of};

/// A logarithmic scale over whole powers of ten. 0 is at its start.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    first: u32,
    last: u32,
}

impl Scale {
    /// The smallest scale with these numbers.
    pub(super) fn of(values: impl Iterator<Item = u64>) -> Self {
        let (mut least, mut most) = (u64::MAX, 1);
        for value in values.filter(|value| *value > 0) {
            least = least.min(value);
            most = most.max(value);
        }
        let first = least.min(most).ilog10();
        let last = most.ilog10() + u32::from(!is_power(most));
        Self {
            first,
            last: last.max(first + 1),
        }
    }

    /// The place of a number, from 0 to 1.
    pub(super) fn place(self, value: u64) -> f32 {
        if value == 0 {
            return 0.0;
        }
        let powers = (value as f64).log10() - f64::from(self.first);
        (powers / f64::from(self.last - self.first)).clamp(0.0, 1.0) as f32
    }

    fn powers(self) -> impl Iterator<Item = u64> {
        (self.first..=self.last).filter_map(|power| 10_u64.checked_pow(power))
    }
}

fn is_power(value: u64) -> bool {
    10_u64.pow(value.ilog10()) == value
}

impl SetChart<'_> {
    /// Draws the vertical scale, its label above and a caption below. Returns the area for the
    /// data.
    pub(super) fn draw_frame(
        &self,
        rect: Rect,
        scale: Scale,
        [above, below]: [&str; 2],
        shapes: &mut Vec<Shape>,
    ) -> Rect {
        let (text, p) = (self.text, self.palette);
        let small = text * 0.85;
        let labels = scale.powers().map(|power| self.written(power));
        let widest = labels
            .map(|label| width_of(&label, Font::Regular, small))
            .fold(0.0, f32::max);
        let head = text * 1.6;
        let inner = Rect::new(
            rect.x + widest + text * 0.6,
            rect.y + head,
            rect.width - widest - text * 1.2,
            rect.height - head - text * 2.8,
        );
        let mut free_below = f32::MAX;
        for power in scale.powers() {
            let y = inner.bottom() - inner.height * scale.place(power);
            shapes.push(Shape::Line {
                points: vec![Point::new(inner.x, y), Point::new(inner.right(), y)],
                stroke: Stroke::new(1.0, p.line.alpha(140)),
            });
            if y + small * 0.6 < free_below {
                let at = Point::new(inner.x - text * 0.4, y);
                write(
                    shapes,
                    at,
                    Anchor::RightMiddle,
                    small,
                    p.faint,
                    self.written(power),
                );
                free_below = y - small * 0.6;
            }
        }
        let at = Point::new(rect.x, rect.y);
        write(
            shapes,
            at,
            Anchor::LeftTop,
            small,
            p.faint,
            above.to_owned(),
        );
        let at = Point::new(inner.center().x, inner.bottom() + text * 1.5);
        write(
            shapes,
            at,
            Anchor::CenterTop,
            small,
            p.faint,
            below.to_owned(),
        );
        inner
    }

    /// Writes numbers below an axis where there is room for them, from the left.
    pub(super) fn draw_labels(
        &self,
        inner: Rect,
        labels: impl Iterator<Item = (f32, String)>,
        shapes: &mut Vec<Shape>,
    ) {
        let small = self.text * 0.85;
        let mut free_from = f32::MIN;
        for (x, words) in labels {
            let half = width_of(&words, Font::Regular, small) / 2.0;
            if x - half > free_from {
                let at = Point::new(x, inner.bottom() + self.text * 0.3);
                write(
                    shapes,
                    at,
                    Anchor::CenterTop,
                    small,
                    self.palette.faint,
                    words,
                );
                free_from = x + half + self.text * 0.6;
            }
        }
    }

    /// The lines and labels of a horizontal axis.
    pub(super) fn draw_upright_lines(&self, inner: Rect, scale: Scale, shapes: &mut Vec<Shape>) {
        let x_of = |power| inner.x + inner.width * scale.place(power);
        for power in scale.powers() {
            let x = x_of(power);
            shapes.push(Shape::Line {
                points: vec![Point::new(x, inner.y), Point::new(x, inner.bottom())],
                stroke: Stroke::new(1.0, self.palette.line.alpha(140)),
            });
        }
        let labels = scale
            .powers()
            .map(|power| (x_of(power), self.written(power)));
        self.draw_labels(inner, labels, shapes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_hold_their_numbers() {
        for values in [
            &[][..],
            &[0],
            &[1],
            &[10, 100],
            &[3, 950_000],
            &[u64::MAX],
            &[7, 7],
        ] {
            let scale = Scale::of(values.iter().copied());
            assert!(scale.first < scale.last && scale.last <= 20);
            for value in values {
                assert!((0.0..=1.0).contains(&scale.place(*value)));
            }
        }
        let scale = Scale::of([10, 1_000].into_iter());
        assert_eq!(
            [10, 100, 1_000].map(|value| scale.place(value)),
            [0.0, 0.5, 1.0]
        );
        let beyond = Scale::of([10, 1_001].into_iter());
        assert!(beyond.place(1_001) < 1.0);
    }
}
