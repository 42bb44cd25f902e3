//! What is written around the puzzles: comments, titles and sections.

use super::symbol::{is_cell, is_foreign_letter};
use super::table::is_one_of;
use super::text::{Char, original, text};

/// Takes the comments out of a line and gives the text of the last one. `inside` says, before and
/// after, whether the line's end is inside a `/* … */`.
pub fn cut_comments(chars: &mut Vec<Char>, inside: &mut bool) -> Option<String> {
    if is_rule(chars) {
        chars
            .iter_mut()
            .filter(|c| c.c == '#')
            .for_each(|c| c.c = '+');
        return None;
    }
    let (mut note, mut start, mut quoted) = (None, 0, false);
    for i in 0..chars.len() {
        let before = i.checked_sub(1).map(|i| chars[i].c);
        let pair = (chars[i].c, chars.get(i + 1).map(|c| c.c));
        if *inside {
            if pair == ('*', Some('/')) {
                note = Some(original(&chars[start..i]));
                *inside = false;
                chars[i + 1].c = ' ';
            }
            chars[i].c = ' ';
        } else if pair == ('/', Some('*')) && before.is_none_or(|c| " \t,;(){}[]".contains(c)) {
            // After a cell it is a separator and an empty cell.
            (*inside, start) = (true, i + 2);
            (chars[i].c, chars[i + 1].c) = (' ', ' ');
        } else if !quoted && matches!(pair.0, '#' | '%')
            || pair == ('/', Some('/')) && before != Some(':')
            || pair == ('-', Some('-')) && before.is_none_or(|c| c == ' ') && says(&chars[i + 2..])
        {
            note = Some(original(&chars[i..]));
            chars.truncate(i);
            break;
        } else {
            quoted ^= pair.0 == '"';
        }
    }
    if *inside && start < chars.len() {
        note = Some(original(&chars[start..]));
    }
    note
}

/// Whether words follow two dashes, which may be an empty cell as well.
fn says(rest: &[Char]) -> bool {
    let mut words = rest.split(|c| c.c == ' ').filter(|word| !word.is_empty());
    let is_apart = rest.first().is_some_and(|c| c.c == ' ');
    is_apart
        && words
            .next()
            .is_some_and(|word| has_word(word) && !is_cell(word))
}

/// Whether this is a rule of a frame with such corners: `#===#===#`.
fn is_rule(chars: &[Char]) -> bool {
    let signs = || chars.iter().map(|c| c.c).filter(|c| *c != ' ');
    let has_corners = [signs().next(), signs().next_back()] == [Some('#'); 2];
    has_corners && signs().all(|c| "#=-".contains(c)) && signs().any(|c| c != '#')
}

/// The name that a comment or title gives, if there is any in it.
pub fn name(text: &str) -> Option<String> {
    let text = text.trim_end_matches(|c: char| c.is_whitespace() || "#%/*-=~;:<>{[(|".contains(c));
    let is_sign = |c: char| c.is_whitespace() || "#%/*-=~;!<>:[".contains(c);
    let trimmed = text.trim_start_matches(is_sign);
    let has_words = trimmed.contains(char::is_alphanumeric);
    // One sign before a number belongs to it.
    let mut signs = text[..text.len() - trimmed.len()].chars().rev();
    let sign = signs.next().filter(|sign| "-~=<>!".contains(*sign));
    let is_own = trimmed.starts_with(|c: char| c.is_ascii_digit()) && signs.next() != sign;
    let sign = sign.filter(|_| is_own).map_or(String::new(), String::from);
    has_words.then_some(sign + trimmed)
}

/// The name that a group of comments gives: the last of them, unless they are lines of the kind `#Dtext`, whose
/// first letter says what they tell; then the description, or the source, or the author.
pub fn name_of_comments(comments: &[String], tagged: bool) -> Option<String> {
    let is_tag = |comment: &String| {
        let tag = comment.strip_prefix('#').unwrap_or_default();
        tag.starts_with(|c| "ABCDLSTU".contains(c)) && (tagged || !tag[1..].starts_with(' '))
    };
    let are_tags = comments.iter().all(is_tag) && (tagged || comments.len() > 1);
    let tags: &[&str] = if are_tags {
        &["#D", "#T", "#S", "#A"]
    } else {
        &[""]
    };
    let last = |tag| {
        comments
            .iter()
            .rev()
            .find_map(|text| name(text.strip_prefix(tag)?))
    };
    tags.iter().copied().find_map(last)
}

