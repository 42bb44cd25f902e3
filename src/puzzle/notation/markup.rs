//! What stands around the cells of a line: tags, addresses, commands of LaTeX, and names such as
//! `int grid[9][9] =`.

use super::literal;
use super::prose::{has_word, is_title, name};
use super::row::{Origin, Row, is_cell_like, separator, words};
use super::symbol::{Symbol, is_cell, is_foreign_letter, is_unknown};
use super::table::{ROW, is_one_of, names_column, names_other};
use super::text::{Char, PLACED, original, text};
use crate::puzzle::MAX_SIZE;

/// How many characters `Some(16)` has, with blanks around the number.
const LONGEST_OPTION: usize = 12;

/// Takes away what is neither cell nor separator: tags but for the boards in them, addresses but for
/// theirs, commands of LaTeX and the ends of its rows, the beginning of a puzzle in one line of pzpr.
pub fn cut(chars: &mut Vec<Char>) {
    if chars.iter().any(|c| c.c == '&') {
        cut_commands(chars);
    }
    let text = text(chars);
    let trimmed = text.trim();
    let is_after = |sign: char, signs: &str| {
        let mut rest = trimmed.strip_prefix(sign).unwrap_or_default().chars();
        let next = rest.next();
        next.is_some_and(|c| c.is_alphabetic() || signs.contains(c))
    };
    if let Some(cells) = state_of_play(chars) {
        *chars = cells;
    } else if text.contains("://") || is_after('<', "/?!") && !text.contains("<NA>") {
        *chars = boards_in(chars);
    } else if is_after('\\', "") {
        chars.clear();
    } else if trimmed.starts_with('|') && trimmed.ends_with("|.") {
        chars.truncate(chars.iter().rposition(|c| c.c == '.').unwrap_or_default());
    } else if text.contains('&') && text.contains(r"\\") {
        let is_end = |pair: &[Char]| pair[0].c == '\\' && pair[1].c == '\\';
        chars.truncate(chars.windows(2).position(is_end).unwrap_or_default());
    } else if trimmed.starts_with("pzprv3") {
        // The size and its rows; the player's answers follow.
        let size = trimmed.split('/').nth(2).and_then(|size| size.parse().ok());
        let ends = (0..chars.len()).filter(|i| chars[*i].c == '/');
        let ends: Vec<usize> = ends.skip(2).take(size.unwrap_or(0) + 1).collect();
        chars.truncate(ends.last().copied().unwrap_or_default());
        chars.drain(..ends.first().copied().unwrap_or_default());
    }
}

/// Leaves of the commands among the cells of LaTeX what they set: `5` of `\textbf{5}`, an empty cell of `\cdot`.
fn cut_commands(chars: &mut [Char]) {
    let mut next = 0;
    while let Some(start) = (next..chars.len()).find(|i| chars[*i].c == '\\') {
        let letters = chars[start + 1..].iter();
        let end = start + 1 + letters.take_while(|c| c.c.is_ascii_alphabetic()).count();
        // Two of them end a row.
        next = end.max(start + 2);
        if end == start + 1 {
            continue;
        }
        let name = text(&chars[start + 1..end]);
        let settings = match &*name {
            "multicolumn" => 2,
            name => usize::from(name.contains("color")),
        };
        let ends = (end..chars.len()).filter(|i| chars[*i].c == '}');
        let last = ends.take(settings).last().map_or(end, |close| close + 1);
        let blank = chars[start].as_if(' ');
        chars[start..last].fill(blank);
        if name == "cdot" {
            chars[start].c = '.';
        }
    }
    for c in chars.iter_mut().filter(|c| matches!(c.c, '{' | '}' | '~')) {
        c.c = ' ';
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
        Some(value.as_if(if is_placed { PLACED } else { value.c }))
    };
    fields.chunks_exact(width).map(cell).collect()
}

/// The words that can be boards in one line, with blanks between them.
fn boards_in(chars: &[Char]) -> Vec<Char> {
    let words = chars.split(|c| separator(c.c).is_some() || matches!(c.c, '?' | '#'));
    let boards = words.filter(|word| word.len() >= 16 && is_cell_like(word));
    let spaced = |word: &[Char]| [word, &[word[0].as_if(' ')]].concat();
    boards.flat_map(spaced).collect()
}

