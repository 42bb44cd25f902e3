//! The forms of the course's own files: the course, the glossary and the teacher's guide.

use super::MISCONCEPTION_ID;
use super::form::{Field, Form, Takes};

/// The most chapters of a course, and the most lessons of a chapter.
pub const MOST_CHAPTERS: usize = 50;
/// The most terms of a glossary, and the most forms of a term in a language.
pub const MOST_TERMS: usize = 200;
pub const MOST_FORMS: usize = 12;
/// The most entries of a list in the teacher's guide.
pub const MOST_PARTS: usize = 50;
/// The most misconceptions of a course.
pub const MOST_MISCONCEPTIONS: usize = 100;

const QUIZ: Takes = Takes::Plain("a lesson's name between quotes", "\"my-quiz\"");

/// The course file, which puts the lessons in order.
pub static COURSE: Form = Form {
    name: "Course",
    about: "The file `course.ron` puts the lessons in order.",
    fields: &[
        Field {
            name: "chapters",
            takes: Takes::Forms(&CHAPTER, MOST_CHAPTERS),
            usual: None,
            about: "The chapters of the course, in order.",
        },
        Field {
            name: "quiz",
            takes: QUIZ,
            usual: Some("none"),
            about: "The quiz at the end of the course.",
        },
        Field {
            name: "misconceptions",
            takes: Takes::Forms(&MISCONCEPTION, MOST_MISCONCEPTIONS),
            usual: Some("none"),
            about: "What wrong answers can show. Results are summed up by them.",
        },
    ],
};

/// Something that a wrong answer shows.
pub static MISCONCEPTION: Form = Form {
    name: "Misconception",
    about: "Something that many students believe, and that is not so.",
    fields: &[
        Field {
            name: "id",
            takes: MISCONCEPTION_ID,
            usual: None,
            about: "Its name in lessons and in exported answers.",
        },
        Field {
            name: "text",
            takes: Takes::Text,
            usual: None,
            about: "What is believed, as a sentence.",
        },
        Field {
            name: "truth",
            takes: Takes::Text,
            usual: None,
            about: "What is so instead.",
        },
        Field {
            name: "lesson",
            takes: Takes::Plain("a lesson's name between quotes", "\"first-moves\""),
            usual: None,
            about: "The lesson of the course that shows it.",
        },
    ],
};

pub static CHAPTER: Form = Form {
    name: "Chapter",
    about: "A part of the course.",
    fields: &[
        Field {
            name: "title",
            takes: Takes::Text,
            usual: None,
            about: "What the chapter is called.",
        },
        Field {
            name: "lessons",
            takes: Takes::Plain(
                "a list of lessons' names between quotes",
                "[\"first-moves\"]",
            ),
            usual: None,
            about: "Its lessons, in order.",
        },
        Field {
            name: "quiz",
            takes: QUIZ,
            usual: Some("none"),
            about: "The quiz after its last lesson.",
        },
    ],
};

/// The glossary file: the words of the course.
pub static GLOSSARY: Form = Form {
    name: "Glossary",
    about: "The file `glossary.ron` says what the words of the course mean. Where a lesson's text mentions one, a click opens its meaning.",
    fields: &[Field {
        name: "terms",
        takes: Takes::Forms(&TERM, MOST_TERMS),
        usual: None,
        about: "The words.",
    }],
};

pub static TERM: Form = Form {
    name: "Term",
    about: "A word of the course.",
    fields: &[
        Field {
            name: "id",
            takes: Takes::Plain(
                "letters, digits and hyphens, between quotes",
                "\"dead-end\"",
            ),
            usual: None,
            about: "The term's name, which no other one has.",
        },
        Field {
            name: "term",
            takes: Takes::Text,
            usual: None,
            about: "What it is called.",
        },
        Field {
            name: "forms",
            takes: Takes::Plain(
                "for each language, a list of words between quotes",
                "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])",
            ),
            usual: None,
            about: "How texts name it: singular, plural and other words for it, in any letter case. Of several that begin at the same word the longest counts.",
        },
        Field {
            name: "meaning",
            takes: Takes::Text,
            usual: None,
            about: "What it means, in a sentence or two.",
        },
        Field {
            name: "lesson",
            takes: Takes::Plain(
                "the name of a lesson of the course, between quotes",
                "\"first-conflict\"",
            ),
            usual: Some("none"),
            about: "The lesson that teaches it.",
        },
    ],
};

/// The texts of the teacher's guide.
pub static GUIDE: Form = Form {
    name: "Guide",
    about: "The file `guide.ron` holds what the teacher's guide (`recuo guide`) says beside the lessons, from which it takes all else.",
    fields: &[
        TITLE,
        Field {
            about: "How to use it.",
            ..WORDS
        },
        Field {
            name: "plans",
            takes: Takes::Forms(&PLAN, MOST_PARTS),
            usual: None,
            about: "Plans for lessons in class.",
        },
        Field {
            name: "curricula",
            takes: Takes::Forms(&CURRICULUM, MOST_PARTS),
            usual: None,
            about: "Where the course fits curricula.",
        },
    ],
};

/// The title of a part of the guide, and its text.
const TITLE: Field = Field {
    name: "title",
    takes: Takes::Text,
    usual: None,
    about: "What it is called.",
};
const WORDS: Field = Field {
    name: "text",
    takes: Takes::Text,
    usual: None,
    about: "What it is.",
};

pub static PLAN: Form = Form {
    name: "Plan",
    about: "Lessons of the course for a time that there is. Its minutes are those of its lessons.",
    fields: &[
        TITLE,
        Field {
            about: "Whom it is for.",
            ..WORDS
        },
        Field {
            name: "parts",
            takes: Takes::Forms(&PART, MOST_PARTS),
            usual: None,
            about: "Its parts, in order.",
        },
    ],
};

pub static PART: Form = Form {
    name: "Part",
    about: "A part of a plan.",
    fields: &[
        TITLE,
        Field {
            name: "lessons",
            takes: Takes::Plain(
                "a list of lessons' names between quotes, all of the course",
                "[\"first-moves\"]",
            ),
            usual: None,
            about: "Its lessons, in order.",
        },
        Field {
            about: "What is done with them.",
            ..WORDS
        },
    ],
};

pub static CURRICULUM: Form = Form {
    name: "Curriculum",
    about: "A curriculum that the course fits.",
    fields: &[
        TITLE,
        WORDS,
        Field {
            name: "areas",
            takes: Takes::Forms(&AREA, MOST_PARTS),
            usual: None,
            about: "What of it the course teaches.",
        },
    ],
};

pub static AREA: Form = Form {
    name: "Area",
    about: "A part of a curriculum.",
    fields: &[
        TITLE,
        Field {
            about: "What of it the course teaches, and which chapters do.",
            ..WORDS
        },
    ],
};
