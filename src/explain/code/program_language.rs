//! The languages of whole programs.

use crate::bundled::bundled;
use crate::puzzle::named;

named! {
    /// A language for whole programs.
    #[allow(missing_docs, reason = "the names say it")]
    pub enum ProgramLanguage {
        C = "c",
        Cpp = "cpp",
        Java = "java",
        Python = "python",
        CSharp = "csharp",
        JavaScript = "javascript",
        Octave = "octave",
        Rust = "rust",
    }
}

impl ProgramLanguage {
    /// Its name, the extension of its files, what compiles one, if need be, and what starts it.
    /// `{stem}` stands for the name of the file without its extension, `{file}` for the whole name.
    const fn facts(self) -> [&'static str; 4] {
        match self {
            Self::C => ["C", "c", "gcc -o {stem} {file} && ", "./{stem}"],
            Self::Cpp => ["C++", "cpp", "g++ -o {stem} {file} && ", "./{stem}"],
            Self::Java => ["Java", "java", "", "java {file}"],
            Self::Python => ["Python", "py", "", "python3 {file}"],
            Self::CSharp => ["C#", "cs", "mcs {file} && ", "mono {stem}.exe"],
            Self::JavaScript => ["JavaScript", "js", "", "node {file}"],
            Self::Octave => ["Octave", "m", "", "octave-cli {file}"],
            Self::Rust => ["Rust", "rs", "rustc {file} && ", "./{stem}"],
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.facts()[0]
    }

    /// The extension of its files.
    pub const fn ending(self) -> &'static str {
        self.facts()[1]
    }

    /// The language that a person calls this: by its id, name or extension.
    pub fn from_name(text: &str) -> Option<Self> {
        let text = text.to_lowercase();
        let is_it = |code: &Self| {
            let [name, ending, ..] = code.facts();
            [code.id(), ending, &name.to_lowercase()].contains(&&*text)
        };
        Self::ALL.into_iter().find(is_it)
    }

    /// What starts a comment.
    pub(super) const fn comment(self) -> &'static str {
        match self {
            Self::Python => "#",
            Self::Octave => "%",
            Self::C | Self::Cpp | Self::Java | Self::CSharp | Self::JavaScript | Self::Rust => "//",
        }
    }

    /// The number of the first thing in a list.
    pub(super) fn first(self) -> usize {
        usize::from(self == Self::Octave)
    }

    /// How many empty lines may follow each other.
    pub(super) fn most_empty_lines(self) -> usize {
        if self == Self::Python { 2 } else { 1 }
    }

    /// How its programs are written down.
    pub(super) fn source(self) -> &'static str {
        let source = match self {
            Self::C => bundled!("assets/program/naive.c"),
            Self::Cpp => bundled!("assets/program/naive.cpp"),
            Self::Java => bundled!("assets/program/naive.java"),
            Self::Python => bundled!("assets/program/naive.py"),
            Self::CSharp => bundled!("assets/program/naive.cs"),
            Self::JavaScript => bundled!("assets/program/naive.js"),
            Self::Octave => bundled!("assets/program/naive.m"),
            Self::Rust => bundled!("assets/program/naive.rs"),
        };
        source.text()
    }

    /// The command that compiles the file with this name, if need be, and watches it run with these
    /// options. A name that a shell would not take as it is becomes another.
    pub(super) fn command(self, file: &str, options: &str) -> String {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        let stem = file.rsplit_once('.').map_or("", |(stem, _)| stem);
        let is_usable = !stem.is_empty() && !stem.starts_with('-') && stem.chars().all(is_plain);
        let stem = if is_usable { stem } else { "solver" };
        let [_, ending, compiled, started] = self.facts();
        let file = format!("{stem}.{ending}");
        let command = |line: &str| line.replace("{stem}", stem).replace("{file}", &file);
        let (compiled, started) = (command(compiled), command(started));
        format!("{compiled}recuo watch {options}--source {file} -- {started}")
    }
}
