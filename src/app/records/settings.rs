//! The settings: appearance and language.

use crate::app::look::{Look, SIDES, ZOOM};
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::scene::Theme;
use serde::Serialize;
use serde_json::Value;

/// In place of a theme: the one that the system asks for.
const SYSTEM: &str = "system";

/// The settings of a window.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Settings {
    language: &'static str,
    theme: &'static str,
    /// Text size relative to the default.
    zoom: f64,
    candidates: bool,
    coordinates: bool,
    /// Whether single steps move.
    motion: bool,
    /// Whether a clicker goes from stop to stop.
    clicker: bool,
    code: &'static str,
    /// Width and height of the window, such as `1440x900`.
    size: Option<String>,
    /// The address that copied links begin with.
    address: String,
}

impl Settings {
    /// The settings of a look.
    pub fn of(look: &Look) -> Self {
        Self {
            language: look.language.code(),
            theme: if look.follows_system {
                SYSTEM
            } else {
                look.theme.id()
            },
            zoom: (f64::from(look.zoom) * 100.0).round() / 100.0,
            candidates: look.options.candidates,
            coordinates: look.options.coordinates,
            motion: look.moves,
            clicker: look.clicks_stops,
            code: look.code.id(),
            size: look.size.map(|(width, height)| format!("{width}x{height}")),
            address: look.address.clone(),
        }
    }
}

/// The language in a record.
pub fn language(record: &Value) -> Option<Language> {
    record["language"].as_str().and_then(Language::from_tag)
}

/// The size of the window in a record, if it is one that a window can have.
pub fn size(record: &Value) -> Option<(u32, u32)> {
    let (width, height) = record["size"].as_str()?.split_once('x')?;
    let side = |text: &str| text.parse().ok().filter(|side| SIDES.contains(side));
    Some((side(width)?, side(height)?))
}

/// Restores settings from a record. Unknown or invalid fields are ignored and stay in the record.
pub fn restore(look: &mut Look, record: &Value) {
    if let Some(theme) = record["theme"].as_str().and_then(Theme::from_id) {
        look.theme = theme;
        look.follows_system = false;
    }
    if let Some(code) = record["code"].as_str().and_then(CodeLanguage::from_id) {
        look.code = code;
    }
    look.size = size(record).or(look.size);
    if let Some(address) = record["address"].as_str() {
        look.address = address.to_owned();
    }
    let zoom = record["zoom"].as_f64().map(|zoom| zoom as f32);
    if let Some(zoom) = zoom.filter(|zoom| ZOOM.contains(zoom)) {
        look.zoom = zoom;
    }
    if let Some(moves) = record["motion"].as_bool() {
        look.moves = moves;
    }
    if let Some(clicker) = record["clicker"].as_bool() {
        look.clicks_stops = clicker;
    }
    let options = &mut look.options;
    for (name, option) in [
        ("candidates", &mut options.candidates),
        ("coordinates", &mut options.coordinates),
    ] {
        if let Some(is_on) = record[name].as_bool() {
            *option = is_on;
        }
    }
}
