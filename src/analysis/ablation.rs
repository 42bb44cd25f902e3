//! Strategies that differ in two choices only, to show what each choice contributes.

use crate::solver::{Check, Order, Search, Select, Strategy};

/// One of the three choices of a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs, reason = "each is the choice of the same name")]
pub enum Axis {
    Select,
    Order,
    Check,
}

/// An option of one of the three choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(
    missing_docs,
    reason = "each is a value of the choice of the same name"
)]
pub enum Level {
    Select(Select),
    Order(Order),
    Check(Check),
}

impl Axis {
    /// The three axes, in the order of a strategy's name.
    pub const ALL: [Self; 3] = [Self::Select, Self::Order, Self::Check];

    /// The options of this choice.
    pub fn levels(self) -> Vec<Level> {
        match self {
            Self::Select => Select::ALL.iter().copied().map(Level::Select).collect(),
            Self::Order => Order::ALL.iter().copied().map(Level::Order).collect(),
            Self::Check => Check::ALL.iter().copied().map(Level::Check).collect(),
        }
    }
}

impl Level {
    /// The choice it is an option of.
    pub const fn axis(self) -> Axis {
        match self {
            Self::Select(_) => Axis::Select,
            Self::Order(_) => Axis::Order,
            Self::Check(_) => Axis::Check,
        }
    }

    /// The name it has on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Select(select) => select.id(),
            Self::Order(order) => order.id(),
            Self::Check(check) => check.id(),
        }
    }
}

/// Strategies in rows and columns. Rows differ in one choice, columns in another; the third choice
/// is the same everywhere.
///
/// ```
/// use recuo::analysis::ablation::Ablation;
///
/// let [[simple, fewest], [forced, both]] = Ablation::usual().strategies();
/// assert_eq!([simple, fewest, both].map(|s| s.and_then(|s| s.id())),
///     [Some("masks"), Some("fewest-candidates"), Some("propagation")]);
/// assert_eq!(forced.unwrap().to_string(), "row-major + ascending + hidden-singles");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ablation {
    rows: [Level; 2],
    columns: [Level; 2],
    rest: Search,
}

impl Ablation {
    /// Separates the parts of propagation: masks or hidden singles, and row-major or fewest
    /// candidates. With `rules` instead of `masks` there would be no fewest candidates.
    pub fn usual() -> Self {
        let plain = Strategy::search(Select::RowMajor, Order::Ascending, Check::Masks);
        let Ok(Strategy::Search(rest)) = plain else {
            unreachable!("masks go with every order and choice");
        };
        Self {
            rows: [Check::Masks, Check::HiddenSingles].map(Level::Check),
            columns: [Select::RowMajor, Select::FewestCandidates].map(Level::Select),
            rest,
        }
    }

    /// Two options each for two choices; the third choice is that of `rest`. `None` unless these
    /// are two options each of two different choices.
    pub fn new(rows: [Level; 2], columns: [Level; 2], rest: Search) -> Option<Self> {
        let [row, column] = [rows[0].axis(), columns[0].axis()];
        let is_one_axis =
            |levels: [Level; 2]| levels[0].axis() == levels[1].axis() && levels[0] != levels[1];
        (is_one_axis(rows) && is_one_axis(columns) && row != column).then_some(Self {
            rows,
            columns,
            rest,
        })
    }

    /// The options of the rows.
    pub const fn rows(&self) -> [Level; 2] {
        self.rows
    }

    /// The options of the columns.
    pub const fn columns(&self) -> [Level; 2] {
        self.columns
    }

    /// The strategies, row by row. `None` where the choices cannot be combined: `rules` keeps no
    /// candidates to count.
    pub fn strategies(&self) -> [[Option<Strategy>; 2]; 2] {
        self.rows.map(|row| {
            self.columns.map(|column| {
                let (mut select, mut order, mut check) =
                    (self.rest.select(), self.rest.order(), self.rest.check());
                for level in [row, column] {
                    match level {
                        Level::Select(level) => select = level,
                        Level::Order(level) => order = level,
                        Level::Check(level) => check = level,
                    }
                }
                Strategy::search(select, order, check).ok()
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_two_choices() {
        for rows in Axis::ALL {
            for columns in Axis::ALL {
                let pair = |axis: Axis| [axis.levels()[0], axis.levels()[1]];
                let made = Ablation::new(pair(rows), pair(columns), Ablation::usual().rest);
                assert_eq!(made.is_some(), rows != columns);
                let Some(made) = made else { continue };
                let names: Vec<String> = made
                    .strategies()
                    .as_flattened()
                    .iter()
                    .flatten()
                    .map(ToString::to_string)
                    .collect();
                let different: std::collections::BTreeSet<_> = names.iter().collect();
                assert_eq!(different.len(), names.len());
                // Only fewest candidates with rules is not a strategy.
                let has_rules = rows == Axis::Check || columns == Axis::Check;
                let has_both = has_rules && (rows == Axis::Select || columns == Axis::Select);
                assert_eq!(names.len(), if has_both { 3 } else { 4 });
            }
        }
        let same = [Level::Order(Order::Ascending); 2];
        assert!(Ablation::new(same, Ablation::usual().columns, Ablation::usual().rest).is_none());
    }
}
