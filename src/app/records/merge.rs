//! Merging a record with what another window has written meanwhile.

use serde_json::{Map, Value, json};

/// The value to write: our changes since `base`, and everything else as it stands in `theirs`.
/// Lists are treated as sets.
pub fn merge(base: &Value, own: &Value, theirs: &Value) -> Value {
    match (own, theirs) {
        _ if own == base => theirs.clone(),
        (Value::Object(own), Value::Object(theirs)) => {
            Value::Object(merge_fields(base.as_object(), own, theirs))
        }
        // What was not changed here is not written, were it the first record.
        (Value::Object(own), Value::Null) => {
            Value::Object(merge_fields(base.as_object(), own, &Map::new()))
        }
        (Value::Array(own), Value::Array(theirs)) => Value::Array(merge_sets(
            base.as_array().map_or(&[], Vec::as_slice),
            own,
            theirs,
        )),
        _ => own.clone(),
    }
}

fn merge_fields(
    base: Option<&Map<String, Value>>,
    own: &Map<String, Value>,
    theirs: &Map<String, Value>,
) -> Map<String, Value> {
    let is_known = |name: &String| base.is_some_and(|base| base.contains_key(name));
    let mut merged = theirs.clone();
    merged.retain(|name, _| own.contains_key(name) || !is_known(name));
    for (name, own) in own {
        let base = base.and_then(|base| base.get(name)).unwrap_or(&Value::Null);
        let value = match theirs.get(name) {
            Some(theirs) => merge(base, own, theirs),
            // What others removed stays removed, but for what was changed here since.
            None if own == base => continue,
            None => match own {
                Value::Object(_) => merge(base, own, &json!({})),
                Value::Array(_) => merge(base, own, &json!([])),
                _ => own.clone(),
            },
        };
        merged.insert(name.clone(), value);
    }
    merged
}

/// The same for sets.
pub fn merge_sets<T: Clone + PartialEq>(base: &[T], own: &[T], theirs: &[T]) -> Vec<T> {
    let is_known = |value: &&T| base.contains(value);
    let of_others = theirs
        .iter()
        .filter(|value| own.contains(value) || !is_known(value));
    let mut merged: Vec<T> = of_others.cloned().collect();
    let fresh = own.iter().filter(|value| !is_known(value));
    for value in fresh {
        if !merged.contains(value) {
            merged.push(value.clone());
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::merge;
    use serde_json::{Value, json};

    #[test]
    fn own_changes_are_merged_into_the_record() {
        for (base, own, theirs, merged) in [
            // One setting changed here, another there, and one from a newer version.
            (
                json!({"theme": "light", "zoom": 1.0}),
                json!({"theme": "dark", "zoom": 1.0}),
                json!({"theme": "light", "zoom": 1.5, "font": "serif"}),
                json!({"theme": "dark", "zoom": 1.5, "font": "serif"}),
            ),
            // Changed by both: the later write wins.
            (
                json!("light"),
                json!("dark"),
                json!("contrast"),
                json!("dark"),
            ),
            // Stops are united, whatever else stands beside them.
            (
                json!({"a": {"stops": [0], "step": 3}}),
                json!({"a": {"stops": [0, 1], "step": 9}, "b": {"stops": [0], "step": 1}}),
                json!({"a": {"stops": [0, 2], "step": 3, "score": 7}, "c": {"stops": [4]}}),
                json!({
                    "a": {"stops": [0, 2, 1], "step": 9, "score": 7},
                    "b": {"stops": [0], "step": 1},
                    "c": {"stops": [4]}
                }),
            ),
            // Removals here are written, and what others removed does not come back.
            (
                json!({"a": [0, 1], "b": 1, "c": 1}),
                json!({"a": [1], "c": 1}),
                json!({"a": [0, 1, 2], "b": 1}),
                json!({"a": [1, 2]}),
            ),
            // What others deleted does not come back with what is added here.
            (
                json!({"a": {"stops": [0, 1], "step": 3}, "b": {"stops": [5]}}),
                json!({"a": {"stops": [0, 1, 2], "step": 3}, "b": {"stops": [5]}}),
                json!({}),
                json!({"a": {"stops": [2]}}),
            ),
            // A value of the wrong type is not repaired unless it is changed.
            (
                json!({"zoom": 1.0}),
                json!({"zoom": 1.0}),
                json!({"zoom": "large"}),
                json!({"zoom": "large"}),
            ),
            (
                json!({"zoom": 1.0}),
                json!({"zoom": 2.0}),
                json!({"zoom": "large"}),
                json!({"zoom": 2.0}),
            ),
            // There was no record yet.
            (Value::Null, json!({"a": 1}), Value::Null, json!({"a": 1})),
            (
                json!({"theme": "dark", "zoom": 1.0}),
                json!({"theme": "dark", "zoom": 2.0}),
                Value::Null,
                json!({"zoom": 2.0}),
            ),
        ] {
            assert_eq!(merge(&base, &own, &theirs), merged, "{base} {own} {theirs}");
        }
    }
}
