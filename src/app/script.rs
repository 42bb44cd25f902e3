//! A tour that the window takes by itself: a command a line, for pictures and tests.
//!
//! Words are those of the command line. Every command of the playhead has its line, and so has what
//! a hand would set: lesson, language, theme, view, what programs are written in, what of the tree is
//! seen, boards and their alignment, text size, presenter mode.

use crate::analysis::alignment::Alignment;
use crate::analysis::tree::Folding;
use crate::cli::View;
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::lesson::BoardSpec;
use crate::playhead::{Command, Direction, Kind, Speed};
use crate::scene::Theme;
use crate::solver::Strategy;
use std::path::PathBuf;
use thiserror::Error;

/// The longest wait, in seconds.
const LONGEST_WAIT: f64 = 3600.0;

/// What a line of a script asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// What keys and buttons can say.
    Command(Command),
    /// Another lesson: a file, or the name of one that the program brings.
    Lesson(String),
    Language(Language),
    Theme(Theme),
    View(View),
    /// What programs are written in.
    Code(CodeLanguage),
    /// A button of the tree view.
    Tree(TreeButton),
    /// The board that keys are about, from 0.
    Board(usize),
    /// The searches that are shown.
    Boards(Vec<BoardSpec>),
    /// By what they are held side by side.
    Align(Alignment),
    /// Whether boards tell when they can no longer be completed.
    Doom(bool),
    /// Whether heat is that of whole runs.
    WholeHeat(bool),
    Present(bool),
    Help(bool),
    /// Whether something is asked before every move.
    Ask(bool),
    /// Whether the student makes the moves of the leading board.
    Solve(bool),
    /// Another strategy takes over on a branch of the leading board.
    Fork(Strategy),
    /// Show or leave the course.
    Course(bool),
    /// Show or leave the editor for puzzles.
    Edit(bool),
    /// Take the puzzle on show into it.
    Take,
    /// The dialog for opening, with the text of this file.
    Open(PathBuf),
    /// Text size relative to the usual one.
    Zoom(f32),
    /// Pixels of the pictures that follow, and how many make a point.
    Size([u32; 2], f32),
    /// Let so many seconds go by.
    Wait(f64),
    /// Write what is seen to a PNG file.
    Picture(PathBuf),
    /// Fail unless this step is shown.
    Expect(u64),
}

/// What the tree view can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeButton {
    Fit,
    Fold(Folding),
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {found}: expected {expected}")]
pub struct ScriptError {
    /// From 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What could.
    pub expected: &'static str,
}

/// Reads a script: the actions with the numbers of their lines. Empty lines and what follows a `#`
/// are passed over.
pub fn read(source: &str) -> Result<Vec<(usize, Action)>, ScriptError> {
    let mut actions = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let text = line.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        let action = action(text).map_err(|expected| ScriptError {
            line: index + 1,
            found: text.chars().take(60).collect(),
            expected,
        })?;
        actions.push((index + 1, action));
    }
    Ok(actions)
}

const COMMANDS: &str = "lesson, language, theme, view, code, tree, board, boards, align, text-size, size, doom, heat, course, editor, \
    presenter, help, ask, solve, fork, open, step, move, first, last, percent, next, previous, out, race, bookmark, play, pause, speed, \
    wait, picture or expect";

