//! How programs are written down.
//!
//! A comment in brackets, such as `//[masks first]`, says which choices the lines below belong to,
//! up to the next such comment. For every axis mentioned, one of the choices listed must be made;
//! `|` separates alternatives, and empty brackets end the section. A comment behind a line, such as
//! `// @place(cell, value)`, marks the step that happens there; `// @about recursion` says what else is
//! explained there.

use super::listing::{Line, Listing, Mark};
use crate::explain::Site;
use crate::solver::{Check, Goal, Order, Select, Strategy};

/// Placeholder in programs for the number of solutions wanted.
const LIMIT: &str = "LIMIT";

/// Composes the program of a strategy.
pub(super) fn compose(
    source: &'static str,
    strategy: Strategy,
    goal: Goal,
    comment: &str,
) -> Listing {
    let opening = format!("{comment}[");
    let marking = format!("{comment} @");
    let mut listing = Listing::default();
    let mut is_wanted = true;
    for line in source.lines() {
        if let Some(choices) = line.strip_prefix(&opening) {
            let choices = choices.strip_suffix(']').expect("brackets are closed");
            is_wanted = choices.split('|').any(|all| is_made(all, strategy, goal));
        } else if let Some(names) = line.strip_prefix(&format!("{marking}names ")) {
            listing.names = names.split(' ').filter_map(|n| n.split_once('=')).collect();
        } else if is_wanted {
            let line = read(line, &marking, goal);
            // Sections left out leave no gap.
            let is_blank = |line: &Line| line.text.is_empty();
            if !is_blank(&line) || listing.lines.last().is_some_and(|last| !is_blank(last)) {
                listing.lines.push(line);
            }
        }
    }
    listing
}

fn read(line: &'static str, marking: &str, goal: Goal) -> Line {
    let (text, mark) = line.split_once(marking).unwrap_or((line, ""));
    let text = match goal {
        Goal::Count(limit) => text.replace(LIMIT, &limit.to_string()),
        Goal::First | Goal::All => text.to_owned(),
    };
    let (name, details) = match mark.split_once('(') {
        Some((name, details)) => (name, details.strip_suffix(')').unwrap_or(details)),
        None => (mark, ""),
    };
    let function = name.strip_prefix("function ");
    let about = name.strip_prefix("about ");
    let is_step = !name.is_empty() && function.is_none() && about.is_none();
    let mark = is_step.then(|| Mark {
        site: Site::from_id(name).unwrap_or_else(|| panic!("'{name}' marks no site")),
        details,
    });
    Line {
        text: text.trim_end().to_owned(),
        mark,
        function,
        about,
    }
}

/// Whether one of the listed choices is made on every axis mentioned.
fn is_made(choices: &str, strategy: Strategy, goal: Goal) -> bool {
    let names: Vec<&str> = choices.split_whitespace().collect();
    let agrees = |axis: &[&str], made: &str| {
        let is_named = names.iter().any(|name| axis.contains(name));
        !is_named || names.contains(&made)
    };
    debug_assert!(names.iter().all(|n| is_choice(n)), "{choices}");
    let search = match strategy {
        Strategy::Sweep => true,
        Strategy::Search(search) => {
            agrees(&ids(&Select::ALL, Select::id), search.select().id())
                && agrees(&ids(&Order::ALL, Order::id), search.order().id())
                && agrees(&ids(&Check::ALL, Check::id), search.check().id())
        }
    };
    search && agrees(&GOALS, goal_id(goal))
}

const GOALS: [&str; 3] = ["first", "all", "count"];

/// Counting to one is the same as looking for the first.
const fn goal_id(goal: Goal) -> &'static str {
    match goal {
        Goal::First => GOALS[0],
        Goal::All => GOALS[1],
        Goal::Count(limit) if limit.get() == 1 => GOALS[0],
        Goal::Count(_) => GOALS[2],
    }
}

fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|choice| id(*choice)).collect()
}

fn is_choice(name: &str) -> bool {
    Select::from_id(name).is_some()
        || Order::from_id(name).is_some()
        || Check::from_id(name).is_some()
        || GOALS.contains(&name)
}
