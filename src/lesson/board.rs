use super::MOST_BOARDS;
use crate::solver::{Goal, Strategy};
use std::fmt;

/// A search that a lesson shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSpec {
    /// How the puzzle is attacked.
    pub strategy: Strategy,
    /// When enough has been found.
    pub goal: Goal,
}

impl BoardSpec {
    /// Reads one to four searches with commas between them, as links and scripts have them: a strategy
    /// (`naive`, or three choices with `+` between them) and, after `*`, a goal that is not `first`.
    pub fn read_all(text: &str) -> Option<Vec<Self>> {
        let one = |text: &str| {
            let (strategy, goal) = text.split_once('*').unwrap_or((text, "first"));
            Some(Self {
                strategy: strategy.trim().parse().ok()?,
                goal: goal.trim().parse().ok()?,
            })
        };
        let boards: Option<Vec<Self>> = text.split(',').map(one).collect();
        boards.filter(|boards| boards.len() <= MOST_BOARDS)
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
