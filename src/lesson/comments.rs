//! The comments of the templates for new lessons.

use super::file::{Field, Takes, joined};
use super::reference::forms;
use crate::explain::Language;

/// The comments in English that are about no field.
const EN: &str = include_str!("../../assets/lesson/comments/en.txt");
const ES: &str = include_str!("../../assets/lesson/comments/es.txt");
const PT: &str = include_str!("../../assets/lesson/comments/pt.txt");
/// What is said differently in Portugal.
const PT_PT: &str = include_str!("../../assets/lesson/comments/pt-PT.txt");
/// What stands for the names that a field takes.
const NAMES: &str = "{names}";
/// The longest line, in characters.
const WIDEST: usize = 96;

/// The comment of this name, which is that of a field, such as `Stop.title`, or of another place of a template. What a
/// field means is translated from the reference.
pub fn comment(name: &str, language: Language) -> String {
    let sources: &[&str] = match language {
        Language::Pt => &[PT],
        Language::PtPt => &[PT_PT, PT],
        Language::Es => &[ES],
        Language::En => &[EN],
    };
    let mut paragraphs = sources.iter().flat_map(|source| source.split("\n\n"));
    let written = paragraphs.find_map(|text| text.strip_prefix(name)?.strip_prefix('\n'));
    let Some(written) = written else {
        return about(field(name));
    };
    let written = written.trim_end();
    match written.contains(NAMES).then(|| &field(name).takes) {
        Some(Takes::Names(names)) => written.replace(NAMES, &names().join(", ")),
        _ => written.to_owned(),
    }
}

/// The field at this path.
fn field(path: &str) -> &'static Field {
    let (form, name) = path.split_once('.').expect("a form and its field");
    let forms = forms();
    let form = forms.iter().find(|known| known.name == form);
    let field = form.and_then(|form| form.fields.iter().find(|field| field.name == name));
    field.expect("a field of the reference")
}

/// What the reference says of a field.
fn about(field: &Field) -> String {
    let meaning = field.meaning();
    match &field.takes {
        Takes::Plain(what, _) => format!("{meaning} Write {}.", joined(*what)),
        Takes::Names(names) => {
            format!(
                "{meaning} Write one of these between quotes: {}.",
                names().join(", ")
            )
        }
        Takes::Form(_) | Takes::Words(_) | Takes::List(..) => meaning,
    }
}

/// A text as comment lines after these blanks. Its own lines stay lines.
pub fn commented(blanks: &str, text: &str) -> String {
    let mut lines = String::new();
    for text in text.lines() {
        let mut line = String::new();
        for word in text.split(' ') {
            let length = blanks.len() + line.chars().count() + word.chars().count();
            if !line.is_empty() && length > WIDEST {
                lines += &format!("{blanks}//{line}\n");
                line.clear();
            }
            line += &format!(" {word}");
        }
        lines += &format!("{blanks}//{line}\n");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every comment of the template is in every language, and nothing else is.
    #[test]
    fn comments_are_translated() {
        let template = include_str!("../../assets/lesson/start.ron");
        let names = template.lines().filter_map(|line| line.split_once("//= "));
        let mut names: Vec<&str> = names.map(|(_, name)| name).collect();
        names.sort_unstable();
        let of = |source: &'static str| {
            let paragraphs = source.split("\n\n");
            let names = paragraphs.map(|text| text.split_once('\n').expect("a name and words").0);
            let mut names: Vec<&str> = names.collect();
            names.sort_unstable();
            names
        };
        assert_eq!((of(PT), of(ES)), (names.clone(), names.clone()));
        let apart = |name: &&str| !name.contains('.');
        assert_eq!(
            of(EN),
            names.iter().copied().filter(apart).collect::<Vec<_>>()
        );
        assert!(of(PT_PT).iter().all(|name| names.contains(name)));
    }

    #[test]
    fn comments_name_what_a_field_takes() {
        for language in Language::ALL {
            let words = comment("Board.strategy", language);
            assert!(words.contains("naive, masks, forward-checking"), "{words}");
            assert!(!words.contains(NAMES), "{words}");
        }
        assert!(comment("intro", Language::PtPt).contains("FICHEIRO"));
        assert!(comment("cells", Language::PtPt).contains("célula vazia"));
    }
}
