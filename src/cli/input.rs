use super::Refusal;
use super::arguments::ReadArguments;
use crate::files;
use crate::puzzle::Problem;
use crate::puzzle::notation::{self, Format};
use std::path::Path;

/// A puzzle and what it is called.
pub struct Named {
    pub name: String,
    pub problem: Problem,
}

/// Every puzzle of an argument: a puzzle itself, a file, or `-`. What is wrong with the others is
/// told in `faults`.
pub fn read_all(input: &str, arguments: &ReadArguments, faults: &mut Vec<String>) -> Vec<Named> {
    let source = match Source::of(input) {
        Ok(source) => source,
        Err(fault) => {
            faults.push(fault);
            return Vec::new();
        }
    };
    let entries = match notation::read(&source.text, &arguments.options(source.format)) {
        Ok(entries) => entries,
        Err(error) => {
            faults.push(format!("{}: {error}", source.name));
            return Vec::new();
        }
    };
    let several = entries.len() > 1;
    let mut named = Vec::new();
    for (index, entry) in entries.into_iter().enumerate() {
        let place = if several {
            format!("{}#{}", source.name, index + 1)
        } else {
            source.name.clone()
        };
        match entry.problem {
            Ok(problem) => named.push(Named {
                name: entry.name.unwrap_or(place),
                problem,
            }),
            Err(error) => faults.push(format!("{place}: {error}")),
        }
    }
    named
}

/// The one puzzle of an argument.
pub fn read_one(input: &str, arguments: &ReadArguments) -> Result<Named, Refusal> {
    let source = Source::of(input).map_err(|fault| Refusal::BadInput(vec![fault]))?;
    match notation::read_one(&source.text, &arguments.options(source.format)) {
        Ok(problem) => Ok(Named {
            name: source.name,
            problem,
        }),
        Err(error) => Err(Refusal::BadInput(vec![format!("{}: {error}", source.name)])),
    }
}

struct Source {
    name: String,
    text: String,
    format: Format,
}

impl Source {
    fn of(input: &str) -> Result<Self, String> {
        if input == "-" {
            let text = files::read_from(std::io::stdin().lock(), "standard input")
                .map_err(|error| error.to_string())?;
            return Ok(Self {
                name: "stdin".to_owned(),
                text,
                format: Format::Auto,
            });
        }
        let path = Path::new(input);
        // A puzzle is longer than a file name may be on some systems, and then just not there.
        if files::exists(path) || looks_like_a_path(input) {
            let text = files::read_text(path).map_err(|error| error.to_string())?;
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let format = Format::of_extension(&extension);
            return Ok(Self {
                name: stem.into_owned(),
                text,
                format,
            });
        }
        Ok(Self {
            name: "puzzle".to_owned(),
            text: input.to_owned(),
            format: Format::Auto,
        })
    }
}

/// Whether something that is no file was meant as one.
fn looks_like_a_path(input: &str) -> bool {
    let extension = Path::new(input)
        .extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default();
    let known = ["txt", "sdk", "sdm", "sdx", "ss", "csv", "tsv", "ron"];
    !input.contains('\n')
        && (known.contains(&extension.to_ascii_lowercase().as_str()) || input.contains(['/', '\\']))
}
