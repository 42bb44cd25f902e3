//! Scripts that drive the window, one command per line, for pictures and tests.
//!
//! A line is the id of a command of the tables ([`COMMANDS`], [`LOOKS`], [`FRONT_COMMANDS`]), or of
//! one that only scripts have ([`ACTIONS`]). Empty lines are skipped, and so are comments: from a
//! `#` at the start of a line, or with white space on both sides, to the end of the line.

mod runner;

pub use runner::ScriptRunner;

use super::cx::Ask;
use super::front_command::FRONT_COMMANDS;
use super::look::LOOKS;
use crate::analysis::tree::Folding;
use crate::explain::visible;
use crate::lesson::BoardSpec;
use crate::playhead::Direction;
use crate::session::{COMMANDS, Control};
use std::path::PathBuf;

/// The longest wait, in seconds.
const LONGEST_WAIT: f64 = 3600.0;
/// The longest film, in seconds.
const LONGEST_FILM: f64 = 60.0;

/// A line of a script.
pub enum Action {
    /// A command that keys and buttons can give too.
    Ask(Ask),
    /// Open another lesson: a file, or the id of one of the course.
    Lesson(String),
    /// Fold the tree, or fit it into its view.
    Tree(Option<Folding>),
    /// Open the dialog for opening with the text of this file.
    Open(PathBuf),
    /// Set the size of the pictures that follow, in pixels, and the pixels per point.
    Size([u32; 2], f32),
    /// Go to the next or previous step where this holds.
    When(String, Direction),
    /// Let this many seconds pass.
    Wait(f64),
    /// Write a picture of the window to a PNG file.
    Picture(PathBuf),
    /// Let some seconds pass, and write them to an animated PNG file.
    Film(FilmScript),
    /// Fail unless this step is shown.
    Expect(u64),
}

/// What a script films, and how it is shown.
pub struct FilmScript {
    /// The seconds that pass.
    pub seconds: f64,
    /// The seconds that the film takes.
    pub shown: f64,
    /// The file.
    pub path: PathBuf,
}

/// What is passed to the commands that look for something.
const WHEN: &str = "what happens, such as R3C4 = 5, depth >= 20 or conflict 1000";

/// Commands that only scripts have.
static ACTIONS: &[Control<Action>] = &[
    Control::for_scripts("lesson", "a file or the name of a lesson", |text| {
        (!text.is_empty()).then(|| Action::Lesson(text.to_owned()))
    }),
    Control::for_scripts("tree", "fit, fold or unfold", |text| {
        Some(Action::Tree(match text {
            "fit" => None,
            "fold" => Some(Folding::Failed),
            "unfold" => Some(Folding::Fitting),
            _ => return None,
        }))
    }),
    Control::for_scripts("open", "a file", |text| {
        (!text.is_empty()).then(|| Action::Open(text.into()))
    }),
    Control::for_scripts(
        "size",
        "width x height, such as 1440x900 or, at two pixels a point, 1440x900@2",
        size,
    ),
    Control::for_scripts("when", WHEN, |text| {
        Some(Action::When(text.to_owned(), Direction::Forward))
    }),
    Control::for_scripts("previous when", WHEN, |text| {
        Some(Action::When(text.to_owned(), Direction::Back))
    }),
    Control::for_scripts("wait", "seconds, up to 3600", |text| {
        let seconds = text.parse().ok()?;
        (0.0..=LONGEST_WAIT)
            .contains(&seconds)
            .then_some(Action::Wait(seconds))
    }),
    Control::for_scripts("picture", "a PNG file", |text| {
        (!text.is_empty()).then(|| Action::Picture(text.into()))
    }),
    Control::for_scripts(
        "film",
        "the seconds that pass, those that the film takes, up to 60, and a PNG file",
        film,
    ),
    Control::for_scripts("expect", "step and its number", |text| {
        let step = text.strip_prefix("step ")?.trim().parse().ok()?;
        Some(Action::Expect(step))
    }),
];

