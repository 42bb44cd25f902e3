//! Reads recordings as they come.

use super::board::Board;
use super::fault::{Expected, LineFault};
use super::header::{Header, ReadOptions, Wrong};
use super::json::Row;
use super::lines::{Line, Lines};
use super::run::{Recording, RunEnd};
use super::store::{Act, MOST_EVENTS, Stored};
use super::word::Word;
use crate::solver::Strategy;
use std::str::SplitWhitespace;
use std::sync::Arc;

/// Reads a recording from bytes as they come. The result does not depend on how they are sliced.
///
/// ```
/// use recuo::recording::{ReadOptions, Reader};
///
/// let mut reader = Reader::new(ReadOptions::default());
/// reader.push(b"@problem queens:4\n@place R1 1\nHello!\n@conf");
/// reader.push(b"lict R2 1 R1\n@place R2C3");
/// reader.finish();
/// let recording = reader.recording();
/// assert_eq!((recording.events().len(), recording.output().len()), (3, 1));
/// assert!(recording.faults().is_empty());
/// ```
pub struct Reader {
    options: ReadOptions,
    lines: Lines,
    /// `None` before the first line that is not blank.
    form: Option<Form>,
    header: Header,
    /// The board, once it is settled.
    board: Option<Board>,
    /// The step of the latest line of a trace.
    last_step: u64,
    recording: Recording,
    /// The most events that are kept.
    pub(super) most: usize,
}

/// The forms of recordings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Lines that begin with `@`, and output.
    Words,
    /// An object of JSON in each line.
    Json,
}

impl Form {
    /// The form of a recording that starts with this line.
    fn of(line: &str) -> Self {
        let is_json = line.trim_start().starts_with('{')
            && Row::read(line).is_some_and(|row| row.is_of_recording());
        if is_json { Self::Json } else { Self::Words }
    }
}

/// Whether a text, or the beginning of one, is a recording: it starts as a trace, or has a line with a
/// known word.
pub fn is_recording(text: &[u8]) -> bool {
    let mut lines = Lines::default();
    let mut rest = text;
    let mut is_first = true;
    loop {
        let Some(line) = lines.take(&mut rest).or_else(|| lines.finish()) else {
            return false;
        };
        if Word::of(&line.text).is_some() || is_first && Form::of(&line.text) == Form::Json {
            return true;
        }
        is_first &= line.text.trim().is_empty();
    }
}

impl Reader {
    /// A reader of a recording of which this is known.
    pub fn new(options: ReadOptions) -> Self {
        let mut recording = Recording::default();
        recording.stated_goal = options.goal;
        Self {
            options,
            lines: Lines::default(),
            form: None,
            header: Header::default(),
            board: None,
            last_step: 0,
            recording,
            most: MOST_EVENTS,
        }
    }

    /// What has been read so far.
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Says how the run ended, where that is known from elsewhere.
    pub const fn set_end(&mut self, end: RunEnd) {
        self.recording.end = end;
    }

    /// Reads the next bytes.
    pub fn push(&mut self, mut bytes: &[u8]) {
        while let Some(line) = self.lines.take(&mut bytes) {
            self.take(line);
        }
    }

    /// Reads what is left at the end of the text. Unless it is known otherwise, the run has finished.
    pub fn finish(&mut self) {
        if let Some(line) = self.lines.finish() {
            self.take(line);
        }
        self.settle();
        self.recording.events.complete();
        if self.recording.end == RunEnd::Running {
            let is_trace_without_end = self.form == Some(Form::Json) && !self.has_trace_ended();
            let is_cut = self.recording.left_out > 0 || is_trace_without_end;
            self.recording.end = if is_cut {
                RunEnd::Cut
            } else {
                RunEnd::Finished
            };
        }
    }

    /// Whether the last event of a trace is one that a search ends with.
    fn has_trace_ended(&self) -> bool {
        let last = self.recording.events.last().map(|event| event.act);
        match last {
            Some(Act::Exhausted | Act::GaveUp) => true,
            Some(Act::DeadEnd) => self.recording.strategy == Some(Strategy::Sweep),
            _ => self.recording.has_just_met_goal(),
        }
    }

