//! 1, 2, 3 …

/// The lowest of these values, as a bit; 0 if there is none.
#[inline(always)]
pub(super) fn first(untried: u16) -> u16 {
    untried & untried.wrapping_neg()
}
