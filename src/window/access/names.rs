//! What is behind the names on buttons: the keys that do the same, and the sign of a menu.

/// A name as it is spoken, and the key behind it. On a button they stand apart by two spaces.
pub fn spoken(written: &str) -> (&str, Option<String>) {
    let (name, key) = match written.split_once("  ") {
        Some((name, key)) if !name.trim().is_empty() => (name, Some(key.trim())),
        Some(_) | None => (written, None),
    };
    let name = name.trim().trim_end_matches(['▾', '…', ' ']);
    let key = key.filter(|key| !key.is_empty());
    (name, key.map(|key| key.replace(' ', "+")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_signs_are_no_part_of_a_name() {
        for (written, name, key) in [
            ("Presenter  P", "Presenter", Some("P")),
            (
                "Previous difference   Shift X",
                "Previous difference",
                Some("Shift+X"),
            ),
            ("View ▾", "View", None),
            ("Fork here…   F", "Fork here", Some("F")),
            ("R1C4", "R1C4", None),
            ("?", "?", None),
        ] {
            assert_eq!(spoken(written), (name, key.map(str::to_owned)));
        }
    }
}
