//! What is wrong with a program's run, in words.

use super::message::{Message, Tell};
use super::sentence::{cell_name, house_name, value_name};
use super::{Language, args, family_args};
use crate::puzzle::Topology;
use crate::recording::{Fault, FaultKind, NotJudged, Overlooked, OverlookedPlaces};

/// What the program did, and which rule or habit it missed there.
pub fn fault_in_words(fault: &Fault, topology: &Topology, language: Language) -> String {
    let cell = fault.cell.map(|cell| cell_name(cell, topology, language));
    let value = fault
        .value
        .map(|value| value_name(value, topology, language));
    let with = fault.with.map(|with| cell_name(with, topology, language));
    let house = fault
        .house
        .map(|house| house_name(house, topology, language));
    let is_whole = fault.cell.is_none() && fault.kind == FaultKind::LostSolution;
    let variant = if is_whole { "-full" } else { "" };
    let id = format!("judge-{}{variant}", fault.kind.id());
    let values = [
        ("cell", cell),
        ("value", value),
        ("with", with),
        ("house", house),
    ];
    let mut args = family_args(topology.family());
    for (name, value) in values {
        args.set(name, value.unwrap_or_default());
    }
    language.text(&id, &args)
}

impl Tell for NotJudged {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Empty | Self::Running => "judge-empty",
            Self::RulesUnknown => "judge-no-rules",
            Self::Way => "judge-way",
            Self::BoardUnread => "judge-board-unread",
            Self::Gaps => "judge-gaps",
        })
    }
}

/// What the check of a program seems to have overlooked.
pub fn overlooked_in_words(overlooked: &Overlooked, language: Language) -> String {
    let (place, number) = match overlooked.places {
        OverlookedPlaces::All => ("all", 0),
        OverlookedPlaces::Row(row) => ("row", row),
        OverlookedPlaces::Column(column) => ("column", column),
        OverlookedPlaces::Some => ("some", 0),
    };
    let values = [
        ("kind", overlooked.kind.id().into()),
        ("place", place.into()),
        ("number", (number as u64).into()),
    ];
    language.text("judge-overlooked", &args(values))
}
