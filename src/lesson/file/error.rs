//! What is wrong with a file, in words of the catalogues.

use crate::explain::{Message, Tell, errors_in_english, placed, quoted};
use crate::puzzle::text::Position;

/// The first mistake in a lesson or in another file of the course, or a statement of a lesson that
/// its runs disprove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// Its position; the beginning if it concerns everything.
    pub at: Position,
    /// The field whose value is wrong; empty if it is not about a value.
    pub field: String,
    /// What is wrong.
    pub reason: Message,
}

/// What has been read, or the first mistake. It is boxed because it is passed up through many
/// calls.
pub type Read<T> = Result<T, Box<LessonError>>;

errors_in_english!(LessonError);

impl Tell for LessonError {
    fn message(&self) -> Message {
        let reason = match self.field.as_str() {
            "" => self.reason.clone(),
            field => Message::new("lesson-field")
                .with("field", field)
                .with("reason", self.reason.clone()),
        };
        placed(self.at, reason)
    }
}

/// The least similarity, from 0 to 1, of an unknown name to one that is suggested.
const LEAST_SIMILARITY: f64 = 0.5;
/// The length of an unknown name's beginning that is compared with others, in characters.
const COMPARED_LENGTH: usize = 80;

/// An error of the RON reader.
pub fn of_ron(error: &ron::Error) -> Message {
    use ron::Error as R;
    let id = match error {
        R::ExpectedArray => return expected("["),
        R::ExpectedArrayEnd => return expected("]"),
        R::ExpectedStructLike | R::ExpectedNamedStructLike(_) => return expected("("),
        R::ExpectedStructLikeEnd | R::ExpectedOptionEnd => return expected(")"),
        R::ExpectedComma => return expected(","),
        R::ExpectedMapColon => return expected(":"),
        R::ExpectedString => "syntax-expected-text",
        R::ExpectedStringEnd => "syntax-expected-text-end",
        R::ExpectedInteger => "syntax-expected-whole",
        R::ExpectedFloat => "syntax-expected-number",
        R::ExpectedIdentifier | R::InvalidIdentifier(_) | R::SuggestRawIdentifier(_) => {
            "syntax-expected-name"
        }
        R::IntegerOutOfBounds
        | R::InvalidIntegerDigit { .. }
        | R::FloatUnderscore
        | R::UnderscoreAtBeginning => "syntax-number",
        R::InvalidEscape(_) => "syntax-escape",
        R::UnclosedBlockComment | R::UnclosedLineComment => "syntax-comment",
        R::UnexpectedChar(found) => {
            return Message::new("syntax-character").with("found", quoted(&found.to_string()));
        }
        R::Eof => "syntax-end",
        R::TrailingCharacters => "syntax-goes-on",
        R::ExceededRecursionLimit => "syntax-too-deep",
        other => {
            let words = other.to_string();
            return Message::new("syntax-other").with("message", quoted(&words));
        }
    };
    Message::new(id)
}

/// A missing sign.
pub fn expected(sign: &'static str) -> Message {
    Message::new("syntax-expected-sign").with("sign", sign)
}

/// An unknown name, the known ones, and a suggestion.
pub fn one_of(id: &'static str, found: &str, names: &[&str]) -> Message {
    let listed: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    Message::new(id)
        .with("found", quoted(found))
        .with("names", listed.join(", "))
        .with("meant", meant(found, names).unwrap_or("none"))
}

/// An unknown name where only these are known, possibly none.
pub fn unknown(found: &str, names: &[&str]) -> Message {
    match names {
        [] => Message::new("field-unknown-alone").with("found", quoted(found)),
        names => one_of("field-unknown", found, names),
    }
}

/// The name that was probably meant.
pub fn meant<'a>(found: &str, names: &[&'a str]) -> Option<&'a str> {
    let found: String = found.chars().take(COMPARED_LENGTH).collect();
    let found = found.to_lowercase();
    let similarity = |name: &str| strsim::normalized_levenshtein(&name.to_lowercase(), &found);
    names
        .iter()
        .map(|name| (similarity(name), *name))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(similarity, _)| *similarity >= LEAST_SIMILARITY)
        .map(|(_, name)| name)
}
