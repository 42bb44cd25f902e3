//! An element of the document: a node as a page has it.

use egui::accesskit::{Action, AriaCurrent, HasPopup, Live, Node, NodeId, Role, Toggled};
use serde::{Serialize, Serializer};

/// A node's number, which is a text in a page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Number(pub NodeId);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:x}", self.0.0))
    }
}

/// Names and values. A name is there once.
type Attributes = Vec<(&'static str, String)>;

/// An element. What is empty is left out.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Element {
    /// Its number, which is its own as long as it is the same thing.
    pub id: Number,
    /// Its ARIA role. Plain words have `text`, which is no role.
    pub role: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The words of a text, or what stands in a field.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub value: String,
    /// Left, top, width and height in points of the page.
    pub at: [i32; 4],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub children: Vec<Number>,
    /// Other attributes. Those of sliders are numbers.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    pub attributes: Attributes,
    /// Whether it can have the focus.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub focus: bool,
    /// Whether it can be clicked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub click: bool,
    /// What is selected of the text in a field that has the focus, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<[usize; 2]>,
}

impl Element {
    /// An element that only has a role.
    pub fn new(id: NodeId, role: &'static str) -> Self {
        Self {
            id: Number(id),
            role,
            name: String::new(),
            value: String::new(),
            at: [0; 4],
            children: Vec::new(),
            attributes: Vec::new(),
            focus: false,
            click: false,
            selection: None,
        }
    }

    /// The element for a node, without its place and its children. `None` for a mere container, and
    /// for what has nothing to say.
    pub fn of(id: NodeId, node: &Node, name: String) -> Option<Self> {
        let has_key = node.supports_action(Action::Click) || node.role() == Role::Menu;
        let (name, key) = match has_key {
            true => spoken(&name),
            false => (&*name, None),
        };
        let name = name.to_owned();
        let click = node.supports_action(Action::Click) && !node.is_disabled();
        let focus = node.supports_action(Action::Focus) && !node.is_disabled();
        let role = role(node.role(), click && !name.is_empty(), focus)?;
        let value = node.value().unwrap_or_default().to_owned();
        let is_empty = name.is_empty() && value.is_empty();
        if is_empty && matches!(role, "text" | "heading" | "button") {
            return None;
        }
        let mut attributes = attributes(node, role);
        if let Some(key) = key {
            attributes.push(("aria-keyshortcuts", key));
        }
        Some(Self {
            attributes,
            name,
            value,
            focus,
            click,
            ..Self::new(id, role)
        })
    }
}

/// The ARIA role of what the program shows, if it is more than a container. What is named and can
/// be clicked is a button at least; cells that can have the focus are those of a grid.
fn role(role: Role, is_button: bool, has_focus: bool) -> Option<&'static str> {
    Some(match role {
        Role::Label | Role::Caption if is_button => "button",
        Role::Label | Role::Caption => "text",
        Role::Heading => "heading",
        Role::Button => "button",
        Role::Link => "link",
        Role::CheckBox => "checkbox",
        Role::TabList => "tablist",
        Role::Tab => "tab",
        Role::Menu => "menu",
        Role::MenuItem => "menuitem",
        Role::MenuItemCheckBox => "menuitemcheckbox",
        Role::MenuItemRadio => "menuitemradio",
        Role::ComboBox => "combobox",
        Role::ListBox => "listbox",
        Role::ListBoxOption => "option",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::ProgressIndicator => "progressbar",
        Role::Status => "status",
        Role::Dialog | Role::Window => "dialog",
        Role::Main => "main",
        Role::Complementary => "complementary",
        Role::Region => "region",
        Role::Group => "group",
        Role::Grid => "grid",
        Role::Row => "row",
        Role::Cell if has_focus => "gridcell",
        Role::Cell => "cell",
        Role::Image => "img",
        Role::Code => "code",
        _ if is_button => "button",
        _ => return None,
    })
}

fn attributes(node: &Node, role: &str) -> Attributes {
    let word = |is_so: bool, word: &str| is_so.then(|| word.to_owned());
    let flag = |is: Option<bool>| is.map(|is| is.to_string());
    let words = |words: Option<&str>| words.filter(|words| !words.is_empty()).map(str::to_owned);
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::False => "false".to_owned(),
        Toggled::True => "true".to_owned(),
        Toggled::Mixed => "mixed".to_owned(),
    });
    let popup = node.has_popup().map(|popup| match popup {
        HasPopup::Dialog => "dialog".to_owned(),
        HasPopup::Listbox => "listbox".to_owned(),
        _ => "menu".to_owned(),
    });
    let is_step = node.aria_current() == Some(AriaCurrent::Step);
    let is_long = node.role() == Role::MultilineTextInput;
    let name_of_toggled = match role {
        "button" => "aria-pressed",
        "tab" | "option" => "aria-selected",
        _ => "aria-checked",
    };
    let attributes = [
        (name_of_toggled, toggled),
        ("aria-disabled", word(node.is_disabled(), "true")),
        ("aria-modal", word(node.is_modal(), "true")),
        ("aria-expanded", flag(node.is_expanded())),
        ("aria-selected", flag(node.is_selected())),
        ("aria-multiline", word(is_long, "true")),
        ("aria-description", words(node.description())),
        ("aria-keyshortcuts", words(node.keyboard_shortcut())),
        ("aria-placeholder", words(node.placeholder())),
        ("min", number(node.min_numeric_value())),
        ("max", number(node.max_numeric_value())),
        ("step", number(node.numeric_value_step())),
        ("number", number(node.numeric_value())),
        ("aria-level", node.level().map(|level| level.to_string())),
        ("aria-haspopup", popup),
        ("aria-current", word(is_step, "step")),
        (
            "aria-live",
            word(node.live() == Some(Live::Polite), "polite"),
        ),
    ];
    let present = attributes.into_iter();
    present
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
}

fn as_map<S: Serializer>(attributes: &Attributes, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(attributes.iter().map(|(name, value)| (name, value)))
}

/// A name as it is spoken, and the key behind it. On a button they stand apart by two spaces.
fn spoken(written: &str) -> (&str, Option<String>) {
    let (name, key) = match written.split_once("  ") {
        Some((name, key)) if !name.trim().is_empty() => (name, Some(key.trim())),
        Some(_) | None => (written, None),
    };
    let name = name.trim().trim_end_matches(['▾', '…', ' ']);
    let key = key.filter(|key| !key.is_empty());
    (name, key.map(|key| key.replace(' ', "+")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_signs_are_no_part_of_a_name() {
        for (written, name, key) in [
            ("Presenter  P", "Presenter", Some("P")),
            (
                "Previous difference   Shift X",
                "Previous difference",
                Some("Shift+X"),
            ),
            ("View ▾", "View", None),
            ("Fork here…   F", "Fork here", Some("F")),
            ("R1C4", "R1C4", None),
            ("?", "?", None),
        ] {
            assert_eq!(spoken(written), (name, key.map(str::to_owned)));
        }
    }
}
