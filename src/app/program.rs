//! The program of the leading board, and the line of it that stays explained.

use super::front_command::Explain;
use super::look::{ExplainedLine, Look};
use crate::explain::Site;
use crate::explain::code::Listing;
use crate::playhead::Direction;
use crate::session::Session;

/// The program that the code view shows.
pub fn shown(session: &Session, look: &Look) -> Listing {
    let run = session.runs().leader();
    // A branch may end under another strategy than the one in force at this step.
    session.lesson().wording.listing(
        run.moment().problem().topology(),
        run.strategy(),
        run.timeline().goal(),
        look.code,
        look.language,
    )
}

/// The line of the shown program that stays explained.
pub fn explained(session: &Session, look: &Look) -> Option<usize> {
    let line = look.explained?;
    (line == of_shown(session, look, line.number)).then_some(line.number)
}

/// What is explained after this was asked for.
pub fn explain(session: &Session, look: &Look, what: Explain) -> Option<ExplainedLine> {
    let program = shown(session, look);
    let has_text = |line: &usize| program.lines.get(*line).is_some_and(|l| !l.text.is_empty());
    let before = explained(session, look);
    let number = match (what, before) {
        (Explain::Off, _) => None,
        (Explain::Line(line), _) => Some(line).filter(has_text).or(before),
        (Explain::Next(Direction::Forward), Some(line)) => {
            (line + 1..program.lines.len()).find(has_text).or(before)
        }
        (Explain::Next(Direction::Back), Some(line)) => (0..line).rev().find(has_text).or(before),
        // The first is the one of this step.
        (Explain::Next(_), None) => {
            let lit = program.line_of(Site::of(session.runs().leader().moment()));
            lit.or_else(|| (0..program.lines.len()).find(has_text))
        }
    };
    number.map(|number| of_shown(session, look, number))
}

fn of_shown(session: &Session, look: &Look, number: usize) -> ExplainedLine {
    let run = session.runs().leader();
    ExplainedLine {
        strategy: run.strategy(),
        goal: run.timeline().goal(),
        code: look.code,
        number,
    }
}
