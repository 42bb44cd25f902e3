//! Numbers, strings and words for nothing in nested brackets, whatever the language.

use super::block::{Block, LineKind};
use super::error::{FormName, OddRow, ReadError, Reason};
use super::form::{Expected, Form, Found, Inner};
use super::lines::{Char, Position, TextLine, text};
use super::sheet::Sheet;
use super::token::{Letters, Symbol, Token, words};
use crate::puzzle::MAX_SIZE;

/// The fewest cells of a list or string that is meant as a board.
const LEAST_CELLS: usize = 16;
/// From this length on, strings are boards and no rows.
const WHOLE_BOARD: usize = 64;
/// The fewest cells that are given by their places.
const LEAST_FACTS: usize = 4;
/// The most fields of an object that stands for a cell.
const MOST_FIELDS: usize = 8;
/// The first brackets of a line, one of which must look like that of a list.
const MOST_STARTS: usize = 8;
/// The deepest brackets that are told apart.
const MOST_NESTED: usize = 32;
/// Keys of the fields of a cell.
const VALUES: [&str; 8] = ["value", "val", "v", "digit", "number", "num", "given", "n"];
const ROWS: [&str; 4] = ["row", "r", "y", "i"];
const COLUMNS: [&str; 5] = ["column", "col", "c", "x", "j"];

/// Nested brackets of any language.
pub struct Brackets;

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
    value: Literal,
}

enum Literal {
    Word(Vec<Char>),
    Quoted(Vec<Char>),
    Group(Group),
}

/// Whether a list in brackets begins in this line, or a string of a program.
pub fn starts(chars: &[Char]) -> bool {
    let is_opened = |at: usize| {
        let rest = text(&chars[at + 1..]);
        let rest = rest.trim_start();
        let word = rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
        let is_known = ["null", "none", "just", "nothing"].iter().any(|nothing| {
            rest.get(..nothing.len())
                .is_some_and(|begin| begin.eq_ignore_ascii_case(nothing))
        });
        let holds = rest.starts_with(|c: char| c.is_ascii_digit() || "\"'[]{}()-_.?|".contains(c))
            || rest.is_empty()
            || word.len() < rest.len() && word.trim_start().starts_with([':', '(', '{', '.'])
            || is_known;
        let before = LineKind::of(&chars[..at]);
        let before = matches!(before, LineKind::Words | LineKind::Blank);
        holds && before
    };
    let quote = chars.iter().position(|c| c.c == '"' || c.c == '\'');
    let is_string = quote.is_some_and(|at| {
        let before = text(&chars[..at]);
        let before = before.trim_end();
        before.is_empty()
            || before.ends_with(['=', ':', '+', '&', ','])
            || before.ends_with("return")
    });
    let brackets = (0..chars.len()).filter(|at| "[{(".contains(chars[*at].c));
    is_string || brackets.take(MOST_STARTS).any(is_opened)
}

