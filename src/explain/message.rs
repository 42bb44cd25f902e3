//! Messages that are not in any language yet: the id of a catalogue entry, and its arguments.

use super::language::{Args, Language};
use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// The longest quotation of a text, in characters.
const LONGEST_QUOTE: usize = 40;

/// The longest path shown in a window, in characters.
const LONGEST_PATH: usize = 70;

/// The attribute that the command line uses instead of a message that mentions parts of the window.
const COMMAND_LINE: &str = "command";

/// A message of the catalogues, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    id: Cow<'static, str>,
    values: Vec<(&'static str, MessageValue)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageValue {
    /// A text.
    Text(String),
    /// A path: complete on the command line, elsewhere only its end with the file name.
    Path(String),
    /// A number that may select singular or plural, without thousands separators.
    Count(u64),
    /// A number with thousands separators.
    Number(u64),
    /// A digit times a power of ten.
    Power(u64, u32),
    /// Another message.
    Message(Message),
    /// Messages separated by semicolons.
    List(Vec<Message>),
}

impl Message {
    /// The message with this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            values: Vec::new(),
        }
    }

    /// Sets an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<MessageValue>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Sets `$name` to a path.
    #[must_use]
    pub fn path(self, path: &str) -> Self {
        self.with("name", MessageValue::Path(path.to_owned()))
    }

    /// Sets an argument to a number that may be large.
    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, MessageValue::Number(number))
    }

    /// Sets `$count`, which selects singular or plural, and `$number`, which is displayed.
    #[must_use]
    pub fn counted(self, count: u64) -> Self {
        self.with("count", count).number("number", count)
    }

    /// Its kind: the id of the message, or of the reason that it gives.
    pub fn kind(&self) -> &str {
        let reason = self.values.iter().find_map(|(name, value)| match value {
            MessageValue::Message(reason) if *name == "reason" => Some(reason),
            _ => None,
        });
        reason.map_or(&self.id, |reason| reason.kind())
    }

    /// The text in a language.
    pub fn say(&self, language: Language) -> String {
        self.fill(language, None)
    }

    /// The text in a language for the command line, which speaks of options instead of buttons.
    pub fn say_on_command_line(&self, language: Language) -> String {
        self.fill(language, Some(COMMAND_LINE))
    }

    fn fill(&self, language: Language, attribute: Option<&str>) -> String {
        let mut args = Args::new();
        for (name, value) in &self.values {
            let fill = |message: &Self| message.fill(language, attribute);
            let value: FluentValue = match value {
                MessageValue::Text(text) => visible(text).into_owned().into(),
                MessageValue::Path(path) if attribute.is_some() => {
                    visible(path).into_owned().into()
                }
                MessageValue::Path(path) => end_of(path).into(),
                // Larger ones are rounded as numbers.
                MessageValue::Count(count) if *count >> f64::MANTISSA_DIGITS > 0 => {
                    count.to_string().into()
                }
                MessageValue::Count(count) => (*count).into(),
                MessageValue::Number(number) => language.number(*number).into(),
                MessageValue::Power(digit, exponent) => {
                    let times = match digit {
                        1 => String::new(),
                        digit => format!("{digit} · "),
                    };
                    match attribute {
                        Some(_) => format!("{times}10{}", raised(*exponent)).into(),
                        None => format!("{times}10^{exponent}").into(),
                    }
                }
                MessageValue::Message(message) => fill(message).into(),
                MessageValue::List(messages) => {
                    let all: Vec<String> = messages.iter().map(fill).collect();
                    all.join("; ").into()
                }
            };
            args.set(*name, value);
        }
        attribute
            .and_then(|name| language.find(&self.id, Some(name), &args))
            .unwrap_or_else(|| language.text(&self.id, &args))
    }
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<String> for MessageValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for MessageValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u64> for MessageValue {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

impl From<usize> for MessageValue {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl From<Message> for MessageValue {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Message>> for MessageValue {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

/// Errors with a message in the catalogues. Each kind of error is matched exhaustively, so that
/// none is left without words.
pub trait Tell {
    /// The message: what is wrong, where, and what was expected.
    fn message(&self) -> Message;

    /// The message in a language.
    fn tell(&self, language: Language) -> String {
        self.message().say(language)
    }

    /// The message as a sentence that stands alone.
    fn sentence(&self, language: Language) -> String {
        capitalized(self.tell(language))
    }
}

/// A sentence that may begin with the name of a row, or has been part of another.
pub fn capitalized(sentence: String) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(chars).collect(),
        _ => sentence,
    }
}

/// Implements `Display` and `Error` for errors with a message, in English.
macro_rules! errors_in_english {
    ($($error:ty),+ $(,)?) => {$(
        impl std::error::Error for $error {}

        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::explain::Tell::tell(self, $crate::explain::Language::En))
            }
        }
    )+};
}
pub(crate) use errors_in_english;

