//! Collects the lines of a text until they make boards.

use super::block::{are_lines, are_puzzles, beside, first_boards, otherwise};
use super::fault::{Cells, fault};
use super::handed::Handed;
use super::layout::Layout;
use super::line::{find_boards, unlike_cells, whole};
use super::margin::{
    is_date, is_heading, is_number, is_size, names_columns, number, without_bullet,
};
use super::prose;
use super::row::{Class, Origin, Row};
use super::sheet::Sheet;
use super::table::{titles_solution, titles_solutions};
use super::text::{LONGEST_LINE, original, text};
use super::{Entry, Format, Note, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Problem};
use std::mem::take;
use std::slice::from_ref;

/// The most lines and characters kept: enough for a board of the largest size with one cell per line.
const MOST_LINES: usize = 2 * MAX_SIZE * MAX_SIZE;
const MOST_CHARS: usize = 2 * LONGEST_LINE;
/// The most lines above a board that are kept as its titles.
const MOST_TITLES: usize = 2;
/// From this many on, rows behind labels that count are rows of a board; fewer may be settings.
const FEWEST_TRUSTED: usize = 4;
/// The most comment lines that are kept to find a name in.
const MOST_COMMENTS: usize = 32;

/// Lines that belong together, and what was said before them.
#[derive(Default)]
pub struct Stretch {
    pub options: Options,
    pub handed: Handed,
    rows: Vec<Row>,
    /// How many characters they have.
    chars: usize,
    /// How many cells each of them has, if it is a board by itself; 0 if they are rows of boards.
    list: Option<usize>,
    /// Whether lines of the same list were boards.
    are_boards: bool,
    /// Whether there was an empty line.
    is_apart: bool,
    /// Whether the last line names columns, or is a rule below such a line.
    after_names: bool,
    /// Whether the rows are the columns of the boards.
    pub are_columns: bool,
    /// Whether the rows are the boxes of the boards.
    pub are_boxes: bool,
    /// Whether the last board is called a puzzle.
    after_puzzle: bool,
    comments: Vec<String>,
    /// Whether the title or the comments call what follows a solution.
    is_solution: bool,
    /// Whether a title called all boards that follow solutions.
    are_solutions: bool,
    strays: Vec<Stray>,
}

/// A line that makes no board, unless it is the title of the next, and whether nothing is said of it if there is a puzzle.
type Stray = (Row, Entry, bool);

impl Stretch {
    /// Begins a stretch. What follows does not belong to what stands before.
    pub fn begin(&mut self) {
        self.end(false);
        self.tell_strays(self.strays.len());
        self.handed.is_titled = false;
        (self.are_columns, self.are_boxes) = (false, false);
    }

    /// Hands out lines that are no titles.
    fn tell_strays(&mut self, count: usize) {
        for (_, entry, is_spare) in self.strays.drain(..count) {
            if is_spare {
                self.handed.add_spare([entry]);
            } else {
                self.handed.go_on();
                self.handed.add(entry);
            }
        }
    }

    /// Begins a stretch with this title, if there is one. A number or a date above it may be one too.
    pub fn title(&mut self, title: Option<String>) {
        self.end(false);
        let is_other = |(row, ..): &Stray| !is_number(row) && !is_date(row);
        let others = self.strays.iter().rposition(is_other);
        self.tell_strays(others.map_or(0, |last| last + 1));
        self.handed.is_titled = false;
        (self.are_columns, self.are_boxes) = (false, false);
        self.are_solutions |= title.as_deref().is_some_and(titles_solutions);
        self.is_solution = title.as_deref().is_some_and(titles_solution);
        if title.is_some() {
            self.comments = Vec::from_iter(title);
        }
    }

    /// Takes a line of comment.
    pub fn comment(&mut self, comment: String) {
        self.begin();
        self.is_solution &= !self.comments.is_empty();
        self.are_solutions |= titles_solutions(&comment);
        self.is_solution |= titles_solution(&comment);
        self.comments.truncate(MOST_COMMENTS);
        self.comments.push(comment);
    }

    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Takes an empty line.
    pub const fn blank(&mut self) {
        self.is_apart = true;
    }

