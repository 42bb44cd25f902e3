//! Proves a lesson by running it: its stops are reached, its questions have answers, and its
//! numbers are true.

mod fault;
mod houses;
mod spoilers;

pub use fault::{Fault, Finding, MOST_SOLUTIONS};

use super::{
    Alignment, AskKind, AskOption, Claim, ClaimAt, Figure, Finders, Point, Quantity, Reading,
    StopAt, Text, answer_id, answer_in_words,
};
use crate::analysis::question::{self, Answer, Asked, Question};
use crate::explain::code::{CodeLanguage, listing};
use crate::explain::{Language, Site};
use crate::puzzle::Problem;
use crate::puzzle::notation::Position;
use crate::solver::{Event, Goal, Solver, Strategy};
use crate::timeline::{Found, Timeline};
use spoilers::{Beside, Options, Said};
use std::sync::Arc;

/// The most steps that a run is followed for to find its end, about a minute's work. Strategies that keep
/// domains are slower.
pub fn most_steps(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        1 << 26
    } else {
        1 << 30
    }
}

/// The runs of a lesson on their way to prove it.
pub struct Proof {
    reading: Reading,
    /// The runs of the boards, then those of claims on other puzzles.
    timelines: Vec<Timeline>,
    /// The run of each claim.
    runs: Vec<usize>,
    finders: Finders,
    stops: Vec<Wanted>,
    claims: Vec<Wanted>,
    /// For claims that compare: the same place in the other board's run.
    others: Vec<Option<Wanted>>,
    /// Counts the solutions of the puzzle, if a claim needs that.
    counting: Option<Box<Solver>>,
}

/// A place to be found, and what is known about it.
struct Wanted {
    /// Its number in [`Finders`].
    number: usize,
    /// The board whose run is searched; `None` for all boards.
    board: Option<usize>,
    found: Found,
}

impl Proof {
    /// Starts proving a lesson.
    pub fn new(reading: Reading) -> Self {
        let lesson = &reading.lesson;
        let run = |problem: &Arc<Problem>, board: usize| {
            let board = &lesson.boards[board];
            Timeline::new(Arc::clone(problem), board.strategy, board.goal)
        };
        let boards = 0..lesson.boards.len();
        let mut timelines: Vec<Timeline> =
            boards.map(|board| run(&lesson.problem, board)).collect();
        let mut run_of = |claim: &Claim| match &claim.problem {
            Some(problem) => {
                timelines.push(run(problem, claim.board));
                timelines.len() - 1
            }
            None => claim.board,
        };
        let runs: Vec<usize> = lesson.claims.iter().map(&mut run_of).collect();
        let mut places = Vec::new();
        let mut want = |at, board: Option<usize>| {
            places.push((at, board));
            Wanted {
                number: places.len() - 1,
                board: board.or((at != StopAt::End).then_some(0)),
                found: Found::NotYet,
            }
        };
        let stops = lesson.stops.iter();
        let stops = stops.map(|stop| want(stop.at, stop.board)).collect();
        let mut place = |at, board| match at {
            ClaimAt::Place(at) => want(at, Some(board)),
            ClaimAt::Stop(stop) => {
                let stop = &lesson.stops[stop];
                want(stop.at, stop.board)
            }
        };
        let claims = lesson.claims.iter();
        let proved = claims.clone().zip(&runs);
        let proved = proved.map(|(claim, run)| place(claim.at, *run)).collect();
        let others = claims.clone();
        let others = others.map(|claim| claim.over.map(|over| place(claim.at, over)));
        let others = others.collect();
        let counts_all = |claim: &Claim| claim.quantity == Quantity::AllSolutions;
        let counting = lesson
            .claims
            .iter()
            .any(counts_all)
            .then(|| Box::new(Solver::new(&lesson.problem, Strategy::FASTEST, Goal::All)));
        Self {
            timelines,
            runs,
            finders: Finders::new(places),
            stops,
            claims: proved,
            others,
            counting,
            reading,
        }
    }

