//! The teacher's guide: what it says beside the lessons.

use super::Text;

/// The texts of the guide. What it says of lessons is taken from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// Its title.
    pub title: Text,
    /// How to use it.
    pub text: Text,
    /// Plans for lessons in class.
    pub plans: Vec<Plan>,
    /// Where the course fits curricula.
    pub curricula: Vec<Curriculum>,
}

/// A plan: lessons of the course for a time that there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its title.
    pub title: Text,
    /// Whom it is for.
    pub text: Text,
    /// Its parts, in order.
    pub parts: Vec<PlanPart>,
}

/// A part of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanPart {
    /// Its title.
    pub title: Text,
    /// The ids of its lessons.
    pub lessons: Vec<String>,
    /// What is done with them.
    pub text: Text,
}

/// A curriculum that the course fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curriculum {
    /// Its name.
    pub title: Text,
    /// What it is.
    pub text: Text,
    /// What of it the course teaches.
    pub areas: Vec<Area>,
}

/// A part of a curriculum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its name.
    pub title: Text,
    /// What of it the course teaches, and where.
    pub text: Text,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

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
        assert_eq!((at.line, at.column), (5, 45));
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
}
