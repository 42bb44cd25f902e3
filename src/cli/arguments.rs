use super::compare::CompareArguments;
use super::export::ExportArguments;
use super::generate::GenerateArguments;
use super::handout::HandoutArguments;
use super::{Refusal, WindowRequest};
use crate::lesson::View;
use crate::explain::Language;
use crate::export::trace::kind_from_id;
use crate::puzzle::Shape;
use crate::puzzle::notation::{Digits, Format, Options};
use crate::scene::Theme;
use crate::solver::{Check, EventKind, Goal, Order, Select, Strategy};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  recuo                                     open the first lesson in a window
  recuo lessons/naive-or-propagation.ron    open another one
  recuo solve 83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49
  recuo solve puzzles.txt --strategy naive,propagation --goal all --format csv
  recuo trace puzzle.sdk --strategy naive --only place,backtrack --to 1000
  recuo at puzzle.sdk --strategy propagation --step 14
  recuo compare puzzles.txt --strategies naive,propagation --format svg > chart.svg
  recuo generate --strategy propagation --difficulty hard > puzzle.txt
  recuo export naive-or-propagation --step 128 -o step.png
  recuo check my-lesson.ron
  recuo completions bash                    what lets a shell complete what is typed
  recuo man export                          a page of the manual

Exit codes: 0 done (also when a puzzle has no solution), 1 bad input, 2 bad usage,
130 interrupted, after printing what was known so far.";

/// See a search think: how backtracking fills a Sudoku, step by step.
#[derive(Parser)]
#[command(name = "recuo", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub window: WindowArguments,
}

const SOLVE_EXAMPLES: &str = "\
Examples:
  recuo solve 83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49
  recuo solve puzzles.txt --strategy naive,propagation --format csv
  recuo solve - --goal all --max-steps 1000000 < puzzle.sdk
  recuo solve six.txt --boxes 3x2 --select fewest-candidates --check naked-singles";

const TRACE_EXAMPLES: &str = "\
Examples:
  recuo trace puzzle.sdk --only place,backtrack --to 1000
  recuo trace puzzle.sdk --strategy propagation --format jsonl
  recuo trace puzzle.sdk --from 100 --to 120 --lang pt";

const AT_EXAMPLES: &str = "\
Examples:
  recuo at puzzle.sdk --step 1000
  recuo at puzzle.sdk --strategy propagation --step 14 --format json";

#[cfg(not(target_arch = "wasm32"))]
const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  recuo completions bash > ~/.local/share/bash-completion/completions/recuo
  recuo completions zsh > ~/.zfunc/_recuo
  recuo completions fish > ~/.config/fish/completions/recuo.fish
  recuo completions powershell >> $PROFILE
  recuo completions elvish >> ~/.config/elvish/rc.elv";

#[cfg(not(target_arch = "wasm32"))]
const MAN_EXAMPLES: &str = "\
Examples:
  recuo man | man -l -
  recuo man export > ~/.local/share/man/man1/recuo-export.1";

