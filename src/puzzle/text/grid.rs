//! Boards of N lines: as fields, or as rows of cells.

use super::block::{Block, without_comment};
use super::error::{FormName, OddRow, ReadError, Reason};
use super::form::{Expected, Form, Found};
use super::lines::{Char, HEAVY_BAR, TextLine, text};
use super::sheet::Sheet;
use super::token::{
    Letters, RuleKind, Symbol, Token, has_two_blanks, is_bar, is_blank, is_number, words,
};
use crate::puzzle::{MAX_SIZE, Shape};
use std::collections::BTreeSet;

/// The widest blank between bars that is one cell.
const WIDEST_BLANK: usize = 3;

/// N × N fields.
pub struct Fields;

/// N lines of N cells, a symbol each or separated.
pub struct Rows;

/// How the cells of a row are separated.
#[derive(Clone, Copy)]
enum RowStyle {
    /// Each character is one, whatever stands between.
    Joined,
    /// Each word is one.
    Words,
    /// Each field is one; there may be an empty field before the first and after the last.
    Fields {
        delimiter: char,
        leads: bool,
        trails: bool,
    },
}

/// The cells of a row, and the bars between them: how many cells come before, and whether it is heavy.
struct RowTokens {
    tokens: Vec<Token>,
    bars: Vec<(usize, bool)>,
    label: Option<String>,
}

impl Form for Fields {
    const NAME: FormName = FormName::Table;

    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found> {
        let mut styles = Vec::new();
        for delimiter in [',', ';', '\t', '|'] {
            for (leads, trails) in [(false, false), (true, true), (false, true), (true, false)] {
                // A separator too many may be a column: only a known size tells them apart.
                let is_known = leads == trails || expected.side.is_some();
                if is_known && (!leads || delimiter == '|') {
                    styles.push(RowStyle::Fields {
                        delimiter,
                        leads,
                        trails,
                    });
                }
            }
        }
        boards(block, expected, &styles, Self::NAME)
    }
}

impl Form for Rows {
    const NAME: FormName = FormName::Rows;

    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found> {
        let styles = [RowStyle::Joined, RowStyle::Words];
        let found = boards(block, expected, &styles, Self::NAME);
        match found.is_empty() {
            true => fault(block, expected).into_iter().collect(),
            false => found,
        }
    }
}

/// The boards of a block whose rows are all written in one of these styles.
fn boards(block: &Block, expected: &Expected, styles: &[RowStyle], form: FormName) -> Vec<Found> {
    let has_dashes = |line: &TextLine| RuleKind::of(&line.chars) == RuleKind::Either;
    let may_take = block.lines.iter().any(has_dashes);
    for takes_dashes in [false, true] {
        if takes_dashes && !may_take {
            break;
        }
        let (rows, rules) = block.rows(takes_dashes);
        for side in sides(&rows, expected).into_iter().rev() {
            for has_labels in [false, true] {
                for style in styles {
                    let letters = expected.letters(side);
                    if let Some(rows) = all_rows(&rows, side, *style, has_labels, letters) {
                        let sheets = cut(&rows, side, &rules, form);
                        return sheets.into_iter().map(Found::Board).collect();
                    }
                }
            }
        }
    }
    Vec::new()
}

/// The sizes that the rows may have.
fn sides(rows: &[&TextLine], expected: &Expected) -> BTreeSet<usize> {
    let mut sides = BTreeSet::new();
    if let Some(side) = expected.side {
        return BTreeSet::from([side]);
    }
    for row in rows {
        let is_cells = |word: &&[Char]| Letters::OfSize(MAX_SIZE).cells(word).is_some();
        let chars = || words(&row.chars).map(<[Char]>::len);
        let beginning = words(&row.chars).take_while(is_cells);
        let beginning: Vec<usize> = beginning.map(<[Char]>::len).collect();
        let separators = |of: fn(char) -> bool| row.chars.iter().filter(|c| of(c.c)).count();
        for count in [
            chars().sum(),
            chars().count(),
            beginning.iter().sum(),
            beginning.len(),
            separators(is_bar),
            separators(|c| matches!(c, ',' | ';' | '\t')),
        ] {
            sides.extend([count.saturating_sub(1), count, count + 1]);
        }
    }
    sides.retain(|side| expected.allows(*side));
    sides
}

