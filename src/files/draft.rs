//! Drafts: files that appear at their place complete or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, IntoInnerError, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{Builder, NamedTempFile};

/// Why a file could not be written.
#[derive(Debug)]
pub struct WriteError {
    /// The file.
    pub name: String,
    /// The system's error. Its kind is [`AlreadyExists`](ErrorKind::AlreadyExists) where a file
    /// must not be replaced, and [`IsADirectory`](ErrorKind::IsADirectory) where something else
    /// than a file has the name.
    pub error: io::Error,
}

impl WriteError {
    fn of(path: &Path, error: impl Into<io::Error>) -> Self {
        Self {
            name: shown(path),
            error: error.into(),
        }
    }
}

/// The path as people write it. One that Windows was asked for begins with `\\?\`, or with `\\?\UNC\` in
/// the network.
fn shown(path: &Path) -> String {
    let name = path.display().to_string();
    match name.strip_prefix(r"\\?\") {
        Some(rest) if cfg!(windows) => match rest.strip_prefix(r"UNC\") {
            Some(share) => format!(r"\\{share}"),
            None => rest.to_owned(),
        },
        _ => name,
    }
}

/// The temporary files being written at the moment.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes everything half-written and ends the process at once, whatever it is doing.
pub fn give_up(code: i32) -> ! {
    // While this is locked no new draft can begin.
    for path in &*unfinished() {
        // Nobody is left to hear of a failure.
        let _ = fs::remove_file(path);
    }
    std::process::exit(code)
}

/// A temporary file that is listed as unfinished.
struct Listed(PathBuf);

impl Drop for Listed {
    fn drop(&mut self) {
        unfinished().retain(|path| *path != self.0);
    }
}

/// A file being written. Until [`finish`](Self::finish) it grows beside its place under another
/// name; dropped before that, it is removed.
pub struct Draft {
    place: PathBuf,
    replaces: bool,
    file: BufWriter<NamedTempFile>,
    listed: Listed,
}

impl Draft {
    /// Creates a draft. An existing file is replaced only with `replaces`, and keeps its
    /// permissions. A link stays, and the file it points to is replaced.
    pub fn create(place: &Path, replaces: bool) -> Result<Self, WriteError> {
        let place = fs::canonicalize(place).unwrap_or_else(|_| place.to_owned());
        let refused = |error: ErrorKind| Err(WriteError::of(&place, error));
        let before = match fs::metadata(&place) {
            Ok(what) if !what.is_file() => return refused(ErrorKind::IsADirectory),
            Ok(_) if !replaces => return refused(ErrorKind::AlreadyExists),
            Ok(what) => Some(what.permissions()),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(WriteError::of(&place, error)),
        };
        let folder = match place.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut all = unfinished();
        let mut builder = Builder::new();
        let made = builder.prefix(".recuo-").make_in(folder, |path| {
            let file = File::create_new(path)?;
            before
                .iter()
                .try_for_each(|before| file.set_permissions(before.clone()))?;
            Ok(file)
        });
        let file = made.map_err(|error| WriteError::of(&place, error))?;
        let listed = Listed(file.path().to_owned());
        all.push(listed.0.clone());
        Ok(Self {
            replaces,
            file: BufWriter::with_capacity(1 << 16, file),
            listed,
            place,
        })
    }

    /// Writes to the file.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        let written = self.file.write_all(bytes);
        written.map_err(|error| WriteError::of(&self.place, error))
    }

    /// Moves the file to its place.
    pub fn finish(self) -> Result<(), WriteError> {
        let Self {
            place,
            replaces,
            file,
            listed: _listed,
        } = self;
        let written = file.into_inner().map_err(IntoInnerError::into_error);
        let moved = written.and_then(|file| {
            file.as_file().sync_all()?;
            let moved = match replaces {
                true => file.persist(&place),
                false => file.persist_noclobber(&place),
            };
            moved.map_err(io::Error::from)
        });
        moved
            .map(drop)
            .map_err(|error| WriteError::of(&place, error))
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn write(place: &Path, replaces: bool) -> Result<(), ErrorKind> {
        let written = Draft::create(place, replaces).and_then(|mut draft| {
            draft.write(b"new")?;
            draft.finish()
        });
        written.map_err(|error| error.error.kind())
    }

    #[test]
    fn a_replaced_file_keeps_its_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("a");
        fs::write(&place, "old").unwrap();
        fs::set_permissions(&place, fs::Permissions::from_mode(0o600)).unwrap();
        assert_eq!(write(&place, false), Err(ErrorKind::AlreadyExists));
        assert_eq!(write(&place, true), Ok(()));
        assert_eq!(fs::read_to_string(&place).unwrap(), "new");
        let mode = fs::metadata(&place).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(write(folder.path(), true), Err(ErrorKind::IsADirectory));
    }

    #[test]
    fn links_stay() {
        let folder = tempfile::tempdir().unwrap();
        let [place, other, end] = ["a", "b", "end"].map(|name| folder.path().join(name));
        symlink("b", &place).unwrap();
        symlink(&end, &other).unwrap();
        fs::write(&end, "old").unwrap();
        assert_eq!(write(&place, true), Ok(()));
        assert!(place.is_symlink() && other.is_symlink());
        assert_eq!(fs::read_to_string(&end).unwrap(), "new");
        // Links in a circle.
        fs::remove_file(&other).unwrap();
        symlink("a", &other).unwrap();
        assert!(write(&place, true).is_err());
    }

    /// A process that is killed neither moves nor drops its draft.
    #[test]
    fn a_kill_leaves_the_old_file_whole() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("a");
        fs::write(&place, "old").unwrap();
        let mut draft = Draft::create(&place, true).unwrap();
        draft.write(b"ne").unwrap();
        std::mem::forget(draft);
        assert_eq!(fs::read_to_string(&place).unwrap(), "old");
        // What is given up is removed.
        let mut draft = Draft::create(&place, true).unwrap();
        draft.write(b"ne").unwrap();
        let files = || fs::read_dir(folder.path()).unwrap().count();
        let before = files();
        drop(draft);
        assert_eq!(files(), before - 1);
    }
}
