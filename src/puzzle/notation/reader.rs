//! Drives the reading: line by line, from one puzzle to the next.

use super::block::{self, boards, faults, is_puzzle_a_line, otherwise};
use super::literal::{self, Found, Literal};
use super::prose::{self, Section};
use super::row::{Class, Row, separator};
use super::sheet::Sheet;
use super::table::{Header, fields};
use super::text::{Char, LONGEST_LINE, Line, Lines, original, plain};
use super::{Entry, Format, Options, ReadError};
use crate::puzzle::MAX_SIZE;
use std::collections::VecDeque;
use std::io::{self, BufRead};

/// The most lines and characters without an empty line between them that are kept: as many as a board of
/// the largest size needs with a cell a line.
const MOST_LINES: usize = 2 * MAX_SIZE * MAX_SIZE;
const MOST_CHARS: usize = 2 * LONGEST_LINE;
/// The most lines of parts of grids that are kept in the hope that they make one.
const MOST_PARTS: usize = 4 * MAX_SIZE;
/// The most comment lines that are kept to find a name in.
const MOST_COMMENTS: usize = 32;

/// The puzzles of a text, one after the other.
pub struct Puzzles<R> {
    /// Until the text ends.
    lines: Option<Lines<R>>,
    reader: Reader,
}

impl<R: BufRead> Puzzles<R> {
    pub(super) fn new(source: R, options: &Options) -> Self {
        Self {
            lines: Some(Lines::new(source)),
            reader: Reader {
                options: *options,
                ..Reader::default()
            },
        }
    }

    /// Reads on to the next puzzle, but no further than the line with the character of this number from here.
    pub fn next_within(&mut self, mut characters: usize) -> Next {
        loop {
            if let Some(entry) = self.reader.ready.pop_front() {
                return Next::Entry(Box::new(Ok(entry)));
            }
            let Some(lines) = &mut self.lines else {
                return Next::End;
            };
            if characters == 0 {
                return Next::NotYet;
            }
            match lines.next() {
                Some(Ok(line)) => {
                    characters = characters.saturating_sub(line.length + 1);
                    self.reader.take_line(&line);
                }
                Some(Err(error)) => {
                    self.lines = None;
                    return Next::Entry(Box::new(Err(error)));
                }
                None => {
                    self.lines = None;
                    self.reader.end();
                }
            }
        }
    }
}

/// The result of reading on.
pub enum Next {
    /// A puzzle, good or bad.
    Entry(Box<io::Result<Entry>>),
    /// No puzzle so far.
    NotYet,
    /// The text has ended.
    End,
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.next_within(usize::MAX) {
                Next::Entry(entry) => return Some(*entry),
                Next::NotYet => {}
                Next::End => return None,
            }
        }
    }
}

#[derive(Default)]
struct Reader {
    options: Options,
    /// Puzzles to hand out.
    ready: VecDeque<Entry>,
    /// Boards of one line each, with what is written beside them, in lines that follow each other.
    list: Vec<(Sheet, Option<String>)>,
    /// Lines that are no grid by themselves, and from `run` on those since the last empty line.
    rows: Vec<Row>,
    run: usize,
    chars: usize,
    /// The first lines of dashes that no grid wanted; they count if there is nothing else.
    dashes: Option<Vec<Row>>,
    found_any: bool,
    comments: Vec<String>,
    in_comment: bool,
    skipping: bool,
    header: Option<Header>,
    /// A record of a table with a quote that is still open.
    record: Vec<Char>,
    literal: Literal,
}

impl Reader {
    fn take_line(&mut self, line: &Line) {
        if line.length > LONGEST_LINE {
            self.end_of_part();
            let (line, length) = (line.start.line, line.length);
            self.fault(line, ReadError::LongLine { line, length }, None);
            return;
        }
        let mut chars = plain(line);
        let note = prose::cut_comments(&mut chars, &mut self.in_comment);
        if self.literal.is_open() {
            self.in_brackets(&chars, None);
            return;
        }
        if let Some(section) = prose::section(&chars) {
            self.end_of_part();
            self.skipping = section == Section::Other;
            if let Section::Puzzle(Some(name)) = section {
                self.comments = vec![name];
            }
            return;
        }
        if self.skipping {
            return;
        }
        // A line of tabs only may be a row of empty fields.
        let is_space = |c: &Char| matches!(c.c, ' ' | '\t');
        let is_blank = chars.iter().all(is_space)
            && (note.is_some() || chars.len() < 3 || chars.iter().any(|c| c.c == ' '));
        match note {
            Some(note) if is_blank => {
                self.end_of_part();
                self.comments.truncate(MOST_COMMENTS);
                self.comments.push(note);
            }
            _ if is_blank => {
                self.end_of_list();
                self.end_of_run();
            }
            note => self.content(chars, note),
        }
    }

