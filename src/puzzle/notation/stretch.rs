//! Collects the lines of a text until they make boards.

use super::block::{
    are_lists, are_puzzles, are_too_long, board, fault, first_boards, otherwise, solved_beside,
};
use super::handed::Handed;
use super::layout::Layout;
use super::line::{InLine, in_line, whole};
use super::margin::{begins_with_number, is_heading, is_number, names_columns, number};
use super::prose;
use super::row::{Class, Row, is_cell_like};
use super::sheet::{Sheet, size_of};
use super::symbol::Mark;
use super::table::titles_solution;
use super::text::{LONGEST_LINE, original};
use super::{Entry, Format, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Problem, Shape};
use std::slice::from_ref;

/// The most lines and characters kept: enough for a board of the largest size with one cell per line.
const MOST_LINES: usize = 2 * MAX_SIZE * MAX_SIZE;
const MOST_CHARS: usize = 2 * LONGEST_LINE;
/// The most lines above a board that are kept as its titles.
const MOST_TITLES: usize = 2;
/// The most comment lines that are kept to find a name in.
const MOST_COMMENTS: usize = 32;

/// Lines that belong together, and what was said before them.
#[derive(Default)]
pub struct Stretch {
    pub options: Options,
    pub handed: Handed,
    rows: Vec<Row>,
    /// The boards in each of them.
    found: Vec<Option<InLine>>,
    /// How many cells each of them has, if it is a board by itself or a row of one that is too large; 0 if they
    /// are rows of small boards.
    list: Option<usize>,
    /// Whether lines of the same list were boards.
    are_boards: bool,
    /// Whether there was an empty line.
    is_apart: bool,
    comments: Vec<String>,
    /// Whether the title or the comments call what follows a solution.
    is_solution: bool,
    /// Lines that make no board, unless they are the titles of the next.
    strays: Vec<(Row, Entry)>,
}

impl Stretch {
    /// Begins a stretch. What follows does not belong to what stands before.
    pub fn begin(&mut self) {
        self.end(false);
        for (row, entry) in std::mem::take(&mut self.strays) {
            let number = number(&row);
            self.comments.pop_if(|last| Some(&*last) == number.as_ref());
            self.handed.go_on();
            self.handed.add(entry);
        }
        self.handed.is_titled = false;
    }

    /// Begins a stretch with this title, if there is one.
    pub fn title(&mut self, title: Option<String>) {
        // What stands above a title may be one too.
        self.end(false);
        let strays = std::mem::take(&mut self.strays);
        self.begin();
        self.strays = strays;
        self.is_solution = title.as_deref().is_some_and(titles_solution);
        if title.is_some() {
            self.comments = Vec::from_iter(title);
        }
    }

    /// Takes a line of comment.
    pub fn comment(&mut self, comment: String) {
        self.begin();
        self.is_solution &= !self.comments.is_empty();
        self.is_solution |= titles_solution(&comment);
        self.comments.truncate(MOST_COMMENTS);
        self.comments.push(comment);
    }

    /// Takes an empty line.
    pub const fn blank(&mut self) {
        self.is_apart = true;
    }

    /// Takes a line that holds cells, or a rule.
    pub fn row(&mut self, mut row: Row) {
        let found = in_line(&row, &self.options);
        let cells = match &found {
            Some(found) => found.sheets[0].marks.len(),
            None => self.cells_of_bad(&row),
        };
        if row.class == Class::Nothing {
            return;
        }
        if cells == 0 && row.is_title() {
            return self.title(Some(original(&row.chars)));
        }
        if names_columns(&row) {
            return self.begin();
        }
        let before = self.rows.last();
        row.is_apart = std::mem::take(&mut self.is_apart)
            || before.is_some_and(|before| before.is_line() != row.is_line());
        if row.class == Class::Cells || cells > 0 {
            let is_other = before.is_some_and(|before| before.called() != row.called());
            if is_other || self.list.is_some_and(|list| list != cells) {
                self.end(false);
            }
            self.list = Some(cells);
        }
        self.rows.push(row);
        self.found.push(found);
        let chars: usize = self.rows.iter().map(|row| row.chars.len()).sum();
        if self.rows.len() >= MOST_LINES || chars >= MOST_CHARS {
            self.end(true);
        }
    }

    /// How many cells a line has in which no board is found, if it is a row of one that is too large.
    fn cells_of_bad(&self, row: &Row) -> usize {
        let cells = row.cell_count();
        let may_be = row.class == Class::Cells
            && cells > MAX_SIZE
            && size_of(cells).is_some()
            && !row.may_be_candidates();
        let is_next = self.list == Some(cells);
        let is_likely = || !row.is_title() && Layout::natural(from_ref(row)) == Layout::Characters;
        match may_be && (is_next || !is_cell_like(&row.chars) && is_likely()) {
            true => cells,
            false => 0,
        }
    }

