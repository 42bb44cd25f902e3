//! Imports what earlier versions wrote: a single file that held everything, and numbers of stops.

use super::names::{PROGRESS, SETTINGS, SKETCH};
use crate::session::Shelf;
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

/// Replaces the numbers of stops in a record of progress by their ids. Stops were recorded by
/// number before they had any. Returns whether there were such numbers.
pub fn name_stops(record: &mut Value, shelf: Shelf) -> bool {
    let lessons = record.get_mut("lessons").and_then(Value::as_object_mut);
    let mut has_numbers = false;
    for (id, seen) in lessons.into_iter().flatten() {
        let stops = seen.get_mut("stops").and_then(Value::as_array_mut);
        let Some(stops) = stops.filter(|stops| stops.iter().any(Value::is_u64)) else {
            continue;
        };
        let Some(lesson) = shelf.number_of(id).and_then(|number| shelf.read(number)) else {
            continue;
        };
        for stop in stops {
            let number = stop.as_u64().and_then(|stop| usize::try_from(stop).ok());
            if let Some(known) = number.and_then(|number| lesson.stops.get(number)) {
                *stop = known.id.clone().into();
                has_numbers = true;
            }
        }
    }
    has_numbers
}
