//! *Be the solver*: the moves a student can make, feedback on the last one, and the summary.

use crate::analysis::exercise::{Hint, MOST_POINTS, Mistake, Move, MoveKind};
use crate::app::choice::chosen;
use crate::app::cx::Cx;
use crate::app::paint::color;
use crate::app::style::scaled;
use crate::explain::{Args, Language, Sentence, args, cell_name, house_name, strategy_name};
use crate::puzzle::{Cell, Family, Topology, ValueSet};
use crate::session::student::Feedback;
use crate::session::{Act, Command, Student};
use crate::solver::{Spot, Strategy};
use crate::timeline::Moment;
use crate::window::access;
use egui::{Button, RichText, Ui};

/// The keys of the moves, in the order of [`MoveKind::ALL`].
const KEYS: [&str; 6] = ["Enter", "W", "X", "S", "0", "Del"];

/// The height and the text size of a line of feedback, the text size of a digit to choose and the side
/// of its button, in points.
const FEEDBACK_HEIGHT: f32 = 24.0;
const WORDS: f32 = 17.0;
const DIGIT: f32 = 20.0;
const DIGIT_SIDE: f32 = 34.0;

/// Shows the moves, or the summary.
pub fn show(ui: &mut Ui, cx: &Cx, student: &Student) {
    let p = &cx.palette;
    // A branch may end under another strategy than the one in force at this step.
    let strategy = cx.session.runs().leader().moment().next_strategy();
    ui.add_space(4.0);
    access::heading(&ui.heading(cx.word("solving")), 1);
    ui.weak(strategy_name(strategy, cx.language));
    ui.add_space(4.0);
    if student.is_over {
        sum(ui, cx, student);
        return;
    }
    let fill = match student.feedback {
        Feedback::Right(..) => p.deduced_fill,
        Feedback::Wrong(..) => p.conflict_tint,
        Feedback::Start | Feedback::Hint(_) | Feedback::NotYet => p.lit,
    };
    let width = ui.available_width() - 20.0;
    egui::Frame::new()
        .fill(color(fill))
        .corner_radius(5)
        .inner_margin(10)
        .show(ui, |ui| {
            ui.set_width(width);
            // Three lines high, so that the buttons below stay where they are.
            let line = scaled(ui, FEEDBACK_HEIGHT);
            ui.set_min_height(3.0 * line);
            let words = RichText::new(said(cx, student)).size(scaled(ui, WORDS));
            ui.label(words.line_height(Some(line)));
        });
    ui.add_space(4.0);
    moves(ui, cx, student, strategy);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        act(ui, cx, "solving-hint", "  ?", Act::Hint);
        act(ui, cx, "solving-leave", "  Esc", Act::SumUp);
    });
    ui.weak(score(student, cx));
    ui.separator();
    let board = cx.session.lesson().problem.topology();
    let help = match has_own_rules(board) {
        _ if board.way().is_some() => "solving-way",
        true => "solving-related",
        false => cx.hint_for("solving-keys", "tap-solving"),
    };
    let keys = RichText::new(cx.word(help)).weak();
    ui.label(keys.size(scaled(ui, WORDS)));
}

/// What the cursor is on, and the moves that can be made there.
fn moves(ui: &mut Ui, cx: &Cx, student: &Student, strategy: Strategy) {
    let topology = cx.session.lesson().problem.topology();
    let at = match student.house(topology) {
        Some(house) => house_name(house, topology, cx.language),
        None => cell_name(student.cursor, topology, cx.language),
    };
    ui.horizontal_wrapped(|ui| {
        ui.strong(at);
        if strategy.looks_at_places() {
            act(ui, cx, "solving-house", "  H", Act::NextHouse);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (kind, key) in MoveKind::ALL.into_iter().zip(KEYS) {
            if !kind.is_of(strategy) {
                continue;
            }
            let is_on = kind == student.waiting.unwrap_or(student.pen);
            let words = format!("{}  {key}", cx.word(&format!("move-{}", kind.id())));
            let words = cx.keyed(words);
            let button = ui.add(Button::new(words).selected(is_on));
            cx.on_click(&chosen(button, is_on), Command::Student(Act::Kind(kind)));
        }
    });
    // On a way the place is known.
    if topology.way().is_some() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for value in ValueSet::all(topology.size()).iter() {
            let [size, side] = [DIGIT, DIGIT_SIDE].map(|size| scaled(ui, size));
            let digit = Button::new(
                RichText::new(topology.value_text(value))
                    .size(size)
                    .strong(),
            );
            let digit = ui.add(digit.min_size(egui::Vec2::splat(side)));
            cx.on_click(&digit, Command::Student(Act::Value(value)));
        }
    });
}

