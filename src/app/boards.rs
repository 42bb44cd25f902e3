//! The boards, side by side or two by two.

use super::choice::toggle;
use super::cx::Cx;
use super::drawn::Drawn;
use super::layout::LEAST;
use super::look::{Dialog, LookCommand};
use super::magnifier;
use super::paint::{paint, point_from, rect_from, rect_to};
use super::popups;
use super::race;
use super::spoken::board;
use super::spoken::cursor::{self, CursorMove};
use crate::analysis::exercise::MoveKind;
use crate::lesson::{StopMark, View};
use crate::puzzle::{Cell, Value};
use crate::scene::{
    Card, CardParts, DoomMark, Length, Motion, Rect, Shape, Stroke, counters_shown, foot_of,
    place_cards, place_three,
};
use crate::session::{Act, Command, Switch, can_fork};
use crate::solver::{Alternative, Spot};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Response, Sense, Ui};

/// The margin around the cards, in points.
const MARGIN: f32 = 6.0;
/// The margin inside egui's panels, in points.
pub(super) const PANEL_MARGIN: f32 = 8.0;

/// In lower windows the boards need the room more than words do, in points.
const LOW: f32 = 520.0;

/// The least room of a candidate that can be read from the last row, in points.
const SMALLEST_AFAR: f32 = 13.0;

/// Boards with a shorter side cannot be read at all, in points.
const READABLE: f32 = 120.0;

/// The margin around a board that has its words elsewhere, in points.
const APART: f32 = 4.0;

/// The text size of a card in little room, in points.
const SMALL_TEXT: f32 = 12.5;

/// The place for the boards.
#[derive(Clone, Copy)]
pub enum Place {
    /// A large room, in which each board would have this side beside an inspector of the usual width.
    Desk(f32),
    /// A small room.
    Small,
    /// A small room for one board, whose words stand elsewhere.
    Apart(Rect),
    /// The whole window, to be seen from afar.
    Presented,
    /// The same with three boards, two by two, that leave the fourth place free.
    Three,
    /// The same for the leading board alone.
    One,
    /// Nothing.
    Nowhere,
}

/// How much larger words may be in presenter mode, where that does not make the boards smaller.
const LARGER: [f32; 4] = [1.8, 1.6, 1.4, 1.2];

/// The share of their side that small boards keep while words become larger.
const SLIGHTLY: f32 = 0.95;
/// The usual text size of three cards, as a share of the shorter side of their places.
const QUARTER: f32 = 0.028;

/// Words may be as large as the viewer wants while a board keeps this share of its side.
const KEPT: f32 = 0.9;
/// The text sizes tried between what the viewer wants and the usual one.
const TRIES: usize = 8;

/// The text sizes that words should have where that does not make the boards smaller, in points.
const READ: [f32; 4] = [15.0, 14.2, 13.4, 12.6];

/// The places of the cards, with words of this size relative to the usual one.
fn places(area: Rect, count: usize, foot: f32, times: f32) -> Vec<CardParts> {
    let share = |place: Rect| match place.width > 1.4 * place.height {
        true => 0.032,
        false => 0.026,
    };
    let cards = |times: f32, text: f32| {
        place_cards(area.shrunk(MARGIN), count, foot, |place| {
            (share(place) * times).max(text / place.width.min(place.height))
        })
    };
    let usual = |times| cards(times, 0.0);
    let least = KEPT * usual(1.0)[0].board.width;
    let tries = (0..TRIES).map(|n| times + (1.0 - times) * n as f32 / TRIES as f32);
    let wanted = tries
        .map(|times| (times, usual(times)))
        .find(|(_, cards)| cards[0].board.width >= least);
    let (times, usual) = wanted.unwrap_or_else(|| (1.0, usual(1.0)));
    // Words become larger in the space that the boards leave free below them.
    let has_room = |cards: &Vec<CardParts>| cards[0].board.width >= usual[0].board.width;
    let larger = READ
        .into_iter()
        .map(|text| cards(times, text))
        .find(has_room);
    larger.unwrap_or(usual)
}

/// The places of three cards in presenter mode, and the fourth place, which is free. Words are as large as the
/// boards allow.
fn three_places(area: Rect) -> ([CardParts; 3], Rect) {
    let cards = |times: f32| place_three(area.shrunk(MARGIN), QUARTER * times);
    let side = |cards: &([CardParts; 3], Rect)| cards.0[0].board.width;
    let least = SLIGHTLY * side(&cards(1.0));
    let larger = LARGER.into_iter().map(cards);
    let mut larger = larger.filter(|cards| side(cards) >= least);
    larger.next().unwrap_or_else(|| cards(1.0))
}

