//! The ways in which the cells of lines can be read. All lines of a board are read in the same way.

use super::row::{BAR, Class, HEAVY, JOINED, Mark, Row, SPACE, Symbol, is_bar, separator};
use super::table::{DELIMITERS, fields};
use super::text::{Char, HEAVY_BAR};
use super::{Format, Options};
use crate::puzzle::{Value, ValueSet};

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
    /// Every place between two bars of a frame, from the first on in this distance; a blank is an empty
    /// cell.
    Places(usize, usize),
}

impl Layout {
    /// The layouts to try, the likeliest first.
    pub fn all(rows: &[Row], options: &Options) -> Vec<Self> {
        let mut layouts = Vec::new();
        if options.format == Format::Sdx {
            layouts.push(Self::Lists);
        }
        let empty_field = delimiter_of_empty_fields(rows);
        let any_field = || {
            DELIMITERS[..4]
                .iter()
                .copied()
                .find(|d| rows.iter().any(|r| r.contains(*d)))
        };
        let delimiter = empty_field.or_else(any_field);
        let first = empty_field.is_some() || options.format == Format::Csv;
        layouts.extend(
            delimiter
                .filter(|_| first)
                .into_iter()
                .flat_map(Self::fields),
        );
        layouts.extend([Self::Characters, Self::Tokens]);
        layouts.extend(
            delimiter
                .filter(|_| !first)
                .into_iter()
                .flat_map(Self::fields),
        );
        if rows.iter().any(Row::has_bars) {
            layouts.push(Self::fields('|')[1]);
        }
        if shows_candidates(rows) {
            layouts.push(Self::Lists);
        }
        layouts
    }

    /// A cell a field, with a field after the last delimiter or without.
    pub fn fields(delimiter: char) -> [Self; 2] {
        [true, false].map(|keep_last| Self::Fields(delimiter, keep_last))
    }

    /// The layouts of a frame with blanks for empty cells: a column a cell; two, with blanks around or
    /// without. Tables with a bar after every cell are read by their fields.
    pub fn of_frame(rows: &[Row]) -> Vec<Self> {
        let cells: Vec<&Row> = rows.iter().filter(|row| holds_cells(row)).collect();
        if !is_drawn(rows) || are_tables(&cells) {
            return Vec::new();
        }
        let places = [(0, 1), (1, 2), (0, 2)];
        places
            .map(|(first, stride)| Self::Places(first, stride))
            .to_vec()
    }

    /// The layout that the look of these lines suggests: tokens where one- and two-digit numbers, or
    /// single and double marks, stand side by side.
    pub fn natural(rows: &[Row]) -> Self {
        let texts = || rows.iter().flat_map(Row::texts);
        let single = texts().any(|t| t.len() == 1);
        let is_number = |t: &[Char]| t.iter().all(|c| c.c.is_ascii_digit()) || t[0].c == t[1].c;
        let number = texts().any(|t| t.len() == 2 && is_number(t));
        if single && number && texts().all(|t| Symbol::of_token(t).is_some()) {
            Self::Tokens
        } else {
            Self::Characters
        }
    }

    /// The cells of the line, if it can be read in this way.
    pub fn marks(self, row: &Row) -> Option<Vec<Mark>> {
        match self {
            Self::Characters => Some(characters(row)),
            Self::Tokens => tokens(row, |text| {
                Symbol::of_token(text).map(|(s, i)| (s, i, ValueSet::EMPTY))
            }),
            Self::Lists => tokens(row, |text| Some(listed(text))),
            Self::Fields(delimiter, keep_last) => by_fields(row, delimiter, keep_last),
            Self::Places(first, stride) => filled(row, first, stride).map(|row| characters(&row)),
        }
    }
}

fn mark(symbol: Symbol, c: Char, gap: u8) -> Mark {
    Mark {
        symbol,
        at: c.at,
        gap,
        listed: ValueSet::EMPTY,
    }
}

fn characters(row: &Row) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(row.token_chars());
    for token in &row.tokens {
        for (i, c) in row.chars[token.start..token.end].iter().enumerate() {
            let gap = if i == 0 { token.gap } else { JOINED };
            marks.push(mark(Symbol::of(c.c), *c, gap));
        }
    }
    marks
}

