//! Updates of the document: only what has changed since the last one.

use super::document::Document;
use super::element::Element;
use super::number::Number;
use super::parts::Parts;
use egui::Context;
use egui::accesskit::TreeUpdate;
use egui::text_edit::TextEditState;
use serde::{Serialize, Serializer};

/// The document as last sent.
#[derive(Default)]
pub struct Telling {
    /// By number.
    elements: Vec<Element>,
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

impl Telling {
    /// What has changed since the last time, as a text for the page; `None` if nothing has. `zoom` is the
    /// number of points of the page in a point of the tree.
    pub fn tell(&mut self, ctx: &Context, tree: &TreeUpdate, zoom: f32) -> Option<String> {
        let Document {
            mut elements,
            focus,
        } = {
            let parts = ctx.plugin_or_default::<Parts>();
            let parts = parts.lock();
            Document::of(tree, |node| parts.seen(node), zoom)
        };
        if let Some(field) = (elements.iter_mut()).find(|element| Some(element.id) == focus) {
            field.selection = selection(ctx).filter(|_| field.role == "textbox");
        }
        let is_known = |element: &&Element| find(&self.elements, element.id) == Some(element);
        let set = elements.iter().filter(|element| !is_known(element));
        // Each after those in it, as the document has them.
        let set: Vec<Element> = set.cloned().collect();
        elements.sort_unstable_by_key(|element| element.id.0.0);
        let known = self.elements.iter().map(|element| element.id);
        let change = Change {
            gone: known.filter(|id| find(&elements, *id).is_none()).collect(),
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

/// The element with this number. They are in the order of their numbers.
fn find(elements: &[Element], id: Number) -> Option<&Element> {
    let found = elements.binary_search_by_key(&id.0.0, |element| element.id.0.0);
    found.ok().map(|index| &elements[index])
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