/// Cuts off the beginning of a line that names the cells behind it, such as `int grid[9][9] =`, `easy:` or
/// `puzzle <-`, and the dash of a list. Gives the name, empty if it says nothing.
pub fn cut_name(chars: &mut Vec<Char>) -> Option<String> {
    // `integer :: a(9,9) =` has one name.
    let is_double =
        |i: usize| i > 0 && chars[i - 1].c == ':' || chars.get(i + 1).is_some_and(|c| c.c == ':');
    let is_end = |i: &usize| match chars[*i].c {
        ':' => !is_double(*i),
        c => c == '=',
    };
    let end = (0..chars.len()).find(is_end)?;
    let (before, after) = (&chars[..end], &chars[end + 1..]);
    // `_ = 0` is no row of two cells.
    let is_constant = chars[end].c == '='
        && matches!(only_word(before), Some([sign]) if !sign.c.is_ascii_digit())
        && only_word(after).is_some_and(is_cell);
    if is_constant {
        chars.clear();
        return None;
    }
    if !is_label(before) {
        return None;
    }
    let has_board = after.iter().filter(|c| is_sign(c)).nth(15).is_some();
    let next = after.iter().map(|c| c.c).find(|c| *c != ' ');
    let opens = next.is_some_and(|c| "[{(\"'`".contains(c)) || literal::start(after).is_some();
    let has_letter = || before.iter().any(|c| is_foreign_letter(c.c));
    let is_name = match chars[end].c {
        '=' => next != Some('=') && (next.is_none() || has_letter()),
        _ => has_word(before) && has_board,
    };
    // A text of YAML follows in the next lines.
    let is_name = is_name || opens || is_one_of("| |- > >-", text(after).trim());
    // `n = 9` and `name = "x"` tell no cells, but `Title: words` is a title as it stands.
    let holds = |is: fn(char) -> bool| after.iter().any(|c| is(c.c));
    let goes_on = text(after).trim_end().ends_with(['+', '\\']);
    if !has_board && !goes_on && holds(char::is_alphanumeric) && !holds(|c| "[{(".contains(c)) {
        let key = words(before).last().map(text);
        if is_name || key.is_some_and(|key| names_other(&key)) && !is_title(chars) {
            chars.clear();
        }
        return None;
    }
    let called = called(before, chars[end].c);
    chars.drain(..if is_name { end + 1 } else { 0 });
    called.filter(|name| is_name && !names_other(name))
}

/// What stands before this sign as a name.
fn called(before: &[Char], sign: char) -> Option<String> {
    match sign {
        '=' => variable(before),
        _ => name(&original(before)).filter(|name| !name.contains(['"', '\''])),
    }
}

/// The word of these characters, if there are no others.
fn only_word(chars: &[Char]) -> Option<&[Char]> {
    let mut words = words(chars);
    words.next().filter(|_| words.next().is_none())
}

/// A row or column behind a label that counts, as in `row1=53..7....`, `b[0] = [5, 3, 0, 0]` and `a(:,1) = …`: the
/// label, its number, the cells.
pub fn counted(chars: &[Char]) -> Option<((String, usize), Row)> {
    let place = |sign| chars.iter().position(|c| c.c == sign);
    let end = place('=').or_else(|| place(':'))?;
    let (before, after) = (&chars[..end], &chars[end + 1..]);
    // A row may be a call, as in `c(5, 3, 0)`.
    let called_at =
        literal::start(after).and_then(|_| after.iter().position(|c| "[{(".contains(c.c)));
    let after = &after[called_at.unwrap_or(0)..];
    let first = after.iter().find(|c| c.c != ' ')?.c;
    let text = text(before);
    let text = text.trim_end_matches(|c| " ])\"':,".contains(c));
    let label = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = text[label.len()..].parse().ok()?;
    let label = label.trim();
    let row = Row::new(after.to_vec(), Origin::List, called(before, chars[end].c));
    // `int a[9]` tells a size.
    let is_size = label.ends_with('[') && label.contains([' ', ']'])
        || label.ends_with(',') && !names_column(label);
    let (words, cells) = (row.words.len(), row.cell_count());
    let fits = |cells| (4..=MAX_SIZE).contains(&cells);
    let is_row = fits(words) && row.words().all(is_cell)
        || fits(cells) && !row.words().flatten().any(|c| is_unknown(c.c));
    // A setting may look like a row, but not like a list or a puzzle of 4×4.
    let is_sure = "[{(".contains(first) || [words, cells].contains(&MAX_SIZE);
    let origin = if is_sure {
        Origin::List
    } else {
        Origin::DoubtfulList
    };
    let count = |signs: &str| after.iter().filter(|c| signs.contains(c.c)).count();
    let is_whole = count("[{(") == count("]})");
    let names_row = || is_one_of(ROW, &label.to_lowercase()) || names_column(label);
    let may_be = chars[end].c == '=' || "[{(\"'`".contains(first) || names_row();
    let is_counted = may_be && is_row && is_whole && !is_size && is_label(before);
    is_counted.then(|| ((label.to_owned(), number), Row { origin, ..row }))
}

