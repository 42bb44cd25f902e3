//! What a search counts. [`Counters`] has a field for each number counted during the search; the
//! table of [`Counter`] lists all counters, including derived ones, with their names, groups and
//! where they are stored. Keyframes, comparisons, lessons, reports, charts and cards use this
//! table: a new counter is a field and a row.

use super::{EventKind, Strategy};

/// How much a search has done so far, exactly, in 64 bits each.
///
/// Search work (placements, conflicts, backtracks, nodes) and inference work (eliminations,
/// deductions) are kept apart: neither must look free because only the other is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Counters {
    /// All events.
    pub steps: u64,
    /// Choice points opened.
    pub selects: u64,
    /// Values tested against the rules: conflicts + placements under `rules`, else 0.
    pub tests: u64,
    /// Values refused.
    pub conflicts: u64,
    /// Guesses written.
    pub placements: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// Dead ends: nothing was left for a cell, or for a digit in a house.
    pub dead_ends: u64,
    /// Values forced because they were their cell's only candidate.
    pub naked_singles: u64,
    /// Values forced because a house had one place for them.
    pub hidden_singles: u64,
    /// Values written as forced without a reason: in recordings only.
    pub fills: u64,
    /// Candidates eliminated from empty peers by placements and deductions (not by the givens).
    pub eliminations: u64,
    /// Passes over the board.
    pub sweeps: u64,
    /// Solutions found.
    pub solutions: u64,
    /// The largest depth reached.
    pub max_depth: u64,
    /// Times when more than one guess was taken back at once.
    pub jumps: u64,
    /// Guesses that were taken back in jumps and were not to blame.
    pub skipped: u64,
    /// Nogoods learned.
    pub learned: u64,
    /// Values refused because of a nogood.
    pub reused: u64,
    /// 1 if the run has ended with the whole tree searched.
    pub exhausted: u64,
    /// 1 if the run has ended as nothing could be filled without guessing.
    pub gave_up: u64,
}

/// The group of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum CounterGroup {
    /// The whole run: search and inference together.
    Whole,
    /// Search work: what was tried.
    Search,
    /// Inference work: what was concluded.
    Inference,
    /// The state of the search, which is not work.
    State,
    /// Jumps. They and what is learned stay last, since programs read columns by position.
    Jumps,
    /// What was learned from failures.
    Learning,
}

impl CounterGroup {
    /// Its name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Whole => "all",
            Self::Search => "search",
            Self::Inference => "inference",
            Self::State => "state",
            Self::Jumps => "jumps",
            Self::Learning => "learning",
        }
    }

    /// The message id of the title above its counters; some groups have none.
    pub const fn title(self) -> Option<&'static str> {
        match self {
            Self::Search => Some("chart-search"),
            Self::Inference => Some("chart-inference"),
            Self::Jumps => Some("counter-jumps"),
            Self::Learning => Some("counter-learned"),
            Self::Whole | Self::State => None,
        }
    }
}

/// Defines [`Counter`] and its table. A row has the name in lessons and catalogues, the group, how
/// it is stored, the field or method of [`Counters`] (also its name in data), and a description.
/// There are five ways of storing:
/// - `kept`: a field that is counted, and packed into keyframes in the order of the rows;
/// - `shared`: a field that is counted, and packed in the place of another (see [`Counters::sharing`]);
/// - `follows`: a field filled in by [`Counters::completed`];
/// - `method`: computed from the fields;
/// - `sum`: computed as the sum of counters with rows of their own.
macro_rules! counters {
    ($($variant:ident = $id:literal, $group:ident, $how:ident $place:ident, $about:literal;)+) => {
        /// A counter, as a row of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Counter {
            $(#[doc = $about] $variant,)+
        }

        impl Counter {
            /// All counters, in table order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its name in lessons.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its message id.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$variant => concat!("counter-", $id)),+ }
            }

            /// Its name in data.
            pub const fn column(self) -> &'static str {
                match self { $(Self::$variant => stringify!($place)),+ }
            }

            /// Its group.
            pub const fn group(self) -> CounterGroup {
                match self { $(Self::$variant => CounterGroup::$group),+ }
            }

            /// What it counts, in a sentence.
            pub const fn about(self) -> &'static str {
                match self { $(Self::$variant => $about),+ }
            }

            /// Its value.
            pub const fn of(self, counters: &Counters) -> u64 {
                match self { $(Self::$variant => read!(counters, $how $place)),+ }
            }

            const fn is_sum(self) -> bool {
                match self { $(Self::$variant => is_sum!($how)),+ }
            }

        }

        impl Counters {
            /// The number of counters that are packed; the others follow from them.
            pub(crate) const KEPT: usize = 0 $(+ if_kept!($how => 1, else 0))+;

            /// Passes each packed counter to `tell`.
            #[inline(always)]
            pub(crate) fn fold(&self, mut tell: impl FnMut(u64)) {
                let packed = self.sharing();
                $(if_kept!($how => tell(packed.$place), else ());)+
            }

            /// Reads the counters of a run by this strategy that [`fold`](Self::fold) has passed on.
            #[inline(always)]
            pub(crate) fn unfold(mut next: impl FnMut() -> u64, strategy: Strategy) -> Self {
                let mut counters = Self::default();
                $(if_kept!($how => counters.$place = next(), else ());)+
                counters.unshared(strategy)
            }
        }
    };
}

