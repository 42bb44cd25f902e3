//! The reference of the lesson format, made of what the macros declare.

use super::form::{FieldAbout, FormAbout, LONGEST_LESSON, Readable, Takes, WordAbout};
use super::plain::LONGEST_NAME;
use super::text::LONGEST_TEXT;
use crate::lesson::LessonForm;
use crate::lesson::course::{Course, Guide};
use crate::lesson::glossary::GlossaryForm;
use crate::lesson::quantity::Quantity;
use std::fmt::{self, Write};

/// The reference of the lesson format, in Markdown.
pub fn reference() -> String {
    let mut text = String::new();
    write_all(&mut text).expect("a string can always be written to");
    text
}

fn write_all(out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "# The lesson format\n\n\
         `recuo lesson-reference` writes this page from the types that lesson files are read into. \
         [How to write a lesson](HOW-TO-WRITE.md) builds one step by step; \
         `recuo new-lesson FILE` writes a commented start, and `recuo check FILE` proves a lesson.\n\n\
         A lesson is a text file in [RON](https://github.com/ron-rs/ron): fields with their names, a \
         colon and a value, and a comma between them; texts and names between quotes; lists in square \
         brackets, and what has fields of its own in round brackets. A line that begins with `//` is \
         a comment. In a text, `\\n` begins a new line, `\\\"` is a quote, and `{{name}}` stands for a \
         number; `{{{{` and `}}}}` are braces.\n\n\
         **Numbers in texts.** A number is written in digits only if it is a value of the board (1 to \
         its side), its number of cells, the step of the stop that says it, or the number of a claim or a \
         constant. Every other number is written as the name of a claim, a constant or a counter in braces, so \
         that a text is never wrong. \
         Cells are written `R1C3`, and must be on the board; see `problem` for queens and maps.\n\n\
         **Limits.** A file has at most {} KiB, a text {LONGEST_TEXT} characters, a name {LONGEST_NAME}. \
         Reading stops at the first mistake. Once a lesson can be read, `recuo check` reports everything that \
         its runs disprove.",
        LONGEST_LESSON >> 10
    )?;
    for form in forms() {
        write_form(out, form)?;
    }
    writeln!(
        out,
        "\n## Counters\n\nClaims can use all of these; the texts and the marks of stops, all but `{}` and the estimates.\n",
        Quantity::AllSolutions.id()
    )?;
    writeln!(out, "| counter | meaning |\n|---|---|")?;
    for quantity in Quantity::ALL {
        writeln!(out, "| `{}` | {} |", quantity.id(), quantity.about())?;
    }
    Ok(())
}

/// All forms, each before those that are in it.
fn forms() -> Vec<&'static FormAbout> {
    let mut forms = Vec::new();
    for takes in [
        LessonForm::TAKES,
        Course::TAKES,
        GlossaryForm::TAKES,
        Guide::TAKES,
    ] {
        collect(&takes, &mut forms);
    }
    forms
}

/// Adds the forms that can be written here.
fn collect(takes: &Takes, forms: &mut Vec<&'static FormAbout>) {
    match takes {
        Takes::Form(form) => {
            if forms.iter().all(|known| known.name != form.name) {
                forms.push(form);
                for field in form.fields {
                    collect(&field.takes, forms);
                }
            }
        }
        Takes::List(takes, _) => collect(takes, forms),
        Takes::Words(words) => {
            for takes in words.iter().filter_map(|word| word.takes.as_ref()) {
                collect(takes, forms);
            }
        }
        Takes::Names(_) | Takes::Plain(..) => {}
    }
}

fn write_form(out: &mut String, form: &FormAbout) -> fmt::Result {
    writeln!(out, "\n## {}\n\n{}", form.name, joined(form.about))?;
    if form.fields.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n| field | takes | if it is left out | meaning |")?;
    writeln!(out, "|---|---|---|---|")?;
    for field in form.fields {
        let FieldAbout { name, takes, .. } = field;
        let (about, usual) = field.meaning();
        let usual = usual.filter(|_| !field.is_needed);
        let usual = usual.unwrap_or_else(|| "**required**".to_owned());
        writeln!(out, "| `{name}` | {} | {usual} | {about} |", taken(takes))?;
    }
    for field in form.fields {
        if let Takes::Words(words) | Takes::List(Takes::Words(words), _) = &field.takes {
            write_words(out, field.name, words)?;
        }
    }
    Ok(())
}

