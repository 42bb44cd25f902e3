//! What every view shows of a forked run: before the fork, at it and after it. Views must ask the
//! moment, not the run.

use crate::common::*;
use recuo::analysis::exercise::{Exercise, Mistake, Move, MoveKind, Played};
use recuo::analysis::heat::Heat;
use recuo::analysis::question::{Answer, Question, QuestionKind};
use recuo::analysis::tree::Tree;
use recuo::analysis::why::{self, Verdict};
use recuo::explain::code::{CodeLanguage, listing, variables, widest_variables};
use recuo::explain::flow::{Flow, FlowNode};
use recuo::explain::{Language, Sentence, Site};
use recuo::puzzle::Cell;
use recuo::solver::{Alternative, Event, Goal, Spot, Strategy as Attack};
use recuo::timeline::{Moment, Origin, Timeline};
use std::collections::HashSet;
use std::sync::Arc;

/// Steps examined after the fork.
const BEHIND: u64 = 14;

/// A run, a branch of it, and the step of the fork.
struct Branch {
    run: Timeline,
    branch: Timeline,
    step: u64,
    alternative: Alternative,
}

/// Runs of every named strategy, forked at many steps in every way: to each other strategy, to
/// another cell and to another value.
fn branches(mut look: impl FnMut(Branch)) {
    let strategies: Vec<Attack> = ["row-major + descending + naked-singles"]
        .into_iter()
        .chain(Attack::ids())
        .map(|id| id.parse().unwrap())
        .collect();
    let puzzles = [
        ("1..............2", 20),
        ("12..34........4.", 20),
        (FIRST_PROGRAM, 60),
    ];
    let mut kinds = HashSet::new();
    for (line, last) in puzzles {
        let problem = Arc::new(problem(line));
        for &strategy in &strategies {
            let mut run = Timeline::new(problem.clone(), strategy, Goal::All);
            run.explore(last + BEHIND);
            for step in (0..last.min(run.explored())).step_by(3) {
                let choice = run.at(step).unwrap().choices().pop();
                let untried = choice.map_or(Vec::new(), |choice| choice.untried);
                let cells = [3, problem.cells() - 2].map(Cell::new);
                let to_others = strategies.iter().copied().map(Alternative::Strategy);
                let to_cells = cells.map(|cell| Alternative::Select(Spot::Cell(cell)));
                let to_values = untried
                    .last()
                    .map(|(cell, value)| Alternative::Try(*cell, *value));
                for alternative in to_others.chain(to_cells).chain(to_values) {
                    let Ok(mut branch) = run.fork(step, alternative) else {
                        continue;
                    };
                    branch.explore(BEHIND);
                    kinds.insert((strategy, std::mem::discriminant(&alternative)));
                    let run = run.clone();
                    look(Branch {
                        run,
                        branch,
                        step,
                        alternative,
                    });
                }
            }
        }
    }
    // Each strategy except the sweep and those that jump, in each of the three ways.
    assert_eq!(kinds.len(), 3 * (strategies.len() - 3));
}

impl Branch {
    /// The moments around the fork.
    fn moments(&mut self) -> Vec<Moment> {
        let last = self.branch.explored().min(self.step + BEHIND);
        let steps = self.step.saturating_sub(4)..=last;
        steps.map(|step| self.branch.at(step).unwrap()).collect()
    }

    /// The strategy of a step of the branch, according to its plan.
    fn strategy_of(&self, step: u64) -> Attack {
        match self.alternative {
            Alternative::Strategy(strategy) if step > self.step => strategy,
            _ => self.run.plan().strategy,
        }
    }
}

/// A moment has the strategy of its step; the next step may have another one.
#[test]
fn a_moment_knows_its_strategy() {
    branches(|mut b| {
        for moment in b.moments() {
            assert_eq!(moment.strategy(), b.strategy_of(moment.step()));
            if b.branch.length() != Some(moment.step()) {
                assert_eq!(moment.next_strategy(), b.strategy_of(moment.step() + 1));
            }
        }
    });
}

