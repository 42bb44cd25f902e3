use super::help::{self, ending, output};
use crate::cli::language::{say, spoken, word};
use crate::cli::options::{
    AskedArguments, AxisArguments, ReadArguments, amount, goal, named, strategy, whole,
};
use crate::cli::refusal::Refusal;
use crate::explain::Message;
use crate::explain::code::CodeLanguage;
use crate::export::options::{ExportOptions, Opt, PictureLook, PictureView, SCALES, SPEED};
use crate::export::request::ExportRequest;
use crate::export::steps::{Rhythm, StepChoice};
use crate::lesson::{Alignment, MOST_BOARDS};
use crate::scene::{BoardOptions, Theme};
use crate::solver::{Goal, Strategy};
use clap::Args;
use clap::builder::{ArgPredicate, PossibleValuesParser};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

/// What to export, and how.
#[derive(Args)]
#[command(after_help = help::after_help())]
pub struct ExportArguments {
    /// A lesson, or a puzzle as `solve` takes it
    #[arg(
        value_name = "LESSON|INPUT",
        required = false,
        required_unless_present = "problem",
        default_value_if("problem", ArgPredicate::IsPresent, "")
    )]
    pub source: String,
    #[arg(short, long, value_name = "FILE",
          value_parser = |text: &str| output(text, &help::outputs()),
          help = format!("The file to write; its ending says what it is: {}",
                         help::outputs().join(", ")))]
    pub output: PathBuf,
    /// Replace the file if there is one
    #[arg(long)]
    pub force: bool,
    /// What data to write, where the ending leaves it open (default: trace for csv)
    #[arg(long, value_parser = PossibleValuesParser::new(help::whats()))]
    what: Option<String>,
    /// Up to four strategies for a puzzle, one board each: naive, masks, forward-checking,
    /// fewest-candidates, singles, propagation, algorithm-x, backjumping, least-constraining,
    /// learning
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
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, NonZeroUsize::MAX))]
    board: Option<NonZeroUsize>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole,
          help = help::option(Opt::Step, "The step (default: the last)"))]
    step: Option<u64>,
    #[arg(long, value_name = "A..B", value_parser = range, conflicts_with = "step",
          help = help::option(Opt::Steps, "The steps, both included: A..B, A.. or ..B (default: all; \
                                           of counters the last)"))]
    steps: Option<StepRange>,
    /// Only every Nth of these steps
    #[arg(long, value_name = "N", conflicts_with = "moves", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, NonZeroU64::MAX))]
    every: Option<NonZeroU64>,
    /// Of these steps, only moves of the first board: placements, deductions, dead ends, backtracks
    /// and solutions
    #[arg(long)]
    moves: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole,
          help = help::option(Opt::MaxSteps, "Stop each run after this many steps (default: 1073741824, or 67108864 with candidates)"))]
    max_steps: Option<u64>,
    #[arg(long, value_name = "S", value_parser = scale,
          help = help::option(Opt::Scale, "Pixels per point, from 0.25 to 8 (default: 1)"))]
    scale: Option<f32>,
    #[arg(long, value_name = "N", value_parser = speed,
          help = help::option(Opt::Speed, "Frames per second, from 0.1 to 50 (default: 4)"))]
    speed: Option<f64>,
    #[arg(long, help = help::option(Opt::Transparent, "No background behind the boards"))]
    transparent: bool,
    /// What keeps the boards in step: step, guess, work or share (default: what the lesson says, or
    /// step)
    #[arg(long, value_name = "ID", value_parser = alignment)]
    pub align: Option<Alignment>,
    /// What pictures show of each board: boards, tree, code, flow, stack, why or chart (default:
    /// boards)
    #[arg(long, value_name = "VIEW", value_parser = named::<PictureView>)]
    view: Option<PictureView>,
    #[command(flatten)]
    pub asked: AskedArguments,
    /// The programming language with --view code: pseudocode, c, java, python or rust (default:
    /// pseudocode)
    #[arg(long, value_name = "ID", value_parser = named::<CodeLanguage>)]
    code: Option<CodeLanguage>,
    /// No captions beside films
    #[arg(long)]
    no_captions: bool,
    /// No candidates in the empty cells of pictures
    #[arg(long)]
    no_candidates: bool,
    /// No numbers of rows and columns in pictures
    #[arg(long)]
    no_coordinates: bool,
    /// Colours of pictures: light, dark or contrast (default: light)
    #[arg(long, value_name = "THEME", value_parser = named::<Theme>)]
    theme: Option<Theme>,
    /// The page that goes into a package for a learning platform (.zip): the folder web-build that
    /// assets/web/build writes, or an archive of it
    #[arg(long, value_name = "FOLDER|ZIP", conflicts_with_all = [
        "what", "strategy", "goal", "board", "step", "steps", "every", "moves", "max_steps", "scale",
        "speed", "transparent", "align", "view", "cell", "value", "code", "no_candidates", "no_coordinates", "theme",
    ])]
    pub page: Option<PathBuf>,
}

/// The first and the last step of a range, where they are given.
type StepRange = (Option<u64>, Option<u64>);

impl ExportArguments {
    /// The strategies given; empty if none are.
    pub fn strategies(&self) -> Result<Vec<Strategy>, Refusal> {
        if let Some(strategy) = self.axes.strategy()? {
            return Ok(vec![strategy]);
        }
        if self.strategy.len() > MOST_BOARDS {
            let message = Message::new("usage-boards")
                .with("most", MOST_BOARDS)
                .with("found", self.strategy.len());
            return Err(Refusal::BadUsage(message));
        }
        Ok(self.strategy.clone())
    }

