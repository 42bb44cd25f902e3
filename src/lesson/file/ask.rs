//! Questions.

use super::bug::about_bug;
use super::form::{Declared, Field, Form, List, Takes, Word, form, plain, words};
use super::lines::{AboutProgram, about_lines};
use super::plain::{BoardNumber, Flag, MisconceptionId, Named};
use super::text::{Said, Text, template};
use crate::analysis::question::{self, QuestionKind};
use crate::explain::code::Bug;
use crate::explain::{Message, Site};
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::texts::Spot;
use crate::lesson::{self, AskKind, LETTERS, LessonError, MOST_BOARDS, MistakePlace};
use crate::puzzle::notation::Position;
use serde::Deserialize;

/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

form! {
    /// A question.
    pub struct Ask, by ask -> lesson::Ask {
        /// What is asked. The run itself gives the answer to all kinds but `Choice`.
        pub kind: Kind,
        /// The words of the question.
        /// Without it: the program's own words; `Choice` needs it
        pub question: Option<Said>,
        /// Two to four options, exactly one of them right.
        /// Without it: only `Choice` takes them
        pub options: Option<List<AskOption, MOST_OPTIONS>>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides the answer
        pub explain: Option<Said>,
        /// The numbers of the boards that would give the answer away. They are hidden until the question is
        /// answered.
        /// Without it: every board is shown
        pub hide: Option<List<BoardNumber, MOST_BOARDS>>,
        /// Which of the wrong answers that the run offers show a misconception. For a `Choice`, its options say so.
        /// Without it: wrong answers only count as wrong
        pub mistakes: Option<List<Mistake, { MOST_OPTIONS - 1 }>>,
    }
}

words! {
    /// What is asked.
    pub enum Kind, by kind -> Asked {
        /// The options written here.
        Choice,
        /// Which cell comes next? Only where the next step chooses, fills, empties or gives up a cell.
        NextCell,
        /// Which value comes next? Only where the next step tests or writes one.
        NextValue,
        /// What happens next? A value is written, refused, taken back or deduced, or there is a dead end.
        WhatHappens,
        /// How many steps are there until then?
        StepsUntil(Until),
        /// Which cell forbids the value? Only where the next step refuses one.
        WhichPeer,
        /// How many guesses are taken back before a value is written again? Only where guesses are taken back
        /// before the next one.
        Falls,
        /// Which cell is the next value written into? Only where `Falls` can be asked.
        NextWritten,
        /// In which order do these lines come in the board's program? Three or four lines, named as for `Line`,
        /// are shown as pseudocode in the order written here.
        Lines(List<Named<Site>, 4>),
        /// Which line is wrong, or after which line is one missing? Shows a function of `naive`, or of `singles`
        /// for `gives-up`, as pseudocode with this bug. The answer comes with an explanation.
        Bug(Named<Bug>),
    }
}

words! {
    /// Where the count of steps ends.
    pub enum Until, by until -> QuestionKind {
        /// Until a guess is taken back.
        Backtrack,
        /// Until a solution is found.
        Solution,
        /// Until the run ends.
        End,
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
        pub right: Option<Flag>,
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

plain! {
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`, `deduce`), between
    /// quotes
    Answer(String) = "\"R1C3\"";
}

/// What a kind of question is made of.
pub enum Asked {
    /// Of what is written.
    Written,
    /// Of the run.
    Run(QuestionKind),
    /// Of a program.
    Program(Box<AboutProgram>),
}

/// A written option, and what choosing it shows.
type Choice = (lesson::AskOption, Option<String>);

fn ask(form: &Part<Ask>, reader: &mut Reader) -> Read<lesson::Ask> {
    let mut question = part!(form.question).read(reader)?;
    let mut explain = part!(form.explain).read(reader)?;
    let kind = part!(form.kind);
    let (list, wrong) = (part!(form.options), part!(form.mistakes));
    if list.value.is_some() && !matches!(kind.value, Kind::Choice) {
        return Err(list.fault("field-no-options"));
    }
    if wrong.value.is_some() && matches!(kind.value, Kind::Choice | Kind::Lines(_) | Kind::Bug(_)) {
        return Err(wrong.fault("field-no-mistakes"));
    }
    let options = list.read(reader)?;
    let mut mistakes = wrong.read(reader)?.unwrap_or_default();
    let (kind, program) = match kind.read(reader)? {
        Asked::Run(kind) => (AskKind::Run(kind), None),
        Asked::Program(about) => {
            question.get_or_insert(about.question);
            explain = explain.or(about.explain);
            (AskKind::Choice(about.options), Some(about.program))
        }
        Asked::Written => {
            let wrong_options = || Message::new("field-options").with("most", MOST_OPTIONS);
            let lacks = |field: &str, reason: Message| {
                let field = field.to_owned();
                Box::new(LessonError {
                    field,
                    ..*form.fault(reason)
                })
            };
            if question.is_none() {
                return Err(lacks("question", "field-empty".into()));
            }
            let options = options.ok_or_else(|| lacks("options", wrong_options()))?;
            let right = options.iter().filter(|(option, _)| option.is_right).count();
            if options.len() < 2 || right != 1 {
                return Err(list.fault(wrong_options()));
            }
            let (options, shown): (Vec<_>, Vec<_>) = options.into_iter().unzip();
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
        hide: part!(form.hide).read(reader)?.unwrap_or_default(),
        mistakes,
    })
}

fn kind(part: &Part<Kind>, reader: &mut Reader) -> Read<Asked> {
    Ok(Asked::Run(match part.value {
        Kind::Choice => return Ok(Asked::Written),
        Kind::Lines(lines) => {
            let about = about_lines(&part.argument(lines), reader)?;
            return Ok(Asked::Program(Box::new(about)));
        }
        Kind::Bug(bug) => {
            let bug = part.argument(bug).read(reader)?;
            return Ok(Asked::Program(Box::new(about_bug(bug, reader))));
        }
        Kind::NextCell => QuestionKind::NextCell,
        Kind::NextValue => QuestionKind::NextValue,
        Kind::WhatHappens => QuestionKind::WhatHappens,
        Kind::WhichPeer => QuestionKind::WhichPeer,
        Kind::Falls => QuestionKind::Falls,
        Kind::NextWritten => QuestionKind::NextWritten,
        Kind::StepsUntil(until) => part.argument(until).read(reader)?,
    }))
}

fn until(part: &Part<Until>, _: &mut Reader) -> Read<QuestionKind> {
    Ok(QuestionKind::StepsUntil(match part.value {
        Until::Backtrack => question::Until::Backtrack,
        Until::Solution => question::Until::Solution,
        Until::End => question::Until::End,
    }))
}

fn option(form: &Part<AskOption>, reader: &mut Reader) -> Read<Choice> {
    let is_right = part!(form.right).read(reader)?.unwrap_or_default();
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
    Ok((lesson::AskOption { text, is_right }, shows))
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
