//! The dialog in which the viewer chooses the boards without a lesson file.

use super::frame::DialogFrame;
use crate::app::choice::choose;
use crate::app::cx::Cx;
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand};
use crate::app::popups;
use crate::app::style::checkbox;
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, MOST_BOARDS, View};
use crate::session::control::in_menu;
use crate::session::{COMMANDS, Command, Menu, Switch};
use crate::solver::{Check, Goal, Order, Select, Strategy};
use crate::window::access;
use egui::{Align2, Button, ComboBox, DragValue, Id, Response, RichText, Ui};
use std::num::NonZeroU64;

/// The strategies offered for an added board: the first one not shown yet.
const ADDED: [&str; 4] = ["naive", "propagation", "fewest-candidates", "algorithm-x"];
/// The width of the menus of choices and goals, in points.
const MENU: f32 = 192.0;
/// The most solutions that can be asked for here.
const MOST_SOLUTIONS: u64 = 1_000_000;

pub const FRAME: DialogFrame<()> = DialogFrame {
    dialog: Dialog::Boards,
    title: "boards",
    place: (Align2::CENTER_TOP, [0.0, 56.0]),
    width: Some(970.0),
    contents,
    foot: None,
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
    row(ui, &mut |ui| {
        ui.strong(format!("{}.", index + 1));
        let label = ui.label(language.word("boards-strategy"));
        strategy(ui, &mut spec.strategy, language).labelled_by(label.id);
        let label = ui.label(language.word("boards-goal"));
        goal(ui, &mut spec.goal, language, label.id);
        let name = format!("{} {}", cx.word("board-remove"), index + 1);
        let remove = access::name(ui.add_enabled(can_remove, Button::new("✕")), &name);
        is_removed = remove.on_hover_text(cx.word("board-remove")).clicked();
    });
    row(ui, &mut |ui| choices(ui, &mut spec.strategy, language));
    ui.separator();
    is_removed
}

/// What can be done with the boards. A single one shows these too, and why it cannot be compared.
fn comparing(ui: &mut Ui, cx: &Cx) {
    let is_alone = cx.session.runs().is_alone();
    ui.horizontal_wrapped(|ui| {
        for entry in in_menu(COMMANDS, Menu::Compare) {
            let button = ui.add_enabled(!is_alone, Button::new(cx.name_and_key(entry)));
            let button = button.on_disabled_hover_text(cx.word("boards-alone"));
            if button.clicked()
                && let Some(command) = entry.press()
            {
                cx.ask(command);
            }
        }
        if ui.button(cx.word("view-heat")).clicked() {
            cx.ask(LookCommand::View(View::Heat));
            cx.ask(LookCommand::Dialog(Dialog::Boards, Switch::Off));
        }
        let mut shows_doom = cx.look.shows_doom;
        if checkbox(ui, &mut shows_doom, cx.word("show-doom")).changed() {
            cx.ask(LookCommand::Doom(Switch::Toggle));
        }
    });
    if is_alone {
        ui.label(RichText::new(cx.word("boards-alone")).weak());
    }
}

/// Buttons for four boards that differ in two choices only.
fn ablation(ui: &mut Ui, specs: &mut Vec<BoardSpec>, language: Language) {
    let button = popups::menu(ui, format!("{} ▾", language.word("ablation")), |ui| {
        for (name, strategies) in ablations() {
            if ui.button(language.word(name)).clicked() {
                let goal = specs[0].goal;
                let spec = |strategy| BoardSpec { strategy, goal };
                *specs = strategies.into_iter().map(spec).collect();
                ui.close();
            }
        }
    });
    button.on_hover_text(language.word("ablation-hint"));
}

