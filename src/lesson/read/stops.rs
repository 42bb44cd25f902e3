//! Reads stops.

use super::Reader;
use super::texts::Spot;
use super::values::{new_name, numbered};
use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::file::{self, At, CellName, Nth};
use crate::lesson::part::{Part, Read};
use crate::lesson::shown::shown;
use crate::lesson::{Point, Stop, StopAt, StopPlaces, scan, stop_id};
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;

impl<'a> Reader<'a> {
    /// Reads the stop with this index.
    pub(super) fn stop(&mut self, number: usize, part: Part<'a, file::Stop<'a>>) -> Read<'a, Stop> {
        let form = part.read()?;
        let board = form.board.map(|part| self.board_number(part))?;
        let at = self.stop_at(board.unwrap_or(0), form.at.read()?)?;
        let title = form.title.map(|part| self.title(part))?;
        let mut template = |part| self.template(Spot::of_stop(number), part);
        let text = form.text.map(&mut template)?;
        let notes = form.notes.map(template)?;
        let of_board = (number, board.unwrap_or(0));
        let ask = form.ask.map(|part| self.ask(of_board, part))?;
        let points = form.point.map(|list| list.each(|part| self.point(part)))?;
        let points = points.unwrap_or_default();
        let view = form.view.read()?;
        let id = form.id.map(|part| new_name(part, &mut self.stop_ids))?;
        let id = id.unwrap_or_else(|| {
            let is_taken = |id: &str| self.stop_ids.iter().any(|taken| taken == id);
            let id = stop_id::derived(at, board, ask.as_ref(), is_taken);
            self.stop_ids.push(id.clone());
            id
        });
        if text.is_none() && ask.is_none() && points.is_empty() && view.is_none() {
            return Err(part.fault(FieldError::Idle));
        }
        let place = |written: &'a str| {
            let is_given = !written.is_empty();
            self.place(if is_given { written } else { part.text })
        };
        let places = StopPlaces {
            at: place(form.at.text),
            text: place(form.text.text),
            ask: place(form.ask.text),
            point: place(form.point.text),
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
        let event = |kind, part: Part<'a, Nth>| Ok(StopAt::Event(kind, part.read()?));
        match place {
            At::Step(part) => part.read().map(StopAt::Step),
            At::Select(part) => event(EventKind::Select, part),
            At::Place(part) => event(EventKind::Place, part),
            At::Conflict(part) => event(EventKind::Conflict, part),
            At::Deduce(part) => event(EventKind::Deduce, part),
            At::DeadEnd(part) => event(EventKind::DeadEnd, part),
            At::Backtrack(part) => event(EventKind::Backtrack, part),
            At::Sweep(part) => event(EventKind::Sweep, part),
            At::Solution(part) => event(EventKind::Solution, part),
            At::Depth(part) => part.read().map(StopAt::Depth),
            At::Cell(form) => Ok(StopAt::Cell {
                cell: self.cell(form.cell)?,
                event: form.event.read()?,
                nth: form.nth.read()?.unwrap_or(1),
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
        let topology = self.topology();
        part.checked(|written: String| {
            let cell = scan::cell(&written, topology);
            cell.ok_or_else(|| FieldError::Cell {
                found: shown(&written),
                range: scan::range(topology),
            })
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
            file::Point::Counter(part) => part.read().map(Point::Counter),
            file::Point::Line(part) => part.read().map(Point::Line),
        }
    }
}
