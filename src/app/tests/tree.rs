//! The search tree.

use super::inspector::set_boards;
use super::presenting::{SIZES, presented};
use super::*;
use crate::scene::TreePicture;

/// What is visible of the tree of a board.
fn seen<T>(h: &mut Window, index: usize, look: impl FnOnce(TreePicture) -> T) -> T {
    let front = h.state_mut();
    let run = &front.session.runs()[index];
    let palette = front.look.theme.palette();
    look(front.drawn.of(run.id()).tree.picture(run, &palette))
}

/// The nodes on the screen: the step that placed each, its place, and whether it is folded.
fn nodes(h: &mut Window) -> Vec<(u64, egui::Pos2, bool)> {
    seen(h, 0, |picture| {
        let places = picture.outline.nodes.iter().zip(&picture.layout.places);
        places
            .map(|(shown, place)| {
                let at = picture.camera.point(*place);
                (shown.key, egui::pos2(at.x, at.y), shown.is_folded)
            })
            .collect()
    })
}

/// A folded node well inside the panel.
fn folded_in_view(h: &mut Window) -> (u64, egui::Pos2) {
    let canvas = egui::Rect::from_min_max(egui::pos2(960.0, 180.0), egui::pos2(1260.0, 560.0));
    let found = nodes(h)
        .into_iter()
        .find(|(_, at, is_folded)| *is_folded && canvas.contains(*at));
    let (key, at, _) = found.expect("a folded node is in view");
    (key, at)
}

/// Lets a second pass, so that clicks before and after do not make a double click.
fn wait(harness: &mut Window) {
    (0..60).for_each(|_| harness.step());
}

fn click(harness: &mut Window, pos: egui::Pos2, button: egui::PointerButton, times: usize) {
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
    let mut h = revealed("first-program");
    ask(&mut h, Command::GoTo(12_000));
    open_view(&mut h, "Tree");
    let (key, at) = folded_in_view(&mut h);
    let children = |h: &mut Window| nodes(h).len();
    let before = children(&mut h);
    h.hover_at(at);
    wait(&mut h);
    h.get_by_label_contains(&format!("step {}", Language::En.number(key)));
    click(&mut h, at, egui::PointerButton::Secondary, 1);
    assert!(children(&mut h) > before);
    assert_eq!(step(&h), 12_000, "folding is not going");
    h.get_by_label_contains("Fold failures").click();
    h.run();
    assert!(
        children(&mut h) < before,
        "what failed nearby is folded too"
    );
    h.get_by_label_contains("Fold failures").click();
    h.run();
    assert_eq!(children(&mut h), before);
    let (key, at) = folded_in_view(&mut h);
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    assert_eq!(step(&h), key);
    h.get_by_label("Unfold").click();
    h.run();
    assert!(children(&mut h) > 1_500);
    check_is_well_seen(&mut h);
    h.get_all_by_label("Next solution").last().unwrap().click();
    h.run();
    assert_eq!(step(&h), 295_537);
}

/// In the largest run of the lessons the latest guess is found and visible, wherever one goes.
#[test]
fn the_tree_keeps_the_latest_guess_in_view() {
    let mut h = harness("naive-or-propagation");
    open_view(&mut h, "Tree");
    for place in ["3", "7", "1"] {
        type_text(&mut h, place);
        for _ in 0..5 {
            press(&mut h, Key::B);
            seen(&mut h, 0, |picture| {
                let path = picture.tree.path(picture.moment.step());
                assert_eq!(path.len(), picture.moment.choices().len());
                let current = picture.current(&path).unwrap();
                assert_eq!(Some(&picture.outline.nodes[current].key), path.last());
                let at = picture.camera.point(picture.layout.places[current]);
                assert!(picture.rect.contains(at), "{at:?} {:?}", picture.rect);
            });
        }
    }
}

/// The place of the latest guess as a share of the panel, and the zoom.
fn latest_guess(h: &mut Window) -> (f32, f32, f32) {
    seen(h, 0, |picture| {
        let path = picture.tree.path(picture.moment.step());
        let current = picture.current(&path).unwrap();
        assert_eq!(Some(&picture.outline.nodes[current].key), path.last());
        let at = picture.camera.point(picture.layout.places[current]);
        let rect = picture.rect;
        (
            (at.x - rect.x) / rect.width,
            (at.y - rect.y) / rect.height,
            picture.camera.zoom,
        )
    })
}

fn check_is_well_seen(h: &mut Window) {
    let (x, y, zoom) = latest_guess(h);
    assert!((0.05..0.95).contains(&x), "{x} across");
    assert!((0.05..0.95).contains(&y), "{y} down");
    assert!(zoom > 0.7, "zoom {zoom}");
}

