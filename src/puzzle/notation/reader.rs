//! Drives the reading: line by line, from one puzzle to the next.

use super::literal::{self, Found, Literal};
use super::places::{Places, Told};
use super::prose;
use super::row::{Origin, Row, separator, words};
use super::stretch::Stretch;
use super::table::{Header, fields, names_column, titles_solution};
use super::text::{BOM, Char, LONGEST_LINE, Line, Lines, mark_placed, original, plain, text};
use super::{Entry, Options, ReadError, Reason, markup};
use crate::puzzle::MAX_SIZE;
use std::io::{self, BufRead};
use std::mem::take;

/// How many characters of a text without puzzles its error quotes.
const BEGINNING: usize = 40;

/// The puzzles of a text, one after the other.
pub struct Puzzles<R> {
    /// Until the text ends.
    lines: Option<Lines<R>>,
    reader: Reader,
}

impl<R: BufRead> Puzzles<R> {
    pub(super) fn new(source: R, options: &Options) -> Self {
        let (lines, mut reader) = (Some(Lines::new(source)), Reader::default());
        reader.stretch.options = *options;
        Self { lines, reader }
    }

    /// Reads a line, or a part of a long one, and says how many characters it has; 0 at the end.
    ///
    /// # Errors
    /// When the source cannot be read.
    pub fn read_line(&mut self) -> io::Result<usize> {
        let line = self.lines.as_mut().map_or(Ok(None), Lines::read);
        match &line {
            Ok(Some(line)) => {
                self.reader.take_line(line);
                return Ok(line.length + 1);
            }
            Ok(None) if self.lines.is_some() => self.reader.end(),
            Ok(None) => {}
            Err(_) => self.reader = Reader::default(),
        }
        self.lines = None;
        line.map(|_| 0)
    }

    /// The next puzzle that has been read, good or bad.
    pub fn found(&mut self) -> Option<Entry> {
        self.reader.stretch.handed.next(self.lines.is_none())
    }
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(entry) = self.found() {
                return Some(Ok(entry));
            }
            self.lines.as_ref()?;
            if let Err(error) = self.read_line() {
                return Some(Err(error));
            }
        }
    }
}

/// Takes off what surrounds the boards.
#[derive(Default)]
struct Reader {
    stretch: Stretch,
    in_comment: bool,
    /// Whether the lines of this section tell no puzzle.
    skipping: bool,
    /// The header of a table, and a record with a quote that is still open.
    table: Option<(Header, Vec<Char>)>,
    literal: Literal,
    places: Places,
    /// The label of the last line and its number, if it was a row behind one that counts.
    label: Option<(String, usize)>,
    /// How many lines are neither blank nor comments.
    lines: usize,
    /// The lines of a file of pzpr that tell the size and, from there on, the player's answers.
    size_line: usize,
    answers: usize,
    /// The first line that is not empty.
    beginning: Option<(usize, String)>,
}

impl Reader {
    fn take_line(&mut self, line: &Line) {
        if line.length > LONGEST_LINE {
            self.stretch.begin();
            let reason = Reason::LongLine(line.length);
            let error = ReadError::of_line(line.start.line, reason);
            return self.stretch.add(error.into(), false);
        }
        let written = line.text.trim();
        if self.beginning.is_none() && !written.is_empty() {
            let written = written.trim_start_matches(BOM);
            let beginning = written.chars().take(BEGINNING).collect();
            self.beginning = Some((line.start.line, beginning));
        }
        let mut chars = plain(line);
        if self.take_pzpr(line.start.line, text(&chars).trim()) {
            return;
        }
        let note = prose::cut_comments(&mut chars, &mut self.in_comment);
        if chars.iter().any(|c| c.c == '+') && !prose::is_title(&chars) {
            mark_placed(&mut chars);
        }
        markup::open_options(&mut chars);
        markup::clear_forms(&mut chars);
        let may_be_places = !self.skipping && self.table.is_none();
        let told = may_be_places.then(|| self.places.line(&chars)).flatten();
        if let Some(told) = told {
            self.lines += 1;
            return self.take_told(told);
        }
        if self.literal.is_open() {
            return self.in_brackets(&chars);
        }
        if let Some((has_puzzles, title)) = prose::section(&chars) {
            self.skipping = !has_puzzles;
            return self.stretch.title(title);
        }
        // A line of tabs only may be a row of empty fields.
        let is_blank = chars.iter().all(|c| matches!(c.c, ' ' | '\t'))
            && (note.is_some() || chars.len() < 3 || chars.iter().any(|c| c.c == ' '));
        self.places.is_apart |= is_blank;
        match note {
            _ if self.skipping => {}
            Some(note) if is_blank => self.stretch.comment(note),
            None if is_blank => self.stretch.blank(),
            note => self.content(chars, note.as_deref().and_then(prose::name)),
        }
    }

    /// In a file of pzpr the third line is the size; after as many rows the player's answers begin. Says whether it is
    /// the size.
    fn take_pzpr(&mut self, line: usize, text: &str) -> bool {
        if text.starts_with("pzprv3") {
            (self.size_line, self.answers, self.skipping) = (line + 2, 0, false);
        } else if line == self.size_line {
            let size: usize = text.parse().unwrap_or_default();
            self.answers = size.saturating_add(line + 1);
        }
        self.skipping |= self.answers == line;
        line == self.size_line
    }