/// All rows, if each is written in this style and they make boards. The first line may be a title or the
/// labels of columns.
fn all_rows(
    lines: &[&TextLine],
    side: usize,
    style: RowStyle,
    has_labels: bool,
    letters: Letters,
) -> Option<Vec<RowTokens>> {
    let mut rows: Vec<RowTokens> = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        let (chars, _) = without_comment(&line.chars);
        match row(chars, side, style, has_labels, letters) {
            Some(row) => rows.push(row),
            // A first line that has as many cells as the next is no title, but damaged.
            None if index == 0 && lines.len() > side && count(line) != count(lines[1]) => {}
            None => return None,
        }
    }
    let counts = |row: &RowTokens| {
        let numbers = row.tokens.iter().map(|token| token.symbol.number());
        numbers
            .zip(1..)
            .all(|(number, column)| number == Some(column))
    };
    if rows.len() % side == 1 && rows.len() > 1 && counts(&rows[0]) {
        rows.remove(0);
    }
    let tokens = rows.iter().flat_map(|row| &row.tokens);
    if matches!(style, RowStyle::Fields { .. }) && has_two_blanks(tokens, side) {
        return None;
    }
    let labels: Vec<&str> = rows.iter().filter_map(|row| row.label.as_deref()).collect();
    (!rows.is_empty() && rows.len().is_multiple_of(side) && are_labels(&labels, side))
        .then_some(rows)
}

/// Whether numbers among labels count the rows.
fn are_labels(labels: &[&str], side: usize) -> bool {
    let counts = |first: usize| {
        let mut labels = labels.iter().enumerate();
        labels.all(|(index, label)| !is_number(label) || label.parse() == Ok(index % side + first))
    };
    counts(0) || counts(1)
}

/// The cells of a line that has as many as this, beside labels and remarks.
fn row(
    chars: &[Char],
    side: usize,
    style: RowStyle,
    has_label: bool,
    letters: Letters,
) -> Option<RowTokens> {
    if let RowStyle::Fields {
        delimiter,
        leads,
        trails,
    } = style
    {
        return fields(chars, side, (delimiter, leads, trails), has_label, letters);
    }
    let mut words = words(chars);
    let label = match has_label {
        true => Some(label(words.next()?)?),
        false => None,
    };
    let mut tokens = Vec::with_capacity(side);
    while tokens.len() < side {
        let word = words.next()?;
        match style {
            RowStyle::Joined => tokens.extend(letters.cells(word)?),
            RowStyle::Words | RowStyle::Fields { .. } => tokens.push(letters.cell_of_word(word)?),
        }
    }
    let is_whole = tokens.len() == side && words.all(|word| letters.cells(word).is_none());
    let bars = chars.iter().filter(|c| is_bar(c.c)).map(|bar| {
        let before = tokens.iter().filter(|token| token.at < bar.at).count();
        (before, bar.c == HEAVY_BAR)
    });
    let bars = bars.collect();
    is_whole.then_some(RowTokens {
        tokens,
        bars,
        label,
    })
}

fn fields(
    chars: &[Char],
    side: usize,
    (delimiter, leads, trails): (char, bool, bool),
    has_label: bool,
    letters: Letters,
) -> Option<RowTokens> {
    let is_end = |c: &Char| c.c == delimiter || delimiter == '|' && is_bar(c.c);
    let ends = chars.iter().filter(|c| is_end(c));
    let bars = ends.enumerate().map(|(index, c)| {
        let before = index + usize::from(!leads);
        (
            before.saturating_sub(usize::from(has_label)),
            c.c == HEAVY_BAR,
        )
    });
    let bars: Vec<(usize, bool)> = match delimiter {
        '|' => bars.collect(),
        _ => Vec::new(),
    };
    let mut fields: Vec<&[Char]> = chars.split(is_end).collect();
    if fields.len() != side + usize::from(leads) + usize::from(trails) + usize::from(has_label) {
        return None;
    }
    if trails {
        let last = fields.pop()?;
        if words(last).any(|word| letters.cells(word).is_some()) {
            return None;
        }
    }
    let mut found_label = None;
    if leads {
        let mut first = words(fields.remove(0));
        if let Some(word) = first.next() {
            found_label = Some(label(word)?);
        }
        if first.next().is_some() {
            return None;
        }
    }
    if has_label {
        let word = words(fields.remove(0)).next();
        found_label = Some(label(word?)?);
    }
    let edge = chars.last()?.at;
    let cell = |field: &&[Char]| {
        let mut words = words(field);
        let token = match words.next() {
            // A wide blank between bars may be several cells.
            None if delimiter == '|' && (side < 4 || field.len() > WIDEST_BLANK) => return None,
            None if !is_blank(field) => return None,
            None => Token {
                symbol: Symbol::Blank,
                at: field.first().map_or(edge, |c| c.at),
            },
            Some(word) => letters.cell_of_word(word)?,
        };
        words.next().is_none().then_some(token)
    };
    let tokens = fields.iter().map(cell).collect::<Option<Vec<_>>>()?;
    Some(RowTokens {
        tokens,
        bars,
        label: found_label,
    })
}

