//! The fonts of the panels: the same ones that boards and exports are drawn with.

use crate::scene::Font;
use egui::{FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

const BOLD: &str = "bold";

/// The fonts by name and by family.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for font in Font::ALL {
        let data = FontData::from_static(font.bytes());
        fonts
            .font_data
            .insert(name(font).to_owned(), Arc::new(data));
        // The monospaced font lacks signs that programs may contain, and alone has lines of boxes.
        let fallback = [font, Font::Regular, Font::Mono];
        let fallback = fallback.map(|f| name(f).to_owned()).to_vec();
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::FontId;

    /// A context with the fonts loaded.
    fn context() -> egui::Context {
        let ctx = egui::Context::default();
        ctx.set_fonts(definitions());
        ctx.run(egui::RawInput::default(), |_| {})
            .textures_delta
            .clear();
        ctx
    }

    #[test]
    fn figures_are_tabular() {
        let ctx = context();
        for family in [FontFamily::Proportional, FontFamily::Monospace] {
            let font = FontId::new(20.0, family);
            let widths = ctx.fonts_mut(|fonts| {
                ('0'..='9')
                    .map(|digit| fonts.glyph_width(&font, digit))
                    .collect::<Vec<_>>()
            });
            assert!(widths.iter().all(|&width| width == widths[0]), "{widths:?}");
        }
    }

    #[test]
    fn the_fonts_have_our_letters_and_signs() {
        let ctx = context();
        let font = FontId::proportional(20.0);
        let missing: Vec<char> = "áàâãäçéêíñóôõúü¿¡ÁÇÑ▶◀▮┼═◆■●✖✔↶∅▾·×÷≤≥−–—…→←↑↓\u{202F}"
            .chars()
            .filter(|&sign| !ctx.fonts_mut(|fonts| fonts.has_glyph(&font, sign)))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
