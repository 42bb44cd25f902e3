//! What can be read off a run: facts about a moment or about everything before it, as data without
//! words or pixels.

pub mod heat;
pub mod tree;
pub mod why;
