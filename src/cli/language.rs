//! The language of the command line.

use crate::explain::{Language, Message};
use crate::files::languages;
use std::io::Write;
use std::sync::OnceLock;

/// The language of this process: the value of `--lang`, or else the system's. It is needed as soon
/// as an argument cannot be read, so it is found before the others.
pub fn spoken() -> Language {
    static SPOKEN: OnceLock<Language> = OnceLock::new();
    *SPOKEN.get_or_init(|| chosen().unwrap_or_else(|| Language::preferred(&languages())))
}

/// The language that this process was given with `--lang`.
pub fn chosen() -> Option<Language> {
    // `args` would panic at an argument that is not UTF-8.
    asked_for(std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()))
}

/// The value of `--lang`, if it is given and valid.
fn asked_for(arguments: impl Iterator<Item = String>) -> Option<Language> {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return Language::from_tag(&arguments.next()?),
            Some(value) if value.starts_with('=') => return Language::from_tag(&value[1..]),
            Some(_) | None => {}
        }
    }
    None
}

/// A message in the language of the command line.
pub fn say(message: &Message) -> String {
    message.say_on_command_line(spoken())
}

/// The message with this id, which takes no arguments.
pub fn word(id: &'static str) -> String {
    say(&Message::new(id))
}

/// Reports a problem on standard error.
pub fn complain(message: &Message) {
    // A closed standard error is ignored.
    let _ = writeln!(std::io::stderr(), "recuo: {}", say(message));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_asked_for_in_either_form() {
        let asked = |line: &str| asked_for(line.split(' ').map(str::to_owned));
        for (line, expected) in [
            ("recuo at x --lang pt --step 3", Some(Language::Pt)),
            ("recuo at x --lang=es-MX", Some(Language::Es)),
            ("recuo solve -- --lang pt", None),
            ("recuo --language pt", None),
            ("recuo --lang", None),
            ("recuo --lang xx", None),
            ("recuo", None),
        ] {
            assert_eq!(asked(line), expected, "{line}");
        }
    }
}
