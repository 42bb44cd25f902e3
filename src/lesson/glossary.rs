//! The glossary: the words of the course, how texts name them, and what they mean.

use super::file::form::{
    Fields, LessonError, ListOf, OrDefault, Read, Scope, Written, form, plain, read_file,
};
use super::file::plain::{LONGEST_NAME, LessonId, NewId, taken_name};
use super::file::text::{by_language, too_long};
use super::text::{ByLanguage, Text};
use crate::explain::Language;
use std::collections::HashMap;
use std::ops::Range;

/// The most terms of a glossary, and the most forms of a term in a language.
const MOST_TERMS: usize = 200;
const MOST_FORMS: usize = 12;

/// The words of the course.
#[derive(Debug)]
pub struct Glossary {
    /// The terms, in the order of the file.
    pub terms: Vec<Term>,
    /// The forms of all terms in each language, by their first words. Longer ones come first.
    forms: ByLanguage<HashMap<String, Vec<TermForm>>>,
}

form! {
    /// A term of the course.
    pub struct Term as "Term" {
        /// The term's name, unique in the glossary.
        pub id: NewId,
        /// The term itself.
        pub name = "term": Text,
        /// The words and phrases for it in texts: singular, plural and synonyms, in any letter
        /// case. Where several begin at the same word, the longest counts.
        pub forms: WordForms,
        /// Phrases with a form in them that mean something else, and are not marked. They are
        /// looked for like forms.
        /// Without it: none
        pub except: OrDefault<WordForms>,
        /// What it means, in a sentence or two.
        pub meaning: Text,
        /// The lesson that teaches it.
        /// Without it: none
        pub lesson: Option<LessonId>,
    }
}

form! {
    /// The file `glossary.ron` explains the terms of the course. A click on a term in a lesson's
    /// text opens its meaning.
    GlossaryForm as "Glossary" by glossary -> Glossary {
        /// The terms.
        terms: ListOf<Term, MOST_TERMS>,
    }
}

plain! {
    /// for each language, a list of 1 to 12 words or phrases between quotes
    WordForms = word_forms -> ByLanguage<Vec<String>>,
        "(pt: [\"beco\", \"becos\"], es: [\"callejón\"], en: [\"dead end\", \"dead ends\"])";
}

fn glossary(fields: &Fields, form: &GlossaryForm, scope: &mut Scope) -> Read<Glossary> {
    fields.get(&form.terms, scope).map(Glossary::new)
}

fn word_forms(written: Written, scope: &mut Scope) -> Read<ByLanguage<Vec<String>>> {
    by_language(written, |tag, list| {
        let mut forms = Vec::new();
        for entry in list.entries_up_to(MOST_FORMS)? {
            let form: String = entry.parse()?;
            let words = small_words(&form);
            if words.is_empty() {
                return Err(entry.fault("field-empty"));
            }
            if form.chars().count() > LONGEST_NAME {
                return Err(entry.fault(too_long(LONGEST_NAME)));
            }
            if !scope.term_words.insert((tag.to_owned(), words)) {
                return Err(entry.fault(taken_name(&form)));
            }
            forms.push(form);
        }
        Ok(forms)
    })
}

/// A form of a term, as it is looked for.
#[derive(Debug)]
struct TermForm {
    /// All of its words, in small letters.
    words: Vec<String>,
    /// The term, by its place in the glossary; `None` if the words mean something else.
    term: Option<usize>,
}

/// Where a text mentions a term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// The term, by its place in the glossary.
    pub term: usize,
    /// The bytes of the text.
    pub at: Range<usize>,
}

