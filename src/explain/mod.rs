//! From a fact to what is said about it: sentences, lines of programs, boxes of flowcharts, in every
//! language of the interface.
//! Knows nothing of pixels or files; the catalogues are part of the program.

pub mod code;
pub mod fault;
pub mod flow;
mod language;
mod sentence;
mod site;

pub use language::{Args, Language, args};
pub use sentence::{Sentence, house_name, strategy_name};
pub use site::Site;
