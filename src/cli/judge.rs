//! The command `judge`.

use super::language::{complain, say, spoken, word};
use super::options::{ProblemArguments, ReadArguments, goal, strategy, whole};
use super::refusal::Refusal;
use super::{input, interrupt, output, recorded};
use crate::analysis::judge::Judge;
use crate::analysis::judge::comparison::{ProgramComparison, ProgramDifference};
use crate::explain::{Message, Tell, fault_in_words, overlooked_in_words, strategy_name};
use crate::files::{Printed, ProcessEnd, ProgramCommand, WatchedProcess};
use crate::puzzle::{Problem, text};
use crate::recording::{Fault, NotJudged, ReadOptions, Reader, Recording, RunEnd};
use crate::solver::{Event, Goal, Strategy};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Steps between two checks for Ctrl-C.
const SLICE: u64 = 1 << 16;
/// How long a program's output is waited for before the clock is looked at.
const PATIENCE: Duration = Duration::from_millis(50);
/// The most faults that are listed for people.
const MOST_LISTED: usize = 20;

const EXAMPLES: &str = "\
Examples:
  recuo judge events.txt
  recuo judge --puzzle puzzle.txt -- python3 my_solver.py
  recuo judge --as naive --goal all --format json --seconds 10 -- ./solver

Exit codes: 0 right; 1 faults (with --as, also differences); 2 bad usage;
3 unreadable, no events, or rules that are not known; 4 stopped or crashed,
and nothing worse found.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct JudgeArguments {
    /// A recording: a file with a program's output, or - for standard input
    #[arg(value_name = "FILE", required_unless_present = "command")]
    file: Option<String>,
    /// A program to start, with its arguments
    #[arg(last = true, value_name = "COMMAND", conflicts_with = "file")]
    command: Vec<OsString>,
    /// The strategy that the program is to follow step by step
    #[arg(long = "as", value_name = "STRATEGY", value_parser = strategy)]
    strategy: Option<Strategy>,
    #[command(flatten)]
    input: RunInput,
    /// The longest time that a program may run
    #[arg(long, value_name = "N", default_value = "60", value_parser = whole)]
    seconds: u64,
    /// How to print
    #[arg(long, value_enum, default_value_t = JudgeFormat::Text)]
    format: JudgeFormat,
}

/// What is known of a run besides what its program prints.
#[derive(Args)]
pub struct RunInput {
    /// The goal of the program: first, all, or how many solutions to find; without it, as it says or
    /// as its run shows
    #[arg(long, allow_negative_numbers = true, value_parser = goal)]
    goal: Option<Goal>,
    /// The puzzle, or a file with it: the program gets it on its standard input
    #[arg(long, value_name = "FILE|TEXT")]
    puzzle: Option<String>,
    #[command(flatten)]
    problem: ProblemArguments,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum JudgeFormat {
    /// Sentences
    Text,
    /// One object
    Json,
}

/// The verdict on a run, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    Right,
    Different,
    Faulty,
    NotJudged,
    Stopped,
    Crashed,
}

impl Verdict {
    fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Right => 0,
            Self::Different | Self::Faulty => 1,
            Self::NotJudged => 3,
            Self::Stopped | Self::Crashed => 4,
        })
    }
}

/// A run that was read, and how its program ended.
struct Run {
    recording: Arc<Recording>,
    end: Option<ProcessEnd>,
    errors: String,
}

/// A verdict as data.
#[derive(Serialize)]
struct Report {
    verdict: Verdict,
    goal: String,
    events: usize,
    /// Lines that could not be taken as they are.
    unread: u64,
    solutions: u64,
    faults: Vec<FaultRow>,
    faults_total: u64,
    difference: Option<DifferenceRow>,
    exit: Option<i32>,
    signal: Option<i32>,
    /// Why it was stopped.
    stopped: Option<&'static str>,
    stderr_tail: String,
}

