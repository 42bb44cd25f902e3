//! From a fact to what is said about it: sentences and words in every language of the interface.
//! Knows nothing of pixels or files; the catalogues are part of the program.

mod language;
mod sentence;

pub use language::{Args, Language, args};
pub use sentence::{Sentence, house_name, strategy_name};
