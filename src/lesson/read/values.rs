//! Reads plain values: names and numbers.

use crate::lesson::error::{FieldError, Numbered};
use crate::lesson::fault::Fault;
use crate::lesson::file::{self, HasName, LONGEST_NAME, Named, Nth};
use crate::lesson::part::{Part, Plain};

/// What has been read, or what is wrong.
pub type Read<'a, T> = Result<T, Fault<'a>>;

/// Quotes what was found: shortened, and without characters that are invisible or control a
/// terminal.
pub fn shown(found: &str) -> String {
    let plain = |c: char| {
        if is_unseen(c) || c == '\n' { '·' } else { c }
    };
    found.chars().take(LONGEST_NAME).map(plain).collect()
}

/// A name chosen by the file's author.
pub fn name<'a, T: Plain<Value = String>>(part: Part<'a, T>) -> Read<'a, String> {
    let name = part.value()?;
    let is_name = name
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    match name.len() {
        0 => Err(part.fault(FieldError::Empty)),
        1..=LONGEST_NAME if is_name => Ok(name),
        _ => Err(part.fault(FieldError::Name)),
    }
}

/// A name that nothing else has.
pub fn new_name<'a, T: Plain<Value = String>>(
    part: Part<'a, T>,
    taken: &mut Vec<String>,
) -> Read<'a, String> {
    let name = name(part)?;
    if taken.contains(&name) {
        return Err(part.fault(FieldError::Taken(name)));
    }
    taken.push(name.clone());
    Ok(name)
}

/// A name that must be one of these.
pub fn known_name<'a, T: Plain<Value = String>>(
    part: Part<'a, T>,
    known: &[impl AsRef<str>],
) -> Read<'a, String> {
    let name = name(part)?;
    if known.iter().any(|known| known.as_ref() == name) {
        return Ok(name);
    }
    Err(part.fault(FieldError::Unknown {
        found: shown(&name),
        expected: known.iter().map(|name| name.as_ref().to_owned()).collect(),
    }))
}

/// One of several named things.
pub fn named<T: HasName>(part: Part<'_, Named<T>>) -> Read<'_, T> {
    let names: Vec<&str> = T::EACH.iter().map(|thing| thing.name()).collect();
    index_of_name(part, &names).map(|index| T::EACH[index])
}

/// The index of one of several names.
pub fn index_of_name<'a, T>(part: Part<'a, T>, names: &[&str]) -> Read<'a, usize> {
    let found = part.read_as::<file::Words>().value()?;
    let index = names.iter().position(|name| *name == found);
    index.ok_or_else(|| {
        part.fault(FieldError::Unknown {
            found: shown(&found),
            expected: names.iter().map(|&name| name.to_owned()).collect(),
        })
    })
}

/// A number from 1.
pub fn count(part: Part<'_, Nth>) -> Read<'_, u64> {
    match part.value()? {
        0 => Err(part.fault(FieldError::Stop)),
        number => Ok(number),
    }
}

/// The index of one of `last` things that are numbered from 1.
pub fn numbered(part: Part<'_, Nth>, what: Numbered, last: usize) -> Read<'_, usize> {
    let found = count(part)?;
    if found > last as u64 {
        return Err(part.fault(FieldError::Range { what, found, last }));
    }
    Ok(found as usize - 1)
}

/// A number above 0.
pub fn speed(part: Part<'_, file::Speed>) -> Read<'_, f64> {
    let speed = part.value()?;
    if speed.is_finite() && speed > 0.0 {
        return Ok(speed);
    }
    Err(part.fault(FieldError::Speed))
}

/// Whether a character is invisible or changes the writing direction.
pub fn is_unseen(c: char) -> bool {
    match c {
        '\n' => false,
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}' => true,
        _ => c.is_control(),
    }
}
