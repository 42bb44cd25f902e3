//! Modes, languages and lessons.

use super::*;
use crate::app::front_command::FrontCommand;
use crate::app::look::{Dialog, HelpPage};
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;

#[test]
fn presenter_help_and_blank() {
    let mut h = harness("first-program");
    press(&mut h, Key::P);
    assert!(h.state().look.is_presenting && h.query_by_label_contains("Play").is_none());
    press(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 1, "a clicker works in presenter mode");
    press(&mut h, Key::H);
    assert_eq!(h.state().look.dialog, Some(Dialog::Help));
    press(&mut h, Key::Escape);
    assert!(h.state().look.dialog.is_none() && h.state().look.is_presenting);
    press(&mut h, Key::Escape);
    assert!(!h.state().look.is_presenting);
    type_text(&mut h, ".");
    assert!(h.state().look.is_blank);
    press(&mut h, Key::Escape);
    assert!(!h.state().look.is_blank);
    // A clicker ends it without going on unseen.
    for key in [Key::PageDown, Key::PageUp] {
        type_text(&mut h, ".");
        press(&mut h, key);
        assert!(!h.state().look.is_blank);
        assert_eq!(step(&h), 1);
    }
}

/// What a teacher draws stays while steps are made, and goes with Esc.
#[test]
fn the_pen_draws_until_it_is_put_down() {
    let mut h = harness("first-moves");
    press_shift(&mut h, Key::L);
    press_shift(&mut h, Key::I);
    let strokes = |h: &Window| {
        let id = egui::Id::new("strokes");
        let strokes = h.ctx.data(|data| data.get_temp::<Vec<Vec<egui::Pos2>>>(id));
        strokes.unwrap_or_default().len()
    };
    h.drag_at(egui::pos2(300.0, 300.0));
    h.run();
    h.drop_at(egui::pos2(400.0, 300.0));
    h.run();
    press(&mut h, Key::ArrowRight);
    assert_eq!((strokes(&h), step(&h)), (1, 1));
    press(&mut h, Key::Escape);
    let look = &h.state().look;
    assert!(!look.has_pen && !look.has_spotlight && strokes(&h) == 0);
}

#[test]
fn the_title_is_that_of_the_lesson() {
    let mut h = harness("naive-or-propagation");
    assert_eq!(h.state().title, "Against brute force – recuo");
    ask(&mut h, LookCommand::Language(Language::Es));
    assert_ne!(h.state().title, "Against brute force – recuo");
    assert!(h.state().title.ends_with(" – recuo"));
}

#[test]
fn a_link_begins_with_the_address_that_is_set() {
    let mut h = harness("first-moves");
    let copied = |h: &mut Window, command: FrontCommand| {
        let ctx = h.ctx.clone();
        h.state_mut().perform(&ctx, command);
        h.step();
        let commands = &h.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        text.unwrap_or_default()
    };
    let link = copied(&mut h, FrontCommand::CopyLink);
    assert!(link.starts_with("#1;"));
    assert_eq!(h.state().session.notice(), Some(Notice::LinkWithoutAddress));
    assert_eq!(copied(&mut h, FrontCommand::CopyFrame), "");
    let refused = h.state().session.notice();
    assert_eq!(refused, Some(Notice::FrameWithoutAddress));
    h.get_by_label("View ▾").click();
    h.run();
    h.get_by_label("Address of links:").focus();
    h.run();
    type_text(&mut h, "https://example.org/recuo/#old");
    assert_eq!(h.state().look.address, "https://example.org/recuo/");
    let whole = copied(&mut h, FrontCommand::CopyLink);
    assert_eq!(whole, format!("https://example.org/recuo/{link}"));
    assert_eq!(h.state().session.notice(), Some(Notice::LinkCopied));
    let frame = copied(&mut h, FrontCommand::CopyFrame);
    let start = format!(
        "<iframe src=\"https://example.org/recuo/?embed{link}\" title=\"The first moves\" "
    );
    assert!(frame.starts_with(&start), "{frame}");
    assert!(frame.ends_with("></iframe>"), "{frame}");
    assert_eq!(h.state().session.notice(), Some(Notice::FrameCopied));
}

/// A frame in another page has few controls, at every size.
#[test]
fn a_frame_shows_the_lesson_and_the_way_to_the_program() {
    for size in [[1280.0, 720.0], [800.0, 450.0], [360.0, 640.0]] {
        let mut h = harness("naive-or-propagation");
        h.set_size(size.into());
        ask(&mut h, LookCommand::Embed(Switch::On));
        h.run();
        assert!(h.query_by_label_contains("Presenter").is_none(), "{size:?}");
        assert!(h.query_by_label("Menu").is_none(), "{size:?}");
        h.get_by_label("One step forward");
        h.get_by_label("Open in recuo").click();
        h.run();
        // Without a browser the link is copied.
        assert_eq!(h.state().session.notice(), Some(Notice::LinkWithoutAddress));
    }
}

#[test]
fn a_single_board_says_what_could_be_compared() {
    let mut h = harness("first-moves");
    ask(&mut h, LookCommand::Dialog(Dialog::Boards, Switch::On));
    let is_disabled = |h: &Window, label: &str| {
        let button = h.get_by_label_contains(label);
        button.accesskit_node().is_disabled()
    };
    for label in ["Race   R", "Next difference"] {
        assert!(is_disabled(&h, label), "{label}");
    }
    h.get_by_label_contains("need two boards or more");
    // Every menu has its name.
    for name in [
        "Strategy",
        "Which cell next",
        "Which value first",
        "What is checked",
        "Goal",
    ] {
        h.get_by_role_and_label(Role::ComboBox, name);
    }
    h.get_by_label("Add a board").click();
    h.run();
    assert_eq!(h.state().session.runs().len(), 2);
    for label in ["Race   R", "Next difference"] {
        assert!(!is_disabled(&h, label), "{label}");
    }
    h.get_by_role_and_label(Role::Button, "Heat").click();
    h.run();
    assert_eq!(h.state().look.view, crate::lesson::View::Heat);
    assert_eq!(h.state().look.dialog, None);
}

