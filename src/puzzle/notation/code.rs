//! The code around a puzzle that is written as a literal.

use super::prose::{is_foreign_word, name};
use super::symbol::{is_empty_mark, is_foreign_letter};

/// Blanks the beginning of a line that is code or a key before the cells, such as
/// `int grid[9][9] = {`, `board = np.array([` or `"puzzle": `, and gives the name in it.
pub fn cut_prefix(chars: &mut [char]) -> Option<String> {
    let found = match assignment(chars) {
        Some(end) => {
            let name = variable(&chars[..end]);
            chars[..=end].fill(' ');
            name
        }
        None => key(chars).and_then(|(end, quoted)| {
            let label: String = chars[..end].iter().collect();
            chars[..=end].fill(' ');
            name(&label).filter(|_| !quoted)
        }),
    };
    cut_calls(chars);
    found
}

/// Where the `=` of an assignment stands.
fn assignment(chars: &[char]) -> Option<usize> {
    let end = chars.iter().position(|c| *c == '=')?;
    let (before, after) = (&chars[..end], &chars[end + 1..]);
    let is_left_side = before.iter().any(|c| c.is_alphabetic())
        && before
            .iter()
            .all(|c| c.is_alphanumeric() || "_ \t[]()*&<>.:,;'\"$@{".contains(*c));
    let next = after.iter().find(|c| **c != ' ');
    let is_assignment = next.is_none_or(|c| "[{(\"'`".contains(*c))
        || before.iter().any(|c| is_foreign_letter(*c)) && next != Some(&'=');
    (is_left_side && is_assignment).then_some(end)
}

/// The last word outside brackets.
fn variable(left: &[char]) -> Option<String> {
    let mut depth = 0;
    let outside: String = left
        .iter()
        .map(|c| {
            depth += i32::from("[<(".contains(*c));
            let shown = if depth == 0 { *c } else { ' ' };
            depth -= i32::from("]>)".contains(*c));
            shown
        })
        .collect();
    // `P: [[u8; 9]; 9]` names P, not what follows the colon.
    let outside = outside.split(':').next().unwrap_or_default();
    outside
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .rfind(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .map(str::to_owned)
}

/// Where the `:` of a key stands that has cells after it, and whether the key is quoted.
fn key(chars: &[char]) -> Option<(usize, bool)> {
    let end = chars.iter().position(|c| *c == ':')?;
    let key: String = chars[..end].iter().collect();
    let key = key.trim_matches(|c: char| c.is_whitespace() || "{[(,".contains(c));
    let quoted = key.len() > 2 && key.starts_with(['"', '\'']) && key.ends_with(['"', '\'']);
    let words = key
        .chars()
        .all(|c| c.is_alphanumeric() || " _-.'\"".contains(c))
        && key
            .split(|c: char| !c.is_alphanumeric())
            .any(|w| is_foreign_word(&w.chars().collect::<Vec<_>>()));
    let after = &chars[end + 1..];
    // The smallest board has four cells.
    let is_cell = |c: &&char| c.is_ascii_digit() || is_empty_mark(**c);
    let cells = after.iter().filter(is_cell).count() >= 4;
    let opens = after.iter().any(|c| "[{\"'".contains(*c));
    ((quoted || words) && (cells || opens)).then_some((end, quoted))
}

/// Blanks words at the beginning that belong to code: `vec![`, `grid.append([`, `new int[][] {`.
/// Where no cell is left after them, the line is code only, and nothing stays.
fn cut_calls(chars: &mut [char]) {
    let last_cell = chars
        .iter()
        .rposition(|c| c.is_ascii_digit() || is_empty_mark(*c));
    let mut start = 0;
    loop {
        start += chars[start..]
            .iter()
            .take_while(|c| " \t([{]".contains(**c))
            .count();
        let is_word = |c: &&char| c.is_alphanumeric() || "_.".contains(**c);
        let end = start + chars[start..].iter().take_while(is_word).count();
        let word = &chars[start..end];
        let starts = word.first().is_some_and(|c| c.is_alphabetic());
        let opens = |at: usize| chars.get(at).is_some_and(|c| "([{".contains(*c));
        let called = opens(end) || chars.get(end) == Some(&'!') && opens(end + 1);
        let foreign = chars.get(end) == Some(&'(') || word.iter().any(|c| is_foreign_letter(*c));
        if !starts || !foreign || !(called || *word == ['n', 'e', 'w']) {
            return;
        }
        chars[start..end].fill(' ');
        if chars.get(end) == Some(&'!') {
            chars[end] = ' ';
        }
        if last_cell.is_none_or(|last| last < end) {
            chars[end..].fill(' ');
        }
        start = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefix(text: &str) -> (String, Option<String>) {
        let mut chars: Vec<char> = text.chars().collect();
        let name = cut_prefix(&mut chars);
        let rest: String = chars.into_iter().collect();
        (rest.trim().to_owned(), name)
    }

    #[test]
    fn prefixes_are_cut() {
        let check = |text: &str, rest: &str, name: Option<&str>| {
            assert_eq!(
                prefix(text),
                (rest.to_owned(), name.map(str::to_owned)),
                "{text}"
            );
        };
        check("int easy[9][9] = {", "{", Some("easy"));
        check("A = [1 2; 2 1]", "[1 2; 2 1]", Some("A"));
        check("static P: [[u8; 9]; 9] = [", "[", Some("P"));
        check("board = np.array([[1, 2],", "([[1, 2],", Some("board"));
        check("  vec![1, 2],", "[1, 2],", None);
        check("int[][] m = new int[][] {", "", Some("m"));
        check("print(solve(b))", "", None);
        check("f(g([1, 2])", "( ([1, 2])", None);
        check("{\"puzzle\": \"12..\"}", "\"12..\"}", None);
        check("easy: 1221", "1221", Some("easy"));
        check("grid 1:", "grid 1:", None);
        check("Título: é", "Título: é", None);
        check("Level: 5", "Level: 5", None);
        check("Título: café 1", "Título: café 1", None);
        check("==========", "==========", None);
        check("+===+===+", "+===+===+", None);
        check(":---+---:", ":---+---:", None);
        check("12.34", "12.34", None);
    }
}
