//! Reads recordings as they come.

use super::board::Board;
use super::event::Said;
use super::fault::{Expected, LineFault};
use super::header::{Header, ReadOptions, Wrong};
use super::json::Row;
use super::lines::{Line, Lines};
use super::run::{Recording, RunEnd};
use super::store::{MOST_EVENTS, Stored};
use super::word::{HeaderWord, Word, first_word};
use crate::solver::{Event, Strategy};
use std::sync::Arc;

/// The longest quotation of a line, in characters.
const LONGEST_QUOTATION: usize = 80;

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
    /// The last line, if it has no end and cannot be read.
    cut_line: Option<u64>,
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
    while let Some(Line { text, .. }) = lines.take(&mut rest).or_else(|| lines.finish()) {
        let is_event = || first_word::<Word>(&text).is_some();
        let is_of_header = || first_word::<HeaderWord>(&text).is_some();
        if is_event() || is_of_header() || is_first && Form::of(&text) == Form::Json {
            return true;
        }
        is_first &= text.trim().is_empty();
    }
    false
}

impl Reader {
    /// A reader that knows this beforehand.
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
            cut_line: None,
            recording,
            most: MOST_EVENTS,
        }
    }

    /// What has been read so far.
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Says how the run ended, where that is known from elsewhere: not by itself.
    pub fn set_end(&mut self, end: RunEnd) {
        self.recording.end = end;
        // Its last line is no word of its program, but the part of one that was printed.
        if let Some(line) = self.cut_line.take() {
            self.recording.forget_faults_of(line);
        }
    }

    /// Says that the program has not ended well, and how. That does not matter to one that had said
    /// that its search was over, or had met the goal that it had stated.
    pub fn set_failed(&mut self, end: RunEnd) {
        let recording = &self.recording;
        let is_goal_met = recording.is_goal_stated() && recording.has_just_met_goal();
        if !recording.says_done && !is_goal_met {
            self.set_end(end);
        }
    }

    /// Reads the next bytes.
    pub fn push(&mut self, mut bytes: &[u8]) {
        while let Some(line) = self.lines.take(&mut bytes) {
            self.take(line);
        }
    }

    /// Reads what is left at the end of the text. Unless it is known otherwise, the run has finished.
    ///
    /// A last line without an end counts like any other, for many programs end so. If it cannot be read,
    /// or its program did not end by itself, it was cut in the middle.
    pub fn finish(&mut self) {
        if let Some(line) = self.lines.finish() {
            let (known, events) = (self.recording.fault_count(), self.recording.events.len());
            let number = line.number;
            self.take(line);
            self.recording.has_open_line = self.recording.events.len() > events;
            let is_read = self.recording.has_open_line || self.recording.says_done;
            if self.recording.fault_count() > known && !is_read {
                self.cut_line = Some(number);
                if self.recording.end == RunEnd::Running {
                    self.recording.end = RunEnd::Cut;
                }
            }
        }
        self.settle();
        self.recording.events.complete();
        if self.recording.end == RunEnd::Running {
            let is_trace_without_end = self.form == Some(Form::Json) && !self.has_trace_ended();
            self.recording.end = match self.recording.left_out > 0 || is_trace_without_end {
                true => RunEnd::Cut,
                false => RunEnd::Finished,
            };
        }
    }

    /// Whether the last event of a trace is one that a search ends with.
    fn has_trace_ended(&self) -> bool {
        match self.recording.events.last() {
            Some(Event::Exhausted | Event::GaveUp { .. }) => true,
            Some(Event::DeadEnd { .. }) => self.recording.strategy == Some(Strategy::Sweep),
            _ => self.recording.has_just_met_goal(),
        }
    }

    fn take(&mut self, line: Line) {
        if line.is_cut {
            self.report(line.number, (line.text.clone(), Expected::ShortLine));
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
        let said = said.chars().take(LONGEST_QUOTATION).collect();
        self.recording.report(LineFault {
            line,
            said,
            expected,
        });
    }

    fn take_words(&mut self, line: &Line) -> Result<(), Wrong> {
        let text = &*line.text;
        if let Some((word, rest)) = first_word(text) {
            let (rest, source) = without_source(rest);
            let said = Said {
                line: text,
                word,
                parts: rest.split_whitespace(),
                house: None,
                has_reason: false,
                has_nogood: false,
                relation: None,
            };
            return self.take_event(said, source);
        }
        if let Some((word, rest)) = first_word(text) {
            return self.take_header(word, rest, line.number);
        }
        if self.recording.second.is_none() {
            let steps = self.recording.events.len() as u64;
            self.recording.output.push(text, steps);
        }
        match text.trim_start().starts_with('@') {
            true => Err((text.to_owned(), Expected::Word)),
            false => Ok(()),
        }
    }

    fn take_header(&mut self, word: HeaderWord, rest: &str, line: u64) -> Result<(), Wrong> {
        if self.recording.second.is_some() {
            return Ok(());
        }
        let is_late = self.board.is_some();
        let is_board = word.names_board();
        let is_known = is_late && is_board && self.options.puzzle.is_some();
        if is_known || self.header.is_second(word, is_late) {
            self.recording.second = Some((line, 0));
            self.recording.events.complete();
            return Err((word.id().to_owned(), Expected::OneBoard));
        }
        if is_late {
            return Err((word.id().to_owned(), Expected::BeforeEvents { is_board }));
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
        let event = row.event(&line.text).ok_or_else(wrong)?;
        let before = self.recording.events.len();
        self.take_event(event, 0)?;
        if let Some(step) = row.step().filter(|_| self.recording.events.len() > before) {
            self.recording.has_gaps |= step != self.last_step + 1;
            self.last_step = step;
        }
        Ok(())
    }

    /// Takes an event that this line of the program has printed; 0 if that is not known.
    fn take_event<'a>(
        &mut self,
        mut said: Said<'a, impl Iterator<Item = &'a str> + Clone>,
        line: u16,
    ) -> Result<(), Wrong> {
        if let Some((_, rest)) = &mut self.recording.second {
            *rest += 1;
            return Ok(());
        }
        if self.recording.events.len() >= self.most {
            self.recording.events.complete();
            self.recording.left_out += 1;
            return Ok(());
        }
        let event = said.event(self.settle())?;
        self.recording.says_done |= event == Event::Exhausted;
        let is_step = event != Event::Exhausted || !self.recording.has_just_met_goal();
        if is_step {
            self.recording.push(Stored { event, line });
        }
        said.end()
    }

    /// The board, which nothing changes from now on.
    fn settle(&mut self) -> &Board {
        if self.board.is_none() {
            let (problem, faults) = self.header.settle(&self.options);
            for (line, wrong) in faults {
                self.report(line, wrong);
            }
            self.board = Some(Board::new(problem.topology()));
            self.recording.problem = Some(Arc::new(problem));
        }
        self.board.as_ref().expect("it was made")
    }
}

/// What an event says, without the line of the program at its end; and that line, or 0.
fn without_source(rest: &str) -> (&str, u16) {
    let rest = rest.trim_end();
    let (before, last) = rest.rsplit_once(char::is_whitespace).unwrap_or_default();
    match last.strip_prefix(':') {
        Some(digits) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => {
            (before, digits.parse().unwrap_or(0))
        }
        _ => (rest, 0),
    }
}
