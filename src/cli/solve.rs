//! The command `solve`.

use super::estimate;
use super::faults::Faults;
use super::input::{NamedPuzzle, PuzzleInput};
use super::language::say;
use super::options::{
    AxisArguments, InputArguments, STRATEGY_HELP, SolveFormat, goal, strategy, whole,
};
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::{interrupt, manual, output};
use crate::analysis::comparison::Totals;
use crate::explain::Message;
use crate::export::report::{LIMIT, Report};
use crate::export::table::csv_row;
use crate::puzzle::{Problem, Value, text};
use crate::solver::{Goal, Solver, Strategy};
use clap::Args;
use std::io::{self, Write};
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
  recuo solve --problem map:brazil:4 --strategy naive,forward-checking
  recuo solve --problem queens:16 --estimate";

#[derive(Args)]
#[command(
    after_help = EXAMPLES,
    after_long_help = manual::sections(&[EXAMPLES, manual::PUZZLES, manual::STRATEGIES])
)]
pub struct SolveArguments {
    #[command(flatten)]
    input: InputArguments,
    #[arg(long, value_name = "ID[,ID…]", value_delimiter = ',', value_parser = strategy,
          help = STRATEGY_HELP)]
    strategy: Vec<Strategy>,
    #[command(flatten)]
    axes: AxisArguments,
    /// When to stop: first, all, or how many solutions to find
    #[arg(long, default_value = "first", allow_negative_numbers = true, value_parser = goal)]
    pub goal: Goal,
    /// Stop a run after this many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole)]
    pub max_steps: Option<u64>,
    /// Instead of searching, estimate how many guesses the whole search tree has, from 1,000 random
    /// ways down (Knuth 1975)
    #[arg(long, conflicts_with = "max_steps")]
    estimate: bool,
    /// How to print
    #[arg(long, value_enum, default_value_t = SolveFormat::Text)]
    pub format: SolveFormat,
}

impl SolveArguments {
    fn strategies(&self) -> Result<Vec<Strategy>, Refusal> {
        Ok(match self.axes.strategy()? {
            Some(strategy) => vec![strategy],
            None if self.strategy.is_empty() => vec![Strategy::NAMED[0].1],
            None => self.strategy.clone(),
        })
    }
}

/// Solves every puzzle with every strategy given.
pub fn run(arguments: &SolveArguments) -> Result<ExitCode, Refusal> {
    let strategies = arguments.strategies()?;
    if arguments.estimate && arguments.format == SolveFormat::Grid {
        return Err(Refusal::BadUsage(Message::new("solve-estimate-grid")));
    }
    interrupt::watch();
    let mut out = output::stdout();
    let faults = Faults::default();
    let mut has_header = false;
    let inputs = PuzzleInput::all(&arguments.input.inputs, &arguments.input.read);
    let puzzles =
        (inputs.iter()).flat_map(|input| input.puzzles(&arguments.input.read, &faults).flatten());
    'puzzles: for puzzle in puzzles {
        for &strategy in &strategies {
            if !puzzle.is_known_to(strategy, &faults) {
                continue;
            }
            if arguments.estimate {
                let format = arguments.format;
                if format == SolveFormat::Text {
                    print_heading(&mut out, &puzzle, strategy, arguments.goal)?;
                }
                let kind = (strategy, arguments.goal);
                let Some(row) = estimate::EstimateRow::of(&puzzle, kind) else {
                    break 'puzzles;
                };
                row.print(&mut out, format, &mut has_header)?;
                continue;
            }
            let report = carry_out(arguments, &puzzle, strategy, &mut out)?;
            match arguments.format {
                SolveFormat::Text => print_end(&mut out, &puzzle.problem, &report, strategy)?,
                SolveFormat::Grid => print_grid(&mut out, &puzzle.problem, &report, strategy)?,
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
                break 'puzzles;
            }
        }
    }
    out.flush()?;
    faults.refusal()?;
    Ok(interrupt::exit_code())
}

