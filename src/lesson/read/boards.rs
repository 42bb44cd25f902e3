//! Reads the boards.

use crate::explain::{Message, Tell};
use crate::lesson::BoardSpec;
use crate::lesson::file::{self, Goal};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::syntax::meant;
use crate::solver::{self, Strategy, StrategyError};

pub(super) fn board(part: Part<file::Board>) -> Read<BoardSpec> {
    let written = part!(part.strategy);
    let strategy = written.value.0.parse();
    let strategy = strategy.map_err(|error| written.fault(no_strategy(&error)))?;
    let goal = part!(part.goal)
        .given()
        .map_or(Ok(solver::Goal::First), |part| {
            let Goal(goal) = part.value;
            goal.parse()
                .map_err(|error: solver::GoalError| part.fault(error.message()))
        })?;
    Ok(BoardSpec { strategy, goal })
}

/// The error of a strategy, with a suggestion.
fn no_strategy(error: &StrategyError) -> Message {
    let reason = error.message();
    let meant = match error {
        StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
        StrategyError::NeedsCandidates(_)
        | StrategyError::FixedChoices
        | StrategyError::Choices { .. } => None,
    };
    match meant {
        None => reason,
        Some(meant) => Message::new("field-meant")
            .with("reason", reason)
            .with("meant", meant),
    }
}
