//! Splits a text into blocks, and has the forms read them.

use super::block::{Block, LineKind, comment, named_family, names_solution};
use super::brackets::{self, Parser, starts};
use super::error::{Entry, KnownText, ReadError, Reason};
use super::files::{self, begins_html, html_rows, is_game_id, is_markup};
use super::form::{Expected, Found};
use super::line;
use super::lines::{Char, LONGEST_LINE, LineSource, TextLine};
use super::options::{Format, Options};
use super::own_signs::{self, own_family};
use super::queue::EntryQueue;
use super::rows::{self, is_unfinished};
use super::sheet::Sheet;
use super::token::{Letters, words};
use crate::puzzle::{MAX_SIZE, Topology};
use std::io::{self, BufRead};
use std::mem::{replace, take};
use std::sync::Arc;

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
    /// The board, if its values have signs of their own.
    own: Option<Arc<Topology>>,
}

impl<R: BufRead> Puzzles<R> {
    pub(super) fn new(source: R, options: &Options) -> Self {
        Self {
            lines: Some(LineSource::new(source)),
            reader: TextReader::new(Expected::of(options)),
            queue: EntryQueue::new(options.clone()),
            own: own_family(options).map(Topology::new),
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
        match (line, &self.own) {
            (Some(line), Some(board)) => {
                own_signs::read(&line, board)
                    .into_iter()
                    .for_each(|entry| self.queue.hand(entry));
            }
            (Some(line), None) => self.reader.take(line),
            (None, _) => self.reader.end_block(),
        }
        self.reader
            .found
            .drain(..)
            .for_each(|found| self.queue.add(found));
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
    let mut reader = TextReader::new(Expected {
        has_letters: true,
        ..Expected::default()
    });
    let mut lines = LineSource::new(text.as_bytes());
    while let Ok(Some(line)) = lines.read() {
        reader.take(line);
    }
    reader.end_block();
    let mut found = reader.found.into_iter();
    found.find_map(|found| found.board.ok())
}

/// What is found in a text within another. Words with digits are no board there.
fn within(lines: Vec<TextLine>, expected: &Expected) -> Vec<Found> {
    if expected.level == MOST_LEVELS {
        return Vec::new();
    }
    let level = expected.level + 1;
    let mut reader = TextReader::new(Expected { level, ..*expected });
    lines.into_iter().for_each(|line| reader.take(line));
    reader.end_block();
    let mut found = reader.found;
    found.retain(|found| found.board.is_ok() || !found.is_weak);
    found
}

/// What the lines of the present block are.
#[derive(Default)]
enum Reading {
    #[default]
    Lines,
    Brackets {
        parser: Parser,
        /// The fewest brackets that were open at the end of a line.
        base: usize,
    },
    Html,
}

#[derive(Default)]
struct TextReader {
    expected: Expected,
    reading: Reading,
    block: Block,
    blocks: usize,
    /// The words above, the family that they name, and whether a board has been found since.
    title: Option<String>,
    said: Option<&'static str>,
    is_title_used: bool,
    /// The size of the board whose regions may follow.
    regions_side: Option<usize>,
    is_skipping: bool,
    /// Whether brackets are taken for words.
    has_no_brackets: bool,
    /// Lines held back because the first opens a quote.
    held: Option<Vec<TextLine>>,
    /// The first words of the text, and their line.
    beginning: Option<(usize, String)>,
    found: Vec<Found>,
}

impl TextReader {
    fn new(expected: Expected) -> Self {
        Self {
            expected: Expected {
                reader: Some(within),
                ..expected
            },
            ..Self::default()
        }
    }

    fn take(&mut self, line: TextLine) {
        let is_plain = matches!(self.reading, Reading::Lines);
        if let Some(line) = self.joined(line, is_plain) {
            self.take_whole(line);
        }
    }

    /// A line, joined with those in which a quote that it opens goes on: a field of a table may be a whole
    /// board.
    fn joined(&mut self, line: TextLine, may_open: bool) -> Option<TextLine> {
        let is_open = |line: &TextLine| line.chars.iter().filter(|c| c.c == '"').count() % 2 == 1;
        let Some(mut held) = self.held.take() else {
            let text = line.text();
            let opens =
                text.starts_with('"') || [",\"", ";\"", "\t\""].iter().any(|o| text.contains(o));
            if may_open && opens && is_open(&line) {
                self.held = Some(vec![line]);
                return None;
            }
            return Some(line);
        };
        let closes = is_open(&line);
        held.push(line);
        if !closes && held.len() <= MAX_SIZE {
            self.held = Some(held);
            return None;
        }
        if !closes {
            held.into_iter().for_each(|line| self.take_whole(line));
            return None;
        }
        let start = held[0].start;
        let chars = held.into_iter().flat_map(|line| line.chars);
        Some(TextLine::of(chars.collect(), start))
    }

    fn take_whole(&mut self, line: TextLine) {
        if line.length > LONGEST_LINE {
            self.end_block();
            return self.refuse(&line, Reason::LongLine(line.length));
        }
        if self.beginning.is_none() {
            let beginning: String = line.text().trim().chars().take(BEGINNING).collect();
            let beginning = Some((line.start.line, beginning));
            self.beginning = beginning.filter(|(_, text)| !text.is_empty());
        }
        match &mut self.reading {
            Reading::Lines => self.take_plain(line),
            Reading::Brackets { parser, .. } if parser.depth() == 0 && !starts(&line.chars) => {
                self.end_block();
                self.take_whole(line);
            }
            Reading::Brackets { parser, base } => {
                parser.take(&line.chars);
                *base = parser.depth().min(*base);
                self.block.push(line);
                let (is_between, length) = (parser.depth() <= *base, self.block.characters);
                // A long list is read in parts.
                if length > 2 * LONGEST_LINE && is_between || length > 8 * LONGEST_LINE {
                    self.end_block();
                    self.reading = Reading::brackets();
                }
            }
            Reading::Html => {
                let ends = line.text().to_ascii_lowercase().contains("</table");
                self.block.push(line);
                if ends || self.block.is_full() {
                    self.end_block();
                }
            }
        }
    }

    fn take_plain(&mut self, line: TextLine) {
        let kind = match LineKind::of(&line.chars) {
            LineKind::Words if self.may_be_regions(&line.chars) => LineKind::Row,
            kind => kind,
        };
        let written = line.text();
        let written = written.trim();
        let is_section = written.starts_with('[')
            && written.ends_with(']')
            && kind == LineKind::Words
            && !written.contains(['"', '\'', ',']);
        let is_recorded = written
            .strip_prefix('@')
            .is_some_and(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
        if self.is_skipping && !is_section {
            return;
        }
        if kind == LineKind::Blank {
            // Some rows of a board may go on after an empty line.
            match self.is_unfinished() {
                true => self.block.push(line),
                false => self.end_block(),
            }
        } else if is_section {
            self.is_skipping = SKIPPED.contains(&&*written.to_ascii_lowercase());
            self.take_words(written);
        } else if is_recorded {
            self.end_block();
            self.is_skipping = true;
            self.refuse(&line, Reason::Other(KnownText::Recording));
        } else if is_game_id(written) {
            self.end_block();
            self.refuse(&line, Reason::Other(KnownText::GameId));
        } else if let Some(words) = comment(&line.chars) {
            // Between the rows of a board it says nothing of the next.
            if !self.is_unfinished() {
                self.take_words(&words);
            }
        } else if !self.has_no_brackets && begins_html(written) {
            self.end_block();
            self.reading = Reading::Html;
            self.take(line);
        } else if is_markup(&line.chars) {
            self.end_block();
            self.block.push(line);
            self.end_block();
        } else if !self.has_no_brackets && starts(&line.chars) {
            self.end_block();
            self.reading = Reading::brackets();
            self.take(line);
        } else if kind == LineKind::Words {
            self.take_words(written);
        } else if kind == LineKind::Board {
            self.end_block();
            self.block.push(line);
            self.end_block();
        } else {
            self.block.push(line);
            if self.block.is_full() {
                self.end_block();
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
        self.end_block();
        if self.is_title_used {
            self.said = None;
        }
        self.said = named_family(words).or(self.said);
        // The header of a table names no puzzle.
        let mut fields = words.split([',', ';']).skip(1);
        self.is_title_used =
            words.contains(['\t', '|']) || fields.any(|field| !field.starts_with(' '));
        self.title = Some(words.to_owned());
    }

    fn is_unfinished(&self) -> bool {
        self.block.lines.len() < 2 * MAX_SIZE && is_unfinished(&self.block, &self.expected)
    }

    fn end_block(&mut self) {
        for line in self.held.take().into_iter().flatten() {
            self.take_whole(line);
        }
        let reading = take(&mut self.reading);
        let block = take(&mut self.block);
        if block.lines.is_empty() {
            return;
        }
        self.blocks += 1;
        let is_plain = matches!(reading, Reading::Lines);
        let found = match reading {
            Reading::Html => self.read(&html_rows(&block)),
            _ => self.read(&block),
        };
        let parts = block.parts();
        if is_plain && parts.len() > 1 && found.iter().all(|found| found.board.is_err()) {
            // Several blocks after all.
            for part in parts {
                let found = self.read(&part);
                self.hand(found, &part);
            }
        } else if found.is_empty() && !is_plain && !self.has_no_brackets {
            self.has_no_brackets = true;
            block.lines.into_iter().for_each(|line| self.take(line));
            self.has_no_brackets = false;
        } else {
            self.hand(found, &block);
        }
    }

    /// What is found in a block; after the board of a jigsaw, its regions first.
    fn read(&self, block: &Block) -> Vec<Found> {
        if let Some(side) = self.regions_side {
            let expected = Expected {
                side: Some(side),
                has_letters: true,
                ..self.expected
            };
            let mut found = read(block, &expected);
            found.retain(|found| found.board.as_ref().is_ok_and(Sheet::is_of_groups));
            if !found.is_empty() {
                return found;
            }
        }
        read(block, &self.expected)
    }

    fn hand(&mut self, found: Vec<Found>, block: &Block) {
        let first = found.first().map_or(0, Found::line);
        let above = block.lines.iter().map_while(|line| {
            let is_above = line.start.line <= first;
            is_above.then(|| named_family(&line.text()))
        });
        self.said = above.flatten().last().or(self.said);
        found.into_iter().for_each(|found| self.hand_one(found));
    }

    fn hand_one(&mut self, mut found: Found) {
        if let Ok(sheet) = &found.board {
            let is_known = self.expected.cells().is_some() || self.expected.format == Format::Sdm;
            found.is_weak &= !is_known;
            let is_jigsaw = self.expected.is_jigsaw || self.said == Some("jigsaw");
            self.regions_side = is_jigsaw.then_some(sheet.side);
        }
        let titles = [&found.title, &self.title].into_iter().flatten();
        found.is_called_solution |= titles.into_iter().any(|title| names_solution(title));
        if !replace(&mut self.is_title_used, true) {
            found.title = found.title.or_else(|| self.title.clone());
        }
        found.said = found.said.or(self.said);
        found.block = self.blocks;
        self.found.push(found);
    }

    fn refuse(&mut self, line: &TextLine, reason: Reason) {
        self.hand_one(Found::new(Err(ReadError::at(line.start, reason))));
    }

    /// What is wrong with a text without a board.
    fn nothing(&mut self) -> Entry {
        let (line, text) = self.beginning.take().unwrap_or((1, String::new()));
        ReadError::of_line(line, Reason::NoPuzzle(text)).into()
    }
}

impl Reading {
    fn brackets() -> Self {
        Self::Brackets {
            parser: Parser::default(),
            base: usize::MAX,
        }
    }
}

/// What the first form that fits finds in a block, or else what is wrong with it.
fn read(block: &Block, expected: &Expected) -> Vec<Found> {
    let forms = [
        files::read,
        rows::read_fields,
        brackets::read,
        line::read,
        rows::read_rows,
    ];
    let mut faults = Vec::new();
    for form in forms {
        let found = form(block, expected);
        if found.iter().any(|found| found.board.is_ok()) {
            return found;
        }
        if faults.is_empty() {
            faults = found;
        }
    }
    faults
}
