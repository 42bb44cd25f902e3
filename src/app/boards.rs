//! The boards, side by side or two by two: how they are drawn, and what a click or a key does on
//! them.

use super::board_cache::BoardCache;
use super::board_layout::{BoardRoom, PANEL_MARGIN, side_small};
use super::choice::toggle;
use super::cx::Cx;
use super::layout::LEAST;
use super::look::{Dialog, LookCommand};
use super::magnifier;
use super::paint::{paint, point_from, rect_from, rect_to};
use super::spoken::board;
use super::spoken::cursor::{self, CursorMove};
use crate::analysis::exercise::MoveKind;
use crate::analysis::reason::ReasonSearch;
use crate::lesson::{StopMark, View};
use crate::puzzle::{Cell, Value};
use crate::scene::{
    Card, CardParts, DoomMark, FaultMark, Length, Motion, Rect, Shape, counters_shown, pointed,
};
use crate::session::verdict::LETTERS;
use crate::session::{Act, Command, Switch, can_fork};
use crate::solver::{Alternative, Counter, Spot};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Response, Sense, Ui};

/// In lower areas, cards have room for the verdict about doom only, in points.
const LOW_AREA: f32 = 520.0;
/// The least side of a candidate that can be read from the last row, in points.
const MIN_PRESENTED_CANDIDATE: f32 = 13.0;
/// In presenter mode, more boards have no room for the verdict about doom.
const MOST_DOOMED: usize = 2;
/// Boards with a shorter side cannot be read at all, in points.
const MIN_READABLE_SIDE: f32 = 120.0;

/// Rings around what a lesson points at, if it is on the card.
fn point_at(point: StopMark, card: &Card, parts: &CardParts, shapes: &mut Vec<Shape>) {
    let board = card.board(parts);
    let grid = board.grid();
    if let StopMark::Cell(cell) = point
        && grid.draw_pointed_area(cell, shapes)
    {
        return;
    }
    let around = |cells: &[Cell]| {
        let rects = cells.iter().map(|cell| grid.rect_of(*cell));
        rects.reduce(Rect::around)
    };
    let (rect, unit) = match point {
        StopMark::Cell(cell) => (around(&[cell]), board.unit()),
        StopMark::House(house) => {
            let cells = card.moment.problem().topology().cells_of(house);
            (around(cells), board.unit())
        }
        StopMark::Counter(quantity) => (card.counter_rect(parts, quantity.id()), parts.text),
        // Lines of the program are framed in the code view.
        StopMark::Line(_) => (None, 0.0),
    };
    let is_round = grid.is_map() && matches!(point, StopMark::Cell(_));
    if let Some(rect) = rect {
        pointed(rect, is_round, unit, card.palette, shapes);
    }
}

/// Chooses which board is shown, where there is room for only one, or all of them.
pub fn choice(ui: &mut Ui, cx: &Cx, shows_all: bool) {
    if toggle(ui, shows_all, cx.word("boards-all")).clicked() {
        cx.ask(LookCommand::ShowAll(Switch::On));
        ui.close();
    }
    each(ui, cx, shows_all);
}

/// The boards by name, to choose one from.
pub fn each(ui: &mut Ui, cx: &Cx, shows_all: bool) {
    let runs = cx.session.runs();
    for (index, title) in runs.titles(cx.language).into_iter().enumerate() {
        let name = format!("{}. {title}", index + 1);
        let is_it = index == runs.leading() && !shows_all;
        if toggle(ui, is_it, name).clicked() {
            cx.ask(LookCommand::ShowAll(Switch::Off));
            cx.ask(Command::Lead(index));
            ui.close();
        }
    }
}

/// The boards that are shown in this room.
pub fn shown_in(room: Rect, cx: &Cx, place: BoardRoom) -> Vec<usize> {
    let runs = cx.session.runs();
    // A student at work sees one board, and not how its run ends.
    if let Some(solved) = cx.session.solved_board() {
        return vec![solved];
    }
    let shows_all = match place {
        BoardRoom::Presented { is_alone, .. } => !is_alone,
        BoardRoom::Nowhere => true,
        BoardRoom::Bare { .. } | BoardRoom::WithoutWords(_) => runs.is_alone(),
        BoardRoom::Small => {
            let room = egui::vec2(room.width, room.height);
            shows_all(cx, side_small(room, runs.len()))
        }
        BoardRoom::Desk(side) => shows_all(cx, side),
    };
    match shows_all {
        true => (0..runs.len()).collect(),
        false => vec![runs.leading()],
    }
}

