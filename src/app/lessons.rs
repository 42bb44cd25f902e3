//! The lessons of the course, as they are listed.

use super::cx::Cx;
use crate::explain::args;
use crate::files::LESSONS;
use crate::session::CourseLessons;
use crate::session::course::{CourseProgress, LessonEntry};
use std::sync::OnceLock;

/// The lessons of the course, read when first needed.
pub fn entries() -> &'static [LessonEntry] {
    static ENTRIES: OnceLock<Vec<LessonEntry>> = OnceLock::new();
    ENTRIES.get_or_init(|| LessonEntry::all(CourseLessons(LESSONS)))
}

/// The lesson of the session's course with this id: its number there, and its title.
pub fn listed(cx: &Cx, id: &str) -> Option<(usize, String)> {
    let number = cx.session.lessons().number_of(id)?;
    let entry = entries().iter().find(|entry| entry.id == id)?;
    Some((number, entry.title.get(cx.language).to_owned()))
}

/// How many lessons have been finished, in words.
pub fn finished(cx: &Cx, progress: &CourseProgress) -> String {
    let values = args([
        ("done", progress.finished(entries()).into()),
        ("count", entries().len().into()),
    ]);
    cx.language.text("course-progress", &values)
}
