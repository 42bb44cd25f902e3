//! What is not known yet is not shown.

use super::*;
use crate::app::cx::Cx;
use crate::app::exporting;
use crate::export::job::{ExportJob, Subject};
use crate::export::kind::ExportKind;
use crate::export::options::PictureView;
use crate::export::request::ExportRequest;
use crate::lesson::{Ask, AskKind, View};
use crate::playhead::Direction;
use egui::epaint::{ClippedShape, Shape};

/// A session at a step, with this many steps of each run explored.
fn window_at(lesson: &Lesson, step: u64, explored: &[u64]) -> Window {
    let mut front = Front::new(lesson.clone(), Language::En);
    front.session.explore_only(explored);
    let mut h = harness_with(front, egui::vec2(1280.0, 800.0));
    ask(&mut h, Command::GoTo(step));
    h
}

fn words(shapes: &[ClippedShape]) -> Vec<String> {
    let mut all = Vec::new();
    for clipped in shapes {
        if let Shape::Text(text) = &clipped.shape {
            all.push(text.galley.text().to_owned());
        }
    }
    all
}

/// What is on show as an SVG file.
fn picture(h: &Window, view: PictureView) -> String {
    let (session, look) = (&h.state().session, &h.state().look);
    let boards = exporting::on_show(&Cx::new(session, look), view);
    let mut request = ExportRequest {
        kind: ExportKind::from_id("export-svg").expect("a kind"),
        ..ExportRequest::default()
    };
    request.options.look.view = view;
    let mut job = ExportJob::new(request, Subject::Boards(boards)).unwrap();
    let mut bytes = Vec::new();
    while !job.has_ended() {
        bytes.extend(job.advance(16).unwrap());
    }
    String::from_utf8(bytes).unwrap()
}

/// At every open question of the course every view is the same whether the program knows what
/// comes, to the end of each run, or has not looked much further.
#[test]
fn no_view_tells_what_comes_while_a_question_is_open() {
    let mut asked = 0;
    for (name, source) in LESSONS.iter().step_by(6) {
        let lesson = Lesson::read(source).unwrap();
        let boards = lesson.boards.len();
        let far = window_at(&lesson, 0, &vec![1 << 19; boards]);
        let stops = far.state().session.stops().steps().to_vec();
        for (number, step) in stops.into_iter().enumerate() {
            let Some(question) = &lesson.stops[number].ask else {
                continue;
            };
            let mut far = window_at(&lesson, step, &vec![1 << 19; boards]);
            if far.state().session.stop_here() != Some(number) {
                continue;
            }
            // Far enough to know the answer.
            let margin = match question.kind {
                AskKind::Choice(_) => 64,
                AskKind::Run(_) => 4_096,
            };
            let near: Vec<u64> = steps(&far).iter().map(|step| step + margin).collect();
            let mut near = window_at(&lesson, step, &near);
            for view in View::ALL {
                let look = |h: &mut Window| {
                    ask(h, LookCommand::View(view));
                    assert!(h.state().session.is_asking());
                    h.output().shapes.clone()
                };
                let (with, without) = (look(&mut far), look(&mut near));
                assert_eq!(
                    words(&with),
                    words(&without),
                    "{name}, stop {number}, {view:?}"
                );
                assert!(with == without, "{name}, stop {number}, {view:?}");
                asked += 1;
            }
            for view in PictureView::ALL {
                let (with, without) = (picture(&far, view), picture(&near, view));
                assert!(with == without, "{name}, stop {number}, {view:?}");
            }
        }
    }
    assert!(asked > 50, "{asked}");
}

/// A board that would tell the answer is hidden until it is given, in every view.
#[test]
fn boards_that_tell_the_answer_are_hidden() {
    let mut h = window_at(&lesson("hidden-singles"), 0, &[1 << 12, 1 << 12]);
    let stop = h.state().session.stops().steps()[2];
    ask(&mut h, Command::GoTo(stop));
    let session = &h.state().session;
    assert!(session.is_asking() && session.hides_board(1) && !session.hides_board(0));
    for view in [View::Lesson, View::Chart, View::Heat, View::Tree] {
        ask(&mut h, LookCommand::View(view));
        let shown = words(&h.output().shapes).join("|");
        assert_eq!(
            shown.matches("Hidden until the question").count(),
            1,
            "{shown}"
        );
        assert!(!shown.contains("Solution"), "{shown}");
    }
    press(&mut h, Key::B);
    assert!(
        h.state()
            .session
            .questions()
            .posed()
            .unwrap()
            .answer
            .is_some()
    );
    assert!(!h.state().session.hides_board(1));
    let shown = words(&h.output().shapes).join("|");
    assert!(!shown.contains("Hidden until"), "{shown}");
}

