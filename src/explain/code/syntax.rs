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
    Comment,
}

/// What the words and signs of a language are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Syntax {
    keywords: &'static str,
    /// What begins a comment that ends with the line.
    comments: &'static [&'static str],
    /// What begins and ends a comment of several lines.
    block: Option<(&'static str, &'static str)>,
    /// What texts stand between.
    quotes: &'static [char],
    /// Whether it is pseudocode, in sentences.
    is_prose: bool,
}

/// The comments of C and of languages like it.
const BLOCK: Option<(&str, &str)> = Some(("/*", "*/"));

impl Syntax {
    /// A text in an unknown language.
    const PLAIN: Self = Self {
        keywords: "",
        comments: &[],
        block: None,
        quotes: &[],
        is_prose: false,
    };

    /// The syntax of our own programs; pseudocode is in the interface's language.
    pub const fn of(code: CodeLanguage, language: Language) -> Self {
        Self {
            keywords: keywords(code, language),
            quotes: &['"'],
            is_prose: matches!(code, CodeLanguage::Pseudocode),
            ..Self::PLAIN
        }
    }

    /// The syntax of a file, by the ending of its name.
    pub fn of_file(name: &str) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let own = |code| Self::of(code, Language::En).keywords;
        let (keywords, comments, block, quotes): (_, &'static [&'static str], _, &'static [char]) =
            match ending.to_ascii_lowercase().as_str() {
                "c" | "h" => (own(CodeLanguage::C), &["//"], BLOCK, &['"', '\'']),
                "cpp" | "cc" | "cxx" | "hpp" => (CPP, &["//"], BLOCK, &['"', '\'']),
                "cs" => (CSHARP, &["//"], BLOCK, &['"', '\'']),
                "java" => (own(CodeLanguage::Java), &["//"], BLOCK, &['"', '\'']),
                "js" | "mjs" => (JAVASCRIPT, &["//"], BLOCK, &['"', '\'', '`']),
                "rs" => (own(CodeLanguage::Rust), &["//"], BLOCK, &['"']),
                "py" => (
                    own(CodeLanguage::Python),
                    &["#"],
                    Some(("\"\"\"", "\"\"\"")),
                    &['"', '\''],
                ),
                // A quote after a name transposes it.
                "m" => (OCTAVE, &["%", "#"], Some(("%{", "%}")), &['"']),
                _ => return Self::PLAIN,
            };
        Self {
            keywords,
            comments,
            block,
            quotes,
            is_prose: false,
        }
    }

    /// The end of the token that this text begins with, if it is a comment.
    fn comment(&self, text: &str) -> Option<usize> {
        if let Some((start, end)) = self.block
            && let Some(rest) = text.strip_prefix(start)
        {
            let length = rest.find(end).map(|at| start.len() + at + end.len());
            return Some(length.unwrap_or(text.len()));
        }
        let begins = self.comments.iter().any(|sign| text.starts_with(sign));
        begins.then_some(text.len())
    }

    /// The end of the text between quotes that this one begins with, if it does.
    fn quoted(&self, text: &str) -> Option<usize> {
        let quote = text.chars().next().filter(|c| self.quotes.contains(c))?;
        let mut is_escaped = false;
        for (at, c) in text.char_indices().skip(1) {
            if c == quote && !is_escaped {
                return Some(at + c.len_utf8());
            }
            is_escaped = c == '\\' && !is_escaped;
        }
        Some(text.len())
    }

    /// For each line, whether it begins within a comment.
    pub fn within_comments<'a>(&self, lines: impl Iterator<Item = &'a str>) -> Vec<bool> {
        let mut is_within = false;
        let begins = |line| {
            let before = is_within;
            is_within = self.ends_within(line, before);
            before
        };
        lines.map(begins).collect()
    }

    /// Whether a comment goes on after a line.
    fn ends_within(&self, line: &str, is_within: bool) -> bool {
        let Some((start, end)) = self.block else {
            return false;
        };
        let pieces = tokens_from(line, self, is_within);
        match pieces.last() {
            None => is_within,
            Some((Token::Comment, piece)) if is_within && pieces.len() == 1 => !piece.contains(end),
            Some((Token::Comment, piece)) => piece
                .strip_prefix(start)
                .is_some_and(|rest| !rest.contains(end)),
            Some((Token::Plain | Token::Keyword | Token::Number | Token::Text, _)) => false,
        }
    }
}

