//! Colours, by meaning.

use crate::puzzle::named;
use crate::solver::Strategy;

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
        [r, g, b].map(|channel| match f32::from(channel) / 255.0 {
            c @ ..=0.040_45 => c / 12.92,
            c => ((c + 0.055) / 1.055).powf(2.4),
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
/// lightened no more than text on the theme's paper requires.
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
    /// Grey, violet, red, green, moss, blue, indigo and purple for the named strategies, and five
    /// that the others share, of the same hues in every theme; see [`Palette::strategy`].
    pub strategies: [Color; 13],
}

/// The colours of strategies on light backgrounds.
const ON_LIGHT: [u32; 13] = [
    0x4C_4C_4C, 0x54_35_7A, 0x49_02_30, 0x02_5C_00, 0x03_39_00, 0x10_21_F1, 0x22_02_A8, 0x47_02_60,
    0x12_00_DC, 0x33_09_77, 0x6B_05_28, 0x04_29_00, 0x3C_19_C0,
];

/// The same colours on dark backgrounds, lighter.
const ON_DARK: [u32; 13] = [
    0xA3_A3_A3, 0xFC_C6_FF, 0xFF_63_70, 0xA8_FB_57, 0x61_D7_00, 0x99_88_FC, 0xB5_AA_FB, 0xAB_8C_C8,
    0xA9_A0_D6, 0xC8_BF_FF, 0xE9_A4_94, 0x6C_AE_00, 0xAB_96_FF,
];

/// The number of named strategies. Each has a colour of its own; all others share the rest.
const NAMED: usize = Strategy::NAMED.len();

impl Theme {
    /// Its colours.
    pub fn palette(self) -> Palette {
        // Of the light, the dark and the contrasting theme.
        let color = |of_themes: [u32; 3]| Color::hex(of_themes[self as usize]);
        let strategies = match self {
            Self::Light | Self::Contrast => ON_LIGHT,
            Self::Dark => ON_DARK,
        };
        Palette {
            paper: color([0xFB_FA_F7, 0x17_18_1B, 0xFF_FF_FF]),
            surface: color([0xFF_FF_FF, 0x1F_21_25, 0xFF_FF_FF]),
            quiet: color([0xF1_F0_EC, 0x2C_2F_35, 0xEE_EE_EE]),
            ink: color([0x1A_1A_1A, 0xF2_F1_EC, 0x00_00_00]),
            faint: color([0x5F_5E_59, 0xB4_B3_AD, 0x2B_2B_2B]),
            line: color([0xC9_C7_C0, 0x4A_4D_55, 0x55_55_55]),
            frame: color([0x2A_2A_2A, 0xC8_C8_C4, 0x00_00_00]),
            given: color([0xEF_EE_E9, 0x32_35_3C, 0xE2_E2_E2]),
            guess: color([0x00_63_9C, 0x6C_C4_F5, 0x00_3F_8A]),
            guess_fill: color([0xDD_EE_F9, 0x12_3A_52, 0xC9_E4_FF]),
            conflict: color([0xA8_48_00, 0xFF_97_52, 0x8A_1C_00]),
            conflict_fill: color([0xFD_E6_D8, 0x52_2B_14, 0xFF_D8_C4]),
            deduced: color([0x00_6B_4E, 0x3F_D6_A6, 0x00_4D_33]),
            deduced_fill: color([0xDD_F4_EA, 0x0F_3F_31, 0xC4_F5_DF]),
            undone: color([0x8A_3D_6B, 0xEE_A3_CC, 0x6A_10_50]),
            undone_fill: color([0xF8_E6_F0, 0x4A_26_3A, 0xFB_D6_EE]),
            dead: color([0x96_3C_00, 0xFF_97_52, 0x84_1A_00]),
            dead_fill: color([0xFB_D3_BC, 0x66_30_12, 0xFF_D6_C0]),
            lit: color([0xFD_F3_C4, 0x4A_40_14, 0xFF_EE_80]),
            lit_edge: color([0xE6_9F_00, 0xE6_9F_00, 0x00_00_00]),
            on_accent: color([0xFF_FF_FF, 0x0B_1A_24, 0xFF_FF_FF]),
            strategies: strategies.map(Color::hex),
        }
    }
}

impl Palette {
    /// The colour of a strategy.
    pub fn strategy(&self, strategy: Strategy) -> Color {
        let named = Strategy::NAMED
            .iter()
            .position(|(_, known)| *known == strategy);
        let others = self.strategies.len() - NAMED;
        self.strategies[named.unwrap_or_else(|| NAMED + rank(strategy) % others)]
    }

    /// Every pair of text and background colours in use.
    pub fn text_pairs(&self) -> Vec<(Color, Color)> {
        let p = self;
        let all = [p.ink, p.faint, p.guess, p.deduced, p.conflict, p.undone];
        let pairs: [(&[Color], Color); 12] = [
            (&all, p.paper),
            (&all, p.surface),
            (&all, p.quiet),
            (&[p.ink, p.faint, p.guess, p.deduced, p.undone], p.lit),
            (&[p.ink], p.given),
            (&all[..5], p.conflict_fill),
            (&all[..4], p.deduced_fill),
            (&[p.ink, p.guess], p.guess_fill),
            (&[p.ink, p.undone], p.undone_fill),
            (&[p.ink, p.dead], p.dead_fill),
            (&[p.on_accent], p.guess),
            (&[p.on_accent], p.deduced),
        ];
        let on =
            |(texts, ground): (&[Color], Color)| texts.iter().map(move |t| (*t, ground)).collect();
        pairs.into_iter().flat_map::<Vec<_>, _>(on).collect()
    }
}

/// The rank of an unnamed strategy, such that those next to each other in a comparison differ.
fn rank(strategy: Strategy) -> usize {
    let Strategy::Search(search) = strategy else {
        return 0;
    };
    search.select() as usize + search.order() as usize + 2 * (search.check() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{Check, Order, Select};

    #[test]
    fn text_can_be_read() {
        for theme in Theme::ALL {
            let least = if theme == Theme::Contrast { 7.0 } else { 4.5 };
            for (text, background) in theme.palette().text_pairs() {
                let contrast = text.contrast(background);
                assert!(
                    contrast >= least,
                    "{text:?} on {background:?}: {contrast:.2}"
                );
            }
        }
    }

    #[test]
    fn contrast_of_black_and_white() {
        let (black, white) = (Color::hex(0), Color::hex(0xFF_FF_FF));
        assert!((black.contrast(white) - 21.0).abs() < 0.001);
        assert_eq!(Color::hex(0).alpha(0).over(white), white);
    }

    #[test]
    fn strategies_are_told_from_each_other_and_from_events() {
        for theme in Theme::ALL {
            let p = theme.palette();
            let named = Strategy::NAMED.map(|(_, strategy)| p.strategy(strategy));
            for (index, color) in named.into_iter().enumerate() {
                assert!(!named[..index].contains(&color), "{}", theme.id());
            }
            let least = if theme == Theme::Contrast { 7.0 } else { 4.5 };
            for color in p.strategies {
                let events = [p.guess, p.conflict, p.deduced, p.undone, p.dead];
                assert!(!events.contains(&color));
                for background in [p.paper, p.surface, p.quiet] {
                    let contrast = color.contrast(background);
                    assert!(contrast >= least, "{}: {contrast:.2}", theme.id());
                }
            }
        }
    }

    /// The place of a colour in the space Oklab (Ottosson 2020), with distances in hundredths.
    fn place([red, green, blue]: [f32; 3]) -> [f32; 3] {
        let cone = |[r, g, b]: [f32; 3]| (r * red + g * green + b * blue).max(0.0).cbrt() * 100.0;
        let l = cone([0.412_22, 0.536_33, 0.051_45]);
        let m = cone([0.211_90, 0.680_70, 0.107_40]);
        let s = cone([0.088_30, 0.281_72, 0.629_98]);
        [
            0.210_45 * l + 0.793_62 * m - 0.004_07 * s,
            1.978_00 * l - 2.428_59 * m + 0.450_59 * s,
            0.025_90 * l + 0.782_77 * m - 0.808_68 * s,
        ]
    }

    /// What is seen of a colour's linear parts without deficiency, and by dichromats without red or
    /// without green (Machado, Oliveira and Fernandes 2009).
    const SEEN: [[[f32; 3]; 3]; 3] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152, 1.053, -0.205],
            [0.115, 0.786, 0.099],
            [-0.004, -0.048, 1.052],
        ],
        [
            [0.367, 0.861, -0.228],
            [0.280, 0.673, 0.047],
            [-0.012, 0.043, 0.969],
        ],
    ];

    /// How far apart two colours are for the viewer who tells them apart least.
    fn distance(a: Color, b: Color) -> f32 {
        let seen = |color: Color, by: [[f32; 3]; 3]| {
            let linear = color.linear();
            let part = |row: [f32; 3]| {
                let sum: f32 = row.iter().zip(linear).map(|(a, b)| a * b).sum();
                sum.clamp(0.0, 1.0)
            };
            place(by.map(part))
        };
        let far = |by| {
            let parts = seen(a, by).into_iter().zip(seen(b, by));
            parts.map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
        };
        SEEN.map(far).into_iter().fold(f32::INFINITY, f32::min)
    }

    /// The strategies of the comparisons that are offered two by two have colours far apart, and so
    /// have all those with names, also for the colour-blind.
    #[test]
    fn compared_strategies_are_told_apart_by_all_viewers() {
        let search = |select, order, check| Strategy::search(select, order, check).unwrap();
        let [rows, fewest] = [Select::RowMajor, Select::FewestCandidates];
        let up = Order::Ascending;
        let grids = [[
            (rows, up, Check::Masks),
            (fewest, up, Check::Masks),
            (rows, up, Check::HiddenSingles),
            (fewest, up, Check::HiddenSingles),
        ]];
        let grids = grids.map(|grid| (grid.map(|(s, o, c)| search(s, o, c)).to_vec(), 11.0));
        let named = (Strategy::NAMED.map(|(_, strategy)| strategy).to_vec(), 7.0);
        for theme in Theme::ALL {
            let p = theme.palette();
            for (compared, least) in grids.iter().chain([&named]) {
                for (index, one) in compared.iter().enumerate() {
                    for other in &compared[..index] {
                        let far = distance(p.strategy(*one), p.strategy(*other));
                        assert!(far > *least, "{}: {one}, {other}: {far}", theme.id());
                    }
                }
            }
            for color in p.strategies {
                for event in [p.guess, p.conflict, p.deduced, p.undone, p.dead] {
                    let [a, b] = [color, event].map(|color| place(color.linear()));
                    let far: f32 = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum();
                    assert!(far.sqrt() > 6.0, "{}: {}", theme.id(), far.sqrt());
                }
            }
        }
    }

    #[test]
    fn strategies_that_differ_in_one_choice_have_different_colors() {
        let p = Theme::Light.palette();
        let search = |select, order, check| Strategy::search(select, order, check).ok();
        for (select, order, check) in Select::ALL
            .into_iter()
            .flat_map(|select| Order::ALL.map(|order| (select, order)))
            .flat_map(|(select, order)| Check::ALL.map(|check| (select, order, check)))
        {
            let others = Select::ALL
                .map(|other| search(other, order, check))
                .into_iter()
                .chain(Order::ALL.map(|other| search(select, other, check)))
                .chain(Check::ALL.map(|other| search(select, order, other)));
            let Some(strategy) = search(select, order, check) else {
                continue;
            };
            for other in others.flatten().filter(|other| *other != strategy) {
                assert_ne!(
                    p.strategy(strategy),
                    p.strategy(other),
                    "{strategy} and {other}"
                );
            }
        }
    }
}
