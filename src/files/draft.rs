//! Drafts: files that appear at their place complete or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Why a file could not be written.
#[derive(Debug)]
pub enum WriteError {
    /// The file exists already.
    Exists {
        /// The file.
        name: String,
    },
    /// The parent folder does not exist.
    NoFolder {
        /// The file.
        name: String,
    },
    /// A folder or a device has this name.
    NotAFile {
        /// The folder.
        name: String,
    },
    /// The parent folder is read-only, or belongs to another user.
    Refused {
        /// The file.
        name: String,
    },
    /// The disk is full.
    Full {
        /// The file.
        name: String,
    },
    /// It is larger than the disk or the user's quota allows.
    TooLarge {
        /// The file.
        name: String,
    },
    /// The system refused for another reason.
    Io {
        /// The file.
        name: String,
        /// The system's error.
        error: io::Error,
    },
}

impl WriteError {
    pub(super) fn of(path: &Path, error: io::Error) -> Self {
        let name = path.display().to_string();
        match error.kind() {
            ErrorKind::AlreadyExists => Self::Exists { name },
            ErrorKind::IsADirectory => Self::NotAFile { name },
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder { name },
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Refused { name },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full { name },
            ErrorKind::FileTooLarge => Self::TooLarge { name },
            _ => Self::Io { name, error },
        }
    }
}

/// The files being written at the moment.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes everything half-written and ends the process at once, whatever it is doing.
pub fn give_up(code: i32) -> ! {
    // While this is locked no new draft can begin.
    let unfinished = unfinished();
    unfinished.iter().for_each(|path| remove(path));
    std::process::exit(code)
}

/// Removes a half-written file. Failing to do so is ignored.
fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}

/// A temporary file beside its final place. It is removed unless it is moved there.
struct Unfinished {
    beside: PathBuf,
}

impl Unfinished {
    fn begin<T>(
        place: &Path,
        make: impl FnOnce(&Path) -> io::Result<T>,
    ) -> Result<(Self, T), WriteError> {
        remove_left_behind(place);
        let beside = beside(place, PART);
        let mut all = unfinished();
        let made = make(&beside).map_err(|error| WriteError::of(place, error))?;
        all.push(beside.clone());
        Ok((Self { beside }, made))
    }

    fn bring_to(&self, place: &Path) -> Result<(), WriteError> {
        fs::rename(&self.beside, place).map_err(|error| WriteError::of(place, error))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut all = unfinished();
        all.retain(|path| *path != self.beside);
        remove(&self.beside);
    }
}

/// The extension of unfinished files.
const PART: &str = "part";

/// The least age of unfinished files that are removed as left behind where it cannot be known whether
/// their process is running.
const LEFT_BEHIND: Duration = Duration::from_secs(600);

/// Removes what killed processes have left beside a place.
fn remove_left_behind(place: &Path) {
    let (Some(folder), Some(name)) = (place.parent(), place.file_name()) else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let name = name.to_string_lossy();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let other = entry.file_name();
        let process = other.to_str().and_then(|other| {
            let rest = other.strip_prefix(&*name)?.strip_prefix('.')?;
            rest.strip_suffix(PART)?
                .strip_suffix('.')?
                .parse::<u32>()
                .ok()
        });
        let is_old = || {
            let modified = entry.metadata().and_then(|file| file.modified()).ok();
            let age = modified.and_then(|time| time.elapsed().ok());
            age.is_some_and(|age| age >= LEFT_BEHIND)
        };
        let is_left = |process| is_running(process).map_or_else(is_old, |running| !running);
        if process.is_some_and(is_left) {
            remove(&entry.path());
        }
    }
}

/// Whether a process with this number is running, if the system lists processes.
fn is_running(process: u32) -> Option<bool> {
    let list = Path::new("/proc");
    let is_list = list.join("self").exists();
    is_list.then(|| list.join(process.to_string()).exists())
}

/// A name beside the place that only this process uses.
fn beside(place: &Path, ending: &str) -> PathBuf {
    let mut beside = place.as_os_str().to_owned();
    beside.push(format!(".{}.{ending}", std::process::id()));
    PathBuf::from(beside)
}

/// A file being written. Until [`finish`](Self::finish) it grows beside its place; dropped before
/// that, it is removed.
pub struct Draft {
    place: PathBuf,
    replaces: bool,
    file: BufWriter<File>,
    unfinished: Unfinished,
}

