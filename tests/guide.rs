//! The teacher's guide.

use crate::common::program::{folder, printed, refused, run, text};
use recuo::bundled::Bundled;
use recuo::explain::{Language, args};
use recuo::export::guide::{GuideBook, Teaching};
use recuo::export::options::ExportOptions;
use recuo::export::writer::SliceWriter;
use recuo::files::{self, LESSONS};
use recuo::lesson::{Ask, AskKind, Lesson, line_letters};
use recuo::scene::{Anchor, Font, Shape};
use std::fs;

/// Signs around larger letters that no text has.
const BEGIN: char = '\u{1}';
const END: char = '\u{2}';

fn lessons() -> Vec<Lesson> {
    let read = |(_, source): &(&str, Bundled)| Lesson::read(source).unwrap();
    LESSONS.iter().map(read).collect()
}

/// The words of the guide. Those of each line in larger letters are between signs.
fn words(language: Language) -> String {
    let mut options = ExportOptions::default();
    options.look.language = language;
    let teaching = Teaching::of(files::course(), files::guide(), files::glossary(), LESSONS);
    let mut book = GuideBook::new(teaching, &options);
    while !book.advance(1 << 16, &mut Vec::new()).unwrap() {}
    let mut words = String::new();
    for page in book.pages() {
        for shape in page {
            match shape {
                // The numbers at the foot, and what stands on boards.
                Shape::Text { at, .. } if at.y > 794.0 => {}
                Shape::Text { anchor, .. } if anchor != Anchor::LeftTop => {}
                Shape::Text {
                    size, font, text, ..
                } if size > 12.0 && font == Font::Bold => words += &format!("{BEGIN}{text}{END} "),
                Shape::Text { text, .. } => words += &format!("{text} "),
                _ => {}
            }
        }
    }
    // A title that takes two lines.
    words.replace(&format!("{END} {BEGIN}"), " ")
}

#[test]
fn every_lesson_and_every_right_answer_is_in_it_once() {
    for language in Language::ALL {
        let all = words(language);
        for (lesson, number) in lessons().iter().zip(1..) {
            let title = lesson.title.get(language);
            let heading = format!("{number}. {title}{END}");
            let parts: Vec<&str> = all.split(&heading).collect();
            assert_eq!(parts.len(), 2, "{title}");
            // Up to the next heading.
            let said = parts[1].split(BEGIN).next().unwrap();
            assert!(said.contains(lesson.goal.get(language)), "{title}: {said}");
            let asks = lesson.stops.iter().filter_map(|stop| stop.ask.as_ref());
            let asks: Vec<_> = asks.collect();
            let right = |answer: &str| {
                language.text("guide-right", &args([("answer", answer.to_owned().into())]))
            };
            let count = said.matches(right("").trim()).count();
            assert_eq!(count, asks.len(), "{title}: {said}");
            let thinking = language.word("guide-others");
            // Lines that are put in order have no other answers.
            let order = |ask: &Ask| ask.program.as_ref()?.order.clone();
            let chosen = || asks.iter().filter(|ask| order(ask).is_none());
            assert_eq!(said.matches(&thinking).count(), chosen().count(), "{title}");
            for order in asks.iter().filter_map(|ask| order(ask)) {
                let right = right(&line_letters(&order.right));
                assert!(said.contains(&right), "{title}: {right} in {said}");
            }
            let mut expected = Vec::new();
            for ask in chosen() {
                let AskKind::Choice(options) = &ask.kind else {
                    continue;
                };
                for (option, letter) in options.iter().zip('A'..) {
                    let text = option.text.fill(language, None);
                    // A count of the run is not known here.
                    if text.contains('–') {
                        continue;
                    }
                    let option_in_words = format!("{letter} · {text}");
                    if option.is_right {
                        expected.push(right(&option_in_words));
                    } else {
                        assert!(
                            said.contains(&option_in_words),
                            "{title}: {option_in_words}"
                        );
                    }
                }
            }
            for answer in &expected {
                let wanted = expected
                    .iter()
                    .filter(|other| other.starts_with(answer.as_str()));
                let found = said.matches(answer.as_str()).count();
                assert!(found >= wanted.count(), "{title}: {answer} in {said}");
            }
            for notes in lesson.stops.iter().filter_map(|stop| stop.notes.as_ref()) {
                let notes = notes.fill(language, None);
                assert!(
                    notes.contains('–') || said.contains(&notes),
                    "{title}: {notes}"
                );
            }
        }
        for chapter in &files::course().chapters {
            let title = format!("{BEGIN}{}{END}", chapter.title.get(language));
            assert_eq!(all.matches(&title).count(), 1, "{title}");
        }
    }
}