    fn content(&mut self, mut chars: Vec<Char>, note: Option<String>) {
        if let Some(header) = Header::of(&chars) {
            self.end_of_part();
            self.header = Some(header);
            return;
        }
        if let Some(header) = self.header {
            self.record.append(&mut chars);
            let is_open = self.record.iter().filter(|c| c.c == '"').count() % 2 == 1;
            if !is_open || self.record.len() > LONGEST_LINE {
                self.record(header);
            }
            return;
        }
        // Most lines are cells and nothing else.
        if chars
            .iter()
            .all(|c| c.c == ' ' || separator(c.c).is_none() && !c.c.is_alphabetic())
        {
            self.row(Row::new(chars, note), true);
            return;
        }
        prose::cut_markup(&mut chars);
        if let Some(name) = prose::cut_prefix(&mut chars) {
            self.end_of_part();
            self.comments = vec![name];
        }
        if let Some(start) = literal::start(&chars) {
            self.in_brackets(&chars[start..], note);
        } else {
            self.row(Row::new(chars, note), true);
        }
    }

    /// Takes characters from the first bracket on, and what stands after the last one.
    fn in_brackets(&mut self, chars: &[Char], note: Option<String>) {
        let mut rest = chars;
        let mut start = Some(0);
        while let Some(skipped) = start {
            let mut found = Vec::new();
            rest = &rest[skipped..];
            rest = &rest[self.literal.take(rest, &mut found)..];
            self.take_found(found, &note);
            start = literal::start(rest);
        }
        if self.literal.is_open() {
            self.literal.end_line();
        } else if rest.iter().any(|c| separator(c.c).is_none()) {
            self.row(Row::new(rest.to_vec(), note), true);
        }
    }

    fn take_found(&mut self, found: Vec<Found>, note: &Option<String>) {
        for found in found {
            match (found, self.list.last_mut()) {
                (Found::Row { chars, is_doubtful }, _) => {
                    let row = Row::new(chars, note.clone());
                    self.row(Row { is_doubtful, ..row }, false);
                }
                (Found::ByColumns, Some((sheet, _))) => {
                    let cell = |i| sheet.marks[i % sheet.size * sheet.size + i / sheet.size];
                    sheet.marks = (0..sheet.marks.len()).map(cell).collect();
                }
                (Found::ByColumns, None) => {}
                (Found::End, _) => self.end_of_part(),
            }
        }
    }

    /// Takes the puzzle of a record under a header.
    fn record(&mut self, header: Header) {
        let record = std::mem::take(&mut self.record);
        let Some(line) = record.first().map(|c| c.at.line) else {
            return;
        };
        let fields = fields(&record, header.delimiter);
        let field = |place: usize| fields.get(place).map(|(_, field)| field.clone());
        let name = header
            .name
            .and_then(field)
            .and_then(|field| prose::name(&original(&field)));
        self.comments.clear();
        let Some(chars) = field(header.puzzle) else {
            let column = header.puzzle + 1;
            self.fault(line, ReadError::MissingColumn { line, column }, name);
            return;
        };
        let row = Row::new(chars, None);
        if let Some(sheet) = board(&row) {
            self.emit(sheet.entry(name, &self.options));
        } else {
            let (cells, odd) = (row.token_chars(), None);
            self.fault(line, ReadError::Count { line, cells, odd }, name);
        }
    }

    fn row(&mut self, row: Row, may_be_title: bool) {
        if matches!(row.class, Class::Cells | Class::Delimiters) {
            if let Some((mut sheets, beside)) = block::whole(&row, &self.options) {
                sheets.retain(|sheet| !row.is_doubtful || sheet.is_low());
                if sheets.is_empty() {
                    return;
                }
                self.before_list(sheets[0].marks.len());
                let name = row.note.as_deref().and_then(prose::name).or(beside);
                self.list
                    .extend(sheets.into_iter().map(|sheet| (sheet, name.clone())));
                if self.list.len() >= MOST_LINES {
                    self.end_of_list();
                }
                return;
            }
            if may_be_title && prose::is_title(&row.chars) {
                self.end_of_part();
                self.comments = vec![original(&row.chars)];
                return;
            }
        }
        if row.class == Class::Nothing {
            return;
        }
        if row.class == Class::Dashes && self.rows.is_empty() && self.is_listed(&row) {
            self.list.extend(board(&row).map(|sheet| (sheet, None)));
            return;
        }
        let last = self.list.last().and_then(|(sheet, _)| sheet.marks.last());
        if row.class == Class::Cells && last.is_some_and(|mark| mark.at.line + 1 == row.line()) {
            self.comments.clear();
        }
        self.end_of_list();
        self.chars += row.chars.len();
        self.rows.push(row);
        if self.rows.len() - self.run >= MOST_LINES || self.chars >= MOST_CHARS {
            self.cut_run();
        }
    }

