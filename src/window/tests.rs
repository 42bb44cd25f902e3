//! Frames without a window: egui lays out and tessellates on its own.

use super::shortcuts::{self, Press, Trigger};
use super::*;
use egui::{Event, FontData, FontDefinitions, FontFamily, Key, Modifiers};
use macroquad::miniquad::{KeyCode, KeyMods, MouseButton, TouchPhase};

const SURFACE: Surface = Surface {
    pixels: [800, 600],
    scale: 1.0,
};
const NONE: KeyMods = KeyMods {
    shift: false,
    ctrl: false,
    alt: false,
    logo: false,
};
const CTRL: KeyMods = KeyMods { ctrl: true, ..NONE };

/// egui with one font for everything.
fn gui() -> Gui {
    let mut fonts = FontDefinitions::empty();
    let font = FontData::from_static(crate::scene::Font::Regular.bytes());
    fonts.font_data.insert("any".to_owned(), font.into());
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["any".to_owned()]);
    }
    Gui::new(fonts)
}

/// Runs one frame and drops its picture.
fn frame(gui: &mut Gui, ui: impl FnMut(&egui::Context)) {
    gui.run(SURFACE, 0.0, ui).textures.clear();
}

fn press(gui: &mut Gui, code: KeyCode, mods: KeyMods) {
    gui.input.key(code, mods, true, false);
    gui.input.key(code, mods, false, false);
}

/// The presses seen by the program while `ui` is shown.
fn seen(gui: &mut Gui, mut ui: impl FnMut(&mut egui::Ui)) -> Vec<Press> {
    let mut presses = Vec::new();
    frame(gui, |ctx| {
        presses.extend(shortcuts::presses(ctx));
        root_ui(ctx, |root| ui(root));
    });
    presses
}

fn key(key: Key) -> Press {
    Press {
        trigger: Trigger::Key(key, Modifiers::NONE),
        repeat: false,
    }
}

#[test]
fn points_follow_scale_and_zoom() {
    let mut gui = gui();
    gui.ctx().set_zoom_factor(1.5);
    let mut size = egui::Vec2::ZERO;
    for _ in 0..2 {
        let surface = Surface {
            pixels: [900, 600],
            scale: 2.0,
        };
        gui.input.mouse_moved(300.0, 150.0);
        let mut picture = gui.run(surface, 0.0, |ctx| {
            size = ctx.viewport_rect().size();
        });
        picture.textures.clear();
        assert_eq!(picture.pixels, [900, 600]);
    }
    assert_eq!(size, egui::vec2(300.0, 200.0));
    let pointer = gui.ctx().input(|input| input.pointer.latest_pos());
    assert_eq!(pointer, Some(egui::pos2(100.0, 50.0)));
}

#[test]
fn accents_are_text_and_commands_are_not() {
    let mut gui = gui();
    for character in ['ã', 'ñ', '\u{8}', '\u{f700}'] {
        gui.input.character(character, NONE);
    }
    gui.input.character('v', CTRL);
    let alt_gr = KeyMods { alt: true, ..CTRL };
    gui.input.character('€', alt_gr);
    let texts: Vec<Event> = gui.input.take(1.0).events;
    assert_eq!(
        texts,
        ["ã", "ñ", "€"].map(|text| Event::Text(text.to_owned()))
    );
}

#[test]
fn copying_is_a_command_and_not_a_letter() {
    let mut gui = gui();
    gui.input.key(KeyCode::LeftControl, NONE, true, false);
    gui.input.character('c', CTRL);
    gui.input.key(KeyCode::C, CTRL, true, false);
    let events = gui.input.take(1.0).events;
    assert!(events.contains(&Event::Copy));
    assert!(!events.iter().any(|event| matches!(event, Event::Text(_))));
}

#[test]
fn shortcuts_come_through_when_nothing_has_the_focus() {
    let mut gui = gui();
    gui.input.character('?', NONE);
    press(&mut gui, KeyCode::Space, NONE);
    gui.input.key(KeyCode::Right, NONE, true, true);
    press(&mut gui, KeyCode::Tab, NONE);
    let presses = seen(&mut gui, |_| {});
    assert!(presses[0].is_char('?'));
    assert_eq!(presses[1], key(Key::Space));
    assert!(presses[2].is(Key::ArrowRight, Modifiers::NONE) && presses[2].repeat);
    assert_eq!(presses.len(), 3);
    assert!(seen(&mut gui, |_| {}).is_empty());
}

#[test]
fn a_text_field_keeps_its_keys_even_escape() {
    let mut gui = gui();
    let mut text = String::new();
    let mut field = |ui: &mut egui::Ui| ui.text_edit_singleline(&mut text).request_focus();
    seen(&mut gui, &mut field);
    gui.input.character('c', NONE);
    press(&mut gui, KeyCode::C, NONE);
    assert!(seen(&mut gui, &mut field).is_empty());
    press(&mut gui, KeyCode::Escape, NONE);
    assert!(seen(&mut gui, &mut field).is_empty());
    assert_eq!(text, "c");
}

