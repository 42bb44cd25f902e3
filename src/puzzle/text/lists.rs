//! Boards in one line.

use super::block::{Block, name, without_comment};
use super::error::{FormName, ReadError, Reason};
use super::form::{Expected, Form, Found};
use super::grid::fault;
use super::lines::{Char, TextLine, text};
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, has_two_blanks, is_blank, is_number, words};
use crate::puzzle::MAX_SIZE;

/// The fewest cells of a word that is taken for a board wherever it stands.
const LEAST_CELLS: usize = 16;
/// The longest number that stands beside a board.
const LONGEST_NUMBER: usize = 8;

/// A line of N² symbols, and what stands beside it.
pub struct Line;

impl Form for Line {
    const NAME: FormName = FormName::Line;

    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found> {
        let (rows, _) = block.rows(false);
        if rows.is_empty() {
            return Vec::new();
        }
        let is_alone = rows.len() == 1 || expected.is_one_a_line || expected.list.is_some();
        let mut lines: Vec<Vec<Sheet>> = Vec::with_capacity(rows.len());
        let mut refused = Vec::new();
        for row in &rows {
            match boards(row, expected, is_alone) {
                Ok(boards) => lines.push(boards),
                Err(Some(error)) if rows.len() == 1 => return vec![Found::Fault(error)],
                Err(_) => refused.push(*row),
            }
        }
        if !refused.is_empty() {
            // No row of a board has a value twice.
            let mut all = lines.iter().flatten();
            return match all.any(Sheet::has_a_value_twice) {
                true => some_boards(lines, &refused, expected),
                false => Vec::new(),
            };
        }
        match is_alone || !are_rows(&lines) {
            true => lines.into_iter().flatten().map(Found::Board).collect(),
            false => Vec::new(),
        }
    }
}

/// The boards of a list, some lines of which are refused.
fn some_boards(lines: Vec<Vec<Sheet>>, refused: &[&TextLine], expected: &Expected) -> Vec<Found> {
    let mut found: Vec<(usize, Found)> = Vec::new();
    for sheet in lines.into_iter().flatten() {
        found.push((sheet.line(), Found::Board(sheet)));
    }
    for line in refused {
        let mut block = Block::default();
        block.push((*line).clone());
        let fault = fault(&block, expected);
        found.extend(fault.map(|fault| (line.start.line, fault)));
    }
    found.sort_by_key(|(line, _)| *line);
    found.into_iter().map(|(_, found)| found).collect()
}

/// Whether several lines, each of which could be a board, are the rows of a larger one: they have values
/// that are too high, or no value twice in a row or column.
fn are_rows(lines: &[Vec<Sheet>]) -> bool {
    let width = lines[0][0].tokens.len();
    let is_same = |line: &Vec<Sheet>| line.len() == 1 && line[0].tokens.len() == width;
    if !lines.iter().all(is_same) {
        return false;
    }
    let rows: Vec<&Sheet> = lines.iter().map(|line| &line[0]).collect();
    let high = rows.iter().filter(|sheet| sheet.is_too_high()).count();
    if !lines.len().is_multiple_of(width) || width > MAX_SIZE {
        return high * 2 > lines.len();
    }
    let tokens = rows.iter().flat_map(|sheet| sheet.tokens.clone());
    let large = Sheet::new(width, tokens.collect(), None, Line::NAME);
    let mut large = large.boards(width);
    high > 0 || large.all(|board| !board.has_repeats())
}

