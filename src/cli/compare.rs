//! The command `compare`: strategies on sets of puzzles, also shard by shard.

use super::faults::Faults;
use super::input::{NamedPuzzle, PuzzleInput};
use super::language::{complain, say, spoken};
use super::options::{InputArguments, STRATEGY_HELP, amount, goal, named, strategy, whole};
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{FinishedRun, SetPlan, SetResults, Shard, run_on_threads};
use crate::explain::Message;
use crate::export::set::{SetData, SetReport};
use crate::export::table::DataFormat;
use crate::files::Draft;
use crate::puzzle::Problem;
use crate::scene::Theme;
use crate::solver::{Counter, Goal, Strategy};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::cell::Cell;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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
    #[command(flatten)]
    input: InputArguments,
    #[arg(long, visible_alias = "strategy", value_name = "ID[,ID…]", value_delimiter = ',',
          value_parser = strategy, default_value = "naive,masks,fewest-candidates,propagation",
          help = STRATEGY_HELP)]
    strategies: Vec<Strategy>,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    goal: Goal,
    /// The counter that decides who wins a puzzle: the strategy with the least of it
    #[arg(long, value_name = "COUNTER", default_value = "work", value_parser = counter())]
    by: Counter,
    /// Stop a run after this many steps, and count it as stopped
    #[arg(long, value_name = "N", default_value_t = 10_000_000, allow_negative_numbers = true,
          value_parser = whole)]
    max_steps: u64,
    /// How many runs to do at once (default: as many as the machine has cores)
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, MAX_JOBS))]
    jobs: Option<NonZeroUsize>,
    /// Give times in every format; they are this machine's
    #[arg(long)]
    times: bool,
    /// Take only the puzzles of a shard: K of N, from 1/N to N/N
    #[arg(long, value_name = "K/N", value_parser = shard)]
    shard: Option<Shard>,
    /// Write a row per run to this file too, which must not exist yet: .csv or .jsonl
    #[arg(long, value_name = "FILE", value_parser = rows)]
    rows: Option<(PathBuf, DataFormat)>,
    /// How to print
    #[arg(long, value_enum, default_value_t = CompareFormat::Text)]
    format: CompareFormat,
    /// Colours of the chart: light, dark or contrast
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = named::<Theme>)]
    theme: Theme,
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
enum CompareFormat {
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
    const fn data(self) -> Option<DataFormat> {
        match self {
            Self::Csv => Some(DataFormat::Csv),
            Self::Jsonl => Some(DataFormat::Jsonl),
            Self::Text | Self::Markdown | Self::Svg => None,
        }
    }
}

/// The puzzles that are read and run at a time: enough to keep every core busy.
const BATCH: usize = 1 << 10;

