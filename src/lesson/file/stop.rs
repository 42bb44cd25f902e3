//! Stops.

use super::ask::Ask;
use super::form::{Declared, Field, Form, List, OrDefault, Takes, Word, form, plain, words};
use super::plain::{BoardNumber, CellName, Named, NewId, Nth, board, numbered};
use super::text::{Said, Title};
use crate::explain::{Message, Site};
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::{self, ClaimAt, Quantity, StopAt, StopPlaces, View, stop_id};
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;

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
        pub point: OrDefault<List<Point, MOST_POINTS>>,
        /// The view to open beside the boards.
        /// Without it: the view stays as it is
        pub view: Option<Named<View>>,
    }
}

words! {
    /// A place in the run of a board.
    pub enum At => ClaimAt {
        /// After this many steps.
        Step(Steps) => |step| ClaimAt::Place(StopAt::Step(step)),
        /// The nth time that the search chooses what to decide next: a cell, or the place of a digit.
        Select(Nth) => |nth| event(EventKind::Select, nth),
        /// The nth guess.
        Place(Nth) => |nth| event(EventKind::Place, nth),
        /// The nth value that is refused. Only strategies that test the rules have these.
        Conflict(Nth) => |nth| event(EventKind::Conflict, nth),
        /// The nth deduction.
        Deduce(Nth) => |nth| event(EventKind::Deduce, nth),
        /// The nth dead end.
        DeadEnd(Nth) => |nth| event(EventKind::DeadEnd, nth),
        /// The nth time that a guess is taken back.
        Backtrack(Nth) => |nth| event(EventKind::Backtrack, nth),
        /// The nth pass over the board. Only `singles` has these.
        Sweep(Nth) => |nth| event(EventKind::Sweep, nth),
        /// The nth solution.
        Solution(Nth) => |nth| event(EventKind::Solution, nth),
        /// The first time that this many guesses stand on the board.
        Depth(Nth) => |depth| ClaimAt::Place(StopAt::Depth(depth)),
        /// Something that happens to a cell.
        Cell(CellEvent) => ClaimAt::Place,
        /// The first step at which this board and the board of this number write or take back different things.
        Difference(OtherBoard) => |board| ClaimAt::Place(StopAt::Difference(board)),
        /// The first guess that leaves the board without a solution, whatever follows it.
        Doom => ClaimAt::Place(StopAt::Doom),
        /// The end of the board's run; without `board`, the end of every board's run.
        End => ClaimAt::Place(StopAt::End),
        /// Only for claims: the nth stop of this lesson. It must be a stop of the claim's board, unless the alignment
        /// is `"step"`.
        Stop(NthStop) => ClaimAt::Stop,
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
    pub enum Point => lesson::Point {
        /// A cell.
        Cell(CellName) => lesson::Point::Cell,
        /// A row, counted from the top; also a queen's.
        Row(NthRow),
        /// A column, counted from the left.
        Column(NthColumn) => lesson::Point::House,
        /// A box, counted row by row, or a region of a jigsaw, in the order of their first cells.
        Box(NthBox) => lesson::Point::House,
        /// A counter below the board.
        Counter(Counted) => lesson::Point::Counter,
        /// The line of the program where this happens, whatever language it is shown in.
        Line(Named<Site>) => lesson::Point::Line,
    }
}

plain! {
    /// a step, from 0
    Steps(u64) = "120";
    /// a whole number from 1
    OtherBoard(u64) = "3", by other_board -> usize;
    /// a whole number from 1
    NthStop(u64) = "3", by nth_stop -> usize;
    /// a whole number from 1
    NthRow(u64) = "3", by row -> lesson::Point;
    /// a whole number from 1
    NthColumn(u64) = "3", by column -> House;
    /// a whole number from 1
    NthBox(u64) = "3", by region -> House;
    /// The name of a quantity that a board counts during its run.
    Counted(Named<Quantity>) takes Takes::Names(counted_names), by counted -> Quantity;
}

fn counted_names() -> Vec<&'static str> {
    let all = Quantity::ALL.iter();
    let counted = all.filter(|quantity| quantity.is_counted());
    counted.map(|quantity| quantity.id()).collect()
}

