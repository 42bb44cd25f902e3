//! Reads stops.

use super::texts::Spot;
use super::{Reader, shown};
use crate::explain::Site;
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::scan;
use crate::lesson::schema::{LONGEST_TEXT, MOST_POINTS, MOST_STOPS, PLACES, POINTS, STOP};
use crate::lesson::source::Held;
use crate::lesson::stop_id;
use crate::lesson::{Point, Quantity, Stop, StopAt, StopPlaces, View};
use crate::puzzle::{Cell, Family, House, HouseKind, Topology};
use crate::solver::EventKind;
use std::sync::Arc;

impl<'a> Reader<'_, 'a> {
    /// The stops as they are written.
    pub(super) fn stop_parts(&self, part: &'a str) -> Option<Vec<&'a str>> {
        self.source.list("stops", part, MOST_STOPS)
    }

    /// Reads the stop with this index.
    pub(super) fn stop(&mut self, number: usize, part: &'a str) -> Option<Stop> {
        let fields = self.source.form(part, &STOP)?;
        let board = match fields.get("board") {
            Some(part) => self.board_number("board", part).map(Some),
            None => Some(None),
        };
        let at_part = fields.get("at");
        let at = at_part.and_then(|part| {
            let (word, held) = self.source.word(part, &[PLACES])?;
            self.stop_at(board.flatten().unwrap_or(0), word, held)
        });
        let title = match fields.get("title") {
            Some(part) => self.title(part).map(Some),
            None => Some(None),
        };
        let [text, notes] = ["text", "notes"].map(|field| match fields.get(field) {
            Some(part) => {
                let spot = Spot {
                    field,
                    stop: Some(number),
                    may_lie: false,
                    longest: LONGEST_TEXT,
                };
                self.template(spot, part).map(Some)
            }
            None => Some(None),
        });
        let ask_part = fields.get("ask");
        let ask = match ask_part {
            Some(part) => self
                .ask((number, board.flatten().unwrap_or(0)), part)
                .map(Some),
            None => Some(None),
        };
        let points = match fields.get("point") {
            Some(part) => self.points(part),
            None => Some(Vec::new()),
        };
        let view = match fields.get("view") {
            Some(part) => self.named("view", part, &View::ALL, View::id).map(Some),
            None => Some(None),
        };
        let id = match fields.get("id") {
            Some(part) => self.stop_id(part).map(Some),
            None => Some(None),
        };
        let does_something = ["text", "ask", "point", "view"]
            .iter()
            .any(|name| fields.get(name).is_some());
        if !does_something {
            self.source.fault("stops", part, FieldError::Idle);
        }
        let place = |part| self.source.place(part);
        self.places.stops.push(StopPlaces {
            at: place(at_part.unwrap_or(part)),
            text: place(fields.get("text").unwrap_or(part)),
            ask: place(ask_part.unwrap_or(part)),
            point: place(fields.get("point").unwrap_or(part)),
        });
        let (at, board, ask) = (at?, board?, ask?);
        let id = id?.unwrap_or_else(|| {
            let is_taken = |id: &str| self.stop_ids.iter().any(|taken| taken == id);
            let id = stop_id::derived(at, board, ask.as_ref(), is_taken);
            self.stop_ids.push(id.clone());
            id
        });
        Some(Stop {
            id,
            at,
            board,
            title: title?,
            text: text?,
            notes: notes?,
            ask,
            points: points?,
            view: view?,
        })
    }

    /// An id that no other stop of the lesson has.
    fn stop_id(&mut self, part: &'a str) -> Option<String> {
        let id = self.name("id", part)?;
        if self.stop_ids.contains(&id) {
            self.source.fault("id", part, FieldError::Taken(id));
            return None;
        }
        self.stop_ids.push(id.clone());
        Some(id)
    }

    /// The place in the run of a board that a word with arguments stands for.
    pub(super) fn stop_at(&self, board: usize, word: &str, held: Held<'a>) -> Option<StopAt> {
        let event = |kind| move |n| StopAt::Event(kind, n);
        match (word, held) {
            ("Step", Held::One(part)) => self.source.value(part).map(StopAt::Step),
            ("Cell", Held::Fields(fields)) => {
                let event = match fields.get("event") {
                    Some(part) => self
                        .named("event", part, &EventKind::ALL, EventKind::id)
                        .map(Some),
                    None => Some(None),
                };
                let nth = match fields.get("nth") {
                    Some(part) => self.count("nth", part),
                    None => Some(1),
                };
                let cell = fields.get("cell").and_then(|part| self.cell(part));
                Some(StopAt::Cell {
                    cell: cell?,
                    event: event?,
                    nth: nth?,
                })
            }
            ("End", _) => Some(StopAt::End),
            ("Doom", _) => Some(StopAt::Doom),
            ("Difference", Held::One(part)) => {
                let other = self.board_number("at", part)?;
                if other == board {
                    self.source.fault("at", part, FieldError::Compared);
                    return None;
                }
                Some(StopAt::Difference(other))
            }
            ("Depth", Held::One(part)) => self.count("at", part).map(StopAt::Depth),
            (word, Held::One(part)) => {
                let kind = match word {
                    "Select" => EventKind::Select,
                    "Place" => EventKind::Place,
                    "Conflict" => EventKind::Conflict,
                    "Deduce" => EventKind::Deduce,
                    "DeadEnd" => EventKind::DeadEnd,
                    "Backtrack" => EventKind::Backtrack,
                    "Sweep" => EventKind::Sweep,
                    "Solution" => EventKind::Solution,
                    _ => unreachable!("the table has no other word"),
                };
                self.count("at", part).map(event(kind))
            }
            (_, Held::Nothing | Held::Fields(_)) => unreachable!("the table has no other word"),
        }
    }

    fn cell(&self, part: &'a str) -> Option<Cell> {
        let written: String = self.source.value(part)?;
        let topology = self.topology.as_deref()?;
        let cell = scan::cell(&written, topology);
        if cell.is_none() {
            let found = shown(&written);
            let range = scan::range(topology);
            self.source
                .fault("cell", part, FieldError::Cell { found, range });
        }
        cell
    }

    fn points(&self, part: &'a str) -> Option<Vec<Point>> {
        let parts = self.source.list("point", part, MOST_POINTS)?;
        let points: Vec<_> = parts.into_iter().map(|part| self.point(part)).collect();
        points.into_iter().collect()
    }

    fn point(&self, part: &'a str) -> Option<Point> {
        let (word, Held::One(part)) = self.source.word(part, &[POINTS])? else {
            unreachable!("every mark has its brackets");
        };
        let house = |what, kinds: &[HouseKind]| {
            let topology = self.topology.as_deref()?;
            let number = self.numbered("point", part, what, topology.size())?;
            let is_it = |house: &House| {
                let (kind, other) = topology.name_of(*house);
                kinds.contains(&kind) && other == number + 1
            };
            let found = topology.all_houses().find(is_it).map(Point::House);
            if found.is_none() {
                self.source.fault("point", part, FieldError::NoHouse);
            }
            found
        };
        let is_queens = |topology: &Arc<Topology>| matches!(topology.family(), Family::Queens(_));
        match word {
            "Cell" => self.cell(part).map(Point::Cell),
            // The row of a queen is a cell.
            "Row" if self.topology.as_ref().is_some_and(is_queens) => {
                let rows = self.topology.as_ref()?.cells();
                let row = self.numbered("point", part, Numbered::Row, rows)?;
                Some(Point::Cell(Cell::new(row)))
            }
            "Row" => house(Numbered::Row, &[HouseKind::Row]),
            "Column" => house(Numbered::Column, &[HouseKind::Column]),
            "Box" => house(Numbered::Box, &[HouseKind::Box, HouseKind::Region]),
            "Counter" => {
                let quantity = self.named("point", part, Quantity::ALL, Quantity::id)?;
                if !quantity.is_counted() {
                    let error = FieldError::NotCounted(quantity.id());
                    self.source.fault("point", part, error);
                    return None;
                }
                Some(Point::Counter(quantity))
            }
            "Line" => self
                .named("point", part, &Site::ALL, Site::id)
                .map(Point::Line),
            _ => unreachable!("the table has no other word"),
        }
    }
}
