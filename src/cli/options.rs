//! Options shared by several commands: input, strategy, language and colours.

use super::interrupt;
use super::language::{say, word};
use super::refusal::{Refusal, about};
use crate::analysis::doom::Guess;
use crate::explain::{Language, Message, Tell};
use crate::files;
use crate::lesson::scan;
use crate::puzzle::text::{self, Digits, Format, Options};
use crate::puzzle::{
    Files, Map, Named, Numbering, Shape, Topology, Value, ValueSet, Wanted, WantedError,
};
use crate::solver::{Check, Goal, GoalError, Order, Select, Strategy, StrategyError};
use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};
use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

pub const STRATEGY_HELP: &str = "naive, masks, forward-checking, fewest-candidates, singles, propagation, algorithm-x, \
     backjumping, least-constraining, learning, bounds, warnsdorff";

/// How `recuo solve` prints.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SolveFormat {
    /// Boards, words and counters
    Text,
    /// The puzzle and its first solution as printed grids, with x for an empty cell
    Grid,
    /// One object per line
    Json,
    /// A header, and a row per run
    Csv,
}

/// How puzzles are read.
#[derive(Args, Default)]
pub struct ReadArguments {
    /// Rows and columns of a box, where the size leaves it open (6x6: 2x3 or 3x2)
    #[arg(long, value_name = "HxW", value_parser = boxes, conflicts_with = "problem")]
    pub boxes: Option<Shape>,
    /// How values are counted: 1-G (1 to 9, then A to G; 0 is an empty cell), 0-F (0 to 9, then A
    /// to F, as in hexadecimal puzzles; 0 stands for 1), or auto, as the puzzle shows
    #[arg(long, value_name = "ID", default_value = "auto", value_parser = named::<Digits>,
          conflicts_with = "problem")]
    pub digits: Digits,
    #[command(flatten)]
    pub problem: ProblemArguments,
}

/// The problem that puzzles are of, if they are no Sudokus.
#[derive(Args, Clone, Default)]
pub struct ProblemArguments {
    /// A problem other than Sudoku: diagonal, windows, latin, jigsaw, queens:8, map:brazil:4,
    /// map:FILE:COLORS, permutations:4, subsets:4, combinations:5:3, subset-sum:9:3,34,4,12,5,2, magic:3,
    /// cryptarithm:SEND+MORE=MONEY, futoshiki:FILE, killer:FILE, knight:5x5, or maze:FILE; diagonal:4 and
    /// latin:4 say the size; only diagonal, windows, latin and jigsaw need INPUT
    #[arg(long, value_name = "NAME[:SIZE]")]
    pub problem: Option<String>,
    /// The regions of a jigsaw: a letter or digit per cell, or a file with them; without it they stand
    /// below the board
    #[arg(long, value_name = "TEXT|FILE", requires = "problem")]
    regions: Option<String>,
}

impl ReadArguments {
    pub fn options(&self, format: Format) -> Options {
        Options {
            boxes: self.boxes,
            digits: self.digits,
            format,
            wanted: None,
        }
    }
}

impl ProblemArguments {
    /// The problem, if it is not a Sudoku.
    pub fn wanted(&self) -> Result<Option<Wanted>, Message> {
        let Some(problem) = &self.problem else {
            return Ok(None);
        };
        let regions = match self.regions.as_deref() {
            Some(path) if is_path(path) => Some(text_of(path)?),
            regions => regions.map(str::to_owned),
        };
        let regions = regions.map(|text| text::regions(&text).map_err(|error| error.message()));
        Wanted::read(problem, regions.transpose()?, &NamedFiles).map(Some)
    }
}

/// The files that arguments name.
struct NamedFiles;

impl Files for NamedFiles {
    type Error = Message;

    fn map(&self, path: &str, colours: usize) -> Result<Map, Message> {
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
    }

    fn text(&self, path: &str) -> Result<String, Message> {
        text_of(path)
    }
}

