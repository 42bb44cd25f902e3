use super::options::{STRATEGY_HELP, boxes, strategy};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::generator::{Charge, Difficulty, Generator, MOST_TRIES, Making, Wish};
use crate::puzzle::{Shape, notation};
use crate::solver::Strategy;
use clap::{Args, ValueEnum};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Write;
use std::process::ExitCode;

/// Steps between two looks at the keyboard: some milliseconds.
const SLICE: u64 = 20_000;
/// Seeds that nobody has chosen are below this, so that they can be read out.
const SEEDS: u64 = 1_000_000;

const EXAMPLES: &str = "\
Examples:
  recuo generate
  recuo generate --strategy propagation --difficulty hard --seed 7
  recuo generate --size 6 --boxes 3x2 --difficulty medium
  recuo generate --size 16 --strategy fewest-candidates
  recuo generate --count 20 > puzzles.txt && recuo compare puzzles.txt

Each puzzle has one solution and follows from its seed, which is told with it; the next one has
the next seed. How difficult it is, is counted by running the strategy: the guesses that it
takes back, or for singles the cells that it leaves empty.";

/// What kind of puzzle, and how many.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct GenerateArguments {
    /// Side of the board, from 4 to 16
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    size: Shape,
    /// Rows and columns of a box, where the size leaves it open (6x6: 2x3 or 3x2)
    #[arg(long, value_name = "HxW", value_parser = boxes)]
    boxes: Option<Shape>,
    #[arg(long, value_name = "ID", default_value = "naive", value_parser = strategy,
          help = STRATEGY_HELP)]
    strategy: Strategy,
    /// How difficult for this strategy
    #[arg(long, value_enum, default_value_t = DifficultyArgument::Easy)]
    difficulty: DifficultyArgument,
    /// What the first puzzle follows from (default: any)
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many puzzles
    #[arg(long, value_name = "K", default_value_t = 1)]
    count: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum DifficultyArgument {
    Easy,
    Medium,
    Hard,
}

fn size(text: &str) -> Result<Shape, String> {
    let size = text.parse().ok().filter(|size| (4..=16).contains(size));
    size.and_then(Shape::usual)
        .ok_or_else(|| "expected a side from 4 to 16".to_owned())
}

/// Makes puzzles, one after the other.
pub fn run(arguments: &GenerateArguments) -> Result<ExitCode, Refusal> {
    let shape = arguments.boxes.unwrap_or(arguments.size);
    if shape.size() != arguments.size.size() {
        let (rows, columns, size) = (shape.box_rows(), shape.box_cols(), shape.size());
        return Err(Refusal::BadUsage(format!(
            "boxes of {rows}x{columns} make a board of side {size}: say --size {size}"
        )));
    }
    interrupt::watch();
    let any = || RandomState::new().build_hasher().finish() % SEEDS;
    let first = arguments.seed.unwrap_or_else(any);
    let mut out = output::stdout();
    let mut progress = Progress::start();
    for number in 0..arguments.count {
        let wish = Wish {
            shape,
            strategy: arguments.strategy,
            difficulty: match arguments.difficulty {
                DifficultyArgument::Easy => Difficulty::Easy,
                DifficultyArgument::Medium => Difficulty::Medium,
                DifficultyArgument::Hard => Difficulty::Hard,
            },
            seed: first.wrapping_add(number),
        };
        let mut generator = Generator::new(wish);
        let making = loop {
            match generator.advance(SLICE) {
                Making::Working if interrupt::is_pending() => return Ok(ExitCode::from(130)),
                Making::Working => progress.show_made(number, arguments.count, generator.tries()),
                ended => break ended,
            }
        };
        progress.clear();
        let Making::Made(made) = making else {
            return Err(Refusal::BadInput(vec![format!(
                "no such puzzle: of {MOST_TRIES} boards from seed {} none has {} {}",
                wish.seed,
                band(wish),
                Charge::of(wish.strategy).id()
            )]));
        };
        let (charge, seed, amount) = (Charge::of(wish.strategy).id(), wish.seed, made.amount);
        let (strategy, difficulty) = (wish.strategy, wish.difficulty.id());
        let line = notation::line(made.problem.givens());
        writeln!(
            out,
            "# {difficulty} for {strategy}, seed {seed}: {amount} {charge} ({})\n{line}",
            band(wish)
        )?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn band(wish: Wish) -> String {
    let band = wish.difficulty.band(wish.strategy, wish.shape);
    format!("{} to {}", band.start(), band.end())
}