    /// Works for about `budget` steps of each run. Returns whether the proof is complete.
    pub fn advance(&mut self, budget: u64) -> bool {
        let boards = self.reading.lesson.boards.len();
        let mut wants = vec![false; self.timelines.len()];
        wants[..boards].fill(self.reading.lesson.alignment == Alignment::Share);
        let mut is_done = true;
        let timelines: Vec<&Timeline> = self.timelines.iter().collect();
        let wanted = self.stops.iter_mut().chain(&mut self.claims);
        for wanted in wanted.chain(self.others.iter_mut().flatten()) {
            if wanted.found != Found::NotYet {
                continue;
            }
            // All boards end, whatever other puzzles take.
            let timelines = match wanted.board {
                Some(_) => &timelines[..],
                None => &timelines[..boards],
            };
            wanted.found = self.finders.advance(wanted.number, timelines, budget);
            if wanted.found == Found::NotYet && !self.finders.has_given_up(wanted.number) {
                is_done &= !self.finders.is_behind(wanted.number, timelines);
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
        if let Some(solver) = &mut self.counting
            && !solver.has_ended()
            && solver.counters().solutions <= MOST_SOLUTIONS
            && solver.counters().steps < most_steps(solver.strategy())
        {
            let steps = slice(solver.strategy(), budget);
            solver.advance(&self.reading.lesson.problem, steps);
            is_done = false;
        }
        is_done
    }

    /// The number of steps taken.
    pub fn steps(&self) -> u64 {
        let counted = self.counting.as_ref().map_or(0, |s| s.counters().steps);
        counted + self.timelines.iter().map(Timeline::explored).sum::<u64>()
    }

    /// What the runs disprove, in the order of the lesson's file. Complete only after
    /// [`advance`](Self::advance) has returned true.
    pub fn findings(mut self) -> Vec<Finding> {
        let mut found = Vec::new();
        self.look_at_alignment(&mut found);
        self.look_at_claims(&mut found);
        self.look_at_stops(&mut found);
        self.look_at_refusals(&mut found);
        self.look_at_numbers(&mut found);
        self.look_at_letters(&mut found);
        found.sort_by_key(|finding| finding.at);
        found
    }

    /// The step of a place, or why there is none.
    fn step(&self, wanted: &Wanted) -> Result<u64, Fault> {
        match wanted.found {
            Found::At(step) => Ok(step),
            Found::Never => Err(Fault::NeverReached),
            Found::NotYet => {
                let timelines: Vec<&Timeline> = self.timelines.iter().collect();
                let steps = self.finders.looked(wanted.number, &timelines);
                Err(Fault::TooFar { steps })
            }
        }
    }

    fn look_at_alignment(&self, found: &mut Vec<Finding>) {
        let lesson = &self.reading.lesson;
        let runs = &self.timelines[..lesson.boards.len()];
        let has_end = || runs.iter().all(|run| run.length().is_some());
        let is_meaningful = match lesson.alignment {
            Alignment::Share => lesson.boards.len() > 1 && has_end(),
            Alignment::Step | Alignment::Guess | Alignment::Work | Alignment::Own => {
                lesson.boards.len() > 1
            }
        };
        if let Some(at) = self.reading.places.alignment.filter(|_| !is_meaningful) {
            let fault = Fault::Alignment;
            found.push(Finding {
                at,
                field: "alignment".to_owned(),
                fault,
            });
        }
    }

    fn look_at_claims(&mut self, found: &mut Vec<Finding>) {
        for number in 0..self.claims.len() {
            if let Err(fault) = self.prove(number) {
                found.push(Finding {
                    at: self.reading.places.claims[number],
                    field: "claims".to_owned(),
                    fault,
                });
            }
        }
    }

    fn prove(&mut self, number: usize) -> Result<(), Fault> {
        let lesson = &self.reading.lesson;
        let claim = lesson.claims[number].clone();
        if let ClaimAt::Stop(stop) = claim.at {
            let boards = [Some(claim.board), claim.over];
            let stop = lesson.stops[stop].board();
            let is_other = boards.iter().flatten().any(|board| *board != stop);
            if is_other && lesson.alignment != Alignment::Step {
                return Err(Fault::OtherBoard);
            }
        }
        let count = if claim.quantity == Quantity::AllSolutions {
            self.count_solutions()?
        } else {
            let step = self.step(&self.claims[number])?;
            self.count(self.runs[number], claim.quantity, step)
        };
        let over = match (&self.others[number], claim.over) {
            (Some(other), Some(board)) => {
                let step = self.step(other)?;
                Some(self.count(board, claim.quantity, step))
            }
            _ => None,
        };
        if claim.bound.holds(count, over) {
            return Ok(());
        }
        let name = claim.name;
        Err(Fault::False { name, count, over })
    }

    fn count_solutions(&self) -> Result<u64, Fault> {
        let solver = self.counting.as_ref().ok_or(Fault::NeverReached)?;
        let counters = solver.counters();
        match counters.solutions {
            _ if solver.has_ended() => Ok(counters.solutions),
            found if found > MOST_SOLUTIONS => Err(Fault::TooMany),
            _ => Err(Fault::TooFar {
                steps: counters.steps,
            }),
        }
    }

    /// A board's quantity after a step, or at its end if that comes earlier.
    fn count(&mut self, board: usize, quantity: Quantity, step: u64) -> u64 {
        let timeline = &mut self.timelines[board];
        let moment = timeline.at(step.min(timeline.explored()));
        moment
            .and_then(|moment| quantity.of(moment.problem(), moment.solver()))
            .unwrap_or(0)
    }

    fn look_at_stops(&mut self, found: &mut Vec<Finding>) {
        let mut before: Vec<Option<u64>> = vec![None; self.timelines.len()];
        let mut said = Vec::new();
        for number in 0..self.stops.len() {
            said.push(self.said(number));
            let places = self.reading.places.stops[number];
            let mut tell = |at, field: &str, fault| {
                let field = field.to_owned();
                found.push(Finding { at, field, fault });
            };
            let step = match self.step(&self.stops[number]) {
                Ok(step) => step,
                Err(fault) => {
                    tell(places.at, "at", fault);
                    continue;
                }
            };
            let stop = self.reading.lesson.stops[number].clone();
            let board = stop.board();
            // Steps of one run can be ordered; those of several only if boards are aligned by step.
            let lane = match self.reading.lesson.alignment {
                Alignment::Step => 0,
                Alignment::Guess | Alignment::Work | Alignment::Share | Alignment::Own => board,
            };
            match before[lane] {
                Some(before) if step < before => {
                    tell(places.at, "at", Fault::Order { step, before });
                }
                _ => before[lane] = Some(step),
            }
            if let Some(text) = &stop.text
                && let Some(moment) = self.timelines[board].at(step)
            {
                for fault in houses::false_houses(&text.filled(None), &moment) {
                    tell(places.text, "text", fault);
                }
            }
            let options = match stop.ask.map(|ask| ask.kind) {
                Some(AskKind::Run(kind)) => match self.question(board, step, kind) {
                    Some(question) => {
                        for (at, fault) in self.not_offered(number, board, &question) {
                            tell(at, "answer", fault);
                        }
                        Some(self.offered(board, &question))
                    }
                    None => {
                        tell(places.ask, "ask", Fault::NoAnswer { step });
                        None
                    }
                },
                Some(AskKind::Choice(options)) => self.written(board, step, &options),
                None => None,
            };
            if let Some(options) = options
                && let Some(fault) = self.spoiler(number, step, &options, &said[..number])
            {
                tell(places.ask, "ask", fault);
            }
            for point in stop.points {
                if let Point::Line(site) = point
                    && !self.has_line(board, site)
                {
                    tell(places.point, "point", Fault::NoLine(site));
                }
            }
        }
    }

    /// Answers said to show a misconception that are not wrong ones that the question offers.
    fn not_offered(
        &self,
        stop: usize,
        board: usize,
        question: &Question,
    ) -> Vec<(Position, Fault)> {
        let topology = self.timelines[board].problem().topology();
        let id = |answer: &Answer| answer_id(*answer, topology);
        let right = id(&question.answer());
        let wrong: Vec<String> = (question.options.iter().map(id))
            .filter(|id| *id != right)
            .collect();
        let places = self.reading.places.mistakes.iter();
        let answers = places.filter(|place| place.stop == stop);
        let answers = answers.filter_map(|place| place.answer.as_ref());
        let others = answers.filter(|(answer, _)| !wrong.contains(answer));
        let faults = others.map(|(answer, at)| {
            let fault = Fault::NoMistake {
                answer: answer.clone(),
                wrong: wrong.clone(),
            };
            (*at, fault)
        });
        faults.collect()
    }

    /// The options that the run offers.
    fn offered(&self, board: usize, question: &Question) -> Options {
        let topology = self.timelines[board].problem().topology();
        let said =
            |answer: &Answer| Text::of(|language| answer_in_words(*answer, topology, language));
        let mut wrong: Vec<Text> = question.options.iter().map(said).collect();
        let right = wrong.remove(question.right);
        Options { right, wrong }
    }

    /// The options that are written in the lesson, one of which is right.
    fn written(&mut self, board: usize, step: u64, options: &[AskOption]) -> Option<Options> {
        let moment = self.timelines[board].at(step)?;
        let said = |option: &AskOption| option.text.filled(Some(&moment));
        let wrong = options
            .iter()
            .filter(|option| !option.is_right)
            .map(said)
            .collect();
        let right = said(options.iter().find(|option| option.is_right)?);
        Some(Options { right, wrong })
    }

    /// What a stop says, if it is reached.
    fn said(&mut self, number: usize) -> Option<Said> {
        let step = self.step(&self.stops[number]).ok()?;
        let stop = &self.reading.lesson.stops[number];
        let board = stop.board();
        let moment = self.timelines[board].at(step)?;
        let explained = stop.ask.as_ref().and_then(|ask| ask.explain.as_ref());
        let texts = stop.text.iter().chain(explained);
        Some(Said {
            at: (board, step),
            texts: texts.map(|text| text.filled(Some(&moment))).collect(),
        })
    }

    /// Whether the answer to a question stands on the screen before it is given.
    fn spoiler(
        &mut self,
        number: usize,
        step: u64,
        options: &Options,
        earlier: &[Option<Said>],
    ) -> Option<Fault> {
        let lesson = &self.reading.lesson;
        let stop = &lesson.stops[number];
        let leading = stop.board();
        let ask = stop.ask.as_ref()?;
        let moment = self.timelines[leading].at(step)?;
        let mut boards = Vec::new();
        for board in (0..lesson.boards.len()).filter(|board| !ask.hide.contains(board)) {
            let at = if board == leading {
                Some(step)
            } else {
                let run = |board: usize| &self.timelines[board];
                lesson
                    .alignment
                    .follow(run(leading), &moment, run(board), 0)
            };
            let at = at.and_then(|at| self.timelines[board].at(at));
            boards.extend(at.map(|at| (board, at)));
        }
        let beside = Beside {
            lesson,
            stop,
            ask,
            options,
            moment: &moment,
            boards: &boards,
            earlier,
        };
        beside.spoiler()
    }

    /// The question that the run answers at this step, if it does.
    fn question(
        &mut self,
        board: usize,
        step: u64,
        kind: question::QuestionKind,
    ) -> Option<Question> {
        let timeline = &mut self.timelines[board];
        loop {
            match question::ask(timeline, step, kind) {
                Asked::Question(question) => return Some(question),
                Asked::Nothing => return None,
                Asked::NotYet => {
                    let left =
                        most_steps(timeline.plan().strategy).saturating_sub(timeline.explored());
                    let steps = slice(timeline.plan().strategy, 1 << 26);
                    if timeline.explore(steps.min(left)) == 0 {
                        return None;
                    }
                }
            }
        }
    }

    fn has_line(&self, board: usize, site: Site) -> bool {
        let timeline = &self.timelines[board];
        // The same steps have lines in every language.
        let code = CodeLanguage::Pseudocode;
        let program = listing(
            timeline.problem().topology().family(),
            timeline.plan().strategy,
            timeline.goal(),
            code,
            Language::En,
        );
        program.line_of(site).is_some()
    }

    /// Whether something is refused wherever a text says by what.
    fn look_at_refusals(&mut self, found: &mut Vec<Finding>) {
        for place in &self.reading.places.refusals {
            let board = self.reading.lesson.stops[place.stop].board();
            let Found::At(step) = self.stops[place.stop].found else {
                continue;
            };
            let moment = self.timelines[board].at(step);
            let event = moment.and_then(|moment| moment.event());
            if !matches!(event, Some(Event::Conflict { .. })) {
                found.push(Finding {
                    at: place.at,
                    field: place.field.clone(),
                    fault: Fault::NotRefused(place.name),
                });
            }
        }
    }

    fn look_at_letters(&self, found: &mut Vec<Finding>) {
        found.extend(self.reading.places.unshown.iter().map(|unshown| Finding {
            at: unshown.at,
            field: unshown.field.clone(),
            fault: Fault::Letter(unshown.letter),
        }));
    }

    fn look_at_numbers(&self, found: &mut Vec<Finding>) {
        for loose in &self.reading.places.loose {
            let stop = loose.stop.map(|stop| self.stops[stop].found);
            let is_step = match (stop, &loose.figure) {
                (Some(Found::At(step)), Figure::Number(number)) => step == *number,
                _ => false,
            };
            if !is_step {
                found.push(Finding {
                    at: loose.at,
                    field: loose.field.clone(),
                    fault: Fault::Number(loose.figure.clone()),
                });
            }
        }
    }
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
