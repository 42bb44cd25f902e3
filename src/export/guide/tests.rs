use super::*;
use crate::export::sheets::{HEIGHT, WIDTH};
use crate::scene::{Anchor, Font, width_of};

/// A course of two lessons with a question each.
fn teaching() -> Teaching {
    let lesson = |id: &str, notes: &str| {
        let source = format!(
            r#"(id: "{id}", title: (pt: "Lição {id}", en: "Lesson {id}"), goal: "The goal.", text: "t",
            puzzle: "1..2.2.4......23", boards: [(strategy: "naive")], stops: [
                (at: Place(1), title: "First", text: "Said.", notes: "{notes}"),
                (at: Place(2), title: "Second", ask: (kind: Choice, question: "Is it {id}?",
                    options: [(text: "Nobody", shows: "m"), (text: "Right {id}", right: true)], explain: "Thus.")),
            ])"#
        );
        Lesson::read(&source).unwrap()
    };
    let course = r#"(chapters: [(title: "C1", lessons: ["x"])], quiz: "y",
        misconceptions: [(id: "m", text: "It is so.", truth: "It is not so.", lesson: "x")])"#;
    let glossary = r#"(terms: [(id: "t", term: "word", forms: (en: ["word"]), meaning: "It means.",
        lesson: "y")])"#;
    let guide = r#"(title: "Guide", text: "How to.", plans: [(title: "Plan", text: "For all.",
        parts: [(title: "Part", lessons: ["y", "x"], text: "Do it.")])],
        curricula: [(title: "Country", text: "Law.", areas: [(title: "Area", text: "All.")])])"#;
    Teaching {
        course: Box::leak(Box::new(Course::read(course).unwrap())),
        guide: Box::leak(Box::new(Guide::read(guide, ["x", "y"]).unwrap())),
        glossary: Box::leak(Box::new(Glossary::read(glossary, ["x", "y"]).unwrap())),
        lessons: vec![
            lesson("x", &"long notes ".repeat(300)),
            lesson("y", "Ask first."),
        ],
    }
}

fn book() -> GuideBook {
    let mut options = ExportOptions::default();
    options.look.language = Language::En;
    let mut book = GuideBook::new(teaching(), &options);
    while !book.explore(50) {}
    book
}

/// The words of the pages, without the numbers at their feet. All are within the margins.
fn words(pages: &[Vec<Shape>]) -> Vec<String> {
    let of = |page: &Vec<Shape>| {
        let mut words = Vec::new();
        for shape in page {
            // Without what stands on boards.
            if let Shape::Text {
                at,
                size,
                font,
                text,
                anchor: Anchor::LeftTop,
                ..
            } = shape
            {
                let right = at.x + width_of(text, *font, *size);
                assert!(right <= WIDTH && at.y + size <= HEIGHT, "{at:?} {text}");
                if at.y < HEIGHT - 48.0 {
                    words.push(text.clone());
                }
            }
        }
        words.join(" ")
    };
    pages.iter().map(of).collect()
}

#[test]
fn it_says_everything_once_and_where_it_is() {
    let pages = words(&book().pages());
    let all = pages.join(" ");
    for part in [
        "How to.",
        "Lesson x 2 min The goal.",
        "2. Lesson y 2 min The goal.",
        "Is it x? Right: B · Right x Thus. Other answers A · Nobody",
        "Right: B · Right y",
        "Stop 1 of 2 – First Said. Ask first.",
        // The minutes of a plan are the sum of its lessons.
        "Part – 2 lessons · 4 min 2. Lesson y (2 min) 1. Lesson x (2 min) Do it.",
        "Country Law. Area All.",
        "word Lesson 2 It means.",
    ] {
        assert_eq!(all.matches(part).count(), 1, "{part}: {all}");
    }
    assert_eq!(all.matches("long notes").count(), 300);
    let shown = "A · Nobody What it may show: “It is so.” In fact: It is not so.";
    assert_eq!(all.matches(shown).count(), 2);
    // The contents are right about the pages.
    for title in ["C1", "The end of the course", "Plans", "Glossary"] {
        let begins = |page: &String| page.starts_with(title);
        let page = pages.iter().position(begins).unwrap() + 1;
        assert!(
            pages[0].contains(&format!("{title} {page}")),
            "{}",
            pages[0]
        );
    }
}

/// No heading and no label is the last thing on a page.
#[test]
fn headings_keep_what_follows() {
    for filler in 0..120 {
        let mut book = book();
        book.done[0].words[0].1.notes = "long notes ".repeat(4 * filler);
        for page in book.pages() {
            let texts = page.iter().filter_map(|shape| match shape {
                Shape::Text {
                    at,
                    font,
                    text,
                    anchor: Anchor::LeftTop,
                    ..
                } if at.y < HEIGHT - 48.0 => Some((at.y, *font, text.clone())),
                _ => None,
            });
            let last = texts.max_by(|a, b| a.0.total_cmp(&b.0));
            let (_, font, text) = last.expect("no page is empty");
            assert!(font != Font::Bold, "{filler}: {text}");
        }
    }
}
