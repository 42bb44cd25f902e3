//! The dialog for branching: it takes another value, cell or strategy at this step, and shows the
//! resulting run beside the original.

use super::frame::DialogFrame;
use crate::app::choice;
use crate::app::cx::Cx;
use crate::app::look::Dialog;
use crate::explain::{cell_name, strategy_name};
use crate::session::{Command, can_fork};
use crate::solver::{Alternative, Event, Spot, Strategy};
use crate::window::access;
use egui::{Align2, Label, RichText, Ui};

pub const FRAME: DialogFrame<()> = DialogFrame {
    place: (Align2::RIGHT_TOP, [-12.0, 56.0]),
    ..DialogFrame::new(Dialog::Forks, "fork", 420.0, contents)
};

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    if let Some(alternative) = alternatives(ui, cx) {
        cx.ask(Command::Fork(alternative));
    }
    kept(ui, cx);
}

/// The changes possible at this step. Returns the one that was clicked.
fn alternatives(ui: &mut Ui, cx: &Cx) -> Option<Alternative> {
    let language = cx.language;
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let topology = moment.problem().topology();
    let next = run.timeline().peek(moment.step() + 1);
    let mut chosen = None;
    let step = language.number(moment.step()).into();
    ui.label(cx.text("fork-step", [("step", step)]));
    if moment.strategy().blames() {
        ui.label(cx.word("fork-blames"));
        return None;
    }
    match next.and_then(|next| next.event()) {
        Some(Event::Place { cell, value } | Event::Conflict { cell, value, .. }) => {
            ui.strong(cx.word("fork-value"));
            ui.horizontal_wrapped(|ui| {
                let choice = moment.choices().pop();
                let untried = choice.iter().flat_map(|choice| &choice.untried);
                for (c, v) in untried.filter(|option| **option != (cell, value)) {
                    let words = match choice.as_ref().map(|choice| choice.at) {
                        Some(Spot::Places(..)) => cell_name(*c, topology, language),
                        Some(Spot::Cell(_)) | None => v.to_string(),
                    };
                    if ui.button(RichText::new(words).strong()).clicked() {
                        chosen = Some(Alternative::Try(*c, *v));
                    }
                }
            });
        }
        Some(Event::Select { .. }) => {
            let cells = topology.all_cells().filter(|cell| {
                let alternative = Alternative::Select(Spot::Cell(*cell));
                can_fork(moment, alternative)
            });
            let mut cell = None;
            choice::list(
                ui,
                cx.word("fork-cell"),
                &mut cell,
                cells.map(Some),
                |cell| cell.map_or("…".to_owned(), |cell| cell_name(cell, topology, language)),
            );
            chosen = cell.map(|cell| Alternative::Select(Spot::Cell(cell)));
        }
        _ => {
            ui.label(cx.word("fork-forced"));
        }
    }
    let all = Strategy::offered_on(topology);
    let others: Vec<Strategy> = all
        .filter(|strategy| can_fork(moment, Alternative::Strategy(*strategy)))
        .collect();
    if !others.is_empty() {
        ui.strong(cx.word("fork-strategy"));
        ui.horizontal_wrapped(|ui| {
            for strategy in others {
                if ui.button(strategy_name(strategy, language)).clicked() {
                    chosen = Some(Alternative::Strategy(strategy));
                }
            }
        });
    }
    chosen
}

/// The branches on show, and how to restore a discarded one.
fn kept(ui: &mut Ui, cx: &Cx) {
    ui.separator();
    for (index, run) in cx.session.runs().iter().enumerate() {
        if run.fork().is_none() {
            continue;
        }
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                let title = cx.session.runs().title(index, cx.language);
                let discard = cx.word("fork-discard");
                let button = access::name(ui.button("✕"), &format!("{discard}: {title}"));
                cx.on_click(
                    &button.on_hover_text(discard),
                    Command::DiscardBranch(index),
                );
                ui.add(Label::new(title).truncate());
            });
        });
    }
    let back = cx.keyed(format!("{}  Ctrl Z", cx.word("fork-back")));
    if cx.session.runs().have_discarded() && ui.button(back).clicked() {
        cx.ask(Command::RestoreBranch);
    }
    ui.label(RichText::new(cx.word("fork-hint")).weak().small());
}
