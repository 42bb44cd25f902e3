//! Doomed spans in bounded memory: beyond a limit neighbours are joined.

use super::Span;
use std::ops::RangeInclusive;

/// The most stretches kept of a run: some 0.5 MiB.
pub const MOST_SPANS: usize = 1 << 13;
/// How many of the longest spans are kept.
pub const WORST: usize = 5;

/// A doomed part of a run; in runs with very many, several consecutive ones with what lies between
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The first doomed step.
    pub from: u64,
    /// The last step at which the search notices.
    pub until: u64,
    /// How many steps the search spends in it while doomed: all of them if it is one span.
    pub wasted: u64,
    /// The longest span in it.
    pub longest: Span,
}

impl Stretch {
    /// Whether it is a single doomed span.
    pub const fn is_one(&self) -> bool {
        self.wasted == self.until - self.from
    }

    fn with(self, later: Self) -> Self {
        let longest = if later.longest.wasted(u64::MAX) > self.longest.wasted(u64::MAX) {
            later.longest
        } else {
            self.longest
        };
        Self {
            from: self.from,
            until: later.until,
            wasted: self.wasted + later.wasted,
            longest,
        }
    }
}

/// The doomed spans of a run, in order.
#[derive(Clone, Default)]
pub(super) struct Spans {
    stretches: Vec<Stretch>,
    worst: Vec<Span>,
}

impl Spans {
    /// Adds a span with a known end, later than those before.
    pub(super) fn push(&mut self, span: Span, until: u64) {
        if self.stretches.len() == MOST_SPANS {
            let pairs = self.stretches.chunks(2);
            self.stretches = pairs
                .map(|pair| pair[0].with(pair[pair.len() - 1]))
                .collect();
        }
        self.stretches.push(Stretch {
            from: span.from,
            until,
            wasted: until - span.from,
            longest: span,
        });
        let steps = span.wasted(u64::MAX);
        let is_shorter = |kept: &Span| kept.wasted(u64::MAX) < steps;
        let place = self.worst.iter().position(is_shorter);
        self.worst.insert(place.unwrap_or(self.worst.len()), span);
        self.worst.truncate(WORST);
    }

    pub(super) fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    pub(super) fn worst(&self) -> &[Span] {
        &self.worst
    }

    /// How many steps were spent in doomed positions up to a step: the least and the most, which
    /// are the same unless the step lies in a stretch of several spans.
    pub(super) fn wasted(&self, step: u64) -> RangeInclusive<u64> {
        let count = self.stretches.partition_point(|s| s.until <= step);
        let before: u64 = self.stretches[..count].iter().map(|s| s.wasted).sum();
        match self.stretches.get(count).filter(|s| s.from < step) {
            None => before..=before,
            Some(Stretch {
                from,
                until,
                wasted,
                ..
            }) => {
                let least = wasted.saturating_sub(until - step);
                let most = *wasted.min(&(step - from));
                before + least..=before + most
            }
        }
    }
}
