//! The command `generate`.

use super::language::{complain, say, word};
use super::options::{ProblemArguments, STRATEGY_HELP, boxes, named, strategy, whole};
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::explain::{Message, Tell, boxes_of};
use crate::generator::{self, Difficulty, Generator, MOST_TRIES, Making, SEEDS, Wish};
use crate::puzzle::{Family, Shape, Topology, text};
use crate::solver::{Counter, Strategy};
use clap::Args;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Write;
use std::process::ExitCode;

/// Steps between two checks for Ctrl-C: some milliseconds.
const SLICE: u64 = 20_000;

const EXAMPLES: &str = "\
Examples:
  recuo generate
  recuo generate --strategy propagation --difficulty hard --seed 7
  recuo generate --size 6 --boxes 3x2 --difficulty medium
  recuo generate --size 16 --strategy fewest-candidates
  recuo generate --problem latin:5 --strategy propagation
  recuo generate --problem killer:6 > killer.txt && recuo killer.txt
  recuo generate --problem maze:9x11 --seed 5
  recuo generate --count 20 > puzzles.txt && recuo compare puzzles.txt

Besides Sudoku and its variants: latin:5, futoshiki:5, killer:9 (up to 9) and maze:9x11, where the
size is the one that --size says if none is given; they are searched by naive and bounds, a maze
by naive and warnsdorff.

Each puzzle has one solution and follows from its seed, which is printed with it; the next puzzle
has the next seed. Its difficulty is measured by running the strategy: the guesses that it takes
back or, for singles, the cells that it leaves empty.";

/// The kind of puzzle, and how many.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct GenerateArguments {
    /// Side of the board, from 4 to 16
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    size: Shape,
    /// Rows and columns of a box, where the size leaves it open (6x6: 2x3 or 3x2)
    #[arg(long, value_name = "HxW", value_parser = boxes, conflicts_with = "problem")]
    boxes: Option<Shape>,
    #[command(flatten)]
    problem: ProblemArguments,
    #[arg(long, value_name = "ID", default_value = "naive", value_parser = strategy,
          help = STRATEGY_HELP)]
    strategy: Strategy,
    /// How difficult for this strategy: easy, medium or hard
    #[arg(long, value_name = "ID", default_value = "easy", value_parser = named::<Difficulty>)]
    difficulty: Difficulty,
    /// Seed of the first puzzle (default: random)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole)]
    seed: Option<u64>,
    /// How many puzzles
    #[arg(long, value_name = "K", default_value = "1", allow_negative_numbers = true,
          value_parser = whole)]
    count: u64,
}

fn size(text: &str) -> Result<Shape, String> {
    let size = text.parse().ok().filter(|size| (4..=16).contains(size));
    size.and_then(Shape::usual)
        .ok_or_else(|| word("expected-side"))
}

/// The family that is asked for.
fn family(arguments: &GenerateArguments) -> Result<Family, Refusal> {
    let shape = arguments.boxes.unwrap_or(arguments.size);
    if shape.size() != arguments.size.size() {
        let message = Message::new("usage-size")
            .with("boxes", boxes_of(shape))
            .with("size", shape.size());
        return Err(Refusal::BadUsage(message));
    }
    let problem = &arguments.problem;
    let is_posed = |text: &&str| {
        let name = text.split(':').next();
        matches!(name, Some("killer" | "futoshiki" | "maze"))
    };
    let family = match problem.problem.as_deref().filter(is_posed) {
        Some(text) => generator::kind(text, shape.size()),
        None => match problem.wanted()? {
            None => Some(Family::Sudoku(shape)),
            Some(wanted) => {
                let known = wanted.family().cloned();
                let family = known.or_else(|| wanted.of_cells(shape.cells()));
                Some(family.ok_or(Message::new("family-no-regions"))?)
            }
        },
    };
    let family = family.filter(Wish::can_be_of);
    Ok(family.ok_or(Message::new("generate-family"))?)
}

/// Generates puzzles.
pub fn run(arguments: &GenerateArguments) -> Result<ExitCode, Refusal> {
    let family = family(arguments)?;
    let known = (arguments.strategy).check_board(&Topology::new(family.clone()));
    known.map_err(|error| error.message())?;
    interrupt::watch();
    let any = || RandomState::new().build_hasher().finish() % SEEDS;
    let first = arguments.seed.unwrap_or_else(any);
    let mut out = output::stdout();
    let mut progress = ProgressLine::start();
    for number in 0..arguments.count {
        if interrupt::is_pending() {
            return Ok(interrupted(number));
        }
        let wish = Wish {
            family: family.clone(),
            strategy: arguments.strategy,
            difficulty: arguments.difficulty,
            seed: first.wrapping_add(number),
        };
        let mut generator = Generator::new(wish.clone());
        let making = loop {
            match generator.advance(SLICE) {
                Making::Working if interrupt::is_pending() => {
                    progress.clear();
                    return Ok(interrupted(number));
                }
                Making::Working => {
                    progress.update(|_| {
                        Message::new("progress-made")
                            .number("done", number)
                            .number("all", arguments.count)
                            .with("tries", u64::from(generator.tries()))
                    });
                }
                ended => break ended,
            }
        };
        progress.clear();
        let Making::Made(made) = making else {
            let message = Message::new("generate-none")
                .with("tries", u64::from(MOST_TRIES))
                .with(
                    "charge",
                    match wish.strategy {
                        Strategy::Search(_) => "backtracks",
                        Strategy::Sweep => "empty",
                    },
                );
            return Err(of(&wish, message).into());
        };
        let amount = match wish.strategy {
            Strategy::Search(_) => output::counted(Counter::Backtracks, made.amount),
            Strategy::Sweep => Message::new("generate-left-empty").counted(made.amount),
        };
        let difficulty = Message::new(format!("difficulty-{}", wish.difficulty.id()));
        let remark = Message::new("generate-made")
            .with("difficulty", difficulty)
            .with("strategy", wish.strategy.to_string())
            .with("amount", amount);
        let remark = of(&wish, remark);
        if matches!(family, Family::Grid(_) | Family::Way(_)) {
            // Nothing stands above such a text, so that it is read back.
            complain(&remark);
            write!(out, "{}", text::written(&made.problem))?;
        } else {
            let line = text::line(made.problem.topology(), made.problem.givens());
            writeln!(out, "# {}\n{line}", say(&remark))?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says that the command was interrupted, and after how many puzzles.
fn interrupted(made: u64) -> ExitCode {
    complain(&Message::new("command-interrupted-made").counted(made));
    ExitCode::from(130)
}

/// The message with the seed and the band of difficulty of a wish.
fn of(wish: &Wish, message: Message) -> Message {
    let band = wish.difficulty.band(wish.strategy, &wish.family);
    message
        .with("seed", wish.seed.to_string())
        .with("least", *band.start())
        .with("most", *band.end())
}
