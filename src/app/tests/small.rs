//! Small windows: phones, tablets, and pages that are enlarged.

use super::*;
use crate::app::layout::{LEAST, Layout};
use crate::app::look::{Dialog, Screen};
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;

/// Phones upright and sideways, a tablet, and what is left of a laptop's 1366 x 768 at 300 percent.
const SIZES: [Vec2; 4] = [
    Vec2::new(390.0, 664.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(768.0, 1024.0),
    Vec2::new(455.0, 208.0),
];

/// A lesson in a small window, for a finger or for a mouse.
fn small(id: &str, language: Language, size: Vec2, has_fingers: bool) -> Window {
    let mut h = harness_in(id, language, size);
    let fingers = if has_fingers { Switch::On } else { Switch::Off };
    ask(&mut h, LookCommand::Fingers(fingers));
    h
}

/// The same with four boards.
fn four(h: &mut Window) {
    let board = h.state().session.lesson().boards[0];
    let ids = ["naive", "masks", "propagation", "algorithm-x"];
    let boards = ids.map(|id| BoardSpec::search(id.parse().unwrap(), board.goal));
    ask(h, Command::SetBoards(boards.to_vec()));
}

/// The places of everything that can be clicked, by name.
fn clickable(h: &Window) -> Vec<(String, egui::Rect)> {
    let buttons = h.query_all_by_role(Role::Button);
    let places = buttons.map(|button| {
        (
            button.accesskit_node().label().unwrap_or_default(),
            button.rect(),
        )
    });
    places.collect()
}

#[track_caller]
fn assert_in_reach(h: &Window, name: &str) {
    let window = h.ctx.content_rect();
    let places = clickable(h);
    let (_, rect) = places
        .iter()
        .find(|(known, _)| known == name)
        .unwrap_or_else(|| panic!("{window:?}: no {name} among {places:?}"));
    assert!(
        window.expand(0.5).contains_rect(*rect),
        "{window:?}: {name} at {rect:?}"
    );
    if h.state().look.wishes.has_fingers {
        assert!(
            rect.height() >= 43.9,
            "{window:?}: {name} is {} high",
            rect.height()
        );
    }
}

#[test]
fn the_chosen_board_is_never_too_small() {
    for size in SIZES {
        for has_fingers in [false, true] {
            // No touch screen is this low.
            if has_fingers && size.y < 300.0 {
                continue;
            }
            for (id, boards) in [("first-program", 1), (TWO_BOARDS, 2), ("rule-check", 4)] {
                let mut h = small(id, Language::Es, size, has_fingers);
                if boards == 4 {
                    four(&mut h);
                }
                press(&mut h, Key::ArrowRight);
                let sides = &h.state().drawn.sides;
                let side = sides[0] * h.ctx.zoom_factor();
                assert!(
                    side >= LEAST - 0.5,
                    "{size:?}, {boards} boards, fingers {has_fingers}: {sides:?}"
                );
            }
        }
    }
}

#[test]
fn everything_is_in_reach() {
    for size in SIZES {
        let language = Language::Es;
        for has_fingers in [false, size.y >= 300.0] {
            let mut h = small(TWO_BOARDS, language, size, has_fingers);
            assert!(Layout::is_small(&h.ctx), "{size:?}");
            let word = |id: &str| language.word(id);
            for id in ["menu", "play", "step-on", "step-back", "inspector-larger"] {
                assert_in_reach(&h, &word(id));
            }
            assert_in_reach(&h, &word("stop-on"));
            // No button lies on another.
            let places = clickable(&h);
            for (index, (one, rect)) in places.iter().enumerate() {
                for (other, another) in &places[index + 1..] {
                    let both = rect.intersect(*another);
                    let apart = !both.is_positive() || both.width().min(both.height()) < 1.0;
                    assert!(
                        apart,
                        "{size:?} {language:?}: {one} {rect:?} lies on {other} {another:?}"
                    );
                }
            }
            h.get_by_label(&word("inspector-larger")).click();
            h.run();
            assert!(h.state().look.is_inspector_large);
            assert_in_reach(&h, &word("play"));
            assert_in_reach(&h, &word("inspector-smaller"));
        }
    }
}

/// On phones the words of a stop take the place of the board's.
#[test]
fn words_take_the_place_of_others() {
    let mut h = small(TWO_BOARDS, Language::En, Vec2::new(360.0, 640.0), true);
    ask(&mut h, Command::GoTo(5));
    let head = |h: &Window| h.get_by_label(&Language::En.word("stop-on")).rect().top();
    let below = head(&h);
    press(&mut h, Key::N);
    while h.state().session.questions().posed().is_some() {
        press(&mut h, Key::N);
    }
    assert!(head(&h) < below - 60.0);
}

/// Where one of two boards is shown nothing is on the left or on the right.
#[test]
fn boards_are_called_by_their_names_where_one_is_shown() {
    let mut h = small("naive-or-propagation", Language::En, SIZES[0], true);
    press(&mut h, Key::N);
    h.get_by_label_contains("With “propagation” the first deduction");
    h.set_size(Vec2::new(1280.0, 800.0));
    h.run();
    h.get_by_label_contains("On the right the first deduction");
}

/// A list that is thrown goes on for a while after the finger is lifted.
#[test]
fn a_swipe_goes_on() {
    let mut h = small("first-moves", Language::En, Vec2::new(390.0, 844.0), true);
    ask(&mut h, LookCommand::Screen(Screen::Course, Switch::On));
    let place = |h: &Window| {
        let lesson = h.query_all_by_label_contains("Checking the rules").next();
        lesson.expect("a lesson").rect().top()
    };
    let touch = |h: &mut Window, y: f32, pressed: Option<bool>| {
        let pos = egui::pos2(200.0, y);
        h.event(egui::Event::PointerMoved(pos));
        if let Some(pressed) = pressed {
            h.event(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        if pressed == Some(false) {
            h.event(egui::Event::PointerGone);
        }
        h.step();
    };
    touch(&mut h, 700.0, Some(true));
    for step in 1..10 {
        touch(&mut h, 700.0 - 40.0 * step as f32, None);
    }
    touch(&mut h, 340.0, Some(false));
    let lifted = place(&h);
    h.run();
    assert!(place(&h) < lifted - 50.0, "{} {lifted}", place(&h));
}

#[test]
fn every_dialog_can_be_left_with_a_finger() {
    for size in SIZES.into_iter().filter(|size| size.y >= 300.0) {
        let language = Language::Es;
        let mut h = small(TWO_BOARDS, language, size, true);
        for dialog in Dialog::ALL {
            ask(&mut h, LookCommand::Dialog(dialog, Switch::On));
            assert_eq!(h.state().look.dialog, Some(dialog));
            let close = language.word("dialog-close");
            assert_in_reach(&h, &close);
            let window = h.ctx.content_rect();
            // What stands in a dialog is not wider than the window.
            let roles = [Role::ComboBox, Role::CheckBox, Role::TextInput];
            let others = roles.map(|role| h.query_all_by_role(role)).into_iter();
            let others = others
                .flatten()
                .map(|node| (format!("{:?}", node.accesskit_node().role()), node.rect()));
            for (name, rect) in clickable(&h).into_iter().chain(others) {
                assert!(
                    rect.right() <= window.right() + 0.5,
                    "{size:?} {dialog:?} {language:?}: {name} {rect:?}"
                );
            }
            let buttons = h.query_all_by_label(&close);
            let button = buttons.min_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
            button.unwrap().click();
            h.run();
            assert_eq!(h.state().look.dialog, None, "{size:?} {dialog:?}");
        }
    }
}

#[test]
fn presenter_mode_and_a_blank_screen_are_left_with_a_finger() {
    for size in [Vec2::new(390.0, 664.0), Vec2::new(1280.0, 800.0)] {
        for has_fingers in [false, true] {
            let mut h = small("first-moves", Language::En, size, has_fingers);
            ask(&mut h, LookCommand::Present(Switch::On));
            assert_in_reach(&h, "Leave presenter mode");
            assert_eq!(h.query_by_label("Play").is_some(), has_fingers);
            h.get_by_label("Leave presenter mode").click();
            h.run();
            assert!(!h.state().look.is_presenting);
            ask(&mut h, LookCommand::Blank(Switch::On));
            let middle = h.ctx.content_rect().center();
            for pressed in [true, false] {
                h.event(egui::Event::PointerButton {
                    pos: middle,
                    button: egui::PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                });
                h.run();
            }
            assert!(!h.state().look.is_blank);
        }
    }
}

#[test]
fn the_menu_of_a_small_window_has_what_the_bar_has() {
    let mut h = small(
        "naive-or-propagation",
        Language::En,
        Vec2::new(390.0, 844.0),
        true,
    );
    let open = |h: &mut Window, names: &[&str]| {
        h.get_by_label("Menu").click();
        h.run();
        assert_eq!(h.state().look.dialog, Some(Dialog::Menu));
        for name in names {
            let is_entry = |node: &egui_kittest::Node| node.accesskit_node().role() != Role::Main;
            let entry = h.query_all_by_label(name).find(is_entry);
            // Some are below what is in sight.
            entry.expect("an entry").click_accesskit();
            // Sections unfold in a moment.
            for _ in 0..30 {
                h.step();
            }
            h.run();
        }
    };
    open(&mut h, &["Own puzzle…"]);
    assert_eq!(h.state().look.screen, Screen::Editor);
    assert_eq!(h.state().look.dialog, None);
    ask(&mut h, LookCommand::Screen(Screen::Editor, Switch::Off));
    open(&mut h, &["English", "Português (Brasil)"]);
    assert_eq!(h.state().look.language, Language::Pt);
    assert_eq!(h.state().look.dialog, None);
    ask(&mut h, LookCommand::Language(Language::En));
    open(&mut h, &["Boards", "Choose the boards…"]);
    assert_eq!(h.state().look.dialog, Some(Dialog::Boards));
    ask(&mut h, LookCommand::Dialog(Dialog::Boards, Switch::Off));
    // A race is seen, and left without a key.
    let race = format!("{}   R", Language::En.word("race"));
    for (is_whole, way_out) in [(false, "Close"), (true, "Next stop  N")] {
        // Its section is still unfolded.
        open(&mut h, &[&race]);
        assert_eq!(h.state().look.dialog, None);
        assert!(h.state().session.is_racing());
        if is_whole {
            run_to_the_end(&mut h);
        }
        h.get_by_label(way_out).click();
        h.run();
        assert!(!h.state().session.is_racing());
        assert_eq!(h.state().session.stop_here().is_some(), is_whole);
    }
}

#[test]
fn one_board_of_several_is_shown_and_another_is_chosen() {
    let mut h = small(
        "naive-or-propagation",
        Language::En,
        Vec2::new(390.0, 844.0),
        true,
    );
    assert_eq!(h.state().drawn.sides.len(), 1);
    h.get_by_label("Board shown: 1. naive").click();
    h.run();
    h.get_by_role_and_label(Role::MenuItemRadio, "2. propagation")
        .click();
    h.run();
    assert_eq!(h.state().session.runs().leading(), 1);
    h.get_by_label("Board shown: 2. propagation");
    // There is room for both on a tablet.
    h.set_size(Vec2::new(768.0, 1024.0));
    h.run();
    assert_eq!(h.state().drawn.sides.len(), 2);
}

#[test]
fn a_touch_makes_controls_large() {
    let mut h = harness("first-moves");
    assert!(!h.state().look.wishes.has_fingers);
    let height = |h: &Window| h.get_by_label("Play").rect().height();
    assert!(height(&h) < 40.0);
    for phase in [egui::TouchPhase::Start, egui::TouchPhase::End] {
        h.event(egui::Event::Touch {
            device_id: egui::TouchDeviceId(0),
            id: egui::TouchId(0),
            phase,
            pos: egui::pos2(5.0, 5.0),
            force: None,
        });
        h.run();
    }
    assert!(h.state().look.wishes.has_fingers);
    let step = h.get_by_label("One step forward").rect();
    assert!(step.height() >= 43.9 && step.width() >= 43.9, "{step:?}");
}

/// Without a keyboard no keys are shown.
#[test]
fn where_there_are_only_fingers_no_key_is_named() {
    let mut h = small("first-moves", Language::En, SIZES[0], true);
    let named = |h: &Window| {
        let names = clickable(h).into_iter().map(|(name, _)| name);
        names.filter(|name| name.contains("  ")).collect::<Vec<_>>()
    };
    assert!(!named(&h).is_empty());
    let wishes = h.state().look.wishes;
    let touch = crate::window::platform::Wishes {
        is_touch_only: true,
        ..wishes
    };
    ask(&mut h, LookCommand::Wishes(touch));
    ask(&mut h, LookCommand::Dialog(Dialog::Menu, Switch::On));
    assert_eq!(named(&h), Vec::<String>::new());
    ask(&mut h, LookCommand::Dialog(Dialog::Menu, Switch::Off));
    while h.state().session.questions().posed().is_none() {
        ask(&mut h, Command::Stop(crate::playhead::Direction::Forward));
    }
    assert_eq!(named(&h), Vec::<String>::new());
    ask(&mut h, LookCommand::Dialog(Dialog::Help, Switch::On));
    h.get_by_label(&Language::En.word("help-marks"));
    assert!(h.query_by_label(&Language::En.word("help-keys")).is_none());
    ask(&mut h, LookCommand::Dialog(Dialog::Help, Switch::Off));
    ask(&mut h, Command::Notify(Notice::StopsPassed));
    let said = super::presenting::texts(&h, "The end of the lesson.");
    let said: Vec<_> = said.iter().map(|(text, _)| text.galley.text()).collect();
    assert_eq!(said, ["The end of the lesson."]);
}
