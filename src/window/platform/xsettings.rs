//! The settings that an X11 desktop publishes for all programs (the XSETTINGS protocol of freedesktop.org).

use super::wishes::Wishes;
use super::x11;
use std::error::Error;
use x11rb::protocol::xproto::ConnectionExt;

/// The desktop's settings for motion and colours; the defaults where it publishes none.
pub fn wishes() -> Wishes {
    let settings = settings().unwrap_or_default();
    wishes_of(&settings).unwrap_or_default()
}

/// The settings as published: a byte for the byte order, then a list.
fn settings() -> Result<Vec<u8>, Box<dyn Error>> {
    let (connection, screen) = x11rb::connect(None)?;
    let atom = |name: &str| x11::atom(&connection, name);
    let selection = atom(&format!("_XSETTINGS_S{screen}"))?;
    let manager = connection.get_selection_owner(selection)?.reply()?.owner;
    let property = atom("_XSETTINGS_SETTINGS")?;
    let most = 1 << 16; // In units of 4 bytes.
    let written = connection.get_property(false, manager, property, property, 0, most)?;
    Ok(written.reply()?.value)
}

/// Finds the wishes among the settings; `None` if these are cut off or of an unknown kind.
fn wishes_of(settings: &[u8]) -> Option<Wishes> {
    let mut reader = Reader {
        is_big_endian: *settings.first()? == 1,
        rest: settings.get(8..)?,
    };
    let mut wishes = Wishes::default();
    for _ in 0..reader.number()? {
        let kind = reader.take(2)?[0];
        let length = usize::from(reader.short()?);
        let name = reader.padded(length)?;
        reader.number()?; // When it was changed.
        match kind {
            0 => {
                let value = reader.number()?;
                wishes.is_calm |= name == b"Gtk/EnableAnimations" && value == 0;
                wishes.is_dark |= name == b"Gtk/ApplicationPreferDarkTheme" && value == 1;
            }
            1 => {
                let length = reader.number()? as usize;
                let value = reader.padded(length)?;
                if name == b"Net/ThemeName" {
                    let theme = String::from_utf8_lossy(value).to_lowercase();
                    let is_dark = |part: &str| part == "dark" || part.ends_with("inverse");
                    wishes.is_dark |= theme.split(['-', '_', ':']).any(is_dark);
                    wishes.has_contrast |= theme.contains("contrast");
                }
            }
            // A colour.
            2 => drop(reader.take(8)?),
            _ => return None,
        }
    }
    Some(wishes)
}

/// Reads numbers and texts, which are padded to multiples of 4 bytes.
struct Reader<'a> {
    is_big_endian: bool,
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    fn padded(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.take(count.checked_next_multiple_of(4)?)?;
        Some(&taken[..count])
    }

    fn short(&mut self) -> Option<u16> {
        let bytes = self.take(2)?.try_into().ok()?;
        Some(match self.is_big_endian {
            true => u16::from_be_bytes(bytes),
            false => u16::from_le_bytes(bytes),
        })
    }

    fn number(&mut self) -> Option<u32> {
        let bytes = self.take(4)?.try_into().ok()?;
        Some(match self.is_big_endian {
            true => u32::from_be_bytes(bytes),
            false => u32::from_le_bytes(bytes),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Settings, little-endian: names, and a number or a text each.
    fn written(settings: &[(&str, Result<u32, &str>)]) -> Vec<u8> {
        fn push(bytes: &mut Vec<u8>, text: &str) {
            bytes.extend(text.bytes());
            bytes.resize(bytes.len().next_multiple_of(4), 0);
        }
        let mut bytes = vec![0; 8];
        bytes.extend((settings.len() as u32).to_le_bytes());
        for (name, value) in settings {
            bytes.extend([u8::from(value.is_err()), 0]);
            bytes.extend((name.len() as u16).to_le_bytes());
            push(&mut bytes, name);
            bytes.extend([7; 4]);
            match value {
                Ok(number) => bytes.extend(number.to_le_bytes()),
                Err(text) => {
                    bytes.extend((text.len() as u32).to_le_bytes());
                    push(&mut bytes, text);
                }
            }
        }
        bytes
    }

    #[test]
    fn wishes_are_found_among_the_settings() {
        let theme = |name| ("Net/ThemeName", Err(name));
        let of = |settings: &[_]| wishes_of(&written(settings)).unwrap();
        let plain = of(&[("Xft/DPI", Ok(98304)), theme("Adwaita")]);
        assert_eq!(plain, Wishes::default());
        let calm = of(&[theme("Mint-Y-Dark-Aqua"), ("Gtk/EnableAnimations", Ok(0))]);
        assert!(calm.is_calm && calm.is_dark && !calm.has_contrast);
        let strong = of(&[
            theme("HighContrastInverse"),
            ("Gtk/EnableAnimations", Ok(1)),
        ]);
        assert!(!strong.is_calm && strong.is_dark && strong.has_contrast);
    }

    proptest! {
        #[test]
        fn any_settings_are_read_safely(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            let _ = wishes_of(&bytes);
            let whole = written(&[("Net/ThemeName", Err("HighContrast"))]);
            let cut = bytes.len() % whole.len();
            prop_assert_eq!(wishes_of(&whole[..cut]), None);
        }
    }
}
