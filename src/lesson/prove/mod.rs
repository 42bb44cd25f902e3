//! Proves a lesson by running it: its stops are reached, its questions have answers, and its
//! numbers are true.

mod houses;
mod spoilers;

use super::Lesson;
use super::ask::{Ask, AskKind};
use super::board::BoardSpec;
use super::file::error::LessonError;
use super::file::form::{LessonPlaces, TextDoubtKind};
use super::finders::Finder;
use super::quantity::Quantity;
use super::question_words::answer_id;
use super::scan::TextFigure;
use super::stop::{ClaimAt, StopAt, StopMark};
use crate::analysis::alignment::Alignment;
use crate::analysis::question::{self, Answer, Asked, Question, QuestionKind};
use crate::explain::code::CodeLanguage;
use crate::explain::{Language, Message, Site, quoted};
use crate::puzzle::text::Position;
use crate::solver::{Event, Goal, Strategy};
use crate::timeline::{Found, Moment, Timeline};
use spoilers::{AnswerTexts, AskedScreen, StopWords};

/// The most steps that a run is followed for to find its end, about a minute's work. Strategies
/// that keep domains are slower.
pub fn most_steps(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        1 << 26
    } else {
        1 << 30
    }
}

/// The runs of a lesson on their way to prove it.
pub struct Proof {
    lesson: Lesson,
    places: LessonPlaces,
    /// The runs of the boards, then the runs of claims on other puzzles or about all solutions.
    timelines: Vec<Timeline>,
    stops: Vec<Finder>,
    claims: Vec<ClaimProof>,
}

/// A claim on its way to be proved.
struct ClaimProof {
    /// The run that counts it.
    run: usize,
    /// When it is counted.
    place: Finder,
    /// For a claim that compares: the same place in the other board's run.
    other: Option<Finder>,
}

impl Proof {
    /// Starts proving a lesson, with the positions that its faults will be reported at.
    pub fn new(lesson: Lesson, positions: LessonPlaces) -> Self {
        let mut timelines = lesson.runs();
        let place = |at, board| match at {
            None => Finder::new(StopAt::End, Some(board)),
            Some(ClaimAt::Place(at)) => Finder::new(at, Some(board)),
            Some(ClaimAt::Stop(stop)) => {
                let stop = &lesson.stops[stop];
                Finder::new(stop.at, stop.board)
            }
        };
        let claims = lesson.claims.iter().map(|claim| {
            let BoardSpec { strategy, goal, .. } = lesson.boards[claim.board];
            let own = match &claim.problem {
                _ if claim.quantity == Quantity::AllSolutions => {
                    let fastest = Strategy::fastest_on(lesson.problem.topology());
                    Some((&lesson.problem, fastest, Goal::All))
                }
                Some(problem) => Some((problem, strategy, goal)),
                None => None,
            };
            let (mut run, mut at) = (claim.board, claim.at);
            if let Some((problem, strategy, goal)) = own {
                (run, at) = (timelines.len(), None);
                timelines.push(Timeline::new(problem.clone(), strategy, goal));
            }
            if claim.quantity.is_estimated() {
                at = Some(ClaimAt::Place(StopAt::Step(0)));
            }
            ClaimProof {
                run,
                place: place(at, run),
                other: claim.over.map(|over| place(claim.at, over)),
            }
        });
        Self {
            claims: claims.collect(),
            stops: Finder::of_stops(&lesson),
            timelines,
            lesson,
            places: positions,
        }
    }

