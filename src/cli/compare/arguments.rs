use super::rows::RowsPlace;
use crate::analysis::set::{NoShard, Shard};
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
use std::path::PathBuf;

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
  recuo compare puzzles.txt --rows runs.csv --resume
  parallel recuo compare puzzles.txt --shard {}/8 --rows part-{}.jsonl ::: {1..8}
  recuo compare --merge part-*.jsonl

Work is what a strategy is charged with: values tested and candidates struck. A puzzle is won by
the least work (or the least of another counter, with --by) among the runs that ended; what several
share is a tie, and nobody's win. A run that --max-steps stopped counts with >=, and so does every
quantile and ratio that it leaves open.

The figures do not depend on the machine or on --jobs. Times do; they are only given in text, or
where --times or --repeat asks for them. For times worth quoting take --jobs 1: other runs slow each
other down.

Puzzles are read as they are needed and rows written as soon as their turn comes: a million puzzles
take 48 bytes of memory a run (60 with times), and 14 for each title. Text lists puzzles one by one
up to 50, Markdown up to 1,000.

Shard K of N takes the puzzles whose places leave K - 1 when divided by N. Places are counted from 0
over the whole input, and puzzles that cannot be read have places too. --rows writes the rows of a
puzzle as soon as they are done, and beside them FILE.shard, which says what they belong to. If a
command was stopped or killed, the same one with --resume checks each row that is there against its puzzle,
keeps it and goes on; a last line that was cut off is reported and run again. When all N shards are
done, --merge gives the report that one run over all puzzles would have given, in any format: with
times only if the rows have them, each as measured by the machine that did the run. It refuses files
that do not belong together, a shard that is there twice, missing, unfinished or changed afterwards.

Rows can be read by other programs as they are:
  SELECT strategy, count(*), median(work) FROM 'part-*.jsonl' GROUP BY ALL        (DuckDB)
assets/cluster/compare.sbatch runs the shards as an array of Slurm tasks:
  sbatch --array=1-40 assets/cluster/compare.sbatch 40 puzzles.txt rows";

/// What to compare, and how.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CompareArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins with -); with --merge files of rows
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
          value_parser = |text: &str| amount(text, MOST_JOBS))]
    pub jobs: Option<NonZeroUsize>,
    /// Do each run this many times, and give the least, the median and the most time (implies --times)
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, MOST_REPEATS))]
    pub repeat: NonZeroUsize,
    /// Give times in every format; they are this machine's
    #[arg(long)]
    times: bool,
    /// Take only the puzzles of a shard: K of N, from 1/N to N/N
    #[arg(long, value_name = "K/N", value_parser = shard)]
    pub shard: Option<Shard>,
    /// Write a row per run to this file too, as soon as its turn comes: .csv or .jsonl
    #[arg(long, value_name = "FILE", value_parser = |text: &str| rows_place(text).map_err(|m| say(&m)))]
    pub rows: Option<RowsPlace>,
    /// Go on with the rows that are there, if there are any
    #[arg(long, requires = "rows")]
    pub resume: bool,
    /// Report on the rows of all shards of a set, as one run would: INPUT are their files
    #[arg(long, conflicts_with_all = ["strategies", "goal", "boxes", "digits", "problem", "regions",
          "max_steps", "jobs", "repeat", "times", "shard", "rows", "resume"])]
    pub merge: bool,
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

impl CompareArguments {
    /// Whether times are asked for.
    pub fn wants_times(&self) -> bool {
        self.times || self.repeat.get() > 1
    }
}

fn shard(text: &str) -> Result<Shard, String> {
    let expected = || Message::new("expected-shard").with("most", Shard::MOST.to_string());
    text.parse().map_err(|NoShard| say(&expected()))
}

/// Reads the name of a file of rows, whose ending says how they are written.
pub fn rows_place(text: &str) -> Result<RowsPlace, Message> {
    let place = PathBuf::from(text);
    let ending = place.extension().and_then(|ending| ending.to_str());
    let format = match ending.map(str::to_ascii_lowercase).as_deref() {
        Some("csv") => DataFormat::Csv,
        Some("jsonl") => DataFormat::Jsonl,
        _ => {
            let expected = Message::new("expected-rows").with("endings", ".csv, .jsonl");
            return Err(expected.path(text));
        }
    };
    Ok(RowsPlace { place, format })
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
    /// One object
    Json,
    /// The same tables for a document
    Markdown,
    /// Charts
    Svg,
}