#[derive(Serialize)]
struct FaultRow {
    step: u64,
    line: Option<u16>,
    kind: &'static str,
    cell: Option<String>,
    value: Option<String>,
    with: Option<String>,
    text: String,
}

#[derive(Serialize)]
struct DifferenceRow {
    step: u64,
    line: Option<u16>,
    program: Option<String>,
    strategy_step: u64,
    strategy: Option<String>,
}

/// Judges the run of a program. What cannot be read has an exit code of its own: 1 is for faults.
pub fn run(arguments: &JudgeArguments) -> Result<ExitCode, Refusal> {
    match judge(arguments) {
        Err(Refusal::BadInput(messages)) => {
            messages.iter().for_each(complain);
            Ok(Verdict::NotJudged.exit_code())
        }
        done => done,
    }
}

fn judge(arguments: &JudgeArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let (options, input) = arguments.input.read()?;
    let run = match arguments.command.split_first() {
        Some((program, rest)) => {
            let command = ProgramCommand {
                program: program.clone(),
                arguments: rest.to_vec(),
                input,
            };
            watched(&command, options, arguments.seconds)?
        }
        None => Run {
            recording: recorded::read(arguments.file.as_deref().unwrap_or("-"), options)?,
            end: None,
            errors: String::new(),
        },
    };
    recorded::complain_about_lines(&run.recording);
    let mut judge = match Judge::new(Arc::clone(&run.recording)) {
        Ok(judge) => judge,
        Err(reason) => return not_judged(&run, reason, arguments),
    };
    while !judge.advance(SLICE) {
        if interrupt::is_pending() {
            return Ok(interrupt::exit_code());
        }
    }
    let difference = arguments.strategy.and_then(|strategy| {
        let goal = run.recording.goal();
        let recording = Arc::clone(&run.recording);
        let mut comparison = ProgramComparison::new(recording, strategy, goal)?;
        loop {
            if let Some(found) = comparison.advance(SLICE) {
                return found;
            }
        }
    });
    let verdict = match run.recording.end() {
        _ if judge.total() > 0 => Verdict::Faulty,
        RunEnd::Crashed => Verdict::Crashed,
        RunEnd::Stopped | RunEnd::Cut => Verdict::Stopped,
        _ if difference.is_some() => Verdict::Different,
        RunEnd::Finished | RunEnd::Running => Verdict::Right,
    };
    let mut out = output::stdout();
    match arguments.format {
        JudgeFormat::Json => {
            let report = report(&run, verdict, Some(&judge), difference);
            let json = serde_json::to_string(&report).expect("a report is plain data");
            writeln!(out, "{json}")?;
        }
        JudgeFormat::Text => print(&mut out, &run, &judge, difference, arguments)?,
    }
    out.flush()?;
    Ok(verdict.exit_code())
}

impl RunInput {
    /// What is known of the run before it is read, and what the program gets as its input.
    pub fn read(&self) -> Result<(ReadOptions, String), Refusal> {
        let wanted = self.problem.wanted()?;
        let puzzle = match &self.puzzle {
            None => None,
            Some(puzzle) => {
                let read = ReadArguments {
                    problem: self.problem.clone(),
                    ..ReadArguments::default()
                };
                Some(Arc::new(input::read_one(puzzle, &read)?.problem))
            }
        };
        let line = |problem: &Arc<Problem>| {
            format!("{}\n", text::line(problem.topology(), problem.givens()))
        };
        let given = puzzle.as_ref().map_or_else(String::new, line);
        let goal = self.goal;
        let options = ReadOptions {
            puzzle,
            wanted,
            goal,
        };
        Ok((options, given))
    }
}

