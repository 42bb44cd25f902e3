//! The interface as those get it who hear it: names, roles, the boards as grids, and what is said.

use super::*;
use crate::app::front_command::FrontCommand;
use crate::app::look::{Dialog, Screen};
use crate::lesson::View;
use crate::playhead::Direction;
use crate::puzzle::Cell;
use crate::window::access::{PageDocument, Voice};
use crate::window::{Gui, Surface, access, root_ui};
use egui::Event;
use egui::accesskit::{Action, ActionRequest, NodeId};
use serde_json::Value;
use std::collections::BTreeMap;

/// A window whose elements are sent to a page.
struct Page {
    gui: Gui,
    front: Front,
    document: PageDocument,
    time: f64,
    /// All elements, by number.
    elements: BTreeMap<String, Value>,
    focus: String,
    /// The tree as an adapter for screen readers takes it.
    #[cfg(target_os = "linux")]
    exposed: Option<accesskit_consumer::Tree>,
}

/// Takes changes of a tree, and does nothing.
#[cfg(target_os = "linux")]
struct Unheard;

#[cfg(target_os = "linux")]
impl accesskit_consumer::TreeChangeHandler for Unheard {
    fn node_added(&mut self, _: &accesskit_consumer::Node) {}
    fn node_updated(&mut self, _: &accesskit_consumer::Node, _: &accesskit_consumer::Node) {}
    fn node_removed(&mut self, _: &accesskit_consumer::Node) {}
    fn focus_moved(
        &mut self,
        _: Option<&accesskit_consumer::Node>,
        _: Option<&accesskit_consumer::Node>,
    ) {
    }
}

impl Page {
    fn new(id: &str) -> Self {
        Self::of(lesson(id), Language::En)
    }

    fn of(lesson: Lesson, language: Language) -> Self {
        let gui = Gui::new(fonts::definitions());
        gui.ctx().enable_accesskit();
        let mut front = Front::new(lesson, language);
        front.explore_whole(gui.ctx());
        style::apply(gui.ctx(), front.look.theme, false);
        let mut page = Self {
            gui,
            front,
            document: PageDocument::default(),
            time: 0.0,
            elements: BTreeMap::new(),
            focus: String::new(),
            #[cfg(target_os = "linux")]
            exposed: None,
        };
        page.show();
        page
    }

    /// Shows frames until nothing changes.
    fn show(&mut self) {
        for _ in 0..6 {
            self.time += 1.0;
            let surface = Surface {
                pixels: [1280, 800],
                scale: 1.0,
            };
            let front = &mut self.front;
            let mut picture = self.gui.run(surface, self.time, |ctx| {
                root_ui(ctx, |ui| frame(ui, front, 0.0, SLICES));
            });
            picture.textures.clear();
            let tree = picture.platform.accesskit_update.expect("it is described");
            #[cfg(target_os = "linux")]
            self.expose(access::exposed(tree.clone()));
            let Some(told) = self.document.changes(self.gui.ctx(), &tree, 1.0) else {
                continue;
            };
            let told: Value = serde_json::from_str(&told).unwrap();
            for gone in told["gone"].as_array().unwrap() {
                self.elements.remove(gone.as_str().unwrap());
            }
            for element in told["set"].as_array().unwrap() {
                let id = element["id"].as_str().unwrap();
                self.elements.insert(id.to_owned(), element.clone());
            }
            told["focus"].as_str().unwrap().clone_into(&mut self.focus);
        }
    }

    /// Hands the tree to what an adapter has of it, which panics if it is none.
    #[cfg(target_os = "linux")]
    fn expose(&mut self, tree: egui::accesskit::TreeUpdate) {
        match &mut self.exposed {
            Some(exposed) => exposed.update_and_process_changes(tree, &mut Unheard),
            None => self.exposed = Some(accesskit_consumer::Tree::new(tree, true)),
        }
    }

    fn ask(&mut self, ask: impl Into<Ask>) {
        let ctx = self.gui.ctx().clone();
        self.front.perform(&ctx, ask);
        self.show();
    }

