//! The help about kinds of export, from their table.

use crate::explain::Language;
use crate::export::kind::{KINDS, Kind, Place};
use crate::export::opt::Opt;

const EXAMPLES: &str = "\
Examples:
  recuo export naive-or-propagation -o end.png --scale 2
  recuo export puzzle.sdk --strategy naive,masks --step 120 -o step.svg --lang pt
  recuo export first-moves -o film.gif --steps 0..200 --speed 8 --lang es
  recuo export first-moves -o strip.pdf --moves --steps ..100
  recuo export first-moves -o slides/ --every 10 --transparent
  recuo export first-moves -o tree.svg --view tree
  recuo export first-moves -o steps.csv --board 1 --steps 1..500
  recuo export naive-or-propagation -o growth.csv --what counters --every 1000
  recuo export puzzle.sdk --strategy naive,masks,propagation -o table.md --max-steps 1000000
  recuo export puzzle.sdk --strategy naive,propagation -o my-lesson.ron

A lesson is a .ron file, or one of the course that comes with the program, such as first-moves or
naive-or-propagation.

The ending of the name says what is written:
";

/// The kinds that `recuo export` writes.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    KINDS
        .iter()
        .filter(|kind| !kind.is_of_lesson() && !kind.has_own_place())
}

/// The kind with this extension: the default one, unless a word selects another.
pub fn kind(ending: &str, what: Option<&str>) -> Option<&'static Kind> {
    let is_meant = |kind: &&Kind| kind.ending() == ending && (what.is_none() || kind.what == what);
    kinds().find(is_meant)
}

/// The extensions that a word applies to, or all of them.
pub fn endings(what: Option<&str>) -> Vec<&'static str> {
    let is_meant = |kind: &&Kind| kind.folder().is_none() && (what.is_none() || kind.what == what);
    distinct(kinds().filter(is_meant).map(Kind::ending))
}

/// The words that select kinds with the same extension, with their contents.
pub fn what_words() -> Vec<(&'static str, &'static str)> {
    distinct(kinds().filter_map(|kind| Some((kind.what?, kind.about))))
}

/// The help of an option: what it does, and the kinds it applies to.
pub fn option(option: Opt, words: &str) -> String {
    let names = distinct(kinds().filter(|kind| kind.takes(option)).map(Kind::name));
    let names: Vec<_> = names
        .iter()
        .map(|name| name.say_on_command_line(Language::En))
        .collect();
    format!("{words} [for {}]", names.join(", "))
}

/// Examples, and what each extension stands for.
pub fn after_help() -> String {
    let mut text = EXAMPLES.to_owned();
    for about in distinct(kinds().map(|kind| kind.about)) {
        let alike = kinds().filter(|kind| kind.about == about);
        let is_usual = |kind: &&Kind| self::kind(kind.ending(), None) == Some(kind);
        let (always, asked): (Vec<_>, Vec<_>) = alike.partition(is_usual);
        let names = |kinds: &[&Kind]| {
            let name = |kind: &&Kind| match kind.place {
                Place::File(ending) => format!(".{ending}"),
                Place::Folder(_) => "a folder or /".to_owned(),
            };
            kinds.iter().map(name).collect::<Vec<_>>().join(" ")
        };
        let head = names(&[always.as_slice(), &asked].concat());
        let what = match asked.first().and_then(|kind| kind.what) {
            Some(what) => format!("with --what {what} ({}: always): ", names(&always)),
            None => String::new(),
        };
        text += &format!("  {head:<22}{what}{about}\n");
    }
    text + "\nEverything is written whole or not at all."
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
