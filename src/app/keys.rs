//! Keys: the ones of the command tables, and those of a question, a student or a screen.

use super::cx::{Ask, Cx};
use super::front_command::{FRONT_COMMANDS, FrontCommand};
use super::inspector;
use super::look::{Dialog, LOOKS, LookCommand, Screen};
use super::notice;
use super::opening::Opening;
use super::screens::course::CourseScreen;
use super::screens::editor;
use crate::analysis::exercise::MoveKind;
use crate::playhead::Direction;
use crate::puzzle::Value;
use crate::session::line_order::LineOrder;
use crate::session::questions::Typed;
use crate::session::{Act, COMMANDS, Command, Control, Switch};
use crate::window::shortcuts::{self, Press};
use egui::{Id, Key, Modifiers};

/// The keys of the options.
const ANSWERS: [Key; 4] = [Key::A, Key::B, Key::C, Key::D];

/// Turns this frame's key presses into commands.
pub fn read(ctx: &egui::Context, cx: &Cx, course: &mut CourseScreen, opening: &Opening) {
    // A modal dialog has its own keys.
    if cx.look.dialog.is_some_and(|dialog| dialog.is_modal()) {
        return;
    }
    for press in shortcuts::presses(ctx) {
        let is_escape = press.is(Key::Escape, Modifiers::NONE);
        let is_clicker_b = is_clicker_b(ctx, &press);
        // A blank screen ignores keys that would move the run unseen. Clicker keys only end it.
        if cx.look.is_blank {
            let is_click = is_clicker_b || clicked(&press).is_some();
            if press.is_char('.') || is_escape || is_click {
                cx.ask(LookCommand::Blank(Switch::Off));
            }
            continue;
        }
        // These belong to every screen.
        if let Some(
            command @ (LookCommand::Zoom(_)
            | LookCommand::TurnZoom(_)
            | LookCommand::Spotlight(_)
            | LookCommand::Pen(_)),
        ) = command_of(LOOKS, &press)
        {
            cx.ask(command);
            continue;
        }
        let is_uncovered = matches!(cx.look.dialog, None | Some(Dialog::When));
        if is_escape && cx.session.is_waiting() && is_uncovered {
            cx.ask(notice::stop_looking(cx));
            continue;
        }
        if is_escape && (cx.look.has_pen || cx.look.has_spotlight) {
            cx.ask(FrontCommand::Close);
            continue;
        }
        match cx.look.screen {
            Screen::Course => course.press(cx, &press),
            Screen::Editor => editor::press(cx, opening, &press),
            Screen::Set => {
                if is_escape {
                    cx.ask(LookCommand::Screen(Screen::Set, Switch::Off));
                }
            }
            Screen::Running => {
                // The keys of a student and of a question come first.
                if press_student(cx, &press) || press_answer(cx, &press) {
                    continue;
                }
                if is_clicker_b && cx.look.is_presenting {
                    cx.ask(LookCommand::Blank(Switch::On));
                    continue;
                }
                press_command(cx, &press);
            }
        }
    }
}

/// Whether this B comes from a clicker; some send it to blank the screen. We assume so if the
/// previous key was a clicker key.
fn is_clicker_b(ctx: &egui::Context, press: &Press) -> bool {
    let id = Id::new("clicker");
    if press.is(Key::B, Modifiers::NONE) {
        return ctx.data(|data| data.get_temp(id).unwrap_or(false));
    }
    // A press of a letter gives its character too.
    if press.character().is_none() {
        ctx.data_mut(|data| data.insert_temp(id, clicked(press).is_some()));
    }
    false
}

fn press_command(cx: &Cx, press: &Press) {
    let clicked = clicked(press).filter(|_| cx.look.is_presenting);
    if let Some(command) = clicked.and_then(|direction| command_of_clicker(cx, direction)) {
        if !press.repeat {
            cx.ask(command);
        }
        return;
    }
    let digit = press.character().and_then(|sign| sign.to_digit(10));
    let percent = digit
        .filter(|_| !press.repeat)
        .map(|digit| Command::Percent(10 * digit as u8));
    let ask = (command_of(COMMANDS, press).or(percent).map(Ask::from))
        .or_else(|| command_of(LOOKS, press).map(Ask::from))
        .or_else(|| command_of(FRONT_COMMANDS, press).map(Ask::from));
    ask.into_iter().for_each(|ask| cx.ask(ask));
}

