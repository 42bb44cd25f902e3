//! Numbers, strings and words for nothing in nested brackets, whatever the language.

use super::block::{Block, LineKind};
use super::error::{FormName, ReadError, Reason};
use super::form::{Expected, Found};
use super::lines::{Char, Position, TextLine, text};
use super::reader::within;
use super::rows::miscount;
use super::token::{Letters, Symbol, Token, is_sign, words};
use crate::puzzle::MAX_SIZE;
use std::mem::take;

/// The fewest cells of a list or string that is meant as a board.
const LEAST_CELLS: usize = 16;
/// From this length on, strings are boards and no rows.
const WHOLE_BOARD: usize = 64;
/// The fewest cells that are given by their places.
const LEAST_FACTS: usize = 4;
/// The most fields of an object that stands for a cell.
const MOST_FIELDS: usize = 8;
/// The deepest brackets that are told apart.
const MOST_NESTED: usize = 32;
/// Keys of the fields of a cell.
const ROW: &str = "row r y i";
const COLUMN: &str = "column col c x j";
const VALUE: &str = "value val v digit number num given n";

/// A pair of brackets, or the whole text.
#[derive(Default)]
struct Group {
    key: Option<String>,
    /// The word before it.
    name: String,
    items: Vec<Item>,
    /// Whether it is turned round afterwards.
    is_turned: bool,
}

enum Item {
    Word(Option<String>, Vec<Char>),
    Quoted(Option<String>, Vec<Char>),
    Group(Group),
}

/// Whether a list in brackets begins in this line, or a string of a program: nothing but words stands
/// before.
pub fn starts(chars: &[Char]) -> bool {
    let opens = |at: &usize| match chars[*at].c {
        '"' | '\'' => begins_string(chars, *at),
        c => "[{(".contains(c),
    };
    let first = (0..chars.len()).find(opens);
    first.is_some_and(|at| {
        matches!(
            LineKind::of(&chars[..at]),
            LineKind::Words | LineKind::Blank
        )
    })
}

/// Whether a quote begins a string: one after a letter or bracket does not.
fn begins_string(chars: &[Char], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(' ', |before| chars[before].c);
    chars[at].c == '"' || !before.is_alphanumeric() && !")]}".contains(before)
}

/// Where the string ends that begins here.
fn string_end(chars: &[Char], at: usize) -> Option<usize> {
    let mut is_escaped = false;
    let ends = |c: &Char| {
        let ends = c.c == chars[at].c && !is_escaped;
        is_escaped = c.c == '\\' && !is_escaped;
        ends
    };
    let end = chars[at + 1..].iter().position(ends)?;
    begins_string(chars, at).then_some(at + 1 + end)
}

/// Whether the rest of the line is a comment.
fn begins_comment(chars: &[Char], at: usize) -> bool {
    let next = chars.get(at + 1).map_or(' ', |c| c.c);
    let is_apart = at == 0 || matches!(chars[at - 1].c, ' ' | '\t' | ',' | ';' | '.');
    match chars[at].c {
        '/' => next == '/',
        '#' | '%' => is_apart,
        '-' => is_apart && next == '-' && chars.get(at + 2).is_none_or(|c| c.c == ' '),
        _ => false,
    }
}

/// Collects what is in brackets, line by line.
#[derive(Default)]
pub struct Parser {
    whole: Group,
    /// The brackets that are open.
    open: Vec<Group>,
    word: Vec<Char>,
    key: Option<String>,
    is_remark: bool,
}

impl Parser {
    /// How many brackets are open.
    pub const fn depth(&self) -> usize {
        self.open.len()
    }

    pub fn take(&mut self, chars: &[Char]) {
        let mut at = 0;
        while at < chars.len() {
            let (start, next) = (at, chars.get(at + 1).map_or(' ', |c| c.c));
            at += 1;
            match chars[start].c {
                '*' if self.is_remark && next == '/' => {
                    self.is_remark = false;
                    at += 1;
                }
                _ if self.is_remark => {}
                '/' if next == '*' => self.is_remark = true,
                _ if begins_comment(chars, start) => break,
                '"' | '\'' if string_end(chars, start).is_some() => {
                    self.end_word();
                    let end = string_end(chars, start).unwrap_or(at);
                    let quoted = Item::Quoted(self.key.take(), chars[at..end].to_vec());
                    self.last().items.push(quoted);
                    at = end + 1;
                }
                '\'' => self.turn(),
                '.' if next == 'T' && self.word.is_empty() => self.turn(),
                '(' | '[' | '{' if self.open.len() < MOST_NESTED => {
                    let name = text(&take(&mut self.word));
                    let key = self.key.take();
                    self.open.push(Group {
                        key,
                        name,
                        ..Group::default()
                    });
                }
                ')' | ']' | '}' => {
                    self.end_word();
                    self.close();
                }
                '=' | ':' => {
                    self.end_word();
                    self.name_next();
                    at += usize::from(next == '>');
                }
                ' ' | '\t' | ',' | ';' | '|' | '+' | '\\' | '&' | '"' | '(' | '[' | '{' => {
                    self.end_word();
                }
                _ => self.word.push(chars[start]),
            }
        }
        self.end_word();
    }

