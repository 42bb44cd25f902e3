//! Options shared by several commands: input, strategy, language and colours.

use super::interrupt;
use super::language::{say, word};
use super::refusal::{Refusal, about};
use crate::explain::{Language, Message, Tell};
use crate::files;
use crate::puzzle::text::{self, Digits, Format, Options};
use crate::puzzle::{Map, Shape, Wanted, WantedError};
use crate::scene::Theme;
use crate::solver::{Check, Goal, GoalError, Order, Select, Strategy, StrategyError};
use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};
use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

pub const STRATEGY_HELP: &str = "naive, masks, forward-checking, fewest-candidates, singles, propagation, algorithm-x, \
     backjumping";

/// How puzzles are read.
#[derive(Args)]
pub struct ReadArguments {
    /// Rows and columns of a box, where the size leaves it open (6x6: 2x3 or 3x2)
    #[arg(long, value_name = "HxW", value_parser = boxes, conflicts_with = "problem")]
    boxes: Option<Shape>,
    /// Whether values are counted from 1 (1 to 9, then A to G) or from 0 (0 to 9, then A to F)
    #[arg(long, value_enum, default_value_t = DigitsArgument::Auto, conflicts_with = "problem")]
    digits: DigitsArgument,
    #[command(flatten)]
    problem: ProblemArguments,
}

/// The problem that puzzles are of, if they are no Sudokus.
#[derive(Args, Default)]
pub struct ProblemArguments {
    /// A problem other than Sudoku: diagonal, windows, latin, jigsaw, queens:8, map:brazil:4, or
    /// map:FILE:COLORS; diagonal:4 and latin:4 say the size; queens, maps and latin:4 need no INPUT
    #[arg(long, value_name = "NAME[:SIZE]")]
    problem: Option<String>,
    /// The regions of a jigsaw: a letter or digit per cell, or a file with them; without it they stand
    /// below the board
    #[arg(long, value_name = "TEXT|FILE", requires = "problem")]
    regions: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum DigitsArgument {
    /// Find out from the puzzle
    Auto,
    /// 1 to 9 then A to G; 0 is an empty cell
    #[value(name = "1-G")]
    OneBased,
    /// 0 to 9 then A to F, as in hexadecimal puzzles; 0 stands for 1
    #[value(name = "0-F")]
    ZeroBased,
}

impl ReadArguments {
    /// How puzzles of this problem are read.
    pub const fn of(problem: ProblemArguments) -> Self {
        Self {
            boxes: None,
            digits: DigitsArgument::Auto,
            problem,
        }
    }

    /// Whether puzzles are Sudokus.
    pub const fn are_sudokus(&self) -> bool {
        self.problem.problem.is_none()
    }

    /// The problem that is asked for, if it is not a Sudoku.
    pub fn wanted(&self) -> Result<Option<Wanted>, Message> {
        self.problem.wanted()
    }

    pub fn options(&self, format: Format) -> Options {
        let digits = match self.digits {
            DigitsArgument::Auto => Digits::Auto,
            DigitsArgument::OneBased => Digits::OneBased,
            DigitsArgument::ZeroBased => Digits::ZeroBased,
        };
        Options {
            boxes: self.boxes,
            digits,
            format,
            wanted: None,
        }
    }
}

impl ProblemArguments {
    /// Whether it is a problem other than Sudoku.
    pub const fn is_given(&self) -> bool {
        self.problem.is_some()
    }

