//! A colour for each strategy. It depends on the strategy alone, so it is the same in every run, chart and
//! picture, and it is none of the colours of events.

use super::{Color, Palette};
use crate::solver::Strategy;

/// The number of named strategies. Each has a colour of its own; all others share the rest.
const NAMED: usize = Strategy::NAMED.len();

impl Palette {
    /// The colour of a strategy.
    pub fn strategy(&self, strategy: Strategy) -> Color {
        let named = Strategy::NAMED.iter();
        let index = named
            .map(|(_, known)| *known)
            .position(|known| known == strategy)
            .unwrap_or_else(|| NAMED + rank(strategy) % (self.strategies.len() - NAMED));
        self.strategies[index]
    }
}

/// The rank of an unnamed strategy, such that those next to each other in a comparison differ.
fn rank(strategy: Strategy) -> usize {
    let Strategy::Search(search) = strategy else {
        return 0;
    };
    let select = search.select() as usize;
    let order = search.order() as usize;
    select + order + 2 * (search.check() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Theme;
    use crate::solver::{Check, Order, Select};

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

    /// What is seen of a colour's linear parts without deficiency, and by dichromats without red or without green
    /// (Machado, Oliveira and Fernandes 2009).
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

    /// The strategies of the comparisons that are offered two by two have colours far apart, and so have all those
    /// with names, also for the colour-blind.
    #[test]
    fn compared_strategies_are_told_apart_by_all_viewers() {
        let search = |select, order, check| Strategy::search(select, order, check).unwrap();
        let [rows, fewest] = [Select::RowMajor, Select::FewestCandidates];
        let [up, down] = [Order::Ascending, Order::Descending];
        let grids = [
            [
                (rows, up, Check::Masks),
                (fewest, up, Check::Masks),
                (rows, up, Check::HiddenSingles),
                (fewest, up, Check::HiddenSingles),
            ],
            [
                (rows, up, Check::Rules),
                (rows, down, Check::Rules),
                (rows, up, Check::HiddenSingles),
                (rows, down, Check::HiddenSingles),
            ],
            [
                (rows, up, Check::Masks),
                (fewest, up, Check::Masks),
                (rows, down, Check::Masks),
                (fewest, down, Check::Masks),
            ],
            [
                (rows, up, Check::Masks),
                (fewest, up, Check::Masks),
                (rows, up, Check::ForwardChecking),
                (fewest, up, Check::ForwardChecking),
            ],
        ];
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

    /// A strategy keeps its hue from theme to theme.
    #[test]
    fn themes_agree_on_the_hues_of_strategies() {
        let [light, dark, contrast] = Theme::ALL.map(|theme| theme.palette().strategies);
        assert_eq!(light, contrast);
        for (one, other) in light.into_iter().zip(dark).skip(1) {
            let hue = |color: Color| {
                let [_, a, b] = place(color.linear());
                b.atan2(a).to_degrees()
            };
            let apart = (hue(one) - hue(other)).abs();
            assert!(apart.min(360.0 - apart) < 36.0, "{one:?} {other:?}");
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
