//! Boards of N lines: as fields, or as rows of cells.

use super::block::{Block, without_comment};
use super::error::{FormName, OddRow, ReadError, Reason};
use super::form::{Expected, Found};
use super::lines::{Char, HEAVY_BAR, TextLine, text};
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, has_two_blanks, is_bar, is_sign, words};
use crate::puzzle::{MAX_SIZE, Shape};

/// The widest blank between bars that is one cell.
const WIDEST_BLANK: usize = 3;

/// How the cells of a row are told apart.
#[derive(Clone, Copy)]
enum Style {
    /// Each character is one, whatever stands between.
    Joined,
    /// Each word is one.
    Words,
    /// Each field is one. There may be a separator more after the last, or one more on both sides.
    Fields { delimiter: char, more: usize },
}

/// The cells of a row, and the bars between them: how many cells come before, and whether it is heavy.
struct Row {
    tokens: Vec<Token>,
    bars: Vec<(usize, bool)>,
}

/// Reads N × N fields.
pub fn read_fields(block: &Block, expected: &Expected) -> Vec<Found> {
    let mut styles = Vec::new();
    for (delimiter, around) in [(',', 1), (';', 1), ('\t', 1), ('|', 2)] {
        // A separator too many may be a column: only a known size tells them apart.
        let is_known = around == 2 || expected.side.is_some();
        for more in [Some(0), is_known.then_some(around)].into_iter().flatten() {
            styles.push(Style::Fields { delimiter, more });
        }
    }
    boards(block, expected, &styles, FormName::Table)
}

/// Reads N lines of N cells, or says what is wrong with the lines.
pub fn read_rows(block: &Block, expected: &Expected) -> Vec<Found> {
    let styles = [Style::Joined, Style::Words];
    let mut found = boards(block, expected, &styles, FormName::Rows);
    if found.is_empty() {
        found.extend(fault(block, expected));
    }
    found
}

/// The boards of a block whose rows are all written in one of these styles.
fn boards(block: &Block, expected: &Expected, styles: &[Style], form: FormName) -> Vec<Found> {
    for takes_dashes in [false, true] {
        let (lines, rules) = block.rows(takes_dashes);
        let sides = (2..=MAX_SIZE).rev().filter(|side| expected.allows(*side));
        // There may be a title or labels above.
        for side in sides.filter(|side| lines.len() >= *side && lines.len() % side < 2) {
            for has_labels in [false, true] {
                for style in styles {
                    let letters = expected.letters(side);
                    if let Some(rows) = all_rows(&lines, side, *style, has_labels, letters) {
                        return cut(&rows, side, &rules, form);
                    }
                }
            }
        }
    }
    Vec::new()
}

/// All rows, if each is written in this style and they make boards. The first line may be a title or the
/// labels of columns.
fn all_rows(
    lines: &[&TextLine],
    side: usize,
    style: Style,
    has_labels: bool,
    letters: Letters,
) -> Option<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        let number = has_labels.then_some(rows.len() % side);
        match row(line, side, style, number, letters) {
            Some(row) => rows.push(row),
            // A first line that has as many cells as the next is no title, but damaged.
            None if index == 0 && lines.len() > side && count(line) != count(lines[1]) => {}
            None => return None,
        }
    }
    let counts = |row: &Row| {
        let numbers = row.tokens.iter().map(|token| token.symbol.number());
        numbers.eq((1..).take(side).map(Some))
    };
    if rows.len() % side == 1 && rows.len() > 1 && counts(&rows[0]) {
        rows.remove(0);
    }
    let tokens = rows.iter().flat_map(|row| &row.tokens);
    let is_torn = matches!(style, Style::Fields { .. }) && has_two_blanks(tokens, side);
    let is_whole = !rows.is_empty() && rows.len().is_multiple_of(side);
    (is_whole && !is_torn).then_some(rows)
}