    /// Takes a line that holds cells, or a rule.
    pub fn row(&mut self, row: Row) {
        let mut row = without_bullet(row);
        if row.class == Class::Nothing {
            return;
        }
        if names_columns(&row) {
            self.after_names = true;
            return self.begin();
        }
        // The rule below the names of columns shows no boxes.
        let is_rule = !row.words().any(|word| word.len() < 3) && !row.holds_cells();
        if self.after_names && is_rule {
            return;
        }
        self.after_names = false;
        if row.is_line() && prose::is_date(&text(&row.chars)) {
            return self.title(None);
        }
        find_boards(&mut row, &self.options);
        if row.boards.is_empty() {
            // A line of letters as long as those before may be a row of a board that is too large.
            if row.is_title() && self.list != Some(row.cell_count()) {
                return self.title(Some(original(&row.chars)));
            }
            row.boards.extend(unlike_cells(&row));
        }
        let before = self.rows.last();
        row.is_apart = take(&mut self.is_apart)
            || before.is_some_and(|before| before.is_line() != row.is_line());
        if row.class == Class::Cells || !row.boards.is_empty() {
            let called = |row: &Row| {
                matches!(row.origin, Origin::Puzzle | Origin::Solution).then_some(row.origin)
            };
            let is_other = before.is_some_and(|before| called(before) != called(&row));
            let cells = row.boards.first().map_or(0, |board| board.marks.len());
            if is_other || self.list.is_some_and(|list| list != cells) {
                self.end(false);
            }
            self.list = Some(cells);
        }
        self.chars += row.chars.len();
        self.rows.push(row);
        if self.rows.len() >= MOST_LINES || self.chars >= MOST_CHARS {
            self.end(true);
        }
    }

    /// No longer doubts rows behind labels that count if there are enough of them.
    pub fn trust_rows(&mut self) {
        let is_trusted = self.rows.len() >= FEWEST_TRUSTED;
        for row in self.rows.iter_mut().filter(|_| is_trusted) {
            row.origin = Origin::List;
        }
    }

    /// Reads the collected lines. If more lines follow, keeps those that may begin another board.
    fn end(&mut self, more_follow: bool) {
        let rows = take(&mut self.rows);
        let count = rows.len();
        match self.list.filter(|cells| *cells > 0) {
            Some(cells) => self.lines(rows, cells, more_follow),
            None => self.rows = self.grids(rows, more_follow),
        }
        if self.rows.len() == count && count > 0 {
            self.end(false);
        }
        self.chars = self.rows.iter().map(|row| row.chars.len()).sum();
        self.list = self.list.filter(|_| more_follow);
        self.are_boards &= more_follow;
    }

    /// Takes each of these lines for boards, unless they are the rows of boards that are too large. As many dashes
    /// as the others have cells are an empty board.
    fn lines(&mut self, mut rows: Vec<Row>, cells: usize, more_follow: bool) {
        for row in &mut rows {
            if row.class == Class::Dashes && row.cell_count() == cells {
                row.boards.extend(whole(row));
            }
        }
        rows.retain(|row| !row.boards.is_empty());
        let sure = rows.iter().filter(|row| row.holds_cells()).count();
        let is_asked = self.options.boxes.is_some() || self.options.format == Format::Sdm;
        self.are_boards |=
            is_asked || more_follow || cells <= MAX_SIZE || !sure.is_multiple_of(cells);
        let marks = rows.iter().map(|row| &row.boards[0].marks[..]);
        let are_puzzles = are_puzzles(&marks.collect::<Vec<_>>(), cells);
        // Rows of a 16×16 board behind labels or bullets look like boards of 4×4 beside words.
        let may_be = !are_puzzles && cells == MAX_SIZE;
        let large = may_be.then(|| otherwise(&rows, &self.options)).flatten();
        if let Some(boards) = large {
            return self.boards(boards, None, &rows[0], true);
        }
        if self.are_boards || are_puzzles {
            return self.each(rows);
        }
        for row in rows.iter().step_by(cells) {
            let error = ReadError::of_line(row.line(), Reason::TooLarge(cells));
            self.hand_out([error.into()], row.name.clone(), row);
        }
    }

    /// Reads each of these lines by itself, or reports what is wrong with it. A few characters before another line
    /// may be its title.
    fn each(&mut self, mut rows: Vec<Row>) {
        let last = rows.len();
        for (i, row) in (1..).zip(&mut rows) {
            let may_be = i < last && self.options.format != Format::Sdm;
            let is_small = row.boards.iter().all(|board| board.size < 4);
            let (boards, name) = (take(&mut row.boards), row.name.take());
            if may_be && is_small && is_heading(row, MAX_SIZE) {
                self.stray(row, None, false);
            } else if !boards.is_empty() {
                self.boards(boards, name, row, last > 1);
                if let Some(damaged) = row.damaged.take() {
                    self.hand_out(self.fault(&[row.with(damaged)]), None, row);
                }
            } else if row.class == Class::Cells {
                self.hand_out(self.fault(from_ref(row)), name, row);
            }
        }
    }

