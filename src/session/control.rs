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
    /// Another key that is not listed.
    pub other_key: Option<&'static str>,
    /// Whether holding the key down repeats it.
    pub is_held: bool,
    /// The message id of its name on buttons and in menus.
    pub label: &'static str,
    /// The message id of its row in the help; keys with the same id share a row.
    pub help: &'static str,
    /// Its menu, and the sign on its button.
    pub button: Option<(Menu, &'static str)>,
    press: Option<KeyCommand<C>>,
    /// The command given by a digit key.
    pub digits: Option<fn(u8) -> C>,
    script: ScriptCommand<C>,
}

/// How a key or button gives a command.
enum KeyCommand<C> {
    Plain(fn() -> C),
    Switch(fn(Switch) -> C, Switch),
}

/// How a script gives a command.
enum ScriptCommand<C> {
    /// By its id alone.
    Plain(fn() -> C),
    /// With `on` or `off` after the id.
    Switch(fn(Switch) -> C),
    /// With arguments after the id: what is expected, for error messages, and how to read it.
    With(&'static str, fn(&str) -> Option<C>),
}

impl<C> Control<C> {
    const fn new(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        press: Option<KeyCommand<C>>,
        script: ScriptCommand<C>,
    ) -> Self {
        Self {
            id,
            keys,
            other_key: None,
            is_held: false,
            label,
            help: label,
            button: None,
            press,
            digits: None,
            script,
        }
    }

    /// A command for keys and scripts.
    pub const fn of(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        command: fn() -> C,
    ) -> Self {
        let press = Some(KeyCommand::Plain(command));
        Self::new(id, keys, label, press, ScriptCommand::Plain(command))
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
        let press = Some(KeyCommand::Switch(command, Switch::Toggle));
        Self::new(id, keys, label, press, ScriptCommand::Switch(command))
    }

    /// A command that keys turn on, and scripts on or off.
    pub const fn opens(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        command: fn(Switch) -> C,
    ) -> Self {
        let press = Some(KeyCommand::Switch(command, Switch::On));
        Self::new(id, keys, label, press, ScriptCommand::Switch(command))
    }

    /// A command for scripts only, with arguments.
    pub const fn for_scripts(
        id: &'static str,
        expected: &'static str,
        read: fn(&str) -> Option<C>,
    ) -> Self {
        Self::new(id, &[], "", None, ScriptCommand::With(expected, read))
    }

    /// Scripts pass arguments.
    pub const fn takes(mut self, expected: &'static str, read: fn(&str) -> Option<C>) -> Self {
        self.script = ScriptCommand::With(expected, read);
        self
    }

    /// Scripts give another command than keys do.
    pub const fn says(mut self, command: fn() -> C) -> Self {
        self.script = ScriptCommand::Plain(command);
        self
    }

    /// Uses another message in the help.
    pub const fn help(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// Adds a key that is not listed.
    pub const fn or(mut self, key: &'static str) -> Self {
        self.other_key = Some(key);
        self
    }

    /// Adds a button.
    pub const fn button(mut self, menu: Menu, sign: &'static str) -> Self {
        self.button = Some((menu, sign));
        self
    }

    /// Adds the digit keys, with their listing and message in the help.
    pub const fn digits(
        mut self,
        keys: &'static str,
        help: &'static str,
        command: fn(u8) -> C,
    ) -> Self {
        self.digits = Some(command);
        self.help = help;
        self.label = keys;
        self
    }

    /// The command given by its key or button, if it has one.
    pub fn press(&self) -> Option<C> {
        Some(match self.press.as_ref()? {
            KeyCommand::Plain(command) => command(),
            KeyCommand::Switch(command, switch) => command(*switch),
        })
    }

    /// The command given by a script with this text after the id.
    ///
    /// # Errors
    /// Says what was expected instead of the text.
    pub fn read(&self, text: &str) -> Result<C, &'static str> {
        match &self.script {
            ScriptCommand::Plain(command) if text.is_empty() => Ok(command()),
            ScriptCommand::Plain(_) => Err("nothing after this word"),
            ScriptCommand::Switch(command) => Switch::read(text).map(command).ok_or("on or off"),
            ScriptCommand::With(expected, read) => read(text).ok_or(expected),
        }
    }
}

/// The rows of a table with a button in this menu, in table order.
pub fn in_menu<C>(
    table: &'static [Control<C>],
    menu: Menu,
) -> impl Iterator<Item = &'static Control<C>> {
    let is_there = move |entry: &&Control<C>| entry.button.is_some_and(|(own, _)| own == menu);
    table.iter().filter(is_there)
}
