//! Splits a text into blocks, and has the forms read them.

use super::block::{Block, LineKind, comment, named_family};
use super::brackets::{Brackets, depth_after, starts};
use super::error::{Entry, KnownText, ReadError, Reason};
use super::files::{Files, is_game_id, is_markup};
use super::form::{Expected, Form, Found, Inner};
use super::grid::{Fields, Rows, is_unfinished};
use super::lines::{Char, LONGEST_LINE, LineSource, Position, TextLine};
use super::lists::Line;
use super::options::Options;
use super::queue::{EntryQueue, Handed};
use super::sheet::Sheet;
use super::table::{Header, begins_html, html_rows, is_open};
use super::token::{Letters, words};
use crate::puzzle::{MAX_SIZE, Wanted};
use std::io::{self, BufRead};
use std::mem::take;

/// How many characters of a text without puzzles its error quotes.
const BEGINNING: usize = 40;
/// Texts within texts are read so deep.
const MOST_LEVELS: usize = 3;
/// Sections of a file whose boards are not the puzzle.
const SKIPPED: [&str; 3] = ["[state]", "[pencilmarks]", "[candidates]"];

/// The puzzles of a text, one after the other.
pub struct Puzzles<R> {
    /// Until the text ends.
    lines: Option<LineSource<R>>,
    reader: TextReader,
    queue: EntryQueue,
}

impl<R: BufRead> Puzzles<R> {
    pub(super) fn new(source: R, options: &Options) -> Self {
        let mut reader = TextReader::new(Expected::of(options), 0);
        reader.is_jigsaw = options.wanted == Some(Wanted::Jigsaw);
        Self {
            lines: Some(LineSource::new(source)),
            reader,
            queue: EntryQueue::new(options.clone()),
        }
    }

    /// Reads a line, or a part of a long one, and says how many characters it has; 0 at the end.
    ///
    /// # Errors
    /// When the source cannot be read.
    pub fn read_line(&mut self) -> io::Result<usize> {
        let Some(lines) = &mut self.lines else {
            return Ok(0);
        };
        let line = match lines.read() {
            Ok(line) => line,
            Err(error) => {
                self.lines = None;
                return Err(error);
            }
        };
        let length = line.as_ref().map_or(0, |line| line.length + 1);
        let has_ended = line.is_none();
        match line {
            Some(line) => self.reader.take(line),
            None => self.reader.end(),
        }
        for handed in self.reader.handed.drain(..) {
            self.queue.add(handed);
        }
        if has_ended {
            self.lines = None;
            self.queue.end(|| self.reader.nothing());
        }
        Ok(length)
    }

