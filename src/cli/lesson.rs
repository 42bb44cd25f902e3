//! The command `lesson`: a lesson as a dialogue, which says what happens, and in which each line that
//! is typed is a command.

use super::input::UntilInterrupted;
use super::language::spoken;
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::window::{Launch, WindowRequest};
use super::{interrupt, output};
use crate::explain::{
    CellWords, Language, Message, args, board_in_text, cell_label, quoted, relation_text,
};
use crate::files::{self, LESSONS};
use crate::lesson::line_letter;
use crate::playhead::Direction;
use crate::puzzle::Family;
use crate::scene::{counters_shown, step_of};
use crate::session::announcements::Announced;
use crate::session::posed::Posed;
use crate::session::verdict::{LETTERS, Score};
use crate::session::{Command, CourseLessons, Notice, Session};
use crate::timeline::Moment;
use clap::Args;
use std::io::{self, BufRead, IsTerminal, Write, stdin};
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  recuo lesson first-moves --text
  recuo lesson my-lesson.ron --text --lang pt
  printf 'n\\nn\\na\\n' | recuo lesson first-moves --text

In the terminal each line is a command: n or nothing goes to the next stop, A to D answer a question,
h lists the others. What is printed can be read by a screen reader or a braille display.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LessonArguments {
    /// A lesson: a .ron file, or the name of one that comes with the program
    lesson: PathBuf,
    /// In words in the terminal, instead of in a window
    #[arg(long)]
    text: bool,
}

/// Takes a lesson, in a window or in the terminal.
pub fn run(arguments: LessonArguments, language: Option<Language>) -> Launch {
    if !arguments.text {
        return Launch::Window(Box::new(WindowRequest {
            lesson: Some(arguments.lesson),
            language,
            ..WindowRequest::default()
        }));
    }
    let ended = hold(&arguments).unwrap_or_else(Refusal::report);
    Launch::Exit(ended)
}

fn hold(arguments: &LessonArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let lesson = interrupt::waiting(|| files::read_lesson(&arguments.lesson))?;
    let session = Session::new(lesson, CourseLessons(LESSONS));
    let mut dialogue = Dialogue::new(session, spoken(), stdin().is_terminal());
    dialogue.hold(&mut UntilInterrupted(stdin().lock()), &mut output::stdout())?;
    Ok(interrupt::exit_code())
}

/// Slices of work between two looks at the clock.
const SLICES: usize = 64;
/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 12;

/// A lesson in the terminal, and what has been printed of it.
struct Dialogue {
    session: Session,
    language: Language,
    /// Whether to print a prompt: the input is a terminal.
    has_prompt: bool,
    announced: Option<Announced>,
    /// Whether the end was announced, so that going on once more leaves.
    is_over: bool,
}

impl Dialogue {
    fn new(session: Session, language: Language, has_prompt: bool) -> Self {
        Self {
            session,
            language,
            has_prompt,
            announced: None,
            is_over: false,
        }
    }

    /// Speaks until the lesson is left, there are no more lines, or Ctrl-C is pressed.
    fn hold(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
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
        if self.put_in_order(line) {
            self.announce(out)?;
            return Ok(true);
        }
        if let Some(option) = self.option(line) {
            self.session.apply(Command::Choose(option));
            self.announce(out)?;
            return Ok(true);
        }
        match line.to_lowercase().as_str() {
            "" | "n" if self.is_over => return Ok(false),
            "" | "n" => self.next_stop(out)?,
            "p" => self.go(Command::Stop(Direction::Back), out)?,
            "+" => self.go(Command::Step(1), out)?,
            "-" => self.go(Command::Step(-1), out)?,
            "g" => self.grid(out)?,
            "w" => self.cells(out)?,
            "k" => self.counters(out)?,
            "r" => {
                self.announced = None;
                self.announce(out)?;
            }
            "h" | "?" => self.say(out, &self.language.word("lesson-help"))?,
            "q" => return Ok(false),
            _ => self.answer_longer(line, out)?,
        }
        Ok(true)
    }

