use super::faults::Faults;
use super::input::PuzzleInput;
use super::language::say;
use super::options::{AxisArguments, ReadArguments, STRATEGY_HELP, goal, steps, strategy};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, manual, output};
use crate::explain::Message;
use crate::export::report::{LIMIT, Report};
use crate::export::table::csv_row;
use crate::puzzle::{Problem, Value, notation};
use crate::solver::{Goal, Solver, Strategy};
use clap::builder::ArgPredicate;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Steps between two checks of the clock and for Ctrl-C: some milliseconds.
const SLICE: u64 = 1 << 20;

const EXAMPLES: &str = "\
Examples:
  recuo solve 83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49
  recuo solve puzzles.txt --strategy naive,propagation --format csv
  recuo solve - --goal all --max-steps 1000000 < puzzle.sdk
  recuo solve six.txt --boxes 3x2 --select fewest-candidates --check naked-singles
  recuo solve --problem queens:8 --goal all
  recuo solve --problem map:brazil:4 --strategy naive,forward-checking";

#[derive(Args)]
#[command(
    after_help = EXAMPLES,
    after_long_help = manual::sections(&[EXAMPLES, manual::PUZZLES, manual::STRATEGIES])
)]
pub struct SolveArguments {
    /// Puzzles, files of puzzles, or - for standard input (put -- before a puzzle that begins with -)
    #[arg(
        value_name = "INPUT",
        required_unless_present = "problem",
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
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
    /// Stop a run after this many steps
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
    /// One object per line
    Json,
    /// A header, and a row per run
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

/// Solves every puzzle with every strategy given.
pub fn run(arguments: &SolveArguments) -> Result<ExitCode, Refusal> {
    let strategies = arguments.strategies()?;
    interrupt::watch();
    let mut out = output::stdout();
    let faults = Faults::default();
    let mut has_header = false;
    'inputs: for input in PuzzleInput::all(&arguments.inputs, &arguments.read) {
        for puzzle in input.puzzles(&arguments.read, &faults).flatten() {
            for &strategy in &strategies {
                let run = Run {
                    name: match arguments.format {
                        SolveFormat::Text => &puzzle.label,
                        SolveFormat::Json | SolveFormat::Csv => &puzzle.name,
                    },
                    problem: &puzzle.problem,
                    strategy,
                    arguments,
                };
                let report = run.carry_out(&mut out)?;
                match arguments.format {
                    SolveFormat::Text => print_end(&mut out, &puzzle.problem, &report, strategy)?,
                    SolveFormat::Json => writeln!(out, "{}", report.json())?,
                    SolveFormat::Csv => {
                        if !std::mem::replace(&mut has_header, true) {
                            out.write_all(csv_row(report.columns()).as_bytes())?;
                        }
                        out.write_all(csv_row(report.fields()).as_bytes())?;
                    }
                }
                out.flush()?;
                if interrupt::is_pending() {
                    break 'inputs;
                }
            }
        }
    }
    out.flush()?;
    faults.refusal()?;
    Ok(if interrupt::is_pending() {
        ExitCode::from(130)
    } else {
        ExitCode::SUCCESS
    })
}

struct Run<'a> {
    name: &'a str,
    problem: &'a Problem,
    strategy: Strategy,
    arguments: &'a SolveArguments,
}

impl Run<'_> {
    fn carry_out(&self, out: &mut impl Write) -> Result<Report, Refusal> {
        let Self {
            problem,
            strategy,
            arguments,
            ..
        } = *self;
        let is_text = arguments.format == SolveFormat::Text;
        if is_text {
            let heading = Message::new("solve-heading")
                .with("name", self.name)
                .with("strategy", strategy.to_string())
                .with("goal", arguments.goal.to_string());
            writeln!(out, "{}", say(&heading))?;
            writeln!(
                out,
                "{}",
                notation::framed(problem.topology(), problem.givens())
            )?;
            // A long run should show at once what it works on.
            out.flush()?;
        }
        let lists_solutions = is_text && arguments.goal != Goal::First;
        let mut progress = Progress::start();
        let mut solver = Solver::new(problem, strategy, arguments.goal);
        let mut first: Option<Vec<Option<Value>>> = None;
        let mut left = arguments.max_steps.unwrap_or(u64::MAX);
        let mut spent = Duration::ZERO;
        while !solver.has_ended() && left > 0 && !interrupt::is_pending() {
            let before = solver.counters().solutions;
            let start = Instant::now();
            let slice = left.min(SLICE);
            left -= if first.is_none() || lists_solutions {
                solver.advance_to_solution(problem, slice)
            } else {
                solver.advance(problem, slice)
            };
            spent += start.elapsed();
            let counters = solver.counters();
            if counters.solutions > before && (first.is_none() || lists_solutions) {
                let board: Vec<_> = solver.values(problem).collect();
                if lists_solutions {
                    progress.clear();
                    let number = counters.solutions;
                    let heading = Message::new("solve-solution").with("number", number);
                    writeln!(out, "{}", say(&heading))?;
                    writeln!(
                        out,
                        "{}",
                        notation::framed(problem.topology(), board.iter().copied())
                    )?;
                }
                first.get_or_insert(board);
            }
            progress.show(counters.steps, counters.depth());
        }
        progress.clear();
        Ok(Report::new(
            self.name,
            problem,
            &solver,
            first.as_deref(),
            Some(spent.as_secs_f64()),
        ))
    }
}

/// Prints the outcome, and the last board or the solutions unless they were listed.
fn print_end(
    out: &mut impl Write,
    problem: &Problem,
    report: &Report,
    strategy: Strategy,
) -> Result<(), Refusal> {
    let shows_board = report.goal == "first" || report.solutions == 0 || report.outcome == LIMIT;
    if shows_board {
        let last = report.last.chars().map(Value::from_char);
        writeln!(out, "{}", notation::framed(problem.topology(), last))?;
    }
    writeln!(out, "{}", say(&outcome_in_words(report, strategy)))?;
    output::counters(out, &report.counters, report.seconds)?;
    writeln!(out)?;
    Ok(())
}

fn outcome_in_words(report: &Report, strategy: Strategy) -> Message {
    let stays_empty = || Message::new("solve-stays-empty").counted(report.empty_left as u64);
    let found = |id: &'static str| Message::new(id).counted(report.solutions);
    match (report.outcome, strategy) {
        ("solved", _) if !report.givens.contains('.') => Message::new("solve-full"),
        ("solved", _) if report.goal != "first" => found("solve-as-asked"),
        ("enumerated", _) => found("solve-exactly"),
        ("gave-up", _) => Message::new("solve-gave-up").with("empty", stays_empty()),
        ("no-solution", Strategy::Sweep) => {
            Message::new("solve-impossible").with("empty", stays_empty())
        }
        ("solved" | "no-solution", _) => Message::new(format!("outcome-{}", report.outcome)),
        _ => Message::new("solve-stopped")
            .with("solutions", report.solutions)
            .number("found", report.solutions)
            .counted(report.empty_left as u64),
    }
}