/// The boards of a line, with what stands beside as their name.
fn boards(
    line: &TextLine,
    expected: &Expected,
    is_alone: bool,
) -> Result<Vec<Sheet>, Option<ReadError>> {
    let (chars, comment) = without_comment(&line.chars);
    let mut found = Vec::new();
    let mut beside = Vec::new();
    for word in words(chars) {
        match board(word, expected).filter(|_| word.len() >= LEAST_CELLS || expected.list.is_some())
        {
            Some(sheet) => found.push(sheet),
            None => beside.push(word),
        }
    }
    if found.is_empty() || expected.list.is_some() && beside.len() > found.len() {
        let sheet = whole(chars, expected).ok_or(None)?;
        let is_small = sheet.tokens.len() < LEAST_CELLS && expected.cells().is_none();
        return match is_alone || !is_small {
            true => Ok(vec![Sheet {
                is_weak: is_small,
                name: comment.and_then(|words| name(&words)),
                ..sheet
            }]),
            false => Err(None),
        };
    }
    if let Some(broken) = beside.iter().find(|word| is_broken(word)) {
        let cells = broken.len();
        let reason = Reason::Count { cells, odd: None };
        return Err(Some(ReadError::at(broken[0].at, reason)));
    }
    let is_name = |word: &&&[Char]| !is_decimal(&text(word));
    let words: Vec<String> = beside
        .iter()
        .filter(is_name)
        .map(|word| text(word))
        .collect();
    let name = comment
        .or(Some(words.join(" ")))
        .and_then(|words| name(&words));
    for sheet in &mut found {
        sheet.name.clone_from(&name);
    }
    Ok(found)
}

/// The board of a word with a cell a character.
fn board(word: &[Char], expected: &Expected) -> Option<Sheet> {
    let side = expected.side_of(word.len())?;
    let letters = match expected.list {
        Some(_) => Letters::OfSize(MAX_SIZE),
        None => expected.letters(side),
    };
    Some(Sheet::new(side, letters.cells(word)?, None, Line::NAME))
}

/// The board of all words of a line, but for words at its ends that are no cells; or of all its fields.
fn whole(chars: &[Char], expected: &Expected) -> Option<Sheet> {
    let all = expected.letters(MAX_SIZE);
    let words: Vec<&[Char]> = words(chars).collect();
    let is_cells = |word: &&[Char]| all.cell_of_word(word).is_some() || all.cells(word).is_some();
    let first = words.iter().position(is_cells).unwrap_or_default();
    let last = words.iter().rposition(is_cells).map_or(0, |last| last + 1);
    let words = &words[first..last];
    let joined = || words.iter().map(|word| all.cells(word));
    let joined = || Some(joined().collect::<Option<Vec<_>>>()?.concat());
    let each = || words.iter().map(|word| all.cell_of_word(word)).collect();
    let readings: [&dyn Fn() -> Option<Vec<Token>>; 3] = [&joined, &each, &|| fields(chars, all)];
    readings.into_iter().find_map(|reading| {
        let tokens = reading()?;
        let side = expected.side_of(tokens.len())?;
        let is_low = |token: &Token| match token.symbol {
            Symbol::Letter(_) => {
                expected.list.is_some() || expected.letters(side).has(token.symbol)
            }
            Symbol::Blank | Symbol::Empty | Symbol::Zero | Symbol::Number(_) => true,
        };
        let is_read = tokens.iter().all(is_low) && !has_two_blanks(&tokens, side);
        is_read.then(|| Sheet::new(side, tokens, None, Line::NAME))
    })
}

/// The cells of a line of fields, of which the last may end with a separator.
fn fields(chars: &[Char], letters: Letters) -> Option<Vec<Token>> {
    let delimiter = [',', ';', '\t']
        .into_iter()
        .find(|of| chars.iter().any(|c| c.c == *of))?;
    let edge = chars.last()?.at;
    let cell = |field: &[Char]| match words(field).next() {
        None if !is_blank(field) => None,
        None => Some(Token {
            symbol: Symbol::Blank,
            at: field.first().map_or(edge, |c| c.at),
        }),
        Some(word) if words(field).count() == 1 => letters.cell_of_word(word),
        Some(_) => None,
    };
    chars.split(|c| c.c == delimiter).map(cell).collect()
}

/// Whether a word beside a board is a part of one, or another that is damaged.
fn is_broken(word: &[Char]) -> bool {
    let cells = word
        .iter()
        .filter(|c| Letters::OfSize(9).cell(c).is_some())
        .count();
    let is_number = is_number(&text(word)) && word.len() <= LONGEST_NUMBER;
    let is_part = cells == word.len() && cells > 3 && !is_number && !is_decimal(&text(word));
    is_part || cells > 11 && cells * 4 > word.len() * 3
}

/// Whether a text is a short decimal number.
fn is_decimal(text: &str) -> bool {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    text.len() <= LONGEST_NUMBER && is_number(whole) && is_number(rest)
}
