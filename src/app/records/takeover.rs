//! The file that held everything before records were files of their own.

use super::names::{PROGRESS, SETTINGS, SKETCH};
use crate::window::platform::{OLD_RECORD, Records};
use serde_json::{Value, json};

/// Makes records of what the old file holds; says whether it could be read. It stays as it is.
pub fn take_over(records: &Records) -> Result<(), ()> {
    let Some(text) = records.read(OLD_RECORD)? else {
        return Ok(());
    };
    let Ok(Value::Object(mut old)) = ron::from_str::<Value>(&text) else {
        return Err(());
    };
    let mut take = |name| old.remove(name).unwrap_or_default();
    let progress = json!({"last": take("last_lesson"), "lessons": take("progress")});
    let sketch = take("sketch");
    for (name, text) in [
        (SETTINGS, Value::Object(old).to_string()),
        (PROGRESS, progress.to_string()),
        (SKETCH, sketch.as_str().unwrap_or_default().to_owned()),
    ] {
        if !records.write(name, &text) {
            return Err(());
        }
    }
    Ok(())
}
