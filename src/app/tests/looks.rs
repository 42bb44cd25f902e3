//! Modes, languages and lessons.

use super::*;
use crate::app::front_command::FrontCommand;
use crate::app::look::{Dialog, HelpPage};
use crate::scene::counters_shown;
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

#[test]
fn every_lesson_opens_in_every_language() {
    for (id, _) in LESSONS {
        for language in Language::ALL {
            let h = harness_in(id, language, egui::vec2(1024.0, 600.0));
            h.get_by_label_contains(&language.word("play"));
        }
    }
}

#[test]
fn a_phone_shows_one_board_of_several_large_enough_to_be_read() {
    let mut h = harness_in(
        "naive-or-propagation",
        Language::En,
        egui::vec2(390.0, 844.0),
    );
    press(&mut h, Key::C);
    assert_eq!(h.state().session.runs().leading(), 0);
    h.get_by_label("2. propagation").click();
    h.run();
    assert_eq!(h.state().session.runs().leading(), 1);
    h.get_by_label("1. naive");
    let h = harness_in(
        "naive-or-propagation",
        Language::En,
        egui::vec2(1024.0, 600.0),
    );
    assert!(
        h.query_by_label("2. propagation").is_none(),
        "there is room for both"
    );
}

#[test]
fn no_button_lies_on_another_at_any_width() {
    for (id, language) in [TWO_BOARDS, "exact-cover"]
        .into_iter()
        .flat_map(|id| Language::ALL.map(|language| (id, language)))
    {
        let mut h = harness(id);
        ask(&mut h, LookCommand::Language(language));
        for width in (360..=1440).step_by(60) {
            h.set_size(egui::vec2(width as f32, 600.0));
            h.run();
            let buttons = h.query_all_by_role(egui::accesskit::Role::Button);
            let rects = buttons.map(|button| button.rect());
            // Only the bar at the top: scrolled contents may lie behind other things.
            let rects: Vec<egui::Rect> = rects.filter(|rect| rect.top() < 100.0).collect();
            for (index, one) in rects.iter().enumerate() {
                for other in &rects[index + 1..] {
                    let both = one.intersect(*other);
                    let apart = !both.is_positive() || both.width().min(both.height()) < 1.0;
                    assert!(apart, "{width} in {language:?}: {one:?} {other:?}");
                }
            }
        }
    }
}

/// The help is seen without scrolling in a small window, and nothing in it overlaps.
#[test]
fn the_whole_help_is_seen_in_a_small_window() {
    for language in Language::ALL {
        let mut h = harness_in("first-program", language, egui::vec2(1024.0, 600.0));
        let window = h.ctx.content_rect();
        for (page, words) in [(HelpPage::Keys, HELP_KEYS), (HelpPage::Marks, HELP_MARKS)] {
            ask(&mut h, LookCommand::Help(page));
            let rects: Vec<egui::Rect> = words
                .iter()
                .map(|id| {
                    let (word, after_keys) =
                        (language.word(id), format!(": {}", language.word(id)));
                    let found = h.get_all_by(|node| {
                        let said = node.label().or(node.value()).unwrap_or_default();
                        said == word || said.ends_with(&after_keys)
                    });
                    found.last().unwrap().rect()
                })
                .collect();
            for (index, rect) in rects.iter().enumerate() {
                let (id, inside) = (words[index], window.shrink(8.0));
                assert!(inside.contains_rect(*rect), "{language:?}: {id} {rect:?}");
                assert!(rect.height() > 12.0, "{language:?}: {id} {rect:?}");
                for (other, with) in rects[index + 1..].iter().zip(&words[index + 1..]) {
                    let both = rect.intersect(*other);
                    let apart = !both.is_positive() || both.width().min(both.height()) < 1.0;
                    assert!(apart, "{language:?}: {id} and {with}");
                }
            }
        }
    }
}

/// Keys have the names that are on keyboards of the language.
#[test]
fn keys_are_named_as_on_the_keyboard() {
    for (language, names) in [
        (Language::En, ["Space", "Shift", "Home"]),
        (Language::Es, ["Espacio", "Mayús", "Inicio"]),
        (Language::Pt, ["Espaço", "Shift", "Home"]),
    ] {
        let mut h = harness_in("first-program", language, egui::vec2(1024.0, 600.0));
        press(&mut h, Key::H);
        for name in names {
            assert!(h.query_all_by_label(name).next().is_some(), "{name}");
        }
    }
}

const HELP_KEYS: &[&str] = &[
    "keys-moving",
    "key-play",
    "step-on",
    "step-back",
    "move-on",
    "move-back",
    "key-ends",
    "key-percent",
    "key-speed",
    "keys-finding",
    "key-next",
    "key-previous",
    "key-out",
    "key-stop",
    "key-difference",
    "key-bookmark",
    "keys-seeing",
    "key-view",
    "key-explain",
    "key-doom",
    "key-solutions",
    "keys-class",
    "key-answer",
    "key-asking",
    "solving",
    "key-fork",
    "key-race",
    "keys-files",
    "key-course",
    "editing",
    "key-open",
    "key-paste",
    "export-title",
    "keys-screen",
    "key-presenter",
    "key-blank",
    "key-help",
];

const HELP_MARKS: &[&str] = &[
    "mark-given",
    "mark-refused",
    "mark-dead-end",
    "legend-struck",
    "legend-house",
    "legend-depth",
    "legend-doom",
    "legend-lit",
];

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

