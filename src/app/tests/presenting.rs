//! Presenter mode: what is said beside the boards, and the ways on.

use super::*;
use crate::lesson::View;
use crate::playhead::Direction;
use crate::session::verdict::LETTERS;
use egui::{Event, Rect, Shape, epaint::TextShape, vec2};

const SIZES: [egui::Vec2; 2] = [vec2(1920.0, 1080.0), vec2(1366.0, 768.0)];

/// A lesson in presenter mode in a window of this many pixels.
fn presented(id: &str, language: Language, pixels: egui::Vec2) -> Window {
    let mut h = harness_in(id, language, pixels);
    // The harness keeps the number of points: text grows with the window as on a screen.
    ask(&mut h, LookCommand::Present(Switch::On));
    h
}

/// The texts drawn that begin like this, and where.
fn texts(h: &Window, begins: &str) -> Vec<(TextShape, Rect)> {
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
fn pixels_of(h: &Window, begins: &str) -> f32 {
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

/// The cards of the open question, in order.
fn cards(h: &Window) -> Vec<Rect> {
    let posed = h.state().session.questions().posed().unwrap();
    let language = h.state().look.language;
    let labels = LETTERS.iter().zip(&posed.options);
    labels
        .map(|(letter, option)| {
            let words = format!("{letter}: {}", option.get(language));
            h.get_by_label_contains(&words).rect()
        })
        .collect()
}

/// Goes to each stop with a question, in every view that the lesson asks for.
fn at_each_question(language: Language, size: egui::Vec2, mut look: impl FnMut(&mut Window, &str)) {
    for (name, _) in LESSONS {
        let mut h = presented(name, language, size);
        for number in 0..h.state().session.lesson().stops.len() {
            let before = h.state().session.current_stop();
            ask(&mut h, Command::Stop(Direction::Forward));
            if h.state().session.current_stop() == before {
                // The question had to be answered.
                ask(&mut h, Command::Stop(Direction::Forward));
            }
            let session = &h.state().session;
            if session.is_asking() && session.stop_here() == Some(number) {
                let what = format!("{name}, stop {}, {language:?}, {size}", number + 1);
                look(&mut h, &what);
            }
        }
    }
}

#[test]
fn measure() {
    for size in SIZES {
        for language in [Language::Es] {
            let mut all = [0; 4];
            at_each_question(language, size, |h, what| {
                all[0] += 1;
                let asked = cards(h);
                let screen = h.ctx.content_rect();
                let posed = h.state().session.questions().posed().unwrap().clone();
                let px = pixels_of(h, posed.options[0].get(language));
                let last = asked.iter().map(|r| r.bottom()).fold(0.0, f32::max);
                let view = h.state().look.view;
                let boards = h.state().session.runs().len();
                if last > screen.bottom() {
                    all[1] += 1;
                    println!(
                        "BELOW {what} {view:?} {boards} {px} {last} {}",
                        screen.bottom()
                    );
                }
                press(h, Key::T);
                let voted = cards(h);
                let last = voted.iter().map(|r| r.bottom()).fold(0.0, f32::max);
                if last > screen.bottom() {
                    all[2] += 1;
                    println!(
                        "BELOW T {what} {view:?} {boards} {px} {last} {}",
                        screen.bottom()
                    );
                }
                ask(h, Command::Vote(posed.right, 3));
                let voted = cards(h);
                ask(h, Command::JudgeClass);
                let judged = cards(h);
                if voted != judged {
                    all[3] += 1;
                    println!(
                        "MOVED {what} {view:?} {boards} {px} {:?} {:?}",
                        voted[0], judged[0]
                    );
                }
                press(h, Key::T);
            });
            println!("{size} {language:?} {all:?}");
        }
    }
}
