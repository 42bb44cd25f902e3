//! Compares the houses that a text names with what refused a value.

use super::Fault;
use crate::explain::{Language, cell_name, house_name};
use crate::lesson::Text;
use crate::puzzle::{House, HouseKind};
use crate::solver::Event;
use crate::timeline::Moment;

/// The houses of a Sudoku, which texts name by words of their own.
const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

/// The words for a kind of house in a language, in lower case.
fn words(kind: HouseKind, language: Language) -> String {
    match kind {
        HouseKind::Row => language.word("words-row"),
        HouseKind::Column => language.word("words-column"),
        _ => language.word("words-box"),
    }
}

/// In which languages the text of a stop at a conflict names one kind of house only, and no cell of that house
/// holds the refused value.
pub fn false_houses(text: &Text, moment: &Moment) -> Vec<Fault> {
    let Some(Event::Conflict { cell, value, with }) = moment.event() else {
        return Vec::new();
    };
    let topology = moment.problem().topology();
    let kind_of = |house: &House| topology.name_of(*house).0;
    let refuses = |house: House| {
        let mut others = topology
            .cells_of(house)
            .iter()
            .filter(|peer| **peer != cell);
        others.any(|peer| moment.value(*peer) == Some(value))
    };
    let mut found: Vec<(&str, Fault)> = Vec::new();
    for language in Language::ALL {
        let text = text.get(language);
        // A variant may show the text of its base.
        if found.iter().any(|(known, _)| *known == text) {
            continue;
        }
        let said = text.to_lowercase();
        let said: Vec<&str> = said.split(|c: char| !c.is_alphabetic()).collect();
        let named = |kind: &HouseKind| {
            words(*kind, language)
                .split(' ')
                .any(|word| said.contains(&word))
        };
        let kinds: Vec<HouseKind> = KINDS.into_iter().filter(named).collect();
        let &[kind] = kinds.as_slice() else {
            continue;
        };
        let mut houses = topology.houses_of(cell);
        let Some(house) = houses.find(|house| kind_of(house) == kind && !refuses(*house)) else {
            continue;
        };
        let name = |house| house_name(house, topology, language);
        let fault = Fault::House {
            language,
            named: name(house),
            value: value.to_string(),
            with: cell_name(with, topology, language),
            house: moment
                .clash((cell, value), with)
                .map_or_else(String::new, name),
        };
        found.push((text, fault));
    }
    found.into_iter().map(|(_, fault)| fault).collect()
}
