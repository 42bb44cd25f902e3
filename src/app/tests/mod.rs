//! Tests of the interface, without a window.

mod branching;
mod clicking;
mod code;
mod course;
mod editor;
mod families;
mod future;
mod glossary;
mod inspector;
mod learners;
mod looks;
mod low;
mod moving;
mod nudges;
mod opening;
mod presented_views;
mod presenting;
mod programs;
mod racing;
mod reasons;
mod results;
mod several;
mod small;
mod spoken;
mod stack;
mod stops;
mod students;
mod taking_part;
mod text_size;
mod tree;
mod when;

use super::cx::Ask;
use super::frame::frame;
use super::front::Front;
use super::look::LookCommand;
use super::{fonts, style};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{BoardSpec, Lesson};
use crate::scene::Theme;
use crate::session::race::RacePhase;
use crate::session::{Command, Notice, Run, Switch};
use crate::window::{access, root_ui, shortcuts};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// Slices of background work per frame.
const SLICES: usize = 16;

/// The whole interface, driven by a test.
pub type Window = Harness<'static, Front>;

pub fn lesson(id: &str) -> Lesson {
    let (_, source) = LESSONS.iter().find(|(name, _)| *name == id).unwrap();
    Lesson::read(source).unwrap()
}

/// A lesson with two boards and short runs.
pub const TWO_BOARDS: &str = "fewest-candidates";

/// The whole interface with a lesson, explored to its end, at 1280×800.
pub fn harness(id: &str) -> Window {
    harness_in(id, Language::En, egui::vec2(1280.0, 800.0))
}

/// The same, with nothing hidden of what comes.
pub fn revealed(id: &str) -> Window {
    let mut harness = harness(id);
    ask(&mut harness, Command::Reveal(Switch::On));
    harness
}

pub fn harness_in(id: &str, language: Language, size: egui::Vec2) -> Window {
    harness_of(lesson(id), language, size)
}

pub fn harness_of(lesson: Lesson, language: Language, size: egui::Vec2) -> Window {
    let mut front = Front::new(lesson, language);
    front.explore_whole(&egui::Context::default());
    harness_with(front, size)
}

pub fn harness_with(front: Front, size: egui::Vec2) -> Window {
    let mut is_dressed = false;
    // A view may take several frames to find what it shows, and the two clicks of a double click
    // have to be close in time.
    let builder = Harness::builder()
        .with_size(size)
        .with_max_steps(200)
        .with_step_dt(1.0 / 60.0);
    // As in the window, nothing is around it.
    let mut harness = builder.build_state(
        move |ctx, front| {
            root_ui(ctx, |ui| {
                // Fonts take effect in the next frame.
                if std::mem::replace(&mut is_dressed, true) {
                    frame(ui, front, 0.0, SLICES);
                    // Tests of the tree wait until all of it has been found.
                    if front.look.watch().trees && front.session.runs().iter().any(is_growing) {
                        ui.ctx().request_repaint();
                    }
                } else {
                    shortcuts::install(ui.ctx());
                    access::install(ui.ctx());
                    ui.ctx().set_fonts(fonts::definitions());
                    style::apply(ui.ctx(), Theme::Light, front.look.wishes.has_fingers);
                }
            })
        },
        front,
    );
    harness.run();
    harness
}

/// Whether a tree is still incomplete.
fn is_growing(run: &Run) -> bool {
    !run.tree.is_found(run.moment().step())
}

/// Asks for something as a key or a button would, and runs until nothing changes.
pub fn ask(harness: &mut Window, ask: impl Into<Ask>) {
    let ctx = harness.ctx.clone();
    harness.state_mut().perform(&ctx, ask);
    harness.run();
}

/// Lets a race run until it is over.
pub fn run_to_the_end(h: &mut Window) {
    while h.state().session.race().map(|race| race.phase) != Some(RacePhase::Over) {
        let ctx = h.ctx.clone();
        h.state_mut().advance(&ctx, 0.5, 400);
    }
    h.step();
}

/// The place of the notice shown.
pub fn notice(h: &Window) -> egui::Rect {
    let place = (h.ctx).memory(|memory| memory.area_rect(egui::Id::new("notice")));
    place.expect("a notice")
}

pub fn press(harness: &mut Window, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn press_shift(harness: &mut Window, key: Key) {
    harness.key_press_modifiers(Modifiers::SHIFT, key);
    harness.run();
}

pub fn type_text(harness: &mut Window, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

/// The steps shown by the boards.
fn steps(harness: &Window) -> Vec<u64> {
    let runs = harness.state().session.runs().iter();
    runs.map(|run| run.moment().step()).collect()
}

fn step(harness: &Window) -> u64 {
    steps(harness)[0]
}

/// Opens a view of the inspector by its tab.
fn open_view(harness: &mut Window, tab: &str) {
    harness.get_by_label(tab).click();
    harness.run();
}

/// Where the card of an option is that begins with this letter and these words. Its votes bear the
/// same name.
fn card(h: &Window, words: &str) -> egui::Rect {
    let is_card = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
        node.role() == Role::Button && node.label().unwrap_or_default().starts_with(words)
    };
    h.get_by(is_card).rect()
}

/// Folds the words of a stop, or unfolds them.
fn fold_stop(harness: &Window) {
    let title = harness
        .get_by(|node| node.role() == Role::Button && node.data().is_expanded() == Some(true));
    title.click();
}
