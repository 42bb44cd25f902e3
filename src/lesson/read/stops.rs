//! Reads stops.

use super::Reader;
use super::texts::Spot;
use super::values::{Read, count, named, new_name, numbered, shown};
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::file::{self, At, CellName, Nth};
use crate::lesson::part::Part;
use crate::lesson::{Point, Quantity, Stop, StopAt, StopPlaces, scan, stop_id};
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;

impl<'a> Reader<'a> {
    /// Reads the stop with this index.
    pub(super) fn stop(&mut self, number: usize, part: Part<'a, file::Stop<'a>>) -> Read<'a, Stop> {
        let form = part.read()?;
        let board = form.board.map(|part| self.board_number(part)).transpose()?;
        let at = self.stop_at(board.unwrap_or(0), form.at.read()?)?;
        let title = form.title.map(|part| self.title(part)).transpose()?;
        let mut template = |part| self.template(Spot::of_stop(number), part);
        let text = form.text.map(&mut template).transpose()?;
        let notes = form.notes.map(template).transpose()?;
        let of_board = (number, board.unwrap_or(0));
        let ask = form.ask.map(|part| self.ask(of_board, part)).transpose()?;
        let marked = form.point.map(Part::entries).transpose()?;
        let points = marked.into_iter().flatten();
        let points = points.map(|part| self.point(part));
        let points = points.collect::<Read<Vec<_>>>()?;
        let view = form.view.map(named).transpose()?;
        let id = form.id.map(|part| new_name(part, &mut self.stop_ids));
        let id = id.transpose()?.unwrap_or_else(|| {
            let is_taken = |id: &str| self.stop_ids.iter().any(|taken| taken == id);
            let id = stop_id::derived(at, board, ask.as_ref(), is_taken);
            self.stop_ids.push(id.clone());
            id
        });
        if text.is_none() && ask.is_none() && points.is_empty() && view.is_none() {
            return Err(part.fault(FieldError::Idle));
        }
        let place = |written: Option<&'a str>| self.place(written.unwrap_or(part.text()));
        let places = StopPlaces {
            at: place(Some(form.at.text())),
            text: place(form.text.map(|part| part.text())),
            ask: place(form.ask.map(|part| part.text())),
            point: place(form.point.map(|part| part.text())),
        };
        self.places.stops.push(places);
        Ok(Stop {
            id,
            at,
            board,
            title,
            text,
            notes,
            ask,
            points,
            view,
        })
    }

    /// A place in the run of a board.
    pub(super) fn stop_at(&self, board: usize, place: At<'a>) -> Read<'a, StopAt> {
        let event = |kind, part| Ok(StopAt::Event(kind, count(part)?));
        match place {
            At::Step(part) => part.value().map(StopAt::Step),
            At::Select(part) => event(EventKind::Select, part),
            At::Place(part) => event(EventKind::Place, part),
            At::Conflict(part) => event(EventKind::Conflict, part),
            At::Deduce(part) => event(EventKind::Deduce, part),
            At::DeadEnd(part) => event(EventKind::DeadEnd, part),
            At::Backtrack(part) => event(EventKind::Backtrack, part),
            At::Sweep(part) => event(EventKind::Sweep, part),
            At::Solution(part) => event(EventKind::Solution, part),
            At::Depth(part) => count(part).map(StopAt::Depth),
            At::Cell(form) => Ok(StopAt::Cell {
                cell: self.cell(form.cell)?,
                event: form.event.map(named).transpose()?,
                nth: form.nth.map_or(Ok(1), count)?,
            }),
            At::Difference(part) => {
                let other = self.board_number(part)?;
                if other == board {
                    return Err(part.fault(FieldError::Compared));
                }
                Ok(StopAt::Difference(other))
            }
            At::Doom => Ok(StopAt::Doom),
            At::End => Ok(StopAt::End),
        }
    }

    fn cell(&self, part: Part<'a, CellName>) -> Read<'a, Cell> {
        let written = part.value()?;
        let topology = self.topology();
        scan::cell(&written, topology).ok_or_else(|| {
            let found = shown(&written);
            let range = scan::range(topology);
            part.fault_in("cell", FieldError::Cell { found, range })
        })
    }

    fn point(&self, part: Part<'a, file::Point<'a>>) -> Read<'a, Point> {
        let topology = self.topology();
        let house = |part: Part<'a, Nth>, what, kinds: &[HouseKind]| {
            let number = numbered(part, what, topology.size())?;
            let is_it = |house: &House| {
                let (kind, other) = topology.name_of(*house);
                kinds.contains(&kind) && other == number + 1
            };
            let found = topology.all_houses().find(is_it).map(Point::House);
            found.ok_or_else(|| part.fault(FieldError::NoHouse))
        };
        match part.read()? {
            file::Point::Cell(part) => self.cell(part).map(Point::Cell),
            // The row of a queen is a cell.
            file::Point::Row(part) if matches!(topology.family(), Family::Queens(_)) => {
                let row = numbered(part, Numbered::Row, topology.cells())?;
                Ok(Point::Cell(Cell::new(row)))
            }
            file::Point::Row(part) => house(part, Numbered::Row, &[HouseKind::Row]),
            file::Point::Column(part) => house(part, Numbered::Column, &[HouseKind::Column]),
            file::Point::Box(part) => {
                house(part, Numbered::Box, &[HouseKind::Box, HouseKind::Region])
            }
            file::Point::Counter(part) => {
                let quantity: Quantity = named(part.read_as())?;
                if quantity.is_counted() {
                    return Ok(Point::Counter(quantity));
                }
                Err(part.fault(FieldError::NotCounted(quantity.id())))
            }
            file::Point::Line(part) => named(part).map(Point::Line),
        }
    }
}