/// Runs a strategy on a puzzle. In text, the puzzle is printed first, and then the solutions as
/// they are found, if more than one is wanted.
fn carry_out(
    arguments: &SolveArguments,
    puzzle: &NamedPuzzle,
    strategy: Strategy,
    out: &mut impl Write,
) -> Result<Report, Refusal> {
    let (problem, goal) = (&puzzle.problem, arguments.goal);
    let is_text = arguments.format == SolveFormat::Text;
    if is_text {
        print_heading(out, puzzle, strategy, goal)?;
        // A long run should show at once what it works on.
        out.flush()?;
    }
    let lists_solutions = is_text && goal != Goal::First;
    let mut progress = ProgressLine::start();
    let mut solver = Solver::new(problem, strategy, goal);
    let mut first: Option<Vec<Option<Value>>> = None;
    let mut left = arguments.max_steps.unwrap_or(u64::MAX);
    let mut spent = Duration::ZERO;
    while !solver.has_ended() && left > 0 && !interrupt::is_pending() {
        let before = solver.counters().solutions;
        let wants_solution = first.is_none() || lists_solutions;
        let start = Instant::now();
        let slice = left.min(SLICE);
        left -= match wants_solution {
            true => solver.advance_to_solution(problem, slice),
            false => solver.advance(problem, slice),
        };
        spent += start.elapsed();
        let counters = solver.counters();
        if counters.solutions > before && wants_solution {
            let board: Vec<_> = solver.values(problem).collect();
            if lists_solutions {
                progress.clear();
                let heading = Message::new("solve-solution").with("number", counters.solutions);
                print_board(out, &say(&heading), problem, board.iter().copied())?;
            }
            first.get_or_insert(board);
        }
        progress.show(counters.steps, counters.depth());
    }
    progress.clear();
    let seconds = Some(spent.as_secs_f64());
    let name = if is_text { &puzzle.label } else { &puzzle.name };
    let board: Vec<_> = solver.values(problem).collect();
    Ok(Report::new(
        name,
        problem,
        (strategy, goal),
        Totals::of(&solver),
        &board,
        first.as_deref(),
        seconds,
    ))
}

fn print_heading(
    out: &mut impl Write,
    puzzle: &NamedPuzzle,
    strategy: Strategy,
    goal: Goal,
) -> io::Result<()> {
    let heading = Message::new("solve-heading")
        .with("name", puzzle.label.as_str())
        .with("strategy", strategy.to_string())
        .with("goal", goal.to_string());
    let problem = &puzzle.problem;
    print_board(out, &say(&heading), problem, problem.givens())
}

fn print_board(
    out: &mut impl Write,
    heading: &str,
    problem: &Problem,
    values: impl Iterator<Item = Option<Value>>,
) -> io::Result<()> {
    let board = text::framed(problem.topology(), values);
    writeln!(out, "{heading}\n{board}")
}

/// Prints the outcome, and the last board or the solutions unless they were listed.
fn print_end(
    out: &mut impl Write,
    problem: &Problem,
    report: &Report,
    strategy: Strategy,
) -> Result<(), Refusal> {
    let outcome = say(&outcome_message(report, strategy));
    if report.goal == "first" || report.solutions == 0 || report.outcome == LIMIT {
        let last = text::values(problem.topology(), &report.last);
        writeln!(out, "{}", text::framed(problem.topology(), last))?;
    }
    writeln!(out, "{outcome}")?;
    output::counters(out, &report.counters, report.seconds)?;
    writeln!(out)?;
    Ok(())
}

/// Prints the puzzle and what was found as a program for a class does.
fn print_grid(
    out: &mut impl Write,
    problem: &Problem,
    report: &Report,
    strategy: Strategy,
) -> Result<(), Refusal> {
    let grid = |line: &str| {
        let values = text::values(problem.topology(), line);
        text::framed(problem.topology(), values).replace('.', "x")
    };
    let words = |id: &'static str| Message::new(id).with("family", report.family);
    writeln!(out, "{}\n", grid(&report.givens))?;
    let words = match (&report.first_solution, report.outcome) {
        (Some(_), _) => words("solve-grid-solved"),
        (None, "no-solution") => words("solve-grid-none"),
        (None, _) => outcome_message(report, strategy),
    };
    writeln!(out, "{}", say(&words))?;
    if let Some(solution) = &report.first_solution {
        writeln!(out, "{}", grid(solution))?;
    }
    writeln!(out)?;
    Ok(())
}

fn outcome_message(report: &Report, strategy: Strategy) -> Message {
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
