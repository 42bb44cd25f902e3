//! How programs are written down.
//!
//! A comment in brackets, such as `//[masks first]`, says which choices the lines below belong to,
//! up to the next such comment. For every axis mentioned, one of the choices listed must be made;
//! `|` separates alternatives, and empty brackets end the section. A comment behind a line, such as
//! `// @place(cell, value)`, marks the step that happens there; `// @about recursion` says what
//! else is explained there. `// @word cell => row` stands before the program: the families of its
//! section have another word for something, or no such line. Of the words that fit, the first one
//! counts. `// @bug no-undo` below a line says that a program with this bug lacks it; `// @bug
//! short-loop => for num in 1..N` says what it is then. `// @said no_solution => puts("{}");` says what
//! the line is if a lesson has a message of its own for that.
//!
//! A lesson's own listing is written in the same way, without sections and words.

use super::listing::{Bug, CodeLine, Listing, Slip, StepMark};
use crate::explain::Site;
use crate::explain::families::refuses_nothing;
use crate::puzzle::{Family, GridProblem, RowProblem, Topology};
use crate::solver::{Check, Goal, Order, Select, Strategy};

/// Stands in programs for the number of solutions to find.
const LIMIT: &str = "LIMIT";
/// Stands in programs for the seed of a random order.
const SEED: &str = "SEED";

/// Composes the program of a strategy: the one `shown` for it on this board.
pub(super) fn compose(
    source: &'static str,
    board: &Topology,
    (strategy, shown): (Strategy, Strategy),
    goal: Goal,
    comment: &str,
    said: &impl Fn(&str) -> Option<String>,
) -> Listing {
    let marking = format!("{comment} @");
    let mut axes = problem_axes(board.family(), goal);
    axes.extend(strategy_axes(shown));
    axes.extend(relation_axes(board, strategy));
    let constants = constants(shown, goal);
    let mut listing = Listing::default();
    let mut words: Vec<(&str, &str)> = Vec::new();
    for (choices, line) in sections(source, comment) {
        if let Some(names) = line.strip_prefix(&format!("{marking}names ")) {
            listing.names = names_in(names);
        } else if !are_made(choices, &axes) {
            continue;
        } else if let Some(word) = line.strip_prefix(&format!("{marking}word ")) {
            words.extend(word.split_once(" =>"));
        } else if let Some(bug) = line.trim_start().strip_prefix(&format!("{marking}bug ")) {
            let slip = slip(bug, &listing.lines, &words);
            listing.slips.push(slip);
        } else if let Some(other) = line.trim_start().strip_prefix(&format!("{marking}said ")) {
            let (role, text) = other.split_once(" => ").expect("a message has its line");
            if let (Some(message), Some(line)) = (said(role), listing.lines.last_mut()) {
                let own = line.text.trim_start();
                let indent = line.text.len() - own.len();
                line.text
                    .replace_range(indent.., &text.replace("{}", &message));
            }
        } else {
            let is_empty = line.is_empty();
            let line = read(line, &words, &marking, &constants);
            let line = line.unwrap_or_else(|mark| panic!("nobody knows the mark '{mark}'"));
            // Sections and lines left out leave no gap.
            let is_blank = |line: &CodeLine| line.text.is_empty();
            if is_blank(&line) && !is_empty {
                continue;
            }
            if !is_blank(&line) || listing.lines.last().is_some_and(|last| !is_blank(last)) {
                listing.lines.push(line);
            }
        }
    }
    for (_, name) in &mut listing.names {
        *name = renamed(name, &words);
    }
    listing
}

/// A listing that is written in a file as a whole.
///
/// # Errors
///
/// The number of a line, from 1, and the mark that is not known.
pub(super) fn whole(text: &str, comment: &str) -> Result<Listing, (usize, String)> {
    let marking = format!("{comment} @");
    let mut listing = Listing::default();
    for (number, line) in text.lines().enumerate() {
        if let Some(names) = line.strip_prefix(&format!("{marking}names ")) {
            listing.names = names_in(names);
            continue;
        }
        let line = read(line, &[], &marking, &[]);
        listing.lines.push(line.map_err(|mark| (number + 1, mark))?);
    }
    Ok(listing)
}

/// The program's names for the parts of a search, by our own.
fn names_in(line: &str) -> Vec<(String, String)> {
    let names = line.split(' ').filter_map(|name| name.split_once('='));
    names
        .map(|(own, name)| (own.to_owned(), name.to_owned()))
        .collect()
}

