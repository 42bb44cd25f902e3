//! The macros that declare what a file is made of. Each declaration is read in place, and its
//! comments describe it in the reference: a line of a field's comment that begins with
//! `Without it: ` says what is usual.

pub use super::error::{LessonError, Read};
pub use super::written::Written;

use super::error::expected;
use crate::explain::Message;
use crate::explain::code::Wording;
use crate::lesson::recorded::{FileReader, RecordedProgram};
use crate::lesson::scan::TextFigure;
use crate::puzzle::text::Position;
use crate::puzzle::{Problem, Topology};
use crate::solver::{Goal, Strategy};
use serde::de::DeserializeOwned;
use std::collections::HashSet;
use std::marker::PhantomData;
use std::sync::Arc;

/// The longest file, in bytes.
pub const LONGEST_LESSON: usize = 1 << 20;

/// What the reference says about a value with named fields, in round brackets.
pub struct FormAbout {
    pub name: &'static str,
    pub about: &'static [&'static str],
    /// Its fields, in the recommended order.
    pub fields: &'static [FieldAbout],
}

/// What the reference says about a field.
pub struct FieldAbout {
    pub name: &'static str,
    pub takes: Takes,
    /// Whether it must be there.
    pub is_needed: bool,
    pub about: &'static [&'static str],
}

/// What the reference says about a word without quotes, with its argument in round brackets.
pub struct WordAbout {
    pub name: &'static str,
    pub takes: Option<Takes>,
    pub about: &'static [&'static str],
}