    /// The problem, if it is not a Sudoku.
    pub fn wanted(&self) -> Result<Option<Wanted>, Message> {
        let Some(problem) = &self.problem else {
            return Ok(None);
        };
        let text_of = |path: &str| {
            let text = interrupt::waiting(|| files::read_text(Path::new(path)));
            text.map_err(|error| error.message())
        };
        let regions = match self.regions.as_deref() {
            Some(path) if is_path(path) => Some(text_of(path)?),
            regions => regions.map(str::to_owned),
        };
        let regions = regions.map(|text| text::regions(&text).map_err(|error| error.message()));
        let map = |path: &str, colours| {
            if !files::exists(Path::new(path)) {
                let id = path.to_owned();
                return Err(WantedError::NoMap { id }.message());
            }
            let id = Path::new(path)
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy();
            let read = Map::read(&id, &text_of(path)?, colours);
            read.map_err(|error| about(path, error.message()))
        };
        Wanted::read(problem, regions.transpose()?, map).map(Some)
    }
}

/// Whether an argument is a file, or was meant as one.
pub fn is_path(text: &str) -> bool {
    let extension = Path::new(text).extension().and_then(|e| e.to_str());
    let extension = extension.unwrap_or_default().to_ascii_lowercase();
    let known = ["txt", "sdk", "sdm", "sdx", "ss", "csv", "tsv", "ron"];
    let looks_so = known.contains(&&*extension) || text.contains(['/', '\\']);
    files::exists(Path::new(text)) || !text.contains('\n') && looks_so
}

/// A strategy given by its three choices.
#[derive(Args)]
pub struct AxisArguments {
    /// Which empty cell next: row-major, fewest-candidates, fewest-places
    #[arg(long, value_parser = select, conflicts_with = "strategy")]
    select: Option<Select>,
    /// Which value first: ascending, descending
    #[arg(long, value_parser = order, conflicts_with = "strategy")]
    order: Option<Order>,
    /// What is checked: rules, masks, forward-checking, naked-singles, hidden-singles, backjumping
    #[arg(long, value_parser = check, conflicts_with = "strategy")]
    check: Option<Check>,
}

impl AxisArguments {
    /// The strategy of these choices, if any is given. The others are as in `naive`, or in
    /// `masks` if candidates are counted.
    pub fn strategy(&self) -> Result<Option<Strategy>, Refusal> {
        if self.select.is_none() && self.order.is_none() && self.check.is_none() {
            return Ok(None);
        }
        let select = self.select.unwrap_or(Select::RowMajor);
        let plain = if select == Select::RowMajor {
            Check::Rules
        } else {
            Check::Masks
        };
        let check = self.check.unwrap_or(plain);
        Strategy::search(select, self.order.unwrap_or(Order::Ascending), check)
            .map(Some)
            .map_err(|error| Refusal::BadUsage(error.message()))
    }
}

/// One puzzle and one strategy.
#[derive(Args)]
pub struct RunArguments {
    /// A puzzle, a file with one, or - for standard input
    #[arg(
        value_name = "INPUT",
        required = false,
        required_unless_present = "problem",
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
    pub input: String,
    #[arg(long, value_name = "ID", value_parser = strategy, help = STRATEGY_HELP)]
    strategy: Option<Strategy>,
    #[command(flatten)]
    axes: AxisArguments,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    pub goal: Goal,
    #[command(flatten)]
    pub read: ReadArguments,
}

impl RunArguments {
    pub fn strategy(&self) -> Result<Strategy, Refusal> {
        Ok(self
            .axes
            .strategy()?
            .or(self.strategy)
            .unwrap_or(Strategy::NAMED[0].1))
    }
}

pub fn strategy(id: &str) -> Result<Strategy, String> {
    id.parse()
        .map_err(|error: StrategyError| say(&error.message()))
}

pub fn goal(text: &str) -> Result<Goal, String> {
    text.parse()
        .map_err(|error: GoalError| say(&error.message()))
}

pub fn steps(text: &str) -> Result<u64, String> {
    let expected = || Message::new("expected-steps").with("most", u64::MAX.to_string());
    text.parse().map_err(|_| say(&expected()))
}

/// A whole number of any size.
pub fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| expected_whole("0", u64::MAX))
}

/// A number from 1, since its type has no 0, to `most`.
pub fn amount<N: FromStr + Display + Ord>(text: &str, most: N) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number <= most);
    number.ok_or_else(|| expected_whole("1", most))
}

fn expected_whole(least: &str, most: impl Display) -> String {
    let message = Message::new("expected-amount").with("least", least);
    say(&message.with("most", most.to_string()))
}

fn select(id: &str) -> Result<Select, String> {
    Select::from_id(id).ok_or_else(|| expected(Select::ALL.iter().map(|s| s.id())))
}

fn order(id: &str) -> Result<Order, String> {
    Order::from_id(id).ok_or_else(|| expected(Order::ALL.iter().map(|o| o.id())))
}

fn check(id: &str) -> Result<Check, String> {
    Check::from_id(id).ok_or_else(|| expected(Check::ALL.iter().map(|c| c.id())))
}

pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| expected(Language::ALL.iter().map(|l| l.code())))
}

pub fn theme(id: &str) -> Result<Theme, String> {
    Theme::from_id(id).ok_or_else(|| expected(Theme::ALL.iter().map(|t| t.id())))
}

pub fn expected(names: impl Iterator<Item = &'static str>) -> String {
    let names = names.collect::<Vec<_>>().join(", ");
    say(&Message::new("expected-names").with("names", names))
}

pub fn boxes(text: &str) -> Result<Shape, String> {
    let (rows, columns): (usize, usize) = pair(text).ok_or_else(|| word("expected-boxes"))?;
    Shape::new(rows, columns).map_err(|error| say(&error.message()))
}

pub fn pair<T: FromStr>(text: &str) -> Option<(T, T)> {
    let (a, b) = text.split_once(['x', 'X', '×'])?;
    Some((a.trim().parse().ok()?, b.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_rows_by_columns() {
        assert_eq!(boxes("3x2"), Ok(Shape::new(3, 2).unwrap()));
        for bad in ["", "3", "3x", "axb", "0x3", "5x5", "-1x3"] {
            assert!(boxes(bad).is_err(), "{bad}");
        }
    }
}