/// Starts a program and reads what it prints, for at most this long.
fn watched(command: &ProgramCommand, options: ReadOptions, seconds: u64) -> Result<Run, Refusal> {
    let mut process = WatchedProcess::start(command).map_err(|error| error.message())?;
    let mut reader = Reader::new(options);
    let start = Instant::now();
    let end = loop {
        let elapsed = start.elapsed();
        if elapsed.as_secs() >= seconds || interrupt::is_pending() {
            process.stop();
        }
        match process.next(elapsed.as_secs_f64(), PATIENCE) {
            Printed::Piece(piece) => reader.push(&piece),
            Printed::Nothing => {}
            Printed::End(end) => break end,
        }
    };
    reader.finish();
    match end {
        ProcessEnd::Code(0) => {}
        ProcessEnd::Code(_) => reader.set_failed(RunEnd::Crashed),
        ProcessEnd::Killed(_) => reader.set_end(RunEnd::Crashed),
        ProcessEnd::Stopped => reader.set_end(RunEnd::Stopped),
        ProcessEnd::Silent => reader.set_failed(RunEnd::Stopped),
    }
    Ok(Run {
        recording: Arc::new(reader.recording().clone()),
        end: Some(end),
        errors: process.error_tail(),
    })
}

fn not_judged(
    run: &Run,
    reason: NotJudged,
    arguments: &JudgeArguments,
) -> Result<ExitCode, Refusal> {
    ended(run, arguments).iter().for_each(complain);
    complain(&reason.message());
    if !run.errors.is_empty() {
        eprint_tail(&run.errors);
    }
    if arguments.format == JudgeFormat::Json {
        let report = report(run, Verdict::NotJudged, None, None);
        let mut out = output::stdout();
        let json = serde_json::to_string(&report).expect("a report is plain data");
        writeln!(out, "{json}")?;
        out.flush()?;
    }
    Ok(Verdict::NotJudged.exit_code())
}

/// Shows the end of what a program has printed as errors.
fn eprint_tail(errors: &str) {
    // If standard error is closed there is nobody to tell.
    let _ = io::stderr().write_all(errors.as_bytes());
}

