//! The settings: appearance and language.

use crate::app::look::{Look, ZOOM};
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::scene::Theme;
use serde::Serialize;
use serde_json::Value;

/// The settings of a window.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Settings {
    language: &'static str,
    theme: &'static str,
    /// Text size relative to the default.
    zoom: f64,
    candidates: bool,
    coordinates: bool,
    code: &'static str,
}

impl Settings {
    /// The settings of a look.
    pub fn of(look: &Look) -> Self {
        Self {
            language: look.language.code(),
            theme: look.theme.id(),
            zoom: (f64::from(look.zoom) * 100.0).round() / 100.0,
            candidates: look.options.candidates,
            coordinates: look.options.coordinates,
            code: look.code.id(),
        }
    }
}

/// The language in a record.
pub fn language(record: &Value) -> Option<Language> {
    record["language"].as_str().and_then(Language::from_tag)
}

/// Restores settings from a record. Unknown or invalid fields are ignored and stay in the record.
pub fn restore(look: &mut Look, record: &Value) {
    if let Some(theme) = record["theme"].as_str().and_then(Theme::from_id) {
        look.theme = theme;
    }
    if let Some(code) = record["code"].as_str().and_then(CodeLanguage::from_id) {
        look.code = code;
    }
    let zoom = record["zoom"].as_f64().map(|zoom| zoom as f32);
    if let Some(zoom) = zoom.filter(|zoom| ZOOM.contains(zoom)) {
        look.zoom = zoom;
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
