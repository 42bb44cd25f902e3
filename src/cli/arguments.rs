//! All commands and arguments of the command line.

use super::at::AtArguments;
use super::check::CheckArguments;
use super::compare::CompareArguments;
use super::export::ExportArguments;
use super::generate::GenerateArguments;
use super::judge::JudgeArguments;
use super::lesson::LessonArguments;
use super::manual;
use super::paper::{GUIDE_EXAMPLES, HandoutArguments, PaperArguments};
use super::program::ProgramArguments;
use super::solve::SolveArguments;
use super::trace::TraceArguments;
use super::watch::WatchArguments;
use super::why::WhyArguments;
use super::window::WindowRequest;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  recuo                                     open the first lesson in a window
  recuo lessons/naive-or-propagation.ron    open another one
  recuo --problem queens:8                  open a problem other than Sudoku
  recuo solve 83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49
  recuo solve puzzles.txt --strategy naive,propagation --goal all --format csv
  recuo trace puzzle.sdk --strategy naive --only place,backtrack --to 1000
  recuo at puzzle.sdk --strategy propagation --step 14
  recuo why puzzle.sdk --cell R1C1 --value 2
  recuo compare puzzles.txt --strategies naive,propagation --format svg > chart.svg
  recuo generate --strategy propagation --difficulty hard > puzzle.txt
  recuo export naive-or-propagation --step 128 -o step.png
  recuo program python -o solver.py         a program that solves a Sudoku, to start from
  recuo lesson first-moves --text           take a lesson in the terminal, in words
  recuo guide --lang pt -o guia.pdf         the teacher's guide, to print
  recuo watch -- python3 my_solver.py       see your own program search
  recuo judge --puzzle puzzle.txt -- python3 my_solver.py
  recuo check my-lesson.ron
  recuo completions bash                    a shell completion script
  recuo man export                          a manual page

Exit codes: 0 done (also when a puzzle has no solution), 1 bad input, 2 bad usage,
130 interrupted, after printing what was known so far.";

/// The version, and in programs for others the commit.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("RECUO_COMMIT_TOLD"));

/// See a search think: how backtracking fills a Sudoku, step by step.
#[derive(Parser)]
#[command(name = "recuo", version = VERSION, after_help = EXAMPLES,
    after_long_help = manual::sections(&[EXAMPLES, manual::SCRIPTS]), args_conflicts_with_subcommands = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    #[command(flatten)]
    pub window: WindowRequest,
}

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  recuo completions bash > ~/.local/share/bash-completion/completions/recuo
  recuo completions zsh > ~/.zfunc/_recuo
  recuo completions fish > ~/.config/fish/completions/recuo.fish
  recuo completions powershell >> $PROFILE
  recuo completions elvish >> ~/.config/elvish/rc.elv";

const MAN_EXAMPLES: &str = "\
Examples:
  recuo man | man -l -
  recuo man export > ~/.local/share/man/man1/recuo-export.1";

#[derive(Subcommand)]
pub enum CliCommand {
    /// Solve puzzles and report the work it took
    Solve(SolveArguments),
    /// Print the events of a run
    Trace(TraceArguments),
    /// Show the board, the counters and the stack at one step of a run
    At(AtArguments),
    /// Show why no solution has a value, or agrees with a position: the fewest givens and guesses
    /// that forbid it
    Why(WhyArguments),
    /// Take a lesson, in a window or, with --text, as a dialogue in the terminal
    Lesson(LessonArguments),
    /// Check lessons: their syntax and, by running them, every claim they make
    Check(CheckArguments),
    /// Write a small commented lesson to a file, as a start for your own
    NewLesson {
        /// The file, which must not exist yet, such as my-lesson.ron
        file: PathBuf,
    },
    /// Print the reference of the lesson format
    LessonReference,
    /// Write pictures, films, strips or data of runs to a file
    Export(Box<ExportArguments>),
    /// Write a lesson for paper: its puzzle, its questions, and the answers on a sheet of their own
    Handout(HandoutArguments),
    /// Write the teacher's guide: every lesson with what to show, its questions and answers, and
    /// plans
    #[command(after_help = GUIDE_EXAMPLES)]
    Guide(PaperArguments),
    /// Write a whole program that solves a problem and prints its steps, in C, C++, Java, Python,
    /// C#, JavaScript, Octave or Rust
    Program(ProgramArguments),
    /// Print the reference of what programs print so that their runs can be shown and judged
    EventReference,
    /// Watch a program in the window while it prints what it does, step by step
    Watch(Box<WatchArguments>),
    /// Judge the run of a program that prints what it does: is every step right?
    Judge(JudgeArguments),
    /// Make puzzles with one solution, as difficult for a strategy as you wish
    Generate(GenerateArguments),
    /// Compare strategies on sets of puzzles
    Compare(Box<CompareArguments>),
    /// Print a shell completion script
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print a manual page, as roff
    #[command(after_help = MAN_EXAMPLES)]
    Man {
        /// The command that it is about (default: recuo itself)
        command: Option<String>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