/// The cells of a line that has as many as this, beside remarks and the label of the row with this number.
fn row(
    line: &TextLine,
    side: usize,
    style: Style,
    number: Option<usize>,
    letters: Letters,
) -> Option<Row> {
    let (chars, _) = without_comment(&line.chars);
    if let Style::Fields { delimiter, more } = style {
        return fields(chars, side, (delimiter, more), number, letters);
    }
    let mut words = words(chars);
    if number.is_some() && !is_label(words.next()?, number) {
        return None;
    }
    let mut tokens = Vec::with_capacity(side);
    while tokens.len() < side {
        let word = words.next()?;
        match style {
            Style::Joined => tokens.extend(letters.cells(word)?),
            _ => tokens.push(letters.cell_of_word(word)?),
        }
    }
    let is_whole = tokens.len() == side && words.all(|word| letters.cells(word).is_none());
    let bars = chars.iter().filter(|c| is_bar(c.c)).map(|bar| {
        let before = tokens.iter().filter(|token| token.at < bar.at).count();
        (before, bar.c == HEAVY_BAR)
    });
    let bars = bars.collect();
    is_whole.then_some(Row { tokens, bars })
}

fn fields(
    chars: &[Char],
    side: usize,
    (delimiter, more): (char, usize),
    number: Option<usize>,
    letters: Letters,
) -> Option<Row> {
    let is_end = |c: &Char| c.c == delimiter || delimiter == '|' && is_bar(c.c);
    let mut fields: Vec<&[Char]> = chars.split(is_end).collect();
    let labels = usize::from(number.is_some());
    if fields.len() != side + more + labels {
        return None;
    }
    if more > 0 && words(fields.pop()?).any(|word| letters.cells(word).is_some()) {
        return None;
    }
    // A blank or a label before the first bar, and a label after it.
    let before = fields.drain(..labels + more / 2);
    let words_before: Vec<&[Char]> = before.flat_map(words).collect();
    let are_labels = words_before.iter().all(|word| is_label(word, number));
    if !are_labels || words_before.len() < labels || words_before.len() > labels + more / 2 {
        return None;
    }
    let edge = chars.last()?.at;
    let cell = |field: &&[Char]| {
        let token = letters.cell_of_field(field, edge)?;
        // A wide blank between bars may be several cells.
        let is_wide = side < 4 || field.len() > WIDEST_BLANK;
        (delimiter != '|' || token.symbol != Symbol::Blank || !is_wide).then_some(token)
    };
    let tokens = fields.iter().map(cell).collect::<Option<Vec<_>>>()?;
    let before = |index: usize| (index + 1).saturating_sub(labels + more / 2);
    let bars = chars.iter().filter(|c| is_bar(c.c)).enumerate();
    let bars = bars.map(|(index, bar)| (before(index), bar.c == HEAVY_BAR));
    let bars = bars.collect();
    Some(Row { tokens, bars })
}

/// Whether a word may be the label of a row: its number from 0 or 1, a letter, or a short word such as `R1`.
fn is_label(word: &[Char], number: Option<usize>) -> bool {
    let word = text(word);
    let word = word.trim_matches(['.', ')', '(', '[', ']']);
    let counts = match (word.parse(), number) {
        (Ok(label), Some(number)) => (number..number + 2).contains(&label),
        _ => true,
    };
    let is_short = word.len() <= 5 && word.chars().all(char::is_alphanumeric) && !word.is_empty();
    is_short && counts
}

