//! From facts to words: sentences, lines of programs, boxes of flowcharts, in every language of the
//! interface. Knows nothing of pixels or files; the catalogues are part of the program.

mod cells;
pub mod code;
mod errors;
mod estimate;
mod families;
pub mod flow;
mod judge;
mod language;
mod message;
mod recordings;
mod relations;
mod sentence;
mod site;
#[cfg(test)]
pub(crate) use errors::tests;

pub use cells::{CellWords, board_in_text};
pub use errors::{boxes_of, notes_text, placed, text_forms};
pub use estimate::{estimate_in_short, estimate_in_words, no_estimate};
pub use families::{family_args, title_and_rule};
pub use judge::{fault_in_words, overlooked_in_words};
pub use language::{Args, Language, args};
pub use message::{Message, MessageValue, Tell, capitalized, quoted, visible};
pub(crate) use message::{errors_in_english, is_hidden};
pub use relations::relation_text;
pub use sentence::{
    Sentence, cell_label, cell_name, guesses_said, house_name, order_name, own_line, strategy_name,
    value_name,
};
pub use site::Site;
