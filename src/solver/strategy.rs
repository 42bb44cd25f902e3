//! Strategies and their three choices, known in the literature as variable ordering (*select*),
//! value ordering (*order*) and inference (*check*).

use crate::puzzle::{Topology, named};
use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

named! {
    /// Which open choice is taken next (variable ordering).
    pub enum Select {
        /// The first empty cell, row by row.
        RowMajor = "row-major",
        /// The empty cell with the fewest candidates, ties row by row (*MRV*, minimum remaining values).
        FewestCandidates = "fewest-candidates",
        /// The empty cell with the most empty peers, ties row by row.
        Degree = "degree",
        /// The empty cell with the fewest candidates, ties to the one with the most empty peers, then
        /// row by row.
        FewestCandidatesDegree = "fewest-candidates-degree",
        /// The constraint with the fewest options: a cell that needs a value, or a row, column or box
        /// that needs a digit (Knuth's Algorithm X).
        FewestPlaces = "fewest-places",
    }
}

/// Which value is tried first (value ordering).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Order {
    /// 1, 2, 3 …
    Ascending,
    /// N, N−1, N−2 …
    Descending,
    /// The value that strikes the fewest candidates from empty peers, ties ascending.
    LeastConstraining,
    /// An order of its own for every cell, which follows from this seed.
    Random(u32),
    /// On ways alone: the square with the fewest free squares onward, ties in the order of moves (Warnsdorff
    /// 1823). Squares that are not free are tested before those that are.
    FewestOnward,
}

named! {
    /// What is noticed, and when (inference).
    pub enum Check {
        /// Each value is tested against row, column and box when its turn comes.
        Rules = "rules",
        /// Each empty cell has a domain, and only values in it are tried.
        Masks = "masks",
        /// Masks, and a placement that empties a peer's domain is taken back at once.
        ForwardChecking = "forward-checking",
        /// Masks, and cells with one candidate are filled until there are none.
        NakedSingles = "naked-singles",
        /// Naked singles, and digits with one place in a house are written too.
        HiddenSingles = "hidden-singles",
        /// Rules, and each refusal blames a guess: a cell that has run out of values takes back every
        /// guess up to the latest one blamed (Prosser's conflict-directed backjumping, 1993).
        Backjumping = "backjumping",
        /// Backjumping, and the guesses that a cell without values blames are remembered: a value that
        /// would complete them again is refused.
        Learning = "learning",
        /// Rules, and on boards with relations a value is refused as soon as a relation cannot become true
        /// any more, whatever the empty cells hold.
        Bounds = "bounds",
    }
}

/// A strategy for solving a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Strategy {
    /// Passes over the board that fill naked singles, without any guess; gives up when stuck.
    Sweep,
    /// A depth-first search, made by [`Strategy::search`], which refuses meaningless combinations.
    Search(Search),
}

/// The three choices that make a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Search {
    select: Select,
    order: Order,
    check: Check,
}

/// Why a strategy is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StrategyError {
    /// This choice, a select or an order, counts candidates, but the check keeps none.
    NeedsCandidates(&'static str, Check),
    /// This check goes row by row and tries values in ascending order only.
    FixedChoices(Check),
    /// `bounds` only goes row by row, and tries values in ascending or descending order.
    FewChoices,
    /// `fewest-onward` is for ways, or another strategy is not.
    OnWays,
    /// This strategy does not know the relations of a board.
    Relations(Strategy),
    /// No strategy has this name.
    Unknown {
        /// The name asked for.
        name: String,
    },
    /// There are not three choices, or one of them is unknown or misplaced.
    Choices {
        /// What was asked for.
        name: String,
    },
}

/// An invalid goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalError(pub String);

/// When a search has found enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Goal {
    /// At the first solution.
    #[default]
    First,
    /// Never: every solution is to be found.
    All,
    /// At this many solutions.
    Count(NonZeroU64),
}

impl Check {
    /// Whether a domain is kept in every empty cell; otherwise each value is tested when its turn
    /// comes.
    pub const fn keeps_domains(self) -> bool {
        !matches!(
            self,
            Self::Rules | Self::Bounds | Self::Backjumping | Self::Learning
        )
    }

    /// Whether a cell or digit without options is noticed before it is chosen.
    pub const fn looks_ahead(self) -> bool {
        self.deduces() || matches!(self, Self::ForwardChecking)
    }

    /// Whether values are deduced after each placement.
    pub const fn deduces(self) -> bool {
        matches!(self, Self::NakedSingles | Self::HiddenSingles)
    }