/// An event as programs print it.
fn printed(event: Event, recording: &Recording) -> String {
    let problem = recording.problem().expect("what is judged has a board");
    let topology = problem.topology();
    let cell = event.cell().map(|cell| topology.address(cell));
    let value = event.value().map(|value| topology.value_text(value));
    let words = [Some(event.kind().id().to_owned()), cell, value];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn report(
    run: &Run,
    verdict: Verdict,
    judge: Option<&Judge>,
    difference: Option<ProgramDifference>,
) -> Report {
    let recording = &run.recording;
    let faults = judge.map_or(&[][..], Judge::faults);
    let (exit, signal, stopped) = match run.end {
        Some(ProcessEnd::Code(code)) => (Some(code), None, None),
        Some(ProcessEnd::Killed(signal)) => (None, signal, None),
        Some(ProcessEnd::Stopped) => (None, None, Some("time")),
        Some(ProcessEnd::Silent) => (None, None, Some("closed-output")),
        None => (None, None, None),
    };
    Report {
        verdict,
        goal: recording.goal().to_string(),
        events: recording.events().len(),
        unread: recording.fault_count(),
        solutions: judge.map_or(0, Judge::solutions),
        faults: faults.iter().map(|fault| row(recording, fault)).collect(),
        faults_total: judge.map_or(0, Judge::total),
        difference: difference.map(|found| DifferenceRow {
            step: found.step,
            line: recording.events().line(found.step),
            program: found.event.map(|event| printed(event, recording)),
            strategy_step: found.other_step,
            strategy: found.other.map(|event| printed(event, recording)),
        }),
        exit,
        signal,
        stopped,
        stderr_tail: run.errors.clone(),
    }
}

/// How the program ended, where that is worth a word.
fn ended(run: &Run, arguments: &JudgeArguments) -> Option<Message> {
    let with_code = |id: &'static str, code: i32| Message::new(id).with("code", code.to_string());
    Some(match run.end? {
        ProcessEnd::Stopped => Message::new("judge-stopped").with("seconds", arguments.seconds),
        ProcessEnd::Silent => Message::new("judge-silent"),
        ProcessEnd::Killed(signal) => {
            let signal = signal.map_or_else(|| "none".to_owned(), |signal| signal.to_string());
            Message::new("judge-killed").with("signal", signal)
        }
        ProcessEnd::Code(0) => return None,
        ProcessEnd::Code(code) if run.recording.end() == RunEnd::Crashed => {
            with_code("judge-crashed", code)
        }
        ProcessEnd::Code(code) => with_code("judge-exit-code", code),
    })
}

fn row(recording: &Recording, fault: &Fault) -> FaultRow {
    let problem = recording.problem().expect("what is judged has a board");
    let topology = problem.topology();
    FaultRow {
        step: fault.step,
        line: recording.events().line(fault.step),
        kind: fault.kind.id(),
        cell: fault.cell.map(|cell| topology.address(cell)),
        value: fault.value.map(|value| topology.value_text(value)),
        with: fault.with.map(|cell| topology.address(cell)),
        text: fault_in_words(fault, topology, spoken()),
    }
}

fn print(
    out: &mut impl Write,
    run: &Run,
    judge: &Judge,
    difference: Option<ProgramDifference>,
    arguments: &JudgeArguments,
) -> io::Result<()> {
    let recording = &run.recording;
    for fault in judge.faults().iter().take(MOST_LISTED) {
        let row = row(recording, fault);
        let line = Message::new("judge-fault")
            .with("step", fault.step)
            .with("line", u64::from(row.line.unwrap_or(0)))
            .with("text", row.text);
        writeln!(out, "{}", say(&line))?;
    }
    let more = judge.total().saturating_sub(MOST_LISTED as u64);
    if more > 0 {
        writeln!(
            out,
            "{}",
            say(&Message::new("judge-more").number("count", more))
        )?;
    }
    if let Some(overlooked) = judge.overlooked() {
        writeln!(out, "{}", overlooked_in_words(&overlooked, spoken()))?;
    }
    let is_cut = recording.end() == RunEnd::Cut;
    let cut = is_cut.then(|| Message::new("judge-cut"));
    if let Some(ended) = ended(run, arguments).or(cut) {
        writeln!(out, "{}", say(&ended))?;
        eprint_tail(&run.errors);
    }
    let is_whole = matches!(recording.end(), RunEnd::Finished | RunEnd::Running);
    let end = match judge.total() {
        0 if is_whole => Message::new("judge-right"),
        count => Message::new("judge-faults")
            .with("count", count)
            .number("faults", count)
            .with("events", recording.events().len() as u64)
            .number("number", recording.events().len() as u64)
            .with("solutions", judge.solutions())
            .number("found", judge.solutions()),
    };
    writeln!(out, "{}", say(&end))?;
    if let Some(strategy) = arguments.strategy {
        print_difference(out, strategy, difference, recording)?;
    }
    Ok(())
}

fn print_difference(
    out: &mut impl Write,
    strategy: Strategy,
    difference: Option<ProgramDifference>,
    recording: &Recording,
) -> io::Result<()> {
    let name = strategy_name(strategy, spoken());
    let Some(found) = difference else {
        let same = Message::new("judge-no-difference").with("strategy", name);
        return writeln!(out, "{}", say(&same));
    };
    let of = |event: Option<Event>| {
        event.map_or_else(|| word("judge-ends"), |event| printed(event, recording))
    };
    let lines = [
        Message::new("judge-difference")
            .with("strategy", name.clone())
            .with("step", found.step),
        Message::new("judge-program-does").with("event", of(found.event)),
        Message::new("judge-strategy-does")
            .with("strategy", name)
            .with("step", found.other_step)
            .with("event", of(found.other)),
    ];
    lines
        .iter()
        .try_for_each(|line| writeln!(out, "{}", say(line)))
}
