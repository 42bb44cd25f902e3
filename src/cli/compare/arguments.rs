use crate::analysis::set::Shard;
use crate::cli::language::say;
use crate::cli::options::{
    ReadArguments, STRATEGY_HELP, amount, goal, language, steps, strategy, theme,
};
use crate::explain::{Language, Message};
use crate::export::set::DataFormat;
use crate::scene::Theme;
use crate::solver::{Counter, Goal, Strategy};
use clap::builder::{ArgPredicate, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// More cores than any machine has.
const MAX_JOBS: NonZeroUsize = NonZeroUsize::new(1024).unwrap();

const EXAMPLES: &str = "\
Examples:
  recuo compare puzzles.txt --strategies naive,masks,propagation
  recuo compare puzzles.txt --max-steps 1000000 --format csv > runs.csv
  recuo compare *.sdk --strategies naive,fewest-candidates --format svg --lang pt > chart.svg
  recuo compare puzzles.txt --by placements
  recuo compare puzzles.txt --rows runs.jsonl

Work is what a strategy is charged with: values tested and candidates struck. A puzzle is won by
the least work (or the least of another counter, with --by) among the runs that ended; what several
share is a tie, and nobody's win. A run that --max-steps stopped counts with >=, and so does every
quantile and ratio that it leaves open.

The figures do not depend on the machine or on --jobs. Times do; they are only given in text, or
where --times asks for them. For times worth quoting take --jobs 1: other runs slow each other down.

CSV and JSONL are written as the runs go on, 1,024 puzzles at a time, and need no more memory for a
million puzzles than for a thousand. Tables and charts keep all results: up to 288 bytes a run. Text
lists puzzles one by one up to 50, Markdown up to 1,000.

Shard K of N takes the puzzles whose places leave K - 1 when divided by N. Places are counted from 0
over the whole input, and puzzles that cannot be read have places too. --rows writes a file that
appears when all of its runs are done, and never replaces another. So shards can be run by programs
that know how to run many commands and to go on after a stop. On one machine, GNU parallel:
  parallel --joblog jobs --resume \\
    recuo compare puzzles.txt --shard {}/8 --rows rows-{}.jsonl ::: {1..8}
On a cluster, as an array of Slurm tasks:
  sbatch --array=1-40 assets/cluster/compare.sbatch 40 puzzles.txt rows
One report over all rows, by DuckDB (a stopped run counts with the steps that it had):
  duckdb -c \"SELECT strategy, count(*) runs, count(*) FILTER (outcome = 'limit') stopped,
    median(work), max(work) FROM 'rows-*.jsonl' GROUP BY strategy ORDER BY median(work)\"";

/// What to compare, and how.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CompareArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins
    /// with -)
    #[arg(
        value_name = "INPUT",
        required_unless_present = "problem",
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
    pub inputs: Vec<String>,
    #[arg(long, visible_alias = "strategy", value_name = "ID[,ID…]", value_delimiter = ',',
          value_parser = strategy, default_value = "naive,masks,fewest-candidates,propagation",
          help = STRATEGY_HELP)]
    pub strategies: Vec<Strategy>,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    pub goal: Goal,
    /// The counter that decides who wins a puzzle: the strategy with the least of it
    #[arg(long, value_name = "COUNTER", default_value = "work", value_parser = counter())]
    pub by: Counter,
    #[command(flatten)]
    pub read: ReadArguments,
    /// Stop a run after this many steps, and count it as stopped
    #[arg(long, value_name = "N", default_value_t = 10_000_000, allow_negative_numbers = true,
          value_parser = steps)]
    pub max_steps: u64,
    /// How many runs to do at once (default: as many as the machine has cores)
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, MAX_JOBS))]
    pub jobs: Option<NonZeroUsize>,
    /// Give times in every format; they are this machine's
    #[arg(long)]
    pub times: bool,
    /// Take only the puzzles of a shard: K of N, from 1/N to N/N
    #[arg(long, value_name = "K/N", value_parser = shard)]
    pub shard: Option<Shard>,
    /// Write a row per run to this file too, which must not exist yet: .csv or .jsonl
    #[arg(long, value_name = "FILE", value_parser = rows)]
    pub rows: Option<(PathBuf, DataFormat)>,
    /// How to print
    #[arg(long, value_enum, default_value_t = CompareFormat::Text)]
    pub format: CompareFormat,
    /// Language of tables and charts: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    /// Colours of the chart: light, dark or contrast
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = theme)]
    pub theme: Theme,
}

fn shard(text: &str) -> Result<Shard, String> {
    let expected = || Message::new("expected-shard").with("most", Shard::MOST.to_string());
    Shard::read(text).ok_or_else(|| say(&expected()))
}

/// Reads the name of a file of rows, whose ending says how they are written.
fn rows(text: &str) -> Result<(PathBuf, DataFormat), String> {
    let ending = Path::new(text).extension().and_then(|e| e.to_str());
    let format = match ending.map(str::to_ascii_lowercase).as_deref() {
        Some("csv") => DataFormat::Csv,
        Some("jsonl") => DataFormat::Jsonl,
        _ => {
            let expected = Message::new("expected-rows").with("endings", ".csv, .jsonl");
            return Err(say(&expected.path(text)));
        }
    };
    Ok((PathBuf::from(text), format))
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
    /// A header, and a row per run
    Csv,
    /// One object per run, each on a line
    Jsonl,
    /// The same tables for a document
    Markdown,
    /// Charts
    Svg,
}

impl CompareFormat {
    /// The format of rows, unless a report is printed.
    pub const fn data(self) -> Option<DataFormat> {
        match self {
            Self::Csv => Some(DataFormat::Csv),
            Self::Jsonl => Some(DataFormat::Jsonl),
            Self::Text | Self::Markdown | Self::Svg => None,
        }
    }
}
