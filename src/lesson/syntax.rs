//! What the RON reader finds wrong, in the program's own terms.

/// How alike a name must be to one that exists to be taken for it, from 0 to 1.
const ALIKE: f64 = 0.5;

/// Why a text is not RON, or not of a lesson's form.
#[derive(Clone, PartialEq, Debug)]
pub enum SyntaxError {
    /// A field that must be there is not.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field is there twice.
    Twice {
        /// Its name.
        field: &'static str,
    },
    /// There is no field of this name here.
    UnknownField {
        /// The name.
        found: String,
        /// The names there are.
        expected: Vec<&'static str>,
    },
    /// There is no word of this name here.
    UnknownName {
        /// The name.
        found: String,
        /// The names there are.
        expected: Vec<&'static str>,
    },
    /// Something else was expected here.
    Expected(Expected),
    /// A number that cannot be one.
    Number,
    /// A character after `\` that means nothing there.
    Escape,
    /// A comment without an end.
    Comment,
    /// A character that means nothing here.
    Character(char),
    /// The text ends before the lesson does.
    End,
    /// The text goes on after the lesson.
    GoesOn,
    /// Brackets in brackets in brackets.
    TooDeep,
    /// Whatever else the RON reader says, in its own words.
    Other(String),
}

/// What a lesson needs at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This sign.
    Sign(&'static str),
    /// A text between quotes.
    Text,
    /// The quote at the end of a text.
    TextEnd,
    /// A whole number.
    Whole,
    /// A number.
    Number,
    /// A name without quotes.
    Name,
}

impl SyntaxError {
    /// What the reader's error means.
    pub fn of(error: &ron::Error) -> Self {
        use Expected as E;
        use ron::Error as R;
        match error {
            R::MissingStructField { field, .. } => Self::Missing { field },
            R::DuplicateStructField { field, .. } => Self::Twice { field },
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

/// Names as they are listed: `` `id`, `title` ``.
pub fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}
