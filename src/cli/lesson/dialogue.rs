//! A lesson as a dialogue: it says what happens, and each line that is typed is a command.

use crate::cli::interrupt;
use crate::cli::progress::ProgressLine;
use crate::explain::{CellWords, Language, Message, args, board_in_text, quoted};
use crate::files;
use crate::playhead::Direction;
use crate::scene::{counters_shown, step_of};
use crate::session::announcements::Announced;
use crate::session::verdict::LETTERS;
use crate::session::verdict::Score;
use crate::session::{Command, Notice, Session};
use crate::timeline::Moment;
use std::io::{self, BufRead, Write};

/// Slices of work between two looks at the clock.
const SLICES: usize = 64;
/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 12;

/// A lesson in the terminal, and what has been printed of it.
pub struct Dialogue {
    session: Session,
    language: Language,
    /// Whether to print a prompt: the input is a terminal.
    has_prompt: bool,
    announced: Option<Announced>,
    /// Whether the end was announced, so that going on once more leaves.
    is_over: bool,
}

/// What a line asks for.
enum LineCommand {
    NextStop,
    PreviousStop,
    Steps(i64),
    GoTo(u64),
    Grid,
    Cells,
    Counters,
    /// What a word means.
    Meaning(String),
    Again,
    Help,
    Leave,
    Unknown,
}

impl Dialogue {
    pub fn new(session: Session, language: Language, has_prompt: bool) -> Self {
        Self {
            session,
            language,
            has_prompt,
            announced: None,
            is_over: false,
        }
    }

