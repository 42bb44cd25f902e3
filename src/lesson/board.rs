//! The boards of a lesson.

use super::file::error::meant;
use super::file::form::{OrDefault, Read, Scope, Written, form, plain};
use crate::explain::{Message, Tell};
use crate::solver::{Goal, GoalError, Strategy, StrategyError};
use std::fmt;

/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

form! {
    /// A search that the lesson shows.
    #[derive(Copy)]
    pub struct BoardSpec as "Board" {
        /// How the puzzle is solved: one of these names, or the three choices that a strategy
        /// consists of, such as "fewest-candidates + ascending + forward-checking".
        pub strategy: StrategyName,
        /// How many solutions the search looks for.
        /// Without it: `"first"`
        pub goal: OrDefault<SolutionGoal>,
    }
}

plain! {
    /// The name of a strategy, or its three choices.
    StrategyName = strategy -> Strategy, takes(Takes::Names(|| Strategy::ids().to_vec()));
    /// `"first"`, `"all"` or a number of solutions
    SolutionGoal = goal -> Goal, "\"all\"";
}

fn strategy(written: Written, _: &mut Scope) -> Read<Strategy> {
    let text: String = written.parse()?;
    text.parse().map_err(|error: StrategyError| {
        let reason = error.message();
        let meant = match &error {
            StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
            StrategyError::NeedsCandidates(_)
            | StrategyError::FixedChoices
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
        Some(Self {
            strategy: strategy.trim().parse().ok()?,
            goal: goal.trim().parse().ok()?,
        })
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
