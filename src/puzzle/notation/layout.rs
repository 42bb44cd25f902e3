//! The ways in which lines can be cut into cells. All lines of a board are cut in the same way.

use super::row::{Class, Row, gap, is_bar, separator, words};
use super::symbol::{Mark, Symbol, is_cell, is_unknown};
use super::table::DELIMITERS;
use super::text::{Char, text};
use super::{Format, Options};
use crate::puzzle::Value;
use std::ops::Range;

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Every character.
    Characters,
    /// Every word, so that numbers may have two digits.
    Words,
    /// Every word, which lists the candidates of an empty cell where it has several characters.
    Lists,
    /// Every field between these delimiters; an empty field is an empty cell, also
    /// after the last delimiter or not.
    Fields(char, bool),
    /// Every place between two bars of a frame: after so many blanks, of this width, in this distance; behind the last
    /// one are as many blanks as before the first or between two. Blanks are an empty cell.
    Places(usize, usize, usize),
}

impl Layout {
    /// The field of a table drawn with bars.
    pub const TABLE: Self = Self::Fields('|', false);
    /// The places in a frame with blanks for empty cells: one column per cell; two columns, or three for
    /// numbers of two digits, with or without blanks around them; three with a blank on either side.
    pub const PLACES: [Self; 6] = [
        Self::Places(0, 1, 1),
        Self::Places(1, 1, 2),
        Self::Places(0, 1, 2),
        Self::Places(1, 1, 3),
        Self::Places(1, 2, 3),
        Self::Places(0, 2, 3),
    ];

    /// The layouts to try, the likeliest first.
    pub fn all(rows: &[Row], options: &Options) -> Vec<Self> {
        // Too long for a board in any layout.
        if rows.iter().any(Row::is_too_long) {
            return vec![Self::Words];
        }
        let has = |delimiter: &char| rows.iter().any(|row| row.count(*delimiter) > 0);
        let fields = |delimiter: char| [true, false].map(|last| Self::Fields(delimiter, last));
        let are_lists = options.format == Format::Sdx || lists(rows) > 2;
        let mut layouts = Vec::from_iter(are_lists.then_some(Self::Lists));
        layouts.extend(DELIMITERS.into_iter().filter(has).flat_map(fields));
        // An empty field too many is no gap.
        let is_odd = |delimiter: &char| {
            let fields = |row: &Row| row.fields(*delimiter).len();
            let has_gap = |row: &Row| {
                let mut inner = row.fields(*delimiter);
                inner.pop();
                inner.iter().skip(1).any(|field| row.is_blank(field))
            };
            let least = rows
                .iter()
                .filter(|row| row.holds_cells())
                .map(fields)
                .min();
            rows.iter()
                .any(|row| Some(fields(row)) > least && has_gap(row))
        };
        if !DELIMITERS[..2].iter().any(is_odd) {
            layouts.extend([Self::natural(rows), Self::Characters, Self::Words]);
        }
        layouts.extend(rows.iter().any(Row::has_bars).then_some(Self::TABLE));
        layouts
    }

    /// The layout that the look of these lines suggests: words where all of them can be cells and some are
    /// numbers of several characters. Words of two characters may as well be two cells each.
    pub fn natural(rows: &[Row]) -> Self {
        let cells = rows.iter().filter(|row| row.class == Class::Cells);
        let words = || cells.clone().flat_map(Row::words);
        let has = |length| words().any(|word| word.len() == length && is_cell(word));
        let is_number = |word: &[Char]| word.iter().all(|c| c.c.is_ascii_digit());
        let may_be_cells = |word: &[Char]| word.len() < 3 && !word.iter().any(|c| is_unknown(c.c));
        let is_printed = |word| !may_be_cells(word) && !is_number(word) && is_cell(word);
        let is_likely = has(1) && has(2) || words().any(is_printed);
        match is_likely && words().all(|word| Mark::of_word(word, 0).symbol != Symbol::Word) {
            true => Self::Words,
            false => Self::Characters,
        }
    }