    /// Works for about `budget` steps of each run. Returns whether the proof is complete.
    pub fn advance(&mut self, budget: u64) -> bool {
        let boards = self.lesson.boards.len();
        let mut wants = vec![false; self.timelines.len()];
        wants[..boards].fill(self.lesson.alignment == Alignment::Share);
        let mut is_done = true;
        let timelines: Vec<&Timeline> = self.timelines.iter().collect();
        let claims = self.claims.iter_mut();
        let claims =
            claims.flat_map(|claim| [&mut claim.place].into_iter().chain(&mut claim.other));
        for wanted in self.stops.iter_mut().chain(claims) {
            // All boards end, whatever other puzzles take.
            let timelines = match wanted.board {
                Some(_) => &timelines[..],
                None => &timelines[..boards],
            };
            if wanted.advance(timelines, budget) == Found::NotYet && !wanted.has_given_up() {
                is_done &= !wanted.is_behind();
                match wanted.board {
                    Some(board) => wants[board] = true,
                    None => wants[..boards].fill(true),
                }
            }
        }
        for (timeline, is_wanted) in self.timelines.iter_mut().zip(wants) {
            let left = most_steps(timeline.plan().strategy).saturating_sub(timeline.explored());
            if is_wanted && timeline.length().is_none() && left > 0 {
                timeline.explore(slice(timeline.plan().strategy, budget).min(left));
                is_done = false;
            }
        }
        is_done
    }

    /// The number of steps taken.
    pub fn steps(&self) -> u64 {
        self.timelines.iter().map(Timeline::explored).sum()
    }

    /// What the runs disprove, in the order of the lesson's file. Complete only after
    /// [`advance`](Self::advance) has returned true.
    pub fn findings(mut self) -> Vec<LessonError> {
        let mut found = Vec::new();
        self.check_alignment(&mut found);
        self.check_claims(&mut found);
        self.check_stops(&mut found);
        self.check_texts(&mut found);
        found.sort_by_key(|finding| finding.at);
        found
    }

    /// The step of a place, or why there is none.
    fn step(&self, place: &Finder) -> Result<u64, Message> {
        match place.found {
            Found::At(step) => Ok(step),
            Found::Never => Err(Message::new("proof-never")),
            Found::NotYet => {
                let timelines: Vec<&Timeline> = self.timelines.iter().collect();
                let steps = place.searched(&timelines);
                Err(Message::new("proof-too-far").number("steps", steps))
            }
        }
    }

    fn check_alignment(&self, found: &mut Vec<LessonError>) {
        let boards = self.lesson.boards.len();
        let mut runs = self.timelines[..boards].iter();
        let needs_end = self.lesson.alignment == Alignment::Share;
        let is_meaningful = boards > 1 && (!needs_end || runs.all(|run| run.length().is_some()));
        if let Some(at) = self.places.alignment.filter(|_| !is_meaningful) {
            found.push(finding(at, "alignment", Message::new("proof-alignment")));
        }
    }

    fn check_claims(&mut self, found: &mut Vec<LessonError>) {
        for number in 0..self.claims.len() {
            if let Err(reason) = self.prove(number) {
                found.push(finding(self.places.claims[number], "claims", reason));
            }
        }
    }

    fn prove(&mut self, number: usize) -> Result<(), Message> {
        let claim = self.lesson.claims[number].clone();
        if let Some(ClaimAt::Stop(stop)) = claim.at {
            let boards = [Some(claim.board), claim.over];
            let stop = self.lesson.stops[stop].board();
            let is_other = boards.iter().flatten().any(|board| *board != stop);
            if is_other && self.lesson.alignment != Alignment::Step {
                return Err(Message::new("proof-other-board"));
            }
        }
        let step = self.step(&self.claims[number].place)?;
        let moment = self.moment(self.claims[number].run, step);
        let count = claim.quantity.of(&moment);
        let over = match (&self.claims[number].other, claim.over) {
            (Some(other), Some(board)) => {
                let step = self.step(other)?;
                Some(claim.quantity.of(&self.moment(board, step)))
            }
            _ => None,
        };
        if claim.holds(count, over) {
            return Ok(());
        }
        let id = match over {
            None => "proof-false",
            Some(_) => "proof-false-over",
        };
        let message = Message::new(id).with("name", claim.name);
        let message = message.number("count", count);
        Err(match over {
            None => message,
            Some(over) => message
                .with("over", over)
                .number("other", over)
                .number("times", count.checked_div(over).unwrap_or_default()),
        })
    }

