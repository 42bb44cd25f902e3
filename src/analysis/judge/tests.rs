use super::comparison::ProgramComparison;
use super::*;
use crate::recording::{Never, ReadOptions, Reader};
use crate::solver::Strategy;
use std::fmt::Write;

const PUZZLE: &str =
    "65.873.9...325...898.1.43571.5......4.......2......5.35783.1.262...489...9.625.81";
const FOUR: &str = "1...............";

/// What a program does, and what is wrong with it.
#[derive(Clone, Copy, Default)]
struct Habits {
    /// It looks for one solution only.
    is_first: bool,
    /// It tries one value fewer.
    has_short_loop: bool,
    /// It does not hear that a solution was found below.
    is_deaf: bool,
    /// It does not take a guess back, neither on its board nor in print.
    keeps_guesses: bool,
    /// It does not look in boxes.
    skips_boxes: bool,
    /// It does not look in the last column of a row.
    skips_last_column: bool,
    /// It takes back the guess before the latest.
    undoes_previous: bool,
    /// It writes something else over a given.
    overwrites_givens: bool,
    /// It writes before it tests.
    writes_first: bool,
    /// It prints no selections and no refusals.
    is_terse: bool,
    /// It looks in boxes first, then in columns and rows.
    looks_backwards: bool,
    /// It tries values from the highest down.
    counts_down: bool,
}

struct Program {
    habits: Habits,
    size: usize,
    board: Vec<usize>,
    printed: String,
    guessed: Vec<usize>,
}

impl Program {
    fn run(puzzle: &str, habits: Habits) -> String {
        let board: Vec<usize> = puzzle
            .chars()
            .map(|c| c.to_digit(10).unwrap_or(0) as usize)
            .collect();
        let mut program = Self {
            habits,
            size: board.len().isqrt(),
            board,
            printed: format!("@puzzle {puzzle}\n"),
            guessed: Vec::new(),
        };
        if habits.is_first {
            program.printed.push_str("@goal first\n");
        }
        program.solve(0);
        program.printed.push_str("@done\n");
        program.printed
    }

    fn name(&self, cell: usize) -> String {
        format!("R{}C{}", cell / self.size + 1, cell % self.size + 1)
    }

    fn culprit(&self, cell: usize, value: usize) -> Option<usize> {
        let (size, side) = (self.size, self.size.isqrt());
        let (row, column) = (cell / size, cell % size);
        let (top, left) = (row / side * side, column / side * side);
        let mut row_cells: Vec<usize> = (0..size).map(|k| row * size + k).collect();
        let mut column_cells: Vec<usize> = (0..size).map(|k| k * size + column).collect();
        let mut box_cells: Vec<usize> = (0..size)
            .map(|k| (top + k / side) * size + left + k % side)
            .collect();
        if self.habits.skips_last_column {
            row_cells.pop();
        }
        if self.habits.skips_boxes {
            box_cells.clear();
        }
        if self.habits.looks_backwards {
            std::mem::swap(&mut row_cells, &mut box_cells);
            column_cells.reverse();
        }
        let mut all = row_cells.into_iter().chain(column_cells).chain(box_cells);
        all.find(|other| *other != cell && self.board[*other] == value)
    }