impl Glossary {
    /// Reads a glossary file, whose terms are taught by these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        read_file::<GlossaryForm>(source, &mut Scope::with_lessons(lessons))
    }

    fn new(terms: Vec<Term>) -> Self {
        let forms = Language::ALL.map(|language| {
            let mut forms: HashMap<String, Vec<TermForm>> = HashMap::new();
            for (number, term) in terms.iter().enumerate() {
                let own = term.forms[language as usize].iter();
                let own = own.map(|form| (form, Some(number)));
                let except = term.except[language as usize].iter();
                for (form, term) in own.chain(except.map(|form| (form, None))) {
                    let words = small_words(form);
                    let first = words.first().cloned().unwrap_or_default();
                    let alike = forms.entry(first).or_default();
                    alike.push(TermForm { words, term });
                }
            }
            for alike in forms.values_mut() {
                alike.sort_by_key(|form| std::cmp::Reverse(form.words.len()));
            }
            forms
        });
        Self { terms, forms }
    }

    /// The first mention of each term in a text, in order. Forms are whole words; of several that
    /// begin at the same word the longest counts, and no other one begins inside it.
    pub fn mentions(&self, text: &str, language: Language) -> Vec<Mention> {
        let places = words(text);
        let small = small_words(text);
        let mut found: Vec<Mention> = Vec::new();
        let mut here = 0;
        while here < places.len() {
            let is_here = |form: &&TermForm| {
                let end = here + form.words.len();
                small.get(here..end) == Some(&form.words[..])
                    && (here + 1..end)
                        .all(|next| is_gap(&text[places[next - 1].end..places[next].start]))
            };
            let alike = self.forms[language as usize].get(&small[here]);
            let Some(form) = alike.and_then(|forms| forms.iter().find(is_here)) else {
                here += 1;
                continue;
            };
            let last = here + form.words.len() - 1;
            if let Some(term) = form.term
                && found.iter().all(|mention| mention.term != term)
            {
                found.push(Mention {
                    term,
                    at: places[here].start..places[last].end,
                });
            }
            here = last + 1;
        }
        found
    }

    /// The term that is called like this in a language, with or without accents.
    pub fn named(&self, word: &str, language: Language) -> Option<usize> {
        let wanted = folded(word.trim());
        let is_meant = |term: &Term| term.folded_names(language).any(|name| name == wanted);
        self.terms.iter().position(is_meant)
    }

    /// Whether a term's name or a form of it contains this text, with or without accents.
    pub fn matches(&self, term: usize, part: &str, language: Language) -> bool {
        let (mut names, part) = (self.terms[term].folded_names(language), folded(part.trim()));
        names.any(|name| name.contains(&part))
    }

    /// The terms in alphabetical order of their names.
    pub fn sorted(&self, language: Language) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.terms.len()).collect();
        order.sort_by_cached_key(|term| folded(self.terms[*term].name.get(language)));
        order
    }
}

impl Term {
    /// Its name and its forms in small letters without accents.
    fn folded_names(&self, language: Language) -> impl Iterator<Item = String> {
        let forms = self.forms[language as usize].iter().map(String::as_str);
        let names = std::iter::once(self.name.get(language)).chain(forms);
        names.map(folded)
    }
}

/// The words of a text: letters and digits without anything between them.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, c) in text.char_indices() {
        // An accent may follow its letter as a character of its own.
        if !c.is_alphanumeric() && !('\u{300}'..='\u{36F}').contains(&c) {
            continue;
        }
        let end = at + c.len_utf8();
        match words.last_mut() {
            Some(word) if word.end == at => word.end = end,
            _ => words.push(at..end),
        }
    }
    words
}

/// The words of a form in small letters.
fn small_words(form: &str) -> Vec<String> {
    let places = words(form).into_iter();
    places.map(|at| form[at].to_lowercase()).collect()
}

/// Whether words with this between them belong together.
fn is_gap(between: &str) -> bool {
    between == "-" || between.chars().all(char::is_whitespace)
}