/// Sections that tell the player's state, notes or settings, and no puzzle.
const OTHER: &str =
    "state pencilmarks colors colours notes candidates settings history moves timer";
/// Sections whose title is no name.
const PLAIN: &str = "puzzle sudoku givens grid code /code";

/// The section that a line such as `[Puzzle]` starts: whether it holds puzzles, and of which name.
pub fn section(chars: &[Char]) -> Option<(bool, Option<String>)> {
    let text = original(chars);
    let title = text.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    let letters = title.chars().filter(|c| c.is_alphabetic()).count();
    let may_be = |c: char| c.is_alphanumeric() || " .-_/:#".contains(c);
    let is_title = letters >= 3 && title.contains(is_foreign_letter) && title.chars().all(may_be);
    let is_in = |words| is_one_of(words, &title.to_lowercase());
    let name = || name(title).filter(|_| !is_in(PLAIN) && !is_in(OTHER));
    is_title.then(|| (!is_in(OTHER), name()))
}

/// How many signs the strokes before and after a title have, as in `*** hard ***`.
fn stroke_count(chars: &[Char]) -> usize {
    let is_end = |word: &str| word.len() > 2 && word.bytes().all(|b| b"*-_.".contains(&b));
    let text = text(chars);
    let (before, rest) = text.trim().split_once(' ').unwrap_or_default();
    let after = rest.rsplit(' ').next().unwrap_or_default();
    if is_end(before) && is_end(after) {
        before.len() + after.len()
    } else {
        0
    }
}

/// Whether the line is words rather than cells: it has a word with a letter that no cell is written
/// with, and no fewer letters than other characters that cells are written with.
pub fn is_title(chars: &[Char]) -> bool {
    let count = |is: fn(char) -> bool| chars.iter().filter(|c| is(c.c)).count();
    let cells = count(|c| c.is_ascii_digit() || "._-*".contains(c));
    let letters = count(char::is_alphabetic) + stroke_count(chars);
    let are_words = count(is_foreign_letter) >= 2 && letters >= cells;
    (are_words || is_numbered(chars)) && has_word(chars)
}

/// Whether this is a date of this century, such as `2010-03-07`. No row of ten cells looks so: a value would stand
/// there twice.
pub fn is_date(text: &str) -> bool {
    let parts = text.trim().split(['-', '.', '/']).map(str::parse::<u16>);
    let numbers: Vec<u16> = parts.flatten().collect();
    let is_day = |first: u16, second: u16| first.max(second) < 32 && first.min(second) < 13;
    match numbers[..] {
        [2000..2100, month, day] | [day, month, 2000..2100] => is_day(month, day),
        _ => false,
    }
}

/// Whether these are words and a number, or a date: `No. 12`, `June 28, 2015`, `3 May 2012`.
fn is_numbered(chars: &[Char]) -> bool {
    let text = text(chars);
    let bare = |part| str::trim_start_matches(part, '#').trim_end_matches([':', ',']);
    let parts = text.split_whitespace().map(bare);
    let parts: Vec<&str> = parts
        .map(|part| part.strip_suffix('.').unwrap_or(part))
        .collect();
    let is_number = |part: &&str| part.parse::<u16>().is_ok() || is_date(part);
    let is_word = |part: &&str| part.len() > 1 && part.chars().all(char::is_alphabetic);
    let numbers = parts.iter().filter(|part| is_number(part)).count();
    // A row may have a word behind it.
    let begins = parts
        .first()
        .is_some_and(|part| is_word(part) || part.len() < 3);
    begins && numbers < 3 && parts.len() < 6 && parts.iter().all(|p| is_number(p) || is_word(p))
}

/// Whether there is a word of letters, one of which no cell is written with, maybe with a number.
pub fn has_word(chars: &[Char]) -> bool {
    chars.split(|c| !c.c.is_alphanumeric()).any(|word| {
        let letters = word.iter().take_while(|c| c.c.is_alphabetic()).count();
        let (letters, rest) = word.split_at(letters);
        let is_foreign = letters.iter().any(|c| is_foreign_letter(c.c));
        letters.len() >= 2 && is_foreign && rest.iter().all(|c| c.c.is_ascii_digit())
    })
}
