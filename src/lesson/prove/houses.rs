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

/// The first text of a stop at a conflict that names one kind of house only, if no cell of that house
/// holds the refused value.
pub fn false_house(text: &Text, moment: &Moment) -> Option<Fault> {
    let Some(Event::Conflict { cell, value, with }) = moment.event() else {
        return None;
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
    Language::ALL.into_iter().find_map(|language| {
        let said = text.get(language).to_lowercase();
        let said: Vec<&str> = said.split(|c: char| !c.is_alphabetic()).collect();
        let named = |kind: &HouseKind| {
            words(*kind, language)
                .split(' ')
                .any(|word| said.contains(&word))
        };
        let kinds: Vec<HouseKind> = KINDS.into_iter().filter(named).collect();
        let &[kind] = kinds.as_slice() else {
            return None;
        };
        let house = topology
            .houses_of(cell)
            .find(|house| kind_of(house) == kind)?;
        (!refuses(house)).then(|| Fault::House {
            language,
            named: house_name(house, topology, language),
            value: value.to_string(),
            with: cell_name(with, topology, language),
            house: moment
                .clash((cell, value), with)
                .map_or_else(String::new, |house| house_name(house, topology, language)),
        })
    })
}
