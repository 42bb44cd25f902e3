//! The reference of the lesson format, generated from the tables of `schema`.

use super::schema::{
    AREA, ASK, BOARD, CELL_EVENT, CHAPTER, CLAIM, CONSTANT, COURSE, CURRICULUM, Field, Form,
    GLOSSARY, GUIDE, Holds, JIGSAW, LESSON, MAP, MISCONCEPTION, MISTAKE, OPTION, PART, PLAN, STOP,
    TERM, TEXT, Takes, Word,
};
use super::{LONGEST, LONGEST_NAME, LONGEST_TEXT, MOST_ERRORS, Quantity};
use std::fmt::{self, Write};

/// The reference of the lesson format, in Markdown.
pub fn reference() -> String {
    let mut text = String::new();
    write_all(&mut text).expect("a string can always be written to");
    text
}

const FORMS: [&Form; 22] = [
    &LESSON,
    &JIGSAW,
    &MAP,
    &TEXT,
    &BOARD,
    &STOP,
    &CELL_EVENT,
    &ASK,
    &OPTION,
    &MISTAKE,
    &CLAIM,
    &CONSTANT,
    &COURSE,
    &CHAPTER,
    &MISCONCEPTION,
    &GLOSSARY,
    &TERM,
    &GUIDE,
    &PLAN,
    &PART,
    &CURRICULUM,
    &AREA,
];

fn write_all(out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "# The lesson format\n\n\
         This page is written by `recuo lesson-reference` from the tables that the program reads \
         lessons by. [How to write a lesson](HOW-TO-WRITE.md) builds one step by step; \
         `recuo new-lesson FILE` writes a commented start, and `recuo check FILE` proves a lesson.\n\n\
         A lesson is a text file in [RON](https://github.com/ron-rs/ron): fields with their names, a \
         colon and a value, and a comma between them; texts and names between quotes; lists in square \
         brackets, and what has fields of its own in round brackets. A line that begins with `//` is \
         a remark. In a text, `\\n` begins a new line, `\\\"` is a quote, and `{{name}}` stands for a \
         number; `{{{{` and `}}}}` are braces.\n\n\
         **Numbers in texts.** A number is written as a number only if it is a value of the board (1 to \
         its side), its number of cells, the step of the stop that says it, or the number of a claim or a \
         constant. All others are the name of a claim, a constant or a counter in braces, so that a text is never wrong. \
         Cells are written `R1C3`, and must be on the board; see `problem` for queens and maps.\n\n\
         **Limits.** A file has at most {} KiB, a text {LONGEST_TEXT} characters, a name {LONGEST_NAME}; \
         the first {MOST_ERRORS} mistakes are told.",
        LONGEST >> 10
    )?;
    for form in FORMS {
        writeln!(out, "\n## {}\n\n{}\n", form.name, form.about)?;
        writeln!(out, "| field | takes | if it is left out | meaning |")?;
        writeln!(out, "|---|---|---|---|")?;
        for field in form.fields {
            write_field(out, field)?;
        }
        for field in form.fields {
            write_words(out, field.name, &field.takes)?;
        }
    }
    writeln!(
        out,
        "\n## Counters\n\nClaims know these, texts of stops and marks all but `{}`.\n",
        Quantity::AllSolutions.id()
    )?;
    writeln!(out, "| counter | meaning |\n|---|---|")?;
    for quantity in Quantity::ALL {
        writeln!(out, "| `{}` | {} |", quantity.id(), quantity.about())?;
    }
    Ok(())
}

fn write_field(out: &mut String, field: &Field) -> fmt::Result {
    let usual = field.usual.unwrap_or("**it must be there**");
    let takes = takes(&field.takes);
    writeln!(
        out,
        "| `{}` | {takes} | {usual} | {} |",
        field.name, field.about
    )
}

/// The words that a field takes, or that are in the brackets of its words.
fn write_words(out: &mut String, name: &str, takes: &Takes) -> fmt::Result {
    let groups: &[&[Word]] = match takes {
        Takes::Words(groups) => groups,
        Takes::WordList(words, _) => &[words],
        Takes::Text | Takes::Form(_) | Takes::Forms(..) | Takes::Names(_) | Takes::Plain(..) => {
            return Ok(());
        }
    };
    writeln!(out, "\n`{name}` is one of\n\n| word | meaning |\n|---|---|")?;
    for word in groups.iter().copied().flatten() {
        let holds = match &word.holds {
            Holds::Nothing => String::new(),
            Holds::One(takes) | Holds::Perhaps(takes) => format!("({})", example(takes)),
            Holds::Fields(form) => {
                let fields = form.fields.iter();
                let fields: Vec<_> = fields
                    .map(|field| format!("{}: {}", field.name, example(&field.takes)))
                    .collect();
                format!("({})", fields.join(", "))
            }
        };
        let names = match &word.holds {
            Holds::One(Takes::Names(names)) => format!(" One of {}.", list(&names())),
            Holds::One(Takes::Words(groups)) => {
                let words = groups.iter().copied().flatten();
                let words: Vec<_> = words
                    .map(|word| format!("`{}` ({})", word.name, plain(word.about)))
                    .collect();
                format!(" One of {}.", words.join(", "))
            }
            Holds::Nothing | Holds::One(_) | Holds::Perhaps(_) | Holds::Fields(_) => String::new(),
        };
        writeln!(out, "| `{}{holds}` | {}{names} |", word.name, word.about)?;
    }
    Ok(())
}

/// A sentence as part of another one.
fn plain(sentence: &str) -> String {
    sentence.trim_end_matches('.').to_lowercase()
}

fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`\"{name}\"`")).collect();
    names.join(", ")
}

/// What a field takes, in words.
fn takes(takes: &Takes) -> String {
    let link = |form: &Form| format!("[{}](#{})", form.name, form.name.to_lowercase());
    match takes {
        Takes::Text => format!("a {}", link(&TEXT)),
        Takes::Form(form) => format!("one {}", link(form)),
        Takes::Forms(form, most) => format!("a list of 1 to {most} {}s", link(form)),
        Takes::Words(_) => "a word, see below".to_owned(),
        Takes::WordList(_, most) => format!("a list of 1 to {most} words, see below"),
        Takes::Names(names) => format!("one of {}", list(&names())),
        Takes::Plain(what, example) => format!("{what}, such as `{example}`"),
    }
}

/// An example of a field's value.
fn example(takes: &Takes) -> String {
    match takes {
        Takes::Text => "\"…\"".to_owned(),
        Takes::Form(_) => "(…)".to_owned(),
        Takes::Forms(..) => "[(…)]".to_owned(),
        Takes::Words(groups) => groups
            .iter()
            .copied()
            .flatten()
            .next()
            .map_or("…".to_owned(), |word| word.name.to_owned()),
        Takes::WordList(words, _) => format!("[{}]", words[0].name),
        Takes::Names(names) => format!("\"{}\"", names().get(1).unwrap_or(&"…")),
        Takes::Plain(_, example) => (*example).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page in `lessons` is up to date.
    #[test]
    fn the_page_is_what_the_reader_reads() {
        let kept = include_str!("../../lessons/REFERENCE.md");
        assert!(
            kept == reference(),
            "lessons/REFERENCE.md is old: write it anew with `recuo lesson-reference`"
        );
    }
}
