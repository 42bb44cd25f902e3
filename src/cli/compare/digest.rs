//! A digest of bytes that come piece by piece.

/// FNV-1a in 64 bits: the same on every machine, and enough to notice that something is not what it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(u64);

impl Digest {
    pub const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    pub fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    /// In 16 hexadecimal digits.
    pub fn told(self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_no_difference() {
        let mut digest = Digest::new();
        assert_eq!(digest.told(), "cbf29ce484222325");
        digest.add(b"foo");
        digest.add(b"bar");
        assert_eq!(digest.told(), "85944171f73967e8");
    }
}
