//! The text of a lesson, and where in it things stand.

use super::{LONGEST, LessonError, SyntaxError};
use crate::puzzle::notation::{self, Position};
use ron::value::RawValue;
use serde::Deserialize;

/// How deep brackets may be nested.
const DEEPEST: usize = 32;

/// The text of a lesson.
pub struct Source<'a> {
    text: &'a str,
    options: ron::Options,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Result<Self, LessonError> {
        if text.len() > LONGEST {
            return Err(LessonError::TooLong);
        }
        Ok(Self {
            text: text.strip_prefix('\u{FEFF}').unwrap_or(text),
            options: ron::Options::default()
                .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
                .with_recursion_limit(DEEPEST),
        })
    }

    /// The whole text as a value of the type wanted.
    pub fn whole<T: Deserialize<'a>>(&self) -> Result<T, LessonError> {
        self.parse(self.text)
    }

    /// A part of the text as a value of the type wanted.
    pub fn value<T: Deserialize<'a>>(&self, part: &'a RawValue) -> Result<T, LessonError> {
        self.parse(part.get_ron())
    }

    fn parse<T: Deserialize<'a>>(&self, part: &'a str) -> Result<T, LessonError> {
        self.options.from_str(part).map_err(|error| {
            let (line, column) = (error.span.start.line, error.span.start.col);
            let start = self.position(self.start_of(part));
            LessonError::Syntax {
                at: match line {
                    0 | 1 => Position {
                        line: start.line,
                        column: start.column + column.saturating_sub(1),
                    },
                    _ => Position {
                        line: start.line + line - 1,
                        column,
                    },
                },
                error: SyntaxError::of(&error.code),
            }
        })
    }

    /// Where a part of the text begins.
    pub fn place(&self, part: &'a RawValue) -> Position {
        self.position(self.start_of(part.trim().get_ron()))
    }

    /// Where a place in a string is in this text; `part` is how the string is written here and
    /// `content` what it says. Without a column it is where the line's first word is.
    pub fn place_in(
        &self,
        part: &'a RawValue,
        content: &str,
        line: usize,
        column: Option<usize>,
    ) -> Position {
        let in_content = |column| notation::offset_of(content, Position { line, column });
        let offset = column.map_or_else(
            || {
                let start = in_content(1);
                let rest = &content[start..];
                start + rest.len() - rest.trim_start_matches([' ', '\t']).len()
            },
            in_content,
        );
        let written = part.trim().get_ron();
        self.position(self.start_of(written) + offset_as_written(written, content, offset))
    }

    fn start_of(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    fn position(&self, offset: usize) -> Position {
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Position {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

/// Where a byte of a string stands in the literal that it is written as.
fn offset_as_written(literal: &str, content: &str, offset: usize) -> usize {
    let Some(body) = literal.strip_prefix('"') else {
        // A raw string: r#"…"#.
        return literal.find('"').map_or(0, |quote| quote + 1) + offset;
    };
    let mut rest = body;
    for _ in content[..offset].chars() {
        let length = match rest.as_bytes() {
            [b'\\', b'x', ..] => 4,
            [b'\\', b'u', ..] => rest.find('}').map_or(rest.len(), |end| end + 1),
            [b'\\', ..] => 2,
            _ => rest.chars().next().map_or(0, char::len_utf8),
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    literal.len() - rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_counted_as_they_are_written() {
        let at = |literal: &str, content: &str, wanted: char| {
            let offset = offset_as_written(literal, content, content.find(wanted).unwrap());
            literal[offset..].chars().next()
        };
        assert_eq!(at(r#""1\n\x2e.é\u{2e}q""#, "1\n..é.q", 'q'), Some('q'));
        assert_eq!(at("r#\"1\\n\nq\"#", "1\\n\nq", 'q'), Some('q'));
        assert_eq!(at("\"q\"", "q", 'q'), Some('q'));
    }
}
