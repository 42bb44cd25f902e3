//! The fonts of the panels: the program's own, the same that boards and exports are drawn with.

use crate::scene::Font;
use egui::{FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

/// The family of the bold font.
pub const BOLD: &str = "bold";

/// The fonts by name and by family.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for font in Font::ALL {
        let data = FontData::from_static(font.bytes());
        fonts
            .font_data
            .insert(name(font).to_owned(), Arc::new(data));
        // Code may hold signs that the monospaced font lacks.
        let fallback = [font, Font::Regular].map(|f| name(f).to_owned()).to_vec();
        fonts.families.insert(family(font), fallback);
    }
    fonts
}

/// The family that holds a font.
pub fn family(font: Font) -> FontFamily {
    match font {
        Font::Regular => FontFamily::Proportional,
        Font::Bold => FontFamily::Name(BOLD.into()),
        Font::Mono => FontFamily::Monospace,
    }
}

const fn name(font: Font) -> &'static str {
    match font {
        Font::Regular => "regular",
        Font::Bold => BOLD,
        Font::Mono => "mono",
    }
}
