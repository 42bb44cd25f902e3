//! What lines say of the board before the first event.

use super::board::{free_cell, free_value};
use super::fault::Expected;
use super::word::HeaderWord;
use crate::puzzle::text::{self, Reason};
use crate::puzzle::{
    Family, FreeBoard, NoFiles, Problem, Regions, Shape, Topology, Value, Wanted, WantedError,
    whole_number,
};
use crate::solver::Goal;
use std::sync::Arc;

/// What is known about a recording before it is read. It prevails over what the recording says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReadOptions {
    /// The puzzle that the program was given. A free board is as the recording says.
    pub puzzle: Option<Arc<Problem>>,
    /// The family of its problem.
    pub wanted: Option<Wanted>,
    /// The goal.
    pub goal: Option<Goal>,
}

/// The lines read so far about the board and the goal.
#[derive(Default)]
pub(super) struct Header {
    problem: Option<Said>,
    puzzle: Option<Said>,
    regions: Option<Regions>,
    /// Whether there was a line with regions, good or not.
    says_regions: bool,
    /// A free board with its givens.
    free: Option<(FreeBoard, Vec<Option<Value>>)>,
    pub(super) goal: Option<Goal>,
}

/// What a line says, with its number.
type Said = (u64, String);

/// What is wrong with a part of a line.
pub(super) type Wrong = (String, Expected);

impl Header {
    /// Whether this word names a board where there is one already. Once events have come, a family is
    /// one without a puzzle, and a puzzle without a family.
    pub(super) const fn is_second(&self, word: HeaderWord, is_late: bool) -> bool {
        let (puzzle, problem) = (self.puzzle.is_some(), self.problem.is_some());
        let is_known = match word {
            HeaderWord::Puzzle => puzzle || is_late && problem,
            HeaderWord::Problem => problem || is_late && puzzle,
            HeaderWord::Board => puzzle || problem,
            HeaderWord::Regions
            | HeaderWord::Label
            | HeaderWord::Given
            | HeaderWord::Path
            | HeaderWord::Goal => return false,
        };
        is_known || self.free.is_some()
    }

    /// Takes a line: its word, and the rest.
    pub(super) fn take(&mut self, word: HeaderWord, rest: &str, line: u64) -> Result<(), Wrong> {
        let rest = rest.trim();
        let wrong = |expected| (rest.to_owned(), expected);
        match word {
            HeaderWord::Problem => self.problem = Some((line, rest.to_owned())),
            HeaderWord::Puzzle => self.puzzle = Some((line, rest.to_owned())),
            HeaderWord::Regions => {
                self.says_regions = true;
                let regions = text::regions(rest).map_err(|e| wrong(Expected::Regions(e)))?;
                self.regions = Some(regions);
            }
            HeaderWord::Goal => {
                let goal = rest.to_ascii_lowercase().parse();
                self.goal = Some(goal.map_err(|_| wrong(Expected::Goal))?);
            }
            HeaderWord::Board => {
                let board = free_board(rest).ok_or_else(|| wrong(Expected::BoardSize))?;
                let givens = vec![None; board.cells()];
                self.free = Some((board, givens));
            }
            HeaderWord::Label | HeaderWord::Given | HeaderWord::Path => {
                let free = self.free.as_mut();
                let (board, givens) =
                    free.ok_or_else(|| (word.id().to_owned(), Expected::FreeBoard))?;
                if word == HeaderWord::Path {
                    board.make_way();
                    return Ok(());
                }
                let (address, what) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let what = what.trim();
                let cell = free_cell(board, address).map_err(|e| (address.to_owned(), e))?;
                if word == HeaderWord::Given {
                    let value = free_value(board, what).map_err(|e| (what.to_owned(), e))?;
                    givens[cell.index()] = Some(value);
                } else if what.contains(char::is_whitespace) || !board.set_label(cell, what) {
                    return Err((what.to_owned(), Expected::Label));
                }
            }
        }
        Ok(())
    }

    /// The problem that the header and the options describe, and what is wrong with lines of the
    /// header: the board is taken without that.
    pub(super) fn settle(&self, options: &ReadOptions) -> (Problem, Vec<(u64, Wrong)>) {
        let mut faults = Vec::new();
        if let Some((board, givens)) = &self.free {
            let topology = Topology::new(Family::Free(board.clone()));
            let problem = Problem::on(&topology, givens).expect("a free board has no rules");
            return (problem, faults);
        }
        if let Some(puzzle) = &options.puzzle {
            return ((**puzzle).clone(), faults);
        }
        let (wanted, boxes) = self.wanted(options).unwrap_or_else(|error| {
            let (line, said) = self.problem.clone().unwrap_or_default();
            faults.push((line, (said, Expected::Family(error))));
            (None, None)
        });
        if matches!(wanted, Some(Wanted::Jigsaw)) {
            // Regions that are wrong have been reported.
            if !self.says_regions || self.regions.is_some() {
                let (line, said) = self.problem.clone().unwrap_or_default();
                faults.push((line, (said, Expected::Puzzle(Reason::NoRegions))));
            }
            return (without_givens(wanted, boxes), faults);
        }
        if let Some((line, said)) = &self.puzzle {
            let known = text::Options {
                wanted: wanted.clone(),
                boxes,
                ..text::Options::default()
            };
            match text::read_one(said, &known) {
                Ok(problem) => return (problem, faults),
                // Without its family it may only seem wrong.
                Err(_) if !faults.is_empty() => {}
                Err(e) => faults.push((*line, (said.clone(), Expected::Puzzle(e.reason)))),
            }
        }
        (without_givens(wanted, boxes), faults)
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
                let wanted = Wanted::read(said, self.regions.clone(), &NoFiles)?;
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
        Some(Wanted::Posed(problem)) => return (*problem).clone(),
        Some(wanted) => wanted.of_cells(81).unwrap_or_else(usual),
        None => usual(),
    };
    let topology: Arc<Topology> = Topology::new(family);
    let givens = vec![None; topology.cells()];
    Problem::on(&topology, &givens).expect("no givens clash with none")
}
