//! The tree as a page gets it, and requests on their way back.

use super::*;
use egui::accesskit::{
    Action, ActionData, ActionRequest, Node, Rect, Role, TextPosition, TextSelection, TreeUpdate,
};
use egui::{Context, Event, Id, RawInput, Ui};
use serde_json::{Value, json};

/// An interface whose document is sent to a page.
struct TestPage {
    ctx: Context,
    document: PageDocument,
}

impl TestPage {
    fn new() -> Self {
        let ctx = Context::default();
        install(&ctx);
        ctx.enable_accesskit();
        Self {
            ctx,
            document: PageDocument::default(),
        }
    }

    /// Shows a frame. Returns its tree.
    fn show(&self, events: Vec<Event>, mut contents: impl FnMut(&mut Ui)) -> TreeUpdate {
        let input = RawInput {
            screen_rect: Some(egui::Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(400.0, 300.0),
            )),
            events,
            ..RawInput::default()
        };
        let mut output = self.ctx.run(input, |ctx| {
            crate::window::root_ui(ctx, |ui| contents(ui));
        });
        output.textures_delta.clear();
        output.platform_output.accesskit_update.unwrap()
    }

    /// The update sent for a frame.
    fn told(&mut self, events: Vec<Event>, contents: impl FnMut(&mut Ui)) -> Option<Value> {
        let tree = self.show(events, contents);
        let text = self.document.changes(&self.ctx, &tree, 1.0)?;
        Some(serde_json::from_str(&text).unwrap())
    }
}

fn ask(action: Action, target: Id, data: Option<ActionData>) -> Vec<Event> {
    vec![Event::AccessKitActionRequest(ActionRequest {
        action,
        target: node_id(target),
        data,
    })]
}

/// The elements of an update with this role.
fn with_role<'a>(told: &'a Value, role: &str) -> Vec<&'a Value> {
    let set = told["set"].as_array().unwrap().iter();
    set.filter(|element| element["role"] == role).collect()
}

#[test]
fn widgets_become_elements_with_names_places_and_states() {
    let mut page = TestPage::new();
    let mut is_on = true;
    let mut at = egui::Rect::NOTHING;
    let told = page
        .told(Vec::new(), |ui| {
            ui.horizontal(|ui| {
                at = name(ui.button("◀"), "Back").rect;
                ui.checkbox(&mut is_on, "Candidates");
            });
            ui.label("Words");
        })
        .unwrap();
    let button = with_role(&told, "button")[0];
    let place = [at.left(), at.top(), at.width(), at.height()].map(f32::round);
    assert_eq!(button["name"], "Back");
    assert_eq!(button["at"], json!(place.map(|side| side as i32)));
    assert_eq!(
        (&button["focus"], &button["click"]),
        (&json!(true), &json!(true))
    );
    let checkbox = with_role(&told, "checkbox")[0];
    assert_eq!(checkbox["attributes"]["aria-checked"], "true");
    assert_eq!(with_role(&told, "text")[0]["value"], "Words");
    // The containers between the window and its widgets are not told.
    let root = with_role(&told, "document")[0];
    let children = root["children"].as_array().unwrap();
    assert_eq!(
        children[..2],
        [button["id"].clone(), checkbox["id"].clone()]
    );
}

#[test]
fn only_changes_are_told() {
    let mut page = TestPage::new();
    let mut show = |words: &'static str| {
        page.told(Vec::new(), move |ui| {
            ui.label("Stays");
            if !words.is_empty() {
                ui.label(words);
            }
        })
    };
    let first = show("Before").unwrap();
    assert!(show("Before").is_none());
    let second = show("After").unwrap();
    let set = second["set"].as_array().unwrap();
    assert_eq!(set.len(), 1, "{second}");
    assert_eq!(
        (&set[0]["value"], &second["gone"]),
        (&json!("After"), &json!([]))
    );
    let third = show("").unwrap();
    assert_eq!(third["gone"], json!([set[0]["id"]]));
    assert_ne!(first, second);
}

#[test]
fn what_is_said_is_always_there_and_changes_in_place() {
    let mut page = TestPage::new();
    let first = page.told(Vec::new(), |_| {}).unwrap();
    let [course, notice] = with_role(&first, "status")[..] else {
        panic!("{first}");
    };
    assert!(course["value"].is_null() && notice["value"].is_null());
    let said = page
        .told(Vec::new(), |ui| say(ui.ctx(), Voice::Course, "Right!"))
        .unwrap();
    let set = said["set"].as_array().unwrap();
    assert_eq!((set.len(), &set[0]["value"]), (1, &json!("Right!")));
    assert_eq!(set[0]["id"], course["id"]);
}

