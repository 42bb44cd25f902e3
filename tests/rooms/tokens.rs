//! Splits Rust source into words and signs, without comments and literals: as much of the language
//! as is needed to find what a file imports.

/// A word or a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    Word(String),
    /// `::`
    Path,
    Sign(char),
}

impl Token {
    pub fn is_word(&self, word: &str) -> bool {
        matches!(self, Self::Word(own) if own == word)
    }
}

/// The words and signs of a source, in order.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let length = if let Some(length) = length_without_meaning(rest) {
            length
        } else if is_of_word(c) {
            let length = word_length(rest);
            found.push(Token::Word(rest[..length].to_owned()));
            length
        } else if rest.starts_with("::") {
            found.push(Token::Path);
            2
        } else {
            found.push(Token::Sign(c));
            c.len_utf8()
        };
        rest = &rest[length..];
    }
    found
}

/// The length of the white space, comment, literal or lifetime at the beginning of a text.
fn length_without_meaning(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    if first.is_whitespace() {
        return Some(first.len_utf8());
    }
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return Some(comment_length(text));
    }
    let quotes = text.trim_start_matches(['b', 'c']);
    let prefix = text.len() - quotes.len();
    if prefix <= 1 {
        if quotes.starts_with('"') {
            return Some(prefix + quoted_length(quotes, '"'));
        }
        if let Some(raw) = quotes.strip_prefix('r') {
            let hashes = raw.len() - raw.trim_start_matches('#').len();
            if raw[hashes..].starts_with('"') {
                let end = format!("\"{}", "#".repeat(hashes));
                let inside = &raw[hashes + 1..];
                let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
                return Some(prefix + 1 + hashes + 1 + length);
            }
        }
        if let Some(letter) = quotes.strip_prefix('\'') {
            let is_char = letter.starts_with('\\') || letter.chars().nth(1) == Some('\'');
            return Some(if is_char {
                prefix + quoted_length(quotes, '\'')
            } else {
                prefix + 1 + word_length(letter)
            });
        }
    }
    None
}

/// Comments may be nested.
fn comment_length(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        if text[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if text[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                break;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

fn quoted_length(text: &str, quote: char) -> usize {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if c == quote {
            return at + 1;
        }
    }
    text.len()
}

fn word_length(text: &str) -> usize {
    text.find(|c| !is_of_word(c)).unwrap_or(text.len())
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The index after the bracket that closes the one at this index.
pub fn behind_brackets(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// The index after the item that begins here: after its `;` or the `}` of its body.
pub fn behind_item(tokens: &[Token], start: usize) -> usize {
    let is_import = tokens[start..].iter().take(8).any(|t| t.is_word("use"));
    let mut at = start;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Sign(';') => return at + 1,
            Token::Sign('{') if !is_import => return behind_brackets(tokens, at),
            Token::Sign('(' | '[' | '{') => at = behind_brackets(tokens, at),
            _ => at += 1,
        }
    }
    at
}

#[test]
fn only_words_and_signs_are_left() {
    let source = r###"
        // use a;
        /* use /* b */ c; */
        let 'x: &'static str = "use d; \" e"; r#"use "f""#; b'\''; 'g'; br"h"; '"';
        use i::{j, k};
    "###;
    let words: Vec<String> = tokens(source)
        .into_iter()
        .filter_map(|token| match token {
            Token::Word(word) => Some(word),
            Token::Path | Token::Sign(_) => None,
        })
        .collect();
    assert_eq!(words, ["let", "str", "use", "i", "j", "k"]);
}
