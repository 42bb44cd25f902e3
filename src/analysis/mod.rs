//! What can be read off a run: facts about a moment or everything before it, as data without words
//! or pixels.

pub mod alignment;
pub mod comparison;
pub mod cover;
pub mod difference;
pub mod doom;
pub mod estimate;
pub mod exercise;
pub mod heat;
pub mod judge;
pub mod question;
pub mod reason;
pub mod reuse;
pub mod set;
pub mod tally;
pub mod tree;
pub mod why;