/// Views that tell the answer to a question are hidden until it is answered, in the window and in
/// pictures.
#[test]
fn views_that_tell_the_answer_are_hidden() {
    let mut h = harness("stack-and-recursion");
    let hides = |h: &Window| h.state().session.hides_view(View::Stack);
    let stops = h.state().session.lesson().stops.iter();
    let tells = |ask: &Ask| ask.hide_views.contains(&View::Stack);
    let count = stops.take_while(|stop| !stop.ask.as_ref().is_some_and(tells));
    let wanted = Some(count.count());
    while h.state().session.stop_here() != wanted {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    assert!(hides(&h));
    let shown = |h: &Window| words(&h.output().shapes).join("|");
    ask(&mut h, LookCommand::View(View::Stack));
    assert!(shown(&h).contains("Hidden until the question"));
    assert!(!shown(&h).contains("open choice points"));
    assert!(picture(&h, PictureView::Stack).contains("Hidden until the question"));
    ask(&mut h, LookCommand::View(View::Tree));
    assert!(!shown(&h).contains("Hidden until the question"));
    press(&mut h, Key::P);
    ask(&mut h, LookCommand::View(View::Stack));
    assert!(shown(&h).contains("Hidden until the question"), "a notice");
    press(&mut h, Key::P);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    ask(&mut h, LookCommand::View(View::Stack));
    assert!(!hides(&h) && shown(&h).contains("open choice points"));
}

/// While a question is about a program, neither views nor pictures show it. Its lines are the
/// options.
#[test]
fn a_program_that_tells_the_answer_is_hidden() {
    let mut h = window_at(&lesson("find-the-bug"), 10, &[64]);
    assert!(h.state().session.hides_program());
    let shown = |h: &Window| words(&h.output().shapes).join("|");
    let pictures = [
        (View::Code, PictureView::Code),
        (View::Flow, PictureView::Flow),
    ];
    for (view, of) in pictures {
        ask(&mut h, LookCommand::View(view));
        let shown = shown(&h);
        assert!(shown.contains("Hidden until the question"), "{shown}");
        assert!(shown.contains("function solveSudoku()"), "{shown}");
        let picture = picture(&h, of);
        assert!(picture.contains("Hidden until the question"), "{picture}");
    }
    ask(&mut h, LookCommand::View(View::Lesson));
    h.get_by_label("D: if solveSudoku(), return true").click();
    h.run();
    let session = &h.state().session;
    assert!(session.questions().posed().unwrap().is_right_at_once());
    assert!(!session.hides_program());
    let shown = shown(&h);
    assert!(shown.contains("The missing line: grid"), "{shown}");
    for (_, of) in pictures {
        assert!(!picture(&h, of).contains("Hidden until"));
    }
}

/// A picture of a lesson's moment says no more than the window does; once all is revealed, it says
/// all.
#[test]
fn pictures_show_as_much_as_the_window() {
    let mut h = harness("first-moves");
    ask(&mut h, Command::GoTo(4));
    let length = h.state().session.runs().leader().timeline().explored();
    let nodes = |h: &Window| picture(h, PictureView::Tree).matches("<circle").count();
    let of_all = format!("step 4 of {length}");
    assert!(!picture(&h, PictureView::Boards).contains(&of_all));
    let before = nodes(&h);
    ask(&mut h, Command::Reveal(Switch::On));
    assert!(picture(&h, PictureView::Boards).contains(&of_all));
    assert!(nodes(&h) > before);
    ask(&mut h, Command::Reveal(Switch::Off));
    // Steps that are asked for are drawn. A question is open here, so it is asked twice.
    ask(&mut h, Command::Last);
    ask(&mut h, Command::Last);
    let whole = picture(&h, PictureView::Tree);
    ask(&mut h, Command::Reveal(Switch::On));
    assert_eq!(picture(&h, PictureView::Tree), whole);
}

/// Keys reveal what they go to; the menu reveals everything.
#[test]
fn what_was_reached_stays_seen() {
    let mut h = harness("first-moves");
    let seen = |h: &Window| h.state().session.visibility(0);
    assert_eq!((seen(&h).until(), seen(&h).is_whole), (0, false));
    press(&mut h, Key::N);
    let stop = step(&h);
    press(&mut h, Key::Home);
    assert_eq!((step(&h), seen(&h).until()), (0, stop));
    press(&mut h, Key::End);
    press(&mut h, Key::Home);
    assert!(seen(&h).is_whole);
    // A question that is open covers what comes again, and the stops that follow.
    let stops = |h: &Window| h.state().session.stops_in_sight();
    assert_eq!(stops(&h), h.state().session.lesson().stops.len());
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    assert!(h.state().session.is_asking() && !seen(&h).is_whole);
    assert_eq!((step(&h), stops(&h)), (seen(&h).until(), 2));
    press(&mut h, Key::Home);
    // Another lesson begins anew.
    ask(&mut h, Command::NextLesson);
    assert!(!seen(&h).is_whole && h.state().session.hides_future());
    ask(&mut h, Command::Reveal(Switch::On));
    assert!(seen(&h).is_whole && !h.state().session.hides_future());
    // Outside lessons nothing is hidden, but for a student who makes the moves.
    let lesson = h.state().session.lesson().clone();
    ask(
        &mut h,
        Command::Open(Box::new(Lesson::bare(lesson.problem, lesson.boards))),
    );
    assert!(seen(&h).is_whole);
    ask(&mut h, Command::Solve(Switch::On));
    assert!(h.state().session.hides_future());
}

/// Who asks since when a board is doomed is told why it is not shown.
#[test]
fn hidden_doom_is_told() {
    let mut h = harness("first-backtrack");
    press(&mut h, Key::W);
    assert_eq!(h.state().session.notice(), Some(Notice::FutureHidden));
    press(&mut h, Key::W);
    let mut h = revealed("first-backtrack");
    press(&mut h, Key::W);
    assert_eq!(h.state().session.notice(), None);
}
