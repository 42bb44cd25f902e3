//! What lines say of the board before the first event.

use super::board::{free_cell, free_value};
use super::fault::Expected;
use super::word::Word;
use crate::puzzle::text;
use crate::puzzle::{
    Cell, Family, FreeBoard, Problem, Regions, Shape, Topology, Value, Wanted, WantedError,
    whole_number,
};
use crate::solver::Goal;
use std::sync::Arc;

/// What is known of a recording before it is read, and prevails over what it says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReadOptions {
    /// The puzzle that the program was given. A free board is as the recording says.
    pub puzzle: Option<Arc<Problem>>,
    /// The family of its problem.
    pub wanted: Option<Wanted>,
    /// The goal.
    pub goal: Option<Goal>,
}

/// The header of a recording, as far as it has been read.
#[derive(Default)]
pub(super) struct Header {
    problem: Option<Said>,
    puzzle: Option<Said>,
    regions: Option<Regions>,
    free: Option<FreeBoard>,
    givens: Vec<(Cell, Value)>,
    pub(super) goal: Option<Goal>,
}

/// What a line says, with its number.
type Said = (u64, String);

/// What is wrong with a part of a line.
pub(super) type Wrong = (String, Expected);

impl Header {
    /// Whether this word names a board where there is one already.
    pub(super) const fn is_second(&self, word: Word) -> bool {
        match word {
            Word::Puzzle => self.puzzle.is_some() || self.free.is_some(),
            Word::Problem => self.problem.is_some() || self.free.is_some(),
            Word::Board => self.free.is_some() || self.puzzle.is_some() || self.problem.is_some(),
            _ => false,
        }
    }

    /// Takes a line with one of its words.
    pub(super) fn take(&mut self, word: Word, rest: &str, line: u64) -> Result<(), Wrong> {
        let rest = rest.trim();
        let wrong = |expected| (rest.to_owned(), expected);
        match word {
            Word::Problem => self.problem = Some((line, rest.to_owned())),
            Word::Puzzle => self.puzzle = Some((line, rest.to_owned())),
            Word::Regions => {
                let regions = text::regions(rest).map_err(|e| wrong(Expected::Regions(e)))?;
                self.regions = Some(regions);
            }
            Word::Goal => {
                let goal = rest.to_ascii_lowercase().parse();
                self.goal = Some(goal.map_err(|_| wrong(Expected::Goal))?);
            }
            Word::Board => {
                self.free = Some(free_board(rest).ok_or_else(|| wrong(Expected::BoardSize))?);
            }
            Word::Label | Word::Given | Word::Path => {
                let free = self.free.as_mut();
                let free = free.ok_or_else(|| (word.id().to_owned(), Expected::FreeBoard))?;
                Self::describe(free, &mut self.givens, word, rest)?;
            }
            Word::Select
            | Word::Conflict
            | Word::Place
            | Word::Backtrack
            | Word::Deduce
            | Word::DeadEnd
            | Word::Sweep
            | Word::Solution
            | Word::GaveUp
            | Word::Done => unreachable!("it is an event"),
        }
        Ok(())
    }

    /// Takes a line about a part of a free board.
    fn describe(
        free: &mut FreeBoard,
        givens: &mut Vec<(Cell, Value)>,
        word: Word,
        rest: &str,
    ) -> Result<(), Wrong> {
        if word == Word::Path {
            free.make_way();
            return Ok(());
        }
        let (address, what) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let what = what.trim();
        let cell = free_cell(free, address).map_err(|e| (address.to_owned(), e))?;
        if word == Word::Given {
            let value = free_value(free, what).map_err(|e| (what.to_owned(), e))?;
            givens.push((cell, value));
        } else if what.contains(char::is_whitespace) || !free.set_label(cell, what) {
            return Err((what.to_owned(), Expected::Label));
        }
        Ok(())
    }

    /// The problem of all that was said, and of what is known besides. Reports what is wrong with it,
    /// and takes the board without that.
    pub(super) fn settle(
        &self,
        options: &ReadOptions,
        mut report: impl FnMut(u64, Wrong),
    ) -> Problem {
        if let Some(free) = &self.free {
            let topology = Topology::new(Family::Free(free.clone()));
            let mut givens = vec![None; free.cells()];
            for (cell, value) in &self.givens {
                givens[cell.index()] = Some(*value);
            }
            return Problem::on(&topology, &givens).expect("a free board has no rules");
        }
        if let Some(puzzle) = &options.puzzle {
            return (**puzzle).clone();
        }
        let (wanted, boxes) = self.wanted(options).unwrap_or_else(|error| {
            let (line, said) = self.problem.clone().unwrap_or_default();
            report(line, (said, Expected::Family(error)));
            (None, None)
        });
        if let Some((line, said)) = &self.puzzle {
            let known = text::Options {
                wanted: wanted.clone(),
                boxes,
                ..text::Options::default()
            };
            match text::read_one(said, &known) {
                Ok(problem) => return problem,
                Err(error) => report(*line, (said.clone(), Expected::Puzzle(error.reason))),
            }
        }
        without_givens(wanted, boxes)
    }

    /// The family that is meant, and the boxes of a Sudoku; nothing for the usual Sudoku.
    fn wanted(
        &self,
        options: &ReadOptions,
    ) -> Result<(Option<Wanted>, Option<Shape>), WantedError> {
        if options.wanted.is_some() {
            return Ok((options.wanted.clone(), None));
        }
        let jigsaw = self.regions.is_some().then_some("jigsaw");
        let said = self.problem.as_ref().map(|(_, said)| &**said).or(jigsaw);
        match said.map(|said| (said, said.parse())) {
            None | Some(("sudoku", _)) => Ok((None, None)),
            Some((_, Ok(Family::Sudoku(shape)))) => Ok((None, Some(shape))),
            Some((_, Ok(family))) => Ok((Some(Wanted::Known(family)), None)),
            Some((said, Err(_))) => {
                let no_map = |id: &str, _| Err(WantedError::NoMap { id: id.to_owned() });
                let wanted = Wanted::read(said, self.regions.clone(), no_map)?;
                Ok((Some(wanted), None))
            }
        }
    }
}

fn free_board(text: &str) -> Option<FreeBoard> {
    let numbers: Option<Vec<usize>> = text.split_whitespace().map(whole_number).collect();
    match numbers?[..] {
        [cells] => FreeBoard::list(cells),
        [rows, columns] => FreeBoard::grid(rows, columns),
        _ => None,
    }
}

/// The empty board of a family; of the usual size if none is known.
fn without_givens(wanted: Option<Wanted>, boxes: Option<Shape>) -> Problem {
    let usual = || Family::Sudoku(boxes.or(Shape::usual(9)).expect("the usual board"));
    let family = match wanted {
        Some(Wanted::Known(family)) => family,
        Some(wanted) => wanted.of_cells(81).unwrap_or_else(usual),
        None => usual(),
    };
    let topology: Arc<Topology> = Topology::new(family);
    let givens = vec![None; topology.cells()];
    Problem::on(&topology, &givens).expect("no givens clash with none")
}