/// A number in raised digits, which the fonts of the window lack.
fn raised(number: u32) -> String {
    let digits = number.to_string().into_bytes().into_iter();
    let raised = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digits
        .map(|digit| raised[usize::from(digit - b'0')])
        .collect()
}

/// Quotes a text that was found, shortened and made [`visible`].
pub fn quoted(text: &str) -> String {
    let quote: String = text.chars().take(LONGEST_QUOTE).collect();
    let mut quote = visible(&quote).into_owned();
    if text.chars().nth(LONGEST_QUOTE).is_some() {
        quote.push('…');
    }
    quote
}

/// A path for a window: of a long one only the end, with the file name.
fn end_of(path: &str) -> String {
    let path = visible(path);
    let length = path.chars().count();
    let end = path.chars().skip(length.saturating_sub(LONGEST_PATH));
    let cut = (length > LONGEST_PATH).then_some('…');
    cut.into_iter().chain(end).collect()
}

/// Escapes control characters, and characters that change the writing direction or are invisible,
/// as in `\u{1b}`, so that a text can neither control a terminal nor look like another one.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut visible = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\r' | '\t' => visible.extend(c.escape_default()),
            c if is_hidden(c) => visible.extend(c.escape_unicode()),
            c => visible.push(c),
        }
    }
    Cow::Owned(visible)
}

/// Whether it is a control character, a line separator, directional formatting (Unicode Standard
/// Annex #9) or a character without width that has no use between letters.
pub(crate) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_filled_in_the_language_it_is_said_in() {
        let clash = Message::new("problem-clash")
            .with("first", "R1C1")
            .with("second", "R1C2")
            .with("value", "1")
            .with("house", Message::new("row").with("number", 1_u64));
        let all = Message::new("problem-clashes")
            .with("clashes", vec![clash.clone(), clash])
            .with("more", 0_u64);
        assert_eq!(
            all.say(Language::Pt),
            "as pistas quebram as regras: R1C1 e R1C2 têm ambas o 1 (linha 1); R1C1 e R1C2 têm ambas \
             o 1 (linha 1)."
        );
        let many = Message::new("set-faults").counted(12_345);
        assert!(many.say(Language::En).contains("12,345"));
    }

    #[test]
    fn the_command_line_uses_its_own_variant_of_a_message() {
        let there = Message::new("write-exists").with("name", "x");
        for language in Language::ALL {
            assert!(there.say_on_command_line(language).contains("--force"));
            assert!(!there.say(language).contains("--force"));
        }
    }

    #[test]
    fn control_and_invisible_characters_are_escaped() {
        for (text, expected) in [
            ("a puzzle, 9×9 “ç”", "a puzzle, 9×9 “ç”"),
            ("\x1b[31mred\x07", "\\u{1b}[31mred\\u{7}"),
            ("two\nlines\tand\r\u{85}", "two\\nlines\\tand\\r\\u{85}"),
            ("\u{202e}evil\u{2066}", "\\u{202e}evil\\u{2066}"),
            ("in\u{200b}visible\u{feff}", "in\\u{200b}visible\\u{feff}"),
            ("co\u{ad}operate", "co\\u{ad}operate"),
        ] {
            assert_eq!(visible(text), expected);
            assert_eq!(visible(expected), expected, "once is enough");
        }
        // Emoji families and flags stay whole.
        assert_eq!(visible("👩\u{200d}👧 e\u{301}"), "👩\u{200d}👧 e\u{301}");
    }
}