    /// Whether it is to stop.
    fn solve(&mut self, cell: usize) -> bool {
        if self.printed.len() > 4_000_000 {
            return true;
        }
        let h = self.habits;
        if cell == self.board.len() {
            self.printed.push_str("@solution\n");
            return h.is_first;
        }
        if self.board[cell] != 0 {
            if h.overwrites_givens && self.guessed.len() == 1 {
                let (name, value) = (self.name(cell), self.board[cell] % self.size + 1);
                writeln!(self.printed, "@place {name} {value}").unwrap();
            }
            return self.solve(cell + 1);
        }
        let name = self.name(cell);
        if !h.is_terse {
            writeln!(self.printed, "@select {name}").unwrap();
        }
        let most = self.size - usize::from(h.has_short_loop);
        for value in 1..=most {
            let value = if h.counts_down {
                self.size + 1 - value
            } else {
                value
            };
            if h.writes_first {
                self.board[cell] = value;
                writeln!(self.printed, "@place {name} {value}").unwrap();
            }
            if let Some(with) = self.culprit(cell, value) {
                if !h.is_terse {
                    let with = self.name(with);
                    writeln!(self.printed, "@conflict {name} {value} {with}").unwrap();
                }
                continue;
            }
            if !h.writes_first {
                self.board[cell] = value;
                writeln!(self.printed, "@place {name} {value}").unwrap();
            }
            self.guessed.push(cell);
            let found = self.solve(cell + 1);
            self.guessed.pop();
            if found && !h.is_deaf {
                return true;
            }
            if h.keeps_guesses {
                continue;
            }
            if !h.writes_first {
                let wrong = self.guessed.last().copied().filter(|_| h.undoes_previous);
                let undone = wrong.unwrap_or(cell);
                let undone = self.name(undone);
                writeln!(self.printed, "@backtrack {undone}").unwrap();
                self.board[cell] = 0;
            }
        }
        if h.writes_first {
            self.board[cell] = 0;
            writeln!(self.printed, "@backtrack {name}").unwrap();
        }
        false
    }
}

fn recorded(text: &str, end: RunEnd) -> Arc<Recording> {
    let mut reader = Reader::new(ReadOptions::default());
    reader.push(text.as_bytes());
    reader.finish();
    if end != RunEnd::Finished {
        reader.set_end(end);
    }
    assert!(
        reader.recording().faults().is_empty(),
        "{:?}",
        reader.recording().faults()
    );
    Arc::new(reader.recording().clone())
}

fn judged(text: &str, end: RunEnd) -> Judge {
    let mut judge = Judge::new(recorded(text, end)).expect("it can be judged");
    while !judge.advance(1_000) {}
    judge
}

fn first(text: &str) -> Option<Fault> {
    judged(text, RunEnd::Finished).faults().first().copied()
}

#[test]
fn right_programs_are_never_blamed() {
    let right = Habits::default();
    for habits in [
        right,
        Habits {
            is_first: true,
            ..right
        },
        Habits {
            writes_first: true,
            ..right
        },
        Habits {
            is_terse: true,
            ..right
        },
        Habits {
            looks_backwards: true,
            ..right
        },
        Habits {
            counts_down: true,
            is_first: true,
            ..right
        },
    ] {
        for puzzle in [PUZZLE, FOUR] {
            let faults = judged(&Program::run(puzzle, habits), RunEnd::Finished);
            assert_eq!(faults.faults(), [], "{puzzle}");
            assert!(faults.solutions() > 0);
        }
    }
}

#[test]
fn each_bug_is_found_by_its_own_fault() {
    let right = Habits::default();
    let first_only = Habits {
        is_first: true,
        ..right
    };
    for (habits, expected) in [
        (
            Habits {
                has_short_loop: true,
                ..first_only
            },
            FaultKind::LostSolution,
        ),
        (
            Habits {
                is_deaf: true,
                ..first_only
            },
            FaultKind::WorkingOn,
        ),
        (
            Habits {
                keeps_guesses: true,
                ..first_only
            },
            FaultKind::WritingOver,
        ),
        (
            Habits {
                skips_boxes: true,
                ..first_only
            },
            FaultKind::Clash,
        ),
        (
            Habits {
                skips_last_column: true,
                ..first_only
            },
            FaultKind::Clash,
        ),
        (
            Habits {
                undoes_previous: true,
                ..first_only
            },
            FaultKind::WrongUndo,
        ),
        (
            Habits {
                overwrites_givens: true,
                ..first_only
            },
            FaultKind::GivenChanged,
        ),
    ] {
        let fault = first(&Program::run(PUZZLE, habits)).map(|fault| fault.kind);
        assert_eq!(fault, Some(expected));
    }
    let no_boxes = Program::run(
        PUZZLE,
        Habits {
            skips_boxes: true,
            ..first_only
        },
    );
    let overlooked = judged(&no_boxes, RunEnd::Finished).overlooked();
    assert_eq!(
        overlooked.map(|o| o.kind),
        Some(crate::puzzle::HouseKind::Box)
    );
    let short_rows = Program::run(
        PUZZLE,
        Habits {
            skips_last_column: true,
            ..first_only
        },
    );
    let overlooked = judged(&short_rows, RunEnd::Finished).overlooked();
    let row = crate::puzzle::HouseKind::Row;
    let never = Some(Never::Column(9));
    assert_eq!(overlooked, Some(Overlooked { kind: row, never }));
}

