//! The only place that touches the file system.

use std::io::{self, Read};
use std::path::Path;
use thiserror::Error;

/// The largest text that is read: 256 MiB, some three million puzzles.
pub const LONGEST_TEXT: u64 = 256 << 20;

/// Why a text could not be read.
#[derive(Debug, Error)]
pub enum FileError {
    /// The system refused.
    #[error("{name}: {error}")]
    Io {
        /// The file.
        name: String,
        /// What the system said.
        error: io::Error,
    },
    /// It is longer than [`LONGEST_TEXT`].
    #[error("{name}: longer than {} MiB", LONGEST_TEXT >> 20)]
    TooLong {
        /// The file.
        name: String,
    },
}

/// The text of a file. Bytes that are not UTF-8 are taken as Latin-1, in which old files are.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let name = path.display().to_string();
    match std::fs::File::open(path) {
        Ok(file) => read_from(file, &name),
        Err(error) => Err(FileError::Io { name, error }),
    }
}

/// The text of a stream, such as standard input.
pub fn read_from(stream: impl Read, name: &str) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    stream
        .take(LONGEST_TEXT + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| FileError::Io {
            name: name.to_owned(),
            error,
        })?;
    if bytes.len() as u64 > LONGEST_TEXT {
        return Err(FileError::TooLong {
            name: name.to_owned(),
        });
    }
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| {
        error
            .as_bytes()
            .iter()
            .map(|&byte| char::from(byte))
            .collect()
    }))
}

/// Whether there is a file or folder of this name.
pub fn exists(path: &Path) -> bool {
    path.exists()
}
