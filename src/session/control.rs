//! The form of the command tables that keys, buttons, menus, the help and scripts are read from.

/// On, off, or toggled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
    /// On if it is off, and off if it is on.
    Toggle,
}

impl Switch {
    /// The resulting state.
    pub const fn of(self, is_on: bool) -> bool {
        match self {
            Self::On => true,
            Self::Off => false,
            Self::Toggle => !is_on,
        }
    }

    /// Reads `on` or `off`.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "on" => Some(Self::On),
            "off" => Some(Self::Off),
            _ => None,
        }
    }
}

/// Where a command's button is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Left of the play button.
    BeforePlay,
    /// Right of the play button.
    AfterPlay,
    /// In the list of step kinds to jump to.
    Jump,
    /// In the menu for comparing boards.
    Compare,
    /// In the class menu.
    Class,
    /// In the same menu, below the entry that opens a dialog.
    Solve,
}

/// A row of a command table.
pub struct Control<C: 'static> {
    /// Its name in scripts.
    pub id: &'static str,
    /// Its keys, such as `Shift+C`, as the help lists them.
    pub keys: &'static [&'static str],
    /// Whether holding the key down repeats it.
    pub is_held: bool,
    /// The message id of its name on buttons and in menus.
    pub label: &'static str,
    /// The message id of its row in the help; keys with the same id share a row.
    pub help: &'static str,
    /// Its menu, and the sign on its button.
    pub button: Option<(Menu, &'static str)>,
    press: Option<KeyCommand<C>>,
    /// What a script passes after the id, for error messages, and how that is read; if it differs
    /// from nothing, or `on` and `off` for a switch.
    arguments: Option<Arguments<C>>,
}

type Arguments<C> = (&'static str, fn(&str) -> Option<C>);

/// How a key or button gives a command.
enum KeyCommand<C> {
    Plain(fn() -> C),
    Switch(fn(Switch) -> C),
}

impl<C> Control<C> {
    const fn new(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        press: Option<KeyCommand<C>>,
    ) -> Self {
        Self {
            id,
            keys,
            is_held: false,
            label,
            help: label,
            button: None,
            press,
            arguments: None,
        }
    }

    /// A command for keys and scripts.
    pub const fn of(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        command: fn() -> C,
    ) -> Self {
        Self::new(id, keys, label, Some(KeyCommand::Plain(command)))
    }

    /// A command that is repeated while its key is held down.
    pub const fn held(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        command: fn() -> C,
    ) -> Self {
        let mut entry = Self::of(id, keys, label, command);
        entry.is_held = true;
        entry
    }

    /// A command that keys toggle, and scripts turn on or off.
    pub const fn switch(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        command: fn(Switch) -> C,
    ) -> Self {
        Self::new(id, keys, label, Some(KeyCommand::Switch(command)))
    }

    /// A command for scripts only, with arguments.
    pub const fn for_scripts(
        id: &'static str,
        expected: &'static str,
        read: fn(&str) -> Option<C>,
    ) -> Self {
        Self::new(id, &[], "", None).takes(expected, read)
    }

    /// Scripts pass arguments.
    pub const fn takes(mut self, expected: &'static str, read: fn(&str) -> Option<C>) -> Self {
        self.arguments = Some((expected, read));
        self
    }

    /// Uses another message in the help.
    pub const fn help(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// Adds a button.
    pub const fn button(mut self, menu: Menu, sign: &'static str) -> Self {
        self.button = Some((menu, sign));
        self
    }

    /// The command given by its key or button, if it has one.
    pub fn press(&self) -> Option<C> {
        Some(match self.press.as_ref()? {
            KeyCommand::Plain(command) => command(),
            KeyCommand::Switch(command) => command(Switch::Toggle),
        })
    }

    /// The command given by a script with this text after the id.
    ///
    /// # Errors
    /// Says what was expected instead of the text.
    pub fn read(&self, text: &str) -> Result<C, &'static str> {
        match (&self.arguments, &self.press) {
            (Some((expected, read)), _) => read(text).ok_or(expected),
            (None, Some(KeyCommand::Switch(command))) => {
                Switch::read(text).map(command).ok_or("on or off")
            }
            (None, _) => {
                let command = self.press().filter(|_| text.is_empty());
                command.ok_or(NOTHING)
            }
        }
    }
}

/// What scripts pass to a command without arguments.
pub(super) const NOTHING: &str = "nothing after this word";

/// The rows of a table with a button in this menu, in table order.
pub fn in_menu<C>(
    table: &'static [Control<C>],
    menu: Menu,
) -> impl Iterator<Item = &'static Control<C>> {
    let is_there = move |entry: &&Control<C>| entry.button.is_some_and(|(own, _)| own == menu);
    table.iter().filter(is_there)
}
