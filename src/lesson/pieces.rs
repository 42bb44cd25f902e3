//! Splits text that the RON reader rejects into the pieces between its brackets, so that one error
//! does not hide the next.

/// The pieces between the outermost brackets of a text, split at commas, and whether these brackets
/// are closed. If not, the last piece extends to the end.
pub fn pieces(text: &str) -> (Vec<&str>, bool) {
    let mut pieces = Vec::new();
    let mut open: Vec<char> = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while let Some(sign) = text[at..].chars().next() {
        let next = at + after_word(&text[at..]).unwrap_or(sign.len_utf8());
        match sign {
            '(' | '[' | '{' => {
                if open.is_empty() {
                    start = next;
                }
                open.push(sign);
            }
            ')' | ']' | '}' => {
                // A closing bracket also closes everything opened inside it.
                if let Some(fellow) = open.iter().rposition(|o| closing(*o) == sign) {
                    open.truncate(fellow);
                    if fellow == 0 {
                        pieces.push(&text[start..at]);
                        return (without_blanks(pieces), true);
                    }
                }
            }
            ',' if open.len() == 1 => {
                pieces.push(&text[start..at]);
                start = next;
            }
            _ => {}
        }
        at = next;
    }
    if !open.is_empty() {
        pieces.push(&text[start..]);
    }
    (without_blanks(pieces), false)
}

const fn closing(opening: char) -> char {
    match opening {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

fn without_blanks(mut pieces: Vec<&str>) -> Vec<&str> {
    pieces.retain(|piece| !trimmed(piece).is_empty());
    pieces
}

/// The name and the value of a piece such as `speed: 2`.
pub fn field(piece: &str) -> Option<(&str, &str)> {
    let piece = trimmed(piece);
    let end = piece.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = piece.split_at(end);
    let value = trimmed(rest).strip_prefix(':')?;
    (!name.is_empty()).then_some((name, trimmed(value)))
}

/// The text without white space and comments around it.
pub fn trimmed(text: &str) -> &str {
    let mut rest = text.trim();
    while rest.starts_with("//") || rest.starts_with("/*") {
        let end = after_remark(rest).unwrap_or(rest.len());
        rest = rest[end..].trim_start();
    }
    // Comments at its end.
    let mut end = 0;
    let mut at = 0;
    while let Some(sign) = rest[at..].chars().next() {
        let length = after_word(&rest[at..]);
        at += length.unwrap_or(sign.len_utf8());
        let is_remark = sign == '/' && length.is_some();
        if !is_remark && !sign.is_whitespace() {
            end = at;
        }
    }
    &rest[..end]
}

/// The length of the string, comment or word at the beginning of a text; `None` if there is none.
fn after_word(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'"', ..] => Some(after_string(text)),
        [b'r', b'"' | b'#', ..] => after_raw_string(text),
        [b'/', b'/' | b'*', ..] => after_remark(text),
        _ => {
            // A whole name, so that its last letter does not begin a raw string.
            let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
            match end.unwrap_or(text.len()) {
                0 => None,
                end => Some(end),
            }
        }
    }
}

fn after_string(text: &str) -> usize {
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => {
                signs.next();
            }
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn after_raw_string(text: &str) -> Option<usize> {
    let hashes = text[1..].bytes().take_while(|b| *b == b'#').count();
    let body = text[1 + hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let begin = text.len() - body.len();
    Some(
        body.find(&close)
            .map_or(text.len(), |end| begin + end + close.len()),
    )
}

fn after_remark(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    // Such comments may be nested.
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(found) = text[at..].find(['/', '*']) {
        at += found;
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth = depth.saturating_sub(1);
            at += 2;
            if depth == 0 {
                return Some(at);
            }
        } else {
            at += 1;
        }
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_what_stands_between_commas() {
        let of = |text| pieces(text).0.into_iter().map(trimmed).collect::<Vec<_>>();
        assert_eq!(of("(a: 1, b: (2, 3), )"), ["a: 1", "b: (2, 3)"]);
        assert_eq!(
            of("[\"a,(\", r#\"b\",\"#, c] , d"),
            ["\"a,(\"", "r#\"b\",\"#", "c"]
        );
        assert_eq!(
            of("( // a, b\n c /* , /* ) */ ] */ , d // e\n)"),
            ["c", "d"]
        );
        assert_eq!(of("(a: \"b, c: 2)"), ["a: \"b, c: 2)"]);
        assert_eq!(of("(a: (1, b: 2"), ["a: (1, b: 2"]);
        assert_eq!(of("(a: [(1, 2], b: [3)"), ["a: [(1, 2]", "b: [3"]);
        assert_eq!(of("(a: \"\\\",\", bar\"x\")"), ["a: \"\\\",\"", "bar\"x\""]);
        for empty in ["", "()", "a", "(", "(,,)", ")", "\"", "r#", "/*"] {
            assert_eq!(of(empty), [""; 0], "{empty}");
        }
    }

    #[test]
    fn fields_have_names() {
        assert_eq!(field(" // x\n a_1 : 2 "), Some(("a_1", "2")));
        assert_eq!(field("a: b: c"), Some(("a", "b: c")));
        for bad in ["", ":", ": 1", "a", "é: 1", "\"a\": 1"] {
            assert_eq!(field(bad), None, "{bad}");
        }
    }
}
