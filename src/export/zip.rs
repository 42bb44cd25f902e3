//! Zip archives, read and written whole: the page's files, and the package made of them.

use flate2::read::{DeflateDecoder, DeflateEncoder};
use flate2::{Compression, Crc};
use std::io::{self, Read};

/// A file in an archive: its path, with slashes, and its bytes.
pub type ArchivedFile = (String, Vec<u8>);

const LOCAL_FILE: u32 = 0x0403_4b50;
const ENTRY: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// The lengths of an entry and of the end of a directory, without names and comments, in bytes.
const ENTRY_LENGTH: usize = 46;
const END_LENGTH: usize = 22;
/// The first day that an archive can name: equal files make equal archives.
const FIRST_DAY: u16 = 0x21;
/// The version of the format needed, and the flag for names in UTF-8.
const VERSION: u16 = 20;
const UTF_8: u16 = 0x800;
const DEFLATED: u16 = 8;
/// The most that is read of an archived file, in bytes.
const LONGEST: u64 = 64 << 20;

/// Packs files into an archive, in their order.
///
/// # Errors
///
/// Fails if a file or the archive is larger than 4 GiB, or has a name of more than 64 KiB.
pub fn pack(files: &[ArchivedFile]) -> io::Result<Vec<u8>> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let place = size(archive.len())?;
        let mut packed = Vec::new();
        DeflateEncoder::new(&**bytes, Compression::best()).read_to_end(&mut packed)?;
        let mut crc = Crc::new();
        crc.update(bytes);
        // What both headers say.
        let mut about = Vec::new();
        for word in [VERSION, UTF_8, DEFLATED, 0, FIRST_DAY] {
            about.extend(word.to_le_bytes());
        }
        for number in [crc.sum(), size(packed.len())?, size(bytes.len())?] {
            about.extend(number.to_le_bytes());
        }
        let length = u16::try_from(name.len()).map_err(io::Error::other)?;
        about.extend(length.to_le_bytes());
        about.extend(0_u16.to_le_bytes());

        archive.extend(LOCAL_FILE.to_le_bytes());
        archive.extend(&about);
        archive.extend(name.as_bytes());
        archive.extend(packed);

        directory.extend(ENTRY.to_le_bytes());
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&about);
        // No comment, first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(place.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let count = u16::try_from(files.len()).map_err(io::Error::other)?;
    let place = size(archive.len())?;
    archive.extend(&directory);
    archive.extend(END.to_le_bytes());
    archive.extend([0; 4]);
    archive.extend(count.to_le_bytes());
    archive.extend(count.to_le_bytes());
    archive.extend(size(directory.len())?.to_le_bytes());
    archive.extend(place.to_le_bytes());
    archive.extend([0; 2]);
    Ok(archive)
}

fn size(length: usize) -> io::Result<u32> {
    u32::try_from(length).map_err(io::Error::other)
}

/// Unpacks the files of an archive whose names the filter takes, up to 64 MiB each. `None` if it is
/// no archive, or a damaged one.
pub fn unpack(
    archive: &[u8],
    mut is_wanted: impl FnMut(&str) -> bool,
) -> Option<Vec<ArchivedFile>> {
    let signature = END.to_le_bytes();
    let end = archive
        .windows(END_LENGTH)
        .rposition(|at| at[..4] == signature)?;
    let count = short(archive, end + 10)?;
    let mut at = long(archive, end + 16)?;
    let mut files = Vec::new();
    for _ in 0..count {
        let lengths = [28, 30, 32].map(|field| short(archive, at + field));
        let [name_length, extra, comment] = [lengths[0]?, lengths[1]?, lengths[2]?];
        let name = archive.get(at + ENTRY_LENGTH..at + ENTRY_LENGTH + name_length)?;
        let name = std::str::from_utf8(name).ok()?;
        if is_wanted(name) {
            files.push((name.to_owned(), unpacked(archive, at)?));
        }
        at += ENTRY_LENGTH + name_length + extra + comment;
    }
    Some(files)
}

/// The bytes of the file whose entry in the directory is here.
fn unpacked(archive: &[u8], entry: usize) -> Option<Vec<u8>> {
    let (length, local) = (long(archive, entry + 20)?, long(archive, entry + 42)?);
    let start = local + 30 + short(archive, local + 26)? + short(archive, local + 28)?;
    let packed = archive.get(start..start.checked_add(length)?)?;
    let mut bytes = Vec::new();
    if short(archive, entry + 10)? == usize::from(DEFLATED) {
        let unpacking = DeflateDecoder::new(packed);
        unpacking.take(LONGEST).read_to_end(&mut bytes).ok()?;
    } else {
        bytes.extend(packed);
    }
    let mut crc = Crc::new();
    crc.update(&bytes);
    (crc.sum() as usize == long(archive, entry + 16)?).then_some(bytes)
}

fn short(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes(bytes.try_into().ok()?).into())
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    usize::try_from(u32::from_le_bytes(bytes.try_into().ok()?)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let files = vec![
            ("page/index.html".to_owned(), b"<p>".repeat(1000)),
            ("página.txt".to_owned(), Vec::new()),
        ];
        let archive = pack(&files).unwrap();
        assert!(archive.len() < 400, "{}", archive.len());
        assert_eq!(unpack(&archive, |_| true).as_ref(), Some(&files));
        let one = unpack(&archive, |name| name.ends_with(".txt")).unwrap();
        assert_eq!(one, files[1..]);
        for length in 0..archive.len() {
            let part = &archive[..length];
            assert!(unpack(part, |_| true).is_none(), "{length} bytes");
        }
    }
}