/// The summary: the score, and the rules that were misunderstood.
fn sum(ui: &mut Ui, cx: &Cx, student: &Student) {
    let language = cx.language;
    let run = cx.session.runs().leader();
    let is_done = run.is_at_end();
    let id = if is_done {
        "solving-done"
    } else {
        "solving-left"
    };
    ui.strong(cx.word(id));
    ui.label(score(student, cx));
    ui.add_space(4.0);
    let mistakes = student.exercise.tally().mistakes();
    if mistakes.is_empty() {
        ui.label(cx.word("solving-flawless"));
    } else {
        ui.strong(cx.word("solving-mistakes"));
    }
    let values = facts(run.moment(), None, None, language);
    for (mistake, count) in mistakes {
        let id = format!("mistake-{}", mistake.id());
        let part = |name| language.find(&id, Some(name), &values).unwrap_or_default();
        ui.label(RichText::new(format!("{count} ×  {}", part("name"))).strong());
        ui.label(part("rest"));
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        if !is_done {
            act(ui, cx, "solving-go-on", "", Act::GoOn);
        }
        act(ui, cx, "solving-again", "", Act::Again);
        act(ui, cx, "solving-close", "  Esc", Act::Leave);
    });
}

/// A button with a word and a key.
fn act(ui: &mut Ui, cx: &Cx, word: &str, key: &str, act: Act) {
    let button = ui.button(cx.keyed(format!("{}{key}", cx.word(word))));
    cx.on_click(&button, Command::Student(act));
}

fn score(student: &Student, cx: &Cx) -> String {
    let tally = student.exercise.tally();
    let values = [
        ("points", tally.points.into()),
        ("most", (MOST_POINTS * tally.right).into()),
        ("right", tally.right.into()),
        ("wrong", tally.wrong().into()),
        ("hints", tally.hints.into()),
    ];
    cx.text("solving-score", values)
}

/// Whether there are other rules than that no house may hold a value twice, or no rows, columns and boxes.
fn has_own_rules(topology: &Topology) -> bool {
    let family = topology.family();
    !topology.relations().is_empty() || matches!(family, Family::Row(_) | Family::Way(_))
}

