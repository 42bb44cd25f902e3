//! The macros that declare what a file is made of. The comments of what is declared describe it in the
//! reference: a line of a field's comment that begins with `Without it: ` says what is usual.

use crate::explain::Message;
use crate::lesson::part::{Part, Read, Step};
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

/// What the reference describes, and what is asked of a value that has the right form.
pub trait Described: Sized {
    const TAKES: Takes;
    /// Whether it must be there.
    const IS_NEEDED: bool = true;

    /// Refuses a value that nothing else in the file could make right.
    fn check(_: &Part<Self>) -> Read<()> {
        Ok(())
    }
}

impl<T: Described> Described for Option<T> {
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;

    fn check(part: &Part<Self>) -> Read<()> {
        part.given().map_or(Ok(()), |part| T::check(&part))
    }
}

/// A list of one to `MOST` entries.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct List<T, const MOST: usize>(pub Vec<T>);

impl<T: Described, const MOST: usize> Described for List<T, MOST> {
    const TAKES: Takes = Takes::List(&T::TAKES, MOST);

    fn check(part: &Part<Self>) -> Read<()> {
        let found = part.value.0.len();
        if found == 0 || found > MOST {
            let reason = Message::new("field-many").with("most", MOST);
            return Err(part.fault(reason.with("found", found)));
        }
        part.entries().try_for_each(|part| T::check(&part))
    }
}

impl<'a, T, const MOST: usize> Part<'a, List<T, MOST>> {
    /// The entries.
    pub fn entries(&self) -> impl Iterator<Item = Part<'a, T>> {
        let entries = self.value.0.iter().enumerate();
        entries.map(|(index, value)| self.of(Step::Entry(index), value))
    }
}

impl<'a, T, const MOST: usize> Part<'a, Option<List<T, MOST>>> {
    /// The entries; none if there is no list.
    pub fn entries(&self) -> impl Iterator<Item = Part<'a, T>> {
        let entries = self.value.iter().flat_map(|list| &list.0).enumerate();
        entries.map(|(index, value)| self.of(Step::Entry(index), value))
    }
}

/// Declares a value with named fields. Its name may precede the brackets: that of the struct, or another.
macro_rules! form {
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident $(as $called:literal)? {
            $($(#[doc = $doc:literal])* pub $field:ident: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields $(, rename = $called)?)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: $takes,)*
        }

        impl Described for $name {
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

            fn check(part: &Part<Self>) -> Read<()> {
                $(Described::check(&part!(part.$field))?;)*
                Ok(())
            }
        }
    };
}

/// Declares words of which one is written.
macro_rules! words {
    (
        $(#[doc = $about:literal])*
        pub enum $name:ident {
            $($(#[doc = $doc:literal])* $word:ident $(($takes:ty))?,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        pub enum $name {
            $($(#[doc = $doc])* $word $(($takes))?,)*
        }

        impl Described for $name {
            const TAKES: Takes = Takes::Words(&[$(Word {
                name: stringify!($word),
                takes: words!(@takes $($takes)?),
                about: &[$($doc),*],
            }),*]);

            fn check(part: &Part<Self>) -> Read<()> {
                match part.value {
                    $(words!(@word $word argument $($takes)?) => words!(@check part argument $($takes)?),)*
                }
            }
        }
    };
    (@takes) => { None };
    (@takes $takes:ty) => { Some(<$takes as Described>::TAKES) };
    (@word $word:ident $argument:ident) => { Self::$word };
    (@word $word:ident $argument:ident $takes:ty) => { Self::$word($argument) };
    (@check $part:ident $argument:ident) => { Ok(()) };
    (@check $part:ident $argument:ident $takes:ty) => {
        Described::check(&$part.argument($argument))
    };
}

/// Declares a plain value with an example, and what is asked of it.
macro_rules! plain {
    ($($(#[doc = $about:literal])* $name:ident($value:ty) = $example:literal $(if $check:ident)?;)*) => {$(
        $(#[doc = $about])*
        #[derive(Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $value);

        impl Deref for $name {
            type Target = $value;

            fn deref(&self) -> &$value {
                &self.0
            }
        }

        impl Described for $name {
            const TAKES: Takes = Takes::Plain(&[$($about),*], $example);

            $(fn check(part: &Part<Self>) -> Read<()> {
                $check(&part.plain())
            })?
        }
    )*};
}

pub(super) use {form, plain, words};
