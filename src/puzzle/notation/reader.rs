//! Drives the reading: line by line, from one puzzle to the next.

use super::blanks::shows_blanks;
use super::boards;
use super::code;
use super::fault::faults;
use super::grid;
use super::prose::{self, Section};
use super::reading::Reading;
use super::row::{Class, Row};
use super::sheet::Sheet;
use super::small;
use super::table::Header;
use super::text::{LONGEST_LINE, Lines, plain};
use super::whole::whole;
use super::{Format, Options, ReadError};
use crate::puzzle::{MAX_SIZE, Problem, Shape};
use std::collections::VecDeque;

/// A puzzle of a text, good or bad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name, from a comment or title before it or a comment or word after it.
    pub name: Option<String>,
    /// The line where it starts, from 1.
    pub line: usize,
    /// The problem, or what is wrong.
    pub problem: Result<Problem, ReadError>,
}

/// The most lines of parts of grids that are kept in the hope that they make one.
const MOST_PARTS: usize = 4 * MAX_SIZE;
/// The most comment lines that are kept to find a name in.
const MOST_COMMENTS: usize = 32;

/// The puzzles of a text, one after the other.
pub struct Puzzles<'a> {
    lines: Lines<'a>,
    options: Options,
    ended: bool,
    /// Puzzles to hand out.
    ready: VecDeque<Entry>,
    /// A puzzle of one line, whose name is not its own if there is another in the next line.
    held: Option<Held>,
    /// Lines that belong together, without an empty line between them.
    run: Vec<Row>,
    /// Runs that are no grid by themselves.
    parts: Vec<Row>,
    after_blank: bool,
    /// The first lines of dashes that no grid wanted; they count if there is nothing else.
    dashes: Option<Vec<Row>>,
    found_any: bool,
    comments: Vec<String>,
    in_comment: bool,
    skipping: bool,
    header: Option<Header>,
}

struct Held {
    entry: Entry,
    named_before: bool,
    line: usize,
    cells: usize,
}

impl<'a> Puzzles<'a> {
    pub(super) fn new(text: &'a str, options: &Options) -> Self {
        Self {
            lines: Lines::new(text),
            options: *options,
            ended: false,
            ready: VecDeque::new(),
            held: None,
            run: Vec::new(),
            parts: Vec::new(),
            after_blank: false,
            dashes: None,
            found_any: false,
            comments: Vec::new(),
            in_comment: false,
            skipping: false,
            header: None,
        }
    }

    fn wanted(&self) -> Option<usize> {
        self.options.boxes.map(Shape::size)
    }

    fn take_line(&mut self, line: usize, text: &str) {
        if text.len() > LONGEST_LINE {
            let length = text.chars().count();
            if length > LONGEST_LINE {
                self.end_of_part();
                self.emit(line, Err(ReadError::LongLine { line, length }), None);
                return;
            }
        }
        let original: Vec<char> = text.chars().collect();
        let mut chars: Vec<char> = original.iter().copied().map(plain).collect();
        let note = prose::cut_comments(&mut chars, &original, &mut self.in_comment);
        if let Some(section) = prose::section(&chars) {
            self.end_of_part();
            self.skipping = section == Section::Other;
            return;
        }
        if self.skipping {
            return;
        }
        // A line of tabs only may be a row of empty fields.
        let is_blank = chars.iter().all(|c| c.is_whitespace())
            && (note.is_some() || chars.len() < 3 || chars.contains(&' '));
        match note {
            Some(note) if is_blank => {
                self.end_of_part();
                self.comment(note);
            }
            _ if is_blank => self.blank(),
            note => self.content(line, chars, &original, note),
        }
    }

    fn comment(&mut self, text: String) {
        self.comments.truncate(MOST_COMMENTS);
        self.comments.push(text);
    }

    fn blank(&mut self) {
        self.release(false);
        self.end_of_run();
        self.after_blank = true;
    }

