//! Drives the reading: line by line, from one puzzle to the next.

use super::block::{self, boards, faults, is_puzzle_a_line, otherwise};
use super::handed::Handed;
use super::literal::{self, Found, Literal};
use super::prose::{self, Section};
use super::row::{Class, Row, of_table, separator};
use super::sheet::Sheet;
use super::table::{Header, fields, names_solution};
use super::text::{Char, LONGEST_LINE, Line, Lines, mark_placed, original, plain};
use super::{Entry, Format, Options, ReadError};
use crate::puzzle::MAX_SIZE;
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
            if let Some(entry) = self.reader.handed.next(self.lines.is_none()) {
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
                end => {
                    self.lines = None;
                    if let Some(Err(error)) = end {
                        return Next::Entry(Box::new(Err(error)));
                    }
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
    handed: Handed,
    /// Boards of one line each, with what is written beside them, in lines that follow each other.
    list: Vec<(Sheet, Option<String>)>,
    /// Lines that are no grid by themselves, and from `run` on those since the last empty line.
    rows: Vec<Row>,
    run: usize,
    /// The first lines of dashes that no grid wanted; they count if there is nothing else, and are
    /// nothing as soon as there is.
    dashes: Option<Vec<Row>>,
    comments: Vec<String>,
    /// Whether the title or the comments before call what follows a solution, and whether the key of a
    /// literal does.
    under_solution: bool,
    in_solution: bool,
    in_comment: bool,
    skipping: bool,
    /// The header of a table, and a record with a quote that is still open.
    table: Option<(Header, Vec<Char>)>,
    literal: Literal,
}

impl Reader {
    fn take_line(&mut self, line: &Line) {
        if line.length > LONGEST_LINE {
            self.end_of_part();
            let (line, length) = (line.start.line, line.length);
            return self.emit(Entry::new(line, Err(ReadError::LongLine { line, length })));
        }
        let mut chars = plain(line);
        let note = prose::cut_comments(&mut chars, &mut self.in_comment);
        if chars.iter().any(|c| c.c == '+') && !prose::is_title(&chars) {
            mark_placed(&mut chars);
        }
        if self.literal.is_open() {
            return self.in_brackets(&chars, None);
        }
        if let Some(section) = prose::section(&chars) {
            self.end_of_part();
            self.skipping = section == Section::Other;
            self.under_solution = false;
            if let Section::Puzzle(Some(name)) = section {
                self.title(name);
            }
            return;
        }
        // A line of tabs only may be a row of empty fields.
        let is_blank = chars.iter().all(|c| matches!(c.c, ' ' | '\t'))
            && (note.is_some() || chars.len() < 3 || chars.iter().any(|c| c.c == ' '));
        match note {
            _ if self.skipping => {}
            Some(note) if is_blank => {
                self.end_of_part();
                self.under_solution &= !self.comments.is_empty();
                self.under_solution |= names_solution(&note);
                self.comments.truncate(MOST_COMMENTS);
                self.comments.push(note);
            }
            None if is_blank => {
                self.end_of_list();
                self.end_of_run(false);
            }
            note => self.content(chars, note.as_deref().and_then(prose::name)),
        }
    }

    fn content(&mut self, mut chars: Vec<Char>, name: Option<String>) {
        if let Some(header) = Header::of(&chars) {
            self.end_of_part();
            self.table = Some((header, Vec::new()));
            return;
        }
        if let Some((_, record)) = &mut self.table {
            record.append(&mut chars);
            let quotes = record.iter().filter(|c| c.c == '"').count();
            if quotes % 2 == 0 || record.len() > LONGEST_LINE {
                self.record();
            }
            return;
        }
        chars = of_table(&chars).unwrap_or(chars);
        // Most lines are cells and nothing else.
        let is_plain = |c: &Char| c.c == ' ' || separator(c.c).is_none() && !c.c.is_alphabetic();
        if !chars.iter().all(is_plain) {
            prose::cut_markup(&mut chars);
            if let Some(name) = prose::cut_prefix(&mut chars) {
                self.title(name);
            }
            if let Some(start) = literal::start(&chars) {
                return self.in_brackets(&chars[start..], name);
            }
        }
        self.row(Row::new(chars, name));
    }

    /// Begins a stretch with this name.
    fn title(&mut self, name: String) {
        self.end_of_part();
        self.under_solution = names_solution(&name);
        self.comments = vec![name];
    }

    /// Takes characters from the first bracket on, and what stands after the last one.
    fn in_brackets(&mut self, mut chars: &[Char], name: Option<String>) {
        let mut start = Some(0);
        while let Some(skipped) = start {
            let (length, found) = self.literal.take(&chars[skipped..]);
            chars = &chars[skipped + length..];
            self.take_found(found, &name);
            start = literal::start(chars);
        }
        if self.literal.is_open() {
            return self.literal.end_line();
        }
        self.begin_solution(false);
        // The full stop of Prolog is no cell.
        if chars.iter().any(|c| c.c != '.' && separator(c.c).is_none()) {
            self.row(Row::new(chars.to_vec(), name));
        }
    }

    /// From here on a literal shows a solution, or none.
    fn begin_solution(&mut self, is_solution: bool) {
        if self.in_solution != is_solution {
            self.end_of_run(false);
            self.end_of_parts();
            self.in_solution = is_solution;
        }
    }

    fn take_found(&mut self, found: Vec<Found>, name: &Option<String>) {
        for found in found {
            match found {
                Found::Row {
                    chars,
                    is_doubtful,
                    is_solution,
                } => {
                    self.begin_solution(is_solution);
                    let row = Row::new(chars, name.clone());
                    self.row(Row { is_doubtful, ..row });
                }
                Found::End => self.end_of_part(),
            }
        }
    }

    /// Takes the puzzle of a record under a header.
    fn record(&mut self) {
        let Some((header, record)) = &mut self.table else {
            return;
        };
        let record = std::mem::take(record);
        let Some(line) = record.first().map(|c| c.at.line) else {
            return;
        };
        let fields = fields(&record, header.delimiter);
        let field = |place: usize| fields.get(place).map(|(_, field)| field);
        let name = header.name.and_then(field);
        let name = name.and_then(|field| prose::name(&original(field)));
        let column = header.puzzle + 1;
        let row = field(header.puzzle).map(|field| Row::new(field.clone(), None));
        let found = row.ok_or(ReadError::MissingColumn { line, column });
        let sheet = found.and_then(|row| {
            let (cells, odd) = (row.token_chars(), None);
            board(&row).ok_or(ReadError::Count { line, cells, odd })
        });
        let entry = match sheet {
            Ok(sheet) => sheet.entry(&self.options),
            Err(error) => Entry::new(line, Err(error)),
        };
        self.emit(Entry { name, ..entry });
    }

    fn row(&mut self, row: Row) {
        if row.holds_cells() {
            if let Some((mut sheets, beside)) = block::whole(&row, &self.options) {
                sheets.retain(|sheet| !row.is_doubtful || sheet.is_low());
                if self.in_solution {
                    for sheet in sheets {
                        self.handed.add_solution(sheet.entry(&self.options));
                    }
                    return;
                }
                if let Some(first) = sheets.first() {
                    self.before_list(first.marks.len());
                }
                let name = row.name.or(beside);
                let named = sheets.into_iter().map(|sheet| (sheet, name.clone()));
                self.list.extend(named);
                if self.list.len() >= MOST_LINES {
                    self.end_of_list();
                }
                return;
            }
            if prose::is_title(&row.chars) {
                return self.title(original(&row.chars));
            }
        }
        // A line of dashes that is as long as the boards before it is one too.
        let before = self.list.last().map(|(sheet, _)| sheet.marks.len());
        if row.class == Class::Dashes && self.rows.is_empty() && before == Some(row.token_chars()) {
            self.list.extend(board(&row).map(|sheet| (sheet, None)));
        } else if row.class != Class::Nothing {
            let last = self.list.last().map(|(sheet, _)| sheet.line());
            if row.class == Class::Cells && last.is_some_and(|line| line + 1 == row.line()) {
                self.comments.clear();
            }
            self.end_of_list();
            self.rows.push(row);
            let run = &self.rows[self.run..];
            let chars: usize = run.iter().map(|row| row.chars.len()).sum();
            if run.len() >= MOST_LINES || chars >= MOST_CHARS {
                self.end_of_run(true);
            }
        }
    }

    /// Ends what stands before a board in one line, unless it is lines of as many dashes.
    fn before_list(&mut self, cells: usize) {
        let is_empty = |row: &Row| row.class == Class::Dashes && row.token_chars() == cells;
        if self.rows.iter().all(is_empty) {
            let boards = self.rows.iter().filter_map(board);
            self.list.extend(boards.map(|sheet| (sheet, None)));
            (self.rows, self.run) = (Vec::new(), 0);
        } else {
            self.end_of_part();
        }
    }

    /// Makes grids of the lines since the last empty line, or keeps them as parts of one. If more lines
    /// follow, hands out what they begin with.
    fn end_of_run(&mut self, more_follow: bool) {
        let mut run = self.rows.split_off(self.run);
        let is_doubtful = run.iter().any(|row| row.is_doubtful);
        if run.is_empty() {
        } else if !is_doubtful && is_puzzle_a_line(&run, &self.options, true) {
            self.end_of_parts();
            self.emit_lines(&run);
        } else if let Some((sheets, used)) = self.grids(&run, more_follow) {
            self.end_of_parts();
            let rest = run.split_off(used);
            self.emit_grids(&run, sheets);
            self.rows.extend(rest.into_iter().filter(|_| more_follow));
        } else {
            let is_row = |row: &&Row| row.class == Class::Cells;
            let count = self.rows.iter().chain(&run).filter(is_row).count();
            let width = run.iter().find(is_row).map_or(MAX_SIZE, Row::token_chars);
            if count > width.min(MAX_SIZE) {
                self.end_of_parts();
            }
            self.rows.append(&mut run);
            let whole = self.grids(&self.rows, false).filter(|_| self.run > 0);
            if let Some((sheets, _)) = whole {
                let rows = std::mem::take(&mut self.rows);
                self.emit_grids(&rows, sheets);
            } else if more_follow || self.rows.len() > MOST_PARTS {
                self.end_of_parts();
            }
            self.run = self.rows.len();
        }
    }

    /// The boards of these lines, if they are enough, and how many lines they take. A few lines of dashes
    /// are rules.
    fn grids(&self, rows: &[Row], more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
        let first = rows.iter().find(|row| row.class != Class::Rule)?;
        let cells = match first.tokens.len() {
            1 => first.token_chars(),
            several => several,
        };
        let enough = rows.len() >= cells.min(MAX_SIZE) || first.has_bars();
        let is_sure = rows.len() > 3 || rows.iter().any(Row::holds_cells);
        boards(rows, &self.options, more_follow).filter(|_| enough && is_sure)
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
        let is_line = |row: &&Row| matches!(row.class, Class::Cells | Class::Dashes);
        for row in rows.iter().filter(is_line) {
            let name = row.name.clone();
            if let Some(sheet) = block::one_line(row, rows) {
                self.list.push((sheet, name));
            } else if let Some(fault) = faults(std::slice::from_ref(row), &self.options).pop() {
                self.emit(Entry { name, ..fault });
            }
        }
        self.end_of_list();
    }

    /// Hands out boards of one line. A comment before several is not the name of the first.
    fn end_of_list(&mut self) {
        let list = std::mem::take(&mut self.list);
        let Some(cells) = list.first().map(|(sheet, _)| sheet.marks.len()) else {
            return;
        };
        let before = self.take_name().filter(|_| list.len() == 1);
        let is_even = list.iter().all(|(sheet, _)| sheet.marks.len() == cells);
        let is_square = is_even && cells > MAX_SIZE && list.len() == cells;
        let entry = |(sheet, name): (Sheet, Option<String>)| Entry {
            name: name.or_else(|| before.clone()),
            ..sheet.entry(&self.options)
        };
        let mut entries: Vec<Entry> = list.into_iter().map(entry).collect();
        // As many lines as cells a line, and no puzzle among them, are the rows of a board.
        let mut problems = entries
            .iter()
            .filter_map(|entry| entry.problem.as_ref().ok());
        if is_square && !problems.any(|problem| problem.given_count() > 0) {
            let (line, size) = (entries[0].line, cells);
            entries.truncate(1);
            entries[0].problem = Err(ReadError::TooLarge { line, size });
        }
        for entry in entries {
            self.hand_out(entry);
        }
    }

    /// Ends a stretch: what follows does not belong to what stands before.
    fn end_of_part(&mut self) {
        self.end_of_list();
        self.end_of_run(false);
        self.end_of_parts();
    }

    fn end(&mut self) {
        let found = self.literal.end();
        self.take_found(found, &None);
        self.record();
        self.end_of_part();
        let rows = self.dashes.take().unwrap_or_default();
        if let Some((sheets, _)) = boards(&rows, &self.options, false) {
            self.emit_grids(&rows, sheets);
        } else if let [only] = &rows[..] {
            self.emit_grids(&rows, board(only).into_iter().collect());
        }
    }

    fn take_name(&mut self) -> Option<String> {
        let comments = std::mem::take(&mut self.comments);
        prose::name_of_comments(&comments, self.options.format == Format::Sdk)
    }

    /// Hands out boards. If there is only one, its name is in a comment before it or after one of its
    /// lines.
    fn emit_grids(&mut self, rows: &[Row], sheets: Vec<Sheet>) {
        let before = self.take_name();
        let mut notes = rows.iter().filter_map(|row| row.name.as_ref());
        let only_note = notes.next().filter(|_| notes.next().is_none());
        let name = before.or(only_note.cloned()).filter(|_| sheets.len() == 1);
        for sheet in sheets {
            let name = name.clone();
            self.emit(Entry {
                name,
                ..sheet.entry(&self.options)
            });
        }
    }

    fn emit(&mut self, entry: Entry) {
        self.end_of_list();
        if self.in_solution {
            self.handed.add_solution(entry);
        } else {
            self.hand_out(entry);
        }
    }

    /// Hands out an entry. A full board that is called a solution is one.
    fn hand_out(&mut self, entry: Entry) {
        let is_called = || self.under_solution || entry.name.as_deref().is_some_and(names_solution);
        if is_full(&entry) && is_called() {
            return self.handed.add_solution(entry);
        }
        self.dashes = Some(Vec::new());
        self.handed.add(entry);
    }
}

fn is_full(entry: &Entry) -> bool {
    let problem = entry.problem.as_ref();
    problem.is_ok_and(|problem| problem.given_count() == problem.cells())
}

/// The board that a line is, whatever its cells.
fn board(row: &Row) -> Option<Sheet> {
    block::one_line(row, std::slice::from_ref(row))
}
