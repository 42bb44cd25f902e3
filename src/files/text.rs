//! Decodes texts as they are read.

use std::io::{self, BufRead, BufReader, Read};

/// A text as UTF-8: it may be written in UTF-8, or in UTF-16 with a byte order mark, and bytes that
/// are not UTF-8 are those of Windows-1252, which has all of Latin-1, as in old files. A few kilobytes
/// of it are held.
///
/// An error of kind [`io::ErrorKind::InvalidData`] says that it is not a text.
pub struct DecodedText<R> {
    bytes: BufReader<R>,
    /// Pairs of bytes as units of UTF-16; `None` for other encodings, and at the start.
    unit: Option<fn([u8; 2]) -> u16>,
    has_begun: bool,
    /// Whether it may hold control characters that no text file has.
    takes_controls: bool,
    /// Bytes that do not make a whole character yet.
    rest: Vec<u8>,
    decoded: String,
    /// How much of `decoded` has been consumed.
    consumed: usize,
}

impl<R: Read> DecodedText<R> {
    /// The text of a stream.
    pub fn new(bytes: R) -> Self {
        Self {
            bytes: BufReader::new(bytes),
            unit: None,
            has_begun: false,
            takes_controls: false,
            rest: Vec::new(),
            decoded: String::new(),
            consumed: 0,
        }
    }

    /// The same text, with whatever a program may have printed among its lines.
    pub fn of_program(self) -> Self {
        Self {
            takes_controls: true,
            ..self
        }
    }

    /// Reads and decodes some more bytes. Returns whether there were any.
    fn read_more(&mut self) -> io::Result<bool> {
        let mut start = Vec::new();
        if !std::mem::replace(&mut self.has_begun, true) {
            // A byte order mark may come in pieces.
            (&mut self.bytes).take(2).read_to_end(&mut start)?;
            self.unit = match *start {
                [0xFF, 0xFE] => Some(u16::from_le_bytes),
                [0xFE, 0xFF] => Some(u16::from_be_bytes),
                _ => None,
            };
            if self.unit.is_some() {
                start.clear();
            }
        }
        self.rest.append(&mut start);
        let more = self.bytes.fill_buf()?;
        let length = more.len();
        self.rest.extend_from_slice(more);
        self.bytes.consume(length);
        if self.rest.is_empty() {
            return Ok(false);
        }
        match self.unit {
            Some(unit) => self.decode_utf16(unit, length == 0)?,
            None => self.decode_bytes(length == 0)?,
        }
        Ok(true)
    }

    fn decode_bytes(&mut self, is_end: bool) -> io::Result<()> {
        if !self.takes_controls && self.rest.iter().any(|byte| is_never_text(*byte)) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut chunks = self.rest.utf8_chunks().peekable();
        let mut kept = 0;
        while let Some(chunk) = chunks.next() {
            self.decoded.push_str(chunk.valid());
            let invalid = chunk.invalid();
            // The last character may go on in the next bytes.
            let is_cut = !is_end && chunks.peek().is_none() && {
                let error = std::str::from_utf8(invalid).err();
                error.is_some_and(|error| error.error_len().is_none())
            };
            if is_cut {
                kept = invalid.len();
            } else {
                self.decoded
                    .extend(invalid.iter().copied().map(old_character));
            }
        }
        self.rest.drain(..self.rest.len() - kept);
        Ok(())
    }

    fn decode_utf16(&mut self, unit: fn([u8; 2]) -> u16, is_end: bool) -> io::Result<()> {
        let (pairs, odd) = self.rest.as_chunks();
        let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
        // The last unit may be the first half of a character.
        let is_cut = !is_end && matches!(units.last(), Some(0xD800..0xDC00));
        let whole = units.len() - usize::from(is_cut);
        let invalid = || io::Error::from(io::ErrorKind::InvalidData);
        let text = String::from_utf16(&units[..whole]).map_err(|_| invalid())?;
        if is_end && !odd.is_empty() {
            return Err(invalid());
        }
        self.decoded.push_str(&text);
        self.rest.drain(..2 * whole);
        Ok(())
    }
}

impl<R: Read> BufRead for DecodedText<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.consumed == self.decoded.len() {
            self.decoded.clear();
            self.consumed = 0;
            while self.decoded.is_empty() && self.read_more()? {}
        }
        Ok(&self.decoded.as_bytes()[self.consumed..])
    }

    fn consume(&mut self, amount: usize) {
        self.consumed += amount;
    }
}

impl<R: Read> Read for DecodedText<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(out)?;
        self.consume(length);
        Ok(length)
    }
}

/// The characters of the bytes from 0x80 in Windows-1252. Five of them have none.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The character of a byte in an old file.
fn old_character(byte: u8) -> char {
    let index = usize::from(byte).checked_sub(0x80);
    let special = index.and_then(|index| WINDOWS_1252.get(index));
    special.copied().unwrap_or(char::from(byte))
}

/// Whether the byte is a control character that never occurs in text files.
const fn is_never_text(byte: u8) -> bool {
    matches!(byte, 0..=8 | 14..=25)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that returns at most this many bytes per call.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(out.len()).min(self.0.len());
            out[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    fn decoded(bytes: &[u8], step: usize) -> Option<String> {
        let mut text = String::new();
        let read = DecodedText::new(Slow(bytes, step)).read_to_string(&mut text);
        read.ok().map(|_| text)
    }

    #[test]
    fn texts_are_decoded_however_they_come() {
        let told = "ação ñandú 🙂\r\n1.2";
        let [little, big] = [u16::to_le_bytes, u16::to_be_bytes].map(|bytes| {
            let units = std::iter::once(0xFEFF).chain(told.encode_utf16());
            units.flat_map(bytes).collect::<Vec<u8>>()
        });
        let latin: Vec<u8> = "ação ñandú".chars().map(|c| c as u8).collect();
        for step in [1, 2, 3, 7, 1000] {
            for bytes in [told.as_bytes(), &little, &big] {
                assert_eq!(decoded(bytes, step).as_deref(), Some(told), "{step}");
            }
            assert_eq!(decoded(&latin, step).as_deref(), Some("ação ñandú"));
            let quoted = b"\x93\xE9\x94 \x80 \x9F";
            assert_eq!(decoded(quoted, step).as_deref(), Some("“é” € Ÿ"));
            // Cut within a character.
            assert_eq!(decoded(b"1.\xC3", step).as_deref(), Some("1.Ã"));
            for broken in [&little[..little.len() - 1], b"a\0b", b"\xFF\xFE\0\xD8a\0"] {
                assert_eq!(decoded(broken, step), None, "{broken:?}");
            }
            assert_eq!(decoded(b"", step).as_deref(), Some(""));
            // A program may print anything.
            let mut printed = String::new();
            let output = DecodedText::new(Slow(b"a\0b", step)).of_program();
            assert_eq!({ output }.read_to_string(&mut printed).ok(), Some(3));
        }
    }
}
