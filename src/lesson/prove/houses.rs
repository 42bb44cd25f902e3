//! Compares the houses that a text names with what refused a value.

use crate::explain::{Language, Message, cell_name, house_name};
use crate::lesson::text::Text;
use crate::puzzle::{House, HouseKind};
use crate::solver::Event;
use crate::timeline::Moment;

/// The houses of a Sudoku, which texts name by words of their own.
const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

/// In which languages the text of a stop at a conflict names one kind of house only, and no cell of
/// that house holds the refused value.
pub fn false_houses(text: &Text, moment: &Moment) -> Vec<Message> {
    let Some(Event::Conflict { cell, value, with }) = moment.event() else {
        return Vec::new();
    };
    let topology = moment.problem().topology();
    let kind_of = |house: &House| topology.name_of(*house).0;
    let refuses = |house: House| {
        let mut cells = topology.cells_of(house).iter();
        cells.any(|peer| *peer != cell && moment.value(*peer) == Some(value))
    };
    let mut found: Vec<(&str, Message)> = Vec::new();
    for language in Language::ALL {
        let text = text.get(language);
        // A variant may show the text of its base.
        if found.iter().any(|(known, _)| *known == text) {
            continue;
        }
        let lower = text.to_lowercase();
        let in_text: Vec<&str> = lower.split(|c: char| !c.is_alphabetic()).collect();
        let named = |kind: &HouseKind| {
            let words = language.word(&format!("words-{}", kind.id()));
            words.split(' ').any(|word| in_text.contains(&word))
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
        let shared = moment.clash((cell, value), with);
        let fault = Message::new("proof-house")
            .with("language", language.code())
            .with("named", name(house))
            .with("value", value.to_string())
            .with("with", cell_name(with, topology, language))
            .with("house", shared.map_or_else(String::new, name));
        found.push((text, fault));
    }
    found.into_iter().map(|(_, fault)| fault).collect()
}
