//! What is written beside the puzzles: comments, titles and sections.

use super::symbol::is_foreign_letter;

/// Takes the comments out of a line and gives the text of the last one. `inside` says, before and
/// after, whether the line's end is inside a `/* … */`. `original` is the line as it was written.
pub fn cut_comments(chars: &mut Vec<char>, original: &[char], inside: &mut bool) -> Option<String> {
    let mut note = None;
    let mut start = 0;
    let mut i = 0;
    while i < chars.len() {
        let pair = (chars[i], chars.get(i + 1).copied());
        if *inside {
            if pair == ('*', Some('/')) {
                note = Some(original[start..i].iter().collect());
                chars[i + 1] = ' ';
                *inside = false;
            }
            chars[i] = ' ';
        } else if pair == ('/', Some('*')) && is_comment_place(&chars[..i]) {
            *inside = true;
            chars[i] = ' ';
            chars[i + 1] = ' ';
            start = i + 2;
            i += 1;
        } else if matches!(pair, ('#' | '%', _) | ('/', Some('/'))) {
            note = Some(original[i..].iter().collect());
            chars.truncate(i);
        }
        i += 1;
    }
    if *inside && start < chars.len() {
        note = Some(original[start..].iter().collect());
    }
    note
}

/// Whether `/*` after these characters starts a comment; after a cell it is a separator and an
/// empty cell.
fn is_comment_place(before: &[char]) -> bool {
    before.last().is_none_or(|c| " \t,;(){}[]".contains(*c))
}

/// The name that a comment or title gives, if there is any in it.
pub fn name(text: &str) -> Option<String> {
    let trimmed = text
        .trim_start_matches(|c: char| c.is_whitespace() || "#%/*-=~;!<>:".contains(c))
        .trim_end_matches(|c: char| c.is_whitespace() || "#%/*-=~;:<>{[".contains(c));
    trimmed
        .contains(char::is_alphanumeric)
        .then(|| trimmed.to_owned())
}

/// The name that a group of `#` lines gives: the last of them, unless they are lines of the kind
/// `#Dtext`, whose first letter says what they tell; then the description, or the source, or the
/// author.
pub fn name_of_comments(comments: &[String], tagged: bool) -> Option<String> {
    let tag = |comment: &String| {
        let mut rest = comment.strip_prefix('#')?.chars();
        let tag = rest.next().filter(|c| "ABCDLSTU".contains(*c))?;
        let rest = rest.as_str();
        (!rest.starts_with(' ') || tagged).then(|| (tag, rest.trim().to_owned()))
    };
    let tags: Option<Vec<_>> = comments.iter().map(tag).collect();
    match tags {
        Some(tags) if tagged || tags.len() > 1 => ['D', 'T', 'S', 'A']
            .iter()
            .find_map(|wanted| {
                tags.iter()
                    .find(|(t, text)| t == wanted && !text.is_empty())
            })
            .and_then(|(_, text)| name(text)),
        _ => comments.last().and_then(|c| name(c)),
    }
}

/// A line such as `[Puzzle]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// What follows is a puzzle.
    Puzzle,
    /// What follows is something else: the player's state, notes, settings.
    Other,
}

/// The section that this line starts, if it starts one.
pub fn section(chars: &[char]) -> Option<Section> {
    let text: String = chars.iter().collect();
    let title = text.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    let is_title = title.chars().filter(|c| c.is_alphabetic()).count() >= 3
        && title.contains(is_foreign_letter)
        && title
            .chars()
            .all(|c| c.is_alphanumeric() || " .-_".contains(c));
    let is_puzzle = matches!(
        title.to_lowercase().as_str(),
        "puzzle" | "sudoku" | "givens" | "grid"
    );
    is_title.then_some(if is_puzzle {
        Section::Puzzle
    } else {
        Section::Other
    })
}

/// Whether the line is words rather than cells: it has a word with a letter that no cell is written
/// with, and no fewer letters than other characters that cells are written with.
pub fn is_title(chars: &[char]) -> bool {
    let foreign = chars.iter().filter(|c| is_foreign_letter(**c)).count();
    let letters = chars.iter().filter(|c| c.is_alphabetic()).count();
    let cells = chars
        .iter()
        .filter(|c| c.is_ascii_digit() || "._-*".contains(**c))
        .count();
    foreign >= 2 && letters >= cells && chars.split(|c| !c.is_alphanumeric()).any(is_foreign_word)
}

/// Whether these are letters only, one of which no cell is written with.
pub fn is_foreign_word(word: &[char]) -> bool {
    word.len() >= 2
        && word.iter().all(|c| c.is_alphabetic())
        && word.iter().any(|c| is_foreign_letter(*c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_told_from_cells() {
        let title = |text: &str| is_title(&text.chars().collect::<Vec<_>>());
        let titles = [
            "Grid 01",
            "No 17",
            "hello world",
            "nível fácil",
            "Puzzle 12 (hard)",
            "return 0;",
        ];
        let cells = [
            "53q.7....",
            "12.34",
            "ABCDEFG.",
            "deadbeef",
            "x.x.x",
            "qqqq.....",
            "1qrs",
        ];
        assert!(titles.into_iter().all(title));
        assert_eq!(cells.into_iter().find(|t| title(t)), None);
    }

    #[test]
    fn names() {
        assert_eq!(name("## -- Easy (1) --").as_deref(), Some("Easy (1)"));
        assert_eq!(name("#-----"), None);
    }
}