    fn content(
        &mut self,
        line: usize,
        mut chars: Vec<char>,
        original: &[char],
        note: Option<String>,
    ) {
        if let Some(header) = Header::of(&chars) {
            self.end_of_part();
            self.header = Some(header);
            return;
        }
        if let Some(header) = self.header {
            let (sheet, name) = header.record(&Row::new(line, chars, note));
            self.comments.clear();
            self.emit(line, sheet.and_then(|s| s.problem(&self.options)), name);
            return;
        }
        if let Some(name) = code::cut_prefix(&mut chars) {
            self.end_of_part();
            self.comments = vec![name];
        }
        let mut row = Row::new(line, chars, note);
        if row.class == Class::Nothing {
            return;
        }
        if matches!(row.class, Class::Cells | Class::Delimiters) {
            let lists = self.options.format == Format::Sdx;
            if let Some(whole) = whole(&row, self.wanted()).filter(|_| !lists) {
                self.before_whole(row.token_chars());
                let name = row.note.as_deref().and_then(prose::name).or(whole.name);
                for sheet in whole.sheets {
                    self.emit_whole(line, &sheet, name.clone());
                }
                return;
            }
            if prose::is_title(&row.chars) {
                self.end_of_part();
                self.comments = vec![original.iter().collect()];
                return;
            }
        }
        if self.options.format == Format::Sdm {
            self.one_line(&row);
            return;
        }
        if row.class == Class::Dashes && self.run.is_empty() && self.follows_whole(&row) {
            let marks = Reading::Characters.marks(&row).and_then(Sheet::of_marks);
            if let Some(sheet) = marks {
                self.emit_whole(line, &sheet, None);
                return;
            }
        }
        let follows = |held: &Held| held.line + 1 == line && row.class == Class::Cells;
        let another_follows = self.held.as_ref().is_some_and(follows);
        self.release(another_follows);
        row.after_blank = std::mem::take(&mut self.after_blank) && !self.parts.is_empty();
        self.run.push(row);
    }

    /// Takes a line of a file with a puzzle a line.
    fn one_line(&mut self, row: &Row) {
        let marks = Reading::Characters.marks(row).unwrap_or_default();
        let name = row.note.as_deref().and_then(prose::name);
        if let Some(sheet) = Sheet::of_marks(marks) {
            self.emit_whole(row.line, &sheet, name);
            return;
        }
        for (line, error) in faults(std::slice::from_ref(row), &self.options) {
            self.emit(line, Err(error), name.clone());
        }
    }

    /// Whether this line of dashes stands right under a board in one line of the same length.
    fn follows_whole(&self, row: &Row) -> bool {
        let near = |h: &Held| h.line + 1 == row.line && h.cells == row.token_chars();
        self.held.as_ref().is_some_and(near)
    }

    /// Ends what stands before a board in one line: lines of as many dashes are boards too.
    fn before_whole(&mut self, cells: usize) {
        let all_empty = |row: &Row| row.class == Class::Dashes && row.token_chars() == cells;
        if self.parts.is_empty() && self.run.iter().all(all_empty) {
            for row in std::mem::take(&mut self.run) {
                if let Some(sheet) = Reading::Characters.marks(&row).and_then(Sheet::of_marks) {
                    self.emit_whole(row.line, &sheet, None);
                }
            }
        }
        self.end_of_run();
        self.end_of_parts();
    }

    /// Makes grids of the lines since the last empty line, or keeps them as parts of one.
    fn end_of_run(&mut self) {
        if self.run.is_empty() {
            return;
        }
        let mut run = std::mem::take(&mut self.run);
        if small::are_small_for_sure(&run, &self.options) {
            self.end_of_parts();
            self.emit_small(&run);
            return;
        }
        let found = boards::small_boards(&run, &self.options)
            .or_else(|| boards::grids(&run, &self.options));
        let dashes_only = run
            .iter()
            .all(|row| row.class != Class::Cells && row.class != Class::Delimiters);
        if let Some(sheets) = found.filter(|_| !(dashes_only && run.len() < 4)) {
            self.end_of_parts();
            self.emit_grids(&run, sheets);
            return;
        }
        let count = |rows: &[Row]| rows.iter().filter(|r| r.class == Class::Cells).count();
        let width = run
            .iter()
            .find(|r| r.class == Class::Cells)
            .map_or(MAX_SIZE, Row::token_chars);
        if count(&self.parts) + count(&run) > width.min(MAX_SIZE) {
            self.end_of_parts();
        }
        self.parts.append(&mut run);
        let any_cells = count(&self.parts) > 0;
        if let Some(sheets) = boards::grids(&self.parts, &self.options).filter(|_| any_cells) {
            let parts = std::mem::take(&mut self.parts);
            self.emit_grids(&parts, sheets);
        } else if self.parts.len() > MOST_PARTS {
            self.end_of_parts();
        }
    }

