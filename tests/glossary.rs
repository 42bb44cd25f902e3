//! The glossary of the course.

use crate::common::program::*;
use recuo::explain::Language;
use recuo::files::{LESSONS, glossary};
use recuo::lesson::{AskKind, Lesson};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All texts of a lesson in a language.
fn texts(lesson: &Lesson, language: Language) -> Vec<String> {
    let mut texts = vec![
        lesson.title.get(language).to_owned(),
        lesson.goal.get(language).to_owned(),
        lesson.text.get(language).to_owned(),
    ];
    for stop in &lesson.stops {
        texts.extend(
            stop.title
                .iter()
                .map(|title| title.get(language).to_owned()),
        );
        let mut templates: Vec<_> = stop.text.iter().chain(&stop.notes).collect();
        if let Some(ask) = &stop.ask {
            templates.extend(ask.question.iter().chain(&ask.explain));
            if let AskKind::Choice(options) = &ask.kind {
                templates.extend(options.iter().map(|option| &option.text));
            }
        }
        texts.extend(
            templates
                .iter()
                .map(|template| template.fill(language, None)),
        );
    }
    texts
}

/// Every term is complete in every language, and occurs in a lesson or in the program's own words.
#[test]
fn every_language_has_every_term_and_uses_it() {
    let lessons: Vec<Lesson> = LESSONS
        .iter()
        .map(|(_, l)| Lesson::read(l).unwrap())
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang");
    let mut unused = Vec::new();
    for language in Language::ALL {
        let base = language.code().split('-').next().unwrap();
        let mut said = fs::read_to_string(folder.join(format!("{base}.ftl"))).unwrap();
        for lesson in &lessons {
            for text in texts(lesson, language) {
                said += "\n\n.";
                said += &text;
            }
        }
        let mentions = glossary().mentions(&said, language);
        let found: BTreeSet<usize> = mentions.iter().map(|mention| mention.term).collect();
        for (number, term) in glossary().terms.iter().enumerate() {
            for text in [&term.name, &term.meaning] {
                assert!(!text.get(language).trim().is_empty(), "{}", term.id);
            }
            assert!(!term.forms[language as usize].is_empty(), "{}", term.id);
            // A form is found as it is written, as this term.
            for form in &term.forms[language as usize] {
                let text = format!("({}!)", form.to_uppercase());
                let found = glossary().mentions(&text, language);
                assert_eq!(found.len(), 1, "{form}: {found:?}");
                assert_eq!(
                    (found[0].term, found[0].at.clone()),
                    (number, 1..text.len() - 2)
                );
            }
            // A meaning is not explained by the word itself alone.
            assert!(
                term.meaning.get(language).split(' ').count() > 5,
                "{}",
                term.id
            );
            if !found.contains(&number) {
                unused.push(format!("{} in {}", term.id, language.code()));
            }
        }
    }
    assert_eq!(unused, [""; 0], "neither in a lesson nor in the program");
    assert!((25..=45).contains(&glossary().terms.len()));
}

#[test]
fn a_word_is_explained_in_the_terminal() {
    let said = |language: &str, lines: &str| {
        let arguments = ["lesson", "first-moves", "--text", "--lang", language];
        let output = with_input(&arguments, lines);
        assert_eq!(output.status.code(), Some(0));
        text(&output.stdout)
    };
    let english = said("en", "? Dead Ends\n?cell\n? nonsense\n");
    for part in [
        "dead end: No value fits in an empty cell any more",
        "\nLesson: Dead ends and blame\n",
        "cell: A square of the board",
        "nonsense is not in the glossary, which has: all",
    ] {
        let part = part.replace("which has: all", "which has: ");
        assert!(english.contains(&part), "{part}: {english}");
    }
    let portuguese = said("pt", "? celula\n");
    assert!(
        portuguese.contains("célula: Um quadradinho"),
        "{portuguese}"
    );
    let european = said("pt-PT", "? verificacao antecipada\n");
    assert!(european.contains("é retirado imediatamente"), "{european}");
    // A question keeps its words to itself until it is answered.
    let lines = "n\nn\n? blame\n? cell\na\n? blame\n";
    let output = with_input(
        &["lesson", "dead-ends-and-blame", "--text", "--lang", "en"],
        lines,
    );
    let asked = text(&output.stdout);
    let place = |part: &str| {
        asked
            .find(part)
            .unwrap_or_else(|| panic!("{part}: {asked}"))
    };
    let later = place(&Language::En.word("glossary-later"));
    assert!(place("Which of them is to blame?") < later);
    assert!(later < place("cell: A square") && place("cell: A square") < place("blame: The guess"));
}

/// Forms that also mean something else are not marked where they do.
#[test]
fn no_other_meaning_is_marked() {
    let others = [(Language::Pt, "somos nós")];
    for (language, phrase) in others {
        let mut count = 0;
        for (id, source) in LESSONS {
            for text in texts(&Lesson::read(source).unwrap(), language) {
                let Some(at) = text.find(phrase) else {
                    continue;
                };
                let place = at..at + phrase.len();
                let mentions = glossary().mentions(&text, language);
                let mut marked = mentions.iter().map(|mention| mention.at.clone());
                let is_in = |at: std::ops::Range<usize>| place.contains(&at.start);
                assert!(!marked.any(is_in), "{id}: {text}");
                count += 1;
            }
        }
        assert!(count > 0, "no text has \"{phrase}\"");
    }
}