/// Small letters without accents.
fn folded(text: &str) -> String {
    let bare = |c: char| match c {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        c => c,
    };
    text.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"(terms: [
        (id: "cell", term: (pt: "célula", en: "cell"), meaning: "m",
            forms: (pt: ["célula", "células"], en: ["cell", "cells"])),
        (id: "dead-end", term: (pt: "beco sem saída", en: "dead end"), meaning: "m", lesson: "x",
            forms: (pt: ["beco", "beco sem saída", "becos sem saída"], en: ["dead end"])),
        (id: "exit", term: (pt: "saída", en: "end"), meaning: "m", forms: (pt: ["saída"], en: ["end"])),
        (id: "node", term: (pt: "nó", en: "node"), meaning: "m", forms: (pt: ["nó", "nós"], en: ["node"]),
            except: (pt: ["somos nós"])),
    ])"#;

    fn found(text: &str, language: Language) -> Vec<(String, String)> {
        let glossary = Glossary::read(WORDS, ["x"]).unwrap();
        let mentions = glossary.mentions(text, language).into_iter();
        let told = |mention: Mention| {
            let id = glossary.terms[mention.term].id.clone();
            (id, text[mention.at].to_owned())
        };
        mentions.map(told).collect()
    }

    #[test]
    fn words_are_found_with_accents_plurals_and_capitals() {
        for (text, expected) in [
            ("Células, nós.", &[("cell", "Células"), ("node", "nós")][..]),
            ("CÉLULA", &[("cell", "CÉLULA")]),
            // Whole words only.
            ("celular, supercélula, denóis, célula2", &[]),
            ("(célula)", &[("cell", "célula")]),
            ("a célula-alvo", &[("cell", "célula")]),
            // Only the first mention of a term.
            ("célula e células", &[("cell", "célula")]),
            // The longest form, and none that begins inside it.
            ("um beco sem saída", &[("dead-end", "beco sem saída")]),
            ("um beco sem\nsaída", &[("dead-end", "beco sem\nsaída")]),
            (
                "um beco. Sem saída",
                &[("dead-end", "beco"), ("exit", "saída")],
            ),
            (
                "beco sem saída, outro beco sem saída",
                &[("dead-end", "beco sem saída")],
            ),
            ("becos", &[]),
            // Other meanings of a form.
            ("Sem ela, somos nós: os nós", &[("node", "nós")]),
        ] {
            let expected: Vec<_> = expected
                .iter()
                .map(|(id, words)| ((*id).to_owned(), (*words).to_owned()))
                .collect();
            assert_eq!(found(text, Language::Pt), expected, "{text}");
            assert_eq!(found(text, Language::PtPt), expected, "{text}");
        }
        let dead_end = ("dead-end".to_owned(), "dead-end".to_owned());
        assert_eq!(found("A dead-end, the end", Language::En)[0], dead_end);
        assert_eq!(found("", Language::En), []);
    }

    #[test]
    fn a_word_may_be_asked_for_without_accents() {
        let glossary = Glossary::read(WORDS, ["x"]).unwrap();
        for word in ["Celula", " células ", "CÉLULA"] {
            assert_eq!(glossary.named(word, Language::Pt), Some(0), "{word}");
        }
        assert_eq!(glossary.named("cell", Language::Pt), None);
        assert!(glossary.matches(1, "SAIDA", Language::Pt));
        assert!(!glossary.matches(0, "saida", Language::Pt));
        assert_eq!(glossary.sorted(Language::Pt), [1, 0, 3, 2]);
    }

    #[test]
    fn mistakes_are_reported_at_their_places() {
        let refused = |from: &str, to: &str| {
            assert!(WORDS.contains(from), "{from}");
            let error = Glossary::read(&WORDS.replacen(from, to, 1), ["x"]).unwrap_err();
            (error.at.line, error.to_string())
        };
        for (from, to, line, expected) in [
            ("\"x\"", "\"y\"", 4, "no `y`"),
            ("id: \"node\"", "id: \"cell\"", 7, "already taken"),
            ("\"nó\", \"nós\"", "\"nó\", \"beco\"", 7, "already taken"),
            ("[\"nó\", \"nós\"]", "[\"!\"]", 7, "nothing is written"),
            ("[\"nó\", \"nós\"]", "[]", 7, "1 to"),
            ("meaning", "means", 2, "means"),
        ] {
            let (found, message) = refused(from, to);
            assert_eq!(found, line, "{message}");
            assert!(message.contains(expected), "{message}");
        }
    }
}