/// The lines of a source, each with the choices of its section.
pub(super) fn sections<'s>(
    source: &'s str,
    comment: &str,
) -> impl Iterator<Item = (&'s str, &'s str)> {
    let opening = format!("{comment}[");
    let mut choices = "";
    source
        .lines()
        .filter_map(move |line| match line.strip_prefix(&opening) {
            Some(opened) => {
                choices = opened.strip_suffix(']').expect("brackets are closed");
                None
            }
            None => Some((choices, line)),
        })
}

/// A text in the words of a family.
pub(super) fn renamed(text: &str, words: &[(&str, &str)]) -> String {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let (mut new, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let is_apart = |left: &str, right: &str| {
            !(left.ends_with(is_of_name) && right.starts_with(is_of_name))
        };
        let before = &text[..text.len() - rest.len()];
        let fits = |(word, _): &&(&str, &str)| {
            let after = rest.strip_prefix(word);
            is_apart(before, word) && after.is_some_and(|after| is_apart(word, after))
        };
        let (length, word) = match words.iter().find(fits) {
            Some((word, own)) => (word.len(), own.trim_start()),
            None => (first.len_utf8(), &rest[..first.len_utf8()]),
        };
        new.push_str(word);
        rest = &rest[length..];
    }
    new
}

/// What a bug makes of the last of these lines.
fn slip(bug: &str, lines: &[CodeLine], words: &[(&str, &str)]) -> Slip {
    let (name, text) = match bug.split_once(" => ") {
        Some((name, text)) => (name, Some(text)),
        None => (bug, None),
    };
    let line = lines.len() - 1;
    let before = &lines[line].text;
    let indent = &before[..before.len() - before.trim_start().len()];
    Slip {
        bug: Bug::from_id(name).unwrap_or_else(|| panic!("'{name}' is no bug")),
        line,
        text: text.map(|text| format!("{indent}{}", renamed(text, words))),
    }
}

/// Reads a line with its mark, or returns a mark that is not known.
fn read(
    line: &str,
    words: &[(&str, &str)],
    marking: &str,
    constants: &[(&str, String)],
) -> Result<CodeLine, String> {
    let (text, mark) = line.split_once(marking).unwrap_or((line, ""));
    let mut text = renamed(text, words);
    for (name, number) in constants {
        text = text.replace(name, number);
    }
    let (name, details) = match mark.split_once('(') {
        Some((name, details)) => (name, details.strip_suffix(')').unwrap_or(details)),
        None => (mark, ""),
    };
    let mut line = CodeLine {
        text: text.trim_end().to_owned(),
        mark: None,
        function: None,
        about: None,
    };
    let explained = |id: &str| {
        let mut known = EXPLAINED_IDS.split_whitespace();
        known
            .find(|known| *known == id)
            .ok_or_else(|| id.to_owned())
    };
    if let Some(id) = name.strip_prefix("function ") {
        line.function = Some(explained(id)?);
    } else if let Some(id) = name.strip_prefix("about ") {
        line.about = Some(explained(id)?);
    } else if !name.is_empty() {
        line.mark = Some(StepMark {
            site: Site::from_id(name).ok_or_else(|| name.to_owned())?,
            details: renamed(details, words),
        });
    }
    Ok(line)
}

/// The numbers that stand in programs under a name.
fn constants(strategy: Strategy, goal: Goal) -> Vec<(&'static str, String)> {
    let mut constants = Vec::new();
    if let Goal::Count(limit) = goal {
        constants.push((LIMIT, limit.to_string()));
    }
    if let Strategy::Search(search) = strategy
        && let Order::Random(seed) = search.order()
    {
        constants.push((SEED, seed.to_string()));
    }
    constants
}

/// The functions and lines that are explained besides those where steps happen: the ids of
/// `code-` and `line-` messages.
const EXPLAINED_IDS: &str = "add-cells board candidates candidates-left cells check-forward check-hidden \
    check-naked count find-unassigned first force guesses is-safe is-safe-blaming load main main-sweep \
    mark next-fewest next-first next-places options print solve solve-jumping solve-tested sweep \
    value-of visit-all is-safe-own main-silent save-first print-kept next-value bits pass \
    only-candidate each test copy call checked-call fail fail-jumping jump visit own-value keep \
    no-progress solve-with-stack push pop find-unassigned-degree next-degree is-better degree \
    arranged arranged-options rank-struck rank-random mix is-new stands is-worth-learning learn \
    is-true can-be-true extend moves-from in-order onward";

