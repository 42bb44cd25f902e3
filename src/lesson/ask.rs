//! Questions at stops.

use super::board::MOST_BOARDS;
use super::file::form::{
    Fields, ListOf, OrDefault, Read, Readable, Scope, Written, form, plain, words,
};
use super::file::form::{MistakePlace, TextDoubtKind, parsed};
use super::file::plain::{BoardNumber, Flag, MisconceptionId, NameOf, one_by_name};
use super::program::{CodeExcerpt, LETTERS, ProgramQuestion, about_bug, about_lines};
use super::question_words::question_id;
use super::scan;
use super::text::{Piece, Template};
use super::view::View;
use crate::analysis::question::{MOST_OPTIONS, QuestionKind, Until};
use crate::explain::Message;
use crate::explain::code::Bug;
use crate::puzzle::Topology;
use crate::puzzle::text::Position;

/// A question at a stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The question; `None` for the program's own words. Always given for [`AskKind::Choice`].
    pub question: Option<Template>,
    /// The lines of a program that it is about. Until it is answered, no view shows the program.
    pub program: Option<CodeExcerpt>,
    /// The kind of question.
    pub kind: AskKind,
    /// The explanation shown with the verdict; `None` for the sentence of the step that decides it.
    pub explain: Option<Template>,
    /// The boards that would give the answer away, from 0: they are hidden until it is given.
    pub hide: Vec<usize>,
    /// The views that would give it away, which are hidden as well.
    pub hide_views: Vec<View>,
    /// The wrong answers that reveal a misconception.
    pub mistakes: Vec<RevealingAnswer>,
}

impl Ask {
    /// The misconception that an answer shows, if it shows one.
    pub fn shown_by(&self, answer: &str) -> Option<&str> {
        let mistake = self.mistakes.iter().find(|known| known.answer == answer);
        mistake.map(|mistake| mistake.shows.as_str())
    }
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskKind {
    /// Two to [`MOST_OPTIONS`] written options, one of which is right.
    Choice(Vec<AskOption>),
    /// A question that the run answers from this step on.
    Run(QuestionKind),
}

impl AskKind {
    /// Its name in ids of stops and in records of answers.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Choice(_) => "choice",
            Self::Run(kind) => question_id(*kind),
        }
    }
}

/// An option written in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskOption {
    /// Its text.
    pub text: Template,
    /// Whether it is the right one.
    pub is_right: bool,
    /// Whether it is a cell, a value or a number, which can be typed; a cell can be clicked on the
    /// board too.
    pub is_typed: bool,
}

form! {
    /// A question.
    AskForm as "Ask" by ask -> Ask {
        /// What is asked. The run itself gives the answer to all kinds but `Choice`, `Cell`,
        /// `Value` and `Count`, whose options are written here.
        kind: KindWord,
        /// The words of the question.
        /// Without it: the program's own words; written options need it
        question: Option<Template>,
        /// Two to four options, exactly one of them right.
        /// Without it: only `Choice`, `Cell`, `Value` and `Count` take them
        options: Option<ListOf<OptionForm, MOST_OPTIONS>>,
        /// What is said with the verdict.
        /// Without it: the sentence of the step that decides the answer
        explain: Option<Template>,
        /// The numbers of the boards that would give the answer away. They are hidden until the
        /// question is answered.
        /// Without it: every board is shown
        hide: OrDefault<ListOf<BoardNumber, MOST_BOARDS>>,
        /// The views that would give the answer away to those who have them open. They are hidden
        /// as well.
        /// Without it: every view is shown
        hide_views: OrDefault<ListOf<RunView, { View::ALL.len() - 1 }>>,
        /// Which of the wrong answers that the run offers show a misconception. Written options say
        /// so themselves.
        /// Without it: wrong answers only count as wrong
        mistakes: OrDefault<ListOf<RevealingAnswer, { MOST_OPTIONS - 1 }>>,
    }
}