    fn finish(mut self) -> Group {
        while !self.open.is_empty() {
            self.close();
        }
        self.whole
    }

    fn last(&mut self) -> &mut Group {
        self.open.last_mut().unwrap_or(&mut self.whole)
    }

    fn end_word(&mut self) {
        let word = take(&mut self.word);
        // Three dots go on in the next line.
        if !word.is_empty() && text(&word) != "..." {
            let word = Item::Word(self.key.take(), word);
            self.last().items.push(word);
        }
    }

    /// Takes what was read last for the key of what follows.
    fn name_next(&mut self) {
        let is_word = |item: &mut Item| !matches!(item, Item::Group(_));
        if let Some(Item::Word(_, word) | Item::Quoted(_, word)) = self.last().items.pop_if(is_word)
        {
            self.key = Some(text(&word));
        }
    }

    fn close(&mut self) {
        self.key = None;
        if let Some(group) = self.open.pop() {
            self.last().items.push(Item::Group(group));
        }
    }

    /// Marks the group that was closed last as turned round.
    fn turn(&mut self) {
        if let Some(Item::Group(group)) = self.last().items.last_mut() {
            group.is_turned = true;
        }
    }
}

/// Reads nested brackets of any language.
pub fn read(block: &Block, expected: &Expected) -> Vec<Found> {
    let chars = block.lines.iter().flat_map(|line| &line.chars);
    if !chars.clone().any(|c| "[{(\"'".contains(c.c)) {
        return Vec::new();
    }
    let mut parser = Parser::default();
    block.lines.iter().for_each(|line| parser.take(&line.chars));
    let mut found = Vec::new();
    search(&parser.finish(), None, true, expected, &mut found);
    found
}

/// Finds the boards of a group, under the key that is nearest above them.
fn search(
    group: &Group,
    key: Option<&String>,
    is_whole: bool,
    expected: &Expected,
    found: &mut Vec<Found>,
) {
    let before = found.len();
    found.extend(facts(group, expected));
    if found.len() == before {
        found.extend(boards(group, is_whole, expected));
    }
    if found.len() == before {
        for item in &group.items {
            let key = item.key().or(key);
            match item {
                Item::Group(inner) => search(inner, key, false, expected, found),
                Item::Quoted(_, content) => {
                    let inner = inner(content, expected).into_iter();
                    found.extend(inner.map(|one| Found {
                        title: key.cloned().or(one.title),
                        ..one
                    }));
                }
                Item::Word(..) => {}
            }
        }
    }
    for one in &mut found[before..] {
        one.title = one.title.take().or(key.cloned());
        if let Ok(sheet) = &one.board
            && group.has_columns()
        {
            *one = Found::fault(ReadError::of_line(sheet.line(), Reason::Columns));
        }
    }
}

impl Group {
    /// Whether its columns stand one after the other.
    fn has_columns(&self) -> bool {
        let is_by_row = |item: &Item| item.key().is_some_and(|key| key == "byrow");
        self.is_turned
            || matches!(&*self.name, "reshape" | "transpose" | "t")
            || self.name == "matrix" && !self.items.iter().any(is_by_row)
    }

    fn field(&self, keys: &str) -> Option<&Item> {
        let is_it = |item: &&Item| {
            let key = item.key().map(|key| key.to_ascii_lowercase());
            key.is_some_and(|key| keys.split(' ').any(|name| name == key))
        };
        self.items.iter().find(is_it)
    }

    /// The value of an object that stands for a cell.
    fn value(&self) -> Option<&Item> {
        let has_keys = self.items.iter().all(|item| item.key().is_some());
        match &*self.items {
            [only] if has_keys => Some(only),
            items if has_keys && items.len() <= MOST_FIELDS => self.field(VALUE),
            _ => None,
        }
    }

