use super::*;
use crate::puzzle::text;

/// Known to be hard for a naive search.
const AGAINST_BRUTE_FORCE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Opens that puzzle on these boards.
pub fn open(session: &mut Session, boards: &str) {
    let problem = text::read_one(AGAINST_BRUTE_FORCE, &text::Options::default()).unwrap();
    let boards = BoardSpec::read_all(boards).unwrap();
    let title = crate::lesson::Text::of(|_| "hard".to_owned());
    session.apply(Command::OpenPuzzle(
        problem.into(),
        boards,
        title,
        Vec::new(),
    ));
}

/// A run that goes on for long is estimated, unless what comes is hidden.
#[test]
fn long_runs_are_estimated() {
    let watched = Watched {
        estimates: true,
        ..Watched::default()
    };
    let mut session = boards("naive");
    open(&mut session, "naive, backjumping");
    session.apply(Command::Watch(watched));
    session.apply(Command::Reveal(Switch::Off));
    session.explore_only(&[6_000_000; 2]);
    session.advance(0.0, 1_000);
    let words = |session: &Session, index: usize| {
        let run = &session.runs()[index];
        (
            run.estimate_in_short(Language::En),
            run.estimate_in_words(Language::En),
        )
    };
    assert_eq!(words(&session, 0), (None, None));
    session.apply(Command::Reveal(Switch::On));
    session.advance(0.0, 1_000);
    let (short, long) = words(&session, 0);
    assert!(short.is_some_and(|words| words.starts_with("about ")));
    assert!(long.is_some_and(|words| words.contains("at one step a second")));
    let (short, long) = words(&session, 1);
    assert_eq!(short, None);
    assert!(long.is_some_and(|words| words.starts_with("No estimate: ")));
}
