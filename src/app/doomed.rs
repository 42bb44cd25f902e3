//! Whether what stands on a board can still become a solution, and since when it cannot.

use super::state::{BoardState, State};
use crate::analysis::doom::{Doom, Overview, Span, Verdict};
use crate::explain::{Language, args};
use crate::timeline::{Moment, Timeline};
use crate::window::platform;

/// Steps of a search between two looks at the clock.
const SLICE: u64 = 1 << 8;
/// Questions and leaps of the overview between two looks at the clock.
const LEAPS: u64 = 8;

/// What is known of a board's doom.
pub struct DoomView {
    doom: Doom,
    overview: Overview,
    /// The doomed span around the board's moment, and how far the run was explored when it was found.
    span: Option<(Span, u64)>,
    is_known: bool,
}

impl DoomView {
    fn new(start: &Moment) -> Self {
        Self {
            doom: Doom::new(start.problem().clone()),
            overview: Overview::new(start),
            span: None,
            is_known: false,
        }
    }

    /// Finds out about a moment, and about more of the run, until `end` by the clock.
    fn follow(&mut self, timeline: &Timeline, moment: &Moment, end: f64) {
        self.doom.look(moment);
        self.is_known = loop {
            let is_known = self.doom.advance(SLICE);
            if is_known || platform::now() > end {
                break is_known;
            }
        };
        if self.is_known {
            self.find_span(timeline, moment);
        }
        while platform::now() < end && !self.overview.advance(timeline, LEAPS) {}
    }

    fn find_span(&mut self, timeline: &Timeline, moment: &Moment) {
        let Verdict::Doomed { by: Some(depth) } = self.doom.verdict() else {
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

    /// Whether nothing is left to find out for now.
    fn is_settled(&self, timeline: &Timeline, moment: &Moment) -> bool {
        let known = self.overview.known_until();
        self.is_known
            && (self.overview.is_done() || known >= Some(timeline.explored()))
            && known >= Some(moment.step())
    }

    /// The doomed span around the moment that was looked at.
    pub fn span(&self) -> Option<Span> {
        self.span.map(|(span, _)| span)
    }

    /// The step up to which the doom of the run is known.
    pub const fn known_until(&self) -> Option<u64> {
        self.overview.known_until()
    }

    /// The doomed parts of the run as far as they are known, from and to which step.
    pub fn stretches(&self, explored: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let ended = self.overview.stretches().iter();
        let open = self.overview.open();
        ended
            .map(|stretch| (stretch.from, stretch.until))
            .chain(open.map(|span| (span.from, explored)))
    }

    /// What is known of the moment, and of what was wasted before it, in words.
    pub fn words(&self, moment: &Moment, language: Language) -> [String; 2] {
        let number = |n: u64| language.number(n).into();
        let guess = |span: &Span| {
            let (cell, value) = span.guess?;
            let cell = moment.problem().topology().address(cell);
            Some((cell, value.to_string()))
        };
        let step = moment.step();
        let now = match (self.doom.verdict(), self.span()) {
            (Verdict::Alive, _) if moment.values().all(|value| value.is_some()) => {
                language.word("doom-reached")
            }
            (Verdict::Alive, _) => language.word("doom-alive"),
            (Verdict::Doomed { .. }, Some(span)) => match guess(&span) {
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
            (Verdict::Doomed { by: None }, None) => language.word("doom-some"),
            (Verdict::Doomed { by: Some(_) } | Verdict::Unknown, _) => {
                language.word("doom-unknown")
            }
        };
        if self.overview.known_until().is_none_or(|known| known < step) {
            return [now, language.word("doom-counting")];
        }
        let wasted = self.overview.wasted(step);
        let amounts = args([
            ("least", number(*wasted.start())),
            ("most", number(*wasted.end())),
        ]);
        let id = if wasted.start() == wasted.end() {
            "doom-wasted"
        } else {
            "doom-wasted-between"
        };
        let mut so_far = language.text(id, &amounts);
        let worst = self.overview.worst_at(step);
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

impl State {
    /// Finds out more about the doom of every board, as long as a frame allows.
    pub(super) fn foresee(&mut self) {
        if !self.shows_doom {
            return;
        }
        let start = platform::now();
        let share = 1.0 / self.boards.len() as f64;
        for (number, board) in self.boards.iter_mut().enumerate() {
            let end = start + board.patience() * share * (number + 1) as f64;
            let BoardState {
                timeline,
                moment,
                doom,
                ..
            } = board;
            if doom.is_none() {
                let first = timeline.at(0).expect("the start is always explored");
                *doom = Some(DoomView::new(&first));
            }
            if let Some(doom) = doom {
                doom.follow(timeline, moment, end);
            }
        }
    }

    /// Whether the doom of some board is still being found out.
    pub(super) fn is_foreseeing(&self) -> bool {
        let is_open = |board: &BoardState| {
            let settled = |doom: &DoomView| doom.is_settled(&board.timeline, &board.moment);
            !board.doom.as_ref().is_some_and(settled)
        };
        self.shows_doom && self.boards.iter().any(is_open)
    }
}
