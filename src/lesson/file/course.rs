//! The course's own files: the course, the glossary and the teacher's guide.

use super::form::{Described, Field, Form, List, Takes, form, plain};
use super::plain::{Id, MisconceptionId, name};
use super::text::{Tagged, Text};
use crate::lesson::part::{Part, Read, part};
use serde::Deserialize;
use std::ops::Deref;

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
    pub struct Course {
        /// The chapters of the course, in order.
        pub chapters: List<Chapter, MOST_CHAPTERS>,
        /// The quiz at the end of the course.
        /// Without it: none
        pub quiz: Option<LessonId>,
        /// The misconceptions that wrong answers can show. Results are grouped by them.
        /// Without it: none
        pub misconceptions: Option<List<Misconception, MOST_MISCONCEPTIONS>>,
    }
}

form! {
    /// A part of the course.
    pub struct Chapter {
        /// The chapter's title.
        pub title: Text,
        /// Its lessons, in order.
        pub lessons: List<LessonId, MOST_CHAPTERS>,
        /// The quiz after its last lesson.
        /// Without it: none
        pub quiz: Option<LessonId>,
    }
}

form! {
    /// Something that many students believe but that is not true.
    pub struct Misconception {
        /// Its name in lessons and in exported answers.
        pub id: MisconceptionId,
        /// The belief, as a sentence.
        pub text: Text,
        /// What is true instead.
        pub truth: Text,
        /// The lesson of the course that shows it.
        pub lesson: LessonId,
    }
}

form! {
    /// The file `glossary.ron` explains the terms of the course. A click on a term in a lesson's text opens its
    /// meaning.
    pub struct Glossary {
        /// The terms.
        pub terms: List<Term, MOST_TERMS>,
    }
}

form! {
    /// A term of the course.
    pub struct Term {
        /// The term's name, unique in the glossary.
        pub id: Id,
        /// The term itself.
        pub term: Text,
        /// The words and phrases for it in texts: singular, plural and synonyms, in any letter case. Where several
        /// begin at the same word, the longest counts.
        pub forms: Tagged<WordForms>,
        /// What it means, in a sentence or two.
        pub meaning: Text,
        /// The lesson that teaches it.
        /// Without it: none
        pub lesson: Option<LessonId>,
    }
}

form! {
    /// The file `guide.ron` holds what the teacher's guide (`recuo guide`) does not take from the lessons.
    pub struct Guide {
        /// Its title.
        pub title: Text,
        /// How to use it.
        pub text: Text,
        /// Plans for the classroom.
        pub plans: List<Plan, MOST_PARTS>,
        /// The curricula that the course fits.
        pub curricula: List<Curriculum, MOST_PARTS>,
    }
}

form! {
    /// A choice of lessons for a given time. It takes as many minutes as its lessons together.
    pub struct Plan {
        /// Its title.
        pub title: Text,
        /// Whom it is for.
        pub text: Text,
        /// Its parts, in order.
        pub parts: List<PlanPart, MOST_PARTS>,
    }
}

form! {
    /// A part of a plan.
    pub struct PlanPart as "Part" {
        /// Its title.
        pub title: Text,
        /// Its lessons, in order.
        pub lessons: List<LessonId, MOST_PARTS>,
        /// What to do with them.
        pub text: Text,
    }
}

form! {
    /// A curriculum that the course fits.
    pub struct Curriculum {
        /// Its title.
        pub title: Text,
        /// What it is.
        pub text: Text,
        /// The parts of it that the course teaches.
        pub areas: List<Area, MOST_PARTS>,
    }
}

form! {
    /// A part of a curriculum.
    pub struct Area {
        /// Its title.
        pub title: Text,
        /// What the course teaches of it, and in which chapters.
        pub text: Text,
    }
}

plain! {
    /// the name of a lesson of the course, between quotes
    LessonId(String) = "\"first-moves\"" if name;
    /// a word or several, between quotes
    WordForm(String) = "\"dead ends\"";
}

/// The words and phrases for a term in the texts of a language.
pub type WordForms = List<WordForm, MOST_FORMS>;

impl Described for Tagged<WordForms> {
    const TAKES: Takes = Takes::Plain(
        &[" for each language, a list of 1 to 12 words or phrases between quotes"],
        "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])",
    );

    fn check(part: &Part<Self>) -> Read<()> {
        part.by_tag()?
            .iter()
            .try_for_each(|(_, part)| Described::check(part))
    }
}
