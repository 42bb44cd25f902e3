//! Rows of data, read back.

use super::data::{COLUMNS, DataFormat, DataWriter, SECONDS, columns};
use crate::analysis::comparison::Totals;
use crate::export::report::LIMIT;
use crate::export::table::{csv_row, from_csv_field};
use crate::puzzle::{Problem, Topology, Value};
use crate::solver::{Counter, Counters, Outcome};
use serde_json::{Map, Value as Json};
use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::time::Duration;

/// The longest row, in bytes: twice the longest title, and all else.
const LONGEST_ROW: u64 = 1 << 20;

/// All runs on a puzzle, one per strategy.
pub struct PuzzleRows {
    /// The number of the puzzle, from 1.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The puzzle.
    pub problem: Problem,
    /// The result of each run, and its times in ascending order.
    pub runs: Vec<(Totals, Vec<Duration>)>,
}

/// Why rows could not be read.
#[derive(Debug)]
pub enum RowsError {
    /// The file could not be read.
    Io(io::Error),
    /// The line with this number, from 1, is not the row that belongs there.
    Line(usize),
}

/// Reads what [`DataWriter`] has written as rows, puzzle by puzzle. The last puzzle is left out unless it
/// is whole.
pub struct RowsReader<'a, R> {
    writer: &'a DataWriter<'a>,
    source: R,
    /// The number of lines read.
    line: usize,
    /// The number of bytes read, and up to the end of the last whole puzzle.
    length: u64,
    whole: u64,
    /// The board of the last puzzle, and how it is written: mostly all puzzles share one.
    board: Option<(String, Arc<Topology>)>,
}

/// A row.
struct Row {
    number: usize,
    name: String,
    givens: String,
    boxes: String,
    run: Totals,
    times: Vec<Duration>,
}

impl<'a, R: BufRead> RowsReader<'a, R> {
    /// Rows as this writer has written them, with its head.
    pub const fn new(writer: &'a DataWriter<'a>, source: R) -> Self {
        Self {
            writer,
            source,
            line: 0,
            length: 0,
            whole: 0,
            board: None,
        }
    }

    /// The runs on the next puzzle; `None` at the end.
    ///
    /// # Errors
    /// If the file cannot be read, or a line of it is not the row that belongs there.
    pub fn next_puzzle(&mut self) -> Result<Option<PuzzleRows>, RowsError> {
        if self.line == 0 && self.writer.format == DataFormat::Csv {
            let Some(head) = self.next_line()? else {
                return Ok(None);
            };
            if head != csv_row(columns(self.writer.has_times)) {
                return Err(RowsError::Line(1));
            }
            self.whole = self.length;
        }
        let mut puzzle: Option<(Row, PuzzleRows)> = None;
        for strategy in 0..self.writer.plan.strategies.len() {
            let Some(line) = self.next_line()? else {
                return Ok(None);
            };
            let row = self.row(&line, strategy);
            let row = row.ok_or(RowsError::Line(self.line))?;
            match &mut puzzle {
                Some((first, rows)) if row.is_of_same_puzzle(first) => {
                    rows.runs.push((row.run, row.times));
                }
                Some(_) => return Err(RowsError::Line(self.line)),
                None => {
                    let rows = PuzzleRows {
                        number: row.number,
                        name: row.name.clone(),
                        problem: self.problem(&row).ok_or(RowsError::Line(self.line))?,
                        runs: vec![(row.run, row.times.clone())],
                    };
                    puzzle = Some((row, rows));
                }
            }
        }
        self.whole = self.length;
        Ok(puzzle.map(|(_, rows)| rows))
    }

    /// How many bytes there are up to the end of the last whole puzzle that was read.
    pub const fn whole(&self) -> u64 {
        self.whole
    }

    /// How many bytes have been read.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// The next line with its end; `None` if it has none.
    fn next_line(&mut self) -> Result<Option<String>, RowsError> {
        let mut line = Vec::new();
        let mut source = (&mut self.source).take(LONGEST_ROW);
        let length = source.read_until(b'\n', &mut line).map_err(RowsError::Io)?;
        self.length += length as u64;
        self.line += 1;
        match line.last() {
            Some(b'\n') => {
                let not_text = |_| RowsError::Line(self.line);
                String::from_utf8(line).map(Some).map_err(not_text)
            }
            _ if length as u64 == LONGEST_ROW => Err(RowsError::Line(self.line)),
            _ => Ok(None),
        }
    }

