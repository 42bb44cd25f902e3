//! The dialog in which the viewer chooses the boards without a lesson file.

use super::frame::Frame;
use crate::analysis::ablation::{Ablation, Level};
use crate::app::cx::Cx;
use crate::app::look::Dialog;
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, MOST_BOARDS};
use crate::session::Command;
use crate::solver::{Check, Goal, Order, Select, Strategy};
use egui::{Align2, Button, ComboBox, DragValue, Ui};
use std::num::NonZeroU64;

/// The strategies offered for an added board: the first one not shown yet.
const ADDED: [&str; 4] = ["naive", "propagation", "fewest-candidates", "algorithm-x"];
/// The most solutions that can be asked for here.
const MOST_SOLUTIONS: u64 = 1_000_000;

pub const FRAME: Frame<()> = Frame {
    dialog: Dialog::Boards,
    title: "boards",
    place: (Align2::CENTER_TOP, [0.0, 56.0]),
    width: Some(880.0),
    contents,
    foot: None,
};

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    let (language, now) = (cx.language, &cx.session.lesson().boards);
    let home = &cx.session.home().boards;
    let mut specs = now.clone();
    let mut removed = None;
    let is_alone = specs.len() == 1;
    for (index, spec) in specs.iter_mut().enumerate() {
        ui.push_id(index, |ui| {
            ui.horizontal_wrapped(|ui| {
                let remove = ui.add_enabled(!is_alone, Button::new("✕"));
                if remove.on_hover_text(cx.word("board-remove")).clicked() {
                    removed = Some(index);
                }
                strategy(ui, &mut spec.strategy, language);
                choices(ui, &mut spec.strategy, language);
                goal(ui, &mut spec.goal, language);
            });
        });
    }
    if let Some(index) = removed {
        specs.remove(index);
    }
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let can_add = specs.len() < MOST_BOARDS;
        let add = Button::new(cx.word("board-add"));
        if ui.add_enabled(can_add, add).clicked() {
            specs.push(BoardSpec {
                strategy: another(&specs),
                goal: specs[0].goal,
            });
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
}

/// Buttons for four boards that differ in two choices only.
fn ablation(ui: &mut Ui, specs: &mut Vec<BoardSpec>, language: Language) {
    let button = ui.menu_button(format!("{} ▾", language.word("ablation")), |ui| {
        for (name, ablation) in ablations() {
            if ui.button(language.word(name)).clicked() {
                let goal = specs[0].goal;
                let strategies = ablation.strategies();
                let strategies = strategies.as_flattened().iter().flatten();
                *specs = strategies
                    .map(|strategy| BoardSpec {
                        strategy: *strategy,
                        goal,
                    })
                    .collect();
                ui.close();
            }
        }
    });
    button
        .response
        .on_hover_text(language.word("ablation-hint"));
}

/// The pairs of choices offered: inference and variable ordering, inference and value ordering,
/// variable and value ordering. Other combinations can be chosen board by board.
fn ablations() -> [(&'static str, Ablation); 4] {
    let checks = |plain| [plain, Check::HiddenSingles].map(Level::Check);
    let selects = [Select::RowMajor, Select::FewestCandidates].map(Level::Select);
    let orders = [Order::Ascending, Order::Descending].map(Level::Order);
    let plain = Strategy::search(Select::RowMajor, Order::Ascending, Check::Masks);
    let Ok(Strategy::Search(rest)) = plain else {
        unreachable!("masks go with every order and choice");
    };
    let of = |rows, columns| Ablation::new(rows, columns, rest).expect("two different choices");
    [
        ("ablation-check-select", Ablation::usual()),
        ("ablation-check-order", of(checks(Check::Rules), orders)),
        ("ablation-select-order", of(selects, orders)),
        (
            "ablation-look-ahead",
            of(
                [Check::Masks, Check::ForwardChecking].map(Level::Check),
                selects,
            ),
        ),
    ]
}

/// A strategy that none of the boards has.
fn another(specs: &[BoardSpec]) -> Strategy {
    let is_new = |strategy: &Strategy| specs.iter().all(|spec| spec.strategy != *strategy);
    let parsed = ADDED.iter().map(|id| id.parse().expect("it has this name"));
    parsed.clone().find(is_new).unwrap_or_else(|| {
        let mut parsed = parsed;
        parsed.next().expect("there are some")
    })
}

/// A menu of all strategies.
pub fn strategy(ui: &mut Ui, chosen: &mut Strategy, language: Language) {
    ComboBox::from_id_salt("strategy")
        .width(170.0)
        .height(400.0)
        .selected_text(strategy_name(*chosen, language))
        .show_ui(ui, |ui| {
            for id in Strategy::ids() {
                let strategy: Strategy = id.parse().expect("it has this name");
                let name = strategy_name(strategy, language);
                ui.selectable_value(chosen, strategy, name);
            }
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
    ComboBox::from_id_salt("goal")
        .selected_text(name(*chosen))
        .show_ui(ui, |ui| {
            for goal in [Goal::First, Goal::All, Goal::Count(some)] {
                ui.selectable_value(chosen, goal, name(goal));
            }
        });
    if let Goal::Count(limit) = chosen {
        let mut count = limit.get();
        ui.add(DragValue::new(&mut count).range(1..=MOST_SOLUTIONS));
        *limit = NonZeroU64::new(count).unwrap_or(NonZeroU64::MIN);
    }
}

/// The three choices of a search strategy, one by one.
fn choices(ui: &mut Ui, chosen: &mut Strategy, language: Language) {
    let Strategy::Search(search) = *chosen else {
        return;
    };
    let (mut select, mut order, mut check) = (search.select(), search.order(), search.check());
    one_of(
        ui,
        "select-rule",
        &mut select,
        &Select::ALL,
        language,
        Select::id,
    );
    one_of(ui, "order", &mut order, &Order::ALL, language, Order::id);
    one_of(ui, "check", &mut check, &Check::ALL, language, Check::id);
    if (select, order, check) == (search.select(), search.order(), search.check()) {
        return;
    }
    // Rules keep no candidates to count, so the choice changed last wins.
    if check == Check::Rules && select != Select::RowMajor {
        if check == search.check() {
            check = Check::Masks;
        } else {
            select = Select::RowMajor;
        }
    }
    if let Ok(strategy) = Strategy::search(select, order, check) {
        *chosen = strategy;
    }
}

fn one_of<T: Copy + PartialEq>(
    ui: &mut Ui,
    axis: &str,
    chosen: &mut T,
    all: &[T],
    language: Language,
    id: fn(T) -> &'static str,
) {
    let name = |value: T| language.word(&format!("{axis}-{}", id(value)));
    ComboBox::from_id_salt(axis)
        .selected_text(name(*chosen))
        .show_ui(ui, |ui| {
            for value in all {
                ui.selectable_value(chosen, *value, name(*value));
            }
        });
}
