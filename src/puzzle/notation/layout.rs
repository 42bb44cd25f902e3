//! The ways in which the cells of lines can be read. All lines of a board are read in the same way.

use super::row::{Class, JOINED, Mark, Row, SPACE, Symbol, is_unknown, separator};
use super::table::{DELIMITERS, fields};
use super::text::{Char, text};
use super::{Format, Options};
use crate::puzzle::Value;

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Every character.
    Characters,
    /// Every token, so that numbers may have two digits.
    Tokens,
    /// Every token, which lists the candidates of an empty cell where it has several.
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
        let has = |delimiter: &char| rows.iter().any(|row| row.contains(*delimiter));
        let empty = delimiter_of_empty_fields(rows);
        let delimiter = empty.or_else(|| DELIMITERS.into_iter().find(has));
        let fields = delimiter.into_iter().flat_map(Self::fields);
        let mut layouts = vec![Self::Characters, Self::Tokens];
        let is_first = empty.is_some() || options.format == Format::Csv;
        let place = if is_first { 0 } else { layouts.len() };
        layouts.splice(place..place, fields);
        if rows.iter().any(Row::has_bars) {
            layouts.push(Self::Fields('|', false));
        }
        if options.format == Format::Sdx {
            layouts.insert(0, Self::Lists);
        } else if shows_candidates(rows) {
            layouts.push(Self::Lists);
        }
        layouts
    }

    /// A cell a field, with a field after the last delimiter or without.
    pub fn fields(delimiter: char) -> [Self; 2] {
        [true, false].map(|keep_last| Self::Fields(delimiter, keep_last))
    }

    /// The layouts to try for a frame with blanks for empty cells: one column per cell; two columns, or
    /// three for numbers of two digits, with or without blanks around them. Tables with a bar after every
    /// cell are read by their fields.
    pub fn of_frame(rows: &[Row]) -> &'static [Self] {
        if is_drawn(rows) && !are_tables(rows) {
            &[
                Self::Places(0, 1, 1),
                Self::Places(1, 1, 2),
                Self::Places(0, 1, 2),
                Self::Places(1, 2, 3),
                Self::Places(0, 2, 3),
            ]
        } else {
            &[]
        }
    }

    /// The layout that the look of these lines suggests: tokens where one- and two-digit numbers, or
    /// single and double marks, stand side by side.
    pub fn natural(rows: &[Row]) -> Self {
        let texts = || rows.iter().flat_map(Row::texts);
        let is_double = |t: &[Char]| {
            t.len() == 2 && (t.iter().all(|c| c.c.is_ascii_digit()) || t[0].c == t[1].c)
        };
        let is_mixed = texts().any(|t| t.len() == 1) && texts().any(is_double);
        if is_mixed && texts().all(|t| Mark::of_token(t, JOINED).is_some()) {
            Self::Tokens
        } else {
            Self::Characters
        }
    }

    /// The cells of the line, if it can be read in this way.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        let words = row.words();
        match self {
            Self::Characters => Some(characters(row)),
            Self::Tokens => words.map(|(word, gap)| Mark::of_token(word, gap)).collect(),
            Self::Lists => Some(words.map(|(word, gap)| listed(word, gap)).collect()),
            Self::Fields(delimiter, keep_last) => by_fields(row, delimiter, keep_last),
            Self::Places(first, width, stride) => places(row, first, width, stride),
        }
    }
}

fn characters(row: &Row) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(row.chars.len());
    for (text, mut gap) in row.words() {
        for c in text {
            marks.push(Mark::new(Symbol::of(c.c), *c, gap));
            gap = JOINED;
        }
    }
    marks
}

const fn is_player(c: char) -> bool {
    matches!(c, 'u' | 'U')
}

/// A cell that may list its candidates: empty where there are several, or where the digit is the
/// player's, after `u`.
fn listed(text: &[Char], gap: u8) -> Mark {
    let own = &text[usize::from(is_player(text[0].c))..];
    match (own, own.iter().find(|c| is_unknown(c.c))) {
        (_, Some(c)) | ([c], None) if own.len() == text.len() || !c.c.is_ascii_digit() => {
            Mark::new(Symbol::of(c.c), *c, gap)
        }
        ([_], _) => Mark::new(Symbol::Placed, text[0], gap),
        _ => Mark {
            listed: own.iter().filter_map(|c| Value::from_char(c.c)).collect(),
            ..Mark::new(Symbol::Empty, text[0], gap)
        },
    }
}

/// Whether the lines have a digit after `u`, or several lists of digits in ascending order and no
/// mark for an empty cell.
pub fn shows_candidates(rows: &[Row]) -> bool {
    let cells = || rows.iter().filter(|row| row.class == Class::Cells);
    lists(|| cells().flat_map(Row::texts)).is_some_and(|count| count > 2)
}

/// Whether the line can be a row of lists of candidates: one list is longer than numbers are.
pub fn may_list(row: &Row) -> bool {
    let is_long = |t: &[Char]| t.len() > 3;
    row.tokens.len() > 3
        && lists(|| row.texts()).is_some()
        && row.texts().any(is_long)
        && row.texts().any(|t| t.len() == 1)
}

/// How many of these cells list candidates, if all can be cells of such a board and none is marked empty.
fn lists<'a, T: Iterator<Item = &'a [Char]>>(texts: impl Fn() -> T) -> Option<usize> {
    let by_player = |t: &[Char]| matches!(t, [u, d] if is_player(u.c) && d.c.is_ascii_digit());
    let is_digits = |t: &[Char]| t.iter().all(|c| matches!(c.c, '1'..='9'));
    let ascends = |t: &[Char]| t.len() > 1 && is_digits(t) && t.is_sorted_by(|a, b| a.c < b.c);
    let may_be = |t: &[Char]| match t {
        [one] => !matches!(Symbol::of(one.c), Symbol::Empty | Symbol::Zero),
        several => ascends(several),
    };
    if texts().any(by_player) {
        return Some(usize::MAX);
    }
    texts()
        .all(may_be)
        .then(|| texts().filter(|t| ascends(t)).count())
}

