//! Boards in one line, and what stands beside them.

use super::block::{Block, name, without_comment};
use super::error::{FormName, ReadError, Reason};
use super::form::{Expected, Found};
use super::lines::{Char, TextLine, text};
use super::options::Format;
use super::rows::fault;
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, has_two_blanks, is_number, words};
use crate::puzzle::MAX_SIZE;

/// The fewest cells of a word that is taken for a board wherever it stands.
const LEAST_CELLS: usize = 16;
/// The longest number that stands beside a board.
const LONGEST_NUMBER: usize = 8;

/// Reads lines of N² symbols.
pub fn read(block: &Block, expected: &Expected) -> Vec<Found> {
    let (rows, _) = block.rows(false);
    let is_alone = rows.len() == 1 || expected.format == Format::Sdm || expected.list.is_some();
    let mut found = Vec::new();
    let mut refused = Vec::new();
    for row in &rows {
        match boards(row, expected, is_alone) {
            Ok(boards) => found.extend(boards),
            Err(Some(error)) if rows.len() == 1 => return vec![Found::new(Err(error))],
            Err(_) => refused.push(*row),
        }
    }
    if found.is_empty() || !is_alone && are_rows(&found, rows.len()) {
        return Vec::new();
    }
    for line in refused {
        let mut block = Block::default();
        block.push(line.clone());
        found.extend(fault(&block, expected));
    }
    found.sort_by_key(Found::line);
    found
}

/// Whether lines, each of which could be a board, are the rows of a larger one: they have values that are
/// too high, or no value twice in a row or column.
fn are_rows(found: &[Found], lines: usize) -> bool {
    let sheets: Vec<&Sheet> = found.iter().filter_map(|f| f.board.as_ref().ok()).collect();
    let width = sheets[0].tokens.len();
    let is_same = |sheet: &&Sheet| sheet.tokens.len() == width;
    if width > MAX_SIZE || sheets.len() > lines || !sheets.iter().all(is_same) {
        return false;
    }
    let tokens: Vec<Token> = sheets.iter().flat_map(|s| s.tokens.clone()).collect();
    let large = tokens.chunks(width * width);
    let mut large = large.map(|board| Sheet::new(width, board.to_vec(), FormName::Line));
    sheets.iter().any(|sheet| sheet.is_too_high())
        || lines.is_multiple_of(width) && large.all(|board| !board.has_repeats())
}

/// The boards of a line, with what stands beside as their title.
fn boards(
    line: &TextLine,
    expected: &Expected,
    is_alone: bool,
) -> Result<Vec<Found>, Option<ReadError>> {
    let (chars, comment) = without_comment(&line.chars);
    let (mut found, mut beside) = (Vec::new(), Vec::new());
    for word in words(chars) {
        let is_long = word.len() >= LEAST_CELLS || expected.list.is_some();
        match board(word, expected).filter(|_| is_long) {
            Some(board) => found.push(board),
            None => beside.push(word),
        }
    }
    if found.is_empty() || expected.list.is_some() && beside.len() > found.len() {
        let mut whole = whole(chars, expected).ok_or(None)?;
        whole.title = comment;
        let small = whole.board.as_ref().ok();
        let small = small.filter(|board| board.tokens.len() < LEAST_CELLS);
        whole.is_weak = expected.cells().is_none() && small.is_some();
        // A few fields, some of them blank, are more likely a row of a table than a board.
        let is_blank = |token: &Token| token.symbol == Symbol::Blank;
        let is_torn = small.is_some_and(|board| board.tokens.iter().any(is_blank));
        return match !whole.is_weak || is_alone && !is_torn {
            true => Ok(vec![whole]),
            false => Err(None),
        };
    }
    if let Some(broken) = beside.iter().find(|word| is_broken(word)) {
        let reason = Reason::Count {
            cells: broken.len(),
            expected: expected.cells(),
            odd: None,
        };
        return Err(Some(ReadError::at(broken[0].at, reason)));
    }
    let fields = chars.split(|c| matches!(c.c, ',' | ';' | '\t' | '|'));
    let mut fields = fields.filter(|field| words(field).all(|word| beside.contains(&word)));
    let named = |field: &[Char]| name(&text(field)).filter(|name| !is_amount(name));
    let all = beside.iter().map(|word| text(word));
    let all: Vec<String> = all.filter(|word| !is_amount(word)).collect();
    let title = comment.or_else(|| fields.find_map(named));
    let title = title.or_else(|| name(&all.join(" ")));
    for board in &mut found {
        board.title.clone_from(&title);
    }
    Ok(found)
}

/// The board in a word where each character is a cell.
fn board(word: &[Char], expected: &Expected) -> Option<Found> {
    let side = expected.side_of(word.len())?;
    let letters = match expected.list {
        Some(_) => Letters::OfSize(MAX_SIZE),
        None => expected.letters(side),
    };
    Some(Found::board(side, letters.cells(word)?, FormName::Line))
}

/// The board of all words of a line, but for words at its ends that are no cells; or of all its fields.
fn whole(chars: &[Char], expected: &Expected) -> Option<Found> {
    let all = expected.letters(MAX_SIZE);
    let words: Vec<&[Char]> = words(chars).collect();
    let is_cells = |word: &&[Char]| all.cell_of_word(word).is_some() || all.cells(word).is_some();
    let first = words.iter().position(is_cells).unwrap_or_default();
    let last = words.iter().rposition(is_cells).map_or(0, |last| last + 1);
    let words = &words[first..last];
    let joined = words.iter().map(|word| all.cells(word));
    let joined = joined
        .collect::<Option<Vec<_>>>()
        .map(|cells| cells.concat());
    let each = words.iter().map(|word| all.cell_of_word(word)).collect();
    [joined, each, fields(chars, all)]
        .into_iter()
        .find_map(|tokens| {
            let tokens: Vec<Token> = tokens?;
            let side = expected.side_of(tokens.len())?;
            let letters = match expected.list {
                Some(_) => Letters::Any,
                None => expected.letters(side),
            };
            let is_read = tokens.iter().all(|token| letters.has(token.symbol));
            let is_read = is_read && !has_two_blanks(&tokens, side);
            is_read.then(|| Found::board(side, tokens, FormName::Line))
        })
}

/// The cells of a line of fields. A separator may follow the last field.
fn fields(chars: &[Char], letters: Letters) -> Option<Vec<Token>> {
    let has = |of: &char| chars.iter().any(|c| c.c == *of);
    let delimiter = [',', ';', '\t'].into_iter().find(has)?;
    let edge = chars.last()?.at;
    let fields = chars.split(|c| c.c == delimiter);
    fields
        .map(|field| letters.cell_of_field(field, edge))
        .collect()
}

/// Whether a word beside a board is a part of one, or another that is damaged.
fn is_broken(word: &[Char]) -> bool {
    let is_cell = |c: &&Char| Letters::OfSize(9).cell(c).is_some();
    let cells = word.iter().filter(is_cell).count();
    let is_part = cells == word.len() && cells > 3 && !is_amount(&text(word));
    is_part || cells > 11 && cells * 4 > word.len() * 3
}

/// Whether a text is a short number, also with decimals, or a date.
fn is_amount(text: &str) -> bool {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let is_date = text.len() == 10 && text.split('-').map(str::len).eq([4, 2, 2]);
    is_date || text.len() <= LONGEST_NUMBER && is_number(whole) && is_number(rest)
}
