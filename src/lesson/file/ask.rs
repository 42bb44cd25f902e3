//! Questions.

use super::form::{Declared, Field, Form, List, OrDefault, Takes, Word, form, plain, words};
use super::plain::{BoardNumber, Flag, MisconceptionId, Named};
use super::text::{Said, Text, template};
use crate::analysis::question::{self, QuestionKind};
use crate::explain::code::Bug;
use crate::explain::{Message, Site};
use crate::lesson::bug::about_bug;
use crate::lesson::error::Read;
use crate::lesson::lines::{AboutProgram, MOST_LINES, about_lines};
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::syntax::unknown;
use crate::lesson::text::Piece;
use crate::lesson::texts::Spot;
use crate::lesson::{self, AskKind, LETTERS, MOST_BOARDS, MistakePlace, Template, View, scan};
use crate::puzzle::Topology;
use crate::puzzle::notation::Position;

/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

form! {
    /// A question.
    pub struct Ask, by ask -> lesson::Ask {
        /// What is asked. The run itself gives the answer to all kinds but `Choice`, `Cell`, `Value` and `Count`,
        /// whose options are written here.
        pub kind: Kind,
        /// The words of the question.
        /// Without it: the program's own words; written options need it
        pub question: Option<Said>,
        /// Two to four options, exactly one of them right.
        /// Without it: only `Choice`, `Cell`, `Value` and `Count` take them
        pub options: Option<List<AskOption, MOST_OPTIONS>>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides the answer
        pub explain: Option<Said>,
        /// The numbers of the boards that would give the answer away. They are hidden until the question is
        /// answered.
        /// Without it: every board is shown
        pub hide: OrDefault<List<BoardNumber, MOST_BOARDS>>,
        /// The views that would give the answer away to those who have them open. They are hidden as well.
        /// Without it: every view is shown
        pub hide_views: OrDefault<List<RunView, { View::ALL.len() - 1 }>>,
        /// Which of the wrong answers that the run offers show a misconception. Written options say so
        /// themselves.
        /// Without it: wrong answers only count as wrong
        pub mistakes: OrDefault<List<Mistake, { MOST_OPTIONS - 1 }>>,
    }
}

words! {
    /// What is asked.
    pub enum Kind => Asked {
        /// The options written here.
        Choice => Asked::Written(Answers::Words),
        /// Which cell? The options written here, such as "R1C3". The answer can be clicked on the board, or typed.
        Cell => Asked::Written(Answers::Cells),
        /// Which value? The options written here, such as "3". The answer can be typed.
        Value => Asked::Written(Answers::Values),
        /// How many? The options written here, such as "13824" or "{placements}". The answer can be typed.
        Count => Asked::Written(Answers::Numbers),
        /// Which cell comes next? Only where the next step chooses, fills, empties or gives up a cell.
        NextCell => Asked::Run(QuestionKind::NextCell),
        /// Which value comes next? Only where the next step tests or writes one.
        NextValue => Asked::Run(QuestionKind::NextValue),
        /// What happens next? A value is written, refused, taken back or deduced, or there is a dead end.
        WhatHappens => Asked::Run(QuestionKind::WhatHappens),
        /// How many steps are there until then?
        StepsUntil(Until) => |until| Asked::Run(QuestionKind::StepsUntil(until)),
        /// Which cell forbids the value? Only where the next step refuses one.
        WhichPeer => Asked::Run(QuestionKind::WhichPeer),
        /// How many guesses are taken back before a value is written again? Only where guesses are taken back
        /// before the next one.
        Falls => Asked::Run(QuestionKind::Falls),
        /// Which cell is the next value written into? Only where `Falls` can be asked.
        NextWritten => Asked::Run(QuestionKind::NextWritten),
        /// In which order do these lines come in the board's program? Three or four lines, named as for `Line`,
        /// are shown as pseudocode in the order written here.
        Lines(ProgramLines) => Asked::Program,
        /// Which line is wrong, or after which line is one missing? Shows a function of `naive`, or of `singles`
        /// for `gives-up`, as pseudocode with this bug. The answer comes with an explanation.
        Bug(Named<Bug>) => Asked::Bug,
    }
}

