//! macroquad's keys and modifiers as egui's.

use egui::{Key, Modifiers};
use macroquad::miniquad::{KeyCode, KeyMods};

/// egui's key. Keys without a counterpart give `None`; what they type arrives as text all the same.
pub fn key(code: KeyCode) -> Option<Key> {
    use KeyCode as K;
    Some(match code {
        K::Space => Key::Space,
        K::Apostrophe => Key::Quote,
        K::Comma => Key::Comma,
        K::Minus | K::KpSubtract => Key::Minus,
        K::Period | K::KpDecimal => Key::Period,
        K::Slash | K::KpDivide => Key::Slash,
        K::KpAdd => Key::Plus,
        K::Equal | K::KpEqual => Key::Equals,
        K::Semicolon => Key::Semicolon,
        K::LeftBracket => Key::OpenBracket,
        K::RightBracket => Key::CloseBracket,
        K::Backslash => Key::Backslash,
        K::GraveAccent => Key::Backtick,
        K::Key0 | K::Kp0 => Key::Num0,
        K::Key1 | K::Kp1 => Key::Num1,
        K::Key2 | K::Kp2 => Key::Num2,
        K::Key3 | K::Kp3 => Key::Num3,
        K::Key4 | K::Kp4 => Key::Num4,
        K::Key5 | K::Kp5 => Key::Num5,
        K::Key6 | K::Kp6 => Key::Num6,
        K::Key7 | K::Kp7 => Key::Num7,
        K::Key8 | K::Kp8 => Key::Num8,
        K::Key9 | K::Kp9 => Key::Num9,
        K::A => Key::A,
        K::B => Key::B,
        K::C => Key::C,
        K::D => Key::D,
        K::E => Key::E,
        K::F => Key::F,
        K::G => Key::G,
        K::H => Key::H,
        K::I => Key::I,
        K::J => Key::J,
        K::K => Key::K,
        K::L => Key::L,
        K::M => Key::M,
        K::N => Key::N,
        K::O => Key::O,
        K::P => Key::P,
        K::Q => Key::Q,
        K::R => Key::R,
        K::S => Key::S,
        K::T => Key::T,
        K::U => Key::U,
        K::V => Key::V,
        K::W => Key::W,
        K::X => Key::X,
        K::Y => Key::Y,
        K::Z => Key::Z,
        K::Escape => Key::Escape,
        K::Enter | K::KpEnter => Key::Enter,
        K::Tab => Key::Tab,
        K::Backspace => Key::Backspace,
        K::Insert => Key::Insert,
        K::Delete => Key::Delete,
        K::Right => Key::ArrowRight,
        K::Left => Key::ArrowLeft,
        K::Down => Key::ArrowDown,
        K::Up => Key::ArrowUp,
        K::PageUp => Key::PageUp,
        K::PageDown => Key::PageDown,
        K::Home => Key::Home,
        K::End => Key::End,
        K::F1 => Key::F1,
        K::F2 => Key::F2,
        K::F3 => Key::F3,
        K::F4 => Key::F4,
        K::F5 => Key::F5,
        K::F6 => Key::F6,
        K::F7 => Key::F7,
        K::F8 => Key::F8,
        K::F9 => Key::F9,
        K::F10 => Key::F10,
        K::F11 => Key::F11,
        K::F12 => Key::F12,
        _ => return None,
    })
}

pub fn modifiers(mods: KeyMods) -> Modifiers {
    let mac = cfg!(target_vendor = "apple");
    Modifiers {
        alt: mods.alt,
        ctrl: mods.ctrl,
        shift: mods.shift,
        mac_cmd: mac && mods.logo,
        command: if mac { mods.logo } else { mods.ctrl },
    }
}

/// The modifiers once `code` is down or up. The event of a modifier key itself carries the state
/// from before the change, at least on X11. The right Alt is left as reported: on most of our
/// users' keyboards it is AltGr, which types characters and is no modifier.
pub fn after_key(mods: KeyMods, code: KeyCode, down: bool) -> KeyMods {
    let mut mods = mods;
    match code {
        KeyCode::LeftShift | KeyCode::RightShift => mods.shift = down,
        KeyCode::LeftControl | KeyCode::RightControl => mods.ctrl = down,
        KeyCode::LeftAlt => mods.alt = down,
        KeyCode::LeftSuper | KeyCode::RightSuper => mods.logo = down,
        _ => {}
    }
    mods
}

/// Whether a character typed with these modifiers is text and not a command. Ctrl and Alt together
/// are AltGr on Windows keyboards, with which @ or € are typed.
pub fn types_text(character: char, modifiers: Modifiers) -> bool {
    let private_use = ('\u{e000}'..='\u{f8ff}').contains(&character);
    let command = if cfg!(target_vendor = "apple") {
        modifiers.ctrl || modifiers.mac_cmd
    } else {
        modifiers.ctrl != modifiers.alt
    };
    !character.is_control() && !private_use && !command
}