/// Whether a desk has buttons for what the small bar of other windows has in a menu.
fn has_choice(cx: &Cx, place: BoardRoom) -> bool {
    let readable = MIN_READABLE_SIDE..LEAST;
    matches!(place, BoardRoom::Desk(side) if readable.contains(&side))
        && !cx.session.runs().is_alone()
        && cx.session.student().is_none()
}

/// Whether all boards are shown, which would each have this side, and not only the leading one.
pub fn shows_all(cx: &Cx, side: f32) -> bool {
    let is_readable = side >= MIN_READABLE_SIDE;
    cx.session.runs().is_alone() || side >= LEAST || is_readable && cx.look.shows_all
}

/// Shows the boards in the room left by everything else. Where they would be too small, only the
/// leading one is shown.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, place: BoardRoom) {
    let margin = match place {
        BoardRoom::Nowhere => return,
        // There is no room for a margin, or it is among the others.
        BoardRoom::Small
        | BoardRoom::WithoutWords(_)
        | BoardRoom::Bare { .. }
        | BoardRoom::Presented { .. } => 0.0,
        BoardRoom::Desk(_) => PANEL_MARGIN,
    };
    let panel = egui::CentralPanel::default().frame(egui::Frame::NONE.inner_margin(margin));
    panel.show_inside(ui, |ui| {
        let room = rect_from(ui.available_rect_before_wrap());
        let shown = shown_in(room, cx, place);
        access::region(ui, Role::Main, &cx.word("boards"));
        if has_choice(cx, place) {
            ui.horizontal_wrapped(|ui| choice(ui, cx, shown.len() > 1));
        }
        cards(ui, cx, drawn, place, &shown);
    });
}

/// Shows the cards of these boards.
fn cards(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, place: BoardRoom, shown: &[usize]) {
    let (response, mut painter) = ui.allocate_painter(ui.available_size(), Sense::hover());
    let area = rect_from(response.rect);
    let lines = match place {
        BoardRoom::Desk(_) if cx.shows_doom() => 1 + usize::from(area.height >= LOW_AREA),
        BoardRoom::Presented { .. } if cx.shows_doom() && shown.len() <= MOST_DOOMED => 1,
        _ => 0,
    };
    let places = place.cards(cx, area, shown.len(), lines);
    let numbers = numbers(cx, shown);
    drawn.sides = places.iter().map(|parts| parts.board.width).collect();
    let mut shapes = Vec::new();
    let mut reached = None;
    for (&index, parts) in shown.iter().zip(&places) {
        let is_alone = shown.len() == 1;
        let focused = board(
            ui,
            cx,
            drawn,
            (index, parts),
            (is_alone, lines),
            &numbers,
            &mut shapes,
        );
        reached = focused.or(reached);
    }
    painter.set_clip_rect(rect_to(match place {
        BoardRoom::WithoutWords(words) => area.around(words),
        _ => area,
    }));
    paint(&painter, shapes);
    if let Some((board, cell)) = reached {
        cursor::draw(ui, &board, rect_to(cell));
    }
}

/// The counters of several boards, or of one that is seen from afar: the same on all, and first the
/// one that the lesson points at. None are the usual ones.
fn numbers(cx: &Cx, shown: &[usize]) -> Vec<&'static str> {
    if shown.len() == 1 && !cx.look.is_presenting {
        return Vec::new();
    }
    use Counter::{
        Backtracks, Conflicts, DeadEnds, Deductions, Depth, Eliminations, Jumps, Placements,
        Skipped, Solutions, Sweeps,
    };
    const ORDER: [Counter; 11] = [
        Placements,
        Backtracks,
        Conflicts,
        Sweeps,
        DeadEnds,
        Deductions,
        Eliminations,
        Jumps,
        Skipped,
        Solutions,
        Depth,
    ];
    let runs = cx.session.runs();
    let own = |index: &usize| counters_shown(runs[*index].moment()).map(|(id, _)| id);
    let own: Vec<&'static str> = shown.iter().flat_map(own).collect();
    let points = (0..runs.len()).flat_map(|index| cx.session.points_at(index));
    let pointed = points.filter_map(|point| match point {
        StopMark::Counter(quantity) if shown.len() > 1 => Some(quantity.id()),
        StopMark::Counter(_) | StopMark::Cell(_) | StopMark::House(_) | StopMark::Line(_) => None,
    });
    let usual = ORDER
        .map(Counter::id)
        .into_iter()
        .filter(|id| own.contains(id));
    let others = own.iter().copied();
    let mut all = Vec::new();
    for id in pointed.chain(usual).chain(others) {
        if !all.contains(&id) {
            all.push(id);
        }
    }
    all
}

