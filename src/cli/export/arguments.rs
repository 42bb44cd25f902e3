use crate::cli::options::{AxisArguments, ReadArguments, goal, language, steps, strategy, theme};
use crate::cli::refusal::Refusal;
use crate::explain::Language;
use crate::export::kind::Kind;
use crate::export::picture::Scale;
use crate::export::steps::{Choice, Rhythm};
use crate::export::{comparison, counters, trace};
use crate::files;
use crate::lesson::{Alignment, MOST_BOARDS};
use crate::scene::{BoardOptions, Theme};
use crate::solver::{Goal, Strategy};
use clap::{Args, ValueEnum};
use std::num::NonZeroU64;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  recuo export naive-or-propagation -o end.png --scale 2
  recuo export puzzle.sdk --strategy naive,masks --step 120 -o step.svg --lang pt
  recuo export first-moves -o film.gif --steps 0..200 --speed 8 --lang es
  recuo export first-moves -o strip.pdf --moves --steps ..100
  recuo export first-moves -o slides/ --every 10 --transparent
  recuo export first-moves -o steps.csv --board 1 --steps 1..500
  recuo export naive-or-propagation -o growth.csv --what counters --every 1000
  recuo export puzzle.sdk --strategy naive,masks,propagation -o table.md --max-steps 1000000
  recuo export puzzle.sdk --strategy naive,propagation -o my-lesson.ron

A lesson is a .ron file, or one of the course that the program brings, such as first-moves or
naive-or-propagation.

The ending of the name says what is written:
  .png .svg       the picture of one step
  .gif            a film: a picture a step
  .pdf            a strip: a page a step
  a folder or /   a strip: numbered PNG files, and sentences.txt with their sentences
  .jsonl .csv     the trace of one board: an event a line
  .json .csv      with --what counters (.json: always): every counter of every board
  .txt            the puzzle alone, as a grid
  .ron            a lesson of the puzzle and the strategies, to be gone on with
  .md .csv        with --what comparison (.md: always): all boards side by side, with ratios

Everything is written whole or not at all.";

/// What is exported, and how.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ExportArguments {
    /// A lesson, or a puzzle as `solve` takes it
    #[arg(value_name = "LESSON|INPUT")]
    pub source: String,
    /// The file or folder to write; its ending says what it is: png, svg, gif, pdf, csv, jsonl,
    /// json, md, txt, ron or / for a folder
    #[arg(short, long, value_name = "FILE|FOLDER/", value_parser = output)]
    pub output: Output,
    /// Replace the file if there is one, or a folder that holds nothing but an earlier strip
    #[arg(long)]
    pub force: bool,
    /// What data to write, where the ending leaves it open (default: trace for csv)
    #[arg(long, value_enum)]
    what: Option<What>,
    /// Up to four strategies for a puzzle, a board each: naive, masks, forward-checking,
    /// fewest-candidates, singles, propagation, algorithm-x
    #[arg(long, value_name = "ID[,ID…]", value_delimiter = ',', value_parser = strategy)]
    strategy: Vec<Strategy>,
    #[command(flatten)]
    axes: AxisArguments,
    /// When to stop on a puzzle: first, all, or how many solutions to find
    #[arg(long, allow_negative_numbers = true, value_parser = goal)]
    pub goal: Option<Goal>,
    #[command(flatten)]
    pub read: ReadArguments,
    /// Only this board, counted from 1
    #[arg(long, value_name = "N")]
    pub board: Option<usize>,
    /// The step of a PNG or SVG picture or of counters (default: the last)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    pub step: Option<u64>,
    /// The steps of a film, a strip, a trace or counters, both included: A..B, A.. or ..B (default:
    /// all; of counters the last)
    #[arg(long, value_name = "A..B", value_parser = range, conflicts_with = "step")]
    pub steps: Option<Range>,
    /// Of these, every Nth only
    #[arg(long, value_name = "N", conflicts_with = "moves")]
    pub every: Option<NonZeroU64>,
    /// Of these, moves of the first board only: placements, deductions, dead ends, backtracks and
    /// solutions
    #[arg(long)]
    pub moves: bool,
    /// Stop each run of a comparison after so many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    pub max_steps: Option<u64>,
    /// Pixels a point of a PNG or GIF picture, from 0.25 to 8 (default: 1)
    #[arg(long, value_name = "S", value_parser = scale)]
    pub scale: Option<Scale>,
    /// Pictures a second of a film, from 0.1 to 50 (default: 4)
    #[arg(long, value_name = "N", value_parser = speed)]
    pub speed: Option<f64>,
    /// Nothing behind the boards of PNG or SVG pictures, instead of paper
    #[arg(long)]
    pub transparent: bool,
    /// How boards are held side by side: by step, guess, work or share (default: as the lesson says, or by
    /// step)
    #[arg(long, value_name = "ID", value_parser = alignment)]
    pub align: Option<Alignment>,
    /// No candidates in the empty cells of pictures
    #[arg(long)]
    no_candidates: bool,
    /// No numbers of rows and columns in pictures
    #[arg(long)]
    no_coordinates: bool,
    /// Language of pictures and of a Markdown comparison: pt, es or en (default: en)
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    /// Colours of pictures: light, dark or contrast (default: light)
    #[arg(long, value_name = "THEME", value_parser = theme)]
    pub theme: Option<Theme>,
}

