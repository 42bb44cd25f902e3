//! The questions of a lesson with their answers, and the teacher's notes, as its runs give them.

use super::writer::ExportProgress;
use crate::analysis::question::{self, Asked};
use crate::explain::{Language, Sentence};
use crate::lesson::{
    AskKind, Finder, LETTERS, Lesson, Stop, Template, answer_id, answer_in_words, most_steps,
    question_in_words,
};
use crate::timeline::{Found, Moment, Timeline};

/// A question on paper.
pub struct StopQuestion {
    /// The moment at which it is asked.
    pub moment: Moment,
    /// The lesson's text there.
    pub told: String,
    pub asked: String,
    /// The lines of a program that it is about.
    pub program: Option<String>,
    pub options: Vec<String>,
    /// For each option, the id of the misconception that it shows.
    pub shows: Vec<Option<String>>,
    pub right: usize,
    /// The explanation.
    pub because: String,
}

impl StopQuestion {
    /// An option with its letter.
    pub fn option(&self, number: usize) -> String {
        let letter = ('A'..).nth(number).unwrap_or_default();
        format!("{letter} · {}", self.options[number])
    }
}

/// Collects the questions and notes of a lesson. Its runs are explored no further than they
/// require.
pub struct LessonAnswers {
    pub lesson: Lesson,
    language: Language,
    has_notes: bool,
    runs: Vec<Timeline>,
    /// What looks for the stops.
    finders: Vec<Finder>,
    /// The stops whose questions and notes are still to be looked for.
    pending: Vec<usize>,
    /// The others', by the numbers of their stops.
    pub questions: Vec<(usize, StopQuestion)>,
    /// The teacher's notes, by the numbers of their stops.
    pub notes: Vec<(usize, String)>,
}

impl LessonAnswers {
    /// Starts looking, for notes as well if they are wanted.
    pub fn new(lesson: Lesson, language: Language, has_notes: bool) -> Self {
        let stops = lesson.stops.iter().enumerate();
        let is_noted = |stop: &Stop| has_notes && stop.notes.is_some();
        let asking = stops.filter(|(_, stop)| stop.ask.is_some() || is_noted(stop));
        Self {
            runs: lesson.runs(),
            pending: asking.map(|(number, _)| number).collect(),
            finders: Finder::of_stops(&lesson),
            questions: Vec::new(),
            notes: Vec::new(),
            language,
            has_notes,
            lesson,
        }
    }

    /// How far the runs have been explored.
    pub fn progress(&self) -> ExportProgress {
        ExportProgress::of(self.runs.iter())
    }

    /// Forgets the runs, once all is found.
    pub fn forget_runs(&mut self) {
        self.runs = Vec::new();
    }

    /// The runs.
    #[cfg(test)]
    pub fn runs(&self) -> &[Timeline] {
        &self.runs
    }

    /// The question of a stop with its number among all questions, from 0.
    pub fn question(&self, stop: usize) -> Option<(usize, &StopQuestion)> {
        let mut questions = self.questions.iter().enumerate();
        let found = questions.find(|(_, (number, _))| *number == stop)?;
        Some((found.0, &found.1.1))
    }

    /// The notes of a stop.
    pub fn notes(&self, stop: usize) -> Option<&str> {
        let found = self.notes.iter().find(|(number, _)| *number == stop)?;
        Some(&found.1)
    }

    /// The title of a stop; empty if it has none.
    pub fn title(&self, stop: usize) -> &str {
        let title = self.lesson.stops[stop].title.as_ref();
        title.map_or("", |title| title.get(self.language))
    }