/// The side of each of three boards in this much room in presenter mode, and the free place beside them.
pub fn fourth_place(room: egui::Rect) -> (f32, egui::Rect) {
    let (cards, free) = three_places(rect_from(room.shrink(PANEL_MARGIN)));
    (cards[0].board.width, rect_to(free))
}

/// The places of the cards in presenter mode.
fn places_presented(area: Rect, count: usize) -> Vec<CardParts> {
    let share = |place: Rect| match place.width > 1.4 * place.height {
        true => 0.05,
        false => 0.028,
    };
    let cards = |times: f32| {
        place_cards(area.shrunk(MARGIN), count, 0.0, |place| {
            share(place) * times
        })
    };
    let usual = cards(1.0);
    // Words become larger in the space that the boards leave free below them, and beside small boards a little more.
    let kept = if count > 2 { SLIGHTLY } else { 1.0 };
    let least = kept * usual[0].board.width;
    let larger = || LARGER.into_iter().map(cards);
    let has_room = |cards: &Vec<CardParts>| cards[0].board.width >= least;
    let has_long_numbers =
        |cards: &Vec<CardParts>| has_room(cards) && cards[0].has_room_for_long_numbers();
    let larger = larger()
        .find(has_long_numbers)
        .or_else(|| larger().find(has_room));
    larger.unwrap_or(usual)
}

/// The places of the cards in little room.
fn small_places(area: Rect, count: usize) -> Vec<CardParts> {
    let area = area.shrunk(MARGIN);
    if count == 1 {
        return vec![CardParts::small(area, SMALL_TEXT, LEAST)];
    }
    place_cards(area, count, 0.0, |_| 0.0)
}

/// The side of each of `count` boards in little room.
pub fn side_small(room: egui::Vec2, count: usize) -> f32 {
    small_places(Rect::new(0.0, 0.0, room.x, room.y), count)[0]
        .board
        .width
}

/// How many of `count` boards stand side by side.
pub fn columns(count: usize) -> f32 {
    if count > 1 { 2.0 } else { 1.0 }
}

/// The side of each of `count` boards in this much room, with words of this size relative to the usual one.
pub fn side(room: egui::Vec2, count: usize, times: f32) -> f32 {
    let area = Rect::new(0.0, 0.0, room.x, room.y).shrunk(PANEL_MARGIN);
    places(area, count, 0.0, times)[0].board.width
}

/// The side of each of `count` boards in this much room in presenter mode.
pub fn side_presented(room: egui::Vec2, count: usize) -> f32 {
    let area = Rect::new(0.0, 0.0, room.x, room.y).shrunk(PANEL_MARGIN);
    places_presented(area, count)[0].board.width
}

/// The frame around what a lesson points at, if it is on the card.
fn frame_of(point: StopMark, card: &Card, parts: &CardParts) -> Option<Shape> {
    let board = card.board(parts);
    let grid = board.grid();
    let around = |cells: &[Cell]| {
        let rects = cells.iter().map(|cell| grid.rect_of(*cell));
        rects.reduce(Rect::around)
    };
    let rect = match point {
        StopMark::Cell(cell) => around(&[cell]),
        StopMark::House(house) => around(card.moment.problem().topology().cells_of(house)),
        StopMark::Counter(quantity) => card.counter_rect(parts, quantity.id()),
        // Lines of the program are framed in the code view.
        StopMark::Line(_) => None,
    }?;
    // Narrow enough to cover neither the neighbours of low targets nor the numbers of rows and columns, nor marks in
    // the cells around.
    let is_disc = grid.is_map() && matches!(point, StopMark::Cell(_));
    // Discs are small and have an outline, so their ring is wider.
    let share = if is_disc { 0.13 } else { 0.06 };
    let width = (grid.side() * share)
        .min(rect.height * 2.0 * share)
        .clamp(2.0, 8.0);
    let rect = rect.shrunk(if is_disc { -width } else { -width / 2.0 });
    Some(Shape::Rect {
        rect,
        radius: if is_disc { rect.width / 2.0 } else { width },
        fill: None,
        stroke: Some(Stroke::new(width, card.palette.lit_edge)),
    })
}