/// The file that is written.
#[derive(Clone)]
pub struct Output {
    pub path: PathBuf,
    pub format: Format,
}

/// What a file can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Png,
    Svg,
    Gif,
    Pdf,
    /// A folder of PNG files.
    Slides,
    Csv,
    Jsonl,
    Json,
    Markdown,
    /// Text.
    Txt,
    Ron,
}

impl Format {
    /// What the name of a file says.
    const FILES: [Self; 10] = [
        Self::Png,
        Self::Svg,
        Self::Gif,
        Self::Pdf,
        Self::Csv,
        Self::Jsonl,
        Self::Json,
        Self::Markdown,
        Self::Txt,
        Self::Ron,
    ];

    const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
            Self::Pdf => "pdf",
            Self::Slides => "a folder",
            Self::Csv => "csv",
            Self::Jsonl => "jsonl",
            Self::Json => "json",
            Self::Markdown => "md",
            Self::Txt => "txt",
            Self::Ron => "ron",
        }
    }
}

/// What data is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum What {
    /// The events of one board, a line each: csv, jsonl
    Trace,
    /// Every counter of every board at the steps asked for: csv, json
    Counters,
    /// Every counter of two or more boards side by side, with ratios to the first: csv, md
    Comparison,
}

/// What is to be made.
fn kind_of(format: Format, what: Option<What>) -> Option<Kind> {
    Some(match (format, what) {
        (Format::Png, None) => Kind::Png,
        (Format::Svg, None) => Kind::Svg,
        (Format::Gif, None) => Kind::Film,
        (Format::Pdf, None) => Kind::Strip,
        (Format::Slides, None) => Kind::Slides,
        (Format::Csv, None | Some(What::Trace)) => Kind::Trace(trace::Form::Csv),
        (Format::Jsonl, None | Some(What::Trace)) => Kind::Trace(trace::Form::Jsonl),
        (Format::Csv, Some(What::Counters)) => Kind::Counters(counters::Form::Csv),
        (Format::Json, None | Some(What::Counters)) => Kind::Counters(counters::Form::Json),
        (Format::Csv, Some(What::Comparison)) => Kind::Comparison(comparison::Form::Csv),
        (Format::Markdown, None | Some(What::Comparison)) => {
            Kind::Comparison(comparison::Form::Markdown)
        }
        (Format::Txt, None) => Kind::Puzzle,
        (Format::Ron, None) => Kind::Lesson,
        _ => return None,
    })
}

/// What it is called in complaints.
const fn name_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Png => "png",
        Kind::Svg => "svg",
        Kind::Film => "gif",
        Kind::Strip => "pdf",
        Kind::Slides => "a folder",
        Kind::Trace(_) => "a trace",
        Kind::Counters(_) => "counters",
        Kind::Comparison(_) => "a comparison",
        Kind::Handout(_) => "a handout",
        Kind::Puzzle => "txt",
        Kind::Lesson => "ron",
    }
}

/// Steps from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub first: Option<u64>,
    pub last: Option<u64>,
}

impl ExportArguments {
    /// The strategies asked for; none where it is left open.
    pub fn strategies(&self) -> Result<Vec<Strategy>, Refusal> {
        if let Some(strategy) = self.axes.strategy()? {
            return Ok(vec![strategy]);
        }
        if self.strategy.len() > MOST_BOARDS {
            let found = self.strategy.len();
            let message = format!("a picture shows 1 to {MOST_BOARDS} boards, not {found}");
            return Err(Refusal::BadUsage(message));
        }
        Ok(self.strategy.clone())
    }

    /// What boards show besides values.
    pub const fn options(&self) -> BoardOptions {
        BoardOptions {
            candidates: !self.no_candidates,
            coordinates: !self.no_coordinates,
        }
    }

    /// The steps asked for.
    pub fn choice(&self) -> Choice {
        Choice {
            first: self.steps.and_then(|range| range.first).unwrap_or(0),
            last: self.steps.and_then(|range| range.last),
            rhythm: match self.every {
                _ if self.moves => Rhythm::Moves,
                None => Rhythm::All,
                Some(every) => Rhythm::Every(every),
            },
        }
    }