/// The title of a board's card.
fn title_of(cx: &Cx, index: usize) -> String {
    let runs = cx.session.runs();
    let name = runs.title(index, cx.language);
    // Words beside more than two boards call them by their numbers.
    match runs.len() > 2 {
        true => format!("{}. {name}", index + 1),
        false => name,
    }
}

/// Draws a board and takes its input. Returns its response and its current cell if it has the
/// focus.
fn board(
    ui: &mut Ui,
    cx: &Cx,
    drawn: &mut BoardCache,
    (index, parts): (usize, &CardParts),
    (is_alone, lines): (bool, usize),
    numbers: &[&'static str],
    shapes: &mut Vec<Shape>,
) -> Option<(Response, Rect)> {
    let title = title_of(cx, index);
    let id = ui.id().with(("board", cx.session.runs()[index].id()));
    let response = ui.interact(rect_to(parts.whole), id, Sense::click());
    access::describe(&response, |node| {
        node.set_role(Role::Group);
        node.set_label(title.as_str());
    });
    if cx.session.hides_board(index) {
        let words = cx.word("board-hidden");
        parts.draw_hidden(&title, &words, &cx.palette, shapes);
        board::show_hidden(ui.ctx(), id, cx.language);
        return None;
    }
    let mut card = Card {
        motion: drawn.motion(ui.ctx(), cx, index),
        numbers,
        ..card(cx, index, &title, is_alone)
    };
    let candidate = card.board(parts).grid().candidate();
    card.options.candidates &= !cx.look.is_presenting || candidate >= MIN_PRESENTED_CANDIDATE;
    let seen = card.board(parts);
    let grid = seen.grid();
    draw(cx, index, &card, parts, lines, shapes);
    speak(ui, cx, index, (&card, parts), id);
    let here = walked(ui, cx, drawn, index, &response);
    let cell_at = |at| grid.cell_at(point_from(at));
    if response.clicked()
        && let Some(at) = response.interact_pointer_pos()
    {
        click(cx, index, cell_at(at), grid.value_at(point_from(at)));
    }
    let focused = response.has_focus();
    let focused = focused.then(|| (response.clone(), grid.rect_of(here)));
    let pointed = response.hover_pos().and_then(cell_at);
    if let Some(cell) = pointed.filter(|_| magnifier::is_wanted(&card, parts)) {
        response.on_hover_ui_at_pointer(|ui| magnifier::show(ui, &card, parts, cell));
    }
    focused
}

/// What is drawn of a board.
fn card<'a>(cx: &'a Cx, index: usize, title: &'a str, is_alone: bool) -> Card<'a> {
    let run = &cx.session.runs()[index];
    let is_leading = index == cx.session.runs().leading();
    let student = cx.session.student();
    // From afar a ring would be taken for one of the lesson's, unless it is explained beside the
    // board.
    let is_explained = !cx.look.is_presenting || cx.look.view == View::Why;
    let asked = cx.look.cell.filter(|_| is_leading && is_explained);
    Card {
        moment: run.moment(),
        title,
        length: cx
            .session
            .visibility(index)
            .is_whole
            .then(|| Length::of(run.timeline())),
        language: cx.language,
        palette: &cx.palette,
        options: cx.look.options,
        digits_from: magnifier::DIGITS_FROM,
        // They may be what is asked for.
        shows_causes: !cx.session.is_asking(),
        asked: student.map(|student| student.cursor).or(asked),
        is_leading: is_alone || is_leading,
        motion: Motion::END,
        differs_here: student.is_none() && cx.session.differs_at(index),
        fault: run.faults_here().1.first().and_then(|fault| {
            let (cell, with) = (fault.cell, fault.with);
            Some((FaultMark { cell, with }, run.fault_in_words(cx.language)?))
        }),
        numbers: &[],
    }
}

/// Draws a board, with what a lesson or a student points at, and this many lines about its doom.
fn draw(
    cx: &Cx,
    index: usize,
    card: &Card,
    parts: &CardParts,
    lines: usize,
    shapes: &mut Vec<Shape>,
) {
    let points = cx.session.points_at(index).iter().copied();
    let points = points.chain(counters_from_elsewhere(cx, index));
    let points = points.chain(student_points(cx));
    let points = points.chain(nogood_points(cx, index));
    let (counters, on_board): (Vec<StopMark>, Vec<StopMark>) =
        points.partition(|point| matches!(point, StopMark::Counter(_)));
    // A cell within a house that is pointed at has no rings of its own.
    let topology = card.moment.problem().topology();
    let in_house = |cell: &Cell| {
        on_board.iter().any(|point| match point {
            StopMark::House(house) => topology.cells_of(*house).contains(cell),
            StopMark::Cell(_) | StopMark::Counter(_) | StopMark::Line(_) => false,
        })
    };
    let is_free = |point: &StopMark| !matches!(point, StopMark::Cell(cell) if in_house(cell));
    let mut frames = Vec::new();
    for point in on_board.iter().copied().filter(is_free) {
        point_at(point, card, parts, &mut frames);
    }
    card.draw_over(parts, frames, shapes);
    if let Some(search) = reason_alone(cx, index) {
        card.board(parts).draw_only(search, shapes);
    }
    for (cell, letter) in lettered(cx, index) {
        card.board(parts).draw_letter(cell, letter, shapes);
    }
    for counter in counters {
        point_at(counter, card, parts, shapes);
    }
    if let Some(doom) = cx.session.runs()[index].doom.as_ref().filter(|_| lines > 0) {
        let span = doom.span();
        let mark = DoomMark {
            problem: card.moment.problem(),
            is_doomed: span.is_some(),
            cell: span.and_then(|span| span.guess).map(|(cell, _)| cell),
            words: &doom.words(card.moment, cx.language)[..lines],
            palette: &cx.palette,
            coordinates: cx.look.options.coordinates,
        };
        mark.draw(parts, shapes);
    }
}

/// The cells of the nogood that is pointed at in its view.
fn nogood_points(cx: &Cx, index: usize) -> impl Iterator<Item = StopMark> {
    let runs = cx.session.runs();
    let is_shown = cx.look.view == View::Nogoods && runs.leading() == index;
    let nogood = cx.look.nogood.filter(|_| is_shown).and_then(|number| {
        let solver = runs.leader().moment().state().solver()?;
        solver.nogood(number)
    });
    nogood.into_iter().flat_map(|nogood| {
        let cells: Vec<_> = nogood
            .guesses()
            .map(|(cell, _)| StopMark::Cell(cell))
            .collect();
        cells
    })
}

/// The reason beside which everything on a board is greyed.
fn reason_alone<'a>(cx: &Cx<'a>, index: usize) -> Option<&'a ReasonSearch> {
    let is_it = cx.look.shows_only_reason && cx.look.view == View::Why;
    let is_it = is_it && index == cx.session.runs().leading();
    let search = cx.session.reason(cx.look.reason_for());
    search.filter(|search| is_it && search.forbids())
}