/// What a clicker does in presenter mode instead of what its keys do: it has no keys for answers.
fn command_of_clicker(cx: &Cx, direction: Direction) -> Option<Command> {
    if cx.session.is_asking() && direction == Direction::Forward {
        return Some(Command::RevealAnswer);
    }
    let goes_to_stops = cx.look.clicks_stops && !cx.session.lesson().stops.is_empty();
    goes_to_stops.then_some(Command::Stop(direction))
}

/// The direction that a press of a clicker goes in.
fn clicked(press: &Press) -> Option<Direction> {
    match press.plain_key()? {
        Key::PageDown => Some(Direction::Forward),
        Key::PageUp => Some(Direction::Back),
        _ => None,
    }
}

/// The command for a press in a table.
pub fn command_of<C>(table: &'static [Control<C>], press: &Press) -> Option<C> {
    let says = |entry: &&Control<C>| {
        (entry.is_held || !press.repeat) && entry.keys.iter().any(|key| is(press, key))
    };
    table.iter().find(says).and_then(Control::press)
}

/// Whether a press is of a key as the tables name it.
fn is(press: &Press, key: &str) -> bool {
    if let Some(key) = key.strip_prefix("Ctrl+") {
        return match key {
            // A page leaves its text size to the browser.
            "+" | "−" | "0" if cfg!(target_arch = "wasm32") => false,
            "+" => press.is_command(Key::Plus) || press.is_command(Key::Equals),
            "−" => press.is_command(Key::Minus),
            key => key_of(key).is_some_and(|key| press.is_command(key)),
        };
    }
    let (modifiers, key) = match key.strip_prefix("Shift+") {
        Some(key) => (Modifiers::SHIFT, key),
        None => (Modifiers::NONE, key),
    };
    // The place of signs differs between keyboard layouts.
    match (key_of(key), key) {
        (Some(key), _) => press.is(key, modifiers),
        (None, "+") => press.is_char('+') || press.is_char('='),
        (None, "−") => press.is_char('−') || press.is_char('-'),
        (None, _) => key.chars().next().is_some_and(|sign| press.is_char(sign)),
    }
}

/// A named key or a letter; `None` for a sign.
fn key_of(name: &str) -> Option<Key> {
    match name {
        "←" => Some(Key::ArrowLeft),
        "→" => Some(Key::ArrowRight),
        "↑" => Some(Key::ArrowUp),
        "↓" => Some(Key::ArrowDown),
        "Esc" => Some(Key::Escape),
        _ if name.chars().all(|c| c.is_ascii_alphanumeric()) => Key::from_name(name),
        _ => None,
    }
}

/// Handles a press while a student is at work. Only keys that leave the run alone are passed on.
fn press_student(cx: &Cx, press: &Press) -> bool {
    let Some(student) = cx.session.student() else {
        return false;
    };
    let act = match (press.plain_key(), press.character()) {
        (Some(Key::ArrowUp), _) => Act::Go(-1, 0),
        (Some(Key::ArrowDown), _) => Act::Go(1, 0),
        (Some(Key::ArrowLeft), _) => Act::Go(0, -1),
        (Some(Key::ArrowRight), _) => Act::Go(0, 1),
        (Some(Key::F11 | Key::P), _) | (_, Some('.')) => return false,
        _ if press.repeat => return true,
        (Some(Key::Escape), _) if student.is_over => Act::Leave,
        (Some(Key::Escape), _) => Act::SumUp,
        (Some(Key::Enter | Key::Space), _) => Act::Kind(MoveKind::Select),
        (Some(Key::Backspace | Key::Delete), _) => Act::Kind(MoveKind::TakeBack),
        (Some(Key::W), _) => Act::Kind(MoveKind::Write),
        (Some(Key::X), _) => Act::Kind(MoveKind::Refuse),
        (Some(Key::S), _) => Act::Kind(MoveKind::Deduce),
        (Some(Key::H), _) => Act::NextHouse,
        (_, Some('?')) => Act::Hint,
        (_, sign) => match (typed_value(cx, press), sign) {
            (Some(value), _) => Act::Value(value),
            (None, Some('0')) => Act::Kind(MoveKind::DeadEnd),
            (None, _) => return true,
        },
    };
    cx.ask(Command::Student(act));
    true
}

/// The value of this board that a press types.
fn typed_value(cx: &Cx, press: &Press) -> Option<Value> {
    let board = cx.session.lesson().problem.topology();
    let value = board.numbering().value(press.character()?)?;
    (usize::from(value.number()) <= board.size()).then_some(value)
}

