//! Sentences about steps.

use super::language::{Args, Language, args};
use super::message::{self, Message, capitalized};
use super::relations::refusal;
use super::site::Site;
use crate::puzzle::{Cell, Family, House, HouseKind, Numbering, RowProblem, Topology, Value};
use crate::solver::{Event, EventKind, Goal, Order, Search, Select, Spot, Strategy, Why};
use crate::timeline::Moment;

/// The sentences about one step: the fact and, if there is one, the reason or consequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The fact.
    pub lead: String,
    /// Its reason or consequence; may be empty.
    pub rest: String,
}

impl Sentence {
    /// The sentences about the last step of this moment.
    pub fn of(moment: &Moment, language: Language) -> Self {
        let topology = moment.problem().topology();
        let Some(event) = moment.event() else {
            let empty = moment.empty_count() as u64;
            let empty = args([("empty", empty.into())]);
            return Self::filled("start", topology, language, &empty);
        };
        let strategy = moment.strategy();
        let counters = moment.counters();
        let mut args = Args::new();
        if let Some(cell) = event.cell() {
            args.set("cell", cell_name(cell, topology, language));
        }
        if let Some(value) = event.value() {
            args.set("value", value_name(value, topology, language));
        }
        if let Some(Spot::Places(house, _)) = event.spot() {
            args.set("house", house_name(house, topology, language));
        }
        let recording = moment.source().recording();
        let own = recording.filter(|recording| recording.strategy().is_none());
        let is_way = topology.way().is_some();
        let id = match event {
            Event::Select { options, .. } if is_way && own.is_none() => {
                args.set("options", options);
                "way-select"
            }
            Event::Place { .. } if is_way => "way-place",
            Event::Backtrack { .. } if is_way => "way-back",
            Event::Solution if is_way => {
                args.set("number", counters.solutions);
                "way-solution"
            }
            Event::Select { .. } if own.is_some() => "own-select",
            Event::DeadEnd { .. } if own.is_some() => "own-dead-end",
            Event::Solution if own.is_some() => "own-solution",
            Event::Exhausted if own.is_some() => "own-done",
            Event::Select { at, options } => {
                args.set("options", options);
                match at {
                    Spot::Cell(cell) => {
                        args.set("peers", empty_peers(moment, cell));
                        select_id(strategy)
                    }
                    Spot::Places(..) => "select-places",
                }
            }
            Event::Place { .. } => {
                let choice = moment.choices().pop();
                match choice.is_some_and(|choice| choice.is_forced()) {
                    _ if !strategy.keeps_domains() => "place-tested",
                    true => "place-only",
                    false => "place-candidate",
                }
            }
            Event::Conflict { cell, value, with } => {
                args.set("with", cell_name(with, topology, language));
                let shared = moment.clash((cell, value), with);
                match shared.map(|house| topology.name_of(house).0) {
                    None => "conflict-unsaid",
                    Some(HouseKind::Whole) => "relation-whole",
                    Some(HouseKind::Cage) => "relation-cage",
                    Some(HouseKind::Region) => "conflict-region",
                    Some(kind) => Site::refused_by(kind).id(),
                }
            }
            Event::Broken {
                cell,
                value,
                relation,
            } => refusal(moment, (cell, value), relation, &mut args),
            Event::Visited { .. } => "way-visited",
            Event::Wall { .. } => "way-wall",
            Event::Excluded { .. } | Event::Learn { .. } => match moment.nogood() {
                Some((number, nogood)) => {
                    args.set("number", number);
                    let is_learned = matches!(event, Event::Learn { .. });
                    let guesses: Vec<_> = match is_learned {
                        true => nogood.guesses().collect(),
                        false => nogood.others().collect(),
                    };
                    args.set("count", guesses.len());
                    args.set("guesses", guesses_said(&guesses, topology, language));
                    match is_learned {
                        true => "nogood-learned",
                        false => "nogood-refused",
                    }
                }
                // The nogoods of a program are its own.
                None if matches!(event, Event::Learn { .. }) => "nogood-own",
                None => "conflict-unsaid",
            },
            Event::Deduce { why, .. } => match why {
                Why::NakedSingle => "deduce-naked",
                Why::HiddenSingle(_) => "deduce-hidden",
            },
            Event::Fill { .. } => "deduce-unsaid",
            Event::DeadEnd { at } => match at {
                Spot::Cell(_) => "dead-end-cell",
                Spot::Places(..) => "dead-end-places",
            },
            Event::Backtrack { .. } => match counters.solutions {
                _ if strategy.check().deduces() => "backtrack-deduced",
                0 => "backtrack",
                // It may have led to a solution.
                _ => "backtrack-explored",
            },
            Event::Clear { .. } => "clear",
            Event::Sweep { number } => {
                args.set("number", number);
                "sweep"
            }
            // The only one that is looked for has no number.
            Event::Solution if moment.goal() == Goal::First => "solution-only",
            Event::Solution => {
                args.set("number", counters.solutions);
                "solution"
            }
            Event::Exhausted => {
                args.set("solutions", counters.solutions);
                "exhausted"
            }
            Event::GaveUp { empty } => {
                args.set("empty", empty);
                "gave-up"
            }
        };
        let mut sentence = Self::filled(id, topology, language, &args);
        if topology.numbering() == Numbering::InOut && own.is_none() {
            sentence.say_in_or_out(event, language, &args);
        }
        if let (Strategy::Search(search), None) = (strategy, own) {
            sentence.add_reason(moment, search, language);
        }
        if strategy.blames() {
            sentence.add_blame(moment, event, language);
        }
        if own.is_some() {
            // Why the program does that is its own affair; why a value is refused can be seen.
            if !matches!(event, Event::Conflict { .. }) {
                sentence.rest.clear();
            }
            if let Some(line) = own_line(moment, language) {
                sentence.rest = format!("{} {line}", sentence.rest).trim().to_owned();
            }
        }
        sentence
    }