/// Runs every strategy on every puzzle and prints the results. Data are written batch by batch, and
/// nothing is kept of them; a report is made of all results.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let plan = plan(arguments);
    let data = |format| SetData {
        format,
        plan: &plan,
        has_times: arguments.times,
    };
    interrupt::watch();
    let faults = Faults::default();
    let InputArguments { inputs, read } = &arguments.input;
    let inputs = PuzzleInput::all(inputs, read);
    // Puzzles that could be read, also those of other shards.
    let count = Cell::new(0);
    let mut puzzles = inputs
        .iter()
        .flat_map(|input| input.puzzles(read, &faults))
        .enumerate()
        .filter_map(|(place, puzzle)| {
            let puzzle = puzzle?;
            let mut strategies = plan.strategies.iter();
            if !strategies.all(|strategy| puzzle.is_known_to(*strategy, &faults)) {
                return None;
            }
            count.update(|count| count + 1);
            let is_taken = arguments.shard.is_none_or(|shard| shard.takes(place));
            is_taken.then(|| (count.get(), puzzle))
        })
        .peekable();
    if puzzles.peek().is_none() && count.get() == 0 {
        faults.refusal()?;
    }
    let mut out = output::stdout();
    let printed = arguments.format.data().map(data);
    if let Some(data) = &printed {
        out.write_all(data.head().as_bytes())?;
    }
    let mut rows = match &arguments.rows {
        Some((path, format)) => Some((Draft::create(path, false)?, data(*format))),
        None => None,
    };
    if let Some((draft, data)) = &mut rows {
        draft.write(data.head().as_bytes())?;
    }
    let mut progress = ProgressLine::start();
    let mut done = 0;
    let mut all = SetResults::new(&plan, 0);
    let mut kept: Vec<(String, Problem)> = Vec::new();
    while !interrupt::is_pending() && puzzles.peek().is_some() {
        let batch: Vec<(usize, NamedPuzzle)> = puzzles.by_ref().take(BATCH).collect();
        let results = carry_out(arguments, &plan, &batch, &mut progress, done);
        done += results.done();
        progress.clear();
        for (index, (number, puzzle)) in batch.iter().enumerate() {
            let rows_of = |data: &SetData| {
                let named = (puzzle.name.as_str(), &puzzle.problem);
                data.puzzle(*number, named, (&results, index)).into_bytes()
            };
            if let Some(data) = &printed {
                out.write_all(&rows_of(data))?;
            }
            if let Some((draft, data)) = &mut rows {
                draft.write(&rows_of(data))?;
            }
        }
        out.flush()?;
        if printed.is_none() {
            all.append(results);
            let room = SetReport::KEPT - kept.len();
            let first = batch.into_iter().take(room);
            kept.extend(first.map(|(_, puzzle)| (puzzle.label, puzzle.problem)));
        }
    }
    let is_whole = !interrupt::is_pending();
    if let Some((draft, _)) = rows.filter(|_| is_whole) {
        draft.finish()?;
    }
    if printed.is_none() {
        let (names, problems): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        let messages: Vec<String> = faults.messages().iter().map(say).collect();
        let report = SetReport {
            names: &names,
            puzzles: &problems,
            plan: &plan,
            shard: arguments.shard,
            results: &all,
            by: arguments.by,
            is_whole,
            has_times: arguments.times || arguments.format == CompareFormat::Text,
            unreadable: faults.count(),
            faults: &messages,
        };
        let language = spoken();
        let text = match arguments.format {
            CompareFormat::Markdown => report.markdown(language),
            CompareFormat::Svg => report.svg(language, arguments.theme),
            CompareFormat::Text | CompareFormat::Csv | CompareFormat::Jsonl => {
                report.text(language)
            }
        };
        out.write_all(text.as_bytes())?;
    }
    out.flush()?;
    if !is_whole {
        complain(&Message::new("command-interrupted-runs").number("done", done as u64));
        return Ok(match &arguments.rows {
            Some((path, _)) => output::interrupted_before(path),
            None => ExitCode::from(130),
        });
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}

/// The strategies to run, each once, and how.
fn plan(arguments: &CompareArguments) -> SetPlan {
    let mut strategies = Vec::new();
    for strategy in &arguments.strategies {
        if strategies.contains(strategy) {
            let twice = Message::new("command-twice");
            complain(&twice.with("strategy", strategy.to_string()));
        } else {
            strategies.push(*strategy);
        }
    }
    SetPlan {
        strategies,
        goal: arguments.goal,
        max_steps: arguments.max_steps,
    }
}

/// Runs the plan on a batch of puzzles, after `done` other runs.
fn carry_out(
    arguments: &CompareArguments,
    plan: &SetPlan,
    batch: &[(usize, NamedPuzzle)],
    progress: &mut ProgressLine,
    done: usize,
) -> SetResults {
    let problems: Vec<&Problem> = batch.iter().map(|(_, puzzle)| &puzzle.problem).collect();
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    let state = Mutex::new((SetResults::new(plan, batch.len()), progress));
    let note = |run: FinishedRun| {
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        let (results, progress) = &mut *state;
        results.note(run);
        let done = (done + results.done()) as u64;
        progress.update(|_| Message::new("progress-runs").number("done", done));
    };
    run_on_threads(
        plan,
        &problems,
        arguments.jobs.unwrap_or_else(cores),
        || start.elapsed(),
        interrupt::is_pending,
        note,
    );
    let (results, _) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    results
}
