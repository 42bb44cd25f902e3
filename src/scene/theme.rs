//! Colours, by meaning.

use crate::puzzle::named;
use crate::solver::{Check, Order, Strategy};
use crate::timeline::Moment;

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

/// The colours of a theme, by meaning. Four families never share a form: what a step does is drawn in
/// saturated colours in its cell, with a sign; strategies have muted colours, beside their names; the lesson
/// points in violet, outside of what it points at; doom is a dark bar outside the board.
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
    /// The two cells of a conflict and their link; words about it.
    pub conflict: Color,
    /// Digits on `conflict`.
    pub on_conflict: Color,
    /// The background of the house of a conflict.
    pub conflict_tint: Color,
    /// A deduction or a solution.
    pub deduced: Color,
    /// The background of a new deduction.
    pub deduced_fill: Color,
    /// The background of the house of a deduction.
    pub deduced_tint: Color,
    /// The edge of a value taken back, and its bars: no text.
    pub undone: Color,
    /// A value taken back, and words about it.
    pub undone_text: Color,
    /// The background of a value just taken back.
    pub undone_fill: Color,
    /// The background of a dead end: no text.
    pub dead: Color,
    /// Signs and values on `dead`.
    pub on_dead: Color,
    /// Words about a dead end.
    pub dead_text: Color,
    /// The background of the house of a dead end.
    pub dead_tint: Color,
    /// A value on `dead` that a guess took.
    pub taken_by_guess: Color,
    /// A value on `dead` that a deduction took.
    pub taken_by_deduction: Color,
    /// What the lesson points with: rings, letters and the bar beside its words.
    pub pointer: Color,
    /// Letters on `pointer`.
    pub on_pointer: Color,
    /// The background of an option that is chosen.
    pub pointer_fill: Color,
    /// The bar below a doomed board.
    pub doom: Color,
    /// Words on `doom`.
    pub on_doom: Color,
    /// The background of the current line of code and similar places.
    pub lit: Color,
    /// Text on the colour `guess`.
    pub on_accent: Color,
    /// The first four colours of maps, each with the colour of its pattern.
    pub maps: [(Color, Color); 4],
    /// For the named strategies, and for the others, which share five; see [`Palette::strategy`].
    pub strategies: [Color; 17],
}

/// The colours of the named strategies, and five that the others share, in the light, the dark and the
/// contrasting theme: a ladder of lightness, always beside a name.
const STRATEGIES: [[u32; 17]; 3] = [
    [
        0x37_3F_49, 0x84_8C_96, 0x0F_6E_78, 0x63_C0_BA, 0xDC_C7_8F, 0xB0_85_24, 0x8B_83_C2,
        0x7B_4B_2A, 0x78_C8_FA, 0xB4_8C_78, 0x54_5A_AA, 0x64_1D_6F, 0x5E_66_A8, 0xA3_6A_5A,
        0x4E_7D_5B, 0xC2_9B_B4, 0x6B_7F_2A,
    ],
    [
        0xAE_B6_C0, 0x7B_84_8F, 0x3F_A7_B0, 0x9B_E0_DB, 0x8F_7B_45, 0xD9_AE_4A, 0x8F_86_D6,
        0xC0_8A_63, 0xD2_FA_96, 0xB4_50_6E, 0xDA_C1_EF, 0xEA_AB_A1, 0x7E_8B_D0, 0xC9_8F_80,
        0x79_B0_8A, 0xD8_B6_CC, 0xA5_B7_5C,
    ],
    [
        0x20_26_2D, 0x62_6A_74, 0x00_52_5B, 0x2E_9B_95, 0xB9_9A_45, 0x7F_5C_0A, 0x5F_55_9F,
        0x6A_3A_1B, 0x1E_8C_E6, 0xAA_6E_66, 0x0C_44_68, 0x7E_95_C2, 0x3A_43_8C, 0x84_47_38,
        0x2C_5E_3B, 0x9A_6A_88, 0x4C_5E_12,
    ],
];

/// The number of named strategies. Each has a colour of its own; all others share the rest.
const NAMED: usize = Strategy::NAMED.len();