/// An axis: all of its choices, and the one that is made.
pub(super) type Axis = (Vec<&'static str>, &'static str);

/// The axes that depend on the problem and the goal.
pub(super) fn problem_axes(family: &Family, goal: Goal) -> Vec<Axis> {
    vec![
        (GOALS.to_vec(), goal_id(goal)),
        (BOARDS.to_vec(), board_id(family)),
        (GRIDS.to_vec(), family.id()),
    ]
}

/// The axes that depend on what values are tested for besides the houses.
fn relation_axes(board: &Topology, strategy: Strategy) -> [Axis; 3] {
    let family = board.family();
    let is_sum = matches!(
        family,
        Family::Row(RowProblem::Combinations { .. } | RowProblem::SubsetSum { .. })
    );
    let relations = match board.relations() {
        [] => RELATIONS[0],
        [_] if is_sum => RELATIONS[1],
        _ => RELATIONS[2],
    };
    let bounds = BOUNDS[usize::from(strategy.check() == Check::Bounds)];
    let tests = TESTS[usize::from(refuses_nothing(board))];
    [
        (RELATIONS.to_vec(), relations),
        (BOUNDS.to_vec(), bounds),
        (TESTS.to_vec(), tests),
    ]
}

fn strategy_axes(strategy: Strategy) -> Vec<Axis> {
    let orders = Order::KINDS.iter().chain(&[Order::FewestOnward]);
    match strategy {
        Strategy::Sweep => Vec::new(),
        Strategy::Search(search) => vec![
            (Select::ALL.map(Select::id).to_vec(), search.select().id()),
            (vec![CELLS], decided(search.select())),
            (
                orders.map(|order| order.id()).collect(),
                search.order().id(),
            ),
            (Check::ALL.map(Check::id).to_vec(), search.check().id()),
        ],
    }
}

/// `CELLS` if what is decided is always a cell.
const fn decided(select: Select) -> &'static str {
    match select {
        Select::RowMajor
        | Select::FewestCandidates
        | Select::Degree
        | Select::FewestCandidatesDegree => CELLS,
        Select::FewestPlaces => "",
    }
}

/// Whether, in one of the alternatives, a choice listed is made on every axis mentioned.
pub(super) fn are_made(choices: &str, axes: &[Axis]) -> bool {
    choices.split('|').any(|alternative| {
        let names: Vec<&str> = alternative.split_whitespace().collect();
        axes.iter().all(|(axis, made)| {
            let is_named = names.iter().any(|name| axis.contains(name));
            !is_named || names.contains(made)
        })
    })
}

/// Stands in sections for every rule of selection but `fewest-places`.
const CELLS: &str = "cells";
const GOALS: [&str; 3] = ["first", "all", "count"];
/// Rows and columns of cells, one cell for each row of queens or node of a map, or a list of cells.
const BOARDS: [&str; 4] = ["grid", "queens", "map", "list"];
/// The families of boards with rows and columns, of lists, and of ways.
const GRIDS: [&str; 15] = [
    "sudoku",
    "jigsaw",
    "diagonal",
    "windows",
    "latin",
    "futoshiki",
    "killer",
    "magic",
    "permutations",
    "subsets",
    "combinations",
    "subset-sum",
    "cryptarithm",
    "knight",
    "maze",
];
/// No relations, one sum of what is chosen, or relations of any kind.
const RELATIONS: [&str; 3] = ["free", "sum", "related"];
/// Whether a relation is tested when its cells are filled, or by what it can still become.
const BOUNDS: [&str; 2] = ["filled", "bounded"];
/// Whether values are tested at all.
const TESTS: [&str; 2] = ["tested", "untested"];

pub(super) fn board_id(family: &Family) -> &'static str {
    if let Family::Row(_) | Family::Grid(GridProblem::Magic(_)) = family {
        return "list";
    }
    let found = BOARDS.into_iter().find(|board| *board == family.id());
    found.unwrap_or(BOARDS[0])
}

/// The name of a goal in programs. Counting to one is looking for the first.
const fn goal_id(goal: Goal) -> &'static str {
    match goal {
        Goal::First => GOALS[0],
        Goal::All => GOALS[1],
        Goal::Count(limit) if limit.get() == 1 => GOALS[0],
        Goal::Count(_) => GOALS[2],
    }
}
