//! How the search reads the houses of a cell: a path of its own for boards like those of Sudoku, where
//! the compiler knows that there are three houses and no shifts, and one for all others.

use crate::puzzle::{Cell, Link, Topology};
use std::ops::Deref;

/// A board, as the search reads it.
pub(super) trait Houses: Copy + Deref<Target = Topology> {
    /// Whether every cell is in three houses that must hold every value, without shifts.
    const PLAIN: bool;

    /// A view of the houses that a cell is in.
    type Links: Copy;

    /// The houses that a cell is in.
    fn of(self, cell: Cell) -> Self::Links;

    /// Does something with each of these houses, in order.
    fn each(links: Self::Links, work: impl FnMut(Link));
}

/// A board whose cells are [plain](Houses::PLAIN).
#[derive(Clone, Copy)]
pub(super) struct Plain<'a>(pub(super) &'a Topology);

/// Any board.
#[derive(Clone, Copy)]
pub(super) struct General<'a>(pub(super) &'a Topology);

impl Houses for Plain<'_> {
    const PLAIN: bool = true;
    type Links = [u8; 3];

    #[inline(always)]
    fn of(self, cell: Cell) -> [u8; 3] {
        self.0.plain_houses(cell)
    }

    #[inline(always)]
    fn each([row, column, r#box]: [u8; 3], mut work: impl FnMut(Link)) {
        work(Link::plain(row));
        work(Link::plain(column));
        work(Link::plain(r#box));
    }
}

impl<'a> Houses for General<'a> {
    const PLAIN: bool = false;
    type Links = &'a [Link];

    #[inline(always)]
    fn of(self, cell: Cell) -> &'a [Link] {
        self.0.links_of(cell)
    }

    #[inline(always)]
    fn each(links: &'a [Link], work: impl FnMut(Link)) {
        links.iter().copied().for_each(work);
    }
}

impl Deref for Plain<'_> {
    type Target = Topology;

    fn deref(&self) -> &Topology {
        self.0
    }
}

impl Deref for General<'_> {
    type Target = Topology;

    fn deref(&self) -> &Topology {
        self.0
    }
}

/// Evaluates an expression with the fastest [`Houses`] of the problem's board.
macro_rules! on_houses {
    ($problem:expr, |$houses:ident| $work:expr) => {{
        let topology: &$crate::puzzle::Topology = $problem.topology();
        if $problem.is_plain() {
            let $houses = $crate::solver::houses::Plain(topology);
            $work
        } else {
            let $houses = $crate::solver::houses::General(topology);
            $work
        }
    }};
}

pub(super) use on_houses;