impl Draft {
    /// Creates a draft. An existing file is replaced only with `replaces`, and keeps its
    /// permissions. A link stays, and the file it points to is replaced.
    pub fn create(place: &Path, replaces: bool) -> Result<Self, WriteError> {
        is_free(place, replaces)?;
        let place = behind_links(place);
        let (unfinished, file) = Unfinished::begin(&place, |path| {
            let file = File::create(path)?;
            if let Ok(before) = fs::metadata(&place) {
                file.set_permissions(before.permissions())?;
            }
            Ok(file)
        })?;
        Ok(Self {
            place,
            replaces,
            file: BufWriter::with_capacity(1 << 16, file),
            unfinished,
        })
    }

    /// Writes to the file.
    pub fn write_with(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), WriteError> {
        write(&mut self.file).map_err(|error| WriteError::of(&self.place, error))
    }

    /// Moves the file to its place.
    pub fn finish(mut self) -> Result<(), WriteError> {
        let flushed = self
            .file
            .flush()
            .and_then(|()| self.file.get_ref().sync_all());
        flushed.map_err(|error| WriteError::of(&self.place, error))?;
        is_free(&self.place, self.replaces)?;
        self.unfinished.bring_to(&self.place)
    }
}

/// Follows links. A link to nowhere gives the place where a file would be created.
fn behind_links(place: &Path) -> PathBuf {
    let mut place = place.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(next) = fs::read_link(&place) else {
            break;
        };
        place = place.parent().unwrap_or(Path::new("")).join(next);
    }
    place
}

/// The most links followed, as many as systems do.
const MOST_LINKS: usize = 40;

/// Checks whether a file may be put here.
fn is_free(place: &Path, replaces: bool) -> Result<(), WriteError> {
    let name = || place.display().to_string();
    match fs::metadata(place) {
        Ok(what) if !what.is_file() => Err(WriteError::NotAFile { name: name() }),
        Ok(_) if !replaces => Err(WriteError::Exists { name: name() }),
        // A broken link counts as an existing file.
        Err(_) if !replaces && place.is_symlink() => Err(WriteError::Exists { name: name() }),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(WriteError::of(place, error)),
        _ => Ok(()),
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::time::SystemTime;

    /// An empty folder for a test.
    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("recuo-draft-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        folder
    }

    fn write(place: &Path, replaces: bool) -> Result<(), WriteError> {
        let mut draft = Draft::create(place, replaces)?;
        draft.write_with(|file| file.write_all(b"new"))?;
        draft.finish()
    }

    #[test]
    fn a_replaced_file_keeps_its_permissions() {
        let place = folder("mode").join("a");
        fs::write(&place, "old").unwrap();
        fs::set_permissions(&place, fs::Permissions::from_mode(0o600)).unwrap();
        write(&place, true).unwrap();
        assert_eq!(fs::read_to_string(&place).unwrap(), "new");
        assert_eq!(
            fs::metadata(&place).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }

    #[test]
    fn links_stay() {
        let folder = folder("links");
        let [place, other, end] = ["a", "b", "end"].map(|name| folder.join(name));
        symlink("b", &place).unwrap();
        symlink(&end, &other).unwrap();
        // They are broken so far.
        assert!(matches!(
            write(&place, false),
            Err(WriteError::Exists { .. })
        ));
        assert!(place.is_symlink() && !end.exists());
        for _ in 0..2 {
            write(&place, true).unwrap();
            assert!(place.is_symlink() && other.is_symlink());
            assert_eq!(fs::read_to_string(&end).unwrap(), "new");
        }
        // Links in a circle.
        fs::remove_file(&other).unwrap();
        symlink("a", &other).unwrap();
        assert!(write(&place, true).is_err());
    }

    #[test]
    fn leftovers_of_killed_processes_are_removed() {
        let folder = folder("killed");
        let place = folder.join("film.gif");
        let dead = u32::MAX;
        let own = std::process::id();
        let [old, young, running, foreign] = [
            format!("film.gif.{dead}.part"),
            format!("film.gif.{}.part", dead - 1),
            format!("film.gif.{own}.part"),
            "film.gif.mine.part".to_owned(),
        ]
        .map(|name| folder.join(name));
        let long_ago = SystemTime::now() - 2 * LEFT_BEHIND;
        for (path, time) in [
            (&old, long_ago),
            (&young, SystemTime::now()),
            (&running, long_ago),
            (&foreign, long_ago),
        ] {
            let file = File::create(path).unwrap();
            file.set_modified(time).unwrap();
        }
        remove_left_behind(&place);
        let is_known = Path::new("/proc/self").exists();
        assert!(!old.exists() && foreign.exists());
        assert_eq!((young.exists(), running.exists()), (!is_known, is_known));
    }
}
