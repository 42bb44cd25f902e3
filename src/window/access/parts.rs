//! The parts of a widget: what it paints, described piece by piece, such as the cells of a
//! board.
//!
//! A part is no widget. It has its widget's focus when the widget [says so](move_focus), and what
//! is asked of it, its widget gets as [`requests`].

use egui::accesskit::{Action, ActionData, ActionRequest, Node, NodeId, Role, TreeUpdate};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, Event, FullOutput, Id, Key, Modifiers, RawInput, Rect};
use std::collections::HashMap;

/// AccessKit's number of a widget or part.
pub fn node_id(id: egui::Id) -> NodeId {
    NodeId(id.value())
}

/// A part, with parts of its own.
pub struct PaintedPart {
    /// Its number, which is its own as long as it is the same thing.
    pub id: Id,
    /// Its role, name and state.
    pub node: Node,
    /// Its parts, in reading order.
    pub parts: Vec<PaintedPart>,
}

impl PaintedPart {
    /// A part without parts.
    pub fn new(id: Id, node: Node) -> Self {
        Self {
            id,
            node,
            parts: Vec::new(),
        }
    }

    /// Words.
    pub fn words(id: Id, words: impl Into<Box<str>>) -> Self {
        let mut node = Node::new(Role::Label);
        node.set_value(words);
        Self::new(id, node)
    }
}

/// The plugin that puts parts and announcements into egui's tree, and hands out what is asked for.
#[derive(Default)]
pub struct PaintedParts {
    /// The parts shown in this pass, and the widgets they belong to.
    shown: Vec<(NodeId, Node)>,
    owners: HashMap<NodeId, NodeId>,
    /// The owners of the parts that were described last.
    described: HashMap<NodeId, NodeId>,
    /// The parts that have the focus of their widgets.
    focused: HashMap<NodeId, NodeId>,
    /// What is asked of parts in this pass.
    requests: Vec<ActionRequest>,
    /// The focused widget at the end of the last pass.
    before: Option<Id>,
    /// A widget that has just got the focus out of sight.
    hidden: Option<Id>,
    /// The parts of widgets that are in sight, of those that are not wholly so.
    seen: HashMap<NodeId, Rect>,
}

/// Whether the interface is being described in this pass. If not, descriptions are dropped.
pub fn is_on(ctx: &Context) -> bool {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |_| ())
        .is_some()
}

/// Describes what a widget paints.
pub fn show_parts(ctx: &Context, widget: Id, parts: Vec<PaintedPart>) {
    let ids: Vec<NodeId> = parts.iter().map(|part| node_id(part.id)).collect();
    let push = |node: &mut Node| ids.into_iter().for_each(|id| node.push_child(id));
    if ctx.accesskit_node_builder(widget, push).is_some() {
        let plugin = ctx.plugin_or_default::<PaintedParts>();
        plugin.lock().show(node_id(widget), parts);
    }
}

/// Gives a part the focus that its widget has.
pub fn move_focus(ctx: &Context, widget: Id, part: Id) {
    let plugin = ctx.plugin_or_default::<PaintedParts>();
    plugin.lock().focused.insert(node_id(widget), node_id(part));
}

/// What is asked of the parts of a widget in this pass.
pub fn requests(ctx: &Context, widget: Id) -> Vec<(NodeId, Action)> {
    let plugin = ctx.plugin_or_default::<PaintedParts>();
    let plugin = plugin.lock();
    let is_of_widget = |request: &&ActionRequest| {
        let owner = plugin.described.get(&request.target);
        owner == Some(&node_id(widget))
    };
    let requests = plugin.requests.iter().filter(is_of_widget);
    requests
        .map(|request| (request.target, request.action))
        .collect()
}

impl PaintedParts {
    fn show(&mut self, widget: NodeId, parts: Vec<PaintedPart>) {
        for PaintedPart {
            id,
            mut node,
            parts,
        } in parts
        {
            let children = parts.iter().map(|part| node_id(part.id));
            node.set_children(children.collect::<Vec<_>>());
            self.shown.push((node_id(id), node));
            self.owners.insert(node_id(id), widget);
            self.show(widget, parts);
        }
    }

    /// What of a widget is in sight, if that is not all of it.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn seen(&self, node: NodeId) -> Option<Rect> {
        self.seen.get(&node).copied()
    }

    fn complete(&mut self, update: &mut TreeUpdate) {
        if let Some(part) = self.focused.get(&update.focus)
            && self.owners.contains_key(part)
        {
            update.focus = *part;
        }
        make_items(update);
        update.nodes.append(&mut self.shown);
        self.described = std::mem::take(&mut self.owners);
    }
}

