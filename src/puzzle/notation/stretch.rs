//! Collects the lines of a text until they make boards.

use super::block::{are_lists, are_too_long, board, boards, fault, is_list, otherwise};
use super::handed::Handed;
use super::layout::Layout;
use super::line::{InLine, in_line};
use super::margin::{is_title, names_columns};
use super::prose;
use super::row::{Class, Origin, Row, is_cell_like};
use super::sheet::{Sheet, size_of};
use super::table::names_solution;
use super::text::{LONGEST_LINE, original};
use super::{Entry, Format, Options, ReadError, Reason};
use crate::puzzle::{MAX_SIZE, Problem};
use std::slice::from_ref;

/// The most lines and characters kept without an empty line between them: enough for a board of the
/// largest size with one cell per line.
const MOST_LINES: usize = 2 * MAX_SIZE * MAX_SIZE;
const MOST_CHARS: usize = 2 * LONGEST_LINE;
/// The most lines of parts of grids that are kept in the hope that they make one.
const MOST_PARTS: usize = 4 * MAX_SIZE;
/// The most comment lines that are kept to find a name in.
const MOST_COMMENTS: usize = 32;

/// Lines that belong together, and what was said before them.
#[derive(Default)]
pub struct Stretch {
    pub options: Options,
    pub handed: Handed,
    /// Lines that are no grid by themselves, and from `run` on those since the last empty line.
    rows: Vec<Row>,
    run: usize,
    /// How many cells each has, if each is a board or a row of one that is too large.
    long: usize,
    /// How many cells the board in the line before has.
    list: Option<usize>,
    comments: Vec<String>,
    /// Whether the title or the comments call what follows a solution.
    is_solution: bool,
}

impl Stretch {
    /// Begins a stretch. What follows does not belong to what stands before.
    pub fn begin(&mut self) {
        self.blank();
        self.end_of_parts();
    }

    /// Begins a stretch with this title, if there is one.
    pub fn title(&mut self, title: Option<String>) {
        self.begin();
        self.is_solution = title.as_deref().is_some_and(names_solution);
        if title.is_some() {
            self.comments = Vec::from_iter(title);
        }
    }

    /// Takes a line of comment.
    pub fn comment(&mut self, comment: String) {
        self.begin();
        self.is_solution &= !self.comments.is_empty();
        self.is_solution |= names_solution(&comment);
        self.comments.truncate(MOST_COMMENTS);
        self.comments.push(comment);
    }

    /// Takes an empty line.
    pub fn blank(&mut self) {
        self.list = None;
        self.handed.is_titled = false;
        self.end_of_run(false);
    }

    /// Takes a line that holds cells, or a rule.
    pub fn row(&mut self, row: Row) {
        let found = in_line(&row, &self.options);
        let long = self.length(&row, found.as_ref());
        if let Some(before) = self.rows.last().filter(|_| row.class == Class::Cells) {
            let is_line = |row: &Row| row.origin == Origin::Line;
            let had_cells = || self.rows.iter().any(|row| row.class == Class::Cells);
            let is_other = before.is_solution() != row.is_solution();
            if self.long > 0 && (is_other || self.long != long) {
                self.end_of_long();
            } else if is_other || self.long != long && had_cells() {
                self.begin();
            } else if is_line(before) != is_line(&row) {
                self.blank();
            }
        }
        match found {
            None if long == 0 && row.is_title() => self.title(Some(original(&row.chars))),
            None if row.class == Class::Nothing => {}
            _ if names_columns(&row) => self.begin(),
            Some(found) if long == 0 => self.line(&row, found),
            // As many dashes as the board in the line before has cells are an empty board.
            None if row.class == Class::Dashes && self.list == Some(row.cell_count()) => {
                self.empty_line(&row);
            }
            _ => self.part(row, long),
        }
    }

    /// How many cells the line has, if it may be a row of a board that is too large: it is a board itself, good
    /// or bad, but it is not known yet that it belongs to a list of them.
    fn length(&self, row: &Row, found: Option<&InLine>) -> usize {
        let cells = match found {
            Some(found) if found.is_whole => found.sheets[0].marks.len(),
            None if row.class != Class::Cells || row.is_title() => return 0,
            None if row.cell_count() == self.long => self.long,
            None if is_cell_like(&row.chars) => return 0,
            None if Layout::natural(from_ref(row)) != Layout::Characters => return 0,
            // Letters that no board has.
            None => size_of(row.cell_count()).map_or(0, |size| size * size),
            Some(_) => return 0,
        };
        let wanted = self.options.boxes.map(|boxes| boxes.size().pow(2));
        let is_list = self.options.format == Format::Sdm || self.list == Some(cells);
        match cells > MAX_SIZE && !is_list && wanted != Some(cells) && !row.is_solution() {
            true => cells,
            false => 0,
        }
    }

