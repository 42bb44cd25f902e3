//! Strategies as programs. A program is put together from the parts that its three choices ask for,
//! and says by marks which of its lines stands for which step.

mod listing;
mod syntax;
mod template;
mod variables;

pub use listing::{Line, Listing, Mark, Part};
pub use syntax::{Token, tokens};
pub use variables::{Variable, variables, widest_variables};

use super::Language;
use crate::solver::{Check, Goal, Strategy};

/// A language that programs are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub enum CodeLanguage {
    /// The words of the interface's language.
    #[default]
    Pseudocode,
    C,
    Java,
    Python,
    Rust,
}

impl CodeLanguage {
    /// Every language, as the interface lists them.
    pub const ALL: [Self; 5] = [
        Self::Pseudocode,
        Self::C,
        Self::Java,
        Self::Python,
        Self::Rust,
    ];

    /// The name it has in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pseudocode => "pseudocode",
            Self::C => "c",
            Self::Java => "java",
            Self::Python => "python",
            Self::Rust => "rust",
        }
    }

    /// The language with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.id() == id)
    }

    /// What it is called.
    pub fn name(self, language: Language) -> String {
        match self {
            Self::Pseudocode => language.word("pseudocode"),
            Self::C => "C".to_owned(),
            Self::Java => "Java".to_owned(),
            Self::Python => "Python".to_owned(),
            Self::Rust => "Rust".to_owned(),
        }
    }

    /// What begins a comment.
    pub const fn comment(self) -> &'static str {
        match self {
            Self::Python => "#",
            Self::Pseudocode | Self::C | Self::Java | Self::Rust => "//",
        }
    }
}

/// The program of a strategy, in a language; pseudocode in the words of the interface's language.
pub fn listing(strategy: Strategy, goal: Goal, code: CodeLanguage, language: Language) -> Listing {
    let source = source(strategy, code, language);
    template::compose(source, strategy, goal, code.comment())
}

/// Includes the program that is written in the file of this name in each language.
macro_rules! program {
    ($name:literal, $code:expr, $language:expr) => {
        match ($code, $language) {
            (CodeLanguage::C, _) => file!($name, "c"),
            (CodeLanguage::Java, _) => file!($name, "java"),
            (CodeLanguage::Python, _) => file!($name, "py"),
            (CodeLanguage::Rust, _) => file!($name, "rs"),
            (CodeLanguage::Pseudocode, Language::Pt) => file!($name, "pt"),
            (CodeLanguage::Pseudocode, Language::Es) => file!($name, "es"),
            (CodeLanguage::Pseudocode, Language::En) => file!($name, "en"),
        }
    };
}

macro_rules! file {
    ($name:literal, $extension:literal) => {
        include_str!(concat!("../../../assets/code/", $name, ".", $extension))
    };
}

const fn source(strategy: Strategy, code: CodeLanguage, language: Language) -> &'static str {
    match strategy {
        Strategy::Sweep => program!("sweep", code, language),
        Strategy::Search(search) if matches!(search.check(), Check::Rules) => {
            program!("naive", code, language)
        }
        Strategy::Search(_) => program!("search", code, language),
    }
}