    /// Explores each run by about `steps` steps. Returns whether every question that can be
    /// answered has been.
    pub fn explore(&mut self, steps: u64) -> bool {
        let pending = std::mem::take(&mut self.pending);
        let mut is_behind = false;
        for number in pending {
            let runs: Vec<&Timeline> = self.runs.iter().collect();
            let posed = match self.finders[number].advance(&runs, steps) {
                Found::At(step) => {
                    self.note(number, step);
                    self.pose(number, step)
                }
                Found::NotYet => PosedStop::NotYet,
                Found::Never => PosedStop::Never,
            };
            match posed {
                PosedStop::Question(question) => self.questions.push((number, *question)),
                PosedStop::NotYet => {
                    is_behind |= self.finders[number].is_behind();
                    self.pending.push(number);
                }
                PosedStop::Never => {}
            }
        }
        if !self.pending.is_empty() {
            let explore = |run: &mut Timeline| {
                let strategy = run.plan().last_strategy();
                let slice = if strategy.keeps_domains() {
                    steps / 16
                } else {
                    steps
                };
                let left = most_steps(strategy).saturating_sub(run.explored());
                run.length().is_none() && run.explore(slice.max(1).min(left)) > 0
            };
            let has_grown = self.runs.iter_mut().map(explore).fold(false, |a, b| a | b);
            // Questions beyond the end of a run have no answer and are left out.
            if !has_grown && !is_behind {
                self.pending.clear();
            }
        }
        self.questions.sort_by_key(|(number, _)| *number);
        self.notes.sort_by_key(|(number, _)| *number);
        self.pending.is_empty()
    }

    /// Keeps the notes of a stop, if they are wanted and not kept yet.
    fn note(&mut self, number: usize, step: u64) {
        let stop = &self.lesson.stops[number];
        let is_kept = self.notes.iter().any(|(kept, _)| *kept == number);
        let run = &mut self.runs[stop.board()];
        if !self.has_notes || is_kept {
            return;
        }
        let (Some(notes), Some(moment)) = (&stop.notes, run.at(step.min(run.explored()))) else {
            return;
        };
        let notes = notes.fill(self.language, Some(&moment));
        self.notes.push((number, notes));
    }

    fn pose(&mut self, number: usize, step: u64) -> PosedStop {
        let language = self.language;
        let stop = &self.lesson.stops[number];
        let run = &mut self.runs[stop.board()];
        let (Some(ask), Some(moment)) = (&stop.ask, run.at(step.min(run.explored()))) else {
            return PosedStop::Never;
        };
        let fill = |text: &Template| text.fill(language, Some(&moment));
        let asked = ask.question.as_ref().map(fill);
        let program = ask.program.as_ref().map(|lines| fill(&lines.text));
        let because = ask.explain.as_ref().map(fill);
        let shown_by = |answer: &str| ask.shown_by(answer).map(str::to_owned);
        let (asked, options, shows, right, because) = match &ask.kind {
            AskKind::Choice(options) => (
                asked.unwrap_or_default(),
                options.iter().map(|option| fill(&option.text)).collect(),
                LETTERS
                    .iter()
                    .take(options.len())
                    .map(|letter| shown_by(&letter.to_string()))
                    .collect(),
                options.iter().position(|option| option.is_right),
                because.unwrap_or_default(),
            ),
            AskKind::Run(kind) => {
                let question = match question::ask(run, step, *kind) {
                    Asked::Question(question) => question,
                    Asked::NotYet => return PosedStop::NotYet,
                    Asked::Nothing => return PosedStop::Never,
                };
                let topology = moment.problem().topology();
                let decided = run.at(question.decided);
                let told = || decided.map(|at| Sentence::of(&at, language).to_string());
                let options = question.options.iter();
                (
                    asked.unwrap_or_else(|| question_in_words(&question, topology, language)),
                    options
                        .clone()
                        .map(|answer| answer_in_words(*answer, topology, language))
                        .collect(),
                    options
                        .map(|answer| shown_by(&answer_id(*answer, topology)))
                        .collect::<Vec<_>>(),
                    Some(question.right),
                    because.or_else(told).unwrap_or_default(),
                )
            }
        };
        let Some(right) = right else {
            return PosedStop::Never;
        };
        PosedStop::Question(Box::new(StopQuestion {
            told: stop.text.as_ref().map(fill).unwrap_or_default(),
            moment,
            asked,
            program,
            options,
            shows,
            right,
            because,
        }))
    }
}

/// The result of posing a question.
enum PosedStop {
    Question(Box<StopQuestion>),
    NotYet,
    Never,
}
