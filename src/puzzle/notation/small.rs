//! Lines of sixteen cells: boards of 4×4, one a line, or rows of a 16×16 board.

use super::Options;
use super::reading::Reading;
use super::row::{Class, Row};
use super::sheet::Sheet;
use super::symbol::Mark;
use crate::puzzle::Shape;

/// The values in lines of sixteen cells.
struct Census {
    /// How many lines hold cells of whatever number.
    lines: usize,
    /// How many of them have sixteen.
    sixteens: usize,
    /// How many of these hold a value.
    with_value: usize,
    /// How many values a 4×4 board has, and how many only a larger one.
    low: usize,
    high: usize,
}

impl Census {
    fn of(rows: &[Row]) -> Self {
        let mut census = Self {
            lines: 0,
            sixteens: 0,
            with_value: 0,
            low: 0,
            high: 0,
        };
        let reading = Reading::natural(rows);
        for row in rows.iter().filter(|row| row.class == Class::Cells) {
            census.lines += 1;
            let Some(marks) = sixteen(row, reading) else {
                continue;
            };
            census.sixteens += 1;
            let low = marks.iter().filter(|m| is_value(m, |n| n <= 4)).count();
            let high = marks.iter().filter(|m| is_value(m, |n| n > 4)).count();
            census.with_value += usize::from(low + high > 0);
            census.low += low;
            census.high += high;
        }
        census
    }
}

fn is_value(mark: &Mark, fits: impl Fn(u16) -> bool) -> bool {
    mark.symbol.number().is_some_and(fits)
}

/// The cells of a line that has sixteen of them and no bars, which only rows have.
fn sixteen(row: &Row, reading: Reading) -> Option<Vec<Mark>> {
    let can_be_cells = matches!(row.class, Class::Cells | Class::Dashes) && !row.has_bars();
    reading
        .marks(row)
        .filter(|marks| can_be_cells && marks.len() == 16)
}

/// Whether lines that make boards of 16×16 are small ones after all: every line is one word, most
/// hold a value, and hardly any value is above 4.
pub fn are_small_for_sure(rows: &[Row], options: &Options) -> bool {
    let census = Census::of(rows);
    let words = rows
        .iter()
        .all(|row| row.class == Class::Cells && row.tokens.len() == 1);
    let wanted = options.boxes.map(Shape::size);
    let mostly_low = census.high == 0 && census.low > 0
        || census.low > 8 * census.high && census.with_value * 2 > census.lines;
    wanted.is_none() && words && census.sixteens == census.lines && mostly_low
}

/// Whether lines that make no board are small boards, good and bad ones: at least half of the lines
/// have sixteen cells, and no more values are above 4 than not.
pub fn are_small(rows: &[Row], options: &Options) -> bool {
    let census = Census::of(rows);
    let alone = census.lines == 1 && Reading::natural(rows) == Reading::Characters;
    let wanted = options.boxes.map(Shape::size);
    wanted != Some(16)
        && census.sixteens > 0
        && census.sixteens * 2 >= census.lines
        && (alone || wanted == Some(4) || census.low >= census.high)
}

/// The board of each line, or nothing where a line is none.
pub fn sheets(rows: &[Row]) -> impl Iterator<Item = (&Row, Option<Sheet>)> {
    let reading = Reading::natural(rows);
    rows.iter()
        .map(move |row| (row, sixteen(row, reading).and_then(Sheet::of_marks)))
}
