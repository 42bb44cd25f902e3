//! Makes text from outside safe for terminals, pictures and documents.

use std::borrow::Cow;

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
fn is_hidden(c: char) -> bool {
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
    use super::visible;

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