/// Clears the room for an answer behind a word, as in `Name: ________`, which is no row of empty cells.
pub fn clear_forms(chars: &mut [Char]) {
    let mut words = chars.split(|c| c.c == ':');
    let is_asked = |part: &[Char]| {
        let letters = part.iter().rev().take_while(|c| c.c.is_alphabetic());
        letters.count() > 2
    };
    let is_line = |part: &[Char]| {
        let count = |is: fn(char) -> bool| part.iter().filter(|c| is(c.c)).count();
        count(|c| c == '_') > 3 && count(|c| c.is_ascii_digit() || c == '"') == 0
    };
    if words.next().is_some_and(is_asked) && words.next().is_some_and(is_line) {
        let lines = chars.iter_mut().filter(|c| c.c == '_');
        lines.for_each(|c| c.c = ' ');
    }
}

/// Replaces optional values, such as `Just 5` and `Some(5)`, by what they hold.
pub fn open_options(chars: &mut [Char]) {
    for i in 0..chars.len().saturating_sub(5) {
        let is_inside = |c: &Char| c.c.is_alphanumeric() || c.c == '_';
        let begins = matches!(chars[i].c, 'J' | 'S') && (i == 0 || !is_inside(&chars[i - 1]));
        if !begins || is_inside(&chars[i + 4]) || !is_one_of("Just Some", &text(&chars[i..i + 4])) {
            continue;
        }
        let close = chars[i..]
            .iter()
            .take(LONGEST_OPTION)
            .position(|c| c.c == ')');
        if let Some(close) = close.filter(|_| chars[i + 4].c == '(') {
            chars[i + 4].c = ' ';
            chars[i + close].c = ' ';
        }
        chars[i..i + 4].iter_mut().for_each(|c| c.c = ' ');
    }
}

/// Whether these characters can be a name, with a type or the like.
fn is_label(chars: &[Char]) -> bool {
    let count = |bracket| chars.iter().filter(|c| c.c == bracket).count();
    let may_be = |c: &Char| c.c.is_alphanumeric() || "_ \t-[]()*&<>.,;:'\"$@?!".contains(c.c);
    // A board before a rating is no label.
    let boards = words(chars)
        .filter(|word| word.iter().all(is_sign) || word.len() >= 16 && is_cell_like(word));
    let has_board = boards.map(<[_]>::len).sum::<usize>() >= 16;
    let has_letters = chars.iter().any(|c| c.c.is_alphabetic());
    has_letters
        && !has_board
        && chars.iter().all(may_be)
        && count('(') == count(')')
        && count('[') == count(']')
}

/// The last word outside brackets and before a colon.
fn variable(left: &[Char]) -> Option<String> {
    let left = original(left.split(|c| c.c == ':').next()?);
    let parts = left.split(['[', '(', '<']);
    let outside: String = parts
        .filter_map(|part| part.rsplit([']', ')', '>']).next())
        .collect();
    let mut words = outside.rsplit(|c: char| !c.is_alphanumeric() && c != '_');
    let is_name = |word: &&str| word.starts_with(|c: char| c.is_alphabetic() || c == '_');
    words.find(is_name).map(str::to_owned)
}

/// Whether it is a digit or a mark for an empty cell.
fn is_sign(c: &Char) -> bool {
    c.c.is_ascii_digit() || Symbol::of(c.c) == Symbol::Empty
}