/// Feedback on the last attempt.
pub fn said(cx: &Cx, student: &Student) -> String {
    let language = cx.language;
    let moment = cx.session.runs().leader().moment();
    let topology = moment.problem().topology();
    match student.feedback {
        Feedback::Start => cx.word("solving-start"),
        Feedback::NotYet => cx.word("not-explored"),
        Feedback::Right(_, last) => {
            // Automatic steps are mentioned too; the board shows the last one.
            let sentence = Some(Sentence::of(moment, language).to_string());
            let sentence = sentence.filter(|_| moment.step() == last);
            format!(
                "{} {}",
                cx.word("answer-right"),
                sentence.unwrap_or_default()
            )
        }
        Feedback::Wrong(made, refusal) if has_own_rules(topology) => {
            let id = format!("mistake-{}", refusal.mistake.id());
            let values = facts(moment, Some(made), refusal.with, language);
            match refusal.mistake {
                // What refuses a value, or lets it stand, is what the search says next.
                Mistake::Forbidden | Mistake::Fits => {
                    let next = cx.session.runs().leader().timeline();
                    let next = next.peek(student.exercise.step() + 1);
                    next.map_or_else(String::new, |next| {
                        Sentence::of(&next, language).to_string()
                    })
                }
                Mistake::WrongCell if topology.way().is_some() => {
                    let from = moment.choices().pop().map(|choice| choice.at);
                    let from =
                        from.map_or_else(String::new, |at| spot_name(at, topology, language));
                    match made {
                        Move::Select(_) => language.text(&id, &values),
                        _ => cx.text("why-square", [("is", "far".into()), ("from", from.into())]),
                    }
                }
                _ => language.text(&id, &values),
            }
        }
        Feedback::Wrong(made, refusal) => {
            // The reason, and the rule behind it.
            let values = facts(moment, Some(made), refusal.with, language);
            let id = format!("mistake-{}", refusal.mistake.id());
            let rest = language.find(&id, Some("rest"), &values);
            format!(
                "{} {}",
                language.text(&id, &values),
                rest.unwrap_or_default()
            )
        }
        Feedback::Hint(Hint::Whole(made)) => {
            language.text("hint-whole", &facts(moment, Some(made), None, language))
        }
        Feedback::Hint(Hint::Kind(kind)) => cx.text("hint-kind", [("move", kind.id().into())]),
        Feedback::Hint(Hint::Where(kind, at)) => {
            let at = spot_name(at, moment.problem().topology(), language);
            let values = args([("move", kind.id().into()), ("at", at.into())]);
            let [kind, place] = ["hint-kind", "hint-where"].map(|id| language.text(id, &values));
            format!("{kind} {place}")
        }
    }
}

/// The name of a cell, or of a house for a digit.
fn spot_name(at: Spot, topology: &Topology, language: Language) -> String {
    match at {
        Spot::Cell(cell) => cell_name(cell, topology, language),
        Spot::Places(house, value) => {
            let house = house_name(house, topology, language);
            let values = args([
                ("value", topology.value_text(value).into()),
                ("house", house.into()),
            ]);
            language.text("place-in", &values)
        }
    }
}

/// The values that a reason or a hint may mention.
fn facts(moment: &Moment, made: Option<Move>, with: Option<Cell>, language: Language) -> Args {
    let topology = moment.problem().topology();
    let strategy = moment.next_strategy();
    let name = |at: Spot| spot_name(at, topology, language);
    let (at, value) = match made {
        None => (None, None),
        Some(Move::Select(at) | Move::DeadEnd(at)) => (Some(at), None),
        Some(Move::TakeBack(cell)) => (Some(Spot::Cell(cell)), None),
        Some(Move::Write(cell, value) | Move::Refuse(cell, value) | Move::Deduce(cell, value)) => {
            (Some(Spot::Cell(cell)), Some(value))
        }
    };
    let house = match (at, value, with) {
        (Some(Spot::Cell(cell)), Some(value), Some(with)) => moment.clash((cell, value), with),
        _ => None,
    };
    let house = house.map(|house| house_name(house, topology, language));
    let rule = match strategy {
        Strategy::Search(search) => search.select().id(),
        Strategy::Sweep => "row-major",
    };
    let choice = moment.choices().pop().map(|choice| name(choice.at));
    let finds_hidden = strategy.check().looks_at_places();
    let value = value.map(|value| topology.value_text(value));
    let with = with.map(|cell| cell_name(cell, topology, language));
    args([
        ("move", made.map_or("", |made| made.kind().id()).into()),
        ("at", at.map(name).unwrap_or_default().into()),
        ("value", value.unwrap_or_default().into()),
        ("with", with.unwrap_or_default().into()),
        ("house", house.unwrap_or_default().into()),
        ("choice", choice.unwrap_or_default().into()),
        ("rule", language.word(&format!("select-rule-{rule}")).into()),
        ("hidden", if finds_hidden { "yes" } else { "no" }.into()),
    ])
}
