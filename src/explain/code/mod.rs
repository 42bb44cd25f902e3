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
pub use wording::Wording;

use super::Language;
use crate::bundled::bundled;
use crate::explain::families::shown_strategy;
use crate::puzzle::{Family, named};
use crate::solver::{Goal, Strategy};

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

/// The program of a strategy for problems of a family; pseudocode is in the interface's language.
pub fn listing(
    family: &Family,
    strategy: Strategy,
    goal: Goal,
    code: CodeLanguage,
    language: Language,
) -> Listing {
    Wording::default().listing(family, strategy, goal, code, language)
}

/// The same in the words of a lesson.
fn listing_named(
    family: &Family,
    strategy: Strategy,
    goal: Goal,
    (code, language): (CodeLanguage, Language),
    wording: &Wording,
) -> Listing {
    let strategy = shown_strategy(family, strategy);
    let source = source(strategy, code, language);
    let said = |role: &str| wording.name(role, code);
    let comment = code.comment();
    let mut listing = template::compose(source, family, strategy, goal, comment, &said);
    wording.rename(&mut listing, code);
    listing
}

/// Includes the program with this file name in each language.
macro_rules! program {
    ($name:literal, $code:expr, $language:expr) => {
        match ($code, $language) {
            (CodeLanguage::C, _) => file!($name, "c"),
            (CodeLanguage::Java, _) => file!($name, "java"),
            (CodeLanguage::Python, _) => file!($name, "py"),
            (CodeLanguage::Rust, _) => file!($name, "rs"),
            (CodeLanguage::Pseudocode, Language::Pt | Language::PtPt) => file!($name, "pt"),
            (CodeLanguage::Pseudocode, Language::Es) => file!($name, "es"),
            (CodeLanguage::Pseudocode, Language::En) => file!($name, "en"),
        }
    };
}

macro_rules! file {
    ($name:literal, $extension:literal) => {
        bundled!("assets/code/", $name, ".", $extension)
    };
}

fn source(strategy: Strategy, code: CodeLanguage, language: Language) -> &'static str {
    let source = match strategy {
        Strategy::Sweep => program!("sweep", code, language),
        Strategy::Search(_) if strategy.keeps_domains() => program!("search", code, language),
        Strategy::Search(_) => program!("naive", code, language),
    };
    source.text()
}
