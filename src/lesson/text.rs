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

    /// The text made by a function of the language.
    pub fn of(words: impl Fn(Language) -> String) -> Self {
        Self {
            pt: words(Language::Pt),
            es: words(Language::Es),
            en: words(Language::En),
        }
    }
}

/// A text in every language, with placeholders for a board's counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pieces: [Vec<Piece>; 3],
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// Plain words.
    Words(String),
    /// The value of a quantity.
    Count(Quantity),
}

impl Template {
    /// A template with these pieces for each language, in the order of [`Language::ALL`].
    pub(super) const fn of(pieces: [Vec<Piece>; 3]) -> Self {
        Self { pieces }
    }

    /// The text in a language, with numbers in its format. `count` gives the values; unknown ones
    /// become a dash.
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

    /// The text in every language.
    pub fn filled(&self, count: impl Fn(Quantity) -> Option<u64>) -> Text {
        Text::of(|language| self.fill(language, &count))
    }

    /// The quantities it needs.
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
