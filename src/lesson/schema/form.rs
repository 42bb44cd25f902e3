//! What the tables are made of.

/// A value with named fields, in round brackets.
pub struct Form {
    /// Its name in the reference.
    pub name: &'static str,
    /// A description.
    pub about: &'static str,
    /// Its fields, in the recommended order.
    pub fields: &'static [Field],
}

/// A field of a form.
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// The default; `None` if it is required.
    pub usual: Option<&'static str>,
    /// A description.
    pub about: &'static str,
}

/// What a field takes.
pub enum Takes {
    /// A text, or one for each language.
    Text,
    /// One of these forms.
    Form(&'static Form),
    /// One or more of these, up to a number, in square brackets.
    Forms(&'static Form, usize),
    /// One of these words, without quotes.
    Words(&'static [&'static [Word]]),
    /// One or more of these words, up to a number, in square brackets.
    WordList(&'static [Word], usize),
    /// One of these names, in quotes.
    Names(fn() -> Vec<&'static str>),
    /// Anything else: a description and an example.
    Plain(&'static str, &'static str),
}

/// A word without quotes, and its arguments in round brackets.
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// Its arguments.
    pub holds: Holds,
    /// A description.
    pub about: &'static str,
}

/// The arguments of a word.
pub enum Holds {
    /// None.
    Nothing,
    /// One value.
    One(Takes),
    /// One value, or none.
    Perhaps(Takes),
    /// Named fields.
    Fields(&'static Form),
}

impl Form {
    /// The names of its fields.
    pub fn names(&self) -> Vec<&'static str> {
        self.fields.iter().map(|field| field.name).collect()
    }
}