/// A label of a row: a number, a letter, or a short word such as `R1`.
fn label(word: &[Char]) -> Option<String> {
    let word = text(word);
    let word = word.trim_matches(['.', ')', '(', '[', ']']);
    let is_label = word.len() <= 5 && word.chars().all(char::is_alphanumeric) && !word.is_empty();
    is_label.then(|| word.to_owned())
}

/// Cuts rows into boards.
fn cut(rows: &[RowTokens], side: usize, rules: &[(usize, bool)], form: FormName) -> Vec<Sheet> {
    let boards = rows.chunks(side).enumerate().map(|(number, rows)| {
        let tokens = rows.iter().flat_map(|row| row.tokens.clone()).collect();
        let first = number * side;
        let here = rules
            .iter()
            .filter(|(row, _)| (first..=first + side).contains(row));
        let rules: Vec<(usize, bool)> = here.map(|(row, heavy)| (row - first, *heavy)).collect();
        let boxes = boxes(side, &rows[0].bars, &rules);
        Sheet::new(side, tokens, boxes, form)
    });
    boards.collect()
}

/// The boxes that a frame shows.
fn boxes(side: usize, bars: &[(usize, bool)], rules: &[(usize, bool)]) -> Option<Shape> {
    // The distance of the heavier lines within the board.
    let step = |lines: &[(usize, bool)]| {
        let inner = lines.iter().filter(|(at, _)| (1..side).contains(at));
        let has_heavy = inner.clone().any(|(_, is_heavy)| *is_heavy);
        let mut inner = inner.filter(|(_, is_heavy)| *is_heavy || !has_heavy);
        let first = inner.next()?.0;
        inner.all(|(at, _)| at % first == 0).then_some(first)
    };
    let (height, width) = match (step(rules), step(bars)) {
        (None | Some(1), None | Some(1)) => return None,
        (Some(height), None | Some(1)) => (height, side / height),
        (None | Some(1), Some(width)) => (side / width, width),
        (Some(height), Some(width)) => (height, width),
    };
    let shape = Shape::new(height, width).ok();
    shape.filter(|shape| shape.size() == side)
}

