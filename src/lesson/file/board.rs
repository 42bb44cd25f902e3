//! Boards.

use super::form::{Declared, Field, Form, OrDefault, Takes, form, plain};
use crate::explain::{Message, Tell};
use crate::lesson::BoardSpec;
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::syntax::meant;
use crate::solver::{self, Strategy, StrategyError};
use serde::Deserialize;
use serde::de::IgnoredAny;

form! {
    /// A search that the lesson shows.
    pub struct Board => BoardSpec {
        /// How the puzzle is solved: one of these names, or the three choices that a strategy consists of, such as
        /// "fewest-candidates + ascending + forward-checking".
        pub strategy: StrategyName,
        /// How many solutions the search looks for.
        /// Without it: `"first"`
        pub goal: OrDefault<Goal>,
    }
}

plain! {
    /// The name of a strategy, or its three choices.
    StrategyName(String) takes Takes::Names(|| Strategy::ids().to_vec()), by strategy -> Strategy;
    /// `"first"`, `"all"` or a number of solutions
    Goal(IgnoredAny) = "\"all\"", by goal -> solver::Goal;
}

fn strategy(part: &Part<String>, _: &mut Reader) -> Read<Strategy> {
    part.value.parse().map_err(|error: StrategyError| {
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

/// Reads a number or a name.
fn goal(part: &Part<IgnoredAny>, _: &mut Reader) -> Read<solver::Goal> {
    let number = f64::deserialize(part.written).map(|number| number.to_string());
    let name = number.or_else(|_| String::deserialize(part.written))?;
    name.parse()
        .map_err(|error: solver::GoalError| part.fault(error.message()))
}