words! {
    /// What is asked.
    KindWord -> AskSource {
        /// The options written here.
        Choice => AskSource::Written(OptionKind::Words),
        /// Which cell? The options written here, such as "R1C3". The answer can be clicked on the
        /// board, or typed.
        Cell => AskSource::Written(OptionKind::Cells),
        /// Which value? The options written here, such as "3". The answer can be typed.
        Value => AskSource::Written(OptionKind::Values),
        /// How many? The options written here, such as "13824" or "{placements}". The answer can be
        /// typed.
        Count => AskSource::Written(OptionKind::Numbers),
        /// Which cell is chosen, filled, emptied or left without candidates next? Only where the
        /// next step does one of these.
        NextCell => AskSource::Run(QuestionKind::NextCell),
        /// Which value is tested next? With candidates: which is tried or, if it is forced,
        /// written? Only where the next step does one of these. In words of your own, what is asked
        /// for must not be mistaken: a value tested may be refused, and another is written.
        NextValue => AskSource::Run(QuestionKind::NextValue),
        /// What happens next? A guess is written, a value refused, the latest guess taken back, a
        /// forced value written, or there is a dead end.
        WhatHappens => AskSource::Run(QuestionKind::WhatHappens),
        /// How many steps are there until then?
        StepsUntil(UntilWord) => |until| AskSource::Run(QuestionKind::StepsUntil(until)),
        /// Which cell forbids the value? Only where the next step refuses one.
        WhichPeer => AskSource::Run(QuestionKind::WhichPeer),
        /// How many guesses are taken back before a value is written again? Only where guesses are
        /// taken back before the next one.
        Falls => AskSource::Run(QuestionKind::Falls),
        /// Which cell is the next value written into? Only where `Falls` can be asked.
        NextWritten => AskSource::Run(QuestionKind::NextWritten),
        /// Which guess must be taken back before a solution can be reached? Only where no solution
        /// agrees with the guesses, which is proved, and with two of them or more.
        TakeBack => AskSource::Run(QuestionKind::TakeBack),
        /// In which order do the lines of the recursive function stand? It is shown as pseudocode:
        /// this many lines in their places, and at least three others shuffled, with two that do
        /// not belong. Only for `naive`.
        Lines(ProgramLines) => AskSource::Program,
        /// Which line is wrong, or after which line is one missing? Shows a function of `naive`, or
        /// of `singles` for `gives-up`, as pseudocode with this bug. The answer comes with an
        /// explanation.
        Bug(ProgramBug) => AskSource::Program,
    }
}

words! {
    /// Where the count of steps ends.
    UntilWord -> Until {
        /// Until a guess is taken back.
        Backtrack => Until::Backtrack,
        /// Until a solution is found.
        Solution => Until::Solution,
        /// Until the run ends.
        End => Until::End,
    }
}

form! {
    /// An option of a question.
    OptionForm as "Option" by option -> (AskOption, Option<String>) {
        /// The words of the option. One text between quotes is enough for what is the same in every
        /// language, such as "R1C3".
        text: Template,
        /// Whether it is the right one.
        /// Without it: false
        right: OrDefault<Flag>,
        /// The misconception of the course that choosing it reveals.
        /// Without it: a wrong answer only counts as wrong
        shows: Option<MisconceptionId>,
    }
}

form! {
    /// A wrong answer to a question that the run answers.
    pub struct RevealingAnswer as "Mistake" then keep_mistake {
        /// The answer. The question must offer it, and it must be wrong.
        pub answer: Answer,
        /// The misconception of the course that it reveals.
        pub shows: MisconceptionId,
    }
}

plain! {
    /// a whole number
    ProgramLines = lines -> Box<ProgramQuestion>, "5";
    /// A bug in a program.
    ProgramBug = bug -> Box<ProgramQuestion>, takes(NameOf::<Bug>::TAKES);
    /// A view of the run. The lesson itself, which holds the question, cannot be hidden.
    RunView = run_view -> View, takes(Takes::Names(|| run_views().map(View::id).collect()));
    /// a cell, a value, a number, or what happens (`write`, `refuse`, `take-back`, `dead-end`,
    /// `deduce`), between quotes
    Answer = parsed -> String, "\"R1C3\"";
}

/// What a question is made of.
pub enum AskSource {
    /// What is written.
    Written(OptionKind),
    /// The run.
    Run(QuestionKind),
    /// Lines of a program.
    Program(Box<ProgramQuestion>),
}

/// What written options are.
#[derive(Clone, Copy)]
pub enum OptionKind {
    Words,
    Cells,
    Values,
    Numbers,
}

impl OptionKind {
    /// Makes a written option one of this kind.
    fn make(self, option: &mut AskOption, topology: &Topology) -> Result<(), Message> {
        let expected = |what| Message::new("field-answer").with("what", what);
        match (self, option.text.only()) {
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
                option.text = Template::each(|_| Piece::Number(number));
            }
            (Self::Cells, _) => return Err(expected("cell")),
            (Self::Values, _) => return Err(expected("value")),
            (Self::Numbers, _) => return Err(expected("number")),
        }
        option.is_typed = true;
        Ok(())
    }
}

