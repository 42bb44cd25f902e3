//! What is noticed, and when: a file a rule. Plain `masks` notices nothing beyond the domains that
//! the board itself gives, so it has no file.

pub(super) mod forward_checking;
pub(super) mod rules;
pub(super) mod singles;
