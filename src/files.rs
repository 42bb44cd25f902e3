//! The only place that touches the file system.

use crate::lesson::{Lesson, LessonError};
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
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
    /// There is none of this name.
    #[error("{name}: there is no such file")]
    Missing {
        /// The file.
        name: String,
    },
    /// It is a folder.
    #[error("{name}: this is a folder, and a file was expected")]
    Folder {
        /// The folder.
        name: String,
    },
    /// Its bytes are no text.
    #[error("{name}: this is not a text file (if it should be one, save it as UTF-8)")]
    NotText {
        /// The file.
        name: String,
    },
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

/// The text of a file. It is UTF-8, or UTF-16 if it begins with the mark of that; other bytes are
/// taken as Latin-1, in which old files are.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let name = path.display().to_string();
    if path.is_dir() {
        return Err(FileError::Folder { name });
    }
    match std::fs::File::open(path) {
        Ok(file) => read_from(file, &name),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(FileError::Missing { name }),
        Err(error) => Err(FileError::Io { name, error }),
    }
}

/// The text of a stream, such as standard input, as [`read_text`] takes it.
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
    decode(bytes).ok_or_else(|| FileError::NotText {
        name: name.to_owned(),
    })
}

/// The text that these bytes are, if they are text.
fn decode(bytes: Vec<u8>) -> Option<String> {
    match bytes.as_slice() {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ if bytes.iter().any(|byte| is_never_text(*byte)) => None,
        _ => Some(String::from_utf8(bytes).unwrap_or_else(|error| {
            let bytes = error.as_bytes().iter();
            bytes.map(|&byte| char::from(byte)).collect()
        })),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, []) = bytes.as_chunks() else {
        return None;
    };
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    String::from_utf16(&units).ok()
}

/// Whether the byte is a control character that neither parts nor ends lines nor ends old files.
const fn is_never_text(byte: u8) -> bool {
    matches!(byte, 0..=8 | 14..=25)
}

/// Whether there is a file or folder of this name.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// A lesson that cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Its file cannot be read.
    #[error("{0}")]
    File(#[from] FileError),
    /// It is no lesson.
    #[error("{name}: {error}")]
    Lesson {
        /// The file.
        name: String,
        /// What is wrong with it.
        error: LessonError,
    },
}

/// The lesson of this name that the program brings, unless there is a file of the same name.
pub fn brought_lesson(name: &Path) -> Option<&'static str> {
    let is_meant = |(id, _): &&(&str, &str)| Path::new(id) == name;
    let (_, source) = LESSONS.iter().find(is_meant)?;
    (!exists(name)).then_some(*source)
}

/// A lesson by its file, or by its name if it is one that the program brings.
pub fn read_lesson(name: &Path) -> Result<Lesson, OpenError> {
    let source = match brought_lesson(name) {
        Some(source) => source.to_owned(),
        None => read_text(name)?,
    };
    Lesson::read(&source).map_err(|error| OpenError::Lesson {
        name: name.display().to_string(),
        error,
    })
}

/// Why a file could not be written.
#[derive(Debug, Error)]
pub enum WriteError {
    /// There is one already.
    #[error("{name}: there is such a file already")]
    Exists {
        /// The file.
        name: String,
    },
    /// The folder that it is to be in is not there.
    #[error("{name}: there is no such folder to write it to")]
    NoFolder {
        /// The file.
        name: String,
    },
    /// A folder has this name, or a device.
    #[error("{name}: this is not a file that can be replaced")]
    NotAFile {
        /// The folder.
        name: String,
    },
    /// The folder is read-only, or somebody else's.
    #[error("{name}: nothing may be written to this folder")]
    Refused {
        /// The file.
        name: String,
    },
    /// There is no room.
    #[error("{name}: there is no room left on the disk")]
    Full {
        /// The file.
        name: String,
    },
    /// The system refused for another reason.
    #[error("{name}: cannot write: {error}")]
    Io {
        /// The file.
        name: String,
        /// What the system said.
        error: io::Error,
    },
}

impl WriteError {
    fn of(path: &Path, error: io::Error) -> Self {
        let name = path.display().to_string();
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder { name },
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Refused { name },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::Full { name }
            }
            _ => Self::Io { name, error },
        }
    }
}

/// A file on its way: it comes to its place whole or not at all. Until then it grows beside its
/// place, and it goes away if it is dropped before [`finish`](Self::finish).
pub struct Draft {
    place: PathBuf,
    beside: PathBuf,
    replaces: bool,
    file: BufWriter<File>,
}

impl Draft {
    /// Begins a file. What stands in its place is only replaced if that is asked for.
    pub fn create(place: &Path, replaces: bool) -> Result<Self, WriteError> {
        is_free(place, replaces)?;
        let mut beside = place.as_os_str().to_owned();
        beside.push(format!(".{}.part", std::process::id()));
        let beside = PathBuf::from(beside);
        let file = File::create(&beside).map_err(|error| WriteError::of(place, error))?;
        Ok(Self {
            place: place.to_owned(),
            beside,
            replaces,
            file: BufWriter::with_capacity(1 << 16, file),
        })
    }

    /// Does what writes to the file.
    pub fn write_with(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), WriteError> {
        write(&mut self.file).map_err(|error| WriteError::of(&self.place, error))
    }

    /// Brings the file to its place.
    pub fn finish(mut self) -> Result<(), WriteError> {
        let flushed = self
            .file
            .flush()
            .and_then(|()| self.file.get_ref().sync_all());
        flushed.map_err(|error| WriteError::of(&self.place, error))?;
        is_free(&self.place, self.replaces)?;
        std::fs::rename(&self.beside, &self.place)
            .map_err(|error| WriteError::of(&self.place, error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // What is half-written is of no use to anybody; if it cannot go, nothing more can be done.
        let _ = std::fs::remove_file(&self.beside);
    }
}

/// Whether a file may be put here.
fn is_free(place: &Path, replaces: bool) -> Result<(), WriteError> {
    let name = || place.display().to_string();
    match std::fs::metadata(place) {
        Ok(what) if !what.is_file() => Err(WriteError::NotAFile { name: name() }),
        Ok(_) if !replaces => Err(WriteError::Exists { name: name() }),
        _ => Ok(()),
    }
}

/// Writes a file whole or not at all, and replaces what was there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let mut draft = Draft::create(path, true)?;
    draft.write_with(|file| file.write_all(bytes))?;
    draft.finish()
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
    write(&path, source.as_bytes()).map_err(io::Error::other)
}

/// Moves settings that cannot be understood out of the way, where their owner finds them.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub fn set_settings_aside() {
    if let Some(path) = settings_file() {
        // If they cannot be moved they are simply not understood next time either.
        let _ = std::fs::rename(&path, path.with_extension("broken.ron"));
    }
}
