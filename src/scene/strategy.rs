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
    select + 3 * order + 2 * (search.check() as usize)
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
