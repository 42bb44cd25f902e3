//! The dialog in which the viewer chooses the boards without a lesson file.

use super::frame::DialogFrame;
use crate::app::choice;
use crate::app::cx::Cx;
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand};
use crate::app::popups;
use crate::app::style::checkbox;
use crate::explain::{Language, order_name, strategy_name};
use crate::lesson::{BoardSpec, MOST_BOARDS, View};
use crate::puzzle::Topology;
use crate::session::control::in_menu;
use crate::session::{COMMANDS, Command, Menu, Switch};
use crate::solver::{Check, Goal, Order, Select, Strategy};
use crate::window::access;
use egui::{Align2, Button, DragValue, Ui};
use std::num::NonZeroU64;

/// The strategies offered for an added board: the first one not shown yet.
const ADDED: [&str; 4] = ["naive", "propagation", "fewest-candidates", "algorithm-x"];
/// Strategies that differ in two choices with two options each: inference and variable ordering,
/// inference and value ordering, variable and value ordering. Other combinations can be chosen board
/// by board.
const ABLATIONS: [(&str, &str); 4] = [
    (
        "ablation-check-select",
        "masks, fewest-candidates, row-major+ascending+hidden-singles, \
         fewest-candidates+ascending+hidden-singles",
    ),
    (
        "ablation-check-order",
        "naive, row-major+descending+rules, row-major+ascending+hidden-singles, \
         row-major+descending+hidden-singles",
    ),
    (
        "ablation-select-order",
        "masks, row-major+descending+masks, fewest-candidates, fewest-candidates+descending+masks",
    ),
    (
        "ablation-look-ahead",
        "masks, fewest-candidates, forward-checking, \
         fewest-candidates+ascending+forward-checking",
    ),
];
/// The most solutions that can be asked for here.
const MOST_SOLUTIONS: u64 = 1_000_000;

pub const FRAME: DialogFrame<()> = DialogFrame {
    place: (Align2::CENTER_TOP, [0.0, 56.0]),
    ..DialogFrame::new(Dialog::Boards, "boards", 970.0, contents)
};

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    let (language, now) = (cx.language, &cx.session.lesson().boards);
    let home = &cx.session.home().boards;
    let mut specs = now.clone();
    let can_remove = specs.len() > 1;
    let mut removed = None;
    for (index, spec) in specs.iter_mut().enumerate() {
        ui.push_id(index, |ui| {
            if board(ui, cx, index, spec, can_remove) {
                removed = Some(index);
            }
        });
    }
    if let Some(index) = removed {
        specs.remove(index);
    }
    ui.horizontal_wrapped(|ui| {
        let can_add = specs.len() < MOST_BOARDS;
        let add = Button::new(cx.word("board-add"));
        if ui.add_enabled(can_add, add).clicked() {
            specs.push(BoardSpec::search(another(&specs), specs[0].goal));
        }
        ablation(ui, &mut specs, language);
        let back = Button::new(cx.word("boards-home"));
        if ui.add_enabled(specs != *home, back).clicked() {
            specs.clone_from(home);
        }
    });
    if specs != *now {
        cx.ask(Command::SetBoards(specs));
    }
    ui.separator();
    comparing(ui, cx);
}

/// The strategy, the goal and the choices of a board, below each other in little room. Returns
/// whether the board is to be removed.
fn board(ui: &mut Ui, cx: &Cx, index: usize, spec: &mut BoardSpec, can_remove: bool) -> bool {
    let language = cx.language;
    let is_small = Layout::is_small(ui.ctx());
    let row = |ui: &mut Ui, contents: &mut dyn FnMut(&mut Ui)| {
        if is_small {
            ui.vertical(contents);
        } else {
            ui.horizontal_wrapped(contents);
        }
    };
    let mut is_removed = false;
    let program = cx.session.home().program_of(spec);
    row(ui, &mut |ui| {
        ui.strong(format!("{}.", index + 1));
        if let Some(program) = program {
            ui.label(&program.name);
            is_removed = remove(ui, cx, index, can_remove);
            return;
        }
        let label = cx.word("boards-strategy");
        let topology = cx.session.home().problem.topology();
        strategy(ui, label, &mut spec.strategy, topology, language);
        goal(ui, &mut spec.goal, language);
        is_removed = remove(ui, cx, index, can_remove);
    });
    if program.is_none() {
        row(ui, &mut |ui| choices(ui, &mut spec.strategy, language));
    }
    ui.separator();
    is_removed
}

/// A button that removes a board. Returns whether it was clicked.
fn remove(ui: &mut Ui, cx: &Cx, index: usize, can_remove: bool) -> bool {
    let name = format!("{} {}", cx.word("board-remove"), index + 1);
    let remove = access::name(ui.add_enabled(can_remove, Button::new("✕")), &name);
    remove.on_hover_text(cx.word("board-remove")).clicked()
}