/// Chooses which board is shown, where there is room for only one, or all of them.
fn choice(ui: &mut Ui, cx: &Cx, shows_all: bool) {
    ui.horizontal_wrapped(|ui| {
        if toggle(ui, shows_all, cx.word("boards-all")).clicked() {
            cx.ask(LookCommand::ShowAll(Switch::On));
        }
        each(ui, cx, shows_all);
    });
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

/// The boards that are shown in this room, and whether there is a choice.
fn shown_in(room: Rect, cx: &Cx, place: Place) -> (Vec<usize>, bool) {
    let runs = cx.session.runs();
    // A student at work sees one board, and not how its run ends.
    if let Some(solved) = cx.session.solved_board() {
        return (vec![solved], false);
    }
    let all = || (0..runs.len()).collect();
    let size = egui::vec2(room.width, room.height);
    let side = match place {
        Place::Presented | Place::Three | Place::Nowhere => return (all(), false),
        Place::One => return (vec![runs.leading()], false),
        Place::Apart(_) => 0.0,
        Place::Small => side_small(size, runs.len()),
        Place::Desk(side) => side,
    };
    let has_choice = !runs.is_alone() && (READABLE..LEAST).contains(&side);
    if shows_all(cx, side) {
        (all(), has_choice)
    } else {
        (vec![runs.leading()], has_choice)
    }
}

/// Whether all boards are shown, which would each have this side, and not only the leading one.
pub fn shows_all(cx: &Cx, side: f32) -> bool {
    cx.session.runs().is_alone() || side >= LEAST || side >= READABLE && cx.look.shows_all
}

/// Shows the boards in the room left by everything else. Where they would be too small, only the
/// leading one is shown.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn, place: Place) {
    let frame = match place {
        Place::Nowhere => return,
        Place::Desk(_) | Place::Presented | Place::One => None,
        // What stands in the free place is not painted over.
        Place::Three => Some(egui::Frame::NONE.inner_margin(PANEL_MARGIN)),
        // There is no room for a margin.
        Place::Small | Place::Apart(_) => Some(egui::Frame::NONE),
    };
    let mut panel = egui::CentralPanel::default();
    if let Some(frame) = frame {
        panel = panel.frame(frame);
    }
    panel.show_inside(ui, |ui| {
        let room = rect_from(ui.available_rect_before_wrap());
        let (shown, has_choice) = shown_in(room, cx, place);
        access::region(ui, Role::Main, &cx.word("boards"));
        if has_choice {
            choice(ui, cx, shown.len() > 1);
        }
        cards(ui, cx, drawn, place, &shown);
    });
}

/// Shows the cards of these boards.
fn cards(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn, place: Place, shown: &[usize]) {
    let runs = cx.session.runs();
    let (response, mut painter) = ui.allocate_painter(ui.available_size(), Sense::hover());
    let area = rect_from(response.rect);
    // Low windows have room for the verdict only.
    let lines = match (place, cx.shows_doom(), area.height < LOW) {
        (Place::Desk(_), true, true) => 1,
        (Place::Desk(_), true, false) => 2,
        _ => 0,
    };
    let places = match place {
        Place::Desk(_) => places(area, shown.len(), foot_of(lines), cx.look.zoom),
        Place::Presented | Place::One | Place::Nowhere => places_presented(area, shown.len()),
        Place::Three => three_places(area).0.into(),
        Place::Small => small_places(area, shown.len()),
        Place::Apart(words) => vec![CardParts::apart(area.shrunk(APART), words, SMALL_TEXT)],
    };
    drawn.sides = places.iter().map(|parts| parts.board.width).collect();
    drawn.free.clear();
    // The board that a stop speaks of is the last one to be covered.
    let told = cx.session.stop_here();
    let told = told.map(|number| cx.session.lesson().stops[number].board());
    let mut covered = shown.iter().zip(&places).rev();
    let other = covered.find(|(index, _)| Some(**index) != told);
    let over = other.map(|(_, parts)| parts).or(places.last());
    drawn.over = over.map(|parts| rect_to(parts.last_resort()));
    if !matches!(place, Place::Small | Place::Apart(_) | Place::Nowhere)
        && let Some(parts) = places.last()
    {
        drawn.free.extend(parts.free(lines > 0).map(rect_to));
    }
    let mut shapes = Vec::new();
    let mut reached = None;
    for (&index, parts) in shown.iter().zip(&places) {
        // Words beside more than two boards call them by their numbers. The badges of a race need the room.
        let is_numbered = runs.len() > 2 && cx.session.race().is_none();
        let name = runs.title(index, cx.language);
        let title = match is_numbered {
            true => format!("{}. {name}", index + 1),
            false => name,
        };
        let id = ui.id().with(("board", runs[index].id()));
        let response = ui.interact(rect_to(parts.whole), id, Sense::click());
        access::describe(&response, |node| {
            node.set_role(Role::Group);
            node.set_label(title.as_str());
        });
        if cx.session.hides_board(index) {
            let words = cx.word("board-hidden");
            parts.draw_hidden(&title, &words, &cx.palette, &mut shapes);
            board::show_hidden(ui.ctx(), id, cx.language);
            continue;
        }
        let badge = race::arrival(cx, index);
        let mut card = Card {
            badge: badge.as_deref(),
            motion: drawn.motion(ui.ctx(), cx, index),
            ..card(cx, index, &title, shown.len() == 1)
        };
        card.options.candidates &= !cx.look.is_presenting || can_be_read_afar(&card, parts);
        drawn.free.push(rect_to(card.beside_title(parts)));
        draw(cx, index, &card, parts, lines, &mut shapes);
        speak(ui, cx, index, (&card, parts), id);
        let cell_at = |at| card.board(parts).grid().cell_at(point_from(at));
        let pointed = response.hover_pos().and_then(cell_at);
        let here = walked(ui, cx, drawn, index, &response);
        if response.has_focus() {
            reached = Some((response.clone(), card.board(parts).grid().rect_of(here)));
        }
        if response.clicked()
            && let Some(at) = response.interact_pointer_pos()
        {
            let value = card.board(parts).grid().value_at(point_from(at));
            click(cx, index, cell_at(at), value);
        }
        if let Some(cell) = pointed.filter(|_| magnifier::is_wanted(&card, parts)) {
            popups::at_pointer(response, |ui| magnifier::show(ui, &card, parts, cell));
        }
    }
    let visible = match place {
        Place::Apart(words) => area.around(words),
        _ => area,
    };
    painter.set_clip_rect(rect_to(visible));
    paint(&painter, shapes);
    if let Some((board, cell)) = reached {
        cursor::draw(ui, &board, rect_to(cell));
    }
}

