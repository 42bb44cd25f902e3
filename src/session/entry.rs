//! The form of a table of commands, from which keys, buttons, menus, the help and scripts are read.

/// On, off, or the other of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
    /// On where it is off, and off where it is on.
    Other,
}

impl Switch {
    /// What it is switched to.
    pub const fn of(self, is_on: bool) -> bool {
        match self {
            Self::On => true,
            Self::Off => false,
            Self::Other => !is_on,
        }
    }

    /// `on` or `off`.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "on" => Some(Self::On),
            "off" => Some(Self::Off),
            _ => None,
        }
    }
}

/// Where a command has its button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Before the button that plays.
    Back,
    /// After it.
    On,
    /// Among the kinds of step that are jumped to.
    Jump,
    /// Below the words of a stop.
    Stops,
    /// In the menu of what boards side by side are good for.
    Compare,
    /// In the menu of what the class does itself.
    Class,
    /// In the same menu, below what a dialog does.
    Solve,
}

/// A command as keys, menus and scripts know it.
pub struct Entry<C: 'static> {
    /// What a script says.
    pub id: &'static str,
    /// The keys that say it, such as `Shift+C`, as the help lists them.
    pub keys: &'static [&'static str],
    /// A key that says it too, and is not listed.
    pub other_key: Option<&'static str>,
    /// Whether it is repeated while its key is held down.
    pub is_held: bool,
    /// The message that names it on buttons and in menus.
    pub label: &'static str,
    /// The message that names it in the help, where keys of the same message share a row.
    pub help: &'static str,
    /// Where its button is, and the sign on it.
    pub button: Option<(Menu, &'static str)>,
    /// What a key or a button asks for.
    pub press: Option<fn() -> C>,
    /// What a digit asks for.
    pub digits: Option<fn(u8) -> C>,
    /// What a script asks for.
    pub script: Script<C>,
}

/// What a script asks for by the id of a command.
pub enum Script<C> {
    /// The command itself.
    Plain(fn() -> C),
    /// One that follows from the words after the id: what these can be, as an error says it, and how they
    /// are read.
    With(&'static str, fn(&str) -> Option<C>),
}

impl<C> Entry<C> {
    /// A command that keys and scripts can say.
    pub const fn of(
        id: &'static str,
        keys: &'static [&'static str],
        label: &'static str,
        press: fn() -> C,
    ) -> Self {
        Self {
            id,
            keys,
            other_key: None,
            is_held: false,
            label,
            help: label,
            button: None,
            press: Some(press),
            digits: None,
            script: Script::Plain(press),
        }
    }

    /// A command that needs words of a script.
    pub const fn for_scripts(
        id: &'static str,
        expected: &'static str,
        read: fn(&str) -> Option<C>,
    ) -> Self {
        Self {
            id,
            keys: &[],
            other_key: None,
            is_held: false,
            label: "",
            help: "",
            button: None,
            press: None,
            digits: None,
            script: Script::With(expected, read),
        }
    }

    /// A script says more than a key.
    pub const fn takes(mut self, expected: &'static str, read: fn(&str) -> Option<C>) -> Self {
        self.script = Script::With(expected, read);
        self
    }

    /// A script says something else than a key.
    pub const fn says(mut self, command: fn() -> C) -> Self {
        self.script = Script::Plain(command);
        self
    }

    /// The help has a message of its own for it.
    pub const fn help(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// It is repeated while its key is held down.
    pub const fn held(mut self) -> Self {
        self.is_held = true;
        self
    }

    /// Another key says it too.
    pub const fn or(mut self, key: &'static str) -> Self {
        self.other_key = Some(key);
        self
    }

    /// It has a button.
    pub const fn button(mut self, menu: Menu, sign: &'static str) -> Self {
        self.button = Some((menu, sign));
        self
    }

    /// Digits say it: how the help lists them and what it calls them.
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
}

/// The commands of a table with a button in a menu, in their order.
pub fn in_menu<C>(
    table: &'static [Entry<C>],
    menu: Menu,
) -> impl Iterator<Item = &'static Entry<C>> {
    let is_there = move |entry: &&Entry<C>| entry.button.is_some_and(|(own, _)| own == menu);
    table.iter().filter(is_there)
}
