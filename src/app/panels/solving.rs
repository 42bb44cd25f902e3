//! *Be the solver*: what the student can do, what came of it, and how it went.

use crate::analysis::exercise::{Hint, MOST_POINTS, Mistake, Move, MoveKind};
use crate::app::paint::color;
use crate::app::solving::{Solving, Told};
use crate::app::state::State;
use crate::explain::{Args, Language, Sentence, args, house_name, strategy_name};
use crate::puzzle::{Cell, Topology, ValueSet};
use crate::solver::{Check, Search, Select, Spot, Strategy};
use crate::timeline::Moment;
use egui::{Button, RichText, Ui};

/// The keys of the moves, in the order of [`MoveKind::ALL`].
const KEYS: [&str; 6] = ["Enter", "W", "X", "S", "0", "Del"];

/// Shows the moves, or their sum.
pub fn show(ui: &mut Ui, state: &mut State) {
    let (language, p) = (state.language, state.theme.palette());
    let strategy = state.boards[state.leading].moment.next_strategy();
    ui.add_space(4.0);
    ui.heading(language.word("solving"));
    ui.label(RichText::new(strategy_name(strategy, language)).weak());
    let Some(solving) = &state.solving else {
        return;
    };
    let words = said(state, solving);
    let is_over = solving.is_over;
    let fill = match solving.told {
        _ if is_over => p.quiet,
        Told::Right(..) => p.deduced_fill,
        Told::Wrong(..) => p.conflict_fill,
        Told::Start | Told::Hint(_) | Told::NotYet => p.lit,
    };
    ui.add_space(4.0);
    if is_over {
        sum(ui, state);
        return;
    }
    let width = ui.available_width() - 20.0;
    egui::Frame::new()
        .fill(color(fill))
        .corner_radius(5)
        .inner_margin(10)
        .show(ui, |ui| {
            ui.set_width(width);
            // As high as three lines, so that the buttons below stay where they are.
            ui.set_min_height(62.0);
            ui.label(RichText::new(words).line_height(Some(20.0)));
        });
    ui.add_space(4.0);
    moves(ui, state, strategy);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if ui
            .button(format!("{}  ?", language.word("solving-hint")))
            .clicked()
        {
            state.give_hint();
        }
        if ui
            .button(format!("{}  Esc", language.word("solving-leave")))
            .clicked()
        {
            state.toggle_solving();
        }
    });
    if let Some(solving) = &state.solving {
        ui.label(RichText::new(score(solving, language)).weak());
    }
    ui.separator();
    ui.label(RichText::new(language.word("solving-keys")).weak().small());
}

/// Whether it is about digits in houses too, and not about cells alone.
fn decides_places(strategy: Strategy) -> bool {
    let is_about_places = |search: Search| {
        search.select() == Select::FewestPlaces || search.check() == Check::HiddenSingles
    };
    matches!(strategy, Strategy::Search(search) if is_about_places(search))
}

/// What is pointed at, and the moves that can be made with it.
fn moves(ui: &mut Ui, state: &mut State, strategy: Strategy) {
    let language = state.language;
    let Some(solving) = &state.solving else {
        return;
    };
    let topology = state.lesson.problem.topology();
    let at = match state.pointed_house() {
        Some(house) => house_name(house, topology.shape(), language),
        None => topology.address(solving.cursor),
    };
    let (pen, waiting) = (solving.pen, solving.waiting);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.strong(at);
        let words = format!("{}  H", language.word("solving-house"));
        if decides_places(strategy) && ui.button(words).clicked() {
            state.next_house();
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (kind, key) in MoveKind::ALL.into_iter().zip(KEYS) {
            if !kind.is_of(strategy) {
                continue;
            }
            let is_on = waiting.map_or(kind == pen, |waits| kind == waits);
            let words = format!("{}  {key}", language.word(&format!("move-{}", kind.id())));
            if ui.add(Button::new(words).selected(is_on)).clicked() {
                chosen = Some(kind);
            }
        }
    });
    let mut typed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for value in ValueSet::all(topology.shape().size()).iter() {
            let digit = Button::new(RichText::new(value.to_string()).size(20.0).strong());
            if ui.add(digit.min_size(egui::vec2(34.0, 34.0))).clicked() {
                typed = Some(value);
            }
        }
    });
    if let Some(kind) = chosen {
        state.move_kind(kind);
    }
    if let Some(value) = typed {
        state.move_value(value);
    }
}

/// How it went, and what was not understood.
fn sum(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let moment = &state.boards[state.leading].moment;
    let Some(solving) = &state.solving else {
        return;
    };
    let is_done = state.boards[state.leading].timeline.length() == Some(moment.step());
    ui.strong(language.word(if is_done {
        "solving-done"
    } else {
        "solving-left"
    }));
    ui.label(score(solving, language));
    ui.add_space(4.0);
    let mistakes = solving.exercise.tally().mistakes();
    if mistakes.is_empty() {
        ui.label(language.word("solving-flawless"));
    } else {
        ui.strong(language.word("solving-mistakes"));
    }
    let values = facts(moment, None, None, language);
    for (mistake, count) in mistakes {
        let id = format!("mistake-{}", mistake.id());
        let part = |name| language.find(&id, Some(name), &values).unwrap_or_default();
        ui.label(RichText::new(format!("{count} ×  {}", part("name"))).strong());
        ui.label(part("rest"));
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        if !is_done
            && ui.button(language.word("solving-go-on")).clicked()
            && let Some(solving) = &mut state.solving
        {
            solving.is_over = false;
        }
        if ui.button(language.word("solving-again")).clicked() {
            state.solve_again();
        }
        if ui
            .button(format!("{}  Esc", language.word("solving-close")))
            .clicked()
        {
            state.end_solving();
        }
    });
}

