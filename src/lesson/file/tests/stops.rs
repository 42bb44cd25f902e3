//! Stops and the names that they are known by.

use super::*;
use crate::lesson::StopAt;
use crate::solver::EventKind;

#[test]
fn stops_are_places_in_the_run() {
    let with =
        |stops: &str| Lesson::read(&GOOD.replace("speed: 2", &format!("stops: {stops}, speed: 2")));
    let text = "text: (pt: \"a\", es: \"b\", en: \"c\")";
    let lesson = with(&format!("[(at: Conflict(2), {text}), (at: End, {text})]")).unwrap();
    assert_eq!(
        lesson.stops.iter().map(|stop| stop.at).collect::<Vec<_>>(),
        [StopAt::Event(EventKind::Conflict, 2), StopAt::End]
    );
    let refused = |stops: &str| with(stops).unwrap_err().to_string();
    assert!(refused(&format!("[(at: Place(0), {text})]")).contains("counted from 1"));
    assert!(refused(&format!("[(at: Jump(1), {text})]")).contains("Jump"));
    assert!(
        refused("[(at: End, text: (pt: \"a\", es: \"\", en: \"c\"))]")
            .contains("text: nothing is written")
    );
}

#[test]
fn stops_have_titles_and_notes() {
    let stop = |title: &str, notes: &str| {
        let text = |words: &str| format!("(pt: \"a\", es: \"b\", en: \"{words}\")");
        let stops = format!(
            "stops: [(at: End, view: \"log\", title: {}, notes: {})], speed: 2",
            text(title),
            text(notes)
        );
        Lesson::read(&GOOD.replace("speed: 2", &stops)).map_err(|error| error.to_string())
    };
    let long = "x".repeat(60);
    let lesson = stop(&long, "after {placements} guesses").unwrap();
    let title = lesson.stops[0].title.as_ref().unwrap();
    assert_eq!(title.get(Language::En), long);
    let notes = lesson.stops[0].notes.as_ref().unwrap();
    assert_eq!(notes.fill(Language::En, None), "after – guesses");
    let error = stop(&"x".repeat(61), "n").unwrap_err();
    assert!(error.contains("longer than 60 characters"), "{error}");
    // A title is the same whatever the board has counted.
    let error = stop("{placements}", "n").unwrap_err();
    assert!(error.contains("placements"), "{error}");
    // They alone do not make a stop.
    let idle = GOOD.replace(
        "speed: 2",
        "stops: [(at: End, title: (pt: \"a\", es: \"b\", en: \"c\"))], speed: 2",
    );
    assert!(Lesson::read(&idle).is_err());
}

/// The ids of the stops of a lesson.
fn ids(stops: &[&str]) -> Vec<String> {
    let stops = stops.join(", ");
    let boards = "[(strategy: \"naive\"), (strategy: \"masks\")], stops: ";
    let text = GOOD.replace("[(strategy: \"naive\")]", &format!("{boards}[{stops}]"));
    let lesson = Lesson::read(&text).unwrap_or_else(|error| panic!("{stops}: {error}"));
    lesson.stops.into_iter().map(|stop| stop.id).collect()
}

const STOPS: [&str; 6] = [
    "(at: Conflict(2), view: \"log\")",
    "(at: Cell(cell: \"R1C2\", event: \"place\"), board: 2, ask: (kind: WhatHappens))",
    "(at: Place(3), ask: (kind: StepsUntil(End)))",
    "(at: End, board: 1, view: \"log\")",
    "(id: \"the-end_2\", at: End, view: \"log\")",
    "(at: End, view: \"log\")",
];

#[test]
fn a_stop_is_known_by_what_it_is() {
    let known = ids(&STOPS);
    assert_eq!(
        known,
        [
            "@conflict:2",
            "@cell:2:place:1/2?what-happens",
            "@place:3?steps-end",
            "@end/1",
            "the-end_2",
            "@end"
        ]
    );
    // Another stop before it or a missing one, other words, and naming the first board change
    // nothing.
    let mut edited = STOPS.to_vec();
    edited.remove(2);
    edited.insert(0, "(at: Step(1), view: \"log\")");
    edited[1] = "(at: Conflict(2), board: 1, point: [Row(1)])";
    let after = ids(&edited);
    assert_eq!(after[1..3], known[..2]);
    assert_eq!(after[3..], known[3..]);
}

#[test]
fn equal_stops_are_told_apart_by_their_order() {
    let doom = "(at: Doom, view: \"log\")";
    let [first, second, third]: [String; 3] = ids(&[doom; 3]).try_into().unwrap();
    assert_eq!(
        [&*first, &*second, &*third],
        ["@doom", "@doom#2", "@doom#3"]
    );
}

/// So that inserting a stop into one of them never changes which stops have been reached.
#[test]
fn stops_of_the_course_need_no_order() {
    for (name, source) in LESSONS {
        let lesson = Lesson::read(source).unwrap();
        let ids: HashSet<_> = lesson.stops.iter().map(|stop| &stop.id).collect();
        assert_eq!(ids.len(), lesson.stops.len());
        assert!(ids.iter().all(|id| !id.contains('#')), "{name}: {ids:?}");
    }
}