    /// The request for the export.
    pub fn request(&self) -> Result<ExportRequest, Refusal> {
        let ending = ending(&self.output);
        let kind = help::kind(&ending, self.what.as_deref());
        let kind = kind.ok_or_else(|| Refusal::BadUsage(help::what_is_for(&ending)))?;
        let given = [
            (Opt::Step, self.step.is_some()),
            (Opt::Steps, self.steps.is_some()),
            (Opt::Every, self.every.is_some()),
            (Opt::Moves, self.moves),
            (Opt::MaxSteps, self.max_steps.is_some()),
            (Opt::Scale, self.scale.is_some()),
            (Opt::Speed, self.speed.is_some()),
            (Opt::Transparent, self.transparent),
            (Opt::Align, self.align.is_some()),
            (Opt::View, self.view.is_some()),
            (Opt::Cell, self.asked.cell.is_some()),
            (Opt::Value, self.asked.value.is_some()),
            (Opt::Code, self.code.is_some()),
            (Opt::NoCaptions, self.no_captions),
            (Opt::NoCandidates, self.no_candidates),
            (Opt::NoCoordinates, self.no_coordinates),
            (Opt::Theme, self.theme.is_some()),
        ];
        let is_wrong = |(option, is_given): &(Opt, bool)| *is_given && !kind.takes(*option);
        if let Some((option, _)) = given.into_iter().find(is_wrong) {
            let message = Message::new("usage-option")
                .with("option", format!("--{}", option.id()))
                .with("kinds", help::kinds_with(option))
                .with("kind", kind.name());
            return Err(Refusal::BadUsage(message));
        }
        let choice = StepChoice {
            first: self.steps.and_then(|(first, _)| first).unwrap_or(0),
            last: self.steps.and_then(|(_, last)| last),
            rhythm: match self.every {
                _ if self.moves => Rhythm::Moves,
                None => Rhythm::All,
                Some(every) => Rhythm::Every(every),
            },
        };
        let options = ExportOptions {
            board: self.board.map(|number| number.get() - 1),
            step: self.step,
            is_of_one: choice == StepChoice::default(),
            choice,
            max_steps: self.max_steps,
            scale: self.scale.unwrap_or(1.0),
            speed: self.speed.unwrap_or(SPEED),
            look: PictureLook {
                language: spoken(),
                theme: self.theme.unwrap_or_default(),
                is_transparent: self.transparent,
                options: BoardOptions {
                    candidates: !self.no_candidates,
                    coordinates: !self.no_coordinates,
                },
                view: self.view.unwrap_or_default(),
                code: self.code.unwrap_or_default(),
                asked: None,
            },
            has_captions: !self.no_captions,
            has_answers: false,
            is_whole: self.what.is_none(),
        };
        Ok(ExportRequest { kind, options })
    }
}

fn range(text: &str) -> Result<StepRange, String> {
    let (first, last) = text
        .split_once("..")
        .ok_or_else(|| word("expected-range"))?;
    let bound = |text: &str| match text.trim() {
        "" => Ok(None),
        number => whole(number).map(Some),
    };
    let (first, last) = (bound(first)?, bound(last)?);
    if let (Some(first), Some(last)) = (first, last)
        && first > last
    {
        let message = Message::new("usage-range").with("first", first.to_string());
        return Err(say(&message.with("last", last.to_string())));
    }
    Ok((first, last))
}

fn alignment(text: &str) -> Result<Alignment, String> {
    let alignment = Alignment::from_id(text).filter(|alignment| *alignment != Alignment::Own);
    alignment.ok_or_else(|| word("expected-alignment"))
}

fn scale(text: &str) -> Result<f32, String> {
    let scale = text.parse().ok().filter(|s| SCALES.contains(s));
    scale.ok_or_else(|| between("expected-scale", 0.25, 8.0))
}

fn speed(text: &str) -> Result<f64, String> {
    let speed = text.parse().ok().filter(|s| (0.1..=50.0).contains(s));
    speed.ok_or_else(|| between("expected-speed", 0.1, 50.0))
}

fn between(id: &'static str, least: f64, most: f64) -> String {
    let number = |number: f64| spoken().decimal(number);
    let message = Message::new(id).with("least", number(least));
    say(&message.with("most", number(most)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_a_kind_is_an_argument() {
        let command = ExportArguments::augment_args(clap::Command::new("export"));
        let options = help::kinds().flat_map(|kind| kind.options.concat());
        // All commands take a language.
        for option in options.filter(|option| *option != Opt::Lang) {
            let is_it = |argument: &&clap::Arg| argument.get_long() == Some(option.id());
            assert!(command.get_arguments().any(|a| is_it(&a)), "{option:?}");
        }
    }

    #[test]
    fn ranges_may_be_open() {
        let of = |first, last| Ok((first, last));
        assert_eq!(range("3..9"), of(Some(3), Some(9)));
        assert_eq!(range("3.."), of(Some(3), None));
        assert_eq!(range("..9"), of(None, Some(9)));
        for bad in ["", "3", "9..3", "a..b", "3...9", "-1..2"] {
            assert!(range(bad).is_err(), "{bad}");
        }
    }
}
