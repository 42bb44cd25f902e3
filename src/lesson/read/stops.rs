//! Reads stops.

use super::texts::Spot;
use super::{Reader, numbered, taken_name};
use crate::explain::{Message, quoted};
use crate::lesson::file::{self, At, CellName, Counted, LONGEST_TITLE, Named, Nth};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::{Point, Stop, StopAt, StopPlaces, scan, stop_id};
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;

impl Reader {
    /// Reads the stop with this index.
    pub(super) fn stop(&mut self, number: usize, form: &Part<file::Stop>) -> Read<Stop> {
        let stop = form.value;
        let board = part!(form.board).given();
        let board = board.map(|part| self.board_number(&part)).transpose()?;
        let place = part!(form.at);
        let at = self.stop_at(board.unwrap_or(0), &place)?;
        let title = part!(form.title).given();
        let title = title.map(|part| self.plain(LONGEST_TITLE, &part));
        let title = title.transpose()?;
        let mut template = |part: &Part<_>| {
            let part = part.given();
            let template = part.map(|part| self.template(Spot::of_stop(number), &part));
            template.transpose()
        };
        let (text, notes) = (part!(form.text), part!(form.notes));
        let (ask, point) = (part!(form.ask), part!(form.point));
        let (said, noted) = (template(&text)?, template(&notes)?);
        let of_board = (number, board.unwrap_or(0));
        let asked = ask.given().map(|part| self.ask(of_board, &part));
        let asked = asked.transpose()?;
        let points = point.entries().map(|part| self.point(&part));
        let points = points.collect::<Read<Vec<_>>>()?;
        let view = stop.view.map(|Named(view)| view);
        let is_taken = |id: &str| self.stop_ids.iter().any(|taken| taken == id);
        let id = match part!(form.id).given() {
            Some(part) if is_taken(part.value) => return Err(part.fault(taken_name(part.value))),
            Some(part) => part.value.0.clone(),
            None => stop_id::derived(at, board, asked.as_ref(), is_taken),
        };
        self.stop_ids.push(id.clone());
        if said.is_none() && asked.is_none() && points.is_empty() && view.is_none() {
            return Err(form.fault("field-idle"));
        }
        self.places.stops.push(StopPlaces {
            at: place.place(),
            text: text
                .given()
                .map_or_else(|| form.place(), |part| part.place()),
            ask: ask
                .given()
                .map_or_else(|| form.place(), |part| part.place()),
            point: point
                .given()
                .map_or_else(|| form.place(), |part| part.place()),
        });
        Ok(Stop {
            id,
            at,
            board,
            title,
            text: said,
            notes: noted,
            ask: asked,
            points,
            view,
        })
    }

    /// A place in the run of a board.
    pub(super) fn stop_at(&self, board: usize, part: &Part<At>) -> Read<StopAt> {
        let event = |kind, nth: &Nth| StopAt::Event(kind, nth.0);
        Ok(match part.value {
            At::Step(step) => StopAt::Step(step.0),
            At::Select(nth) => event(EventKind::Select, nth),
            At::Place(nth) => event(EventKind::Place, nth),
            At::Conflict(nth) => event(EventKind::Conflict, nth),
            At::Deduce(nth) => event(EventKind::Deduce, nth),
            At::DeadEnd(nth) => event(EventKind::DeadEnd, nth),
            At::Backtrack(nth) => event(EventKind::Backtrack, nth),
            At::Sweep(nth) => event(EventKind::Sweep, nth),
            At::Solution(nth) => event(EventKind::Solution, nth),
            At::Depth(nth) => StopAt::Depth(nth.0),
            At::Cell(form) => {
                let form = part.argument(form);
                StopAt::Cell {
                    cell: self.cell(&part!(form.cell))?,
                    event: form.value.event.map(|Named(event)| event),
                    nth: form.value.nth.as_ref().map_or(1, |nth| nth.0),
                }
            }
            At::Difference(other) => {
                let part = part.argument(other);
                let other = self.board_number(&part)?;
                if other == board {
                    return Err(part.fault("field-compared"));
                }
                StopAt::Difference(other)
            }
            At::Doom => StopAt::Doom,
            At::End => StopAt::End,
            At::Stop(_) => return Err(part.fault("field-only-claims")),
        })
    }

    fn cell(&self, part: &Part<CellName>) -> Read<Cell> {
        let (found, topology) = (part.value.as_str(), self.topology());
        let cell = scan::cell(found, topology);
        cell.ok_or_else(|| part.fault(no_cell(found, scan::range(topology))))
    }

    fn point(&self, part: &Part<file::Point>) -> Read<Point> {
        let topology = self.topology();
        let house = |nth, what, kinds: &[HouseKind]| {
            let part = part.argument(nth);
            let number = numbered(&part, what, topology.size())?;
            let is_it = |house: &House| {
                let (kind, other) = topology.name_of(*house);
                kinds.contains(&kind) && other == number + 1
            };
            let found = topology.all_houses().find(is_it).map(Point::House);
            found.ok_or_else(|| part.fault("field-no-house"))
        };
        match part.value {
            file::Point::Cell(cell) => self.cell(&part.argument(cell)).map(Point::Cell),
            // The row of a queen is a cell.
            file::Point::Row(nth) if matches!(topology.family(), Family::Queens(_)) => {
                let row = numbered(&part.argument(nth), "row", topology.cells())?;
                Ok(Point::Cell(Cell::new(row)))
            }
            file::Point::Row(nth) => house(nth, "row", &[HouseKind::Row]),
            file::Point::Column(nth) => house(nth, "column", &[HouseKind::Column]),
            file::Point::Box(nth) => house(nth, "box", &[HouseKind::Box, HouseKind::Region]),
            file::Point::Counter(Counted(Named(quantity))) => Ok(Point::Counter(*quantity)),
            file::Point::Line(Named(site)) => Ok(Point::Line(*site)),
        }
    }
}

/// The board has no such cell.
pub(super) fn no_cell(found: &str, [first, last]: [String; 2]) -> Message {
    Message::new("field-cell")
        .with("found", quoted(found))
        .with("first", first)
        .with("last", last)
}
