use super::Quantity;
use crate::explain::Language;

/// A text in every language of the interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    words: ByLanguage<String>,
}

/// One for each language, in the order of [`Language::ALL`].
pub(super) type ByLanguage<T> = [T; Language::ALL.len()];

impl Text {
    /// The text in a language.
    pub fn get(&self, language: Language) -> &str {
        &self.words[language as usize]
    }

    /// The text made by a function of the language.
    pub fn of(words: impl Fn(Language) -> String) -> Self {
        Self {
            words: Language::ALL.map(words),
        }
    }
}

/// A text in every language, with placeholders for a board's counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pieces: ByLanguage<Vec<Piece>>,
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// Plain words.
    Words(String),
    /// A claimed number.
    Number(u64),
    /// The value of a quantity.
    Count(Quantity),
}

impl Template {
    /// A template with these pieces.
    pub(super) const fn of(pieces: ByLanguage<Vec<Piece>>) -> Self {
        Self { pieces }
    }

    /// The text in a language, with numbers in its format. `count` gives the values; unknown ones
    /// become a dash.
    pub fn fill(&self, language: Language, count: impl Fn(Quantity) -> Option<u64>) -> String {
        self.pieces[language as usize]
            .iter()
            .map(|piece| match piece {
                Piece::Words(words) => words.clone(),
                Piece::Number(number) => language.number(*number),
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
                Piece::Words(_) | Piece::Number(_) => None,
                Piece::Count(quantity) => Some(*quantity),
            })
    }
}
