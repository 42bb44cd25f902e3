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
        /// The misconceptions that wrong answers can show. Results are grouped by them.
        /// Without it: none
        pub misconceptions: Option<Part<'a, List<Misconception<'a>, MOST_MISCONCEPTIONS>>>,
    }
}

form! {
    /// A part of the course.
    pub struct Chapter<'a> {
        /// The chapter's title.
        pub title: Part<'a, Text>,
        /// Its lessons, in order.
        pub lessons: Part<'a, List<LessonId, MOST_CHAPTERS>>,
        /// The quiz after its last lesson.
        /// Without it: none
        pub quiz: Option<Part<'a, LessonId>>,
    }
}

form! {
    /// Something that many students believe but that is not true.
    pub struct Misconception<'a> {
        /// Its name in lessons and in exported answers.
        pub id: Part<'a, MisconceptionId>,
        /// The belief, as a sentence.
        pub text: Part<'a, Text>,
        /// What is true instead.
        pub truth: Part<'a, Text>,
        /// The lesson of the course that shows it.
        pub lesson: Part<'a, LessonId>,
    }
}

form! {
    /// The file `glossary.ron` explains the terms of the course. A click on a term in a lesson's text opens its
    /// meaning.
    pub struct Glossary<'a> {
        /// The terms.
        pub terms: Part<'a, List<Term<'a>, MOST_TERMS>>,
    }
}

form! {
    /// A term of the course.
    pub struct Term<'a> {
        /// The term's name, unique in the glossary.
        pub id: Part<'a, Id>,
        /// The term itself.
        pub term: Part<'a, Text>,
        /// The words and phrases for it in texts: singular, plural and synonyms, in any letter case. Where several
        /// begin at the same word, the longest counts.
        pub forms: Part<'a, Tagged<WordForms>>,
        /// Phrases with a form in them that mean something else, and are not marked. They are looked for like forms.
        /// Without it: none
        pub except: Option<Part<'a, Tagged<WordForms>>>,
        /// What it means, in a sentence or two.
        pub meaning: Part<'a, Text>,
        /// The lesson that teaches it.
        /// Without it: none
        pub lesson: Option<Part<'a, LessonId>>,
    }
}

form! {
    /// The file `guide.ron` holds what the teacher's guide (`recuo guide`) does not take from the lessons.
    pub struct Guide<'a> {
        /// Its title.
        pub title: Part<'a, Text>,
        /// How to use it.
        pub text: Part<'a, Text>,
        /// Plans for the classroom.
        pub plans: Part<'a, List<Plan<'a>, MOST_PARTS>>,
        /// The curricula that the course fits.
        pub curricula: Part<'a, List<Curriculum<'a>, MOST_PARTS>>,
    }
}

form! {
    /// A choice of lessons for a given time. It takes as many minutes as its lessons together.
    pub struct Plan<'a> {
        /// Its title.
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
        /// Its title.
        pub title: Part<'a, Text>,
        /// Its lessons, in order.
        pub lessons: Part<'a, List<LessonId, MOST_PARTS>>,
        /// What to do with them.
        pub text: Part<'a, Text>,
    }
}

form! {
    /// A curriculum that the course fits.
    pub struct Curriculum<'a> {
        /// Its title.
        pub title: Part<'a, Text>,
        /// What it is.
        pub text: Part<'a, Text>,
        /// The parts of it that the course teaches.
        pub areas: Part<'a, List<Area<'a>, MOST_PARTS>>,
    }
}

form! {
    /// A part of a curriculum.
    pub struct Area<'a> {
        /// Its title.
        pub title: Part<'a, Text>,
        /// What the course teaches of it, and in which chapters.
        pub text: Part<'a, Text>,
    }
}

plain! {
    /// the name of a lesson of the course, between quotes
    LessonId: String = "\"first-moves\"",
    /// a word or several, between quotes
    WordForm: String = "\"dead ends\"",
}

/// The words and phrases for a term in the texts of a language.
pub type WordForms = List<WordForm, MOST_FORMS>;

impl Described for Tagged<WordForms> {
    const TAKES: Takes = Takes::Plain(
        &[" for each language, a list of 1 to 12 words or phrases between quotes"],
        "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])",
    );
}