    /// What is to be made. Options that have no meaning there are refused: they were meant for
    /// something else.
    pub fn kind(&self) -> Result<Kind, Refusal> {
        let format = self.output.format;
        let Some(kind) = kind_of(format, self.what) else {
            let message = "--what trace is for csv and jsonl, counters for csv and json, comparison \
                           for csv and md";
            let ending = format.ending();
            return Err(Refusal::BadUsage(format!(
                "{message}, and not for {ending}"
            )));
        };
        let pictures = ["png", "svg", "gif", "pdf", "a folder"].as_slice();
        let worded = ["png", "svg", "gif", "pdf", "a folder", "a comparison"].as_slice();
        let aligned = ["png", "svg", "gif", "pdf", "a folder", "counters"].as_slice();
        let ranges = ["gif", "pdf", "a folder", "a trace", "counters"].as_slice();
        for (option, is_given, kinds) in [
            (
                "--step",
                self.step.is_some(),
                ["png", "svg", "counters"].as_slice(),
            ),
            ("--steps", self.steps.is_some(), ranges),
            ("--every", self.every.is_some(), ranges),
            ("--moves", self.moves, ranges),
            ("--max-steps", self.max_steps.is_some(), &["a comparison"]),
            ("--scale", self.scale.is_some(), &["png", "gif", "a folder"]),
            ("--speed", self.speed.is_some(), &["gif"]),
            (
                "--transparent",
                self.transparent,
                &["png", "svg", "a folder"],
            ),
            ("--align", self.align.is_some(), aligned),
            ("--no-candidates", self.no_candidates, pictures),
            ("--no-coordinates", self.no_coordinates, pictures),
            ("--lang", self.lang.is_some(), worded),
            ("--theme", self.theme.is_some(), pictures),
        ] {
            if is_given && !kinds.contains(&name_of(kind)) {
                let (kinds, kind) = (kinds.join(", "), name_of(kind));
                let message = format!("{option} is for {kinds}, and not for {kind}");
                return Err(Refusal::BadUsage(message));
            }
        }
        Ok(kind)
    }
}

fn output(text: &str) -> Result<Output, String> {
    let path = PathBuf::from(text);
    let ending = path.extension().unwrap_or_default();
    let ending = ending.to_string_lossy().to_lowercase();
    let by_name = Format::FILES.into_iter().find(|f| f.ending() == ending);
    let format = match by_name {
        _ if text.ends_with(std::path::is_separator) => Some(Format::Slides),
        None if files::is_folder(&path) => Some(Format::Slides),
        by_name => by_name,
    };
    let endings = || Format::FILES.map(Format::ending).join(", ");
    let format = format.ok_or_else(|| {
        let endings = endings();
        format!("expected a name that ends in one of {endings}, or a folder such as strip/")
    })?;
    Ok(Output { path, format })
}

fn range(text: &str) -> Result<Range, String> {
    let expected = "expected two steps such as 1..500, of which one may be left out";
    let (first, last) = text.split_once("..").ok_or(expected)?;
    let bound = |text: &str| match text.trim() {
        "" => Ok(None),
        number => steps(number).map(Some),
    };
    let range = Range {
        first: bound(first)?,
        last: bound(last)?,
    };
    match range {
        Range {
            first: Some(first),
            last: Some(last),
        } if first > last => Err(format!("step {first} is after step {last}")),
        _ => Ok(range),
    }
}

fn alignment(text: &str) -> Result<Alignment, String> {
    let alignment = Alignment::from_id(text).filter(|alignment| *alignment != Alignment::Own);
    alignment.ok_or_else(|| "expected step, guess, work or share".to_owned())
}

fn scale(text: &str) -> Result<Scale, String> {
    let scale = text.parse().ok().and_then(Scale::new);
    scale.ok_or_else(|| "expected a number from 0.25 to 8".to_owned())
}

fn speed(text: &str) -> Result<f64, String> {
    let speed = text.parse().ok().filter(|s| (0.1..=50.0).contains(s));
    speed.ok_or_else(|| "expected a number of pictures a second from 0.1 to 50".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_may_be_open() {
        let of = |first, last| Ok(Range { first, last });
        assert_eq!(range("3..9"), of(Some(3), Some(9)));
        assert_eq!(range("3.."), of(Some(3), None));
        assert_eq!(range("..9"), of(None, Some(9)));
        for bad in ["", "3", "9..3", "a..b", "3...9", "-1..2"] {
            assert!(range(bad).is_err(), "{bad}");
        }
    }
}
