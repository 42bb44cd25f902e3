//! What is written around the puzzles: comments, titles, sections, tags, and the beginnings of code.

use super::row::{Symbol, is_cell_like, is_foreign_letter, parts, separator};
use super::text::{Char, PLACED, original, text};

/// Takes the comments out of a line and gives the text of the last one. `inside` says, before and
/// after, whether the line's end is inside a `/* … */`.
pub fn cut_comments(chars: &mut Vec<Char>, inside: &mut bool) -> Option<String> {
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

/// The name that a comment or title gives, if there is any in it.
pub fn name(text: &str) -> Option<String> {
    let text = text.trim_end_matches(|c: char| c.is_whitespace() || "#%/*-=~;:<>{[]".contains(c));
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

/// The name that a group of `#` lines gives: the last of them, unless they are lines of the kind
/// `#Dtext`, whose first letter says what they tell; then the description, or the source, or the
/// author.
pub fn name_of_comments(comments: &[String], tagged: bool) -> Option<String> {
    let is_tag = |comment: &String| {
        let tag = comment.strip_prefix('#').unwrap_or_default();
        tag.starts_with(|c| "ABCDLSTU".contains(c)) && (tagged || !tag[1..].starts_with(' '))
    };
    if !comments.iter().all(is_tag) || !tagged && comments.len() < 2 {
        return comments.last().and_then(|comment| name(comment));
    }
    ["#D", "#T", "#S", "#A"].iter().find_map(|tag| {
        let mut texts = comments.iter().filter_map(|c| c.strip_prefix(tag));
        texts.find_map(name)
    })
}

/// A line such as `[Puzzle]`.
#[derive(PartialEq, Eq, Debug)]
pub enum Section {
    /// What follows is a puzzle, of this name.
    Puzzle(Option<String>),
    /// What follows is the player's: a state of play, notes, settings.
    Other,
}

/// The section that this line starts, if it starts one.
pub fn section(chars: &[Char]) -> Option<Section> {
    let first = chars.iter().find(|c| c.c != ' ');
    let text = first.filter(|c| c.c == '[').map(|_| original(chars))?;
    let title = text.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    let letters = title.chars().filter(|c| c.is_alphabetic()).count();
    let may_be = |c: char| c.is_alphanumeric() || " .-_/:#".contains(c);
    let is_title = letters >= 3 && title.contains(is_foreign_letter) && title.chars().all(may_be);
    is_title.then(|| match title.to_lowercase().as_str() {
        "puzzle" | "sudoku" | "givens" | "grid" | "code" | "/code" => Section::Puzzle(None),
        "state" | "pencilmarks" | "colors" | "colours" | "notes" | "candidates" | "settings"
        | "history" | "moves" | "timer" => Section::Other,
        _ => Section::Puzzle(name(title)),
    })
}

/// Whether the line is words rather than cells: it has a word with a letter that no cell is written
/// with, and no fewer letters than other characters that cells are written with.
pub fn is_title(chars: &[Char]) -> bool {
    let count = |is: fn(char) -> bool| chars.iter().filter(|c| is(c.c)).count();
    let cells = count(|c| c.is_ascii_digit() || "._-*".contains(c));
    count(is_foreign_letter) >= 2 && count(char::is_alphabetic) >= cells && has_word(chars)
}

/// Whether there is a word of letters, one of which no cell is written with, maybe with a number.
fn has_word(chars: &[Char]) -> bool {
    chars.split(|c| !c.c.is_alphanumeric()).any(|word| {
        let letters = word.iter().take_while(|c| c.c.is_alphabetic()).count();
        let (letters, rest) = word.split_at(letters);
        let is_foreign = letters.iter().any(|c| is_foreign_letter(c.c));
        letters.len() >= 2 && is_foreign && rest.iter().all(|c| c.c.is_ascii_digit())
    })
}

/// Takes away what is neither cell nor separator: tags but for the boards in them, addresses but for
/// theirs, commands of LaTeX and the ends of its rows.
pub fn cut_markup(chars: &mut Vec<Char>) {
    let text = text(chars);
    let trimmed = text.trim();
    let is_tag = |rest: &str| rest.starts_with(|c: char| c.is_alphabetic() || "/?!".contains(c));
    if let Some(cells) = state_of_play(chars) {
        *chars = cells;
    } else if text.contains("://") || trimmed.strip_prefix('<').is_some_and(is_tag) {
        *chars = boards_in(chars);
    } else if trimmed.starts_with('\\') && trimmed[1..].starts_with(char::is_alphabetic) {
        chars.clear();
    } else if trimmed.starts_with('|') && trimmed.ends_with("|.") {
        chars.truncate(chars.iter().rposition(|c| c.c == '.').unwrap_or_default());
    } else if text.contains('&') && text.contains(r"\\") {
        let end = |pair: &[Char]| pair[0].c == '\\' && pair[1].c == '\\';
        chars.truncate(chars.windows(2).position(end).unwrap_or_default());
    }
}

/// The cells in the notation of OpenSudoku: of each its value, its notes, and 1 if it is no given.
fn state_of_play(chars: &[Char]) -> Option<Vec<Char>> {
    let fields: Vec<_> = chars.split(|c| c.c == '|').collect();
    let width = [3, 4]
        .into_iter()
        .find(|width| fields.len() == 81 * width + 1)?;
    let cell = |fields: &[&[Char]]| {
        let value = *fields[0].last()?;
        let is_placed = value.c != '0' && text(fields[width - 1]) == "1";
        let c = if is_placed { PLACED } else { value.c };
        Some(Char { c, ..value })
    };
    fields.chunks_exact(width).map(cell).collect()
}

/// The words that can be boards in one line, with blanks between them.
fn boards_in(chars: &[Char]) -> Vec<Char> {
    let mut found = Vec::new();
    for word in chars.split(|c| separator(c.c).is_some() || matches!(c.c, '?' | '#')) {
        if word.len() >= 16 && is_cell_like(word) {
            found.extend_from_slice(word);
            found.push(Char { c: ' ', ..word[0] });
        }
    }
    found
}

/// Cuts the beginning of a line that is code or a key before the cells, such as `int grid[9][9] =`,
/// `easy:` or the dash of a list, and gives the name in it.
pub fn cut_prefix(chars: &mut Vec<Char>) -> Option<String> {
    let text = text(chars);
    let text = text.trim_start();
    if text.starts_with(['[', '{', '(']) {
        return None;
    }
    if text.starts_with("pzprv3") {
        // The puzzle in one line: pzprv3/sudoku/9/…
        let mut slashes = (0..chars.len()).filter(|i| chars[*i].c == '/');
        if let Some(third) = slashes.nth(2) {
            chars.drain(..=third);
        }
        return None;
    }
    if text.starts_with("- ") && text[2..].trim_start().starts_with(OPENS) {
        let dash = chars.iter().position(|c| c.c == '-').unwrap_or(0);
        chars.drain(..=dash);
    }
    let end = chars.iter().position(|c| matches!(c.c, '=' | ':'))?;
    let (before, after) = (&chars[..end], &chars[end + 1..]);
    let is_code = chars[end].c == '=';
    let next = after.iter().map(|c| c.c).find(|c| *c != ' ');
    let count = |bracket| before.iter().filter(|c| c.c == bracket).count();
    let may_be = |c: &Char| c.c.is_alphanumeric() || LABEL.contains(c.c);
    let has_letters = before.iter().any(|c| c.c.is_alphabetic());
    // A board before a rating is no label.
    let words = parts(before).filter(|word| word.iter().all(|c| is_cell(c.c)));
    let has_board = words.map(<[_]>::len).sum::<usize>() >= 16;
    let is_label =
        has_letters && !has_board && before.iter().all(may_be) && count('(') == count(')');
    let opens = |c: char| OPENS.contains(&c);
    // The smallest board has four cells.
    let is_short = after.iter().filter(|c| is_cell(c.c)).count() < 4;
    let is_named = if is_code {
        next != Some('=') && (next.is_none() || before.iter().any(|c| is_foreign_letter(c.c)))
    } else {
        has_word(before) && !is_short
    };
    if !is_label || !is_named && !next.is_some_and(opens) {
        return None;
    }
    let name = if is_code {
        variable(before)
    } else {
        name(&original(before)).filter(|label| !label.contains(['"', '\'']))
    };
    let says_nothing = is_short && !after.is_empty() && !after.iter().any(|c| opens(c.c));
    chars.drain(..if says_nothing { chars.len() } else { end + 1 });
    name.filter(|_| !says_nothing)
}

/// What a literal begins with, and what may stand in its name.
const OPENS: [char; 6] = ['[', '{', '(', '"', '\'', '`'];
const LABEL: &str = "_ \t-[]()*&<>.,;'\"$@";

/// The last word outside brackets.
fn variable(left: &[Char]) -> Option<String> {
    let mut depth = 0;
    let mut outside = left.to_vec();
    outside.retain(|c| {
        depth += i32::from("[<(".contains(c.c)) - i32::from("]>)".contains(c.c));
        depth <= 0
    });
    // `P: [[u8; 9]; 9]` names P, not what follows the colon.
    let outside = original(outside.split(|c| c.c == ':').next()?);
    outside
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .rfind(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .map(str::to_owned)
}

fn is_cell(c: char) -> bool {
    c.is_ascii_digit() || Symbol::of(c) == Symbol::Empty
}
