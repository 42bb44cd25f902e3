//! Reads the boards.

use super::values::{Read, shown};
use crate::lesson::BoardSpec;
use crate::lesson::error::FieldError;
use crate::lesson::file::{self, Board, MOST_BOARDS};
use crate::lesson::part::{List, Part};
use crate::solver::{Goal, Strategy};

pub(super) fn boards<'a>(part: Part<'a, List<Board<'a>, MOST_BOARDS>>) -> Read<'a, Vec<BoardSpec>> {
    let parts = part.all()?;
    let found = parts.len();
    if !(1..=MOST_BOARDS).contains(&found) {
        return Err(part.fault(FieldError::Boards { found }));
    }
    parts.into_iter().map(board).collect()
}

fn board<'a>(part: Part<'a, Board<'a>>) -> Read<'a, BoardSpec> {
    let form = part.read()?;
    let written = form.strategy.value()?;
    let strategy = written.parse().map_err(|error| {
        // The error is about the part that can be quoted.
        let error = shown(&written).parse::<Strategy>().err().unwrap_or(error);
        form.strategy.fault(FieldError::Strategy(error))
    })?;
    let goal = form.goal.map_or(Ok(Goal::First), goal)?;
    Ok(BoardSpec { strategy, goal })
}

fn goal(part: Part<'_, file::Goal>) -> Read<'_, Goal> {
    // A number of solutions may be written with or without quotes.
    let is_number = |c: char| c.is_ascii_digit() || c == '-';
    let goal = if part.text().starts_with(is_number) {
        part.text().to_owned()
    } else {
        part.value()?
    };
    goal.parse().map_err(|error| {
        let error = shown(&goal).parse::<Goal>().err().unwrap_or(error);
        part.fault(FieldError::Goal(error))
    })
}