    /// Whether places of digits in houses are examined, and not only cells.
    pub const fn looks_at_places(self) -> bool {
        matches!(self, Self::HiddenSingles)
    }

    /// Whether each refused value blames a guess, and a cell without values jumps back to one.
    pub const fn blames(self) -> bool {
        matches!(self, Self::Backjumping | Self::Learning)
    }
}

impl Order {
    /// All kinds that boards without ways know, with a seed where one is needed, in the order in which they
    /// are listed.
    pub const KINDS: [Self; 4] = [
        Self::Ascending,
        Self::Descending,
        Self::LeastConstraining,
        Self::Random(1),
    ];

    /// How each kind is written, for messages.
    pub const NAMES: [&str; 5] = [
        "ascending",
        "descending",
        "least-constraining",
        "random:SEED",
        "fewest-onward",
    ];

    /// The name of its kind.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ascending => "ascending",
            Self::Descending => "descending",
            Self::LeastConstraining => "least-constraining",
            Self::Random(_) => "random",
            Self::FewestOnward => "fewest-onward",
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        match self {
            Self::Random(seed) => write!(f, ":{seed}"),
            Self::Ascending | Self::Descending | Self::LeastConstraining | Self::FewestOnward => {
                Ok(())
            }
        }
    }
}

/// A text that names no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownOrder;

impl FromStr for Order {
    type Err = UnknownOrder;

    /// Reads what `Display` writes: a seed is a decimal number without leading zeros, below 2³².
    fn from_str(id: &str) -> Result<Self, UnknownOrder> {
        if let Some(digits) = id.strip_prefix("random:") {
            let seed: u32 = digits.parse().map_err(|_| UnknownOrder)?;
            let is_plain = seed.to_string() == digits;
            return is_plain.then_some(Self::Random(seed)).ok_or(UnknownOrder);
        }
        match id {
            "ascending" => Ok(Self::Ascending),
            "descending" => Ok(Self::Descending),
            "least-constraining" => Ok(Self::LeastConstraining),
            "fewest-onward" => Ok(Self::FewestOnward),
            _ => Err(UnknownOrder),
        }
    }
}

impl Search {
    /// Which open choice is taken next.
    pub const fn select(self) -> Select {
        self.select
    }

    /// Which value is tried first.
    pub const fn order(self) -> Order {
        self.order
    }

    /// What is noticed, and when.
    pub const fn check(self) -> Check {
        self.check
    }
}

impl Strategy {
    /// The named strategies.
    pub const NAMED: [(&str, Self); 12] = [
        ("naive", Self::NAIVE),
        ("masks", Self::row_by_row(Check::Masks)),
        ("forward-checking", Self::row_by_row(Check::ForwardChecking)),
        (
            "fewest-candidates",
            Self::ascending(Select::FewestCandidates, Check::Masks),
        ),
        ("singles", Self::Sweep),
        ("propagation", Self::PROPAGATION),
        (
            "algorithm-x",
            Self::ascending(Select::FewestPlaces, Check::Masks),
        ),
        ("backjumping", Self::row_by_row(Check::Backjumping)),
        ("least-constraining", Self::LEAST_CONSTRAINING),
        ("learning", Self::row_by_row(Check::Learning)),
        ("bounds", Self::BOUNDS),
        ("warnsdorff", Self::WARNSDORFF),
    ];

    /// The strategy that only tests values.
    pub const NAIVE: Self = Self::row_by_row(Check::Rules);

    /// The strategy that tests values, and whether relations can still become true.
    pub const BOUNDS: Self = Self::row_by_row(Check::Bounds);

    /// The strategy that goes to the square with the fewest free squares onward.
    pub const WARNSDORFF: Self = Self::Search(Search {
        select: Select::RowMajor,
        order: Order::FewestOnward,
        check: Check::Rules,
    });

    /// The strategy that deduces all it can, and decides the cell with the fewest candidates.
    pub const PROPAGATION: Self = Self::ascending(Select::FewestCandidates, Check::HiddenSingles);

    /// The strategy that usually takes the fewest steps: for computing results, not for watching.
    pub const FASTEST: Self = Self::ascending(Select::FewestPlaces, Check::HiddenSingles);

    /// The strategy of the textbook by Russell and Norvig: the smallest domain with the most empty peers, the
    /// value that leaves the most, and forward checking.
    const LEAST_CONSTRAINING: Self = Self::Search(Search {
        select: Select::FewestCandidatesDegree,
        order: Order::LeastConstraining,
        check: Check::ForwardChecking,
    });