    fn problem(&mut self, row: &Row) -> Option<Problem> {
        let known = self.board.take().filter(|(boxes, _)| *boxes == row.boxes);
        let board = match known {
            Some(board) => board,
            None => (row.boxes.clone(), Topology::new(row.boxes.parse().ok()?)),
        };
        let (_, board) = self.board.insert(board);
        let givens: Vec<_> = row.givens.chars().map(Value::from_char).collect();
        Problem::on(board, &givens).ok()
    }

    /// The row of a line, if it is one of this strategy.
    fn row(&self, line: &str, strategy: usize) -> Option<Row> {
        let DataWriter {
            format,
            plan,
            has_times,
        } = *self.writer;
        let fields: Vec<Json> = match format {
            DataFormat::Csv => csv_fields(line)?,
            DataFormat::Jsonl => {
                let mut object: Map<_, _> = serde_json::from_str(line).ok()?;
                let fields: Option<_> = columns(has_times).map(|c| object.remove(c)).collect();
                fields.filter(|_| object.is_empty())?
            }
            DataFormat::Json => return None,
        };
        let (before, after) = fields.split_at_checked(COLUMNS.len())?;
        let [
            number,
            name,
            givens,
            boxes,
            id,
            goal,
            max_steps,
            outcome,
            solutions,
        ] = before
        else {
            return None;
        };
        let (counters, times) = after.split_at_checked(Counter::compared().count())?;
        let strategy = plan.strategies[strategy];
        let is_planned = id.as_str()? == strategy.to_string()
            && goal.as_str()? == plan.goal.to_string()
            && whole(max_steps)? == plan.max_steps
            && times.len() == if has_times { SECONDS.len() } else { 0 };
        let counters = Counters::of_data(strategy, |counter| match counter {
            Counter::Solutions => whole(solutions),
            _ => whole(&counters[Counter::compared().position(|other| other == counter)?]),
        })?;
        let outcome = match outcome.as_str()? {
            LIMIT => None,
            id => Some(*Outcome::ALL.iter().find(|outcome| outcome.id() == id)?),
        };
        let text = |field: &Json| Some(field.as_str()?.to_owned());
        is_planned.then_some(Row {
            number: whole(number)?.try_into().ok()?,
            name: text(name)?,
            givens: text(givens)?,
            boxes: text(boxes)?,
            run: Totals { counters, outcome },
            times: times.iter().map(time).collect::<Option<_>>()?,
        })
    }
}

impl Row {
    fn is_of_same_puzzle(&self, other: &Self) -> bool {
        (self.number, &self.name, &self.givens, &self.boxes)
            == (other.number, &other.name, &other.givens, &other.boxes)
    }
}

/// The fields of a line as [`csv_row`] writes it, all as text.
fn csv_fields(line: &str) -> Option<Vec<Json>> {
    let mut fields = Vec::new();
    let mut rest = line.strip_suffix('\n')?;
    loop {
        let (field, after) = match rest.strip_prefix('"') {
            Some(quoted) => {
                let end = end_of_quoted(quoted)?;
                let field = quoted[..end].replace("\"\"", "\"");
                (field, &quoted[end + 1..])
            }
            None => {
                let (field, after) = rest.split_at(rest.find(',').unwrap_or(rest.len()));
                (field.to_owned(), after)
            }
        };
        fields.push(from_csv_field(&field).into());
        rest = match after.strip_prefix(',') {
            Some(rest) => rest,
            None => return after.is_empty().then_some(fields),
        };
    }
}

/// Where the quote is that is not doubled.
fn end_of_quoted(text: &str) -> Option<usize> {
    let mut quotes = text.match_indices('"').map(|(at, _)| at).peekable();
    while let Some(at) = quotes.next() {
        if quotes.next_if_eq(&(at + 1)).is_none() {
            return Some(at);
        }
    }
    None
}

fn whole(field: &Json) -> Option<u64> {
    match field {
        Json::String(text) => text.parse().ok(),
        field => field.as_u64(),
    }
}

fn time(field: &Json) -> Option<Duration> {
    let seconds = match field {
        Json::String(text) => text.parse().ok()?,
        field => field.as_f64()?,
    };
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_they_were_written() {
        let rows = [
            &["a", "", "b c"][..],
            &["a,b", "\"", "say \"no\", and"],
            &["=1", "'=1", "''-1", "'a", "'"],
            &["", ""],
        ];
        for row in rows {
            let read = csv_fields(&csv_row(row));
            let expected = row.iter().map(|field| Json::from(*field)).collect();
            assert_eq!(read, Some(expected));
        }
        for bad in ["a,b", "\"a\n", "\"a\"b\n", "\"\"\"\n"] {
            assert_eq!(csv_fields(bad), None, "{bad}");
        }
    }
}
