//! Recordings as objects of JSON, as traces are written.

use super::board::Board;
use super::fault::Expected;
use super::store::{Act, Stored};
use super::word::Word;
use crate::puzzle::{Cell, House, Value};
use crate::solver::{EventKind, Strategy};
use serde::Deserialize;
use serde_json::Value as Json;

/// The version of the header that is read.
const VERSION: u64 = 1;

/// A line of a trace: its header, or an event.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Row {
    recuo: Option<u64>,
    problem: Option<String>,
    puzzle: Option<String>,
    regions: Option<String>,
    strategy: Option<String>,
    goal: Option<String>,
    step: Option<u64>,
    event: Option<String>,
    cell: Option<String>,
    value: Option<Json>,
    with: Option<String>,
    house: Option<String>,
    why: Option<String>,
    options: Option<u64>,
}

/// What is wrong with an event: a part of the line, or all of it, and what was expected.
type WrongPart = (Option<String>, Expected);

impl Row {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }

    /// Whether it looks like a line of a recording, unlike other objects.
    pub(super) const fn is_of_recording(&self) -> bool {
        self.recuo.is_some() || self.event.is_some()
    }

    pub(super) fn is_header(&self) -> bool {
        self.recuo == Some(VERSION)
    }

    /// What a header says, in the words of lines.
    pub(super) fn header(&self) -> impl Iterator<Item = (Word, &str)> {
        let said = [
            (Word::Problem, &self.problem),
            (Word::Regions, &self.regions),
            (Word::Puzzle, &self.puzzle),
            (Word::Goal, &self.goal),
        ];
        said.into_iter()
            .filter_map(|(word, said)| Some((word, said.as_deref()?)))
    }

    /// The strategy that a header names, if it is known.
    pub(super) fn strategy(&self) -> Option<Strategy> {
        self.strategy.as_deref()?.parse().ok()
    }

    /// The number of the step.
    pub(super) const fn step(&self) -> Option<u64> {
        self.step
    }

    /// The event of a line.
    pub(super) fn event(&self, board: &Board) -> Result<Stored, WrongPart> {
        let kind = self.event.as_deref().and_then(EventKind::from_id);
        match kind.ok_or((None, Expected::Json))? {
            EventKind::Select => {
                let options = self.options.and_then(|options| u8::try_from(options).ok());
                let event = self.about(Act::Select, Act::SelectPlaces, board)?;
                Ok(event.with(options.unwrap_or(0)))
            }
            EventKind::DeadEnd => self.about(Act::DeadEnd, Act::DeadEndPlaces, board),
            EventKind::Place => self.valued(Act::Place, board),
            EventKind::Conflict => {
                let event = self.valued(Act::Conflict, board)?;
                match &self.with {
                    Some(with) => Ok(event.by(cell(with, board)?)),
                    None => Ok(event),
                }
            }
            EventKind::Deduce => match (&self.house, &self.why) {
                (Some(_), _) => Ok(self.valued(Act::Hidden, board)?.within(self.house(board)?)),
                (None, Some(_)) => self.valued(Act::Naked, board),
                (None, None) => self.valued(Act::Fill, board),
            },
            EventKind::Backtrack if self.value.is_none() => {
                Ok(Stored::new(Act::Backtrack).at(self.cell(board)?))
            }
            EventKind::Backtrack => self.valued(Act::Backtrack, board),
            EventKind::Sweep => Ok(Stored::new(Act::Sweep)),
            EventKind::Solution => Ok(Stored::new(Act::Solution)),
            EventKind::Exhausted => Ok(Stored::new(Act::Exhausted)),
            EventKind::GaveUp => Ok(Stored::new(Act::GaveUp)),
        }
    }

    /// An event about a cell, or about a digit in a house.
    fn about(&self, of_cell: Act, of_house: Act, board: &Board) -> Result<Stored, WrongPart> {
        match &self.cell {
            Some(_) => Ok(Stored::new(of_cell).at(self.cell(board)?)),
            None => {
                let house = self.house(board)?;
                Ok(Stored::new(of_house).places(house, self.value(board)?))
            }
        }
    }

    fn valued(&self, act: Act, board: &Board) -> Result<Stored, WrongPart> {
        let event = Stored::new(act).at(self.cell(board)?);
        Ok(event.with(self.value(board)?.number()))
    }

    fn cell(&self, board: &Board) -> Result<Cell, WrongPart> {
        cell(self.cell.as_deref().unwrap_or_default(), board)
    }

    fn value(&self, board: &Board) -> Result<Value, WrongPart> {
        let text = match &self.value {
            Some(Json::String(text)) => text.clone(),
            Some(other) => other.to_string(),
            None => String::new(),
        };
        board
            .value(&text)
            .map_err(|expected| (self.value.is_some().then_some(text), expected))
    }

    fn house(&self, board: &Board) -> Result<House, WrongPart> {
        let name = self.house.as_deref().unwrap_or_default();
        board
            .house(name)
            .map_err(|expected| (self.house.clone(), expected))
    }
}

fn cell(address: &str, board: &Board) -> Result<Cell, WrongPart> {
    let found = board.cell(address).map(|(cell, _)| cell);
    let said = (!address.is_empty()).then(|| address.to_owned());
    found.map_err(|expected| (said, expected))
}