/// How many brackets are open after this line, if so many were before it.
pub fn depth_after(chars: &[Char], depth: usize) -> usize {
    let mut depth = depth;
    let mut at = 0;
    while at < chars.len() {
        at = match chars[at].c {
            _ if begins_comment(chars, at) => chars.len(),
            '"' | '\'' => string_end(chars, at).map_or(at + 1, |end| end + 1),
            '(' | '[' | '{' => {
                depth += 1;
                at + 1
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                at + 1
            }
            _ => at + 1,
        };
    }
    depth
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

/// Where the string ends that begins here: a quote after a letter or bracket begins none.
fn string_end(chars: &[Char], at: usize) -> Option<usize> {
    let quote = chars[at].c;
    let before = at.checked_sub(1).map_or(' ', |before| chars[before].c);
    if quote == '\'' && (before.is_alphanumeric() || ")]}".contains(before)) {
        return None;
    }
    let mut is_escaped = false;
    let after = chars.iter().enumerate().skip(at + 1);
    let mut ends = after.filter(|(_, c)| {
        let ends = c.c == quote && !is_escaped;
        is_escaped = c.c == '\\' && !is_escaped;
        ends
    });
    ends.next().map(|(end, _)| end)
}

impl Form for Brackets {
    const NAME: FormName = FormName::Brackets;

    fn read(&self, block: &Block, expected: &Expected) -> Vec<Found> {
        let mut found = Vec::new();
        Search { expected }.group(&parse(&block.lines), None, true, &mut found);
        found
    }
}

/// Collects what is in brackets.
#[derive(Default)]
struct Parser {
    open: Vec<(Option<String>, Group)>,
    word: Vec<Char>,
    key: Option<String>,
}

fn parse(lines: &[TextLine]) -> Group {
    let mut parser = Parser::default();
    parser.open.push((None, Group::default()));
    let mut is_remark = false;
    for line in lines {
        let chars = &line.chars;
        let mut at = 0;
        while at < chars.len() {
            let next = chars.get(at + 1).map_or(' ', |c| c.c);
            let pair = (chars[at].c, next);
            at += 1;
            match pair {
                ('*', '/') if is_remark => {
                    is_remark = false;
                    at += 1;
                }
                _ if is_remark => {}
                ('/', '*') => is_remark = true,
                _ if begins_comment(chars, at - 1) => break,
                ('"' | '\'', _) => match string_end(chars, at - 1) {
                    Some(end) => {
                        parser.end_word();
                        let content = chars[at..end].to_vec();
                        let rest = &chars[end + 1..];
                        let mut rest = rest.iter().map(|c| c.c).filter(|c| *c != ' ');
                        let next = (rest.next(), rest.next());
                        if matches!(next, (Some(':'), _) | (Some('='), Some('>'))) {
                            parser.key = Some(text(&content));
                        } else {
                            parser.add(Literal::Quoted(content));
                        }
                        at = end + 1;
                    }
                    None => parser.turn(pair.0 == '\''),
                },
                ('(' | '[' | '{', _) if parser.open.len() > MOST_NESTED => parser.end_word(),
                ('(' | '[' | '{', _) => {
                    let name = text(&std::mem::take(&mut parser.word));
                    let group = Group {
                        name,
                        ..Group::default()
                    };
                    parser.open.push((parser.key.take(), group));
                }
                (')' | ']' | '}', _) => {
                    parser.end_word();
                    parser.close();
                }
                ('=' | ':', _) => {
                    parser.end_word();
                    if parser.key.is_none() {
                        parser.name_next();
                    }
                }
                ('.', 'T') if parser.word.is_empty() => parser.turn(true),
                (' ' | '\t' | ',' | ';' | '|' | '+' | '\\' | '&', _) => parser.end_word(),
                _ => parser.word.push(chars[at - 1]),
            }
        }
        parser.end_word();
    }
    while parser.open.len() > 1 {
        parser.close();
    }
    parser.open.remove(0).1
}

impl Parser {
    fn add(&mut self, value: Literal) {
        let key = self.key.take();
        if let Some((_, group)) = self.open.last_mut() {
            group.items.push(Item { key, value });
        }
    }

    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        // Three dots go on in the next line.
        if !word.is_empty() && text(&word) != "..." {
            self.add(Literal::Word(word));
        }
    }

    /// Takes the word that was read last for the key of what follows.
    fn name_next(&mut self) {
        let Some((_, group)) = self.open.last_mut() else {
            return;
        };
        let is_word = |item: &mut Item| matches!(item.value, Literal::Word(_));
        if let Some(Item {
            value: Literal::Word(word),
            ..
        }) = group.items.pop_if(is_word)
        {
            self.key = Some(text(&word));
        }
    }

    fn close(&mut self) {
        if self.open.len() > 1
            && let Some((key, group)) = self.open.pop()
        {
            self.key = key;
            self.add(Literal::Group(group));
        }
    }

    /// Marks the group that was closed last as turned round.
    fn turn(&mut self, is_turned: bool) {
        let last = self
            .open
            .last_mut()
            .and_then(|(_, group)| group.items.last_mut());
        if let Some(Item {
            value: Literal::Group(group),
            ..
        }) = last
        {
            group.is_turned |= is_turned;
        }
    }
}

impl Group {
    /// Whether its columns stand one after the other.
    fn has_columns(&self) -> bool {
        let is_by_row = |item: &Item| item.key.as_deref() == Some("byrow");
        self.is_turned
            || matches!(&*self.name, "reshape" | "transpose" | "t")
            || self.name == "matrix" && !self.items.iter().any(is_by_row)
    }

    fn field(&self, keys: &[&str]) -> Option<&Literal> {
        let is_it = |item: &&Item| {
            let key = item.key.as_deref().unwrap_or_default().to_ascii_lowercase();
            keys.contains(&&*key)
        };
        self.items.iter().find(is_it).map(|item| &item.value)
    }

    /// The value of an object that stands for a cell.
    fn cell(&self) -> Option<&Literal> {
        let has_keys = !self.items.is_empty() && self.items.iter().all(|item| item.key.is_some());
        let is_object = has_keys && self.items.len() <= MOST_FIELDS;
        match &*self.items {
            [only] if is_object => Some(&only.value),
            _ if is_object => self.field(&VALUES),
            _ => None,
        }
    }
}

