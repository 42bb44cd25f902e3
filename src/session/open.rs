//! Recognizes a text: a link, a lesson, or puzzles.

use crate::lesson::{FileReader, Lesson, LessonError, Link, LinkError};
use crate::puzzle::text::{self, Entry, Format, Options, Puzzles};
use crate::puzzle::{Family, Shape, Wanted};
use crate::recording::is_recording;
use std::io::Cursor;

/// The longest text that can be opened, in bytes: enough for fifty thousand puzzles.
pub const LONGEST: u64 = 8 << 20;

/// The most puzzles read from one text: about thirty megabytes of memory.
pub const MOST_PUZZLES: usize = 50_000;

/// The longest text that is read at once, in bytes, and the characters of a slice of a longer one:
/// about a millisecond's work.
const SHORT: usize = 1 << 14;
const SLICE: usize = 1 << 10;

/// What a text was recognized as.
#[derive(Default)]
pub enum Found {
    /// The text is empty.
    #[default]
    Nothing,
    /// A link to a moment.
    Link(Box<Link>),
    /// A lesson.
    Lesson(Box<Lesson>),
    /// One or more puzzles, some of which may be faulty.
    Puzzles {
        /// Each puzzle, or its error; one error if there is none.
        entries: Vec<Entry>,
        /// Whether there were more puzzles than the limit.
        has_more: bool,
    },
    /// The output of a program that says what it does.
    Run,
    /// Puzzles that are still being read.
    Reading(Box<Reading>),
    /// It looks like a lesson but has an error.
    BadLesson(LessonError),
    /// It looks like a link but has an error.
    BadLink(LinkError),
}

/// A long text of puzzles that is read in slices.
pub struct Reading {
    puzzles: Puzzles<Cursor<Vec<u8>>>,
    entries: Vec<Entry>,
    /// The text and how to read it if it holds nothing of the family that is tried first.
    otherwise: Option<(Vec<u8>, Options)>,
}

impl Reading {
    /// The number of puzzles read.
    pub const fn count(&self) -> usize {
        self.entries.len()
    }

    /// Reads for one slice. Returns what the text was recognized as once it is read.
    pub fn advance(&mut self) -> Option<Found> {
        let mut read = 0;
        let mut has_ended = false;
        while read < SLICE && !has_ended {
            let length = self.puzzles.read_line().unwrap_or_default();
            read += length;
            has_ended = length == 0;
        }
        let room = MOST_PUZZLES - self.entries.len();
        let found = std::iter::from_fn(|| self.puzzles.found());
        self.entries.extend(found.take(room));
        let has_more = self.entries.len() == MOST_PUZZLES && self.puzzles.found().is_some();
        let is_futile = has_ended && self.entries.iter().all(|entry| entry.problem.is_err());
        if let Some((text, options)) = self.otherwise.take_if(|_| is_futile) {
            self.puzzles = text::puzzles(Cursor::new(text), &options);
            self.entries.clear();
            return None;
        }
        (has_ended || has_more).then(|| Found::Puzzles {
            entries: std::mem::take(&mut self.entries),
            has_more,
        })
    }
}

impl Found {
    /// The puzzles, if any.
    pub fn puzzles(&self) -> &[Entry] {
        match self {
            Self::Puzzles { entries, .. } => entries,
            _ => &[],
        }
    }
}

/// Recognizes a text. With `is_lesson` it can only be a lesson, whose files are read with `files`. Puzzles
/// are of the family that is chosen, if there are some.
pub fn read(
    text: &str,
    format: Format,
    is_lesson: bool,
    files: Option<Box<FileReader>>,
    boxes: Option<Shape>,
    chosen: Option<&Family>,
) -> Found {
    if text.trim().is_empty() {
        return Found::Nothing;
    }
    if is_lesson || looks_like_a_lesson(text) {
        return match Lesson::read_beside(text, files) {
            Ok((lesson, _)) => Found::Lesson(Box::new(lesson)),
            Err(error) => Found::BadLesson(error),
        };
    }
    if is_recording(text.as_bytes()) {
        return Found::Run;
    }
    let word = text.trim();
    if let Some(link) = Link::find(word).filter(|_| !word.contains(char::is_whitespace)) {
        match link.parse() {
            Ok(link) => return Found::Link(Box::new(link)),
            Err(error) if text.contains('#') => return Found::BadLink(error),
            // The fields of a table may have `;` between them too.
            Err(_) => {}
        }
    }
    if let Some(entry) = text::posed(text) {
        return Found::Puzzles {
            entries: vec![entry],
            has_more: false,
        };
    }
    let options = Options {
        boxes,
        format,
        ..Options::default()
    };
    let bytes = text.as_bytes().to_vec();
    let first = Options {
        wanted: chosen.cloned().map(Wanted::Known),
        ..options.clone()
    };
    let mut reading = Reading {
        puzzles: text::puzzles(Cursor::new(bytes.clone()), &first),
        entries: Vec::new(),
        otherwise: first.wanted.is_some().then_some((bytes, options)),
    };
    if text.len() > SHORT {
        return Found::Reading(Box::new(reading));
    }
    loop {
        if let Some(found) = reading.advance() {
            return found;
        }
    }
}

/// The bytes at the start of a file that tell whether it is the output of a program.
pub const RECOGNIZED_BYTES: u64 = 1 << 16;

/// Whether a text that begins with these bytes is the output of a program that says what it does. A
/// lesson may only speak of such lines.
pub fn begins_as_run(start: &[u8]) -> bool {
    is_recording(start) && !looks_like_a_lesson(&String::from_utf8_lossy(start))
}