    /// Says what a step does to a thing that is taken in or stays out.
    fn say_in_or_out(&mut self, event: Event, language: Language, args: &Args) {
        let is_in = event.value().is_some_and(|value| value.number() == 1);
        let id = match (event.kind(), is_in) {
            (EventKind::Select, _) => "item-select",
            (EventKind::Place, true) => "item-taken",
            (EventKind::Place, false) => "item-left",
            (EventKind::Conflict, true) => "item-not-in",
            (EventKind::Conflict, false) => "item-not-out",
            (EventKind::Backtrack, _) => "item-undone",
            (EventKind::Solution, _) => "item-solution",
            _ => return,
        };
        if event.kind() != EventKind::Solution {
            self.lead = capitalized(language.text(id, args));
        }
        if let Some(rest) = language.find(id, Some("rest"), args) {
            self.rest = rest;
        }
    }

    /// Says why this of several cells or values comes next, where more than their number decides it.
    fn add_reason(&mut self, moment: &Moment, search: Search, language: Language) {
        let topology = moment.problem().topology();
        let (id, args) = match (moment.event(), search.select(), search.order()) {
            (
                Some(Event::Select {
                    at: Spot::Cell(cell),
                    options: 1..,
                }),
                Select::FewestCandidatesDegree,
                _,
            ) => (
                "reason-tie",
                args([("peers", empty_peers(moment, cell).into())]),
            ),
            (Some(Event::Place { cell, value }), _, order) => {
                let choice = moment.choices().pop();
                let next = choice.filter(|choice| choice.at == Spot::Cell(cell));
                let Some(&next) = next.as_ref().and_then(|choice| choice.untried.first()) else {
                    return;
                };
                match (order, moment.state().solver()) {
                    (Order::LeastConstraining, Some(solver)) => {
                        let struck = |option| solver.struck_by(moment.problem(), option);
                        let reason = [
                            ("struck", struck((cell, value)).into()),
                            ("more", struck(next).into()),
                            ("next", value_name(next.1, topology, language).into()),
                        ];
                        ("reason-strikes", args(reason))
                    }
                    (Order::Random(seed), _) => {
                        let seed = seed.to_string();
                        ("reason-lot", args([("seed", seed.into())]))
                    }
                    (
                        Order::Ascending
                        | Order::Descending
                        | Order::LeastConstraining
                        | Order::FewestOnward,
                        _,
                    ) => return,
                }
            }
            _ => return,
        };
        let reason = Self::filled(id, topology, language, &args).lead;
        self.rest = format!("{} {reason}", self.rest);
    }

