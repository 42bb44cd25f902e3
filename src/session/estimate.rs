//! How large the search tree of a board is estimated to be, where its run goes on for long.

use super::run::{Run, RunEstimate};
use crate::analysis::estimate::{Estimate, Estimator};
use crate::explain::{Language, capitalized, estimate_in_short, estimate_in_words, no_estimate};

/// Probes per slice.
const SLICE: usize = 4;
/// The slices of exploring in which a run that ends needs no estimate.
const SHORT: u64 = 32;

impl Run {
    /// Whether the size of its tree is still to be estimated.
    pub(super) fn has_estimate_work(&self) -> bool {
        let is_open = matches!(self.estimate, RunEstimate::NotYet | RunEstimate::Begun(_));
        // A branch changes its strategy on the way, which no tree shows.
        is_open
            && self.program.is_none()
            && self.timeline.length().is_none()
            && self.timeline.explored() >= SHORT * self.slice()
            && self.fork().is_none()
    }

    /// Estimates the size of its tree for one slice.
    pub(super) fn work_on_estimate(&mut self) {
        if let RunEstimate::NotYet = self.estimate {
            let problem = self.timeline.problem().clone();
            let estimator = Estimator::new(problem, self.last_strategy());
            self.estimate = estimator.map_or(RunEstimate::Never, |estimator| {
                RunEstimate::Begun(Box::new(estimator))
            });
        }
        if let RunEstimate::Begun(estimator) = &mut self.estimate
            && let Some(estimate) = estimator.advance(SLICE)
        {
            self.estimate = RunEstimate::Known(estimate);
        }
    }

    /// How many guesses its tree has, about, in a few words, if that is known and the end of the run
    /// is not.
    pub fn estimate_in_short(&self, language: Language) -> Option<String> {
        match self.estimate {
            RunEstimate::Known(Estimate { guesses, .. }) if self.timeline.length().is_none() => {
                Some(estimate_in_short(guesses).say(language))
            }
            _ => None,
        }
    }

    /// The same in whole sentences, or why there is no estimate.
    pub fn estimate_in_words(&self, language: Language) -> Option<String> {
        self.timeline.length().is_none().then_some(())?;
        let strategy = self.last_strategy();
        let words = match self.estimate {
            RunEstimate::Known(Estimate { guesses, low, high }) => {
                let kind = (strategy, self.timeline.goal());
                let size = self.timeline.problem().size();
                estimate_in_words([guesses, low, high], kind, size)
            }
            RunEstimate::Never => no_estimate(strategy),
            RunEstimate::NotYet | RunEstimate::Begun(_) => return None,
        };
        Some(capitalized(words.say(language)))
    }
}