    /// Whether a line of dashes is as long as the boards before it, so that it is one too.
    fn is_listed(&self, row: &Row) -> bool {
        let before = self.list.last().map(|(sheet, _)| sheet.marks.len());
        before == Some(row.token_chars())
    }

    /// Ends what stands before a board in one line, unless it is lines of as many dashes.
    fn before_list(&mut self, cells: usize) {
        let is_empty = |row: &Row| row.class == Class::Dashes && row.token_chars() == cells;
        if self.rows.iter().all(is_empty) {
            let rows = std::mem::take(&mut self.rows);
            self.list
                .extend(rows.iter().filter_map(board).map(|sheet| (sheet, None)));
            (self.run, self.chars) = (0, 0);
        } else {
            self.end_of_part();
        }
    }

    /// Hands out what a long run begins with.
    fn cut_run(&mut self) {
        let found = boards(&self.rows[self.run..], &self.options, true);
        let by_line = is_puzzle_a_line(&self.rows[self.run..], &self.options, true);
        if let Some((sheets, used)) = found.filter(|_| !by_line) {
            let mut run = self.rows.split_off(self.run);
            self.end_of_parts();
            self.rows = run.split_off(used);
            self.chars = self.rows.iter().map(|row| row.chars.len()).sum();
            self.emit_grids(&run, sheets);
        } else {
            self.end_of_run();
            self.end_of_parts();
        }
    }

    /// Makes grids of the lines since the last empty line, or keeps them as parts of one.
    fn end_of_run(&mut self) {
        let mut run = self.rows.split_off(self.run);
        self.chars = 0;
        if run.is_empty() {
            return;
        }
        let is_doubtful = run.iter().any(|row| row.is_doubtful);
        if !is_doubtful && is_puzzle_a_line(&run, &self.options, true) {
            self.end_of_parts();
            self.emit_lines(&run);
        } else if let Some(sheets) = self.grids(&run) {
            self.end_of_parts();
            self.emit_grids(&run, sheets);
        } else {
            let is_row = |row: &&Row| row.class == Class::Cells;
            let count = self.rows.iter().chain(&run).filter(is_row).count();
            let width = run.iter().find(is_row).map_or(MAX_SIZE, Row::token_chars);
            if count > width.min(MAX_SIZE) {
                self.end_of_parts();
            }
            self.rows.append(&mut run);
            if let Some(sheets) = self.grids(&self.rows).filter(|_| self.run > 0) {
                let rows = std::mem::take(&mut self.rows);
                self.emit_grids(&rows, sheets);
            } else if self.rows.len() > MOST_PARTS {
                self.end_of_parts();
            }
            self.run = self.rows.len();
        }
    }

    /// The boards of these lines, if they are enough. A few lines of dashes are rules.
    fn grids(&self, rows: &[Row]) -> Option<Vec<Sheet>> {
        let first = rows.iter().find(|row| row.class != Class::Rule)?;
        let cells = match first.tokens.len() {
            1 => first.token_chars(),
            several => several,
        };
        let is_sure = |row: &Row| matches!(row.class, Class::Cells | Class::Delimiters);
        let enough = rows.len() >= cells.min(MAX_SIZE) || first.has_bars();
        let found = boards(rows, &self.options, false).filter(|_| enough)?;
        (rows.len() > 3 || rows.iter().any(is_sure)).then_some(found.0)
    }

