//! The questions of a lesson with their answers, and the words of its stops, as its runs give them.

use super::writer::ExportProgress;
use crate::analysis::question::{self, Asked, QuestionKind};
use crate::explain::{Language, Sentence, args};
use crate::lesson::{
    AskKind, CodeOrder, Finder, LETTERS, Lesson, Stop, Template, answer_id, answer_in_words,
    most_steps, question_in_words,
};
use crate::scene::proof_in_words;
use crate::timeline::{Found, Moment, Timeline};

/// A board beside a question.
pub struct AskedBoard {
    /// Its number and name, if the lesson has several boards.
    pub name: Option<String>,
    /// The moment at which the question is asked.
    pub moment: Moment,
}

/// A question on paper.
pub struct StopQuestion {
    /// The boards that it is about: those that do not give the answer away.
    pub boards: Vec<AskedBoard>,
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
    /// Whether lines are to be put in order: the only option is the right order.
    pub const fn is_order(&self) -> bool {
        self.options.len() == 1
    }

    /// An option with its letter.
    pub fn option(&self, number: usize) -> String {
        if self.is_order() {
            return self.options[number].clone();
        }
        let letter = ('A'..).nth(number).unwrap_or_default();
        format!("{letter} · {}", self.options[number])
    }
}

/// What a stop says to the class and to the teacher.
#[derive(Default)]
pub struct StopWords {
    pub text: String,
    pub notes: String,
}

/// The most boards that are shown beside a question. Of more, only its own is.
const MOST_BESIDE: usize = 3;

/// Collects the questions of a lesson, and the words of its stops. Its runs are explored no further
/// than they require.
pub struct LessonAnswers {
    pub lesson: Lesson,
    language: Language,
    has_words: bool,
    runs: Vec<Timeline>,
    /// What looks for the stops.
    finders: Vec<Finder>,
    /// The stops whose questions and words are still to be looked for.
    pending: Vec<usize>,
    /// The others', by the numbers of their stops.
    pub questions: Vec<(usize, StopQuestion)>,
    /// The words of stops, by their numbers.
    pub words: Vec<(usize, StopWords)>,
}

