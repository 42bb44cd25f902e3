//! Variable ordering: what is decided next, one file per rule.

pub(super) mod fewest_candidates;
pub(super) mod fewest_places;
pub(super) mod row_major;
