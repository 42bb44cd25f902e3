//! The only place that touches the file system and reads the system's settings.

mod command;
mod draft;
mod feed;
#[cfg(not(target_arch = "wasm32"))]
mod process;
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
mod records;
mod text;
mod watch;
mod words;

pub use command::ProgramCommand;
pub use draft::{Draft, WriteError, give_up};
pub use feed::{Fed, Feed, FeedEnd};
#[cfg(not(target_arch = "wasm32"))]
pub use process::{Printed, ProcessEnd, StartError, WatchedProcess};
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub use records::Records;
pub use text::DecodedText;
pub use watch::Watch;

use crate::bundled::{Bundled, bundled};
use crate::explain::Tell;
use crate::lesson::{Course, FileReader, Glossary, Guide, Lesson, LessonError};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::OnceLock;

/// The largest text that is read as a whole: 16 MiB. Puzzles are read bit by bit, and may be
/// longer.
pub const LONGEST_TEXT: u64 = 16 << 20;

/// The largest file with a program's run that a lesson may name: 64 MiB.
const LONGEST_RUN: u64 = 64 << 20;

/// The lessons with these ids, and their texts.
macro_rules! lessons {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, bundled!("lessons/", $name, ".ron"))),+]
    };
}

/// The built-in lessons, in course order.
pub const LESSONS: &[(&str, Bundled)] = lessons![
    "how-can-that-be",
    "first-moves",
    "rule-check",
    "first-conflict",
    "first-backtrack",
    "deep-backtracking",
    "quiz-first-steps",
    "five-functions",
    "stack-and-recursion",
    "written-twice",
    "your-own-program",
    "quiz-inside",
    "all-solutions",
    "first-program",
    "three-languages",
    "no-solution",
    "complexity",
    "quiz-solutions",
    "order-matters",
    "candidates-and-masks",
    "undo",
    "quiz-order",
    "forward-checking",
    "dead-ends-and-blame",
    "backjumping",
    "fewest-candidates",
    "when-it-is-worse",
    "quiz-sooner",
    "naked-singles",
    "sweep-gives-up",
    "hidden-singles",
    "three-givens",
    "propagation-and-search",
    "naive-or-propagation",
    "quiz-deducing",
    "exact-cover",
    "two-solutions",
    "sixteen",
    "measuring",
    "two-charts",
    "find-the-bug",
    "your-own-puzzle",
    "quiz-further",
    "four-queens",
    "eight-queens",
    "three-colours",
    "four-colours",
    "degree-and-dsatur",
    "least-constraining",
    "learning",
    "by-the-book",
    "one-template",
    "latin-squares",
    "sudoku-is-colouring",
    "diagonal-sudoku",
    "quiz-beyond",
    "subsets",
    "permutations",
    "subset-sum",
    "send-more-money",
    "knight-five",
    "knight-eight",
    "maze",
    "own-rules",
    "quiz-ways",
    "quiz-final",
];

/// The built-in course.
pub fn course() -> &'static Course {
    static COURSE: OnceLock<Course> = OnceLock::new();
    let read = || Course::read(bundled!("lessons/course.ron").text());
    COURSE.get_or_init(|| read().expect("the course is valid"))
}

/// The built-in glossary.
pub fn glossary() -> &'static Glossary {
    static GLOSSARY: OnceLock<Glossary> = OnceLock::new();
    let read = || Glossary::read(bundled!("lessons/glossary.ron").text(), course().lessons());
    GLOSSARY.get_or_init(|| read().expect("the glossary is valid"))
}

/// The texts of the built-in teacher's guide.
pub fn guide() -> &'static Guide {
    static GUIDE: OnceLock<Guide> = OnceLock::new();
    let read = || Guide::read(bundled!("lessons/guide.ron").text(), course().lessons());
    GUIDE.get_or_init(|| read().expect("the guide is valid"))
}

/// The user's languages as the system lists them ("pt-BR"), best first.
#[cfg(not(target_arch = "wasm32"))]
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Why a text could not be read.
#[derive(Debug)]
pub enum FileError {
    /// There is no such file.
    Missing {
        /// The file.
        name: String,
    },
    /// It is a folder.
    Folder {
        /// The folder.
        name: String,
    },
    /// It is not a text.
    NotText {
        /// The file.
        name: String,
    },
    /// The system refused.
    Io {
        /// The file.
        name: String,
        /// The system's error.
        error: io::Error,
    },
    /// It is longer than the limit.
    TooLong {
        /// The file.
        name: String,
        /// The limit in bytes.
        longest: u64,
    },
}

impl FileError {
    /// Why the text of this name could not be read.
    pub fn of(error: io::Error, name: &str) -> Self {
        let name = name.to_owned();
        match error.kind() {
            io::ErrorKind::InvalidData => Self::NotText { name },
            _ => Self::Io { name, error },
        }
    }
}