impl egui::Plugin for PaintedParts {
    fn debug_name(&self) -> &'static str {
        "access"
    }

    fn input_hook(&mut self, input: &mut RawInput) {
        self.requests.clear();
        self.shown.clear();
        self.owners.clear();
        let (described, requests) = (&self.described, &mut self.requests);
        input.events.retain_mut(|event| {
            let Event::AccessKitActionRequest(request) = event else {
                return true;
            };
            let Some(owner) = described.get(&request.target) else {
                return true;
            };
            requests.push(request.clone());
            // A part can only be focused with its widget.
            request.target = *owner;
            request.action == Action::Focus
        });
    }

    fn on_begin_pass(&mut self, ctx: &Context) {
        let events = ctx.input(|input| input.events.clone());
        let is_request = |event: &Event| matches!(event, Event::AccessKitActionRequest(_));
        if events.iter().any(is_request) {
            // What gets the focus has its keys to itself only from the next frame on.
            ctx.request_repaint();
        }
        let events = events.into_iter().map(|event| match event {
            Event::AccessKitActionRequest(request) => edit(ctx, request),
            event => event,
        });
        let mut events: Vec<Event> = events.collect();
        // What gets the focus comes into sight.
        if let Some(id) = self.hidden.take() {
            events.push(Event::AccessKitActionRequest(ActionRequest {
                action: Action::ScrollIntoView,
                target: node_id(id),
                data: None,
            }));
        }
        ctx.input_mut(|input| input.events = events);
    }

    fn on_end_pass(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let has_moved = std::mem::replace(&mut self.before, focused) != focused;
        let focused = focused.filter(|_| has_moved);
        self.seen.clear();
        self.hidden = ctx.viewport(|viewport| {
            for (_, widgets) in viewport.this_pass.widgets.layers() {
                let cut = widgets.iter().filter(|w| w.interact_rect != w.rect);
                self.seen
                    .extend(cut.map(|w| (node_id(w.id), w.interact_rect)));
            }
            focused.filter(|id| self.seen.contains_key(&node_id(*id)))
        });
        if self.hidden.is_some() {
            ctx.request_repaint();
        }
    }

    fn output_hook(&mut self, output: &mut FullOutput) {
        if let Some(update) = &mut output.platform_output.accesskit_update {
            self.complete(update);
        }
    }
}

/// What egui's widgets do not take by themselves: giving the focus away, and changing the text of
/// the focused field. There the target of a text position is the field, and the position counts
/// characters from its beginning.
fn edit(ctx: &Context, request: ActionRequest) -> Event {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(id) = focused.filter(|id| node_id(*id) == request.target) else {
        return Event::AccessKitActionRequest(request);
    };
    match (request.action, &request.data) {
        (Action::Blur, _) => ctx.memory_mut(|memory| memory.surrender_focus(id)),
        (Action::SetTextSelection, Some(ActionData::SetTextSelection(selection)))
            if selection.focus.node == request.target =>
        {
            let [from, to] = [selection.anchor, selection.focus]
                .map(|position| CCursor::new(position.character_index));
            let mut state = TextEditState::load(ctx, id).unwrap_or_default();
            state
                .cursor
                .set_char_range(Some(CCursorRange::two(from, to)));
            state.store(ctx, id);
        }
        (Action::ReplaceSelectedText, Some(ActionData::Value(text))) => {
            return if text.is_empty() {
                Event::Key {
                    key: Key::Backspace,
                    physical_key: None,
                    pressed: true,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                }
            } else {
                Event::Paste(text.to_string())
            };
        }
        _ => {}
    }
    Event::AccessKitActionRequest(request)
}

/// Makes items of the buttons in menus and lists.
fn make_items(update: &mut TreeUpdate) {
    let places = update.nodes.iter().enumerate();
    let places: HashMap<NodeId, usize> = places.map(|(place, (id, _))| (*id, place)).collect();
    for holder in 0..update.nodes.len() {
        let (_, node) = &update.nodes[holder];
        let is_menu = node.role() == Role::Menu;
        if !is_menu && node.role() != Role::ListBox {
            continue;
        }
        let mut within = node.children().to_vec();
        while let Some(id) = within.pop() {
            let Some((_, node)) = places.get(&id).map(|place| &mut update.nodes[*place]) else {
                continue;
            };
            within.extend(node.children());
            match (node.role(), is_menu) {
                (Role::Button, true) if node.toggled().is_some() => {
                    node.set_role(Role::MenuItemRadio);
                }
                (Role::Button, true) => node.set_role(Role::MenuItem),
                (Role::CheckBox, true) => node.set_role(Role::MenuItemCheckBox),
                (Role::Button, false) => node.set_role(Role::ListBoxOption),
                _ => {}
            }
        }
    }
}