fn ask(fields: &Fields, form: &AskForm, scope: &mut Scope) -> Read<Ask> {
    let source = fields.get(&form.kind, scope)?;
    let mut question = fields.get(&form.question, scope)?;
    let options = fields.get(&form.options, scope)?;
    let mut explain = fields.get(&form.explain, scope)?;
    let hide = fields.get(&form.hide, scope)?;
    let hide_views = fields.get(&form.hide_views, scope)?;
    let mut mistakes = fields.get(&form.mistakes, scope)?;
    if options.is_some() && !matches!(source, AskSource::Written(_)) {
        return Err(fields.fault("options", "field-no-options"));
    }
    if !mistakes.is_empty() && !matches!(source, AskSource::Run(_)) {
        return Err(fields.fault("mistakes", "field-no-mistakes"));
    }
    let mut program = None;
    let kind = match source {
        AskSource::Run(kind) => AskKind::Run(kind),
        AskSource::Program(about) => {
            question.get_or_insert(about.question);
            explain = explain.or(about.explain);
            program = Some(about.program);
            let options = about.options.into_iter();
            let option = |(text, is_right)| AskOption {
                text,
                is_right,
                is_typed: false,
            };
            AskKind::Choice(options.map(option).collect())
        }
        AskSource::Written(kind) => {
            if question.is_none() {
                return Err(fields.fault("question", "field-empty"));
            }
            let (options, shown) = written_options(fields, kind, options, scope)?;
            mistakes = shown;
            AskKind::Choice(options)
        }
    };
    Ok(Ask {
        question,
        program,
        kind,
        explain,
        hide,
        hide_views,
        mistakes,
    })
}

/// The options of a question that has them written, and the misconceptions that they show.
fn written_options(
    fields: &Fields,
    kind: OptionKind,
    options: Option<Vec<(AskOption, Option<String>)>>,
    scope: &Scope,
) -> Read<(Vec<AskOption>, Vec<RevealingAnswer>)> {
    let options = options.unwrap_or_default();
    let right = options.iter().filter(|(option, _)| option.is_right).count();
    if options.len() < 2 || right != 1 {
        let reason = Message::new("field-options").with("most", MOST_OPTIONS);
        return Err(fields.fault("options", reason));
    }
    let list = fields.given("options").unwrap_or(fields.whole);
    let (mut made, mut mistakes) = (Vec::new(), Vec::new());
    for ((mut option, shows), entry) in options.into_iter().zip(list.entries()?) {
        let fault = |reason| entry.fault(reason);
        kind.make(&mut option, scope.topology()).map_err(fault)?;
        if let Some(shows) = shows {
            let answer = LETTERS[made.len()].to_string();
            mistakes.push(RevealingAnswer { answer, shows });
        }
        made.push(option);
    }
    Ok((made, mistakes))
}

fn option(
    fields: &Fields,
    form: &OptionForm,
    scope: &mut Scope,
) -> Read<(AskOption, Option<String>)> {
    let is_right = fields.get(&form.right, scope)?;
    let text = fields.get(&form.text, scope)?;
    if !is_right {
        // A wrong answer may say wrong numbers.
        let written = fields.given("text").unwrap_or(fields.whole);
        let own = written.place()..=written.position(written.last());
        let is_number = |kind: &TextDoubtKind| matches!(kind, TextDoubtKind::Number(_));
        let doubts = &mut scope.places.doubts;
        doubts.retain(|doubt| !(own.contains(&doubt.at) && is_number(&doubt.kind)));
    }
    let shows = fields.get(&form.shows, scope)?;
    if let Some(shows) = &shows {
        if is_right {
            return Err(fields.fault("shows", "field-no-mistakes"));
        }
        keep_place(fields, None, shows, scope);
    }
    let option = AskOption {
        text,
        is_right,
        is_typed: false,
    };
    Ok((option, shows))
}

fn keep_mistake(
    mistake: RevealingAnswer,
    fields: &Fields,
    scope: &mut Scope,
) -> Read<RevealingAnswer> {
    let answer = (mistake.answer.clone(), fields.place("answer"));
    keep_place(fields, Some(answer), &mistake.shows, scope);
    Ok(mistake)
}

/// Keeps the position of the statement that an answer shows a misconception.
fn keep_place(fields: &Fields, answer: Option<(String, Position)>, shows: &str, scope: &mut Scope) {
    scope.places.mistakes.push(MistakePlace {
        stop: scope.stop(),
        answer,
        shows: shows.to_owned(),
        shows_at: fields.place("shows"),
    });
}

fn run_views() -> impl Iterator<Item = View> {
    View::ALL.into_iter().filter(|view| *view != View::Lesson)
}

fn run_view(written: Written, _: &mut Scope) -> Read<View> {
    one_by_name(written, &run_views().collect::<Vec<_>>())
}

fn lines(written: Written, scope: &mut Scope) -> Read<Box<ProgramQuestion>> {
    let given = parsed(written, scope)?;
    let run = scope.boards[scope.board];
    let about = about_lines(given, scope.topology(), run, &scope.wording);
    about
        .map(Box::new)
        .ok_or_else(|| written.fault("field-lines"))
}

fn bug(written: Written, scope: &mut Scope) -> Read<Box<ProgramQuestion>> {
    let bug = NameOf::<Bug>::read(written, scope)?;
    let about = about_bug(bug, scope.topology(), &scope.wording);
    about
        .map(Box::new)
        .ok_or_else(|| written.fault("field-bug"))
}
