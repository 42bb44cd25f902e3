//! Reads names and numbers that depend on what else is in the file.

use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::file::{Nth, index_of};
use crate::lesson::part::{Part, Read, Readable};

/// A name that nothing else has.
pub fn new_name<'a, K: Readable<'a, Value = String>>(
    part: Part<'a, K>,
    taken: &mut Vec<String>,
) -> Read<'a, String> {
    let name = part.read()?;
    if taken.contains(&name) {
        return Err(part.fault(FieldError::Taken(name)));
    }
    taken.push(name.clone());
    Ok(name)
}

/// A name that must be one of these.
pub fn known_name<'a, K: Readable<'a, Value = String>>(
    part: Part<'a, K>,
    known: &[impl AsRef<str>],
) -> Read<'a, String> {
    let name = part.read()?;
    match index_of(&name, known) {
        Ok(_) => Ok(name),
        Err(reason) => Err(part.fault(reason)),
    }
}

/// The index of one of `last` things that are numbered from 1.
pub fn numbered(part: Part<'_, Nth>, what: Numbered, last: usize) -> Read<'_, usize> {
    let found = part.read()?;
    if found > last as u64 {
        return Err(part.fault(FieldError::Range { what, found, last }));
    }
    Ok(found as usize - 1)
}