/// What can be done with the boards. A single one shows these too, and why it cannot be compared.
fn comparing(ui: &mut Ui, cx: &Cx) {
    let is_alone = cx.session.runs().is_alone();
    ui.horizontal_wrapped(|ui| {
        for entry in in_menu(COMMANDS, Menu::Compare) {
            let button = ui.add_enabled(!is_alone, Button::new(cx.name_and_key(entry)));
            let button = button.on_disabled_hover_text(cx.word("boards-alone"));
            if let Some(command) = entry.press() {
                cx.on_click(&button, command);
            }
        }
        if ui.button(cx.word("view-heat")).clicked() {
            cx.ask(LookCommand::View(View::Heat));
            cx.ask(LookCommand::Dialog(Dialog::Boards, Switch::Off));
        }
        let mut shows_doom = cx.look.shows_doom;
        let doom = checkbox(ui, &mut shows_doom, cx.word("show-doom"));
        cx.on_click(&doom, LookCommand::Doom(Switch::Toggle));
    });
    if is_alone {
        ui.weak(cx.word("boards-alone"));
    }
}

/// Buttons for four boards that differ in two choices only.
fn ablation(ui: &mut Ui, specs: &mut Vec<BoardSpec>, language: Language) {
    let button = popups::menu(ui, format!("{} ▾", language.word("ablation")), |ui| {
        for (name, boards) in ABLATIONS {
            if ui.button(language.word(name)).clicked() {
                let goal = specs[0].goal;
                *specs = BoardSpec::read_all(boards).expect("these are boards");
                specs.iter_mut().for_each(|spec| spec.goal = goal);
                ui.close();
            }
        }
    });
    button.on_hover_text(language.word("ablation-hint"));
}

/// A strategy that none of the boards has.
fn another(specs: &[BoardSpec]) -> Strategy {
    let is_new = |strategy: &Strategy| specs.iter().all(|spec| spec.strategy != *strategy);
    let mut parsed = ADDED.iter().map(|id| id.parse().expect("it has this name"));
    parsed.find(is_new).unwrap_or(Strategy::NAIVE)
}

/// A list of all strategies, behind its label.
pub fn strategy(
    ui: &mut Ui,
    label: String,
    chosen: &mut Strategy,
    board: &Topology,
    language: Language,
) {
    let all = Strategy::offered_on(board);
    choice::list(ui, label, chosen, all, |strategy| {
        strategy_name(strategy, language)
    });
}

fn goal(ui: &mut Ui, chosen: &mut Goal, language: Language) {
    let name = |goal: Goal| {
        language.word(match goal {
            Goal::First => "goal-first",
            Goal::All => "goal-all",
            Goal::Count(_) => "goal-count",
        })
    };
    let some = match *chosen {
        Goal::Count(limit) => limit,
        Goal::First | Goal::All => NonZeroU64::new(2).expect("it is not 0"),
    };
    let goals = [Goal::First, Goal::All, Goal::Count(some)];
    choice::list(ui, language.word("boards-goal"), chosen, goals, name);
    if let Goal::Count(limit) = *chosen {
        let mut count = limit.get();
        let entry = ui.add(DragValue::new(&mut count).range(1..=MOST_SOLUTIONS));
        access::name(entry, &name(*chosen));
        *chosen = Goal::Count(NonZeroU64::new(count).unwrap_or(NonZeroU64::MIN));
    }
}

/// The three choices of a search strategy. Other strategies have none.
fn choices(ui: &mut Ui, chosen: &mut Strategy, language: Language) {
    let Strategy::Search(search) = *chosen else {
        return;
    };
    let before = (search.select(), search.order(), search.check());
    let (mut select, mut order, mut check) = before;
    choice::list(
        ui,
        language.word("boards-select"),
        &mut select,
        Select::ALL,
        |value| language.word(&format!("select-rule-{}", value.id())),
    );
    // The one that is chosen keeps its seed.
    let orders = Order::KINDS.map(|kind| if kind.id() == order.id() { order } else { kind });
    choice::list(
        ui,
        language.word("boards-order"),
        &mut order,
        orders,
        |value| order_name(value, language),
    );
    if let Order::Random(seed) = &mut order {
        let entry = ui.add(DragValue::new(seed));
        access::name(entry, &language.word("order-seed"));
    }
    choice::list(
        ui,
        language.word("boards-check"),
        &mut check,
        Check::ALL,
        |value| language.word(&format!("check-{}", value.id())),
    );
    if (select, order, check) == before {
        return;
    }
    // Some checks do not go with every order; the choice changed last wins.
    if Strategy::search(select, order, check).is_err() {
        if check != search.check() {
            select = Select::RowMajor;
            order = Order::Ascending;
        } else if Strategy::search(select, order, Check::Rules).is_ok() {
            check = Check::Rules;
        } else {
            check = Check::Masks;
        }
    }
    if let Ok(strategy) = Strategy::search(select, order, check) {
        *chosen = strategy;
    }
}