    /// Cuts rows into boards. Returns the rows of a board that may not be complete yet.
    fn grids(&mut self, mut rows: Vec<Row>, more_follow: bool) -> Vec<Row> {
        while !rows.is_empty() {
            let first = first_boards(&rows, &self.options, more_follow);
            let Some((start, end, sheets)) = first else {
                return rows;
            };
            let rest = rows.split_off(end);
            match sheets.filter(|sheets| !self.are_others(&rows[start..], sheets)) {
                Some(sheets) => {
                    if let Some(title) = rows[..start].last() {
                        self.stray(title, None, true);
                    }
                    self.boards(sheets, None, &rows[start], false);
                }
                None => self.parts(rows),
            }
            rows = rest;
        }
        rows
    }

    /// Whether lines that could make these boards are something else: each a puzzle, or some of them the numbers of
    /// puzzles.
    fn are_others(&self, rows: &[Row], sheets: &[Sheet]) -> bool {
        let height = sheets[0].size + 1;
        let is_number = |row: &Row| row.words.len() == 1 && is_number(row);
        let are_numbered = sheets.len() > 1
            && rows.len().is_multiple_of(height)
            && rows.iter().step_by(height).all(is_number)
            && !rows.iter().all(is_number);
        let is_other = |sheet: &Sheet| match self.options.boxes {
            None => sheet.size == MAX_SIZE,
            Some(boxes) => sheet.size != boxes.size(),
        };
        are_numbered
            || self.options.format == Format::Sdm
            || sheets.iter().any(is_other) && are_lines(rows, &self.options)
            || !sheets.iter().all(Sheet::is_low) && otherwise(rows, &self.options).is_some()
    }

    /// Reads lines that are not the rows of boards in another way, or reports what is wrong with them.
    fn parts(&mut self, mut rows: Vec<Row>) {
        rows.retain(|row| !row.is_doubtful());
        // A number below the last rule of a frame.
        let is_below = matches!(&rows[..], [rule, row] if !rule.holds_cells() && is_number(row));
        rows.drain(..usize::from(is_below));
        let Some(first) = rows.first() else { return };
        let (options, is_single) = (self.options, rows.len() == 1);
        if rows.iter().all(|row| row.class != Class::Cells) {
            let sheet = whole(first).filter(|_| is_single);
            let entry = sheet.map(|sheet| sheet.entry(&options));
            return self.handed.add_spare(entry);
        }
        if are_lines(&rows, &options) {
            let layout = Layout::natural(&rows);
            for row in &mut rows {
                row.boards
                    .extend(layout.marks(row).and_then(Sheet::of_marks));
            }
            return self.each(rows);
        }
        let is_row = is_single && self.handed.is_row(first);
        let found = otherwise(&rows, &options).filter(|_| !is_row);
        let are_too_long = || Cells::of(&rows, &options).is_some_and(|cells| cells.are_too_long());
        let is_title = |row: &Row| row.is_line() && is_heading(row, MAX_SIZE);
        if is_single && is_size(first) {
            self.stray(first, None, true);
        } else if is_single && is_number(first) {
            let board = found.and_then(|mut sheets| sheets.pop());
            self.stray(first, board, !is_row);
        } else if let Some(sheets) = found.or_else(|| beside(&rows, &options)) {
            self.boards(sheets, None, first, false);
        } else if are_too_long() {
            self.each(rows);
        } else if let [first, second] = &rows[..]
            && second.is_apart
            && first.cell_count() != second.cell_count()
            && [first, second].into_iter().all(is_title)
        {
            rows.iter().for_each(|row| self.stray(row, None, false));
        } else if is_single && first.is_line() {
            self.stray(first, None, false);
        } else if is_single && first.cell_count() < MAX_SIZE {
            // A short list of a program, as in `digits = [1, 2, 3]`.
            self.handed.add_spare(self.fault(&rows));
        } else {
            self.hand_out(self.fault(&rows), None, first);
        }
    }