    /// Takes a line of boards. Lines of as many dashes before it are boards too.
    fn line(&mut self, row: &Row, mut found: InLine) {
        let cells = found.sheets[0].marks.len();
        if row.is_doubtful() {
            found.sheets.retain(Sheet::is_low);
        }
        let is_empty = |row: &Row| row.class == Class::Dashes && row.cell_count() == cells;
        if self.rows.iter().all(is_empty) {
            self.run = 0;
            for row in std::mem::take(&mut self.rows) {
                self.empty_line(&row);
            }
        } else {
            self.begin();
        }
        let name = row.name.clone().or(found.name);
        self.hand_out(found.sheets, name, row.is_solution());
        self.handed.leave_out_solution(found.had_solution);
        self.list = Some(cells);
    }

    fn empty_line(&mut self, row: &Row) {
        self.list = Some(row.cell_count());
        let sheet = board(row, Layout::natural(from_ref(row)));
        self.hand_out(sheet, None, row.is_solution());
    }

    /// Takes a line that may be a part of a board.
    fn part(&mut self, row: Row, long: usize) {
        if row.class == Class::Cells || long > 0 {
            self.long = long;
        }
        if self.list.take().is_some() && row.cell_count() == MAX_SIZE {
            self.handed.go_on();
        }
        self.rows.push(row);
        if self.long > 0 {
            let is_cells = |row: &&Row| row.holds_cells();
            let count = self.rows.iter().filter(is_cells).count();
            let chars: usize = self.rows.iter().map(|row| row.chars.len()).sum();
            if count > self.long || self.rows.len() > MOST_LINES || chars > MOST_CHARS {
                self.end_of_long();
            }
            return;
        }
        let run = &self.rows[self.run..];
        let chars: usize = run.iter().map(|row| row.chars.len()).sum();
        if run.len() >= MOST_LINES || chars >= MOST_CHARS {
            self.end_of_run(true);
        }
    }

    /// Makes grids of the lines since the last empty line, or keeps them as parts of one. If more lines
    /// follow, hands out what they begin with.
    fn end_of_run(&mut self, more_follow: bool) {
        if self.long > 0 || self.rows.len() == self.run {
            return;
        }
        let mut run = self.rows.split_off(self.run);
        if !run.iter().any(Row::is_doubtful) && are_lists(&run, &self.options, true) {
            self.end_of_parts();
            self.rows = run;
            return self.end_of_parts();
        }
        // A few lines of dashes are rules.
        let is_sure = |rows: &[Row]| rows.len() > 3 || rows.iter().any(Row::holds_cells);
        let found = boards(&run, &self.options, more_follow).filter(|_| is_sure(&run));
        if let Some((sheets, used)) = found {
            self.end_of_parts();
            let rest = run.split_off(used);
            self.hand_out_grids(&run, sheets);
            self.rows.extend(rest.into_iter().filter(|_| more_follow));
            return;
        }
        let is_row = |row: &&Row| row.class == Class::Cells;
        let count = self.rows.iter().chain(&run).filter(is_row).count();
        let width = run.iter().find(is_row).map_or(MAX_SIZE, Row::cell_count);
        if count > width.min(MAX_SIZE) {
            self.end_of_parts();
        }
        self.rows.append(&mut run);
        let whole = boards(&self.rows, &self.options, false);
        let whole = whole.filter(|_| self.run > 0 && is_sure(&self.rows));
        if let Some((sheets, _)) = whole {
            let rows = std::mem::take(&mut self.rows);
            self.hand_out_grids(&rows, sheets);
        } else if more_follow || self.rows.len() > MOST_PARTS {
            self.end_of_parts();
        }
        self.run = self.rows.len();
    }

    /// Says that the board of these lines is too large, or takes each as a board.
    fn end_of_long(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let cells = std::mem::take(&mut self.long);
        self.run = 0;
        let options = self.options;
        let is_empty = |row: &Row| row.class == Class::Dashes && row.cell_count() == cells;
        let is_row = |row: &&Row| row.holds_cells();
        let sheet = |row: &Row| Some(in_line(row, &options)?.sheets.swap_remove(0));
        let lines: Vec<_> = rows.iter().filter(is_row).map(sheet).collect();
        let height = lines.len() + rows.iter().filter(|row| is_empty(row)).count();
        let is_square = height == cells || lines.len() == cells;
        if let Some(first) = rows.iter().find(is_row).filter(|_| is_square)
            && !is_list(&lines)
        {
            let reason = Reason::TooLarge(cells);
            let entry = ReadError::of_line(first.chars[0].at.line, reason).into();
            return match first.is_doubtful() {
                true => self.handed.add_spare(entry),
                false => self.add(entry, false),
            };
        }
        let mut before: Option<&Row> = None;
        for row in &rows {
            if before.is_some_and(|before| row.is_apart_from(before)) {
                self.blank();
            }
            before = Some(row);
            match in_line(row, &options) {
                Some(found) => self.line(row, found),
                None if is_empty(row) => self.empty_line(row),
                None if !row.is_doubtful() => self.each(from_ref(row), false),
                None => {}
            }
        }
    }