    fn take(&mut self, line: Line) {
        if line.is_cut {
            let said = line.text.chars().take(LONGEST_SAID).collect();
            self.report(line.number, (said, Expected::ShortLine));
        }
        if self.form.is_none() && !line.text.trim().is_empty() {
            self.form = Some(Form::of(&line.text));
        }
        let taken = match self.form {
            Some(Form::Json) => self.take_row(&line),
            Some(Form::Words) | None => self.take_words(&line),
        };
        if let Err(wrong) = taken {
            self.report(line.number, wrong);
        }
    }

    fn report(&mut self, line: u64, (said, expected): Wrong) {
        let said = said.chars().take(LONGEST_SAID).collect();
        self.recording.report(LineFault {
            line,
            said,
            expected,
        });
    }

    fn take_words(&mut self, line: &Line) -> Result<(), Wrong> {
        let text = &*line.text;
        let Some((word, rest)) = Word::of(text) else {
            if self.recording.second.is_none() {
                let steps = self.recording.events.len() as u64;
                self.recording.output.push(text, steps);
            }
            return match text.trim_start().starts_with('@') {
                true => Err((text.to_owned(), Expected::Word)),
                false => Ok(()),
            };
        };
        if word.is_of_header() {
            return self.take_header(word, rest, line.number);
        }
        if !self.has_room() {
            return Ok(());
        }
        if word == Word::Done {
            self.settle();
            self.recording.says_done = true;
            if self.recording.has_just_met_goal() {
                return Ok(());
            }
        }
        let mut words = Words::of(text, rest);
        let event = words.event(word, self.settle())?;
        self.recording.push(event);
        words.end()
    }

    fn take_header(&mut self, word: Word, rest: &str, line: u64) -> Result<(), Wrong> {
        if self.recording.second.is_some() {
            return Ok(());
        }
        let is_board = matches!(word, Word::Puzzle | Word::Problem | Word::Board);
        let is_late = self.board.is_some();
        if is_board && (is_late || self.header.is_second(word)) {
            self.recording.second = Some((line, 0));
            self.recording.events.complete();
            return Err((word.id().to_owned(), Expected::OneBoard));
        }
        if is_late {
            return Err((word.id().to_owned(), Expected::BeforeEvents));
        }
        self.header.take(word, rest, line)?;
        self.recording.stated_goal = self.options.goal.or(self.header.goal);
        Ok(())
    }

    fn take_row(&mut self, line: &Line) -> Result<(), Wrong> {
        if line.text.trim().is_empty() {
            return Ok(());
        }
        let wrong = || (line.text.clone(), Expected::Json);
        let row = Row::read(&line.text).ok_or_else(wrong)?;
        if row.is_header() {
            self.recording.strategy = row.strategy();
            for (word, said) in row.header() {
                self.take_header(word, said, line.number)?;
            }
            return Ok(());
        }
        if !self.has_room() {
            return Ok(());
        }
        let event = row.event(self.settle()).map_err(|(said, expected)| {
            let said = said.unwrap_or_else(|| line.text.clone());
            (said, expected)
        })?;
        if let Some(step) = row.step() {
            self.recording.has_gaps |= step != self.last_step + 1;
            self.last_step = step;
        }
        self.recording.says_done |= event.act == Act::Exhausted;
        self.recording.push(event);
        Ok(())
    }

    /// Whether another event is kept. Counts it otherwise.
    fn has_room(&mut self) -> bool {
        if let Some((_, rest)) = &mut self.recording.second {
            *rest += 1;
            return false;
        }
        let is_full = self.recording.events.len() >= self.most;
        if is_full {
            self.recording.events.complete();
            self.recording.left_out += 1;
        }
        !is_full
    }

