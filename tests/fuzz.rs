//! Mutated texts, for everything that reads text: nothing panics, and what was read reads the same
//! again. The seeds are those of `fuzz/`.

use crate::common::Random;
use crate::common::effort::assert_in_proportion;
use recuo::lesson::{Course, Lesson, Link, Proof};
use recuo::puzzle::Wanted;
use recuo::puzzle::text::{self, Options};
use std::fs;
use std::path::Path;

/// The number of mutated texts per reader.
const CASES: usize = 4_000;

/// Words that readers treat specially.
const WORDS: [&str; 40] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "{{",
    "}}",
    "\"",
    "\\\"",
    "\\u{0}",
    "\\u{202E}",
    "r#\"",
    "\"#",
    "//",
    "/*",
    "*/",
    ",",
    ":",
    ";",
    "#",
    "|",
    "+---+",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "é",
    "１",
    "NaN",
    "-1",
    "0",
    "9",
    "G",
    "18446744073709551616",
    "R1C1",
    "stops: [",
    "at: Doom",
    "true",
    "x",
];

fn seeds(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = fs::read_dir(root.join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .iter()
        .filter_map(|f| fs::read_to_string(f).ok())
        .collect()
}

/// A character boundary in a text.
fn place(text: &str, random: &mut Random) -> usize {
    let mut at = random.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A text with some parts removed, doubled, moved or inserted.
fn spoiled(seed: &str, other: &str, random: &mut Random) -> String {
    let mut text = seed.to_owned();
    for _ in 0..=random.below(4) {
        let (a, b) = (place(&text, random), place(&text, random));
        let range = a.min(b)..a.max(b);
        match random.below(6) {
            0 => text.replace_range(range, ""),
            1 => text.truncate(a),
            2 => {
                let part = text[range].to_owned();
                text.insert_str(place(&text, random), &part);
            }
            3 => {
                let (c, d) = (place(other, random), place(other, random));
                text.insert_str(a, &other[c.min(d)..c.max(d)]);
            }
            4 => text.insert_str(
                a,
                &WORDS[random.below(WORDS.len())].repeat(random.below(40)),
            ),
            _ => text.insert_str(a, WORDS[random.below(WORDS.len())]),
        }
    }
    text
}

/// Gives a reader the seeds and mutations of them.
fn feed(seeds: &[String], mut read: impl FnMut(&str)) {
    assert!(seeds.len() > 5);
    let mut random = Random(0x5EED);
    for seed in seeds {
        read(seed);
    }
    for _ in 0..CASES {
        let seed = &seeds[random.below(seeds.len())];
        let other = &seeds[random.below(seeds.len())];
        read(&spoiled(seed, other, &mut random));
    }
}

#[test]
fn lessons_are_read_or_refused() {
    let mut seeds = seeds("fuzz/seeds/lesson");
    seeds.extend(self::seeds("lessons"));
    let (mut good, mut bad) = (0, 0);
    feed(&seeds, |text| {
        let _ = Course::read(text);
        match Lesson::read_with_places(text) {
            Ok((lesson, places)) => {
                good += 1;
                // A slice of its proof, whatever it claims.
                Proof::new(lesson, places).advance(1 << 12);
            }
            Err(error) => {
                bad += 1;
                let lines = text.lines().count().max(1);
                let said = error.to_string();
                assert!(error.at.line <= lines + 1, "{said}");
                assert!(said.len() < 4_000, "{said}");
            }
        }
    });
    assert!(good > 50 && bad > 1000, "{good} good, {bad} bad");
}

#[test]
fn puzzles_are_read_or_refused() {
    let mut read = 0;
    feed(&seeds("fuzz/seeds/text"), |text| {
        for entry in text::entries(text, &Options::default()) {
            let Ok(problem) = entry.problem else { continue };
            let written = text::written(&problem);
            let family = problem.topology().family().clone();
            let options = Options::of(Wanted::Known(family));
            let again = text::read_one(&written, &options);
            assert_eq!(again.as_ref(), Ok(&problem), "{text:?}");
            read += 1;
        }
    });
    assert!(read > 500, "{read}");
}

#[test]
fn links_are_read_or_refused() {
    let mut read = 0;
    feed(&seeds("fuzz/seeds/link"), |text| {
        let _ = Link::find(text);
        if let Ok(link) = text.parse::<Link>() {
            let written = link.to_string();
            let again: Link = written.parse().expect("what is written is read");
            assert_eq!(again.to_string(), written);
            read += 1;
        }
    });
    assert!(read > 15, "{read}");
}

/// Files of about this size, designed to be slow.
fn slow_lessons(size: usize) -> Vec<String> {
    let text = "(pt: \"a\", es: \"b\", en: \"c\")";
    let lesson = |fields: &str| {
        format!(
            "(id: \"x\", title: {text}, goal: {text}, text: {text}, puzzle: \"1...............\", \
             boards: [(strategy: \"naive\")], {fields})"
        )
    };
    let long = |part: &str| part.repeat((size - 2_000) / part.len());
    vec![
        lesson(&format!("stops: [{}]", long("(at: End),"))),
        lesson(&long("a: 1, ")),
        lesson(&long("speed: NaN, ")),
        lesson(&format!(
            "stops: [(at: End, text: (pt: \"{}\"))]",
            long("1 ")
        )),
        lesson(&format!(
            "stops: [(at: End, text: (pt: \"{}\"))]",
            long("{a")
        )),
        lesson(&format!("claims: [(name: \"{}\")]", long("é"))),
        lesson(&format!("view: \"{}\"", long("x"))),
        lesson(&format!("view: {}", long("x"))),
        lesson(&format!("stops: {}", long("["))),
        lesson(&format!("stops: {}", long("[(at: "))),
        lesson(&long("/*")),
        lesson(&long("r#\"")),
        lesson(&format!("puzzle: \"{}\"", long("1."))),
        long("("),
        long("\""),
        long("\n"),
    ]
}

/// The largest files that are accepted.
#[test]
fn large_files_take_time_in_proportion() {
    let most = recuo::lesson::LONGEST_LESSON;
    let [small, large] = [most / 8, most].map(slow_lessons);
    for (small, large) in small.iter().zip(&large) {
        assert!(large.len() <= most);
        let begin: String = large.chars().take(300).collect();
        assert_in_proportion(&begin, most, |size| {
            let source = if size < most { small } else { large };
            let said = Lesson::read_with_places(source).unwrap_err().to_string();
            assert!(said.len() < 4_000, "{said}: {begin}");
        });
    }
}