/// Whether the text begins like a lesson: with a bracket and a field name. Lines of comments may
/// come before either.
pub fn looks_like_a_lesson(text: &str) -> bool {
    let rest = after_comments(text.strip_prefix('\u{FEFF}').unwrap_or(text));
    let rest = rest.strip_prefix("Lesson").unwrap_or(rest).trim_start();
    let field = after_comments(rest.strip_prefix('(').unwrap_or_default());
    let is_of_name = |c: char| c.is_ascii_alphabetic() || c == '_';
    field.starts_with(is_of_name)
        && (field.trim_start_matches(is_of_name).trim_start()).starts_with(':')
}

fn after_comments(text: &str) -> &str {
    let mut rest = text.trim_start();
    while let Some(comment) = rest.strip_prefix("//") {
        rest = comment
            .split_once('\n')
            .map_or("", |(_, after)| after.trim_start());
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::LESSONS;

    fn kind(text: &str) -> &'static str {
        match read(text, Format::Auto, false, None, None, None) {
            Found::Nothing => "nothing",
            Found::Reading(_) => "long",
            Found::Link(_) => "link",
            Found::Run => "run",
            Found::Lesson(_) => "lesson",
            Found::Puzzles { entries, .. } if entries.iter().all(|e| e.problem.is_err()) => {
                "bad puzzle"
            }
            Found::Puzzles { .. } => "puzzles",
            Found::BadLesson(_) => "bad lesson",
            Found::BadLink(_) => "bad link",
        }
    }

    #[test]
    fn every_kind_of_text_is_told_apart() {
        let line =
            "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
        for (text, expected) in [
            ("", "nothing"),
            (" \n\t", "nothing"),
            (line, "puzzles"),
            (&format!("Olá, ação:\n{line}\nñandú"), "puzzles"),
            (&format!("{line}\n{line}"), "puzzles"),
            ("1;2;3;4\n;;;\n;;;\n;;;", "puzzles"),
            ("1,,,\n,,,\n,2,,\n,,,", "puzzles"),
            ("((1,0,0,0),\n(0,0,0,0),\n(0,0,0,0),\n(0,0,2,0))", "puzzles"),
            ("11..\n....\n....\n....", "bad puzzle"),
            ("hello", "bad puzzle"),
            ("1;2x2;1..2.2.4......23;naive*all;10;stack;es;", "link"),
            (
                " https://a.example/r/?lang=pt#1;2x2;1..2.2.4......23;naive;10;stack;es;\n",
                "link",
            ),
            ("https://a.example/#1;2x2;1..2.2", "bad link"),
            ("https://a.example/#7;anything", "bad link"),
            ("hello\n@place R1C1 4", "run"),
            ("@unknown R1C1 4", "bad puzzle"),
            ("{\"recuo\":1,\"problem\":\"queens:4\"}", "run"),
            ("(id: \"x\"", "bad lesson"),
            ("// mine\n Lesson ( // y\n id : 2)", "bad lesson"),
            ("(\n", "bad puzzle"),
            ("subset-sum:9:3,4,5", "puzzles"),
            ("cryptarithm: send + more = money", "puzzles"),
            ("subset-sum:9", "bad puzzle"),
            ("knight:5x5:R2C2\n", "puzzles"),
            ("maze:S../.#E", "puzzles"),
            ("maze:\nS..\n.#E\n", "puzzles"),
            ("S..\n.#E\n", "puzzles"),
            ("S..\n.#\n.E.", "bad puzzle"),
            (".<. .\n^    \n. . .\n\n. . 1\n", "puzzles"),
            ("futoshiki:3:1<2", "puzzles"),
            ("..\n..\nAB\nAB\nA=3\nB=3", "puzzles"),
            ("..\n..\nAB\nAB\nA=3", "bad puzzle"),
        ] {
            assert_eq!(kind(text), expected, "{text}");
        }
        for (_, lesson) in LESSONS {
            assert_eq!(kind(lesson), "lesson");
            assert_eq!(
                kind(&format!("\u{FEFF}// mine\n{}", lesson.text())),
                "lesson"
            );
            assert_eq!(kind(&lesson.replace("id:", "ident:")), "bad lesson");
        }
    }

    #[test]
    fn hostile_texts_are_read_in_bounds() {
        for text in [
            "/*",
            "//",
            "((((((((",
            "\u{FEFF}",
            "#;",
            "1;",
            ";x;",
            "\u{0}\u{1}",
        ] {
            kind(&text.repeat(1000));
        }
        let many = "1...............\n".repeat(MOST_PUZZLES + 1);
        let Found::Reading(mut reading) = read(&many, Format::Auto, false, None, None, None) else {
            panic!("it is long");
        };
        let found = loop {
            if let Some(found) = reading.advance() {
                break found;
            }
            assert!(reading.count() <= MOST_PUZZLES);
        };
        assert!(
            matches!(found, Found::Puzzles { entries, has_more: true } if entries.len() == MOST_PUZZLES)
        );
    }

    #[test]
    fn a_lesson_is_read_with_the_files_beside_it() {
        let text =
            r#"(id: "x", title: "X", goal: "x", text: "x", boards: [(program: "mine.txt")])"#;
        let said = b"@puzzle 1...............\n@place R1C2 2\n";
        let files: Box<FileReader> = Box::new(|_| Ok(said.to_vec()));
        let found = read(text, Format::Auto, true, Some(files), None, None);
        let Found::Lesson(lesson) = found else {
            panic!("a lesson");
        };
        assert_eq!(lesson.programs[0].recording.events().len(), 1);
        assert_eq!(kind(text), "bad lesson");
    }
}
