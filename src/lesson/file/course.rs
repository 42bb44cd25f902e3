//! The course's own files: the course, the glossary and the teacher's guide.

use super::form::{Described, Field, Form, Takes, form, plain};
use super::plain::{Id, MisconceptionId, Text};
use crate::lesson::part::{List, Part, Plain, Tagged};
use serde::Deserialize;

/// The most chapters of a course, and the most lessons of a chapter.
const MOST_CHAPTERS: usize = 50;
/// The most terms of a glossary, and the most forms of a term in a language.
const MOST_TERMS: usize = 200;
const MOST_FORMS: usize = 12;
/// The most entries of a list in the teacher's guide.
const MOST_PARTS: usize = 50;
/// The most misconceptions of a course.
const MOST_MISCONCEPTIONS: usize = 100;

form! {
    /// The file `course.ron` puts the lessons in order.
    pub struct Course<'a> {
        /// The chapters of the course, in order.
        pub chapters: Part<'a, List<Chapter<'a>, MOST_CHAPTERS>>,
        /// The quiz at the end of the course.
        /// Without it: none
        pub quiz: Option<Part<'a, LessonId>>,
        /// What wrong answers can show. Results are summed up by them.
        /// Without it: none
        pub misconceptions: Option<Part<'a, List<Misconception<'a>, MOST_MISCONCEPTIONS>>>,
    }
}

form! {
    /// A part of the course.
    pub struct Chapter<'a> {
        /// What the chapter is called.
        pub title: Part<'a, Text>,
        /// Its lessons, in order.
        pub lessons: Part<'a, List<LessonId, MOST_CHAPTERS>>,
        /// The quiz after its last lesson.
        /// Without it: none
        pub quiz: Option<Part<'a, LessonId>>,
    }
}

form! {
    /// Something that many students believe, and that is not so.
    pub struct Misconception<'a> {
        /// Its name in lessons and in exported answers.
        pub id: Part<'a, MisconceptionId>,
        /// What is believed, as a sentence.
        pub text: Part<'a, Text>,
        /// What is so instead.
        pub truth: Part<'a, Text>,
        /// The lesson of the course that shows it.
        pub lesson: Part<'a, LessonId>,
    }
}

form! {
    /// The file `glossary.ron` says what the words of the course mean. Where a lesson's text mentions one, a click
    /// opens its meaning.
    pub struct Glossary<'a> {
        /// The words.
        pub terms: Part<'a, List<Term<'a>, MOST_TERMS>>,
    }
}

form! {
    /// A word of the course.
    pub struct Term<'a> {
        /// The term's name, which no other one has.
        pub id: Part<'a, Id>,
        /// What it is called.
        pub term: Part<'a, Text>,
        /// How texts name it: singular, plural and other words for it, in any letter case. Of several that begin at
        /// the same word the longest counts.
        pub forms: Part<'a, Tagged<WordForms>>,
        /// What it means, in a sentence or two.
        pub meaning: Part<'a, Text>,
        /// The lesson that teaches it.
        /// Without it: none
        pub lesson: Option<Part<'a, LessonId>>,
    }
}

form! {
    /// The file `guide.ron` holds what the teacher's guide (`recuo guide`) says beside the lessons, from which it
    /// takes all else.
    pub struct Guide<'a> {
        /// What it is called.
        pub title: Part<'a, Text>,
        /// How to use it.
        pub text: Part<'a, Text>,
        /// Plans for lessons in class.
        pub plans: Part<'a, List<Plan<'a>, MOST_PARTS>>,
        /// Where the course fits curricula.
        pub curricula: Part<'a, List<Curriculum<'a>, MOST_PARTS>>,
    }
}

form! {
    /// Lessons of the course for a time that there is. Its minutes are those of its lessons.
    pub struct Plan<'a> {
        /// What it is called.
        pub title: Part<'a, Text>,
        /// Whom it is for.
        pub text: Part<'a, Text>,
        /// Its parts, in order.
        pub parts: Part<'a, List<PlanPart<'a>, MOST_PARTS>>,
    }
}

form! {
    /// A part of a plan.
    pub struct PlanPart<'a> as "Part" {
        /// What it is called.
        pub title: Part<'a, Text>,
        /// Its lessons, in order.
        pub lessons: Part<'a, List<LessonId, MOST_PARTS>>,
        /// What is done with them.
        pub text: Part<'a, Text>,
    }
}

form! {
    /// A curriculum that the course fits.
    pub struct Curriculum<'a> {
        /// What it is called.
        pub title: Part<'a, Text>,
        /// What it is.
        pub text: Part<'a, Text>,
        /// What of it the course teaches.
        pub areas: Part<'a, List<Area<'a>, MOST_PARTS>>,
    }
}

form! {
    /// A part of a curriculum.
    pub struct Area<'a> {
        /// What it is called.
        pub title: Part<'a, Text>,
        /// What of it the course teaches, and which chapters do.
        pub text: Part<'a, Text>,
    }
}

plain! {
    /// the name of a lesson of the course, between quotes
    LessonId: String = "\"first-moves\"",
    /// a word or several, between quotes
    WordForm: String = "\"dead ends\"",
}

/// The words by which texts of a language name a term.
pub type WordForms = List<WordForm, MOST_FORMS>;

impl Described for Tagged<WordForms> {
    const TAKES: Takes = Takes::Plain(
        &[" for each language, a list of 1 to 12 words or phrases between quotes"],
        "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])",
    );
}
