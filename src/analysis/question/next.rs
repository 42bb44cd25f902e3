//! Questions about the next step.

use super::kind::{Answer, Asked, Deed, Question, QuestionKind, RightAndWrong, cell_of};
use crate::analysis::exercise::{Move, MoveKind};
use crate::puzzle::{Cell, Value};
use crate::solver::{Event, EventKind, Spot, Strategy};
use crate::timeline::{Moment, Timeline};

/// A question about the next step.
pub fn about_next(timeline: &mut Timeline, now: &Moment, kind: QuestionKind) -> Asked {
    let Some(event) = timeline.at(now.step() + 1).and_then(|next| next.event()) else {
        return Asked::NotYet;
    };
    let choice = now.choices().pop().map(|choice| choice.at);
    let mut question = Question::new(kind, now.step(), now.step() + 1);
    question.deed = Some(Deed::of(event, now.next_strategy()));
    let found = match kind {
        QuestionKind::NextCell => next_cell(now, event, choice),
        QuestionKind::NextValue => {
            question.cell = event.cell();
            next_value(now, event, choice)
        }
        QuestionKind::WhatHappens => what_happens(now.next_strategy(), event),
        QuestionKind::WhichPeer => match event {
            // A program may refuse a value that no rule forbids.
            Event::Conflict { cell, value, with } if with != cell => {
                (question.cell, question.value) = (Some(cell), Some(value));
                Some((Answer::Cell(with), other_peers(now, cell)))
            }
            _ => None,
        },
        QuestionKind::StepsUntil(_)
        | QuestionKind::Falls
        | QuestionKind::NextWritten
        | QuestionKind::TakeBack => None,
    };
    found.map_or(Asked::Nothing, |(right, mut wrong)| {
        wrong.retain(|answer| !is_true_too(now, event, *answer));
        question.with_options(right, wrong)
    })
}

/// On a way: which square is tried next, among those that a move leads to.
fn next_square(now: &Moment, event: Event) -> RightAndWrong {
    let is_tried = matches!(event.kind(), EventKind::Place | EventKind::Conflict);
    let cell = event.cell().filter(|_| is_tried)?;
    let choice = now.choices().pop()?;
    let others = choice.untried.iter().chain(choice.failed.iter().rev());
    let others = others
        .map(|(square, _)| *square)
        .filter(|square| *square != cell);
    Some((Answer::Cell(cell), others.map(Answer::Cell).collect()))
}

fn next_cell(now: &Moment, event: Event, choice: Option<Spot>) -> RightAndWrong {
    let is_way = now.problem().topology().way().is_some();
    if is_way && !matches!(event, Event::Backtrack { .. }) {
        return next_square(now, event);
    }
    let cell = event.cell()?;
    // Where a value is tried for a cell, the cell is known.
    let is_tried = matches!(event.kind(), EventKind::Place | EventKind::Conflict);
    if is_tried && matches!(choice, Some(Spot::Cell(_))) {
        return None;
    }
    let topology = now.problem().topology();
    let guesses = now.choices();
    let wrong: Vec<Cell> = match event {
        // Other guesses, and the cell that has just failed.
        Event::Backtrack { .. } => {
            let guessed = guesses.iter().rev().filter_map(|choice| choice.guess);
            let guessed = guessed.map(|(cell, _)| cell);
            let latest = guessed.clone().take(2).chain(choice.and_then(cell_of));
            latest
                .chain(guessed.clone().next_back())
                .chain(guessed)
                .collect()
        }
        // Other empty cells: those that other selection rules would choose, then those around.
        _ => {
            let is_empty = |cell: &Cell| now.value(*cell).is_none();
            let empty = || topology.all_cells().filter(is_empty);
            let fewest = empty().min_by_key(|other| (*other == cell, now.domain(*other).len()));
            let after = empty().find(|other| *other > cell);
            let peers = topology.peers_of(cell).iter().copied().filter(is_empty);
            let first = empty().take(1).chain(fewest).chain(after);
            first.chain(peers).chain(empty()).collect()
        }
    };
    let wrong = wrong.into_iter().map(Answer::Cell).collect();
    Some((Answer::Cell(cell), wrong))
}