impl Literal {
    /// The cells that it says in reading order; none for a word that says nothing, `None` for a text.
    fn cells(&self, letters: Letters) -> Option<Vec<Token>> {
        match self {
            Self::Word(word) => Some(letters.cell_of_word(word).into_iter().collect()),
            Self::Quoted(content) if words(content).next().is_none() => {
                let at = content.first().map(|c| c.at);
                let at = at.unwrap_or(Position { line: 1, column: 1 });
                let symbol = Symbol::Empty;
                Some(vec![Token { symbol, at }])
            }
            Self::Quoted(content)
                if content.len() < 3 || letters.cell_of_word(content).is_some() =>
            {
                letters.cell_of_word(content).map(|token| vec![token])
            }
            Self::Quoted(content) => {
                let cells = words(content).map(|word| letters.cells(word));
                cells
                    .collect::<Option<Vec<_>>>()
                    .map(|cells| cells.concat())
            }
            Self::Group(group) => {
                if let Some(value) = group.cell() {
                    return value.cells(letters);
                }
                let cells = group.items.iter().map(|item| item.value.cells(letters));
                cells
                    .collect::<Option<Vec<_>>>()
                    .map(|cells| cells.concat())
            }
        }
    }

    /// Where its first word stands.
    fn start(&self) -> Option<Position> {
        match self {
            Self::Word(chars) | Self::Quoted(chars) => chars.first().map(|c| c.at),
            Self::Group(group) => group.items.iter().find_map(|item| item.value.start()),
        }
    }

    fn number(&self) -> Option<usize> {
        match &*self.cells(Letters::OfSize(9))? {
            [one] if one.symbol != Symbol::Empty => Some(one.symbol.number().unwrap_or(0).into()),
            _ => None,
        }
    }
}

struct Search<'a> {
    expected: &'a Expected,
}

