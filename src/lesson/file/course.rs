//! The course's own files: the course, the glossary and the teacher's guide.

use super::form::{Declared, Field, Form, List, OrDefault, Takes, form, plain};
use super::plain::{LONGEST_NAME, LessonId, NewId, NewLesson, taken_name};
use super::text::{Tagged, Text, by_language};
use super::whole::whole;
use crate::explain::Message;
use crate::lesson::error::Read;
use crate::lesson::glossary::{self, small_words};
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::text::ByLanguage;
use crate::lesson::{self, LessonError};

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
    pub struct Course from CourseForm as "Course" {
        /// The chapters of the course, in order.
        pub chapters: List<ChapterForm, MOST_CHAPTERS>,
        /// The quiz at the end of the course.
        /// Without it: none
        pub quiz: Option<NewLesson>,
        /// The misconceptions that wrong answers can show. Results are grouped by them.
        /// Without it: none
        pub misconceptions: OrDefault<List<MisconceptionForm, MOST_MISCONCEPTIONS>>,
    }
}

form! {
    /// A part of the course.
    pub struct Chapter from ChapterForm as "Chapter" {
        /// The chapter's title.
        pub title: Text,
        /// Its lessons, in order.
        pub lessons: List<NewLesson, MOST_CHAPTERS>,
        /// The quiz after its last lesson.
        /// Without it: none
        pub quiz: Option<NewLesson>,
    }
}

form! {
    /// Something that many students believe but that is not true.
    pub struct Misconception from MisconceptionForm as "Misconception" {
        /// Its name in lessons and in exported answers.
        pub id: NewId,
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
    pub struct Glossary, by glossary -> lesson::Glossary {
        /// The terms.
        pub terms: List<Term, MOST_TERMS>,
    }
}

form! {
    /// A term of the course.
    pub struct Term, by term -> glossary::Term {
        /// The term's name, unique in the glossary.
        pub id: NewId,
        /// The term itself.
        pub term: Text,
        /// The words and phrases for it in texts: singular, plural and synonyms, in any letter case. Where several
        /// begin at the same word, the longest counts.
        pub forms: Forms,
        /// Phrases with a form in them that mean something else, and are not marked. They are looked for like forms.
        /// Without it: none
        pub except: OrDefault<Forms>,
        /// What it means, in a sentence or two.
        pub meaning: Text,
        /// The lesson that teaches it.
        /// Without it: none
        pub lesson: Option<LessonId>,
    }
}

form! {
    /// The file `guide.ron` holds what the teacher's guide (`recuo guide`) does not take from the lessons.
    pub struct Guide from GuideForm as "Guide" {
        /// Its title.
        pub title: Text,
        /// How to use it.
        pub text: Text,
        /// Plans for the classroom.
        pub plans: List<PlanForm, MOST_PARTS>,
        /// The curricula that the course fits.
        pub curricula: List<CurriculumForm, MOST_PARTS>,
    }
}

form! {
    /// A choice of lessons for a given time. It takes as many minutes as its lessons together.
    pub struct Plan from PlanForm as "Plan" {
        /// Its title.
        pub title: Text,
        /// Whom it is for.
        pub text: Text,
        /// Its parts, in order.
        pub parts: List<PartForm, MOST_PARTS>,
    }
}

form! {
    /// A part of a plan.
    pub struct PlanPart from PartForm as "Part" {
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
    pub struct Curriculum from CurriculumForm as "Curriculum" {
        /// Its title.
        pub title: Text,
        /// What it is.
        pub text: Text,
        /// The parts of it that the course teaches.
        pub areas: List<AreaForm, MOST_PARTS>,
    }
}

form! {
    /// A part of a curriculum.
    pub struct Area from AreaForm as "Area" {
        /// Its title.
        pub title: Text,
        /// What the course teaches of it, and in which chapters.
        pub text: Text,
    }
}

plain! {
    /// a word or several, between quotes
    WordForm(String) = "\"dead ends\"";
    /// for each language, a list of 1 to 12 words or phrases between quotes
    Forms(Tagged<WordForms>) = "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])",
        by forms -> ByLanguage<Vec<String>>;
}

/// The words and phrases for a term in the texts of a language.
type WordForms = List<WordForm, MOST_FORMS>;

fn forms(part: &Part<Tagged<WordForms>>, reader: &mut Reader) -> Read<ByLanguage<Vec<String>>> {
    by_language(part, |tag, list| {
        for (index, WordForm(form)) in list.value.0.iter().enumerate() {
            let words = small_words(form);
            let reason = if words.is_empty() {
                "field-empty".into()
            } else if form.chars().count() > LONGEST_NAME {
                Message::new("field-long").number("longest", LONGEST_NAME as u64)
            } else if !reader.forms.insert((tag.to_owned(), words)) {
                taken_name(form)
            } else {
                continue;
            };
            return Err(list.entry(index, form).fault(reason));
        }
        list.read(reader)
    })
}

fn glossary(form: &Part<Glossary>, reader: &mut Reader) -> Read<lesson::Glossary> {
    part!(form.terms).read(reader).map(lesson::Glossary::new)
}

fn term(form: &Part<Term>, reader: &mut Reader) -> Read<glossary::Term> {
    Ok(glossary::Term {
        id: part!(form.id).read(reader)?,
        name: part!(form.term).read(reader)?,
        forms: part!(form.forms).read(reader)?,
        except: part!(form.except).read(reader)?,
        meaning: part!(form.meaning).read(reader)?,
        lesson: part!(form.lesson).read(reader)?,
    })
}

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        whole::<CourseForm>(source, &mut Reader::default()).map_err(|error| *error)
    }
}

impl lesson::Glossary {
    /// Reads a glossary file, whose terms are taught by these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        whole::<Glossary>(source, &mut Reader::about(lessons)).map_err(|error| *error)
    }
}

impl Guide {
    /// Reads the file of the guide, whose plans may name these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        whole::<GuideForm>(source, &mut Reader::about(lessons)).map_err(|error| *error)
    }
}
