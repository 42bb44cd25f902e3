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
    pub(super) fn of(moment: &Moment, language: Language) -> Self {
        Self(counters_shown(moment).map(|(id, count)| Entry {
            id,
            number: language.number(count),
            name: language.text(&format!("counter-{id}"), &args([])),
        }))
    }

    /// The place of a counter; `None` if it is not shown.
    pub(super) fn place(&self, parts: &CardParts, id: &str) -> Option<Rect> {
        let index = self.0.iter().position(|entry| entry.id == id)?;
        let place = self.places(parts)[index];
        Some(if parts.has_counters_in_a_row() {
            // A frame around it keeps off the next.
            let width = place.width - row_text(parts) * GAP;
            Rect { width, ..place }
        } else {
            // It keeps off what the line begins and ends with.
            let around = parts.list_text() * MARGIN;
            let (x, width) = (place.x - around, place.width + 2.0 * around);
            Rect { x, width, ..place }
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
        if parts.has_counters_in_a_row() {
            let text = row_text(parts);
            let rooms = places.map(|place| place.width - text * (2.0 * MARGIN + GAP));
            let number = self.common_size(text * NUMBER, rooms, Entry::number_width);
            let name = self.common_size(name_text(text), rooms, Entry::name_width);
            for (entry, place) in self.0.iter().zip(places) {
                let at = |y: f32| Point::new(place.x + text * MARGIN, place.y + text * y);
                let anchor = Anchor::LeftMiddle;
                put(at(1.1), anchor, number, Font::Bold, ink, &entry.number);
                put(at(2.5), anchor, name, Font::Regular, faint, &entry.name);
            }
        } else {
            let text = parts.list_text();
            let size = self.common_size(text, places.map(|place| place.width), |entry, size| {
                entry.name_width(size) + entry.number_width(size) + size
            });
            for (entry, place) in self.0.iter().zip(places) {
                let y = place.center().y;
                let (left, right) = (Point::new(place.x, y), Point::new(place.right(), y));
                put(
                    left,
                    Anchor::LeftMiddle,
                    size,
                    Font::Regular,
                    faint,
                    &entry.name,
                );
                put(
                    right,
                    Anchor::RightMiddle,
                    size,
                    Font::Bold,
                    ink,
                    &entry.number,
                );
            }
        }
    }

    /// The places of the counters.
    fn places(&self, parts: &CardParts) -> [Rect; COUNTERS] {
        let rect = parts.counters;
        if !parts.has_counters_in_a_row() {
            let inner = rect.shrunk(parts.list_text() * MARGIN);
            let height = inner.height / COUNTERS as f32;
            return std::array::from_fn(|index| {
                Rect::new(
                    inner.x,
                    inner.y + index as f32 * height,
                    inner.width,
                    height,
                )
            });
        }
        let mut x = rect.x;
        self.widths(rect.width, row_text(parts)).map(|width| {
            let place = Rect::new(x, rect.y, width, rect.height);
            x += width;
            place
        })
    }

    /// The widths of a row. Columns are alike as long as every counter fits; otherwise they are as wide as
    /// what they hold asks, and numbers become smaller before names do.
    fn widths(&self, whole: f32, text: f32) -> [f32; COUNTERS] {
        let wanted = |number: f32| {
            self.0.each_ref().map(|entry| {
                let number = entry.number_width(text * number);
                number.max(entry.name_width(name_text(text))) + text * (2.0 * MARGIN + GAP)
            })
        };
        let alike = whole / COUNTERS as f32;
        if wanted(NUMBER).iter().all(|&width| width <= alike) {
            return [alike; COUNTERS];
        }
        let wanted = wanted(NAME);
        let sum: f32 = wanted.iter().sum();
        wanted.map(|width| width * whole / sum)
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
/// The least size of a name, in points.
const LEAST_NAME: f32 = 12.0;

/// The size of a name in a row of this text size.
fn name_text(text: f32) -> f32 {
    (text * NAME).max(LEAST_NAME.min(text))
}

/// The text size of a row of counters, which is smaller on low cards.
fn row_text(parts: &CardParts) -> f32 {
    parts.text.min(parts.counters.height / COUNTER)
}
