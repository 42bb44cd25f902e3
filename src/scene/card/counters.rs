//! The counters on a card.

use super::parts::COUNTERS;
use crate::solver::{Counter, Goal, Strategy};
use crate::timeline::Moment;

/// The five most telling counters for a strategy, by message id: search work first, then inference
/// work.
pub fn counters_shown(moment: &Moment) -> [(&'static str, u64); COUNTERS] {
    let c = moment.counters();
    let strategy = moment.strategy();
    let wants_all = moment.solver().goal() != Goal::First;
    let shown = |counter: Counter| (counter.id(), counter.of(&c));
    match strategy {
        Strategy::Sweep => [
            shown(Counter::Sweeps),
            shown(Counter::Deductions),
            shown(Counter::Eliminations),
            ("empty", moment.solver().empty_count() as u64),
            shown(Counter::DeadEnds),
        ],
        Strategy::Search(search) if !strategy.keeps_domains() => {
            debug_assert!(!search.check().deduces());
            let [fourth, fifth] = match (strategy.blames(), wants_all) {
                (true, true) => [Counter::Skipped, Counter::Solutions],
                (true, false) => [Counter::Jumps, Counter::Skipped],
                (false, _) => [Counter::Depth, Counter::Solutions],
            };
            [
                Counter::Placements,
                Counter::Conflicts,
                Counter::Backtracks,
                fourth,
                fifth,
            ]
            .map(shown)
        }
        Strategy::Search(search) if search.check().deduces() => [
            Counter::Placements,
            Counter::Backtracks,
            if wants_all {
                Counter::Solutions
            } else {
                Counter::DeadEnds
            },
            Counter::Deductions,
            Counter::Eliminations,
        ]
        .map(shown),
        Strategy::Search(_) => [
            Counter::Placements,
            Counter::Backtracks,
            Counter::DeadEnds,
            if wants_all {
                Counter::Solutions
            } else {
                Counter::Depth
            },
            Counter::Eliminations,
        ]
        .map(shown),
    }
}
