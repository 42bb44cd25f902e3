use crate::cli::options::{
    ReadArguments, STRATEGY_HELP, amount, goal, language, steps, strategy, theme,
};
use crate::explain::Language;
use crate::scene::Theme;
use crate::solver::{Counter, Goal, Strategy};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;

/// Upper limits: more cores than any machine has, and more than enough repetitions for a median
/// time.
const MOST_JOBS: NonZeroUsize = NonZeroUsize::new(1024).unwrap();
const MOST_REPEATS: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

const EXAMPLES: &str = "\
Examples:
  recuo compare puzzles.txt --strategies naive,masks,propagation
  recuo compare puzzles.txt --max-steps 1000000 --format csv > runs.csv
  recuo compare *.sdk --strategies naive,fewest-candidates --format svg --lang pt > chart.svg
  recuo compare puzzles.txt --by placements
  recuo compare puzzles.txt --repeat 5 --jobs 1

The figures do not depend on the machine or on --jobs; times do, and are only given in text, or
where --times or --repeat asks for them.";

/// What to compare, and how.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CompareArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins with -)
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<String>,
    #[arg(long, visible_alias = "strategy", value_name = "ID[,ID…]", value_delimiter = ',',
          value_parser = strategy, default_value = "naive,masks,fewest-candidates,propagation",
          help = STRATEGY_HELP)]
    pub strategies: Vec<Strategy>,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    pub goal: Goal,
    /// The counter that puzzles are won by: the least of it wins
    #[arg(long, value_name = "COUNTER", default_value = "work", value_parser = counter())]
    pub by: Counter,
    #[command(flatten)]
    pub read: ReadArguments,
    /// Stop a run after so many steps, and count it as stopped
    #[arg(long, value_name = "N", default_value_t = 10_000_000, allow_negative_numbers = true,
          value_parser = steps)]
    pub max_steps: u64,
    /// How many runs go on at once (default: as many as the machine has cores)
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, MOST_JOBS))]
    pub jobs: Option<NonZeroUsize>,
    /// Do each run so many times: gives the least, the median and the most time (implies --times)
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, MOST_REPEATS))]
    pub repeat: NonZeroUsize,
    /// Give times in every format; they are this machine's
    #[arg(long)]
    times: bool,
    /// How to print
    #[arg(long, value_enum, default_value_t = CompareFormat::Text)]
    pub format: CompareFormat,
    /// Language of tables and charts: pt, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    /// Colours of the chart: light, dark or contrast
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = theme)]
    pub theme: Theme,
}

impl CompareArguments {
    /// Whether times are asked for.
    pub fn wants_times(&self) -> bool {
        self.times || self.repeat.get() > 1
    }
}

/// Reads the name of a counter.
fn counter() -> impl TypedValueParser<Value = Counter> {
    PossibleValuesParser::new(Counter::compared().map(Counter::id)).try_map(|id| {
        let mut counters = Counter::compared();
        counters.find(|counter| counter.id() == id).ok_or(id)
    })
}

/// How results are printed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CompareFormat {
    /// Tables to read
    Text,
    /// A header and a row a run
    Csv,
    /// One object a run and line
    Jsonl,
    /// One object
    Json,
    /// The same tables for a document
    Markdown,
    /// Charts
    Svg,
}