    /// Reads the collected lines. If more lines follow, keeps those that may begin another board.
    fn end(&mut self, more_follow: bool) {
        let rows = std::mem::take(&mut self.rows);
        let found = std::mem::take(&mut self.found);
        let (count, options) = (rows.len(), self.options);
        self.rows = match self.list.filter(|cells| *cells > 0) {
            Some(cells) => self.lines(rows, found, cells, more_follow),
            None => self.grids(rows, more_follow),
        };
        let found = self.rows.iter().map(|row| in_line(row, &options));
        self.found = found.collect();
        if self.rows.len() == count && count > 0 {
            self.end(false);
        }
        self.list = self.list.filter(|_| more_follow);
        self.are_boards &= more_follow;
    }

    /// Takes each of these lines for boards, unless they are the rows of boards that are too large. As many dashes
    /// as the others have cells are an empty board.
    fn lines(
        &mut self,
        mut rows: Vec<Row>,
        found: Vec<Option<InLine>>,
        cells: usize,
        more_follow: bool,
    ) -> Vec<Row> {
        let rest = rows.split_off(rows.len() - if more_follow { rows.len() % cells } else { 0 });
        let options = self.options;
        let is_empty = |row: &Row| row.class == Class::Dashes && row.cell_count() == cells;
        let is_line = |row: &Row| row.holds_cells() || is_empty(row);
        let lines = rows.iter().zip(found).filter(|(row, _)| is_line(row));
        let found = |(row, found): (_, Option<_>)| {
            Some((row, found.or_else(|| whole(row).map(InLine::of))?))
        };
        let lines: Vec<(&Row, InLine)> = lines.filter_map(found).collect();
        let sure = lines.iter().filter(|(row, _)| row.holds_cells()).count();
        let is_asked = options.boxes.is_some() || options.format == Format::Sdm;
        let may_be_rows = cells > MAX_SIZE
            && !is_asked
            && !self.are_boards
            && (sure.is_multiple_of(cells) || lines.len().is_multiple_of(cells));
        let marks = lines.iter().flat_map(|(_, found)| &found.sheets[0].marks);
        let marks: Vec<Mark> = marks.copied().collect();
        if may_be_rows && !are_puzzles(&marks, cells) {
            for (row, _) in lines.iter().step_by(cells) {
                let error = ReadError::of_line(row.line(), Reason::TooLarge(cells));
                self.hand_out([error.into()], row.name.clone(), row);
            }
            return rest;
        }
        self.are_boards = true;
        for (row, found) in lines {
            let entries = found.sheets.into_iter().map(|sheet| sheet.entry(&options));
            self.hand_out(entries, row.name.clone().or(found.name), row);
            self.handed.leave_out_solution(found.had_solution);
        }
        rest
    }