/// What a field or a word takes.
pub enum Takes {
    /// Named fields.
    Form(&'static FormAbout),
    /// One of these words, without quotes.
    Words(&'static [WordAbout]),
    /// A list of one or more of these, up to a number, in square brackets.
    List(&'static Self, usize),
    /// One of these names, in quotes.
    Names(fn() -> Vec<&'static str>),
    /// Anything else: a description and an example.
    Plain(&'static [&'static str], &'static str),
}

/// What can be written in a file.
pub trait Readable {
    /// What is made of it.
    type Value;
    const TAKES: Takes;
    /// Whether it must be there.
    const IS_NEEDED: bool = true;

    /// Reads what is written, or says what is wrong with it.
    fn read(written: Written, scope: &mut Scope) -> Read<Self::Value>;

    /// The value if nothing is written; `None` if something has to be.
    fn absent(_: &mut Scope) -> Option<Self::Value> {
        None
    }
}

/// Reads a whole file.
///
/// # Errors
///
/// The first error, with its position.
pub fn read_file<T: Readable>(file: &str, scope: &mut Scope) -> Result<T::Value, LessonError> {
    let file = file.strip_prefix('\u{FEFF}').unwrap_or(file);
    if file.len() > LONGEST_LESSON {
        return Err(LessonError {
            at: Position { line: 1, column: 1 },
            field: String::new(),
            reason: Message::new("lesson-too-long").number("longest", LONGEST_LESSON as u64),
        });
    }
    let read = Written::whole(file).and_then(|whole| T::read(whole, scope));
    read.map_err(|error| *error)
}

impl<T: Readable> Readable for Option<T> {
    type Value = Option<T::Value>;
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;

    fn read(written: Written, scope: &mut Scope) -> Read<Self::Value> {
        match written.word().0 {
            "Some" | "None" => Err(written.fault("syntax-option")),
            _ => T::read(written, scope).map(Some),
        }
    }

    fn absent(_: &mut Scope) -> Option<Self::Value> {
        Some(None)
    }
}

/// What may be left out, and is then as usual.
pub struct OrDefault<T>(PhantomData<T>);

impl<T: Readable<Value: Default>> Readable for OrDefault<T> {
    type Value = T::Value;
    const TAKES: Takes = T::TAKES;
    const IS_NEEDED: bool = false;

    fn read(written: Written, scope: &mut Scope) -> Read<T::Value> {
        Option::<T>::read(written, scope).map(Option::unwrap_or_default)
    }

    fn absent(_: &mut Scope) -> Option<T::Value> {
        Some(T::Value::default())
    }
}

/// A list of one to `MOST` entries.
pub struct ListOf<T, const MOST: usize>(PhantomData<T>);

impl<T: Readable, const MOST: usize> Readable for ListOf<T, MOST> {
    type Value = Vec<T::Value>;
    const TAKES: Takes = Takes::List(&T::TAKES, MOST);

    fn read(written: Written, scope: &mut Scope) -> Read<Self::Value> {
        let entries = written.entries_up_to(MOST)?.into_iter();
        entries.map(|entry| T::read(entry, scope)).collect()
    }
}

/// What the rest of a file may refer to, and the places to be kept for the proof.
#[derive(Default)]
pub struct Scope {
    /// The board of the lesson, once its puzzle is read.
    pub topology: Option<Arc<Topology>>,
    /// The puzzle of the lesson, once it is known: a program may name it.
    pub puzzle: Option<Arc<Problem>>,
    /// Reads the files beside the lesson, if it is in a folder. Others may only name files that come
    /// with the program.
    pub files: Option<Box<FileReader>>,
    /// The programs whose runs the boards show.
    pub programs: Vec<RecordedProgram>,
    /// The names of the lesson's programs, and its own listings.
    pub wording: Wording,
    /// The strategy and the goal of each board.
    pub boards: Vec<(Strategy, Goal)>,
    /// The board of the stop that is being read, from 0.
    pub board: usize,
    /// The numbers that texts can mention: claims and constants, with their names.
    pub numbers: Vec<(String, u64)>,
    /// The ids that are taken.
    pub ids: Vec<String>,
    /// The words for terms that are taken, each with the tag of its language.
    pub term_words: HashSet<(String, Vec<String>)>,
    /// The lessons of the course.
    pub lessons: Vec<String>,
    /// How many stops there are.
    pub stops: usize,
    pub places: LessonPlaces,
}

impl Scope {
    /// The scope of a file that may name these lessons.
    pub fn with_lessons<'l>(lessons: impl IntoIterator<Item = &'l str>) -> Self {
        Self {
            lessons: lessons.into_iter().map(str::to_owned).collect(),
            ..Self::default()
        }
    }

    /// The board of the lesson, whose puzzle is read before everything that needs it.
    pub fn topology(&self) -> &Topology {
        self.topology.as_deref().expect("a puzzle has been read")
    }

    /// The stop that is being read, from 0.
    pub fn stop(&self) -> usize {
        self.places.stops.len()
    }

    /// The number with this name.
    pub fn number(&self, name: &str) -> Option<u64> {
        let found = self.numbers.iter().find(|(known, _)| known == name);
        found.map(|(_, number)| *number)
    }
}

/// The positions in a lesson's file of everything that its runs have to prove.
#[derive(Clone, Default, Debug)]
pub struct LessonPlaces {
    /// The alignment, if given.
    pub alignment: Option<Position>,
    /// Each claim.
    pub claims: Vec<Position>,
    /// Each stop.
    pub stops: Vec<StopPlaces>,
    /// What texts say that the runs have to bear out; the first hundred of it.
    pub doubts: Vec<TextDoubt>,
    /// Each wrong answer that shows a misconception.
    pub mistakes: Vec<MistakePlace>,
}

/// Positions of a stop's parts; the position of the stop for missing parts.
#[derive(Clone, Copy, Debug)]
pub struct StopPlaces {
    /// Its place in the run.
    pub at: Position,
    /// Its text.
    pub text: Position,
    /// Its question.
    pub ask: Position,
    /// Its marks.
    pub point: Position,
}

/// Something in a text that may be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextDoubt {
    /// Its position.
    pub at: Position,
    /// The field it is in.
    pub field: String,
    /// The stop that the text belongs to, from 0.
    pub stop: Option<usize>,
    /// What it is.
    pub kind: TextDoubtKind,
}

/// What may be wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextDoubtKind {
    /// A number that nothing proves, unless it is the step of its own stop.
    Number(TextFigure),
    /// The name in braces that stands for what refused a value.
    RefusedBy(&'static str),
    /// The first character of a text that the program cannot show.
    Letter(char),
}

/// Where a question says what a wrong answer shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakePlace {
    /// The stop of the question, from 0.
    pub stop: usize,
    /// The answer and its position, if the run offers the answers.
    pub answer: Option<(String, Position)>,
    /// The id of the misconception.
    pub shows: String,
    /// Its position.
    pub shows_at: Position,
}

/// The fields of a form that is being read.
pub struct Fields<'a> {
    pub whole: Written<'a>,
    fields: Vec<Written<'a>>,
}

