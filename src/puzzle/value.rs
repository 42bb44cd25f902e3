use std::fmt;
use std::num::NonZeroU8;

/// A value of a cell: 1 to 16, written `1`–`9` then `A`–`G`; on a free board up to 255, each a word of
/// the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(NonZeroU8);

impl Value {
    /// The value with this number, if it is from 1 to 16.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(n) if number <= super::MAX_SIZE as u8 => Some(Self(n)),
            _ => None,
        }
    }

    /// The value with this number, if it is from 1 to 255: those above 16 are for free boards alone.
    pub const fn numbered(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(n) => Some(Self(n)),
            None => None,
        }
    }

    /// The lowest value of a set of bits, where bit 0 is value 1. The set must not be empty.
    pub(crate) const fn lowest_of(bits: u16) -> Self {
        Self::from_bit_index(bits.trailing_zeros())
    }

    /// The value of this bit in a set of bits.
    #[inline(always)]
    pub(crate) const fn from_bit_index(index: u32) -> Self {
        match NonZeroU8::new((index as u8 & 15) + 1) {
            Some(n) => Self(n),
            None => unreachable!(),
        }
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The index, 0 to 15. Values above 16 have none of their own.
    pub const fn index(self) -> usize {
        (self.0.get() - 1) as usize & 15
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self.index()
    }

    /// The character it is written with; `?` above 16, where only the board knows its word.
    pub const fn to_char(self) -> char {
        match self.number() {
            n @ 1..=9 => (b'0' + n) as char,
            n @ 10..=16 => (b'A' + n - 10) as char,
            _ => '?',
        }
    }

    /// The value written with this character: `1`–`9`, `A`–`G` or `a`–`g`.
    pub const fn from_char(c: char) -> Option<Self> {
        match c {
            '1'..='9' => Self::new(c as u8 - b'0'),
            'A'..='G' => Self::new(c as u8 - b'A' + 10),
            'a'..='g' => Self::new(c as u8 - b'a' + 10),
            _ => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// A set of values up to 16, such as a cell's domain or the digits of a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ValueSet(u16);

impl ValueSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Every value from 1 to `size`, but none above 16.
    pub const fn all(size: usize) -> Self {
        Self(full_mask(size))
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Whether the value is in the set.
    pub const fn contains(self, value: Value) -> bool {
        self.0 & Self::EMPTY.with(value).0 != 0
    }

    /// The number of values.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with this value added, unless the value is above 16.
    #[must_use]
    pub const fn with(self, value: Value) -> Self {
        match value.number() as usize <= super::MAX_SIZE {
            true => Self(self.0 | value.bit()),
            false => self,
        }
    }

    /// The values, ascending.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value> + Clone {
        (1..=super::MAX_SIZE as u8)
            .filter_map(Value::new)
            .filter(move |v| self.contains(*v))
    }
}

impl FromIterator<Value> for ValueSet {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        values.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for ValueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        self.iter().try_for_each(|v| write!(f, "{v}"))?;
        f.write_str("}")
    }
}

pub(crate) const fn full_mask(size: usize) -> u16 {
    if size < super::MAX_SIZE {
        (1 << size) - 1
    } else {
        u16::MAX
    }
}
