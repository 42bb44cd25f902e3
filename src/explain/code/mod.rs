//! Strategies as programs. A program is composed of the parts that its three choices need; marks
//! say which line stands for which step.

mod buggy;
mod listing;
mod program;
mod program_language;
mod syntax;
mod template;
mod variables;
mod wording;

pub use buggy::Buggy;
pub use listing::{Bug, CodeLine, CodePart, Listing, StepMark};
pub use program::Program;
pub use program_language::ProgramLanguage;
pub use syntax::{Syntax, Token, tokens_from};
pub use variables::{Variable, variables, widest_variables};
pub use wording::{Wording, listing};

use super::Language;
use crate::puzzle::named;

named! {
    /// A language for program listings.
    #[derive(Default)]
    #[allow(missing_docs, reason = "the names say it")]
    pub enum CodeLanguage {
        /// Pseudocode with words of the interface's language.
        #[default]
        Pseudocode = "pseudocode",
        C = "c",
        Java = "java",
        Python = "python",
        Rust = "rust",
    }
}

impl CodeLanguage {
    /// Its name.
    pub fn name(self, language: Language) -> String {
        match self {
            Self::Pseudocode => language.word("pseudocode"),
            Self::C => "C".to_owned(),
            Self::Java => "Java".to_owned(),
            Self::Python => "Python".to_owned(),
            Self::Rust => "Rust".to_owned(),
        }
    }

    /// What starts a comment.
    pub const fn comment(self) -> &'static str {
        match self {
            Self::Python => "#",
            Self::Pseudocode | Self::C | Self::Java | Self::Rust => "//",
        }
    }
}
