//! Whether the position on a board can still become a solution, and since when it cannot.

use crate::analysis::doom::{Doom, DoomVerdict, Overview, Span};
use crate::explain::{Language, args, cell_label};
use crate::solver::Event;
use crate::timeline::{Moment, Timeline};

/// Search steps per slice.
const SLICE: u64 = 1 << 8;
/// Overview positions and leaps per slice.
const LEAPS: u64 = 8;
/// Slices after which a position stays undecided, and after which a run is followed no further.
/// Either is about ten seconds' work.
const MOST_FOR_POSITION: u32 = 1 << 17;
const MOST_FOR_RUN: u32 = 1 << 14;

/// What is known about a board's doom.
pub struct RunDoom {
    doom: Doom,
    overview: Overview,
    /// The step that was examined.
    step: Option<u64>,
    /// The doomed span around it, and how far the run was explored when it was found.
    span: Option<(Span, u64)>,
    is_known: bool,
    /// Slices spent on the position, and on the run.
    spent_on_position: u32,
    spent_on_run: u32,
}

impl RunDoom {
    pub(super) fn new(start: &Moment) -> Self {
        Self {
            doom: Doom::new(start.problem().clone()),
            overview: Overview::new(start),
            step: None,
            span: None,
            is_known: false,
            spent_on_position: 0,
            spent_on_run: 0,
        }
    }

    /// Works for one slice on the moment or, once that is settled, on the whole run.
    pub(super) fn follow(&mut self, timeline: &Timeline, moment: &Moment) {
        if self.step != Some(moment.step()) {
            self.step = Some(moment.step());
            self.doom.look(moment);
            self.is_known = false;
            self.spent_on_position = 0;
        }
        if !self.is_known && self.spent_on_position < MOST_FOR_POSITION {
            self.spent_on_position += 1;
            self.is_known = self.doom.advance(SLICE);
        } else if self.spent_on_run < MOST_FOR_RUN {
            self.spent_on_run += 1;
            self.overview.advance(timeline, LEAPS);
        }
        if self.is_known {
            self.find_span(timeline, moment);
        }
    }

    fn find_span(&mut self, timeline: &Timeline, moment: &Moment) {
        let DoomVerdict::Doomed { by: Some(depth) } = self.doom.verdict() else {
            self.span = None;
            return;
        };
        let step = moment.step();
        let still = |(span, explored): &(Span, u64)| {
            let is_inside = span.from <= step && span.until.is_none_or(|until| step < until);
            let is_final = span.until.is_some() || *explored == timeline.explored();
            span.depth == depth && is_inside && is_final
        };
        if !self.span.as_ref().is_some_and(still) {
            let span = self.doom.span(timeline, moment);
            self.span = span.map(|span| (span, timeline.explored()));
        }
    }

    /// Whether there is nothing left to find out for now.
    pub(super) fn is_settled(&self, timeline: &Timeline, moment: &Moment) -> bool {
        let known = self.overview.known_until();
        let is_followed = (self.overview.is_done() || known >= Some(timeline.explored()))
            && known >= Some(moment.step());
        self.step == Some(moment.step())
            && (self.is_known || self.spent_on_position >= MOST_FOR_POSITION)
            && (is_followed || self.spent_on_run >= MOST_FOR_RUN)
    }

    /// Whether the position at this step is known to be doomed.
    pub fn is_doomed(&self, step: u64) -> bool {
        let verdict = self.doom.verdict();
        self.step == Some(step) && matches!(verdict, DoomVerdict::Doomed { .. })
    }

    /// The doomed span around the step that was examined.
    pub fn span(&self) -> Option<Span> {
        self.span.map(|(span, _)| span)
    }

    /// The step up to which the run's doom is known.
    pub const fn known_until(&self) -> Option<u64> {
        self.overview.known_until()
    }

    /// The doomed stretches of the run that are known: their first and last steps.
    pub fn stretches(&self, explored: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let spans = self.overview.spans();
        spans.map(move |span| (span.from, span.until.unwrap_or(explored)))
    }

