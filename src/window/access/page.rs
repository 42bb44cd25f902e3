//! The document in a page: the page gets what has changed since the last time, and sends requests.

use super::document::ReadDocument;
use super::element::{Element, Number};
use super::parts::PaintedParts;
use egui::accesskit::{
    Action, ActionData, ActionRequest, NodeId, TextPosition, TextSelection, TreeUpdate,
};
use egui::text_edit::TextEditState;
use egui::{Context, Event};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The document as last sent.
#[derive(Default)]
pub struct PageDocument {
    elements: BTreeMap<Number, Element>,
    focus: Option<Number>,
}

/// What has changed.
#[derive(Serialize)]
struct Change {
    /// The elements that are new or different.
    set: Vec<Element>,
    /// The numbers of those that are gone.
    gone: Vec<Number>,
    /// The number of the one that has the focus; empty if none has.
    #[serde(serialize_with = "or_empty")]
    focus: Option<Number>,
}

impl PageDocument {
    /// What has changed since the last time, as a text for the page; `None` if nothing has. `zoom`
    /// is the number of points of the page in a point of the tree.
    pub fn changes(&mut self, ctx: &Context, tree: &TreeUpdate, zoom: f32) -> Option<String> {
        let ReadDocument {
            mut elements,
            focus,
        } = {
            let parts = ctx.plugin_or_default::<PaintedParts>();
            let parts = parts.lock();
            ReadDocument::of(tree, |node| parts.seen(node), zoom)
        };
        if let Some(field) = (elements.iter_mut()).find(|element| Some(element.id) == focus) {
            field.selection = selection(ctx).filter(|_| field.role == "textbox");
        }
        let is_known = |element: &&Element| self.elements.get(&element.id) == Some(element);
        let set = elements.iter().filter(|element| !is_known(element));
        // Each after those in it, as the document has them.
        let set: Vec<Element> = set.cloned().collect();
        let elements: BTreeMap<_, _> = elements.into_iter().map(|one| (one.id, one)).collect();
        let known = self.elements.keys().copied();
        let change = Change {
            gone: known.filter(|id| !elements.contains_key(id)).collect(),
            set,
            focus,
        };
        if change.set.is_empty() && change.gone.is_empty() && focus == self.focus {
            return None;
        }
        let text = serde_json::to_string(&change).expect("it is plain data");
        self.elements = elements;
        self.focus = focus;
        Some(text)
    }
}

/// What is selected in the text field that has the focus, in characters: from where to where.
fn selection(ctx: &Context) -> Option<[usize; 2]> {
    let focused = ctx.memory(|memory| memory.focused())?;
    let range = TextEditState::load(ctx, focused)?.cursor.char_range()?;
    Some([range.secondary.index, range.primary.index])
}

fn or_empty<S: Serializer>(number: &Option<Number>, serializer: S) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => number.serialize(serializer),
        None => serializer.serialize_str(""),
    }
}

/// Reads a request: an action, the element's number, and an argument, with spaces between them.
/// `None` if it is not one of these:
///
/// - `click` and `focus`, without an argument
/// - `value`: the new value of a slider
/// - `select`: the start and the end of the new selection in a field, in characters
/// - `write`: the text that replaces the selection
pub fn request(text: &str) -> Option<Event> {
    let (action, rest) = text.split_once(' ')?;
    let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let target = NodeId(u64::from_str_radix(number, 16).ok()?);
    let (action, data) = match action {
        "click" => (Action::Click, None),
        "focus" => (Action::Focus, None),
        "value" => {
            let value = rest.parse().ok()?;
            (Action::SetValue, Some(ActionData::NumericValue(value)))
        }
        "select" => {
            let (from, to) = rest.split_once(' ')?;
            let position = |index: &str| {
                Some(TextPosition {
                    node: target,
                    character_index: index.parse().ok()?,
                })
            };
            let [anchor, focus] = [position(from)?, position(to)?];
            let selection = TextSelection { anchor, focus };
            let data = ActionData::SetTextSelection(selection);
            (Action::SetTextSelection, Some(data))
        }
        "write" => {
            let data = ActionData::Value(rest.into());
            (Action::ReplaceSelectedText, Some(data))
        }
        _ => return None,
    };
    Some(Event::AccessKitActionRequest(ActionRequest {
        action,
        target,
        data,
    }))
}

/// The widgets of a frame, for automation that drives the page: every widget with a name or text:
/// name, left, top, width and height, separated by tabs, one widget per line. Places are multiplied
/// by `zoom`.
pub fn widget_list(tree: &TreeUpdate, zoom: f64) -> String {
    let mut lines = String::new();
    for (_, node) in &tree.nodes {
        let name = node.label().or_else(|| node.value());
        let (Some(name), Some(at)) = (name, node.bounds()) else {
            continue;
        };
        let name = name.replace(['\t', '\n'], " ");
        let [left, top] = [at.x0, at.y0].map(|side| side * zoom);
        let [width, height] = [at.width(), at.height()].map(|side| side * zoom);
        writeln!(
            lines,
            "{name}\t{left:.1}\t{top:.1}\t{width:.1}\t{height:.1}"
        )
        .expect("a string takes what is written");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(text: &str) -> ActionRequest {
        match super::request(text) {
            Some(Event::AccessKitActionRequest(request)) => request,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn requests_are_read() {
        let click = request("click ff");
        assert_eq!((click.action, click.target), (Action::Click, NodeId(255)));
        assert_eq!(request("focus 1f").action, Action::Focus);
        let slide = request("value 2 0.5");
        assert_eq!(slide.data, Some(ActionData::NumericValue(0.5)));
        let write = request("write 2 ação, e  mais\numa");
        assert_eq!(
            write.data,
            Some(ActionData::Value("ação, e  mais\numa".into()))
        );
        assert_eq!(request("write 2 ").data, Some(ActionData::Value("".into())));
        let Some(ActionData::SetTextSelection(selection)) = request("select a 0 3").data else {
            panic!("it is a selection");
        };
        assert_eq!(selection.anchor.character_index, 0);
        assert_eq!(selection.focus.character_index, 3);
    }

    #[test]
    fn other_text_is_no_request() {
        for text in ["", "click", "click x", "value 2", "select 2 1", "open 2"] {
            assert!(super::request(text).is_none(), "{text}");
        }
    }
}
