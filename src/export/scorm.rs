//! Lessons as a SCORM 1.2 package, which learning platforms take as a graded activity: the page with
//! a script that reports to the platform, and a manifest.

use super::svg::escaped;
use super::zip::ArchivedFile;
use crate::explain::Language;
use std::fmt::Write;

/// A lesson in a package, which is an activity of its own.
pub struct PackagedLesson {
    /// What the page's address names it by: its id in the course, or its file.
    pub name: String,
    /// What the platform calls it.
    pub title: String,
}

/// What a package has besides the page.
pub struct Package {
    /// What platforms tell it from other packages by.
    pub id: String,
    /// What they call it.
    pub title: String,
    /// Its lessons.
    pub lessons: Vec<PackagedLesson>,
    /// The language that its lessons open in, if that is not the learner's own.
    pub language: Option<Language>,
}

/// The script that reports, and where it stands in the page: before all others.
const SCRIPT: &str = include_str!("../../assets/web/scorm.js");
const SCRIPT_NAME: &str = "scorm.js";
const FIRST_SCRIPT: &str = "<script src=\"gl.js";
const PAGE: &str = "index.html";

/// The files that a package of the page does without: the platform decides what is kept.
const LEFT_OUT: &str = "offline.js";

/// Makes the page's files the files of a package, with its manifest. `None` if they are not those of
/// the page.
pub fn package(mut files: Vec<ArchivedFile>, package: &Package) -> Option<Vec<ArchivedFile>> {
    let (_, page) = files.iter_mut().find(|(name, _)| name == PAGE)?;
    let text = std::str::from_utf8(page).ok()?;
    let place = text.find(FIRST_SCRIPT)?;
    let (before, after) = text.split_at(place);
    *page = format!("{before}<script src=\"{SCRIPT_NAME}\"></script>\n{after}").into_bytes();
    files.retain(|(name, _)| name != LEFT_OUT);
    files.push((SCRIPT_NAME.to_owned(), SCRIPT.into()));
    let names: Vec<&str> = files.iter().map(|(name, _)| &**name).collect();
    let manifest = manifest(package, &names);
    files.insert(0, ("imsmanifest.xml".to_owned(), manifest.into_bytes()));
    Some(files)
}

/// The manifest: required elements in the order that the specification gives them.
fn manifest(package: &Package, files: &[&str]) -> String {
    let title = escaped(&package.title);
    // The identifiers of XML have no other characters.
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let id = package.id.replace(|letter| !is_plain(letter), "-");
    let language = package
        .language
        .map(|language| format!("&amp;lang={}", language.code()));
    let language = language.unwrap_or_default();
    let mut items = String::new();
    for (number, lesson) in package.lessons.iter().enumerate() {
        let (name, title) = (escaped(&lesson.name), escaped(&lesson.title));
        let _ = writeln!(
            items,
            "<item identifier=\"activity_{number}\" identifierref=\"page\" \
             parameters=\"?lesson={name}{language}&amp;package\"><title>{title}</title></item>"
        );
    }
    let files = files
        .iter()
        .map(|name| format!("<file href=\"{}\"/>\n", escaped(name)));
    let files: String = files.collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="recuo.{id}" version="1.2"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="lessons">
<organization identifier="lessons">
<title>{title}</title>
{items}</organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{PAGE}">
{files}</resource>
</resources>
</manifest>
"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_every_lesson_and_every_file() {
        let page = b"<head></head><script src=\"gl.js?v=1\"></script>".to_vec();
        let files = ["index.html", "offline.js"].map(|name| (name.to_owned(), page.clone()));
        let lesson = PackagedLesson {
            name: "first-moves".to_owned(),
            title: "Guess & check".to_owned(),
        };
        let contents = Package {
            id: "my own".to_owned(),
            title: "Course".to_owned(),
            lessons: vec![lesson],
            language: Some(Language::Pt),
        };
        let made = package(files.into(), &contents).expect("it is the page");
        let names: Vec<&str> = made.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names, ["imsmanifest.xml", "index.html", "scorm.js"]);
        let text = |index: usize| String::from_utf8(made[index].1.clone()).unwrap();
        let page = text(1);
        assert!(page.find("scorm.js") < page.find("gl.js"), "{page}");
        // The elements in the order of the specification.
        let elements: Vec<String> = text(0)
            .split('<')
            .filter_map(|tag| tag.split([' ', '>', '\n']).next())
            .filter(|tag| !tag.is_empty() && !tag.starts_with(['/', '?']))
            .map(str::to_owned)
            .collect();
        let expected = "manifest metadata schema schemaversion organizations organization title \
                        item title resources resource file file";
        assert_eq!(elements.join(" "), expected);
        for part in [
            "<manifest identifier=\"recuo.my-own\" ",
            "identifierref=\"page\" parameters=\"?lesson=first-moves&amp;lang=pt&amp;package\"><title>Guess &amp; check<",
            "adlcp:scormtype=\"sco\" href=\"index.html\"",
            "<organizations default=\"lessons\">\n<organization identifier=\"lessons\">",
        ] {
            assert!(text(0).contains(part), "{part}: {}", text(0));
        }
        assert!(package(Vec::new(), &contents).is_none());
    }
}
