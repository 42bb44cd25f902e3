//! The counters on a card, in a row or as a list.

use super::parts::{COUNTER, COUNTERS, CardParts};
use crate::explain::Language;
use crate::scene::{Anchor, Font, Palette, Point, Rect, Shape, width_of};
use crate::solver::{Counter, CounterGroup, Goal, Strategy};
use crate::timeline::Moment;

/// What lessons call the number of empty cells.
const EMPTY: &str = "empty";

/// The five most telling counters for a strategy, by message id: search work first, then inference
/// work.
pub fn counters_shown(moment: &Moment) -> [(&'static str, u64); COUNTERS] {
    use Counter::{
        Backtracks, Conflicts, DeadEnds, Deductions, Depth, Eliminations, Jumps, Learned,
        Placements, Reused, Skipped, Solutions, Sweeps,
    };
    let strategy = moment.strategy();
    let wants_all = moment.goal() != Goal::First;
    let all_or = |other: Counter| if wants_all { Solutions } else { other };
    let shown = match strategy {
        Strategy::Sweep => [Sweeps, Deductions, Eliminations, DeadEnds, DeadEnds],
        Strategy::Search(_) if strategy.learns() => {
            [Placements, Conflicts, all_or(Backtracks), Learned, Reused]
        }
        Strategy::Search(_) if strategy.blames() => {
            let last = [if wants_all { Skipped } else { Jumps }, all_or(Skipped)];
            [Placements, Conflicts, Backtracks, last[0], last[1]]
        }
        Strategy::Search(_) if !strategy.keeps_domains() => {
            [Placements, Conflicts, Backtracks, Depth, Solutions]
        }
        Strategy::Search(search) if search.check().deduces() => [
            Placements,
            Backtracks,
            all_or(DeadEnds),
            Deductions,
            Eliminations,
        ],
        Strategy::Search(_) => [
            Placements,
            Backtracks,
            DeadEnds,
            all_or(Depth),
            Eliminations,
        ],
    };
    let counters = moment.counters();
    let mut shown = shown.map(|counter| (counter.id(), counter.of(&counters)));
    if strategy == Strategy::Sweep {
        shown[3] = (EMPTY, moment.empty_count() as u64);
    }
    shown
}

/// The number of a counter, by its id; `None` if the strategy of the moment has nothing to count
/// there.
pub(super) fn shown(moment: &Moment, id: &str) -> Option<u64> {
    let own = counters_shown(moment);
    if let Some((_, count)) = own.iter().find(|(shown, _)| *shown == id) {
        return Some(*count);
    }
    if id == EMPTY {
        return Some(moment.empty_count() as u64);
    }
    let counter = Counter::ALL
        .into_iter()
        .find(|counter| counter.id() == id)?;
    let count = counter.of(&moment.counters());
    let is_for_all = matches!(counter.group(), CounterGroup::Whole | CounterGroup::State);
    (is_for_all || count > 0).then_some(count)
}

/// A counter's id, its number and its name.
struct Count {
    id: &'static str,
    number: String,
    name: String,
}

/// The counters of a moment, in words.
pub(super) struct CounterTable([Count; COUNTERS]);

impl CounterTable {
    /// The counters, which are the first of these ids or those of the strategy: exactly if that leaves
    /// them large enough to be read, and otherwise with short numbers.
    pub(super) fn of(
        moment: &Moment,
        ids: &[&'static str],
        language: Language,
        parts: &CardParts,
    ) -> Self {
        let own = counters_shown(moment);
        let id = |index: usize| ids.get(index).copied().unwrap_or(own[index].0);
        let counts = std::array::from_fn(|index| (id(index), shown(moment, id(index))));
        Self::with(counts, language, parts)
    }

    fn with(
        counts: [(&'static str, Option<u64>); COUNTERS],
        language: Language,
        parts: &CardParts,
    ) -> Self {
        let table = |write: fn(Language, u64) -> String| {
            Self(counts.map(|(id, count)| Count {
                id,
                number: count.map_or_else(|| "–".to_owned(), |count| write(language, count)),
                name: language.word(&format!("counter-{id}")),
            }))
        };
        let exact = table(Language::number);
        let [number, _] = exact.sizes(parts);
        if number >= (parts.text * LEAST_EXACT).max(LEAST.min(parts.text)) {
            exact
        } else {
            table(Language::short)
        }
    }

    /// The place of a counter, with a margin for a frame around it; `None` if it is not shown.
    pub(super) fn place(&self, parts: &CardParts, id: &str) -> Option<Rect> {
        let index = self.0.iter().position(|count| count.id == id)?;
        let place = self.places(parts)[index];
        let (left, width) = if self.widths(parts).is_some() {
            (0.0, -row_text(parts) * GAP)
        } else {
            let margin = list(parts).1 * MARGIN;
            (margin, 2.0 * margin)
        };
        Some(Rect {
            x: place.x - left,
            width: place.width + width,
            ..place
        })
    }

    pub(super) fn draw(&self, parts: &CardParts, palette: &Palette, shapes: &mut Vec<Shape>) {
        let is_row = self.widths(parts).is_some();
        let [number, name] = self.sizes(parts);
        let text = row_text(parts);
        for (count, place) in self.0.iter().zip(self.places(parts)) {
            let (number_at, name_at, anchor) = if is_row {
                let at = |y: f32| Point::new(place.x + text * MARGIN, place.y + text * y);
                (at(1.1), at(2.5), Anchor::LeftMiddle)
            } else {
                let y = place.center().y;
                let ends = [place.right(), place.x].map(|x| Point::new(x, y));
                (ends[0], ends[1], Anchor::RightMiddle)
            };
            let number = Shape::text(number_at, number, palette.ink, &count.number);
            shapes.push(number.bold().anchored(anchor));
            shapes.push(Shape::text(name_at, name, palette.faint, &count.name).left());
        }
    }

    /// The sizes of numbers and of names: the largest, up to the usual ones, at which all fit.
    fn sizes(&self, parts: &CardParts) -> [f32; 2] {
        let places = self.places(parts);
        if self.widths(parts).is_none() {
            let rooms = places.map(|place| place.width);
            let width =
                |count: &Count, size| count.name_width(size) + count.number_width(size) + size;
            return [self.common_size(list(parts).1, rooms, width); 2];
        }
        let text = row_text(parts);
        let rooms = places.map(|place| place.width - text * (2.0 * MARGIN + GAP));
        [
            self.common_size(text * NUMBER, rooms, Count::number_width),
            self.common_size(name_text(text), rooms, Count::name_width),
        ]
    }

    /// The widths of the columns of a row; `None` where names would be too small and a list takes
    /// its place. They depend on the names alone, so that nothing moves while the numbers grow.
    fn widths(&self, parts: &CardParts) -> Option<[f32; COUNTERS]> {
        if !parts.has_counters_in_a_row() {
            return None;
        }
        let (whole, text) = (parts.counters.width, row_text(parts));
        let even = whole / COUNTERS as f32;
        let margins = text * (2.0 * MARGIN + GAP);
        let wanted = |size: f32| {
            self.0
                .each_ref()
                .map(|count| count.name_width(size) + margins)
        };
        if wanted(name_text(text)).iter().all(|width| *width <= even) {
            return Some([even; COUNTERS]);
        }
        let least = wanted(LEAST.min(text));
        let sum: f32 = least.iter().sum();
        (sum <= whole).then(|| least.map(|width| width * whole / sum))
    }

    /// The places of the counters.
    fn places(&self, parts: &CardParts) -> [Rect; COUNTERS] {
        let rect = parts.counters;
        if let Some(widths) = self.widths(parts) {
            return std::array::from_fn(|index| {
                let x = rect.x + widths[..index].iter().sum::<f32>();
                Rect::new(x, rect.y, widths[index], rect.height)
            });
        }
        let (columns, text) = list(parts);
        let lines = COUNTERS.div_ceil(columns);
        let (width, height) = (rect.width / columns as f32, rect.height / lines as f32);
        std::array::from_fn(|index| {
            let x = rect.x + (index / lines) as f32 * width + text * MARGIN;
            let y = rect.y + (index % lines) as f32 * height;
            Rect::new(x, y, width - 2.0 * text * MARGIN, height)
        })
    }

    /// The largest size, up to this one, at which every counter fits its room.
    fn common_size(
        &self,
        size: f32,
        rooms: [f32; COUNTERS],
        width: impl Fn(&Count, f32) -> f32,
    ) -> f32 {
        let shares = self.0.iter().zip(rooms);
        let share = shares.map(|(count, room)| room / width(count, size).max(1.0));
        size * share.fold(1.0, f32::min)
    }
}

impl Count {
    fn number_width(&self, size: f32) -> f32 {
        width_of(&self.number, Font::Bold, size)
    }

    fn name_width(&self, size: f32) -> f32 {
        width_of(&self.name, Font::Regular, size)
    }
}

/// The sizes of a number and of a name in a row, the space to the left and to the right of both,
/// and the gap between counters, in text sizes.
const NUMBER: f32 = 1.35;
const NAME: f32 = 0.9;
const MARGIN: f32 = 0.4;
const GAP: f32 = 0.3;
/// The least height of a line of a list, in text sizes.
const LINE: f32 = 1.15;
/// The least size of a name and of an exact number, in points, and of an exact number in text
/// sizes.
const LEAST: f32 = 12.0;
const LEAST_EXACT: f32 = 0.8;

/// The columns of a list, and its text size: two columns in the place of a row.
fn list(parts: &CardParts) -> (usize, f32) {
    let columns = if parts.has_counters_in_a_row() { 2 } else { 1 };
    let lines = COUNTERS.div_ceil(columns) as f32;
    (
        columns,
        parts.text.min(parts.counters.height / (lines * LINE)),
    )
}

/// The size of a name in a row of this text size.
fn name_text(text: f32) -> f32 {
    (text * NAME).max(LEAST.min(text))
}

/// The text size of a row of counters, which is smaller on low cards.
fn row_text(parts: &CardParts) -> f32 {
    parts.text.min(parts.counters.height / COUNTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card this wide, with these numbers in its counters.
    fn card(width: f32, height: f32, numbers: [u64; COUNTERS]) -> (CounterTable, CardParts) {
        let parts = CardParts::below(Rect::new(0.0, 0.0, width, height), 14.0, 0.0);
        let counts = numbers.map(|number| ("backtracks", Some(number)));
        (CounterTable::with(counts, Language::En, &parts), parts)
    }

    /// Numbers that would be too small are shortened; the others are exact.
    #[test]
    fn long_numbers_are_shortened_where_there_is_no_room() {
        let long = [69_175_316, 553_402_281, 69_175_252, 64, 1];
        let (table, _) = card(700.0, 900.0, long);
        assert_eq!(table.0[1].number, "553,402,281");
        let (table, _) = card(330.0, 450.0, long);
        assert_eq!(table.0[1].number, "553M");
        let (table, _) = card(400.0, 520.0, [120, 45_267, 0, 0, 0]);
        assert_eq!(table.0[1].number, "45,267");
    }

    /// Names that would be too small below their numbers stand beside them, and nothing moves while
    /// numbers grow.
    #[test]
    fn names_are_large_enough_on_narrow_cards() {
        let (table, parts) = card(330.0, 450.0, [26_892, 214_913, 26_839, 53, 1]);
        assert!(table.widths(&parts).is_none() && table.sizes(&parts)[1] >= LEAST);
        let (first, _) = card(330.0, 450.0, [9, 0, 10, 0, 0]);
        assert_eq!(table.places(&parts), first.places(&parts));
        for place in table.places(&parts) {
            assert!(place.right() <= parts.counters.right() + 0.01);
            assert!(place.bottom() <= parts.counters.bottom() + 0.01);
        }
        let (table, parts) = card(600.0, 700.0, [26_892, 214_913, 26_839, 53, 1]);
        assert!(table.widths(&parts).is_some());
    }
}