/// Whether the notice stands where the cards leave room.
fn is_in_free_space(h: &Window) -> bool {
    let mut free = h.state().drawn.free.iter();
    free.any(|free| free.contains_rect(notice(h)))
}

/// In presenter mode a notice stands where several boards leave room, and covers none of them.
#[test]
fn notices_cover_no_presented_board() {
    for size in [egui::vec2(1920.0, 1080.0), egui::vec2(1366.0, 768.0)] {
        let mut h = harness_in("first-moves", Language::En, size);
        inspector::set_boards(&mut h, "masks, naive, propagation, algorithm-x");
        press(&mut h, Key::P);
        press(&mut h, Key::End);
        press(&mut h, Key::B);
        assert!(is_in_free_space(&h), "{size}");
    }
}

/// A notice covers neither boards nor counters, whatever the words and the window.
#[test]
fn notices_stand_where_nothing_else_does() {
    for size in [egui::vec2(1366.0, 768.0), egui::vec2(1920.0, 1080.0)] {
        for (id, language) in [
            ("first-moves", Language::Es),
            ("first-program", Language::Pt),
            (TWO_BOARDS, Language::En),
        ] {
            let mut h = harness_in(id, language, size);
            press(&mut h, Key::End);
            press(&mut h, Key::B);
            assert!(is_in_free_space(&h), "{size} {language:?}");
        }
    }
}

/// A notice that was wide in presenter mode stands in a narrow space again afterwards.
#[test]
fn notices_find_their_way_back() {
    let mut h = harness_in("first-moves", Language::En, egui::vec2(1440.0, 900.0));
    inspector::set_boards(&mut h, "naive, masks, propagation, algorithm-x");
    for key in [Key::P, Key::End, Key::B, Key::P] {
        press(&mut h, key);
    }
    assert!(is_in_free_space(&h));
}

/// The longest menu is seen whole in a small window.
#[test]
fn menus_fit_into_small_windows() {
    for language in Language::ALL {
        let size = egui::vec2(1024.0, 600.0);
        let mut h = harness_in("first-moves", language, size);
        h.get_by_label(&format!("{} ▾", language.word("look")))
            .click();
        h.run();
        for entry in ["theme-light", "clicker-stops"] {
            let rect = h.get_by_label(&language.word(entry)).rect();
            let window = h.ctx.content_rect();
            assert!(window.contains_rect(rect), "{language:?}: {entry} {rect}");
        }
    }
}

/// A single step moves for a moment, where the viewer and the system let it; its end is the picture that
/// is seen without.
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

/// Where there is no room for a notice it covers neither the names of boards nor their counters.
#[test]
fn notices_leave_names_and_counters_in_sight() {
    let all = "naive, masks, propagation, fewest-candidates";
    for (boards, size) in [
        ("naive, propagation", egui::vec2(1366.0, 768.0)),
        ("naive, propagation", egui::vec2(1024.0, 600.0)),
        (all, egui::vec2(1366.0, 768.0)),
        (all, egui::vec2(1024.0, 600.0)),
        (all, egui::vec2(400.0, 800.0)),
    ] {
        for language in Language::ALL {
            let mut h = harness_in(TWO_BOARDS, language, size);
            inspector::set_boards(&mut h, boards);
            // The longest notice.
            ask(&mut h, Command::Notify(Notice::SettingsBroken));
            let notice = notice(&h);
            let session = &h.state().session;
            let titles = session.runs().titles(language);
            let counters = session
                .runs()
                .iter()
                .flat_map(|run| counters_shown(run.moment()));
            let counters = counters.map(|(id, _)| language.word(&format!("counter-{id}")));
            let names: Vec<String> = counters.collect();
            for words in titles.iter().chain(&names) {
                for text in h
                    .output()
                    .shapes
                    .iter()
                    .filter_map(|clipped| match &clipped.shape {
                        egui::Shape::Text(text) if text.galley.text() == words => Some(text),
                        _ => None,
                    })
                {
                    let at = text.visual_bounding_rect();
                    // The lanes of the timeline bear the names too.
                    let is_on_card = at.top() < size.y * 0.8;
                    let is_covered = at.shrink(1.0).intersects(notice);
                    assert!(
                        !(is_on_card && is_covered),
                        "{language:?} {size} {words} {at} {notice}"
                    );
                }
            }
        }
    }
}

/// Where candidates are dots they can be enlarged, and digits are large enough to be read.
#[test]
fn candidates_are_legible_or_dots() {
    for size in [egui::vec2(1366.0, 768.0), egui::vec2(1024.0, 600.0)] {
        let mut h = harness_in("naive-or-propagation", Language::En, size);
        inspector::set_boards(
            &mut h,
            "masks, propagation, fewest-candidates, forward-checking",
        );
        let digits = h
            .output()
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                egui::Shape::Text(text) if text.pos.x < size.x * 0.6 => {
                    let job = &text.galley.job;
                    let is_digit =
                        job.text.len() == 1 && job.text.chars().all(|c| c.is_ascii_digit());
                    is_digit.then(|| job.sections[0].format.font_id.size)
                }
                _ => None,
            });
        let least = digits.fold(f32::INFINITY, f32::min);
        assert!(least >= 7.0, "{size}: {least}");
    }
}

/// Tab goes on into a menu that was opened with the mouse. Closed, it leaves the keys to the program.
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