/// What is wrong with lines that look like cells and make no board.
pub fn fault(block: &Block, expected: &Expected) -> Option<Found> {
    let (rows, _) = block.rows(false);
    let counted: Vec<(&TextLine, usize)> = rows.iter().map(|row| (*row, count(row))).collect();
    let counted: Vec<_> = counted
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .collect();
    let (first, _) = *counted.first()?;
    let counts = counted.iter().map(|(_, count)| *count);
    let total: usize = counts.clone().sum();
    let often = |width: &usize| {
        (
            counts.clone().filter(|count| count == width).count(),
            *width,
        )
    };
    let width = counts.clone().max_by_key(often)?;
    let is_one = counted.len() == 1;
    let size = match is_one {
        true => expected.cells().unwrap_or(width).isqrt(),
        false => expected.side.unwrap_or(width),
    };
    let line = first.start.line;
    let odd = counted.iter().find(|(_, count)| *count != width);
    let odd = odd.filter(|_| !is_one).map(|(row, cells)| OddRow {
        line: row.start.line,
        cells: *cells,
        others: width,
    });
    let unknown = counted.iter().filter(|(_, count)| *count == width);
    let unknown = unknown
        .filter_map(|(row, _)| unknown_cell(row, size))
        .next();
    let is_large = odd.is_none() && width > MAX_SIZE && counted.len() == width;
    let error = if let Some(c) = unknown.filter(|_| !is_large) {
        let reason = Reason::Unknown {
            found: c.c.to_string(),
            size: Some(size).filter(|size| *size <= MAX_SIZE),
            zero_based: false,
        };
        ReadError::at(c.at, reason)
    } else {
        let has_blanks = rows
            .iter()
            .any(|row| row.chars.iter().filter(|c| is_bar(c.c)).count() > 1);
        let reason = match (odd, expected.cells()) {
            (Some(_), _) if has_blanks => Reason::Blanks,
            (Some(odd), None) => Reason::Count {
                cells: total,
                odd: Some(odd),
            },
            (None, _) if is_large => Reason::TooLarge(width),
            (None, _) if expected.side_of(total).is_some() => Reason::Blanks,
            (None, None) if !is_one && width <= MAX_SIZE => Reason::Rows {
                rows: counted.len(),
                width,
            },
            (_, None) => Reason::Count {
                cells: total,
                odd: None,
            },
            (_, Some(expected)) if total != expected => Reason::CellCount {
                cells: total,
                expected,
            },
            (odd, Some(_)) => Reason::Count { cells: total, odd },
        };
        ReadError::of_line(line, reason)
    };
    let is_certain = counted.len() > 1 && width > 2 || width > 11;
    Some(match is_certain {
        true => Found::Fault(error),
        false => Found::WeakFault(error),
    })
}

/// Whether all rows have as many cells as those of a board, and some are missing.
pub fn is_unfinished(block: &Block, expected: &Expected) -> bool {
    let (rows, _) = block.rows(false);
    let Some(width) = rows.first().map(|row| count(row)) else {
        return false;
    };
    let is_row = expected.allows(width) && width > 3 && (width < MAX_SIZE || rows.len() > 1);
    is_row && rows.len() < width && rows.iter().all(|row| count(row) == width)
}

/// How many cells a line seems to have.
fn count(row: &TextLine) -> usize {
    let (chars, _) = without_comment(&row.chars);
    let separators = |of: &[char]| chars.iter().filter(|c| of.contains(&c.c)).count();
    for delimiter in [',', ';', '\t'] {
        if separators(&[delimiter]) > 1 {
            return separators(&[delimiter])
                + usize::from(chars.last().is_none_or(|c| c.c != delimiter));
        }
    }
    let symbols = |word: &[Char]| {
        word.iter()
            .filter_map(|c| Symbol::of(c.c))
            .collect::<Vec<_>>()
    };
    let is_cells = |word: &&[Char]| {
        let signs = symbols(word)
            .into_iter()
            .filter(|s| !matches!(s, Symbol::Letter('H'..)));
        let has_sign = symbols(word)
            .iter()
            .any(|s| !matches!(s, Symbol::Letter(_)));
        (has_sign || word.len() == 1) && signs.count() * 2 > word.len()
    };
    let is_spaced = words(chars).count() > 3 && words(chars).all(|word| word.len() == 1);
    let words: Vec<&[Char]> = words(chars)
        .filter(|word| is_spaced || is_cells(word))
        .collect();
    let are_numbers = words
        .iter()
        .all(|word| word.len() < 3 && Letters::Any.cell_of_word(word).is_some());
    match are_numbers && words.len() > 3 {
        true => words.len(),
        false => words.iter().map(|word| word.len()).sum(),
    }
}

/// The first character of a row that is no cell, if few are none.
fn unknown_cell(row: &TextLine, size: usize) -> Option<Char> {
    let (chars, _) = without_comment(&row.chars);
    let letters = Letters::OfSize(size.min(MAX_SIZE));
    let mut words = words(chars).filter(|word| {
        let cells = word.iter().filter(|c| letters.cell(c).is_some()).count();
        cells < word.len() && (cells * 2 > word.len() || word.len() == 1)
    });
    words
        .next()?
        .iter()
        .find(|c| letters.cell(c).is_none())
        .copied()
}