/// The strategies that differ in two choices with two options each: inference and variable ordering,
/// inference and value ordering, variable and value ordering. Other combinations can be chosen board
/// by board.
fn ablations() -> [(&'static str, Vec<Strategy>); 4] {
    use {Check::*, Order::*, Select::*};
    let all = |checks: &[Check], selects: &[Select], orders: &[Order]| {
        let mut all = Vec::new();
        for check in checks {
            for select in selects {
                let of = |order: &Order| Strategy::search(*select, *order, *check).ok();
                all.extend(orders.iter().filter_map(of));
            }
        }
        all
    };
    let (selects, orders) = ([RowMajor, FewestCandidates], [Ascending, Descending]);
    let (select, order) = (&selects[..1], &orders[..1]);
    [
        (
            "ablation-check-select",
            all(&[Masks, HiddenSingles], &selects, order),
        ),
        (
            "ablation-check-order",
            all(&[Rules, HiddenSingles], select, &orders),
        ),
        ("ablation-select-order", all(&[Masks], &selects, &orders)),
        (
            "ablation-look-ahead",
            all(&[Masks, ForwardChecking], &selects, order),
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
pub fn strategy(ui: &mut Ui, chosen: &mut Strategy, language: Language) -> Response {
    let list = ComboBox::from_id_salt("strategy")
        .width(MENU)
        .truncate()
        .height(400.0)
        .selected_text(strategy_name(*chosen, language));
    popups::list(ui, list, |ui| {
        for id in Strategy::ids() {
            let strategy: Strategy = id.parse().expect("it has this name");
            let name = strategy_name(strategy, language);
            choose(ui, chosen, strategy, name);
        }
    })
}

fn goal(ui: &mut Ui, chosen: &mut Goal, language: Language, label: Id) {
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
    ui.horizontal(|ui| {
        let list = ComboBox::from_id_salt("goal")
            .width(MENU)
            .truncate()
            .selected_text(name(*chosen));
        let list = popups::list(ui, list, |ui| {
            for goal in [Goal::First, Goal::All, Goal::Count(some)] {
                choose(ui, chosen, goal, name(goal));
            }
        });
        list.labelled_by(label);
        if let Goal::Count(limit) = chosen {
            let mut count = limit.get();
            ui.add(DragValue::new(&mut count).range(1..=MOST_SOLUTIONS))
                .labelled_by(label);
            *limit = NonZeroU64::new(count).unwrap_or(NonZeroU64::MIN);
        }
    });
}

/// The three choices of a search strategy. Other strategies have none.
fn choices(ui: &mut Ui, chosen: &mut Strategy, language: Language) {
    let Strategy::Search(search) = *chosen else {
        return;
    };
    let before = (search.select(), search.order(), search.check());
    let (mut select, mut order, mut check) = before;
    let label = ui.label(language.word("boards-select")).id;
    choice(ui, label, &mut select, &Select::ALL, |value| {
        language.word(&format!("select-rule-{}", value.id()))
    });
    let label = ui.label(language.word("boards-order")).id;
    choice(ui, label, &mut order, &Order::ALL, |value| {
        language.word(&format!("order-{}", value.id()))
    });
    let label = ui.label(language.word("boards-check")).id;
    choice(ui, label, &mut check, &Check::ALL, |value| {
        language.word(&format!("check-{}", value.id()))
    });
    if (select, order, check) == before {
        return;
    }
    // Some checks do not go with every order; the choice changed last wins.
    if Strategy::search(select, order, check).is_err() {
        if check != search.check() {
            select = Select::RowMajor;
            if check.blames() {
                order = Order::Ascending;
            }
        } else if select == Select::RowMajor {
            check = Check::Rules;
        } else {
            check = Check::Masks;
        }
    }
    if let Ok(strategy) = Strategy::search(select, order, check) {
        *chosen = strategy;
    }
}

/// A menu of values with this label.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: Id,
    chosen: &mut T,
    all: &[T],
    name: impl Fn(T) -> String,
) {
    let list = ComboBox::from_id_salt(label)
        .width(MENU)
        .truncate()
        .selected_text(name(*chosen));
    let list = popups::list(ui, list, |ui| {
        for value in all {
            choose(ui, chosen, *value, name(*value));
        }
    });
    list.labelled_by(label);
}