/// Opens the text of a file, to be read bit by bit.
pub fn open_text(path: &Path) -> Result<DecodedText<File>, FileError> {
    let name = path.display().to_string();
    if is_folder(path) {
        return Err(FileError::Folder { name });
    }
    match File::open(path) {
        Ok(file) => Ok(DecodedText::new(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(FileError::Missing { name }),
        Err(error) => Err(FileError::of(error, &name)),
    }
}

/// Opens a file with what a program has printed, to be read bit by bit.
pub fn open_run(path: &Path) -> Result<DecodedText<File>, FileError> {
    open_text(path).map(DecodedText::of_program)
}

/// The files in a folder, by name, without those in folders of it.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_folder(folder: &Path) -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            let name = entry.file_name().to_string_lossy().into_owned();
            files.push((name, std::fs::read(entry.path())?));
        }
    }
    files.sort();
    Ok(files)
}

/// The bytes of a file.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    std::fs::read(path)
}

/// Reads the text of a file.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    read_text_at_most(path, LONGEST_TEXT)
}

/// Reads the text of a file, up to a limit in bytes.
pub fn read_text_at_most(path: &Path, longest: u64) -> Result<String, FileError> {
    read_at_most(open_text(path)?, &path.display().to_string(), longest)
}

/// Reads a text, up to a limit in bytes.
pub fn read_at_most<R: Read>(
    text: DecodedText<R>,
    name: &str,
    longest: u64,
) -> Result<String, FileError> {
    let mut all = String::new();
    text.take(longest + 1)
        .read_to_string(&mut all)
        .map_err(|error| FileError::of(error, name))?;
    let name = name.to_owned();
    match all.len() as u64 > longest {
        true => Err(FileError::TooLong { name, longest }),
        false => Ok(all),
    }
}

/// The first bytes of a file, at most this many: enough to tell what it is.
pub fn read_start(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let mut start = Vec::new();
    let read = open_run(path)?.take(most).read_to_end(&mut start);
    let name = path.display().to_string();
    read.map_err(|error| FileError::of(error, &name))?;
    Ok(start)
}

/// Whether there is a file or folder of this name.
pub fn exists(path: &Path) -> bool {
    path.exists() && !is_empty_board(path)
}

/// Whether there is a folder of this name.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir() && !is_empty_board(path)
}

/// Whether this is a line of empty cells: Windows drops the dots and spaces at the end of a name, and
/// what is left of such a line is the current folder.
fn is_empty_board(path: &Path) -> bool {
    let name = path.as_os_str().as_encoded_bytes();
    cfg!(windows) && name.len() > 2 && name.iter().all(|byte| b". ".contains(byte))
}

/// Why a lesson could not be opened.
#[derive(Debug)]
pub enum OpenError {
    /// Its file could not be read.
    File(FileError),
    /// It is not a valid lesson.
    Lesson {
        /// The file.
        name: String,
        /// The error in it.
        error: Box<LessonError>,
    },
}

impl From<FileError> for OpenError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// The built-in lesson with this id, unless there is a file of that name.
pub fn built_in_lesson(name: &Path) -> Option<&'static str> {
    let is_meant = |(id, _): &&(&str, Bundled)| Path::new(id) == name;
    let (_, source) = LESSONS.iter().find(is_meant)?;
    (!exists(name)).then(|| source.text())
}

/// Reads a lesson from a file, with those beside it, or a built-in one by its id.
pub fn read_lesson(name: &Path) -> Result<Lesson, OpenError> {
    let read = match built_in_lesson(name) {
        Some(source) => Lesson::read(source),
        None => read_lesson_text(&read_text(name)?, name),
    };
    read.map_err(|error| OpenError::Lesson {
        name: name.display().to_string(),
        error: Box::new(error),
    })
}

/// Reads the text of a lesson in this file, with the files beside it.
pub fn read_lesson_text(text: &str, name: &Path) -> Result<Lesson, LessonError> {
    Lesson::read_beside(text, Some(beside(name))).map(|(lesson, _)| lesson)
}

/// Reads the files in the folder of a lesson and below it.
pub fn beside(lesson: &Path) -> Box<FileReader> {
    let folder = lesson.parent().unwrap_or(Path::new("")).to_owned();
    Box::new(move |name| {
        let path = folder.join(name);
        let name = path.display().to_string();
        let mut bytes = Vec::new();
        let read = open_run(&path).and_then(|text| {
            let read = text.take(LONGEST_RUN + 1).read_to_end(&mut bytes);
            read.map_err(|error| FileError::of(error, &name))
        });
        match read {
            Ok(_) if bytes.len() as u64 > LONGEST_RUN => Err(FileError::TooLong {
                name: name.clone(),
                longest: LONGEST_RUN,
            }
            .message()),
            Ok(_) => Ok(bytes),
            Err(error) => Err(error.message()),
        }
    })
}

/// Writes a file completely or not at all, replacing what was there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let mut draft = Draft::create(path, true)?;
    draft.write(bytes)?;
    draft.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every lesson is in the course once, in order, and no file of the folder is left out.
    #[test]
    fn the_course_has_every_lesson_once() {
        let brought: Vec<&str> = LESSONS.iter().map(|(id, _)| *id).collect();
        assert_eq!(course().lessons().collect::<Vec<_>>(), brought);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|e| e == "ron"))
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .filter(|name| !["course", "glossary", "guide"].contains(&name.as_str()))
            .collect();
        files.sort();
        let mut brought = brought;
        brought.sort_unstable();
        assert_eq!(files, brought);
    }
}