impl Theme {
    /// Its colours.
    pub fn palette(self) -> Palette {
        // Of the light, the dark and the contrasting theme.
        let color = |of_themes: [u32; 3]| Color::hex(of_themes[self as usize]);
        Palette {
            paper: color([0xFB_FA_F7, 0x17_18_1B, 0xFF_FF_FF]),
            surface: color([0xFF_FF_FF, 0x1F_21_25, 0xFF_FF_FF]),
            quiet: color([0xF1_F0_EC, 0x2C_2F_35, 0xEE_EE_EE]),
            ink: color([0x1A_1A_1A, 0xF2_F1_EC, 0x00_00_00]),
            faint: color([0x5F_5E_59, 0xB4_B3_AD, 0x2B_2B_2B]),
            line: color([0xC9_C7_C0, 0x4A_4D_55, 0x55_55_55]),
            frame: color([0x2A_2A_2A, 0xC8_C8_C4, 0x00_00_00]),
            given: color([0xEF_EE_E9, 0x34_37_3E, 0xE2_E2_E2]),
            guess: color([0x00_63_9C, 0x5F_B8_F2, 0x00_3F_8A]),
            guess_fill: color([0xD6_EB_F8, 0x12_3A_52, 0xC9_E4_FF]),
            conflict: color([0xD0_12_1B, 0xFF_4F_49, 0xB0_00_10]),
            on_conflict: color([0xFF_FF_FF, 0x24_03_03, 0xFF_FF_FF]),
            conflict_tint: color([0xFD_EA_E8, 0x3B_22_24, 0xFF_E0_DC]),
            deduced: color([0x00_73_4F, 0x45_E0_AE, 0x00_4D_33]),
            deduced_fill: color([0xDD_F4_EA, 0x0F_3F_31, 0xC4_F5_DF]),
            deduced_tint: color([0xEF_FA_F5, 0x1B_2F_2B, 0xE6_FB_F1]),
            undone: color([0xC7_68_A0, 0xE2_7A_B8, 0xB0_44_8A]),
            undone_text: color([0x8F_2F_6B, 0xF0_A3_D0, 0x7A_0F_55]),
            undone_fill: color([0xF9_E6_F1, 0x4A_24_40, 0xFB_D6_EE]),
            dead: color([0xF5_B8_2E, 0xFF_D2_4A, 0xFF_C0_00]),
            on_dead: color([0x1A_1A_1A, 0x1A_1A_1A, 0x00_00_00]),
            dead_text: color([0x7A_52_00, 0xFF_D2_4A, 0x5C_3D_00]),
            dead_tint: color([0xFF_F4_DB, 0x3D_35_19, 0xFF_EF_C2]),
            taken_by_guess: color([0x00_52_86, 0x00_54_8A, 0x00_35_80]),
            taken_by_deduction: color([0x00_57_3C, 0x00_57_3C, 0x00_42_29]),
            pointer: color([0x7B_3F_F2, 0x9D_6C_FF, 0x6A_00_F4]),
            on_pointer: color([0xFF_FF_FF, 0x14_0A_2B, 0xFF_FF_FF]),
            pointer_fill: color([0xF0_EA_FE, 0x2E_27_50, 0xE9_DE_FF]),
            doom: color([0x55_26_2A, 0x9A_70_70, 0x3A_14_14]),
            on_doom: color([0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF]),
            lit: color([0xFD_F3_C4, 0x4A_40_14, 0xFF_EE_80]),
            on_accent: color([0xFF_FF_FF, 0x0B_1A_24, 0xFF_FF_FF]),
            maps: [
                (
                    color([0xA9_D6_F2, 0x2B_5F_80, 0x9A_D0_F5]),
                    color([0xA9_D6_F2, 0x2B_5F_80, 0x9A_D0_F5]),
                ),
                (
                    color([0xF6_EF_A3, 0x6F_6A_2A, 0xF7_EC_7A]),
                    color([0xD3_C5_5A, 0x95_8E_45, 0xB3_A2_1F]),
                ),
                (
                    color([0xA8_DC_C9, 0x2C_66_53, 0x8F_DC_C0]),
                    color([0x6D_BF_A3, 0x4B_8D_77, 0x2F_9A_78]),
                ),
                (
                    color([0xEB_C6_DC, 0x6A_44_59, 0xF0_B7_D6]),
                    color([0xD2_96_BC, 0x93_65_7F, 0xB8_64_9A]),
                ),
            ],
            strategies: STRATEGIES[self as usize].map(Color::hex),
        }
    }
}