/// Forked again at the same step, a branch takes the new fork instead; the same fork again is
/// refused.
#[test]
fn a_fork_replaces_one_at_its_step() {
    let [masks, fewest] = ["masks", "fewest-candidates"].map(|id| id.parse().unwrap());
    let problem = Arc::new(problem(FIRST_PROGRAM));
    let mut run = Timeline::new(problem, "naive".parse().unwrap(), Goal::First);
    run.explore(20);
    let turned = run.fork(10, Alternative::Strategy(masks)).unwrap();
    assert!(turned.fork(10, Alternative::Strategy(masks)).is_err());
    let again = turned.fork(10, Alternative::Strategy(fewest)).unwrap();
    assert_eq!(again.plan().leaves(run.plan()), Some(10));
    assert_eq!(again.plan().leaves(turned.plan()), None);
}

/// Program, flowchart and sentence: each step has its line, box and arrow, and up to the fork they
/// equal those in the original run.
#[test]
fn every_step_has_its_place_in_the_program_of_its_strategy() {
    let (language, code) = (Language::En, CodeLanguage::Pseudocode);
    let told = |moment: &Moment| {
        let (strategy, site) = (moment.strategy(), Site::of(moment));
        let flow = Flow::of(&sudoku(), strategy, Goal::All);
        let program = listing(&sudoku(), strategy, Goal::All, code, language);
        let shown = variables(moment, &program, code, language);
        let names: Vec<String> = shown.iter().map(|variable| variable.name.clone()).collect();
        let widest = widest_variables(moment, &program, code, language);
        assert!(
            names
                .iter()
                .eq(widest.iter().map(|variable| &variable.name))
        );
        let sentence = Sentence::of(moment, language).to_string();
        assert!(!sentence.contains(['{', '$']), "{sentence}");
        (site, flow.at(site), program.line_of(site), shown, sentence)
    };
    branches(|mut b| {
        for moment in b.moments() {
            let (strategy, step) = (moment.strategy(), moment.step());
            let found = told(&moment);
            let (site, (node, arrow), line, ..) = &found;
            let flow = Flow::of(&sudoku(), strategy, Goal::All);
            assert!(flow.nodes.contains(node), "{strategy} {site:?}");
            assert!(
                arrow.is_some() || *node == FlowNode::Start,
                "{strategy} {site:?}"
            );
            assert!(line.is_some(), "{strategy} {site:?} {:?}", b.alternative);
            if step <= b.step {
                assert!(found == told(&b.run.at(step).unwrap()), "{step}");
            }
        }
    });
}

/// Stack, why, tree and heat agree with the events of the branch.
#[test]
fn analysis_of_a_branch_agrees_with_its_events() {
    branches(|mut b| {
        let events: Vec<Event> = b.branch.walk(0).collect();
        let mut heat = Heat::new(b.branch.source().clone());
        let mut tree = Tree::default();
        let mut before: Option<Moment> = None;
        for moment in b.moments() {
            let step = moment.step();
            let choices = moment.choices();
            let stack: Vec<_> = choices.iter().filter_map(|choice| choice.guess).collect();
            let mut standing = Vec::new();
            for event in &events[..step as usize] {
                match *event {
                    Event::Place { cell, value } => standing.push((cell, value)),
                    Event::Backtrack { cell, value } => {
                        assert_eq!(standing.pop(), Some((cell, value)));
                    }
                    _ => {}
                }
            }
            assert_eq!(stack, standing, "step {step}");
            while !tree
                .follow(&b.branch, step, &b.branch.frontier().counters(), 1 << 16)
                .1
            {}
            let path = tree.path(step);
            let guesses = path.iter().filter_map(|key| tree.node(*key).unwrap().guess);
            assert!(guesses.eq(stack.iter().copied()), "step {step}");
            assert!(heat.seek(step, u64::MAX));
            let writes = |cell| heat.tally().writes(cell);
            for cell in moment.problem().topology().all_cells() {
                let is_write = |event: &&Event| matches!(event, Event::Place { cell: c, .. } | Event::Deduce { cell: c, .. } if *c == cell);
                let known = events[..step as usize].iter().filter(is_write).count();
                assert_eq!(writes(cell), known as u64);
            }
            check_why(&moment);
            // What is tried next was listed as untried.
            if let (
                Some(before),
                Some(Event::Place { cell, value } | Event::Conflict { cell, value, .. }),
            ) = (&before, moment.event())
            {
                let choice = before.choices().pop().unwrap();
                assert!(choice.untried.contains(&(cell, value)), "step {step}");
            }
            before = Some(moment);
        }
    });
}