    fn request(&mut self, action: Action, element: &Value) {
        let id = u64::from_str_radix(element["id"].as_str().unwrap(), 16).unwrap();
        self.gui.push(Event::AccessKitActionRequest(ActionRequest {
            action,
            target: NodeId(id),
            data: None,
        }));
        self.show();
    }

    fn press(&mut self, key: Key) {
        for pressed in [true, false] {
            self.gui.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
        self.show();
    }

    /// The elements with this role, in no order.
    fn with_role(&self, role: &str) -> Vec<&Value> {
        let all = self.elements.values();
        all.filter(|element| element["role"] == role).collect()
    }

    fn named(&self, role: &str, name: &str) -> Value {
        let found = self.with_role(role);
        let found: Vec<_> = found.into_iter().filter(|e| e["name"] == name).collect();
        assert_eq!(found.len(), 1, "{role} {name}: {:#?}", self.with_role(role));
        found[0].clone()
    }

    fn focused(&self) -> &str {
        let element = self.elements.get(&self.focus);
        element.map_or("", |element| element["name"].as_str().unwrap())
    }

    /// What was said last.
    fn said(&self, voice: Voice) -> String {
        let said = access::said(self.gui.ctx(), voice);
        let told = self.with_role("status");
        let is_told = |element: &&Value| element["value"].as_str().unwrap_or_default() == said;
        assert!(told.iter().any(is_told), "{said}: {told:?}");
        said
    }

    fn course(&self) -> String {
        self.said(Voice::Course)
    }
}

#[test]
fn whatever_can_be_clicked_or_focused_has_a_name() {
    let mut page = Page::of(lesson("naive-or-propagation"), Language::Pt);
    let mut screens: Vec<(String, Ask)> = Vec::new();
    for view in View::ALL {
        screens.push((view.id().to_owned(), LookCommand::View(view).into()));
    }
    for dialog in Dialog::ALL {
        let ask = LookCommand::Dialog(dialog, Switch::On);
        screens.push((format!("{dialog:?}"), ask.into()));
    }
    for screen in [Screen::Course, Screen::Editor] {
        let ask = LookCommand::Screen(screen, Switch::On);
        screens.push((format!("{screen:?}"), ask.into()));
    }
    let mut faults = Vec::new();
    for (name, ask) in screens {
        page.ask(ask);
        for element in page.elements.values() {
            let is_active = element["focus"] == true || element["click"] == true;
            let label = element["name"].as_str().unwrap_or_default();
            let is_named = label.chars().any(char::is_alphanumeric);
            let is_english = label == "Close window";
            if is_active && !is_named || is_english {
                faults.push(format!("{name}: {element}"));
            }
            let children = element["children"].as_array();
            for child in children.into_iter().flatten() {
                assert!(page.elements.contains_key(child.as_str().unwrap()));
            }
        }
        page.ask(FrontCommand::Close);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_window_has_its_parts_in_the_order_in_which_they_are_seen() {
    let page = Page::new("first-moves");
    let root = page.with_role("document")[0];
    assert_eq!(root["name"], "The first moves – recuo");
    let names = root["children"].as_array().unwrap().iter().map(|id| {
        let element = &page.elements[id.as_str().unwrap()];
        format!("{} {}", element["role"].as_str().unwrap(), element["name"])
    });
    let names: Vec<String> = names.filter(|name| !name.starts_with("status")).collect();
    assert_eq!(
        names,
        [
            "region \"Menus\"",
            "main \"Boards\"",
            "complementary \"Inspector\"",
            "region \"Steps and timeline\"",
        ]
    );
    let play = page.named("button", "Play");
    assert_eq!(play["attributes"]["aria-pressed"], Value::Null);
    page.named("button", "One step back");
    let presenter = page.named("button", "Presenter");
    assert_eq!(presenter["attributes"]["aria-keyshortcuts"], "P");
}

#[test]
fn a_board_is_a_grid_that_keys_walk() {
    let mut page = Page::new("first-moves");
    page.ask(Command::GoTo(3));
    assert_eq!(page.with_role("grid").len(), 1);
    assert_eq!(page.with_role("row").len(), 4);
    assert_eq!(page.with_role("gridcell").len(), 16);
    page.named("gridcell", "R1C2: empty, 2 refused");
    let culprit = page.named("gridcell", "R1C4: 2, given, in conflict");
    page.request(Action::Focus, &culprit);
    assert_eq!(page.focused(), "R1C4: 2, given, in conflict");
    page.press(Key::ArrowDown);
    assert_eq!(page.focused(), "R2C4: 4, given");
    (0..5).for_each(|_| page.press(Key::ArrowRight));
    assert!(page.focused().starts_with("R2C4"), "{}", page.focused());
    assert_eq!(page.front.session.playhead().position(), 3, "arrows walk");
    page.press(Key::Enter);
    assert_eq!(page.front.look.cell, Some(Cell::new(7)));
    assert!(
        page.focused().ends_with(", asked about"),
        "{}",
        page.focused()
    );
    let cell = page.named("gridcell", "R1C4: 2, given, in conflict");
    page.request(Action::Click, &cell);
    assert_eq!(page.front.look.cell, Some(Cell::new(3)));
    page.press(Key::Escape);
    page.press(Key::ArrowRight);
    assert_eq!(
        page.front.session.playhead().position(),
        4,
        "keys step again"
    );
}

#[test]
fn a_student_goes_over_the_board_by_its_cells() {
    let mut page = Page::new("first-moves");
    page.press(Key::Y);
    assert!(
        page.course()
            .contains("Every move of this search is now yours")
    );
    let cells = page.with_role("gridcell");
    let at = |cells: &[&Value], name: &str| {
        let mut found = cells
            .iter()
            .filter(|e| e["name"].as_str().unwrap().starts_with(name));
        (*found.next().unwrap()).clone()
    };
    let cell = at(&cells, "R2C2");
    page.request(Action::Focus, &cell);
    page.press(Key::ArrowUp);
    assert!(page.focused().starts_with("R1C2"));
    page.press(Key::Enter);
    assert_eq!(page.front.session.playhead().position(), 1);
    assert!(page.course().starts_with("Right!"), "{}", page.course());
}

#[test]
fn the_editor_s_board_is_walked_and_written_on() {
    let mut page = Page::new("first-moves");
    page.ask(LookCommand::Screen(Screen::Editor, Switch::On));
    let cell = page.named("gridcell", "R1C2: empty");
    page.request(Action::Focus, &cell);
    page.press(Key::ArrowDown);
    assert_eq!(page.focused(), "R2C2: empty");
    for digit in ["7", "7"] {
        page.gui.push(Event::Text(digit.to_owned()));
    }
    page.show();
    assert!(page.focused().starts_with("R2C4"));
    page.named("gridcell", "R2C2: 7, in conflict");
}

#[test]
fn a_lesson_is_said_and_nothing_twice() {
    let mut page = Page::new("first-moves");
    let opened = page.course();
    assert!(opened.starts_with("The first moves. "), "{opened}");
    page.press(Key::N);
    let stop = page.course();
    assert!(stop.contains("Stop 1 of "), "{stop}");
    page.show();
    assert_eq!(page.course(), stop);
    page.ask(Command::Step(1));
    let step = page.course();
    assert!(!step.contains("Stop") && step.starts_with("R1C2"), "{step}");
}

#[test]
fn a_question_is_said_with_its_options_and_then_its_verdict() {
    let mut page = Page::new("first-moves");
    for _ in 0..10 {
        page.ask(Command::Stop(Direction::Forward));
        if page.front.session.is_asking() {
            break;
        }
    }
    let posed = page.front.session.questions().posed().unwrap().clone();
    let asked = page.course();
    for part in std::iter::once(&posed.question).chain(&posed.options) {
        assert!(asked.contains(part.get(Language::En)), "{asked}");
    }
    let letter = crate::session::verdict::LETTERS[posed.right];
    let words = posed.options[posed.right].get(Language::En);
    let option = page.named("button", &format!("{letter}: {words}"));
    assert_eq!(
        option["attributes"]["aria-keyshortcuts"],
        letter.to_string()
    );
    page.request(Action::Click, &option);
    let verdict = page.course();
    assert!(verdict.starts_with("Right! "), "{verdict}");
    assert!(!verdict.contains(posed.question.get(Language::En)));
    let right = page.named("button", &format!("{letter}: {words}, right"));
    assert_eq!(right["id"], option["id"], "it is the same button");
}

#[test]
fn a_board_at_its_end_is_not_told_again() {
    let mut page = Page::new("naive-or-propagation");
    page.ask(Command::Align(crate::analysis::alignment::Alignment::Step));
    page.ask(Command::GoTo(100_000));
    let both = page.course();
    let titles = page.front.session.runs().titles(Language::En);
    assert!(
        titles.iter().all(|title| both.contains(title.as_str())),
        "{both}"
    );
    page.ask(Command::Step(1));
    let one = page.course();
    let told: Vec<&String> = titles
        .iter()
        .filter(|title| one.contains(title.as_str()))
        .collect();
    assert_eq!(told.len(), 1, "{one}");
}

#[test]
fn notices_and_playing_are_told_apart() {
    let mut page = Page::new("first-moves");
    page.ask(Command::Notify(Notice::LinkCopied));
    assert_eq!(page.said(Voice::Notice), "The link has been copied.");
    let before = page.course();
    let slow = Command::SetSpeed(crate::playhead::Speed::per_second(1.0));
    page.front.session.apply(slow);
    page.front.session.apply(Command::Play);
    page.front.session.advance(1.0, 0);
    assert!(page.front.session.playhead().position() > 0);
    let ctx = page.gui.ctx().clone();
    let cx = super::super::cx::Cx::new(&page.front.session, &page.front.look);
    page.front.announcer.announce(&ctx, &cx);
    assert_eq!(access::said(&ctx, Voice::Course), before);
}

#[test]
fn the_timeline_and_the_speed_are_sliders() {
    let mut page = Page::new("first-moves");
    page.ask(Command::Last);
    page.ask(Command::GoTo(10));
    let lane = page.named("slider", "Timeline: naive");
    assert_eq!(lane["value"], "step 10 of 55");
    assert_eq!(lane["attributes"]["max"], "55");
    page.request(Action::Increment, &lane);
    assert_eq!(page.front.session.playhead().position(), 11);
    page.request(Action::Focus, &lane);
    page.press(Key::ArrowLeft);
    assert_eq!(page.front.session.playhead().position(), 10);
    let speed = page.named("slider", "speed");
    assert!(
        speed["value"].as_str().unwrap().ends_with("steps/s"),
        "{speed}"
    );
}

#[test]
fn menus_have_items_and_dialogs_are_modal() {
    let mut page = Page::new("first-moves");
    let menu = page.named("button", "View");
    assert_eq!(menu["attributes"]["aria-haspopup"], "menu");
    assert_eq!(menu["attributes"]["aria-expanded"], "false");
    page.request(Action::Click, &menu);
    assert_eq!(page.with_role("menu").len(), 1);
    let dark = page.named("menuitemradio", "Dark");
    assert_eq!(dark["attributes"]["aria-checked"], "false");
    page.named("menuitemcheckbox", "Candidates");
    page.named("menuitem", "Larger text");
    page.press(Key::Escape);
    assert!(page.with_role("menu").is_empty());
    page.press(Key::E);
    let dialog = page.with_role("dialog")[0];
    assert_eq!(dialog["attributes"]["aria-modal"], "true");
    assert!(page.with_role("combobox").len() == 1);
}

#[test]
fn what_comes_into_view_is_said() {
    let mut page = Page::new("first-moves");
    page.press(Key::Z);
    assert_eq!(page.course(), "Code.");
    page.press(Key::I);
    assert_eq!(page.course(), "Course.");
    page.press(Key::Escape);
    assert_eq!(page.course(), "Boards.");
    page.ask(Command::Step(1));
    assert!(page.course().starts_with("R1C2"), "{}", page.course());
}
