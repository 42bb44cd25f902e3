//! What the viewer waits for in a run, in a few characters: `R3C4 = 5`, `depth >= 20`, or a place as
//! lessons name it.

use super::file::error::Read;
use super::file::form::{Readable, Scope, Takes, Written};
use super::scan;
use super::stop::{At, ClaimAt, Place, StopAt, refuse_own_board};
use crate::explain::{Message, capitalized, quoted};
use crate::puzzle::{Cell, Topology, Value};
use crate::solver::{Counter, Goal, Strategy};
use std::sync::Arc;

/// What is looked for in the run of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Something happens to this cell.
    Cell(Cell),
    /// This value is written into this cell, as a guess or because it is forced.
    Written(Cell, Value),
    /// This many guesses stand on the board, and just before there were fewer.
    Depth(u64),
    /// This counter reaches this amount.
    Count(Counter, u64),
    /// The nogood with this number refuses a value.
    Refused(u16),
    /// A place that a lesson may stop at.
    Place(StopAt),
}

impl When {
    /// Reads what is looked for in the run of the board of this number, from 0.
    ///
    /// # Errors
    ///
    /// Says at which character something else was expected, and what.
    pub fn read(
        text: &str,
        topology: &Arc<Topology>,
        boards: Vec<(Strategy, Goal)>,
        board: usize,
    ) -> Result<Self, Message> {
        let mut scope = Scope {
            topology: Some(Arc::clone(topology)),
            boards,
            board,
            ..Scope::default()
        };
        let written = Written {
            file: text,
            field: "",
            text: text.trim(),
        };
        read(written, &mut scope).map_err(|error| {
            Message::new("when-fault")
                .with("column", error.at.column)
                .with("reason", error.reason)
        })
    }
}

fn read(written: Written, scope: &mut Scope) -> Read<When> {
    if is_place(written.word().0) {
        return place(written, scope).map(When::Place);
    }
    let topology = Arc::clone(scope.topology.as_ref().expect("there is a board"));
    let (left, right) = written.text.split_once('=').unwrap_or((written.text, ""));
    let has_value = left.len() < written.text.len() && !left.ends_with('>');
    let cell = scan::cell(left.trim(), &topology);
    if has_value {
        let no_cell = || written.fault_at(left.trim(), scan::no_cell(left.trim(), &topology));
        let cell = cell.ok_or_else(no_cell)?;
        let right = right.trim();
        return match value(right, topology.size()) {
            Some(value) => Ok(When::Written(cell, value)),
            None => {
                let reason = Message::new("when-value").with("last", topology.size());
                Err(written.fault_at(right, reason))
            }
        };
    }
    if let Some(cell) = cell {
        return Ok(When::Cell(cell));
    }
    let is_of_name = |c: char| c.is_alphanumeric() || c == '-';
    let end = written.text.find(|c| !is_of_name(c));
    let (name, after) = written.text.split_at(end.unwrap_or(written.text.len()));
    let rest = after.trim_start();
    let rest = rest.strip_prefix(">=").or(rest.strip_prefix('≥'));
    let rest = rest.unwrap_or(after).trim();
    let refusing = (name == "nogood").then(|| rest.strip_suffix("refuses"));
    let rest = refusing.flatten().unwrap_or(rest).trim();
    let number = || {
        let number = rest.parse().ok().filter(|number| *number > 0);
        number.ok_or_else(|| written.fault_at(rest, "when-number"))
    };
    if let Some(refusing) = refusing {
        let number = number()?;
        return match (refusing, u16::try_from(number)) {
            (None, _) => Ok(When::Count(Counter::Learned, number)),
            (Some(_), Ok(number)) => Ok(When::Refused(number)),
            (Some(_), Err(_)) => Err(written.fault_at(rest, "when-number")),
        };
    }
    if let Some(counter) = Counter::ALL
        .into_iter()
        .find(|counter| counter.id() == name)
    {
        let number = number()?;
        return Ok(match counter {
            // It is the only one that also falls.
            Counter::Depth => When::Depth(number),
            counter => When::Count(counter, number),
        });
    }
    let word: String = name
        .split('-')
        .map(|part| capitalized(part.to_owned()))
        .collect();
    if !is_place(&word) {
        let reason = Message::new("when-unknown")
            .with("found", quoted(written.text))
            .with("cell", scan::typed_address(Cell::new(0), &topology));
        return Err(written.fault(reason));
    }
    // As a lesson would say it.
    let (argument, part) = match rest {
        "" => (String::new(), name),
        rest => (format!("({rest})"), rest),
    };
    let text = word + &argument;
    let said = Written {
        file: &text,
        field: "",
        text: &text,
    };
    let read = place(said, scope).map(When::Place);
    read.map_err(|error| written.fault_at(part, error.reason))
}

