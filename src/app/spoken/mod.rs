//! The interface for those who hear it: pictures in words, and what is said when something happens.

pub mod announcer;
pub mod board;
pub mod cursor;
pub mod lane;