fn action(text: &str) -> Result<Action, &'static str> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let command = |command| {
        if rest.is_empty() {
            Ok(Action::Command(command))
        } else {
            Err("nothing after this word")
        }
    };
    match word {
        "lesson" if !rest.is_empty() => Ok(Action::Lesson(rest.to_owned())),
        "lesson" => Err("a file or the name of a lesson"),
        "language" => Language::from_tag(rest)
            .map(Action::Language)
            .ok_or("pt, es or en"),
        "theme" => Theme::from_id(rest)
            .map(Action::Theme)
            .ok_or("light, dark or contrast"),
        "view" => View::from_id(rest)
            .map(Action::View)
            .ok_or("a view, such as stack"),
        "code" => CodeLanguage::from_id(rest)
            .map(Action::Code)
            .ok_or("pseudocode, c, java, python or rust"),
        "tree" => match rest {
            "fit" => Ok(Action::Tree(TreeButton::Fit)),
            "fold" => Ok(Action::Tree(TreeButton::Fold(Folding::Failed))),
            "unfold" => Ok(Action::Tree(TreeButton::Fold(Folding::Fitting))),
            _ => Err("fit, fold or unfold"),
        },
        "board" => rest
            .parse()
            .ok()
            .filter(|number| (1..=crate::lesson::MOST_BOARDS).contains(number))
            .map(|number: usize| Action::Board(number - 1))
            .ok_or("the number of a board, from 1"),
        "boards" => BoardSpec::read_all(rest).map(Action::Boards).ok_or(
            "one to four strategies with commas between them, such as naive*all, propagation",
        ),
        "align" => Alignment::from_id(rest)
            .map(Action::Align)
            .ok_or("step, guess, work, share or own"),
        "text-size" => number(rest, 0.5..=4.0)
            .map(|size| Action::Zoom(size as f32))
            .ok_or("a number from 0.5 to 4"),
        "size" => size(rest)
            .ok_or("width x height, such as 1440x900 or, at two pixels a point, 1440x900@2"),
        "doom" => switch(rest).map(Action::Doom).ok_or("on or off"),
        "heat" => match rest {
            "so-far" => Ok(Action::WholeHeat(false)),
            "whole" => Ok(Action::WholeHeat(true)),
            _ => Err("so-far or whole"),
        },
        "race" => command(Command::Race),
        "presenter" => switch(rest).map(Action::Present).ok_or("on or off"),
        "ask" => switch(rest).map(Action::Ask).ok_or("on or off"),
        "solve" => switch(rest).map(Action::Solve).ok_or("on or off"),
        "fork" => rest
            .parse()
            .map(Action::Fork)
            .map_err(|_| "a strategy, such as propagation"),
        "course" => switch(rest).map(Action::Course).ok_or("on or off"),
        "editor" if rest == "take" => Ok(Action::Take),
        "editor" => switch(rest).map(Action::Edit).ok_or("on, off or take"),
        "help" => switch(rest).map(Action::Help).ok_or("on or off"),
        "open" if !rest.is_empty() => Ok(Action::Open(rest.into())),
        "open" => Err("a file"),
        "step" => match rest.strip_prefix('+') {
            Some(steps) => steps.parse().ok().map(Command::Step),
            None if rest.starts_with('-') => rest.parse().ok().map(Command::Step),
            None => rest.parse().ok().map(Command::GoTo),
        }
        .map(Action::Command)
        .ok_or("a step, or how many to go: 120, +1, -3"),
        "move" => match rest {
            "on" => Ok(Action::Command(Command::Move(Direction::Forward))),
            "back" => Ok(Action::Command(Command::Move(Direction::Back))),
            _ => Err("on or back"),
        },
        "next" | "previous" => {
            let direction = if word == "next" {
                Direction::Forward
            } else {
                Direction::Back
            };
            let kind = match rest {
                "conflict" => Command::Find(Kind::Conflict, direction),
                "backtrack" => Command::Find(Kind::Backtrack, direction),
                "dead-end" => Command::Find(Kind::DeadEnd, direction),
                "solution" => Command::Find(Kind::Solution, direction),
                "stop" => Command::Stop(direction),
                "difference" => Command::Difference(direction),
                _ => return Err("conflict, backtrack, dead-end, solution, stop or difference"),
            };
            Ok(Action::Command(kind))
        }
        "first" => command(Command::First),
        "last" => command(Command::Last),
        "out" => command(Command::Out),
        "bookmark" => command(Command::ToggleBookmark),
        "percent" => rest
            .parse()
            .ok()
            .filter(|percent| *percent <= 100)
            .map(|percent| Action::Command(Command::Percent(percent)))
            .ok_or("a number from 0 to 100"),
        "play" => command(Command::Play),
        "pause" => command(Command::Pause),
        "speed" if rest == "unlimited" => Ok(Action::Command(Command::SetSpeed(Speed::UNLIMITED))),
        "speed" => number(rest, 0.5..=1e9)
            .map(|rate| Action::Command(Command::SetSpeed(Speed::per_second(rate))))
            .ok_or("steps a second from 0.5, or unlimited"),
        "wait" => number(rest, 0.0..=LONGEST_WAIT)
            .map(Action::Wait)
            .ok_or("seconds, up to 3600"),
        "picture" if !rest.is_empty() => Ok(Action::Picture(rest.into())),
        "picture" => Err("a PNG file"),
        "expect" => rest
            .strip_prefix("step ")
            .and_then(|step| step.trim().parse().ok())
            .map(Action::Expect)
            .ok_or("step and its number"),
        _ => Err(COMMANDS),
    }
}

fn number(text: &str, range: std::ops::RangeInclusive<f64>) -> Option<f64> {
    text.parse().ok().filter(|number| range.contains(number))
}

fn switch(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn size(text: &str) -> Option<Action> {
    let (size, scale) = text.split_once('@').unwrap_or((text, "1"));
    let (width, height) = size.split_once('x')?;
    let side = |text: &str| {
        text.trim()
            .parse()
            .ok()
            .filter(|side| (200..=16384).contains(side))
    };
    let scale = number(scale.trim(), 0.5..=8.0)?;
    Some(Action::Size([side(width)?, side(height)?], scale as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

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
step 120
step +1
step -3
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
expect step 7
";
        let actions = read(source).unwrap();
        assert_eq!(actions.len(), source.lines().count() - 1);
        assert_eq!(actions[0], (2, Action::Lesson("first-program".to_owned())));
        assert_eq!(actions[7].1, Action::Size([1440, 900], 2.0));
        assert_eq!(actions[16].1, Action::Command(Command::GoTo(120)));
        assert_eq!(actions[18].1, Action::Command(Command::Step(-3)));
    }

    #[test]
    fn what_is_not_a_command_is_told_with_its_line() {
        for (line, expected) in [
            ("jump 3", "lesson, language"),
            ("step", "120, +1, -3"),
            ("step 1e9", "120, +1, -3"),
            ("language fr", "pt, es or en"),
            ("tree grow", "fit, fold or unfold"),
            ("fork brute", "a strategy"),
            ("board 0", "from 1"),
            ("board 5", "from 1"),
            ("text-size NaN", "0.5 to 4"),
            ("size 10x10", "width x height"),
            ("next", "conflict"),
            ("play now", "nothing after"),
            ("wait inf", "seconds"),
            ("percent 101", "0 to 100"),
            ("picture", "PNG"),
            ("expect 3", "step and its number"),
        ] {
            let error = read(&format!("# one\n\n{line}\n")).unwrap_err().to_string();
            assert!(error.starts_with("line 3: "), "{error}");
            assert!(error.contains(expected), "{error}");
        }
    }
}