fn tokens(
    row: &Row,
    cell: impl Fn(&[Char]) -> Option<(Symbol, usize, ValueSet)>,
) -> Option<Vec<Mark>> {
    let marks = row.tokens.iter().zip(row.texts()).map(|(token, text)| {
        let (symbol, index, listed) = cell(text)?;
        Some(Mark {
            listed,
            ..mark(symbol, text[index], token.gap)
        })
    });
    marks.collect()
}

/// A cell that may list its candidates: empty where there are several, or where the digit is the
/// player's, after `u`.
fn listed(text: &[Char]) -> (Symbol, usize, ValueSet) {
    let by_player = matches!(text[0].c, 'u' | 'U');
    let own = usize::from(by_player);
    let symbols = || text[own..].iter().map(|c| Symbol::of(c.c));
    if let Some(index) = symbols().position(|s| matches!(s, Symbol::Unknown(_))) {
        return (
            Symbol::of(text[own + index].c),
            own + index,
            ValueSet::EMPTY,
        );
    }
    match &text[own..] {
        [one] if by_player && one.c.is_ascii_digit() => (Symbol::Placed, 0, ValueSet::EMPTY),
        [one] => (Symbol::of(one.c), own, ValueSet::EMPTY),
        several => {
            let values = several.iter().filter_map(|c| Value::from_char(c.c));
            (Symbol::Empty, 0, values.collect())
        }
    }
}

/// Whether the lines have a digit after `u`, or several lists of digits in ascending order and no
/// mark for an empty cell.
pub fn shows_candidates(rows: &[Row]) -> bool {
    let texts = || {
        rows.iter()
            .filter(|r| r.class == Class::Cells)
            .flat_map(Row::texts)
    };
    let by_player =
        |t: &[Char]| matches!(t, [u, d] if matches!(u.c, 'u' | 'U') && d.c.is_ascii_digit());
    let ascends = |t: &[Char]| {
        t.len() > 1 && t.iter().all(|c| c.c.is_ascii_digit()) && t.is_sorted_by(|a, b| a.c < b.c)
    };
    let is_list = |t: &[Char]| t.len() == 1 || ascends(t) || by_player(t);
    let is_empty = |t: &[Char]| matches!(Symbol::of(t[0].c), Symbol::Empty | Symbol::Zero);
    texts().any(by_player)
        || texts().all(is_list)
            && texts().filter(|t| ascends(t)).nth(2).is_some()
            && !texts().any(is_empty)
}

fn is_blank(field: &[Char]) -> bool {
    field.iter().all(|c| separator(c.c).is_some())
}

fn by_fields(row: &Row, delimiter: char, keep_last: bool) -> Option<Vec<Mark>> {
    let is_drawn = delimiter == '|';
    let is_delimiter = |c: char| c == delimiter || is_drawn && is_bar(c);
    if !row.chars.iter().any(|c| is_delimiter(c.c)) {
        return None;
    }
    let mut fields = if is_drawn && row.contains(HEAVY_BAR) {
        let light = |c: &Char| {
            if c.c == HEAVY_BAR {
                Char { c: '|', ..*c }
            } else {
                *c
            }
        };
        fields(&row.chars.iter().map(light).collect::<Vec<_>>(), delimiter)
    } else {
        fields(&row.chars, delimiter)
    };
    if !keep_last && fields.last().is_some_and(|(_, field)| is_blank(field)) {
        fields.pop();
    }
    if is_drawn && fields.first().is_some_and(|(_, field)| is_blank(field)) {
        fields.remove(0);
    }
    let marks = fields.into_iter().map(|(start, field)| {
        let gap = match start
            .checked_sub(1)
            .and_then(|before| row.chars.get(before))
        {
            Some(c) if c.c == HEAVY_BAR => HEAVY,
            _ if is_drawn => BAR,
            _ => SPACE,
        };
        let first = field.iter().position(|c| separator(c.c).is_none());
        let last = field.iter().rposition(|c| separator(c.c).is_none());
        let Some((first, last)) = first.zip(last) else {
            let place = row.chars.get(start.min(row.chars.len() - 1))?;
            return Some(mark(Symbol::Empty, *place, gap));
        };
        let text = &field[first..=last];
        let (symbol, index) =
            Symbol::of_token(text).filter(|_| text.iter().all(|c| separator(c.c).is_none()))?;
        Some(mark(symbol, text[index], gap))
    });
    marks.collect()
}