/// Lessons are read and answered in this time; votes and discussions take half as much again.
#[test]
fn the_plans_fit_into_their_time() {
    let lessons = lessons();
    let minutes = |id: &String| lessons.iter().find(|l| l.id == *id).unwrap().minutes();
    let of = |ids: &[String]| ids.iter().map(minutes).sum::<usize>() * 3 / 2;
    let plans = &files::guide().plans;
    let wholes: Vec<usize> = plans
        .iter()
        .map(|plan| plan.parts.iter().map(|part| of(&part.lessons)).sum())
        .collect();
    assert!(
        plans.len() == 3 && (30..=50).contains(&wholes[0]),
        "{wholes:?}"
    );
    for part in plans[1..].iter().flat_map(|plan| &plan.parts) {
        let whole = of(&part.lessons);
        assert!(whole <= 50, "{}: {whole}", part.title.get(Language::En));
    }
}

#[test]
fn it_is_written_in_every_language() {
    let folder = folder("guide");
    let path = |name: &str| folder.join(name).display().to_string();
    let pages = |pdf: &[u8]| {
        let text = String::from_utf8_lossy(pdf);
        text.matches("/Type /Page\n").count()
    };
    let mut written = Vec::new();
    for language in Language::ALL {
        let file = path(&format!("{}.pdf", language.code()));
        // A slow machine says how far it is.
        let output = run(&["guide", "--lang", language.code(), "-o", &file]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let pdf = fs::read(&file).unwrap();
        assert!(
            pdf.starts_with(b"%PDF-") && pdf.ends_with(b"%%EOF"),
            "{file}"
        );
        assert!((50..=110).contains(&pages(&pdf)), "{}", pages(&pdf));
        assert!(!written.contains(&pdf));
        written.push(pdf);
    }
    // An existing file stays, and there are no other formats.
    let said = refused(1, &["guide", "-o", &path("en.pdf")]);
    assert!(said.contains("--force"), "{said}");
    let said = refused(2, &["guide", "-o", &path("x.svg")]);
    assert!(said.contains("pdf"), "{said}");
    refused(
        2,
        &[
            "export",
            "first-moves",
            "-o",
            &path("x.pdf"),
            "--what",
            "guide",
        ],
    );
}

#[test]
fn its_file_is_checked() {
    let folder = folder("guide-file");
    let file = folder.join("guide.ron");
    let good = format!("{}/lessons/guide.ron", env!("CARGO_MANIFEST_DIR"));
    let words = format!("{}/lessons/glossary.ron", env!("CARGO_MANIFEST_DIR"));
    printed(&["check", &good, &words]);
    let bad =
        fs::read_to_string(&good)
            .unwrap()
            .replacen("\"first-conflict\"", "\"first-conflicts\"", 1);
    fs::write(&file, &bad).unwrap();
    let at = bad.find("\"first-conflicts\"").unwrap();
    let line = bad[..at].matches('\n').count() + 1;
    let said = refused(1, &["check", file.to_str().unwrap()]);
    assert!(said.contains(&format!("{line}")), "{said}");
    assert!(
        said.contains("first-conflicts") && said.contains("`first-conflict`"),
        "{said}"
    );
}
