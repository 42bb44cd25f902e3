use super::Quantity;
use crate::explain::Language;

/// A text in every language of the interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    pt: String,
    es: String,
    en: String,
}

impl Text {
    /// The text in a language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::Pt => &self.pt,
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }

    /// The text that a function gives for each language.
    pub fn of(words: impl Fn(Language) -> String) -> Self {
        Self {
            pt: words(Language::Pt),
            es: words(Language::Es),
            en: words(Language::En),
        }
    }
}

/// A text in every language with places for what a board has counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pieces: [Vec<Piece>; 3],
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// Words as they are.
    Words(String),
    /// What has been counted.
    Count(Quantity),
}

impl Template {
    /// A text of these pieces in each language, in the order of [`Language::ALL`].
    pub(super) const fn of(pieces: [Vec<Piece>; 3]) -> Self {
        Self { pieces }
    }

    /// The text in a language, with each number as that writes it. `count` tells what the board has
    /// counted; what it does not tell is left a dash.
    pub fn fill(&self, language: Language, count: impl Fn(Quantity) -> Option<u64>) -> String {
        let pieces = Language::ALL
            .iter()
            .zip(&self.pieces)
            .find(|(l, _)| **l == language);
        let Some((_, pieces)) = pieces else {
            return String::new();
        };
        pieces
            .iter()
            .map(|piece| match piece {
                Piece::Words(words) => words.clone(),
                Piece::Count(quantity) => {
                    count(*quantity).map_or("–".to_owned(), |number| language.number(number))
                }
            })
            .collect()
    }

    /// The text in every language, filled.
    pub fn filled(&self, count: impl Fn(Quantity) -> Option<u64>) -> Text {
        Text::of(|language| self.fill(language, &count))
    }

    /// What it needs to be told.
    pub fn quantities(&self) -> impl Iterator<Item = Quantity> + '_ {
        self.pieces
            .iter()
            .flatten()
            .filter_map(|piece| match piece {
                Piece::Words(_) => None,
                Piece::Count(quantity) => Some(*quantity),
            })
    }
}