fn text_of(path: &str) -> Result<String, Message> {
    let text = interrupt::waiting(|| files::read_text(Path::new(path)));
    text.map_err(|error| error.message())
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
    /// Which empty cell next: row-major, fewest-candidates, degree, fewest-candidates-degree, fewest-places
    #[arg(long, value_parser = named::<Select>, conflicts_with = "strategy")]
    select: Option<Select>,
    /// Which value first: ascending, descending, least-constraining, random:SEED; on ways fewest-onward
    #[arg(long, value_parser = order, conflicts_with = "strategy")]
    order: Option<Order>,
    /// What is checked: rules, bounds, masks, forward-checking, naked-singles, hidden-singles, backjumping, learning
    #[arg(long, value_parser = named::<Check>, conflicts_with = "strategy")]
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
        let order = self.order.unwrap_or(Order::Ascending);
        let plain = match Strategy::search(select, order, Check::Rules) {
            Ok(_) => Check::Rules,
            Err(_) => Check::Masks,
        };
        Strategy::search(select, order, self.check.unwrap_or(plain))
            .map(Some)
            .map_err(|error| Refusal::BadUsage(error.message()))
    }
}

/// Puzzles.
#[derive(Args)]
pub struct InputArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins
    /// with -)
    #[arg(
        value_name = "INPUT",
        required_unless_present = "problem",
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
    pub inputs: Vec<String>,
    #[command(flatten)]
    pub read: ReadArguments,
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
        Ok(self.chosen_strategy()?.unwrap_or(Strategy::NAMED[0].1))
    }

    /// The strategy, if one is given.
    pub fn chosen_strategy(&self) -> Result<Option<Strategy>, Refusal> {
        Ok(self.axes.strategy()?.or(self.strategy))
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

/// A value that is asked about.
#[derive(Args)]
pub struct AskedArguments {
    /// Ask why about a value in this cell, and not about the position
    #[arg(long, value_name = "CELL", requires = "value")]
    pub cell: Option<String>,
    /// The value: a number from 1, or as the puzzle writes it
    #[arg(long, value_name = "VALUE", requires = "cell")]
    pub value: Option<String>,
}

impl AskedArguments {
    /// The value asked about, if there is one.
    pub fn value(&self, topology: &Topology) -> Result<Option<Guess>, Refusal> {
        let (Some(address), Some(text)) = (&self.cell, &self.value) else {
            return Ok(None);
        };
        let cell = scan::cell(address, topology);
        let cell = cell.ok_or_else(|| scan::no_cell(address, topology))?;
        let symbol = match text.chars().collect::<Vec<_>>()[..] {
            [symbol] => topology.numbering().value(symbol),
            _ if topology.numbering() == Numbering::FromOne => {
                text.parse().ok().and_then(Value::new)
            }
            _ => None,
        };
        let value = symbol.filter(|value| usize::from(value.number()) <= topology.size());
        let value = value.ok_or_else(|| {
            let signs = topology.numbering();
            let all = ValueSet::all(topology.size()).iter();
            let all: Vec<String> = all.map(|value| signs.sign(value).to_string()).collect();
            let expected = match signs {
                Numbering::FromOne => Message::new("expected-amount")
                    .with("least", "1")
                    .with("most", topology.size() as u64),
                Numbering::FromZero | Numbering::InOut => {
                    Message::new("expected-names").with("names", all.join(", "))
                }
            };
            about("--value", expected)
        })?;
        Ok(Some((cell, value)))
    }
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

/// Reads an id of an enum.
pub fn named<T: Named>(id: &str) -> Result<T, String> {
    T::named(id).ok_or_else(|| expected(T::IDS))
}

fn order(id: &str) -> Result<Order, String> {
    id.parse().map_err(|_| expected(&Order::NAMES))
}

pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| expected(&Language::ALL.map(Language::code)))
}

/// Says which names were expected.
pub fn expected(names: &[&str]) -> String {
    say(&Message::new("expected-names").with("names", names.join(", ")))
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
