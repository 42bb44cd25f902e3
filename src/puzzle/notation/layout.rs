//! The ways in which lines can be cut into cells. All lines of a board are cut in the same way.

use super::row::{Class, JOINED, Origin, Row, gap, is_bar, separator, words};
use super::symbol::{Mark, Symbol, is_cell, is_unknown};
use super::table::DELIMITERS;
use super::text::{Char, text};
use super::{Format, Options};
use crate::puzzle::Value;
use std::collections::BTreeSet;
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
    /// Every place between two bars of a frame: after so many blanks, of this width, in this distance.
    /// Blanks are an empty cell.
    Places(usize, usize, usize),
}

impl Layout {
    /// The layouts to try, the likeliest first.
    pub fn all(rows: &[Row], options: &Options) -> Vec<Self> {
        let has = |delimiter: &char| rows.iter().any(|row| row.count(*delimiter) > 0);
        let fields = |delimiter: char| [true, false].map(|last| Self::Fields(delimiter, last));
        let empty = DELIMITERS.into_iter().find(|d| has_empty_fields(rows, *d));
        let other = DELIMITERS.into_iter().find(|d| empty.is_none() && has(d));
        let natural = Self::natural(rows);
        let in_brackets = rows.iter().any(|row| row.origin != Origin::Line);
        let may_be_words = natural == Self::Words || in_brackets || has_long_cells(rows);
        let mut layouts = Vec::new();
        if options.format == Format::Sdx || lists(rows) > 2 {
            layouts.push(Self::Lists);
        }
        layouts.extend(empty.into_iter().flat_map(fields));
        layouts.extend([natural, Self::Characters]);
        layouts.extend(may_be_words.then_some(Self::Words));
        layouts.extend(other.into_iter().flat_map(fields));
        if rows.iter().any(Row::has_bars) {
            layouts.push(Self::Fields('|', false));
        }
        layouts
    }

    /// The layouts to try for a frame with blanks for empty cells: one column per cell; two columns, or
    /// three for numbers of two digits, with or without blanks around them.
    pub fn of_frame(rows: &[Row]) -> Vec<Self> {
        if !is_drawn(rows) {
            return Vec::new();
        }
        let narrow = [(0, 1), (1, 2), (0, 2)].map(|(blanks, step)| Self::Places(blanks, 1, step));
        let wide = [1, 0].map(|blanks| Self::Places(blanks, 2, 3));
        let wide = wide.into_iter().filter(|_| has_long_cells(rows));
        narrow.into_iter().chain(wide).collect()
    }

    /// The layout that the look of these lines suggests: words where all of them can be cells and some are
    /// numbers of several characters. Words that all have two characters may as well be two cells each, but
    /// not `NA` or `5.` in brackets.
    pub fn natural(rows: &[Row]) -> Self {
        let rows = || rows.iter().filter(|row| row.class == Class::Cells);
        let words = || rows().flat_map(Row::words);
        let has = |length| words().any(|word| word.len() == length && is_cell(word));
        let is_printed = |word: &[Char]| {
            let is_number = word.len() > 1 && is_cell(word) && !is_digits(word) && !is_double(word);
            is_number && (word.len() > 2 || rows().any(|row| row.origin != Origin::Line))
        };
        let is_likely = has(1) && has(2) || words().any(is_printed);
        if is_likely && words().all(|word| Mark::of_word(word, JOINED).is_some()) {
            Self::Words
        } else {
            Self::Characters
        }
    }

    /// The cells of the line, if it can be read in this way.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        let mut end = 0;
        let cell = |place: Range<usize>| {
            let gap = gap(&row.chars[end..place.start]);
            end = place.end;
            let blank = row.chars.get(place.start).or(row.chars.last())?;
            let mut words = words(&row.chars[place]);
            match (words.next(), words.next()) {
                (None, _) => Some(Mark::new(Symbol::Empty, *blank, gap)),
                (Some(word), None) if self == Self::Lists => Some(listed(word, gap)),
                (Some(word), None) => Mark::of_word(word, gap),
                (Some(_), Some(_)) => None,
            }
        };
        self.places(row)?.into_iter().map(cell).collect()
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
            Self::Places(blanks, width, stride) => places(row, blanks, width, stride),
        }
    }
}

/// The cells of each line that has any.
pub fn marks_of(rows: &[Row], layout: Layout) -> Option<Vec<Vec<Mark>>> {
    let cells = rows.iter().filter(|row| row.holds_cells());
    let lines: Vec<_> = cells.map(|row| layout.marks(row)).collect::<Option<_>>()?;
    Some(lines.into_iter().filter(|line| !line.is_empty()).collect())
}

/// Whether there is a number of two digits, or an empty mark written twice.
fn has_long_cells(rows: &[Row]) -> bool {
    let is_long = |word: &[Char]| word.len() == 2 && is_cell(word);
    let mut words = rows.iter().flat_map(Row::words);
    words.any(|word| is_long(word) && (is_digits(word) || is_double(word)))
}

fn is_digits(word: &[Char]) -> bool {
    word.iter().all(|c| c.c.is_ascii_digit())
}

