//! Texts with a problem of their own: a name such as `subset-sum:9:3,4,5`, a maze, a futoshiki, a killer Sudoku.

use super::error::{Entry, ReadError, Reason};
use crate::puzzle::{
    Family, GridProblem, NoFiles, Problem, Topology, Value, Wanted, WantedError, WayBoard,
};

/// The longest text that poses a problem of its own, in bytes.
pub const LONGEST_POSED: usize = 1 << 14;

/// The problems whose texts follow their names.
const NAMES: [&str; 10] = [
    "permutations",
    "subsets",
    "combinations",
    "subset-sum",
    "cryptarithm",
    "magic",
    "futoshiki",
    "killer",
    "knight",
    "maze",
];

/// Reads a problem that is called by its name, or the text of a maze, a futoshiki or a killer Sudoku. `None` if it
/// looks like none of these.
pub fn posed(text: &str) -> Option<Entry> {
    if text.len() > LONGEST_POSED {
        return None;
    }
    let text = text.trim_start_matches('\u{FEFF}');
    let problem = called(text).or_else(|| drawn(text.trim_matches(['\r', '\n'])))?;
    let reason = |error| ReadError::of_line(1, Reason::Posed(Box::new(error)));
    Some(Entry::new(1, problem.map_err(reason)))
}

/// A problem that is called by its name.
fn called(text: &str) -> Option<Result<Problem, WantedError>> {
    let text = text.trim();
    let is_of_letters = text.chars().all(|c| c.is_alphabetic() || "+= ".contains(c));
    if is_of_letters && text.contains('+') && text.contains('=') {
        return called(&format!("cryptarithm:{}", text.replace(' ', "")));
    }
    let (name, detail) = text.split_once(':')?;
    if !NAMES.contains(&name) {
        return None;
    }
    // Written on one line, as in links, or as in a file.
    let detail = detail.trim_matches(['\r', '\n']);
    let written = format!("{name}:{detail}");
    let wanted = match written.trim_end().parse().ok() {
        Some(family) => Ok(Wanted::Known(family)),
        None => Wanted::read(&written, None, &NoFiles),
    };
    Some(wanted.and_then(|wanted| match (&wanted, wanted.family()) {
        (Wanted::Posed(problem), _) => Ok((**problem).clone()),
        (_, Some(family)) => on(family.clone(), None),
        (_, None) => Err(WantedError::Unknown {
            name: name.to_owned(),
        }),
    }))
}

/// A maze, a futoshiki or a killer Sudoku.
fn drawn(text: &str) -> Option<Result<Problem, WantedError>> {
    let has = |sign: char| text.contains(sign);
    let is_maze = text.chars().all(|c| "SE#. \r\n".contains(c)) && has('S') && has('E');
    if is_maze {
        let way = WayBoard::maze(text).map_err(WantedError::Way);
        return Some(way.and_then(|board| on(Family::Way(board), None)));
    }
    let is_sum = |line: &str| {
        let (cage, sum) = line.trim().split_once('=').unwrap_or_default();
        let mut sum = sum.trim().chars();
        cage.trim().len() == 1 && sum.next().is_some_and(|c| c.is_ascii_digit())
    };
    // Its board comes first, unlike in a program that says `N = 9`.
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty()).unwrap_or_default();
    let is_row = first.chars().all(|c| c == '.' || c.is_ascii_alphanumeric());
    let is_killer = is_row && text.lines().any(is_sum);
    let has_signs = |line: &str| {
        let is_right = |(at, c): (usize, char)| match at % 2 {
            0 => c == '.' || c.is_ascii_digit(),
            _ => "<> ".contains(c),
        };
        line.contains(['<', '>']) && line.trim_end().chars().enumerate().all(is_right)
    };
    let is_futoshiki = text.lines().any(has_signs);
    let read = match (is_killer, is_futoshiki) {
        (true, _) => GridProblem::killer(text),
        (false, true) => GridProblem::futoshiki(text),
        (false, false) => return None,
    };
    Some(
        read.map_err(WantedError::Grid)
            .and_then(|(grid, givens)| on(Family::Grid(grid), Some(givens))),
    )
}

/// The board of a family with its givens, or without any.
fn on(family: Family, givens: Option<Vec<Option<Value>>>) -> Result<Problem, WantedError> {
    let topology = Topology::new(family);
    let givens = givens.unwrap_or_else(|| vec![None; topology.cells()]);
    Problem::on(&topology, &givens).map_err(WantedError::Problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The family of a text; `None` if it has none of its own.
    fn family(text: &str) -> Option<String> {
        let problem = posed(text)?.problem.unwrap();
        Some(problem.topology().family().to_string())
    }

    #[test]
    fn problems_are_known_by_their_texts() {
        for (text, expected) in [
            ("subset-sum:9:3,4,5\n", Some("subset-sum:9:3,4,5")),
            ("SEND + MORE = MONEY", Some("cryptarithm:SEND+MORE=MONEY")),
            ("\u{FEFF}S..\r\n.#E\r\n", Some("maze:S../.#E")),
            (".<.\n^\n. .\n", Some("futoshiki:2:1<2,1<3")),
            (
                "\u{FEFF}....\n....\n....\n....\n\nA...\n....\n....\n....\nA=3\n",
                Some("killer:2x2:A...............:3"),
            ),
            ("1...\n....\n....\n....\n", None),
            ("E", None),
            (
                "N = 9\nboard = [[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                None,
            ),
        ] {
            assert_eq!(family(text).as_deref(), expected, "{text:?}");
        }
        let fault = posed("....\nA...\nA=3").unwrap().problem.unwrap_err();
        assert!(matches!(fault.reason, Reason::Posed(_)));
    }
}
