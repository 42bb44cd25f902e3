//! The first lesson as the page shows it while the program comes. When the lesson is meant to change, run the
//! test with `RECUO_REDRAW=1` and check the changes that git reports.

use recuo::explain::{Language, args, strategy_name};
use recuo::files::LESSONS;
use recuo::lesson::Lesson;
use std::path::Path;

#[test]
fn a_page_shows_the_first_lesson_while_the_program_comes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web/first-lesson.html");
    let shown = html(&Lesson::read(&LESSONS[0].1).unwrap());
    if std::env::var_os("RECUO_REDRAW").is_some() {
        std::fs::write(&path, &shown).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == kept, "{}: the lesson has changed", path.display());
}

fn html(lesson: &Lesson) -> String {
    let mut html = String::new();
    // Portugal's words stand before Brazil's, whose place they take.
    for language in [Language::En, Language::Es, Language::PtPt, Language::Pt] {
        let [title, text] = [&lesson.title, &lesson.text].map(|text| escaped(text.get(language)));
        let text = with_names(lesson, language, text);
        let code = language.code();
        html += &format!("    <section lang=\"{code}\">\n      <h1>{title}</h1>\n");
        html += &format!("      <p>{text}</p>\n    </section>\n");
    }
    let topology = lesson.problem.topology();
    let cells: Vec<String> = topology
        .all_cells()
        .map(|cell| {
            let given = lesson.problem.given(cell);
            let given = given.map_or_else(String::new, |value| value.to_string());
            format!("<td>{given}</td>")
        })
        .collect();
    for _ in &lesson.boards {
        html += "    <table>\n";
        for row in cells.chunks(topology.size()) {
            html += &format!("      <tr>{}</tr>\n", row.concat());
        }
        html += "    </table>\n";
    }
    html
}

/// The text with both of its wordings, as the program has them: with the places of two boards, and with
/// their names where one is shown.
fn with_names(lesson: &Lesson, language: Language, mut text: String) -> String {
    let name = |index: usize| strategy_name(lesson.boards[index].strategy, language).into();
    let values = args([("left", name(0)), ("right", name(1))]);
    let places = language.text("boards-as-names", &values);
    for (place, name) in places.split('|').filter_map(|pair| pair.split_once('=')) {
        let both = format!("<span class=\"two\">{place}</span><span class=\"one\">{name}</span>");
        text = text.replace(place, &both);
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
