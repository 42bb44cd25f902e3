use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Watches a file that another program may change, such as a lesson being written.
///
/// Now and then it checks the file's time and length. That works on every system and for every way
/// in which editors save, and costs next to nothing.
#[derive(Debug)]
pub struct Watch {
    path: PathBuf,
    seen: Option<Stamp>,
    next: f64,
}

/// What a change is detected by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
}

impl Watch {
    /// Seconds between two checks.
    pub const INTERVAL: f64 = 1.0;

    /// Starts watching a file.
    pub fn new(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            seen: stamp(path),
            next: 0.0,
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the file has changed since the last call. `now` is the time in seconds since any
    /// fixed moment; within a second of the last check the answer is no.
    ///
    /// A missing file counts as unchanged: editors remove a file for a moment when they save.
    pub fn has_changed(&mut self, now: f64) -> bool {
        if now < self.next {
            return false;
        }
        self.next = now + Self::INTERVAL;
        let Some(stamp) = stamp(&self.path) else {
            return false;
        };
        self.seen.replace(stamp) != Some(stamp)
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let data = fs::metadata(path).ok()?;
    data.is_file().then(|| Stamp {
        modified: data.modified().ok(),
        length: data.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_seen_once_and_at_most_once_a_second() {
        let folder = std::env::temp_dir().join(format!("recuo-watch-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("lesson.ron");
        let mut early = Watch::new(&path);
        fs::write(&path, "one").unwrap();
        assert!(early.has_changed(5.0), "it has come to be");
        let mut watch = Watch::new(&path);
        assert!(!watch.has_changed(10.0));
        fs::write(&path, "three").unwrap();
        assert!(!watch.has_changed(10.9), "it is too soon to look");
        assert!(watch.has_changed(11.1));
        assert!(!watch.has_changed(12.2));
        // Same length, but written at another time.
        fs::write(&path, "seven").unwrap();
        let later = SystemTime::now() + std::time::Duration::from_secs(60);
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_modified(later).unwrap();
        // Windows removes a file only once nobody has it open.
        drop(file);
        assert!(watch.has_changed(13.3));
        // An editor that removes the file and puts another in its place.
        fs::remove_file(&path).unwrap();
        assert!(!watch.has_changed(14.4));
        fs::write(&path, "seven").unwrap();
        assert!(watch.has_changed(15.5));
        assert!(!watch.has_changed(16.6));
        assert_eq!(watch.path(), path);
        fs::remove_dir_all(&folder).unwrap();
        assert!(!watch.has_changed(17.7));
    }
}