/// Reads a place of a lesson, other than where a board differs from itself.
fn place(written: Written, scope: &mut Scope) -> Read<StopAt> {
    let at = Place::read(written, scope)?;
    refuse_own_board(ClaimAt::Place(at), scope.board, written)?;
    Ok(at)
}

/// Whether this is how lessons name a place.
fn is_place(word: &str) -> bool {
    let Takes::Words(places) = At::TAKES else {
        unreachable!("places are words");
    };
    places.iter().any(|place| place.name == word)
}

/// A value by its sign or its number, up to this one.
fn value(text: &str, most: usize) -> Option<Value> {
    let mut signs = text.chars();
    let value = match (signs.next(), signs.next()) {
        (Some(sign), None) => Value::from_char(sign),
        _ => Value::numbered(text.parse().ok()?),
    };
    value.filter(|value| usize::from(value.number()) <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::lesson::stop::CellEvent;
    use crate::puzzle::Family;
    use crate::solver::EventKind;

    fn read_on(family: &str, text: &str) -> Result<When, String> {
        let topology: Arc<Topology> = Topology::new(family.parse::<Family>().unwrap());
        let boards = ["naive", "masks"].map(|id| (id.parse().unwrap(), Goal::First));
        let when = When::read(text, &topology, boards.to_vec(), 0);
        when.map_err(|fault| fault.say(Language::En))
    }

    #[test]
    fn what_is_looked_for_is_read() {
        let cell = |row: usize, column| Cell::new(9 * (row - 1) + column - 1);
        let event = |kind, nth| When::Place(StopAt::Event(kind, nth));
        for (text, expected) in [
            ("R3C4", When::Cell(cell(3, 4))),
            (
                " r3c4=5 ",
                When::Written(cell(3, 4), Value::new(5).unwrap()),
            ),
            ("depth >= 20", When::Depth(20)),
            ("depth ≥20", When::Depth(20)),
            ("conflict 1000", event(EventKind::Conflict, 1000)),
            ("dead-end 2", event(EventKind::DeadEnd, 2)),
            ("conflicts 1000", When::Count(Counter::Conflicts, 1000)),
            ("max-depth >= 9", When::Count(Counter::MaxDepth, 9)),
            ("DeadEnd(2)", event(EventKind::DeadEnd, 2)),
            ("doom", When::Place(StopAt::Doom)),
            ("End", When::Place(StopAt::End)),
            ("nogood 3", When::Count(Counter::Learned, 3)),
            ("nogood 3 refuses", When::Refused(3)),
            ("step 0", When::Place(StopAt::Step(0))),
            ("difference 2", When::Place(StopAt::Difference(1))),
            (
                "Cell(cell: \"R3C4\", nth: 2)",
                When::Place(StopAt::Cell(CellEvent {
                    cell: cell(3, 4),
                    event: None,
                    nth: Some(2),
                })),
            ),
        ] {
            assert_eq!(read_on("3x3", text), Ok(expected), "{text}");
        }
        let last = Value::new(16).unwrap();
        for text in ["R1C1 = G", "R1C1 = 16"] {
            assert_eq!(read_on("4x4", text), Ok(When::Written(Cell::new(0), last)));
        }
        let queen = read_on("queens:8", "R2 = 3");
        assert_eq!(
            queen,
            Ok(When::Written(Cell::new(1), Value::new(3).unwrap()))
        );
        let western = read_on("map:australia:3", "WA = 2");
        assert!(matches!(western, Ok(When::Written(..))), "{western:?}");
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        for (text, column, expected) in [
            ("R3C4 = 10", 8, "from 1 to 9"),
            ("R3C4 = ", 7, "from 1 to 9"),
            ("R3C10", 1, "R1C1 = 1"),
            ("R0C1 = 1", 1, "R1C1"),
            ("depth", 6, "a number from 1"),
            ("depth >= x", 10, "a number from 1"),
            ("conflict 0", 10, "counted from 1"),
            ("conflict", 1, "("),
            ("difference 1", 12, "another board"),
            ("difference 3", 12, "from 1 to 2"),
            ("conflcit 3", 1, "conflict 1000"),
            ("", 1, "depth >= 20"),
            ("Stop(1)", 6, "no stop 1"),
            ("Cell(cell: \"R10C1\")", 12, "R9C9"),
        ] {
            let fault = read_on("3x3", text).expect_err(text);
            let begins = format!("at character {column}: ");
            assert!(fault.starts_with(&begins), "{text}: {fault}");
            assert!(fault.contains(expected), "{text}: {fault}");
        }
    }
}
