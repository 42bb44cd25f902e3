//! What a program printed besides its events.

use std::collections::VecDeque;
use std::sync::Arc;

/// The bytes kept of the beginning, and again of the end, of an output that is longer than both.
const HALF: u64 = 8 << 20;
/// The size of a chunk, in bytes.
const CHUNK: usize = 64 << 10;

/// A line that a program printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutputLine<'a> {
    /// The number of steps after which it was printed.
    pub step: u64,
    /// The line, without its end.
    pub text: &'a str,
}

/// What was left out of a long output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OutputGap {
    /// The number of kept lines before it.
    pub after: usize,
    /// The lines left out.
    pub lines: u64,
    /// Their bytes, with their ends.
    pub bytes: u64,
}

/// The lines that a program printed. A clone is a view that stays as it is.
#[derive(Clone, Debug, Default)]
pub struct Output {
    head: VecDeque<Arc<Chunk>>,
    /// What follows, once the head is full.
    tail: VecDeque<Arc<Chunk>>,
    head_bytes: u64,
    tail_bytes: u64,
    gap: OutputGap,
}

/// Lines one after the other, each as the steps since the line before, its length, and its text.
#[derive(Clone, Debug, Default)]
struct Chunk {
    packed: Vec<u8>,
    lines: usize,
    /// The size of the lines with their ends.
    bytes: u64,
    first_step: u64,
    last_step: u64,
}

impl Output {
    /// The number of lines kept.
    pub fn len(&self) -> usize {
        self.chunks().map(|chunk| chunk.lines).sum()
    }

    /// Whether nothing was printed.
    pub fn is_empty(&self) -> bool {
        self.head.is_empty()
    }

    /// What was left out, if anything.
    pub fn gap(&self) -> Option<OutputGap> {
        let after = self.head.iter().map(|chunk| chunk.lines).sum();
        (self.gap.lines > 0).then_some(OutputGap { after, ..self.gap })
    }

    /// The lines kept, from this one on, counted from 0.
    pub fn lines_from(&self, index: usize) -> impl Iterator<Item = OutputLine<'_>> {
        let mut before = 0;
        let first = self.chunks().position(|chunk| {
            let is_here = index < before + chunk.lines;
            before += if is_here { 0 } else { chunk.lines };
            is_here
        });
        let chunks = self.chunks().skip(first.unwrap_or(usize::MAX));
        chunks.flat_map(Chunk::iter).skip(index - before)
    }

    /// The number of kept lines that were printed after at most this many steps.
    pub fn lines_until(&self, step: u64) -> usize {
        let chunks = self.chunks().take_while(|chunk| chunk.first_step <= step);
        let within = |chunk: &Chunk| match chunk.last_step <= step {
            true => chunk.lines,
            false => chunk.iter().take_while(|line| line.step <= step).count(),
        };
        chunks.map(within).sum()
    }

    fn chunks(&self) -> impl Iterator<Item = &Chunk> {
        self.head.iter().chain(&self.tail).map(|chunk| &**chunk)
    }

    /// Adds a line that was printed after this many steps.
    pub(super) fn push(&mut self, text: &str, step: u64) {
        let bytes = text.len() as u64 + 1;
        let is_of_head = self.head_bytes + bytes <= HALF && self.tail.is_empty();
        let (chunks, size) = match is_of_head {
            true => (&mut self.head, &mut self.head_bytes),
            false => (&mut self.tail, &mut self.tail_bytes),
        };
        *size += bytes;
        if chunks.back().is_none_or(|last| !last.has_room(text)) {
            chunks.push_back(Arc::new(Chunk::starting(step)));
        }
        let last = chunks.back_mut().expect("there is a chunk");
        Arc::make_mut(last).push(text, step);
        while self.tail_bytes > HALF
            && let Some(first) = self.tail.pop_front()
        {
            self.tail_bytes -= first.bytes;
            self.gap.bytes += first.bytes;
            self.gap.lines += first.lines as u64;
        }
    }
}

impl Chunk {
    fn starting(step: u64) -> Self {
        Self {
            first_step: step,
            last_step: step,
            ..Self::default()
        }
    }

    fn has_room(&self, text: &str) -> bool {
        self.packed.len() + text.len() < CHUNK
    }

    fn push(&mut self, text: &str, step: u64) {
        for mut number in [step - self.last_step, text.len() as u64] {
            while number >= 0x80 {
                self.packed.push(number as u8 | 0x80);
                number >>= 7;
            }
            self.packed.push(number as u8);
        }
        self.packed.extend_from_slice(text.as_bytes());
        self.last_step = step;
        self.lines += 1;
        self.bytes += text.len() as u64 + 1;
    }

    fn iter(&self) -> impl Iterator<Item = OutputLine<'_>> {
        let mut rest = &self.packed[..];
        let mut step = self.first_step;
        std::iter::from_fn(move || {
            step += number(&mut rest)?;
            let length = number(&mut rest)? as usize;
            let (text, after) = rest.split_at(length);
            rest = after;
            let text = std::str::from_utf8(text).expect("lines are text");
            Some(OutputLine { step, text })
        })
    }
}

/// Takes a number of seven bits a byte, the lowest first.
fn number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            break;
        }
    }
    Some(number)
}
