//! The arguments of the window.

use super::input;
use super::language::{say, word};
use super::options::{ProblemArguments, ReadArguments, language, named, pair, whole};
use super::refusal::Refusal;
use crate::explain::{Language, Message};
use crate::files::ProgramCommand;
use crate::lesson::View;
use crate::lesson::page_address;
use crate::puzzle::Problem;
use crate::recording::ReadOptions;
use crate::scene::Theme;
use clap::Args;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// The allowed width and height of a window.
const SIDES: RangeInclusive<u32> = 200..=16384;

/// What to do after the command line.
pub enum Launch {
    /// Exit with this code: the command is done or has failed.
    Exit(ExitCode),
    /// Open the window.
    Window(Box<WindowRequest>),
}

/// How to open the window.
#[derive(Args, Default)]
pub struct WindowRequest {
    /// What to open: a lesson's .ron file or the name of one that comes with the program, a file of
    /// puzzles, the output of a program (- for standard input), or a link to a moment; without it,
    /// the first lesson
    pub lesson: Option<PathBuf>,
    #[command(flatten)]
    pub(super) problem: ProblemArguments,
    /// The puzzle to open instead of a lesson, once it is read.
    #[arg(skip)]
    pub puzzle: Option<Arc<Problem>>,
    /// A program to watch instead, and what is known of its run.
    #[arg(skip)]
    pub program: Option<(ProgramCommand, ReadOptions)>,
    /// How the window looks.
    #[command(flatten)]
    pub look: WindowLook,
    /// Language of what is shown and written: pt, pt-PT, es or en (default: the system's)
    #[arg(long = "lang", value_name = "LANG", value_parser = language, global = true)]
    pub language: Option<Language>,
}

/// How the window looks.
#[derive(Args, Default)]
pub struct WindowLook {
    /// Write a picture of the window to this PNG file and quit
    #[arg(long, value_name = "FILE")]
    pub screenshot: Option<PathBuf>,
    /// Carry out the commands of this file, one per line, and quit: a tour for pictures and tests
    #[arg(long, value_name = "FILE", conflicts_with = "screenshot")]
    pub script: Option<PathBuf>,
    /// The file with the text of the program whose run is shown
    #[arg(long, value_name = "FILE")]
    pub source: Option<PathBuf>,
    /// Open at this step
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole)]
    pub step: Option<u64>,
    /// Width and height of the window
    #[arg(long, value_name = "WxH", value_parser = window_size)]
    pub size: Option<(u32, u32)>,
    /// The address of a page with this program, such as `https://example.org/recuo/`: from now on,
    /// copied links begin with it
    #[arg(long = "base-address", value_name = "URL", value_parser = address)]
    pub address: Option<String>,
    /// Colours: light, dark or contrast
    #[arg(long, value_name = "THEME", value_parser = named::<Theme>)]
    pub theme: Option<Theme>,
    /// View of the inspector to open with: lesson, code, flow, stack, tree, why, log, heat, chart or
    /// output
    #[arg(long, value_name = "VIEW", value_parser = named::<View>)]
    pub view: Option<View>,
    /// Open in presenter mode
    #[arg(long = "presenter")]
    pub is_presenting: bool,
}

impl WindowRequest {
    /// Reads the puzzle to open, if it is one of `--problem`.
    pub fn with_puzzle(mut self) -> Result<Self, Refusal> {
        if self.problem.problem.is_some() {
            let problem = std::mem::take(&mut self.problem);
            let arguments = ReadArguments {
                problem,
                ..ReadArguments::default()
            };
            let input = self.lesson.take().unwrap_or_default();
            let input = input.to_string_lossy().into_owned();
            self.puzzle = Some(Arc::new(input::read_one(&input, &arguments)?.problem));
        }
        Ok(self)
    }
}

fn address(text: &str) -> Result<String, String> {
    page_address(text).ok_or_else(|| word("expected-address"))
}

fn window_size(text: &str) -> Result<(u32, u32), String> {
    let expected = || {
        Message::new("expected-window")
            .with("least", u64::from(*SIDES.start()))
            .with("most", u64::from(*SIDES.end()))
    };
    pair(text)
        .filter(|(width, height)| SIDES.contains(width) && SIDES.contains(height))
        .ok_or_else(|| say(&expected()))
}
