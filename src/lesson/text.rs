use super::Quantity;
use super::refusal::Refusal;
use crate::explain::Language;
use crate::timeline::Moment;

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

/// A text in every language, with placeholders for what a board has counted and refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pieces: ByLanguage<Vec<Piece>>,
    /// The languages that its placeholders are filled in: those of the words around them.
    spoken: ByLanguage<Language>,
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
    /// What refused a value.
    Refused(Refusal),
}

impl Template {
    /// A template with these pieces, which are in the language that shows them.
    pub(super) const fn of(pieces: ByLanguage<Vec<Piece>>) -> Self {
        let spoken = Language::ALL;
        Self { pieces, spoken }
    }

    /// A template with pieces, each with the language it is written in, if the program knows it.
    pub(super) fn spoken(pieces: ByLanguage<(Option<Language>, Vec<Piece>)>) -> Self {
        let base = |language: Language| language.code().split('-').next();
        let spoken = Language::ALL.map(|shown| {
            let (own, _) = &pieces[shown as usize];
            let foreign = own.filter(|own| base(*own) != base(shown));
            foreign.unwrap_or(shown)
        });
        let pieces = pieces.map(|(_, pieces)| pieces);
        Self { pieces, spoken }
    }

    /// A template without placeholders.
    pub(super) fn plain(words: impl Fn(Language) -> String) -> Self {
        Self::of(Language::ALL.map(|language| vec![Piece::Words(words(language))]))
    }

    /// A template of a number alone.
    pub(super) fn number(number: u64) -> Self {
        Self::of(Language::ALL.map(|_| vec![Piece::Number(number)]))
    }

    /// Its only piece, if it has one piece that is the same in every language.
    pub(super) fn only(&self) -> Option<&Piece> {
        let first = self.pieces.first()?;
        let is_same = self.pieces.iter().all(|pieces| pieces == first);
        first.first().filter(|_| is_same && first.len() == 1)
    }

    /// The text in a language, with numbers in its format. What the moment does not know becomes a dash.
    pub fn fill(&self, language: Language, moment: Option<&Moment>) -> String {
        let pieces = self.pieces[language as usize].iter();
        let language = self.spoken[language as usize];
        let count = |quantity: Quantity| {
            let number = quantity.of(moment?.problem(), moment?.solver())?;
            Some(language.number(number))
        };
        let said = |piece: &Piece| match piece {
            Piece::Words(words) => Some(words.clone()),
            Piece::Number(number) => Some(language.number(*number)),
            Piece::Count(quantity) => count(*quantity),
            Piece::Refused(part) => part.said(moment?, language),
        };
        pieces
            .map(|piece| said(piece).unwrap_or_else(|| "–".to_owned()))
            .collect()
    }

    /// The text in every language.
    pub fn filled(&self, moment: Option<&Moment>) -> Text {
        Text::of(|language| self.fill(language, moment))
    }
}