    /// The cells of the line, if it can be read in this way.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        let is_cell = |mark: &Mark| mark.symbol != Symbol::Word;
        self.cut(row).filter(|marks| marks.iter().all(is_cell))
    }

    /// The cells of the line, if it can be cut in this way, and words in their place that are none.
    pub fn cut(self, row: &Row) -> Option<Vec<Mark>> {
        let mut end = 0;
        let cell = |place: Range<usize>| {
            let gap = gap(&row.chars[end..place.start]);
            end = place.end;
            let blank = row.chars.get(place.start).or(row.chars.last())?;
            let field = &row.chars[place];
            let mut words = words(field);
            match (words.next(), words.next()) {
                // Elsewhere such a sign separates words; alone in a field it is a wrong cell.
                (None, _) if let Some(sign) = self.sign_in(field) => {
                    Some(Mark::new(Symbol::Unknown(sign.c), *sign, gap))
                }
                (None, _) => Some(Mark::new(Symbol::Empty, *blank, gap)),
                (Some(word), None) if self == Self::Lists => Some(listed(word, gap)),
                (Some(word), None) => Some(Mark::of_word(word, gap)),
                (Some(_), Some(_)) => None,
            }
        };
        self.places(row)?.into_iter().map(cell).collect()
    }

    /// The first separator in a field that neither delimits nor quotes it.
    fn sign_in(self, field: &[Char]) -> Option<&Char> {
        let is_field = matches!(self, Self::Fields(own, _) if own != '&');
        let is_sign = |c: &&Char| "!&+=:/\\<>".contains(c.c);
        field.iter().find(is_sign).filter(|_| is_field)
    }

    /// Where its cells are.
    fn places(self, row: &Row) -> Option<Vec<Range<usize>>> {
        match self {
            Self::Characters => {
                let characters = row.words.iter().cloned().flatten();
                Some(characters.map(|i| i..i + 1).collect())
            }
            Self::Words | Self::Lists => Some(row.words.clone()),
            Self::Fields(delimiter, keep_last) => {
                let mut fields = row.fields(delimiter);
                let is_blank = |field: &mut Range<usize>| row.is_blank(field);
                fields.pop_if(|field| !keep_last && is_blank(field));
                if delimiter == '|' && fields.first_mut().is_some_and(is_blank) {
                    fields.remove(0);
                }
                (fields.len() > 1).then_some(fields)
            }
            Self::Places(blanks, width, stride) => {
                let fields = drawn_fields(row)?;
                let length = fields[0].len();
                let steps = length.checked_sub(blanks + width)?;
                let after = steps % stride;
                let is_filled = after == blanks || after + blanks + width == stride;
                // In a field of one column nothing shows the distance.
                let are_even =
                    fields.iter().all(|field| field.len() == length) && (length > 1 || stride == 1);
                let starts = |f: Range<usize>| (f.start + blanks..=f.end - width).step_by(stride);
                let places = fields.into_iter().flat_map(starts);
                let places: Vec<_> = places.map(|start| start..start + width).collect();
                let inside = places.iter().cloned().flatten();
                let cells = inside.filter(|i| row.chars.get(*i).is_some_and(|c| c.c != ' '));
                // Nothing stands between the places.
                let is_whole = cells.count() == row.cell_count();
                (are_even && is_filled && is_whole).then_some(places)
            }
        }
    }
}

/// Whether a line of dashes is a row of empty cells: they have the sign of empty cells in another row that is as long.
pub fn is_empty_row(line: &Row, rows: &[Row]) -> bool {
    let sign = line.words().flatten().next();
    let has_sign = |row: &Row| sign.is_some_and(|sign| row.count(sign.c) > 0);
    let is_like = |row: &Row| row.class == Class::Cells && row.cell_count() == line.cell_count();
    line.class == Class::Dashes && rows.iter().any(|row| is_like(row) && has_sign(row))
}

const fn is_player(c: char) -> bool {
    matches!(c, 'u' | 'U')
}

/// A cell that may list its candidates: empty where there are several, or where the digit is the
/// player's, after `u`.
fn listed(word: &[Char], gap: u8) -> Mark {
    let is_own = word.len() > 1 && is_player(word[0].c);
    let digits = &word[usize::from(is_own)..];
    let unknown = digits.iter().find(|c| is_unknown(c.c));
    match (unknown, digits) {
        (Some(c), _) => Mark::new(Symbol::of(c.c), *c, gap),
        (None, [_]) if is_own => Mark::new(Symbol::Placed, word[0], gap),
        (None, [c]) => Mark::new(Symbol::of(c.c), *c, gap),
        (None, _) => {
            let values = digits.iter().filter_map(|c| Value::from_char(c.c));
            Mark::new(Symbol::List(values.collect()), word[0], gap)
        }
    }
}

/// How many cells of these lines list their candidates in ascending order, if no cell is marked as empty. A
/// digit after `u` leaves no doubt.
pub fn lists(rows: &[Row]) -> usize {
    let rows = rows.iter().filter(|row| row.class == Class::Cells);
    let is_digit = |c: &Char| matches!(c.c, '1'..='9');
    let is_ascending =
        |word: &[Char]| word.is_sorted_by(|a, b| is_digit(a) && a.c < b.c && is_digit(b));
    let (mut lists, mut others) = (0, 0);
    for word in rows.flat_map(Row::words) {
        match word {
            [u, d] if is_player(u.c) && d.c.is_ascii_digit() => return usize::MAX,
            [c] if !is_empty(c) => {}
            [_, _, ..] if is_ascending(word) => lists += 1,
            _ => others += 1,
        }
    }
    if others == 0 { lists } else { 0 }
}

/// Whether the character can stand for an empty cell.
pub fn is_empty(c: &Char) -> bool {
    matches!(Symbol::of(c.c), Symbol::Empty | Symbol::Zero)
}

/// Whether these lines are drawn with bars and have no mark for an empty cell.
pub fn are_drawn(rows: &[Row]) -> bool {
    let has_empty = |word: &[Char]| text(word) != "10" && word.iter().any(is_empty);
    let mut rows = rows.iter().filter(|row| row.holds_cells()).peekable();
    rows.peek().is_some() && rows.all(|row| row.has_bars() && !row.words().any(has_empty))
}

/// Whether blanks in these lines may be empty cells.
pub fn show_blanks(rows: &[Row]) -> bool {
    let is_wide = |pair: &[Char]| pair[0].c == ' ' && pair[1].c == ' ';
    are_drawn(rows) && rows.iter().any(|row| row.chars.windows(2).any(is_wide))
}

/// The fields between bars of a row that begins and ends with one and has no other separators.
fn drawn_fields(row: &Row) -> Option<Vec<Range<usize>>> {
    let is_plain = |c: &Char| c.c == ' ' || is_bar(c.c) || separator(c.c).is_none();
    let mut fields = row.fields('|');
    let last = fields.pop()?;
    let is_drawn = fields.len() > 1 && row.is_blank(&last) && row.is_blank(&fields.remove(0));
    (is_drawn && row.chars[..last.start].iter().all(is_plain)).then_some(fields)
}