impl Palette {
    /// The colour of a run: of its strategy, or ink for that of a program.
    pub fn of_run(&self, moment: &Moment) -> Color {
        match moment.source().recording() {
            Some(_) => self.ink,
            None => self.strategy(moment.strategy()),
        }
    }

    /// The colour of a strategy.
    pub fn strategy(&self, strategy: Strategy) -> Color {
        let named = Strategy::NAMED
            .iter()
            .position(|(_, known)| *known == strategy);
        // On boards with relations nobody goes on ways.
        let named = named.or_else(|| {
            let is_turned = strategy.check() == Check::Bounds;
            is_turned.then_some(NAMED - 1)
        });
        let others = self.strategies.len() - NAMED;
        self.strategies[named.unwrap_or_else(|| NAMED + rank(strategy) % others)]
    }

    /// Every pair of text and background colours in use.
    pub fn text_pairs(&self) -> Vec<(Color, Color)> {
        let p = self;
        let all = [
            p.ink,
            p.faint,
            p.guess,
            p.deduced,
            p.conflict,
            p.undone_text,
            p.dead_text,
        ];
        let written = [p.ink, p.faint, p.guess, p.deduced];
        let pairs: [(&[Color], Color); 21] = [
            (&all, p.paper),
            (&all, p.surface),
            (
                &[p.ink, p.faint, p.guess, p.deduced, p.undone_text],
                p.quiet,
            ),
            (&[p.ink, p.faint, p.guess, p.deduced, p.undone_text], p.lit),
            (&[p.ink], p.given),
            (&written, p.conflict_tint),
            (&written, p.deduced_tint),
            (&written, p.dead_tint),
            (&[p.dead_text], p.dead_tint),
            (&[p.ink, p.deduced], p.deduced_fill),
            (&[p.ink, p.faint, p.guess], p.guess_fill),
            (&[p.ink, p.faint, p.undone_text], p.undone_fill),
            (&[p.ink], p.pointer_fill),
            (&[p.on_conflict], p.conflict),
            (&[p.on_dead, p.taken_by_guess, p.taken_by_deduction], p.dead),
            (&[p.on_pointer], p.pointer),
            (&[p.on_doom], p.doom),
            (&[p.on_accent], p.guess),
            (&[p.on_accent], p.deduced),
            (&[p.ink], p.maps[1].0),
            (&[p.ink], p.maps[3].0),
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
    let order = match search.order() {
        Order::Ascending => 0,
        Order::Descending => 1,
        Order::LeastConstraining => 2,
        Order::Random(_) => 3,
        Order::FewestOnward => 4,
    };
    search.select() as usize + order + 2 * (search.check() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{Check, Select};

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

    /// The place of a colour's linear parts in the space CIELAB, under the light D65.
    fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
        let [x, y, z] = [
            (0.412_456 * red + 0.357_576 * green + 0.180_437 * blue) / 0.950_47,
            0.212_673 * red + 0.715_152 * green + 0.072_175 * blue,
            (0.019_334 * red + 0.119_192 * green + 0.950_304 * blue) / 1.088_83,
        ]
        .map(|t: f64| match t > 216.0 / 24_389.0 {
            true => t.cbrt(),
            false => (24_389.0 / 27.0 * t + 16.0) / 116.0,
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// The difference of two colours, CIEDE2000 (Sharma, Wu and Dalal 2005).
    fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
        let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25.0_f64.powi(7))).sqrt();
        let stretch = 1.5 - 0.5 * seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
        let polar = |a: f64, b: f64| {
            let a = a * stretch;
            (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
        };
        let ((c1, h1), (c2, h2)) = (polar(a1, b1), polar(a2, b2));
        let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
        let (light, chroma, hue) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0, h1 + turn / 2.0);
        let cos = |degrees: f64| degrees.to_radians().cos();
        let shape =
            1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
                - 0.20 * cos(4.0 * hue - 63.0);
        let off = (light - 50.0).powi(2);
        let dl = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
        let dc = (c2 - c1) / (1.0 + 0.045 * chroma);
        let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin()
            / (1.0 + 0.015 * chroma * shape);
        let blue = (-((hue.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
        let twist = -2.0 * seventh(chroma) * (60.0 * blue).to_radians().sin();
        (dl * dl + dc * dc + dh * dh + twist * dc * dh).sqrt()
    }

    /// What is seen of a colour's linear parts without deficiency, and by dichromats without green or
    /// without red (Machado, Oliveira and Fernandes 2009).
    const SEEN: [[[f64; 3]; 3]; 3] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ];

    /// The smallest difference within these colours for a viewer; a pale projector adds light to all.
    fn smallest(colors: &[Color], viewer: [[f64; 3]; 3], is_pale: bool) -> f64 {
        let seen = |color: &Color| {
            let linear = color.linear().map(f64::from);
            lab(viewer.map(|row| {
                let part: f64 = row.iter().zip(linear).map(|(a, b)| a * b).sum();
                let part = part.clamp(0.0, 1.0);
                if is_pale { 0.2 + 0.5 * part } else { part }
            }))
        };
        let places: Vec<_> = colors.iter().map(seen).collect();
        let pairs = (0..places.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        pairs
            .map(|(a, b)| difference(places[a], places[b]))
            .fold(f64::INFINITY, f64::min)
    }

    /// Everyone can tell events from each other, from the lesson's pointer and from doom, and strategies
    /// from each other. The bounds are for viewers without deficiency, without green and without red.
    #[test]
    fn colors_are_told_apart_by_all_viewers() {
        let bounds = [
            ([30.0, 19.0, 11.0], [23.5, 10.0, 10.0], [13.5, 10.5, 13.5]),
            ([25.0, 13.0, 12.0], [20.0, 12.0, 12.0], [13.5, 6.5, 6.5]),
            ([29.0, 21.0, 8.9], [20.0, 9.0, 8.9], [10.0, 7.0, 7.0]),
        ];
        for (theme, (events, all, strategies)) in Theme::ALL.into_iter().zip(bounds) {
            let p = theme.palette();
            let marks = [
                p.guess, p.deduced, p.conflict, p.dead, p.undone, p.pointer, p.doom,
            ];
            let named = Strategy::NAMED.map(|(_, strategy)| p.strategy(strategy));
            let groups = [
                (&marks[..5], events),
                (&marks[..], all),
                (&named[..], strategies),
            ];
            for (colors, bounds) in groups {
                for (viewer, least) in SEEN.into_iter().zip(bounds) {
                    let found = smallest(colors, viewer, false);
                    assert!(found >= least, "{}: {found} of {least}", theme.id());
                }
            }
            let pale = smallest(&marks[..5], SEEN[0], true);
            assert!(pale >= 9.0, "{}: {pale}", theme.id());
            for mark in marks {
                let pale = smallest(&[mark, p.surface], SEEN[0], true);
                assert!(pale >= 11.0, "{}: {mark:?} {pale}", theme.id());
            }
        }
    }

    /// Pairs of the paper's table of test data.
    #[test]
    fn differences_are_those_of_the_standard() {
        for (a, b, expected) in [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
        ] {
            assert!(
                (difference(a, b) - expected).abs() < 1e-4,
                "{}",
                difference(a, b)
            );
        }
    }

    #[test]
    fn strategies_that_differ_in_one_choice_have_different_colors() {
        let p = Theme::Light.palette();
        let search = |select, order, check| Strategy::search(select, order, check).ok();
        for (select, order, check) in Select::ALL
            .into_iter()
            .flat_map(|select| Order::KINDS.map(|order| (select, order)))
            .flat_map(|(select, order)| Check::ALL.map(|check| (select, order, check)))
        {
            let others = Select::ALL
                .map(|other| search(other, order, check))
                .into_iter()
                .chain(Order::KINDS.map(|other| search(select, other, check)))
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
