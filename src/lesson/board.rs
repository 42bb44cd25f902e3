use crate::solver::{Goal, Strategy};
use std::fmt;

/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

/// A board of a lesson: a strategy and a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSpec {
    /// The strategy.
    pub strategy: Strategy,
    /// The goal.
    pub goal: Goal,
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
