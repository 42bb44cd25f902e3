//! Changes to records, key by key: the last writer of each key counts.

use serde_json::{Value, json};

/// Writes what has changed here since `before` into a record, key by key. Everything else in the
/// record stays as others have written it. The elements of a list are keys too.
pub fn patch(record: &mut Value, before: &Value, now: &Value) {
    match now {
        Value::Object(fields) => {
            if !record.is_object() {
                *record = json!({});
            }
            let record = record.as_object_mut().expect("it is an object now");
            let gone = before.as_object().into_iter().flatten();
            for (name, _) in gone.filter(|(name, _)| !fields.contains_key(*name)) {
                record.remove(name);
            }
            for (name, field) in fields {
                let before = &before[name];
                if field != before {
                    patch(record.entry(name).or_insert(Value::Null), before, field);
                }
            }
        }
        Value::Array(elements) => {
            if !record.is_array() {
                *record = json!([]);
            }
            let record = record.as_array_mut().expect("it is a list now");
            let before = before.as_array().map_or(&[][..], Vec::as_slice);
            record.retain(|element| elements.contains(element) || !before.contains(element));
            for element in elements.iter().filter(|element| !before.contains(element)) {
                if !record.contains(element) {
                    record.push(element.clone());
                }
            }
        }
        _ => *record = now.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::patch;
    use serde_json::json;

    #[test]
    fn only_what_has_changed_here_is_written() {
        for (record, before, now, patched) in [
            // A setting changed here, another elsewhere, and one of a newer version.
            (
                json!({"theme": "light", "zoom": 1.5, "font": "serif"}),
                json!({"theme": "light", "zoom": 1.0}),
                json!({"theme": "dark", "zoom": 1.0}),
                json!({"theme": "dark", "zoom": 1.5, "font": "serif"}),
            ),
            // Each stop is a key.
            (
                json!({"a": {"stops": [0, 2], "step": 3, "score": 7}, "c": {"stops": [4]}}),
                json!({"a": {"stops": [0], "step": 3}}),
                json!({"a": {"stops": [0, 1], "step": 9}, "b": {"stops": [0]}}),
                json!({
                    "a": {"stops": [0, 2, 1], "step": 9, "score": 7},
                    "b": {"stops": [0]},
                    "c": {"stops": [4]}
                }),
            ),
            // What others have removed does not come back with what is added here.
            (
                json!({}),
                json!({"a": {"stops": [0, 1], "step": 3}, "b": {"stops": [5]}}),
                json!({"a": {"stops": [0, 1, 2], "step": 3}, "b": {"stops": [5]}}),
                json!({"a": {"stops": [2]}}),
            ),
            // What is removed here is gone, whatever others have added to it.
            (
                json!({"a": {"b": 1, "c": 2}, "d": [1, 2, 3]}),
                json!({"a": {"b": 1}, "d": [1, 2]}),
                json!({"d": [2]}),
                json!({"d": [2, 3]}),
            ),
            // A value of another type is replaced only by a change.
            (
                json!({"zoom": "large", "size": 3}),
                json!({"zoom": 1.0, "size": {"width": 1}}),
                json!({"zoom": 1.0, "size": {"width": 2}}),
                json!({"zoom": "large", "size": {"width": 2}}),
            ),
        ] {
            let mut found = record;
            patch(&mut found, &before, &now);
            assert_eq!(found, patched);
        }
    }
}
