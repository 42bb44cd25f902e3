//! The macros that declare what a file is made of. The comments of what is declared describe it in the
//! reference: a line of a field's comment that begins with `Without it: ` says what is usual.

use crate::lesson::part::{List, Part};

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
    Words(&'static [&'static [Word]]),
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

/// What the reference describes.
pub trait Described {
    const TAKES: Takes;
    /// Whether it must be there.
    const IS_NEEDED: bool = true;
}

impl<T: Described> Described for Part<'_, T> {
    const TAKES: Takes = T::TAKES;
}

impl<T: Described> Described for Option<T> {
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;
}

impl<T: Described, const MOST: usize> Described for List<T, MOST> {
    const TAKES: Takes = Takes::List(&T::TAKES, MOST);
}

/// Declares a value with named fields. Its name may precede the brackets: that of the struct, or another.
macro_rules! form {
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident<'a> $(as $called:literal)? {
            $($(#[doc = $doc:literal])* pub $field:ident: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields $(, rename = $called)?)]
        pub struct $name<'a> {
            $($(#[doc = $doc])* #[serde(borrow)] pub $field: $takes,)*
        }

        impl<'a> Described for $name<'a> {
            const TAKES: Takes = Takes::Form(&Form {
                name: [$($called,)? stringify!($name)][0],
                about: &[$($about),*],
                fields: &[$(Field {
                    name: stringify!($field),
                    takes: <$takes as Described>::TAKES,
                    is_needed: <$takes as Described>::IS_NEEDED,
                    about: &[$($doc),*],
                }),*],
            });
        }
    };
}

/// Declares words of which one is written.
macro_rules! words {
    (
        $(#[doc = $about:literal])*
        pub enum $name:ident $(<$life:lifetime>)? {
            $($(#[doc = $doc:literal])* $word:ident $(($takes:ty))?,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        pub enum $name $(<$life>)? {
            $($(#[doc = $doc])* $word $((#[serde(borrow)] $takes))?,)*
        }

        impl $(<$life>)? $name $(<$life>)? {
            pub const WORDS: &'static [Word] = &[$(Word {
                name: stringify!($word),
                takes: words!(@takes $($takes)?),
                about: &[$($doc),*],
            }),*];
        }

        impl $(<$life>)? Described for $name $(<$life>)? {
            const TAKES: Takes = Takes::Words(&[Self::WORDS]);
        }
    };
    (@takes) => { None };
    (@takes $takes:ty) => { Some(<$takes as Described>::TAKES) };
}

/// Declares what a plain value can be, with an example.
macro_rules! plain {
    ($($(#[doc = $about:literal])* $name:ident: $value:ty = $example:literal,)*) => {$(
        $(#[doc = $about])*
        pub enum $name {}

        impl Plain for $name {
            type Value = $value;
        }

        impl Described for $name {
            const TAKES: Takes = Takes::Plain(&[$($about),*], $example);
        }
    )*};
}

pub(super) use {form, plain, words};