    /// The next puzzle that has been read, good or bad.
    pub fn found(&mut self) -> Option<Entry> {
        self.queue.pop()
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

/// The first board of a text in which any letter may stand for a cell.
pub fn first_sheet(text: &str) -> Option<Sheet> {
    let expected = Expected {
        has_letters: true,
        ..Expected::of(&Options::default())
    };
    let mut reader = TextReader::new(expected, 0);
    let mut lines = LineSource::new(text.as_bytes());
    while let Ok(Some(line)) = lines.read() {
        reader.take(line);
    }
    reader.end();
    reader
        .handed
        .into_iter()
        .find_map(|handed| handed.board.ok())
}

/// What the lines of the present block are.
enum Reading {
    Lines,
    Brackets {
        depth: usize,
        /// The least depth at the end of a line.
        base: usize,
    },
    Markup,
    Table(Header),
    /// What another program printed, to the end of the text.
    Recording,
}

struct TextReader {
    expected: Expected,
    level: usize,
    reading: Reading,
    block: Block,
    /// The lines of the block that come after an empty one.
    after_blank: usize,
    blocks: usize,
    title: Option<String>,
    /// The family that the words above name, and whether a board has been read since.
    said: Option<&'static str>,
    is_said_used: bool,
    is_jigsaw: bool,
    /// The size of the board whose regions may follow.
    regions_side: Option<usize>,
    is_skipping: bool,
    /// Whether brackets are taken for words.
    has_no_brackets: bool,
    beginning: Option<(usize, String)>,
    handed: Vec<Handed>,
}

impl TextReader {
    const fn new(expected: Expected, level: usize) -> Self {
        Self {
            expected,
            level,
            reading: Reading::Lines,
            block: Block {
                lines: Vec::new(),
                characters: 0,
            },
            after_blank: 0,
            blocks: 0,
            title: None,
            said: None,
            is_said_used: false,
            is_jigsaw: false,
            regions_side: None,
            is_skipping: false,
            has_no_brackets: false,
            beginning: None,
            handed: Vec::new(),
        }
    }

    fn take(&mut self, line: TextLine) {
        if line.length > LONGEST_LINE {
            self.end_block();
            let reason = Reason::LongLine(line.length);
            return self.hand_fault(ReadError::of_line(line.start.line, reason), false);
        }
        if self.beginning.is_none() {
            let written = line.text();
            let beginning: String = written.trim().chars().take(BEGINNING).collect();
            let beginning = Some((line.start.line, beginning));
            self.beginning = beginning.filter(|(_, text)| !text.is_empty());
        }
        match &mut self.reading {
            Reading::Recording => {}
            Reading::Lines => self.take_plain(line),
            Reading::Brackets { depth, base } => {
                let is_closed = *depth == 0;
                if is_closed && !starts(&line.chars) {
                    self.end_block();
                    return self.take(line);
                }
                *depth = depth_after(&line.chars, *depth);
                *base = (*base).min(*depth);
                let (depth, base) = (*depth, *base);
                self.block.push(line);
                let length = self.block.characters;
                if length > 2 * LONGEST_LINE && depth <= base || length > 8 * LONGEST_LINE {
                    self.end_block();
                    self.reading = Reading::Brackets { depth, base: depth };
                }
            }
            Reading::Markup => {
                let ends = line.text().to_ascii_lowercase().contains("</table");
                self.block.push(line);
                if ends || self.block.is_full(LONGEST_LINE) {
                    self.end_block();
                }
            }
            Reading::Table(_) => self.take_record(line),
        }
    }

    fn take_record(&mut self, line: TextLine) {
        let is_first = self.block.lines.is_empty();
        let kind = LineKind::of(&line.chars);
        if is_first && matches!(kind, LineKind::Blank | LineKind::Rule) {
            return;
        }
        self.block.push(line);
        let is_open = is_open(&self.block.lines);
        if is_open && self.block.characters <= LONGEST_LINE {
            return;
        }
        let record = take(&mut self.block).lines;
        if is_open {
            return self.refuse_quote(record);
        }
        let Reading::Table(header) = &self.reading else {
            return;
        };
        match header.texts(&record) {
            Some(found) => {
                self.blocks += 1;
                self.hand(found, &record);
            }
            None => {
                self.reading = Reading::Lines;
                record.into_iter().for_each(|line| self.take(line));
            }
        }
    }

    /// Refuses a line where a quote is opened and not closed; the lines after it are read by themselves.
    fn refuse_quote(&mut self, mut record: Vec<TextLine>) {
        let first = record.remove(0);
        self.hand_fault(
            ReadError::of_line(first.start.line, Reason::OpenQuote),
            false,
        );
        record.into_iter().for_each(|line| self.take(line));
    }

    fn take_plain(&mut self, line: TextLine) {
        let mut kind = LineKind::of(&line.chars);
        if kind == LineKind::Words && self.may_be_regions(&line.chars) {
            kind = LineKind::Cells;
        }
        if kind == LineKind::Blank {
            return self.take_blank();
        }
        let written = line.text();
        let written = written.trim();
        let is_section = written.starts_with('[') && written.ends_with(']');
        if is_section && kind == LineKind::Words && !written.contains(['"', '\'', ',']) {
            self.end_block();
            self.is_skipping = SKIPPED.contains(&&*written.to_ascii_lowercase());
            return self.take_words(written);
        }
        if self.is_skipping {
            return;
        }
        if written.starts_with('@') && written[1..].starts_with(|c: char| c.is_ascii_lowercase()) {
            self.end_block();
            self.reading = Reading::Recording;
            return self.refuse(line.start, KnownText::Recording);
        }
        if is_game_id(written) {
            self.end_block();
            return self.refuse(line.start, KnownText::GameId);
        }
        if let Some(words) = comment(&line.chars) {
            // Between the rows of a board it says nothing of the next.
            if !self.is_unfinished() {
                self.end_block();
                self.take_words(&words);
            }
            return;
        }
        if begins_html(written) && !self.has_no_brackets {
            self.end_block();
            self.reading = Reading::Markup;
            return self.take(line);
        }
        if is_markup(&line.chars) {
            self.end_block();
            self.said = named_family(written).or(self.said);
            self.block.push(line);
            return self.end_block();
        }
        if let Some(header) = Header::of(&line.chars) {
            self.end_block();
            self.reading = Reading::Table(header);
            return;
        }
        if !self.has_no_brackets && starts(&line.chars) {
            self.end_block();
            let depth = depth_after(&line.chars, 0);
            self.block.push(line);
            self.reading = Reading::Brackets { depth, base: depth };
            return;
        }
        match kind {
            LineKind::Board => {
                self.end_block();
                self.block.push(line);
                self.end_block();
            }
            LineKind::Rule | LineKind::Cells => {
                self.block.push(line);
                if self.block.is_full(LONGEST_LINE) {
                    self.end_block();
                }
            }
            LineKind::Words | LineKind::Blank => {
                self.end_block();
                self.take_words(written);
            }
        }
    }

    /// Whether a line of letters may be a row of regions.
    fn may_be_regions(&self, chars: &[Char]) -> bool {
        let cells: Option<Vec<_>> = words(chars).map(|word| Letters::Any.cells(word)).collect();
        let cells = cells.map_or(0, |cells| cells.iter().map(Vec::len).sum());
        self.regions_side
            .is_some_and(|side| cells == side || cells == side * side)
            || self.expected.has_letters && cells > 1
    }

    /// Takes words above a board: its title, which may name a family.
    fn take_words(&mut self, words: &str) {
        if std::mem::take(&mut self.is_said_used) {
            self.said = None;
        }
        self.said = named_family(words).or(self.said);
        self.title = Some(words.to_owned());
    }

    /// An empty line ends a block, unless it holds some rows of a board that may go on.
    fn take_blank(&mut self) {
        if self.is_unfinished() {
            self.after_blank = self.block.lines.len();
        } else {
            self.end_block();
        }
    }

    fn is_unfinished(&self) -> bool {
        self.block.lines.len() < 2 * MAX_SIZE && is_unfinished(&self.block, &self.expected)
    }

    fn end_block(&mut self) {
        let reading = std::mem::replace(&mut self.reading, Reading::Lines);
        let mut block = take(&mut self.block);
        let after_blank = take(&mut self.after_blank);
        if block.lines.is_empty() {
            return;
        }
        self.blocks += 1;
        let mut found = match reading {
            Reading::Markup => read(&html_rows(&block), &self.expected),
            Reading::Lines | Reading::Brackets { .. } | Reading::Table(_) | Reading::Recording => {
                read(&block, &self.expected)
            }
        };
        let has_board = |found: &[Found]| found.iter().any(|one| matches!(one, Found::Board(_)));
        if let Some(side) = self.regions_side
            && !has_board(&found)
        {
            let regions = Expected {
                side: Some(side),
                has_letters: true,
                ..self.expected
            };
            let are_regions =
                |found: &Found| matches!(found, Found::Board(sheet) if sheet.is_of_groups());
            let other = read(&block, &regions);
            if other.iter().any(are_regions) {
                found = other.into_iter().filter(are_regions).collect();
            }
        }
        if after_blank > 0 && !has_board(&found) {
            // Two blocks after all.
            for lines in [block.lines.split_off(after_blank), take(&mut block.lines)]
                .into_iter()
                .rev()
            {
                lines.into_iter().for_each(|line| self.block.push(line));
                self.end_block();
            }
            return;
        }
        let is_bracketed = matches!(reading, Reading::Brackets { .. } | Reading::Markup);
        if found.is_empty() && is_bracketed && !self.has_no_brackets {
            self.has_no_brackets = true;
            block.lines.into_iter().for_each(|line| self.take(line));
            self.end_block();
            self.has_no_brackets = false;
            return;
        }
        self.hand(found, &block.lines);
    }

    fn hand(&mut self, found: Vec<Found>, lines: &[TextLine]) {
        let mut from = 0;
        for one in found {
            let to = match &one {
                Found::Board(sheet) => sheet.line(),
                Found::Text(inner) => inner.lines.first().map_or(0, |line| line.start.line),
                Found::Fault(error) | Found::WeakFault(error) => error.line,
            };
            let above = lines
                .iter()
                .filter(|line| (from..=to).contains(&line.start.line));
            let said = above.rev().find_map(|line| named_family(&line.text()));
            self.said = said.or(self.said);
            from = to + 1;
            match one {
                Found::Board(sheet) => self.hand_sheet(sheet),
                Found::Fault(error) => self.hand_fault(error, false),
                Found::WeakFault(error) => self.hand_fault(error, true),
                Found::Text(inner) => self.read_inner(inner),
            }
        }
    }

    fn hand_sheet(&mut self, mut sheet: Sheet) {
        let is_known = self.expected.cells().is_some() || self.expected.is_one_a_line;
        sheet.is_weak &= !is_known;
        let is_jigsaw = self.is_jigsaw || self.said == Some("jigsaw");
        self.regions_side = (is_jigsaw && self.regions_side.is_none()).then_some(sheet.side);
        self.is_said_used = true;
        self.handed.push(Handed {
            is_weak: sheet.is_weak,
            board: Ok(sheet),
            title: self.title.take(),
            said: self.said,
            block: self.blocks,
        });
    }

    fn hand_fault(&mut self, error: ReadError, is_weak: bool) {
        self.title = None;
        self.handed.push(Handed {
            board: Err(error),
            is_weak,
            title: None,
            said: self.said,
            block: self.blocks,
        });
    }

    fn refuse(&mut self, at: Position, known: KnownText) {
        self.hand_fault(ReadError::at(at, Reason::Other(known)), false);
    }

    /// Reads a text within this one.
    fn read_inner(&mut self, inner: Inner) {
        if self.level >= MOST_LEVELS {
            return;
        }
        let mut reader = Self::new(self.expected, self.level + 1);
        (reader.said, reader.is_jigsaw) = (self.said, self.is_jigsaw);
        reader.regions_side = self.regions_side;
        let first = inner.lines.first().cloned();
        inner.lines.into_iter().for_each(|line| reader.take(line));
        reader.end();
        self.regions_side = reader.regions_side;
        if let Some(line) = first
            && inner.is_certain
            && reader.handed.is_empty()
        {
            let reason = Reason::NoPuzzle(line.text());
            self.hand_fault(ReadError::of_line(line.start.line, reason), false);
        }
        let title = self.title.take();
        for handed in reader.handed {
            // Words with digits are no board.
            if handed.is_weak && handed.board.is_err() && !inner.is_certain {
                continue;
            }
            let key = inner.key.clone().or(handed.title);
            self.handed.push(Handed {
                is_weak: handed.is_weak && !inner.is_certain,
                title: key.or_else(|| title.clone()),
                block: self.blocks,
                ..handed
            });
        }
    }

    fn end(&mut self) {
        while let Reading::Table(_) = self.reading
            && !self.block.lines.is_empty()
        {
            let record = take(&mut self.block).lines;
            self.refuse_quote(record);
        }
        self.end_block();
    }

    /// What is wrong with a text without a board.
    fn nothing(&mut self) -> Entry {
        let (line, text) = self.beginning.take().unwrap_or((1, String::new()));
        ReadError::of_line(line, Reason::NoPuzzle(text)).into()
    }
}

/// What the first form that fits finds in a block, or else what is wrong with it.
fn read(block: &Block, expected: &Expected) -> Vec<Found> {
    let has_brackets = block.lines.iter().flat_map(|line| &line.chars);
    let has_brackets = has_brackets.clone().any(|c| "[{(\"'".contains(c.c));
    let forms: [&dyn Fn() -> Vec<Found>; 5] = [
        &|| Files.read(block, expected),
        &|| Fields.read(block, expected),
        &|| match has_brackets {
            true => Brackets.read(block, expected),
            false => Vec::new(),
        },
        &|| Line.read(block, expected),
        &|| Rows.read(block, expected),
    ];
    let mut faults = Vec::new();
    for form in forms {
        let found = form();
        let is_good = |one: &Found| matches!(one, Found::Board(_) | Found::Text(_));
        if found.iter().any(is_good) {
            return found;
        }
        if faults.is_empty() {
            faults = found;
        }
    }
    faults
}