/// Reads a script: actions with their line numbers. The error says which line cannot be read, and
/// what was expected there. Scripts are for pictures and tests; their errors are in English like
/// their commands.
pub fn read(source: &str) -> Result<Vec<(usize, Action)>, String> {
    let mut actions = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let text = without_comment(line).trim();
        if text.is_empty() {
            continue;
        }
        let action = action(text).map_err(|expected| {
            let found: String = text.chars().take(60).collect();
            let found = visible(&found);
            format!("line {}: {found}: expected {expected}", index + 1)
        })?;
        actions.push((index + 1, action));
    }
    Ok(actions)
}

/// Removes a comment. File names may contain `#`, so comments begin a line or have white space on
/// both sides.
fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with('#') {
        return "";
    }
    let is_comment = |(at, _): &(usize, &str)| {
        let (before, after) = (&line[..*at], &line[at + 1..]);
        before.ends_with(char::is_whitespace)
            && (after.is_empty() || after.starts_with(char::is_whitespace))
    };
    let comment = line.match_indices('#').find(is_comment);
    comment.map_or(line, |(at, _)| &line[..at])
}

/// The action of a line, or what was expected.
fn action(text: &str) -> Result<Action, String> {
    let tables = [
        find(COMMANDS, text, |command| Action::Ask(command.into())),
        find(LOOKS, text, |command| Action::Ask(command.into())),
        find(FRONT_COMMANDS, text, |command| Action::Ask(command.into())),
        find(ACTIONS, text, |action| action),
    ];
    let best = tables.into_iter().flatten().max_by_key(|(id, _)| id.len());
    best.map_or_else(|| Err(expected(text)), |(_, action)| action)
}