macro_rules! read {
    ($counters:ident, kept $field:ident) => {
        $counters.$field
    };
    ($counters:ident, shared $field:ident) => {
        $counters.$field
    };
    ($counters:ident, follows $field:ident) => {
        $counters.$field
    };
    ($counters:ident, method $method:ident) => {
        $counters.$method()
    };
    ($counters:ident, sum $method:ident) => {
        $counters.$method()
    };
}

macro_rules! is_sum {
    (sum) => {
        true
    };
    ($other:ident) => {
        false
    };
}

macro_rules! if_kept {
    (kept => $then:expr, else $else:expr) => {
        $then
    };
    ($other:ident => $then:expr, else $else:expr) => {
        $else
    };
}

counters! {
    Steps = "steps", Whole, follows steps, "All steps so far.";
    Selects = "selects", Search, kept selects, "Choice points opened.";
    Tests = "tests", Search, follows tests, "Values tested against the rules.";
    Conflicts = "conflicts", Search, kept conflicts, "Values refused.";
    Placements = "placements", Search, kept placements, "Guesses written.";
    Backtracks = "backtracks", Search, kept backtracks, "Guesses taken back.";
    DeadEnds = "dead-ends", Search, kept dead_ends, "Times when nothing was left for a cell, or for a digit in a house.";
    NakedSingles = "naked-singles", Inference, kept naked_singles, "Values forced because they were their cell's only candidate.";
    HiddenSingles = "hidden-singles", Inference, kept hidden_singles, "Values forced because a house had one place for them.";
    Deductions = "deductions", Inference, sum deductions, "Values written as forced: naked and hidden singles together.";
    Eliminations = "eliminations", Inference, kept eliminations, "Candidates struck by placements and deductions.";
    Work = "work", Whole, sum work, "Values tested and candidates struck together.";
    Sweeps = "sweeps", Inference, kept sweeps, "Passes over the board.";
    Solutions = "solutions", State, kept solutions, "Solutions found by the board.";
    Depth = "depth", State, method depth, "Guesses that stand on the board.";
    Nodes = "nodes", Search, method nodes, "Nodes of the search tree: the root and one per guess.";
    MaxDepth = "max-depth", Search, kept max_depth, "The most guesses that stood on the board at once.";
    Jumps = "jumps", Jumps, shared jumps, "Times when more than one guess was taken back at once.";
    Skipped = "skipped", Jumps, shared skipped, "Guesses taken back in jumps without being to blame.";
    Learned = "learned", Learning, shared learned, "Nogoods learned.";
    Reused = "reused", Learning, shared reused, "Values refused because of a nogood.";
}

impl Counter {
    /// The counters in reports of a run, in column order. Sums are given by their parts.
    pub fn columns() -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(|counter| counter.group() != CounterGroup::State && !counter.is_sum())
    }

    /// The counters that runs are compared by, in this order: the whole, search work, inference work,
    /// jumps, learning.
    pub fn compared() -> impl Iterator<Item = Self> {
        use CounterGroup::{Inference, Jumps, Learning, Search, Whole};
        let of = |group| {
            let is_of = move |counter: &Self| {
                counter.group() == group && (group == Whole || !counter.is_sum())
            };
            Self::ALL.into_iter().filter(is_of)
        };
        [Whole, Search, Inference, Jumps, Learning]
            .into_iter()
            .flat_map(of)
    }
}

impl Counters {
    /// The number of guesses on the board.
    pub const fn depth(&self) -> u64 {
        self.placements - self.backtracks
    }

    /// Nodes of the search tree reached so far: the root and one per placement.
    pub const fn nodes(&self) -> u64 {
        1 + self.placements
    }

