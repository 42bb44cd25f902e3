//! The macros that declare what a file is made of. The comments of what is declared describe it in the
//! reference: a line of a field's comment that begins with `Without it: ` says what is usual.

use crate::explain::Message;
use crate::lesson::error::Read;
use crate::lesson::part::Part;
use crate::lesson::reader::Reader;
use serde::Deserialize;

/// The lines of a comment.
pub type About = &'static [&'static str];

/// A value with named fields, in round brackets.
pub struct Form {
    pub name: &'static str,
    pub about: About,
    /// Its fields, in the recommended order.
    pub fields: &'static [Field],
}

/// A field of a form.
pub struct Field {
    pub name: &'static str,
    pub takes: Takes,
    /// Whether it must be there.
    pub is_needed: bool,
    pub about: About,
}

/// A word without quotes, and its argument in round brackets.
pub struct Word {
    pub name: &'static str,
    pub takes: Option<Takes>,
    pub about: About,
}

/// What a field or a word takes.
pub enum Takes {
    /// Named fields.
    Form(&'static Form),
    /// One of these words, without quotes.
    Words(&'static [Word]),
    /// A list of one or more of these, up to a number, in square brackets.
    List(&'static Self, usize),
    /// One of these names, in quotes.
    Names(fn() -> Vec<&'static str>),
    /// Anything else: a description and an example.
    Plain(About, &'static str),
}

/// What comes before the usual value in a field's comment.
const USUAL: &str = "Without it: ";

impl Field {
    /// What it means.
    pub fn meaning(&self) -> String {
        joined(
            self.about
                .iter()
                .filter(|line| !line.trim().starts_with(USUAL)),
        )
    }

    /// What is usual, or what happens without it.
    pub fn usual(&self) -> Option<&'static str> {
        let mut lines = self.about.iter();
        lines.find_map(|line| line.trim().strip_prefix(USUAL))
    }
}

/// The lines of a comment as a text. Those that begin an item of a list remain lines.
pub fn joined<'a>(lines: impl IntoIterator<Item = &'a &'a str>) -> String {
    let mut text = String::new();
    for line in lines.into_iter().map(|line| line.trim()) {
        let begins = line.is_empty() || line.starts_with("- ") || text.ends_with('\n');
        text += match text.as_str() {
            "" => "",
            _ if begins => "\n",
            _ => " ",
        };
        text += line;
    }
    text
}

/// What can be written in a file.
pub trait Declared: Sized {
    /// What is made of it.
    type Value;
    const TAKES: Takes;
    /// Whether it must be there.
    const IS_NEEDED: bool = true;

    /// Makes its value, or says what is wrong with it.
    fn read(part: &Part<Self>, reader: &mut Reader) -> Read<Self::Value>;
}

impl<T: Declared> Part<'_, '_, T> {
    /// Its value.
    pub fn read(&self, reader: &mut Reader) -> Read<T::Value> {
        T::read(self, reader)
    }
}

impl<T: Declared> Declared for Option<T> {
    type Value = Option<T::Value>;
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;

    fn read(part: &Part<Self>, reader: &mut Reader) -> Read<Self::Value> {
        part.given().map(|part| part.read(reader)).transpose()
    }
}

/// What may be left out, and is then as usual.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct OrDefault<T>(pub Option<T>);

impl<T: Declared<Value: Default>> Declared for OrDefault<T> {
    type Value = T::Value;
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;

    fn read(part: &Part<Self>, reader: &mut Reader) -> Read<T::Value> {
        let read = part.as_value(&part.value.0).read(reader);
        read.map(Option::unwrap_or_default)
    }
}

/// A list of one to `MOST` entries.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct List<T, const MOST: usize>(pub Vec<T>);

impl<T: Declared, const MOST: usize> Declared for List<T, MOST> {
    type Value = Vec<T::Value>;
    const TAKES: Takes = Takes::List(&T::TAKES, MOST);

    fn read(part: &Part<Self>, reader: &mut Reader) -> Read<Self::Value> {
        let entries = &part.value.0;
        if !(1..=MOST).contains(&entries.len()) {
            let reason = Message::new("field-many").with("most", MOST);
            return Err(part.fault(reason.with("found", entries.len())));
        }
        let entries = entries.iter().enumerate();
        entries
            .map(|(index, value)| part.entry(index, value).read(reader))
            .collect()
    }
}

/// Declares a value with named fields. Its name may precede the brackets: that of the struct, or another. A
/// function makes its value; without one it becomes a struct with the values of the same fields, which is declared
/// along with it if it is said `from` which form it is made.
macro_rules! form {
    (
        $(#[doc = $about:literal])*
        pub struct $made:ident from $name:ident as $called:literal {
            $($(#[doc = $doc:literal])* pub $field:ident: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $made {
            $($(#[doc = $doc])* pub $field: <$takes as Declared>::Value,)*
        }

        form! {
            $(#[doc = $about])*
            pub struct $name as $called => $made {
                $($(#[doc = $doc])* pub $field: $takes,)*
            }
        }
    };
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident $(as $called:literal)? $(=> $value:ty)? $(, by $read:ident -> $made:ty)? {
            $($(#[doc = $doc:literal])* pub $field:ident: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields $(, rename = $called)?)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: $takes,)*
        }

        impl Declared for $name {
            type Value = $($value)? $($made)?;
            const TAKES: Takes = Takes::Form(&Form {
                name: [$($called,)? stringify!($name)][0],
                about: &[$($about),*],
                fields: &[$(Field {
                    name: stringify!($field),
                    takes: <$takes as Declared>::TAKES,
                    is_needed: <$takes as Declared>::IS_NEEDED,
                    about: &[$($doc),*],
                }),*],
            });

            fn read(part: &Part<Self>, reader: &mut Reader) -> Read<Self::Value> {
                form!(@read part reader [$($field)*] $($value)? $(by $read)?)
            }
        }
    };
    (@read $part:ident $reader:ident [$($field:ident)*] by $read:ident) => {
        $read($part, $reader)
    };
    (@read $part:ident $reader:ident [$($field:ident)*] $value:ty) => {{
        type Made = $value;
        Ok(Made { $($field: part!($part.$field).read($reader)?,)* })
    }};
}

/// Declares words of which one is written, and what is made of each: a value, or a function of its argument's value,
/// which without one is the value itself.
macro_rules! words {
    (
        $(#[doc = $about:literal])*
        pub enum $name:ident => $made:ty {
            $($(#[doc = $doc:literal])* $word:ident $(($takes:ty))? $(=> $value:expr)?,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(serde::Deserialize)]
        pub enum $name {
            $($(#[doc = $doc])* $word $(($takes))?,)*
        }

        impl Declared for $name {
            type Value = $made;
            const TAKES: Takes = Takes::Words(&[$(Word {
                name: stringify!($word),
                takes: words!(@takes $($takes)?),
                about: &[$($doc),*],
            }),*]);

            fn read(part: &Part<Self>, _reader: &mut Reader) -> Read<$made> {
                match part.value {
                    $(Self::$word $((words!(@bind argument $takes)))? => {
                        words!(@read [$($value)?] $(part.argument::<$takes>(argument).read(_reader))?)
                    })*
                }
            }
        }
    };
    (@takes) => { None };
    (@takes $takes:ty) => { Some(<$takes as Declared>::TAKES) };
    (@bind $argument:ident $takes:ty) => { $argument };
    (@read [$value:expr]) => { Ok($value) };
    (@read [] $argument:expr) => { $argument };
    (@read [$value:expr] $argument:expr) => { $argument.map($value) };
}

/// Declares values of which something is made: what they are called and an example, or what they take otherwise; and
/// functions that make something else of them or refuse them.
macro_rules! plain {
    ($(
        $(#[doc = $about:literal])*
        $name:ident($value:ty) $(= $example:literal)? $(takes $takes:expr)? $(, by $read:ident -> $made:ty)?;
    )*) => {$(
        $(#[doc = $about])*
        #[derive(serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $value);

        impl Declared for $name {
            type Value = plain!(@made $value $(=> $made)?);
            const TAKES: Takes = plain!(@takes [$($about),*] $($example)? $(takes $takes)?);

            fn read(part: &Part<Self>, _reader: &mut Reader) -> Read<Self::Value> {
                plain!(@read part _reader $($read)?)
            }
        }
    )*};
    (@made $value:ty) => { $value };
    (@made $value:ty => $made:ty) => { $made };
    (@takes $about:tt $example:literal) => { Takes::Plain(&$about, $example) };
    (@takes $about:tt takes $takes:expr) => { $takes };
    (@read $part:ident $reader:ident) => { Ok($part.value.0.clone()) };
    (@read $part:ident $reader:ident $read:ident) => {
        $read(&$part.as_value(&$part.value.0), $reader)
    };
}

pub(super) use {form, plain, words};