    /// Row, column and value of a cell that is given by its place, and where it stands.
    fn fact(&self) -> Option<([usize; 3], Position)> {
        let fields = match &*self.items {
            [row, column, value] if !self.name.is_empty() && row.key().is_none() => {
                [row, column, value]
            }
            _ => [self.field(ROW)?, self.field(COLUMN)?, self.field(VALUE)?],
        };
        let [row, column, value] = fields.map(|item| match &*item.cells(Letters::OfSize(9))? {
            [one] => Some((one.symbol.number().unwrap_or(0).into(), one.at)),
            _ => None,
        });
        let ((row, at), (column, _), (value, _)) = (row?, column?, value?);
        Some(([row, column, value], at))
    }
}

impl Item {
    const fn key(&self) -> Option<&String> {
        match self {
            Self::Word(key, _) | Self::Quoted(key, _) => key.as_ref(),
            Self::Group(group) => group.key.as_ref(),
        }
    }

    /// The cells that it says in reading order; none for a word that says nothing, `None` for a text.
    fn cells(&self, letters: Letters) -> Option<Vec<Token>> {
        let concat = |cells: Option<Vec<Vec<Token>>>| cells.map(|cells| cells.concat());
        match self {
            Self::Word(_, word) => Some(letters.cell_of_word(word).into_iter().collect()),
            Self::Quoted(_, content) if words(content).next().is_none() => {
                let at = content.first().map(|c| c.at);
                let at = at.unwrap_or(Position { line: 1, column: 1 });
                let symbol = Symbol::Empty;
                Some(vec![Token { symbol, at }])
            }
            Self::Quoted(_, content) => match letters.cell_of_word(content) {
                Some(token) => Some(vec![token]),
                None if content.len() < 3 => None,
                None => concat(words(content).map(|word| letters.cells(word)).collect()),
            },
            Self::Group(group) => match group.value() {
                Some(value) => value.cells(letters),
                None => concat(group.items.iter().map(|item| item.cells(letters)).collect()),
            },
        }
    }
}

/// The boards whose rows or cells are the items of a group, or what is wrong with them.
fn boards(group: &Group, is_whole: bool, expected: &Expected) -> Vec<Found> {
    let letters = expected.letters(expected.side.unwrap_or(usize::from(u8::MAX)));
    let is_content = |item: &&Item| !is_whole || !matches!(item, Item::Word(..));
    let items = group.items.iter().filter(is_content);
    let items = items.filter_map(|item| item.cells(letters));
    let rows: Vec<Vec<Token>> = items.filter(|row| !row.is_empty()).collect();
    let Some(width) = rows.first().map(Vec::len) else {
        return Vec::new();
    };
    let board = |side, rows: &[Vec<Token>]| Found::board(side, rows.concat(), FormName::Brackets);
    let is_even = rows.iter().all(|row| row.len() == width);
    if is_even && width == 1 {
        let cells = rows.len();
        let is_near = |side| expected.allows(side) && (side * side).abs_diff(cells) < 3;
        return match expected.side_of(cells) {
            Some(side) if expected.list.is_some() || is_whole || cells >= LEAST_CELLS => {
                vec![board(side, &rows)]
            }
            None if cells >= LEAST_CELLS - 2 && (4..=MAX_SIZE).any(is_near) => {
                let error = Reason::Count {
                    cells,
                    expected: expected.cells(),
                    odd: None,
                };
                vec![Found::fault(ReadError::of_line(rows[0][0].at.line, error))]
            }
            _ => Vec::new(),
        };
    }
    let is_board = |row: &Vec<Token>| {
        let side = expected.side_of(row.len()).filter(|side| *side > 3);
        let number = |token: &Token| usize::from(token.symbol.number().unwrap_or(0));
        side.is_some_and(|side| row.iter().all(|token| number(token) <= side))
    };
    if is_even && expected.allows(width) && rows.len().is_multiple_of(width) {
        let found: Vec<Found> = rows.chunks(width).map(|rows| board(width, rows)).collect();
        let has_repeats = |found: &Found| found.board.as_ref().is_ok_and(|b| b.has_repeats());
        if !rows.iter().all(is_board) || !found.iter().any(has_repeats) {
            return found;
        }
    }
    // Rows of a board that is damaged or too large, unless they are boards themselves.
    let long: Vec<&Vec<Token>> = rows.iter().filter(|row| row.len() > 3).collect();
    let boards = long.iter().filter(|row| is_board(row)).count();
    let is_row =
        |row: &&Vec<Token>| row.len() < WHOLE_BOARD && row.len().abs_diff(long[0].len()) < 3;
    if long.len() < 3 || boards * 2 > long.len() || !long.iter().all(is_row) {
        return Vec::new();
    }
    let counted: Vec<_> = rows.iter().map(|row| (row[0].at.line, row.len())).collect();
    let reason = miscount(&counted, expected);
    vec![Found::fault(ReadError::of_line(rows[0][0].at.line, reason))]
}

