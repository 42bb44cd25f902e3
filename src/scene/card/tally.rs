//! The counters on a card, in a row or as a list.

use super::counters::counters_shown;
use super::parts::{COUNTER, COUNTERS, CardParts};
use crate::explain::{Language, args};
use crate::scene::{Anchor, Color, Font, Palette, Point, Rect, Shape, width_of};
use crate::timeline::Moment;

/// A counter's id, its number and its name.
struct Entry {
    id: &'static str,
    number: String,
    name: String,
}

/// The counters of a moment, in words.
pub(super) struct Tally([Entry; COUNTERS]);

impl Tally {
    /// The counters, exactly if that leaves them large enough to be read, and otherwise with short numbers.
    pub(super) fn of(moment: &Moment, language: Language, parts: &CardParts) -> Self {
        Self::with(counters_shown(moment), language, parts)
    }

    fn with(
        counts: [(&'static str, u64); COUNTERS],
        language: Language,
        parts: &CardParts,
    ) -> Self {
        let tally = |write: fn(Language, u64) -> String| {
            Self(counts.map(|(id, count)| Entry {
                id,
                number: write(language, count),
                name: language.text(&format!("counter-{id}"), &args([])),
            }))
        };
        let exact = tally(Language::number);
        if exact.can_be_read(parts) {
            exact
        } else {
            tally(Language::short)
        }
    }

    /// Whether numbers are not much smaller than the text.
    fn can_be_read(&self, parts: &CardParts) -> bool {
        let [number, _] = self.sizes(parts);
        number >= (parts.text * READ).max(LEAST.min(parts.text))
    }

    /// The place of a counter; `None` if it is not shown.
    pub(super) fn place(&self, parts: &CardParts, id: &str) -> Option<Rect> {
        let index = self.0.iter().position(|entry| entry.id == id)?;
        let place = self.places(parts)[index];
        Some(if self.is_list(parts) {
            // It keeps off what the line begins and ends with.
            let around = self.list_text(parts) * MARGIN;
            let (x, width) = (place.x - around, place.width + 2.0 * around);
            Rect { x, width, ..place }
        } else {
            // A frame around it keeps off the next.
            let width = place.width - row_text(parts) * GAP;
            Rect { width, ..place }
        })
    }

    pub(super) fn draw(&self, parts: &CardParts, palette: &Palette, shapes: &mut Vec<Shape>) {
        let mut put =
            |at: Point, anchor: Anchor, size: f32, font: Font, color: Color, words: &str| {
                shapes.push(Shape::Text {
                    at,
                    anchor,
                    size,
                    font,
                    color,
                    text: words.to_owned(),
                });
            };
        let places = self.places(parts);
        let (ink, faint) = (palette.ink, palette.faint);
        let [number, name] = self.sizes(parts);
        if !self.is_list(parts) {
            let text = row_text(parts);
            for (entry, place) in self.0.iter().zip(places) {
                let at = |y: f32| Point::new(place.x + text * MARGIN, place.y + text * y);
                let anchor = Anchor::LeftMiddle;
                put(at(1.1), anchor, number, Font::Bold, ink, &entry.number);
                put(at(2.5), anchor, name, Font::Regular, faint, &entry.name);
            }
        } else {
            for (entry, place) in self.0.iter().zip(places) {
                let y = place.center().y;
                let (left, right) = (Point::new(place.x, y), Point::new(place.right(), y));
                let (font, anchor) = (Font::Regular, Anchor::LeftMiddle);
                put(left, anchor, name, font, faint, &entry.name);
                let (font, anchor) = (Font::Bold, Anchor::RightMiddle);
                put(right, anchor, number, font, ink, &entry.number);
            }
        }
    }

    /// The sizes of numbers and of names: the largest, up to the usual ones, at which all fit.
    fn sizes(&self, parts: &CardParts) -> [f32; 2] {
        let places = self.places(parts);
        if !self.is_list(parts) {
            let text = row_text(parts);
            let rooms = places.map(|place| place.width - text * (2.0 * MARGIN + GAP));
            let number = self.common_size(text * NUMBER, rooms, Entry::number_width);
            let name = self.common_size(name_text(text), rooms, Entry::name_width);
            return [number, name];
        }
        let rooms = places.map(|place| place.width);
        let size = self.common_size(self.list_text(parts), rooms, |entry, size| {
            entry.name_width(size) + entry.number_width(size) + size
        });
        [size, size]
    }

    /// Whether names stand beside their numbers.
    fn is_list(&self, parts: &CardParts) -> bool {
        !parts.has_counters_in_a_row() || self.is_compact(parts)
    }

    /// Whether a list in two columns takes the place of a row, in which names would be too small. It does not depend on
    /// the numbers, so that nothing moves while they grow.
    fn is_compact(&self, parts: &CardParts) -> bool {
        let text = row_text(parts);
        let least = LEAST.min(text);
        let names = self.0.iter().map(|entry| entry.name_width(least));
        let wanted = names.map(|name| name + text * (2.0 * MARGIN + GAP));
        let is_row = parts.has_counters_in_a_row() && parts.counter_lines() == 1;
        is_row && wanted.sum::<f32>() > parts.counters.width
    }

    /// The text size of a list.
    fn list_text(&self, parts: &CardParts) -> f32 {
        if self.is_compact(parts) {
            let lines = COUNTERS.div_ceil(COLUMNS) as f32;
            parts.text.min(parts.counters.height / (lines * TIGHT))
        } else {
            parts.list_text()
        }
    }

    /// The places of the counters.
    fn places(&self, parts: &CardParts) -> [Rect; COUNTERS] {
        let rect = parts.counters;
        if self.is_list(parts) {
            let margin = self.list_text(parts) * MARGIN;
            // Two columns need all of the height.
            let (columns, above) = if self.is_compact(parts) {
                (COLUMNS, 0.0)
            } else {
                (1, margin)
            };
            let lines = COUNTERS.div_ceil(columns);
            let width = rect.width / columns as f32;
            let height = (rect.height - 2.0 * above) / lines as f32;
            return std::array::from_fn(|index| {
                let x = rect.x + (index / lines) as f32 * width + margin;
                let y = rect.y + above + (index % lines) as f32 * height;
                Rect::new(x, y, width - 2.0 * margin, height)
            });
        }
        let lines = parts.counter_lines();
        let widths = self.widths(rect.width, row_text(parts), COUNTERS.div_ceil(lines));
        let height = rect.height / lines as f32;
        std::array::from_fn(|index| {
            let (line, column) = (index / widths.len(), index % widths.len());
            let x = rect.x + widths[..column].iter().sum::<f32>();
            let y = rect.y + line as f32 * height;
            Rect::new(x, y, widths[column], height)
        })
    }

    /// The widths of these columns. They are alike as long as every counter fits; otherwise they are as wide as
    /// what they hold asks, and numbers become smaller before names do.
    fn widths(&self, whole: f32, text: f32, columns: usize) -> Vec<f32> {
        let wanted = |number: f32| -> Vec<f32> {
            let of_column = |column: usize| {
                let entries = self.0.iter().skip(column).step_by(columns);
                let widths = entries.map(|entry| {
                    let number = entry.number_width(text * number);
                    number.max(entry.name_width(name_text(text))) + text * (2.0 * MARGIN + GAP)
                });
                widths.fold(0.0, f32::max)
            };
            (0..columns).map(of_column).collect()
        };
        let alike = whole / columns as f32;
        if wanted(NUMBER).iter().all(|&width| width <= alike) {
            return vec![alike; columns];
        }
        let wanted = wanted(NAME);
        let sum: f32 = wanted.iter().sum();
        wanted
            .into_iter()
            .map(|width| width * whole / sum)
            .collect()
    }

    /// The largest size, up to this one, at which every counter fits its room.
    fn common_size(
        &self,
        size: f32,
        rooms: [f32; COUNTERS],
        width: impl Fn(&Entry, f32) -> f32,
    ) -> f32 {
        let shares = self.0.iter().zip(rooms);
        let share = shares.map(|(entry, room)| room / width(entry, size).max(1.0));
        size * share.fold(1.0, f32::min)
    }
}

impl Entry {
    fn number_width(&self, size: f32) -> f32 {
        width_of(&self.number, Font::Bold, size)
    }

    fn name_width(&self, size: f32) -> f32 {
        width_of(&self.name, Font::Regular, size)
    }
}

/// The sizes of a number and of a name in a row, the space to the left and to the right of both, and the gap
/// between counters, in text sizes.
const NUMBER: f32 = 1.35;
const NAME: f32 = 0.9;
const MARGIN: f32 = 0.4;
const GAP: f32 = 0.3;
/// The columns of a list in the place of a row, and the height of its lines, in text sizes.
const COLUMNS: usize = 2;
const TIGHT: f32 = 1.15;
/// The least size of a name and of an exact number, in points.
const LEAST: f32 = 12.0;
/// The least size of an exact number, in text sizes.
const READ: f32 = 0.8;

/// The size of a name in a row of this text size.
fn name_text(text: f32) -> f32 {
    (text * NAME).max(LEAST.min(text))
}

/// The text size of a row of counters, which is smaller on low cards.
fn row_text(parts: &CardParts) -> f32 {
    let height = parts.counters.height / parts.counter_lines() as f32;
    parts.text.min(height / COUNTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card this wide, with these numbers in its counters.
    fn card(width: f32, height: f32, numbers: [u64; COUNTERS]) -> (Tally, CardParts) {
        let parts = CardParts::below(Rect::new(0.0, 0.0, width, height), 14.0, 0.0);
        let counts = numbers.map(|number| ("backtracks", number));
        (Tally::with(counts, Language::En, &parts), parts)
    }

    /// Numbers that would be too small are shortened; the others are exact.
    #[test]
    fn long_numbers_are_shortened_where_there_is_no_room() {
        let long = [69_175_316, 553_402_281, 69_175_252, 64, 1];
        let (tally, _) = card(700.0, 900.0, long);
        assert_eq!(tally.0[1].number, "553,402,281");
        let (tally, parts) = card(330.0, 450.0, long);
        assert_eq!(parts.counter_lines(), 1);
        assert_eq!(tally.0[1].number, "553M");
        assert!(tally.can_be_read(&parts));
        let (tally, _) = card(400.0, 520.0, [120, 45_267, 0, 0, 0]);
        assert_eq!(tally.0[1].number, "45,267");
    }

    /// Names that would be too small below their numbers stand beside them.
    #[test]
    fn names_are_large_enough_on_narrow_cards() {
        let (tally, parts) = card(330.0, 450.0, [26_892, 214_913, 26_839, 53, 1]);
        assert_eq!(parts.counter_lines(), 1);
        assert!(tally.is_compact(&parts));
        assert!(tally.sizes(&parts)[1] >= LEAST);
        // Nothing moves while numbers grow.
        let (first, _) = card(330.0, 450.0, [9, 0, 10, 0, 0]);
        assert_eq!(tally.sizes(&parts), first.sizes(&parts));
        assert_eq!(tally.places(&parts), first.places(&parts));
        for place in tally.places(&parts) {
            assert!(place.right() <= parts.counters.right() + 0.01);
            assert!(place.bottom() <= parts.counters.bottom() + 0.01);
        }
        let (tally, parts) = card(600.0, 700.0, [26_892, 214_913, 26_839, 53, 1]);
        assert!(!tally.is_compact(&parts));
    }

    /// Below a narrow board with room left, counters stand on two lines, which do not overlap.
    #[test]
    fn long_numbers_have_two_lines_where_there_is_room() {
        let long = [69_175_316, 553_402_281, 69_175_252, 64, 1];
        let (tally, parts) = card(480.0, 900.0, long);
        assert_eq!(parts.counter_lines(), 2);
        assert_eq!(tally.0[1].number, "553,402,281");
        let places = tally.places(&parts);
        for (index, place) in places.iter().enumerate() {
            assert!(place.right() <= parts.whole.right() + 0.01);
            assert!(place.bottom() <= parts.whole.bottom() + 0.01);
            for other in &places[..index] {
                let is_apart = other.right() <= place.x + 0.01 || other.bottom() <= place.y + 0.01;
                assert!(is_apart, "{other:?} {place:?}");
            }
        }
    }
}