/// Cuts rows into boards.
fn cut(rows: &[Row], side: usize, rules: &[(usize, bool)], form: FormName) -> Vec<Found> {
    let boards = rows.chunks(side).enumerate().map(|(number, rows)| {
        let tokens = rows.iter().flat_map(|row| row.tokens.clone()).collect();
        let here = number * side..=(number + 1) * side;
        let rules = rules.iter().filter(|(row, _)| here.contains(row));
        let rules: Vec<_> = rules
            .map(|(row, heavy)| (row - here.start(), *heavy))
            .collect();
        Found::new(Ok(Sheet {
            boxes: boxes(side, &rows[0].bars, &rules),
            ..Sheet::new(side, tokens, form)
        }))
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
        (first > 1 && inner.all(|(at, _)| at % first == 0)).then_some(first)
    };
    let (height, width) = match (step(rules), step(bars)) {
        (None, None) => return None,
        (Some(height), None) => (height, side / height),
        (None, Some(width)) => (side / width, width),
        (Some(height), Some(width)) => (height, width),
    };
    let shape = Shape::new(height, width).ok();
    shape.filter(|shape| shape.size() == side)
}

/// What is wrong with lines that look like cells and make no board.
pub fn fault(block: &Block, expected: &Expected) -> Option<Found> {
    let (rows, _) = block.rows(false);
    let counted = rows.iter().map(|row| (row.start.line, count(row)));
    let counted: Vec<(usize, usize)> = counted.filter(|(_, count)| *count > 0).collect();
    let (first, width) = (counted.first()?.0, usual_width(&counted));
    let size = match &*counted {
        [_] => expected.cells().unwrap_or(width).isqrt(),
        _ => expected.side.unwrap_or(width),
    };
    let usual = rows.iter().filter(|row| count(row) == width);
    let unknown = usual.filter_map(|row| unknown_cell(row, size)).next();
    let has_bars = |row: &&TextLine| row.chars.iter().filter(|c| is_bar(c.c)).count() > 1;
    let error = match (unknown, miscount(&counted, expected)) {
        (_, reason @ Reason::TooLarge(_)) => ReadError::of_line(first, reason),
        (Some(c), _) => {
            let reason = Reason::Unknown {
                found: c.c.to_string(),
                size: Some(size).filter(|size| *size <= MAX_SIZE),
                zero_based: false,
            };
            ReadError::at(c.at, reason)
        }
        (None, Reason::Count { odd: Some(_), .. }) if rows.iter().any(has_bars) => {
            ReadError::of_line(first, Reason::Blanks)
        }
        (None, reason) => ReadError::of_line(first, reason),
    };
    Some(Found {
        is_weak: (counted.len() == 1 || width < 3) && width < 12,
        ..Found::new(Err(error))
    })
}

/// What is wrong with rows in these lines with as many cells.
pub fn miscount(rows: &[(usize, usize)], expected: &Expected) -> Reason {
    let (cells, width) = (rows.iter().map(|row| row.1).sum(), usual_width(rows));
    let is_odd = |(_, cells): &&(usize, usize)| *cells != width && rows.len() > 1;
    let odd = rows.iter().find(is_odd).map(|(line, cells)| OddRow {
        line: *line,
        cells: *cells,
        others: width,
    });
    match expected.cells() {
        None if odd.is_none() && width > MAX_SIZE && rows.len() == width => Reason::TooLarge(width),
        None if odd.is_none() && width <= MAX_SIZE && rows.len() > 1 => Reason::Rows {
            rows: rows.len(),
            width,
        },
        expected => Reason::Count {
            cells,
            expected: expected.filter(|expected| *expected != cells),
            odd,
        },
    }
}

/// The number of cells that most rows have.
fn usual_width(rows: &[(usize, usize)]) -> usize {
    let widths = rows.iter().map(|row| row.1);
    let often = |width: &usize| {
        (
            widths.clone().filter(|other| other == width).count(),
            *width,
        )
    };
    widths.clone().max_by_key(often).unwrap_or_default()
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
    for delimiter in [',', ';', '\t'] {
        let separators = chars.iter().filter(|c| c.c == delimiter).count();
        if separators > 1 {
            return separators + usize::from(chars.last().is_none_or(|c| c.c != delimiter));
        }
    }
    let is_cells = |word: &&[Char]| {
        let cells = word.iter().filter(|c| Letters::Any.cell(c).is_some());
        word.len() == 1 || word.iter().any(is_sign) && cells.count() * 2 > word.len()
    };
    let words: Vec<&[Char]> = words(chars).filter(is_cells).collect();
    let is_number = |word: &&[Char]| word.len() < 3 && Letters::Any.cell_of_word(word).is_some();
    match words.iter().all(is_number) && words.len() > 3 {
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
    let mut word = words.next()?.iter();
    word.find(|c| letters.cell(c).is_none()).copied()
}