/// The delimiter whose empty fields are to be seen in these lines, if there is one: a field but the last
/// that is empty.
pub fn delimiter_of_empty_fields(rows: &[Row]) -> Option<char> {
    let has_empty = |row: &Row, delimiter: char| {
        let fields = if row.contains(delimiter) {
            fields(&row.chars, delimiter)
        } else {
            Vec::new()
        };
        fields
            .split_last()
            .is_some_and(|(_, others)| others.iter().any(|(_, field)| is_blank(field)))
    };
    DELIMITERS[..4]
        .iter()
        .copied()
        .find(|d| rows.iter().any(|row| has_empty(row, *d)))
}

/// The row with `.` for the empty cells of fields where the first cell stands at this place and the
/// others at this distance from each other; nothing if anything else stands between.
fn filled(row: &Row, first: usize, stride: usize) -> Option<Row> {
    let fields = drawn_fields(row)?;
    let length = fields[0].len();
    let room = length.checked_sub(2 * first + 1).filter(|room| *room > 0)?;
    let mut chars = Vec::new();
    let mut bars = row.chars.iter().filter(|c| is_bar(c.c));
    for field in fields {
        chars.extend(bars.next());
        for (i, c) in field.iter().enumerate() {
            let is_cell = i >= first && i <= first + room && (i - first).is_multiple_of(stride);
            match c.c {
                ' ' if is_cell => chars.push(Char { c: '.', ..*c }),
                ' ' => {}
                _ if is_cell && separator(c.c).is_none() => chars.push(*c),
                _ => return None,
            }
        }
        if field.len() != length || !room.is_multiple_of(stride) {
            return None;
        }
    }
    Some(Row::new(chars, None))
}

/// Whether these rows make tables with as many rows as columns, a cell a field, each at the same
/// place of its field.
fn are_tables(rows: &[&Row]) -> bool {
    let fields: Option<Vec<_>> = rows.iter().map(|row| drawn_fields(row)).collect();
    let Some(fields) = fields.filter(|fields| !fields.is_empty()) else {
        return false;
    };
    let columns = fields[0].len();
    let cells = |field: &[Char]| -> Vec<(usize, char)> {
        let filled = field.iter().enumerate().filter(|(_, c)| c.c != ' ');
        filled.map(|(place, c)| (place, c.c)).collect()
    };
    let cells: Vec<_> = fields
        .iter()
        .flatten()
        .flat_map(|field| cells(field))
        .collect();
    rows.len().is_multiple_of(columns)
        && !cells.is_empty()
        && cells.iter().all(|(place, c)| {
            let number = Symbol::of(*c).number();
            *place == cells[0].0 && number.is_none_or(|n| usize::from(n) <= columns)
        })
}

/// Whether these lines are drawn with bars and have no mark for an empty cell.
fn is_drawn(rows: &[Row]) -> bool {
    let is_empty = |c: &Char| matches!(Symbol::of(c.c), Symbol::Empty | Symbol::Zero);
    let mut rows = rows.iter().filter(|row| holds_cells(row)).peekable();
    rows.peek().is_some() && rows.all(|row| row.has_bars() && !row.chars.iter().any(is_empty))
}

/// Whether blanks in these lines may be empty cells.
pub fn shows_blanks(rows: &[Row]) -> bool {
    let is_wide = |row: &Row| {
        row.chars
            .windows(2)
            .any(|pair| pair[0].c == ' ' && pair[1].c == ' ')
    };
    is_drawn(rows) && rows.iter().any(is_wide)
}

const fn holds_cells(row: &Row) -> bool {
    matches!(row.class, Class::Cells | Class::Delimiters)
}

/// What stands between the bars of a row that begins and ends with one.
fn drawn_fields(row: &Row) -> Option<Vec<&[Char]>> {
    let is_bar = |c: &Char| is_bar(c.c);
    let first = row.chars.iter().position(|c| c.c != ' ')?;
    let last = row.chars.iter().rposition(|c| c.c != ' ')?;
    let ends = first < last && is_bar(&row.chars[first]) && is_bar(&row.chars[last]);
    ends.then(|| row.chars[first + 1..last].split(is_bar).collect())
}
