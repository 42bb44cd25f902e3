//! Panels and shortcuts without any window.

use super::gui::shortcuts;
use super::state::State;
use super::{frame, style};
use crate::cli::View;
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::files::LESSONS;
use crate::lesson::Lesson;
use crate::playhead::Speed;
use crate::scene::Theme;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn lesson(id: &str) -> Lesson {
    let (_, source) = LESSONS.iter().find(|(name, _)| *name == id).unwrap();
    Lesson::read(source).unwrap()
}

/// The whole interface with a lesson, explored to its end, at 1280×800.
fn harness(id: &str) -> Harness<'static, State> {
    harness_in(id, Language::En, egui::vec2(1280.0, 800.0))
}

fn harness_in(id: &str, language: Language, size: egui::Vec2) -> Harness<'static, State> {
    let mut state = State::new(lesson(id), language);
    state.explore_now();
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
                ui.ctx().set_fonts(super::gui::font_definitions());
                style::apply(ui.ctx(), Theme::Light);
            }
        },
        state,
    );
    harness.run();
    harness
}

fn press(harness: &mut Harness<'static, State>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn press_shift(harness: &mut Harness<'static, State>, key: Key) {
    harness.key_press_modifiers(Modifiers::SHIFT, key);
    harness.run();
}

fn type_text(harness: &mut Harness<'static, State>, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

fn step(harness: &Harness<'static, State>) -> u64 {
    harness.state().boards[0].moment.step()
}

#[test]
fn keys_move_through_the_run() {
    let mut h = harness("first-program");
    // Steps 1 to 5: select, place, select, conflict, place.
    for (key, at) in [
        (Key::ArrowRight, 1),
        (Key::PageDown, 2),
        (Key::L, 3),
        (Key::ArrowLeft, 2),
        (Key::PageUp, 1),
        (Key::J, 0),
        (Key::ArrowLeft, 0),
        (Key::C, 4),
        (Key::S, 295_537),
        (Key::End, 613_461),
        (Key::Home, 0),
    ] {
        press(&mut h, key);
        assert_eq!(step(&h), at, "{key:?}");
    }
    press_shift(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 2);
    press_shift(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 5);
    press_shift(&mut h, Key::C);
    assert_eq!(step(&h), 4);
    type_text(&mut h, "5");
    assert_eq!(step(&h), 613_461 / 2);
    assert_eq!(
        h.state().boards[0].moment.step(),
        h.state().playhead.position()
    );
}

#[test]
fn a_search_for_nothing_is_told() {
    let mut h = harness("first-moves");
    press(&mut h, Key::D);
    assert_eq!(h.state().notice, Some("no-further"));
    h.get_by_label("There is none in this direction.");
    press(&mut h, Key::ArrowRight);
    assert_eq!(h.state().notice, None);
}

#[test]
fn play_and_speed() {
    let mut h = harness("first-program");
    h.get_by_label_contains("Play").click();
    h.step();
    assert!(h.state().playhead.is_playing());
    h.key_press(Key::Space);
    h.step();
    assert!(!h.state().playhead.is_playing());
    let before = h.state().playhead.speed().rate().unwrap();
    type_text(&mut h, "+");
    assert_eq!(h.state().playhead.speed().rate(), Some(before * 2.0));
    (0..30).for_each(|_| type_text(&mut h, "+"));
    assert_eq!(h.state().playhead.speed(), Speed::UNLIMITED);
    h.get_by_label("unlimited");
}

#[test]
fn presenter_help_and_blank() {
    let mut h = harness("first-program");
    press(&mut h, Key::P);
    assert!(h.state().is_presenting && h.query_by_label_contains("Play").is_none());
    press(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 1, "a clicker works in presenter mode");
    press(&mut h, Key::H);
    assert!(h.state().shows_help);
    press(&mut h, Key::Escape);
    assert!(!h.state().shows_help && h.state().is_presenting);
    press(&mut h, Key::Escape);
    assert!(!h.state().is_presenting);
    type_text(&mut h, ".");
    assert!(h.state().is_blank);
    press(&mut h, Key::Escape);
    assert!(!h.state().is_blank);
}

#[test]
fn another_language_changes_words_only() {
    let mut h = harness("naive-or-propagation");
    press(&mut h, Key::C);
    let at = step(&h);
    h.get_by_label("English ▾").click();
    h.run();
    h.get_by_label("Português").click();
    h.run();
    assert_eq!((h.state().language, step(&h)), (Language::Pt, at));
    h.get_by_label_contains("Reproduzir");
    assert_eq!(h.state().boards[1].title, "propagação");
}

#[test]
fn two_boards_go_together() {
    let mut h = harness("naive-or-propagation");
    (0..70).for_each(|_| press(&mut h, Key::ArrowRight));
    let steps: Vec<u64> = h.state().boards.iter().map(|b| b.moment.step()).collect();
    assert_eq!(steps, [70, 65], "the shorter run waits at its end");
    press(&mut h, Key::M);
    assert!(h.state().bookmarks.contains(&70));
    press(&mut h, Key::M);
    assert!(h.state().bookmarks.is_empty());
}

#[test]
fn fast_play_tells_its_rate() {
    let mut h = harness("first-program");
    let state = h.state_mut();
    state.playhead.go_to(300_000);
    state.playhead.set_speed(Speed::per_second(1000.0));
    state.playhead.play();
    (0..60).for_each(|_| state.pass_time(1.0 / 60.0));
    h.step();
    let rate = h.state().pulse.rate().unwrap();
    assert!((990.0..=1000.0).contains(&rate), "{rate}");
    h.get_by_label(&format!("now {} steps/s", rate.round()));
    press(&mut h, Key::Space);
    h.get_by_label("1,000 steps/s");
}

#[test]
fn every_stop_is_found_in_its_order() {
    for (id, _) in LESSONS {
        let h = harness(id);
        let state = h.state();
        assert_eq!(state.stops.len(), state.lesson.stops.len(), "{id}");
        assert!(
            state.stops.is_sorted_by(|a, b| a < b),
            "{id}: {:?}",
            state.stops
        );
    }
}

#[test]
fn playing_halts_at_a_stop() {
    let mut h = harness("first-moves");
    assert!(h.query_by_label_contains("Stop 1").is_none());
    let state = h.state_mut();
    state.playhead.set_speed(Speed::per_second(50.0));
    state.playhead.play();
    state.pass_time(1.0);
    state.carry_out();
    h.run();
    assert_eq!((step(&h), h.state().playhead.is_playing()), (2, false));
    h.get_by_label_contains("the row already holds a 1");
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    assert_eq!(step(&h), 10);
    h.get_by_label("Previous stop").click();
    h.run();
    assert_eq!(step(&h), 4);
}

/// Opens a view of the inspector by its tab.
fn open_view(harness: &mut Harness<'static, State>, tab: &str) {
    harness.get_by_label(tab).click();
    harness.run();
}

#[test]
fn the_log_goes_to_a_step_that_is_clicked() {
    let mut h = harness("first-program");
    open_view(&mut h, "Log");
    (0..30).for_each(|_| press(&mut h, Key::ArrowRight));
    h.get_by_label("R2C2: 3 is refused.");
    h.get_by_label("R2C2: 4 is written.").hover();
    h.run();
    let row = h.get_by_label("R2C2: 4 is written.").rect().center();
    h.drag_at(row);
    h.drop_at(row);
    h.run();
    assert_eq!(step(&h), 31);
}

#[test]
fn a_cell_can_be_asked_about() {
    let mut h = harness("first-moves");
    open_view(&mut h, "Why");
    press(&mut h, Key::C);
    h.get_by_label("What can R1C2 hold?");
    h.get_by_label("already held by R1C1 (row)");
    assert_eq!(h.get_all_by_label_contains("not tried yet").count(), 3);
    // Somewhere on the board.
    let at = egui::pos2(400.0, 350.0);
    for is_asked in [true, false] {
        h.drag_at(at);
        h.drop_at(at);
        h.run();
        assert_eq!(h.state().asked.is_some(), is_asked);
    }
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    let cell = h.state().asked.unwrap();
    let address = h.state().lesson.problem.topology().address(cell);
    h.get_by_label(&format!("What can {address} hold?"));
    h.get_by_label("Back to the cell in play").click();
    h.run();
    h.get_by_label("What can R1C2 hold?");
}

#[test]
fn heat_counts_up_to_the_playhead() {
    let mut h = harness("first-program");
    open_view(&mut h, "Heat");
    press(&mut h, Key::S);
    while h.state().next_frame_in().is_some() {
        h.step();
    }
    h.run();
    h.get_by_label_contains("Up to step 295,537");
    h.get_by_label("R1C3 = 1: 256,103 steps").click();
    h.run();
    assert_eq!(step(&h), 2);
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

/// Where the nodes of the tree are on the screen: what placed each, its place, whether it is folded.
fn nodes(harness: &Harness<'static, State>) -> Vec<(u64, egui::Pos2, bool)> {
    let board = &harness.state().boards[0];
    let palette = Theme::Light.palette();
    let picture = board.tree.picture(&board.moment, &palette);
    let places = picture.outline.nodes.iter().zip(&picture.layout.places);
    places
        .map(|(shown, place)| {
            let at = picture.camera.point(*place);
            (shown.key, egui::pos2(at.x, at.y), shown.is_folded)
        })
        .collect()
}

/// A folded node that is well in view.
fn folded_in_view(harness: &Harness<'static, State>) -> (u64, egui::Pos2) {
    let canvas = egui::Rect::from_min_max(egui::pos2(960.0, 180.0), egui::pos2(1260.0, 560.0));
    let found = nodes(harness)
        .into_iter()
        .find(|(_, at, is_folded)| *is_folded && canvas.contains(*at));
    let (key, at, _) = found.expect("a folded node is in view");
    (key, at)
}

/// Lets a second go by: clicks before and after have nothing to do with each other.
fn wait(harness: &mut Harness<'static, State>) {
    (0..60).for_each(|_| harness.step());
}

fn click(
    harness: &mut Harness<'static, State>,
    pos: egui::Pos2,
    button: egui::PointerButton,
    times: usize,
) {
    for pressed in [true, false].repeat(times) {
        harness.event(egui::Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.run();
}

#[test]
fn a_node_of_the_tree_goes_to_its_step_and_unfolds() {
    let mut h = harness("first-program");
    h.state_mut().wait_for(12_000);
    h.run();
    open_view(&mut h, "Tree");
    let (key, at) = folded_in_view(&h);
    let children = |h: &Harness<'static, State>| nodes(h).len();
    let before = children(&h);
    h.hover_at(at);
    wait(&mut h);
    h.get_by_label_contains(&format!("step {}", Language::En.number(key)));
    click(&mut h, at, egui::PointerButton::Secondary, 1);
    assert!(children(&h) > before);
    assert_eq!(step(&h), 12_000, "folding is not going");
    h.get_by_label_contains("Fold failed").click();
    h.run();
    assert!(children(&h) < before, "what failed nearby is folded too");
    h.get_by_label_contains("Fold failed").click();
    h.run();
    assert_eq!(children(&h), before);
    let (key, at) = folded_in_view(&h);
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    assert_eq!(step(&h), key);
    h.get_by_label("Unfold").click();
    h.run();
    assert!(children(&h) > 1_500);
    check_is_well_seen(&h);
    h.get_by_label("◆ ▶").click();
    h.run();
    assert_eq!(step(&h), 295_537);
}

#[test]
fn a_double_click_unfolds_for_good() {
    for clicks in [1, 2] {
        let mut h = harness("first-program");
        open_view(&mut h, "Tree");
        h.state_mut().wait_for(12_000);
        h.run();
        let (key, at) = folded_in_view(&h);
        wait(&mut h);
        click(&mut h, at, egui::PointerButton::Primary, clicks);
        h.state_mut().wait_for(12_000);
        h.run();
        assert_eq!(step(&h), 12_000);
        let shown = nodes(&h).into_iter().find(|node| node.0 == key);
        assert_eq!(shown.unwrap().2, clicks == 1, "{clicks} clicks");
    }
}

/// In the largest run of the lessons the latest guess is found and in view, wherever one goes.
#[test]
fn the_tree_keeps_the_latest_guess_in_view() {
    let mut h = harness("naive-or-propagation");
    open_view(&mut h, "Tree");
    for place in ["3", "7", "1"] {
        type_text(&mut h, place);
        for _ in 0..5 {
            press(&mut h, Key::B);
            let state = h.state();
            let guesses = state.boards[0].moment.choices().len() - 1;
            let palette = Theme::Light.palette();
            let picture = state.boards[0]
                .tree
                .picture(&state.boards[0].moment, &palette);
            let path = picture.tree.path(step(&h));
            assert_eq!(path.len(), guesses + 1);
            let current = picture.current(&path).unwrap();
            assert_eq!(Some(&picture.outline.nodes[current].key), path.last());
            let at = picture.camera.point(picture.layout.places[current]);
            assert!(picture.rect.contains(at), "{at:?} {:?}", picture.rect);
        }
    }
}

/// Where the latest guess is seen, in shares of the panel, and how large the tree is.
fn latest_guess(harness: &Harness<'static, State>) -> (f32, f32, f32) {
    let board = &harness.state().boards[0];
    let palette = Theme::Light.palette();
    let picture = board.tree.picture(&board.moment, &palette);
    let path = picture.tree.path(board.moment.step());
    let current = picture.current(&path).unwrap();
    assert_eq!(Some(&picture.outline.nodes[current].key), path.last());
    let at = picture.camera.point(picture.layout.places[current]);
    let rect = picture.rect;
    (
        (at.x - rect.x) / rect.width,
        (at.y - rect.y) / rect.height,
        picture.camera.zoom,
    )
}

fn check_is_well_seen(harness: &Harness<'static, State>) {
    let (x, y, zoom) = latest_guess(harness);
    assert!((0.2..0.8).contains(&x), "{x} across");
    assert!((0.4..0.9).contains(&y), "{y} down");
    assert!(zoom > 0.7, "zoom {zoom}");
}

#[test]
fn after_a_jump_the_latest_guess_is_low_in_the_middle() {
    let mut h = harness("first-program");
    open_view(&mut h, "Tree");
    for key in ["5", "3", "8"] {
        type_text(&mut h, key);
        check_is_well_seen(&h);
    }
    for button in ["◀ ◆", "◆ ▶"] {
        h.get_by_label(button).click();
        h.run();
        check_is_well_seen(&h);
    }
}

#[test]
fn the_tree_can_be_read_after_folding_and_unfolding() {
    let mut h = harness("first-program");
    open_view(&mut h, "Tree");
    h.state_mut().wait_for(467_911);
    for button in ["Unfold", "Fold failed", "Unfold"] {
        h.get_by_label_contains(button).click();
        h.run();
        check_is_well_seen(&h);
        h.get_by_label("Fit").click();
        h.run();
        let (x, y, zoom) = latest_guess(&h);
        assert!((0.0..1.0).contains(&x) && (0.0..1.0).contains(&y));
        assert!(zoom > 0.15, "nodes can be told apart");
    }
}

/// What the viewer has moved to stays when there is more to see, as long as the latest guess is there.
#[test]
fn folding_keeps_what_the_viewer_looks_at() {
    let mut h = harness("first-program");
    open_view(&mut h, "Tree");
    h.state_mut().wait_for(467_911);
    h.run();
    for (by, stays) in [(-40.0, true), (1000.0, false)] {
        h.state_mut().boards[0].tree.pan(by, 0.0);
        h.run();
        let before = latest_guess(&h);
        h.get_by_label("Unfold").click();
        h.run();
        assert_eq!((latest_guess(&h).0 - before.0).abs() < 0.01, stays);
    }
}

#[test]
fn a_small_tree_is_shown_whole_at_its_end() {
    let mut h = harness("two-solutions");
    h.state_mut().leading = 1;
    open_view(&mut h, "Tree");
    press(&mut h, Key::End);
    let board = &h.state().boards[1];
    let palette = Theme::Light.palette();
    let picture = board.tree.picture(&board.moment, &palette);
    assert_eq!(picture.outline.nodes.len(), 107);
}

#[test]
fn the_first_step_moves_no_node_without_need() {
    let mut h = harness("first-program");
    h.state_mut().wait_for(12_000);
    h.run();
    open_view(&mut h, "Tree");
    let before = nodes(&h);
    press_shift(&mut h, Key::ArrowRight);
    assert!(step(&h) > 12_000);
    assert_eq!(nodes(&h), before);
}

#[test]
fn the_tree_stays_still_while_the_playhead_moves_inside() {
    let mut h = harness("first-moves");
    open_view(&mut h, "Tree");
    press(&mut h, Key::ArrowRight);
    press(&mut h, Key::Home);
    let start = nodes(&h);
    assert!(start.len() > 8);
    let (top, bottom) = (start[0].1.y, start.last().unwrap().1.y);
    assert!(bottom > top + 200.0);
    for _ in 0..8 {
        press(&mut h, Key::ArrowRight);
        assert_eq!(nodes(&h), start);
    }
    let (_, root, _) = start[0];
    h.hover_at(root);
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 120.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    h.run();
    let (_, still, _) = nodes(&h)[0];
    assert!(
        still.distance(root) < 1.0,
        "what is under the pointer stays"
    );
    assert!(nodes(&h).last().unwrap().1.y > bottom + 50.0);
    h.get_by_label("Fit").click();
    h.run();
    assert!(nodes(&h).last().unwrap().1.y < 620.0);
}

#[test]
fn a_sweep_has_no_tree() {
    let mut h = harness("sweep-gives-up");
    open_view(&mut h, "Tree");
    h.get_by_label_contains("never guesses");
}

#[test]
fn the_code_follows_the_step_in_any_language() {
    let mut h = harness("first-program");
    h.state_mut().view = View::Code;
    press(&mut h, Key::C);
    let conflict = "function isSafe(row, column, number)";
    h.get_by_label(conflict);
    h.get_by_label("number =");
    for (name, code, header) in [
        (
            "C",
            CodeLanguage::C,
            "bool isSafe(int row, int col, int num)",
        ),
        ("Python", CodeLanguage::Python, "def is_safe(row, col, num)"),
    ] {
        h.get_by_label(name).click();
        h.run();
        assert_eq!(h.state().code, code);
        h.get_by_label(header);
        h.get_by_label("num =");
    }
    press(&mut h, Key::B);
    assert!(h.query_by_label("def is_safe(row, col, num)").is_none());
    h.get_by_label("def solve_sudoku()");
    h.state_mut().speak(Language::Pt);
    h.run();
    h.get_by_label_contains("É esse o recuo.");
}

#[test]
fn every_view_opens_in_every_language_at_every_kind_of_step() {
    for language in Language::ALL {
        let mut h = harness_in("naive-or-propagation", language, egui::vec2(1024.0, 600.0));
        for view in View::ALL {
            h.state_mut().view = view;
            for leading in [0, 1] {
                h.state_mut().leading = leading;
                for key in [Key::Home, Key::ArrowRight, Key::C, Key::B, Key::S] {
                    press(&mut h, key);
                }
            }
        }
    }
}
