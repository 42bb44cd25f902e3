//! The macros that declare what a file is made of. The comments of what is declared describe it in the
//! reference: a line of a field's comment that begins with `Without it: ` says what is usual.

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

/// Declares a value with named fields. Its name may precede the brackets: that of the struct, or another.
macro_rules! form {
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident<'a> $(as $called:literal)? {
            $($(#[doc = $doc:literal])* pub $field:ident: $kind:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields $(, rename = $called)?)]
        pub struct $name<'a> {
            $($(#[doc = $doc])* #[serde(borrow, default)] pub $field: Part<'a, $kind>,)*
        }

        impl<'a> Inside<'a> for $name<'a> {
            const TAKES: Takes = Takes::Form(&Form {
                name: [$($called,)? stringify!($name)][0],
                about: &[$($about),*],
                fields: &[$(Field {
                    name: stringify!($field),
                    takes: <$kind as Readable>::TAKES,
                    is_needed: <$kind as Readable>::IS_NEEDED,
                    about: &[$($doc),*],
                }),*],
            });

            fn placed(self, _: &'static str, brackets: &'a str) -> Read<'a, Self> {
                Ok(Self {
                    $($field: self.$field.placed(stringify!($field), brackets)?,)*
                })
            }
        }

        impl<'a> Readable<'a> for $name<'a> {
            const TAKES: Takes = <Self as Inside>::TAKES;
            type Value = Self;

            fn read(part: Part<'a, Self>) -> Read<'a, Self> {
                part.parse::<Self>()?.placed(part.field, part.text)
            }
        }
    };
}

/// Declares words of which one is written.
macro_rules! words {
    (
        $(#[doc = $about:literal])*
        pub enum $name:ident $(<$life:lifetime>)? {
            $($(#[doc = $doc:literal])* $word:ident $(($inside:ty))?,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize)]
        pub enum $name $(<$life>)? {
            $($(#[doc = $doc])* $word $((#[serde(borrow)] $inside))?,)*
        }

        impl $(<$life>)? $name $(<$life>)? {
            pub const WORDS: &'static [Word] = &[$(Word {
                name: stringify!($word),
                takes: words!(@takes $($inside)?),
                about: &[$($doc),*],
            }),*];
        }

        impl<'a> Readable<'a> for $name $(<$life>)? {
            const TAKES: Takes = Takes::Words(&[Self::WORDS]);
            type Value = Self;

            fn read(part: Part<'a, Self>) -> Read<'a, Self> {
                Ok(match part.parse()? {
                    $(Self::$word $((words!(@name inside $inside)))? => Self::$word $((
                        <$inside as Inside>::placed(inside, part.field, part.text)?
                    ))?,)*
                })
            }
        }
    };
    (@takes) => { None };
    (@takes $inside:ty) => { Some(<$inside as Inside>::TAKES) };
    (@name $name:ident $inside:ty) => { $name };
}

/// Declares what a plain value can be, with an example: how it is written, what it is read as, and its check.
macro_rules! plain {
    ($(
        $(#[doc = $about:literal])*
        $name:ident: $written:ty => $value:ty = $example:literal, $check:expr;
    )*) => {$(
        $(#[doc = $about])*
        pub enum $name {}

        impl<'a> Readable<'a> for $name {
            const TAKES: Takes = Takes::Plain(&[$($about),*], $example);
            type Value = $value;

            fn read(part: Part<'a, Self>) -> Read<'a, $value> {
                part.checked::<$written, _>($check)
            }
        }
    )*};
}

pub(super) use {form, plain, words};