fn counted(part: &Part<Named<Quantity>>, reader: &mut Reader) -> Read<Quantity> {
    match part.read(reader)? {
        quantity if quantity.is_counted() => Ok(quantity),
        other => Err(part.fault(Message::new("field-not-counted").with("found", other.id()))),
    }
}

fn stop(form: &Part<Stop>, reader: &mut Reader) -> Read<lesson::Stop> {
    let board = part!(form.board).read(reader)?;
    reader.board = board.unwrap_or(0);
    let place = part!(form.at);
    let ClaimAt::Place(at) = place.read(reader)? else {
        return Err(place.fault("field-only-claims"));
    };
    let id = part!(form.id).read(reader)?;
    let mut stop = lesson::Stop {
        id: String::new(),
        at,
        board,
        title: part!(form.title).read(reader)?,
        text: part!(form.text).read(reader)?,
        notes: part!(form.notes).read(reader)?,
        ask: part!(form.ask).read(reader)?,
        points: part!(form.point).read(reader)?,
        view: part!(form.view).read(reader)?,
    };
    if stop.text.is_none() && stop.ask.is_none() && stop.points.is_empty() && stop.view.is_none() {
        return Err(form.fault("field-idle"));
    }
    stop.id = id.unwrap_or_else(|| {
        let is_taken = |id: &str| reader.ids.iter().any(|taken| taken == id);
        let id = stop_id::derived(at, board, stop.ask.as_ref(), is_taken);
        reader.ids.push(id.clone());
        id
    });
    reader.places.stops.push(StopPlaces {
        at: place.place(),
        text: part!(form.text).place(),
        ask: part!(form.ask).place(),
        point: part!(form.point).place(),
    });
    Ok(stop)
}

fn event(kind: EventKind, nth: u64) -> ClaimAt {
    ClaimAt::Place(StopAt::Event(kind, nth))
}

/// Another board than the one that is being read about.
fn other_board(part: &Part<u64>, reader: &mut Reader) -> Read<usize> {
    match board(part, reader)? {
        other if other == reader.board => Err(part.fault("field-compared")),
        other => Ok(other),
    }
}

fn nth_stop(part: &Part<u64>, reader: &mut Reader) -> Read<usize> {
    numbered(part, "stop", reader.stops)
}

fn cell_event(form: &Part<CellEvent>, reader: &mut Reader) -> Read<StopAt> {
    Ok(StopAt::Cell {
        cell: part!(form.cell).read(reader)?,
        event: part!(form.event).read(reader)?,
        nth: part!(form.nth).read(reader)?.unwrap_or(1),
    })
}

/// A row of the board. That of a queen is a cell.
fn row(part: &Part<u64>, reader: &mut Reader) -> Read<lesson::Point> {
    let topology = reader.topology();
    if matches!(topology.family(), Family::Queens(_)) {
        let row = numbered(part, "row", topology.cells())?;
        return Ok(lesson::Point::Cell(Cell::new(row)));
    }
    house(part, reader, "row", &[HouseKind::Row]).map(lesson::Point::House)
}

fn column(part: &Part<u64>, reader: &mut Reader) -> Read<House> {
    house(part, reader, "column", &[HouseKind::Column])
}

fn region(part: &Part<u64>, reader: &mut Reader) -> Read<House> {
    house(part, reader, "box", &[HouseKind::Box, HouseKind::Region])
}

/// The house of one of these kinds that has this number.
fn house(
    part: &Part<u64>,
    reader: &Reader,
    what: &'static str,
    kinds: &[HouseKind],
) -> Read<House> {
    let topology = reader.topology();
    let number = numbered(part, what, topology.size())?;
    let is_it = |house: &House| {
        let (kind, other) = topology.name_of(*house);
        kinds.contains(&kind) && other == number + 1
    };
    let found = topology.all_houses().find(is_it);
    found.ok_or_else(|| part.fault("field-no-house"))
}