/// Whether an answer describes the next step as truly as the right one: only the order of the
/// search tells them apart, which a class need not know. A pass goes from cell to cell, so there it
/// must.
fn is_true_too(now: &Moment, event: Event, answer: Answer) -> bool {
    match (event, answer) {
        (Event::Deduce { .. }, Answer::Cell(cell)) => {
            now.next_strategy() != Strategy::Sweep && is_forced(now, cell)
        }
        (Event::DeadEnd { .. }, Answer::Cell(cell)) => {
            now.value(cell).is_none() && now.domain(cell).is_empty()
        }
        // A queen attacks along diagonals too, where her column is another.
        (Event::Conflict { cell, value, .. }, Answer::Cell(peer)) => {
            now.clash((cell, value), peer).is_some()
        }
        // The last option left is a guess to the search, and forced to anyone else.
        (Event::Place { .. }, Answer::Happens(MoveKind::Deduce)) => {
            let choice = now.choices().pop();
            choice.is_some_and(|choice| choice.untried.len() == 1)
        }
        _ => false,
    }
}

/// Whether an empty cell has a single candidate, or is the only place for one of its candidates.
fn is_forced(now: &Moment, cell: Cell) -> bool {
    let topology = now.problem().topology();
    let domain = now.domain(cell);
    let has_place =
        |other: &Cell, value| now.value(*other).is_none() && now.domain(*other).contains(value);
    let is_only_place = |house, value| {
        let mut cells = topology.cells_of(house).iter();
        topology.covers(house) && !cells.any(|other| *other != cell && has_place(other, value))
    };
    let is_hidden = |value| {
        topology
            .houses_of(cell)
            .any(|house| is_only_place(house, value))
    };
    now.value(cell).is_none() && (domain.len() == 1 || domain.iter().any(is_hidden))
}

fn next_value(now: &Moment, event: Event, choice: Option<Spot>) -> RightAndWrong {
    let (cell, right) = match event {
        // Where a place is tried for a digit, the digit is known.
        Event::Place { cell, value } | Event::Conflict { cell, value, .. }
            if matches!(choice, Some(Spot::Cell(_))) =>
        {
            // On a way only the next place comes into question.
            if now.problem().topology().way().is_some() {
                return None;
            }
            (cell, value)
        }
        Event::Deduce { cell, value, .. } | Event::Fill { cell, value } => (cell, value),
        _ => return None,
    };
    let open = now.choices().pop();
    let tried = open.iter().flat_map(|c| c.failed.iter().rev());
    let untried = open.iter().flat_map(|c| &c.untried);
    let of_choice = untried.take(2).chain(tried.take(1));
    let of_choice = of_choice.map(|(_, value)| *value);
    let size = now.problem().size() as u8;
    let near = [1, -1, 2, -2].into_iter();
    let near = near.filter_map(|by| right.number().checked_add_signed(by));
    let numbers = near.filter(|number| *number <= size).chain(1..=size);
    let wrong = of_choice
        .chain(now.domain(cell).iter())
        .chain(numbers.filter_map(Value::new));
    Some((Answer::Value(right), wrong.map(Answer::Value).collect()))
}

fn what_happens(strategy: Strategy, event: Event) -> RightAndWrong {
    let is_told = |kind: &MoveKind| *kind != MoveKind::Select;
    let right = Move::of(event).map(Move::kind).filter(is_told)?;
    // Whatever can happen under this strategy.
    let kinds = MoveKind::ALL.into_iter().filter(is_told);
    let wrong = kinds
        .filter(|kind| kind.is_of(strategy))
        .map(Answer::Happens);
    Some((Answer::Happens(right), wrong.collect()))
}

/// Filled cells that share a house with this one, near ones first.
fn other_peers(now: &Moment, cell: Cell) -> Vec<Answer> {
    let topology = now.problem().topology();
    let (row, column) = topology.row_column(cell);
    let peers = topology.peers_of(cell).iter().copied();
    let mut peers: Vec<Cell> = peers.filter(|peer| now.value(*peer).is_some()).collect();
    peers.sort_by_key(|peer| {
        let (r, c) = topology.row_column(*peer);
        r.abs_diff(row) + c.abs_diff(column)
    });
    peers.into_iter().map(Answer::Cell).collect()
}