/// The cells of a board that are answers to the question on show, with their letters.
fn lettered(cx: &Cx, index: usize) -> impl Iterator<Item = (Cell, char)> {
    let posed = cx.session.questions().posed();
    let posed = posed.filter(|posed| posed.board == index && cx.session.student().is_none());
    let topology = cx.session.lesson().problem.topology();
    posed.into_iter().flat_map(move |posed| {
        let letter = |cell: Cell| Some((cell, LETTERS[posed.option_of(cell, topology)?]));
        topology.all_cells().filter_map(letter)
    })
}

/// The counters that a stop of another board points at.
fn counters_from_elsewhere(cx: &Cx, index: usize) -> impl Iterator<Item = StopMark> {
    let others = (0..cx.session.runs().len()).filter(move |other| *other != index);
    let points = others.flat_map(move |other| cx.session.points_at(other).iter().copied());
    points.filter(|point| matches!(point, StopMark::Counter(_)))
}

/// Describes a board for screen readers.
fn speak(ui: &Ui, cx: &Cx, index: usize, (card, parts): (&Card, &CardParts), id: egui::Id) {
    let run = &cx.session.runs()[index];
    let topology = card.moment.problem().topology();
    let pointed = |point: &StopMark| match point {
        StopMark::Cell(cell) => vec![*cell],
        StopMark::House(house) => topology.cells_of(*house).to_vec(),
        StopMark::Counter(_) | StopMark::Line(_) => Vec::new(),
    };
    let pointed: Vec<Cell> = cx
        .session
        .points_at(index)
        .iter()
        .flat_map(pointed)
        .collect();
    let doom = run.doom.as_ref().filter(|_| cx.shows_doom());
    let foot = doom.map(|doom| doom.words(card.moment, cx.language));
    let foot = foot.as_ref().map_or(&[][..], |words| &words[..]);
    board::show(ui.ctx(), id, (card, parts), &pointed, foot);
}

