//! Imports the single file that held everything in earlier versions.

use super::names::{PROGRESS, SETTINGS, SKETCH};
use crate::window::platform::{OLD_RECORD, Records};
use serde_json::{Value, json};

/// Why the old file was not imported.
pub enum Failure {
    /// It cannot be read.
    Unreadable,
    /// The records cannot be written.
    Unwritable,
}

/// Makes records from the old file, if there is one. The file itself stays.
pub fn take_over(records: &Records) -> Result<(), Failure> {
    let old = records.read(OLD_RECORD).map_err(|()| Failure::Unreadable)?;
    let Some(text) = old else {
        return Ok(());
    };
    let Ok(Value::Object(mut old)) = ron::from_str::<Value>(&text) else {
        return Err(Failure::Unreadable);
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
            return Err(Failure::Unwritable);
        }
    }
    Ok(())
}
