//! Why no solution agrees with a position, in words.

use crate::analysis::doom::Guess;
use crate::analysis::reason::{Reason, ReasonSearch, ReasonVerdict};
use crate::explain::{Language, args, cell_label};
use crate::puzzle::Topology;
use crate::timeline::Moment;

/// What a search for a reason has found out, in sentences.
pub fn reason_in_words(
    search: &ReasonSearch,
    topology: &Topology,
    language: Language,
) -> Vec<String> {
    let asked = search.asked();
    let kind = if asked.is_some() { "value" } else { "position" };
    let asked = values_in_words(asked.as_slice(), topology);
    let reason = match search.verdict() {
        None => return vec![language.word("reason-looking")],
        Some(ReasonVerdict::Refused(parts)) => {
            let values = args([
                ("asked", asked.into()),
                ("list", values_in_words(parts, topology).into()),
            ]);
            return vec![language.text("reason-refused", &values)];
        }
        Some(verdict @ (ReasonVerdict::Possible | ReasonVerdict::Undecided)) => {
            let is_possible = *verdict == ReasonVerdict::Possible;
            let id = if is_possible {
                "reason-possible"
            } else {
                "reason-undecided"
            };
            let values = args([("kind", kind.into()), ("asked", asked.into())]);
            return vec![language.text(id, &values)];
        }
        Some(ReasonVerdict::Reason(reason)) => reason,
    };
    let Reason {
        guesses,
        givens,
        is_minimal,
    } = reason;
    let counts = args([
        ("given", givens.len().into()),
        ("all", search.counts().1.into()),
    ]);
    let values = args([
        ("kind", kind.into()),
        ("asked", asked.into()),
        ("guesses", guesses.len().into()),
        ("list", values_in_words(guesses, topology).into()),
        (
            "culprit",
            values_in_words(reason.culprit().as_slice(), topology).into(),
        ),
        ("givens", language.text("reason-givens", &counts).into()),
    ]);
    let id = match kind {
        "value" => "reason-value",
        _ => "reason-position",
    };
    let mut sentences = vec![language.text(id, &values)];
    match is_minimal {
        true if guesses.len() + givens.len() > 1 => sentences.push(language.word("reason-minimal")),
        true => {}
        false => sentences.push(language.word("reason-suffices")),
    }
    sentences
}

/// The proof of which guess must be taken back at a moment.
pub fn proof_in_words(moment: &Moment, language: Language) -> String {
    let mut search = ReasonSearch::at(moment, None);
    search.advance(u64::MAX);
    reason_in_words(&search, moment.problem().topology(), language).join(" ")
}

/// Values in cells, such as `R1C3 = 4, R2C5 = 6`.
pub fn values_in_words(parts: &[Guess], topology: &Topology) -> String {
    let name = |(cell, value): &Guess| {
        format!(
            "{} = {}",
            cell_label(*cell, topology),
            topology.value_text(*value)
        )
    };
    parts.iter().map(name).collect::<Vec<_>>().join(", ")
}