fn score(solving: &Solving, language: Language) -> String {
    let tally = solving.exercise.tally();
    let values = args([
        ("points", tally.points().into()),
        ("most", (MOST_POINTS * tally.right()).into()),
        ("right", tally.right().into()),
        ("wrong", tally.wrong().into()),
        ("hints", tally.hints().into()),
    ]);
    language.text("solving-score", &values)
}

/// What is said about the last attempt.
fn said(state: &State, solving: &Solving) -> String {
    let language = state.language;
    let board = &state.boards[state.leading];
    let moment = &board.moment;
    match solving.told {
        Told::Start => language.word("solving-start"),
        Told::NotYet => language.word("not-explored"),
        Told::Right(_, last) => {
            // Steps that come by themselves are told too; the board stands at the last one.
            let sentence = Sentence::of(moment, language);
            let words = language.word("answer-right");
            if moment.step() == last {
                format!("{words} {sentence}")
            } else {
                words
            }
        }
        Told::Wrong(made, refusal) => {
            let values = facts(moment, Some(made), refusal.with, language);
            mistake(refusal.mistake, &values, language)
        }
        Told::Hint(hint) => {
            let (id, made, at) = match hint {
                Hint::Kind(kind) => ("hint-kind", kind, None),
                Hint::Where(kind, at) => ("hint-where", kind, Some(at)),
                Hint::Whole(made) => {
                    let values = facts(moment, Some(made), None, language);
                    return language.text("hint-whole", &values);
                }
            };
            let topology = moment.problem().topology();
            let at = at.map_or(String::new(), |at| spot_name(at, topology, language));
            let values = args([("move", made.id().into()), ("at", at.into())]);
            let kind = language.text("hint-kind", &values);
            if id == "hint-kind" {
                kind
            } else {
                format!("{kind} {}", language.text(id, &values))
            }
        }
    }
}

/// The reason, and the rule behind it.
fn mistake(mistake: Mistake, values: &Args, language: Language) -> String {
    let id = format!("mistake-{}", mistake.id());
    let rest = language.find(&id, Some("rest"), values);
    format!(
        "{} {}",
        language.text(&id, values),
        rest.unwrap_or_default()
    )
}

/// A cell, or the place of a digit in a house.
fn spot_name(at: Spot, topology: &Topology, language: Language) -> String {
    match at {
        Spot::Cell(cell) => topology.address(cell),
        Spot::Places(house, value) => {
            let house = house_name(house, topology.shape(), language);
            let values = args([("value", value.to_string().into()), ("house", house.into())]);
            language.text("place-in", &values)
        }
    }
}

/// All that a reason or a hint may tell of a move and of the board that it was tried on.
fn facts(moment: &Moment, made: Option<Move>, with: Option<Cell>, language: Language) -> Args {
    let topology = moment.problem().topology();
    let strategy = moment.next_strategy();
    let (at, value) = match made {
        None => (None, None),
        Some(Move::Select(at) | Move::DeadEnd(at)) => (Some(at), None),
        Some(Move::TakeBack(cell)) => (Some(Spot::Cell(cell)), None),
        Some(Move::Write(cell, value) | Move::Refuse(cell, value) | Move::Deduce(cell, value)) => {
            (Some(Spot::Cell(cell)), Some(value))
        }
    };
    let name = |at: Option<Spot>| at.map_or(String::new(), |at| spot_name(at, topology, language));
    let shared = match (at, with) {
        (Some(Spot::Cell(cell)), Some(with)) => topology.shared_house(cell, with),
        _ => None,
    };
    let house = shared.map(|house| house_name(house, topology.shape(), language));
    let rule = match strategy {
        Strategy::Search(search) => search.select().id(),
        Strategy::Sweep => "row-major",
    };
    let choice = moment.choices().pop().map(|choice| choice.at);
    let finds_hidden = strategy.check() == Check::HiddenSingles;
    args([
        ("move", made.map_or("", |made| made.kind().id()).into()),
        ("at", name(at).into()),
        (
            "value",
            value.map_or(String::new(), |v| v.to_string()).into(),
        ),
        (
            "with",
            with.map_or(String::new(), |c| topology.address(c)).into(),
        ),
        ("house", house.unwrap_or_default().into()),
        ("choice", name(choice).into()),
        ("rule", language.word(&format!("select-rule-{rule}")).into()),
        ("hidden", if finds_hidden { "yes" } else { "no" }.into()),
    ])
}