fn is_double(word: &[Char]) -> bool {
    word.len() == 2 && word[0].c == word[1].c
}

const fn is_player(c: char) -> bool {
    matches!(c, 'u' | 'U')
}

/// A cell that may list its candidates: empty where there are several, or where the digit is the
/// player's, after `u`.
fn listed(word: &[Char], gap: u8) -> Mark {
    let own = &word[usize::from(is_player(word[0].c) && word.len() > 1)..];
    match (own, own.iter().find(|c| is_unknown(c.c))) {
        (_, Some(c)) | ([c], None) if own.len() == word.len() || !c.c.is_ascii_digit() => {
            Mark::new(Symbol::of(c.c), *c, gap)
        }
        ([_], _) => Mark::new(Symbol::Placed, word[0], gap),
        _ => Mark {
            listed: own.iter().filter_map(|c| Value::from_char(c.c)).collect(),
            ..Mark::new(Symbol::Empty, word[0], gap)
        },
    }
}

/// How many cells of these lines list their candidates in ascending order, if no cell is marked as empty. A
/// digit after `u` leaves no doubt.
pub fn lists(rows: &[Row]) -> usize {
    let rows = || rows.iter().filter(|row| row.class == Class::Cells);
    let words = || rows().flat_map(Row::words);
    let by_player =
        |word: &[Char]| matches!(word, [u, d] if is_player(u.c) && d.c.is_ascii_digit());
    let is_list = |word: &[Char]| {
        let is_digits = word.iter().all(|c| matches!(c.c, '1'..='9'));
        word.len() > 1 && is_digits && word.is_sorted_by(|a, b| a.c < b.c)
    };
    let is_given = |word: &[Char]| {
        word.len() == 1 && !matches!(Symbol::of(word[0].c), Symbol::Empty | Symbol::Zero)
    };
    if words().any(by_player) {
        usize::MAX
    } else if words().all(|word| is_list(word) || is_given(word)) {
        words().filter(|word| is_list(word)).count()
    } else {
        0
    }
}

/// Whether a field of these lines is empty that is not the last.
fn has_empty_fields(rows: &[Row], delimiter: char) -> bool {
    let has_empty = |row: &Row| {
        let fields = row.fields(delimiter);
        fields.iter().rev().skip(1).any(|field| row.is_blank(field))
    };
    rows.iter().any(has_empty)
}

/// Places in the fields of a frame that begin and end with so many blanks; nothing if anything stands
/// between the places.
fn places(row: &Row, blanks: usize, width: usize, stride: usize) -> Option<Vec<Range<usize>>> {
    let fields = drawn_fields(row)?;
    let length = fields[0].len();
    let steps = length.checked_sub(2 * blanks + width)?;
    if !steps.is_multiple_of(stride) || fields.iter().any(|field| field.len() != length) {
        return None;
    }
    let starts = |field: Range<usize>| (field.start + blanks..field.end - blanks).step_by(stride);
    let places = fields.into_iter().flat_map(starts);
    let places: Vec<_> = places.map(|start| start..start + width).collect();
    let inside = places.iter().cloned().flatten();
    let cells = inside.filter(|i| row.chars[*i].c != ' ');
    (cells.count() == row.cell_count()).then_some(places)
}

/// Whether the cells of all fields stand at the same place, as in a table.
pub fn are_aligned(rows: &[Row]) -> bool {
    let places = |row: &Row| {
        let fields = drawn_fields(row).unwrap_or_default().into_iter();
        let cells = fields.flat_map(|field| field.clone().map(move |i| (i - field.start, i)));
        let cells = cells.filter(|(_, i)| row.chars[*i].c != ' ');
        cells.map(|(place, _)| place).collect::<Vec<_>>()
    };
    let places: BTreeSet<usize> = rows.iter().flat_map(places).collect();
    places.len() == 1
}

/// Whether these lines are drawn with bars and have no mark for an empty cell.
fn is_drawn(rows: &[Row]) -> bool {
    let is_empty = |c: &Char| matches!(Symbol::of(c.c), Symbol::Empty | Symbol::Zero);
    let has_empty = |word: &[Char]| text(word) != "10" && word.iter().any(is_empty);
    let mut rows = rows.iter().filter(|row| row.holds_cells()).peekable();
    rows.peek().is_some() && rows.all(|row| row.has_bars() && !row.words().any(has_empty))
}

/// Whether blanks in these lines may be empty cells.
pub fn shows_blanks(rows: &[Row]) -> bool {
    let is_wide = |pair: &[Char]| pair[0].c == ' ' && pair[1].c == ' ';
    is_drawn(rows) && rows.iter().any(|row| row.chars.windows(2).any(is_wide))
}

/// The fields between bars of a row that begins and ends with one and has no other separators.
fn drawn_fields(row: &Row) -> Option<Vec<Range<usize>>> {
    let is_plain = |c: &Char| c.c == ' ' || is_bar(c.c) || separator(c.c).is_none();
    let mut fields = row.fields('|');
    let last = fields.pop()?;
    let is_drawn = fields.len() > 1 && row.is_blank(&last) && row.is_blank(&fields.remove(0));
    (is_drawn && row.chars.iter().all(is_plain)).then_some(fields)
}