    /// A board after a step, or at its end if that comes earlier.
    fn moment(&mut self, board: usize, step: u64) -> Moment {
        let timeline = &mut self.timelines[board];
        let moment = timeline.at(step.min(timeline.explored()));
        moment.expect("the step is explored")
    }

    fn check_stops(&mut self, found: &mut Vec<LessonError>) {
        let mut before: Vec<Option<u64>> = vec![None; self.timelines.len()];
        let mut earlier = Vec::new();
        for number in 0..self.stops.len() {
            let places = self.places.stops[number];
            let mut report = |at, field, reason| found.push(finding(at, field, reason));
            let step = match self.step(&self.stops[number]) {
                Ok(step) => step,
                Err(reason) => {
                    report(places.at, "at", reason);
                    continue;
                }
            };
            let stop = self.lesson.stops[number].clone();
            let board = stop.board();
            // Steps of one run can be ordered; steps of several runs only if boards are aligned by step.
            let lane = match self.lesson.alignment {
                Alignment::Step => 0,
                Alignment::Guess | Alignment::Work | Alignment::Share | Alignment::Own => board,
            };
            match before[lane] {
                Some(before) if step < before => {
                    let order = Message::new("proof-order").number("step", step);
                    report(places.at, "at", order.number("before", before));
                }
                _ => before[lane] = Some(step),
            }
            let moment = self.moment(board, step);
            if let Some(text) = &stop.text {
                for reason in houses::false_houses(&text.filled(None), &moment) {
                    report(places.text, "text", reason);
                }
            }
            let answers = match stop.ask.as_ref().map(|ask| &ask.kind) {
                Some(AskKind::Run(kind)) => match self.question(board, step, *kind) {
                    Some(question) => {
                        for (at, reason) in self.mistakes_not_offered(number, board, &question) {
                            report(at, "answer", reason);
                        }
                        Some(AnswerTexts::offered(&question, &moment))
                    }
                    None => {
                        let reason = Message::new("proof-no-answer").number("step", step);
                        report(places.ask, "ask", reason);
                        None
                    }
                },
                Some(AskKind::Choice(options)) => {
                    let answers = AnswerTexts::written(options, &moment);
                    if let Some(answer) = answers.right_twice() {
                        let reason = Message::new("proof-two-right").with("answer", answer);
                        report(places.ask, "ask", reason);
                    }
                    Some(answers)
                }
                None => None,
            };
            if let (Some(ask), Some(answers)) = (&stop.ask, &answers) {
                let screen = AskedScreen {
                    lesson: &self.lesson,
                    stop: &stop,
                    ask,
                    answers,
                    moment: &moment,
                    boards: &self.boards_beside(ask, board, &moment),
                    earlier: &earlier,
                };
                if let Some(spoiler) = screen.spoiler() {
                    report(places.ask, "ask", spoiler);
                }
            }
            let explained = stop.ask.iter().filter_map(|ask| ask.explain.as_ref());
            let texts = stop.text.iter().chain(explained);
            earlier.push(StopWords {
                number,
                at: (board, moment.step()),
                texts: texts.map(|text| text.filled(Some(&moment))).collect(),
            });
            for mark in stop.marks {
                if let StopMark::Line(site) = mark
                    && !self.has_line(board, site)
                {
                    let reason = Message::new("proof-no-line").with("line", site.id());
                    report(places.point, "point", reason);
                }
            }
        }
    }

    /// Answers that should show a misconception but are not among the wrong answers offered.
    fn mistakes_not_offered(
        &self,
        stop: usize,
        board: usize,
        question: &Question,
    ) -> Vec<(Position, Message)> {
        let topology = self.timelines[board].problem().topology();
        let id = |answer: &Answer| answer_id(*answer, topology);
        let right = id(&question.answer());
        let wrong: Vec<String> = (question.options.iter().map(id))
            .filter(|id| *id != right)
            .collect();
        let places = self.places.mistakes.iter();
        let answers = places.filter(|place| place.stop == stop);
        let answers = answers.filter_map(|place| place.answer.as_ref());
        let others = answers.filter(|(answer, _)| !wrong.contains(answer));
        let faults = others.map(|(answer, at)| {
            let reason = Message::new("proof-no-mistake")
                .with("answer", quoted(answer))
                .with("wrong", wrong.join(", "));
            (*at, reason)
        });
        faults.collect()
    }

