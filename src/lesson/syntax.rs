//! Translates the RON reader's errors.

/// The least similarity, from 0 to 1, of an unknown name to one that is suggested.
const ALIKE: f64 = 0.5;

/// Why a text is not RON, or not a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum SyntaxError {
    /// A required field is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field is repeated.
    Twice {
        /// Its name.
        field: String,
    },
    /// There is no such field here.
    UnknownField {
        /// The name.
        found: String,
        /// The fields there are.
        expected: Vec<&'static str>,
    },
    /// There is no such word here.
    UnknownName {
        /// The name.
        found: String,
        /// The words there are.
        expected: Vec<&'static str>,
    },
    /// Something else is expected here.
    Expected(Expected),
    /// An invalid number.
    Number,
    /// An invalid escape after `\`.
    Escape,
    /// An unclosed comment.
    Comment,
    /// An unexpected character.
    Character(char),
    /// The text ends too early.
    End,
    /// The text goes on after the lesson.
    GoesOn,
    /// Too many nested brackets.
    TooDeep,
    /// Any other error, in the RON reader's words.
    Other(String),
}

/// What is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This character.
    Sign(&'static str),
    /// A text in quotes.
    Text,
    /// The closing quote.
    TextEnd,
    /// A whole number.
    Whole,
    /// A number.
    Number,
    /// A name without quotes.
    Name,
}

impl SyntaxError {
    /// Whether it is about a field of a form, which it names.
    pub const fn names_field(&self) -> bool {
        matches!(
            self,
            Self::Missing { .. } | Self::Twice { .. } | Self::UnknownField { .. }
        )
    }

    /// Translates an error of the RON reader.
    pub fn of(error: &ron::Error) -> Self {
        use Expected as E;
        use ron::Error as R;
        match error {
            R::MissingStructField { field, .. } => Self::Missing { field },
            R::DuplicateStructField { field, .. } => Self::Twice {
                field: (*field).to_owned(),
            },
            R::NoSuchStructField {
                expected, found, ..
            } => Self::UnknownField {
                found: found.clone(),
                expected: expected.to_vec(),
            },
            R::NoSuchEnumVariant {
                expected, found, ..
            } => Self::UnknownName {
                found: found.clone(),
                expected: expected.to_vec(),
            },
            R::ExpectedArray => Self::Expected(E::Sign("[")),
            R::ExpectedArrayEnd => Self::Expected(E::Sign("]")),
            R::ExpectedStructLike | R::ExpectedNamedStructLike(_) => Self::Expected(E::Sign("(")),
            R::ExpectedStructLikeEnd | R::ExpectedOptionEnd => Self::Expected(E::Sign(")")),
            R::ExpectedComma => Self::Expected(E::Sign(",")),
            R::ExpectedMapColon => Self::Expected(E::Sign(":")),
            R::ExpectedString => Self::Expected(E::Text),
            R::ExpectedStringEnd => Self::Expected(E::TextEnd),
            R::ExpectedInteger => Self::Expected(E::Whole),
            R::ExpectedFloat => Self::Expected(E::Number),
            R::ExpectedIdentifier | R::InvalidIdentifier(_) | R::SuggestRawIdentifier(_) => {
                Self::Expected(E::Name)
            }
            R::IntegerOutOfBounds
            | R::InvalidIntegerDigit { .. }
            | R::FloatUnderscore
            | R::UnderscoreAtBeginning => Self::Number,
            R::InvalidEscape(_) => Self::Escape,
            R::UnclosedBlockComment | R::UnclosedLineComment => Self::Comment,
            R::UnexpectedChar(found) => Self::Character(*found),
            R::Eof => Self::End,
            R::TrailingCharacters => Self::GoesOn,
            R::ExceededRecursionLimit => Self::TooDeep,
            other => Self::Other(other.to_string()),
        }
    }
}

/// The name that was probably meant.
pub fn meant<'a>(found: &str, expected: &[&'a str]) -> Option<&'a str> {
    let likeness =
        |name: &str| strsim::normalized_levenshtein(&name.to_lowercase(), &found.to_lowercase());
    expected
        .iter()
        .map(|name| (likeness(name), *name))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .map(|(_, name)| name)
}

/// A list of names: `` `id`, `title` ``.
pub fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}
