//! Zip archives, read and written whole: the page's files, and the package made of them.

use ::zip::write::SimpleFileOptions;
use ::zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};
use std::io::{self, Cursor, Read, Write};

/// A file in an archive: its path, with slashes, and its bytes.
pub type ArchivedFile = (String, Vec<u8>);

/// The longest file that is unpacked, in bytes.
const LONGEST: u64 = 64 << 20;

/// Packs files into an archive, in their order. Equal files make equal archives.
///
/// # Errors
///
/// Fails if a file or the archive is larger than 4 GiB, or has a name of more than 64 KiB.
pub fn pack(files: &[ArchivedFile]) -> io::Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(name.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// Unpacks the files of an archive whose names the filter takes. `None` if it is no archive or a
/// damaged one, or if one of them is longer than 64 MiB.
pub fn unpack(
    archive: &[u8],
    mut is_wanted: impl FnMut(&str) -> bool,
) -> Option<Vec<ArchivedFile>> {
    let mut archive = ZipArchive::new(Cursor::new(archive)).ok()?;
    let mut files = Vec::new();
    for index in 0..archive.len() {
        let file = archive.by_index(index).ok()?;
        let name = file.name().to_owned();
        if is_wanted(&name) {
            let mut bytes = Vec::new();
            file.take(LONGEST + 1).read_to_end(&mut bytes).ok()?;
            if bytes.len() as u64 > LONGEST {
                return None;
            }
            files.push((name, bytes));
        }
    }
    Some(files)
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
