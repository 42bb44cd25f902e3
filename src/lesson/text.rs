//! Texts in every language, and what a board fills into them.

use super::quantity::Quantity;
use crate::explain::{Language, cell_name, house_name};
use crate::puzzle::named;
use crate::solver::Event;
use crate::timeline::Moment;

/// One for each language, in the order of [`Language::ALL`].
pub type ByLanguage<T> = [T; Language::ALL.len()];

/// A text in every language of the interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    words: ByLanguage<String>,
}

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

/// A text in every language, with placeholders for what a board has counted and refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pieces: ByLanguage<Vec<Piece>>,
    /// The language that the placeholders are filled in: the language of the words around them.
    spoken: ByLanguage<Language>,
}

/// A part of a template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Plain words.
    Words(String),
    /// A claimed number.
    Number(u64),
    /// The value of a quantity.
    Count(Quantity),
    /// What refused a value.
    Refused(RefusedBy),
}

named! {
    /// What a text can say about a value that has just been refused.
    pub enum RefusedBy {
        /// The row, column or other house that forbids it.
        House = "house",
        /// The cell that has it.
        With = "with",
    }
}

impl RefusedBy {
    /// Its words after a step; `None` if the step refuses nothing.
    fn words(self, moment: &Moment, language: Language) -> Option<String> {
        let Some(Event::Conflict { cell, value, with }) = moment.event() else {
            return None;
        };
        // A program may refuse a value that no rule forbids.
        if with == cell {
            return None;
        }
        let topology = moment.problem().topology();
        Some(match self {
            Self::House => house_name(moment.clash((cell, value), with)?, topology, language),
            Self::With => cell_name(with, topology, language),
        })
    }
}

impl Template {
    /// A template of pieces, each with the language it is written in if that is not the language
    /// that shows it.
    pub(super) fn of(pieces: ByLanguage<(Option<Language>, Vec<Piece>)>) -> Self {
        let base = |language: Language| language.code().split('-').next();
        let spoken = Language::ALL.map(|shown| {
            let (own, _) = &pieces[shown as usize];
            let foreign = own.filter(|own| base(*own) != base(shown));
            foreign.unwrap_or(shown)
        });
        let pieces = pieces.map(|(_, pieces)| pieces);
        Self { pieces, spoken }
    }

    /// A template with one piece in each language.
    pub(super) fn each(piece: impl Fn(Language) -> Piece) -> Self {
        Self::of(Language::ALL.map(|language| (None, vec![piece(language)])))
    }

    /// A template without placeholders.
    pub(super) fn plain(words: impl Fn(Language) -> String) -> Self {
        Self::each(|language| Piece::Words(words(language)))
    }

    /// Its only piece, if it has one piece that is the same in every language.
    pub(super) fn only(&self) -> Option<&Piece> {
        let first = self.pieces.first()?;
        let is_same = self.pieces.iter().all(|pieces| pieces == first);
        first.first().filter(|_| is_same && first.len() == 1)
    }

    /// The text in a language, with numbers in its format. What the moment does not know becomes a
    /// dash.
    pub fn fill(&self, language: Language, moment: Option<&Moment>) -> String {
        let pieces = self.pieces[language as usize].iter();
        let language = self.spoken[language as usize];
        let words = |piece: &Piece| match piece {
            Piece::Words(words) => Some(words.clone()),
            Piece::Number(number) => Some(language.number(*number)),
            Piece::Count(quantity) => Some(language.number(quantity.of(moment?))),
            Piece::Refused(by) => by.words(moment?, language),
        };
        pieces
            .map(|piece| words(piece).unwrap_or_else(|| "–".to_owned()))
            .collect()
    }

    /// The text in every language.
    pub fn filled(&self, moment: Option<&Moment>) -> Text {
        Text::of(|language| self.fill(language, moment))
    }
}
