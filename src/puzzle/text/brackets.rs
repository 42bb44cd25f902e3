//! Numbers, strings and words for nothing in nested brackets, whatever the language.

use super::block::{Block, LineKind};
use super::error::{FormName, ReadError, Reason};
use super::form::{Expected, Found};
use super::lines::{Char, Position, TextLine, text};
use super::rows::miscount;
use super::sheet::Sheet;
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
    /// The word before it.
    name: String,
    items: Vec<Item>,
    /// Whether it is turned round afterwards.
    is_turned: bool,
}

struct Item {
    key: Option<String>,
    literal: Literal,
}

enum Literal {
    Word(Vec<Char>),
    Quoted(Vec<Char>),
    Group(Group),
}

/// A cell that is given by its place, as it is written.
struct Fact<'a> {
    name: &'a str,
    row: usize,
    column: usize,
    value: usize,
    at: Position,
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
    /// The brackets that are open, and their keys.
    open: Vec<(Option<String>, Group)>,
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
                '"' | '\'' if let Some(end) = string_end(chars, start) => {
                    self.end_word();
                    self.add(Literal::Quoted(chars[at..end].to_vec()));
                    at = end + 1;
                }
                '\'' => self.turn(),
                '.' if next == 'T' && self.word.is_empty() => self.turn(),
                '(' | '[' | '{' if self.open.len() < MOST_NESTED => {
                    let group = Group {
                        name: text(&take(&mut self.word)),
                        ..Group::default()
                    };
                    self.open.push((self.key.take(), group));
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
                c if " \t,;|+\\&\"([{".contains(c) => self.end_word(),
                _ => self.word.push(chars[start]),
            }
        }
        self.end_word();
    }

    fn items(&mut self) -> &mut Vec<Item> {
        let last = self.open.last_mut().map(|(_, group)| group);
        &mut last.unwrap_or(&mut self.whole).items
    }

    fn add(&mut self, literal: Literal) {
        let key = self.key.take();
        self.items().push(Item { key, literal });
    }

    fn end_word(&mut self) {
        let word = take(&mut self.word);
        // Three dots go on in the next line.
        if !word.is_empty() && text(&word) != "..." {
            self.add(Literal::Word(word));
        }
    }

    /// Takes what was read last for the key of what follows.
    fn name_next(&mut self) {
        let is_word = |item: &mut Item| !matches!(item.literal, Literal::Group(_));
        let last = self.items().pop_if(is_word);
        if let Some(Literal::Word(word) | Literal::Quoted(word)) = last.map(|item| item.literal) {
            self.key = Some(text(&word));
        }
    }

    fn close(&mut self) {
        if let Some((key, group)) = self.open.pop() {
            self.key = key;
            self.add(Literal::Group(group));
        }
    }

    /// Marks the group that was closed last as turned round.
    fn turn(&mut self) {
        if let Some(Literal::Group(group)) = self.items().last_mut().map(|item| &mut item.literal) {
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
    while parser.depth() > 0 {
        parser.close();
    }
    search(&parser.whole, None, true, expected)
}

/// The boards of a group, under the key that is nearest above them.
fn search(group: &Group, key: Option<&str>, is_whole: bool, expected: &Expected) -> Vec<Found> {
    let mut found = facts(group, expected);
    if found.is_empty() {
        found = boards(group, is_whole, expected);
    }
    if found.is_empty() {
        for item in &group.items {
            let key = item.key.as_deref().or(key);
            found.extend(match &item.literal {
                Literal::Group(inner) => search(inner, key, false, expected),
                Literal::Quoted(content) => inner(content, key, expected),
                Literal::Word(_) => Vec::new(),
            });
        }
    }
    for one in &mut found {
        if one.board.is_ok() && group.has_columns() {
            *one = Found::fault(one.line(), Reason::Columns);
        }
        one.title = one.title.take().or(key.map(str::to_owned));
    }
    found
}

impl Group {
    /// Whether its columns stand one after the other.
    fn has_columns(&self) -> bool {
        self.is_turned
            || matches!(&*self.name, "reshape" | "transpose" | "t")
            || self.name == "matrix" && self.field("byrow").is_none()
    }

    fn field(&self, keys: &str) -> Option<&Literal> {
        let is_it = |item: &&Item| {
            let key = item.key.as_ref().map(|key| key.to_ascii_lowercase());
            key.is_some_and(|key| keys.split(' ').any(|name| name == key))
        };
        self.items.iter().find(is_it).map(|item| &item.literal)
    }

    /// The value of an object that stands for a cell.
    fn value(&self) -> Option<&Literal> {
        let has_keys = self.items.iter().all(|item| item.key.is_some());
        match &*self.items {
            [only] if has_keys => Some(&only.literal),
            items if has_keys && items.len() <= MOST_FIELDS => self.field(VALUE),
            _ => None,
        }
    }

    fn fact(&self) -> Option<Fact<'_>> {
        let fields = match &*self.items {
            [row, column, value] if !self.name.is_empty() && row.key.is_none() => {
                [&row.literal, &column.literal, &value.literal]
            }
            _ => [self.field(ROW)?, self.field(COLUMN)?, self.field(VALUE)?],
        };
        let fields = fields.map(|literal| literal.cells(Letters::OfSize(9)));
        let [Some(&[row]), Some(&[column]), Some(&[value])] =
            fields.each_ref().map(Option::as_deref)
        else {
            return None;
        };
        let number = |token: Token| token.symbol.number().unwrap_or(0).into();
        Some(Fact {
            name: &self.name,
            row: number(row),
            column: number(column),
            value: number(value),
            at: row.at,
        })
    }
}