    /// The boards that are not hidden while a question is asked at this moment of a board.
    fn boards_beside(&self, ask: &Ask, leading: usize, moment: &Moment) -> Vec<(usize, Moment)> {
        let shown = (0..self.lesson.boards.len()).filter(|board| !ask.hide.contains(board));
        let boards = shown.filter_map(|board| {
            if board == leading {
                return Some((board, moment.clone()));
            }
            let [leader, run] = [leading, board].map(|board| &self.timelines[board]);
            let at = self.lesson.alignment.follow(leader, moment, run, 0)?;
            Some((board, run.peek(at)?))
        });
        boards.collect()
    }

    /// The question that the run answers at this step, if it does.
    fn question(&mut self, board: usize, step: u64, kind: QuestionKind) -> Option<Question> {
        let timeline = &mut self.timelines[board];
        let strategy = timeline.plan().strategy;
        loop {
            match question::ask(timeline, step, kind) {
                Asked::Question(question) => return Some(question),
                Asked::Nothing => return None,
                Asked::NotYet => {
                    let left = most_steps(strategy).saturating_sub(timeline.explored());
                    if timeline.explore(slice(strategy, 1 << 26).min(left)) == 0 {
                        return None;
                    }
                }
            }
        }
    }

    fn has_line(&self, board: usize, site: Site) -> bool {
        let timeline = &self.timelines[board];
        let topology = timeline.problem().topology();
        // The same steps have lines in every language.
        let (code, language) = (CodeLanguage::Pseudocode, Language::En);
        let strategy = timeline.plan().strategy;
        let (goal, wording) = (timeline.goal(), &self.lesson.wording);
        let program = wording.listing(topology, strategy, goal, code, language);
        program.line_of(site).is_some()
    }

    /// Numbers in texts that are not even the step of their stop, names of what refused a value
    /// where nothing is refused, and letters that the fonts lack.
    fn check_texts(&self, found: &mut Vec<LessonError>) {
        for doubt in &self.places.doubts {
            let place = doubt.stop.map(|stop| self.stops[stop].found);
            let number = Message::new("proof-number");
            let reason = match (&doubt.kind, place, doubt.stop) {
                (TextDoubtKind::Number(TextFigure::Number(number)), Some(Found::At(step)), _)
                    if step == *number =>
                {
                    continue;
                }
                (TextDoubtKind::Number(figure), _, _) => match figure {
                    TextFigure::Number(found) => number.number("number", *found),
                    TextFigure::Other(text) => number.with("number", text.as_str()),
                    TextFigure::Cell(row, column) => {
                        number.with("number", format!("R{row}C{column}"))
                    }
                },
                (TextDoubtKind::RefusedBy(name), Some(Found::At(step)), Some(stop)) => {
                    let board = self.lesson.stops[stop].board();
                    let moment = self.timelines[board].peek(step);
                    match moment.and_then(|moment| moment.event()) {
                        Some(Event::Conflict { cell, with, .. }) if with != cell => continue,
                        _ => Message::new("proof-not-refused").with("name", *name),
                    }
                }
                (TextDoubtKind::RefusedBy(_), _, _) => continue,
                (TextDoubtKind::Letter(letter), _, _) => {
                    Message::new("proof-letter").with("letter", letter.to_string())
                }
            };
            found.push(finding(doubt.at, &doubt.field, reason));
        }
    }
}

fn finding(at: Position, field: &str, reason: Message) -> LessonError {
    let field = field.to_owned();
    LessonError { at, field, reason }
}

/// The number of steps of this strategy that take as long as `steps` tests against the rules.
fn slice(strategy: Strategy, steps: u64) -> u64 {
    if strategy.keeps_domains() {
        (steps / 16).max(1)
    } else {
        steps.max(1)
    }
}

#[cfg(test)]
mod tests;
