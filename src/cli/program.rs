//! The command `program`.

use super::export::ending;
use super::language::spoken;
use super::options::{ReadArguments, expected};
use super::refusal::{Refusal, about};
use super::{input, manual, output};
use crate::explain::Message;
use crate::explain::code::{Program, ProgramLanguage};
use crate::files::Draft;
use crate::puzzle::{Named, Problem, Topology, Wanted};
use crate::solver::{Goal, Strategy};
use clap::Args;
use clap::builder::ArgPredicate;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The puzzle of the program that this program grew from.
const PUZZLE: &str =
    "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";

/// The cells of a board whose size nothing says.
const CELLS: usize = 81;

const EXAMPLES: &str = "\
Examples:
  recuo program python -o solver.py
  recuo program c --problem queens:8 -o queens.c
  recuo program java puzzle.sdk --goal all -o solver.java
  recuo program octave --problem map:brazil:4 --lang pt
  recuo program c++ --events

The program searches as the strategy naive does, and prints an event for each of its steps. Its
first lines say how to run it. --events writes only the lines that print events, to be copied into
a program of your own.";

/// The language, the problem, and where to write.
#[derive(Args)]
#[command(
    after_help = EXAMPLES,
    after_long_help = manual::sections(&[EXAMPLES, manual::PUZZLES])
)]
pub struct ProgramArguments {
    /// c, cpp, java, python, csharp, javascript, octave or rust
    #[arg(value_name = "LANGUAGE", value_parser = code)]
    code: ProgramLanguage,
    /// A puzzle, a file with one, or - for standard input (default: a Sudoku)
    #[arg(
        value_name = "INPUT",
        required = false,
        default_value = PUZZLE,
        hide_default_value = true,
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
    input: String,
    /// When to stop: first or all
    #[arg(long, default_value = "first", value_parser = goal)]
    goal: Goal,
    #[command(flatten)]
    read: ReadArguments,
    /// The file to write (default: standard output)
    #[arg(
        short,
        long,
        value_name = "FILE",
        default_value = "-",
        hide_default_value = true
    )]
    output: PathBuf,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
    /// Only the lines that print events
    #[arg(long)]
    events: bool,
}

fn code(text: &str) -> Result<ProgramLanguage, String> {
    ProgramLanguage::from_name(text).ok_or_else(|| expected(ProgramLanguage::IDS))
}

fn goal(text: &str) -> Result<Goal, String> {
    let known = [Goal::First, Goal::All];
    let found = known.into_iter().find(|goal| goal.to_string() == text);
    found.ok_or_else(|| expected(&["first", "all"]))
}

/// Writes a program, or its lines that print events.
pub fn run(arguments: &ProgramArguments) -> Result<ExitCode, Refusal> {
    let (path, needed) = (&arguments.output, arguments.code.ending());
    let is_printed = path == Path::new("-");
    if !is_printed && ending(path) != needed {
        let expected = Message::new("expected-ending").with("endings", needed);
        let path = path.display().to_string();
        return Err(Refusal::BadUsage(about(path, expected)));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let problem = arguments.problem()?;
    if !Program::can_be_of(problem.topology(), Strategy::NAIVE, arguments.goal) {
        return Err(Message::new("program-none").into());
    }
    let program = Program {
        problem: &problem,
        goal: arguments.goal,
        code: arguments.code,
        language: spoken(),
        file: &name,
        is_events_only: arguments.events,
    };
    let text = program.text();
    if is_printed {
        return output::print(&text);
    }
    let mut draft = Draft::create(path, arguments.force)?;
    draft.write(text.as_bytes())?;
    draft.finish()?;
    Ok(ExitCode::SUCCESS)
}

impl ProgramArguments {
    /// The problem; without givens if there is no puzzle and none of them is needed.
    fn problem(&self) -> Result<Problem, Refusal> {
        let wanted = self.read.problem.wanted()?;
        if let Some(wanted) = wanted.filter(|_| self.events && self.input.is_empty()) {
            let family = match wanted {
                Wanted::Known(family) => Some(family),
                Wanted::Posed(problem) => return Ok((*problem).clone()),
                Wanted::Diagonal | Wanted::Latin | Wanted::Jigsaw => wanted.of_cells(CELLS),
            };
            let topology = Topology::new(family.ok_or(Message::new("family-no-regions"))?);
            let empty = Problem::on(&topology, &vec![None; topology.cells()]);
            return Ok(empty.expect("no givens clash with none"));
        }
        Ok(input::read_one(&self.input, &self.read)?.problem)
    }
}