impl Search<'_> {
    /// Finds the boards of a group, under the key that is nearest above them.
    fn group(&self, group: &Group, key: Option<&str>, is_whole: bool, found: &mut Vec<Found>) {
        let before = found.len();
        if !self.facts(group, found) && !self.board(group, is_whole, found) {
            for item in &group.items {
                let key = item.key.as_deref().or(key);
                match &item.value {
                    Literal::Group(inner) => self.group(inner, key, false, found),
                    Literal::Quoted(content) => found.extend(inner(content, key)),
                    Literal::Word(_) => {}
                }
            }
        }
        let is_new = found.len() > before;
        if !is_new && let Some(one) = self.bands(group) {
            found.push(one);
        }
        for one in &mut found[before..] {
            let Found::Board(sheet) = one else { continue };
            if group.has_columns() {
                *one = Found::Fault(ReadError::of_line(sheet.line(), Reason::Columns));
            } else if sheet.name.is_none() {
                sheet.name = key.map(str::to_owned);
            }
        }
    }

    fn sheet(&self, side: usize, tokens: Vec<Token>) -> Found {
        Found::Board(Sheet::new(side, tokens, None, Brackets::NAME))
    }

    /// The boards whose rows or cells are the items of a group, or what is wrong with them.
    fn board(&self, group: &Group, is_whole: bool, found: &mut Vec<Found>) -> bool {
        let letters = match self.expected.has_letters {
            true => Letters::Any,
            false => Letters::OfSize(self.expected.side.unwrap_or(2 * MAX_SIZE)),
        };
        let is_content = |item: &&Item| !is_whole || !matches!(item.value, Literal::Word(_));
        let items = group.items.iter().filter(is_content);
        let items: Vec<Option<Vec<Token>>> = items.map(|item| item.value.cells(letters)).collect();
        let rows: Vec<Vec<Token>> = items
            .into_iter()
            .flatten()
            .filter(|row| !row.is_empty())
            .collect();
        let Some(first) = rows.first() else {
            return false;
        };
        let cells: usize = rows.iter().map(Vec::len).sum();
        let width = first.len();
        let is_even = rows.iter().all(|row| row.len() == width);
        if is_even && width == 1 {
            let is_known = self.expected.list.is_some() || is_whole || cells >= LEAST_CELLS;
            let side = self.expected.side_of(cells).filter(|_| is_known);
            found.extend(side.map(|side| self.sheet(side, rows.concat())));
            return side.is_some();
        }
        let is_small = |row: &Vec<Token>| {
            let side = self.expected.side_of(row.len()).filter(|side| *side > 3);
            side.is_some_and(|side| {
                !Sheet::new(side, row.clone(), None, Brackets::NAME).is_too_high()
            })
        };
        if is_even && self.expected.allows(width) && rows.len().is_multiple_of(width) {
            let sheets = rows.chunks(width).map(|rows| (width, rows.concat()));
            let sheets: Vec<_> = sheets
                .map(|(side, tokens)| Sheet::new(side, tokens, None, Brackets::NAME))
                .collect();
            let are_lines = rows.iter().all(is_small) && sheets.iter().any(Sheet::has_repeats);
            if !are_lines {
                found.extend(sheets.into_iter().map(Found::Board));
                return true;
            }
        }
        // Rows of a board that is damaged or too large, unless they are boards themselves.
        let long: Vec<&Vec<Token>> = rows.iter().filter(|row| row.len() >= LEAST_FACTS).collect();
        let often = |width: &usize| {
            (
                long.iter().filter(|row| row.len() == *width).count(),
                *width,
            )
        };
        let width = long
            .iter()
            .map(|row| row.len())
            .max_by_key(often)
            .unwrap_or_default();
        let are_boards = long.iter().filter(|row| is_small(row)).count() * 2 > long.len();
        if long.len() < 3 || width >= WHOLE_BOARD || are_boards || often(&width).0 * 2 < long.len()
        {
            return false;
        }
        let odd = rows.iter().find(|row| row.len() != width);
        let reason = match odd {
            Some(odd) => Reason::Count {
                cells,
                odd: Some(OddRow {
                    line: odd[0].at.line,
                    cells: odd.len(),
                    others: width,
                }),
            },
            None if rows.len() == width => Reason::TooLarge(width),
            None => Reason::Rows {
                rows: rows.len(),
                width,
            },
        };
        let reason = match self.expected.cells() {
            Some(expected) if expected != cells => Reason::CellCount { cells, expected },
            _ => reason,
        };
        found.push(Found::Fault(ReadError::of_line(first[0].at.line, reason)));
        true
    }

    /// A board whose rows are divided or joined in other ways: each item has several rows.
    fn bands(&self, group: &Group) -> Option<Found> {
        let letters = self
            .expected
            .letters(self.expected.side.unwrap_or(MAX_SIZE));
        let items = group.items.iter().map(|item| item.value.cells(letters));
        let items: Vec<Vec<Token>> = items.collect::<Option<_>>()?;
        let cells: usize = items.iter().map(Vec::len).sum();
        let side = self.expected.side_of(cells).filter(|side| *side > 3);
        if let Some(side) = side
            && items.iter().all(|item| item.len().is_multiple_of(side))
        {
            return Some(self.sheet(side, items.concat()));
        }
        let is_flat = items.iter().all(|item| item.len() < 2);
        let is_near = (2..=MAX_SIZE)
            .any(|side| self.expected.allows(side) && (side * side).abs_diff(cells) < 3);
        (is_flat && cells >= LEAST_CELLS - 2 && is_near).then(|| {
            let first = items.concat()[0].at;
            let reason = match self.expected.cells() {
                Some(expected) => Reason::CellCount { cells, expected },
                None => Reason::Count { cells, odd: None },
            };
            Found::Fault(ReadError::of_line(first.line, reason))
        })
    }

    /// The board of cells that are given by their places: `given(1,4,2)`, or objects with row, column and
    /// value. Whether there is one.
    fn facts(&self, group: &Group, found: &mut Vec<Found>) -> bool {
        let mut boards: Vec<(&str, Vec<Fact>)> = Vec::new();
        let mut others = Vec::new();
        for item in &group.items {
            let (name, fact) = match &item.value {
                Literal::Group(group) => (&*group.name, Fact::of(group)),
                Literal::Word(_) | Literal::Quoted(_) => ("", None),
            };
            match (fact, boards.iter_mut().find(|(known, _)| *known == name)) {
                (Some(fact), Some((_, facts))) => facts.push(fact),
                (Some(fact), None) => boards.push((name, vec![fact])),
                (None, _) => others.push((name, &item.value)),
            }
        }
        let (boards, few): (Vec<_>, Vec<_>) = boards
            .into_iter()
            .partition(|(_, facts)| facts.len() >= LEAST_FACTS);
        for (name, facts) in &boards {
            // What is nearly a fact would be lost.
            let is_near = |other: &str| strsim::levenshtein(other, name) < 2;
            let few = few.iter().filter(|(other, _)| is_near(other));
            let few = few.map(|(_, facts)| facts[0].at).next();
            let broken = others.iter().filter(|(other, value)| match value {
                Literal::Group(_) => is_near(other),
                Literal::Word(_) | Literal::Quoted(_) => value.number().is_some(),
            });
            if let Some(at) = few.or(broken.filter_map(|(_, value)| value.start()).next()) {
                let reason = Reason::Unknown {
                    found: (*name).to_owned(),
                    size: self.expected.side,
                    zero_based: false,
                };
                found.push(Found::Fault(ReadError::at(at, reason)));
                continue;
            }
            let mut one = self.placed(facts);
            if let Found::Board(sheet) = &mut one {
                sheet.name = Some((*name).to_owned());
            }
            found.push(one);
        }
        !boards.is_empty()
    }

    fn placed(&self, facts: &[Fact]) -> Found {
        let is_from_0 = facts.iter().any(|fact| fact.row == 0 || fact.column == 0);
        let shift = usize::from(!is_from_0);
        let places = facts
            .iter()
            .map(|fact| fact.row.max(fact.column) + 1 - shift);
        let values = facts.iter().map(|fact| fact.value);
        let largest = places.chain(values).max().unwrap_or_default();
        let usual = [4, 6, 9, 12, 16].into_iter().find(|side| *side >= largest);
        let Some(side) = self.expected.side.or(usual) else {
            return Found::Fault(ReadError::at(facts[0].at, Reason::TooLarge(largest)));
        };
        let empty = Token {
            symbol: Symbol::Empty,
            at: facts[0].at,
        };
        let mut tokens = vec![empty; side * side];
        for fact in facts {
            let (row, column) = (
                fact.row.wrapping_sub(shift),
                fact.column.wrapping_sub(shift),
            );
            let symbol = match fact.value {
                0 => Symbol::Zero,
                value => Symbol::Number(value as u16),
            };
            if row >= side || column >= side {
                let reason = Reason::TooHigh {
                    found: fact.row.max(fact.column).to_string(),
                    size: side,
                    zero_based: is_from_0,
                };
                return Found::Fault(ReadError::at(fact.at, reason));
            }
            let token = &mut tokens[row * side + column];
            if token.symbol != Symbol::Empty && token.symbol != symbol {
                let (row, column) = (fact.row, fact.column);
                return Found::Fault(ReadError::at(fact.at, Reason::Twice { row, column }));
            }
            *token = Token {
                symbol,
                at: fact.at,
            };
        }
        // The board starts where its first fact does.
        tokens[0].at = facts[0].at;
        self.sheet(side, tokens)
    }
}

