//! Which open choice is taken next: a file a rule.

pub(super) mod fewest_candidates;
pub(super) mod fewest_places;
pub(super) mod row_major;
