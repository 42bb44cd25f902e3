//! Stops.

use super::ask::Ask;
use super::form::{Declared, Field, Form, List, Takes, Word, form, plain, words};
use super::plain::{BoardNumber, CellName, Named, NewId, Nth, numbered};
use super::text::{Said, Title};
use crate::explain::{Message, Site};
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::{self, ClaimAt, Quantity, StopAt, StopPlaces, View, stop_id};
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;
use serde::Deserialize;

/// The most marks of a stop.
pub const MOST_POINTS: usize = 8;

form! {
    /// A place in the run where the lesson pauses. It has at least one of `text`, `ask`, `point` and `view`.
    pub struct Stop, by stop -> lesson::Stop {
        /// The stop's name in the records of students' progress, unique in the lesson. A stop with a name remains
        /// the same stop when its place or question changes.
        /// Without it: a name made of `at`, `board` and the kind of question
        pub id: Option<NewId>,
        /// Where it is.
        pub at: At,
        /// The number of the board whose run is meant.
        /// Without it: 1, and every board for `End`
        pub board: Option<BoardNumber>,
        /// The stop's title, of at most 60 characters. It must not give away the answer to its question. Every stop
        /// of the course has one.
        /// Without it: only its number
        pub title: Option<Title>,
        /// What the stop says. Besides claims, `{placements}` and the other counters stand for what the board has
        /// counted at this stop. Where a value is refused, `{house}` stands for the row, column or box that forbids
        /// it, and `{with}` for the cell that holds it, in the words of each language: *The {house} holds it
        /// already, in {with}.*
        /// Without it: the stop says nothing
        pub text: Option<Said>,
        /// Notes for the teacher, shown below the text if *View → Teacher's notes* is on, and in the handout with
        /// answers. They may use counters, as `text` does.
        /// Without it: none
        pub notes: Option<Said>,
        /// A question to the class before the run goes on.
        /// Without it: nothing is asked
        pub ask: Option<Ask>,
        /// What the stop marks, with a frame or an arrow.
        /// Without it: nothing is marked
        pub point: Option<List<Point, MOST_POINTS>>,
        /// The view to open beside the boards.
        /// Without it: the view stays as it is
        pub view: Option<Named<View>>,
    }
}

words! {
    /// A place in the run of a board.
    pub enum At, by at -> ClaimAt {
        /// After this many steps.
        Step(Steps),
        /// The nth time that the search chooses what to decide next: a cell, or the place of a digit.
        Select(Nth),
        /// The nth guess.
        Place(Nth),
        /// The nth value that is refused. Only strategies that test the rules have these.
        Conflict(Nth),
        /// The nth deduction.
        Deduce(Nth),
        /// The nth dead end.
        DeadEnd(Nth),
        /// The nth time that a guess is taken back.
        Backtrack(Nth),
        /// The nth pass over the board. Only `singles` has these.
        Sweep(Nth),
        /// The nth solution.
        Solution(Nth),
        /// The first time that this many guesses stand on the board.
        Depth(Nth),
        /// Something that happens to a cell.
        Cell(CellEvent),
        /// The first step at which this board and the board of this number write or take back different things.
        Difference(BoardNumber),
        /// The first guess that leaves the board without a solution, whatever follows it.
        Doom,
        /// The end of the board's run; without `board`, the end of every board's run.
        End,
        /// Only for claims: the nth stop of this lesson. It must be a stop of the claim's board, unless the alignment
        /// is `"step"`.
        Stop(Nth),
    }
}

form! {
    /// The nth event on a cell.
    pub struct CellEvent as "Cell", by cell_event -> StopAt {
        /// The cell.
        pub cell: CellName,
        /// What happens to it.
        /// Without it: any event
        pub event: Option<Named<EventKind>>,
        /// Which of these events.
        /// Without it: 1
        pub nth: Option<Nth>,
    }
}

words! {
    /// What a stop marks.
    pub enum Point, by point -> lesson::Point {
        /// A cell.
        Cell(CellName),
        /// A row, counted from the top; also a queen's.
        Row(Nth),
        /// A column, counted from the left.
        Column(Nth),
        /// A box, counted row by row, or a region of a jigsaw, in the order of their first cells.
        Box(Nth),
        /// A counter below the board.
        Counter(Counted),
        /// The line of the program where this happens, whatever language it is shown in.
        Line(Named<Site>),
    }
}

plain! {
    /// a step, from 0
    Steps(u64) = "120";
}

/// The name of a quantity that a board counts during its run.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Counted(pub Named<Quantity>);

impl Declared for Counted {
    type Value = Quantity;
    const TAKES: Takes = Takes::Names(|| {
        let counted = |quantity: &&Quantity| quantity.is_counted();
        let all = Quantity::ALL.iter().filter(counted);
        all.map(|quantity| quantity.id()).collect()
    });

    fn read(part: &Part<Self>, reader: &mut Reader) -> Read<Quantity> {
        let quantity = part.as_value(&part.value.0).read(reader)?;
        if quantity.is_counted() {
            return Ok(quantity);
        }
        Err(part.fault(Message::new("field-not-counted").with("found", quantity.id())))
    }
}