/// The tokens of a line that begins within a comment or not; together they are the line.
pub fn tokens_from<'a>(line: &'a str, syntax: &Syntax, is_within: bool) -> Vec<(Token, &'a str)> {
    let mut pieces: Vec<(Token, &str)> = Vec::new();
    let mut rest = line;
    if is_within && let Some((_, end)) = syntax.block {
        let length = line.find(end).map_or(line.len(), |at| at + end.len());
        let (comment, after) = line.split_at(length);
        pieces.push((Token::Comment, comment));
        rest = after;
    }
    while let Some(first) = rest.chars().next() {
        let (token, length) = if let Some(end) = syntax.comment(rest) {
            (Token::Comment, end)
        } else if let Some(end) = syntax.quoted(rest) {
            (Token::Text, end)
        } else if is_of_word(first) {
            let end = rest.find(|c| !is_of_word(c)).unwrap_or(rest.len());
            let token = if first.is_ascii_digit() && !syntax.keywords.is_empty() {
                Token::Number
            } else if syntax
                .keywords
                .split(' ')
                .any(|keyword| keyword == &rest[..end])
                && !(syntax.is_prose && is_prose(&rest[..end], &rest[end..]))
            {
                Token::Keyword
            } else {
                Token::Plain
            };
            (token, end)
        } else {
            let goes_on = |(at, c): &(usize, char)| {
                is_of_word(*c)
                    || syntax.quotes.contains(c)
                    || *at > 0 && syntax.comment(&rest[*at..]).is_some()
            };
            let end = rest.char_indices().find(goes_on);
            (Token::Plain, end.map_or(rest.len(), |(at, _)| at))
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
fn is_prose(word: &str, after: &str) -> bool {
    if !["não", "no", "not"].contains(&word) {
        return false;
    }
    let after = after.trim_start();
    let name = after.find(|c| !is_of_word(c)).unwrap_or(after.len());
    !(after.is_empty() || after.starts_with(',') || after[name..].starts_with('('))
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

const CPP: &str = "auto bool break char class const continue do double else false float for if \
    include int namespace new nullptr private public return sizeof static std struct switch template \
    this true typename using vector void while";
const CSHARP: &str = "bool break case char class const continue do else false for foreach if in int \
    internal namespace new null out private public readonly ref return static string struct switch \
    this true using var void while";
const JAVASCRIPT: &str = "async await break case class const continue default do else export false \
    for function if import in let new null of return switch this true undefined var while yield";
const OCTAVE: &str = "break case continue do else elseif end end_try_catch endfor endfunction endif \
    endwhile false for function global if otherwise return switch true try until while";

const fn keywords(code: CodeLanguage, language: Language) -> &'static str {
    match (code, language) {
        (CodeLanguage::C, _) => {
            "bool break case char const continue default do double else enum false float for goto if \
             int long return short sizeof static struct switch true typedef unsigned void while"
        }
        (CodeLanguage::Java, _) => {
            "boolean break case catch char class continue default do double else extends false final \
             float for if implements import int interface long new null package private protected \
             public record return static switch this throw true try var void while"
        }
        (CodeLanguage::Python, _) => {
            "False None True and as assert break class continue def del elif else except finally for \
             from global if import in is lambda nonlocal not or pass raise return try while with yield"
        }
        (CodeLanguage::Rust, _) => {
            "as break const continue else enum false fn for if impl in let loop match mod mut pub \
             return self static struct trait true type use where while"
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
        let pieces = tokens_from(line, &Syntax::of(CodeLanguage::C, Language::En), false);
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

    /// Comments and texts of students' programs, in their languages.
    #[test]
    fn comments_and_texts_are_told_apart() {
        use Token::{Comment, Keyword, Number, Text};
        for (file, line, expected) in [
            (
                "a.c",
                "x = 'a'; // if",
                vec![(Text, "'a'"), (Comment, "// if")],
            ),
            (
                "a.cpp",
                "auto s = \"//\"; /* for */ int",
                vec![
                    (Keyword, "auto"),
                    (Text, "\"//\""),
                    (Comment, "/* for */"),
                    (Keyword, "int"),
                ],
            ),
            (
                "a.py",
                "if c == \"\\\"#\": # x",
                vec![(Keyword, "if"), (Text, "\"\\\"#\""), (Comment, "# x")],
            ),
            (
                "A.CS",
                "foreach (var x in y)",
                vec![(Keyword, "foreach"), (Keyword, "var"), (Keyword, "in")],
            ),
            ("a.js", "let s = `1`", vec![(Keyword, "let"), (Text, "`1`")]),
            (
                "a.m",
                "endif % b' 2",
                vec![(Keyword, "endif"), (Comment, "% b' 2")],
            ),
            ("a.pas", "if x = 2 // y", vec![]),
            (
                "a.rs",
                "for i in 0..9",
                vec![
                    (Keyword, "for"),
                    (Keyword, "in"),
                    (Number, "0"),
                    (Number, "9"),
                ],
            ),
        ] {
            let pieces = tokens_from(line, &Syntax::of_file(file), false);
            let whole: String = pieces.iter().map(|(_, piece)| *piece).collect();
            assert_eq!(whole, line);
            let coloured = pieces
                .into_iter()
                .filter(|(token, _)| *token != Token::Plain);
            assert_eq!(coloured.collect::<Vec<_>>(), expected, "{file}: {line}");
        }
        let lines = [
            "a /* b",
            "if",
            "c */ int x; // /*",
            "int y; /* z */",
            "/*",
            "*/",
            "int",
        ];
        let within = Syntax::of_file("a.c").within_comments(lines.into_iter());
        assert_eq!(within, [false, true, true, false, false, true, false]);
        let lines = ["\"\"\"one", "two\"\"\"", "if"];
        let within = Syntax::of_file("a.py").within_comments(lines.into_iter());
        assert_eq!(within, [false, true, false]);
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
            let pieces = tokens_from(line, &Syntax::of(CodeLanguage::Pseudocode, language), false);
            let keywords = pieces
                .into_iter()
                .filter(|(token, _)| *token == Token::Keyword);
            let found: Vec<_> = keywords.map(|(_, piece)| piece).collect();
            assert_eq!(found, expected, "{line}");
        }
    }
}