    /// Does what a line asks for that is not a letter: a distance in steps has a sign, the number
    /// of a step has none, and a word of the glossary follows a question mark.
    fn answer_longer(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        if let Some(word) = line.strip_prefix('?') {
            return self.meaning(word.trim(), out);
        }
        match (line.starts_with(['+', '-']), line.parse(), line.parse()) {
            (true, Ok(steps), _) => self.go(Command::Step(steps), out),
            (false, _, Ok(step)) => {
                self.go(Command::GoTo(step), out)?;
                self.grid(out)
            }
            _ if letter(line).is_some() => self.say(out, &self.language.word("lesson-no-question")),
            _ => {
                let none = Message::new("lesson-no-command").with("line", quoted(line));
                self.say(out, &none.say(self.language))
            }
        }
    }

    /// The option that a line chooses while a question is asked: by its letter, or by the answer.
    fn option(&self, line: &str) -> Option<usize> {
        let posed = self.session.questions().posed();
        let posed = posed.filter(|posed| posed.order.is_none())?;
        let by_letter = letter(line).filter(|option| *option < posed.options.len());
        by_letter
            .or_else(|| posed.option_typed(&line.to_uppercase()))
            .filter(|_| self.session.is_asking())
    }

    /// Puts lines of a program in the order of these letters and has it judged. Returns whether
    /// that was asked for.
    fn put_in_order(&mut self, line: &str) -> bool {
        let posed = self.session.questions().posed();
        let order = posed.and_then(|posed| posed.order.as_ref());
        let Some(order) = order.filter(|_| self.session.is_asking()) else {
            return false;
        };
        let divider = order.divider();
        let letters = line.chars().filter(|c| c.is_alphanumeric());
        let line_of =
            |c: char| (0..divider).find(|line| line_letter(*line) == c.to_ascii_uppercase());
        let lines: Option<Vec<usize>> = letters.map(line_of).collect();
        let Some(lines) = lines.filter(|lines| lines.len() > 1) else {
            return false;
        };
        for (place, item) in lines.into_iter().chain([divider]).enumerate() {
            self.session.apply(Command::MoveLine(item, place));
        }
        self.session.apply(Command::JudgeClass);
        true
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
        self.explore(|session| session.is_settled() && !session.awaits_question());
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
            let leader = self.session.runs().leader();
            let counters = leader.timeline().frontier().counters();
            progress.show(counters.steps, counters.depth());
        }
        self.session.advance(0.0, 0);
        progress.clear();
    }

    fn announce(&mut self, out: &mut impl Write) -> io::Result<()> {
        let now = Announced::of(&self.session);
        let words = now.since(self.announced.as_ref(), &self.session, self.language);
        self.announced = Some(now);
        words.iter().try_for_each(|words| self.say(out, words))?;
        let posed = self.session.questions().posed();
        if !words.is_empty()
            && self.session.is_asking()
            && posed.is_some_and(|posed| posed.order.is_some())
        {
            self.say(out, &self.language.word("lesson-order"))?;
        }
        Ok(())
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
        let grid = |moment: &Moment| {
            let topology = moment.problem().topology();
            let board = board_in_text(topology, moment.values());
            let relations = 0..topology.relations().len();
            let relations: Vec<String> = relations.map(|n| relation_text(n, topology)).collect();
            let labels = topology.all_cells().map(|cell| cell_label(cell, topology));
            let labels = labels.filter(|_| matches!(topology.family(), Family::Row(_)));
            let labels: Vec<String> = labels.collect();
            let beside = [board, labels.join(" "), relations.join(", ")];
            let beside: Vec<String> = beside.into_iter().filter(|line| !line.is_empty()).collect();
            beside.join("\n")
        };
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
        let posed = self.session.questions().posed();
        let is_asked = |posed: &Posed| posed.mentions(glossary, term, language);
        if self.session.is_asking() && posed.is_some_and(is_asked) {
            return self.say(out, &language.word("glossary-later"));
        }
        let entry = &glossary.terms[term];
        let meaning = entry.meaning.get(language);
        self.say(out, &format!("{}: {meaning}", name(term)))?;
        let lessons = self.session.lessons();
        let number = entry.lesson.as_deref().and_then(|id| lessons.number_of(id));
        if let Some(lesson) = number.and_then(|number| lessons.read(number)) {
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
        let known = |(id, times)| Some((files::course().misconception(id)?, times));
        for (known, times) in shown.filter_map(known) {
            let values = args([
                ("times", times.into()),
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