    /// What is known about the moment, and the work wasted before it, in words.
    pub fn words(&self, moment: &Moment, language: Language) -> [String; 2] {
        let number = |n: u64| language.number(n).into();
        let guess = |span: &Span| {
            let (cell, value) = span.guess?;
            let topology = moment.problem().topology();
            Some((cell_label(cell, topology), topology.value_text(value)))
        };
        let step = moment.step();
        let now = match (self.doom.verdict(), self.span()) {
            (DoomVerdict::Alive, _) if moment.values().all(|value| value.is_some()) => {
                language.word("doom-reached")
            }
            (DoomVerdict::Alive, _) if moment.event() == Some(Event::Exhausted) => {
                language.word("doom-over")
            }
            (DoomVerdict::Alive, _) => language.word("doom-alive"),
            (DoomVerdict::Doomed { .. }, Some(span)) => match guess(&span) {
                Some((cell, value)) => {
                    let values = args([
                        ("cell", cell.into()),
                        ("value", value.into()),
                        ("from", number(span.from)),
                        ("steps", number(span.wasted(step))),
                    ]);
                    language.text("doom-by", &values)
                }
                None => language.word("doom-puzzle"),
            },
            (DoomVerdict::Doomed { by: None }, None) => language.word("doom-some"),
            (DoomVerdict::Unknown, _) if self.spent_on_position >= MOST_FOR_POSITION => {
                language.word("doom-undecided")
            }
            (DoomVerdict::Doomed { by: Some(_) } | DoomVerdict::Unknown, _) => {
                language.word("doom-unknown")
            }
        };
        if self.overview.known_until().is_none_or(|known| known < step) {
            let is_given_up = self.spent_on_run >= MOST_FOR_RUN;
            let id = if is_given_up {
                "doom-not-counted"
            } else {
                "doom-counting"
            };
            return [now, language.word(id)];
        }
        let wasted = self.overview.wasted(step);
        let current = self.span().map(|span| (span.from, span.wasted(step)));
        // What was said of the current guess is not said again.
        if current.is_some_and(|(_, own)| wasted == own) {
            return [now, String::new()];
        }
        let mut so_far = language.text("doom-wasted", &args([("steps", number(wasted))]));
        let worst = self.overview.worst_at(step);
        let worst = worst.filter(|span| current.is_none_or(|(from, _)| from != span.from));
        if let Some((span, (cell, value))) = worst.and_then(|span| Some((span, guess(&span)?))) {
            let values = args([
                ("cell", cell.into()),
                ("value", value.into()),
                ("steps", number(span.wasted(step))),
            ]);
            so_far = format!("{so_far} {}", language.text("doom-worst", &values));
        }
        [now, so_far]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::Goal;
    use std::sync::Arc;

    /// A run that is too long is followed for a while, and then said to be.
    #[test]
    fn long_runs_are_given_up() {
        let problem = text::read_one(&".".repeat(81), &text::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let naive = "naive".parse().expect("a strategy");
        let mut timeline = Timeline::new(problem, naive, Goal::All);
        timeline.explore(1 << 22);
        let moment = timeline.at(1 << 22).expect("it is explored");
        let mut doom = RunDoom::new(&timeline.at(0).expect("there is a start"));
        while !doom.is_known {
            doom.follow(&timeline, &moment);
        }
        assert!(!doom.is_settled(&timeline, &moment));
        let counting = Language::En.word("doom-counting");
        assert_eq!(doom.words(&moment, Language::En)[1], counting);
        doom.spent_on_run = MOST_FOR_RUN;
        let known = doom.known_until();
        doom.follow(&timeline, &moment);
        assert!(doom.is_settled(&timeline, &moment));
        assert_eq!(doom.known_until(), known);
        let uncounted = Language::En.word("doom-not-counted");
        assert_eq!(doom.words(&moment, Language::En)[1], uncounted);
    }
}