impl<'a> Fields<'a> {
    /// Takes a form apart, and refuses fields that it does not have.
    pub fn of(whole: Written<'a>, form: &Takes) -> Read<Self> {
        let Takes::Form(form) = form else {
            unreachable!("only forms have fields");
        };
        if !["", form.name].contains(&whole.word().0) {
            return Err(whole.fault(expected("(")));
        }
        let known: Vec<&str> = form.fields.iter().map(|field| field.name).collect();
        let fields = whole.fields_of(&known, |field| known.contains(&field))?;
        Ok(Self { whole, fields })
    }

    /// What is written for a field, if it is there.
    pub fn given(&self, name: &str) -> Option<Written<'a>> {
        let mut fields = self.fields.iter();
        fields.find(|field| field.field == name).copied()
    }

    /// The value of a field of a form's own struct.
    pub fn get<T: Readable>(&self, field: &FormField<T>, scope: &mut Scope) -> Read<T::Value> {
        self.read::<T>(field.name, scope)
    }

    /// The value of the field with this name.
    pub fn read<T: Readable>(&self, name: &'static str, scope: &mut Scope) -> Read<T::Value> {
        match self.given(name) {
            Some(written) => T::read(written, scope),
            None => T::absent(scope).ok_or_else(|| self.missing(name)),
        }
    }

    /// The position of a field, or of the whole form if it lacks it.
    pub fn place(&self, field: &str) -> Position {
        self.given(field).unwrap_or(self.whole).place()
    }

    /// An error about a field, which may be missing.
    pub fn fault(&self, field: &'static str, reason: impl Into<Message>) -> Box<LessonError> {
        let missing = Written {
            field,
            ..self.whole
        };
        self.given(field).unwrap_or(missing).fault(reason)
    }

    /// An error about a field that is missing.
    pub fn missing(&self, field: &'static str) -> Box<LessonError> {
        let reason = Message::new("syntax-missing").with("field", field);
        self.whole.fault_of_form(self.whole.last(), reason)
    }
}

/// A field of a form that a function reads: its name, and how it is read.
pub struct FormField<T> {
    pub name: &'static str,
    takes: PhantomData<T>,
}

impl<T> FormField<T> {
    pub const fn named(name: &'static str) -> Self {
        let takes = PhantomData;
        Self { name, takes }
    }
}

