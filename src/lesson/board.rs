//! The boards of a lesson.

use super::file::error::meant;
use super::file::form::{Fields, Read, Scope, Written, form, plain};
use super::file::program::{LessonFile, file_name};
use crate::explain::{Message, Tell};
use crate::puzzle::{Problem, Topology};
use crate::recording::Recording;
use crate::solver::{Goal, GoalError, Strategy, StrategyError};
use std::fmt;
use std::sync::Arc;

/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

/// What a board shows: a search or, with a number, the run of that program of the lesson. Of a
/// program, the strategy only says whether its candidates are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSpec {
    /// How the puzzle is solved.
    pub strategy: Strategy,
    /// How many solutions are looked for.
    pub goal: Goal,
    /// The number of the program, from 0.
    pub program: Option<u8>,
}

form! {
    /// A search that the lesson shows, or the run of a program that somebody has written.
    BoardForm as "Board" by board -> BoardSpec {
        /// How the puzzle is solved: one of these names, or the three choices that a strategy
        /// consists of, such as "fewest-candidates + ascending + forward-checking".
        /// Without it: the run of `program`
        strategy: Option<StrategyName>,
        /// How many solutions the search looks for.
        /// Without it: `"first"`, or the goal that the program's output states or shows
        goal: Option<SolutionGoal>,
        /// A file with what a program has printed about its run (`recuo event-reference`).
        /// Without it: the search by `strategy`
        program: Option<FileName>,
        /// The file with the text of that program. Beside `strategy`, a program to be shown instead of
        /// ours; behind each line where a step happens stands its mark as a comment, such as
        /// `// @place`, with a name that `Line` takes.
        /// Without it: no text, or ours
        source: Option<FileName>,
    }
}

plain! {
    /// The name of a strategy, or its three choices.
    StrategyName = strategy -> Strategy, takes(Takes::Names(|| Strategy::ids().to_vec()));
    /// a file in the folder of the lesson or below it, between quotes
    FileName = file_name -> String, "\"my-run.txt\"";
    /// `"first"`, `"all"` or a number of solutions
    SolutionGoal = goal -> Goal, "\"all\"";
}

fn board(fields: &Fields, form: &BoardForm, scope: &mut Scope) -> Read<BoardSpec> {
    let goal = fields.get(&form.goal, scope)?;
    let program = file(fields, form.program.name, fields.get(&form.program, scope)?);
    let source = file(fields, form.source.name, fields.get(&form.source, scope)?);
    let strategy = fields.get(&form.strategy, scope)?;
    let Some(program) = program else {
        let Some(strategy) = strategy else {
            return Err(fields.missing(form.strategy.name));
        };
        let goal = goal.unwrap_or_default();
        if let Some(source) = source {
            let listing = source.listing(scope)?;
            scope.wording.listings.push((strategy, goal, listing));
        }
        return Ok(BoardSpec::search(strategy, goal));
    };
    if strategy.is_some() {
        return Err(fields.fault(form.strategy.name, "board-program-or-strategy"));
    }
    let program = program.program(source.as_ref(), scope.puzzle.clone(), goal, scope)?;
    let of_another = |puzzle: &Arc<Problem>| program.problem() != Some(puzzle);
    if scope.puzzle.as_ref().is_some_and(of_another) {
        return Err(fields.fault(form.program.name, "board-other-puzzle"));
    }
    scope.puzzle = program.problem().cloned();
    scope.programs.push(program);
    let number = scope.programs.len() - 1;
    Ok(BoardSpec::program(
        number,
        &scope.programs[number].recording,
    ))
}

/// The file that a field names.
fn file<'a>(fields: &Fields<'a>, field: &str, name: Option<String>) -> Option<LessonFile<'a>> {
    Some(LessonFile::new(name?, fields.given(field)?))
}

fn strategy(written: Written, _: &mut Scope) -> Read<Strategy> {
    let text: String = written.parse()?;
    text.parse().map_err(|error: StrategyError| {
        let reason = error.message();
        let meant = match &error {
            StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
            StrategyError::NeedsCandidates(..)
            | StrategyError::FixedChoices(_)
            | StrategyError::FewChoices
            | StrategyError::OnWays
            | StrategyError::Relations(_)
            | StrategyError::Choices { .. } => None,
        };
        written.fault(match meant {
            None => reason,
            Some(meant) => Message::new("field-meant")
                .with("reason", reason)
                .with("meant", meant),
        })
    })
}

/// Reads a number or a name.
fn goal(written: Written, _: &mut Scope) -> Read<Goal> {
    let number = written.parse::<f64>().map(|number| number.to_string());
    let name = number.or_else(|_| written.parse::<String>())?;
    name.parse()
        .map_err(|error: GoalError| written.fault(error.message()))
}

impl BoardSpec {
    /// A search.
    pub const fn search(strategy: Strategy, goal: Goal) -> Self {
        Self {
            strategy,
            goal,
            program: None,
        }
    }

    /// These boards, with another search where a strategy cannot search such problems, and each once.
    pub fn fitting(boards: Vec<Self>, topology: &Topology) -> Vec<Self> {
        let mut fitting: Vec<Self> = Vec::new();
        for board in boards {
            let is_known = board.program.is_some() || board.strategy.check_board(topology).is_ok();
            let other = match board.strategy == Strategy::PROPAGATION {
                true => Strategy::best_on(topology),
                false => Strategy::NAIVE,
            };
            match is_known {
                true => fitting.push(board),
                false if fitting.iter().any(|known| known.strategy == other) => {}
                false => fitting.push(Self::search(other, board.goal)),
            }
        }
        fitting
    }

    /// The run of the program with this number. One that names no strategy is taken as a naive
    /// search: nothing is known of its candidates.
    pub fn program(number: usize, recording: &Recording) -> Self {
        Self {
            strategy: recording.strategy().unwrap_or(Strategy::NAIVE),
            goal: recording.goal(),
            program: Some(number as u8),
        }
    }

    /// Reads one to four boards separated by commas, as in links and scripts: a strategy (`naive`,
    /// or three choices separated by `+`) and, after `*`, the goal unless it is `first`.
    pub fn read_all(text: &str) -> Option<Vec<Self>> {
        let boards: Option<Vec<Self>> = text.split(',').map(Self::read).collect();
        boards.filter(|boards| boards.len() <= MOST_BOARDS)
    }

    /// The first of these boards that cannot be read.
    pub fn first_unknown(text: &str) -> Option<&str> {
        let mut boards = text.split(',').map(str::trim);
        boards.find(|board| Self::read(board).is_none())
    }

    fn read(text: &str) -> Option<Self> {
        let (strategy, goal) = text.split_once('*').unwrap_or((text, "first"));
        let strategy = strategy.trim().parse().ok()?;
        Some(Self::search(strategy, goal.trim().parse().ok()?))
    }
}

impl fmt::Display for BoardSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.strategy.to_string().replace(" + ", "+"))?;
        match self.goal {
            Goal::First => Ok(()),
            goal => write!(f, "*{goal}"),
        }
    }
}
