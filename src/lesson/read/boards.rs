//! Reads the boards.

use super::{Reader, shown};
use crate::lesson::BoardSpec;
use crate::lesson::error::FieldError;
use crate::lesson::pieces;
use crate::lesson::schema::{BOARD, MOST_BOARDS};
use crate::solver::{Goal, Strategy};

impl<'a> Reader<'_, 'a> {
    pub(super) fn boards(&self, part: &'a str) -> Option<Vec<BoardSpec>> {
        let parts = self.source.items(part)?;
        let found = parts.len();
        if !(1..=MOST_BOARDS).contains(&found) {
            self.source
                .fault("boards", part, FieldError::Boards { found });
            return None;
        }
        let boards: Vec<_> = parts.into_iter().map(|part| self.board(part)).collect();
        boards.into_iter().collect()
    }

    fn board(&self, part: &'a str) -> Option<BoardSpec> {
        let fields = self.source.form(part, &BOARD)?;
        let goal = match fields.get("goal") {
            Some(part) => self.goal(part),
            None => Some(Goal::First),
        };
        let part = fields.get("strategy")?;
        let strategy: String = self.source.value(part)?;
        let strategy = strategy.parse().map_err(|error| {
            // The error is about the part that can be quoted.
            let error = shown(&strategy).parse::<Strategy>().err().unwrap_or(error);
            let reason = FieldError::Strategy(error);
            self.source.fault("strategy", part, reason);
        });
        Some(BoardSpec {
            strategy: strategy.ok()?,
            goal: goal?,
        })
    }

    fn goal(&self, part: &'a str) -> Option<Goal> {
        // A number of solutions may be written with or without quotes.
        let written = pieces::trimmed(part);
        let goal = if written.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            written.to_owned()
        } else {
            self.source.value(part)?
        };
        let fault = |error| {
            let error = shown(&goal).parse::<Goal>().err().unwrap_or(error);
            self.source.fault("goal", part, FieldError::Goal(error));
        };
        goal.parse().map_err(fault).ok()
    }
}