    /// The board, which nothing changes from now on.
    fn settle(&mut self) -> &Board {
        if self.board.is_none() {
            let mut faults = Vec::new();
            let report = |line, wrong| faults.push((line, wrong));
            let problem = self.header.settle(&self.options, report);
            for (line, wrong) in faults {
                self.report(line, wrong);
            }
            self.board = Some(Board::new(problem.topology()));
            self.recording.problem = Some(Arc::new(problem));
        }
        self.board.as_ref().expect("it was made")
    }
}

/// The longest quotation of a line, in characters.
const LONGEST_SAID: usize = 80;

/// The words of an event after the first.
struct Words<'a> {
    line: &'a str,
    rest: SplitWhitespace<'a>,
    /// The line of the program, or 0.
    source: u16,
}

impl<'a> Words<'a> {
    fn of(line: &'a str, rest: &'a str) -> Self {
        let (before, last) = rest
            .trim_end()
            .rsplit_once(char::is_whitespace)
            .unwrap_or_default();
        let source = last.strip_prefix(':').and_then(|digits| {
            let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            is_number.then(|| digits.parse().unwrap_or(0))
        });
        let rest = if source.is_some() { before } else { rest };
        Self {
            line,
            rest: rest.split_whitespace(),
            source: source.unwrap_or(0),
        }
    }

    /// The next word, which may be missing, and what is made of it.
    fn next<T>(&mut self, make: impl FnOnce(&str) -> Result<T, Expected>) -> Result<T, Wrong> {
        let word = self.rest.next();
        let said = word.unwrap_or(self.line).to_owned();
        make(word.unwrap_or_default()).map_err(|expected| (said, expected))
    }

    /// What is left must be nothing.
    fn end(mut self) -> Result<(), Wrong> {
        match self.rest.next() {
            Some(more) => Err((more.to_owned(), Expected::LineEnd)),
            None => Ok(()),
        }
    }

    fn event(&mut self, word: Word, board: &Board) -> Result<Stored, Wrong> {
        let event = match word {
            Word::Select => {
                let (cell, _) = self.next(|word| board.cell(word))?;
                let options = self.rest.clone().next().and_then(|word| word.parse().ok());
                if options.is_some() {
                    self.rest.next();
                }
                Stored::new(Act::Select).at(cell).with(options.unwrap_or(0))
            }
            Word::Place => self.valued(Act::Place, board)?,
            Word::Deduce => self.valued(Act::Fill, board)?,
            Word::Conflict => {
                let event = self.valued(Act::Conflict, board)?;
                match self.rest.clone().next() {
                    Some(_) => event.by(self.next(|word| board.cell(word))?.0),
                    None => event,
                }
            }
            Word::Backtrack => match self.rest.clone().count() {
                ..=1 => Stored::new(Act::Backtrack).at(self.next(|word| board.cell(word))?.0),
                _ => self.valued(Act::Backtrack, board)?,
            },
            Word::DeadEnd => Stored::new(Act::DeadEnd).at(self.next(|word| board.cell(word))?.0),
            Word::Sweep => Stored::new(Act::Sweep),
            Word::Solution => Stored::new(Act::Solution),
            Word::GaveUp => Stored::new(Act::GaveUp),
            Word::Done => Stored::new(Act::Exhausted),
            Word::Puzzle
            | Word::Problem
            | Word::Regions
            | Word::Board
            | Word::Label
            | Word::Given
            | Word::Path
            | Word::Goal => unreachable!("it is of the header"),
        };
        Ok(event.on_line(self.source))
    }

    /// An event about a cell and a value. The square of a queen is both.
    fn valued(&mut self, act: Act, board: &Board) -> Result<Stored, Wrong> {
        let (cell, column) = self.next(|word| board.cell(word))?;
        let event = Stored::new(act).at(cell);
        let Some(column) = column else {
            let value = self.next(|word| board.value(word))?;
            return Ok(event.with(value.number()));
        };
        // It may be repeated.
        let repeated = self.rest.clone().next().map(|word| board.value(word));
        if repeated == Some(Ok(column)) {
            self.rest.next();
        }
        Ok(event.with(column.number()))
    }
}
