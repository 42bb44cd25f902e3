use crate::explain::{Language, cell_name, house_name};
use crate::solver::Event;
use crate::timeline::Moment;

/// What a text can say about a value that has just been refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The row, column or other house that forbids it.
    House,
    /// The cell that holds it.
    With,
}

impl Refusal {
    /// Both.
    pub const ALL: [Self; 2] = [Self::House, Self::With];

    /// Its name in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::House => "house",
            Self::With => "with",
        }
    }

    /// The one with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.id() == id)
    }

    /// Its words after a step; `None` if that refuses nothing.
    pub fn said(self, moment: &Moment, language: Language) -> Option<String> {
        let Some(Event::Conflict { cell, value, with }) = moment.event() else {
            return None;
        };
        let topology = moment.problem().topology();
        Some(match self {
            Self::House => house_name(moment.clash((cell, value), with)?, topology, language),
            Self::With => cell_name(with, topology, language),
        })
    }
}