type Matched = (&'static str, Result<Action, String>);

/// The longest id of a table that the line begins with, and the resulting action.
fn find<C>(table: &'static [Control<C>], text: &str, make: fn(C) -> Action) -> Option<Matched> {
    let rest_of = |id: &str| {
        let rest = text.strip_prefix(id)?;
        (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
    };
    let begun = table
        .iter()
        .filter_map(|entry| Some((entry, rest_of(entry.id)?)));
    let (entry, rest) = begun.max_by_key(|(entry, _)| entry.id.len())?;
    let action = entry.read(rest).map(make);
    Some((
        entry.id,
        action.map_err(|expected| reason(entry.id, rest, expected)),
    ))
}

/// What was expected after an id; of several boards also which one is meant.
fn reason(id: &str, rest: &str, expected: &str) -> String {
    let unknown = (id == "boards").then(|| BoardSpec::first_unknown(rest));
    match unknown.flatten() {
        Some(unknown) => format!("{expected}; not {unknown:?}"),
        None => expected.to_owned(),
    }
}

/// The ids of all tables.
fn ids() -> impl Iterator<Item = &'static str> {
    let ids = COMMANDS.iter().map(|entry| entry.id);
    let ids = ids.chain(LOOKS.iter().map(|entry| entry.id));
    let ids = ids.chain(FRONT_COMMANDS.iter().map(|entry| entry.id));
    ids.chain(ACTIONS.iter().map(|entry| entry.id))
}

/// What was expected instead of a line that begins with no id: the words that may follow its first
/// one, or every first word.
fn expected(text: &str) -> String {
    let ids: Vec<&str> = ids().collect();
    let word = text.split_whitespace().next().unwrap_or_default();
    let after = |id: &&'static str| id.strip_prefix(word)?.strip_prefix(' ');
    let mut words: Vec<&str> = ids.iter().filter_map(after).collect();
    if words.is_empty() {
        words = ids.iter().filter_map(|id| id.split(' ').next()).collect();
        words.sort_unstable();
        words.dedup();
    }
    let last = words.pop().unwrap_or_default();
    match words.is_empty() {
        true => last.to_owned(),
        false => format!("{} or {last}", words.join(", ")),
    }
}

fn film(text: &str) -> Option<Action> {
    let (seconds, rest) = text.split_once(' ')?;
    let (shown, path) = rest.trim_start().split_once(' ')?;
    let (seconds, shown) = (seconds.parse().ok()?, shown.parse().ok()?);
    let is_fine = (0.1..=LONGEST_WAIT).contains(&seconds) && (0.1..=LONGEST_FILM).contains(&shown);
    let path = PathBuf::from(path.trim());
    is_fine.then_some(Action::Film(FilmScript {
        seconds,
        shown,
        path,
    }))
}

fn size(text: &str) -> Option<Action> {
    let (size, scale) = text.split_once('@').unwrap_or((text, "1"));
    let (width, height) = size.split_once('x')?;
    let side = |text: &str| {
        let side = text.trim().parse().ok()?;
        (200..=16384).contains(&side).then_some(side)
    };
    let scale = scale.trim().parse().ok()?;
    let size = [side(width)?, side(height)?];
    (0.5..=8.0)
        .contains(&scale)
        .then_some(Action::Size(size, scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Command;

    #[test]
    fn every_command_is_read() {
        let source = "\
# A tour
lesson first-program
language pt   # words
theme dark
view stack
code python
board 2
text-size 1.5
size 1440x900@2
presenter on
help off
ask on
solve off
fork propagation
editor on
editor take
editor off
student Zoë  Ñ # odd letters
students on
remove student Zoë  Ñ
reset progress
step 120
step +1
step -3
when R3C4 = 5
previous when depth >= 3
move on
first
percent 50
next backtrack
previous stop
out
bookmark
tree fold
play
speed unlimited
speed 8
wait 0.5
pause
last
picture out.png
film 15 10 a film.png
expect step 7
";
        let actions = read(source).unwrap();
        assert_eq!(actions.len(), source.lines().count() - 1);
        assert!(matches!(&actions[0], (2, Action::Lesson(name)) if name == "first-program"));
        assert!(matches!(actions[7].1, Action::Size([1440, 900], 2.0)));
        let command = |index: usize| match &actions[index].1 {
            Action::Ask(Ask::Session(command)) => command,
            _ => panic!("{index}"),
        };
        assert!(matches!(command(20), Command::GoTo(120)));
        assert!(matches!(command(21), Command::Step(1)));
        assert!(matches!(command(22), Command::Step(-3)));
    }

    #[test]
    fn unknown_commands_are_reported_with_their_line() {
        for (line, expected) in [
            ("jump 3", "language, larger, last, lesson"),
            ("step", "120, +1, -3"),
            ("step 1e9", "120, +1, -3"),
            ("language fr", "pt, pt-PT, es or en"),
            ("tree grow", "fit, fold or unfold"),
            ("fork brute", "a strategy"),
            ("remove student", "a name"),
            ("reset progress now", "nothing after"),
            ("board 0", "from 1"),
            ("boards naive, mrv, masks", "not \"mrv\""),
            ("boards naive, masks*some", "not \"masks*some\""),
            ("board 5", "from 1"),
            ("text-size NaN", "0.5 to 4"),
            ("size 10x10", "width x height"),
            ("next", "conflict"),
            ("move", "back or on"),
            ("play now", "nothing after"),
            ("wait inf", "seconds"),
            ("percent 101", "0 to 100"),
            ("picture", "PNG"),
            ("film 15 100 race.png", "up to 60"),
            ("expect 3", "step and its number"),
        ] {
            let read = read(&format!("# one\n\n{line}\n"));
            let error = read.err().expect(line);
            assert!(error.starts_with("line 3: "), "{error}");
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn file_names_may_contain_a_hash() {
        for (line, name) in [
            ("picture a#1.png", "a#1.png"),
            ("picture a#1.png # the first", "a#1.png"),
            ("picture b #2.png", "b #2.png"),
            ("  picture #3.png", "#3.png"),
        ] {
            let actions = read(line).unwrap_or_else(|error| panic!("{error}"));
            assert!(
                matches!(&actions[0].1, Action::Picture(path) if path.as_os_str() == name),
                "{line}"
            );
        }
        assert!(
            read("# picture a.png\n\t#\n#picture b.png").is_ok_and(|actions| actions.is_empty())
        );
    }

    #[test]
    fn the_manual_lists_every_command() {
        let manual = include_str!("../../cli/manual.rs");
        let (_, manual) = manual.split_once("Scripts:").expect("a section");
        let named: Vec<&str> = manual
            .split(|c: char| !(c.is_alphanumeric() || c == '-'))
            .collect();
        for id in ids() {
            // A word may stand for several that begin with it.
            let word = id.split(' ').next().unwrap_or(id);
            assert!(named.contains(&word), "{id}");
        }
    }

    /// Each id occurs once in its table, and none hides another.
    #[test]
    fn ids_are_told_apart() {
        let mut ids: Vec<&str> = ids().collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
