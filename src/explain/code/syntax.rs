//! Splits lines of programs into tokens, to colour them.

use super::CodeLanguage;
use crate::explain::Language;

/// The kind of a token, which determines its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Token {
    Plain,
    Keyword,
    Number,
    Text,
}

/// The tokens of a line; together they are the line.
pub fn tokens(line: &str, code: CodeLanguage, language: Language) -> Vec<(Token, &str)> {
    let keywords = keywords(code, language);
    let mut pieces: Vec<(Token, &str)> = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (token, length) = if first == '"' {
            let end = rest[1..].find('"').map_or(rest.len(), |at| at + 2);
            (Token::Text, end)
        } else if is_of_word(first) {
            let end = rest.find(|c| !is_of_word(c)).unwrap_or(rest.len());
            let token = if first.is_ascii_digit() {
                Token::Number
            } else if keywords.split(' ').any(|keyword| keyword == &rest[..end])
                && !is_prose(&rest[..end], &rest[end..], code)
            {
                Token::Keyword
            } else {
                Token::Plain
            };
            (token, end)
        } else {
            let end = rest
                .find(|c| is_of_word(c) || c == '"')
                .unwrap_or(rest.len());
            (Token::Plain, end)
        };
        let (piece, after) = rest.split_at(length);
        pieces.push((token, piece));
        rest = after;
    }
    pieces
}

/// Whether a word that can negate a condition in pseudocode is part of a sentence here, as in "si
/// una cifra no tiene lugar". A negated condition is a call or stands in brackets, and "si no" for
/// *else* is at the end of a clause.
fn is_prose(word: &str, after: &str, code: CodeLanguage) -> bool {
    if code != CodeLanguage::Pseudocode || !["não", "no", "not"].contains(&word) {
        return false;
    }
    let after = after.trim_start();
    let name = after.find(|c| !is_of_word(c)).unwrap_or(after.len());
    !(after.is_empty() || after.starts_with(',') || after[name..].starts_with('('))
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

const fn keywords(code: CodeLanguage, language: Language) -> &'static str {
    match (code, language) {
        (CodeLanguage::C, _) => "bool char continue else false for if int return true void while",
        (CodeLanguage::Java, _) => {
            "boolean class continue else false for if int new null public record return static true \
             void while"
        }
        (CodeLanguage::Python, _) => {
            "False None True and continue def elif else for global if in is lambda not or return while"
        }
        (CodeLanguage::Rust, _) => {
            "as continue else false fn for if impl in let loop mut return struct true type while"
        }
        (CodeLanguage::Pseudocode, Language::En) => {
            "each else false for function if not program repeat return true while"
        }
        (CodeLanguage::Pseudocode, Language::Pt | Language::PtPt) => {
            "cada devolve enquanto falso função não para programa repete se senão verdadeiro"
        }
        (CodeLanguage::Pseudocode, Language::Es) => {
            "cada devolver falso función mientras no para programa repetir si verdadero"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_up_the_line() {
        let line = "    for (int i = 10; i; i--) puts(\"for 1\");";
        let pieces = tokens(line, CodeLanguage::C, Language::En);
        let whole: String = pieces.iter().map(|(_, piece)| *piece).collect();
        assert_eq!(whole, line);
        let coloured: Vec<_> = pieces
            .iter()
            .filter(|(token, _)| *token != Token::Plain)
            .collect();
        assert_eq!(
            coloured,
            [
                &(Token::Keyword, "for"),
                &(Token::Keyword, "int"),
                &(Token::Number, "10"),
                &(Token::Text, "\"for 1\""),
            ]
        );
    }

    #[test]
    fn only_control_flow_is_a_keyword() {
        for (language, line, expected) in [
            (Language::Es, "si no hay ninguna", vec!["si"]),
            (Language::Es, "si una cifra no tiene lugar", vec!["si"]),
            (Language::Es, "que fila y columna no tienen", vec![]),
            (Language::Es, "si no resolver()", vec!["si", "no"]),
            (
                Language::Es,
                "si no (esViable() y resolver())",
                vec!["si", "no"],
            ),
            (
                Language::Es,
                "si no, si una cifra cabe",
                vec!["si", "no", "si"],
            ),
            (Language::Es, "si no", vec!["si", "no"]),
            (Language::Pt, "se um algarismo não tem lugar", vec!["se"]),
            (Language::Pt, "se não resolve()", vec!["se", "não"]),
            (Language::En, "that row and box do not hold", vec![]),
            (Language::En, "if not solve()", vec!["if", "not"]),
        ] {
            let pieces = tokens(line, CodeLanguage::Pseudocode, language);
            let keywords = pieces
                .into_iter()
                .filter(|(token, _)| *token == Token::Keyword);
            let found: Vec<_> = keywords.map(|(_, piece)| piece).collect();
            assert_eq!(found, expected, "{line}");
        }
    }
}