fn check_why(moment: &Moment) {
    let Some(at) = moment.subject() else {
        return;
    };
    for answer in why::verdicts(moment, at) {
        let held = moment.value(answer.cell);
        match answer.verdict {
            Verdict::Written(origin) => {
                assert_eq!(held, Some(answer.value));
                let is_guess = matches!(moment.event(), Some(Event::Place { cell, .. }) if cell == answer.cell);
                assert!(!is_guess || origin == Origin::Guess);
            }
            Verdict::Only => assert_eq!(held, Some(answer.value)),
            Verdict::Taken(value) => assert_eq!(held, Some(value)),
            Verdict::Refused(by) => {
                assert!(
                    by.iter()
                        .all(|(_, peer)| moment.value(*peer) == Some(answer.value))
                );
            }
            Verdict::Candidate => {
                assert!(held.is_some() || moment.domain(answer.cell).contains(answer.value));
            }
            Verdict::Excluded(_) => panic!("a branch does not learn"),
            Verdict::Broken(_) => panic!("these boards have no relations"),
            Verdict::Failed | Verdict::Untried => {}
        }
    }
}

/// A question offers what the strategy of the next step can do, and the right answer is among that.
#[test]
fn questions_offer_what_the_next_step_can_be() {
    branches(|mut b| {
        for moment in b.moments() {
            let step = moment.step();
            let next = moment.next_strategy();
            let asked = all_questions(&mut b.branch, step);
            for question in asked
                .iter()
                .filter(|asked| asked.kind == QuestionKind::WhatHappens)
            {
                for option in &question.options {
                    let can = match option {
                        Answer::Happens(MoveKind::Refuse) => !next.keeps_domains(),
                        Answer::Happens(MoveKind::DeadEnd) => next.keeps_domains(),
                        Answer::Happens(MoveKind::Deduce) => next.check().deduces(),
                        Answer::Happens(MoveKind::Write | MoveKind::TakeBack) => true,
                        other => panic!("{other:?}"),
                    };
                    assert!(can, "{next} at {step}: {option:?}");
                }
            }
            // Before the fork the next step is the same.
            let near = |asked: Vec<Question>| -> Vec<_> {
                let is_near = |asked: &Question| asked.decided == step + 1;
                asked.into_iter().filter(is_near).collect()
            };
            if step < b.step {
                assert_eq!(near(asked), near(all_questions(&mut b.run, step)));
            }
        }
    });
}

/// The student makes the moves of the next step's strategy, and the run's own step is right.
#[test]
fn a_student_moves_as_the_next_step_does() {
    branches(|mut b| {
        let value = recuo::puzzle::Value::new(1).unwrap();
        for moment in b.moments() {
            let step = moment.step();
            let Some(event) = b.branch.walk(step).next() else {
                continue;
            };
            let Some(right) = Move::of(event) else {
                continue;
            };
            let next = moment.next_strategy();
            assert!(right.kind().is_of(next), "{next}: {right:?}");
            assert!(MoveKind::usual(next).is_of(next));
            let played = Exercise::new(step).play(&mut b.branch, right);
            assert!(matches!(played, Played::Right(_)), "{next}: {played:?}");
            let cell = Cell::new(0);
            for made in [
                Move::Refuse(cell, value),
                Move::Deduce(cell, value),
                Move::DeadEnd(Spot::Cell(cell)),
            ] {
                let mut student = Exercise::new(step);
                if let Played::Wrong(refusal) = student.play(&mut b.branch, made) {
                    let is_none = refusal.mistake == Mistake::NotThisStrategy;
                    assert_eq!(
                        is_none,
                        !made.kind().is_of(next),
                        "{next} at {step}: {made:?}"
                    );
                }
            }
        }
    });
}
