//! Boards.

use super::form::{Declared, Field, Form, Takes, form};
use crate::explain::{Message, Tell};
use crate::lesson::BoardSpec;
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::syntax::meant;
use crate::solver::{self, Strategy, StrategyError};
use serde::Deserialize;

form! {
    /// A search that the lesson shows.
    pub struct Board, by board -> BoardSpec {
        /// How the puzzle is solved: one of these names, or the three choices that a strategy consists of, such as
        /// "fewest-candidates + ascending + forward-checking".
        pub strategy: StrategyName,
        /// How many solutions the search looks for.
        /// Without it: `"first"`
        pub goal: Option<Goal>,
    }
}

fn board(form: &Part<Board>, reader: &mut Reader) -> Read<BoardSpec> {
    Ok(BoardSpec {
        strategy: part!(form.strategy).read(reader)?,
        goal: part!(form.goal)
            .read(reader)?
            .unwrap_or(solver::Goal::First),
    })
}

/// The name of a strategy, or its three choices.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct StrategyName(String);

impl Declared for StrategyName {
    type Value = Strategy;
    const TAKES: Takes = Takes::Names(|| Strategy::ids().to_vec());

    fn read(part: &Part<Self>, _: &mut Reader) -> Read<Strategy> {
        part.value.0.parse().map_err(|error: StrategyError| {
            let reason = error.message();
            let meant = match &error {
                StrategyError::Unknown { name } => meant(name, &Strategy::ids()),
                StrategyError::NeedsCandidates(_)
                | StrategyError::FixedChoices
                | StrategyError::Choices { .. } => None,
            };
            part.fault(match meant {
                None => reason,
                Some(meant) => Message::new("field-meant")
                    .with("reason", reason)
                    .with("meant", meant),
            })
        })
    }
}

/// The name of a goal, or a number of solutions.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Goal {
    Number(f64),
    Name(String),
}

impl Declared for Goal {
    type Value = solver::Goal;
    const TAKES: Takes = Takes::Plain(
        &[" `\"first\"`, `\"all\"` or a number of solutions"],
        "\"all\"",
    );

    fn read(part: &Part<Self>, _: &mut Reader) -> Read<solver::Goal> {
        let goal = match part.value {
            Self::Number(number) => number.to_string().parse(),
            Self::Name(name) => name.parse(),
        };
        goal.map_err(|error: solver::GoalError| part.fault(error.message()))
    }
}