    /// Says whom the step blames, or how far the jump goes that it belongs to.
    fn add_blame(&mut self, moment: &Moment, event: Event, language: Language) {
        match event {
            Event::Conflict { with, .. } => {
                let id = match moment.problem().given(with) {
                    Some(_) => "blame-nobody",
                    None => "blame-guess",
                };
                self.rest = format!("{} {}", self.rest, language.word(id));
            }
            Event::Backtrack { .. } if !moment.is_jumping() => {
                self.rest = language.word("jump-here");
            }
            Event::Backtrack { .. } => {
                self.rest = match moment.blamed().first() {
                    None => language.word("jump-out"),
                    Some(target) => {
                        let target = cell_name(*target, moment.problem().topology(), language);
                        language.text("jump-over", &args([("cell", target.into())]))
                    }
                };
            }
            _ => {}
        }
    }

    /// The sentence with this id, in the words of the family where it has its own.
    fn filled(id: &str, topology: &Topology, language: Language, args: &Args) -> Self {
        let own = format!("{id}-{}", topology.family().id());
        let own = if language.has(&own) { &own } else { id };
        let find = |attribute| language.find(own, attribute, args);
        Self {
            lead: find(None).map_or_else(|| language.text(id, args), capitalized),
            rest: find(Some("rest")).map_or_else(String::new, capitalized),
        }
    }
}

impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.lead)?;
        if !self.rest.is_empty() {
            write!(f, " {}", self.rest)?;
        }
        Ok(())
    }
}

fn select_id(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Search(search) => match (search.select(), search.check()) {
            (Select::RowMajor, check) if !check.keeps_domains() => "select-tests",
            (Select::RowMajor, _) => "select-first",
            (Select::FewestCandidates | Select::FewestCandidatesDegree, _) => "select-fewest",
            (Select::FewestPlaces, _) => "select-fewest-places",
            (Select::Degree, _) => "reason-degree",
        },
        Strategy::Sweep => "select-first",
    }
}

