//! Colours, by meaning.

use crate::puzzle::named;

/// A colour: red, green, blue and opacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Color(pub [u8; 4]);

impl Color {
    /// The opaque colour of a hexadecimal number such as `0x0072B2`.
    pub const fn hex(rgb: u32) -> Self {
        Self([(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, 255])
    }

    /// The colour with another opacity; 255 is opaque.
    #[must_use]
    pub const fn alpha(self, alpha: u8) -> Self {
        let [r, g, b, _] = self.0;
        Self([r, g, b, alpha])
    }

    /// The result of this colour on top of an opaque one.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        let alpha = u32::from(self.0[3]);
        let mut mixed = [255; 4];
        for (channel, out) in mixed.iter_mut().enumerate().take(3) {
            let (a, b) = (u32::from(self.0[channel]), u32::from(below.0[channel]));
            *out = ((a * alpha + b * (255 - alpha)) / 255) as u8;
        }
        Self(mixed)
    }

    /// Its red, green and blue in linear light, from 0 to 1.
    pub(super) fn linear(self) -> [f32; 3] {
        let [r, g, b, _] = self.0;
        [r, g, b].map(|channel| {
            let c = f32::from(channel) / 255.0;
            if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// The relative luminance, from 0 to 1 (WCAG 2).
    pub fn luminance(self) -> f32 {
        let [r, g, b] = self.linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2).
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

named! {
    /// A set of colours for the whole interface.
    #[derive(Default)]
    pub enum Theme {
        /// Dark on paper, for projectors in lit rooms.
        #[default]
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// Black and white with strong accents.
        Contrast = "contrast",
    }
}

/// The colours of a theme, by meaning. The accents are those of Okabe and Ito, darkened or
/// lightened only as far as text on the theme's paper requires.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// The background of everything.
    pub paper: Color,
    /// The background of boards and panels.
    pub surface: Color,
    /// The background of controls and quiet boxes.
    pub quiet: Color,
    /// Text.
    pub ink: Color,
    /// Less important text.
    pub faint: Color,
    /// Thin lines between cells.
    pub line: Color,
    /// Thick lines between boxes.
    pub frame: Color,
    /// The background of givens.
    pub given: Color,
    /// Guesses, and things to click.
    pub guess: Color,
    /// The background of a new guess.
    pub guess_fill: Color,
    /// A conflict.
    pub conflict: Color,
    /// The background of the house of a conflict.
    pub conflict_fill: Color,
    /// A deduction or a solution.
    pub deduced: Color,
    /// The background of a new deduction.
    pub deduced_fill: Color,
    /// A value taken back.
    pub undone: Color,
    /// The background of a value just taken back.
    pub undone_fill: Color,
    /// A dead end.
    pub dead: Color,
    /// The background of a dead end.
    pub dead_fill: Color,
    /// The highlight of the current line of code and similar places.
    pub lit: Color,
    /// The edge of such a highlight.
    pub lit_edge: Color,
    /// Text on the colour `guess`.
    pub on_accent: Color,
    /// Grey, violet, red, green, moss, blue, indigo and purple for the named strategies, and five that the others share,
    /// of the same hues in every theme; see [`Palette::strategy`].
    pub strategies: [Color; 13],
}

/// The colours of strategies on light backgrounds.
const ON_LIGHT: [Color; 13] = [
    Color::hex(0x4C_4C_4C),
    Color::hex(0x54_35_7A),
    Color::hex(0x49_02_30),
    Color::hex(0x02_5C_00),
    Color::hex(0x03_39_00),
    Color::hex(0x10_21_F1),
    Color::hex(0x22_02_A8),
    Color::hex(0x47_02_60),
    Color::hex(0x12_00_DC),
    Color::hex(0x33_09_77),
    Color::hex(0x6B_05_28),
    Color::hex(0x04_29_00),
    Color::hex(0x3C_19_C0),
];

/// The same on dark ones, lighter.
const ON_DARK: [Color; 13] = [
    Color::hex(0xA3_A3_A3),
    Color::hex(0xFC_C6_FF),
    Color::hex(0xFF_63_70),
    Color::hex(0xA8_FB_57),
    Color::hex(0x61_D7_00),
    Color::hex(0x99_88_FC),
    Color::hex(0xB5_AA_FB),
    Color::hex(0xAB_8C_C8),
    Color::hex(0xA9_A0_D6),
    Color::hex(0xC8_BF_FF),
    Color::hex(0xE9_A4_94),
    Color::hex(0x6C_AE_00),
    Color::hex(0xAB_96_FF),
];

impl Theme {
    /// Its colours.
    pub const fn palette(self) -> Palette {
        match self {
            Self::Light => Palette {
                paper: Color::hex(0xFB_FA_F7),
                surface: Color::hex(0xFF_FF_FF),
                quiet: Color::hex(0xF1_F0_EC),
                ink: Color::hex(0x1A_1A_1A),
                faint: Color::hex(0x5F_5E_59),
                line: Color::hex(0xC9_C7_C0),
                frame: Color::hex(0x2A_2A_2A),
                given: Color::hex(0xEF_EE_E9),
                guess: Color::hex(0x00_63_9C),
                guess_fill: Color::hex(0xDD_EE_F9),
                conflict: Color::hex(0xA8_48_00),
                conflict_fill: Color::hex(0xFD_E6_D8),
                deduced: Color::hex(0x00_6B_4E),
                deduced_fill: Color::hex(0xDD_F4_EA),
                undone: Color::hex(0x8A_3D_6B),
                undone_fill: Color::hex(0xF8_E6_F0),
                dead: Color::hex(0x96_3C_00),
                dead_fill: Color::hex(0xFB_D3_BC),
                lit: Color::hex(0xFD_F3_C4),
                lit_edge: Color::hex(0xE6_9F_00),
                on_accent: Color::hex(0xFF_FF_FF),
                strategies: ON_LIGHT,
            },
            Self::Dark => Palette {
                paper: Color::hex(0x17_18_1B),
                surface: Color::hex(0x1F_21_25),
                quiet: Color::hex(0x2C_2F_35),
                ink: Color::hex(0xF2_F1_EC),
                faint: Color::hex(0xB4_B3_AD),
                line: Color::hex(0x4A_4D_55),
                frame: Color::hex(0xC8_C8_C4),
                given: Color::hex(0x32_35_3C),
                guess: Color::hex(0x6C_C4_F5),
                guess_fill: Color::hex(0x12_3A_52),
                conflict: Color::hex(0xFF_97_52),
                conflict_fill: Color::hex(0x52_2B_14),
                deduced: Color::hex(0x3F_D6_A6),
                deduced_fill: Color::hex(0x0F_3F_31),
                undone: Color::hex(0xEE_A3_CC),
                undone_fill: Color::hex(0x4A_26_3A),
                dead: Color::hex(0xFF_97_52),
                dead_fill: Color::hex(0x66_30_12),
                lit: Color::hex(0x4A_40_14),
                lit_edge: Color::hex(0xE6_9F_00),
                on_accent: Color::hex(0x0B_1A_24),
                strategies: ON_DARK,
            },
            Self::Contrast => Palette {
                paper: Color::hex(0xFF_FF_FF),
                surface: Color::hex(0xFF_FF_FF),
                quiet: Color::hex(0xEE_EE_EE),
                ink: Color::hex(0x00_00_00),
                faint: Color::hex(0x2B_2B_2B),
                line: Color::hex(0x55_55_55),
                frame: Color::hex(0x00_00_00),
                given: Color::hex(0xE2_E2_E2),
                guess: Color::hex(0x00_3F_8A),
                guess_fill: Color::hex(0xC9_E4_FF),
                conflict: Color::hex(0x8A_1C_00),
                conflict_fill: Color::hex(0xFF_D8_C4),
                deduced: Color::hex(0x00_4D_33),
                deduced_fill: Color::hex(0xC4_F5_DF),
                undone: Color::hex(0x6A_10_50),
                undone_fill: Color::hex(0xFB_D6_EE),
                dead: Color::hex(0x84_1A_00),
                dead_fill: Color::hex(0xFF_D6_C0),
                lit: Color::hex(0xFF_EE_80),
                lit_edge: Color::hex(0x00_00_00),
                on_accent: Color::hex(0xFF_FF_FF),
                strategies: ON_LIGHT,
            },
        }
    }
}

impl Palette {
    /// Every pair of text and background colours in use, with its purpose.
    pub const fn text_pairs(&self) -> [(&'static str, Color, Color); 43] {
        let p = self;
        [
            ("text on paper", p.ink, p.paper),
            ("text on surface", p.ink, p.surface),
            ("text on quiet", p.ink, p.quiet),
            ("text on lit", p.ink, p.lit),
            ("given", p.ink, p.given),
            ("text on a conflict", p.ink, p.conflict_fill),
            ("text on a deduction", p.ink, p.deduced_fill),
            ("text on a guess", p.ink, p.guess_fill),
            ("text on an undone value", p.ink, p.undone_fill),
            ("text on a dead end", p.ink, p.dead_fill),
            ("faint on paper", p.faint, p.paper),
            ("faint on surface", p.faint, p.surface),
            ("faint on quiet", p.faint, p.quiet),
            ("candidate in a lit house", p.faint, p.conflict_fill),
            ("candidate in a deduced house", p.faint, p.deduced_fill),
            ("faint on lit", p.faint, p.lit),
            ("guess", p.guess, p.surface),
            ("guess in a lit house", p.guess, p.conflict_fill),
            ("guess in a deduced house", p.guess, p.deduced_fill),
            ("guess just made", p.guess, p.guess_fill),
            ("guess on paper", p.guess, p.paper),
            ("guess on quiet", p.guess, p.quiet),
            ("deduction", p.deduced, p.surface),
            ("deduction just made", p.deduced, p.deduced_fill),
            ("deduction in a lit house", p.deduced, p.conflict_fill),
            ("deduction on paper", p.deduced, p.paper),
            ("conflict", p.conflict, p.surface),
            ("conflict in its house", p.conflict, p.conflict_fill),
            ("conflict on paper", p.conflict, p.paper),
            ("undone", p.undone, p.surface),
            ("cost of a failed option", p.undone, p.quiet),
            ("undone value", p.undone, p.undone_fill),
            ("dead end", p.dead, p.dead_fill),
            ("text on a button", p.on_accent, p.guess),
            ("struck candidate", p.conflict, p.surface),
            ("keyword in play", p.guess, p.lit),
            ("text of a program in play", p.deduced, p.lit),
            ("number in play", p.undone, p.lit),
            ("number of a program", p.undone, p.paper),
            ("number of a program on its card", p.undone, p.surface),
            ("tick of the course", p.on_accent, p.deduced),
            ("verdict on a card, right", p.deduced, p.quiet),
            ("verdict on a card, wrong", p.conflict, p.quiet),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read() {
        for theme in Theme::ALL {
            let least = if theme == Theme::Contrast { 7.0 } else { 4.5 };
            for (what, text, background) in theme.palette().text_pairs() {
                let contrast = text.contrast(background);
                assert!(contrast >= least, "{}: {what} {contrast:.2}", theme.id());
            }
        }
    }

    #[test]
    fn contrast_of_black_and_white() {
        let (black, white) = (Color::hex(0), Color::hex(0xFF_FF_FF));
        assert!((black.contrast(white) - 21.0).abs() < 0.001);
        assert_eq!(Color::hex(0).alpha(0).over(white), white);
    }
}
