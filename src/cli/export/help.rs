//! The help about kinds of export, from their table.

use crate::cli::language::say;
use crate::explain::{Language, Message};
use crate::export::kind::{ExportKind, KINDS};
use crate::export::options::Opt;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  recuo export naive-or-propagation -o end.png --scale 2
  recuo export puzzle.sdk --strategy naive,masks --step 120 -o step.svg --lang pt
  recuo export first-moves -o film.gif --steps 0..200 --speed 8 --lang es
  recuo export first-moves -o strip.pdf --moves --steps ..100
  recuo export first-moves -o tree.svg --view tree
  recuo export first-moves -o steps.csv --board 1 --steps 1..500
  recuo export naive-or-propagation -o growth.csv --what counters --every 1000
  recuo export puzzle.sdk --strategy naive,masks,propagation -o table.md --max-steps 1000000
  recuo export puzzle.sdk --strategy naive,propagation -o my-lesson.ron
  recuo export first-moves -o first-moves.zip --page web-build
  recuo export course -o course.zip --page recuo-page.zip

A lesson is a .ron file, or one of the course that comes with the program, such as first-moves or
naive-or-propagation.

The ending of the name says what is written:
";

/// Reads the path of a file with one of these extensions.
pub fn output(text: &str, endings: &[&str]) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if endings.contains(&&*ending(&path)) && !text.ends_with(std::path::is_separator) {
        return Ok(path);
    }
    let expected = Message::new("expected-ending").with("endings", endings.join(", "));
    Err(say(&expected))
}

/// The extension of a package for a learning platform, which is no kind of export of a run.
pub const PACKAGE: &str = "zip";

/// The extensions of all files that `recuo export` writes.
pub fn outputs() -> Vec<&'static str> {
    [endings(None), vec![PACKAGE]].concat()
}

/// The extension of a path, in small letters.
pub fn ending(path: &Path) -> String {
    let ending = path.extension().unwrap_or_default();
    ending.to_string_lossy().to_lowercase()
}

/// The kinds that `recuo export` writes.
pub fn kinds() -> impl Iterator<Item = &'static ExportKind> {
    KINDS
        .iter()
        .filter(|kind| !kind.is_of_lesson() && !kind.is_of_course())
}

/// The kind with this extension: the default one, unless a word selects another.
pub fn kind(ending: &str, what: Option<&str>) -> Option<&'static ExportKind> {
    kinds().find(|kind| kind.ending == ending && (what.is_none() || kind.what == what))
}

/// The extensions that a word applies to, or all of them.
pub fn endings(what: Option<&str>) -> Vec<&'static str> {
    let is_meant = |kind: &&ExportKind| what.is_none() || kind.what == what;
    distinct(kinds().filter(is_meant).map(|kind| kind.ending))
}

/// The values of `--what`: words that select kinds with the same extension.
pub fn whats() -> Vec<&'static str> {
    distinct(kinds().filter_map(|kind| kind.what))
}

/// Which extensions each value of `--what` applies to, where this one has no such kind.
pub fn what_is_for(ending: &str) -> Message {
    let is_for = |what| {
        Message::new("usage-what-for")
            .with("what", what)
            .with("endings", endings(Some(what)).join(", "))
    };
    let whats: Vec<_> = whats().into_iter().map(is_for).collect();
    let kind = Message::new("kind-file").with("ending", ending);
    Message::new("usage-what")
        .with("whats", whats)
        .with("kind", kind)
}

/// The names of the kinds that take an option.
pub fn kinds_with(option: Opt) -> Vec<Message> {
    distinct(
        kinds()
            .filter(|kind| kind.takes(option))
            .map(ExportKind::name),
    )
}

/// The help of an option: what it does, and the kinds it applies to.
pub fn option(option: Opt, words: &str) -> String {
    let names = kinds_with(option).into_iter();
    let names: Vec<_> = names
        .map(|name| name.say_on_command_line(Language::En))
        .collect();
    format!("{words} [for {}]", names.join(", "))
}

/// Examples, and what each extension stands for.
pub fn after_help() -> String {
    let line = |kind: &'static ExportKind| {
        let is_default = self::kind(kind.ending, None) == Some(kind);
        let name = match kind.what.filter(|_| !is_default) {
            Some(what) => format!(".{} --what {what}", kind.ending),
            None => format!(".{}", kind.ending),
        };
        format!("  {name:<24}{}\n", kind.about)
    };
    let kinds: String = kinds().map(line).collect();
    format!(
        "{EXAMPLES}{kinds}  {:<24}a SCORM 1.2 package of a lesson, or of the course: a graded \
         activity\n\nEverything is written whole or not at all.",
        format!(".{PACKAGE} --page FOLDER|ZIP")
    )
}

fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct
}