    /// Makes what can be made of the parts, or says what is wrong with them.
    fn end_of_parts(&mut self) {
        let mut parts = std::mem::take(&mut self.rows);
        parts.retain(|row| !row.is_doubtful);
        self.run = 0;
        if parts.iter().all(|row| row.class != Class::Cells) {
            if !parts.is_empty() {
                self.dashes.get_or_insert(parts);
            }
        } else if is_puzzle_a_line(&parts, &self.options, false) {
            self.emit_lines(&parts);
        } else if let Some(sheets) = otherwise(&parts, &self.options) {
            self.emit_grids(&parts, sheets);
        } else {
            for fault in faults(&parts, &self.options) {
                let name = self.take_name();
                self.emit(Entry { name, ..fault });
            }
        }
    }

    /// Hands out lines that are puzzles, and the faults of those that are none.
    fn emit_lines(&mut self, rows: &[Row]) {
        for row in rows.iter().filter(|row| row.may_hold_cells()) {
            let name = row.note.as_deref().and_then(prose::name);
            if let Some(sheet) = block::one_line(row, rows) {
                self.list.push((sheet, name));
                continue;
            }
            for fault in faults(std::slice::from_ref(row), &self.options) {
                let name = name.clone();
                self.emit(Entry { name, ..fault });
            }
        }
        self.end_of_list();
    }

    /// Hands out boards of one line. A comment before several is not the name of the first.
    fn end_of_list(&mut self) {
        let list = std::mem::take(&mut self.list);
        if list.is_empty() {
            return;
        }
        let before = self.take_name().filter(|_| list.len() == 1);
        let cells = list[0].0.marks.len();
        let is_square = cells > MAX_SIZE && list.iter().all(|(s, _)| s.marks.len() == cells);
        let entries = list.into_iter();
        let entry = |(sheet, name): (Sheet, Option<String>)| {
            sheet.entry(name.or_else(|| before.clone()), &self.options)
        };
        let mut entries: Vec<Entry> = entries.map(entry).collect();
        // As many lines as cells a line, and no puzzle among them, are the rows of a board.
        let is_row =
            |entry: &Entry| !matches!(&entry.problem, Ok(problem) if problem.given_count() > 0);
        if is_square && entries.len() == cells && entries.iter().all(is_row) {
            let (line, size) = (entries[0].line, cells);
            entries.truncate(1);
            entries[0].problem = Err(ReadError::TooLarge { line, size });
        }
        self.found_any = true;
        self.ready.extend(entries);
    }

    /// Ends a stretch: what follows does not belong to what stands before.
    fn end_of_part(&mut self) {
        self.end_of_list();
        self.end_of_run();
        self.end_of_parts();
    }

    fn end(&mut self) {
        let mut found = Vec::new();
        self.literal.end(&mut found);
        self.take_found(found, &None);
        if let Some(header) = self.header {
            self.record(header);
        }
        self.end_of_part();
        if let Some(rows) = self.dashes.take().filter(|_| !self.found_any) {
            let grids = boards(&rows, &self.options, false).map(|(sheets, _)| sheets);
            let alone = || Some(vec![board(&rows[0]).filter(|_| rows.len() == 1)?]);
            self.emit_grids(&rows, grids.or_else(alone).unwrap_or_default());
        }
    }

    fn take_name(&mut self) -> Option<String> {
        let comments = std::mem::take(&mut self.comments);
        prose::name_of_comments(&comments, self.options.format == Format::Sdk)
    }

    fn emit_grids(&mut self, rows: &[Row], sheets: Vec<Sheet>) {
        let before = self.take_name();
        let alone = sheets.len() == 1;
        let note = |row: &Row| row.note.as_deref().and_then(prose::name);
        let mut noted = rows.iter().filter(|row| row.note.is_some());
        let only_note = noted.next().filter(|_| alone && noted.next().is_none());
        for sheet in sheets {
            let line = sheet.line();
            let before = before.clone().filter(|_| alone);
            let in_one_line = sheet.marks.last().is_some_and(|m| m.at.line == line);
            let name = if in_one_line {
                let own = rows.iter().find(|row| row.line() == line);
                own.and_then(note).or(before)
            } else {
                before.or_else(|| only_note.and_then(note))
            };
            self.emit(sheet.entry(name, &self.options));
        }
    }

    fn fault(&mut self, line: usize, error: ReadError, name: Option<String>) {
        self.emit(Entry {
            name,
            line,
            problem: Err(error),
            notes: Vec::new(),
        });
    }

    fn emit(&mut self, entry: Entry) {
        self.end_of_list();
        self.found_any = true;
        self.ready.push_back(entry);
    }
}

/// The board that a line is, whatever its cells.
fn board(row: &Row) -> Option<Sheet> {
    block::one_line(row, std::slice::from_ref(row))
}