/// A cell that is given by its place, as it is written.
struct Fact {
    row: usize,
    column: usize,
    value: usize,
    at: Position,
}

impl Fact {
    fn of(group: &Group) -> Option<Self> {
        let fields = match &*group.items {
            [row, column, value] if !group.name.is_empty() && row.key.is_none() => {
                [&row.value, &column.value, &value.value]
            }
            _ => [
                group.field(&ROWS)?,
                group.field(&COLUMNS)?,
                group.field(&VALUES)?,
            ],
        };
        let at = fields[0].cells(Letters::OfSize(9))?.first()?.at;
        let [row, column, value] = fields.map(Literal::number);
        let is_empty = || match &*fields[2].cells(Letters::OfSize(9))? {
            [one] => (one.symbol == Symbol::Empty).then_some(0),
            _ => None,
        };
        Some(Self {
            row: row?,
            column: column?,
            value: value.or_else(is_empty)?,
            at,
        })
    }
}

/// The text of a string that may hold a board.
fn inner(content: &[Char], key: Option<&str>) -> Option<Found> {
    let mut lines = vec![Vec::new()];
    let mut chars = content.iter().peekable();
    while let Some(c) = chars.next() {
        let next = chars.peek().map_or(' ', |c| c.c);
        match (c.c, next) {
            ('\\', 'n' | 'r') => lines.push(Vec::new()),
            ('\\', 't') => lines.last_mut()?.push(Char { c: '\t', ..*c }),
            ('\\', _) => {}
            _ => {
                lines.last_mut()?.push(*c);
                continue;
            }
        }
        if next != '"' && next != '\'' {
            chars.next();
        }
    }
    let is_sign = |c: &&Char| Symbol::of(c.c).is_some_and(|s| !matches!(s, Symbol::Letter(_)));
    let signs = content.iter().filter(is_sign).count();
    let lines = lines.into_iter().filter_map(|chars| {
        let start = content.first()?.at;
        let start = chars.first().map_or(start, |c| c.at);
        let length = chars.len();
        Some(TextLine {
            start,
            chars,
            length,
        })
    });
    (signs + 4 >= LEAST_CELLS).then(|| {
        Found::Text(Inner {
            lines: lines.collect(),
            key: key.map(str::to_owned),
            is_certain: false,
        })
    })
}