#[test]
fn another_language_changes_words_only() {
    let mut h = harness("naive-or-propagation");
    press(&mut h, Key::C);
    let at = step(&h);
    h.get_by_label("Language: English").click();
    h.run();
    h.get_by_label("Português (Brasil)").click();
    h.run();
    assert_eq!((h.state().look.language, step(&h)), (Language::Pt, at));
    h.get_by_label_contains("Reproduzir");
    let runs = h.state().session.runs();
    assert_eq!(runs.title(1, Language::Pt), "propagação");
}

/// The last key and the last mark of the help are seen without scrolling in a small window.
#[test]
fn the_whole_help_is_seen_in_a_small_window() {
    let mut h = harness_in("first-program", Language::Es, egui::vec2(1024.0, 600.0));
    for (page, last) in [("keys", "key-help"), ("marks", "legend-lit")] {
        let page = HelpPage::from_id(page).unwrap();
        ask(&mut h, LookCommand::Help(page));
        let words = Language::Es.word(last);
        let is_last = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
            let said = node.value().or(node.label()).unwrap_or_default();
            said.ends_with(&words)
        };
        let rect = h.get_all_by(is_last).last().unwrap().rect();
        let window = h.ctx.content_rect().shrink(8.0);
        assert!(window.contains_rect(rect), "{last} {rect}");
    }
}

/// Presenter mode asks for the whole screen, and gives it back.
#[test]
fn presenting_fills_the_screen() {
    let mut h = harness("first-moves");
    press(&mut h, Key::P);
    assert!(h.state().look.is_presenting && h.state().is_fullscreen);
    press(&mut h, Key::Escape);
    assert!(!h.state().look.is_presenting && !h.state().is_fullscreen);
}

/// A notice goes by itself.
#[test]
fn notices_do_not_stay() {
    let mut h = harness("first-moves");
    press(&mut h, Key::End);
    press(&mut h, Key::B);
    assert!(h.state().session.notice().is_some());
    for _ in 0..60 * 9 {
        h.step();
    }
    assert_eq!(h.state().session.notice(), None);
}

/// The longest menu is seen whole in a small window.
#[test]
fn menus_fit_into_small_windows() {
    let mut h = harness_in("first-moves", Language::Pt, egui::vec2(1024.0, 600.0));
    let word = |id: &str| Language::Pt.word(id);
    h.get_by_label(&format!("{} ▾", word("look"))).click();
    h.run();
    for entry in ["theme-light", "clicker-stops"] {
        let rect = h.get_by_label(&word(entry)).rect();
        assert!(h.ctx.content_rect().contains_rect(rect), "{entry} {rect}");
    }
}

/// A single step moves for a moment, where the viewer and the system let it; its end is the picture
/// that is seen without.
#[test]
fn single_steps_move_for_a_moment() {
    for (is_calm, moves) in [(false, true), (true, true), (false, false)] {
        let mut h = harness("first-moves");
        let look = &mut h.state_mut().look;
        (look.is_calm, look.moves) = (is_calm, moves);
        press(&mut h, Key::ArrowRight);
        // A value is refused.
        h.key_press(Key::ArrowRight);
        h.step();
        h.step();
        let before = h.output().shapes.clone();
        let frames = (0..)
            .take_while(|_| {
                let last = h.output().shapes.clone();
                h.step();
                last != h.output().shapes
            })
            .count();
        h.run();
        let is_moving = before != h.output().shapes;
        assert_eq!(is_moving, moves && !is_calm);
        assert!(frames < 20, "{frames}");
    }
    let mut h = harness("first-moves");
    h.state_mut().look.is_calm = false;
    // Far steps are seen at once.
    h.key_press(Key::End);
    h.step();
    h.step();
    let shapes = h.output().shapes.clone();
    h.run();
    assert!(shapes == h.output().shapes);
}

/// Tab goes on into a menu that was opened with the mouse. Closed, it leaves the keys to the
/// program.
#[test]
fn tab_goes_into_a_menu_opened_with_the_mouse() {
    let mut h = harness("first-moves");
    let menu = |h: &Window| h.get_by_role_and_label(Role::Button, "View ▾").rect();
    let click = |h: &mut Window, at: egui::Pos2| {
        for pressed in [true, false] {
            h.event(egui::Event::PointerMoved(at));
            h.event(egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            h.run();
        }
    };
    let at = menu(&h).center();
    click(&mut h, at);
    press(&mut h, Key::Tab);
    let focused = h.ctx.memory(|memory| memory.focused()).expect("a focus");
    let place = h.ctx.read_response(focused).unwrap().rect;
    assert!(place.top() >= menu(&h).bottom(), "{place}");
    press(&mut h, Key::Escape);
    assert_eq!(h.ctx.memory(|memory| memory.focused()), None);
    click(&mut h, at);
    press(&mut h, Key::Escape);
    assert_eq!(h.ctx.memory(|memory| memory.focused()), None);
    press(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 1);
}