/// Declares a value with named fields, whose name in the file may precede the brackets:
///
/// - a `pub struct` is read field by field, under the names of its fields or others that are given;
///   `then` a function may check it;
/// - anything else is read `by` a function, which gets the fields and how each is read.
macro_rules! form {
    (
        $(#[doc = $about:literal])*
        $(#[derive($derive:ident)])?
        pub struct $name:ident as $called:literal $(then $check:ident)? {
            $($(#[doc = $doc:literal])* pub $field:ident $(= $written:literal)?: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, PartialEq, Eq, Debug $(, $derive)?)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: <$takes as $crate::lesson::file::form::Readable>::Value,)*
        }

        form! {
            @read $name $called [$($about)*] [Self]
            {$([$($doc)*] [$($written)?] $field $takes;)*}
            |fields, scope| {
                let read = Self {
                    $($field: fields.read::<$takes>([$($written,)? stringify!($field)][0], scope)?,)*
                };
                $(let read = $check(read, &fields, scope)?;)?
                Ok(read)
            }
        }
    };
    (
        $(#[doc = $about:literal])*
        $name:ident as $called:literal by $read:ident -> $made:ty {
            $($(#[doc = $doc:literal])* $field:ident: $takes:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        pub struct $name {
            $($field: $crate::lesson::file::form::FormField<$takes>,)*
        }

        form! {
            @read $name $called [$($about)*] [$made]
            {$([$($doc)*] [] $field $takes;)*}
            |fields, scope| {
                let form = $name { $($field: FormField::named(stringify!($field)),)* };
                $read(&fields, &form, scope)
            }
        }
    };
    (
        @read $name:ident $called:literal [$($about:literal)*] [$made:ty]
        {$([$($doc:literal)*] [$($written:literal)?] $field:ident $takes:ty;)*}
        |$fields:ident, $scope:ident| $read:expr
    ) => {
        const _: () = {
            use $crate::lesson::file::form::*;

            impl Readable for $name {
                type Value = $made;
                const TAKES: Takes = Takes::Form(&FormAbout {
                    name: $called,
                    about: &[$($about),*],
                    fields: &[$(FieldAbout {
                        name: [$($written,)? stringify!($field)][0],
                        takes: <$takes as Readable>::TAKES,
                        is_needed: <$takes as Readable>::IS_NEEDED,
                        about: &[$($doc),*],
                    }),*],
                });

                fn read(written: Written, $scope: &mut Scope) -> Read<$made> {
                    let $fields = Fields::of(written, &Self::TAKES)?;
                    $read
                }
            }
        };
    };
}

/// Declares the words that can be written in a place, and what is made of each: a value, or a function of its
/// argument's value.
macro_rules! words {
    (
        $(#[doc = $about:literal])*
        $name:ident -> $made:ty {
            $($(#[doc = $doc:literal])* $word:ident $(($takes:ty))? => $value:expr,)*
        }
    ) => {
        $(#[doc = $about])*
        pub struct $name;

        const _: () = {
            use $crate::lesson::file::form::*;

            impl Readable for $name {
                type Value = $made;
                const TAKES: Takes = Takes::Words(&[$(WordAbout {
                    name: stringify!($word),
                    takes: words!(@takes $($takes)?),
                    about: &[$($doc),*],
                }),*]);

                fn read(written: Written, _scope: &mut Scope) -> Read<$made> {
                    match written.known_word(&[$(stringify!($word)),*])? {
                        $(stringify!($word) => words!(@read written _scope [$value] $($takes)?),)*
                        _ => unreachable!("the word is one of these"),
                    }
                }
            }
        };
    };
    (@takes) => { None };
    (@takes $takes:ty) => { Some(<$takes as Readable>::TAKES) };
    (@read $written:ident $scope:ident [$value:expr]) => {
        without_argument($written).map(|()| $value)
    };
    (@read $written:ident $scope:ident [$value:expr] $takes:ty) => {
        argument::<$takes>($written, $scope).map($value)
    };
}

/// The value of a word's argument.
pub fn argument<T: Readable>(word: Written, scope: &mut Scope) -> Read<T::Value> {
    match word.argument() {
        Some(argument) => T::read(argument, scope),
        None => T::absent(scope).ok_or_else(|| word.fault_at(word.last(), expected("("))),
    }
}

/// Refuses the argument of a word that has none.
pub fn without_argument(word: Written) -> Read<()> {
    match word.word().1 {
        rest if rest.text.is_empty() => Ok(()),
        rest => Err(rest.fault(expected(","))),
    }
}

/// Declares values that a function reads: what they are called and an example, or what they take
/// otherwise.
macro_rules! plain {
    ($(
        $(#[doc = $about:literal])*
        $name:ident = $read:ident -> $made:ty, $(takes($takes:expr))? $($example:literal)?;
    )*) => {$(
        $(#[doc = $about])*
        pub struct $name;

        const _: () = {
            use $crate::lesson::file::form::*;

            impl Readable for $name {
                type Value = $made;
                const TAKES: Takes = plain!(@takes [$($about),*] $($example)? $(takes $takes)?);

                fn read(written: Written, scope: &mut Scope) -> Read<$made> {
                    $read(written, scope)
                }
            }
        };
    )*};
    (@takes $about:tt $example:literal) => { Takes::Plain(&$about, $example) };
    (@takes $about:tt takes $takes:expr) => { $takes };
}

/// Reads a value that RON knows.
pub fn parsed<T: DeserializeOwned>(written: Written, _: &mut Scope) -> Read<T> {
    written.parse()
}

pub(in crate::lesson) use {form, plain, words};
