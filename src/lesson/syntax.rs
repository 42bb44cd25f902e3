//! Mistakes of form as messages of the catalogues.

use crate::explain::{Message, quoted};

/// The least similarity, from 0 to 1, of an unknown name to one that is suggested.
const ALIKE: f64 = 0.5;
/// How much of an unknown name is compared with others, in characters.
const LONGEST_FOUND: usize = 80;

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
        other => return other_words(&other.to_string()),
    };
    Message::new(id)
}

/// An error in the words of the reader.
pub fn other_words(words: &str) -> Message {
    Message::new("syntax-other").with("message", quoted(words))
}

/// A sign is missing.
pub fn expected(sign: &'static str) -> Message {
    Message::new("syntax-expected-sign").with("sign", sign)
}

/// An unknown name, the known ones, and a suggestion.
pub fn one_of(id: &'static str, found: &str, names: &[&str]) -> Message {
    Message::new(id)
        .with("found", quoted(found))
        .with("names", list(names))
        .with("meant", meant(found, names).unwrap_or("none"))
}

/// A name that is none of those that are known here.
pub fn unknown(found: &str, names: &[&str]) -> Message {
    match names {
        [] => Message::new("field-unknown-alone").with("found", quoted(found)),
        names => one_of("field-unknown", found, names),
    }
}

/// The name that was probably meant.
pub fn meant<'a>(found: &str, names: &[&'a str]) -> Option<&'a str> {
    let found: String = found.chars().take(LONGEST_FOUND).collect();
    let found = found.to_lowercase();
    let likeness = |name: &str| strsim::normalized_levenshtein(&name.to_lowercase(), &found);
    names
        .iter()
        .map(|name| (likeness(name), *name))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .map(|(_, name)| name)
}

/// A list of names: `` `id`, `title` ``.
fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

    #[test]
    fn rare_errors_of_the_reader_have_words_too() {
        use ron::Error as R;
        for error in [
            R::IntegerOutOfBounds,
            R::InvalidEscape("x"),
            R::UnclosedBlockComment,
            R::UnexpectedChar('ß'),
            R::Eof,
            R::TrailingCharacters,
            R::ExceededRecursionLimit,
            R::ExpectedUnit,
            R::ExpectedComma,
            R::ExpectedString,
            R::ExpectedStringEnd,
            R::ExpectedInteger,
            R::ExpectedFloat,
            R::ExpectedIdentifier,
        ] {
            let message = of_ron(&error);
            let said = Language::ALL.map(|language| message.say(language));
            assert!(said[0] != said[3] && !said[0].is_empty(), "{error:?}");
        }
    }
}
