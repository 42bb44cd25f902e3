//! The only place that touches the file system.

use std::io::{self, Read};
use std::path::Path;
use thiserror::Error;

/// The largest text that is read: 256 MiB, some three million puzzles.
pub const LONGEST_TEXT: u64 = 256 << 20;

/// The lessons that are part of the program, in the order of the course.
pub const LESSONS: &[(&str, &str)] = &[
    ("first-moves", include_str!("../lessons/first-moves.ron")),
    (
        "first-program",
        include_str!("../lessons/first-program.ron"),
    ),
    (
        "two-solutions",
        include_str!("../lessons/two-solutions.ron"),
    ),
    (
        "sweep-gives-up",
        include_str!("../lessons/sweep-gives-up.ron"),
    ),
    (
        "naive-or-propagation",
        include_str!("../lessons/naive-or-propagation.ron"),
    ),
];

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

/// Writes a file whole or not at all: beside its place first, and then moved there.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = Path::new(&beside);
    let result = std::fs::write(beside, bytes).and_then(|()| std::fs::rename(beside, path));
    if result.is_err() {
        // What is half-written is of no use to anybody; if it cannot go, nothing more can be done.
        let _ = std::fs::remove_file(beside);
    }
    result
}

/// The folder of the settings.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
fn settings_file() -> Option<std::path::PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "recuo")?;
    Some(folders.config_dir().join("settings.ron"))
}

/// The settings as they were written last; `None` if they never were or cannot be read.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub fn read_settings() -> Option<String> {
    read_text(&settings_file()?).ok()
}

/// Keeps the settings.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub fn write_settings(source: &str) -> io::Result<()> {
    let path = settings_file().ok_or(io::ErrorKind::NotFound)?;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    write(&path, source.as_bytes())
}

/// Moves settings that cannot be understood out of the way, where their owner finds them.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub fn set_settings_aside() {
    if let Some(path) = settings_file() {
        // If they cannot be moved they are simply not understood next time either.
        let _ = std::fs::rename(&path, path.with_extension("broken.ron"));
    }
}
