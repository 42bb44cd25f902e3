//! Records: small text files that the window remembers things in, shared by several windows.

use super::{read_text_at_most, write};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longest record that is read, in bytes.
const LONGEST: u64 = 16 << 20;
/// How often to wait for another window, and how long each time: a write waits for the disk.
const TRIES: usize = 500;
const WAIT: Duration = Duration::from_millis(2);

/// A folder of records.
pub struct Records {
    folder: Option<PathBuf>,
}

impl Records {
    /// The current user's records. Where the system has no folder for them nothing is saved.
    pub fn of_user() -> Self {
        let folders = directories::ProjectDirs::from("", "", "recuo");
        Self {
            folder: folders.map(|folders| folders.config_dir().to_owned()),
        }
    }

    /// The records in a folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_owned()),
        }
    }

    /// The folder, if there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        Some(self.folder()?.join(name))
    }

    /// The text of a record; `None` if it does not exist or is empty, and an error if it cannot be
    /// read.
    #[expect(
        clippy::result_unit_err,
        reason = "every caller does the same whatever the reason"
    )]
    pub fn read(&self, name: &str) -> Result<Option<String>, ()> {
        // A link to nowhere is a record that does not exist yet.
        let exists = |path: &PathBuf| !matches!(path.try_exists(), Ok(false));
        let Some(path) = self.path(name).filter(exists) else {
            return Ok(None);
        };
        // Opening a pipe waits for another process.
        if !path.is_file() {
            return Err(());
        }
        let text = read_text_at_most(&path, LONGEST).map_err(drop)?;
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Writes a record completely or not at all. Returns whether it could.
    pub fn write(&self, name: &str, text: &str) -> bool {
        let Some(path) = self.path(name) else {
            return false;
        };
        path.parent()
            .is_some_and(|folder| fs::create_dir_all(folder).is_ok())
            && write(&path, text.as_bytes()).is_ok()
    }

    /// Moves a record that cannot be parsed to another name, where the user can find it. Returns
    /// whether it could.
    pub fn set_aside(&self, name: &str) -> bool {
        self.path(name).is_some_and(|path| {
            let aside = (1..).map(|n| path.with_added_extension(format!("{n}.broken")));
            let free = aside
                .into_iter()
                .find(|path| path.symlink_metadata().is_err());
            free.is_some_and(|aside| fs::rename(&path, aside).is_ok())
        })
    }

    /// Keeps other windows from writing while the returned file is open. Waits for another window's
    /// lock for a second: long enough for a slow disk, short enough if that window hangs.
    pub fn lock(&self) -> Option<File> {
        let folder = self.folder()?;
        fs::create_dir_all(folder).ok()?;
        let path = folder.join("lock");
        if path.exists() && !path.is_file() {
            return None;
        }
        let file = File::create(path).ok()?;
        for _ in 0..TRIES {
            match file.try_lock() {
                Ok(()) => return Some(file),
                Err(TryLockError::WouldBlock) => std::thread::sleep(WAIT),
                // Some file systems have no locks.
                Err(TryLockError::Error(_)) => return None,
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder for a test.
    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("recuo-records-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn records_are_kept_and_set_aside_without_replacing_each_other() {
        let folder = folder("kept");
        let records = Records::in_folder(&folder);
        assert_eq!(records.read("a.json"), Ok(None));
        assert!(!records.set_aside("a.json"));
        for text in ["first", "second"] {
            assert!(records.write("a.json", text));
            assert_eq!(records.read("a.json"), Ok(Some(text.to_owned())));
            assert!(records.set_aside("a.json"));
        }
        let aside = ["a.json.1.broken", "a.json.2.broken"].map(|name| records.read(name));
        assert_eq!(
            aside,
            ["first", "second"].map(|text| Ok(Some(text.to_owned())))
        );
    }

    #[test]
    fn only_text_files_can_be_read() {
        let folder = folder("unreadable");
        let records = Records::in_folder(&folder);
        fs::create_dir_all(folder.join("b.json")).unwrap();
        fs::write(folder.join("a.json"), [0; 9]).unwrap();
        assert_eq!(
            (records.read("a.json"), records.read("b.json")),
            (Err(()), Err(()))
        );
        assert!(!records.write("b.json", "text"));
        // A folder that cannot be created.
        let nowhere = Records::in_folder(&folder.join("a.json"));
        assert!(!nowhere.write("c.json", "text") && nowhere.lock().is_none());
        assert!(!Records { folder: None }.write("c.json", "text"));
    }

    /// Opening a pipe would wait for a writer forever.
    #[cfg(unix)]
    #[test]
    fn pipes_are_not_opened() {
        let folder = folder("pipe");
        fs::create_dir_all(&folder).unwrap();
        let pipes = ["a.json", "lock"].map(|name| folder.join(name));
        let made = std::process::Command::new("mkfifo").args(pipes).status();
        assert!(made.unwrap().success());
        let (out, done) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let records = Records::in_folder(&folder);
            out.send((records.read("a.json"), records.lock().is_none()))
        });
        let read = done.recv_timeout(Duration::from_secs(10));
        assert_eq!(read, Ok((Err(()), true)));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = folder("link");
        let records = Records::in_folder(&folder);
        fs::create_dir_all(folder.join("elsewhere")).unwrap();
        fs::write(folder.join("elsewhere/a"), "old").unwrap();
        std::os::unix::fs::symlink("elsewhere/a", folder.join("a.json")).unwrap();
        assert!(records.write("a.json", "new"));
        assert!(folder.join("a.json").is_symlink());
        assert_eq!(
            fs::read_to_string(folder.join("elsewhere/a")).unwrap(),
            "new"
        );
    }

    #[test]
    fn one_window_writes_at_a_time() {
        let records = Records::in_folder(&folder("lock"));
        let first = records.lock();
        assert!(first.is_some());
        assert!(records.lock().is_none());
        drop(first);
        assert!(records.lock().is_some());
    }
}
