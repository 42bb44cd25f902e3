use super::*;

fn reload(source: &str) -> Command {
    Command::Reload(Box::new(Lesson::read(source)))
}

#[test]
fn a_lesson_that_is_being_written_keeps_its_place() {
    let (id, good) = LESSONS[1];
    let mut session = session(id);
    ask(&mut session, Command::GoTo(7));
    // A mistake: the last good version stays, and the errors are known.
    let bad = good.replace("speed:", "sped:");
    ask(&mut session, reload(&bad));
    assert!(session.fault().is_some());
    assert_eq!(steps(&session), [7]);
    // First new words, then another board too.
    let renamed = good.replace("The first moves", "The new moves");
    ask(&mut session, reload(&renamed));
    assert!(session.fault().is_none());
    assert_eq!(session.lesson().title.get(Language::En), "The new moves");
    assert_eq!(steps(&session), [7]);
    let (one, two) = (
        "(strategy: \"naive\")",
        "(strategy: \"naive\"), (strategy: \"masks\")",
    );
    ask(&mut session, reload(&good.replace(one, two)));
    assert_eq!(steps(&session), [7, 7]);
    ask(&mut session, reload(good.text()));
    assert_eq!(steps(&session), [7]);
}