/// The words that a field takes.
fn write_words(out: &mut String, name: &str, words: &[WordAbout]) -> fmt::Result {
    writeln!(out, "\n`{name}` is one of\n\n| word | meaning |\n|---|---|")?;
    for word in words {
        let argument = word.takes.as_ref().map(example);
        let argument = argument.map_or_else(String::new, |example| format!("({example})"));
        let about = joined(word.about);
        let choices = match &word.takes {
            Some(Takes::Names(names)) => format!(" One of {}.", list(&names())),
            Some(Takes::Words(words)) => {
                let words: Vec<_> = words
                    .iter()
                    .map(|word| {
                        let about = joined(word.about);
                        let about = about.trim_end_matches('.').to_lowercase();
                        format!("`{}` ({about})", word.name)
                    })
                    .collect();
                format!(" One of {}.", words.join(", "))
            }
            _ => String::new(),
        };
        writeln!(out, "| `{}{argument}` | {about}{choices} |", word.name)?;
    }
    Ok(())
}

fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`\"{name}\"`")).collect();
    names.join(", ")
}

/// What a field takes, in words.
fn taken(takes: &Takes) -> String {
    let link = |form: &FormAbout| format!("[{}](#{})", form.name, form.name.to_lowercase());
    match takes {
        Takes::Form(form) if form.fields.is_empty() => format!("a {}", link(form)),
        Takes::Form(form) => format!("one {}", link(form)),
        Takes::List(Takes::Form(form), most) => format!("a list of 1 to {most} {}s", link(form)),
        Takes::List(Takes::Words(_), most) => format!("a list of 1 to {most} words, see below"),
        Takes::List(Takes::Plain(what, example), most) => {
            format!(
                "a list of 1 to {most}, each {}, such as `[{example}]`",
                joined(*what)
            )
        }
        Takes::List(takes, most) => format!("a list of 1 to {most}, each {}", taken(takes)),
        Takes::Words(_) => "a word, see below".to_owned(),
        Takes::Names(names) => format!("one of {}", list(&names())),
        Takes::Plain(what, example) => format!("{}, such as `{example}`", joined(*what)),
    }
}

/// An example of a field's value.
fn example(takes: &Takes) -> String {
    match takes {
        Takes::Form(form) if form.fields.is_empty() => "\"…\"".to_owned(),
        Takes::Form(form) => {
            let fields = form.fields.iter();
            let fields = fields.map(|field| format!("{}: {}", field.name, example(&field.takes)));
            fields.collect::<Vec<_>>().join(", ")
        }
        Takes::List(Takes::Names(names), most) => {
            let names = names().into_iter().skip(1).take(*most);
            let names: Vec<_> = names.map(|name| format!("\"{name}\"")).collect();
            format!("[{}]", names.join(", "))
        }
        Takes::List(takes, _) => format!("[{}]", example(takes)),
        Takes::Words(words) => words.first().map_or("…", |word| word.name).to_owned(),
        Takes::Names(names) => format!("\"{}\"", names().get(1).unwrap_or(&"…")),
        Takes::Plain(_, example) => (*example).to_owned(),
    }
}

/// What comes before the usual value, at the end of a field's comment.
const USUAL: &str = "Without it: ";

impl FieldAbout {
    /// What it means, and what is usual or happens without it.
    fn meaning(&self) -> (String, Option<String>) {
        let mut lines = self.about.iter();
        let usual = lines.position(|line| line.trim().starts_with(USUAL));
        let (meaning, usual) = self.about.split_at(usual.unwrap_or(self.about.len()));
        let usual = joined(usual);
        (
            joined(meaning),
            usual.strip_prefix(USUAL).map(str::to_owned),
        )
    }
}

/// The lines of a comment as a text. Those that begin an item of a list remain lines.
fn joined<'a>(lines: impl IntoIterator<Item = &'a &'a str>) -> String {
    let mut text = String::new();
    for line in lines.into_iter().map(|line| line.trim()) {
        let begins = line.is_empty() || line.starts_with("- ") || text.ends_with('\n');
        text += match text.as_str() {
            "" => "",
            _ if begins => "\n",
            _ => " ",
        };
        text += line;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every field that may be left out says what is usual then, and no other does.
    #[test]
    fn what_is_usual_is_said_where_it_can_be() {
        for form in forms() {
            for field in form.fields {
                let name = format!("{}.{}", form.name, field.name);
                let (meaning, usual) = field.meaning();
                assert_eq!(usual.is_none(), field.is_needed, "{name}");
                assert!(meaning.ends_with('.') || meaning.ends_with(".*"), "{name}");
            }
        }
    }

    /// The page in `lessons` is up to date.
    #[test]
    fn the_page_is_what_the_reader_reads() {
        let kept = include_str!("../../../lessons/REFERENCE.md");
        assert!(
            kept == reference(),
            "lessons/REFERENCE.md is old: write it anew with `recuo lesson-reference`"
        );
    }
}
