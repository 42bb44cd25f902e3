//! Key presses that are meant for the program and not for a widget.
//!
//! Which one a key belongs to depends on what has the focus *before* egui handles it (Escape takes
//! the focus away), so a plugin remembers it from the end of one pass to the beginning of the next:
//!
//! | focus | belongs to the widget | is a shortcut |
//! |---|---|---|
//! | nothing | Tab | all else |
//! | button … | Tab, ↑, ↓, Space, Enter, Escape | all else |
//! | slider, board | the same, ← and → | all else |
//! | text field | everything | nothing |
//! | an open menu | Escape, ← and →, and what the focus says | all else |
//!
//! So Space plays or presses the focused button, never both, and → steps, whatever Tab has reached.
//!
//! After the last widget, and before the first, Tab is at the [`end`], where nothing has the focus:
//! there the window around the program, if there is one, may take it.

use egui::output::OutputEvent;
use egui::text_edit::TextEditState;
use egui::{Context, Event, Id, Key, LayerId, Modifiers, RawInput, Rect, Sense, Ui, UiBuilder};
use egui::{Popup, WidgetType};

/// What triggers a shortcut.
///
/// Letters and named keys are best taken as `Key`, signs as `Char`: the place of `?` and `+`
/// differs between keyboard layouts. One press gives both, so a command should use only one of
/// them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trigger {
    /// A key with exactly these modifiers.
    Key(Key, Modifiers),
    /// A typed character.
    Char(char),
}

/// One press of a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    /// What was pressed.
    pub trigger: Trigger,
    /// Whether it comes from key repeat.
    pub repeat: bool,
}

impl Press {
    /// Whether this is `key` with exactly these modifiers.
    pub fn is(&self, key: Key, modifiers: Modifiers) -> bool {
        self.trigger == Trigger::Key(key, modifiers)
    }

    /// The key, if it is pressed without modifiers.
    pub const fn plain_key(&self) -> Option<Key> {
        match self.trigger {
            Trigger::Key(key, Modifiers::NONE) => Some(key),
            Trigger::Key(..) | Trigger::Char(_) => None,
        }
    }

    /// Whether this is `key` with Ctrl, or ⌘ where that is the key of commands.
    pub fn is_command(&self, key: Key) -> bool {
        let Trigger::Key(pressed, modifiers) = self.trigger else {
            return false;
        };
        pressed == key && modifiers.command && !modifiers.alt && !modifiers.shift
    }

    /// The character typed, if any.
    pub const fn character(&self) -> Option<char> {
        match self.trigger {
            Trigger::Char(character) => Some(character),
            Trigger::Key(..) => None,
        }
    }

    /// Whether this typed `character`.
    pub fn is_char(&self, character: char) -> bool {
        self.trigger == Trigger::Char(character)
    }
}

/// This frame's presses in order, including key repeats; empty in the second pass of a frame.
pub fn presses(ctx: &egui::Context) -> Vec<Press> {
    ctx.plugin_or_default::<Sorter>().lock().presses.clone()
}

/// What was pasted in this frame while no text field had the focus.
pub fn pasted(ctx: &egui::Context) -> Option<String> {
    ctx.plugin_or_default::<Sorter>().lock().pasted.take()
}

/// Marks the end of all widgets. Call this after them in every pass.
pub fn end(ctx: &Context) {
    let at = Rect::from_min_size(ctx.content_rect().max, egui::Vec2::ZERO);
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(at);
    let ui = Ui::new(ctx.clone(), "end".into(), builder);
    let end = ui.interact(
        at,
        Id::new("end of widgets"),
        Sense::focusable_noninteractive(),
    );
    if end.has_focus() {
        end.surrender_focus();
        ctx.plugin_or_default::<Sorter>().lock().has_left = true;
    }
}

/// Gives ← and → to this widget while it has the focus. Call this in every pass in which it has.
pub fn keep_sideways(ctx: &Context, id: Id) {
    ctx.plugin_or_default::<Sorter>().lock().slider = Some(id);
}

/// Whether Tab has got to the end since the last call.
pub fn has_left(ctx: &Context) -> bool {
    std::mem::take(&mut ctx.plugin_or_default::<Sorter>().lock().has_left)
}

/// Installs the plugin. Call this once, before the first frame.
pub fn install(ctx: &egui::Context) {
    ctx.add_plugin(Sorter::default());
}