#[test]
fn a_field_with_the_focus_lets_the_program_rest_in_any_style() {
    let mut gui = gui();
    gui.ctx().set_visuals(egui::Visuals::dark());
    let mut text = String::new();
    let mut rest = None;
    for time in 0..10 {
        let mut picture = gui.run(SURFACE, f64::from(time), |ctx| {
            root_ui(ctx, |ui| {
                let field = ui.text_edit_singleline(&mut text);
                if time == 0 {
                    field.request_focus();
                }
            });
        });
        picture.textures.clear();
        rest = picture.repaint_after;
    }
    assert!(gui.ctx().wants_keyboard_input());
    assert_eq!(rest, None);
}

#[test]
fn space_presses_the_focused_button_or_plays_but_not_both() {
    let mut gui = gui();
    let mut clicks = 0;
    let mut button = |ui: &mut egui::Ui| {
        let response = ui.button("step");
        response.request_focus();
        clicks += u32::from(response.clicked());
    };
    seen(&mut gui, &mut button);
    press(&mut gui, KeyCode::Space, NONE);
    gui.input.character(' ', NONE);
    press(&mut gui, KeyCode::PageDown, NONE);
    assert_eq!(seen(&mut gui, &mut button), [key(Key::PageDown)]);
    assert_eq!(clicks, 1);
}

#[test]
fn a_drag_survives_leaving_the_window() {
    let mut gui = gui();
    gui.input.mouse_button(MouseButton::Left, 10.0, 10.0, true);
    gui.input.mouse_left();
    gui.input.mouse_moved(-5.0, 10.0);
    let gone = |events: &[Event]| events.contains(&Event::PointerGone);
    assert!(!gone(&gui.input.take(1.0).events));
    gui.input.mouse_button(MouseButton::Left, -5.0, 10.0, false);
    assert!(gone(&gui.input.take(1.0).events));
}

#[test]
fn a_press_after_a_lost_release_counts() {
    let mut gui = gui();
    gui.input.mouse_button(MouseButton::Left, 10.0, 10.0, true);
    gui.input.mouse_entered(MouseButton::Left, 10.0, 10.0);
    gui.input.mouse_button(MouseButton::Left, 10.0, 10.0, true);
    let presses: Vec<bool> = gui
        .input
        .take(1.0)
        .events
        .iter()
        .filter_map(|event| match event {
            Event::PointerButton { pressed, .. } => Some(*pressed),
            _ => None,
        })
        .collect();
    assert_eq!(presses, [true, false, true]);
}

/// A click counts however long it takes: frames may be slow.
#[test]
fn a_slow_click_counts() {
    let mut gui = gui();
    let mut clicks = 0;
    let mut frame_at = |gui: &mut Gui, time| {
        let mut button = |ui: &mut egui::Ui| clicks += u32::from(ui.button("step").clicked());
        let mut picture = gui.run(SURFACE, time, |ctx| root_ui(ctx, &mut button));
        picture.textures.clear();
    };
    frame_at(&mut gui, 0.0);
    gui.input.mouse_button(MouseButton::Left, 20.0, 12.0, true);
    frame_at(&mut gui, 1.0);
    gui.input.mouse_button(MouseButton::Left, 20.0, 12.0, false);
    frame_at(&mut gui, 4.0);
    assert_eq!(clicks, 1);
}

#[test]
fn a_finger_clicks_and_then_hovers_over_nothing() {
    let mut gui = gui();
    let mut clicks = 0;
    let mut button = |ui: &mut egui::Ui| clicks += u32::from(ui.button("step").clicked());
    seen(&mut gui, &mut button);
    gui.input.touch(TouchPhase::Started, 7, 20.0, 12.0);
    seen(&mut gui, &mut button);
    gui.input.touch(TouchPhase::Ended, 7, 20.0, 12.0);
    seen(&mut gui, &mut button);
    assert_eq!(clicks, 1);
    assert_eq!(gui.ctx().input(|input| input.pointer.latest_pos()), None);
}

#[test]
fn the_first_finger_scrolls_words() {
    let mut gui = gui();
    gui.expect_fingers();
    let mut offset = 0.0;
    let mut words = |ui: &mut egui::Ui| {
        let area = egui::ScrollArea::vertical().max_height(300.0);
        let scrolled = area.show(ui, |ui| {
            ui.add(egui::Label::new("words\n".repeat(50)).selectable(true));
        });
        offset = scrolled.state.offset.y;
    };
    seen(&mut gui, &mut words);
    seen(&mut gui, &mut words);
    for (phase, y) in [
        (TouchPhase::Started, 250.0),
        (TouchPhase::Moved, 200.0),
        (TouchPhase::Moved, 150.0),
        (TouchPhase::Moved, 100.0),
    ] {
        gui.input.touch(phase, 7, 12.0, y);
        seen(&mut gui, &mut words);
    }
    assert!(offset > 50.0, "{offset}");
}

