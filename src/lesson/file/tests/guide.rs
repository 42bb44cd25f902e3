//! The file of the teacher's guide.

use crate::explain::Language;
use crate::lesson::Guide;

const GUIDE: &str = r#"(
    title: "Guide",
    text: (pt: "Como", en: "How"),
    plans: [(title: "One", text: "For all", parts: [
        (title: "First", lessons: ["x", "y"], text: "Do it"),
    ])],
    curricula: [(title: "C", text: "It", areas: [(title: "A", text: "All")])],
)"#;

#[test]
fn a_plan_with_an_unknown_lesson_is_refused_with_its_place() {
    let guide = Guide::read(GUIDE, ["x", "y"]).unwrap();
    assert_eq!(guide.text.get(Language::PtPt), "Como");
    assert_eq!(guide.plans[0].parts[0].lessons, ["x", "y"]);
    let error = Guide::read(GUIDE, ["x"]).unwrap_err();
    let at = error.at;
    assert_eq!((at.line, at.column), (5, 41));
    assert!(error.to_string().contains("no `y`"), "{error}");
    for (from, to, expected) in [
        ("\"x\", \"y\"", "", "1 to"),
        ("areas", "fields", "`fields`"),
        ("\"All\"", "\"\"", "nothing is written"),
    ] {
        let error = Guide::read(&GUIDE.replace(from, to), ["x", "y"]).unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
    }
}
