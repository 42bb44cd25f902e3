//! Strategies as programs. A program is put together from the parts that its three choices ask for,
//! and says by marks which of its lines stands for which step.

mod syntax;
mod template;
mod variables;

pub use syntax::{Token, tokens};
pub use template::{Line, Mark};
pub use variables::{Variable, variables, widest_variables};

use super::Language;
use crate::solver::{Check, Goal, Strategy};
use std::ops::Range;

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

/// A program, line by line: first the functions in which steps happen, then what they call.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Its lines.
    pub lines: Vec<Line>,
    /// What the program calls the things of a search, by their own names, such as `row`.
    pub names: Vec<(&'static str, &'static str)>,
}

/// A part of a program that stands for itself: a function, or what it declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its lines, without the empty ones after it.
    pub lines: Range<usize>,
    /// The line that says what it is.
    pub header: usize,
    /// The name of its explanation.
    pub function: Option<&'static str>,
    /// Whether no step happens in it, and there is more to it than a line.
    pub is_helper: bool,
}

impl Listing {
    /// Its parts, in their order.
    pub fn parts(&self) -> Vec<Part> {
        let lines = &self.lines;
        let begins = |line: &usize| {
            let is_first = *line == 0 || lines[line - 1].text.is_empty();
            is_first && !lines[*line].text.is_empty() && !lines[*line].text.starts_with(' ')
        };
        let starts: Vec<usize> = (0..lines.len()).filter(begins).collect();
        let ends = starts.iter().copied().skip(1).chain([lines.len()]);
        let part = |(start, end): (usize, usize)| {
            let own = &lines[start..end];
            let length = own.iter().rposition(|line| !line.text.is_empty());
            let length = length.map_or(0, |last| last + 1);
            let header = own.iter().position(|line| line.function.is_some());
            Part {
                lines: start..start + length,
                header: start + header.unwrap_or(0),
                function: header.and_then(|header| own[header].function),
                is_helper: length > 1 && own.iter().all(|line| line.mark.is_none()),
            }
        };
        starts.iter().copied().zip(ends).map(part).collect()
    }

    /// The number of the line, from 0, where steps of this kind happen.
    pub fn line_of(&self, site: super::Site) -> Option<usize> {
        let is_it = |line: &Line| line.mark.as_ref().is_some_and(|mark| mark.site == site);
        self.lines.iter().position(is_it)
    }

    /// The function that a line belongs to, by the name of its explanation.
    pub fn function_at(&self, line: usize) -> Option<&'static str> {
        self.lines
            .get(..=line)?
            .iter()
            .rev()
            .find_map(|l| l.function)
    }

    /// What the program calls a thing.
    fn name(&self, thing: &str) -> Option<&'static str> {
        let found = self.names.iter().find(|(own, _)| *own == thing);
        found.map(|(_, name)| *name)
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
