//! Stops: places in the runs where a lesson halts.

use super::ask::AskForm;
use super::file::form::StopPlaces;
use super::file::form::{
    Fields, ListOf, OrDefault, Read, Readable, Scope, Written, form, plain, words,
};
use super::file::plain::{BoardNumber, CellName, NameOf, NewId, Nth, board, numbered, one_by_name};
use super::file::text::Title;
use super::quantity::Quantity;
use super::text::Template;
use super::view::View;
use crate::explain::Site;
use crate::puzzle::{Cell, Family, House, HouseKind};
use crate::solver::EventKind;

/// The most marks of a stop.
pub const MOST_MARKS: usize = 8;

form! {
    /// A place in the run where the lesson pauses. It has at least one of `text`, `ask`, `point`
    /// and `view`.
    pub struct Stop as "Stop" then check {
        /// The stop's name in the records of students' progress, unique in the lesson. A stop with
        /// a name remains the same stop when its place or question changes.
        /// Without it: a name made of `at`, `board` and the kind of question
        pub id: OrDefault<NewId>,
        /// Where it is.
        pub at: Place,
        /// The number of the board whose run is meant.
        /// Without it: 1, and every board for `End`
        pub board: Option<StopBoard>,
        /// The stop's title, of at most 60 characters. It must not give away the answer to its
        /// question. Every stop of the course has one.
        /// Without it: only its number
        pub title: Option<Title>,
        /// What the stop says. Besides claims, `{placements}` and the other counters stand for what
        /// the board has counted at this stop. Where a value is refused, `{house}` stands for the
        /// row, column or box that forbids it, and `{with}` for the cell that has it, in the
        /// words of each language: *The {house} already has it, in {with}.*
        /// Without it: the stop says nothing
        pub text: Option<Template>,
        /// Notes for the teacher, shown below the text if *View → Teacher's notes* is on, and in
        /// the handout with answers. They may use counters, as `text` does.
        /// Without it: none
        pub notes: Option<Template>,
        /// A question to the class before the run goes on.
        /// Without it: nothing is asked
        pub ask: Option<AskForm>,
        /// What the stop marks, with a frame or an arrow.
        /// Without it: nothing is marked
        pub marks = "point": OrDefault<ListOf<MarkWord, MOST_MARKS>>,
        /// The view to open beside the boards.
        /// Without it: the view stays as it is
        pub view: Option<NameOf<View>>,
    }
}

impl Stop {
    /// The board whose counts its texts use, from 0.
    pub fn board(&self) -> usize {
        self.board.unwrap_or(0)
    }

    /// Its id if it has none of its own, made of its place, its board and what it asks, so that it
    /// stays the same stop when others are inserted or its words change. No written id begins with
    /// `@`.
    fn derived_id(&self, is_taken: impl Fn(&str) -> bool) -> String {
        let mut id = match self.at {
            StopAt::Step(step) => format!("@step:{step}"),
            StopAt::Event(kind, nth) => format!("@{}:{nth}", kind.id()),
            StopAt::Depth(depth) => format!("@depth:{depth}"),
            StopAt::Cell(CellEvent { cell, event, nth }) => {
                let (event, nth) = (event.map_or("any", EventKind::id), nth.unwrap_or(1));
                format!("@cell:{}:{event}:{nth}", cell.index() + 1)
            }
            StopAt::Difference(other) => format!("@difference:{}", other + 1),
            StopAt::Doom => "@doom".to_owned(),
            StopAt::End => "@end".to_owned(),
        };
        // Naming the first board says nothing new, except at the end.
        let named = (self.board).filter(|board| *board > 0 || self.at == StopAt::End);
        if let Some(board) = named {
            id += &format!("/{}", board + 1);
        }
        if let Some(ask) = &self.ask {
            id += "?";
            id += ask.kind.id();
        }
        let numbered = (2..).map(|number| format!("{id}#{number}"));
        let mut ids = std::iter::once(id.clone()).chain(numbered);
        ids.find(|id| !is_taken(id)).expect("numbers do not end")
    }
}

/// A place in the run of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopAt {
    /// After this many steps.
    Step(u64),
    /// At the nth event of a kind.
    Event(EventKind, u64),
    /// Where this many guesses stand for the first time.
    Depth(u64),
    /// At the nth event on a cell.
    Cell(CellEvent),
    /// The first decision that differs from the decision of another board, from 0.
    Difference(usize),
    /// The first doomed position.
    Doom,
    /// At the end of the run.
    End,
}

/// When a claim is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimAt {
    /// At a place in its board's run.
    Place(StopAt),
    /// At a stop of the lesson, from 0.
    Stop(usize),
}

/// Something that a stop marks with a frame or an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopMark {
    /// A cell.
    Cell(Cell),
    /// A row, column or box.
    House(House),
    /// A counter of the board.
    Counter(Quantity),
    /// The line of the program where this happens.
    Line(Site),
}

words! {
    /// A place in the run of a board.
    At -> ClaimAt {
        /// After this many steps.
        Step(Steps) => |step| ClaimAt::Place(StopAt::Step(step)),
        /// The nth time that the search chooses what to decide next: a cell, or the place of a
        /// digit.
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
        Cell(CellEvent) => |event| ClaimAt::Place(StopAt::Cell(event)),
        /// The first step at which this board and the board of this number write or take back
        /// different things.
        Difference(BoardNumber) => |board| ClaimAt::Place(StopAt::Difference(board)),
        /// The first guess that leaves the board without a solution, whatever follows it.
        Doom => ClaimAt::Place(StopAt::Doom),
        /// The end of the board's run; without `board`, the end of every board's run.
        End => ClaimAt::Place(StopAt::End),
        /// Only for claims: the nth stop of this lesson. It must be a stop of the claim's board,
        /// unless the alignment is `"step"`.
        Stop(NthStop) => ClaimAt::Stop,
    }
}

