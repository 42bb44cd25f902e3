//! Inference: one file per rule. Plain `masks` infers nothing beyond the domains that the board
//! itself gives, so it has no file.

pub(super) mod backjumping;
pub(super) mod forward_checking;
pub(super) mod rules;
pub(super) mod singles;
