//! Keys to commands.

use super::state::State;
use crate::playhead::{Command, Direction, Kind};
use crate::window::shortcuts::{self, Press};
use egui::{Key, Modifiers};

/// The keys that say a command, as the help lists them, with the name of what they do.
pub const HELP: [(&str, &str); 28] = [
    ("Space  K", "key-play"),
    ("→  PageDown  L", "step-on"),
    ("←  PageUp  J", "step-back"),
    ("Shift →", "move-on"),
    ("Shift ←", "move-back"),
    ("C  B  D  S", "key-next"),
    ("Shift C  B  D  S", "key-previous"),
    ("O", "key-out"),
    ("N  Shift N", "key-stop"),
    ("A  B  C  D", "key-answer"),
    ("Q  T", "key-asking"),
    ("Y", "solving"),
    ("F  Delete  Ctrl Z", "key-fork"),
    ("I  U", "key-course"),
    ("X  Shift X", "key-difference"),
    ("R", "key-race"),
    ("W", "key-doom"),
    ("Home  End", "key-ends"),
    ("0 – 9", "key-percent"),
    ("−  +", "key-speed"),
    ("M", "key-bookmark"),
    ("Ctrl O", "key-open"),
    ("Ctrl V", "key-paste"),
    ("E", "export-title"),
    ("G", "editing"),
    ("F11  P", "key-presenter"),
    (".", "key-blank"),
    ("H  ?  Esc", "key-help"),
];

/// Turns the presses of this frame into commands.
pub fn read(ctx: &egui::Context, state: &mut State) {
    // The dialogs have their own keys.
    if state.opening.is_open() || state.exporting.is_open() || state.shows_set {
        return;
    }
    for press in shortcuts::presses(ctx) {
        // Nothing moves that nobody sees.
        if state.is_blank && !press.is_char('.') && !press.is(Key::Escape, Modifiers::NONE) {
            continue;
        }
        if state.course.is_open() {
            state.press_course(&press);
            continue;
        }
        if state.editing.is_open() {
            state.press_editing(&press);
            continue;
        }
        if state.press_solving(&press) {
            continue;
        }
        // Those who answer or solve have their own keys, and these come first.
        if state.press_asking(&press) {
            continue;
        }
        if let Some(command) = command(&press) {
            state.push(command);
            continue;
        }
        if press.repeat {
            continue;
        }
        let is = |key| press.is(key, Modifiers::NONE);
        if press.is_command(Key::Z) {
            state.fetch_back();
        } else if is(Key::F) {
            state.branching.is_open = !state.branching.is_open;
        } else if is(Key::Delete) {
            state.discard(state.leading);
        } else if press.is_command(Key::O) {
            state.opening.show();
        } else if is(Key::E) {
            state.show_exporting();
        } else if is(Key::G) {
            state.toggle_editing();
        } else if is(Key::I) {
            state.toggle_course();
        } else if is(Key::U) {
            state.go_to_next_lesson();
        } else if is(Key::F11) || is(Key::P) {
            state.is_presenting = !state.is_presenting;
        } else if press.is_char('.') {
            state.is_blank = !state.is_blank;
        } else if is(Key::Q) {
            state.toggle_asking();
        } else if is(Key::T) {
            state.asking.counts_class = !state.asking.counts_class;
        } else if is(Key::Y) {
            state.toggle_solving();
        } else if is(Key::W) {
            state.shows_doom = !state.shows_doom;
        } else if is(Key::H) || press.is_char('?') {
            state.shows_help = !state.shows_help;
        } else if is(Key::Escape) {
            // One thing at a time, and never the program.
            if state.shows_help {
                state.shows_help = false;
            } else if state.branching.is_open {
                state.branching.is_open = false;
            } else if state.chooses_boards {
                state.chooses_boards = false;
            } else if state.asking.is_reviewing {
                state.asking.is_reviewing = false;
            } else if state.is_blank {
                state.is_blank = false;
            } else {
                state.is_presenting = false;
            }
        }
    }
}

fn command(press: &Press) -> Option<Command> {
    use Direction::{Back, Forward};
    let is = |key| press.is(key, Modifiers::NONE);
    let shifted = |key| press.is(key, Modifiers::SHIFT);
    // Held down, these go on.
    let repeated = if is(Key::ArrowRight) || is(Key::PageDown) || is(Key::L) {
        Some(Command::Step(1))
    } else if is(Key::ArrowLeft) || is(Key::PageUp) || is(Key::J) {
        Some(Command::Step(-1))
    } else if shifted(Key::ArrowRight) {
        Some(Command::Move(Forward))
    } else if shifted(Key::ArrowLeft) {
        Some(Command::Move(Back))
    } else if press.is_char('+') || press.is_char('=') {
        Some(Command::Faster)
    } else if press.is_char('-') || press.is_char('−') {
        Some(Command::Slower)
    } else {
        [
            (Key::C, Kind::Conflict),
            (Key::B, Kind::Backtrack),
            (Key::D, Kind::DeadEnd),
            (Key::S, Kind::Solution),
        ]
        .into_iter()
        .find_map(|(key, kind)| {
            if is(key) {
                Some(Command::Find(kind, Forward))
            } else if shifted(key) {
                Some(Command::Find(kind, Back))
            } else {
                None
            }
        })
    };
    if repeated.is_some() || press.repeat {
        return repeated;
    }
    if is(Key::Space) || is(Key::K) {
        return Some(Command::TogglePlay);
    }
    if is(Key::O) {
        return Some(Command::Out);
    }
    if is(Key::N) {
        return Some(Command::Stop(Forward));
    }
    if shifted(Key::N) {
        return Some(Command::Stop(Back));
    }
    if is(Key::X) {
        return Some(Command::Difference(Forward));
    }
    if shifted(Key::X) {
        return Some(Command::Difference(Back));
    }
    if is(Key::R) {
        return Some(Command::Race);
    }
    if is(Key::Home) {
        return Some(Command::First);
    }
    if is(Key::End) {
        return Some(Command::Last);
    }
    if is(Key::M) {
        return Some(Command::ToggleBookmark);
    }
    ('0'..='9')
        .position(|digit| press.is_char(digit))
        .map(|tenth| Command::Percent(10 * tenth as u8))
}