    /// Makes what can be made of the parts, or says what is wrong with them.
    fn end_of_parts(&mut self) {
        let parts = std::mem::take(&mut self.parts);
        if parts.is_empty() {
            return;
        }
        if parts.iter().all(|row| row.class != Class::Cells) {
            if self.dashes.is_none() {
                self.dashes = Some(parts);
            }
            return;
        }
        if small::are_small(&parts, &self.options) {
            self.emit_small(&parts);
            return;
        }
        let natural = Reading::natural(&parts);
        let found = grid::one_a_line(&parts, self.wanted())
            .or_else(|| grid::wrapped(&parts, natural).map(|s| vec![s]))
            .or_else(|| boards::under_measures(&parts, &self.options))
            .or_else(|| grid::one_a_line(&parts, None))
            // Numbers that are too high are told as such, but for cells that were taken together
            // because there are blanks between them.
            .or_else(|| {
                let sheets = grid::sheets(&parts, natural, None)?;
                (sheets.len() == 1 || !shows_blanks(&parts)).then_some(sheets)
            });
        if let Some(sheets) = found {
            self.emit_grids(&parts, sheets);
            return;
        }
        for (line, error) in faults(&parts, &self.options) {
            let name = self.take_name();
            self.emit(line, Err(error), name);
        }
    }

    /// Hands out lines that are 4×4 boards, and the faults of those between them that are none.
    fn emit_small(&mut self, rows: &[Row]) {
        for (row, sheet) in small::sheets(rows) {
            let name = row.note.as_deref().and_then(prose::name);
            if let Some(sheet) = sheet {
                self.emit_whole(row.line, &sheet, name);
                continue;
            }
            for (line, error) in faults(std::slice::from_ref(row), &self.options) {
                self.emit(line, Err(error), name.clone());
            }
        }
        self.release(false);
    }

    /// Ends a stretch: what follows does not belong to what stands before.
    fn end_of_part(&mut self) {
        self.release(false);
        self.end_of_run();
        self.end_of_parts();
        self.after_blank = false;
    }

    fn end(&mut self) {
        self.end_of_part();
        if self.found_any {
            return;
        }
        if let Some(rows) = self.dashes.take() {
            let grids = boards::grids(&rows, &self.options);
            let whole = || {
                let marks = Reading::Characters.marks(rows.first()?)?;
                let alone = rows.len() == 1;
                Sheet::of_marks(marks).filter(|_| alone).map(|s| vec![s])
            };
            let sheets = grids.or_else(whole).unwrap_or_default();
            self.emit_grids(&rows, sheets);
        }
    }

    fn take_name(&mut self) -> Option<String> {
        let comments = std::mem::take(&mut self.comments);
        prose::name_of_comments(&comments, self.options.format == Format::Sdk)
    }

    fn emit_grids(&mut self, rows: &[Row], sheets: Vec<Sheet>) {
        let before = self.take_name();
        let alone = sheets.len() == 1;
        let mut notes = rows
            .iter()
            .filter_map(|row| Some((row.line, row.note.as_deref()?)));
        let first_note = notes.next().filter(|_| alone && notes.next().is_none());
        for sheet in sheets {
            let line = sheet.line();
            let of_line = || {
                let at = rows.binary_search_by_key(&line, |r| r.line).ok()?;
                rows[at].note.as_deref()
            };
            let by_line = sheet.marks.last().is_some_and(|m| m.line == line);
            let note = if by_line {
                of_line()
            } else {
                first_note.map(|(_, note)| note)
            };
            let note = note.and_then(prose::name);
            let before = before.clone().filter(|_| alone);
            let name = if by_line {
                note.or(before)
            } else {
                before.or(note)
            };
            self.emit(line, sheet.problem(&self.options), name);
        }
    }

    /// Hands out a board of one line.
    fn emit_whole(&mut self, line: usize, sheet: &Sheet, name: Option<String>) {
        self.release(true);
        let before = self.take_name();
        let named_before = name.is_none();
        self.found_any = true;
        self.held = Some(Held {
            entry: Entry {
                name: name.or(before),
                line,
                problem: sheet.problem(&self.options),
            },
            named_before,
            line,
            cells: sheet.marks.len(),
        });
    }

    fn emit(&mut self, line: usize, problem: Result<Problem, ReadError>, name: Option<String>) {
        self.release(false);
        self.found_any = true;
        self.ready.push_back(Entry {
            name,
            line,
            problem,
        });
    }

    /// Hands out the held puzzle. A comment before a list of puzzles is not the first one's name.
    fn release(&mut self, another_follows: bool) {
        if let Some(mut held) = self.held.take() {
            if another_follows && held.named_before {
                held.entry.name = None;
            }
            self.ready.push_back(held.entry);
        }
    }
}

impl Iterator for Puzzles<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        loop {
            if let Some(entry) = self.ready.pop_front() {
                return Some(entry);
            }
            match self.lines.next() {
                Some((number, text)) => self.take_line(number, text),
                None if self.ended => return None,
                None => {
                    self.ended = true;
                    self.end();
                }
            }
        }
    }
}