#[test]
fn widgets_are_listed_by_name_and_place() {
    let mut gui = gui();
    gui.ctx().enable_accesskit();
    let mut at = egui::Rect::NOTHING;
    let surface = Surface {
        pixels: [800, 600],
        scale: 2.0,
    };
    let mut picture = gui.run(surface, 0.0, |ctx| {
        root_ui(ctx, |ui| at = ui.button("a\tstep").rect);
    });
    picture.textures.clear();
    let tree = picture.platform.accesskit_update.unwrap();
    let at = at * 0.5;
    let [left, top] = [at.left(), at.top()];
    let expected = format!(
        "a step\t{left:.1}\t{top:.1}\t{:.1}\t{:.1}",
        at.width(),
        at.height()
    );
    let listed = access::widget_list(&tree, 0.5);
    assert!(
        listed.lines().any(|line| line == expected),
        "{listed}: {expected}"
    );
}

#[test]
fn a_second_finger_does_not_emulate_the_mouse() {
    let mut gui = gui();
    gui.input.touch(TouchPhase::Started, 1, 20.0, 12.0);
    gui.input.touch(TouchPhase::Started, 2, 90.0, 90.0);
    gui.input.touch(TouchPhase::Ended, 1, 20.0, 12.0);
    gui.input.take(1.0);
    gui.input.touch(TouchPhase::Moved, 2, 95.0, 95.0);
    gui.input.touch(TouchPhase::Ended, 2, 95.0, 95.0);
    let events = gui.input.take(1.0).events;
    let is_touch = |event: &Event| matches!(event, Event::Touch { .. });
    assert!(
        events.len() == 2 && events.iter().all(is_touch),
        "{events:?}"
    );
}

#[test]
fn pasted_text_belongs_to_the_focused_field() {
    let mut gui = gui();
    let pasted = |gui: &mut Gui, text: &mut Option<String>| {
        gui.input.raw.events.push(Event::Paste("1...".to_owned()));
        let mut found = None;
        frame(gui, |ctx| {
            found = found.take().or(shortcuts::pasted(ctx));
            if let Some(text) = text {
                root_ui(ctx, |ui| ui.text_edit_singleline(text).request_focus());
            }
        });
        found
    };
    assert_eq!(pasted(&mut gui, &mut None), Some("1...".to_owned()));
    let mut text = Some(String::new());
    pasted(&mut gui, &mut text);
    assert_eq!(pasted(&mut gui, &mut text), None);
    assert_eq!(text.as_deref(), Some("1..."));
}

/// Which of two buttons and a slider has the focus, and what was pressed for the program.
fn focused(gui: &mut Gui, place: &mut f32) -> (Option<&'static str>, Vec<Press>) {
    let mut focused = None;
    let presses = seen(gui, |ui| {
        let slider = egui::Slider::new(place, 0.0..=1.0).show_value(false);
        let widgets = [
            ("first", ui.button("first")),
            ("slider", ui.add(slider)),
            ("last", ui.button("last")),
        ];
        let has = widgets.iter().find(|(_, widget)| widget.has_focus());
        focused = has.map(|(name, _)| *name);
    });
    (focused, presses)
}

#[test]
fn tab_goes_past_the_last_widget_and_back_past_the_first() {
    let shift = KeyMods {
        shift: true,
        ..NONE
    };
    let (mut gui, mut place) = (gui(), 0.5);
    focused(&mut gui, &mut place);
    let mut tab = |mods: KeyMods| {
        press(&mut gui, KeyCode::Tab, mods);
        focused(&mut gui, &mut place);
        let now = focused(&mut gui, &mut place).0;
        (now, shortcuts::has_left(gui.ctx()))
    };
    for name in ["first", "slider", "last"] {
        assert_eq!(tab(NONE), (Some(name), false));
    }
    assert_eq!(tab(NONE), (None, true));
    // Nothing lies before nothing.
    assert_eq!(tab(shift), (None, true));
    for name in ["first", "slider"] {
        assert_eq!(tab(NONE), (Some(name), false));
    }
    assert_eq!(tab(shift), (Some("first"), false));
    assert_eq!(tab(shift), (None, true));
}

#[test]
fn arrows_step_over_a_button_and_move_a_slider() {
    let (mut gui, mut place) = (gui(), 0.5);
    focused(&mut gui, &mut place);
    press(&mut gui, KeyCode::Tab, NONE);
    assert_eq!(focused(&mut gui, &mut place).0, Some("first"));
    press(&mut gui, KeyCode::Right, NONE);
    let (now, presses) = focused(&mut gui, &mut place);
    assert_eq!((now, presses), (Some("first"), vec![key(Key::ArrowRight)]));
    press(&mut gui, KeyCode::Tab, NONE);
    assert_eq!(focused(&mut gui, &mut place).0, Some("slider"));
    press(&mut gui, KeyCode::Right, NONE);
    let (now, presses) = focused(&mut gui, &mut place);
    assert_eq!((now, presses), (Some("slider"), vec![]));
    assert!(place > 0.5);
}
