use super::arguments::ExportArguments;
use crate::cli::progress::Progress;
use crate::cli::refusal::Refusal;
use crate::cli::{input, interrupt};
use crate::explain::{Language, strategy_name};
use crate::export::abreast::Abreast;
use crate::export::picture::Shown;
use crate::export::steps::{Choice, UNASKED};
use crate::files;
use crate::lesson::Alignment;
use crate::puzzle::Problem;
use crate::solver::{Goal, Strategy};
use crate::timeline::Timeline;
use std::path::Path;
use std::sync::Arc;

/// Steps between two looks at the clock and the keyboard.
const SLICE: u64 = 1 << 20;

/// The runs that are exported, side by side.
pub struct Runs {
    /// What they are about.
    pub name: String,
    pub abreast: Abreast,
}

impl Runs {
    /// The boards of a lesson, or a puzzle with the strategies asked for.
    pub fn read(arguments: &ExportArguments) -> Result<Self, Refusal> {
        let strategies = arguments.strategies()?;
        let path = Path::new(&arguments.source);
        let is_lesson = path
            .extension()
            .is_some_and(|e| e.eq_ignore_ascii_case("ron"))
            || files::brought_lesson(path).is_some();
        let mut runs = if is_lesson {
            if !strategies.is_empty() || arguments.goal.is_some() {
                let message = "a lesson has its own strategies and goals".to_owned();
                return Err(Refusal::BadUsage(message));
            }
            let lesson = files::read_lesson(path)
                .map_err(|error| Refusal::BadInput(vec![error.to_string()]))?;
            let language = arguments.lang.unwrap_or_default();
            let boards = lesson.boards.iter().map(|b| (b.strategy, b.goal));
            Self::of(
                lesson.title.get(language).to_owned(),
                &lesson.problem,
                boards,
                arguments.align.unwrap_or(lesson.alignment),
            )
        } else {
            let puzzle = input::read_one(&arguments.source, &arguments.read)?;
            let goal = arguments.goal.unwrap_or(Goal::First);
            let strategies = if strategies.is_empty() {
                vec![Strategy::NAMED[0].1]
            } else {
                strategies
            };
            let boards = strategies.into_iter().map(|strategy| (strategy, goal));
            let alignment = arguments.align.unwrap_or_default();
            Self::of(puzzle.name, &Arc::new(puzzle.problem), boards, alignment)
        };
        if let Some(number) = arguments.board {
            let count = runs.abreast.runs.len();
            if !(1..=count).contains(&number) {
                let message = format!("there is no board {number}: boards are 1 to {count}");
                return Err(Refusal::BadUsage(message));
            }
            runs.abreast.keep(number - 1);
        }
        Ok(runs)
    }

    fn of(
        name: String,
        problem: &Arc<Problem>,
        boards: impl Iterator<Item = (Strategy, Goal)>,
        alignment: Alignment,
    ) -> Self {
        let timelines: Vec<Timeline> = boards
            .map(|(strategy, goal)| Timeline::new(Arc::clone(problem), strategy, goal))
            .collect();
        let start = vec![0; timelines.len()];
        // Nobody moves one board alone here.
        let alignment = match alignment {
            Alignment::Own => Alignment::Step,
            alignment => alignment,
        };
        let abreast = Abreast::new(timelines, 0, alignment, start);
        Self { name, abreast }
    }

    /// Explores what is needed for one step, or for the last one where it is not said. Says which step
    /// it is, and nothing after Ctrl-C.
    pub fn explore_for_one(
        &mut self,
        step: Option<u64>,
        progress: &mut Progress,
    ) -> Result<Option<u64>, Refusal> {
        self.explore(step.map_or(u64::MAX, |last| last.max(UNASKED)), progress);
        if interrupt::is_pending() {
            return Ok(None);
        }
        let end = self.abreast.last();
        match step {
            Some(step) if step > end => Err(Refusal::past_the_end(step, end)),
            step => Ok(Some(step.unwrap_or(end))),
        }
    }

    /// Explores what is needed for a choice of steps. Says which steps these are: none after Ctrl-C.
    pub fn explore_for(
        &mut self,
        choice: &Choice,
        progress: &mut Progress,
    ) -> Result<Vec<u64>, Refusal> {
        let last = choice.last.map_or(u64::MAX, |last| last.max(UNASKED));
        self.explore(last, progress);
        if interrupt::is_pending() {
            return Ok(Vec::new());
        }
        Ok(self.abreast.choose(choice)?)
    }

    /// Explores every run up to a step, or to its end if it has none; stops at Ctrl-C.
    pub fn explore(&mut self, last: u64, progress: &mut Progress) {
        for timeline in &mut self.abreast.runs {
            while timeline.explored() < last
                && timeline.length().is_none()
                && !interrupt::is_pending()
            {
                timeline.explore(SLICE.min(last - timeline.explored()));
                let counters = timeline.frontier().counters();
                progress.show(counters.steps, counters.depth());
            }
        }
    }

    /// The steps of all boards when the leading one is at this one; nothing after Ctrl-C.
    pub fn beside(&mut self, step: u64, progress: &mut Progress) -> Option<Vec<u64>> {
        while !interrupt::is_pending() {
            if let Some(steps) = self.abreast.at(step, SLICE) {
                return Some(steps);
            }
            if let Some(run) = self.abreast.runs.iter().max_by_key(|run| run.explored()) {
                let counters = run.frontier().counters();
                progress.show(counters.steps, counters.depth());
            }
        }
        None
    }

    /// Every board when the leading one is at a step; nothing after Ctrl-C.
    pub fn at(
        &mut self,
        step: u64,
        language: Language,
        progress: &mut Progress,
    ) -> Option<Vec<Shown>> {
        let steps = self.beside(step, progress)?;
        let shown = |(run, step): (&mut Timeline, u64)| {
            let title = strategy_name(run.plan().last_strategy(), language);
            Shown::of(run, title, step)
        };
        let runs = self.abreast.runs.iter_mut();
        Some(runs.zip(steps).map(shown).collect())
    }

    /// Every board at one step after the other, until Ctrl-C.
    pub fn along<'a>(
        &'a mut self,
        steps: &'a [u64],
        language: Language,
        progress: &'a mut Progress,
    ) -> impl Iterator<Item = Vec<Shown>> + 'a {
        steps.iter().enumerate().map_while(move |(done, step)| {
            progress.show_written(done, steps.len());
            self.at(*step, language, progress)
        })
    }
}