/// Whether candidates on a board are large enough for the last row.
fn can_be_read_afar(card: &Card, parts: &CardParts) -> bool {
    card.board(parts).grid().candidate() >= SMALLEST_AFAR
}

/// What is drawn of a board.
fn card<'a>(cx: &'a Cx, index: usize, title: &'a str, is_alone: bool) -> Card<'a> {
    let run = &cx.session.runs()[index];
    let is_leading = index == cx.session.runs().leading();
    let student = cx.session.student();
    // From afar a ring would be taken for one of the lesson's, unless it is explained beside the board.
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
        asked: student.map(|student| student.cursor()).or(asked),
        is_leading: is_alone || is_leading,
        badge: None,
        motion: Motion::END,
        differs_here: student.is_none() && cx.session.differs_at(index),
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
    let (counters, on_board): (Vec<StopMark>, Vec<StopMark>) =
        points.partition(|point| matches!(point, StopMark::Counter(_)));
    let frames = |points: Vec<StopMark>| -> Vec<Shape> {
        let frames = points.into_iter();
        frames
            .filter_map(|point| frame_of(point, card, parts))
            .collect()
    };
    card.draw_over(parts, frames(on_board), shapes);
    shapes.extend(frames(counters));
    if let Some(doom) = cx.session.runs()[index].doom().filter(|_| lines > 0) {
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

/// The counters that a stop of another board points at, if that board does not show them.
fn counters_from_elsewhere(cx: &Cx, index: usize) -> impl Iterator<Item = StopMark> {
    let runs = cx.session.runs();
    let others = (0..runs.len()).filter(move |other| *other != index);
    others.flat_map(move |other| {
        let shown = counters_shown(runs[other].moment()).map(|(id, _)| id);
        let points = cx.session.points_at(other).iter().copied();
        points.filter(move |point| match point {
            StopMark::Counter(quantity) => !shown.contains(&quantity.id()),
            StopMark::Cell(_) | StopMark::House(_) | StopMark::Line(_) => false,
        })
    })
}

/// Tells what is seen of a board.
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
    let doom = run.doom().filter(|_| cx.shows_doom());
    let foot = doom.map(|doom| doom.words(card.moment, cx.language));
    let foot = foot.as_ref().map_or(&[][..], |words| &words[..]);
    board::show(ui.ctx(), id, (card, parts), &pointed, foot);
}

/// The cell that the keys of a focused board have reached. What they ask for there is asked for.
fn walked(ui: &Ui, cx: &Cx, drawn: &mut Drawn, index: usize, board: &Response) -> Cell {
    let run = &cx.session.runs()[index];
    let topology = run.moment().problem().topology();
    let student = cx.session.student();
    let cursor = &mut drawn.of(run.id()).cursor;
    let in_play = match run.moment().subject() {
        Some(Spot::Cell(cell)) => cell,
        Some(Spot::Places(house, _)) => topology.cells_of(house)[0],
        None => Cell::new(0),
    };
    let own = student.map(|student| student.cursor());
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
                here = cursor::gone(here, rows, columns, topology);
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
    // Asking about the same cell again ends it.
    cx.ask(LookCommand::Cell(cell.filter(|_| cx.look.cell != cell)));
}
