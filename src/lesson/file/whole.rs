//! Reads whole files.

use super::form::Declared;
use crate::explain::Message;
use crate::lesson::error::{LessonError, Read};
use crate::lesson::part::Part;
use crate::lesson::reader::Reader;
use crate::lesson::written::Written;
use crate::puzzle::notation::Position;
use serde::Deserialize;

/// The longest lesson, in bytes.
pub const LONGEST: usize = 1 << 20;

/// Reads a whole file.
pub fn whole<T: for<'de> Deserialize<'de> + Declared>(
    file: &str,
    reader: &mut Reader,
) -> Read<T::Value> {
    let file = file.strip_prefix('\u{FEFF}').unwrap_or(file);
    if file.len() > LONGEST {
        return Err(Box::new(LessonError {
            at: Position { line: 1, column: 1 },
            field: String::new(),
            reason: Message::new("lesson-too-long").number("longest", LONGEST as u64),
        }));
    }
    let whole = Written::whole(file)?;
    let value = T::deserialize(whole)?;
    Part::new(&value, whole).read(reader)
}
