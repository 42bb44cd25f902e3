//! The interface for those who hear it: pictures in words, and what is said when something happens.

pub mod board;
pub mod cursor;
pub mod lane;
pub mod said;
