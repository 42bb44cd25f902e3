//! The record of settings: appearance, language, window, and the sketch in the editor.

use crate::app::front::Front;
use crate::app::look::{Look, SIDES, ZOOM};
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::scene::Theme;
use serde_json::{Value, json};

/// Recorded instead of a theme if the theme follows the system.
const SYSTEM: &str = "system";

/// The settings of a window.
pub fn value(front: &Front) -> Value {
    let look = &front.look;
    json!({
        "language": look.language.code(),
        "theme": if look.follows_system { SYSTEM } else { look.theme.id() },
        "zoom": (f64::from(look.zoom) * 100.0).round() / 100.0,
        "candidates": look.options.candidates,
        "coordinates": look.options.coordinates,
        "motion": look.moves,
        "clicker": look.clicks_stops,
        "code": look.code.id(),
        "size": look.size.map(|(width, height)| format!("{width}x{height}")),
        "address": look.address,
        "sketch": front.session.editor().sketch.text(),
    })
}

/// The language in a record.
pub fn language(record: &Value) -> Option<Language> {
    record["language"].as_str().and_then(Language::from_tag)
}

/// The sketch in a record; empty if there is none.
pub fn sketch(record: &Value) -> &str {
    record["sketch"].as_str().unwrap_or_default()
}

/// The size of the window in a record, if it is one that a window can have.
pub fn size(record: &Value) -> Option<(u32, u32)> {
    let (width, height) = record["size"].as_str()?.split_once('x')?;
    let side = |text: &str| text.parse().ok().filter(|side| SIDES.contains(side));
    Some((side(width)?, side(height)?))
}

/// Restores a look from a record. Unknown or invalid fields are ignored.
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
    look.zoom = zoom.filter(|zoom| ZOOM.contains(zoom)).unwrap_or(look.zoom);
    for (name, option) in [
        ("candidates", &mut look.options.candidates),
        ("coordinates", &mut look.options.coordinates),
        ("motion", &mut look.moves),
        ("clicker", &mut look.clicks_stops),
    ] {
        *option = record[name].as_bool().unwrap_or(*option);
    }
}