    /// Makes what can be made of the parts, or says what is wrong with them.
    fn end_of_parts(&mut self) {
        if self.long > 0 {
            self.end_of_long();
            self.list = None;
        }
        let mut parts = std::mem::take(&mut self.rows);
        parts.retain(|row| !row.is_doubtful());
        self.run = 0;
        let options = self.options;
        if parts.iter().all(|row| row.class != Class::Cells) {
            let found = boards(&parts, &options, false).map(|(sheets, _)| sheets);
            let only =
                || board(parts.first()?, Layout::natural(&parts)).filter(|_| parts.len() == 1);
            for sheet in found.unwrap_or_else(|| Vec::from_iter(only())) {
                self.handed.add_spare(sheet.entry(&options));
            }
        } else if are_lists(&parts, &options, false) {
            self.each(&parts, true);
        } else if let Some(sheets) = otherwise(&parts, &options) {
            // A number that looks like a small board, but is none.
            if let ([only], [sheet]) = (&parts[..], &sheets[..])
                && is_title(only)
                && let entry = sheet.clone().entry(&options)
                && entry.problem.is_err()
            {
                return self.handed.add_spare(entry);
            }
            if sheets[0].line() > parts[0].chars[0].at.line {
                self.name(&parts[0]);
            }
            self.hand_out_grids(&parts, sheets);
        } else if are_too_long(&parts, &options) {
            self.each(&parts, false);
        } else if let Some(fault) = fault(&parts, &options) {
            match &parts[..] {
                [only] if is_title(only) => {
                    self.handed.add_spare(fault.into());
                    self.name(only);
                }
                _ => self.add(fault.into(), false),
            }
        }
        self.handed.is_titled = false;
    }

    /// What follows has this line for a title, if it is in words.
    fn name(&mut self, title: &Row) {
        if is_title(title) && title.chars.iter().any(|c| c.c.is_alphabetic()) {
            self.comments = vec![original(&title.chars)];
        }
    }

    /// Hands out what each of these lines is, or what is wrong with it.
    fn each(&mut self, rows: &[Row], may_be_boards: bool) {
        let is_line = |row: &&Row| matches!(row.class, Class::Cells | Class::Dashes);
        let layout = Layout::natural(rows);
        for row in rows.iter().filter(is_line) {
            let name = row.name.clone();
            if let Some(sheet) = board(row, layout).filter(|_| may_be_boards) {
                self.hand_out([sheet], name, false);
            } else if let Some(fault) = fault(from_ref(row), &self.options) {
                let entry = fault.into();
                self.add(Entry { name, ..entry }, false);
            }
        }
    }

    /// Hands out the boards of these lines. A comment behind one of the lines may name a single board.
    fn hand_out_grids(&mut self, rows: &[Row], sheets: Vec<Sheet>) {
        let names: Vec<_> = rows.iter().filter_map(|row| row.name.clone()).collect();
        let is_named = names.len() == 1 && sheets.len() == 1 && self.comments.is_empty();
        let name = names.into_iter().next().filter(|_| is_named);
        self.hand_out(sheets, name, rows[0].is_solution());
    }

    fn hand_out(
        &mut self,
        sheets: impl IntoIterator<Item = Sheet>,
        name: Option<String>,
        is_solution: bool,
    ) {
        for sheet in sheets {
            let name = name.clone();
            let entry = sheet.entry(&self.options);
            self.add(Entry { name, ..entry }, is_solution);
        }
    }

    /// Hands out an entry, with the title before it as its name. A full board that is called a solution is
    /// one.
    pub fn add(&mut self, mut entry: Entry, is_solution: bool) {
        let comments = std::mem::take(&mut self.comments);
        let title = prose::name_of_comments(&comments, self.options.format == Format::Sdk);
        let is_titled = entry.name.is_none() && title.is_some();
        entry.name = entry.name.or(title);
        self.handed.go_on();
        let is_called = || self.is_solution || entry.name.as_deref().is_some_and(names_solution);
        let is_full = |problem: &Problem| problem.given_count() == problem.cells();
        if is_solution || entry.problem.as_ref().is_ok_and(is_full) && is_called() {
            self.handed.add_spare(entry);
            self.handed.leave_out_solution(true);
        } else {
            self.handed.add(entry);
            self.handed.is_titled = is_titled;
        }
    }
}