#[test]
fn the_lost_value_is_named() {
    // Row 1 of the solution that begins with 1 2 3 4 is never finished: 4 is not tried.
    let habits = Habits {
        has_short_loop: true,
        is_first: true,
        ..Habits::default()
    };
    let fault = first(&Program::run(FOUR, habits)).expect("a fault");
    assert_eq!(fault.kind, FaultKind::LostSolution);
    assert!(
        fault.value.is_some_and(|value| value.number() == 4),
        "{fault:?}"
    );
}

#[test]
fn a_run_without_end_is_told_from_a_long_one() {
    let round = "@place R1C2 2\n@backtrack R1C2\n";
    let header = format!("@puzzle {FOUR}\n@place R2C1 3\n");
    let endless = format!("{header}{}", round.repeat(5));
    for (text, end, expected) in [
        (&endless, RunEnd::Stopped, Some(FaultKind::NoEnd)),
        (&endless, RunEnd::Crashed, Some(FaultKind::NoEnd)),
        (
            &format!("{header}{}", round.repeat(2)),
            RunEnd::Stopped,
            None,
        ),
        (
            &format!("@puzzle {FOUR}\n@place R1C2 2\n@place R1C3 3\n"),
            RunEnd::Stopped,
            None,
        ),
    ] {
        let judge = judged(text, end);
        assert_eq!(
            judge.faults().first().map(|fault| fault.kind),
            expected,
            "{text}"
        );
    }
}

#[test]
fn claims_and_deductions() {
    for (events, expected) in [
        ("@solution", Some(FaultKind::FalseSolution)),
        ("@conflict R1C2 2", Some(FaultKind::Refusal)),
        ("@conflict R1C2 1", None),
        ("@deduce R1C2 2", Some(FaultKind::WrongDeduction)),
        ("@place R1C1 2", Some(FaultKind::GivenChanged)),
        ("@place R1C1 1\n@backtrack R1C1", None),
        ("@backtrack R1C1", Some(FaultKind::GivenChanged)),
        ("@place R1C2 1\n@conflict R1C2 1\n@backtrack R1C2", None),
        ("@place R1C2 1\n@place R2C3 3", Some(FaultKind::Clash)),
        (
            "@place R1C2 2\n@place R1C3 3\n@deduce R1C4 4\n@backtrack R1C4\n@backtrack R1C3",
            None,
        ),
    ] {
        // Nothing is claimed: the end of a part decides nothing.
        let judge = judged(&format!("@puzzle {FOUR}\n{events}\n"), RunEnd::Cut);
        assert_eq!(
            judge.faults().first().map(|fault| fault.kind),
            expected,
            "{events}"
        );
    }
}

#[test]
fn differences_are_no_faults() {
    let compared = |habits: Habits, goal: Goal| {
        let recording = recorded(&Program::run(PUZZLE, habits), RunEnd::Finished);
        let mut comparison = ProgramComparison::new(recording, Strategy::NAIVE, goal).unwrap();
        loop {
            if let Some(result) = comparison.advance(777) {
                return result;
            }
        }
    };
    let right = Habits::default();
    assert_eq!(compared(right, Goal::All), None);
    assert_eq!(
        compared(
            Habits {
                is_first: true,
                ..right
            },
            Goal::First
        ),
        None
    );
    assert_eq!(
        compared(
            Habits {
                is_terse: true,
                ..right
            },
            Goal::All
        ),
        None
    );
    assert_eq!(
        compared(
            Habits {
                looks_backwards: true,
                ..right
            },
            Goal::All
        ),
        None
    );
    let down = compared(
        Habits {
            counts_down: true,
            ..right
        },
        Goal::All,
    )
    .expect("a difference");
    assert_eq!((down.step, down.other_step), (2, 2));
    assert_ne!(down.event, down.other);
}