#[derive(Default)]
struct Sorter {
    /// What had the focus at the end of the last pass.
    before: Focus,
    /// The raw events, before egui decides which are repeats.
    events: Vec<Event>,
    presses: Vec<Press>,
    pasted: Option<String>,
    /// The focused widget, if ← and → belong to it: a slider, or one that has asked for them.
    slider: Option<Id>,
    /// Whether a menu was open at the end of the last pass.
    has_menu: bool,
    /// Whether Tab has got to the end.
    has_left: bool,
}

impl Sorter {
    fn focus(&self, ctx: &Context) -> Focus {
        match ctx.memory(|memory| memory.focused()) {
            None => Focus::Nothing,
            Some(id) if TextEditState::load(ctx, id).is_some() => Focus::Text,
            Some(id) if self.slider == Some(id) => Focus::Slider,
            Some(_) => Focus::Widget,
        }
    }
}

impl egui::Plugin for Sorter {
    fn debug_name(&self) -> &'static str {
        "shortcuts"
    }

    fn input_hook(&mut self, input: &mut RawInput) {
        self.events.clone_from(&input.events);
        // egui would look for another widget on this side.
        if self.before == Focus::Widget && !self.has_menu {
            let is_sideways =
                |event: &Event| matches!(pressed(event), Some(Key::ArrowLeft | Key::ArrowRight));
            input.events.retain(|event| !is_sideways(event));
        }
    }

    fn on_begin_pass(&mut self, ctx: &Context) {
        let events = std::mem::take(&mut self.events);
        let menu = Popup::is_any_open(ctx);
        let escapes = events
            .iter()
            .any(|event| pressed(event) == Some(Key::Escape));
        let focus = if escapes {
            self.before
        } else {
            self.focus(ctx)
        };
        let in_menu =
            |key: Key| menu && matches!(key, Key::Escape | Key::ArrowLeft | Key::ArrowRight);
        self.presses.clear();
        self.pasted = None;
        // A character comes before or after its key; both repeat together.
        let mut repeating = false;
        for (index, event) in events.iter().enumerate() {
            let press = match event {
                Event::Key {
                    key,
                    pressed: true,
                    repeat,
                    modifiers,
                    ..
                } => {
                    repeating = *repeat;
                    if *key == Key::Tab {
                        ctx.request_repaint(); // egui may move the focus only then
                    }
                    if focus.keeps(*key) || in_menu(*key) {
                        continue;
                    }
                    Press {
                        trigger: Trigger::Key(*key, *modifiers),
                        repeat: *repeat,
                    }
                }
                Event::Text(text) if focus != Focus::Text => {
                    let mut characters = text.chars();
                    let (Some(character), None) = (characters.next(), characters.next()) else {
                        continue; // several at once were pasted or composed, not pressed
                    };
                    if focus != Focus::Nothing && character == ' ' {
                        continue;
                    }
                    let repeat = match events.get(index + 1) {
                        Some(Event::Key {
                            pressed: true,
                            repeat,
                            ..
                        }) if cfg!(target_os = "linux") => *repeat,
                        _ => repeating,
                    };
                    Press {
                        trigger: Trigger::Char(character),
                        repeat,
                    }
                }
                Event::Paste(text) if focus != Focus::Text => {
                    self.pasted = Some(text.clone());
                    continue;
                }
                _ => continue,
            };
            self.presses.push(press);
        }
    }

    fn on_end_pass(&mut self, ctx: &Context) {
        let gained = ctx.output(|output| {
            output.events.iter().rev().find_map(|event| match event {
                OutputEvent::FocusGained(info) => Some(info.typ == WidgetType::Slider),
                _ => None,
            })
        });
        if let Some(is_slider) = gained {
            let focused = ctx.memory(|memory| memory.focused());
            self.slider = focused.filter(|id| is_slider || self.slider == Some(*id));
        }
        self.before = self.focus(ctx);
        self.has_menu = Popup::is_any_open(ctx);
    }
}

/// The key that an event presses.
const fn pressed(event: &Event) -> Option<Key> {
    match event {
        Event::Key {
            key, pressed: true, ..
        } => Some(*key),
        _ => None,
    }
}

/// What has the focus.
#[derive(Clone, Copy, Default, PartialEq)]
enum Focus {
    #[default]
    Nothing,
    Widget,
    Slider,
    Text,
}

impl Focus {
    fn keeps(self, key: Key) -> bool {
        match self {
            Self::Nothing => key == Key::Tab,
            Self::Widget => matches!(
                key,
                Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::Space | Key::Enter | Key::Escape
            ),
            Self::Slider => {
                Self::Widget.keeps(key) || matches!(key, Key::ArrowLeft | Key::ArrowRight)
            }
            Self::Text => true,
        }
    }
}