    const fn row_by_row(check: Check) -> Self {
        Self::ascending(Select::RowMajor, check)
    }

    const fn ascending(select: Select, check: Check) -> Self {
        let order = Order::Ascending;
        Self::Search(Search {
            select,
            order,
            check,
        })
    }

    /// A search with these three choices.
    ///
    /// # Errors
    ///
    /// If `select` or `order` counts candidates but `check` keeps none, or if `check` blames guesses and the
    /// order is unusual, or if `bounds` or `fewest-onward` get choices that they do not go with.
    pub const fn search(select: Select, order: Order, check: Check) -> Result<Self, StrategyError> {
        let is_usual = matches!((select, order), (Select::RowMajor, Order::Ascending));
        if check.blames() && !is_usual {
            return Err(StrategyError::FixedChoices(check));
        }
        let is_row_major = matches!(select, Select::RowMajor);
        let is_by_number = matches!(order, Order::Ascending | Order::Descending);
        if matches!(check, Check::Bounds) && !(is_row_major && is_by_number) {
            return Err(StrategyError::FewChoices);
        }
        let is_way = is_row_major && matches!(check, Check::Rules);
        if matches!(order, Order::FewestOnward) && !is_way {
            return Err(StrategyError::OnWays);
        }
        if !check.keeps_domains() {
            if !matches!(select, Select::RowMajor | Select::Degree) {
                return Err(StrategyError::NeedsCandidates(select.id(), check));
            }
            if matches!(order, Order::LeastConstraining) {
                return Err(StrategyError::NeedsCandidates(order.id(), check));
            }
        }
        Ok(Self::Search(Search {
            select,
            order,
            check,
        }))
    }

    /// The strategy that usually takes the fewest steps on this board.
    pub fn fastest_on(board: &Topology) -> Self {
        match (board.way(), board.relations()) {
            (Some(_), _) => Self::NAIVE,
            (None, []) => Self::FASTEST,
            (None, _) => Self::BOUNDS,
        }
    }

    /// The named strategy that makes the fewest guesses on most boards of this kind.
    pub fn best_on(board: &Topology) -> Self {
        match (board.way(), board.relations()) {
            (Some(_), _) => Self::WARNSDORFF,
            (None, []) => Self::PROPAGATION,
            (None, _) => Self::BOUNDS,
        }
    }

    /// The named strategies that are worth offering for this board: without relations `bounds` is the naive
    /// search under another name.
    pub fn offered_on(board: &Topology) -> impl Iterator<Item = Self> {
        let named = Self::NAMED.into_iter().map(|(_, strategy)| strategy);
        named.filter(|strategy| {
            let is_double = *strategy == Self::BOUNDS && board.relations().is_empty();
            !is_double && strategy.check_board(board).is_ok()
        })
    }

    /// Whether it can search this board.
    ///
    /// # Errors
    ///
    /// If the board has relations that it does not know, or a way if it is not for ways.
    pub fn check_board(self, board: &Topology) -> Result<(), StrategyError> {
        let is_for_ways = match board.way() {
            Some(_) => self == Self::NAIVE || self == Self::WARNSDORFF,
            None => self != Self::WARNSDORFF,
        };
        if !is_for_ways {
            return Err(StrategyError::OnWays);
        }
        let knows_relations = match self {
            Self::Sweep => false,
            Self::Search(search) => {
                search.select == Select::RowMajor
                    && matches!(search.order, Order::Ascending | Order::Descending)
                    && matches!(search.check, Check::Rules | Check::Bounds)
            }
        };
        match knows_relations || board.relations().is_empty() {
            true => Ok(()),
            false => Err(StrategyError::Relations(self)),
        }
    }

    /// The names, in the order of the documentation.
    pub fn ids() -> [&'static str; 12] {
        Self::NAMED.map(|(id, _)| id)
    }

    /// The name of this strategy, if it has one.
    pub fn id(self) -> Option<&'static str> {
        Self::NAMED
            .into_iter()
            .find(|(_, s)| *s == self)
            .map(|(id, _)| id)
    }

    /// What is noticed, and when.
    pub const fn check(self) -> Check {
        match self {
            Self::Sweep => Check::NakedSingles,
            Self::Search(search) => search.check,
        }
    }

    /// Whether a domain is kept in every empty cell.
    pub const fn keeps_domains(self) -> bool {
        self.check().keeps_domains()
    }

    /// Whether refused values blame guesses, and the search jumps back to those.
    pub const fn blames(self) -> bool {
        self.check().blames()
    }

    /// Whether it remembers guesses that failed together.
    pub const fn learns(self) -> bool {
        matches!(self.check(), Check::Learning)
    }

    /// Whether it decides or notices anything about digits in houses, and not only about cells.
    pub const fn looks_at_places(self) -> bool {
        match self {
            Self::Sweep => false,
            Self::Search(search) => {
                search.check.looks_at_places() || matches!(search.select, Select::FewestPlaces)
            }
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.id(), self) {
            (Some(id), _) => f.write_str(id),
            (None, Self::Search(s)) => {
                write!(f, "{} + {} + {}", s.select.id(), s.order, s.check.id())
            }
            (None, Self::Sweep) => unreachable!("the sweep has a name"),
        }
    }
}