/// The boards of cells that are given by their places: `given(1,4,2)`, or objects with row, column and
/// value.
fn facts(group: &Group, expected: &Expected) -> Vec<Found> {
    let mut boards: Vec<(&str, Vec<([usize; 3], Position)>)> = Vec::new();
    let mut others = Vec::new();
    let is_cell = |token: &Token| token.symbol != Symbol::Empty;
    for item in &group.items {
        let Item::Group(group) = item else {
            let cells = item.cells(Letters::OfSize(9)).unwrap_or_default();
            others.extend(cells.iter().any(is_cell).then_some(""));
            continue;
        };
        match (group.fact(), boards.iter_mut().find(|b| b.0 == group.name)) {
            (Some(fact), Some((_, facts))) => facts.push(fact),
            (Some(fact), None) => boards.push((&group.name, vec![fact])),
            (None, _) => others.push(&*group.name),
        }
    }
    if !boards.iter().any(|(_, facts)| facts.len() >= LEAST_FACTS) {
        return Vec::new();
    }
    // What is nearly a fact would be lost.
    let is_broken = |(name, facts): &&(&str, Vec<_>)| {
        facts.len() < LEAST_FACTS || others.iter().any(|other| other.is_empty() || other == name)
    };
    if let Some((name, facts)) = boards.iter().find(is_broken) {
        let reason = Reason::Unknown {
            found: (*name).to_owned(),
            size: expected.side,
            zero_based: false,
        };
        return vec![Found::fault(ReadError::at(facts[0].1, reason))];
    }
    let found = boards
        .iter()
        .map(|(name, facts)| match placed(facts, expected) {
            Ok((side, tokens)) => Found {
                title: Some((*name).to_owned()),
                ..Found::board(side, tokens, FormName::Brackets)
            },
            Err(error) => Found::fault(error),
        });
    found.collect()
}

/// The side and the cells of a board.
fn placed(
    facts: &[([usize; 3], Position)],
    expected: &Expected,
) -> Result<(usize, Vec<Token>), ReadError> {
    let is_from_0 = facts
        .iter()
        .any(|([row, column, _], _)| *row == 0 || *column == 0);
    let shift = usize::from(!is_from_0);
    let largest = |([row, column, value], _): &([usize; 3], Position)| {
        (row.max(column) + 1 - shift).max(*value)
    };
    let largest = facts.iter().map(largest).max().unwrap_or_default();
    let usual = [4, 6, 9, 12, 16].into_iter().find(|side| *side >= largest);
    let at = facts[0].1;
    let too_large = ReadError::at(at, Reason::TooLarge(largest));
    let side = expected.side.or(usual).ok_or(too_large)?;
    let empty = Token {
        symbol: Symbol::Empty,
        at,
    };
    let mut tokens = vec![empty; side * side];
    for ([row, column, value], at) in facts.iter().copied() {
        let symbol = match value {
            0 => Symbol::Zero,
            value => Symbol::Number(value as u16),
        };
        if row.max(column) >= side + shift {
            let reason = Reason::TooHigh {
                found: row.max(column).to_string(),
                size: side,
                zero_based: is_from_0,
            };
            return Err(ReadError::at(at, reason));
        }
        let token = &mut tokens[(row - shift) * side + column - shift];
        if token.symbol != Symbol::Empty && token.symbol != symbol {
            return Err(ReadError::at(at, Reason::Twice { row, column }));
        }
        *token = Token { symbol, at };
    }
    // The board starts where its first fact does.
    tokens[0].at = at;
    Ok((side, tokens))
}

/// What is in a string that may hold a board.
fn inner(content: &[Char], expected: &Expected) -> Vec<Found> {
    if content.iter().filter(|c| is_sign(c)).count() + 4 < LEAST_CELLS {
        return Vec::new();
    }
    let (mut lines, mut line) = (Vec::new(), Vec::new());
    let mut chars = content.iter().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|next| c.c == '\\' && "nrt\\".contains(next.c));
        match (c.c, escaped.map(|next| next.c)) {
            (_, Some('n' | 'r')) => lines.push(TextLine::of(take(&mut line), c.at)),
            (_, Some('t')) => line.push(Char { c: '\t', ..*c }),
            ('\\', _) => {}
            _ => line.push(*c),
        }
    }
    lines.push(TextLine::of(line, content[0].at));
    within(lines, expected)
}