    /// Hands out the boards of lines that begin with `first`, which may stand in a list. The solution of one that stands
    /// beside it is left out.
    fn boards(
        &mut self,
        mut boards: Vec<Sheet>,
        name: Option<String>,
        first: &Row,
        is_listed: bool,
    ) {
        if self.are_columns {
            boards.iter_mut().for_each(Sheet::transpose);
        } else if self.are_boxes {
            boards
                .iter_mut()
                .for_each(|board| board.regroup(&self.options));
        }
        // Only the neighbours are looked at, so that long lists stay quick.
        let is_puzzle = |i: &usize| {
            let mut near = boards[i.saturating_sub(2)..].iter().take(5);
            !near.any(|other| boards[*i].solves_beside(other))
        };
        let puzzles: Vec<usize> = (0..boards.len()).filter(is_puzzle).collect();
        let entry = |i: &usize| boards[*i].clone().entry(&self.options);
        let mut entries: Vec<Entry> = puzzles.iter().map(entry).collect();
        let is_line = |board: &Sheet| board.marks.iter().all(|mark| mark.at.line == first.line());
        let is_alone = !is_listed && first.origin != Origin::Puzzle && boards.iter().all(is_line);
        if let [only] = &mut entries[..]
            && is_alone
            && self.handed.is_blank(only)
        {
            only.name = name.or_else(|| self.take_title());
            return self.handed.add_spare(entries);
        }
        self.hand_out(entries, name, first);
        self.handed.leave_out_solution(puzzles.len() < boards.len());
    }

    fn fault(&self, rows: &[Row]) -> Option<Entry> {
        let first = rows.iter().find(|row| row.holds_cells())?;
        let error = fault(rows, &self.options)?;
        Some(Entry::new(first.line(), Err(error)))
    }

    /// Keeps a line that makes no board, or a very small one, until it is known whether it is the title of one.
    fn stray(&mut self, row: &Row, board: Option<Sheet>, is_spare: bool) {
        let board = board.map(|board| board.entry(&self.options));
        let name = self.take_title();
        let entry = board.or_else(|| self.fault(from_ref(row)));
        let row = row.clone();
        let stray = |entry| (row, Entry { name, ..entry }, is_spare);
        self.strays.extend(entry.map(stray));
        if self.strays.len() > MOST_TITLES {
            self.tell_strays(1);
        }
    }

    /// The name that the comments give.
    fn take_title(&mut self) -> Option<String> {
        let comments = take(&mut self.comments);
        prose::name_of_comments(&comments, self.options.format == Format::Sdk)
    }

    /// Hands out what was read in lines that begin with `first`.
    fn hand_out(
        &mut self,
        entries: impl IntoIterator<Item = Entry>,
        name: Option<String>,
        first: &Row,
    ) {
        self.handed.is_titled &= !first.is_apart;
        let may_be_state = first.origin == Origin::DoubtfulList && self.after_puzzle;
        self.after_puzzle = first.origin == Origin::Puzzle || may_be_state;
        for entry in entries {
            let board = entry.problem.as_ref().ok().filter(|_| may_be_state);
            if board.is_some_and(|board| self.handed.is_state(board)) {
                continue;
            }
            let name = name.clone();
            match entry.problem.is_err() && first.is_doubtful() {
                true => self.handed.add_spare([entry]),
                false => self.add(Entry { name, ..entry }, first.origin == Origin::Solution),
            }
        }
    }

    /// Hands out an entry, with the title before it as its name. A full board that is called a solution is
    /// one.
    pub fn add(&mut self, mut entry: Entry, is_solution: bool) {
        let mut title = self.take_title();
        let size = entry.problem.as_ref().map_or(0, Problem::size);
        let strays = take(&mut self.strays);
        let is_title = |(row, _, is_spare): &Stray| {
            *is_spare || size > 0 && number(row).is_some() || is_heading(row, size)
        };
        let (titles, strays): (Vec<_>, Vec<_>) = strays.into_iter().partition(is_title);
        self.strays = strays;
        self.tell_strays(self.strays.len());
        // The first number may be the size.
        let is_first = self.handed.is_empty();
        let is_name = |number: &String| !is_first || *number != size.to_string();
        for (row, stray, _) in titles.into_iter().rev() {
            let number = number(&row).filter(is_name);
            self.handed.is_titled &= number.is_none();
            title = title.or(number).or(stray.name);
        }
        let is_titled = entry.name.is_none() && title.is_some();
        entry.name = entry.name.or(title);
        self.handed.go_on();
        let is_called = || {
            self.is_solution
                || self.are_solutions
                || entry.name.as_deref().is_some_and(titles_solution)
        };
        let is_full = |problem: &Problem| problem.given_count() == problem.cells();
        if is_solution || entry.problem.as_ref().is_ok_and(is_full) && is_called() {
            entry.notes.push(Note::OnlySolution);
            self.handed.add_spare([entry]);
            self.handed.leave_out_solution(true);
        } else {
            self.handed.add(entry);
            self.handed.is_titled = is_titled;
        }
    }
}