form! {
    /// The nth event on a cell.
    #[derive(Copy)]
    pub struct CellEvent as "Cell" {
        /// The cell.
        pub cell: CellName,
        /// What happens to it.
        /// Without it: any event
        pub event: Option<NameOf<EventKind>>,
        /// Which of these events.
        /// Without it: 1
        pub nth: Option<Nth>,
    }
}

words! {
    /// What a stop marks.
    MarkWord -> StopMark {
        /// A cell.
        Cell(CellName) => StopMark::Cell,
        /// A row, counted from the top; also a queen's.
        Row(NthRow) => |mark| mark,
        /// A column, counted from the left.
        Column(NthColumn) => StopMark::House,
        /// A box, counted row by row, or a region of a jigsaw, in the order of their first cells.
        Box(NthBox) => StopMark::House,
        /// A counter below the board.
        Counter(Counted) => StopMark::Counter,
        /// The line of the program where this happens, whatever language it is shown in.
        Line(NameOf<Site>) => StopMark::Line,
    }
}

plain! {
    /// A place where a stop can be.
    Place = place -> StopAt, takes(At::TAKES);
    /// a whole number from 1
    StopBoard = stop_board -> usize, "3";
    /// a step, from 0
    Steps = parsed -> u64, "120";
    /// a whole number from 1
    NthStop = nth_stop -> usize, "3";
    /// a whole number from 1
    NthRow = row -> StopMark, "3";
    /// a whole number from 1
    NthColumn = column -> House, "3";
    /// a whole number from 1
    NthBox = region -> House, "3";
    /// The name of a quantity that a board counts during its run.
    Counted = counted -> Quantity, takes(Takes::Names(|| counted_quantities().map(Quantity::id).collect()));
}

/// The board of a stop, which the rest of the stop is about.
fn stop_board(written: Written, scope: &mut Scope) -> Read<usize> {
    scope.board = board(written, scope)?;
    Ok(scope.board)
}

fn check(mut stop: Stop, fields: &Fields, scope: &mut Scope) -> Read<Stop> {
    scope.board = 0;
    if let Some(at) = fields.given("at") {
        refuse_own_board(ClaimAt::Place(stop.at), stop.board(), at)?;
    }
    if stop.text.is_none() && stop.ask.is_none() && stop.marks.is_empty() && stop.view.is_none() {
        return Err(fields.whole.fault("field-idle"));
    }
    if stop.id.is_empty() {
        stop.id = stop.derived_id(|id| scope.ids.iter().any(|taken| taken == id));
        scope.ids.push(stop.id.clone());
    }
    scope.places.stops.push(StopPlaces {
        at: fields.place("at"),
        text: fields.place("text"),
        ask: fields.place("ask"),
        point: fields.place("point"),
    });
    Ok(stop)
}

/// Refuses to compare a board with itself.
pub fn refuse_own_board(at: ClaimAt, board: usize, written: Written) -> Read<()> {
    if at == ClaimAt::Place(StopAt::Difference(board)) {
        let other = written.argument().unwrap_or(written);
        return Err(other.fault("field-compared"));
    }
    Ok(())
}

fn place(written: Written, scope: &mut Scope) -> Read<StopAt> {
    match At::read(written, scope)? {
        ClaimAt::Place(at) => Ok(at),
        ClaimAt::Stop(_) => Err(written.fault("field-only-claims")),
    }
}

fn event(kind: EventKind, nth: u64) -> ClaimAt {
    ClaimAt::Place(StopAt::Event(kind, nth))
}

fn nth_stop(written: Written, scope: &mut Scope) -> Read<usize> {
    numbered(written, "stop", scope.stops)
}

fn counted_quantities() -> impl Iterator<Item = Quantity> {
    Quantity::ALL
        .into_iter()
        .filter(|quantity| quantity.is_counted())
}

fn counted(written: Written, _: &mut Scope) -> Read<Quantity> {
    one_by_name(written, &counted_quantities().collect::<Vec<_>>())
}

/// A row of the board; with queens, a cell.
fn row(written: Written, scope: &mut Scope) -> Read<StopMark> {
    let topology = scope.topology();
    if matches!(topology.family(), Family::Queens(_)) {
        let row = numbered(written, "row", topology.cells())?;
        return Ok(StopMark::Cell(Cell::new(row)));
    }
    house(written, scope, "row", &[HouseKind::Row]).map(StopMark::House)
}

fn column(written: Written, scope: &mut Scope) -> Read<House> {
    house(written, scope, "column", &[HouseKind::Column])
}

fn region(written: Written, scope: &mut Scope) -> Read<House> {
    house(written, scope, "box", &[HouseKind::Box, HouseKind::Region])
}

/// The house of one of these kinds that has this number.
fn house(written: Written, scope: &Scope, what: &'static str, kinds: &[HouseKind]) -> Read<House> {
    let topology = scope.topology();
    let number = numbered(written, what, topology.size())?;
    let is_it = |house: &House| {
        let (kind, other) = topology.name_of(*house);
        kinds.contains(&kind) && other == number + 1
    };
    let found = topology.all_houses().find(is_it);
    found.ok_or_else(|| written.fault("field-no-house"))
}