impl Literal {
    /// The cells that it says in reading order; none for a word that says nothing, `None` for a text.
    fn cells(&self, letters: Letters) -> Option<Vec<Token>> {
        let all: Option<Vec<Vec<Token>>> = match self {
            Self::Word(word) => return Some(letters.cell_of_word(word).into_iter().collect()),
            Self::Quoted(content) if words(content).next().is_none() => {
                let at = content.first().map(|c| c.at);
                let at = at.unwrap_or(Position { line: 1, column: 1 });
                let symbol = Symbol::Empty;
                return Some(vec![Token { symbol, at }]);
            }
            Self::Quoted(content) => match letters.cell_of_word(content) {
                Some(token) => return Some(vec![token]),
                None if content.len() < 3 => return None,
                None => words(content).map(|word| letters.cells(word)).collect(),
            },
            Self::Group(group) => match group.value() {
                Some(value) => return value.cells(letters),
                None => {
                    let items = group.items.iter();
                    items.map(|item| item.literal.cells(letters)).collect()
                }
            },
        };
        all.map(|cells| cells.concat())
    }
}

/// The boards whose rows or cells are the items of a group, or what is wrong with them.
fn boards(group: &Group, is_whole: bool, expected: &Expected) -> Vec<Found> {
    let letters = expected.letters(expected.side.unwrap_or(usize::from(u8::MAX)));
    let literals = group.items.iter().map(|item| &item.literal);
    let content = literals.filter(|one| !is_whole || !matches!(one, Literal::Word(_)));
    let rows = content.filter_map(|literal| literal.cells(letters));
    let rows: Vec<Vec<Token>> = rows.filter(|row| !row.is_empty()).collect();
    let Some(width) = rows.first().map(Vec::len) else {
        return Vec::new();
    };
    let line = rows[0][0].at.line;
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
                vec![Found::fault(line, miscount(&[(line, cells)], expected))]
            }
            _ => Vec::new(),
        };
    }
    let is_board = |row: &Vec<Token>| {
        let side = expected.side_of(row.len()).filter(|side| *side > 3);
        side.is_some_and(|side| !Sheet::new(side, row.clone(), FormName::Brackets).is_too_high())
    };
    if is_even && expected.allows(width) && rows.len().is_multiple_of(width) {
        let found: Vec<Found> = rows.chunks(width).map(|rows| board(width, rows)).collect();
        let mut sheets = found.iter().filter_map(|found| found.board.as_ref().ok());
        if !rows.iter().all(is_board) || !sheets.any(Sheet::has_repeats) {
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
    vec![Found::fault(line, miscount(&counted, expected))]
}

/// The boards of cells that are given by their places: `given(1,4,2)`, or objects with row, column and
/// value.
fn facts(group: &Group, expected: &Expected) -> Vec<Found> {
    let mut boards: Vec<Vec<Fact>> = Vec::new();
    let mut others = Vec::new();
    let is_cell = |token: &Token| token.symbol != Symbol::Empty;
    for item in &group.items {
        if let Literal::Group(group) = &item.literal {
            let Some(fact) = group.fact() else {
                others.push(&*group.name);
                continue;
            };
            match boards.iter_mut().find(|facts| facts[0].name == fact.name) {
                Some(facts) => facts.push(fact),
                None => boards.push(vec![fact]),
            }
        } else if let Some(cells) = item.literal.cells(Letters::OfSize(9)) {
            others.extend(cells.iter().any(is_cell).then_some(""));
        }
    }
    if boards.iter().all(|facts| facts.len() < LEAST_FACTS) {
        return Vec::new();
    }
    // What is nearly a fact would be lost.
    let is_broken = |facts: &&Vec<Fact>| {
        let is_own = |other: &&str| other.is_empty() || *other == facts[0].name;
        facts.len() < LEAST_FACTS || others.iter().any(is_own)
    };
    if let Some(facts) = boards.iter().find(is_broken) {
        let reason = Reason::Unknown {
            found: facts[0].name.to_owned(),
            size: expected.side,
            zero_based: false,
        };
        return vec![Found::new(Err(ReadError::at(facts[0].at, reason)))];
    }
    let found = boards.iter().map(|facts| Found {
        title: Some(facts[0].name.to_owned()),
        ..Found::new(placed(facts, expected))
    });
    found.collect()
}

/// The board of facts, which are counted from 1 unless there is a 0.
fn placed(facts: &[Fact], expected: &Expected) -> Result<Sheet, ReadError> {
    let shift = usize::from(facts.iter().all(|fact| fact.row > 0 && fact.column > 0));
    let high = |fact: &&Fact| (fact.row.max(fact.column) + 1 - shift).max(fact.value);
    let highest = facts.iter().max_by_key(high).unwrap_or(&facts[0]);
    let largest = high(&highest);
    let usual = [4, 6, 9, 12].into_iter().find(|side| *side >= largest);
    let side = expected.side.or(usual).unwrap_or(MAX_SIZE);
    if largest > side {
        let reason = Reason::TooHigh {
            found: largest.to_string(),
            size: side,
            zero_based: false,
        };
        return Err(ReadError::at(highest.at, reason));
    }
    // The board starts where its first fact does.
    let (symbol, at) = (Symbol::Empty, facts[0].at);
    let mut tokens = vec![Token { symbol, at }; side * side];
    for fact in facts {
        let symbol = match fact.value {
            0 => Symbol::Zero,
            value => Symbol::Number(value as u16),
        };
        let token = &mut tokens[(fact.row - shift) * side + fact.column - shift];
        if token.symbol != Symbol::Empty && token.symbol != symbol {
            let (row, column) = (fact.row, fact.column);
            return Err(ReadError::at(fact.at, Reason::Twice { row, column }));
        }
        token.symbol = symbol;
    }
    Ok(Sheet::new(side, tokens, FormName::Brackets))
}

/// What is in a string that may hold a board, under its key.
fn inner(content: &[Char], key: Option<&str>, expected: &Expected) -> Vec<Found> {
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
    let mut found = expected.within(lines);
    for one in &mut found {
        one.title = key.map(str::to_owned).or(one.title.take());
    }
    found
}