#[test]
fn after_a_jump_the_latest_guess_is_well_seen() {
    let mut h = harness("first-program");
    open_view(&mut h, "Tree");
    for key in ["5", "3", "8"] {
        type_text(&mut h, key);
        check_is_well_seen(&mut h);
    }
    for button in ["Previous solution", "Next solution"] {
        h.get_all_by_label(button).last().unwrap().click();
        h.run();
        check_is_well_seen(&mut h);
    }
}

#[test]
fn the_tree_can_be_read_after_folding_and_unfolding() {
    let mut h = harness("first-program");
    open_view(&mut h, "Tree");
    ask(&mut h, Command::GoTo(467_911));
    for button in ["Unfold", "Fold failures", "Unfold"] {
        h.get_by_label_contains(button).click();
        h.run();
        check_is_well_seen(&mut h);
        h.get_by_label("Fit").click();
        h.run();
        let (x, y, zoom) = latest_guess(&mut h);
        assert!((0.0..1.0).contains(&x) && (0.0..1.0).contains(&y));
        assert!(zoom > 0.15, "nodes can be told apart");
    }
}

/// Beside the words of a stop in presenter mode a small tree is rather smaller than cut.
#[test]
fn a_small_tree_above_words_is_seen_whole() {
    for (lesson, board, at) in [("backjumping", 1, 31), ("first-backtrack", 0, 15)] {
        let mut h = presented(lesson, Language::Es, SIZES[1]);
        while step(&h) < at {
            // Questions are passed.
            press(&mut h, Key::N);
        }
        assert_eq!(h.state().look.view, crate::lesson::View::Tree);
        ask(&mut h, Command::GoTo(at + 1));
        ask(&mut h, Command::GoTo(at));
        // Whatever moves has come to rest.
        wait(&mut h);
        let is_whole = seen(&mut h, board, |picture| {
            picture.camera.shows_whole(picture.layout, picture.rect)
        });
        assert!(is_whole, "{lesson}");
    }
}

#[test]
fn the_tree_stays_still_while_the_playhead_moves_inside() {
    // A stop would take some of its space.
    let mut lesson = lesson("first-moves");
    lesson.stops.clear();
    let mut h = harness_of(lesson, Language::En, egui::vec2(1280.0, 800.0));
    open_view(&mut h, "Tree");
    press(&mut h, Key::ArrowRight);
    press(&mut h, Key::Home);
    let start = nodes(&mut h);
    assert!(start.len() > 8);
    let (top, bottom) = (start[0].1.y, start.last().unwrap().1.y);
    assert!(bottom > top + 200.0);
    for _ in 0..8 {
        press(&mut h, Key::ArrowRight);
        assert_eq!(nodes(&mut h), start);
    }
    let (_, root, _) = start[0];
    h.hover_at(root);
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 120.0),
        modifiers: Modifiers::NONE,
    });
    h.run();
    let (_, still, _) = nodes(&mut h)[0];
    assert!(
        still.distance(root) < 1.0,
        "what is under the pointer stays"
    );
    assert!(nodes(&mut h).last().unwrap().1.y > bottom + 50.0);
    h.get_by_label("Fit").click();
    h.run();
    assert!(nodes(&mut h).last().unwrap().1.y < 620.0);
}

#[test]
fn a_sweep_has_no_tree() {
    let mut h = harness("sweep-gives-up");
    open_view(&mut h, "Tree");
    h.get_by_label_contains("never guesses");
}

#[test]
fn two_searches_have_their_trees_one_above_the_other() {
    let mut h = harness_in("first-program", Language::En, egui::vec2(1440.0, 900.0));
    set_boards(&mut h, "naive, row-major+descending+rules, singles");
    open_view(&mut h, "Tree");
    press(&mut h, Key::X);
    let rect = |h: &mut Window, index: usize| seen(h, index, |picture| picture.rect);
    let (one, other) = (rect(&mut h, 0), rect(&mut h, 1));
    assert!(
        one.height > 150.0 && one.bottom() <= other.y,
        "{one:?} {other:?}"
    );
    // Each shows the node at which the boards differ.
    for index in [0, 1] {
        assert!(h.state().session.differs_at(index));
        seen(&mut h, index, |picture| {
            let path = picture.tree.path(picture.moment.step());
            let current = picture.current(&path).unwrap();
            let at = picture.camera.point(picture.layout.places[current]);
            assert!(picture.rect.contains(at), "{at:?} {:?}", picture.rect);
        });
    }
    // A strategy without guesses says so when its tree is opened, and clicking it leads nowhere.
    let title = |h: &Window, index: usize| {
        let title = h.state().session.runs().title(index, Language::En);
        format!("{}. {title}", index + 1)
    };
    h.get_by_role_and_label(Role::Button, &title(&h, 2)).click();
    h.run();
    h.get_by_label(&Language::En.word("tree-none"));
    assert_eq!(h.state().session.runs().leading(), 0);
    h.get_by_role_and_label(Role::Button, &title(&h, 1)).click();
    h.run();
    assert_eq!((rect(&mut h, 0), rect(&mut h, 1)), (one, other));
}