    /// Cuts rows into boards. Returns the rows of a board that may not be complete yet.
    fn grids(&mut self, mut rows: Vec<Row>, more_follow: bool) -> Vec<Row> {
        while !rows.is_empty() {
            // The last rule of a frame does not come before the next number.
            let rules = rows.iter().take_while(|row| !row.holds_cells()).count();
            if begins_with_number(&rows[rules..]) {
                rows.drain(..rules);
            }
            let heading = usize::from(begins_with_number(&rows));
            let Some((end, found)) = first_boards(&rows, heading, &self.options, more_follow)
            else {
                return rows;
            };
            let rest = rows.split_off(end);
            match found.filter(|sheets| !self.are_others(&rows[heading..], sheets)) {
                Some(sheets) => {
                    let size = sheets[0].size.to_string();
                    let number = number(&rows[0]).filter(|_| heading == 1);
                    // The first number may be the size.
                    self.number(number.filter(|number| *number != size || !self.handed.is_empty()));
                    let options = self.options;
                    let entries = sheets.into_iter().map(|sheet| sheet.entry(&options));
                    self.hand_out(entries, None, &rows[heading]);
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
        let are_likely = |sheet: &Sheet| match self.options.boxes.map(Shape::size) {
            None => sheet.size == MAX_SIZE && are_puzzles(&sheet.marks, MAX_SIZE),
            size => size != Some(sheet.size),
        };
        let height = sheets[0].size + 1;
        let is_number = |row: &Row| row.words.len() == 1 && is_number(row);
        let are_numbered = sheets.len() > 1
            && rows.len().is_multiple_of(height)
            && rows.iter().step_by(height).all(is_number)
            && !rows.iter().all(is_number);
        let are_lists = || are_lists(rows, &self.options);
        are_numbered
            || self.options.format == Format::Sdm
            || sheets.iter().any(are_likely) && are_lists()
    }

    /// Reads lines that are not the rows of boards in another way, or reports what is wrong with them.
    fn parts(&mut self, mut rows: Vec<Row>) {
        rows.retain(|row| !row.is_doubtful());
        let (rows, options) = (&rows[..], self.options);
        let entry = |sheet: Sheet| sheet.entry(&options);
        let Some(first) = rows.first() else { return };
        if rows.iter().all(|row| row.class != Class::Cells) {
            let sheet = board(first, Layout::Characters).filter(|_| rows.len() == 1);
            return self.handed.add_spare(sheet.map(entry));
        }
        if are_lists(rows, &options) {
            return self.each(rows, true);
        }
        let is_single = rows.len() == 1;
        let is_row = is_single && self.handed.is_row(first);
        let found = otherwise(rows, &options).filter(|_| !is_row);
        let fault = || fault(rows, &options).map(Entry::from);
        if is_single && is_number(first) {
            let number = number(first);
            match found.and_then(|mut sheets| sheets.pop()) {
                Some(sheet) => self.handed.add_spare([entry(sheet)]),
                None if is_row && number.is_some() => self.stray(first),
                None => self.handed.add_spare(fault()),
            }
            return self.number(number);
        }
        if let Some(sheets) = found {
            return self.hand_out(sheets.into_iter().map(entry), None, first);
        }
        if are_too_long(rows, &options) {
            return self.each(rows, false);
        }
        if let Some(sheet) = solved_beside(rows, &options) {
            self.hand_out([entry(sheet)], None, first);
            return self.handed.leave_out_solution(true);
        }
        let are_titles = match rows {
            [_] => first.is_line(),
            [_, second] => second.is_apart && are_titles(rows),
            _ => false,
        };
        match are_titles {
            true => {
                rows.iter().for_each(|row| self.stray(row));
                rows.iter().for_each(|row| self.number(number(row)));
            }
            false => self.hand_out(fault(), None, first),
        }
    }

    /// Reads each of these lines by itself, or reports what is wrong with it. A few characters before another line
    /// may be its title.
    fn each(&mut self, rows: &[Row], may_be_boards: bool) {
        let (layout, options) = (Layout::natural(rows), self.options);
        let entry = |sheet: Sheet| sheet.entry(&options);
        let is_line = |row: &&Row| matches!(row.class, Class::Cells | Class::Dashes);
        let mut rows = rows.iter().filter(is_line).peekable();
        while let Some(row) = rows.next() {
            let sheet = board(row, layout).filter(|_| may_be_boards);
            let is_title = options.format != Format::Sdm
                && rows.peek().is_some()
                && row.cell_count() * 2 <= MAX_SIZE + 4
                && sheet.as_ref().is_none_or(|sheet| sheet.size < 4)
                && is_heading(row, MAX_SIZE);
            let fault = || fault(from_ref(row), &options).map(Entry::from);
            match sheet {
                _ if is_title => {
                    self.stray(row);
                    self.number(number(row));
                }
                sheet => {
                    let entry = sheet.map(entry).or_else(fault);
                    self.hand_out(entry, row.name.clone(), row);
                }
            }
        }
    }

    /// Keeps a line that makes no board until it is known whether it is the title of one.
    fn stray(&mut self, row: &Row) {
        let fault = fault(from_ref(row), &self.options).map(Entry::from);
        let name = self.take_title();
        let stray = fault.map(|fault| (row.clone(), Entry { name, ..fault }));
        self.strays.extend(stray);
        if self.strays.len() > MOST_TITLES {
            self.handed.add(self.strays.remove(0).1);
        }
    }

    /// The name that the comments give.
    fn take_title(&mut self) -> Option<String> {
        let comments = std::mem::take(&mut self.comments);
        prose::name_of_comments(&comments, self.options.format == Format::Sdk)
    }

    /// Names the next board by its number.
    fn number(&mut self, number: Option<String>) {
        self.handed.is_titled &= number.is_none();
        self.comments.extend(number);
    }

    /// Hands out what was read in lines that begin with `first`.
    fn hand_out(
        &mut self,
        entries: impl IntoIterator<Item = Entry>,
        name: Option<String>,
        first: &Row,
    ) {
        self.handed.is_titled &= !first.is_apart;
        for entry in entries {
            let name = name.clone();
            match entry.problem.is_err() && first.is_doubtful() {
                true => self.handed.add_spare([entry]),
                false => self.add(Entry { name, ..entry }, first.is_solution()),
            }
        }
    }

    /// Hands out an entry, with the title before it as its name. A full board that is called a solution is
    /// one.
    pub fn add(&mut self, mut entry: Entry, is_solution: bool) {
        let mut title = self.take_title();
        for (row, stray) in std::mem::take(&mut self.strays) {
            let size = entry.problem.as_ref().map_or(0, Problem::size);
            match number(&row).is_some() && size > 0 || is_heading(&row, size) {
                true => title = title.or(stray.name),
                false => self.handed.add(stray),
            }
        }
        let is_titled = entry.name.is_none() && title.is_some();
        entry.name = entry.name.or(title);
        self.handed.go_on();
        let is_called = || self.is_solution || entry.name.as_deref().is_some_and(titles_solution);
        let is_full = |problem: &Problem| problem.given_count() == problem.cells();
        if is_solution || entry.problem.as_ref().is_ok_and(is_full) && is_called() {
            self.handed.add_spare([entry]);
            self.handed.leave_out_solution(true);
        } else {
            self.handed.add(entry);
            self.handed.is_titled = is_titled;
        }
    }
}

/// Whether these lines are titles rather than rows: each could be one, and they are of different lengths.
fn are_titles(rows: &[Row]) -> bool {
    let is_title = |row: &Row| row.is_line() && is_heading(row, MAX_SIZE);
    let is_other = |pair: &[Row]| pair[0].cell_count() != pair[1].cell_count();
    rows.iter().all(is_title) && rows.windows(2).all(is_other)
}