fn stop(form: &Part<Stop>, reader: &mut Reader) -> Read<lesson::Stop> {
    let board = part!(form.board).read(reader)?;
    reader.board = board.unwrap_or(0);
    let place = part!(form.at);
    let ClaimAt::Place(at) = place.read(reader)? else {
        return Err(place.fault("field-only-claims"));
    };
    let title = part!(form.title).read(reader)?;
    let text = part!(form.text).read(reader)?;
    let notes = part!(form.notes).read(reader)?;
    let ask = part!(form.ask).read(reader)?;
    let points = part!(form.point).read(reader)?.unwrap_or_default();
    let view = part!(form.view).read(reader)?;
    let id = part!(form.id).read(reader)?.unwrap_or_else(|| {
        let is_taken = |id: &str| reader.ids.iter().any(|taken| taken == id);
        let id = stop_id::derived(at, board, ask.as_ref(), is_taken);
        reader.ids.push(id.clone());
        id
    });
    if text.is_none() && ask.is_none() && points.is_empty() && view.is_none() {
        return Err(form.fault("field-idle"));
    }
    let own = |place: Option<_>| place.unwrap_or_else(|| form.place());
    reader.places.stops.push(StopPlaces {
        at: place.place(),
        text: own(part!(form.text).given().map(|part| part.place())),
        ask: own(part!(form.ask).given().map(|part| part.place())),
        point: own(part!(form.point).given().map(|part| part.place())),
    });
    Ok(lesson::Stop {
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

/// A place in the run of the board that is being read about.
fn at(part: &Part<At>, reader: &mut Reader) -> Read<ClaimAt> {
    let mut event =
        |kind, nth| -> Read<StopAt> { Ok(StopAt::Event(kind, part.argument(nth).read(reader)?)) };
    let at = match part.value {
        At::Step(step) => StopAt::Step(step.0),
        At::Select(nth) => event(EventKind::Select, nth)?,
        At::Place(nth) => event(EventKind::Place, nth)?,
        At::Conflict(nth) => event(EventKind::Conflict, nth)?,
        At::Deduce(nth) => event(EventKind::Deduce, nth)?,
        At::DeadEnd(nth) => event(EventKind::DeadEnd, nth)?,
        At::Backtrack(nth) => event(EventKind::Backtrack, nth)?,
        At::Sweep(nth) => event(EventKind::Sweep, nth)?,
        At::Solution(nth) => event(EventKind::Solution, nth)?,
        At::Depth(nth) => StopAt::Depth(part.argument(nth).read(reader)?),
        At::Cell(form) => part.argument(form).read(reader)?,
        At::Difference(other) => {
            let part = part.argument(other);
            let other = part.read(reader)?;
            if other == reader.board {
                return Err(part.fault("field-compared"));
            }
            StopAt::Difference(other)
        }
        At::Doom => StopAt::Doom,
        At::End => StopAt::End,
        At::Stop(nth) => {
            let number = numbered(&part.argument(&nth.0), "stop", reader.stops);
            return number.map(ClaimAt::Stop);
        }
    };
    Ok(ClaimAt::Place(at))
}

fn cell_event(form: &Part<CellEvent>, reader: &mut Reader) -> Read<StopAt> {
    Ok(StopAt::Cell {
        cell: part!(form.cell).read(reader)?,
        event: part!(form.event).read(reader)?,
        nth: part!(form.nth).read(reader)?.unwrap_or(1),
    })
}

fn point<'a>(part: &Part<'a, Point>, reader: &mut Reader) -> Read<lesson::Point> {
    let topology = reader.topology();
    let house = |nth: &'a Nth, what, kinds: &[HouseKind]| {
        let part = part.argument(&nth.0);
        let number = numbered(&part, what, topology.size())?;
        let is_it = |house: &House| {
            let (kind, other) = topology.name_of(*house);
            kinds.contains(&kind) && other == number + 1
        };
        let found = topology.all_houses().find(is_it).map(lesson::Point::House);
        found.ok_or_else(|| part.fault("field-no-house"))
    };
    match part.value {
        Point::Cell(cell) => part.argument(cell).read(reader).map(lesson::Point::Cell),
        // The row of a queen is a cell.
        Point::Row(nth) if matches!(topology.family(), Family::Queens(_)) => {
            let row = numbered(&part.argument(&nth.0), "row", topology.cells())?;
            Ok(lesson::Point::Cell(Cell::new(row)))
        }
        Point::Row(nth) => house(nth, "row", &[HouseKind::Row]),
        Point::Column(nth) => house(nth, "column", &[HouseKind::Column]),
        Point::Box(nth) => house(nth, "box", &[HouseKind::Box, HouseKind::Region]),
        Point::Counter(name) => part.argument(name).read(reader).map(lesson::Point::Counter),
        Point::Line(name) => part.argument(name).read(reader).map(lesson::Point::Line),
    }
}
