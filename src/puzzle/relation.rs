use super::{Cell, named};

/// The most relations that a board can have.
pub const MOST_RELATIONS: usize = 64;

named! {
    /// How the sum of a relation compares with its right side.
    pub enum Sign {
        /// They are equal.
        Equal = "=",
        /// The sum is at most that.
        AtMost = "≤",
        /// The sum is at least that.
        AtLeast = "≥",
    }
}

/// A relation of cells beside the houses: a linear equation or inequality of their
/// [numbers](super::Topology::number).
///
/// Relations are numbered from 1, in the order in which the search examines them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    terms: Vec<(Cell, i32)>,
    sign: Sign,
    right: i32,
    is_less: bool,
}

impl Relation {
    /// The sum of weight × number over these terms compared with the right side. Terms of one cell are
    /// collected, and a cell whose weight is then 0 does not belong to the relation; they stand in the order of
    /// cells. `None` if a weight
    /// gets too large.
    pub fn linear(
        terms: impl IntoIterator<Item = (Cell, i32)>,
        sign: Sign,
        right: i32,
    ) -> Option<Self> {
        let mut collected: Vec<(Cell, i32)> = Vec::new();
        for (cell, weight) in terms {
            match collected.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, sum)) => *sum = sum.checked_add(weight)?,
                None => collected.push((cell, weight)),
            }
        }
        collected.retain(|(_, weight)| *weight != 0);
        collected.sort_unstable_by_key(|(cell, _)| *cell);
        Some(Self {
            terms: collected,
            sign,
            right,
            is_less: false,
        })
    }

    /// The sum of these cells, each counted once.
    pub fn sum(cells: impl IntoIterator<Item = Cell>, sign: Sign, right: i32) -> Self {
        Self::linear(cells.into_iter().map(|cell| (cell, 1)), sign, right)
            .expect("a board has few cells")
    }

    /// That the first cell's number is less than the second's.
    pub fn less(first: Cell, second: Cell) -> Self {
        let terms = [(first, 1), (second, -1)];
        let relation = Self::linear(terms, Sign::AtMost, -1).expect("the weights are small");
        Self {
            is_less: true,
            ..relation
        }
    }

    /// The cells with their weights, none of which is 0.
    pub fn terms(&self) -> &[(Cell, i32)] {
        &self.terms
    }

    /// The weight of a cell; 0 if it does not belong to the relation.
    pub(crate) fn weight(&self, cell: Cell) -> i32 {
        let own = self.terms.iter().find(|(known, _)| *known == cell);
        own.map_or(0, |(_, weight)| *weight)
    }

    /// How the sum compares with the right side.
    pub const fn sign(&self) -> Sign {
        self.sign
    }

    /// The right side.
    pub const fn right(&self) -> i32 {
        self.right
    }

    /// The lesser and the greater cell, if all that it says is that one is less than the other.
    pub fn less_and_more(&self) -> Option<(Cell, Cell)> {
        let of_weight = |wanted: i32| self.terms.iter().find(|(_, weight)| *weight == wanted);
        let (less, more) = (of_weight(1)?.0, of_weight(-1)?.0);
        self.is_less.then_some((less, more))
    }

    /// Whether it can be true of a sum that is not less than `low` nor more than `high`.
    #[inline(always)]
    pub const fn allows(&self, low: i64, high: i64) -> bool {
        let right = self.right as i64;
        match self.sign {
            Sign::Equal => low <= right && right <= high,
            Sign::AtMost => low <= right,
            Sign::AtLeast => high >= right,
        }
    }
}