words! {
    /// Where the count of steps ends.
    pub enum Until => question::Until {
        /// Until a guess is taken back.
        Backtrack => question::Until::Backtrack,
        /// Until a solution is found.
        Solution => question::Until::Solution,
        /// Until the run ends.
        End => question::Until::End,
    }
}

form! {
    /// An option of a question.
    pub struct AskOption as "Option", by option -> Choice {
        /// The words of the option. One text between quotes is enough for what is the same in every language, such
        /// as "R1C3".
        pub text: Text,
        /// Whether it is the right one.
        /// Without it: false
        pub right: OrDefault<Flag>,
        /// The misconception of the course that choosing it reveals.
        /// Without it: a wrong answer only counts as wrong
        pub shows: Option<MisconceptionId>,
    }
}

form! {
    /// A wrong answer to a question that the run answers.
    pub struct Mistake, by mistake -> lesson::Mistake {
        /// The answer. The question must offer it, and it must be wrong.
        pub answer: Answer,
        /// The misconception of the course that it reveals.
        pub shows: MisconceptionId,
    }
}

type Sites = List<Named<Site>, MOST_LINES>;

plain! {
    /// Lines of a board's program, by what happens there.
    ProgramLines(Sites) takes Sites::TAKES, by lines -> Box<AboutProgram>;
    /// A view of the run. The lesson itself, which holds the question, cannot be hidden.
    RunView(String) takes Takes::Names(run_views), by run_view -> View;
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between
    /// quotes
    Answer(String) = "\"R1C3\"";
}

/// What a kind of question is made of.
pub enum Asked {
    /// Of what is written.
    Written(Answers),
    /// Of the run.
    Run(QuestionKind),
    /// Of the lines of a program.
    Program(Box<AboutProgram>),
    /// Of a program with this bug.
    Bug(Bug),
}

/// What written options are.
#[derive(Clone, Copy)]
pub enum Answers {
    Words,
    Cells,
    Values,
    Numbers,
}

/// A written option, and what choosing it shows.
type Choice = (lesson::AskOption, Option<String>);

impl Answers {
    /// Makes a written option one of these.
    fn make(self, option: &mut lesson::AskOption, topology: &Topology) -> Result<(), Message> {
        let expected = |what| Message::new("field-answer").with("what", what);
        let only = option.text.only();
        match (self, only) {
            (Self::Words, _) => return Ok(()),
            (Self::Cells, Some(Piece::Words(name))) => {
                let mut cells = topology.all_cells();
                if !cells.any(|cell| topology.address(cell) == *name) {
                    return Err(scan::no_cell(name, topology));
                }
            }
            (Self::Values, Some(Piece::Words(value)))
                if value
                    .parse()
                    .is_ok_and(|value| (1..=topology.size()).contains(&value)) => {}
            (Self::Numbers, Some(Piece::Number(_) | Piece::Count(_))) => {}
            (Self::Numbers, Some(Piece::Words(number))) => {
                let number = number.parse().map_err(|_| expected("number"))?;
                option.text = Template::number(number);
            }
            (Self::Cells, _) => return Err(expected("cell")),
            (Self::Values, _) => return Err(expected("value")),
            (Self::Numbers, _) => return Err(expected("number")),
        }
        option.is_typed = true;
        Ok(())
    }
}