impl LessonAnswers {
    /// Starts looking, for the words of all stops as well if they are wanted.
    pub fn new(lesson: Lesson, language: Language, has_words: bool) -> Self {
        let stops = lesson.stops.iter().enumerate();
        let speaks = |stop: &Stop| has_words && (stop.text.is_some() || stop.notes.is_some());
        let asking = stops.filter(|(_, stop)| stop.ask.is_some() || speaks(stop));
        Self {
            runs: lesson.runs(),
            pending: asking.map(|(number, _)| number).collect(),
            finders: Finder::of_stops(&lesson),
            questions: Vec::new(),
            words: Vec::new(),
            language,
            has_words,
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
    pub fn runs(&self) -> &[Timeline] {
        &self.runs
    }

    /// The question of a stop with its number among all questions, from 0.
    pub fn question(&self, stop: usize) -> Option<(usize, &StopQuestion)> {
        let mut questions = self.questions.iter().enumerate();
        let found = questions.find(|(_, (number, _))| *number == stop)?;
        Some((found.0, &found.1.1))
    }

    /// The words of a stop, if they were wanted.
    pub fn words(&self, stop: usize) -> Option<&StopWords> {
        let found = self.words.iter().find(|(number, _)| *number == stop)?;
        Some(&found.1)
    }

    /// The text above the question with this number, from 0. It is left out if it answers an earlier
    /// question, since all of them are on one sheet.
    pub fn told(&self, number: usize) -> &str {
        let told = &self.questions[number].1.told;
        let mut earlier = self.questions[..number].iter();
        match earlier.any(|(_, question)| names(told, &question.options[question.right])) {
            true => "",
            false => told,
        }
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
        self.words.sort_by_key(|(number, _)| *number);
        self.pending.is_empty()
    }

    /// Keeps the words of a stop, if they are wanted and not kept yet.
    fn note(&mut self, number: usize, step: u64) {
        if !self.has_words || self.words(number).is_some() {
            return;
        }
        let stop = &self.lesson.stops[number];
        let run = &mut self.runs[stop.board()];
        let moment = run.at(step.min(run.explored()));
        let fill = |words: &Option<Template>| {
            let words = words.as_ref();
            words.map_or_else(String::new, |words| {
                words.fill(self.language, moment.as_ref())
            })
        };
        let (text, notes) = (fill(&stop.text), fill(&stop.notes));
        self.words.push((number, StopWords { text, notes }));
    }

    /// The boards beside a question; `None` until all of them are explored so far.
    fn boards(&self, number: usize, step: u64) -> Option<Vec<AskedBoard>> {
        let (lesson, leading) = (&self.lesson, self.lesson.stops[number].board());
        let hidden = lesson.stops[number].ask.as_ref().map(|ask| &ask.hide);
        let leader = &self.runs[leading];
        let moment = leader.peek(step.min(leader.explored()))?;
        let stand: Vec<_> = self.runs.iter().map(|run| (run, 0)).collect();
        let steps = lesson.alignment.line_up(step, &moment, leading, &stand);
        let count = lesson.boards.len();
        let is_shown = |board: usize| {
            let is_hidden = hidden.is_some_and(|hidden| hidden.contains(&board));
            board == leading || (count <= MOST_BESIDE && !is_hidden)
        };
        let shown = (0..count).filter(|board| is_shown(*board));
        let asked = |board: usize| {
            let name = (count > 1).then(|| board_label(lesson, board, self.language));
            let moment = self.runs[board].peek(steps[board]?)?;
            Some(AskedBoard { name, moment })
        };
        shown.map(asked).collect()
    }

    fn pose(&mut self, number: usize, step: u64) -> PosedStop {
        let language = self.language;
        let Some(boards) = self.boards(number, step) else {
            return PosedStop::NotYet;
        };
        let stop = &self.lesson.stops[number];
        let run = &mut self.runs[stop.board()];
        let (Some(ask), Some(moment)) = (&stop.ask, run.at(step.min(run.explored()))) else {
            return PosedStop::Never;
        };
        let fill = |text: &Template| text.fill(language, Some(&moment));
        let asked = ask.question.as_ref().map(fill);
        let program = ask.program.as_ref();
        let order = program.and_then(|lines| lines.order.as_ref());
        let program = program.map(|lines| with_boxes(order, fill(&lines.text)));
        let because = ask.explain.as_ref().map(fill);
        let shown_by = |answer: &str| ask.shown_by(answer).map(str::to_owned);
        let (asked, options, shows, right, because) = match &ask.kind {
            AskKind::Choice(options) => (
                asked.unwrap_or_default(),
                options
                    .iter()
                    .filter(|option| order.is_none() || option.is_right)
                    .map(|option| fill(&option.text))
                    .collect(),
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
                let told = || match question.kind {
                    QuestionKind::TakeBack => Some(proof_in_words(&moment, language)),
                    _ => decided.map(|at| Sentence::of(&at, language).to_string()),
                };
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
            boards,
            asked,
            program,
            options,
            shows,
            right,
            because,
        }))
    }
}

/// A board's number and name or, of the only one, its strategy.
pub fn board_label(lesson: &Lesson, board: usize, language: Language) -> String {
    let name = lesson.board_name(&lesson.boards[board], language);
    let values = args([("number", (board + 1).into()), ("name", name.into())]);
    language.text(
        match lesson.boards.len() {
            1 => "handout-strategy",
            _ => "handout-board",
        },
        &values,
    )
}

/// Whether a text names an answer that has a number, such as a cell or a value.
fn names(text: &str, answer: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '×';
    let mut words = text.split(|letter| !is_part(letter));
    answer.contains(|letter: char| letter.is_ascii_digit()) && words.any(|word| word == answer)
}

/// The lines of a program, with boxes to number those that are to be put in order.
fn with_boxes(order: Option<&CodeOrder>, lines: String) -> String {
    let Some(order) = order else { return lines };
    let boxed = |(number, line): (usize, &str)| match number < order.given {
        true => format!("     {line}"),
        false => format!("[  ] {line}"),
    };
    lines
        .lines()
        .enumerate()
        .map(boxed)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The result of posing a question.
enum PosedStop {
    Question(Box<StopQuestion>),
    NotYet,
    Never,
}