const CHECK_EXAMPLES: &str = "\
Examples:
  recuo check my-lesson.ron
  recuo check lessons/*.ron

Exit codes: 0 all good, 1 something is wrong, 2 bad usage, 130 interrupted.";

#[derive(Subcommand)]
pub enum Command {
    /// Solve puzzles and say what it took
    #[command(after_help = SOLVE_EXAMPLES)]
    Solve(SolveArguments),
    /// Print the events of a run
    #[command(after_help = TRACE_EXAMPLES)]
    Trace(TraceArguments),
    /// Show the board, the counters and the stack at one step of a run
    #[command(after_help = AT_EXAMPLES)]
    At(AtArguments),
    /// Check lessons: their form, and by running them, all that they say
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckArguments),
    /// Write a small lesson with remarks to a file, as a start for your own
    NewLesson {
        /// The file, which must not be there yet, such as my-lesson.ron
        file: PathBuf,
    },
    /// Print the reference of the lesson format
    LessonReference,
    /// Write pictures, films, strips or data of runs to a file
    Export(Box<ExportArguments>),
    /// Write a lesson for paper: its puzzle, its questions, and the answers on a sheet of their own
    Handout(HandoutArguments),
    /// Make puzzles with one solution, as difficult as wished for a strategy
    Generate(GenerateArguments),
    /// Run strategies over sets of puzzles and say what each took
    Compare(Box<CompareArguments>),
    /// Print what lets a shell complete what is typed
    #[cfg(not(target_arch = "wasm32"))]
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print a page of the manual, as roff
    #[cfg(not(target_arch = "wasm32"))]
    #[command(after_help = MAN_EXAMPLES)]
    Man {
        /// Of which command (default: of recuo itself)
        command: Option<String>,
    },
}

#[derive(Args)]
pub struct WindowArguments {
    /// A lesson to open: a .ron file, the name of one that the program brings, or a link to a
    /// moment; without it, the first lesson
    lesson: Option<PathBuf>,
    /// Write a picture of the window to this PNG file and end
    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,
    /// Carry out the commands of this file, one a line, and end: a tour for pictures and tests
    #[arg(long, value_name = "FILE", conflicts_with = "screenshot")]
    script: Option<PathBuf>,
    /// Open at this step
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    step: Option<u64>,
    /// Width and height of the window
    #[arg(long, value_name = "WxH", value_parser = window_size)]
    size: Option<(u32, u32)>,
    /// Language of the interface: pt, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
    /// Colours: light, dark or contrast
    #[arg(long, value_name = "THEME", value_parser = theme)]
    theme: Option<Theme>,
    /// View of the inspector to open with: lesson, code, flow, stack, tree, why, log, heat or chart
    #[arg(long, value_name = "VIEW", value_parser = view)]
    view: Option<View>,
    /// Open in presenter mode
    #[arg(long)]
    presenter: bool,
}

impl From<WindowArguments> for WindowRequest {
    fn from(a: WindowArguments) -> Self {
        Self {
            lesson: a.lesson,
            screenshot: a.screenshot,
            script: a.script,
            step: a.step,
            size: a.size,
            language: a.lang,
            theme: a.theme,
            view: a.view,
            is_presenting: a.presenter,
        }
    }
}

#[derive(Args)]
pub struct CheckArguments {
    /// Lesson files, or names of lessons that the program brings
    #[arg(required = true, value_name = "LESSON")]
    pub lessons: Vec<PathBuf>,
}

/// How puzzles are read.
#[derive(Args)]
pub struct ReadArguments {
    /// Rows and columns of a box, where the size leaves it open (6x6: 2x3 or 3x2)
    #[arg(long, value_name = "HxW", value_parser = boxes)]
    boxes: Option<Shape>,
    /// Which digits 16x16 puzzles use: 1 to G, or hexadecimal 0 to F
    #[arg(long, value_enum, default_value_t = DigitsArgument::Auto)]
    digits: DigitsArgument,
}

#[derive(Clone, Copy, ValueEnum)]
enum DigitsArgument {
    /// Find out from the puzzle
    Auto,
    /// 1 to 9 then A to G; 0 is an empty cell
    #[value(name = "1-G")]
    OneBased,
    /// 0 to 9 then A to F: hexadecimal, 0 stands for 1
    #[value(name = "0-F")]
    ZeroBased,
}

impl ReadArguments {
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
        }
    }
}

/// A strategy by its three choices.
#[derive(Args)]
pub struct AxisArguments {
    /// Which empty cell next: row-major, fewest-candidates, fewest-places
    #[arg(long, value_parser = select, conflicts_with = "strategy")]
    select: Option<Select>,
    /// Which value first: ascending, descending
    #[arg(long, value_parser = order, conflicts_with = "strategy")]
    order: Option<Order>,
    /// What is noticed: rules, masks, forward-checking, naked-singles, hidden-singles
    #[arg(long, value_parser = check, conflicts_with = "strategy")]
    check: Option<Check>,
}

impl AxisArguments {
    /// The strategy these choices make, if any was made; the others are those of `naive`, or of
    /// `masks` where candidates are counted.
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
            .map_err(|error| Refusal::BadUsage(error.to_string()))
    }
}

pub const STRATEGY_HELP: &str =
    "naive, masks, forward-checking, fewest-candidates, singles, propagation, algorithm-x";

#[derive(Args)]
pub struct SolveArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins with -)
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<String>,
    #[arg(long, value_name = "ID[,ID…]", value_delimiter = ',', value_parser = strategy,
          help = STRATEGY_HELP)]
    strategy: Vec<Strategy>,
    #[command(flatten)]
    axes: AxisArguments,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    pub goal: Goal,
    #[command(flatten)]
    pub read: ReadArguments,
    /// Stop a run after so many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    pub max_steps: Option<u64>,
    /// How to print
    #[arg(long, value_enum, default_value_t = SolveFormat::Text)]
    pub format: SolveFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SolveFormat {
    /// Boards, words and counters
    Text,
    /// One object a line
    Json,
    /// A header and a row a run
    Csv,
}

impl SolveArguments {
    pub fn strategies(&self) -> Result<Vec<Strategy>, Refusal> {
        if let Some(strategy) = self.axes.strategy()? {
            return Ok(vec![strategy]);
        }
        if self.strategy.is_empty() {
            return Ok(vec![Strategy::NAMED[0].1]);
        }
        Ok(self.strategy.clone())
    }
}

/// One puzzle and one strategy.
#[derive(Args)]
pub struct RunArguments {
    /// A puzzle, a file with one, or - for standard input
    #[arg(value_name = "INPUT")]
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

#[derive(Args)]
pub struct TraceArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The first step to print
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true,
          value_parser = steps)]
    pub from: u64,
    /// The last step to print
    #[arg(long, value_name = "M", allow_negative_numbers = true, value_parser = steps)]
    pub to: Option<u64>,
    /// Print only these events: select, place, conflict, deduce, dead-end, backtrack, sweep,
    /// solution, exhausted, gave-up
    #[arg(long, value_name = "EVENT[,EVENT…]", value_delimiter = ',', value_parser = kind)]
    pub only: Vec<EventKind>,
    /// How to print
    #[arg(long, value_enum, default_value_t = TraceFormat::Text)]
    pub format: TraceFormat,
    /// Language of the sentences: pt, es or en
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    pub lang: Language,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TraceFormat {
    /// A sentence a step
    Text,
    /// An object a line
    Jsonl,
    /// A header and a row a step
    Csv,
}

#[derive(Args)]
pub struct AtArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The step to show; 0 is before the first
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    pub step: u64,
    /// How to print
    #[arg(long, value_enum, default_value_t = AtFormat::Text)]
    pub format: AtFormat,
    /// Language of the sentence: pt, es or en
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    pub lang: Language,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AtFormat {
    /// The board, words and tables
    Text,
    /// One object
    Json,
}

pub fn strategy(id: &str) -> Result<Strategy, String> {
    id.parse()
        .map_err(|error: crate::solver::StrategyError| error.to_string())
}

pub fn goal(text: &str) -> Result<Goal, String> {
    text.parse()
        .map_err(|error: crate::solver::GoalError| error.to_string())
}

pub fn steps(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("expected a whole number of steps from 0 to {}", u64::MAX))
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

fn kind(id: &str) -> Result<EventKind, String> {
    kind_from_id(id).ok_or_else(|| expected(EventKind::ALL.iter().map(|k| k.id())))
}

pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| expected(Language::ALL.iter().map(|l| l.code())))
}

pub fn theme(id: &str) -> Result<Theme, String> {
    Theme::from_id(id).ok_or_else(|| expected(Theme::ALL.iter().map(|t| t.id())))
}

fn view(id: &str) -> Result<View, String> {
    View::from_id(id).ok_or_else(|| expected(View::ALL.iter().map(|v| v.id())))
}

fn expected(names: impl Iterator<Item = &'static str>) -> String {
    format!("expected one of {}", names.collect::<Vec<_>>().join(", "))
}

pub fn boxes(text: &str) -> Result<Shape, String> {
    let (rows, columns): (usize, usize) =
        pair(text).ok_or("expected rows x columns, such as 2x3")?;
    Shape::new(rows, columns).map_err(|error| error.to_string())
}

fn window_size(text: &str) -> Result<(u32, u32), String> {
    pair(text)
        .filter(|(w, h)| (200..=16384).contains(w) && (200..=16384).contains(h))
        .ok_or_else(|| "expected width x height from 200 to 16384, such as 1280x800".to_owned())
}

fn pair<T: std::str::FromStr>(text: &str) -> Option<(T, T)> {
    let (a, b) = text.split_once(['x', 'X', '×'])?;
    Some((a.trim().parse().ok()?, b.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn boxes_are_rows_by_columns() {
        assert_eq!(boxes("3x2"), Ok(Shape::new(3, 2).unwrap()));
        for bad in ["", "3", "3x", "axb", "0x3", "5x5", "-1x3"] {
            assert!(boxes(bad).is_err(), "{bad}");
        }
    }
}