    /// Speaks until the lesson is left, there are no more lines, or Ctrl-C is pressed.
    pub fn hold(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        self.announce(out)?;
        self.grid(out)?;
        self.say(out, &self.language.word("lesson-help"))?;
        loop {
            if self.has_prompt {
                write!(out, "> ")?;
            }
            out.flush()?;
            let mut line = Vec::new();
            let read = io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line)?;
            if interrupt::is_pending() {
                return Ok(());
            }
            if read == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&line);
            if !self.answer(line.trim(), out)? {
                break;
            }
        }
        self.score(out)?;
        out.flush()
    }

    /// Does what a line asks for. Returns whether the lesson goes on.
    fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<bool> {
        if let Some(option) = self.option(line) {
            self.session.apply(Command::Choose(option));
            self.announce(out)?;
            return Ok(true);
        }
        match command(line) {
            LineCommand::NextStop if self.is_over => return Ok(false),
            LineCommand::NextStop => self.next_stop(out)?,
            LineCommand::PreviousStop => self.go(Command::Stop(Direction::Back), out)?,
            LineCommand::Steps(steps) => self.go(Command::Step(steps), out)?,
            LineCommand::GoTo(step) => {
                self.go(Command::GoTo(step), out)?;
                self.grid(out)?;
            }
            LineCommand::Grid => self.grid(out)?,
            LineCommand::Cells => self.cells(out)?,
            LineCommand::Counters => self.counters(out)?,
            LineCommand::Meaning(word) => self.meaning(&word, out)?,
            LineCommand::Again => {
                self.announced = None;
                self.announce(out)?;
            }
            LineCommand::Help => self.say(out, &self.language.word("lesson-help"))?,
            LineCommand::Leave => return Ok(false),
            LineCommand::Unknown if letter(line).is_some() => {
                self.say(out, &self.language.word("lesson-no-question"))?;
            }
            LineCommand::Unknown => {
                let none = Message::new("lesson-no-command").with("line", quoted(line));
                self.say(out, &none.say(self.language))?;
            }
        }
        Ok(true)
    }

    /// The option that a line chooses while a question is asked: by its letter, or by the answer.
    fn option(&self, line: &str) -> Option<usize> {
        let posed = self.session.questions().posed()?;
        let by_letter = letter(line).filter(|option| *option < posed.options.len());
        by_letter
            .or_else(|| posed.option_typed(&line.to_uppercase()))
            .filter(|_| self.session.is_asking())
    }

    fn next_stop(&mut self, out: &mut impl Write) -> io::Result<()> {
        let next = self.session.current_stop().map_or(0, |stop| stop + 1);
        self.explore(|session| session.stops().steps().len() > next);
        let is_last = self.session.next_stop(Direction::Forward).is_none();
        if is_last && !self.session.is_asking() {
            self.is_over = true;
            return self.say(out, &self.language.word("lesson-over"));
        }
        self.go(Command::Stop(Direction::Forward), out)
    }

    /// Carries out a command and prints what has changed.
    fn go(&mut self, command: Command, out: &mut impl Write) -> io::Result<()> {
        self.is_over = false;
        let leads_back = matches!(command, Command::Stop(Direction::Back) | Command::Step(..0));
        self.session.apply(command);
        self.explore(Session::is_settled);
        if let Some(notice) = self.session.notice() {
            let words = match notice {
                Notice::AnswerFirst => self.language.word("lesson-answer-first"),
                // The keys of the window that lead on are none here.
                Notice::LessonEnded | Notice::StopsPassed | Notice::NoFurther if !leads_back => {
                    self.is_over = true;
                    self.language.word("lesson-over")
                }
                notice => self.language.word(notice.id()),
            };
            self.say(out, &words)?;
            self.session.apply(Command::ClearNotice);
        }
        self.announce(out)
    }

    /// Explores the runs until `is_enough`, or until there is nothing left to explore.
    fn explore(&mut self, is_enough: impl Fn(&Session) -> bool) {
        let mut progress = ProgressLine::start();
        while !is_enough(&self.session) && self.session.is_working() && !interrupt::is_pending() {
            self.session.advance(0.0, SLICES);
            let counters = self
                .session
                .runs()
                .leader()
                .timeline()
                .frontier()
                .counters();
            progress.show(counters.steps, counters.depth());
        }
        self.session.advance(0.0, 0);
        progress.clear();
    }

    fn announce(&mut self, out: &mut impl Write) -> io::Result<()> {
        let now = Announced::of(&self.session);
        let words = now.since(self.announced.as_ref(), &self.session, self.language);
        self.announced = Some(now);
        words.iter().try_for_each(|words| self.say(out, words))
    }

    fn say(&self, out: &mut impl Write, words: &str) -> io::Result<()> {
        writeln!(out, "{words}")
    }

    /// Says the title of each board and, unless it is hidden, what `words` makes of it.
    fn boards(&self, out: &mut impl Write, words: impl Fn(&Moment) -> String) -> io::Result<()> {
        let runs = self.session.runs();
        for (index, title) in runs.titles(self.language).into_iter().enumerate() {
            let moment = runs[index].moment();
            let step = step_of(moment.step(), None, self.language);
            self.say(out, &format!("{title}, {step}"))?;
            match self.session.hides_board(index) {
                true => self.say(out, &self.language.word("board-hidden"))?,
                false => self.say(out, &words(moment))?,
            }
        }
        Ok(())
    }

    /// The boards as grids of characters.
    fn grid(&self, out: &mut impl Write) -> io::Result<()> {
        let grid = |m: &Moment| board_in_text(m.problem().topology(), m.values());
        self.boards(out, grid)
    }

    /// The boards cell by cell.
    fn cells(&self, out: &mut impl Write) -> io::Result<()> {
        self.boards(out, |moment| {
            let words = CellWords::of(moment, true, self.language);
            let cells = moment.problem().topology().all_cells();
            let cells: Vec<String> = cells.map(|cell| words.cell(cell)).collect();
            cells.join("\n")
        })
    }

    fn counters(&self, out: &mut impl Write) -> io::Result<()> {
        self.boards(out, |moment| {
            let counter = |(id, count)| {
                let name = self.language.word(&format!("counter-{id}"));
                format!("{name}: {}", self.language.number(count))
            };
            counters_shown(moment).map(counter).join(", ")
        })
    }

    /// What a word of the glossary means, and which lesson teaches it.
    fn meaning(&self, word: &str, out: &mut impl Write) -> io::Result<()> {
        let (glossary, language) = (files::glossary(), self.language);
        let name = |term: usize| glossary.terms[term].name.get(language);
        let Some(term) = glossary.named(word, language) else {
            let names: Vec<&str> = glossary.sorted(language).into_iter().map(name).collect();
            let none = Message::new("lesson-no-word")
                .with("word", quoted(word))
                .with("names", names.join(", "));
            return self.say(out, &none.say(language));
        };
        let posed = self
            .session
            .questions()
            .posed()
            .filter(|_| self.session.is_asking());
        if posed.is_some_and(|posed| posed.mentions(glossary, term, language)) {
            return self.say(out, &language.word("glossary-later"));
        }
        let entry = &glossary.terms[term];
        self.say(
            out,
            &format!("{}: {}", name(term), entry.meaning.get(language)),
        )?;
        let lesson = entry.lesson.as_deref().and_then(|id| {
            let number = self.session.lessons().number_of(id)?;
            self.session.lessons().read(number)
        });
        if let Some(lesson) = lesson {
            let values = args([("title", lesson.title.get(language).to_owned().into())]);
            self.say(out, &language.text("glossary-lesson", &values))?;
        }
        Ok(())
    }

    /// How many questions were answered right, if any was answered; then the misconceptions that
    /// wrong answers show, and the lessons to go on with.
    fn score(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(score) = Score::of(&self.session) else {
            return Ok(());
        };
        let values = args([("score", score.in_words(self.language).into())]);
        self.say(out, &self.language.text("lesson-score", &values))?;
        let shown = self.session.questions().misconceptions().into_iter();
        for known in shown.filter_map(|(id, _)| files::course().misconception(id)) {
            let values = args([
                ("text", known.text.get(self.language).to_owned().into()),
                ("truth", known.truth.get(self.language).to_owned().into()),
                ("lesson", known.lesson.clone().into()),
            ]);
            self.say(out, &self.language.text("lesson-shown", &values))?;
        }
        Ok(())
    }
}

/// The option that a letter stands for.
fn letter(line: &str) -> Option<usize> {
    let mut letters = LETTERS.iter();
    letters.position(|letter| line.eq_ignore_ascii_case(&letter.to_string()))
}

/// What a line asks for, in any language.
fn command(line: &str) -> LineCommand {
    if let Some(word) = line
        .strip_prefix('?')
        .map(str::trim)
        .filter(|word| !word.is_empty())
    {
        return LineCommand::Meaning(word.to_owned());
    }
    let line = line.to_lowercase();
    match line.as_str() {
        "" | "n" => LineCommand::NextStop,
        "p" => LineCommand::PreviousStop,
        "+" => LineCommand::Steps(1),
        "-" => LineCommand::Steps(-1),
        "g" => LineCommand::Grid,
        "w" => LineCommand::Cells,
        "k" => LineCommand::Counters,
        "r" => LineCommand::Again,
        "h" | "?" => LineCommand::Help,
        "q" => LineCommand::Leave,
        // A signed number is a distance in steps, an unsigned one the number of a step.
        line => match (line.starts_with(['+', '-']), line.parse(), line.parse()) {
            (true, Ok(steps), _) => LineCommand::Steps(steps),
            (false, _, Ok(step)) => LineCommand::GoTo(step),
            _ => LineCommand::Unknown,
        },
    }
}
