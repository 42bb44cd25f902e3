//! The interface without any window.

mod branching;
mod inspector;
mod looks;
mod moving;
mod students;
mod taking_part;
mod tree;

use super::state::State;
use super::{fonts, frame, style};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{BoardSpec, Lesson};
use crate::scene::Theme;
use crate::window::shortcuts;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

pub fn lesson(id: &str) -> Lesson {
    let (_, source) = LESSONS.iter().find(|(name, _)| *name == id).unwrap();
    Lesson::read(source).unwrap()
}

/// The whole interface with a lesson, explored to its end, at 1280×800.
pub fn harness(id: &str) -> Harness<'static, State> {
    harness_in(id, Language::En, egui::vec2(1280.0, 800.0))
}

pub fn harness_in(id: &str, language: Language, size: egui::Vec2) -> Harness<'static, State> {
    harness_of(lesson(id), language, size)
}

fn harness_of(lesson: Lesson, language: Language, size: egui::Vec2) -> Harness<'static, State> {
    let mut state = State::new(lesson, language);
    state.explore_now();
    harness_with(state, size)
}

fn harness_with(state: State, size: egui::Vec2) -> Harness<'static, State> {
    let mut is_dressed = false;
    // A view may find what it shows in several frames, and two clicks are to be near in time.
    let builder = Harness::builder()
        .with_size(size)
        .with_max_steps(200)
        .with_step_dt(1.0 / 60.0);
    let mut harness = builder.build_ui_state(
        move |ui, state| {
            // Fonts count from the next frame on.
            if std::mem::replace(&mut is_dressed, true) {
                frame(ui, state, 0.0);
            } else {
                shortcuts::install(ui.ctx());
                ui.ctx().set_fonts(fonts::definitions());
                style::apply(ui.ctx(), Theme::Light);
            }
        },
        state,
    );
    harness.run();
    harness
}

pub fn press(harness: &mut Harness<'static, State>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn press_shift(harness: &mut Harness<'static, State>, key: Key) {
    harness.key_press_modifiers(Modifiers::SHIFT, key);
    harness.run();
}

pub fn type_text(harness: &mut Harness<'static, State>, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

fn step(harness: &Harness<'static, State>) -> u64 {
    harness.state().boards[0].moment.step()
}

/// Opens a view of the inspector by its tab.
fn open_view(harness: &mut Harness<'static, State>, tab: &str) {
    harness.get_by_label(tab).click();
    harness.run();
}