/// Handles a press that belongs to the open question.
fn press_answer(cx: &Cx, press: &Press) -> bool {
    let questions = cx.session.questions();
    if !cx.session.is_asking() {
        // While a verdict is shown, pressing an answer key again must not jump anywhere.
        let is_answer =
            |key: &Key| press.is(*key, Modifiers::NONE) || press.is(*key, Modifiers::SHIFT);
        let is_digit = || press.character().is_some_and(|sign| sign.is_ascii_digit());
        return cx.session.student().is_none()
            && questions.posed().is_some()
            && (ANSWERS.iter().any(is_answer) || is_digit());
    }
    if let Some(order) = questions.posed().and_then(|posed| posed.order.as_ref()) {
        return press_line(cx, press, order);
    }
    let option = |modifiers| {
        let mut answers = ANSWERS.iter();
        answers.position(|key| press.is(*key, modifiers))
    };
    if questions.typed.is_empty()
        && let Some(option) = option(Modifiers::NONE)
    {
        // Nobody answers what cannot be read.
        if inspector::hides_question(cx) {
            cx.ask(LookCommand::FoldStop(None));
        } else {
            cx.ask(Command::Choose(option));
        }
        return true;
    }
    let key = press.plain_key();
    if questions.counts_class {
        if let Some(option) = option(Modifiers::SHIFT) {
            cx.ask(Command::Vote(option, -1));
        } else if key == Some(Key::Enter) {
            cx.ask(Command::JudgeClass);
        } else {
            return false;
        }
        return true;
    }
    if !questions.posed().is_some_and(|posed| posed.is_typed()) {
        return false;
    }
    let typed = match (key, press.character()) {
        (_, Some(sign)) if sign.is_ascii_alphanumeric() => Typed::Character(sign),
        (Some(Key::Backspace), _) => Typed::Backspace,
        (Some(Key::Enter), _) => Typed::Enter,
        // While a cell's address is typed, its letters are not commands.
        (Some(Key::R), _) => return true,
        _ => return key == Some(Key::C) && !questions.typed.is_empty(),
    };
    let is_taken = questions.takes(typed);
    if is_taken {
        cx.ask(Command::Type(typed));
    }
    is_taken
}

/// Handles a press while lines are put in order: arrows pick a line, and move it with Shift.
fn press_line(cx: &Cx, press: &Press, order: &LineOrder) -> bool {
    let picked = order.picked;
    let places = [
        (Key::ArrowUp, picked.checked_sub(1)),
        (Key::ArrowDown, Some(picked + 1)),
    ];
    for (key, place) in places {
        let Some((place, next)) = place.and_then(|at| Some((at, *order.items.get(at)?))) else {
            continue;
        };
        for (modifiers, item) in [
            (Modifiers::NONE, next),
            (Modifiers::SHIFT, order.items[picked]),
        ] {
            if press.is(key, modifiers) {
                cx.ask(Command::MoveLine(item, place));
                return true;
            }
        }
    }
    let is_enter = press.plain_key() == Some(Key::Enter);
    if is_enter {
        cx.ask(Command::JudgeClass);
    }
    is_enter
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::shortcuts::Trigger;

    /// Every key of the tables exists and belongs to one command only.
    #[test]
    fn every_key_belongs_to_one_command() {
        fn keys<C>(table: &'static [Control<C>]) -> impl Iterator<Item = &'static str> {
            table.iter().flat_map(|entry| entry.keys.iter().copied())
        }
        let all = keys(COMMANDS)
            .chain(keys(LOOKS))
            .chain(keys(FRONT_COMMANDS));
        let all: Vec<&str> = all.collect();
        for (index, key) in all.iter().enumerate() {
            assert!(!all[..index].contains(key), "{key} twice");
            let bare = key.trim_start_matches("Shift+").trim_start_matches("Ctrl+");
            assert!(
                key_of(bare).is_some() || bare.chars().count() == 1,
                "{key} is no key"
            );
        }
    }

    #[test]
    fn only_moves_repeat_while_a_key_is_held() {
        let press = |trigger, repeat| Press { trigger, repeat };
        let right = Trigger::Key(Key::ArrowRight, Modifiers::NONE);
        let space = Trigger::Key(Key::Space, Modifiers::NONE);
        let says = |press: Press| command_of(COMMANDS, &press);
        assert!(matches!(says(press(right, true)), Some(Command::Step(1))));
        assert!(matches!(
            says(press(space, false)),
            Some(Command::TogglePlay)
        ));
        assert!(says(press(space, true)).is_none());
    }
}