/// Guesses in words, as in `R1C2 = 4, R1C5 = 7`.
pub fn guesses_said(guesses: &[(Cell, Value)], topology: &Topology, language: Language) -> String {
    let said = |(cell, value): &(Cell, Value)| {
        let cell = cell_name(*cell, topology, language);
        format!("{cell} = {}", value_name(*value, topology, language))
    };
    guesses.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// The number of empty peers of a cell.
fn empty_peers(moment: &Moment, cell: Cell) -> usize {
    let peers = moment.problem().topology().peers_of(cell).iter();
    peers.filter(|peer| moment.value(**peer).is_none()).count()
}

/// The name of a cell: its address on a board, the row of a queen, the name of a country, a letter, an item.
pub fn cell_name(cell: Cell, topology: &Topology, language: Language) -> String {
    let numbered = |id| {
        let message = Message::new(id).with("number", cell.index() + 1);
        message.say(language)
    };
    match topology.family() {
        Family::Row(RowProblem::Permutations(_)) => numbered("item-place"),
        Family::Row(RowProblem::Subsets(_) | RowProblem::Combinations { .. }) => {
            numbered("item-name")
        }
        Family::Row(RowProblem::SubsetSum { items, .. }) => {
            let item = items[cell.index()];
            let is_alone = items.iter().filter(|other| **other == item).count() == 1;
            match is_alone {
                true => item.to_string(),
                false => format!("{item} ({})", numbered("item-name")),
            }
        }
        Family::Row(RowProblem::Cryptarithm(_)) => {
            let message = Message::new("item-letter").with("letter", topology.address(cell));
            message.say(language)
        }
        Family::Map(map) => map.nodes()[cell.index()].name(language.code()).to_owned(),
        Family::Queens(_) => row(cell).say(language),
        _ => topology.address(cell),
    }
}

/// The name of a cell where there is little room, the same in every language: `R1C3`, `R3` for the
/// row of a queen, the code of a country, the number of an item.
pub fn cell_label(cell: Cell, topology: &Topology) -> String {
    match topology.family() {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        Family::Row(RowProblem::SubsetSum { items, .. }) => items[cell.index()].to_string(),
        _ => topology.address(cell),
    }
}

/// The name of a value: a digit, the column of a queen, a colour with its number, in or out.
pub fn value_name(value: Value, topology: &Topology, language: Language) -> String {
    let colour = Message::new("colour").with("number", u64::from(value.number()));
    match topology.family() {
        Family::Map(_) => colour.say(language),
        _ if topology.numbering() == Numbering::InOut => match value.number() {
            1 => language.word("item-in"),
            _ => language.word("item-out"),
        },
        _ => topology.value_text(value),
    }
}

/// The name of a house, such as `row 3`.
pub fn house_name(house: House, topology: &Topology, language: Language) -> String {
    self::house(house, topology).say(language)
}

/// The name of a cell in a message; a country has its code.
pub(super) fn cell(cell: Cell, topology: &Topology) -> message::MessageValue {
    match topology.family() {
        Family::Queens(_) => row(cell).into(),
        _ => topology.address(cell).into(),
    }
}

/// The row of a queen.
fn row(cell: Cell) -> Message {
    Message::new("row").with("number", cell.index() + 1)
}

pub(super) fn house(house: House, topology: &Topology) -> Message {
    let (kind, number) = topology.name_of(house);
    let message = Message::new(kind.id());
    match (kind, topology.cells_of(house)) {
        (HouseKind::Edge, &[first, second]) => message
            .with("first", topology.address(first))
            .with("second", topology.address(second)),
        _ => message.with("number", number),
    }
}

/// The name of a strategy: its own if it has one, else its choices.
pub fn strategy_name(strategy: Strategy, language: Language) -> String {
    match (strategy.id(), strategy) {
        (Some(id), _) => language.word(&format!("strategy-{id}")),
        (None, Strategy::Search(search)) => {
            let mut words = Vec::new();
            if search.select() != Select::RowMajor {
                words.push(language.word(&format!("select-rule-{}", search.select().id())));
            }
            words.push(language.word(&format!("check-{}", search.check().id())));
            if search.order() != Order::Ascending {
                words.push(order_name(search.order(), language));
            }
            words.join(" + ")
        }
        (None, Strategy::Sweep) => unreachable!("the sweep has a name"),
    }
}

/// The name of an order.
pub fn order_name(order: Order, language: Language) -> String {
    let id = format!("order-{}", order.id());
    match order {
        Order::Random(seed) => language.text(&id, &args([("seed", seed.to_string().into())])),
        Order::Ascending | Order::Descending | Order::LeastConstraining | Order::FewestOnward => {
            language.word(&id)
        }
    }
}

/// Which line of somebody's own program took the last step, if the program says it.
pub fn own_line(moment: &Moment, language: Language) -> Option<String> {
    let recording = moment.source().recording()?;
    let line = recording.events().line(moment.step())?;
    Some(language.text("own-line", &args([("line", line.into())])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Problem, text};
    use crate::solver::{EventKind, Goal};
    use crate::timeline::Timeline;
    use std::collections::HashSet;
    use std::sync::Arc;

    fn sentences(line: &str, strategy: &str, language: Language) -> Vec<(EventKind, String)> {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::All);
        timeline.explore(2_000);
        (1..=timeline.explored())
            .map(|step| timeline.at(step).unwrap())
            .map(|m| {
                (
                    m.event().unwrap().kind(),
                    Sentence::of(&m, language).to_string(),
                )
            })
            .collect()
    }

    #[test]
    fn every_event_has_a_sentence_in_every_language() {
        let mut kinds = HashSet::new();
        for language in Language::ALL {
            for (strategy, _) in Strategy::NAMED {
                for line in [
                    "1...............",
                    "12..34........4.",
                    "1234341221434321",
                    "12.3............",
                ] {
                    for (kind, sentence) in sentences(line, strategy, language) {
                        kinds.insert(kind);
                        assert!(sentence.ends_with(['.', '!']), "{sentence}");
                        assert!(!sentence.contains(['{', '$']), "{sentence}");
                    }
                }
            }
        }
        assert_eq!(kinds.len(), EventKind::ALL.len(), "{kinds:?}");
    }

    /// The sentences of a problem without givens.
    fn told(family: &str, strategy: &str, language: Language) -> Vec<String> {
        let topology = Topology::new(family.parse().unwrap());
        let problem = Problem::on(&topology, &vec![None; topology.cells()]).unwrap();
        let strategy = strategy.parse().unwrap();
        let mut timeline = Timeline::new(Arc::new(problem), strategy, Goal::All);
        timeline.explore(2_000);
        let moments = (0..=timeline.explored()).filter_map(|step| timeline.at(step));
        moments
            .map(|m| Sentence::of(&m, language).to_string())
            .collect()
    }

    /// Things are in or out, letters stand for digits, and a knight goes.
    #[test]
    fn rows_and_ways_have_their_own_words() {
        let says = |family, strategy, language, words: &str| {
            let all = told(family, strategy, language);
            assert!(
                all.iter().any(|said| said.contains(words)),
                "{words}: {all:#?}"
            );
        };
        let sum = "subset-sum:9:3,34,4,12,5,2";
        for words in [
            "34 is next: in or out.",
            "3 is taken in.",
            "34 stays out.",
            "34 cannot be taken in. 3 + 34 is already more than 9.",
            "Every item is decided, and no rule is broken.",
        ] {
            says(sum, "bounds", Language::En, words);
        }
        says(sum, "bounds", Language::Pt, "O 3 entra.");
        says(sum, "bounds", Language::Es, "Sigue el 34: dentro o fuera.");
        says(
            "subset-sum:4:2,2",
            "naive",
            Language::En,
            "2 (item 2) is next: in or out.",
        );
        says(
            "permutations:3",
            "naive",
            Language::En,
            "Place 1: 1 is written.",
        );
        says(
            "cryptarithm:SEND+MORE=MONEY",
            "bounds",
            Language::En,
            "The letter S",
        );
        says(
            "knight:5x5",
            "naive",
            Language::En,
            "The knight goes to R3C2",
        );
        says(
            "knight:5x5",
            "naive",
            Language::En,
            "The knight has been on R1C1",
        );
        for language in Language::ALL {
            for family in [
                sum,
                "subsets:3",
                "combinations:4:2",
                "knight:5x5",
                "maze:S../.#E",
            ] {
                for sentence in told(family, "naive", language) {
                    assert!(sentence.ends_with(['.', '!']), "{sentence}");
                    assert!(!sentence.contains(['{', '$', '?']), "{sentence}");
                    let first = sentence.chars().next().unwrap();
                    assert!(!first.is_lowercase(), "{sentence}");
                }
            }
        }
    }

    /// Queens and maps are spoken of in words of their own.
    #[test]
    fn queens_and_maps_have_their_own_words() {
        for language in Language::ALL {
            for (strategy, _) in Strategy::NAMED {
                for family in ["queens:4", "queens:6", "map:australia:3", "map:brazil:3"] {
                    for sentence in told(family, strategy, language) {
                        assert!(sentence.ends_with(['.', '!']), "{sentence}");
                        assert!(!sentence.contains(['{', '$']), "{sentence}");
                        let first = sentence.chars().next().unwrap();
                        assert!(!first.is_lowercase(), "{sentence}");
                    }
                }
            }
        }
        let says = |family, words: &str| {
            let all = told(family, "naive", Language::En);
            assert!(all.iter().any(|said| said.contains(words)), "{words}");
        };
        says("queens:4", "The queen in row 1 attacks this square");
        says("map:australia:3", "Western Australia, its neighbour, is");
    }

    /// A single option is no choice, and what led to a solution has not failed.
    #[test]
    fn guesses_are_called_what_they_are() {
        let told = |strategy, rest: &str| {
            let all = sentences("1...............", strategy, Language::En);
            all.iter().position(|(_, text)| text.ends_with(rest))
        };
        let only = told("masks", "It is the only option: there is no choice here.");
        let one_of = told("masks", "It is one of the candidates: a guess.");
        assert!(one_of < only && one_of.is_some(), "{one_of:?} {only:?}");
        assert_eq!(told("naive", "there is no choice here."), None);
        let solved = told("naive", "Every cell is filled, and no rule is broken.");
        let failed = told("naive", "Every way of continuing from it has failed.");
        let explored = told(
            "naive",
            "Every way of continuing from it has been explored.",
        );
        assert!(
            failed < solved && solved < explored,
            "{failed:?} {solved:?} {explored:?}"
        );
    }

    #[test]
    fn a_conflict_names_its_culprit() {
        let conflict = |language| {
            sentences("1...............", "naive", language)[1]
                .1
                .clone()
        };
        let english = "R1C2: 1 is refused. R1C1, in the same row, already has 1.";
        assert_eq!(conflict(Language::En), english);
        assert_eq!(
            conflict(Language::Es),
            "R1C2: el 1 no sirve. R1C1, en la misma fila, ya lo tiene."
        );
        assert_eq!(
            conflict(Language::Pt),
            "R1C2: o 1 não serve. R1C1, na mesma linha, já tem o 1."
        );
    }
}