    fn content(&mut self, mut chars: Vec<Char>, name: Option<String>) {
        self.lines += 1;
        let told = self.places.end();
        self.take_told(told);
        if let Some(header) = Header::of(&chars) {
            self.stretch.begin();
            self.table = Some((header, Vec::new()));
            return;
        }
        if let Some((_, record)) = &mut self.table {
            record.append(&mut chars);
            if quotes(record).is_multiple_of(2) || record.len() > LONGEST_LINE {
                self.record();
            }
            return;
        }
        let (label, row) = markup::counted(&chars).unzip();
        let last = std::mem::replace(&mut self.label, label);
        let goes_on = match (&last, &self.label) {
            (Some((last, before)), Some((label, number))) => last == label && before < number,
            (last, label) => last.is_none() && label.is_none(),
        };
        if !goes_on {
            let label = self.label.as_ref().map(|(label, _)| label.clone());
            self.stretch
                .title(label.filter(|label| titles_solution(label)));
        }
        if let Some(row) = row {
            let label = self.label.as_ref();
            self.stretch.are_columns = label.is_some_and(|(label, _)| names_column(label));
            self.stretch.row(row);
            return self.stretch.trust_rows();
        }
        // Most lines are cells and nothing else.
        let is_plain = |c: &Char| c.c == ' ' || separator(c.c).is_none() && !c.c.is_alphabetic();
        if !chars.iter().all(is_plain) {
            markup::cut(&mut chars);
            while let Some(name) = markup::cut_name(&mut chars) {
                self.stretch.title(Some(name));
            }
            // A number in round brackets is no list.
            let is_number = !chars.iter().any(|c| !"0123456789() ".contains(c.c));
            if let Some(start) = literal::start(&chars).filter(|_| !is_number) {
                return self.in_brackets(&chars[start..]);
            }
        }
        self.stretch.row(Row::new(chars, Origin::Line, name));
    }

    /// Takes characters from the first bracket on, and what stands after the last one.
    fn in_brackets(&mut self, chars: &[Char]) {
        let (found, rest) = self.literal.line(chars);
        // `m = t(m)` says nothing of a board below it.
        let holds_cells = self.literal.is_open() || found.iter().any(Option::is_some);
        let is_about_cells = holds_cells || !self.stretch.is_empty();
        let is_transposed = is_about_cells && literal::is_transposed(chars);
        let is_by_column = take(&mut self.literal.is_by_column);
        self.stretch.are_columns ^= is_transposed != is_by_column;
        self.stretch.are_columns |= take(&mut self.literal.has_columns);
        self.stretch.are_boxes |= literal::lists_boxes(chars) || take(&mut self.literal.has_boxes);
        self.take_found(found);
        // The full stop of Prolog is no cell, nor is what is called of a list.
        if !is_transposed && words(rest).flatten().any(|c| c.c != '.') {
            self.stretch
                .row(Row::new(rest.to_vec(), Origin::Line, None));
        }
    }

    fn take_told(&mut self, told: Vec<Told>) {
        for told in told {
            match told {
                Ok(found) => self.take_found(vec![found]),
                Err(error) => {
                    self.stretch.begin();
                    self.stretch.add(error.into(), false);
                }
            }
        }
    }

    fn take_found(&mut self, found: Vec<Found>) {
        for found in found {
            match found {
                Some(row) => self.stretch.row(row),
                None => self.stretch.begin(),
            }
        }
    }

    /// Takes the puzzle of a record under a header. A line where a quote is opened and not closed is refused, and the
    /// lines after it are read by themselves.
    fn record(&mut self) {
        let Some((header, record)) = &mut self.table else {
            return;
        };
        let (header, record) = (*header, take(record));
        let Some(line) = record.first().map(|c| c.at.line) else {
            return;
        };
        self.stretch.begin();
        let open = record.iter().rfind(|c| c.c == '"').map(|quote| quote.at);
        if let Some(open) = open.filter(|_| !quotes(&record).is_multiple_of(2)) {
            let error = ReadError::at(open, Reason::OpenQuote);
            self.stretch.add(error.into(), false);
            let lines = record.chunk_by(|a, b| a.at.line == b.at.line);
            let after = lines.filter(|rest| rest[0].at.line > open.line);
            return after.for_each(|rest| self.content(rest.to_vec(), None));
        }
        let fields = fields(&record, header.delimiter);
        let field = |place: Option<usize>| fields.get(place?);
        let name = field(header.name).and_then(|field| prose::name(&original(field)));
        match field(Some(header.puzzle)).cloned() {
            Some(puzzle) => self.stretch.row(Row::new(puzzle, Origin::Puzzle, name)),
            None => {
                let error = ReadError::of_line(line, Reason::MissingColumn(header.puzzle + 1));
                let entry = error.into();
                self.stretch.add(Entry { name, ..entry }, false);
            }
        }
        self.stretch.begin();
        // Other columns may be called so: `answer_time`.
        let had_solution = field(header.solution).is_some_and(|field| field.len() > 8);
        self.stretch.handed.leave_out_solution(had_solution);
    }

    fn end(&mut self) {
        let is_first = self.literal.is_open() && self.stretch.is_empty();
        let mut found = self.literal.end();
        self.stretch.are_columns ^= self.literal.is_by_column;
        // A few cells behind a bracket that is never closed, and nothing else, are no board.
        found.retain(|row| {
            !is_first || row.as_ref().is_some_and(|row| row.cell_count() >= MAX_SIZE)
        });
        self.take_found(found);
        let told = self.places.end();
        self.take_told(told);
        self.record();
        self.stretch.begin();
        self.stretch.handed.drop_blanks(self.lines);
        if self.stretch.handed.is_empty() {
            let (line, text) = self.beginning.take().unwrap_or((1, String::new()));
            let error = ReadError::of_line(line, Reason::NoPuzzle(text));
            self.stretch.handed.add(error.into());
        }
    }
}

fn quotes(chars: &[Char]) -> usize {
    chars.iter().filter(|c| c.c == '"').count()
}