/// The cell that the keys of a focused board have reached. Also performs the action requested
/// there.
fn walked(ui: &Ui, cx: &Cx, drawn: &mut BoardCache, index: usize, board: &Response) -> Cell {
    let run = &cx.session.runs()[index];
    let topology = run.moment().problem().topology();
    let student = cx.session.student();
    let cursor = &mut drawn.of(run.id()).cursor;
    let in_play = match run.moment().subject() {
        Some(Spot::Cell(cell)) => cell,
        Some(Spot::Places(house, _)) => topology.cells_of(house)[0],
        None => Cell::new(0),
    };
    let own = student.map(|student| student.cursor);
    let mut here = own.or(*cursor).unwrap_or(in_play);
    for (cell, is_clicked) in board::asked(ui.ctx(), board.id, topology) {
        here = cell;
        *cursor = Some(cell);
        if is_clicked || student.is_some() {
            click(cx, index, Some(cell), None);
        }
    }
    for step in cursor::walk(ui, board) {
        match step {
            CursorMove::By(rows, columns) if student.is_some() => {
                cx.ask(Command::Student(Act::Go(rows, columns)));
            }
            CursorMove::Take if student.is_some() => {
                cx.ask(Command::Student(Act::Kind(MoveKind::Select)));
            }
            CursorMove::By(rows, columns) => {
                here = topology.moved(here, rows, columns);
                *cursor = Some(here);
            }
            CursorMove::Take => click(cx, index, Some(here), None),
        }
    }
    access::move_focus(ui.ctx(), board.id, board::cell_id(board.id, here));
    here
}

/// What a student sees marked on the board: the chosen house, and the peer behind a refusal.
fn student_points(cx: &Cx) -> impl Iterator<Item = StopMark> {
    let student = cx.session.student();
    let topology = cx.session.lesson().problem.topology();
    let house = student.and_then(|student| student.house(topology));
    let peer = student.and_then(|student| student.refused_by());
    (house.map(StopMark::House).into_iter()).chain(peer.map(StopMark::Cell))
}

/// Handles a click on a board, perhaps on a cell. It moves a student's cursor, answers a question,
/// branches off to decide that cell next, or asks why about the cell.
fn click(cx: &Cx, index: usize, cell: Option<Cell>, value: Option<Value>) {
    let session = cx.session;
    if session.student().is_some() {
        if let Some(cell) = cell {
            cx.ask(Command::Student(Act::Point(cell)));
            // A square of a chess board is a value too.
            if let Some(value) = value {
                cx.ask(Command::Student(Act::Value(value)));
            }
        }
        return;
    }
    let topology = session.lesson().problem.topology();
    if let Some(cell) = cell {
        let option = session.questions().option_of(cell, topology);
        let alternative = Alternative::Select(Spot::Cell(cell));
        let is_forking = cx.look.dialog == Some(Dialog::Forks);
        if let Some(option) = option {
            cx.ask(Command::Choose(option));
            return;
        }
        if is_forking && can_fork(session.runs().leader().moment(), alternative) {
            cx.ask(Command::Fork(alternative));
            return;
        }
    }
    cx.ask(Command::Lead(index));
    // A second click on a cell stops asking about it.
    cx.ask(LookCommand::Cell(cell.filter(|_| cx.look.cell != cell)));
}
