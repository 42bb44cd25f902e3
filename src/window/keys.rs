//! macroquad's keys and modifiers as egui's.

use egui::{Key, Modifiers};
use macroquad::miniquad::{KeyCode, KeyMods};

/// egui's key, found by its name. Keys without a counterpart give `None`; what they type arrives as
/// text all the same.
pub fn key(code: KeyCode) -> Option<Key> {
    let name = format!("{code:?}");
    let plain = name.strip_prefix("Kp").or(name.strip_prefix("Key"));
    Key::from_name(match plain.unwrap_or(&name) {
        "Apostrophe" => "Quote",
        "LeftBracket" => "OpenBracket",
        "RightBracket" => "CloseBracket",
        "GraveAccent" => "Backtick",
        "Subtract" => "Minus",
        "Decimal" => "Period",
        "Divide" => "Slash",
        "Add" => "Plus",
        name => name,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_by_their_names() {
        use KeyCode as K;
        for (code, found) in [
            (K::Apostrophe, Key::Quote),
            (K::LeftBracket, Key::OpenBracket),
            (K::RightBracket, Key::CloseBracket),
            (K::GraveAccent, Key::Backtick),
            (K::Equal, Key::Equals),
            (K::KpEqual, Key::Equals),
            (K::KpSubtract, Key::Minus),
            (K::KpDecimal, Key::Period),
            (K::KpDivide, Key::Slash),
            (K::KpAdd, Key::Plus),
            (K::KpEnter, Key::Enter),
            (K::Kp7, Key::Num7),
            (K::Key7, Key::Num7),
            (K::K, Key::K),
            (K::F11, Key::F11),
            (K::Left, Key::ArrowLeft),
            (K::PageDown, Key::PageDown),
            (K::Space, Key::Space),
        ] {
            assert_eq!(key(code), Some(found), "{code:?}");
        }
        for code in [K::LeftShift, K::Menu, K::Unknown, K::KpMultiply] {
            assert_eq!(key(code), None, "{code:?}");
        }
    }
}