fn is_blank(field: &[Char]) -> bool {
    field.iter().all(|c| separator(c.c).is_some())
}

/// How strong the delimiter before this place is.
fn gap_before(row: &Row, place: usize) -> u8 {
    let before = place.checked_sub(1).map(|before| row.chars[before].c);
    before.and_then(separator).unwrap_or(SPACE)
}

fn by_fields(row: &Row, delimiter: char, keep_last: bool) -> Option<Vec<Mark>> {
    let mut fields = fields(&row.chars, delimiter);
    if fields.len() < 2 {
        return None;
    }
    fields.pop_if(|(_, field)| !keep_last && is_blank(field));
    let skipped = delimiter == '|' && fields.first().is_some_and(|(_, field)| is_blank(field));
    let fields = fields.into_iter().skip(usize::from(skipped));
    let marks = fields.map(|(start, field)| {
        let gap = gap_before(row, start);
        let words = field.split(|c| separator(c.c).is_some());
        let mut words = words.filter(|word| !word.is_empty());
        let place = row.chars[start.min(row.chars.len() - 1)];
        match (words.next(), words.next()) {
            (None, _) => Some(Mark::new(Symbol::Empty, place, gap)),
            (Some(word), None) => Mark::of_token(word, gap),
            _ => None,
        }
    });
    marks.collect()
}

/// The delimiter whose empty fields are to be seen in these lines, if there is one: a field but the last
/// that is empty.
pub fn delimiter_of_empty_fields(rows: &[Row]) -> Option<char> {
    let has_empty = |row: &Row, delimiter: char| {
        let fields = fields(&row.chars, delimiter);
        let mut others = fields.iter().rev().skip(1);
        others.any(|(_, field)| is_blank(field))
    };
    let shows = |d: &char| {
        rows.iter()
            .any(|row| row.contains(*d) && has_empty(row, *d))
    };
    DELIMITERS.into_iter().find(shows)
}

/// The cells of fields that begin and end with so many blanks; nothing if anything stands between cells.
fn places(row: &Row, blanks: usize, width: usize, stride: usize) -> Option<Vec<Mark>> {
    let fields = drawn_fields(row)?;
    let length = fields[0].1.len();
    let is_blank = |chars: &[Char]| chars.iter().all(|c| c.c == ' ');
    let mut marks = Vec::new();
    for (start, field) in fields {
        let mut gap = gap_before(row, start);
        let inner = field.get(blanks..length.checked_sub(blanks)?)?;
        let is_even = field.len() == length && inner.len() % stride == width % stride;
        let around = is_blank(&field[..blanks]) && is_blank(&field[length - blanks..]);
        if !is_even || !around {
            return None;
        }
        for place in inner.chunks(stride) {
            let word = place[..width].iter().copied().filter(|c| c.c != ' ');
            let word: Vec<Char> = word.collect();
            if !is_blank(&place[width..]) || word.iter().any(|c| separator(c.c).is_some()) {
                return None;
            }
            marks.push(match &word[..] {
                [] => Mark::new(Symbol::Empty, place[0], gap),
                word => Mark::of_token(word, gap)?,
            });
            gap = JOINED;
        }
    }
    Some(marks)
}

/// Whether these rows make tables with as many rows as columns, a cell a field, each at the same
/// place of its field.
fn are_tables(rows: &[Row]) -> bool {
    let rows = rows.iter().filter(|row| row.holds_cells());
    let Some(rows) = rows.map(drawn_fields).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let columns = rows[0].len();
    let fields = rows.iter().flatten().map(|(_, field)| field.iter());
    let places = fields.flat_map(Iterator::enumerate);
    let mut cells = places.filter(|(_, c)| c.c != ' ').peekable();
    let first = cells.peek().map(|(place, _)| *place);
    rows.len().is_multiple_of(columns)
        && first.is_some()
        && cells.all(|(place, c)| {
            let number = Symbol::of(c.c).number();
            Some(place) == first && number.is_none_or(|n| usize::from(n) <= columns)
        })
}

/// Whether these lines are drawn with bars and have no mark for an empty cell.
fn is_drawn(rows: &[Row]) -> bool {
    let is_empty = |c: &Char| matches!(Symbol::of(c.c), Symbol::Empty | Symbol::Zero);
    let has_empty = |word: &[Char]| text(word) != "10" && word.iter().any(is_empty);
    let mut rows = rows.iter().filter(|row| row.holds_cells()).peekable();
    rows.peek().is_some() && rows.all(|row| row.has_bars() && !row.texts().any(has_empty))
}

/// Whether blanks in these lines may be empty cells.
pub fn shows_blanks(rows: &[Row]) -> bool {
    let is_wide = |pair: &[Char]| pair[0].c == ' ' && pair[1].c == ' ';
    is_drawn(rows) && rows.iter().any(|row| row.chars.windows(2).any(is_wide))
}

/// What stands between the bars of a row that begins and ends with one.
fn drawn_fields(row: &Row) -> Option<Vec<(usize, Vec<Char>)>> {
    let mut fields = fields(&row.chars, '|');
    let is_end = |(_, field): &mut (usize, Vec<Char>)| field.iter().all(|c| c.c == ' ');
    fields.pop_if(is_end)?;
    (fields.len() > 1 && is_end(&mut fields.remove(0))).then_some(fields)
}