    /// Values written as forced.
    pub const fn deductions(&self) -> u64 {
        self.naked_singles + self.hidden_singles + self.fills
    }

    /// Work: values tested and candidates eliminated, so that inference is never free.
    pub const fn work(&self) -> u64 {
        self.tests + self.eliminations
    }

    /// The number of events with a counter of their own.
    const fn counted(&self) -> u64 {
        self.selects
            + self.conflicts
            + self.placements
            + self.learned
            + self.deductions()
            + self.dead_ends
            + self.backtracks
            + self.sweeps
            + self.solutions
    }

    /// The counters as they are packed: jumps in the place of singles, and what is learned in the place of
    /// dead ends and eliminations, since a search that jumps keeps no candidates.
    const fn sharing(self) -> Self {
        Self {
            naked_singles: self.naked_singles + self.jumps,
            hidden_singles: self.hidden_singles + self.skipped,
            dead_ends: self.dead_ends + self.learned,
            eliminations: self.eliminations + self.reused,
            ..self
        }
    }

    /// Undoes [`sharing`](Self::sharing) for a run by this strategy.
    const fn unshared(self, strategy: Strategy) -> Self {
        if !strategy.blames() {
            return self;
        }
        Self {
            jumps: self.naked_singles,
            skipped: self.hidden_singles,
            learned: self.dead_ends,
            reused: self.eliminations,
            naked_singles: 0,
            hidden_singles: 0,
            dead_ends: 0,
            eliminations: 0,
            ..self
        }
    }

    /// Fills in what follows from the rest: `tests`, how it has ended, and `steps`, which also depends on whether the
    /// run has ended with an event that has no counter. `tested` corrects both for changes of
    /// strategy.
    pub(super) const fn completed(
        self,
        strategy: Strategy,
        has_uncounted_end: bool,
        tested: u64,
    ) -> Self {
        let end = has_uncounted_end as u64;
        // A sweep that has found its solution does not give up.
        let gave_up = if self.sweeps > 0 && self.solutions == 0 {
            end
        } else {
            0
        };
        let exhausted = end - gave_up;
        let placements = if strategy.keeps_domains() {
            0
        } else {
            self.placements
        };
        let tests = self.conflicts + placements.wrapping_add(tested);
        Self {
            steps: self.counted() + end,
            tests,
            exhausted,
            gave_up,
            ..self
        }
    }

    /// The number of events of this kind.
    pub const fn of(&self, kind: EventKind) -> u64 {
        match kind {
            EventKind::Select => self.selects,
            EventKind::Place => self.placements,
            EventKind::Conflict => self.conflicts,
            EventKind::Learn => self.learned,
            EventKind::Deduce => self.deductions(),
            EventKind::DeadEnd => self.dead_ends,
            EventKind::Backtrack => self.backtracks,
            EventKind::Sweep => self.sweeps,
            EventKind::Solution => self.solutions,
            EventKind::Exhausted => self.exhausted,
            EventKind::GaveUp => self.gave_up,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs read these by position.
    #[test]
    fn columns_stay_in_their_places() {
        let columns: Vec<_> = Counter::columns().map(Counter::column).collect();
        let compared: Vec<_> = Counter::compared().map(Counter::column).collect();
        assert_eq!(
            columns.join(" "),
            "steps selects tests conflicts placements backtracks dead_ends naked_singles \
             hidden_singles eliminations sweeps nodes max_depth jumps skipped learned reused"
        );
        assert_eq!(
            compared.join(" "),
            "steps work selects tests conflicts placements backtracks dead_ends nodes max_depth \
             naked_singles hidden_singles eliminations sweeps jumps skipped learned reused"
        );
        for counter in Counter::ALL {
            assert_eq!(counter.column().replace('_', "-"), counter.id());
        }
    }

    /// Packing and unpacking gives the same counters, and no field is forgotten.
    #[test]
    fn every_counter_is_folded_or_follows() {
        let mut told = Vec::new();
        let mut number = 0;
        let mut next = || {
            number += 1;
            number
        };
        let [naive, jumping] = ["naive", "backjumping"].map(|id| id.parse().unwrap());
        for strategy in [naive, jumping] {
            Counters::unfold(&mut next, strategy).fold(|count| told.push(count));
        }
        assert_eq!(told, (1..=2 * Counters::KEPT as u64).collect::<Vec<_>>());
        let fields = size_of::<Counters>() / size_of::<u64>();
        // `steps`, `tests`, `exhausted` and `gave_up` follow from the rest; four share the place of others;
        // `fills` is for recordings alone.
        assert_eq!(Counters::KEPT, fields - 9);
    }
}
