//! Presenter mode: what is said beside the boards, and the ways on.

use super::*;
use crate::app::cx::Cx;
use crate::app::screens::course::next_title;
use crate::explain::args;
use crate::lesson::View;
use crate::playhead::Direction;
use crate::session::verdict::LETTERS;
use egui::{Rect, Shape, epaint::TextShape, vec2};

pub const SIZES: [egui::Vec2; 2] = [vec2(1920.0, 1080.0), vec2(1366.0, 768.0)];

/// A lesson in presenter mode in a window of this many pixels.
pub fn presented(id: &str, language: Language, pixels: egui::Vec2) -> Window {
    let mut h = harness_in(id, language, pixels);
    // The harness keeps the number of points: text grows with the window as on a screen.
    ask(&mut h, LookCommand::Present(Switch::On));
    h
}

/// The texts drawn that begin like this, and where.
pub fn texts(h: &Window, begins: &str) -> Vec<(TextShape, Rect)> {
    fn collect(shape: &Shape, clip: Rect, begins: &str, found: &mut Vec<(TextShape, Rect)>) {
        match shape {
            Shape::Text(text) if text.galley.text().starts_with(begins) => {
                found.push((text.clone(), clip));
            }
            Shape::Vec(shapes) => shapes
                .iter()
                .for_each(|shape| collect(shape, clip, begins, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for clipped in &h.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, begins, &mut found);
    }
    found
}

/// The size in pixels of the text that begins like this.
pub fn pixels_of(h: &Window, begins: &str) -> f32 {
    let begins = style::unbroken(begins);
    let found = texts(h, &begins);
    let sizes = found.iter().map(|(text, _)| {
        let format = &text.galley.job.sections[0].format;
        format.font_id.size * h.ctx.zoom_factor()
    });
    let size = sizes.fold(0.0, f32::max);
    assert!(size > 0.0, "{begins}");
    size
}

/// The cards of the question, in order, in points.
pub fn cards(h: &Window) -> Vec<Rect> {
    let posed = h.state().session.questions().posed().unwrap();
    let language = h.state().look.language;
    let labels = LETTERS.iter().zip(&posed.options);
    labels
        .map(|(letter, option)| {
            let words = format!("{letter}: {}", option.get(language));
            card(h, &words) / h.ctx.zoom_factor()
        })
        .collect()
}

/// Goes to the questions of some lessons, one after the other.
fn at_questions(language: Language, size: egui::Vec2, look: impl Fn(&mut Window, &str)) {
    // One board with and without a view, and two, also with long words.
    for name in [
        "stack-and-recursion",
        "four-queens",
        "order-matters",
        "three-colours",
    ] {
        let mut h = presented(name, language, size);
        let steps = h.state().session.stops().steps().to_vec();
        for number in 0..steps.len() {
            while h.state().session.stop_here() != Some(number) {
                ask(&mut h, Command::Stop(Direction::Forward));
            }
            let session = &h.state().session;
            let posed = session.questions().posed();
            if session.is_asking()
                && posed.is_some_and(|posed| posed.lines.is_empty() && posed.order.is_none())
            {
                let what = format!("{name}, stop {}, {language:?}, {size}", number + 1);
                look(&mut h, &what);
            }
        }
    }
}

/// Whether the words that begin like this are seen, and not only scrolled to.
fn is_whole(h: &Window, begins: &str) -> bool {
    let drawn = texts(h, &style::unbroken(begins));
    let place = |text: &TextShape| text.galley.rect.translate(text.pos.to_vec2());
    drawn
        .iter()
        .any(|(text, clip)| clip.contains_rect(place(text)))
}

/// The words of a stop are seen with the sentence of a board, and none is said of one that is solved. A
/// number that it points at is shown, and ringed.
#[test]
fn words_of_stops_are_whole() {
    for (language, size) in [(Language::En, SIZES[0]), (Language::Pt, SIZES[1])] {
        let mut h = presented("naive-or-propagation", language, size);
        while h.state().session.stop_here() != Some(1) {
            ask(&mut h, Command::RevealAnswer);
            ask(&mut h, Command::Stop(Direction::Forward));
        }
        let words = h.state().session.stops().text(1).unwrap().clone();
        assert!(is_whole(&h, words.get(language)), "{language:?}");
        assert!(
            is_whole(&h, "R1C8: ") && !is_whole(&h, "Solu"),
            "{language:?}"
        );
    }
    let mut h = presented("sixteen", Language::En, SIZES[0]);
    ask(&mut h, Command::Stop(Direction::Forward));
    assert!(pixels_of(&h, "144") > SIZES[0].y / 17.0 && pixels_of(&h, "143") > SIZES[0].y / 17.0);
}

/// The least size of words that the last row reads, in pixels.
pub fn least(size: egui::Vec2) -> f32 {
    size.y / 45.0 - 0.1
}

/// In presenter mode a question can be read from the last row with all of its options, whether one
/// person answers or the class does, beside a view too; and the verdict pushes none of it out.
#[test]
fn presented_questions_are_large_and_whole() {
    for (language, size) in [(Language::Es, SIZES[0]), (Language::Pt, SIZES[1])] {
        at_questions(language, size, |h, what| {
            let posed = h.state().session.questions().posed().unwrap().clone();
            let question = posed.question.get(language);
            let screen = h.ctx.content_rect();
            let are_whole = |h: &Window, what: &str| {
                for (rect, option) in cards(h).iter().zip(&posed.options) {
                    let words = option.get(language);
                    assert!(screen.contains_rect(*rect), "{what}: {words} {rect}");
                    let drawn = texts(h, &style::unbroken(words));
                    let on_card = drawn.iter().find(|(text, _)| rect.contains(text.pos));
                    let (text, clip) = on_card.unwrap_or_else(|| {
                        let places: Vec<_> = drawn.iter().map(|(text, _)| text.pos).collect();
                        panic!("{what}: {words} {rect} {places:?}")
                    });
                    let place = text.galley.rect.translate(text.pos.to_vec2());
                    assert!(!text.galley.elided, "{what}: {words}");
                    assert!(rect.contains_rect(place), "{what}: {words} {place} {rect}");
                    assert!(clip.contains_rect(place), "{what}: {words}");
                }
                // Beside a view it may be scrolled to.
                let has_view = h.state().look.view != View::Lesson;
                assert!(has_view || is_whole(h, question), "{what}");
            };
            are_whole(h, what);
            assert!(pixels_of(h, question) > least(size), "{what}");
            press(h, Key::T);
            are_whole(h, what);
            ask(h, Command::Vote(posed.right, 3));
            let (before, sides) = (pixels_of(h, question), h.state().drawn.sides.clone());
            ask(h, Command::JudgeClass);
            assert_eq!(h.state().drawn.sides, sides, "{what}");
            let judged = cards(h);
            let posed = h.state().session.questions().posed().unwrap();
            let verdict = crate::session::verdict::verdict_in_words(posed, language);
            let (_, verdict) = &verdict[0];
            assert!(pixels_of(h, verdict) >= before, "{what}");
            are_whole(h, what);
            let shown = texts(h, &style::unbroken(verdict));
            let (text, clip) = &shown[0];
            let place = text.galley.rect.translate(text.pos.to_vec2());
            assert!(place.top() >= judged.last().unwrap().bottom(), "{what}");
            assert!(clip.contains_rect(place), "{what}: {place} {clip}");
            press(h, Key::T);
        });
    }
}

/// Nothing that is said or shown beside a board changes its size.
#[test]
fn presented_boards_keep_their_size() {
    for view in [View::Lesson, View::Tree, View::Stack, View::Code] {
        let mut h = presented("four-queens", Language::Es, SIZES[1]);
        ask(&mut h, LookCommand::View(view));
        let sides = h.state().drawn.sides.clone();
        for step in 0..20 {
            ask(&mut h, Command::GoTo(step));
            assert_eq!(h.state().look.view, view);
            assert_eq!(h.state().drawn.sides, sides, "{view:?}, step {step}");
        }
    }
}

/// The sentence of a step is the largest text but for numbers, and takes the place of the words of a
/// stop once that has passed.
#[test]
fn sentences_are_read_from_the_last_row() {
    for size in SIZES {
        let mut h = presented("first-moves", Language::En, size);
        press(&mut h, Key::N);
        let words = h.state().session.stops().text(0).unwrap().clone();
        let words = words.get(Language::En);
        let [great, usual] = [16.5, 30.0].map(|share| size.y / share - 0.5);
        assert!(pixels_of(&h, "R1C2: 1 is refused.") >= great);
        assert!(pixels_of(&h, "R1C1, in the same row") >= great);
        assert!(pixels_of(&h, words) >= usual);
        press(&mut h, Key::ArrowRight);
        assert!(texts(&h, words).is_empty());
    }
}

/// Two boards have the same counters, and the one that the lesson points at is the largest.
#[test]
fn two_boards_have_the_same_counters() {
    let size = SIZES[0];
    let mut h = presented("naive-or-propagation", Language::En, size);
    ask(&mut h, Command::Last);
    for (number, share) in [("69,175,316", 16.5), ("69,175,252", 30.0), ("–", 30.0)] {
        let pixels = pixels_of(&h, number);
        assert!((pixels - size.y / share).abs() < 0.5, "{number}: {pixels}");
    }
    let places = |name: &str| {
        let shown = texts(&h, name).into_iter();
        let mut places: Vec<_> = shown.map(|(text, _)| text.pos.y.round()).collect();
        places.dedup();
        places
    };
    for name in ["guesses", "backtracks", "conflicts", "deductions"] {
        assert_eq!(texts(&h, name).len(), 2, "{name}");
        assert_eq!(places(name).len(), 1, "{name}");
    }
}

/// View and board change places, and back.
#[test]
fn a_view_and_a_board_change_places() {
    let mut h = presented("deep-backtracking", Language::En, SIZES[1]);
    let side = |h: &Window| h.state().drawn.sides[0];
    let before = side(&h);
    ask(&mut h, Command::Step(20));
    ask(&mut h, LookCommand::Swap(Switch::On));
    assert_eq!(h.state().look.view, View::Tree);
    assert!(side(&h) < 0.6 * before);
    ask(&mut h, LookCommand::Swap(Switch::Off));
    assert_eq!(side(&h), before);
    // Both may scroll.
    ask(&mut h, LookCommand::View(View::Chart));
    ask(&mut h, LookCommand::Swap(Switch::On));
    assert!(texts(&h, "First use of").is_empty());
}

/// Before its first stop a lesson says what it is about.
#[test]
fn presented_lessons_have_an_introduction() {
    let size = SIZES[1];
    let mut h = presented("first-moves", Language::En, size);
    let lesson = h.state().session.lesson();
    let (title, text) = (lesson.title.clone(), lesson.text.clone());
    for words in [&title, &text] {
        assert!(pixels_of(&h, words.get(Language::En)) > least(size));
    }
    press(&mut h, Key::N);
    assert!(texts(&h, text.get(Language::En)).is_empty());
}

/// At the end of a lesson the next one is offered by name; nothing goes back to the start by
/// itself.
#[test]
fn the_end_of_a_presented_lesson_leads_on() {
    let next = lesson(LESSONS[2].0);
    let title = next.title.get(Language::En);
    let mut h = presented("first-moves", Language::En, SIZES[0]);
    while !h.state().session.is_at_last_stop() {
        assert!(h.query_by_label_contains(title).is_none());
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    h.get_by_label_contains(title);
    ask(&mut h, Command::Last);
    let end = step(&h);
    press(&mut h, Key::Space);
    assert_eq!(
        (step(&h), h.state().session.notice()),
        (end, Some(Notice::LessonEnded))
    );
    assert!(!h.state().session.playhead().is_playing());
    press(&mut h, Key::ArrowLeft);
    ask(&mut h, Command::Last);
    press(&mut h, Key::N);
    assert_eq!(h.state().session.notice(), Some(Notice::LessonEnded));
    press(&mut h, Key::N);
    assert_eq!(h.state().session.lesson().id, next.id);
}

/// In low windows too the end of a lesson shows its verdict, the score of all questions and the way
/// on at once.
#[test]
fn the_end_of_a_presented_lesson_is_seen_at_once() {
    let language = Language::Es;
    let mut h = presented("naive-or-propagation", language, SIZES[1]);
    ask(&mut h, Command::Last);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    let score = "4\u{A0}✔";
    let line = h.query_by_label_contains(score);
    assert!(line.is_some(), "{language:?}");
    let shown = texts(&h, "✔");
    let (verdict, clip) = shown.last().expect("a verdict");
    assert!(clip.contains(verdict.pos), "{language:?}");
    let front = h.state();
    let next = next_title(&Cx::new(&front.session, &front.look)).expect("another lesson");
    let button = h.get_by_label_contains(&next).rect();
    assert!(button.bottom() <= SIZES[1].y, "{language:?} {button}");
}

/// A class that votes on the lines of a program sees the lines once, and all of the question and of
/// its verdict.
#[test]
fn votes_on_lines_are_seen_whole() {
    let language = Language::Es;
    let mut h = presented("find-the-bug", language, SIZES[1]);
    ask(&mut h, Command::CountClass(Switch::On));
    ask(&mut h, Command::Stop(Direction::Forward));
    let posed = h.state().session.questions().posed().unwrap().clone();
    let line = posed.options[1].get(language);
    assert_eq!(
        texts(&h, line).len(),
        0,
        "the line stands in the program only"
    );
    let screen = h.ctx.content_rect();
    let bottom = |h: &Window, words: &str| {
        let (text, clip) = texts(h, words).pop().expect("it is drawn");
        let place = text.galley.rect.translate(text.pos.to_vec2());
        assert!(clip.contains_rect(place), "{language:?}: {place} {clip}");
        place.bottom()
    };
    assert!(bottom(&h, &language.text("class-verdict", &args([]))) < screen.bottom());
    ask(&mut h, Command::Vote(1, 1));
    ask(&mut h, Command::JudgeClass);
    assert!(!h.state().session.is_asking());
    for card in cards(&h) {
        assert!(screen.contains_rect(card), "{language:?}: {card}");
    }
}

/// Words and views follow the text size of the viewer where there is room.
#[test]
fn presented_words_follow_the_text_size() {
    let mut h = presented("first-moves", Language::En, SIZES[0]);
    ask(&mut h, Command::Stop(Direction::Forward));
    let text = h.state().session.stops().text(0).unwrap().clone();
    let words = text.get(Language::En);
    let mut sizes = Vec::new();
    for zoom in [0.7, 1.0, 1.5] {
        ask(&mut h, LookCommand::Zoom(zoom));
        sizes.push(pixels_of(&h, words));
    }
    assert!(sizes.is_sorted_by(|a, b| a < b), "{sizes:?}");
    assert!(sizes[0] >= least(SIZES[0]));
}

/// What has the focus has a ring, on the desk and in presenter mode, however it looks otherwise.
#[test]
fn what_has_the_focus_has_a_ring() {
    let mut h = harness_in("first-moves", Language::En, SIZES[0]);
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    for present in [Switch::Off, Switch::On] {
        ask(&mut h, LookCommand::Present(present));
        let mut seen = 0;
        for _ in 0..12 {
            press(&mut h, Key::Tab);
            let focused = h.ctx.memory(|memory| memory.focused());
            let Some(widget) = focused.and_then(|id| h.ctx.read_response(id)) else {
                continue;
            };
            let is_ring = |shape: &Shape| {
                matches!(shape, Shape::Rect(ring) if ring.stroke.width == 2.0
                    && ring.rect.expand(1.0).contains_rect(widget.rect)
                    && widget.rect.expand(3.0).contains_rect(ring.rect))
            };
            let shapes = h.output().shapes.iter();
            assert!(shapes.clone().any(|clipped| is_ring(&clipped.shape)));
            seen += 1;
        }
        assert!(seen > 3, "{present:?}: {seen}");
    }
}

/// A student at work has the panel in presenter mode as well. An open question stays open.
#[test]
fn students_are_at_work_in_presenter_mode() {
    let mut h = presented("quiz-sooner", Language::En, SIZES[1]);
    ask(&mut h, Command::Stop(Direction::Forward));
    let posed = h.state().session.questions().posed().unwrap();
    let question = posed.question.get(Language::En).to_owned();
    let is_shown = |h: &Window, words: &str| h.query_by_label_contains(words).is_some();
    assert!(is_shown(&h, &question));
    press(&mut h, Key::Y);
    assert!(h.state().look.is_presenting);
    assert!(is_shown(&h, "Be the solver") && !is_shown(&h, &question));
    assert!(!is_shown(&h, "The right answer is") && !is_shown(&h, "Next stop"));
    assert_eq!(h.state().drawn.sides.len(), 1);
    press(&mut h, Key::Escape);
    press(&mut h, Key::Escape);
    assert!(h.state().look.is_presenting && h.state().session.is_asking());
    assert!(is_shown(&h, &question) && !is_shown(&h, "Be the solver"));
}

/// Words call more than two boards by their numbers, which their heads show but in a race.
#[test]
fn more_than_two_boards_have_numbers() {
    let mut h = harness_in("eight-queens", Language::En, SIZES[1]);
    assert_eq!(texts(&h, "2. forward").len(), 1);
    ask(&mut h, Command::Race);
    assert!(texts(&h, "2. forward").is_empty());
    let h = harness_in("three-colours", Language::En, SIZES[1]);
    assert!(texts(&h, "2. ").is_empty());
}

/// Words that do not fit beside the boards are scrolled to by keys.
#[test]
fn presented_words_are_scrolled_by_keys() {
    let settle = |h: &mut Window| (0..40).for_each(|_| h.step());
    let mut h = presented("order-matters", Language::Es, vec2(1024.0, 600.0));
    ask(&mut h, LookCommand::Zoom(2.0));
    for _ in 0..2 {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    settle(&mut h);
    let place = |h: &Window| {
        let verdict = h.state().session.questions().posed().unwrap();
        let question = verdict.question.get(Language::Es).to_owned();
        h.get_by_label_contains(&question).rect().top()
    };
    let before = place(&h);
    press(&mut h, Key::ArrowUp);
    settle(&mut h);
    assert!(place(&h) > before + 20.0, "{before} {}", place(&h));
    press(&mut h, Key::ArrowDown);
    settle(&mut h);
    assert!((place(&h) - before).abs() < 2.0);
}