/// A picture of two squares, with what is asked of the second.
fn squares(ui: &mut Ui, asked: &mut Vec<Action>) -> Id {
    let picture = ui.allocate_response(egui::vec2(40.0, 20.0), egui::Sense::click());
    describe(&picture, |node| node.set_role(Role::Grid));
    let squares = [("a", 0.0), ("b", 20.0)].map(|(name, left)| {
        let mut node = Node::new(Role::Cell);
        node.set_label(name);
        node.set_bounds(Rect::new(left, 0.0, left + 20.0, 20.0));
        node.add_action(Action::Focus);
        node.add_action(Action::Click);
        PaintedPart::new(Id::new(name), node)
    });
    show_parts(ui.ctx(), picture.id, squares.into());
    move_focus(ui.ctx(), picture.id, Id::new("b"));
    let of_b = |(node, action)| (node == node_id(Id::new("b"))).then_some(action);
    asked.extend(requests(ui.ctx(), picture.id).into_iter().filter_map(of_b));
    picture.id
}

#[test]
fn a_part_is_told_focused_and_asked() {
    let mut page = TestPage::new();
    let mut asked = Vec::new();
    let told = page
        .told(Vec::new(), |ui| {
            squares(ui, &mut asked);
        })
        .unwrap();
    let [a, b] = with_role(&told, "gridcell")[..] else {
        panic!("{told}");
    };
    assert_eq!((&a["name"], &b["name"]), (&json!("a"), &json!("b")));
    assert_eq!(told["focus"], "");
    // The picture gets the focus, and the part has it.
    let focus = ask(Action::Focus, Id::new("b"), None);
    let told = page
        .told(focus, |ui| {
            squares(ui, &mut asked);
        })
        .unwrap();
    assert_eq!(told["focus"], b["id"]);
    let click = ask(Action::Click, Id::new("b"), None);
    let mut has_focus = false;
    page.told(click, |ui| {
        let picture = squares(ui, &mut asked);
        has_focus = ui.memory(|memory| memory.has_focus(picture));
    });
    assert!(has_focus);
    assert_eq!(asked, [Action::Focus, Action::Click]);
    page.told(Vec::new(), |ui| {
        squares(ui, &mut asked);
    });
    assert_eq!(asked.len(), 2, "asked once");
}

#[test]
fn the_focus_is_given_away_when_that_is_asked_for() {
    let page = TestPage::new();
    let mut id = Id::NULL;
    let mut show = |events| {
        page.show(events, |ui| id = ui.button("step").id);
        (id, page.ctx.memory(|memory| memory.focused()))
    };
    let (button, _) = show(Vec::new());
    assert_eq!(show(ask(Action::Focus, button, None)).1, Some(button));
    assert_eq!(show(ask(Action::Blur, button, None)).1, None);
}

#[test]
fn text_is_replaced_where_it_was_selected() {
    let page = TestPage::new();
    let mut text = "ação".to_owned();
    let mut id = Id::NULL;
    let mut show = |events| {
        page.show(events, |ui| id = ui.text_edit_multiline(&mut text).id);
        (id, text.clone())
    };
    let (field, _) = show(Vec::new());
    show(ask(Action::Focus, field, None));
    let replaced = |from: usize, to: usize, text: &str| {
        let [anchor, focus] = [from, to].map(|character_index| TextPosition {
            node: node_id(field),
            character_index,
        });
        let selection = ActionData::SetTextSelection(TextSelection { anchor, focus });
        let mut events = ask(Action::SetTextSelection, field, Some(selection));
        let text = ActionData::Value(text.into());
        events.extend(ask(Action::ReplaceSelectedText, field, Some(text)));
        events
    };
    assert_eq!(show(replaced(1, 3, "lgod")).1, "algodo");
    assert_eq!(show(replaced(5, 5, "ã\n")).1, "algodã\no");
    assert_eq!(show(replaced(4, 7, "")).1, "algoo");
}

#[test]
fn what_gets_the_focus_out_of_sight_is_scrolled_to() {
    let mut page = TestPage::new();
    let mut last = (Id::NULL, egui::Rect::NOTHING);
    let mut show = |page: &mut TestPage, events| {
        let told = page.told(events, |ui| {
            egui::ScrollArea::vertical()
                .max_height(100.0)
                .show(ui, |ui| {
                    for number in 0..30 {
                        let button = ui.button(number.to_string());
                        last = (button.id, button.rect);
                    }
                });
        });
        (last, told)
    };
    let (last, told) = show(&mut page, Vec::new());
    let told = told.unwrap();
    let button = *with_role(&told, "button").last().unwrap();
    assert_eq!(button["name"], "29");
    assert!(
        button["at"][1].as_i64().unwrap() <= 110,
        "what is cut off lies at the edge: {button}"
    );
    show(&mut page, ask(Action::Focus, last.0, None));
    for _ in 0..3 {
        show(&mut page, Vec::new());
    }
    let ((_, rect), _) = show(&mut page, Vec::new());
    assert!(rect.bottom() < 120.0, "{rect:?}");
}

#[test]
fn the_window_introduces_itself() {
    let mut page = TestPage::new();
    let told = page
        .told(Vec::new(), |ui| {
            introduce(ui.ctx(), "recuo", "Press Tab", "Close")
        })
        .unwrap();
    let root = with_role(&told, "document")[0];
    assert_eq!(
        (&root["name"], &root["value"]),
        (&json!("recuo"), &json!("Press Tab"))
    );
}