impl FromStr for Strategy {
    type Err = StrategyError;

    /// Reads what `Display` writes: a name, or three choices separated by ` + `.
    fn from_str(id: &str) -> Result<Self, StrategyError> {
        let parts: Vec<&str> = id.split('+').map(str::trim).collect();
        if let [select, order, check] = parts[..]
            && let (Some(select), Ok(order), Some(check)) = (
                Select::from_id(select),
                order.parse(),
                Check::from_id(check),
            )
        {
            return Self::search(select, order, check);
        }
        if parts.len() > 1 {
            return Err(StrategyError::Choices {
                name: id.to_owned(),
            });
        }
        Self::NAMED
            .into_iter()
            .find(|(name, _)| *name == id)
            .map(|(_, strategy)| strategy)
            .ok_or_else(|| StrategyError::Unknown {
                name: id.to_owned(),
            })
    }
}

impl Goal {
    /// Whether this many solutions are enough.
    pub const fn is_met(self, solutions: u64) -> bool {
        match self {
            Self::First => solutions >= 1,
            Self::All => false,
            Self::Count(limit) => solutions >= limit.get(),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::All => f.write_str("all"),
            Self::Count(limit) => write!(f, "{limit}"),
        }
    }
}

impl FromStr for Goal {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Self, GoalError> {
        match text {
            "first" => Ok(Self::First),
            "all" => Ok(Self::All),
            _ => text
                .parse()
                .map(Self::Count)
                .map_err(|_| GoalError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for (id, strategy) in Strategy::NAMED {
            assert_eq!(id.parse(), Ok(strategy));
            assert_eq!(strategy.id(), Some(id));
        }
        assert!(
            "brute"
                .parse::<Strategy>()
                .unwrap_err()
                .to_string()
                .contains("naive, masks")
        );
    }

    #[test]
    fn meaningless_combinations_are_refused() {
        for select in [Select::FewestCandidates, Select::FewestPlaces] {
            for check in [Check::Rules, Check::Backjumping, Check::Learning] {
                assert!(Strategy::search(select, Order::Ascending, check).is_err());
            }
        }
        let turned = Strategy::search(Select::RowMajor, Order::Descending, Check::Backjumping);
        assert_eq!(turned, Err(StrategyError::FixedChoices(Check::Backjumping)));
        for check in [Check::Rules, Check::Masks] {
            let least = Strategy::search(Select::Degree, Order::LeastConstraining, check);
            assert_eq!(least.is_ok(), check.keeps_domains());
            assert!(Strategy::search(Select::Degree, Order::Random(7), check).is_ok());
        }
        let unnamed =
            Strategy::search(Select::RowMajor, Order::Descending, Check::NakedSingles).unwrap();
        assert_eq!(unnamed.id(), None);
        assert_eq!(
            unnamed.to_string(),
            "row-major + descending + naked-singles"
        );
    }

    #[test]
    fn a_seed_is_a_number() {
        for id in ["random:0", "random:7", "random:4294967295"] {
            assert_eq!(id.parse::<Order>().unwrap().to_string(), id);
        }
        for bad in [
            "random",
            "random:",
            "random:07",
            "random:+7",
            "random:-1",
            "random:4294967296",
            "random:7:7",
            "Random:7",
        ] {
            assert!(bad.parse::<Order>().is_err(), "{bad}");
        }
        for kind in Order::KINDS {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let strategy = "degree + random:7 + forward-checking";
        assert_eq!(strategy.parse::<Strategy>().unwrap().to_string(), strategy);
    }

    #[test]
    fn goals() {
        assert_eq!("2".parse(), Ok(Goal::Count(NonZeroU64::new(2).unwrap())));
        for bad in ["0", "-1", "", "some", "1.5"] {
            assert!(bad.parse::<Goal>().is_err(), "{bad}");
        }
    }
}
