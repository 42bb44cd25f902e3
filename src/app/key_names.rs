//! The names of keys, as keyboards of the interface's language have them.

use crate::explain::Language;

/// A key as the command tables name it, such as `Shift+C`, split into its modifier and the key
/// itself. The sign `+` is a key too.
pub fn held(key: &str) -> (Option<&str>, &str) {
    match key.split_once('+') {
        Some((modifier, key)) if !key.is_empty() => (Some(modifier), key),
        _ => (None, key),
    }
}

/// The name of a single key.
pub fn name(key: &str, language: Language) -> String {
    match key {
        "Space" => language.word("space-key"),
        "Shift" => language.word("shift-key"),
        "Home" => language.word("home-key"),
        "End" => language.word("end-key"),
        "PageUp" => language.word("page-up-key"),
        "PageDown" => language.word("page-down-key"),
        "Delete" => language.word("delete-key"),
        _ => key.to_owned(),
    }
}

/// A key with its modifier, in words.
pub fn in_words(key: &str, language: Language) -> String {
    match held(key) {
        (Some(modifier), key) => {
            format!("{} {}", name(modifier, language), name(key, language))
        }
        (None, key) => name(key, language),
    }
}
