//! Bytes as they come, into lines.

/// The longest line, in bytes. The rest of a longer one is left out, and reported.
pub const LONGEST_LINE: usize = 4096;

/// The line that is being read.
#[derive(Default)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    /// Whether some of the line was left out.
    is_cut: bool,
    /// Whether any byte of the line was read.
    is_begun: bool,
    number: u64,
}

/// A line of the text, without its end.
pub(super) struct Line {
    /// Its number, from 1.
    pub(super) number: u64,
    pub(super) text: String,
    /// Whether it was too long.
    pub(super) is_cut: bool,
}

impl Lines {
    /// Takes bytes from a slice up to the end of the line; `None` if the slice ends first.
    pub(super) fn take(&mut self, bytes: &mut &[u8]) -> Option<Line> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let (own, rest) = bytes.split_at(end.unwrap_or(bytes.len()));
        // Room for a line end that may turn out to be one, and for a mark of the order of bytes.
        let room = (LONGEST_LINE + 4).saturating_sub(self.bytes.len());
        self.bytes.extend_from_slice(&own[..own.len().min(room)]);
        self.is_cut |= own.len() > room;
        self.is_begun |= !own.is_empty();
        *bytes = rest.get(1..).unwrap_or_default();
        end.map(|_| self.line())
    }

    /// What is left when the text ends within a line.
    pub(super) fn finish(&mut self) -> Option<Line> {
        self.is_begun.then(|| self.line())
    }

    fn line(&mut self) -> Line {
        self.number += 1;
        let mut bytes = &self.bytes[..];
        if self.number == 1 {
            bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        }
        bytes = match self.is_cut {
            true => bytes,
            false => bytes.strip_suffix(b"\r").unwrap_or(bytes),
        };
        let is_cut = self.is_cut || bytes.len() > LONGEST_LINE;
        let mut text =
            String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST_LINE)]).into_owned();
        if is_cut {
            // The cut may go through a character.
            text.truncate(text.trim_end_matches(char::REPLACEMENT_CHARACTER).len());
        }
        self.bytes.clear();
        (self.is_cut, self.is_begun) = (false, false);
        let number = self.number;
        Line {
            number,
            text,
            is_cut,
        }
    }
}
