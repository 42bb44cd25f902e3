//! What may be shown of a file's words.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

/// Quotes what was found: shortened, and without characters that are invisible or control a
/// terminal.
pub fn shown(found: &str) -> String {
    let plain = |c: char| {
        if is_unseen(c) || c == '\n' { '·' } else { c }
    };
    found.chars().take(LONGEST_NAME).map(plain).collect()
}

/// Whether a character is invisible or changes the writing direction.
pub fn is_unseen(c: char) -> bool {
    match c {
        '\n' => false,
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}' => true,
        _ => c.is_control(),
    }
}