fn ask(form: &Part<Ask>, reader: &mut Reader) -> Read<lesson::Ask> {
    let mut question = part!(form.question).read(reader)?;
    let mut explain = part!(form.explain).read(reader)?;
    let kind = part!(form.kind);
    let (list, wrong) = (part!(form.options), part!(form.mistakes));
    let is_written = matches!(
        kind.value,
        Kind::Choice | Kind::Cell | Kind::Value | Kind::Count
    );
    if list.value.is_some() && !is_written {
        return Err(list.fault("field-no-options"));
    }
    let is_of_program = matches!(kind.value, Kind::Lines(_) | Kind::Bug(_));
    if wrong.value.0.is_some() && (is_written || is_of_program) {
        return Err(wrong.fault("field-no-mistakes"));
    }
    let options = list.read(reader)?;
    let mut mistakes = wrong.read(reader)?;
    let mut of_program = |about: AboutProgram| {
        question.get_or_insert(about.question);
        explain = explain.take().or(about.explain);
        (AskKind::Choice(about.options), Some(about.program))
    };
    let (kind, program) = match kind.read(reader)? {
        Asked::Run(kind) => (AskKind::Run(kind), None),
        Asked::Program(about) => of_program(*about),
        Asked::Bug(bug) => of_program(about_bug(bug, reader.topology().family())),
        Asked::Written(answers) => {
            let wrong_options = || Message::new("field-options").with("most", MOST_OPTIONS);
            if question.is_none() {
                return Err(part!(form.question).fault("field-empty"));
            }
            let options = options.ok_or_else(|| list.fault(wrong_options()))?;
            let right = options.iter().filter(|(option, _)| option.is_right).count();
            if options.len() < 2 || right != 1 {
                return Err(list.fault(wrong_options()));
            }
            let (mut options, shown): (Vec<_>, Vec<_>) = options.into_iter().unzip();
            for (index, option) in options.iter_mut().enumerate() {
                let reason = answers.make(option, reader.topology()).err();
                if let Some(reason) = reason {
                    return Err(list.entry(index, &()).fault(reason));
                }
            }
            let shown = shown.into_iter().zip(LETTERS);
            mistakes.extend(shown.filter_map(|(shows, letter)| {
                let answer = letter.to_string();
                Some(lesson::Mistake {
                    answer,
                    shows: shows?,
                })
            }));
            (AskKind::Choice(options), None)
        }
    };
    Ok(lesson::Ask {
        question,
        program,
        kind,
        explain,
        hide: part!(form.hide).read(reader)?,
        hide_views: part!(form.hide_views).read(reader)?,
        mistakes,
    })
}

fn run_views() -> Vec<&'static str> {
    let views = View::ALL.iter().filter(|view| **view != View::Lesson);
    views.map(|view| view.id()).collect()
}

fn run_view(part: &Part<String>, _: &mut Reader) -> Read<View> {
    let known = run_views();
    let view = View::from_id(part.value).filter(|view| known.contains(&view.id()));
    view.ok_or_else(|| part.fault(unknown(part.value, &known)))
}

fn lines(part: &Part<Sites>, reader: &mut Reader) -> Read<Box<AboutProgram>> {
    let sites = part.read(reader)?;
    let (family, board) = (reader.topology().family(), reader.boards[reader.board]);
    let about = about_lines(&sites, family, board).map(Box::new);
    about.ok_or_else(|| part.fault("field-lines"))
}

fn option(form: &Part<AskOption>, reader: &mut Reader) -> Read<Choice> {
    let is_right = part!(form.right).read(reader)?;
    let spot = Spot {
        may_lie: !is_right,
        ..Spot::of_stop(reader.stop())
    };
    let text = part!(form.text);
    let text = template(&text.as_value(&text.value.0), spot, reader)?;
    let shows = part!(form.shows).given();
    if let (Some(part), true) = (&shows, is_right) {
        return Err(part.fault("field-no-mistakes"));
    }
    let shows = shows.map(|part| shown(&part, None, reader)).transpose()?;
    let option = lesson::AskOption {
        text,
        is_right,
        is_typed: false,
    };
    Ok((option, shows))
}

fn mistake(form: &Part<Mistake>, reader: &mut Reader) -> Read<lesson::Mistake> {
    let answer = part!(form.answer);
    let place = answer.place();
    let answer = answer.read(reader)?;
    let shows = shown(&part!(form.shows), Some((answer.clone(), place)), reader)?;
    Ok(lesson::Mistake { answer, shows })
}

/// The id of the misconception that an answer shows.
fn shown(
    part: &Part<MisconceptionId>,
    answer: Option<(String, Position)>,
    reader: &mut Reader,
) -> Read<String> {
    let shows = part.read(reader)?;
    reader.places.mistakes.push(MistakePlace {
        stop: reader.stop(),
        answer,
        shows: shows.clone(),
        shows_at: part.place(),
    });
    Ok(shows)
}
